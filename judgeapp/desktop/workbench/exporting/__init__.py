"""Taking a whole replay out of the program: Markdown, HTML, PDF, with a picture of the table at every step."""
