"""Salvage cards: played as actions, spent in pairs to recover, passed to a neighbour."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

from games.kernel.ask import Option, Play
from games.kernel.paths import distances
from games.kernel.text import N, T, Text
from games.refuge.board import (
    HEAD_HOMES,
    LEFT,
    NEIGHBOURS,
    RIGHT,
    SPOT_LABELS,
    Spot,
    distance,
    in_line,
    reading_order,
)
from games.refuge.cards import SALVAGE, TYPE_NAMES, TYPE_OF
from games.refuge.deeds import Deed
from games.refuge.kraken import OVER_COLUMNS
from games.refuge.prospects import Prospects
from games.refuge.roster import ABILITIES
from games.refuge.state import Diver

Cards = tuple[str, ...]
"""What is discarded together."""


class Salvage(Prospects):
    """What cards do when they are played, discarded in pairs or handed over."""

    def play_card(self, diver: Diver, card: str) -> Play[None]:
        """An action card is discarded after use."""
        self.say(
            T("{diver} plays {card}.", diver=self.name(diver), card=SALVAGE[card].title),
        )
        self.discard(diver, card)
        yield from CARD_DEEDS[card].do(self, diver)

    def harpoon_reaches(self, diver: Diver) -> bool:
        return not in_line(diver.spot, 3).isdisjoint(self.s.tentacles)

    def harpoon(self, diver: Diver) -> Play[None]:
        yield from self.eliminate_one(diver, self.tentacles_among(in_line(diver.spot, 3)))

    def knife_reaches(self, diver: Diver) -> bool:
        return not in_line(diver.spot, 1).isdisjoint(self.s.tentacles)

    def knife(self, diver: Diver) -> Play[None]:
        yield from self.eliminate_one(diver, self.tentacles_next_to(diver))

    def tentacles_next_to(self, diver: Diver) -> list[Spot]:
        return self.tentacles_among(in_line(diver.spot, 1))

    def eliminate_one(self, diver: Diver, targets: list[Spot]) -> Play[None]:
        options = self.spot_options("hit", diver.seat, targets)
        prompt = T("{diver}: which tentacle is eliminated?", diver=self.name(diver))
        spot = yield from self.pick(prompt, options, why=WHY_ELIMINATE)
        yield from self.eliminate(spot, diver)

    def free_neighbours(self, diver: Diver) -> list[Spot]:
        return [spot for spot in NEIGHBOURS[diver.spot] if self.is_free(spot)]

    def free_within(self, diver: Diver, most: int) -> list[Spot]:
        """Where a diver can get in so many steps through free spaces."""
        reached = distances(
            diver.spot, lambda spot: [near for near in NEIGHBOURS[spot] if self.is_free(near)], most
        )
        return sorted((spot for spot in reached if spot != diver.spot), key=reading_order)

    def dash(self, diver: Diver) -> Play[None]:
        """Up to three free spaces; only the last one takes effect."""
        options = self.destinations(diver, self.free_within(diver, 3))
        prompt = T("{diver}: where to?", diver=self.name(diver))
        spot = yield from self.pick(prompt, options, why=WHY_DASH)
        yield from self.enter(diver, spot)

    def tow_targets(self, diver: Diver) -> list[Diver]:
        return [
            other
            for other in self.s.divers
            if other is not diver
            and other.on_map
            and distance(other.spot, diver.spot) <= 3
            and self.free_neighbours(other)
        ]

    def tow(self, diver: Diver) -> Play[None]:
        other = yield from self.pick(
            T("{diver}: whom do you tow?", diver=self.name(diver)),
            self.diver_options("tow", diver.seat, self.tow_targets(diver)),
            why=WHY_TOW,
        )
        yield from self.carry(diver, other, self.free_within(other, 2))

    def carry(self, diver: Diver, other: Diver, spots: list[Spot]) -> Play[None]:
        """Somebody is moved by another's action: the space takes no effect."""
        prompt = T(
            "{diver}: where does {other} go?", diver=self.name(diver), other=self.name(other)
        )
        spot = yield from self.pick(
            prompt,
            self.spot_options(f"carry.{other.name}", diver.seat, spots),
            why=T("The space takes no effect."),
        )
        self.leave_trail("carry", other.spot, spot)
        other.spot = spot
        self.say(T("{diver} is brought to {spot}.", diver=self.name(other), spot=SPOT_LABELS[spot]))
        yield from self.settle(other)

    def flare(self, diver: Diver) -> Play[None]:
        yield from self.move_head(diver, 1)

    def move_head(self, diver: Diver, most: int) -> Play[None]:
        """The head goes left or right and pushes as ever."""
        prompt = T("{diver}: where does the head go?", diver=self.name(diver))
        options = [
            Option(f"head.{side}.{n}", diver.seat, label(n), (way, n), detail=OVER_COLUMNS[home])
            for side, way, label in (("left", LEFT, spaces_left), ("right", RIGHT, spaces_right))
            for n in range(1, most + 1)
            if (home := self.s.head + way * n) in HEAD_HOMES
        ]
        way, steps = yield from self.pick(prompt, options, why=WHY_HEAD)
        yield from self.head_moves(way, steps)

    def always(self, diver: Diver) -> bool:  # noqa: ARG002 - asked like every other deed
        """The head can always go at least one way."""
        return True

    def any_tentacle(self, diver: Diver) -> bool:  # noqa: ARG002 - asked like every other deed
        return any(self.can_leave(spot) for spot in self.s.tentacles)

    def bait(self, diver: Diver) -> Play[None]:
        yield from self.move_tentacles(diver, 2, T("Bait moves up to 2 tentacles one space each."))

    def fallen_in_reach(self, diver: Diver) -> list[Diver]:
        """Oneself, or somebody next to one."""
        return [other for other in (diver, *self.divers_next_to(diver)) if not other.standing]

    def help_up(self, diver: Diver) -> Play[None]:
        yield from self.help_one_up(diver, self.fallen_in_reach(diver))

    def help_one_up(self, diver: Diver, fallen: list[Diver]) -> Play[None]:
        prompt = T("{diver}: who stands up?", diver=self.name(diver))
        other = yield from self.pick(
            prompt,
            self.diver_options("stand", diver.seat, fallen),
            why=T("Whoever stands can act."),
        )
        yield from self.stand_up(other)

    def pairs(self, diver: Diver) -> list[Cards]:
        """Every two cards in hand that share a type."""
        found = combinations(sorted(diver.hand), 2)
        return [pair for pair in dict.fromkeys(found) if TYPE_OF[pair[0]] == TYPE_OF[pair[1]]]

    def has_pair(self, diver: Diver) -> bool:
        types = [TYPE_OF[card] for card in diver.hand]
        return len(types) != len(set(types))

    def discard_pair(self, diver: Diver, why: Text) -> Play[None]:
        prompt = T("{diver}: which two cards are discarded?", diver=self.name(diver))
        options = [self.pair_option(diver, pair) for pair in self.pairs(diver)]
        pair = yield from self.pick(prompt, options, why=why)
        self.discard(diver, *pair)
        cards = self.titles(pair)
        self.say(T("{diver} discards {cards}.", diver=self.name(diver), cards=cards))

    def pair_option(self, diver: Diver, pair: Cards) -> Option[Cards]:
        one, other = pair
        label, kind = self.titles(pair), TYPE_NAMES[TYPE_OF[one]]
        return Option(f"discard.{one}.{other}", diver.seat, label, pair, detail=kind)

    def titles(self, cards: Cards) -> Text:
        """One card or a pair, by name."""
        titles = [SALVAGE[card].title for card in cards]
        return T("{one} and {other}", one=titles[0], other=titles[1]) if titles[1:] else titles[0]

    def can_recover(self, diver: Diver) -> bool:
        """Two cards of a type, and something to spend them on."""
        return (
            len(diver.hand) > 1
            and self.has_pair(diver)
            and bool(diver.spent or self.fallen_in_reach(diver))
        )

    def recover(self, diver: Diver) -> Play[None]:
        """Stand up, stand a neighbour up, or turn an ability of one's own face up."""
        prompt = T("{diver}: what do you recover?", diver=self.name(diver))
        options: list[Option[Diver | str]] = [
            Option(
                f"stand.{other.name}",
                diver.seat,
                T("Stand {diver} up", diver=self.name(other)),
                other,
            )
            for other in self.fallen_in_reach(diver)
        ]
        options += [
            Option(
                f"ready.{ability}",
                diver.seat,
                T("Ready {ability}", ability=ABILITIES[ability].title),
                ability,
                detail=ABILITIES[ability].effect,
            )
            for ability in diver.spent
        ]
        chosen = yield from self.pick(prompt, options, why=WHY_RECOVER)
        yield from self.discard_pair(diver, WHY_RECOVER)
        if isinstance(chosen, Diver):
            yield from self.stand_up(chosen)
        else:
            self.turn_up(diver, chosen)

    def can_pass(self, diver: Diver) -> bool:
        return (bool(diver.hand) or diver.cargo) and bool(self.divers_next_to(diver))

    def pass_card(self, diver: Diver) -> Play[None]:
        """Free of actions, even from the ground, to somebody next to you."""
        options = self.card_options("pass", diver.seat, diver.hand)
        if diver.cargo:
            options.append(Option("pass.cargo", diver.seat, T("The cargo"), CARGO))
        card = yield from self.pick(
            T("{diver}: what do you pass?", diver=self.name(diver)), options, why=WHY_PASS
        )
        other = yield from self.pick(
            T("{diver}: who gets it?", diver=self.name(diver)),
            self.diver_options("give", diver.seat, self.divers_next_to(diver)),
            why=WHY_PASS,
        )
        yield from self.hand_over(diver, other, card)

    def hand_over(self, diver: Diver, other: Diver, card: str) -> Play[None]:
        if card == CARGO:
            diver.cargo, other.cargo = False, True
            self.say(
                T(
                    "{one} passes the cargo to {other}.",
                    one=self.name(diver),
                    other=self.name(other),
                )
            )
            yield from self.settle(other)
            return
        diver.hand.remove(card)
        other.hand.append(card)
        self.say(
            T(
                "{one} passes {card} to {other}.",
                one=self.name(diver),
                card=SALVAGE[card].title,
                other=self.name(other),
            )
        )


