"""English: Snowball stems behind a table of irregular forms and of British spellings."""

from __future__ import annotations

from rules_index.store import english_stem

# Verbs and plurals whose forms share no stem, each line: the form under which all are filed, then the others.
_IRREGULAR = """
0 zero
1 one
2 two
3 three
4 four
5 five
6 six
7 seven
8 eight
9 nine
10 ten
1st first
2nd second
3rd third
4th fourth
be am is are was were been being
become became
begin began begun
bear bore borne
blow blew blown
break broke broken
bring brought
build built
buy bought
cast casted
catch caught
choose chose chosen
come came
deal dealt
die dying dies died dead
do does did done
draw drew drawn
drive drove driven
fall fell fallen
feel felt
fight fought
find found
fly flew flown
forget forgot forgotten
freeze froze frozen
get got gotten
give gave given
go goes went gone
hide hid hidden
hold held
keep kept
kill kills killed
know knew known
leave left leaves
lose lost loses losing
make made
mean meant
pay paid
put puts
read reads
retrieve retrieved retrieval
rise rose risen
say said
see saw seen
sell sold
send sent
shoot shot shots
sit sat
spend spent
stand stood
steal stole stolen
stick stuck
strike struck stricken
take took taken
tell told
think thought
throw threw thrown
win won
write wrote written
ally allies
ability abilities
copy copies copied
enemy enemies
hero heroes
hit hits hitting
half halves
knife knives
life lives
man men
penalty penalties
player players
stay staid
trap traps
wolf wolves
elf elves
dwarf dwarves
"""

_BRITISH = {
    "armour": "armor", "armours": "armor", "behaviour": "behavior", "cancelled": "cancel", "centre": "center",
    "colour": "color", "colours": "color", "coloured": "color", "defence": "defense", "defences": "defense",
    "favour": "favor", "grey": "gray", "honour": "honor", "judgement": "judgment", "offence": "offense",
    "labelled": "label", "practise": "practice", "licence": "license", "unequipt": "unequip",
}  # fmt: skip

_LEMMA = {form: row.split()[0] for row in _IRREGULAR.strip().splitlines() for form in row.split()}
_LEMMA |= _BRITISH
# Prefixes that turn a word round: `unmarked` is still about `mark`.
_PREFIXES = ("un", "non")
_SHORTEST_ROOT = 4


def stem(word: str) -> str:
    """The stem of a lower-case English word."""
    return english_stem(_LEMMA.get(word, word))


def root(stem_: str) -> str:
    """The stem without a prefix that turns it round, when enough of it is left; else the stem itself."""
    for prefix in _PREFIXES:
        if stem_.startswith(prefix) and len(stem_) - len(prefix) >= _SHORTEST_ROOT:
            return stem(stem_[len(prefix) :])
    return stem_


# Words that say nothing of what is asked: left out unless a question has nothing else.
_QUIET_WORDS = """
a an the is are be am was were been being do does did doing will would shall should can could i im ive ill you
youre your yours he hes his him she her hers it its itself we our ours us they them their theirs me my mine this
that these those there theres here of to in on at by for from with as and or but if then so than what whats
which who whos whom whose how why please pls plz thx thanks hi hey hello ok okay yes yeah yep no nope lol btw
imo hmm um uh guys bro judge question help situation know think want wanna need needs like really actually
basically something anything someone anyone somebody anybody thing things stuff kind sort type way isnt arent
wasnt werent dont doesnt didnt wont wouldnt cant couldnt shouldnt cannot hasnt havent hadnt let lets about into
onto s t d ll re ve m w vs v
"""
QUIET = frozenset(_QUIET_WORDS.split())
# Words that say a little: they count, but much less than a word of the game.
_SOFT_WORDS = """
when where still just also even get go have happen before after during while until again both each every any all
some not without only more less first second third last next another other same own much many once twice one two
three four up down out off over back now later already yet ever never must may might right allow able use make
put take give come become see say mean work way time turn thing happens
"""
SOFT = frozenset(_SOFT_WORDS.split())
