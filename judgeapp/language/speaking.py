"""What a node class says of itself beside its words: what they refer to, what is done and when, where it looks.

The walk of :mod:`judgeapp.language.antecedents` and the checks of :mod:`judgeapp.language.sound` ask for it. A field
of a node must not have one of these names.
"""

from __future__ import annotations

from typing import Any, ClassVar


class Speaking:
    """The declarations; each class gives its own where the general one is not right."""

    needs: ClassVar[tuple[str, ...]] = ()
    """For a word that refers: the slots of which one must have been offered before it."""
    many: ClassVar[bool] = False
    """For a word that refers: whether it is a word for several things ("them")."""
    offers: ClassVar[tuple[str, ...]] = ()
    """The slots that it fills for the words after it."""
    hides: ClassVar[tuple[str, ...]] = ()
    """Slots that it speaks of without filling them: what they held is not meant any more."""
    mentions: ClassVar[tuple[str, ...]] = ()
    """Slots by which words after it may think of what it names."""
    itself: ClassVar[bool] = False
    """Whether it names the object whose text it is."""
    singular: Any = True
    """Whether a verb after it stands in the singular."""
    person: ClassVar[bool] = False
    """Whether it is a word for somebody, whom "they" may mean."""
    is_picked: ClassVar[bool] = False
    """Whether it stands for objects that are picked as it is carried out."""
    acts: ClassVar[bool] = False
    """Whether it is carried out, although it is no instruction by itself."""
    perhaps: ClassVar[tuple[str, ...]] = ()
    """Fields that may be left undone."""
    follows: ClassVar[tuple[str, ...]] = ()
    """Fields that are done only if all of the field before was."""
    apart: ClassVar[tuple[str, ...]] = ()
    """Fields of which one is done instead of another, or a field of modes."""
    serves: ClassVar[tuple[str, ...]] = ()
    """Fields whose words are about what the act itself is done to."""
    counts: ClassVar[bool] = False
    """Whether "that many" is how many things it was done to: of one thing there is no number to speak of."""
    keeps: ClassVar[bool] = False
    """Whether words in quotes are put in force with what has been spoken of."""
    later: ClassVar[bool] = False
    """Whether it is carried out another time, so that what it binds is not known now."""
    inward: ClassVar[bool] = False
    """Whether somebody else does it, so that "it" and "they" are bound for them alone."""
    rounds: ClassVar[bool] = False
    """Whether it may be done several times over."""
    uncertain: ClassVar[bool] = False
    """Whether it may be left undone as a whole."""
    finds: ClassVar[tuple[str, ...]] = ()
    """Fields whose description looks for objects, rather than being asked whether one fits."""
    card_names: ClassVar[tuple[str, ...]] = ()
    """Fields with the name of a card in quotes."""
    waits: ClassVar[bool] = False
    """Whether it only leaves something waiting, so that nothing has been done yet when it is over."""
    ends_as_last: ClassVar[bool] = False
    """Whether all of it is done when its last part is."""
