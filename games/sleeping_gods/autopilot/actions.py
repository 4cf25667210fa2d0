"""Rooms, the two actions, and where to sail."""

from __future__ import annotations

from functools import cache

from games.kernel.paths import distances
from games.sleeping_gods.autopilot.crew import fit, meanwhile, stoke
from games.sleeping_gods.autopilot.known_places import STEP, changed, facts, landing, led, noted
from games.sleeping_gods.autopilot.port import A_NIGHT, SINKING
from games.sleeping_gods.autopilot.preferences import fancy, preferences
from games.sleeping_gods.autopilot.question import Answer, Question
from games.sleeping_gods.content.facts import World
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.ship.rooms import COMMAND
from games.sleeping_gods.ship.sea import neighbours

NEWS = 4.5
"""What it is worth to hear how a town, or a friend, has taken what was done elsewhere."""
LONELY = 1.5
"""What is said of a place with nothing else near it."""
FAREWELL = 2.5
LAST_PASS = 2
"""In the last third there may not be another time."""
EARNING = 4.0
WORN = 18
"""How worn a crew without coins must be to look for work."""


def room(question: Question) -> Answer | None:
    """The room that gives most for where the crew stands."""
    if (deed := meanwhile(question)) is not None:
        return deed
    rooms = [option for option in question.options if option.id in COMMAND]
    if not rooms:
        return question.find("aid")
    supply = question.view.command_left
    return question.best(rooms, lambda o: room_value(question, o.id, supply))


def room_value(question: Question, name: str, supply: int) -> float:
    """With so much command there to be gained."""
    state = question.view.state
    placed = sum(m.command for m in state.crew) + sum(o.command for o in state.cards)
    players = sum(chair.here for chair in state.chairs)
    gained = min(COMMAND[name][players - 1], supply)
    extra = {
        "bridge": 1.0 + 0.9 * placed,
        "quarters": 1.0 + 0.9 * min(placed, 3),
        "galley": 1.5 + 0.8 * min(2, question.weariness) + 0.1 * question.weariness,
        "sick_bay": 1.0 + 1.5 * (question.wellness < 0.9),
        "deck": 2.5 - 0.35 * question.harm,
    }
    return 0.6 * gained + extra[name]


def act(question: Question) -> Answer | None:
    """Port when worn, explore what is new, buy with a full purse, otherwise sail."""
    if all(option.id.startswith("travel") for option in question.options):
        return _set_sail(question)
    if (deed := meanwhile(question)) is not None:
        return deed
    if question.find("travel") is None:
        return None
    return _ashore(question) or _explore(question) or _set_sail(question)


def _set_sail(question: Question) -> Answer | None:
    """Straight there, if that is next to here; else a rested hand at the engines, or nobody."""
    near = question.find(f"to-{goal(question)}")
    if near is not None:
        return near
    crew = question.view.state.crew
    helms = [o for o in question.having("travel") if o.value.member is not None]
    rested = [o for o in helms if not crew[o.value.member].fatigue]
    if not rested:
        return question.find("travel")
    return question.best(rested, lambda o: fit(question, o.value.member, "craft"))


def _ashore(question: Question) -> Answer | None:
    port, market = question.find("port"), question.find("market")
    if port is not None and _port_worth(question) > 2.0:
        return port
    lasting = question.having("clear") or question.having("pay")
    if lasting and question.luck.random() < 0.5:
        return lasting[0]
    rich = question.view.state.goods["coins"] >= 5 and question.luck.random() < 0.5
    return market if rich else None


def _explore(question: Question) -> Answer | None:
    """The best place of this region, unless another region draws more."""
    places = question.having("explore")
    worn = question.wellness <= 0.35 and question.find("port") is not None
    if not places or worn:
        return None
    world, might = facts(question), question.might
    after = [o for o in places if _has_an_aftermath(question, o.value.place, world)]
    if after and question.luck.random() < preferences(question).caprice:
        return question.luck.choice(after)
    if goal(question) != question.view.state.region:
        return None
    return question.best(places, lambda o: interest(question, o.value.place, world, might))


def _has_an_aftermath(question: Question, number: int, world: World) -> bool:
    """Somewhere one has been, and of which the book has more to say."""
    been = question.view.state.visits.get(str(number), 0)
    return bool(been) and landing(question.view.pack, number, world) not in question.view.state.read


