"""Explanation: every record in a sentence, with its rules, the words of the card behind it, and what it hangs on."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass, is_dataclass, replace
from enum import Enum
from typing import Any

from judgeapp.kernel import atoms
from judgeapp.kernel.abilities import Ability
from judgeapp.kernel.cards import CardDef
from judgeapp.kernel.choices import Choice, Illegal, Unsupported, Window
from judgeapp.kernel.effects import Effect
from judgeapp.kernel.ids import NOWHERE, EffectId, ObjId, Zone
from judgeapp.kernel.records import Outcome, Record
from judgeapp.kernel.state import Bound, State
from judgeapp.kernel.views import why
from judgeapp.language.cardgame import CardGame
from judgeapp.scenario.replay import Frame, Replay, asked
from judgeapp.scenario.wording import worded


class Level(Enum):
    """How much is told: the step in a few lines, or everything that was recorded."""

    BRIEF = "brief"
    FULL = "full"


@dataclass(frozen=True)
class Sentence:
    """One thing that happened or did not.

    text: in words. rules: the rule numbers behind it. words: the card text that asked for it. source: alias of the
    card with those words. depth: 0 for a thing of its own, more for its parts. outcome: what became of it. decides:
    whether a ruling that applies hangs on it.
    """

    text: str
    rules: tuple[str, ...]
    words: str
    source: str | None
    depth: int
    outcome: Outcome
    seq: int
    decides: bool = False


@dataclass(frozen=True)
class Explanation:
    """A step explained: what was done, what came of it, and what is waited for now."""

    number: int
    step: str
    sentences: tuple[Sentence, ...]
    pending: str
    pending_rules: tuple[str, ...]
    trouble: str | None = None
    trouble_rules: tuple[str, ...] = ()


_WORDS = {
    "en": {
        Outcome.FORBIDDEN: "can't happen: {what}",
        Outcome.REPLACED: "is replaced: {what}",
        Outcome.PREVENTED: "is prevented: {what}",
        Outcome.FAILED: "comes to nothing: {what} ({words})",
        Outcome.ILLEGAL: "not allowed: {words}",
        Outcome.NO_TARGET: "no legal target: {words}",
        Outcome.TRIGGERED: "{by} triggers: “{words}”",
        Outcome.FORCED: "only one answer is possible: {words}",
        Outcome.CHOSEN: "chosen: {words}",
        Outcome.NOTE: "{words}",
    },
    "ru": {
        Outcome.FORBIDDEN: "не может произойти: {what}",
        Outcome.REPLACED: "замещается: {what}",
        Outcome.PREVENTED: "предотвращено: {what}",
        Outcome.FAILED: "ничего не происходит: {what} ({words})",
        Outcome.ILLEGAL: "нельзя: {words}",
        Outcome.NO_TARGET: "нет подходящей цели: {words}",
        Outcome.TRIGGERED: "{by} срабатывает: «{words}»",
        Outcome.FORCED: "возможен только один ответ: {words}",
        Outcome.CHOSEN: "выбрано: {words}",
        Outcome.NOTE: "{words}",
    },
}
_WAITS = {
    "en": ("{player} may act: {about}", "the game is over", "the game is over: {over}"),
    "ru": ("{player} может действовать: {about}", "игра окончена", "игра окончена: {over}"),
}


def explain(
    replay: Replay, frame: Frame, lang: str = "en", level: Level = Level.BRIEF, deciding: Container[int] = ()
) -> Explanation:
    """Explain a frame. lang: ``en`` or ``ru``. deciding: the numbers of the records on which rulings hang; they
    are told at every level."""
    step = frame.step.text if frame.step else ""
    waiting, rules = _pending(frame, lang)
    trouble, trouble_rules = _trouble(frame, lang)
    told = tuple(sentences(frame.records(), lang, level, deciding))
    return Explanation(frame.number, step, told, waiting, rules, trouble, trouble_rules)


BOOKKEEPING = ("slots", "window")
"""Marks of a game without words of its own that say nothing of the table."""
_QUANTITIES = {
    **dict.fromkeys(("damage", "put damage", "remove damage", "prevent", "hit", "heal"), "damage"),
    **dict.fromkeys(("gain life", "lose life", "жизни", "жизни равны"), "life"),
    **dict.fromkeys(("раны", "предотвращено", "излечение"), "wounds"),
    **dict.fromkeys(("create", "create token", "create tokens"), "tokens"),
    **dict.fromkeys(("score", "gain points"), "points"),
    **dict.fromkeys(("монеты", "оплата монетами"), "coins"),
    **dict.fromkeys(("молитвы", "оплата молитвами"), "prayers"),
}
"""What the amount of an event is an amount of."""
_ROLES = {"marks": "counters", "to": "place"}
_STATE = {"en": "{on}: {mark}", "ru": "{on}: {mark}"}
_NO_STATE = {"en": "{on}: no longer {mark}", "ru": "{on}: больше не {mark}"}
_CEASES = {"en": "{object} ceases to exist", "ru": "{object} перестаёт существовать"}


def sentences(
    records: tuple[Record, ...], lang: str = "en", level: Level = Level.BRIEF, deciding: Container[int] = ()
) -> Iterator[Sentence]:
    """The records in words; at the brief level without bookkeeping and without the parts of named events."""
    told: dict[int, tuple[Record, int]] = {}
    for record in records:
        parent = told.get(record.cause.parent) if record.cause.parent is not None else None
        depth = parent[1] + 1 if parent else 0
        told[record.seq] = (record, depth)
        decides = record.seq in deciding
        if decides or level is Level.FULL or not _detail(record, parent[0] if parent else None):
            yield replace(sentence(record, lang, min(depth, 4)), decides=decides)


def _detail(record: Record, parent: Record | None) -> bool:
    """Whether a record is bookkeeping, or a part of a named event that is told already."""
    event = record.event
    if event is None:
        return record.outcome is Outcome.FORCED and not record.words.strip()
    if event.kind in (atoms.SET_FACT, atoms.ARRANGE, atoms.END_EFFECT, atoms.USE_EFFECT):
        return True
    if event.kind in (atoms.SET_MARK, atoms.ADJUST) and record.before is not None:
        named = known_mark(record.before.game, event["mark"])
        if not named or isinstance(event.get("value"), Mapping):
            return True
    one_batch = parent is not None and parent.before is record.before
    return record.happened and event.kind.commit is not None and one_batch


def known_mark(game: Any, mark: str) -> bool:
    """Whether a game has a word for a mark of an object or a player; the others are its bookkeeping."""
    if not isinstance(game, CardGame):
        return mark not in BOOKKEEPING
    counted = (*game.setup_counts.values(), *game.setup_scalars.values(), *(m for m, _ in game.setup_marks.values()))
    return mark == "attached to" or mark in counted


def sentence(record: Record, lang: str = "en", depth: int = 0) -> Sentence:
    """One record in words."""
    what = event_words(record, lang) if record.event is not None else ""
    words = record.words or record.cause.words
    if record.happened:
        text = what
    else:
        by = worded(alias(record, record.by), lang) if record.by is not None else ""
        text = _WORDS[lang][record.outcome].format(what=what, words=worded(words, lang), by=by)
        changed = ", ".join(_changed(record, lang))
        text += f" ({changed})" if changed else ""
    source = record.by if record.by is not None else record.cause.source
    name = alias(record, source) if source is not None else None
    own = "" if record.outcome is Outcome.FORCED else record.words
    return Sentence(text, record.rules, record.cause.words or own, name, depth, record.outcome, record.seq)


def _changed(record: Record, lang: str) -> Iterator[str]:
    """What a replacement made of the roles of an event: ``damage 4 → 3``."""
    for role, pair in (record.facts or {}).items():
        if isinstance(pair, tuple) and len(pair) == 2:
            kind = record.event.kind.name if record.event else ""
            name = _QUANTITIES.get(kind, "number") if role == "amount" else _ROLES.get(role, role)
            yield f"{worded(name, lang)} {_say(record, pair[0], lang)} → {_say(record, pair[1], lang)}"


def event_words(record: Record, lang: str) -> str:
    """The event of a record in words."""
    event = record.event
    assert event is not None
    gone = event.kind is atoms.MOVE and event.get("to") == NOWHERE
    says = _CEASES if gone else event.kind.says
    if event.kind is atoms.SET_MARK and event.get("value") in (True, None):
        says = _STATE if event.get("value") else _NO_STATE
    template = says.get(lang) or says.get("en") or event.kind.name
    told = {role: _Spoken(_say(record, v, lang), v) for role, v in event.roles.items()}
    return template.format_map(_Roles(told))


class _Spoken(str):
    """A role in words, which still knows its number for templates such as ``{by:+}`` or ``{amount:coins}``."""

    value: Any

    def __new__(cls, text: str, value: Any) -> _Spoken:
        made = super().__new__(cls, text)
        made.value = value
        return made

    def __format__(self, spec: str) -> str:
        if spec and isinstance(self.value, int):
            return _counted(self.value, spec) if spec[0].isalpha() else format(self.value, spec)
        return f"{self} {spec}" if spec[:1].isalpha() else str(self)


def _counted(n: int, plural: str) -> str:
    """A number of things in English: ``1 coin``, ``3 coins``."""
    return f"{n} {plural.removesuffix('s') if n == 1 else plural}"


class _Roles(dict[str, "_Spoken"]):
    """The roles of an event; one that is missing reads as a dash."""

    def __missing__(self, key: str) -> _Spoken:
        return _Spoken("—", None)


def _say(record: Record, value: Any, lang: str) -> str:
    match value:
        case ObjId():
            return worded(alias(record, value), lang)
        case tuple() if not isinstance(value, Zone):
            return ", ".join(_say(record, v, lang) for v in value) or "—"
        case Mapping():
            return ", ".join(f"{k} {_say(record, v, lang)}" for k, v in value.items()) or "—"
        case CardDef():
            return worded(value.moniker, lang)
        case Bound():
            return value.ability.words
        case Ability() | Effect():
            return value.words
        case EffectId():
            state = record.before or record.after
            effect = state.effects.get(value) if state else None
            return f"“{effect.words}”" if effect else worded("an effect", lang)
        case None:
            return "—"
        case bool():
            return worded("yes" if value else "no", lang)
        case _ if is_dataclass(value) and not isinstance(value, Zone):
            return f"{type(value).__name__.lower()} {getattr(value, 'number', '')}".strip()
        case _:
            return worded(str(value), lang)


def alias(record: Record, oid: ObjId) -> str:
    """The name of an object in a record."""
    for state in (record.before, record.after):
        if state is not None and (oid in state.objects or oid in state.gone):
            return state.obj(oid).alias
    return "something"


def _pending(frame: Frame, lang: str) -> tuple[str, tuple[str, ...]]:
    match frame.pending:
        case Window(player, about, rules):
            return _WAITS[lang][0].format(player=player, about=worded(about, lang)), rules
        case Choice() as choice:
            return asked(choice, lang, frame.state.game), choice.rules
        case _:
            over = frame.state.fact("over")
            return _WAITS[lang][2].format(over=worded(str(over), lang)) if over else _WAITS[lang][1], ()


def _trouble(frame: Frame, lang: str) -> tuple[str | None, tuple[str, ...]]:
    match frame.trouble:
        case None:
            return None, ()
        case Illegal() as refusal:
            return worded(refusal.reason, lang), refusal.rules
        case Unsupported() as unknown:
            return unknown_words(unknown, lang), ()
        case other:
            return worded(str(other), lang), ()


def unknown_words(unknown: Unsupported, lang: str) -> str:
    """What the engine does not know, in words: the card and the clause."""
    return f"{_NOT_KNOWN[lang]}: {worded(unknown.card, lang)}: {worded(unknown.clause, lang)}"


def number_words(state: State, oid: ObjId, prop: str, lang: str = "en", name: str = "") -> str:
    """A characteristic with where it comes from: ``power 5 = 2 printed, +3 “… gets +3 power this turn” (Fealty)``.

    name: what the characteristic is called, if not by its own word.
    """
    steps = why(state, oid, prop)
    total = steps[-1].after
    parts = [f"{steps[0].after} {_PRINTED[lang]}"]
    for step in steps[1:]:
        both = isinstance(step.before, int) and isinstance(step.after, int)
        change = f"{step.after - step.before:+d}" if both else f"→ {step.after}"
        known = step.source is not None and (step.source in state.objects or step.source in state.gone)
        by = f" ({state.obj(step.source).alias})" if known and step.source is not None else ""
        parts.append(f"{change} “{step.words}”{by}")
    return f"{name or prop} {total} = {', '.join(parts)}"


_NOT_KNOWN = {"en": "not known", "ru": "неизвестно"}
_PRINTED = {"en": "printed", "ru": "напечатано"}
