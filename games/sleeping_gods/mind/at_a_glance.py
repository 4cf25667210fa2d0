"""Small questions that the board answers: which room, who rests or suffers, what comes back."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from games.kernel.first_choice import Answer
from games.kernel.mind import Fact
from games.kernel.question import Question as Kind
from games.kernel.text import N, T, Text
from games.sleeping_gods import questions
from games.sleeping_gods.autopilot.actions import room_value
from games.sleeping_gods.autopilot.combat_odds import damage, weapons
from games.sleeping_gods.autopilot.question import Answer as Offered
from games.sleeping_gods.autopilot.question import Question
from games.sleeping_gods.autopilot.question import worth as effects_worth
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.cards.hand import hand_limit
from games.sleeping_gods.content.pack import SearchToken
from games.sleeping_gods.content.words import FOODS
from games.sleeping_gods.crew.fatigue import MOST_FATIGUE
from games.sleeping_gods.fight.combat import may_attack
from games.sleeping_gods.ship import rooms
from games.sleeping_gods.ship.hull import hit_text, holds, part_hit
from games.sleeping_gods.words import GOODS, ROOM, STATUS_NAME, goods, word


class Glance(NamedTuple):
    """A question, and the campaign it is asked in."""

    asked: Question
    campaign: Campaign


def glances(glance: Glance) -> Mapping[str, Answer]:
    """What each answer is worth and why, what decides first; nothing for other questions."""
    judge = BY_QUESTION.get(glance.asked.ask.question)
    found = {one.id: judge(glance, one) for one in glance.asked.options} if judge else {}
    return {name: answer for name, answer in found.items() if answer is not None}


def because(worth: float, *words: Text) -> Answer:
    return Answer(worth, tuple(Fact(one, True, -at) for at, one in enumerate(words)))


def skilled(glance: Glance, at: int) -> tuple[int, Text]:
    n, name = sum(glance.campaign.skills(at).values()), glance.campaign.name(at)
    return n, N("{name} has {n} skill symbol", "{name} has {n} skill symbols", n=n, name=name)


def rests(glance: Glance, at: int) -> Answer:
    (n, symbols), name = skilled(glance, at), glance.campaign.name(at)
    if glance.campaign.s.crew[at].fatigue < MOST_FATIGUE or not glance.campaign.able(at):
        return because(0.1 * n, symbols)
    return because(3.0 + 0.1 * n, T("{name} can join challenges again", name=name), symbols)


def tires(glance: Glance, at: int) -> Answer:
    """Whoever challenges can do without, and best who can go on: their skills count less."""
    (n, symbols), name = skilled(glance, at), glance.campaign.name(at)
    fatigue = glance.campaign.s.crew[at].fatigue
    if fatigue >= MOST_FATIGUE or not glance.campaign.able(at):
        return because(3.0 - 0.1 * n, T("{name} can't join challenges now", name=name), symbols)
    if fatigue + 1 >= MOST_FATIGUE:
        spent = T("{name} couldn't join challenges any more", name=name)
        return because(-3.0 - 0.1 * n, spent, symbols)
    return because(-0.1 * n, symbols)


def suffers(glance: Glance, at: int) -> Answer:
    """R29: each status where it does least."""
    title, left = (glance.asked.ask.prompt.args or {})["status"], glance.campaign.left(at)
    if title == STATUS_NAME["venom"]:
        name = glance.campaign.name(at)
        return because(left, T("{name} has {n} health left", n=left, name=name))
    if title == STATUS_NAME["frightened"]:
        n, strikes = hardest(glance, at)
        return because(-n, strikes)
    n, symbols = skilled(glance, at)
    return because(-n, symbols)


def hardest(glance: Glance, at: int) -> tuple[int, Text]:
    n = max(damage(glance.asked, at, weapon) for weapon in weapons(glance.asked, at))
    return n, T("{name} deals {n} damage with a hit", n=n, name=glance.campaign.name(at))


def inherits(glance: Glance, at: int) -> Answer:
    """R94: a token is for whoever will attack with it."""
    campaign, fight, (n, strikes) = glance.campaign, glance.campaign.s.fight, hardest(glance, at)
    assert fight is not None
    if not campaign.able(at) or "frightened" in campaign.s.crew[at].statuses:
        return Answer(-5.0)
    if not fight.tokens[campaign.controller(at)] or not may_attack(campaign, at, fight):
        return because(n, strikes)
    soon = T("{name} can still attack in this round", name=campaign.name(at))
    return because(5.0 + n, soon, strikes)


def comes_back(glance: Glance, option: Offered) -> Answer:
    """R58, R59: only what is free of command can be used again."""
    (kind, at), s = option.value, glance.campaign.s
    there = s.crew[at].command if kind == "crew" else s.cards[at].command
    stays = there - (glance.asked.ask.prompt.args or {})["n"]
    if stays > 0:
        return because(-stays, T("{n} command stays there", n=stays))
    own = None if kind == "crew" else word(glance.campaign.pack.card[s.cards[at].num].name)
    name = own or glance.campaign.name(at)
    return because(2.0 - 0.1 * there, T("no command is left on this: {name}", name=name))


def eats(glance: Glance, option: Offered) -> Answer | None:
    """R36: from more cards if there is room for them; whoever it helps most, and the card that is
    dearest to equip."""
    campaign, ability = glance.campaign, glance.campaign.pack.ability
    hand = campaign.s.chairs[glance.asked.seat].hand
    if option.value is None:
        n = len(hand) + rooms.GALLEY_CARDS[campaign.players() - 1]
        if option.label.template != rooms.DRAW_FIRST.template or n > hand_limit(campaign):
            return None
        return because(20.0, T("you can still discard one then, of {n} cards", n=n))
    if option.value.eater is not None:
        found = rests(glance, option.value.eater)
        return found._replace(worth=found.worth + 10.0)
    n = ability[option.value.card].cost
    dearest = n == max(ability[card].cost for card in hand)
    return because(n, T("it costs {n} command to equip", n=n)) if dearest else Answer(n)


def searches(glance: Glance, option: Offered) -> Answer:
    """R37: the damage of all tokens counts, and one find is kept."""
    s, pack = glance.campaign.s, glance.campaign.pack
    gone = {*s.found, *(s.search_discard if s.search_pile else ())}
    left = [token for token in pack.search if token.id not in gone]
    harmful = sum(bool(token.damage) for token in left)
    best = max((find_value(pack.token[token]) for token in s.found), default=0.0)
    if option.id == "search":
        gains = [max(0.0, find_value(one) - best) + effects_worth(one.damage) for one in left]
        return because(sum(gains) / max(1, len(left)), harmless(len(left) - harmful, len(left)))
    kept = T("you keep only one find, and you have one")
    return because(0.0, kept, harmless(len(left) - harmful, len(left))) if s.found else Answer(0.0)


def harmless(n: int, left: int) -> Text:
    """Of the search tokens that are left."""
    if n == left:
        return T("no token that is left brings damage")
    some = N(
        "of {left} tokens {n} brings no damage",
        "of {left} tokens {n} bring no damage",
        n=n,
        left=left,
    )
    return some if n else T("every token that is left brings damage")


def find_value(token: SearchToken) -> float:
    """Of its finds the best."""
    return max(map(effects_worth, token.rewards), default=0.0)


def hits(glance: Glance, option: Offered) -> Answer | None:
    """R26: a room with two damage gives nothing."""
    prompt = glance.asked.ask.prompt
    if option.value is not None or prompt.template != hit_text(1).template:
        return None
    part = part_hit((prompt.args or {})["n"])
    if glance.campaign.s.harm[part] + 1 >= holds(part):
        return because(0.0, T("no ship action in the {room} until a repair", room=ROOM[part]))
    return because(0.0, T("ship actions in the {room} go on", room=ROOM[part]))


def pays(glance: Glance, option: Offered) -> Answer:
    """Of whatever there is most of, and best what no recipe asks for."""
    kind, n = option.value
    left, cards = glance.campaign.s.goods[kind] - n, glance.campaign.pack.card
    still = T("you still have {goods} then", goods=goods(kind, left))
    recipes = [cards[one.num].cook for one in glance.campaign.s.cards if cards[one.num].cook]
    if not recipes or kind not in FOODS or any(kind in cook for cook in recipes):
        return because(left, still)
    return because(left + 5.0, T("no recipe of yours asks for {goods}", goods=GOODS[kind]), still)


def gives(glance: Glance, option: Offered) -> Answer | None:
    """R34-R39: what a room gives with so many players, and what this crew has of it."""
    if option.id not in rooms.COMMAND:
        return None
    usable = rooms.room_usable(glance.campaign, option.id)
    gifts = list(_gifts(glance.campaign, option.id)) if usable else []
    supply = rooms.supply_in(glance.campaign, option.id)
    return because(room_value(glance.asked, option.id, supply), *gifts)


def mends(glance: Glance, option: Offered) -> Answer:
    """R26, R27: a room with two damage gives nothing until one of it is repaired."""
    room, campaign = option.value, glance.campaign
    if room == "hull" or campaign.s.harm[room] < holds(room):
        return Answer(0.0)
    supply, gifts = rooms.supply_in(campaign, room), list(_gifts(campaign, room))
    opened = T("it can be used again: {facts}", facts=gifts)
    return because(5.0 + room_value(glance.asked, room, supply), opened)


def _gifts(campaign: Campaign, room: str) -> Iterator[Text]:
    """All of it: first what comes in command, then the rest."""
    supply, crew = rooms.supply_in(campaign, room), campaign.s.crew
    n, back = min(rooms.room_command(campaign, room), supply), supply - campaign.command_left()
    if n and back:
        yield T("you gain {n} command, and {back} comes off crew and cards", n=n, back=back)
    elif n:
        yield T("you gain {n} command", n=n)
    if room == "deck":
        n = rooms.SEARCHES + campaign.ship_bonus("search")
        yield T("you may draw {n} search tokens", n=n)
        return
    cards = rooms.GALLEY_CARDS[campaign.players() - 1] if room == "galley" else 1
    drawn = N("you draw {n} card", "you draw {n} cards", n=cards)
    if room == "sick_bay" and any(member.damage for member in crew):
        yield T("{fact}, and somebody regains 1 health", fact=drawn)
    elif room == "galley" and any(member.fatigue for member in crew):
        yield T("{fact}, and 1 fatigue can come off for a card", fact=drawn)
    else:
        yield drawn


BY_QUESTION: Mapping[Kind, Callable[[Glance, Offered], Answer | None]] = {
    questions.ROOM: gives,
    questions.REPAIR: mends,
    questions.REST: lambda glance, option: rests(glance, option.value),
    questions.FATIGUE: lambda glance, option: tires(glance, option.value),
    questions.AFFLICT: lambda glance, option: suffers(glance, option.value),
    questions.SYNERGY: lambda glance, option: inherits(glance, option.value.member),
    questions.RETURN_COMMAND: comes_back,
    questions.FEED: eats,
    questions.SEARCH_ON: searches,
    questions.PAY: pays,
    questions.CHANGE_FATE: hits,
}
