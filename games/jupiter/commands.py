"""Commanding colonists, followers, steering other robots, and trading cards."""

from __future__ import annotations

from collections.abc import Iterator

from games.jupiter import offers
from games.jupiter.cards import ABILITIES, Card, as_ability, card_name
from games.jupiter.colony import POD, POD_MODULE, module_of
from games.jupiter.flights import Flights
from games.jupiter.names import ROBOTS, dome_spot, space_words
from games.jupiter.offers import Action
from games.jupiter.state import COLONIST, OPEN, ROBOT
from games.kernel.ask import Option, Play
from games.kernel.text import Seat, T

FEW_CARDS = 10
TRADING = {
    "give": (T("Give {card}"), T("Give"), T("{player} gives {other}: {cards}.")),
    "take": (T("Take {card}"), T("Take"), T("{player} takes from {other}: {cards}.")),
}
"""Label, group and story of each half of a trade."""


class Commands(Flights):
    """Rules of commanding and trading."""

    def command_options(self) -> list[Option[Action]]:
        """Every colonist in range and each open space next to it.

        Where no bridge leads, the way is -1: the last space, which is the pod's and never open.
        """
        seat, led, reach = self.s.active, self.s.led, self.range_of(self.s.active)
        found, ways, pieces, room = [], self.colony.ways, self.s.domes, self.pod_has_room()
        for here in self._commanded(reach):
            make = offers.lead_on if here == led else offers.command
            for way, there in enumerate(ways[here]):
                if pieces[there] == OPEN or (there == POD and room):
                    found.append(make(seat, here, way, there))
            if self.options.polite_colonists:
                found += self._past_others(here, reach)
        return found

    def _commanded(self, reach: list[int]) -> Iterator[int]:
        """Where colonists in range stand, the one led last first."""
        led, pieces = self.s.led, self.s.domes
        if led >= 0 and pieces[led] == COLONIST and module_of(led) in reach:
            yield led
        homes = self.colony.domes
        for module in reach:
            if module == POD_MODULE:
                if self.s.pod.colonists:
                    yield POD
                continue
            for dome in homes[module]:
                if pieces[dome] == COLONIST and dome != led:
                    yield dome

    def _past_others(self, here: int, reach: list[int]) -> list[Option[Action]]:
        """Polite Colonists: past robots, and past colonists who cannot be told to move.

        Colonists are alike: passing one that is in range is the same as commanding both.
        """

        def passable(space: int) -> bool:
            piece = self.s.domes[space]
            strange = piece == COLONIST and module_of(space) not in reach
            return space == POD or piece >= ROBOT or strange

        far = self.reach_past(here, passable)
        seat = self.s.active
        return [offers.far_command(seat, here, there, steps) for there, steps in far.items()]

    def command(self, here: int, there: int, steps: int) -> Play[None]:
        self.s.spent += steps
        self.s.led = there
        self.move_colonist(here, there)
        if self.has_power("follower"):
            yield from self.follow(here, there)

    def move_colonist(self, here: int, there: int) -> None:
        self.trace("boarded" if there == POD else "moved", here, there)
        if here == POD:
            self.s.pod.colonists -= 1
        else:
            self.s.domes[here] = OPEN
        if there == POD:
            self.s.led = -1
            self.say(T("A colonist boards the pod."))
            self.board_colonist()
        else:
            self.s.domes[there] = COLONIST
            self.say(T("A colonist goes to {space}.", space=space_words(there)))

    def follow(self, vacated: int, gone_to: int) -> Play[None]:
        """Follower: a neighbour of the space left behind may step into it."""
        beside = [there for there in self.colony.near[vacated] if self._may_follow(there, gone_to)]
        follower = yield from self.maybe(
            self.s.active,
            T("Who follows to {space}?", space=space_words(vacated)),
            [self._follow_option(there) for there in beside],
            no=T("Nobody"),
            why=T("Follower: a neighbour may step into the dome left free, at no cost."),
        )
        if follower is not None:
            self.move_colonist(follower, vacated)

    def _may_follow(self, space: int, gone_to: int) -> bool:
        if space == gone_to:
            return False
        return self.s.pod.colonists > 0 if space == POD else self.s.domes[space] == COLONIST

    def _follow_option(self, space: int) -> Option[int]:
        label = T("The one at {space}", space=space_words(space))
        return Option(f"follow.{space}", self.s.active, label, space, spot=dome_spot(space))

    def override_options(self) -> list[Option[Action]]:
        """Override: every other robot that could step or shoot."""
        seat = self.s.active
        return [
            offers.override(seat, other)
            for other in range(self.seat_count)
            if other != seat and (self.step_options(other, seat) or self.shot_options(other, seat))
        ]

    def override(self, other: int) -> Play[None]:
        """A plain move or shot with another's robot: no cards, no cores, no blast."""
        seat = self.s.active
        choices = self.step_options(other, seat) + self.shot_options(other, seat)
        verb, where, *steps = yield from self.pick(
            T("What does {robot} do?", robot=ROBOTS[other]),
            choices,
            why=T("Override: a plain move or shot of that robot, paid with your actions."),
        )
        self.s.spent += steps[0] if steps else 1
        if verb == "move":
            self.put_robot(other, where)
        elif verb == "shoot":
            self.remove_creep(where)
        else:
            self.kill_super(where)

    def trade_options(self) -> list[Option[Action]]:
        """Whoever is in command range, as long as one of the two has a card."""
        seat = self.s.active
        if self.seat_count == 1:
            return []
        reach = self.range_of(seat)
        return [
            offers.trade(seat, other)
            for other in range(self.seat_count)
            if other != seat and self._may_trade(other, reach)
        ]

    def _may_trade(self, other: int, reach: list[int]) -> bool:
        if not (self.me.hand or self.s.players[other].hand):
            return False
        aboard = self.s.pod.robots
        together = other in aboard and self.s.active in aboard
        return together or module_of(self.where(other)) in reach

    def trade(self, other: int) -> Play[None]:
        """Any number of cards either way with one other player."""
        self.s.spent += 1
        mine, theirs = self.me.hand, self.s.players[other].hand
        offered = [*self._card_options("give", mine), *self._card_options("take", theirs)]
        prompt = T("Which cards change hands with {player}?", player=Seat(other))
        why = T("As many as you like, both ways, for this one action. Cores stay.")
        chosen = yield from self.pick_many(self.s.active, prompt, offered, least=1, why=why)
        for verb, card in chosen:
            source, goal = (mine, theirs) if verb == "give" else (theirs, mine)
            source.remove(card)
            goal.append(card)
        self._tell_trade(other, chosen)

    def _tell_trade(self, other: int, chosen: list[tuple[str, Card]]) -> None:
        """Hands are open, so everybody hears which cards went where."""
        for verb, (_, _, story) in TRADING.items():
            cards = [card_name(card) for done, card in chosen if done == verb]
            if cards:
                who = {"player": Seat(self.s.active), "other": Seat(other)}
                self.say(T(story.template, cards=cards, **who))

    def _card_options(self, verb: str, hand: list[Card]) -> list[Option[tuple[str, Card]]]:
        words, group, _ = TRADING[verb]
        return [
            Option(
                f"{verb}.{number}.{card}",
                self.s.active,
                T(words.template, card=card_name(card)),
                (verb, card),
                detail=ABILITIES[as_ability(card)].effect,
                group=group if len(hand) > FEW_CARDS else None,
            )
            for number, card in enumerate(hand)
        ]
