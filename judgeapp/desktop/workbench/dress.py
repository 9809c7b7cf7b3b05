"""The style sheet of the workbench, from `resources/ui/styles/workbench.qss` and the colours of the theme."""

from __future__ import annotations

from string import Template

from judgeapp.desktop.look import Look
from judgeapp.library.places import resources_root


def dress(look: Look) -> str:
    """The style sheet in the present colours and sizes."""
    text = (resources_root() / "ui" / "styles" / "workbench.qss").read_text(encoding="utf-8")
    sizes = {f"p{n}": f"{max(1, round(n * look.scale))}px" for n in (1, 2, 3, 4, 6, 8, 10, 12, 16, 20, 24, 32)}
    points = {
        "small": f"{look.points(0.86):.1f}pt",
        "usual": f"{look.points():.1f}pt",
        "large": f"{look.points(1.15):.1f}pt",
    }
    return Template(text).substitute({**vars(look.theme), **sizes, **points})
