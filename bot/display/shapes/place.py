"""A place: numbers and printed names as a keypad, and what else may be answered below."""

from __future__ import annotations

from collections.abc import Sequence

from bot.display.choices import Choice
from bot.display.shapes.desk import Desk
from bot.display.shapes.keypad import keypad
from bot.display.shapes.keys import Layout
from bot.display.shapes.rest import default


def place(desk: Desk, found: Sequence[Choice]) -> Layout:
    places = [desk.answer(one, one.mark) for one in found if one.mark is not None]
    others = [*(desk.answer(one) for one in found if one.mark is None), *default(desk)]
    near, further = keypad(desk, places, others)
    return Layout([[*near, *further, *others]], within=found)
