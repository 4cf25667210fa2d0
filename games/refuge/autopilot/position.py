"""A whole position made from a view: what is hidden is dealt at random."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable

from games.refuge.board import SPOTS, Spot
from games.refuge.cards import DECKS, KRAKEN
from games.refuge.state import ABOARD, ASHORE, DEVOURED, Diver, Goal, State
from games.refuge.view import DiverView, ObjectiveView, View


def position_of(view: View, luck: random.Random) -> State:
    """Only what the view shows is taken over; both decks are what is left, in any order."""
    return State(
        divers=[_diver(diver) for diver in view.divers],
        active=view.active,
        salvage_deck=_salvage_deck(view, luck),
        kraken_deck=_kraken_deck(view, luck),
        tentacles=_spots(view.tentacles),
        supply=view.supply,
        threat=view.threat,
        head=view.head,
        phase=view.phase,
        turn=view.turn,
        actions_left=view.actions_left,
        salvage_discards=list(view.salvage_discards),
        kraken_discards=list(view.kraken_discards),
        kraken_card=view.kraken_card,
        foreseen=len(view.foreseen),
        cameras=_spots(view.cameras),
        goals=[_goal(card) for card in view.objectives],
        accomplished=sum(card.done for card in view.objectives),
    )


def _spots(names: Iterable[str]) -> list[Spot]:
    return [SPOTS[name] for name in names]


def _diver(diver: DiverView) -> Diver:
    return Diver(
        seat=diver.seat,
        name=diver.character,
        spot=_whereabouts(diver),
        down_since=diver.down_since,
        hand=list(diver.hand),
        spent=[ability.id for ability in diver.abilities if not ability.ready],
        cargo=diver.cargo,
    )


def _whereabouts(diver: DiverView) -> Spot:
    if diver.spot is not None:
        return SPOTS[diver.spot]
    return DEVOURED if diver.devoured else ABOARD if diver.boarded else ASHORE


def _goal(card: ObjectiveView) -> Goal:
    return Goal(card.id, card.progress, _spots(card.markers), list(card.stowed))


def _salvage_deck(view: View, luck: random.Random) -> list[str]:
    seen = Counter(view.salvage_discards)
    for diver in view.divers:
        seen.update(diver.hand)
    deck = [card.id for card in DECKS.salvage for _ in range(card.copies - seen[card.id])]
    luck.shuffle(deck)
    return deck


def _kraken_deck(view: View, luck: random.Random) -> list[str]:
    gone = {*view.kraken_discards, *view.foreseen}
    deck = [card for card in KRAKEN if card not in gone]
    luck.shuffle(deck)
    return deck + list(view.foreseen)
