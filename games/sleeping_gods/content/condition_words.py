"""Conditions in an author's words: ``LANTERN and not (done KEYS or card 31)``.

The facts are called as in passages that remember, so that an author learns them once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from games.sleeping_gods.content.words import RESOURCES

Said: TypeAlias = dict[str, Any]
"""A condition as data."""
ANY_FOOD, ANY_GOODS = "food", "goods"
GOODS: dict[str, str] = {
    **{name: name for name in RESOURCES},
    ANY_FOOD: "food_any",
    ANY_GOODS: "any",
}
"""What goods are called in words, and in the rules."""
GOODS_WORDS = {name: word for word, name in GOODS.items()}
_WORDS = re.compile(r"[()]|[^\s()]+")
_KEYWORD = r"([A-Z]+)"
_FACTS: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], Said]], ...] = (
    (re.compile(_KEYWORD), lambda m: {"kw": m[1]}),
    (re.compile(rf"done {_KEYWORD}"), lambda m: {"done": m[1]}),
    (re.compile(rf"had {_KEYWORD}"), lambda m: {"any_of": [{"kw": m[1]}, {"done": m[1]}]}),
    (re.compile(r"card (\d{1,6})"), lambda m: {"card": int(m[1])}),
    (re.compile(r"token ([A-Z])"), lambda m: {"token": m[1]}),
    (re.compile(r"prop ([a-z ]+)"), lambda m: {"prop": m[1].replace(" ", "_")}),
    (
        re.compile(rf"({'|'.join(GOODS)})(?: (\d{{1,6}}))?"),
        lambda m: {"res": GOODS[m[1]], **_n(m[2])},
    ),
    (re.compile(r"(totems|passes) (\d{1,6})"), lambda m: {m[1]: int(m[2])}),
    (re.compile(r"mode ([a-z]+)"), lambda m: {"mode": m[1]}),
    (re.compile(r"read ([FS]?\d+(?:\.\d+)*)"), lambda m: {"read": m[1]}),
    (
        re.compile(r"(one|\d{1,6}) of ([A-Z]+(?:, [A-Z]+)*)"),
        lambda m: {"some": m[2].split(", "), **({} if m[1] == "one" else _n(m[1]))},
    ),
    (re.compile(r"always"), lambda _: {}),
)
MOST_TURNS = 40
"""So many brackets and "not" in one condition."""
_DENIED = {name: f"no_{name}" for name in ("kw", "done", "card", "token", "prop")}
"""What has a field of its own for being not so."""
_AFFIRMED = {no: name for name, no in _DENIED.items()}


def _n(number: str | None) -> Said:
    return {} if number is None else {"n": int(number)}


class NoCondition(ValueError):
    """Words that ask for nothing that can be."""


def condition_of(words: str) -> Said:
    """The condition that these words say."""
    pieces = _WORDS.findall(words)
    if pieces.count("(") + pieces.count("not") > MOST_TURNS:
        raise NoCondition("this has too many turns to be read; ask for less")
    said, rest = _either(pieces, 0)
    if rest != len(pieces):
        raise NoCondition(f"“{' '.join(pieces[rest:])[:60]}” is left over; count the brackets")
    return said


def _either(pieces: list[str], at: int) -> tuple[Said, int]:
    said, at = _all(pieces, at)
    ways = [said]
    while at < len(pieces) and pieces[at] == "or":
        said, at = _all(pieces, at + 1)
        ways.append(said)
    return (ways[0] if len(ways) == 1 else {"any_of": ways}), at


def _all(pieces: list[str], at: int) -> tuple[Said, int]:
    terms: list[tuple[Said, bool]] = []
    while True:
        said, grouped, at = _term(pieces, at)
        terms.append((said, grouped))
        if at == len(pieces) or pieces[at] != "and":
            break
        at += 1
    if len(terms) == 1:
        return terms[0][0], at
    joined: Said = {}
    for said, grouped in terms:
        _join(joined, said, grouped)
    return joined, at


def _term(pieces: list[str], at: int) -> tuple[Said, bool, int]:
    """One thing that is asked, and whether it stood in brackets."""
    if at < len(pieces) and pieces[at] == "not":
        said, grouped, at = _term(pieces, at + 1)
        return _denied(said, grouped), False, at
    if at < len(pieces) and pieces[at] == "(":
        said, at = _either(pieces, at + 1)
        if at == len(pieces) or pieces[at] != ")":
            raise NoCondition("a bracket is not closed")
        return said, True, at + 1
    end = at
    while end < len(pieces) and pieces[end] not in ("and", "or", "(", ")"):
        end += 1
    return _fact(" ".join(pieces[at:end])), False, end


def _fact(words: str) -> Said:
    for pattern, make in _FACTS:
        if found := pattern.fullmatch(words):
            return make(found)
    raise NoCondition(
        f"“{words[:60]}” is nothing that can be asked" if words else "nothing is asked"
    )


def _denied(said: Said, grouped: bool) -> Said:
    [*fields] = said
    if not grouped and len(fields) == 1 and fields[0] in _DENIED:
        return {_DENIED[fields[0]]: said[fields[0]]}
    return {"none_of": [said]}


def _join(joined: Said, said: Said, grouped: bool) -> None:
    """Into one condition, as long as it asks for each kind of thing once."""
    if list(said) == ["none_of"] and not grouped:
        joined.setdefault("none_of", []).extend(said["none_of"])
    elif (grouped and list(said) != ["any_of"]) or _differ(joined, said):
        joined.setdefault("all_of", []).append(said)
    else:
        joined.update(said)


def _differ(joined: Said, said: Said) -> bool:
    counts = [part.get("n", 1) for part in (joined, said) if "res" in part or "some" in part]
    otherwise = any(joined.get(name, value) != value for name, value in said.items())
    return otherwise or len(set(counts)) > 1


def condition_words(said: Said) -> str:
    """The words for this condition; ``condition_of`` reads them."""
    if list(said) == ["any_of"] and not _had(said["any_of"]):
        return _or(said["any_of"])
    return " and ".join(_terms(said)) or "always"


def _terms(said: Said) -> Iterator[str]:
    for name, value in said.items():
        if name in _AFFIRMED:
            yield f"not {_words_of(_AFFIRMED[name], value)}"
        elif name in ("some", "res"):
            yield _counted(said, name)
        elif name == "any_of":
            yield f"had {value[0]['kw']}" if _had(value) else f"({_or(value)})"
        elif name == "all_of":
            yield from (f"({condition_words(part)})" for part in value)
        elif name == "none_of":
            yield from (_not(part) for part in value)
        elif name != "n":
            yield _words_of(name, value)


def _or(ways: list[Said]) -> str:
    return " or ".join(map(condition_words, ways))


def _not(part: Said) -> str:
    words = condition_words(part)
    return f"not {words}" if _had(part.get("any_of", [])) and len(part) == 1 else f"not ({words})"


def _words_of(name: str, value: Any) -> str:
    return str(value) if name == "kw" else f"{name} {value}".replace("_", " ")


def _counted(said: Said, name: str) -> str:
    number = said.get("n")
    if name == "some":
        return f"{number or 'one'} of {', '.join(said['some'])}"
    return f"{GOODS_WORDS[said['res']]} {number or ''}".rstrip()


def _had(ways: list[Said]) -> bool:
    """Owned or used up, in this order."""
    return len(ways) == 2 and ways == [{"kw": ways[0].get("kw")}, {"done": ways[0].get("kw")}]
