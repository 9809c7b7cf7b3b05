"""How a case stands, in words: what was found where a circumstance is not met."""

from __future__ import annotations

from collections.abc import Iterator

from judgeapp.kernel.ids import ObjId
from judgeapp.kernel.state import State
from judgeapp.language.cardgame import game_of
from judgeapp.language.categories import People, Things
from judgeapp.language.forms import Tongue
from judgeapp.language.nodes.conditions import Not, ThereAre, ThereIs, ThereIsNo
from judgeapp.language.phrase import Node, node_fields, walk
from judgeapp.scenario.cases.hearing import Analogy
from judgeapp.scenario.cases.judging import Judged, Standing, scope_of

_WORDS = {
    "en": {
        "applies": "{when}; {given}{then}",
        "but": "“{condition}” is not so here{found}",
        "disagrees": "the ruling says “{claim}”, the engine comes to something else",
        "open": "the replay ends before it can be seen whether “{claim}”",
        "found": " ({what})",
        "is": "{word}: {names}",
        "none": "nothing like it is there",
        "shared": "{card} says the same as the card of the ruling: “{line}”",
    },
    "ru": {
        "applies": "{when}; {given}{then}",
        "but": "здесь неверно, что «{condition}»{found}",
        "disagrees": "решение говорит «{claim}», у движка выходит другое",
        "open": "разыгранного не хватает, чтобы увидеть: «{claim}»",
        "found": " ({what})",
        "is": "{word}: {names}",
        "none": "ничего такого нет",
        "shared": "у карты {card} тот же текст, что у карты решения: «{line}»",
    },
}


def why(judged: Judged, lang: str = "en") -> str:
    """Why a case applies here, or what keeps it from applying. lang: ``en`` or ``ru``."""
    words, tongue = _WORDS[lang], tongue_of(judged, lang)
    match judged.standing:
        case Standing.APPLIES:
            given = "".join(c.show(tongue) + "; " for c in judged.case.given)
            then = "; ".join(c.show(tongue) for c in judged.case.then)
            return words["applies"].format(when=judged.case.moment.show(tongue), given=given, then=then)
        case Standing.BUT_FOR | Standing.ELSEWHERE:
            condition = judged.unmet[0]
            found = "; ".join(_found(judged, condition, lang))
            told = words["found"].format(what=found) if found else ""
            return words["but"].format(condition=condition.show(tongue), found=told)
        case Standing.DISAGREES:
            return words["disagrees"].format(claim=judged.failing[0].show(tongue))
        case Standing.OPEN:
            return words["open"].format(claim=judged.failing[0].show(tongue))


def tongue_of(judged: Judged, lang: str) -> Tongue:
    """A language as the game of a case speaks it."""
    return Tongue(lang, game_of(judged.occasion.after).lexemes)


def why_alike(found: Analogy, lang: str = "en") -> str:
    """Why a case applies by analogy: what the two cards share."""
    return _WORDS[lang]["shared"].format(card=found.card, line=found.shared)


def _found(judged: Judged, part: Node, lang: str) -> Iterator[str]:
    """What the words of a circumstance come to here: whom they mean, and what there is."""
    occasion = judged.occasion
    state = occasion.before
    scope = scope_of(judged.case, state, judged.this).with_slots(occasion.slots)
    words, tongue = _WORDS[lang], tongue_of(judged, lang)
    for node in walk(part):
        try:
            if isinstance(node, Things):
                names = [_name(state, o) for o in node.objects(state, scope)]
            elif isinstance(node, People):
                names = [str(p) for p in node.players(state, scope)]
            elif isinstance(node, ThereIsNo | Not) and isinstance(what := node_fields(node)[0][1], Node):
                names = _there(what, state, scope)
            elif isinstance(node, ThereIs | ThereAre):
                names = [_name(state, o) for o in node.what.find(state, scope)] or [words["none"]]
            else:
                continue
        except (KeyError, IndexError):
            continue
        if names:
            yield words["is"].format(word=node.show(tongue), names=", ".join(names))
            return


def _there(what: Node, state: State, scope: object) -> list[str]:
    find = getattr(what, "find", None)
    return [_name(state, o) for o in find(state, scope)] if find is not None else []


def _name(state: State, oid: ObjId) -> str:
    return state.obj(oid).alias
