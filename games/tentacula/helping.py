"""Special squares: a shell to find, the dolphin express, and the shark who steals for you."""

from __future__ import annotations

from games.kernel import Play, Seat, T
from games.tentacula.board import CRAB, GEMS, MOST_SHELLS, SPECIALS
from games.tentacula.thieving import Thieving
from games.tentacula.words import GEM_WORDS

NO_THANKS = T("No, keep the shell")
DOLPHIN_WHY = T("The dolphin wants one shell. In the stash a gem is safe from Tentacula.")
LAST_GEM = T("This is the last gem on the chest: if it goes before the fish are home, you lose.")


class Helping(Thieving):
    """What a square gives to the fish that ends its move there; once a turn."""

    def visit(self, seat: int, square: int) -> Play[None]:
        special = SPECIALS.get(square)
        if special == "shell":
            self.find_shell()
        elif special == "dolphin":
            yield from self.dolphin_express(seat)
        elif special == "shark":
            yield from self.shark_steals(seat)

    def find_shell(self) -> None:
        """Everybody shares the shells, and there are never more than six."""
        if self.s.shells == MOST_SHELLS:
            self.say(T("A shell lies here, but you have {n} already.", n=MOST_SHELLS))
            return
        self.s.shells += 1
        self.say(T("A shell! You have {shells} now.", shells=self.s.shells))

    def dolphin_express(self, seat: int) -> Play[None]:
        """For a shell, one gem goes from the chest to the stash, safe for ever."""
        wanted = [gem for gem in GEMS if self.missing(gem) and self.s.chest[gem]]
        if not wanted:
            self.say(T("The dolphin finds nothing on the chest that the stash needs."))
            return
        if not self.s.shells:
            self.say(T("The dolphin would help for a shell, but you have none."))
            return
        gem = yield from self.maybe(
            seat,
            T("Dolphin express: which gem shall it bring to the stash?"),
            self.gem_offers(seat, wanted),
            no=NO_THANKS,
            why=LAST_GEM if sum(self.s.chest) == 1 else DOLPHIN_WHY,
        )
        if gem is not None:
            self.pay_shell(seat)
            self.s.chest[gem] -= 1
            self.s.stashed[gem] += 1
            self.say(T("The dolphin carries a {colour} gem home.", colour=GEM_WORDS[gem]))
            self.check_chest()

    def shark_steals(self, seat: int) -> Play[None]:
        """For a shell, one gem comes back from the cave, if any there is needed for the stash."""
        if not any(self.missing(gem) and self.s.cave[gem] for gem in GEMS):
            self.say(T("The shark finds nothing in the cave that the stash needs."))
            return
        if not self.s.shells:
            self.say(T("The shark would help for a shell, but you have none."))
            return
        gem = yield from self.maybe(
            seat,
            T("The shark sneaks into the cave: which gem shall it bring back?"),
            self.gem_offers(seat, [gem for gem in GEMS if self.s.cave[gem]]),
            no=NO_THANKS,
            why=T("The shark wants one shell. The gem goes back on the treasure chest."),
        )
        if gem is not None:
            self.pay_shell(seat)
            self.s.cave[gem] -= 1
            self.s.chest[gem] += 1
            self.say(T("The shark brings a {colour} gem back.", colour=GEM_WORDS[gem]))

    def pay_shell(self, seat: int) -> None:
        """A shell goes back to the supply; the crab flips it first and may keep it."""
        if self.s.animals[seat] != CRAB:
            self.say(T("{seat} pays a shell.", seat=Seat(seat)))
        elif self.chance.below(2):
            self.say(T("{seat} flips the shell: it stays yours!", seat=Seat(seat)))
            return
        else:
            self.say(T("{seat} flips the shell: water side up, it is paid.", seat=Seat(seat)))
        self.s.shells -= 1
