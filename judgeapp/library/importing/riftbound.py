"""Riftbound rulings (RIFT): a ruling a line, its steps after `Sequence:`, its nuances after `Nuances:`."""

from __future__ import annotations

import re
from collections.abc import Sequence

from judgeapp.library.importing.cutting import Cut
from judgeapp.library.importing.opening import Line

_RULING, _STEPS, _NUANCES = "Ruling:", "Sequence:", "Nuances:"
_ITEM = re.compile(r"(?:^|\s)- (?=[A-Z\"'(])")


def cut_riftbound(lines: Sequence[Line]) -> Cut:
    """Cut the document; lines that are no rulings are strange to it."""
    cut, number = Cut("RIFT", "riftbound"), 0
    for line in lines:
        text = line.text.removeprefix("• ")
        if not text.startswith(_RULING):
            cut.strange.append(line)
            continue
        number += 1
        part = f"ruling {number:02d}"
        body, _, nuances = text.removeprefix(_RULING).partition(_NUANCES)
        ruling, _, steps = body.partition(_STEPS)
        cut.say(part, None, "ruling", line.number, ruling)
        for kind, items in (("step", steps), ("nuance", nuances)):
            for item in filter(str.strip, _ITEM.split(items)):
                cut.say(part, None, kind, line.number, item)
    return cut
