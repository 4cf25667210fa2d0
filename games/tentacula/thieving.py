"""Tentacula: the coloured die says which gem disappears into the cave."""

from __future__ import annotations

from games.kernel import Option, Play, Seat, T, Text
from games.tentacula.board import GEMS, SEAHORSE
from games.tentacula.preparing import Preparing
from games.tentacula.reef import is_protected
from games.tentacula.state import NOTHING, Theft
from games.tentacula.words import GEM_WORDS, THE_FISH


class Thieving(Preparing):
    """A theft, in a turn and at the end of a round alike."""

    def tentacula_sees(self, fish: int) -> bool:
        return not is_protected(self.s.rows, self.s.fish[fish])

    def steal(self, fish: int, roller: int) -> Play[None]:
        """One gem of the rolled colour leaves the chest."""
        yield from self.roll_colour(fish, roller)
        gem = self.s.rolled
        if not self.s.chest[gem]:
            gem = yield from self.choose_another(roller)
        self.s.chest[gem] -= 1
        self.s.cave[gem] += 1
        self.s.rolled = NOTHING
        self.s.thefts.append(Theft(fish, gem))
        self.say(T("Tentacula grabs a {colour} gem!", colour=GEM_WORDS[gem]))
        self.check_chest()

    def roll_colour(self, fish: int, roller: int) -> Play[None]:
        self.s.rolled = self.chance.below(len(GEMS))
        self.say(
            T(
                "Tentacula sees {fish}. {seat} rolls {colour}.",
                fish=THE_FISH[fish],
                seat=Seat(roller),
                colour=GEM_WORDS[self.s.rolled],
            )
        )
        if self.s.animals[roller] == SEAHORSE:
            yield from self.roll_again(roller)

    def roll_again(self, roller: int) -> Play[None]:
        """The seahorse's power; the second roll counts, whatever it shows."""
        colour = GEM_WORDS[self.s.rolled]
        keep = T("Keep {colour}", colour=colour)
        again = yield from self.pick(
            T("You rolled {colour}. Roll again?", colour=colour),
            [
                Option("yes", roller, T("Roll again"), True, tone="go"),
                Option("no", roller, keep, False, detail=self.harm(self.s.rolled)),
            ],
            why=T("The seahorse may roll a second time. The second roll counts."),
        )
        if again:
            self.s.rolled = self.chance.below(len(GEMS))
            colour = GEM_WORDS[self.s.rolled]
            self.say(T("The seahorse rolls again: {colour}.", colour=colour))

    def harm(self, gem: int) -> Text:
        """What this roll would mean."""
        return self.need(gem) if self.s.chest[gem] else T("none is left: you choose the gem")

    def choose_another(self, roller: int) -> Play[int]:
        """The rolled colour is not on the chest: any other gem goes instead."""
        why = T("No {colour} gem is left on the chest.", colour=GEM_WORDS[self.s.rolled])
        self.say(why)
        return (
            yield from self.pick(
                T("Which gem shall Tentacula get?"),
                self.gem_offers(roller, [other for other in GEMS if self.s.chest[other]]),
                why=why,
            )
        )

    def check_chest(self) -> None:
        """A bare chest ends the game: a gem only ever leaves it while a fish is out there."""
        if not any(self.s.chest):
            self.s.cause = "fish food" if self.stash_is_full() else "chest bare"
