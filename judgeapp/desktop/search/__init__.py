"""The search pane: the box, the chips, the list of what was found."""
