"""A whole position from what everybody may see: only the order of the deck is dealt anew."""

from __future__ import annotations

import random
from collections import Counter

from games.jupiter.cards import Card, rescue_deck
from games.jupiter.modules import DISH
from games.jupiter.state import ACTIONS, COLONISTS, State
from games.jupiter.view import View
from games.kernel.copying import copy_state


def imagined(view: View, luck: random.Random) -> State:
    return State(
        modules=[copy_state(module) for module in view.modules],
        domes=view.domes.copy(),
        players=[copy_state(player) for player in view.players],
        deck=unseen_cards(view, luck),
        pod=copy_state(view.pod),
        target=view.target,
        spare=COLONISTS - view.saved - view.lost - view.pod.colonists - view.on_colony,
        discards=view.discards.copy(),
        phase=view.phase,
        active=view.active,
        turn=view.turn,
        covered=view.covered.copy(),
        saved=view.saved,
        lost=view.lost,
        spent=view.spent,
        boosts=boosts(view),
        core_used=view.core_used,
        in_play=view.in_play.copy(),
        die=view.die,
        risen=view.risen.copy(),
        led=view.led,
    )


def unseen_cards(view: View, luck: random.Random) -> list[Card]:
    """All that lie neither in a hand nor under a ring, on the table or on the discards."""
    left = Counter[Card](rescue_deck())
    left.subtract(view.discards)
    left.subtract(view.in_play)
    for player in view.players:
        left.subtract(player.hand)
        left.subtract([player.core] if player.core is not None else [])
    deck = sorted(left.elements())
    luck.shuffle(deck)
    return deck


def boosts(view: View) -> int:
    """Actions beyond the usual ones, from those left and those spent."""
    dish_covered = any(view.modules[index].number == DISH for index in view.covered)
    return view.actions_left - ACTIONS + dish_covered + view.spent
