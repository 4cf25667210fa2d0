"""Shells: found on the way, shared by everybody, paid to swim further and for help."""

from __future__ import annotations

from games.kernel import T
from games.tentacula.board import CRAB, MOST_SHELLS
from games.tentacula.voyage import Voyage


def find_shell(voyage: Voyage, seat: int) -> None:
    """Everybody shares the shells, and there are never more than six."""
    if voyage.s.shells == MOST_SHELLS:
        voyage.say(T("A shell lies here, but you have {n} already.", n=MOST_SHELLS))
        return
    voyage.s.shells += 1
    voyage.deed(seat, T("finds a shell"))


def pay_shell(voyage: Voyage, seat: int) -> None:
    """A shell goes back to the supply; the crab flips it first and may keep it."""
    if voyage.s.animals[seat] != CRAB:
        voyage.deed(seat, T("pays a shell"))
    elif voyage.chance.below(2):
        voyage.deed(seat, T("flips a shell and keeps it"))
        return
    else:
        voyage.deed(seat, T("flips a shell and must pay it"))
    voyage.s.shells -= 1
