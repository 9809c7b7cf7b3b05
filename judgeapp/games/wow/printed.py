"""How cards of this game are printed, set against the dialect."""

from __future__ import annotations

from judgeapp.language.printed import Printing

_KEYWORDS = ("Protector", "Ferocity", "Elusive", "Untargetable", "Stealth", "Long-Range", "Thrown")
_PAYS = "exhaust|destroy|flip|activate|put|discard|remove|pay"

PRINTING = Printing(
    rewrites=(
        (r"^[\w' -]+ hero required\.?\s*", ""),
        (r"^\d+ ATK and \d+ strike\.?\s*", ""),
        (r"^\d+ DEF\.?\s*", ""),
        (r"^flip this and pay (\d+|X)(?:, ([^:]*))?:\s*", r"(\1), flip this >>> "),
        (rf"^((?:\d+, |X, )?[^:>]*\b(?:{_PAYS})\b[^:>]*):\s*", r"\1 >>> "),
        (r"\s*(?:->|→|»|>>>)\s*", " >>> "),
        (r"\[?\bactivate\b\]?(?=,| >>>|:)", "[Activate]"),
        (r"(?<![\w(])(\d+|X)(?=(?:, [^.>]*)? >>> )", r"(\1)"),
        (r"\bpay (\d+|X) to complete", r"pay (\1) to complete"),
        (r"^ongoing:\s*", ""),
        (r"\bthis can protect your hero\b", "protector"),
        (r"\b(?:himself|herself|itself)\b", "this"),
        (r"\bdestroy (?:him|her)\b", "destroy this"),
        (r"^(?:he|she) ", "this "),
        (r", (?:he|she) (deals|heals)", r", this \1"),
        (r"\bdraw a card\b", "draw 1 card"),
        (r"\bdraws a card\b", "draws 1 card"),
        (r"\b(?:his|her) (party|turn)\b", r"their \1"),
    ),
    either=(
        (r"^((?:opposing|other|friendly) (?:\w+ )*?|allies |heroes )(?=\w)", r"all \1"),
        (r"\bhas ([+-]\d+ (?:ATK|health|DEF))", r"gets \1"),
        (r"\s*/\s*", " and "),
    ),
    apart=(r"(?<=\. )reward:", r"(?<=\. )ongoing:", *(rf"(?<=^{word}\. )(?=\w)" for word in _KEYWORDS)),
    facts=(r"totem", r"(?:aldor|scryer) reputation", r"unique|unlimited"),
)
