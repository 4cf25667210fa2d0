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
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.crew.fatigue import MOST_FATIGUE
from games.sleeping_gods.fight.combat import may_attack
from games.sleeping_gods.ship import rooms
from games.sleeping_gods.ship.hull import hit_text, holds, part_hit
from games.sleeping_gods.words import ROOM, STATUS_NAME, goods, word


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
    """R36: whoever it helps most, and the card that is dearest to equip."""
    if option.value is None:
        return None
    if option.value.eater is not None:
        found = rests(glance, option.value.eater)
        return found._replace(worth=found.worth + 10.0)
    n = glance.campaign.pack.ability[option.value.card].cost
    return because(n, T("it costs {n} command to equip", n=n))


def searches(glance: Glance, option: Offered) -> Answer:
    """R37: the damage of all tokens counts."""
    s = glance.campaign.s
    gone = {*s.found, *(s.search_discard if s.search_pile else ())}
    left = [token.damage for token in glance.campaign.pack.search if token.id not in gone]
    words = N(
        "of {left} tokens {n} brings damage",
        "of {left} tokens {n} bring damage",
        n=sum(map(bool, left)),
        left=len(left),
    )
    return because(0.0, words) if option.id == "search" else Answer(0.0)


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
    """Of whatever there is most of."""
    left = glance.campaign.s.goods[option.value[0]] - option.value[1]
    return because(left, T("you still have {goods} then", goods=goods(option.value[0], left)))


def gives(glance: Glance, option: Offered) -> Answer | None:
    """R34-R39: what a room gives with so many players, and what this crew has of it."""
    if option.id not in rooms.COMMAND:
        return None
    usable = rooms.room_usable(glance.campaign, option.id)
    gifts = list(_gifts(glance.campaign, option.id)) if usable else []
    return because(room_value(glance.asked, option.id), *gifts)


def _gifts(campaign: Campaign, room: str) -> Iterator[Text]:
    """What matters most first."""
    supply, crew = rooms.supply_in(campaign, room), campaign.s.crew
    if room == "sick_bay" and any(member.damage for member in crew):
        yield T("somebody regains 1 health")
    if room == "galley" and any(member.fatigue for member in crew):
        yield T("1 fatigue comes off for a card")
    if back := supply - campaign.command_left():
        yield T("{n} command comes off crew and cards", n=back)
    if n := min(rooms.room_command(campaign, room), supply):
        yield T("you gain {n} command", n=n)
    if room == "deck":
        n = rooms.SEARCHES + campaign.ship_bonus("search")
        yield T("you may draw {n} search tokens", n=n)
    cards = rooms.GALLEY_CARDS[campaign.players() - 1] if room == "galley" else 1
    if room != "deck":
        yield N("you draw {n} card", "you draw {n} cards", n=cards)


BY_QUESTION: Mapping[Kind, Callable[[Glance, Offered], Answer | None]] = {
    questions.ROOM: gives,
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
