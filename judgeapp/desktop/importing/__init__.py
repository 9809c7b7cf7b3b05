"""Importing a publisher's document: asking what it is, doing it in a child process, reporting what came of it."""
