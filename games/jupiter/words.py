"""What things are called: modules A to S, robots T to Z, places by compass."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from games.jupiter.colony import POD, POD_MODULE, module_of, place_of
from games.kernel.text import T, Text

WAYS = (
    T("east"),
    T("south-east"),
    T("south-west"),
    T("west"),
    T("north-west"),
    T("north-east"),
)
ARROWS = ("→", "↘", "↙", "←", "↖", "↗")
ROBOTS = (
    T("Titan"),
    T("Umbriel"),
    T("Vega"),
    T("Wezen"),
    T("Xenon"),
    T("Ymir"),
    T("Zosma"),
)
ROBOT_LETTERS = "TUVWXYZ"
MODULE_LETTERS = "ABCDEFGHIJKLMNOPQRS"
LETTERS = tuple(Text(letter) for letter in MODULE_LETTERS)
POD_WORD = T("Pod")


@cache
def module_letter(module: int) -> Text:
    """The letter on its plate; the pod by name."""
    return POD_WORD if module == POD_MODULE else LETTERS[module]


def letters(modules: Iterable[int]) -> list[Text]:
    """Modules by their letters, in order."""
    return [LETTERS[module] for module in sorted(modules)]


@cache
def module_name(module: int) -> Text:
    return T("Module {letter}", letter=LETTERS[module])


@cache
def space_words(space: int) -> Text:
    """A space as one would say it."""
    if space == POD:
        return T("the pod")
    letter, place = LETTERS[module_of(space)], place_of(space)
    if place == 0:
        return T("{letter} centre", letter=letter)
    return T("{letter} {way}", letter=letter, way=WAYS[place - 1])


@cache
def arrow(way: int) -> Text:
    return Text(ARROWS[way])


@cache
def arrow_words(way: int) -> Text:
    return T("{arrow} {way}", arrow=ARROWS[way], way=WAYS[way])


def dome_spot(space: int) -> str:
    """The mark of a space on the picture."""
    return "pod" if space == POD else f"d{space}"


def module_spot(module: int) -> str:
    return f"m{module}"


def building_spot(module: int) -> str:
    return f"b{module}"


def cell_spot(q: int, r: int) -> str:
    return f"c{q}.{r}"