def _port_worth(question: Question) -> float:
    """What a port would do for the crew now, as far as the purse goes."""
    state = question.view.state
    coins = state.goods["coins"]
    value = 0.3 * question.wear if coins >= A_NIGHT and question.wear >= 8 else 0.0
    spared = 0 if question.harm >= SINKING else A_NIGHT
    means = state.goods["materials"] + max(0, coins - spared)
    if question.harm >= 3:
        value += 0.9 * min(question.harm, means)
    levels = [
        level.xp
        for member, board in zip(state.crew, question.pack.crew, strict=True)
        for level in board.levels
        if level.id not in member.levels
    ]
    return value + (3.0 if levels and state.xp >= min(levels) else 0.0)


def interest(question: Question, number: int, world: World, might: float) -> float:
    """How much a location draws: where a quest leads, then what is new, then what has changed."""
    state, taste = question.view.state, preferences(question)
    visits = state.visits.get(str(number), 0)
    tier = question.pack.page[int(question.pack.home[number][0])].tier
    risk = max(0.0, 4.0 * tier - might) * 0.3
    if taste.notes and (promise := noted(question.view.pack, number, world)) >= STEP:
        return max(1.0, taste.lead * promise / (1 + 0.3 * visits) - risk)
    if led(question.view.pack, number, world):
        return max(1.0, taste.lead / (1 + 0.4 * visits) - risk)
    town = question.pack.paragraph[str(number)].town
    if visits == 0:
        alone = len(question.pack.region[question.pack.home[number]].locations) == 1
        promise = taste.fresh + (3.0 if town else LONELY if alone else 0.0)
        return max(0.5, promise - risk) * fancy(question, number)
    page = landing(question.view.pack, number, world)
    if page not in state.read:
        farewell = FAREWELL if state.passes >= LAST_PASS and not taste.notes else 0.0
        news = NEWS if town or changed(question.view.pack, number, world) else 0.0
        return max(taste.again, farewell, news)
    if any(choice.goto not in state.read for choice in question.pack.paragraph[page].choices):
        return 0.5 * taste.again / visits
    wage = EARNING if town and _needs_a_wage(question) else 0.0
    return wage + (1.0 / visits if town else 0.4 / visits - 0.1)


def _needs_a_wage(question: Question) -> bool:
    """Worn, and without the price of a night ashore: towns have work."""
    return question.wear >= WORN and question.view.state.goods["coins"] < A_NIGHT


@cache
def reach(pack_name: str, start: str) -> dict[str, int]:
    """How far every region is from this one."""
    pack = find_pack(pack_name)
    return dict(distances(start, lambda here: neighbours(pack, here)))


def goal(question: Question) -> str:
    """The region worth sailing to."""
    state, pack = question.view.state, question.pack
    away = reach(question.view.pack, state.region)
    port_wanted = _port_worth(question) > 4
    world, might = facts(question), question.might

    def draw(region: str) -> float:
        place = pack.region[region]
        numbers = [location.num for location in place.locations]
        draws = sorted(interest(question, number, world, might) for number in numbers)
        value = sum(draws[-1:]) + 0.4 * sum(draws[:-1])
        if place.port and port_wanted:
            value += 8.0
        return value / (1.0 + 0.55 * away[region] + 0.3 * (region != state.region))

    return max(away, key=draw)


def sail(question: Question) -> Answer | None:
    """As near as one can to where one wants to be, or stay there."""
    state = question.view.state
    stop = question.find("stop")
    if state.contest is not None and (further := stoke(question)) is not None:
        return further
    wanted = goal(question)
    if stop is None or wanted == state.region:
        return stop
    away = reach(question.view.pack, wanted)
    ways = question.having("go")
    nearest = min(ways, key=lambda option: away.get(option.value.region, 99))
    closer = away.get(nearest.value.region, 99) < away.get(state.region, 99)
    return nearest if closer else stop


def search(question: Question) -> Answer | None:
    """Two tokens when the ship is sound."""
    found = len(question.view.state.found)
    enough = found >= (2 if question.harm < 5 else 1)
    return question.find("enough" if enough else "search")


def clear(question: Question) -> Answer | None:
    """Deals with what lasts, when that is asked at the end of a turn."""
    return question.having("clear")[0] if question.find("travel") is None else None
