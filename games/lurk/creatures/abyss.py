"""The abyss deck: creatures that stay on guard, and treasures."""

from __future__ import annotations

from games.kernel.ask import Option, Play
from games.kernel.deck import draw_recycling
from games.kernel.text import Seat, T
from games.lurk import questions, told
from games.lurk.battle import Battle
from games.lurk.cards.stock import leave_behind, next_item, trim_stock
from games.lurk.content import CREATURES, NAMES, TREASURES
from games.lurk.map.board import TILE_NAMES
from games.lurk.models.essence import gain_essence
from games.lurk.state import LURKER, Model
from games.lurk.words import CARD_TEXTS


def draw_abyss(battle: Battle) -> str:
    battle.reveal()
    card = draw_recycling(battle.s.abyss_deck, battle.s.abyss_discards, battle.chance)
    assert card is not None, "twenty cards for six abysses"
    return card


def open_abyss(battle: Battle, tile: int, card: str, finder: int | None) -> Play[Model | None]:
    """What was hidden comes to light: the creature, if it is one.

    Without a finder a treasure drifts away.
    """
    if card in CREATURES:
        battle.s.ground[tile] = "lair"
        creature = Model(len(battle.s.models), card, LURKER, tile)
        battle.s.models.append(creature)
        battle.tell(
            told.CREATURE_WAKES(
                creature=NAMES[card], n=CREATURES[card].heart, tile=TILE_NAMES[tile]
            )
        )
        return creature
    battle.s.ground[tile] = "hollow"
    battle.s.abyss_discards.append(card)
    if finder is None:
        battle.tell(told.CREATURE_DRIFTS_AWAY(card=NAMES[card], tile=TILE_NAMES[tile]))
    else:
        battle.tell(told.CREATURE_LIES_ON(card=NAMES[card], tile=TILE_NAMES[tile]))
        yield from take_treasure(battle, finder, card)
    return None


def take_treasure(battle: Battle, seat: int, card: str) -> Play[None]:
    """Essence, and the items one keeps of those drawn."""
    treasure, stock = TREASURES[card], battle.s.players[seat].stock
    gain_essence(battle, seat, treasure.essence)
    drawn = [next_item(battle) for _ in range(treasure.draw)]
    found = [item for item in drawn if item is not None]
    stock += found
    while len(found) > treasure.keep:
        options = [
            Option(f"leave.{n}", seat, NAMES[item], item, detail=CARD_TEXTS[item])
            for n, item in enumerate(found)
        ]
        left = yield from battle.pick(
            questions.LEAVE_ITEM, T("Which one do you leave behind?"), options, why=WHY_LEAVE
        )
        found.remove(left)
        leave_behind(battle, seat, left)
    for item in found:
        battle.tell(told.FINDS_ITEM(seat=Seat(seat), card=NAMES[item]))
    yield from trim_stock(battle, seat)


WHY_LEAVE = T("You keep only one of these items.")
