"""The words of the game: types, zones, numbers, states and keywords, in Russian and English."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from judgeapp.kernel.ids import Zone
from judgeapp.language.forms import Declension, Lexeme

HERO, CREATURE, SPELL, SUPPORT = "герой", "существо", "заклинание", "карта поддержки"
CHARACTER, EQUIPMENT = "персонаж", "экипировка"
CLASSES_OF_SUPPORT = ("амулет", "броня", "оружие", "местность", "событие", "механизм", "кошмар")
"""§107.1.3, 107.3."""
ELEMENTS = ("степь", "лес", "гора", "болото", "тьма")
"""§107.2."""

PLAY, HAND, DECK, GRAVEYARD, RESERVE, QUEUE = "игра", "рука", "колода", "кладбище", "запас", "Очередь"
IN_PLAY = Zone(PLAY)
THE_QUEUE = Zone(QUEUE)

# What sits on objects and players.
WOUNDS, EXTRA_LIVES, CLOSED, HIDDEN, FRESH = "раны", "дополнительные жизни", "закрыто", "скрыто", "новое"
COINS, CLOSED_COINS, FLEETING_COINS, PRAYERS = "монеты", "закрытые монеты", "временные монеты", "молитвы"

LOST = "проиграл"

# Facts of the game.
TURN, PHASE, NUMBER, SHUFFLED = "turn", "phase", "номер хода", "перемешано"
CUT = "ход прерван"
"""Whose turn is being ended at once: everything is skipped up to its end."""
MULLIGAN, RECOVERY, ACCUMULATION, CHOICE, ENDING = (
    "пересдача",
    "фаза восстановления",
    "фаза накопления",
    "фаза выбора",
    "этап конца хода",
)
PHASES = (MULLIGAN, RECOVERY, ACCUMULATION, CHOICE, ENDING)

_KINDS_OF_CREATURE = {
    "орк": "orc", "гном": "dwarf", "эльф": "elf", "дракон": "dragon", "демон": "demon", "воин": "warrior",
    "маг": "mage", "разбойник": "rogue",
    "великан": "giant", "дух": "spirit", "кобольд": "kobold", "гоблин": "goblin", "нежить": "undead",
    "лучник": "archer", "жрец": "priest",
}  # fmt: skip
_SUPPORT_EN = ("amulet", "armour", "weapon", "location", "event", "mechanism", "nightmare")
_ELEMENTS_MANY = ("степи", "леса", "горы", "болота", "тьма")
_ELEMENTS_EN = ("steppes", "forests", "mountains", "swamps", "darkness")


def _table(*lexemes: Lexeme) -> Mapping[str, Lexeme]:
    return {x.word: x for x in lexemes}


def _plain(words: Iterable[str], english: Iterable[str], animate: bool = False) -> list[Lexeme]:
    return [Lexeme(ru, ru, en, animate) for ru, en in zip(words, english, strict=True)]


TYPES = _table(
    Lexeme(HERO, HERO, "hero", True),
    Lexeme(CREATURE, CREATURE, "creature"),
    Lexeme(SPELL, SPELL, "spell"),
    Lexeme(SUPPORT, SUPPORT, "support"),
    Lexeme(CHARACTER, CHARACTER, "character", True),
    Lexeme(EQUIPMENT, EQUIPMENT, "equipment"),
    *_plain(CLASSES_OF_SUPPORT, _SUPPORT_EN),
    *(
        Lexeme(ru, ru, en, also={"ru": (many,)})
        for ru, en, many in zip(ELEMENTS, _ELEMENTS_EN, _ELEMENTS_MANY, strict=True)
    ),
    *_plain(_KINDS_OF_CREATURE, _KINDS_OF_CREATURE.values(), True),
)
PLURALS: Mapping[str, str] = {f"{x.en}s": x.word for x in TYPES.values() if x.word != EQUIPMENT}
"""English plurals of types; Russian nouns decline."""

ZONES = _table(
    Lexeme(PLAY, PLAY, "play", places={"где": "в игре", "куда": "в игру", "откуда": "из игры"}),
    Lexeme(HAND, HAND, "hand", places={"где": "в руке", "куда": "в руку", "откуда": "из руки"}),
    Lexeme(DECK, DECK, "deck", places={"где": "в колоде", "куда": "в колоду", "откуда": "из колоды"}),
    Lexeme(
        GRAVEYARD,
        GRAVEYARD,
        "graveyard",
        places={"где": "на кладбище", "куда": "на кладбище", "откуда": "с кладбища"},
    ),
    Lexeme(RESERVE, RESERVE, "reserve", places={"где": "в запасе", "куда": "в запас", "откуда": "из запаса"}),
    Lexeme(QUEUE, QUEUE, "queue", places={"где": "в Очереди", "куда": "в Очередь", "откуда": "из Очереди"}),
)
NUMBERS = _table(
    Lexeme("strike", "сила удара", "strike", also={"ru": ("сила", "силы", "силе", "силу", "силой")}),
    Lexeme("lives", "жизнь", "lives", declines=Declension.PLURAL),
    Lexeme("cost", "стоимость", "cost"),
    Lexeme(WOUNDS, "рана", "wounds", declines=Declension.PLURAL),
    Lexeme("base lives", "базовый жизнь", "base lives", declines=Declension.PLURAL),
)
STATUSES = _table(
    Lexeme("открытый", "открытый", "open"),
    Lexeme("закрытый", "закрытый", "closed"),
    Lexeme("скрытый", "скрытый", "hidden"),
    Lexeme("раненый", "раненый", "wounded", also={"ru": ("ранен", "ранена", "ранено", "ранены")}),
    Lexeme("слабый", "слабый", "weak"),
    Lexeme("новый", "новый", "new"),
)
SPANS = _table(
    Lexeme("this turn", "до конца хода", "this turn", declines=Declension.NONE, also={"ru": ("в этот ход",)}),
    Lexeme("this game", "до конца игры", "this game", declines=Declension.NONE, also={"ru": ("в этой игре",)}),
    Lexeme("for good", "навсегда", "for good", declines=Declension.NONE),
)
KEYWORDS = _table(
    Lexeme("Броня", "Броня", "Armour", also={"en": ("Armor",)}),
    Lexeme("Уязвимость", "Уязвимость", "Vulnerability"),
    Lexeme("Рывок", "Рывок", "Rush"),
    Lexeme("Скрытность", "Скрытность", "Stealth"),
    Lexeme("Первый удар", "Первый удар", "First strike"),
    Lexeme("Последний удар", "Последний удар", "Last strike"),
    Lexeme("Направленный удар", "Направленный удар", "Directed strike"),
    Lexeme("Опыт в атаке", "Опыт в атаке", "Attack experience"),
    Lexeme("Опыт в защите", "Опыт в защите", "Defence experience"),
    Lexeme("Регенерация", "Регенерация", "Regeneration"),
    Lexeme("Отравление", "Отравление", "Poison"),
    Lexeme("Вампиризм", "Вампиризм", "Vampirism"),
    Lexeme("Бешенство", "Бешенство", "Frenzy"),
    Lexeme("Подавление", "Подавление", "Suppress"),
    Lexeme("Спящий", "Спящий", "Sleeping", declines=Declension.NONE),
    Lexeme("Уникальность", "Уникальность", "Uniqueness"),
    Lexeme("Орда", "Орда", "Horde"),
)
SCALARS = _table(
    Lexeme(COINS, "монета", "coin", also={"en": ("coins",), "ru": ("монеты",)}),
    Lexeme(PRAYERS, "молитва", "prayer", also={"en": ("prayers",), "ru": ("молитвы",)}),
    Lexeme("жизни", "жизнь", "life", also={"en": ("lives",)}),
    Lexeme(WOUNDS, "рана", "wound", also={"en": ("wounds",)}),
    Lexeme("открытые монеты", "открытый монета", "open coin", also={"en": ("open coins",), "ru": ("открытых монет",)}),
)
ASKED = _table(
    Lexeme("target", "цель", "target", declines=Declension.NONE),
    Lexeme("order", "порядок", "order", declines=Declension.NONE),
    Lexeme("may", "может", "may", declines=Declension.NONE),
    Lexeme("choose", "выбор", "choose", declines=Declension.NONE),
    Lexeme("replacement", "замещение", "replacement", declines=Declension.NONE),
    Lexeme("defender", "защитник", "defender", declines=Declension.NONE),
    Lexeme("reveal", "раскрыть", "reveal", declines=Declension.NONE),
    Lexeme("search", "поиск", "search", declines=Declension.NONE),
    Lexeme("top", "сверху", "top", declines=Declension.NONE),
    Lexeme("under", "под колоду", "under", declines=Declension.NONE),
    Lexeme("X", "икс", "X", also={"ru": ("X", "Х")}, declines=Declension.NONE),
    Lexeme("mode", "режим", "mode", declines=Declension.NONE),
    Lexeme("discard", "сброс", "discard", declines=Declension.NONE),
    Lexeme("fleeting", "временными", "fleeting", declines=Declension.NONE),
)
TURN_PHASES = _table(
    Lexeme(RECOVERY, RECOVERY, "recovery phase", declines=Declension.NONE),
    Lexeme(ACCUMULATION, ACCUMULATION, "accumulation phase", declines=Declension.NONE),
    Lexeme(CHOICE, CHOICE, "choice phase", declines=Declension.NONE),
    Lexeme("фаза атаки", "фаза атаки", "attack phase", declines=Declension.NONE),
    Lexeme("фаза активации", "фаза активации", "activation phase", declines=Declension.NONE),
    Lexeme("фаза розыгрыша", "фаза розыгрыша", "play phase", declines=Declension.NONE),
    Lexeme(ENDING, ENDING, "end of turn", declines=Declension.NONE),
)
ANSWERS = _table(
    Lexeme("yes", "да", "yes", declines=Declension.NONE),
    Lexeme("no", "нет", "no", declines=Declension.NONE),
    Lexeme("none", "ничего", "none", also={"ru": ("никто", "никого", "нет никого")}, declines=Declension.NONE),
)
LEXEMES: Mapping[str, Mapping[str, Lexeme]] = {
    "type": TYPES,
    "zone": ZONES,
    "number": NUMBERS,
    "status": STATUSES,
    "span": SPANS,
    "keyword": KEYWORDS,
    "scalar": SCALARS,
    "asked": ASKED,
    "phase": TURN_PHASES,
    "answer": ANSWERS,
}
