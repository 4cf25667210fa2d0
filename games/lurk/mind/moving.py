"""A movement tried in somebody's mind, with all that may go with it."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel.text import T, Text
from games.lurk.autopilot.gear import best_card
from games.lurk.content import CARDS
from games.lurk.map.board import TILE_NAMES
from games.lurk.mind.acting import done
from games.lurk.mind.fighters import Fighter
from games.lurk.mind.line_up import LineUp
from games.lurk.mind.movements import (
    comes_to,
    has_room,
    led,
    marched,
    movers_at,
    reckoned,
    routes_of,
    way_to,
    with_token,
    without_tokens,
)
from games.lurk.mind.position import Arrived, BattlePosition, Climbing
from games.lurk.mind.worth import Lore, worth_of
from games.lurk.movement.deeds import Deed

DITHERING = 5.0
"""So much less than to stay, and more than any guard, is worth what can be undone at once and done
again: to swim or settle without a goal, to hand a card over. Ways that need it are orders of their
own."""


FOLLOW = T("the others follow")


def go_to(tile: int) -> Text:
    return T("go to {tile}", tile=TILE_NAMES[tile])


def all_go(lore: Lore, line_up: LineUp, movers: Sequence[Fighter], deed: Deed) -> BattlePosition:
    for mover in movers:
        swims = deed.first == "swim" and not mover.sheet.swims
        ready = with_token(lore, mover, "swimming") if swims else mover
        line_up = marched(lore, line_up, ready, deed.tile)
    return Arrived(lore, line_up, deed.tile)


def moves(lore: Lore, line_up: LineUp, mover: Fighter, deed: Deed) -> BattlePosition:
    if deed.first:
        ready, _ = readied(lore, mover, Deed(deed.first))
        return moves(lore, line_up.having(ready), ready, deed._replace(first=""))
    match deed.verb:
        case "go":
            after = goes(lore, line_up, mover, deed.tile)
        case "climb":
            after = climbs(lore, line_up, mover, deed.tile)
        case "charge" | "air":
            after = prepared(lore, line_up, *readied(lore, mover, deed))
        case "equip" if (armed := equipped(lore, line_up, mover)) is not None:
            after = BattlePosition(lore, armed)
        case "stay":
            after = BattlePosition(lore, line_up)
        case _:
            after = BattlePosition(lore, line_up, worth_of(lore, line_up) - DITHERING)
    return after


def readied(lore: Lore, mover: Fighter, deed: Deed) -> tuple[Fighter, int]:
    """With a token more or less, and how many steps that adds beyond those of its tokens."""
    match deed.verb:
        case "swim":
            return with_token(lore, mover, "swimming"), 0
        case "settle":
            return without_tokens(lore, mover, {"swimming"}), 0
        case "charge":
            return with_token(lore, mover, "charging"), 1
    lighter = done(lore, mover, deed.card)._replace(acted=mover.acted)
    return lighter, CARDS[deed.card].effect.n


def goes(lore: Lore, line_up: LineUp, mover: Fighter, tile: int) -> BattlePosition:
    """Alone; or, to friends, with those who can follow."""
    alone = marched(lore, line_up, mover, tile)
    first = Arrived(lore, alone, tile)
    followed = alone
    if line_up.at(tile):
        for other in movers_at(lore, line_up, mover.tile):
            follows = other.id != mover.id and comes_to(routes_of(lore, line_up, other), tile)
            if follows and has_room(followed, tile, other):
                followed = marched(lore, followed, other, tile)
    if followed is alone:
        return first
    return max(first, Arrived(lore, followed, tile, FOLLOW), key=lambda one: one.worth())


def climbs(lore: Lore, line_up: LineUp, mover: Fighter, rock: int) -> BattlePosition:
    """On the rock, or still at its foot."""
    feet = routes_of(lore, line_up, mover).climbs
    way = way_to(lore, line_up, mover, feet.get(rock, mover.tile))
    up = led(lore, line_up, with_token(lore, mover, "climbed"), [*way, rock])
    return Climbing(lore, led(lore, line_up, mover, way), up)


def prepared(lore: Lore, line_up: LineUp, ready: Fighter, more: int = 0) -> BattlePosition:
    """With a token or more air, and then to the best of the tiles that only this opens."""
    before, begun = routes_of(lore, line_up, line_up.fighters[ready.id]), line_up.having(ready)
    goals = routes_of(lore, begun, ready, more).goals
    opened = [tile for tile in goals if not comes_to(before, tile)]
    led_there = {tile: marched(lore, begun, ready, tile, more) for tile in opened}
    ends = [Arrived(lore, after, tile, go_to(tile)) for tile, after in led_there.items()]
    stays = BattlePosition(lore, begun)
    return max([stays, *ends], key=lambda one: one.worth())


def equipped(lore: Lore, line_up: LineUp, mover: Fighter) -> LineUp | None:
    """With the card of the stock that helps it most; nothing if none does."""
    card = best_card(mover.gear, line_up.stock)
    if card is None:
        return None
    put_away = [one for one in mover.gear.cards if CARDS[one].kind == CARDS[card].kind]
    kept = [one for one in mover.gear.cards if one not in put_away]
    stock = [*line_up.stock, *put_away]
    stock.remove(card)
    bearer = reckoned(lore, mover, mover.gear._replace(cards=(*kept, card)))
    return line_up.having(bearer)._replace(stock=tuple(stock))
