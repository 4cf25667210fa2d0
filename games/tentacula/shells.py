"""Shells: found on the way, shared by everybody, paid to swim further and for help."""

from __future__ import annotations

from games.tentacula import told
from games.tentacula.board import CRAB, MOST_SHELLS
from games.tentacula.voyage import Voyage


def find_shell(voyage: Voyage, seat: int) -> None:
    """Everybody shares the shells, and there are never more than six."""
    if voyage.s.shells == MOST_SHELLS:
        voyage.say(told.SHELL_LIES_HERE(n=MOST_SHELLS))
        return
    voyage.s.shells += 1
    voyage.deed(seat, told.FINDS_SHELL())


def pay_shell(voyage: Voyage, seat: int) -> None:
    """A shell goes back to the supply; the crab flips it first and may keep it."""
    if voyage.s.animals[seat] != CRAB:
        voyage.deed(seat, told.PAYS_SHELL())
    elif voyage.chance.below(2):
        voyage.deed(seat, told.KEEPS_SHELL())
        return
    else:
        voyage.deed(seat, told.MUST_PAY_SHELL())
    voyage.s.shells -= 1
