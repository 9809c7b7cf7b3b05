"""Compiled card text as plain data, so that a program need not read all cards again at every start.

Only data goes in and out: classes are named by module and name, and none but phrases, word lists and enums of this
package are made from a file.
"""

from __future__ import annotations

from dataclasses import fields
from enum import Enum
from importlib import import_module
from typing import Any

from judgeapp.language.phrase import Node, Quoted, Signed, Word

_KINDS = (Node, Word, Signed, Quoted, Enum)


class Damaged(ValueError):
    """Data that is not what :func:`pack` made."""


def pack(value: Any) -> Any:
    """A tree of nodes as lists, strings and numbers."""
    match value:
        case Node():
            return ["n", _name(value), *(pack(getattr(value, f.name)) for f in fields(value))]  # type: ignore[arg-type]
        case Enum():
            return ["e", _name(value), value.name]
        case Word() | Quoted():
            return ["w", _name(value), str(value)]
        case Signed():
            return ["w", _name(value), int(value)]
        case tuple():
            return ["t", *(pack(v) for v in value)]
        case None | int() | str():
            return value
    raise TypeError(f"{type(value).__name__} can't be kept")


def unpack(data: Any, known: dict[str, type[Any]]) -> Any:
    """The tree again. Damaged for anything else. known: classes met so far, by name."""
    if data is None or isinstance(data, int | str):
        return data
    try:
        match data:
            case ["t", *items]:
                return tuple(unpack(i, known) for i in items)
            case ["n", name, *values]:
                cls = _class(name, known)
                named = {f.name: unpack(v, known) for f, v in zip(fields(cls), values, strict=True)}
                return cls(**named)
            case ["e", name, member]:
                return _class(name, known)[member]
            case ["w", name, word]:
                return _class(name, known)(word)
    except (TypeError, ValueError, KeyError, AttributeError) as error:
        raise Damaged(str(error)) from None
    raise Damaged(f"{data!r:.60}")


def _name(value: Any) -> str:
    return f"{type(value).__module__}:{type(value).__qualname__}"


def _class(name: str, known: dict[str, type[Any]]) -> type[Any]:
    if name not in known:
        module, _, qualified = name.partition(":")
        if not module.startswith(("judgeapp.", "tests.")) or "." in qualified:
            raise Damaged(f"{name} is no phrase")
        try:
            cls = getattr(import_module(module), qualified)
        except (ImportError, AttributeError) as error:
            raise Damaged(str(error)) from None
        if not (isinstance(cls, type) and issubclass(cls, _KINDS)):
            raise Damaged(f"{name} is no phrase")
        known[name] = cls
    return known[name]
