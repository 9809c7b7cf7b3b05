"""How cards of this game are printed, set against the dialect."""

from __future__ import annotations

from judgeapp.language.printed import Printing

_SIGNS = {"p": "power", "d": "defense", "h": "life", "i": "intellect"}

PRINTING = Printing(
    rewrites=(
        *((rf"\s*\{{{sign}\}}", f" {word}") for sign, word in _SIGNS.items()),
        (r"^(?:legendary )?([\w', -]+) specialization$", r'specialization "\1"'),
        (r"((?:action|instant|reaction) — )(\d+)(?=[:,])", r"\1\2 resources"),
        (r"\b1 resources\b", "1 resource"),
        *(("".join([r"\{r\}"] * n), f"{n} resources") for n in range(6, 1, -1)),
        (r"(\d+|X) ?\{r\}", r"\1 resources"),
        (r"\{r\}", "1 resource"),
        (r"\bcosts? 1 resource less\b", "costs 1 less"),
        (r"\bcosts? (\d+) resources less\b", r"costs \1 less"),
        (r"\s+-\s+", " — "),
        (r"\bdraw a card\b", "draw 1 card"),
        (r"\bdiscard a card\b", "discard 1 card"),
        (r"\b(?:gains?|has) ([+-]\d+ (?:power|defense))", r"gets \1"),
        (r"\bcreate an? (\w[\w ]*?) token\b", r"create 1 \1 token"),
        (r"\buntil end of turn\b", "this turn"),
    ),
    either=(
        (r"^(target (?:\w+ )*attack\b.* gets? (?!.*\bthis turn\b).+)$", r"\1 this turn"),
        (r"\b(?:gains|has) (go again|dominate|overpower|stealth|intimidate)", r"gets \1"),
        (r"\bput a (\w+) counter\b", r"put 1 \1 counter"),
        (r"\bremove a (\w+) counter\b", r"remove 1 \1 counter"),
        (r"\bwith a (\w+) counter\b", r"with 1 \1 counter"),
        (r"\bwhen(?:ever)? this attacks\b", "when this attacks"),
        (r"\bif this hits\b", "when this hits"),
        (r"^once per turn instant", "once per turn instant"),
    ),
)
