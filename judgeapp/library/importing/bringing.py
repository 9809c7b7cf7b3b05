"""The import itself: open, cut, know again, keep, and report. It never raises for what is in a file."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from math import ceil
from pathlib import Path

from pydantic import ValidationError

from judgeapp.library.importing.arcane import cut_arcane
from judgeapp.library.importing.berserk import cut_berserk
from judgeapp.library.importing.cutting import Cut, Cutter
from judgeapp.library.importing.hunted import cut_hunted
from judgeapp.library.importing.known import fingerprints, likeness, match, shared
from judgeapp.library.importing.opening import Line, Unreadable, read_lines
from judgeapp.library.importing.report import MOST_REMARKS, ImportReport, Outcome, Remark
from judgeapp.library.importing.riftbound import cut_riftbound
from judgeapp.library.importing.rulebook import FEWEST_RULES, cut_rulebook
from judgeapp.library.importing.saying import Said
from judgeapp.library.importing.warcraft import cut_warcraft
from judgeapp.library.loader import IMPORTED
from judgeapp.library.models import Imported
from judgeapp.library.places import GAMES
from judgeapp.library.writing import write_file

CUTTERS: dict[str, Cutter] = {
    "HNT": cut_hunted,
    "ARC": cut_arcane,
    "WTCG": cut_warcraft,
    "BRSK": cut_berserk,
    "RIFT": cut_riftbound,
}
_CODE = re.compile(r"[A-Z][A-Z0-9]{1,9}")
_DEVICE = re.compile(r"CON|PRN|AUX|NUL|COM[0-9]|LPT[0-9]")
"""Names that are no files on Windows, whatever follows their dot; a user's folder may be carried there."""
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
    if not is_code(code := code.strip(" ").upper()):
        return _refused(code, Remark(0, Said.BAD_CODE))
    if game is not None and game not in GAMES:
        return _refused(code, Remark(0, Said.NO_SUCH_GAME, {"game": game, "games": ", ".join(GAMES)}))
    try:
        lines, remarks = read_lines(path)
    except Unreadable as error:
        return _refused(code, error.remark)
    if code in CUTTERS:
        return _import_known(path, code, lines, remarks, user_folder)
    return _import_rulebook(path, code, lines, remarks, user_folder, game or _guess(lines))


def is_code(code: str) -> bool:
    """Whether a code can name a document, and the file in which it is kept."""
    return bool(_CODE.fullmatch(code)) and not _DEVICE.fullmatch(code)


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
    if not (is_code(code.upper()) and file.is_file()):
        return False
    file.replace(file.with_suffix(".bak"))
    return True


def _import_known(
    path: Path, code: str, lines: Sequence[Line], remarks: Sequence[Remark], user_folder: Path
) -> ImportReport:
    cut = CUTTERS[code](lines)
    like = likeness(code, cut.statements)
    if like < _LIKE:
        return _refused(code, _not_this(code, cut, lines), remarks)
    found = match(code, cut.statements)
    told = [*remarks, *_strange(cut)]
    told += [Remark(s.line, Said.DIFFERS, {"id": s.id}) for s in found.changed]
    told += [Remark(s.line, Said.NEW, {"id": s.id}) for s in found.new]
    if found.lost:
        ids = ", ".join(found.lost[:40]) + (" …" if len(found.lost) > 40 else "")
        told.append(Remark(0, Said.MISSING, {"ids": ids}))
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
    rules, outside = cut_rulebook(lines, code, game or "")
    if len(rules) < FEWEST_RULES:
        return _refused(code, _no_sections(code, len(rules), lines), remarks)
    if game is None:
        return _refused(code, Remark(0, Said.WHICH_GAME, {"games": ", ".join(GAMES)}), remarks)
    told = list(remarks)
    if outside:
        told.append(Remark(outside[0].number, Said.OUTSIDE, {"n": len(outside)}))
    document = Imported(code=code, game=game, title=_title(lines, path), source=path.name, rules=tuple(rules))
    return _keep(document, "partly" if remarks else "imported", told, user_folder)


def _keep(document: Imported, outcome: Outcome, remarks: Sequence[Remark], user_folder: Path) -> ImportReport:
    """Write the import at one stroke, the earlier one beside it."""
    file = _file_of(document.code, user_folder)
    replaced = file.is_file()
    try:
        content = document.model_dump_json(by_alias=True, exclude_defaults=True).encode()
        if replaced:
            write_file(file.with_suffix(".bak"), file.read_bytes())
        write_file(file, content)
    except OSError as error:
        why = Remark(0, Said.NO_WRITING, {"file": str(file), "why": error.strerror or str(error)})
        return _refused(document.code, why, remarks)
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


def _not_this(code: str, cut: Cut, lines: Sequence[Line]) -> Remark:
    """What was looked for and what was found instead."""
    known, other = len(fingerprints()[code]), _recognise(lines, code)
    values: dict[str, str | int] = {"code": code, "known": known, "found": shared(code, cut.statements)}
    values |= {"lines": len(lines), "least": ceil(known * _LIKE), "other": other}
    return Remark(0, Said.NOT_THIS_BUT if other else Said.NOT_THIS, values)


def _no_sections(code: str, found: int, lines: Sequence[Line]) -> Remark:
    other = _recognise(lines, code)
    values: dict[str, str | int] = {"found": found, "lines": len(lines), "least": FEWEST_RULES, "other": other}
    return Remark(0, Said.NO_SECTIONS_BUT if other else Said.NO_SECTIONS, values)


def _refused(code: str, why: Remark, remarks: Sequence[Remark] = ()) -> ImportReport:
    return ImportReport("refused", code, remarks=(why, *remarks[: MOST_REMARKS - 1]))


def _file_of(code: str, user_folder: Path) -> Path:
    return user_folder / IMPORTED / f"{code}.json"


def _strange(cut: Cut) -> list[Remark]:
    shown = [Remark(line.number, Said.STRANGE, {"text": line.text[:100]}) for line in cut.strange[:_STRANGE_SHOWN]]
    more = len(cut.strange) - len(shown)
    return [*shown, Remark(0, Said.MORE_STRANGE, {"n": more})] if more > 0 else shown


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
