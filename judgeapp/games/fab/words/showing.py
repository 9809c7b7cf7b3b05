"""Cards that are shown: revealing as an event (8.5.17); turning a card face-up is none."""

from __future__ import annotations

from dataclasses import dataclass

from judgeapp.kernel import verbs
from judgeapp.language.nodes.happenings import Party, Simple
from judgeapp.language.phrase import phrase


@phrase("{what} is revealed")
@dataclass(frozen=True)
class IsRevealed(Simple):
    """a card is revealed (8.5.17)"""

    what: Party
    kind = verbs.REVEAL
