"""Points one by one: a tap is one point, and the question ends by itself."""

from __future__ import annotations

from collections.abc import Sequence

from bot.display.choices import Choice, split
from bot.display.shapes.desk import ROOT, SPECIAL, Desk
from bot.display.shapes.keypad import ROWS, keypad, parts_of
from bot.display.shapes.keys import Layout
from bot.display.shapes.rest import default
from games.kernel import T


def divide(desk: Desk, found: Sequence[Choice]) -> Layout:
    """Of several shares for one and the same the least; the larger ones are a tap away."""
    ends = [one for one in found if one.option.ends]
    shares = split(
        (one for one in found if not one.option.ends), lambda one: one.option.group or one.option.id
    )
    least = [those[-1] for those in shares.values()]
    larger = [one for those in shares.values() for one in those[:-1]]
    parts = list(parts_of(desk, [desk.answer(one, one.mark) for one in larger], ROWS))
    part, words = desk.part_of(SPECIAL), desk.wording.label(T("More at once …"))
    more = [desk.to(f"{ROOT}/{SPECIAL}{part + 1}", words)] if parts[part:] else []
    if part and parts:
        return Layout([parts[min(part, len(parts)) - 1], [desk.back(), *more]], within=larger)
    last = [*more, *map(desk.answer, ends), *default(desk)]
    points = [desk.answer(one, one.mark) for one in least]
    keys, further = keypad(desk, points, last)
    return Layout([[*keys, *further, *last]], within=found)
