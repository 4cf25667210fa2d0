"""Empty places at the edge of the colony, where the pod can dock or a module be put."""

from __future__ import annotations

from functools import cache, partial
from typing import Literal, NamedTuple, TypeAlias

from games.jupiter.rescue import Rescue
from games.jupiter.words import LETTERS, WAYS, cell_spot, letters, module_letter
from games.kernel.ask import Option
from games.kernel.hexes import Hex
from games.kernel.late import Late
from games.kernel.text import SILENCE, T, Text

Kind: TypeAlias = Literal["cell", "site"]
"""What comes there, as it stands in the ids: the pod, or a module."""


class Place(NamedTuple):
    """The modules a cell touches, and its direction from the first where that is needed."""

    beside: tuple[int, ...]
    way: int | None


def place_options(
    rescue: Rescue, kind: Kind, seats: list[int], cells: list[Hex], *, without: int | None = None
) -> Late[Option[Hex]]:
    """Each named by the modules around it."""
    around = [_modules_around(rescue, cell, without) for cell in cells]
    barred = [_is_barred(rescue, kind, cell) for cell in cells]
    places = list(zip(cells, _places(rescue, cells, around), barred, strict=True))
    options: Late[Option[Hex]] = Late()
    for seat in seats:
        options.add_made(partial(_option, kind, seat), places)
    return options


def _is_barred(rescue: Rescue, kind: Kind, cell: Hex) -> bool:
    """The pod can dock where nobody could board; then the option says so."""
    return kind == "cell" and not rescue.colony.has_way_in(cell)


def _modules_around(rescue: Rescue, cell: Hex, without: int | None) -> tuple[int, ...]:
    return tuple(sorted(index for index in rescue.colony.modules_around(cell) if index != without))


def _places(rescue: Rescue, cells: list[Hex], around: list[tuple[int, ...]]) -> list[Place]:
    """Where several cells touch the same modules, the direction tells them apart."""
    return [
        Place(beside, _way_to(rescue, beside[0], cell) if around.count(beside) > 1 else None)
        for cell, beside in zip(cells, around, strict=True)
    ]


def _way_to(rescue: Rescue, index: int, cell: Hex) -> int:
    module = rescue.s.modules[index]
    return Hex(module.q, module.r).neighbours().index(cell)


@cache
def _option(kind: Kind, seat: int, where: tuple[Hex, Place, bool]) -> Option[Hex]:
    cell, place, barred = where
    return Option(
        f"{kind}.{cell.q}.{cell.r}",
        seat,
        T("{place}, only a dish", place=_words(place)) if barred else _words(place),
        cell,
        spot=cell_spot(cell.q, cell.r),
        short=SILENCE,
        group=module_letter(place.beside[0]),
        detail=T("There's only a dish here. Nobody could get in or out.") if barred else None,
        tone="warn" if barred else "plain",
    )


def _words(place: Place) -> Text:
    if place.way is None:
        return T("Beside {modules}", modules=letters(place.beside))
    return T(
        "Beside {modules}, to the {way} of {module}",
        modules=letters(place.beside),
        way=WAYS[place.way],
        module=LETTERS[place.beside[0]],
    )
