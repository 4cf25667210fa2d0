"""Actions that the current objective adds to those of every dive."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from games.kernel.ask import Option, Play
from games.kernel.text import T, Text
from games.refuge.abilities import Abilities
from games.refuge.board import HEAD_REACH, SPACES, SPOT_NAMES
from games.refuge.cards import SALVAGE, TYPE_NAMES, TYPE_OF, WEAPONS
from games.refuge.deeds import Deed
from games.refuge.salvage import Cards
from games.refuge.state import Diver


class Missions(Abilities):
    """Stow, Set Charge, Strike and Seal; each needs a diver on their feet in the right place."""

    def stowable(self, diver: Diver) -> list[str]:
        """In a cave: cards of a type that is not in the locker yet."""
        if SPACES[diver.spot] != "cave":
            return []
        return [card for card in diver.hand if TYPE_OF[card] not in self.goal.stowed]

    def stow(self, diver: Diver) -> Play[None]:
        card = yield from self.pick(
            T("{diver}: which card do you stow?", diver=self.name(diver)),
            self.card_options("discard", diver.seat, self.stowable(diver)),
            why=T("It is discarded; the locker wants three different types."),
        )
        self.discard(diver, card)
        self.goal.stowed.append(TYPE_OF[card])
        title, kind = SALVAGE[card].title, TYPE_NAMES[TYPE_OF[card]]
        self.say(T("{diver} stows {card} ({type}).", diver=self.name(diver), card=title, type=kind))
        yield from self.come_closer()

    def may_set_charge(self, diver: Diver) -> bool:
        return SPACES[diver.spot] == "finish" and diver.spot not in self.goal.markers

    def set_charge(self, diver: Diver) -> Play[None]:
        self.goal.markers.append(diver.spot)
        spot = SPOT_NAMES[diver.spot]
        self.say(T("{diver} sets a charge on {spot}.", diver=self.name(diver), spot=spot))
        yield from self.come_closer()

    def may_strike(self, diver: Diver) -> bool:
        """Next to the head, with a weapon or two cards of one type."""
        armed = not WEAPONS.isdisjoint(diver.hand) or self.has_pair(diver)
        return armed and diver.spot in HEAD_REACH[self.s.head]

    def strike(self, diver: Diver) -> Play[None]:
        prompt = T("{diver}: what do you strike with?", diver=self.name(diver))
        cards = yield from self.pick(prompt, self.blows(diver), why=WHY_STRIKE_HEAD)
        self.discard(diver, *cards)
        blow = self.titles(cards)
        self.say(T("{diver} wounds the Kraken with {cards}!", diver=self.name(diver), cards=blow))
        yield from self.come_closer()

    def blows(self, diver: Diver) -> list[Option[Cards]]:
        """Each weapon alone, or each pair; two weapons would be one too many."""
        options: list[Option[Cards]] = [
            Option(f"discard.{card}", diver.seat, SALVAGE[card].title, (card,), detail=ONE_WEAPON)
            for card in sorted(WEAPONS.intersection(diver.hand))
        ]
        options += [
            self.pair_option(diver, pair) for pair in self.pairs(diver) if pair[0] not in WEAPONS
        ]
        return options

    def may_seal(self, diver: Diver) -> bool:
        return bool(diver.hand) and diver.spot in self.goal.markers

    def seal(self, diver: Diver) -> Play[None]:
        card = yield from self.pick(
            T("{diver}: which card do you discard?", diver=self.name(diver)),
            self.card_options("discard", diver.seat, diver.hand),
            why=T("Any card seals the whirlpool you stand in."),
        )
        self.discard(diver, card)
        self.goal.markers.remove(diver.spot)
        spot, title = SPOT_NAMES[diver.spot], SALVAGE[card].title
        self.say(
            T("{diver} seals {spot} with {card}.", diver=self.name(diver), spot=spot, card=title)
        )
        yield from self.come_closer()


class MissionDeed(NamedTuple):
    """An action of an objective, with its name and what it costs."""

    id: str
    title: Text
    effect: Text
    deed: Deed


ONE_WEAPON = T("A weapon")
WHY_STRIKE_HEAD = T("A hit costs one weapon, or two cards of one type.")

_STRIKE = MissionDeed(
    "strike", T("Strike"), WHY_STRIKE_HEAD, Deed(Missions.may_strike, Missions.strike)
)

MISSION_DEEDS: Mapping[str, MissionDeed] = {
    "stock_the_locker": MissionDeed(
        "stow",
        T("Stow"),
        T("Discard a card of a type not stowed yet."),
        Deed(Missions.stowable, Missions.stow),
    ),
    "breach_the_hull": MissionDeed(
        "set_charge",
        T("Set Charge"),
        T("Put a charge on this Finish space."),
        Deed(Missions.may_set_charge, Missions.set_charge),
    ),
    "wound_the_beast": _STRIKE,
    "slay_the_kraken": _STRIKE,
    "seal_the_vents": MissionDeed(
        "seal",
        T("Seal"),
        T("Discard any card to seal this whirlpool."),
        Deed(Missions.may_seal, Missions.seal),
    ),
}
