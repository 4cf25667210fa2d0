"""A few named things: a button with its name for each."""

from __future__ import annotations

from collections.abc import Sequence

from bot.display.choices import Choice
from bot.display.shapes.desk import Desk
from bot.display.shapes.keypad import keypad
from bot.display.shapes.keys import Layout

NAMES = 10
"""So many at once."""


def named(desk: Desk, found: Sequence[Choice]) -> Layout:
    ends = [desk.answer(one) for one in found if one.option.ends]
    keys = [desk.answer(one, one.mark) for one in found if not one.option.ends]
    near, further = keypad(desk, keys, ends)
    return Layout([[*near, *further, *ends]], within=found)
