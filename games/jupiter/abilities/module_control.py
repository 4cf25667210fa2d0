"""Module Control: a module at the edge goes elsewhere, with all that stands on it."""

from __future__ import annotations

from games.jupiter import questions, told
from games.jupiter.colony import around
from games.jupiter.edge_places import place_options
from games.jupiter.modules import PLACES
from games.jupiter.pod import drift_if_loose
from games.jupiter.rescue import Rescue
from games.jupiter.words import letters, module_letter, module_name, module_spot
from games.kernel.ask import Option, Play
from games.kernel.hexes import Hex
from games.kernel.late import Late
from games.kernel.text import T


def loose_modules(rescue: Rescue) -> list[int]:
    """Modules with two open edges side by side."""
    return [index for cell, index in rescue.colony.cells.items() if _is_loose(rescue, cell)]


def _is_loose(rescue: Rescue, cell: Hex) -> bool:
    open_edges = [beside not in rescue.colony.cells for beside in around(cell)]
    return any(open_edges[way] and open_edges[way - 1] for way in range(6))


def control_module(rescue: Rescue) -> Play[None]:
    """Module Control: a loose module goes, with all on it, to another place at the rim."""
    index = yield from rescue.pick(
        questions.WHICH_MODULE,
        T("Which module do you move?"),
        [_module_option(rescue.s.active, index) for index in loose_modules(rescue)],
        why=T("It needs two open edges side by side. Whatever's on it comes along."),
    )
    cell = yield from rescue.pick(
        questions.MODULE_GOES,
        T("Where does {module} go?", module=module_name(index)),
        destinations(rescue, index),
        why=T("Any empty place beside the rest of the colony."),
    )
    module = rescue.s.modules[index]
    module.q, module.r = cell.q, cell.r
    rescue.forget_map()
    beside = letters(rescue.colony.modules_around(cell))
    rescue.did(told.MOVES_MODULE(module=module_name(index), modules=beside))
    rescue.trace("moved", index * PLACES, index * PLACES)
    drift_if_loose(rescue)


def _module_option(seat: int, index: int) -> Option[int]:
    return Option(
        f"module.{index}",
        seat,
        module_name(index),
        index,
        spot=module_spot(index),
        short=module_letter(index),
    )


def destinations(rescue: Rescue, index: int) -> Late[Option[Hex]]:
    """Empty places beside the rest of the colony, but not where the pod is."""
    module = rescue.s.modules[index]
    taken = (Hex(module.q, module.r), rescue.colony.pod_cell)
    cells = [cell for cell in rescue.colony.free_cells(without=index) if cell not in taken]
    return place_options(rescue, "site", [rescue.s.active], cells, without=index)
