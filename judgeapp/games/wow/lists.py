"""The word lists of the game: types, tags, icons, keywords."""

from __future__ import annotations

from collections.abc import Mapping

CARD_TYPES = ("ability", "ally", "armor", "hero", "item", "quest", "weapon")
"""The seven card types of 2008 (300.1)."""
EQUIPMENT = ("armor", "item", "weapon")
"""In 2008 "equipment" is a collective word for three types; since 7.4 it is one type."""
PERMANENT = ("ally", *EQUIPMENT)
COMPOSITES: Mapping[str, tuple[str, ...]] = {
    "hero or ally": ("hero", "ally"),
    "ability or equipment": ("ability", "equipment"),
    "ability, ally, or equipment": ("ability", "ally", "equipment"),
    "ability or ally": ("ability", "ally"),
}
"""Type words for any of several types."""
DERIVED = ("equipment", "resource", "attachment", "token", "character", "Totem", *COMPOSITES)
CLASSES = ("Druid", "Hunter", "Mage", "Paladin", "Priest", "Rogue", "Shaman", "Warlock", "Warrior")
FACTIONS = ("Alliance", "Horde")
DAMAGE_TYPES = ("arcane", "fire", "frost", "holy", "melee", "nature", "ranged", "shadow")
ICONS: Mapping[str, str] = {f"[{d.capitalize()}]": d for d in DAMAGE_TYPES}
"""Damage icons as they are printed → the damage type."""
TRAITS: Mapping[str, str] = {f"[{t}]": t for t in (*CLASSES, *FACTIONS)}
"""Class and faction icons before a line of text → the trait that the hero must have (206.1c)."""
RACES = (
    "Blood Elf",
    "Draenei",
    "Dwarf",
    "Gnome",
    "Goblin",
    "Human",
    "Night Elf",
    "Orc",
    "Tauren",
    "Troll",
    "Undead",
)
CREATURES = (
    "Arakkoa",
    "Bear",
    "Bird",
    "Black Dragon",
    "Demon",
    "Dragon",
    "Frog",
    "Imp",
    "Infernal",
    "Shadow Silhouette",
    "Shivan",
    "Spider",
    "Succubus",
    "Turtle",
    "Warp Stalker",
    "Wolf",
)
SPECS = (
    "Affliction",
    "Arcane",
    "Arms",
    "Assassination",
    "Balance",
    "Beast Mastery",
    "Combat",
    "Demonology",
    "Destruction",
    "Discipline",
    "Elemental",
    "Enhancement",
    "Feral",
    "Fire",
    "Frost",
    "Fury",
    "Holy",
    "Marksmanship",
    "Protection",
    "Restoration",
    "Retribution",
    "Shadow",
    "Subtlety",
    "Survival",
)
SCHOOLS = ("Arcane", "Fire", "Frost", "Holy", "Nature", "Shadow")
PROFESSIONS = (
    "Alchemy",
    "Blacksmithing",
    "Enchanting",
    "Engineering",
    "Herbalism",
    "Jewelcrafting",
    "Leatherworking",
    "Mining",
    "Skinning",
    "Tailoring",
)
GEAR = (
    "Axe",
    "Cloth",
    "Crossbow",
    "Dagger",
    "Gun",
    "Knife",
    "Leather",
    "Mace",
    "Mail",
    "Off-Hand",
    "One-Handed",
    "Plate",
    "Shield",
    "Staff",
    "Sword",
    "Two-Handed",
    "Melee",
    "Ranged",
    "Wand",
    "Head",
    "Neck",
    "Shoulder",
    "Chest",
    "Hands",
    "Waist",
    "Legs",
    "Feet",
    "Ring",
    "Trinket",
)
OTHER_TAGS = (
    "Air Totem",
    "Combo",
    "Earth Totem",
    "Finishing Move",
    "Fire Totem",
    "Form",
    "Instant",
    "Ongoing",
    "Pet",
    "Seal",
    "Talent",
    "Traitor",
    "Trap",
    "Unique",
    "Unlimited",
    "Water Totem",
    "blank",
)
TOTEMS = ("Air Totem", "Earth Totem", "Fire Totem", "Water Totem")
TAGS = tuple(dict.fromkeys((*CLASSES, *RACES, *CREATURES, *SPECS, *SCHOOLS, *PROFESSIONS, *GEAR, *OTHER_TAGS)))
TYPES = (*CARD_TYPES, *DERIVED, *TAGS)
PLURALS: Mapping[str, str] = {
    "abilities": "ability",
    "allies": "ally",
    "heroes": "hero",
    "heroes and allies": "hero or ally",
    "items": "item",
    "quests": "quest",
    "resources": "resource",
    "weapons": "weapon",
    "attachments": "attachment",
    "tokens": "token",
    "Pets": "Pet",
    "Demons": "Demon",
    "Forms": "Form",
    "Totems": "Totem",
}
RESISTANCES = tuple(f"{d} resistance" for d in DAMAGE_TYPES)
KEYWORDS_2008 = (
    "bear form",
    "cat form",
    "dual shield",
    "dual wield",
    "Ranged dual wield",
    "Two-Handed dual wield",
    "elusive",
    "ferocity",
    "inspire",
    "long-range",
    "protector",
    "sabotage",
    "sextuple wield",
    "stealth",
    "thrown",
    "trap",
    "untargetable",
    *RESISTANCES,
)
"""The keywords of 2008: with the kinds of wielding and of resistance told apart (seed list)."""
KEYWORDS_LATER = ("berserking", "conspicuous", "diplomacy", "mend", "shadowmeld", "war stomp", "finishing move")
"""Some of the words that became keywords after 2008."""
KNOWN_KEYWORDS = (
    "dual shield",
    "dual wield",
    "Ranged dual wield",
    "Two-Handed dual wield",
    "elusive",
    "ferocity",
    "long-range",
    "protector",
    "sextuple wield",
    "stealth",
    "untargetable",
)
"""Those that the procedure asks for."""
LEADING_KEYWORDS = ("inspire", "sabotage")
"""Those that say what they are about."""
COUNTERS = ("depletion", "frost", "poison", "verse", "warp", "web")
REPUTATIONS = ("Aldor", "Scryer")
