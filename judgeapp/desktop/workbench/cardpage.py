"""One card in view as a page: its text with the words that act now, its numbers with where they come from."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QCoreApplication

from judgeapp.desktop.reading.texts import anchor
from judgeapp.desktop.rich import Rich, fill, join, plain
from judgeapp.desktop.workbench.board.facing import lines_of, read_face
from judgeapp.desktop.workbench.board.tables import layout_of
from judgeapp.desktop.workbench.telling import Manner, rule_links
from judgeapp.desktop.workbench.wording import engine, word
from judgeapp.games.catalog import Catalog
from judgeapp.kernel.cards import UNKNOWN
from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.inforce import face
from judgeapp.kernel.state import State
from judgeapp.language.cardgame import game_of
from judgeapp.scenario.difference import Change
from judgeapp.scenario.explain import number_words
from judgeapp.scenario.offers import Offer


def _tr(text: str) -> str:
    return QCoreApplication.translate("CardPage", text)


def card_page(
    state: State,
    oid: ObjId,
    manner: Manner,
    catalog: Catalog | None,
    acting: Iterable[str] = (),
    changes: tuple[Change, ...] = (),
    can: Iterable[Offer] = (),
    numbers: Callable[[State, ObjId, str], str] = number_words,
) -> Rich:
    """The page of a card. acting: words of cards that act in the step in view. can: actions that name the card.
    numbers: says where a number comes from."""
    obj = state.at(oid).obj(oid)
    seen = read_face(state.at(oid), oid, changes, layout_of(manner.game).manner(catalog))
    card = face(state, oid)
    known = card is not UNKNOWN and obj.layer is None
    name = anchor(f"card:{manner.game}:{card.moniker}", seen.name) if known else plain(seen.name)
    body = [fill("<h2>{}</h2>", name), fill('<p class="item muted">{}</p>', _where(state, oid))]
    if seen.types:
        body.append(fill('<p class="item">{}</p>', seen.types))
    if seen.states:
        body.append(fill('<p class="item"><span class="chip">{}</span></p>', " · ".join(seen.states)))
    body += [_text_line(line, tuple(acting)) for line in lines_of(catalog, state, oid)]
    body += _refused_lines(state, oid)
    body += _numbers(state, oid, numbers)
    if changes:
        body.append(fill("<h3>{}</h3>", _tr("Changed by this step")))
        body += [fill('<p class="item">◆ {}</p>', c) for c in changes]
    offers = list(can)
    if offers:
        body.append(fill("<h3>{}</h3>", _tr("What can be done with it")))
        body += [_offer(o, manner) for o in offers]
    return join(body)


def _where(state: State, oid: ObjId) -> str:
    if oid not in state.objects:
        return _tr("no longer on the table; as it was last known")
    obj = state.obj(oid)
    place = word(obj.zone.kind) if obj.zone.of is None else f"{obj.zone.of}: {word(obj.zone.kind)}"
    if obj.controller != obj.owner:
        place += " · " + _tr("controlled by {player}").format(player=obj.controller)
    return place


def _text_line(line: str, acting: tuple[str, ...]) -> Rich:
    """A line of the text with the words that act marked."""
    for words in sorted((w for w in acting if w), key=len, reverse=True):
        at = line.lower().find(words.lower())
        if at >= 0:
            end = at + len(words)
            marked = fill('<span class="words">{}</span>', line[at:end])
            return fill('<p class="item">{}{}{}</p>', line[:at], marked, line[end:])
    return fill('<p class="item">{}</p>', line)


def _refused_lines(state: State, oid: ObjId) -> list[Rich]:
    return [
        fill('<p class="item"><span class="warn">⚠ {}:</span> {}</p>', _tr("not understood"), refusal.text)
        for refusal in face(state, oid).refused
    ]


def _numbers(state: State, oid: ObjId, say: Callable[[State, ObjId, str], str]) -> list[Rich]:
    if state.at(oid).obj(oid).layer is not None:
        return []
    game = game_of(state)
    wanted = [p for p in layout_of(game.id).figures or game.numbers if p in game.numbers]
    printed = face(state, oid).facts
    props = [p for p in wanted if p in printed or game.number(state, oid, p) not in (None, 0)]
    told = [fill('<p class="item">{}</p>', say(state, oid, p)) for p in props]
    return [fill("<h3>{}</h3>", _tr("Numbers")), *told] if told else []


def _offer(offer: Offer, manner: Manner) -> Rich:
    if offer.refusal is None:
        return fill('<p class="item">✓ {}</p>', offer.text)
    why = plain(engine(offer.refusal.reason)) + rule_links(offer.refusal.rules, manner)
    return fill('<p class="item"><span class="bad">⊘</span> {}<br><span class="small">{}</span></p>', offer.text, why)
