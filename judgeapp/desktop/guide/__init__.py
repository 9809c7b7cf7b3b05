"""Help: the guided tour, examples that run, every action with its keys, and what the data are and how old."""
