"""A game may show another card than the one that lies there (a face-down card is blank)."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgeapp.games.catalog import Catalog
from judgeapp.kernel.cards import CardDef
from judgeapp.kernel.ids import PlayerId, Zone
from judgeapp.kernel.inforce import abilities, face
from judgeapp.kernel.state import Obj
from judgeapp.kernel.views import value
from judgeapp.scenario.stage import Stage
from tests.toy import Duel

TOY = Path(__file__).parents[1]
BLANK = CardDef("blank")


class Hidden(Duel):
    """Duel in which tapped cards show nothing."""

    def printed(self, obj: Obj) -> CardDef:
        return BLANK if obj.mark("tapped") else obj.card


@pytest.mark.parametrize("tapped", [True, False])
def test_what_is_shown(tapped: bool) -> None:
    catalog = Catalog(Duel, [TOY / "toy.card"])
    ann = PlayerId("Ann")
    stage = Stage(Hidden(), catalog, (ann,), players={ann: {}})
    oid = stage.add(catalog.card("Hedgehog"), ann, Zone("field", ann), marks={"tapped": True} if tapped else {})
    state = stage.position()
    assert (face(state, oid) is BLANK) is tapped
    assert (value(state, oid, "power") is None) is tapped
    assert (abilities(state, oid) == ()) is tapped
