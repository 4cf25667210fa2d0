"""The fold: behind the last fish the board closes, and the next magical gate is turned up."""

from __future__ import annotations

from games.tentacula import told
from games.tentacula.board import ARCHES
from games.tentacula.reef import fold_away
from games.tentacula.voyage import Voyage
from games.tentacula.words import gate_kind, gate_order


def fold_board(voyage: Voyage) -> None:
    """When all three fish are through the gate: twice in a game the board folds."""
    if any(square <= ARCHES[voyage.s.fold] for square in voyage.s.fish):
        return
    voyage.s.fold += 1
    voyage.s.folded = True
    voyage.reveal()
    voyage.s.gate = voyage.s.gates.pop()
    if voyage.s.fold == 1:
        open_left_side(voyage)
    else:
        close_right_side(voyage)
    tell_gate(voyage)


def open_left_side(voyage: Voyage) -> None:
    """The start disappears, and with it the place of the draw pile."""
    voyage.say(told.LEFT_SIDE_OPENS())
    lose_tiles(voyage, voyage.s.pile)
    voyage.s.pile = []


def close_right_side(voyage: Voyage) -> None:
    """The finish appears; tiles on the right side and beside the stash are lost."""
    voyage.say(told.RIGHT_SIDE_CLOSES())
    lose_tiles(voyage, fold_away(voyage.s.rows, voyage.s.fold))


def lose_tiles(voyage: Voyage, tiles: list[int]) -> None:
    if tiles:
        voyage.say(told.REEF_TILE_LOST(n=len(tiles)))
        voyage.s.box.extend(tiles)


def tell_gate(voyage: Voyage) -> None:
    voyage.say(
        told.GATE_LAID(
            square=ARCHES[voyage.s.fold],
            kind=gate_kind(voyage.s.gate),
            order=gate_order(voyage.s.gate),
        )
    )
