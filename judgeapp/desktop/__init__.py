"""Floor 6: the window. It shows what the floors below say; it holds no rules and no search logic."""
