"""Setting up: the spiral of modules, colonists in the middle, two cards each, all in the pod."""

from __future__ import annotations

from collections.abc import Sequence

from games.jupiter.cards import Card, is_setback, rescue_deck
from games.jupiter.colony import MODULES, POD
from games.jupiter.modules import COPIES, PLACES, PRINTED, dome_places
from games.jupiter.options import JupiterOptions
from games.jupiter.state import (
    ABSENT,
    COLONIST,
    COLONISTS,
    DEALT,
    OPEN,
    Module,
    Player,
    Pod,
    State,
)
from games.kernel.chance import Chance
from games.kernel.deck import put_under
from games.kernel.hexes import ORIGIN

INNER = 7
"""The modules in the middle, where the colonists are."""


def new_state(seats: int, options: JupiterOptions, chance: Chance) -> State:
    """The colony before the first decision."""
    modules = spiral(chance)
    domes = populated(modules)
    deck = chance.shuffled(rescue_deck())
    hands = [deal(deck) for _ in range(seats)]
    colonists = domes.count(COLONIST)
    return State(
        modules=modules,
        domes=domes,
        players=[Player(hand) for hand in hands],
        deck=deck,
        pod=Pod(robots=list(range(seats))),
        target=colonists if options.ultimate_heroes else options.rescue,
        spare=COLONISTS - colonists,
    )


def spiral(chance: Chance) -> list[Module]:
    """Nineteen of the twenty modules from the centre outwards, each turned as it comes."""
    box = chance.shuffled([number for number in PRINTED for _ in range(COPIES)])
    cells = ORIGIN.spiral(2)
    return [
        Module(number, chance.below(6), cell.q, cell.r)
        for number, cell in zip(box[:MODULES], cells, strict=True)
    ]


def populated(modules: Sequence[Module]) -> list[int]:
    """Every dome of the seven inner modules holds a colonist; buildings are no spaces."""
    domes = [ABSENT] * (POD + 1)
    for index, module in enumerate(modules):
        for place in dome_places(module.number, module.turned):
            domes[index * PLACES + place] = COLONIST if index < INNER else OPEN
    return domes


def deal(deck: list[Card]) -> list[Card]:
    """Two cards; setbacks go under the deck and are replaced."""
    hand: list[Card] = []
    while len(hand) < DEALT and not all(is_setback(card) for card in deck):
        card = deck.pop()
        if is_setback(card):
            put_under(deck, card)
        else:
            hand.append(card)
    return hand
