"""Russian: Snowball stems, and what joins words that Snowball keeps apart: families of words, and for all others a
coarser root (уплата, уплаченный)."""

from __future__ import annotations

import re

from rules_index.languages.families import read_families
from rules_index.store import russian_stem

FAMILIES = read_families("russian", russian_stem)

# What a verb grows between its root and its ending, the longest first.
_GROWTH = (
    "тельн", "ирова", "ность", "тель", "ност", "ость", "енн", "анн", "янн", "ыва", "ива", "ова", "ева", "ени", "ани",
    "яни", "льн", "ник", "щик", "ен", "ан", "ут", "ыт", "ит", "ат", "ят", "ьн", "чн", "ы", "н", "т", "л", "в", "а",
    "я", "и", "е", "у", "ю", "о", "ь", "й", "к",
)  # fmt: skip
_PREFIXES = (
    "недо", "пере", "про", "при", "под", "раз", "рас", "за", "до", "по", "от", "об", "вы", "из", "ис", "на", "о",
)  # fmt: skip
_FLEETING = re.compile(r"[оеь](к|ц|н)$")  # рывок and рывком
_SHORTEST_ROOT = 4
_SHORTEST_BEFORE_Y = 3  # the kin of крыть: скры-ва-ть and скры-т-ый leave only скр


def stem(word: str) -> str:
    """The Snowball stem of a lower-case Russian word in which ё is already е."""
    return FAMILIES.filed(word) or russian_stem(word)


def root(stem_: str) -> str:
    """The stem without its growth, its verbal prefix and its fleeting vowel, as long as enough of it is left."""
    bare = _without_growth(_FLEETING.sub(r"\1", stem_))
    for prefix in _PREFIXES:
        if bare.startswith(prefix) and len(bare) - len(prefix) >= _SHORTEST_ROOT:
            return bare[len(prefix) :]
    return bare


def _without_growth(stem_: str) -> str:
    for growth in _GROWTH:
        shortest = _SHORTEST_BEFORE_Y if growth.startswith("ы") else _SHORTEST_ROOT
        if stem_.endswith(growth) and len(stem_) - len(growth) >= shortest:
            return _without_growth(stem_[: -len(growth)])
    return stem_


# Words that say nothing of what is asked: left out unless a question has nothing else.
_QUIET_WORDS = """
а и в во на с со к ко у о об по из за для от до при под над без ли же бы б не ни да нет но или то что чтобы это
этот эта эти этого тот та те того как так там тут здесь я ты он она оно мы вы они мой моя мое мои мне меня твой
его ее их ему ей им нам нас вас вам себя свой своя свое свои своего себе кто который которая которое которые
которых можно нельзя могу может могут мочь быть есть был была было были будет если ведь уже еще тогда пожалуйста
чем чего чему кого кому ком нем весь всю вся всего всем дальше далее нужен нужна нужны такое такие стал стала
стали буду будут бывает пусть хотя тоже также этом том привет скажите подскажите вопрос судья почему зачем какой
какая какое какие каких какую каким какими каком ну вот просто вообще типа моей мою моего моему моим моем моих моими
твоя твое твои твоей твою твоего твоему твоим твоем твоих твоими своей свою своему своим своем своих своими наш наша
наше наши нашей нашу нашего нашему нашим наших ваш ваша ваше ваши вашей вашу вашего вашему вашим ваших этой эту этому
этим этих этими той ту тому тем тех теми такую такого такому таким таких такими ними нею ней нее него нему них ли
"""
QUIET = frozenset(_QUIET_WORDS.split())
# Words that say a little: they count, but much less than a word of the game.
_SOFT_WORDS = """
когда где куда сколько сразу потом после перед пока снова опять оба обе каждый каждая все всех только больше
меньше первый второй один одна два две три раз раза другой другая такой тот сам сама надо нужно должен обязан
делать сделать дать взять работает ход
"""
SOFT = frozenset(_SOFT_WORDS.split())
