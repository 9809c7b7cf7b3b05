"""Where a line of text works (700.2)."""

from __future__ import annotations

from judgeapp.games.wow.words.events import IsRemoved
from judgeapp.games.wow.words.powers import Sabotage
from judgeapp.games.wow.words.structure import (
    AdditionalCost,
    AlternateCost,
    AttachTo,
    ChooseOne,
    PaymentPower,
    PlayOnlyIf,
    QuestLine,
    Reward,
)
from judgeapp.kernel.abilities import Ability
from judgeapp.language.nodes.happenings import TheOne
from judgeapp.language.nodes.keywords import KeywordLine
from judgeapp.language.nodes.lines import SpellLine
from judgeapp.language.nodes.things import This

ASKED_OF_THE_CARD = (
    AdditionalCost,
    AlternateCost,
    AttachTo,
    ChooseOne,
    KeywordLine,
    PaymentPower,
    PlayOnlyIf,
    QuestLine,
    Reward,
    Sabotage,
    SpellLine,
)
"""Lines that nobody looks for among what is in force: the card itself is asked for them."""
PLAY, REMOVED, NOWHERE = frozenset(("play",)), frozenset(("removed",)), frozenset[str]()
_ASKED: dict[type[Ability], bool] = {}


def works_in(line: Ability) -> frozenset[str]:
    """The zones in which a line is in force. What waits for its own card to be removed works where it lies then."""
    cls = type(line)
    asked = _ASKED.get(cls)
    if asked is None:
        asked = _ASKED[cls] = issubclass(cls, ASKED_OF_THE_CARD)
    if asked:
        return NOWHERE
    return REMOVED if type(getattr(line, "event", None)) is IsRemoved and _of_itself(line) else PLAY


def _of_itself(line: Ability) -> bool:
    party = line.event.what  # type: ignore[attr-defined]
    return isinstance(party, TheOne) and isinstance(party.what, This)
