"""What a model does in the Attack column, tried in somebody's mind."""

from __future__ import annotations

from games.lurk.attack.acts import Act, Bomb, Chain, Hit, Recover, SearchAbyss, SearchCoral
from games.lurk.attack.search_and_recover import CURABLE
from games.lurk.autopilot.better_dice import times
from games.lurk.content import CARDS
from games.lurk.map.board import DISTANCE
from games.lurk.mind.fighters import Fighter, attacked, certain
from games.lurk.mind.line_up import LineUp
from games.lurk.mind.movements import reckoned, with_token, without_tokens
from games.lurk.mind.powers import Spur, helped
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
            cured = done(lore, without_tokens(lore, actor, CURABLE))
            return gained(line_up.having(cured), lore.weights.recover)
        case _:
            return line_up


def attacks(lore: Lore, line_up: LineUp, actor: Fighter, act: Hit) -> LineUp:
    """With its own dice and what helps it."""
    target, use = line_up.fighters[act.target.id], act.use
    afar = DISTANCE[actor.tile][target.tile] > 1
    spur = actor.sheet.plain[afar]
    if use is None:
        return line_up.having(attacked(target, actor, spur, afar=afar), actor._replace(acted=True))
    effect, friends = use.effect, len(line_up.at(actor.tile)) - 1
    helps = times(effect, friends, wounds_on(actor), wounds_on(target))
    hit = attacked(target, actor, helped(spur, effect, helps), afar=afar)
    left = done(lore, actor, use.source if effect.once else "")
    if effect.self_destroy:
        left = left._replace(odds=certain(0, actor.sheet.heart))
    return line_up.having(hit, left)._replace(essence=line_up.essence - effect.essence)


def wounds_on(fighter: Fighter) -> float:
    """On average."""
    return fighter.sheet.heart - sum([n * chance for n, chance in enumerate(fighter.odds)])


def bombed(lore: Lore, line_up: LineUp, actor: Fighter, act: Bomb) -> LineUp:
    """Everybody on the tile is attacked with the card's own dice."""
    spur, afar = Spur(CARDS[act.card].effect.dice), DISTANCE[actor.tile][act.tile] > 1
    hit = [attacked(target, actor, spur, afar=afar) for target in line_up.at(act.tile)]
    return line_up.having(*hit, done(lore, actor, act.card))


def done(lore: Lore, actor: Fighter, card: str = "") -> Fighter:
    """It has acted, and maybe used up a card."""
    acted = actor._replace(acted=True)
    if card not in actor.gear.cards:
        return acted
    cards = list(actor.gear.cards)
    cards.remove(card)
    return reckoned(lore, acted, actor.gear._replace(cards=tuple(cards)))


def gained(line_up: LineUp, points: float) -> LineUp:
    return line_up._replace(bonus=line_up.bonus + points)
