"""What happens, in an author's words: ``gain 2 coins``, ``take 1 fatigue on one``.

One table of phrases is read and written by; a number that is left out is 1.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache
from typing import Any, get_args

from games.sleeping_gods.content.condition_words import GOODS, GOODS_WORDS
from games.sleeping_gods.content.words import RESOURCES, STATUSES, Prop, Who

PHRASES = {
    "xp": "gain {n} xp",
    "command": "gain {n} command",
    "quest": "gain quest {num}",
    "card": "gain card {num}",
    "token": "gain token {letter}",
    "prop": "gain prop {prop}",
    "gain": "gain {n} {res}",
    "pay_command": "pay {n} command",
    "pay": "pay {n} {res}",
    "ship_damage": "take {n} ship damage",
    "damage": "take {n} damage {on}",
    "fatigue": "take {n} fatigue {on}",
    "status": "take {n} {status} {on}",
    "heal": "restore {n} health {to}",
    "unfatigue": "remove {n} fatigue {from}",
    "unstatus": "remove {n} {status} {from}",
    "repair": "repair {n}",
    "clear_command": "clear {n} command",
    "draw_ability": "draw {n} cards?",
    "discard_hand": "discard {n} cards?",
    "discard_equipped": "discard {n} equipped cards?",
    "discard_events": "discard {n} events?",
    "quest_done": "finish quest {num}",
    "quest_lost": "lose quest {num}",
    "card_lost": "lose card {num}",
    "token_lost": "lose token {letter}",
    "prop_lost": "lose prop {prop}",
    "market": "market {n} {barter}",
    "search": "search {n}",
    "move_to": "move to {region}",
    "ending": "ending {num}",
    "fate_table": "draw fate",
    "pick_one": "choose one",
}
ANY_STATUS = "status"
"""In the place of a status: whichever it is."""
_BARTER = "with barter"
_WHOM = ("on", "to", "from")
_ONE_OF_THEM: dict[str, str] = {word: word.removesuffix("s") for word in RESOURCES}
_GOODS: dict[str, str] = {**GOODS, **{one: word for word, one in _ONE_OF_THEM.items()}}
_STATUSES: dict[str, str] = {status.replace("_", " "): status for status in STATUSES}
_PROPS: dict[str, str] = {prop.replace("_", " "): prop for prop in get_args(Prop)}
_LISTED: dict[str, dict[str, str]] = {"res": _GOODS, "status": _STATUSES, "prop": _PROPS}
_SLOTS = {
    "{n}": r"(?:(?P<n>\d{1,6}) )?",
    "{num}": r"(?P<num>\d{1,6}) ",
    "{letter}": r"(?P<letter>[A-Z]) ",
    "{region}": r"(?P<region>\d[a-z]) ",
    "{res}": rf"(?P<res>{'|'.join(sorted(_GOODS, key=len, reverse=True))}) ",
    "{status}": rf"(?P<status>{'|'.join([*_STATUSES, ANY_STATUS])}) ",
    "{prop}": rf"(?P<prop>{'|'.join(_PROPS)}) ",
    "{barter}": rf"(?P<barter>{_BARTER} )?",
    **{f"{{{word}}}": rf"(?:{word} (?P<who>[a-z]+) )?" for word in _WHOM},
}


class NoPhrase(ValueError):
    """Words that say nothing that can happen."""


@cache
def _patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple(
        (op, re.compile("".join(_SLOTS.get(word, f"{word} ") for word in phrase.split())))
        for op, phrase in PHRASES.items()
    )


def effect_of(words: str) -> dict[str, Any]:
    """The effect that these words say."""
    for op, pattern in _patterns():
        if found := pattern.fullmatch(f"{words} "):
            return {"op": op, **dict(_fields(found.groupdict()))}
    said = words[:60]
    raise NoPhrase(f"“{said}” is nothing that can happen{_rather(said)}")


def _fields(said: dict[str, str | None]) -> Iterator[tuple[str, Any]]:
    for name, value in said.items():
        if value is None or value == ANY_STATUS:
            continue
        if name in ("n", "num"):
            yield name, int(value)
        elif name == "who":
            yield ("who" if value in get_args(Who) else "crew"), value
        elif name == "barter":
            yield name, True
        else:
            yield name, _LISTED.get(name, {}).get(value, value)


def effect_words(effect: dict[str, Any]) -> str:
    """The words for this effect; ``effect_of`` reads them."""
    said = (_slot(word, effect) for word in PHRASES[effect["op"]].split())
    return " ".join(filter(None, said))


def _slot(word: str, effect: dict[str, Any]) -> str:
    number = effect.get("n", 1)
    if not word.startswith("{"):
        return word.replace("s?", "" if number == 1 else "s")
    name = word.strip("{}")
    if name in _WHOM:
        whom = effect.get("crew", effect.get("who"))
        return f"{name} {whom}" if whom else ""
    if name == "barter":
        return _BARTER if effect.get("barter") else ""
    if name == "res":
        goods = GOODS_WORDS[effect["res"]]
        return _ONE_OF_THEM.get(goods, goods) if number == 1 else goods
    if name == "status" and "status" not in effect:
        return ANY_STATUS
    return str(effect.get(name, number)).replace("_", " ")


def _rather(words: str) -> str:
    """The phrase that was probably meant."""
    number = re.search(r"\d+", words)
    near = get_close_matches(words, _examples(number[0] if number else "2"), n=1, cutoff=0.7)
    return (
        f"; did you mean “{near[0]}”?"
        if near
        else "; divemaster docs writing_a_pack lists what can"
    )


@cache
def _examples(number: str) -> tuple[str, ...]:
    """Every phrase with this number in it."""
    found: list[str] = []
    for phrase in PHRASES.values():
        plain = re.sub(r"\{(n|num)\}", number, phrase).replace("s?", "s")
        plain = re.sub(r" \{(on|to|from|barter)\}", "", plain)
        for slot, words in (("{res}", GOODS), ("{status}", _STATUSES), ("{prop}", _PROPS)):
            if slot in plain:
                found.extend(plain.replace(slot, word) for word in words)
                break
        else:
            found.append(plain.replace("{letter}", "A").replace("{region}", "5d"))
    return tuple(found)
