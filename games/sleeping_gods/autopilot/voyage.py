"""Rooms, events, stories and where to sail."""

from __future__ import annotations

from functools import cache
from typing import Any

from games.kernel import Option
from games.kernel.paths import distances
from games.sleeping_gods.autopilot.crew import wishes
from games.sleeping_gods.autopilot.mind import Mind, best, worth
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.content.story import Choice
from games.sleeping_gods.rooms import COMMAND
from games.sleeping_gods.sea import neighbours


def room(mind: Mind) -> Option[Any] | None:
    """The room that gives most for where the crew stands."""
    aid = mind.find("aid")
    if aid is not None and wishes(mind):
        return aid
    rooms = [option for option in mind.options if option.id in COMMAND]
    if not rooms:
        return aid
    return best(rooms, [_room_value(mind, option.id) for option in rooms], mind.luck)


def _room_value(mind: Mind, name: str) -> float:
    state = mind.view.state
    placed = sum(m.command for m in state.crew) + sum(o.command for o in state.cards)
    players = sum(chair.here for chair in state.chairs)
    gained = min(COMMAND[name][players - 1], mind.view.command_left)
    extra = {
        "bridge": 1.0 + 0.9 * placed,
        "quarters": 1.0 + 0.9 * min(placed, 3),
        "galley": 1.5 + 0.8 * min(2, mind.weariness()),
        "sick_bay": 1.0 + 1.5 * (mind.wellness() < 0.9),
        "deck": 2.0 - 0.35 * mind.harm() + (0.35 * mind.weariness() if mind.food() < 4 else 0.0),
    }
    return 0.6 * gained + extra[name]


def event(mind: Mind) -> Option[Any] | None:
    """The option that costs least, as far as one can tell."""
    happening = mind.view.state.happening
    own = mind.having("option")
    if happening is None or not own:
        return None
    options = mind.pack.event[happening.id].options
    values = []
    for offer in own:
        option = options[offer.value]
        value = worth(option.effects) + worth(option.requires)
        if option.challenge:
            odds = mind.odds(option.challenge)
            value = odds * value + (1 - odds) * worth(option.challenge.fail.effects) - 1.0
        values.append(value + _fight_value(mind, option.combat))
    return best(own, values, mind.luck)


def _fight_value(mind: Mind, combat: tuple[int, ...]) -> float:
    if not combat:
        return 0.0
    level = sum(mind.pack.enemy[number].level for number in combat)
    alone = 1.4 if len(combat) == 1 else 1.0
    spare = mind.might() - alone * level
    return min(2.0, spare) if spare >= 0 else 4.0 * spare


def choose(mind: Mind) -> Option[Any]:
    """A story's choice: new pages and open quests draw, danger and price deter."""
    own = [o for o in mind.options if (o.spot or "").startswith("choice.")]
    return best(own, [_choice_value(mind, o.value) for o in own], mind.luck)


def _choice_value(mind: Mind, choice: Choice) -> float:
    state = mind.view.state
    value = worth(choice.effects) + worth(choice.cost) + 4.0 * mind.luck.random()
    if choice.goto is not None and choice.goto not in state.read:
        value += 5.0
    if choice.requires is not None and (choice.requires.kw or choice.requires.card):
        value += 8.0
    if choice.challenge is not None:
        odds, fail = mind.odds(choice.challenge), choice.challenge.fail
        lost = fail.goto is not None or fail.instead
        kept = odds * value if lost else value
        value = kept + (1 - odds) * worth(fail.effects) - 0.5
    return value + _fight_value(mind, choice.combat)


def act(mind: Mind) -> Option[Any] | None:
    """Port when worn, explore what is new, buy with a full purse, otherwise sail."""
    aid = mind.find("aid")
    if aid is not None and wishes(mind):
        return aid
    if mind.find("travel") is None:
        return None
    return _ashore(mind) or _explore(mind) or _sail_or_rest(mind)


def _ashore(mind: Mind) -> Option[Any] | None:
    port, market = mind.find("port"), mind.find("market")
    if port is not None and _port_worth(mind) > 2.0:
        return port
    lasting = mind.having("clear") or mind.having("pay")
    if lasting and mind.luck.random() < 0.5:
        return lasting[0]
    spare = mind.view.state.goods["coins"] - (4 if mind.weariness() > 4 else 0)
    rich = spare >= 5 and mind.luck.random() < 0.5
    return market if rich else None


