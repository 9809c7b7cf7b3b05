"""The help page: how to ask, and every action of the registry with its keys, a click away."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from judgeapp.desktop.actions import MENUS, Action, ActionRegistry
from judgeapp.desktop.links import DO, Link
from judgeapp.desktop.reading.pages import Page
from judgeapp.desktop.reading.parts import items, section
from judgeapp.desktop.reading.texts import anchor
from judgeapp.desktop.rich import Rich, fill, join, plain
from judgeapp.library.places import GAMES

translate = QCoreApplication.translate


def help_page(actions: ActionRegistry) -> Page:
    """All of it."""
    title = translate("Help", "Help")
    body = [
        fill("<p class='title'>{}</p>", title),
        section(translate("Help", "Begin here"), _beginning()),
        section(translate("Help", "Searching"), _searching()),
        section(translate("Help", "Setting the table"), _setting()),
        section(translate("Help", "Writing a card"), _writing()),
        *(section(_menu(menu), _keys(found)) for menu, found in _by_menu(actions)),
    ]
    return Page("page:help", title, join(body))


def _beginning() -> Rich:
    from judgeapp.desktop.reading.wording import game_name

    tours = join((anchor(f"do:help.tour.{game}", game_name(game)) for game in GAMES), " · ")
    return items(
        (
            fill("{} {}", translate("Help", "Five-minute tour on a real ruling:"), tours),
            anchor("page:examples", translate("Help", "Examples that run")),
            anchor("page:about", translate("Help", "Versions of the data and the program")),
        )
    )


def _searching() -> Rich:
    lines = (
        ("flick on hit", translate("Help", "plain words, any order, English or Russian; slips are mended and told")),
        ('"chain link"', translate("Help", "exactly these words")),
        ("mark -dagger", translate("Help", "without a word")),
        ("hidden OR facedown", translate("Help", "one or the other")),
        (
            "card:cindra",
            translate("Help", "about a card; also game: set: doc: kind: rule: topic: edition: status: cite:"),
        ),
        ("7.5.5", translate("Help", "a rule with what stands below it")),
        ("hsdjr", translate("Help", "typed in the wrong keyboard layout: read as if it were right")),
    )
    return _table((anchor(f"search:{text}", text), plain(says)) for text, says in lines)


def _setting() -> Rich:
    lines = (
        ("cin", translate("Help", "three letters and Enter: the card goes to the place above, a hero to the hero’s")),
        ("weapon kun (tapped)", translate("Help", "a place, any part of the name, states in parentheses")),
        ("Bo: life 12; marked", translate("Help", "for another player; a number, a flag; items end with a semicolon")),
        ("hand 2 unknown, Bite", translate("Help", "several cards; cards nobody has seen")),
        ("Bite as First", translate("Help", "a name of its own, by which steps call it")),
        ("at A Anivia", translate("Help", "at a battlefield of Riftbound; “A Anivia” does as well")),
    )
    said = translate(
        "Help",
        "Places are called as the board calls them. A card’s name wins over the word for a place; a card that can’t be "
        "where it was put is questioned, not refused. With the line empty Ctrl+Z takes back what was put down last.",
    )
    return _table((fill("<code>{}</code>", text), plain(says)) for text, says in lines) + fill("<p>{}</p>", said)


def _writing() -> Rich:
    said = (
        translate(
            "Help",
            "Where the library lacks a card, “Write this card” or Alt+K begins one: “card NAME”, under it, indented, "
            "a line of facts two spaces apart, then its text line by line. Enter indents by itself.",
        ),
        translate(
            "Help",
            "Each line is read as you type. Of one that is not understood you see the line of an existing card that "
            "says most nearly the same: put yours into its words. While a line is broken the last table stays in view.",
        ),
    )
    example = "card House Rule\n  types Generic Action   cost 0   pitch 1\n  draw 1 card"
    return fill("<p>{}</p><pre>{}</pre><p>{}</p>", said[0], example, said[1])


def _by_menu(actions: ActionRegistry) -> list[tuple[str, list[Action]]]:
    """The actions by menu, those without one last."""
    found = [(menu, list(actions.in_menu(menu))) for menu in MENUS]
    rest = [action for action in actions.all() if not action.menu]
    return [(menu, held) for menu, held in (*found, ("", rest)) if held]


def _menu(menu: str) -> str:
    return translate("Menus", MENUS[menu]).replace("&", "") if menu else translate("Help", "Elsewhere")


def _keys(actions: list[Action]) -> Rich:
    return _table((_caps(action), anchor(str(Link(DO, action.id)), action.said)) for action in actions)


def _caps(action: Action) -> Rich:
    return join((fill('<span class="key">&nbsp;{}&nbsp;</span>', key) for key in action.keys), " ")


def _table(rows: Iterable[tuple[str, str]]) -> Rich:
    made = join(
        fill('<tr><td width="210" style="padding-right:14px">{}</td><td>{}</td></tr>', left, right)
        for left, right in rows
    )
    return fill('<table cellspacing="0" cellpadding="2">{}</table>', made)
