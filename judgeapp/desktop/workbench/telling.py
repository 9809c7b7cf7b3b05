"""The step in view as a page: what happened and what did not, by which rule, by which words of which card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from judgeapp.desktop.look import Theme
from judgeapp.desktop.reading.texts import anchor
from judgeapp.desktop.rich import NOTHING, Rich, fill, join, plain
from judgeapp.kernel.records import Outcome
from judgeapp.scenario.explain import Explanation, Sentence

SIGNS = {
    Outcome.HAPPENED: "•",
    Outcome.FORBIDDEN: "⊘",
    Outcome.REPLACED: "⇄",
    Outcome.PREVENTED: "⊖",
    Outcome.FAILED: "∅",
    Outcome.ILLEGAL: "⊘",
    Outcome.NO_TARGET: "∅",
    Outcome.TRIGGERED: "↯",
    Outcome.FORCED: "→",
    Outcome.CHOSEN: "→",
    Outcome.NOTE: "·",
}
BLOCKED = (Outcome.FORBIDDEN, Outcome.PREVENTED, Outcome.ILLEGAL, Outcome.NO_TARGET, Outcome.FAILED)
DECIDES = "★"
"""What a ruling that applies hangs on."""
PART, OBJECT = "part", "object"


def _tr(text: str) -> str:
    return QCoreApplication.translate("Telling", text)


@dataclass(frozen=True)
class Manner:
    """How to tell: for which game (rule numbers become links), in which colours; part: the record in view."""

    game: str
    theme: Theme
    part: int | None = None


def rule_links(rules: Iterable[str], manner: Manner) -> Rich:
    """Rule numbers as links, in brackets; empty for none."""
    made = join((anchor(f"rule:{manner.game}:{r}", r) for r in rules), ", ")
    return fill(' <span class="small muted">[{}]</span>', made) if made else NOTHING


def step_page(told: Explanation, manner: Manner, title: str, assumed: Iterable[str] = (), waits: str = "") -> Rich:
    """The page of a step. title: what the step is called. assumed: what nobody wrote and is taken as given. waits: what
    is waited for, if it can be said better than the explanation does."""
    body = [fill("<h2>{}</h2>", title)]
    if told.trouble is not None:
        body.append(_refused(told, manner))
    body += _sentences(told.sentences, manner)
    if not told.sentences and told.trouble is None and told.number:
        body.append(fill('<p class="muted">{}</p>', _tr("Nothing happened.")))
    given = list(assumed)
    if given:
        body.append(fill("<h3>{}</h3>", _tr("Taken as given")))
        body += [fill('<p class="item">{}</p>', line) for line in given]
    body.append(fill("<h3>{}</h3>", _tr("Now")))
    body.append(fill('<p class="item">{}{}</p>', waits or told.pending, rule_links(told.pending_rules, manner)))
    return join(body)


def _refused(told: Explanation, manner: Manner) -> Rich:
    said = _tr("Not allowed: {why}").format(why=told.trouble)
    return fill('<p><span class="bad"><b>⊘ {}</b></span>{}</p>', said, rule_links(told.trouble_rules, manner))


def _sentences(told: Iterable[Sentence], manner: Manner) -> Iterator[Rich]:
    words, rules = "", tuple[str, ...]()
    said = list(told)
    least = min((s.depth for s in said), default=0)
    for sentence in said:
        sentence = replace(sentence, depth=sentence.depth - least)
        yield _sentence(sentence, manner, sentence.words != words, sentence.rules != rules)
        words, rules = sentence.words, sentence.rules


def _sentence(said: Sentence, manner: Manner, with_words: bool, with_rules: bool) -> Rich:
    here = fill(' class="here"') if said.seq == manner.part else ""
    kind = "bad" if said.outcome in BLOCKED else "said"
    sign = fill('<span class="{}">{}</span>', kind, DECIDES if said.decides else SIGNS[said.outcome])
    strong = said.decides or said.outcome in BLOCKED
    text = fill("<b>{}</b>", said.text) if strong else plain(said.text)
    body = fill('{}&nbsp;<a href="open:{}%3A{}" class="plain"><span{}>{}</span></a>', sign, PART, said.seq, here, text)
    if with_rules:
        body += rule_links(said.rules, manner)
    if said.words and said.source and with_words and said.words not in said.text:
        body += fill('<br><span class="small muted">{}</span>', _quote(said))
    elif said.source and with_words and said.outcome in BLOCKED:
        body += fill(' <span class="small muted">{}</span>', anchor(f"{OBJECT}:{said.source}", said.source))
    return fill('<p class="item" style="margin-left:{}px">{}</p>', 9 * min(said.depth, 3), body)


def _quote(said: Sentence) -> str:
    source = said.source or ""
    return fill("“{}” — {}", said.words, anchor(f"{OBJECT}:{source}", source))


def style_more(theme: Theme, points: float) -> str:
    """What these pages need beside the style of all pages."""
    return f"""
    a.plain {{ color: {theme.text}; }}
    .said {{ color: {theme.muted}; }}
    h2 {{ margin-bottom: 4px; font-size: {points * 1.12:.1f}pt; }}
    p.item {{ margin-bottom: {points * 0.3:.0f}px; line-height: 112%; }}
    h3 {{ margin: 10px 0 4px 0; }}
    .words {{ background-color: {theme.mark}; color: {theme.on_mark}; }}
    .chip {{ color: {theme.accent}; font-weight: 600; }}
    """
