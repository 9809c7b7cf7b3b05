"""Reading: pages made from the library, the reader that shows them, and taking them away (copy, print, player view)."""
