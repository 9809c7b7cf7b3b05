"""Which rules stand behind events, replacements and changes."""

from __future__ import annotations

from collections.abc import Mapping

RULES: Mapping[str, tuple[str, ...]] = {}
