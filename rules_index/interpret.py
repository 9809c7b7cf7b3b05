"""From a question to what it asks about: concepts, each with the terms under which documents may speak of it.

A word is taken as it stands when anything in the scope knows it. Only an unknown word is mended, and the mending is
told. Names are looked for in runs of words first, so that `go again` is one thing and not two.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from rules_index.languages import QUIET, SOFT, layout
from rules_index.lexicon import LONGEST_NAME, Lexicon, Reading, mark_of
from rules_index.talk import Talk
from rules_index.vocabulary import Vocabulary
from rules_index.words import ROOT, family, is_number, root, split_mixed, stem, words

_SOFT = frozenset(stem(word) for word in SOFT)

# How far a term is trusted that was not itself typed.
_RELATIVE = 0.55
_FAMILY = 0.85
_HINT = 0.4
_PIECE = 0.5
_COMPLETED = 0.7
_SHORTEST_KIN = 5
# How much a concept matters beside a plain word.
_SOFTLY = 0.6
_NAMED = 1.2
_NAMED_WORD = 0.6


@dataclass(frozen=True, slots=True)
class Mending:
    """A word that was not taken as typed: `how` is slip, layout, parts, start or kin."""

    typed: str
    read: str
    how: str


@dataclass(frozen=True, slots=True)
class Option:
    """Terms that together stand for a concept in a document, and how well."""

    terms: tuple[str, ...]
    strength: float


@dataclass(slots=True)
class Concept:
    """One thing that is asked about: options for it, how much it matters, and the name of several words, a concept of
    its own, in which it stands."""

    typed: str
    options: list[Option]
    importance: float = 1.0
    part_of: str = ""


@dataclass(slots=True)
class Interpretation:
    """A question, understood: its concepts, what was mended, the words that nothing knows, the entries it names
    (`named`: name by name, for one may mean several) and the `rest` of its words, which name nothing by themselves."""

    concepts: list[Concept] = field(default_factory=list)
    mendings: list[Mending] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)
    entities: dict[str, float] = field(default_factory=dict)
    named: list[frozenset[str]] = field(default_factory=list)
    rest: list[str] = field(default_factory=list)


@dataclass(slots=True)
class _Word:
    """A word of the question on its way to becoming a concept."""

    typed: str
    stem: str
    trust: float = 1.0
    others: list[Option] = field(default_factory=list)
    taken: bool = False
    """Whether it is part of a name."""
    part_of: str = ""
    """That name, when it is a concept of its own, of several words."""


class Interpreter:
    """Reads questions put to some scopes."""

    def __init__(self, lexicon: Lexicon, talk: Talk, vocabulary: Vocabulary, scopes: Sequence[str]) -> None:
        self._lexicon = lexicon
        self._talk = talk
        self._vocabulary = vocabulary
        self._scopes = tuple(scopes)
        self._names = Vocabulary({word: 1 for scope in (*scopes, "") for word in lexicon.spelled(scope)})
        self._stems = frozenset(stem(word) for word in (*vocabulary.counts, *self._names.counts))
        self._families = frozenset(map(family, self._stems)) - {""}

    def read(self, text: str) -> Interpretation:
        """Understand the free words of a question."""
        result = Interpretation()
        said = self._in_right_layout(text, result)
        loud = [word for word in said if word not in QUIET] or said
        found: list[_Word] = []
        for word in loud:
            found.extend(self._recognise(word, result))
        self._find_names(found, result)
        result.rest = [word.typed for word in found if not word.taken]
        result.concepts += [self._concept(word) for word in found if not (word.part_of and word.stem in _SOFT)]
        return result

    def _in_right_layout(self, text: str, result: Interpretation) -> list[str]:
        """The words of the text, or of what the same keys give in the other layout when that is what makes sense."""
        said = words(text)
        if not said or any(self._is_known(word) or word in QUIET for word in said):
            return said
        turned = words(layout.turned(text))
        if turned and sum(self._is_known(word) or word in QUIET for word in turned) * 2 > len(turned):
            result.mendings.append(Mending(text, " ".join(turned), "layout"))
            return turned
        return said

    def _is_known(self, word: str) -> bool:
        found = stem(word)
        return (
            found in self._stems
            or family(found) in self._families
            or self._talk.knows(found)
            or bool(self._lexicon.readings([found], self._scopes))
        )

    def _recognise(self, word: str, result: Interpretation) -> list[_Word]:
        if is_number(word) or self._is_known(word):
            return [_Word(word, stem(word))]
        pieces = split_mixed(word)
        if len(pieces) > 1:
            return [_Word(piece, stem(piece)) for piece in pieces]
        return self._mend(word, result)

    def _mend(self, word: str, result: Interpretation) -> list[_Word]:
        turned = layout.turned(word)
        if turned.isalpha() and turned != word and self._is_known(turned):
            result.mendings.append(Mending(word, turned, "layout"))
            return [_Word(turned, stem(turned))]
        begun = self._vocabulary.beginning_with(word) or self._names.beginning_with(word)
        if begun:
            result.mendings.append(Mending(word, begun[0], "start"))
            options = [Option((stem(other),), _COMPLETED) for other in begun]
            return [_Word(word, stem(begun[0]), _COMPLETED, options)]
        parts = self._vocabulary.parts(word)
        if parts:
            result.mendings.append(Mending(word, " ".join(parts), "parts"))
            return [_Word(part, stem(part)) for part in parts]
        near = sorted((*self._vocabulary.near(word), *self._names.near(word)), key=lambda n: -n.likeness)
        if near:
            best = [other for other in near if other.likeness > near[0].likeness - 0.1][:3]
            result.mendings.append(Mending(word, best[0].word, "slip"))
            options = [Option((stem(other.word),), other.likeness) for other in best[1:]]
            return [_Word(word, stem(best[0].word), best[0].likeness, options)]
        if kin := self._kin(word):
            result.mendings.append(Mending(word, kin[0], "kin"))
            return [_Word(word, stem(kin[0]), _RELATIVE, [Option((stem(other),), _RELATIVE) for other in kin[1:]])]
        result.unknown.append(word)
        return [_Word(word, stem(word))]

    def _kin(self, word: str) -> list[str]:
        """Words of the scope that share most of their beginning with `word`: other forms of it, perhaps mistyped."""
        shared = len(word) * 2 // 3
        return self._vocabulary.completions(word[:shared], 4) if shared >= _SHORTEST_KIN else []

    def instead_of(self, word: str) -> list[str]:
        """Words of the scope that look like `word`, to ask for instead of it; not those that already count as it."""
        near = (*self._vocabulary.near(word), *self._names.near(word))
        shared = max(4, min(_SHORTEST_KIN, len(word) * 2 // 3))
        begun = self._vocabulary.completions(word[:shared], 8) if len(word) >= 3 else []
        others = dict.fromkeys([one.word for one in near] + begun)
        return [other for other in others if _kin_key(other) != _kin_key(word)][:3]

    def _find_names(self, found: list[_Word], result: Interpretation) -> None:
        """Make concepts of the runs of words that name something, the longest first at each place."""
        place = 0
        while place < len(found):
            for size in range(min(LONGEST_NAME, len(found) - place), 0, -1):
                run = found[place : place + size]
                readings = self._readings(run)
                if size > 1 and self._talk.knows(" ".join(word.stem for word in run)):
                    readings = readings or []
                    self._saying(run, result)
                if readings:
                    self._name(run, {reading.key: reading.strength for reading in readings}, result)
                    place += size
                    break
            else:
                place += 1

    def _readings(self, run: Sequence[_Word]) -> list[Reading]:
        """What a run of words names. A word that says little by itself must be the very word of the name: `outed` is a
        card, `out` is not."""
        readings = self._lexicon.readings([word.stem for word in run], self._scopes)
        if len(run) == 1 and run[0].stem in _SOFT:
            return [reading for reading in readings if reading.word == run[0].typed]
        return readings

    def _name(self, run: Sequence[_Word], keys: Mapping[str, float], result: Interpretation) -> None:
        trust = min(word.trust for word in run)
        if frozenset(keys) not in result.named:
            result.named.append(frozenset(keys))
        options = []
        for key, strength in keys.items():
            result.entities[key] = max(result.entities.get(key, 0.0), strength * trust)
            options.append(Option((mark_of(key),), strength * trust))
            options.extend(Option(tuple(hint), _HINT * strength * trust) for hint in self._lexicon.hints(key))
        for word in run:
            word.taken = True
        if len(run) == 1:
            run[0].others.extend(options)
            return
        options.append(Option(tuple(word.stem for word in run), trust))
        typed = " ".join(word.typed for word in run)
        importance = _SOFTLY if all(word.stem in _SOFT for word in run) else _NAMED
        result.concepts.append(Concept(typed, options, max(importance, 0.8)))
        for word in run:
            word.part_of = typed

    def _saying(self, run: Sequence[_Word], result: Interpretation) -> None:
        """Several words that mean one thing (`falls off`) each bring what the whole may mean."""
        form = " ".join(word.stem for word in run)
        for word in run:
            word.others.extend(Option(tuple(other), strength) for other, strength in self._talk.sayings(form))

    def _concept(self, word: _Word) -> Concept:
        options = [Option((word.stem,), word.trust), *word.others]
        options.extend(_relatives(word.stem, word.trust))
        options.extend(Option(tuple(other), strength * word.trust) for other, strength in self._talk.sayings(word.stem))
        importance = _NAMED_WORD if word.part_of else 1.0 if word.taken or word.stem not in _SOFT else _SOFTLY
        return Concept(word.typed, options, importance, word.part_of)


def _kin_key(word: str) -> str:
    found = stem(word)
    return root(found) or found


def _relatives(found: str, trust: float) -> Iterable[Option]:
    if named := family(found):
        yield Option((ROOT + named,), _FAMILY * trust)
        return
    coarse = root(found)
    yield Option((ROOT + (coarse or found),), _RELATIVE * trust)
    if coarse:
        yield Option((coarse,), _RELATIVE * trust)