def _explore(mind: Mind) -> Option[Any] | None:
    """The best place of this region, unless another region draws more."""
    places = mind.having("explore")
    worn = mind.wellness() <= 0.35 and mind.find("port") is not None
    if not places or worn or _goal(mind) != mind.view.state.region:
        return None
    return best(places, [interest(mind, o.value[1]) for o in places], mind.luck)


def _sail_or_rest(mind: Mind) -> Option[Any] | None:
    spent = mind.view.state.chairs[mind.seat].command == 0 and mind.luck.random() < 0.3
    return mind.find("skip") if spent else mind.find("travel")


def _port_worth(mind: Mind) -> float:
    """What a port would do for the crew now, as far as the purse goes."""
    state = mind.view.state
    coins = state.goods["coins"]
    worn = sum(member.damage for member in state.crew) + mind.weariness()
    value = 0.3 * worn if coins >= 4 and worn >= 8 else 0.0
    if mind.harm() >= 3 and (coins or state.goods["materials"]):
        value += 0.7 * mind.harm()
    levels = [
        level.xp
        for member, board in zip(state.crew, mind.pack.crew, strict=True)
        for level in board.levels
        if level.id not in member.levels
    ]
    return value + (3.0 if levels and state.xp >= min(levels) else 0.0)


def interest(mind: Mind, number: int) -> float:
    """How much a location draws: where a quest leads most, then what is new."""
    state = mind.view.state
    visits = state.visits.get(str(number), 0)
    tier = mind.pack.page[int(mind.pack.home[number][0])].tier
    risk = max(0.0, 4.0 * tier - mind.might()) * 0.3
    led = bool(asked_at(mind.view.pack).get(number, frozenset()) & set(mind.view.keywords))
    if led:
        return max(0.5, float(14.0 / (1 + visits) ** 1.5) - risk) + mind.taste(number)
    if visits == 0:
        return max(0.5, 4.0 - risk) + 2.0 * mind.taste(number)
    page = mind.pack.paragraph[str(number)]
    untried = sum(c.goto is not None and c.goto not in state.read for c in page.choices)
    again = (0.6 if page.town else 0.0) + 1.0 * min(3, untried)
    return again / visits - 0.1


@cache
def asked_at(pack_name: str) -> dict[int, frozenset[str]]:
    """Where each keyword of a quest is of use: what its card tells whoever reads it."""
    pack = find_pack(pack_name)
    asked: dict[int, set[str]] = {number: set() for number in pack.home}
    for paragraph in pack.storybook:
        root = paragraph.id.split(".")[0]
        if root.isdigit() and int(root) in asked:
            for choice in paragraph.choices:
                if choice.requires is not None and choice.requires.kw is not None:
                    asked[int(root)].add(choice.requires.kw)
    return {number: frozenset(words) for number, words in asked.items()}


def _goal(mind: Mind) -> str:
    """The region worth sailing to."""
    state, pack = mind.view.state, mind.pack
    away = distances(state.region, lambda here: neighbours(pack, here))
    afford = state.goods["coins"] >= 2
    port_wanted = afford and (mind.wellness() < 0.5 or mind.harm() >= 6)

    def draw(region: str) -> float:
        place = pack.region[region]
        value = max((interest(mind, location.num) for location in place.locations), default=0.0)
        value *= 0.7 + 0.6 * mind.taste(-place.page)
        if place.port and (port_wanted or _port_worth(mind) > 4):
            value += 8.0
        return value / (1.0 + 0.45 * away[region])

    return max(away, key=draw)


def sail(mind: Mind) -> Option[Any] | None:
    """One region nearer to where one wants to be, or stay there."""
    state, pack = mind.view.state, mind.pack
    stop = mind.find("stop")
    goal = _goal(mind)
    if stop is None or goal == state.region:
        return stop
    away = distances(goal, lambda here: neighbours(pack, here))
    ways = mind.having("go")
    nearest = min(ways, key=lambda option: away.get(option.value.region, 99))
    closer = away.get(nearest.value.region, 99) < away.get(state.region, 99)
    return nearest if closer else stop


def search(mind: Mind) -> Option[Any] | None:
    """Two tokens when the ship is sound."""
    found = len(mind.view.state.found)
    enough = found >= (3 if mind.harm() < 3 else 2 if mind.harm() < 6 else 1)
    return mind.find("enough" if enough else "search")


def keep(mind: Mind) -> Option[Any] | None:
    """The best of several rewards."""
    own = [*mind.having("keep"), *mind.having("pick")]
    return best(own, [worth(option.value) for option in own], mind.luck)


def clear(mind: Mind) -> Option[Any] | None:
    """Deals with what lasts, when that is asked at the end of a turn."""
    return mind.having("clear")[0] if mind.find("travel") is None else None
