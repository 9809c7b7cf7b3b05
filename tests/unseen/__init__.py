"""Situations that whoever wrote the cases of the rulings has not seen, labelled by somebody who had not seen the cases.

`open` may be looked at while cases are mended; `held` is kept back: it is only measured, never read by whoever writes
cases. `python -m tests.unseen` reports both.
"""
