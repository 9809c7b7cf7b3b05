"""Reading what Whoosh has pickled, and nothing else: no class but those that an index of ours is made of.

A pickle can name any function there is and have it called. Whoosh pickles its schema, its segments and its blocks, so
in its modules the plain readers are replaced by these. That is the second lock; the first is the seal of the folder.
"""

from __future__ import annotations

import io
import pickle
import sys
from typing import IO, Any

_NEEDED = frozenset(
    {
        ("builtins", "int"),
        ("collections", "defaultdict"),
        ("rules_index.store", "_Named"),
        ("rules_index.store", "_Weighed"),
        ("whoosh.codec.whoosh3", "W3Codec"),
        ("whoosh.codec.whoosh3", "W3Segment"),
        ("whoosh.fields", "STORED"),
        ("whoosh.fields", "Schema"),
        ("whoosh.formats", "Existence"),
        ("whoosh.formats", "Frequency"),
    }
)


def _bytes(text: str = "", encoding: str = "latin1") -> bytes:
    """Bytes as the second protocol of pickle writes them: as a text in Latin 1, or as a call without anything."""
    if encoding != "latin1":
        raise pickle.UnpicklingError(f"an index has no text in {encoding}")
    return text.encode("latin1")


_BYTES = (("_codecs", "encode"), ("__builtin__", "bytes"), ("builtins", "bytes"))


class Careful(pickle.Unpickler):
    """Reads a pickle that needs no other class than ours. UnpicklingError for any other."""

    def find_class(self, module: str, name: str) -> Any:
        """A class that a pickle asks for."""
        if (module, name) in _BYTES:
            return _bytes
        if (module, name) not in _NEEDED:
            raise pickle.UnpicklingError(f"an index has no {module}.{name}")
        return super().find_class(module, name)


def load(file: IO[bytes]) -> Any:
    """Read the next pickle of a file."""
    return Careful(file).load()


def loads(data: bytes) -> Any:
    """Read a pickle."""
    return Careful(io.BytesIO(data)).load()


class _Pickle:
    """What Whoosh uses of the module `pickle`, with the careful readers."""

    dump, dumps = staticmethod(pickle.dump), staticmethod(pickle.dumps)
    load, loads = staticmethod(load), staticmethod(loads)
    PicklingError, UnpicklingError, Unpickler = pickle.PicklingError, pickle.UnpicklingError, Careful


_PLAIN = {"load": load, "loads": loads}


def guard(package: str) -> None:
    """Replace the plain readers in every module of a package that is loaded."""
    for name, module in list(sys.modules.items()):
        if name != package and not name.startswith(f"{package}."):
            continue
        for reader, careful in _PLAIN.items():
            if getattr(module, reader, None) is getattr(pickle, reader):
                setattr(module, reader, careful)
        if getattr(module, "pickle", None) is pickle:
            module.pickle = _Pickle  # type: ignore[attr-defined]
