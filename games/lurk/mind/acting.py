"""What a model does in the Attack column, tried in somebody's mind."""

from __future__ import annotations

from games.lurk.attack.acts import Act, Bomb, Chain, Hit, Recover, SearchAbyss, SearchCoral
from games.lurk.attack.search_and_recover import CURABLE
from games.lurk.content import CARDS
from games.lurk.mind.fighters import Fighter, certain
from games.lurk.mind.line_up import LineUp, reckoned
from games.lurk.mind.movements import with_token
from games.lurk.mind.strikes import Blow, aided, hit, own_blow
from games.lurk.mind.worth import Lore


def acted(lore: Lore, line_up: LineUp, actor: Fighter, act: Act) -> LineUp:
    match act:
        case Hit():
            return attacks(lore, line_up, actor, act)
        case Bomb():
            return bombed(lore, line_up, actor, act)
        case Chain():
            target = line_up.fighters[act.target.id]
            chained = with_token(lore, target, CARDS[act.card].effect.given_token)
            return line_up.having(done(lore, actor, act.card), chained)
        case SearchCoral() | SearchAbyss():
            coral = isinstance(act, SearchCoral)
            found = lore.weights.search if coral else lore.weights.abyss
            return gained(line_up.having(done(lore, actor)), found)
        case Recover():
            tokens = tuple([one for one in actor.gear.tokens if one not in CURABLE])
            cured = reckoned(actor, actor.gear._replace(tokens=tokens), lore.silt, lore.floor)
            return gained(line_up.having(done(lore, cured)), lore.weights.recover)
        case _:
            return line_up


def attacks(lore: Lore, line_up: LineUp, actor: Fighter, act: Hit) -> LineUp:
    """With its own dice and what helps it."""
    target_model, use = act
    target = line_up.fighters[target_model.id]
    blow = own_blow(actor, target)
    if use is None:
        return hit(line_up, actor, target, blow)
    effect = use.effect
    after = hit(line_up, actor, target, aided(line_up, blow, effect, (actor, target)))
    after = after._replace(essence=after.essence - effect.essence)
    if effect.once:
        after = after.having(done(lore, actor, use.source))
    if effect.self_destroy:
        after = after.having(actor._replace(odds=certain(0, actor.sheet.heart)))
    return after


def bombed(lore: Lore, line_up: LineUp, actor: Fighter, act: Bomb) -> LineUp:
    """Everybody on the tile is attacked with the card's own dice."""
    blow = Blow(CARDS[act.card].effect.dice, 0)
    after = line_up
    for target in line_up.at(act.tile):
        after = hit(after, actor, target, blow)
    return after.having(done(lore, actor, act.card))


def done(lore: Lore, actor: Fighter, card: str = "") -> Fighter:
    """It has acted, and maybe used up a card."""
    acted = actor._replace(acted=True)
    if card not in actor.gear.cards:
        return acted
    cards = list(actor.gear.cards)
    cards.remove(card)
    return reckoned(acted, actor.gear._replace(cards=tuple(cards)), lore.silt, lore.floor)


def gained(line_up: LineUp, points: float) -> LineUp:
    return line_up._replace(bonus=line_up.bonus + points)
