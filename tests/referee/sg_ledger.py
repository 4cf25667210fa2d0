"""Every choice of a campaign explained: results, blows, counterattacks, damage and command."""

from collections import Counter
from typing import Any

from games.kernel import Line
from games.kernel.match import Match
from games.sleeping_gods.state import State
from tests.referee.sg_table import Book, book_of, enemy_row, people
from tests.referee.sleeping_gods import combat, crew, ship

SUCCESS = "{skill} {need}: {total} in all. **Success.**"
FAILURE = "{skill} {need}: {total} in all. **Failure.**"
HIT = "{name} hits {foe}, {total} against {defense}"
MISS = "{name} misses {foe}, {total} against {defense}"
BACK, ATTACK = "{foe} strikes back for {n}.", "{foe} attacks {name} for {n}."
HURT, HEAL = "{name} takes {n} damage.", "{name} +{n} health"
SAILS = "{total} in all: the engines give {n} region."
LEAK = "The ship takes 1 damage: {room}."
FRESH = ("lets the crew sleep at the inn", "The ship limps to", "The finale begins again")
"""How lines begin after which everybody's damage may have changed at once."""
LAST_CHANCE = ("To which port", "{name} is at 0 health: use the synergy token?")
"""Questions that still stand between the last health and the defeat, or right after it."""


def told(lines: list[Line], *templates: str) -> list[dict[str, Any]]:
    return [dict(line.text.args or {}) for line in lines if line.text.template in templates]


def refreshed(lines: list[Line]) -> bool:
    return any(line.text.template.startswith(FRESH) for line in lines)


def check_results(before: State, lines: list[Line]) -> None:
    """At or above the number succeeds, below it fails; the need is the challenge's own."""
    for fact in told(lines, SUCCESS):
        assert crew.succeeds(fact["total"], fact["need"])
    for fact in told(lines, FAILURE):
        assert not crew.succeeds(fact["total"], fact["need"])
    contest = before.contest
    if contest is not None and len(told(lines, SUCCESS, FAILURE)) == 1:
        assert told(lines, SUCCESS, FAILURE)[0]["need"] == contest.need


def check_distance(before: State, lines: list[Line], printed: Book) -> None:
    """The travel table, and what owned cards add to the distance."""
    owned = [gift for card in before.cards for gift in printed.goods[card.num].passive]
    more = sum(gift.n for gift in owned if gift.op == "travel")
    for fact in told(lines, SAILS):
        lawful = ship.travel_distance(fact["total"])
        assert fact["n"] in {lawful, max(1, lawful + more), max(0, lawful + more)}, (fact, more)


def check_aim(before: State, lines: list[Line], printed: Book) -> None:
    """A blow hits when fate and accuracy reach the defence, wings included."""
    for fact in told(lines, HIT):
        assert fact["total"] >= fact["defense"]
    for fact in told(lines, MISS):
        assert fact["total"] < fact["defense"]
    if before.fight is None:
        return
    row = enemy_row(before, printed)
    lawful = {combat.defence_against(foe, ranged) for foe in row for ranged in (True, False)}
    for fact in told(lines, HIT, MISS):
        assert fact["defense"] in lawful, (fact, lawful)


def check_blows_back(before: State, after: State, lines: list[Line], printed: Book) -> None:
    """A counterattack is the basic attack and every symbol in sight, before or after the blow."""
    powers = set()
    for state in (before, after):
        if state.fight is not None:
            powers |= {combat.power(foe) for foe in enemy_row(state, printed)}
    if before.fight is not None and after.fight is not None:
        for fact in told(lines, BACK):
            assert fact["n"] in powers, (fact, powers)


def check_health(before: State, after: State, lines: list[Line], printed: Book) -> None:
    """Damage changes by what was told, member by member."""
    if refreshed(lines) or after.defeats != before.defeats:
        return
    want = Counter({printed.crew[member.id].short: member.damage for member in before.crew})
    for fact in told(lines, HURT):
        want[str(fact["name"])] += fact["n"]
    for fact in told(lines, HEAL):
        want[str(fact["name"])] -= fact["n"]
    got = Counter({printed.crew[member.id].short: member.damage for member in after.crew})
    assert got == want, [str(line.text) for line in lines]


def check_leaks(before: State, after: State, lines: list[Line]) -> None:
    """Each cube that is told lies on the ship, unless it was repaired at once."""
    cubes = len(told(lines, LEAK)) - len(told(lines, "repaired: {room}"))
    if after.defeats == before.defeats and not after.lost and not refreshed(lines):
        assert sum(after.harm.values()) - sum(before.harm.values()) == cubes


def check_gain(before: State, after: State, lines: list[Line], seats: int) -> None:
    """A room gives what its board says, or what the supply still holds.

    A room with two damage gives nothing: command told after it is the event's.
    """
    rooms = told(lines, "goes to the {room}")
    gains = told(lines, "+{n} command")
    if len(rooms) != 1 or not gains:
        return
    room = str(rooms[0]["room"]).replace(" ", "_")
    if before.harm[room] >= ship.SPACES[room]:
        return
    placed = [board.command for board in before.crew] + [card.command for card in before.cards]
    supply = ship.supply_of_command([chair.command for chair in before.chairs], placed)
    freed = sum(placed) if room in {"bridge", "quarters"} else 0
    lawful = {ship.gained(ship.GAIN[room][seats - 1], supply + more) for more in range(freed + 1)}
    assert gains[0]["n"] in lawful, (room, gains, supply)


def check_defeat(before: State, match: Match) -> None:
    """Nobody sails on with a crew that has no health, nor on a ship with eleven cubes."""
    after: State = match.game.s
    if match.ask is not None and not match.ask.prompt.template.startswith(LAST_CHANCE):
        assert not crew.crew_defeated(people(after, book_of(match)))
        assert not ship.ship_defeated(after.harm)
    assert 0 <= after.defeats - before.defeats <= 2
