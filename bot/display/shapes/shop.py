"""Wares: one named menu a stall, and what has no stall as buttons."""

from __future__ import annotations

from collections.abc import Sequence

from bot.display.choices import Choice, split
from bot.display.parts import Menu
from bot.display.shapes.desk import Desk
from bot.display.shapes.keypad import ROWS, keypad
from bot.display.shapes.keys import Layout


def shop(desk: Desk, found: Sequence[Choice]) -> Layout:
    ends = [one for one in found if one.option.ends]
    wares = split((one for one in found if not one.option.ends), desk.heading)
    loose = [desk.answer(one) for one in wares.pop("", [])]
    menus: list[Menu] = []
    for stall, those in wares.items():
        menus += desk.menus(len(menus), f"{stall} ({len(those)})", those)
    last = [*map(desk.answer, ends)]
    near, further = keypad(desk, loose, last, ROWS - len(menus))
    keys = [*near, *further, *last]
    return Layout([*menus, *([keys] if keys else [])], within=found)
