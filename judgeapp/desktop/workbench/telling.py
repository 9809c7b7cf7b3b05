"""The step in view as a page: what happened and what did not, by which rule, by which words of which card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from html import escape

from PySide6.QtCore import QCoreApplication

from judgeapp.desktop.look import Theme
from judgeapp.desktop.reading.texts import anchor
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


def rule_links(rules: Iterable[str], manner: Manner) -> str:
    """Rule numbers as links, in brackets; empty for none."""
    made = ", ".join(anchor(f"rule:{manner.game}:{r}", r) for r in rules)
    return f' <span class="small muted">[{made}]</span>' if made else ""


def step_page(told: Explanation, manner: Manner, title: str, assumed: Iterable[str] = (), waits: str = "") -> str:
    """The page of a step. title: what the step is called. assumed: what nobody wrote and is taken as given. waits: what
    is waited for, if it can be said better than the explanation does."""
    body = [f"<h2>{escape(title)}</h2>"]
    if told.trouble is not None:
        body.append(_refused(told, manner))
    body += _sentences(told.sentences, manner)
    if not told.sentences and told.trouble is None and told.number:
        body.append(f'<p class="muted">{escape(_tr("Nothing happened."))}</p>')
    given = list(assumed)
    if given:
        body.append(f"<h3>{escape(_tr('Taken as given'))}</h3>")
        body += [f'<p class="item">{escape(line)}</p>' for line in given]
    body.append(f"<h3>{escape(_tr('Now'))}</h3>")
    body.append(f'<p class="item">{escape(waits or told.pending)}{rule_links(told.pending_rules, manner)}</p>')
    return "".join(body)


def _refused(told: Explanation, manner: Manner) -> str:
    said = _tr("Not allowed: {why}").format(why=told.trouble)
    return f'<p><span class="bad"><b>⊘ {escape(said)}</b></span>{rule_links(told.trouble_rules, manner)}</p>'


def _sentences(told: Iterable[Sentence], manner: Manner) -> Iterator[str]:
    words, rules = "", tuple[str, ...]()
    said = list(told)
    least = min((s.depth for s in said), default=0)
    for sentence in said:
        sentence = replace(sentence, depth=sentence.depth - least)
        yield _sentence(sentence, manner, sentence.words != words, sentence.rules != rules)
        words, rules = sentence.words, sentence.rules


def _sentence(said: Sentence, manner: Manner, with_words: bool, with_rules: bool) -> str:
    here = ' class="here"' if said.seq == manner.part else ""
    kind = "bad" if said.outcome in BLOCKED else "said"
    sign = f'<span class="{kind}">{DECIDES if said.decides else SIGNS[said.outcome]}</span>'
    strong = said.decides or said.outcome in BLOCKED
    text = f"<b>{escape(said.text)}</b>" if strong else escape(said.text)
    body = f'{sign}&nbsp;<a href="open:{PART}%3A{said.seq}" class="plain"><span{here}>{text}</span></a>'
    if with_rules:
        body += rule_links(said.rules, manner)
    if said.words and said.source and with_words and said.words not in said.text:
        body += f'<br><span class="small muted">{_quote(said)}</span>'
    elif said.source and with_words and said.outcome in BLOCKED:
        body += f' <span class="small muted">{anchor(f"{OBJECT}:{said.source}", said.source)}</span>'
    return f'<p class="item" style="margin-left:{9 * min(said.depth, 3)}px">{body}</p>'


def _quote(said: Sentence) -> str:
    source = said.source or ""
    return f"“{escape(said.words)}” — {anchor(f'{OBJECT}:{source}', source)}"


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
