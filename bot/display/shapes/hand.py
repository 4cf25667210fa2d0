"""Cards of a hand: their names as buttons, or, where they are very many, one menu of them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.display.choices import Choice
from bot.display.shapes.desk import Desk
from bot.display.shapes.keys import Layout
from bot.display.shapes.named import NAMES, named


def hand(desk: Desk, found: Sequence[Choice]) -> Layout:
    cards = [one for one in found if one.option.tone == "plain" and not one.option.ends]
    if len(found) <= NAMES:
        return named(desk, found)
    beside = [desk.answer(one) for one in found if one not in cards]
    menus = desk.menus(0, desk.wording.label(desk.ask.prompt, 120), cards)
    return Layout([*menus, *([beside] if beside else [])], within=found)
