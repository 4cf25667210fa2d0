"""Orders that need no movement and no attack, tried in somebody's mind."""

from __future__ import annotations

from games.lurk.cards.items import UseItem
from games.lurk.content import CARDS, KINDS
from games.lurk.mind.acting import done
from games.lurk.mind.fighters import healed
from games.lurk.mind.line_up import LineUp, waiting
from games.lurk.mind.movements import has_room, led, without_tokens
from games.lurk.mind.worth import Lore
from games.lurk.state import EFFECTS


def entered(lore: Lore, line_up: LineUp, tile: int) -> LineUp:
    """The most valuable of those who wait, as many as have room."""
    for one in sorted(waiting(line_up, lore.seat), key=lambda one: -one.sheet.points):
        if has_room(line_up, tile, one):
            line_up = led(lore, line_up, one, [tile])
    return line_up


def item_used(lore: Lore, line_up: LineUp, item: UseItem) -> LineUp:
    """A card less, and what it brings."""
    bearer = line_up.fighters[item.model.id]
    effect = CARDS[item.card].effect
    left = done(lore, bearer, item.card)._replace(acted=bearer.acted)
    after = line_up.having(left)
    match effect.effect:
        case "heal_self":
            hearts = (KINDS[left.gear.kind].large and effect.n_large) or effect.n
            return after.having(left._replace(odds=healed(left.odds, hearts)))
        case "gain_essence":
            return after._replace(essence=after.essence + effect.n)
        case "clear_tokens":
            return after.having(
                *[without_tokens(lore, one, EFFECTS) for one in after.at(left.tile)]
            )
    return after
