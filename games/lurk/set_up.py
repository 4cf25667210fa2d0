"""The first state, and who begins."""

from __future__ import annotations

from games.kernel.ask import Play
from games.kernel.chance import Chance
from games.kernel.text import Seat
from games.lurk import told
from games.lurk.battle import Battle
from games.lurk.content import CREATURES, EVENTS, ITEMS, STARTING, TREASURES, copies
from games.lurk.dice.opposed_roll import by_score, roll_scores, rolls_text
from games.lurk.map.board import TILES
from games.lurk.state import Player, State


def first_state(seat_count: int, chance: Chance) -> State:
    """Three shuffled decks, everybody's 3 Essence, and no map yet."""
    items = {card.id: card for card in ITEMS}
    return State(
        players=[Player() for _ in range(seat_count)],
        ground=["void" for _ in TILES],
        item_deck=chance.shuffled(copies(items)),
        abyss_deck=chance.shuffled(copies(CREATURES) + copies(TREASURES)),
        event_deck=chance.shuffled(copies(EVENTS)),
        box=list(STARTING),
    )


def roll_for_first(battle: Battle) -> Play[None]:
    """Two red dice each, bonus dice included: most hits begin."""
    scores = roll_scores(battle, range(battle.seat_count))
    battle.s.first = battle.s.active = first = by_score(scores)[0]
    battle.say(told.BEGINS_BATTLE(seat=Seat(first), rolls=rolls_text(scores)))
    battle.s.phase = "sides"
    yield from ()
