"""Spaces by name, as tests write them down: ``A.NE``, the pod's ``POD``."""

from games.jupiter.colony import POD, module_of, place_of
from games.jupiter.words import MODULE_LETTERS

PLACES = ("C", "E", "SE", "SW", "W", "NW", "NE")


def space_name(space: int) -> str:
    """Short and exact: ``A.NE`` is the north-eastern dome of module A."""
    if space == POD:
        return "POD"
    return f"{MODULE_LETTERS[module_of(space)]}.{PLACES[place_of(space)]}"


def named_space(name: str) -> int:
    """The space of that name."""
    if name == "POD":
        return POD
    module, place = name.split(".")
    return MODULE_LETTERS.index(module) * len(PLACES) + PLACES.index(place)
