"""Effects of paragraphs, events and hazards, one small function for each op."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from games.kernel import N, Option, Play, Seat, T, Text
from games.sleeping_gods.ashore import trade
from games.sleeping_gods.care import afflict_by, cure, deal_by, heal_by, rest_by, the_pools, tire_by
from games.sleeping_gods.challenge import tuned_fate
from games.sleeping_gods.content.story import COSTS, Effect, fates_of
from games.sleeping_gods.core import Campaign
from games.sleeping_gods.fate import choose_discards, draw_cards
from games.sleeping_gods.harm import damage_ship
from games.sleeping_gods.names import PROP, effects_text, word
from games.sleeping_gods.owning import discard_equipped, gain_card, lose_card
from games.sleeping_gods.rooms import search
from games.sleeping_gods.ship import (
    clear_command,
    gain,
    gain_command,
    gain_xp,
    move_ship,
    pay,
    repair,
)

Act = Callable[[Campaign, Effect], Play[None]]


class CampaignOver(Exception):
    """An ending was reached."""


def gain_quest(campaign: Campaign, number: int) -> None:
    """R99, G19: face up, once; a used quest never comes back."""
    if number in campaign.s.quests or number in campaign.s.used_quests:
        return
    campaign.s.quests.append(number)
    campaign.note("quest", number)
    quest = campaign.pack.quest[number]
    title, keyword = word(quest.title), word(quest.keyword or "")
    campaign.say(
        T("New quest: {title} (keyword {keyword}).", title=title, keyword=keyword)
        if quest.keyword
        else T("New quest: {title}.", title=title)
    )
    campaign.read_aloud(quest.text)


def use_quest(campaign: Campaign, number: int) -> None:
    """R99: to the used box."""
    if number not in campaign.s.quests:
        return
    campaign.s.quests.remove(number)
    campaign.s.used_quests.append(number)
    campaign.note("done", number)
    campaign.say(T("Quest laid aside: {title}.", title=word(campaign.pack.quest[number].title)))


def lose_events(campaign: Campaign, amount: int) -> None:
    """R107, G14: off the top of the event deck, as many as there are."""
    campaign.reveal()
    lost = min(amount, len(campaign.s.event_deck))
    for _ in range(lost):
        campaign.s.events_gone.append(campaign.s.event_deck.pop())
    if lost:
        campaign.say(N("{n} event card is lost.", "{n} event cards are lost.", n=lost))


def fate_table(campaign: Campaign, effect: Effect) -> Play[None]:
    def row(fate: int) -> tuple[Effect, ...]:
        return next(r for span, r in effect.table.items() if min(fate, 6) in fates_of(span))

    def meaning(fate: int) -> Text:
        if not row(fate):
            return T("Fate {n} brings nothing. Keep it?", n=fate)
        return T("Fate {n} brings {what}. Keep it?", n=fate, what=effects_text(row(fate)))

    fate = yield from tuned_fate(campaign, meaning)
    campaign.say(T("Fate {n}.", n=fate))
    yield from campaign.apply(row(fate))


def payable(campaign: Campaign, costs: Iterable[Effect]) -> bool:
    """G20: whether everything that is asked for is there."""
    return all(map(partial(_can_pay, campaign), costs))


def _can_pay(campaign: Campaign, cost: Effect) -> bool:
    chair = campaign.s.chairs[campaign.s.active]
    if cost.op == "pay":
        return campaign.amount(cost.res or "any") >= cost.n
    if cost.op == "pay_command":
        return chair.command >= cost.n
    if cost.op == "card_lost":
        return campaign.owned(cost.num or 0) is not None
    if cost.op == "prop_lost":
        return cost.prop in campaign.s.props
    return len(chair.hand) >= cost.n


def pick_one(campaign: Campaign, effect: Effect) -> Play[None]:
    """One of several bargains, among those that can be paid."""
    options = [
        Option(f"pick-{at}", campaign.s.active, effects_text(part), part)
        for at, part in enumerate(effect.options)
    ]
    fair = [o for o in options if payable(campaign, (part for part in o.value if part.op in COSTS))]
    yield from campaign.apply(
        (yield from campaign.settle(T("Choose what you get"), fair or options))
    )


def _at_once(change: Callable[[Campaign, Effect], object]) -> Act:
    """An effect that asks nothing."""

    def act(game: Campaign, effect: Effect) -> Play[None]:
        change(game, effect)
        return
        yield

    return act


def _number(effect: Effect) -> int:
    assert effect.num is not None
    return effect.num


def _pay_command(game: Campaign, effect: Effect) -> None:
    chair = game.s.chairs[game.s.active]
    paid = min(effect.n, chair.command)
    chair.command -= paid
    game.say(T("{seat} pays {n} command.", seat=Seat(game.s.active), n=paid))


def _gain_token(game: Campaign, effect: Effect) -> None:
    letter = effect.letter or "A"
    if letter not in game.s.tokens:
        game.s.tokens.append(letter)
        game.say(T("Explore token {letter} gained.", letter=word(letter)))


def _lose_token(game: Campaign, effect: Effect) -> None:
    game.s.tokens[:] = [letter for letter in game.s.tokens if letter != effect.letter]


def _gain_prop(game: Campaign, effect: Effect) -> None:
    prop = effect.prop or "egg"
    if prop not in game.s.props:
        game.s.props.append(prop)
        game.say(T("Gained {prop}.", prop=PROP[prop]))


def _lose_prop(game: Campaign, effect: Effect) -> None:
    if effect.prop in game.s.props:
        game.s.props.remove(effect.prop)
        game.say(T("Given up: {card}.", card=PROP[effect.prop]))


def _move(game: Campaign, effect: Effect) -> None:
    assert effect.region is not None
    move_ship(game, effect.region)
    region = game.pack.region[effect.region]
    page, name = word(game.pack.page[region.page].name), word(region.id.upper())
    game.say(T("The ship is now at {page}, region {id}.", page=page, id=name))


def _end(game: Campaign, effect: Effect) -> None:
    game.s.ending = _number(effect)
    game.note("ending", game.s.ending)
    raise CampaignOver


ACTS: dict[str, Act] = {
    "gain": _at_once(lambda game, e: gain(game, e.res or "coins", e.n)),
    "pay": lambda game, e: pay(game, e.res or "any", e.n),
    "xp": _at_once(lambda game, e: gain_xp(game, e.n)),
    "damage": lambda game, e: deal_by(game, e.n, e.who, e.crew),
    "heal": lambda game, e: heal_by(game, e.n, e.who, e.crew),
    "fatigue": lambda game, e: tire_by(game, e.n, e.who, e.crew),
    "unfatigue": lambda game, e: rest_by(game, e.n, e.who, e.crew),
    "status": lambda game, e: afflict_by(game, e.status or "venom", e.n, e.who, e.crew),
    "unstatus": lambda game, e: cure(game, e.status, e.n, the_pools(game, e.who, e.crew)[-1]),
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
