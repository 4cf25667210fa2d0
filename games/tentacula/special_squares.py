"""Special squares: a shell to find, the dolphin express, and the shark who steals for you."""

from __future__ import annotations

from games.kernel import Play, T
from games.tentacula import questions, told
from games.tentacula.board import GEMS, SPECIALS
from games.tentacula.gems import check_chest, gem_offers, missing_gems
from games.tentacula.shells import find_shell, pay_shell
from games.tentacula.voyage import Voyage
from games.tentacula.words import GEM_WORDS

NO_THANKS = T("Keep the shell")
DOLPHIN_WHY = T("The dolphin wants a shell. In the stash, a gem is safe from Tentacula.")
LAST_GEM = T("This is the last gem in the chest. If it goes before the fish are home, you lose.")


def visit(voyage: Voyage, seat: int, square: int) -> Play[None]:
    """What a square gives to the fish that ends its move there; once a turn."""
    special = SPECIALS.get(square)
    if special == "shell":
        find_shell(voyage, seat)
    elif special == "dolphin":
        yield from dolphin_express(voyage, seat)
    elif special == "shark":
        yield from shark_steals(voyage, seat)


def dolphin_express(voyage: Voyage, seat: int) -> Play[None]:
    """For a shell, one gem goes from the chest to the stash, safe for ever."""
    wanted = [gem for gem in GEMS if missing_gems(voyage.s, gem) and voyage.s.chest[gem]]
    if not wanted:
        voyage.say(told.DOLPHIN_FINDS_NOTHING())
        return
    if not voyage.s.shells:
        voyage.say(told.DOLPHIN_WOULD_HELP())
        return
    gem = yield from voyage.maybe(
        questions.DOLPHIN,
        seat,
        T("Which gem does the dolphin take?"),
        gem_offers(voyage.s, seat, wanted),
        no=NO_THANKS,
        why=LAST_GEM if sum(voyage.s.chest) == 1 else DOLPHIN_WHY,
    )
    if gem is None:
        voyage.deed(seat, told.THANKS_DOLPHIN())
        return
    pay_shell(voyage, seat)
    voyage.s.chest[gem] -= 1
    voyage.s.stashed[gem] += 1
    colour = GEM_WORDS[gem]
    voyage.deed(seat, told.DOLPHIN_CARRIES_GEM(colour=colour))
    check_chest(voyage.s)


def shark_steals(voyage: Voyage, seat: int) -> Play[None]:
    """For a shell, one gem comes back from the cave, if any there is needed for the stash."""
    if not any(missing_gems(voyage.s, gem) and voyage.s.cave[gem] for gem in GEMS):
        voyage.say(told.SHARK_FINDS_NOTHING())
        return
    if not voyage.s.shells:
        voyage.say(told.SHARK_WOULD_HELP())
        return
    gem = yield from voyage.maybe(
        questions.SHARK,
        seat,
        T("Which gem does the shark bring back?"),
        gem_offers(voyage.s, seat, [gem for gem in GEMS if voyage.s.cave[gem]]),
        no=NO_THANKS,
        why=T("The shark wants a shell. The gem goes back in the chest."),
    )
    if gem is None:
        voyage.deed(seat, told.THANKS_SHARK())
        return
    pay_shell(voyage, seat)
    voyage.s.cave[gem] -= 1
    voyage.s.chest[gem] += 1
    colour = GEM_WORDS[gem]
    voyage.deed(seat, told.SHARK_FETCHES_GEM(colour=colour))
