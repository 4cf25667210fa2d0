"""Where marks stand in the picture, from top left to bottom right."""

from __future__ import annotations

from games.sleeping_gods.state import FATE_ROOMS

LINES = ("region", "place", "foe", "square", "room", "crew", "hand")
"""Kinds of marks from the top of the picture to its foot."""
ROOMS = ("bridge", "quarters", "galley", "sick_bay", "deck", "hull")
assert set(ROOMS) == set(FATE_ROOMS)
CREW = ("odessa", "rafael", "audrie", "kasumi", "kannan", "gregory", "laurent", "marco", "mac")


def reading_order(mark: str) -> tuple[int, ...]:
    """Its line, then its place in it; numbers as they are printed."""
    kind, _, name = mark.partition(".")
    line = LINES.index(kind) if kind in LINES else len(LINES)
    if kind == "room":
        return line, ROOMS.index(name)
    if kind == "crew":
        return line, CREW.index(name) if name in CREW else len(CREW)
    return (line, *map(_rank, name.split(".")))


def printed_name(mark: str) -> str:
    """Regions, places and people bear their names in the picture."""
    kind, _, name = mark.partition(".")
    if kind in ("region", "place"):
        return name.upper()
    return name.capitalize() if kind == "crew" else ""


def _rank(part: str) -> int:
    """The longer the later: a number; a region's page, then its letter, which runs along lines."""
    return sum(ord(letter) * 256 ** (len(part) - at) for at, letter in enumerate(part))
