"""Effects of paragraphs, events and hazards, one small function for each op."""

from __future__ import annotations

from collections.abc import Callable

from games.kernel import Play, T, Text
from games.sleeping_gods import told
from games.sleeping_gods.campaign import Campaign, Ended
from games.sleeping_gods.card_words import effects_text
from games.sleeping_gods.cards.adventure import gain_card, lose_card
from games.sleeping_gods.cards.equipped import discard_equipped
from games.sleeping_gods.cards.hand import choose_discards, draw_cards
from games.sleeping_gods.challenge.changed_fate import tuned_fate
from games.sleeping_gods.command.tokens import clear_command, gain_command
from games.sleeping_gods.content.story import Effect, fates_of
from games.sleeping_gods.crew.affected import pools_of
from games.sleeping_gods.crew.damage import deal_by
from games.sleeping_gods.crew.fatigue import rest_by, tire_by
from games.sleeping_gods.crew.healing import heal_by
from games.sleeping_gods.crew.statuses import afflict_by, cure
from games.sleeping_gods.ship.damage import damage_ship
from games.sleeping_gods.ship.goods import gain, gain_xp, pay
from games.sleeping_gods.ship.hull import repair
from games.sleeping_gods.ship.sea import move_ship
from games.sleeping_gods.ship.search import search
from games.sleeping_gods.story.bargains import pick_one
from games.sleeping_gods.story.event_deck import lose_events
from games.sleeping_gods.story.quests import gain_quest, use_quest
from games.sleeping_gods.turn.market import trade
from games.sleeping_gods.words import PROP, word

Act = Callable[[Campaign, Effect], Play[None]]
HARM = frozenset({"damage", "fatigue", "status", "ship_damage", "pay", "pay_command"})
"""What nobody could wish for."""


def fate_table(campaign: Campaign, effect: Effect) -> Play[None]:
    def row(fate: int) -> tuple[Effect, ...]:
        return next(r for span, r in effect.table.items() if min(fate, 6) in fates_of(span))

    def meaning(fate: int) -> Text:
        if not row(fate):
            return T("Fate {n} brings nothing. Keep it?", n=fate)
        return T("Fate {n} brings {what}. Keep it?", n=fate, what=effects_text(row(fate)))

    def spared(fate: int) -> bool:
        """Nothing, where all else would do harm."""
        others = (part for effects in effect.table.values() for part in effects)
        return not row(fate) and all(part.op in HARM for part in others)

    fate = yield from tuned_fate(campaign, meaning, spared)
    campaign.deed(campaign.s.active, told.DRAWS_FATE(n=fate))
    yield from campaign.apply(row(fate))


def _at_once(change: Callable[[Campaign, Effect], object]) -> Act:
    """An effect that asks nothing."""

    def act(game: Campaign, effect: Effect) -> Play[None]:
        change(game, effect)
        yield from ()

    return act


def _number(effect: Effect) -> int:
    assert effect.num is not None
    return effect.num


def _pay_command(game: Campaign, effect: Effect) -> None:
    chair = game.s.chairs[game.s.active]
    paid = min(effect.n, chair.command)
    chair.command -= paid
    game.figure(told.PAYS_COMMAND(n=paid))


def _gain_token(game: Campaign, effect: Effect) -> None:
    letter = effect.letter or "A"
    if letter not in game.s.tokens:
        game.s.tokens.append(letter)
        game.figure(told.EXPLORE_TOKEN(letter=word(letter)))


def _lose_token(game: Campaign, effect: Effect) -> None:
    game.s.tokens[:] = [letter for letter in game.s.tokens if letter != effect.letter]


def _gain_prop(game: Campaign, effect: Effect) -> None:
    prop = effect.prop or "egg"
    if prop not in game.s.props:
        game.s.props.append(prop)
        game.figure(told.TOKEN_GAINED(prop=PROP[prop]))


def _lose_prop(game: Campaign, effect: Effect) -> None:
    if effect.prop in game.s.props:
        game.s.props.remove(effect.prop)
        game.figure(told.GIVEN_UP(card=PROP[effect.prop]))


def _move(game: Campaign, effect: Effect) -> None:
    assert effect.region is not None
    move_ship(game, effect.region)
    region = game.pack.region[effect.region]
    page, name = word(game.pack.page[region.page].name), word(region.id.upper())
    game.say(told.SHIP_NOW_AT_REGION(page=page, id=name))


def _end(game: Campaign, effect: Effect) -> None:
    game.note("ending", _number(effect))
    raise Ended(_number(effect))


ACTS: dict[str, Act] = {
    "gain": _at_once(lambda game, e: gain(game, e.res or "coins", e.n)),
    "pay": lambda game, e: pay(game, e.res or "any", e.n),
    "xp": _at_once(lambda game, e: gain_xp(game, e.n)),
    "damage": lambda game, e: deal_by(game, e.n, e.who, e.crew),
    "heal": lambda game, e: heal_by(game, e.n, e.who, e.crew),
    "fatigue": lambda game, e: tire_by(game, e.n, e.who, e.crew),
    "unfatigue": lambda game, e: rest_by(game, e.n, e.who, e.crew),
    "status": lambda game, e: afflict_by(game, e.status or "venom", e.n, e.who, e.crew),
    "unstatus": lambda game, e: cure(game, e.status, e.n, pools_of(game, e.who, e.crew)[-1]),
    "ship_damage": lambda game, e: damage_ship(game, e.n),
    "repair": lambda game, e: repair(game, e.n),
    "command": _at_once(lambda game, e: gain_command(game, game.s.active, e.n)),
    "pay_command": _at_once(_pay_command),
    "clear_command": lambda game, e: clear_command(game, e.n),
    "draw_ability": lambda game, e: draw_cards(game, game.s.active, e.n),
    "discard_hand": lambda game, e: choose_discards(game, game.s.active, e.n),
    "discard_equipped": lambda game, e: discard_equipped(game, e.n),
    "quest": _at_once(lambda game, e: gain_quest(game, _number(e))),
    "quest_done": _at_once(lambda game, e: use_quest(game, _number(e))),
    "quest_lost": _at_once(lambda game, e: use_quest(game, _number(e))),
    "card": lambda game, e: gain_card(game, _number(e)),
    "card_lost": _at_once(lambda game, e: lose_card(game, _number(e))),
    "token": _at_once(_gain_token),
    "token_lost": _at_once(_lose_token),
    "prop": _at_once(_gain_prop),
    "prop_lost": _at_once(_lose_prop),
    "market": lambda game, e: trade(game, e.n, barter=e.barter),
    "search": lambda game, e: search(game, e.n),
    "move_to": _at_once(_move),
    "discard_events": _at_once(lambda game, e: lose_events(game, e.n)),
    "ending": _at_once(_end),
    "fate_table": fate_table,
    "pick_one": pick_one,
}
