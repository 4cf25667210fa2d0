"""What buttons are too small to say: each hint once, with the numbers it belongs to."""

from __future__ import annotations

from collections.abc import Sequence

MOST_LINES = 4


def merged(hints: Sequence[tuple[str, str]]) -> list[str]:
    """Lines of small print from pairs of a button's name and its hint; equal hints are one line."""
    found: dict[str, list[str]] = {}
    for name, hint in hints:
        found.setdefault(hint, []).append(name)
    if len(found) == 1 and len(hints) > 1:
        return [f"-# {hint}" for hint in found]
    return [f"-# **{runs(names)}:** {hint}" for hint, names in found.items()]


def runs(names: Sequence[str]) -> str:
    """Numbers in a row are said as one: "1, 5–7"; names come after them."""
    numbers = sorted({int(name) for name in names if name.isdecimal()})
    told: list[str] = []
    start = 0
    for at, number in enumerate(numbers):
        if at + 1 < len(numbers) and numbers[at + 1] == number + 1:
            continue
        first = numbers[start]
        told.append(str(first) if first == number else _span(first, number))
        start = at + 1
    return ", ".join([*told, *dict.fromkeys(name for name in names if not name.isdecimal())])


def _span(first: int, last: int) -> str:
    return f"{first}, {last}" if last == first + 1 else f"{first}–{last}"
