"""How cards of this game are printed, set against the dialect."""

from __future__ import annotations

from judgeapp.language.printed import Printing

PRINTING = Printing(
    rewrites=((r"^При (?:найме|входе в игру):?\s*", "Найм: "), (r"\s+-\s+", " — ")),
    either=((r"\bвозьмите карту\b", "возьмите 1 карту"), (r"\bнанес(?:и|ите)\b", "нанести")),
)
