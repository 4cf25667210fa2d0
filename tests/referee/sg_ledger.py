"""Every choice of a campaign explained: results, distances, damage and command."""

from collections import Counter
from typing import Any

from games.kernel import Line
from games.kernel.match import Match
from games.kernel.text import Event
from games.kernel.told import Told
from games.sleeping_gods import questions, told
from games.sleeping_gods.state import State
from tests.referee.sg_table import Book, book_of, people
from tests.referee.sleeping_gods import crew, ship

FRESH = (
    told.LETS_CREW_SLEEP,
    told.CREW_LIMPS_TO_PORT,
    told.SHIP_LIMPS_TO_PORT,
    told.FINALE_BEGINS_AGAIN,
)
"""Events after which everybody's damage may have changed at once."""
LAST_CHANCE = (questions.LIMP, questions.LAST_BREATH)
"""Questions that still stand between the last health and the defeat, or right after it."""


def heard(lines: list[Line], *kinds: Told) -> list[dict[str, Any]]:
    ids = {kind.id for kind in kinds}
    texts = [line.text for line in lines]
    return [dict(text.args or {}) for text in texts if isinstance(text, Event) and text.id in ids]


def refreshed(lines: list[Line]) -> bool:
    return bool(heard(lines, *FRESH))


def check_results(before: State, lines: list[Line]) -> None:
    """At or above the number succeeds, below it fails; the need is the challenge's own."""
    for fact in heard(lines, told.CHALLENGE_WON):
        assert crew.succeeds(fact["total"], fact["need"])
    for fact in heard(lines, told.CHALLENGE_LOST):
        assert not crew.succeeds(fact["total"], fact["need"])
    contest = before.contest
    if contest is not None and len(heard(lines, told.CHALLENGE_WON, told.CHALLENGE_LOST)) == 1:
        assert heard(lines, told.CHALLENGE_WON, told.CHALLENGE_LOST)[0]["need"] == contest.need


def check_distance(before: State, lines: list[Line], printed: Book) -> None:
    """The travel table, and what owned cards add to the distance."""
    owned = [gift for card in before.cards for gift in printed.goods[card.num].passive]
    more = sum(gift.n for gift in owned if gift.op == "travel")
    for fact in heard(lines, told.ENGINES_GIVE):
        lawful = ship.travel_distance(fact["total"])
        assert fact["n"] in {lawful, max(1, lawful + more), max(0, lawful + more)}, (fact, more)


def check_health(before: State, after: State, lines: list[Line], printed: Book) -> None:
    """Damage changes by what was told, member by member."""
    if refreshed(lines) or after.defeats != before.defeats:
        return
    want = Counter({printed.crew[member.id].short: member.damage for member in before.crew})
    for fact in heard(lines, told.TAKES_DAMAGE):
        want[str(fact["name"])] += fact["n"]
    for fact in heard(lines, told.HEALED):
        want[str(fact["name"])] -= fact["n"]
    got = Counter({printed.crew[member.id].short: member.damage for member in after.crew})
    assert got == want, [str(line.text) for line in lines]


def check_leaks(before: State, after: State, lines: list[Line]) -> None:
    """Each cube that is told lies on the ship, unless it was repaired at once."""
    cubes = len(heard(lines, told.SHIP_DAMAGED)) - len(heard(lines, told.REPAIRED))
    if after.defeats == before.defeats and not after.lost and not refreshed(lines):
        assert sum(after.harm.values()) - sum(before.harm.values()) == cubes


def check_gain(before: State, after: State, lines: list[Line], seats: int) -> None:
    """A room gives what its board says, or what the supply still holds.

    A room with two damage gives nothing: command told after it is the event's.
    """
    rooms = heard(lines, told.GOES_TO_ROOM)
    gains = heard(lines, told.GAINS_COMMAND)
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
    if match.ask is not None and match.ask.question not in LAST_CHANCE:
        assert not crew.crew_defeated(people(after, book_of(match)))
        assert not ship.ship_defeated(after.harm)
    assert 0 <= after.defeats - before.defeats <= 2
