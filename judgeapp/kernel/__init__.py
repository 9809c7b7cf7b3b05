"""Floor 1: objects, zones, events, effects, replacement, triggers, choices, history, views. It knows no game."""
