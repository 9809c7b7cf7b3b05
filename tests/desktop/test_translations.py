"""Every string of the window has its Russian, and the Russian keeps what is filled in."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

from PySide6.QtCore import QTranslator

from judgeapp.desktop.wordlist import words
from judgeapp.library.places import resources_root

FOLDER = resources_root() / "ui" / "translations"
HOLES = re.compile(r"\{\w*\}|%n")
GATHER = "run: python -m judgeapp.desktop.wordlist gather, translate, then … compile"


def translated() -> dict[tuple[str, str], list[str]]:
    """What the .ts file holds as done."""
    found: dict[tuple[str, str], list[str]] = {}
    for context in ET.parse(FOLDER / "judgeapp_ru.ts").getroot().iter("context"):
        for message in context.iter("message"):
            said = message.find("translation")
            assert said is not None
            if said.get("type") != "unfinished":
                forms = [form.text or "" for form in said.iter("numerusform")] or [said.text or ""]
                found[context.findtext("name") or "", message.findtext("source") or ""] = forms
    return found


def test_all_is_translated() -> None:
    done = translated()
    missing = [(context, text) for context, text, _ in words() if (context, text) not in done]
    assert not missing, GATHER


def test_translations_keep_what_is_filled_in() -> None:
    for (context, text), forms in translated().items():
        for form in forms:
            assert form.strip(), (context, text)
            assert sorted(HOLES.findall(form)) == sorted(HOLES.findall(text)), (context, text)
            assert form.count("&") == text.count("&") or "&" in "".join(HOLES.findall(text)), (context, text)


def test_compiled_is_up_to_date() -> None:
    translator = QTranslator()
    assert translator.load("judgeapp_ru", str(FOLDER))
    stale = [
        (context, text)
        for (context, text), forms in translated().items()
        if len(forms) == 1 and translator.translate(context, text) != forms[0]
    ]
    assert not stale, GATHER


def test_words_are_found_in_every_shape() -> None:
    contexts = {context for context, _, _ in words()}
    assert {"Actions", "Pages", "Settings", "Words", "MainWindow"} <= contexts
    assert ("Guides", "What is the ruling?", False) in words()
