"""The scenario side of the desktop: setting a table, playing it, seeing why, comparing."""

from judgeapp.desktop.workbench.workbench import Workbench

__all__ = ["Workbench"]
