"""What decided this: the part without which the same play ends otherwise."""

from __future__ import annotations

from pathlib import Path

from judgeapp.library.places import resources_root
from judgeapp.scenario import notation
from judgeapp.scenario.deciding import Part, Sort, Weight, play_without, same_record, taking_part, what_decided
from judgeapp.scenario.desk import Desk
from judgeapp.scenario.replay import Player, Replay

PLAY = """scenario A bolt and a grown bear
game duel
players
  Ann: hand Bolt
  Bo: field {field}
turn of Ann, main phase
steps
  Ann plays Bolt
  both pass
"""


def told(replay: Replay, kind: str) -> int:
    return next(r.seq for r in replay.last.records() if r.event is not None and r.event.kind.name == kind)


def weights(player: Player, replay: Replay, kind: str) -> dict[tuple[str, ...], Weight]:
    outcome = same_record(replay.last, told(replay, kind))
    found = what_decided(player, replay, replay.last, outcome)
    return {tuple(f"{p.name}: {p.text}" for p in t.parts): t.weight for t in found}


def test_the_line_without_which_nothing_is_destroyed(player: Player) -> None:
    replay = player.replay(notation.parse(PLAY.format(field="Bear")))
    found = weights(player, replay, "destroy")
    assert found[("Bolt: deal 2 damage to target Creature",)] is Weight.DECIDED


def test_a_bystander_decides_nothing(player: Player) -> None:
    text = PLAY.format(field="Bear").replace("hand Bolt", "hand Bolt; field Lord of Bears")
    replay = player.replay(notation.parse(text.replace("Ann plays Bolt", "Ann plays Bolt\n    target: Bear")))
    found = weights(player, replay, "destroy")
    assert found[("Lord of Bears: each other Red creatures you control gets +1 power",)] is Weight.NOTHING


def test_lines_that_were_never_carried_out_took_no_part(player: Player) -> None:
    replay = player.replay(
        notation.parse(
            PLAY.format(field="Bear, Undertaker").replace("Ann plays Bolt", "Ann plays Bolt\n    target: Bear")
        )
    )
    lines = {p.text for p in taking_part(replay, replay.frames[1])}
    assert "whenever a Creature is destroyed, draw 1 card" not in lines


def test_without_the_card_the_play_cannot_be_made(player: Player) -> None:
    replay = player.replay(notation.parse(PLAY.format(field="Bear")))
    gone = Part(Sort.LINE, "Bolt", "deal 3 damage to target Creature")
    assert play_without(player, replay.scenario, (gone,)) is None


def test_a_trap_of_flesh_and_blood_is_decided_by_the_pump_and_its_own_words() -> None:
    desk = Desk(resources_root())
    replay = desk.replay(resources_root() / Path("fab/proofs/marked/den.scenario"))
    frame = replay.frames[8]
    seq = next(r.seq for r in frame.records() if r.outcome.value == "triggered")
    found = what_decided(desk.player, replay, frame, same_record(frame, seq))
    decided = {p.name for t in found if t.weight is Weight.DECIDED for p in t.parts}
    assert decided == {"Den of the Spider", "Training Push"}
