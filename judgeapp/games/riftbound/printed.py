"""How cards of this game are printed, set against the dialect."""

from __future__ import annotations

from judgeapp.language.printed import Printing

_DOMAINS = ("fury", "calm", "mind", "body", "chaos", "order")

PRINTING = Printing(
    rewrites=(
        (r"\[MIGHT\]", "might"),
        (r"\[E(\d+)\](?=\[)", r"\1 energy and "),
        (r"\[E(\d+)\]", r"\1 energy"),
        (r"\[RUNE:rainbow\]", "1 power"),
        *((rf"\[RUNE:{d}\]", f"1 {d.capitalize()}") for d in _DOMAINS),
        (r"\[EXHAUST\]", "exhaust this"),
        (rf"^((?:\d+ energy)?(?: and )?(?:\d+ (?:power|{'|'.join(_DOMAINS)}))?)(?=[,:])", r"pay \1"),
        (r"\[>\]", ","),
        (r"\[([A-Za-z -]+?) (\d+)\]", r"\1 \2"),
        (r"\[([A-Za-z -]+)\]", r"\1"),
        (r"^equip 1 (\w+)$", r"equip, pay 1 \1: attach this to target friendly unit"),
        (r"^(action|reaction),? (?=.*:)", r"\1, "),
        (r"^exhaust this: (action|reaction)(?: —|:) ", r"\1, exhaust this: "),
        (r"^([^:]*), (exhaust this|kill this)(?=[^:]*:)", r"\1 and \2"),
        (r"\bdraw 1\b(?! card)", "draw 1 card"),
        (r"\bdraw (\d+)\b(?! card)", r"draw \1 cards"),
        (r"\b(\w+) — (?=\w)", r"\1: "),
        (r"\bplay an? (\d+) might (\w+) unit token\b", r'play 1 "\2"'),
        (r"\bplay (?:a|an|1) (\w+) gear token\b", r'play 1 "\1"'),
        (r"\b(give|deal \d+ to|kill|stun|move|ready|buff|return|banish|recall|heal|exhaust|counter) an? "
         r"((?:friendly|enemy|damaged|exhausted|ready|attacking|defending)?\s*(?:unit|gear|spell))", r"\1 target \2"),
        (r"\bother friendly units here have\b", "each other friendly unit here gets"),
        (r"\bfriendly units here have\b", "each friendly unit here gets"),
        (r"\bunits here have\b", "each unit here gets"),
        (r"\bI have ([+-]\d+ might)", r"I get \1"),
    ),
    either=(
        (r"\bwhile I'm (an? )?(attacker|attacking)\b", "while this is attacking"),
        (r"\bwhile I'm (an? )?(defender|defending)\b", "while this is defending"),
        (r"\bI get\b", "this gets"),
        (r"\bcounter target spell\b(?! on the chain)", "counter target spell on the chain"),
        (r"\bgive (friendly|enemy) units\b", r"give each \1 unit"),
    ),
    facts=(r"\d+ might",),
)  # fmt: skip
