"""The import itself: open, cut, know again, keep, and report. It never raises for what is in a file."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from pydantic import ValidationError

from judgeapp.library.importing.arcane import cut_arcane
from judgeapp.library.importing.berserk import cut_berserk
from judgeapp.library.importing.cutting import Cut, Cutter
from judgeapp.library.importing.hunted import cut_hunted
from judgeapp.library.importing.known import likeness, match
from judgeapp.library.importing.opening import Line, Unreadable, read_lines
from judgeapp.library.importing.report import MOST_REMARKS, ImportReport, Outcome, Remark
from judgeapp.library.importing.riftbound import cut_riftbound
from judgeapp.library.importing.rulebook import FEWEST_RULES, cut_rulebook
from judgeapp.library.importing.warcraft import cut_warcraft
from judgeapp.library.loader import IMPORTED
from judgeapp.library.models import Imported
from judgeapp.library.places import GAMES

CUTTERS: dict[str, Cutter] = {
    "HNT": cut_hunted,
    "ARC": cut_arcane,
    "WTCG": cut_warcraft,
    "BRSK": cut_berserk,
    "RIFT": cut_riftbound,
}
_CODE = re.compile(r"[A-Z][A-Z0-9]{1,9}")
_LIKE, _WHOLE = 0.2, 0.999
_WORDS_OF_GAME = {
    "fab": ("combat chain", "chain link", "go again", "arsenal", "pitch", "action point", "intellect"),
    "riftbound": ("battlefield", "showdown", "runes", "domain", "conquer", "recycle", "deathknell"),
    "wow": ("resource row", "protector", "quest", "horde", "ready step", "talent", "upper deck"),
    "berserk": ("очеред", "существ", "скрыт", "способност", "колод", "рубашк", "погиб"),
}
_STRANGE_SHOWN = 20


def import_document(path: Path, code: str, user_folder: Path, game: str | None = None) -> ImportReport:
    """Import a file as the document `code` into the user's folder.

    In: the file (.txt, .html, .md, .pdf); the code, one of `CUTTERS` for a document that rulings cite, any other for a
    rulebook; the user's folder; the game of a rulebook, guessed from its words when not given. Out: the report. An
    earlier import of the code is replaced only by a successful one, and kept beside it as `.bak`. Never raises for what
    is in the file.
    """
    code = code.strip().upper()
    if not _CODE.fullmatch(code):
        return _refused(code, "a code is two to ten letters and digits, like HNT")
    if game is not None and game not in GAMES:
        return _refused(code, f"unknown game {game!r}; known are {', '.join(GAMES)}")
    try:
        lines, remarks = read_lines(path)
    except Unreadable as error:
        return _refused(code, str(error))
    if code in CUTTERS:
        return _import_known(path, code, lines, remarks, user_folder)
    return _import_rulebook(path, code, lines, remarks, user_folder, game or _guess(lines))


def imported_documents(user_folder: Path) -> Iterator[Imported]:
    """What has been imported so far; files that cannot be read are passed over."""
    for file in sorted((user_folder / IMPORTED).glob("*.json")):
        try:
            yield Imported.model_validate_json(file.read_bytes())
        except (OSError, ValidationError):
            continue


def remove_document(code: str, user_folder: Path) -> bool:
    """Take an import away again, leaving its `.bak`. Returns whether there was one."""
    file = _file_of(code.upper(), user_folder)
    if not (_CODE.fullmatch(code.upper()) and file.is_file()):
        return False
    file.replace(file.with_suffix(".bak"))
    return True


def _import_known(
    path: Path, code: str, lines: Sequence[Line], remarks: Sequence[Remark], user_folder: Path
) -> ImportReport:
    cut = CUTTERS[code](lines)
    like = likeness(code, cut.statements)
    if like < _LIKE:
        other = _recognise(lines, code)
        said = f"this is not the document {code}" + (f"; it looks like {other}" if other else "")
        return _refused(code, said, remarks)
    found = match(code, cut.statements)
    told = [*remarks, *_strange(cut)]
    told += [Remark(s.line, f"{s.id} differs from the edition that the rulings cite") for s in found.changed]
    told += [Remark(s.line, f"{s.id} is not in the edition that the rulings cite") for s in found.new]
    if found.lost:
        told.append(Remark(0, f"missing: {', '.join(found.lost[:40])}{' …' if len(found.lost) > 40 else ''}"))
    outcome: Outcome = "imported" if like >= _WHOLE and not (found.changed or found.new or found.lost) else "partly"
    document = Imported(
        code=code,
        game=cut.game,
        title=_title(lines, path),
        source=path.name,
        statements=found.statements,
        cards=tuple(cut.cards),
    )
    return _keep(document, outcome, told, user_folder)


def _import_rulebook(
    path: Path, code: str, lines: Sequence[Line], remarks: Sequence[Remark], user_folder: Path, game: str | None
) -> ImportReport:
    if game is None:
        return _refused(code, f"which game is it for? say one of {', '.join(GAMES)}", remarks)
    rules, outside = cut_rulebook(lines, code, game)
    if len(rules) < FEWEST_RULES:
        other = _recognise(lines, code)
        said = "no numbered sections were found" + (f"; it looks like {other}, import it as that" if other else "")
        return _refused(code, said, remarks)
    told = list(remarks)
    if outside:
        told.append(Remark(outside[0].number, f"{len(outside)} lines before the first number belong to no rule"))
    document = Imported(code=code, game=game, title=_title(lines, path), source=path.name, rules=tuple(rules))
    return _keep(document, "partly" if remarks else "imported", told, user_folder)


def _keep(document: Imported, outcome: Outcome, remarks: Sequence[Remark], user_folder: Path) -> ImportReport:
    """Write the import at one stroke, the earlier one beside it."""
    file = _file_of(document.code, user_folder)
    aside = file.with_suffix(f".{os.getpid()}.tmp")
    replaced = file.is_file()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        aside.write_text(document.model_dump_json(by_alias=True, exclude_defaults=True), encoding="utf-8")
        if replaced:
            file.with_suffix(".bak").write_bytes(file.read_bytes())
        aside.replace(file)
    except OSError as error:
        with suppress(OSError):
            aside.unlink()
        return _refused(document.code, f"{file} cannot be written: {error.strerror or error}", remarks)
    return ImportReport(
        outcome=outcome,
        code=document.code,
        game=document.game,
        title=document.title,
        statements=len(document.statements),
        cards=len(document.cards),
        rules=len(document.rules),
        remarks=tuple(remarks[:MOST_REMARKS]),
        file=file,
        replaced=replaced,
    )


def _refused(code: str, why: str, remarks: Sequence[Remark] = ()) -> ImportReport:
    return ImportReport("refused", code, remarks=(Remark(0, why), *remarks[: MOST_REMARKS - 1]))


def _file_of(code: str, user_folder: Path) -> Path:
    return user_folder / IMPORTED / f"{code}.json"


def _strange(cut: Cut) -> list[Remark]:
    shown = [Remark(line.number, f"not understood: {line.text[:100]}") for line in cut.strange[:_STRANGE_SHOWN]]
    more = len(cut.strange) - len(shown)
    return [*shown, Remark(0, f"and {more} more lines not understood")] if more > 0 else shown


def _recognise(lines: Sequence[Line], but: str) -> str:
    """The known document that the lines most look like; empty when none."""
    found = {code: likeness(code, cutter(lines).statements) for code, cutter in CUTTERS.items() if code != but}
    best = max(found, key=lambda code: found[code])
    return best if found[best] >= _LIKE else ""


def _guess(lines: Sequence[Line]) -> str | None:
    """The game of whose own words the lines use the most; None when that is not clear."""
    text = " ".join(line.text for line in lines[:5_000]).casefold()
    found = {game: sum(word in text for word in words) for game, words in _WORDS_OF_GAME.items()}
    *_, (second, _), (first, game) = sorted((number, game) for game, number in found.items())
    return game if first >= 3 and first > second else None


def _title(lines: Sequence[Line], path: Path) -> str:
    """The first line when it looks like a title, else the name of the file."""
    first = lines[0].text.lstrip("#• ") if lines else ""
    return first if 3 <= len(first) <= 100 else path.stem
