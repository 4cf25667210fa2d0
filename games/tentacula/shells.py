"""Shells: found on the way, shared by everybody, paid to swim further and for help."""

from __future__ import annotations

from games.kernel import Seat, T
from games.tentacula.board import CRAB, MOST_SHELLS
from games.tentacula.voyage import Voyage


def find_shell(voyage: Voyage) -> None:
    """Everybody shares the shells, and there are never more than six."""
    if voyage.s.shells == MOST_SHELLS:
        voyage.say(T("A shell lies here, but you have {n} already.", n=MOST_SHELLS))
        return
    voyage.s.shells += 1
    voyage.say(T("A shell! You have {shells} now.", shells=voyage.s.shells))


def pay_shell(voyage: Voyage, seat: int) -> None:
    """A shell goes back to the supply; the crab flips it first and may keep it."""
    if voyage.s.animals[seat] != CRAB:
        voyage.say(T("{seat} pays a shell.", seat=Seat(seat)))
    elif voyage.chance.below(2):
        voyage.say(T("{seat} flips the shell: it stays yours!", seat=Seat(seat)))
        return
    else:
        voyage.say(T("{seat} flips the shell: water side up, it is paid.", seat=Seat(seat)))
    voyage.s.shells -= 1