def spaces_left(n: int) -> Text:
    return N("{n} space left", "{n} spaces left", n=n)


def spaces_right(n: int) -> Text:
    return N("{n} space right", "{n} spaces right", n=n)


CARGO = "cargo"

CARD_DEEDS: Mapping[str, Deed] = {
    "harpoon": Deed(Salvage.harpoon_reaches, Salvage.harpoon),
    "dive_knife": Deed(Salvage.knife_reaches, Salvage.knife),
    "dive_scooter": Deed(Salvage.free_neighbours, Salvage.dash),
    "tow_line": Deed(Salvage.tow_targets, Salvage.tow),
    "flare": Deed(Salvage.always, Salvage.flare),
    "bait": Deed(Salvage.any_tentacle, Salvage.bait),
    "air_tank": Deed(Salvage.fallen_in_reach, Salvage.help_up),
}

WHY_ELIMINATE = T("Whoever eliminates a tentacle draws a salvage card.")
WHY_DASH = T("You pass through free spaces; only the space where you stop takes effect.")
WHY_TOW = T("You move another diver up to 2 free spaces; nothing takes effect there.")
WHY_HEAD = T("The head pushes whatever is in its way; who is pushed off the edge is devoured.")
WHY_RECOVER = T("Recovering costs an action and two salvage cards of one type.")
WHY_PASS = T("Passing to a diver next to you is free.")
