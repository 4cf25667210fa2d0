"""What the referee compares at one question of a campaign: who may, where to, how much."""

from collections.abc import Callable
from typing import Any

from games.kernel.match import Match
from games.kernel.question import Question
from games.sleeping_gods import questions
from games.sleeping_gods.state import State
from tests.referee.sg_table import Book, book_of, ids, people
from tests.referee.sleeping_gods import crew, ship

Facts = dict[str, Any]


def named(match: Match) -> set[str]:
    """Crew members among the options, whatever share of something is offered to them."""
    names = {member.id for member in match.game.s.crew}
    assert match.ask is not None
    return {name for one in match.ask.options if (name := one.id.partition("-")[0]) in names}


def tail_wind(state: State, printed: Book) -> int:
    """What owned cards always add to challenges of this kind: of hazards, of events."""
    assert state.contest is not None
    gifts = [gift for card in state.cards for gift in printed.goods[card.num].passive]
    return sum(gift.n for gift in gifts if gift.op == state.contest.source)


def check_joiners(match: Match, facts: Facts) -> None:
    """Whoever can join and whose player can pay; the sum so far."""
    state: State = match.game.s
    contest, everybody = state.contest, people(state, book_of(match))
    assert contest is not None
    joined = [everybody[number] for number in contest.participants]
    bonus = contest.bonus + tail_wind(state, book_of(match))
    total = crew.total(0, joined, contest.skill, bonus, [])
    assert facts["sum"] == total, (facts, contest)
    for seat, chair in enumerate(state.chairs):
        idle = [
            member
            for number, member in enumerate(everybody)
            if number not in contest.participants and crew.may_join(member)
        ]
        want = set()
        for member in idle:
            price = crew.join_price([member], state.active).get(seat, 0)
            price -= seat != state.active and seat in contest.paid
            if crew.controller(member, state.active) == seat and chair.command >= price:
                want.add(member.name)
        assert ids(match, "join-", seat) == want, (seat, contest)


def check_total(match: Match, facts: Facts) -> None:
    state: State = match.game.s
    contest, everybody = state.contest, people(state, book_of(match))
    assert contest is not None
    joined = [everybody[number] for number in contest.participants]
    bonus = contest.bonus + tail_wind(state, book_of(match))
    total = crew.total(contest.fate, joined, contest.skill, bonus, [])
    assert facts["total"] == total, contest
    assert facts["n"] == contest.need - total > 0


def check_engines(match: Match, facts: Facts) -> None:
    """At most one of the active player's people, with craft."""
    state: State = match.game.s
    purse = state.chairs[state.active].command
    want = {
        member.name
        for member in people(state, book_of(match))
        if crew.controller(member, state.active) == state.active
        and crew.may_join(member)
        and crew.skill_of(member, "craft") > 0
        and purse >= ("low_morale" in member.statuses)
    }
    offered = ids(match, "travel-")
    assert match.ask is not None
    assert offered == want or (not offered and match.ask.question is questions.ACTION), offered


def check_actions(match: Match, facts: Facts) -> None:
    """Whoever may take the engines; and the regions next to here, which any fate is enough for."""
    check_engines(match, facts)
    printed, offered = book_of(match), ids(match, "to-")
    near = ship.in_reach(printed.regions, printed.links, match.game.s.region, 1)
    felt = any(printed.events[one.id].each == "travel" for one in match.game.s.lasting)
    assert offered == (set() if felt else near), match.game.s.region


def check_course(match: Match, facts: Facts) -> None:
    state: State = match.game.s
    printed = book_of(match)
    want = ship.in_reach(printed.regions, printed.links, state.region, facts["n"])
    assert ids(match, "go-") == want, state.region


def check_rooms(match: Match, facts: Facts) -> None:
    state: State = match.game.s
    assert match.ask is not None
    offered = {option.id for option in match.ask.options} & set(ship.ROOMS)
    assert offered == ship.usable_rooms(state.harm, state.room), state.harm


def check_leak(match: Match, facts: Facts) -> None:
    state: State = match.game.s
    assert match.ask is not None
    offered = {option.id for option in match.ask.options} & set(ship.SPACES)
    full = next(fate for fate, room in ship.ROOM_OF_FATE.items() if room not in offered)
    assert offered == ship.places_for_damage(state.harm, full)


def check_hurt(match: Match, facts: Facts) -> None:
    """Only those with health left; in a fight, everybody of them."""
    state: State = match.game.s
    able = crew.may_take_damage(people(state, book_of(match)), ())
    assert named(match) <= able
    assert named(match)
    assert state.fight is None or named(match) == able


def check_status(match: Match, facts: Facts) -> None:
    state: State = match.game.s
    status = str(facts["status"]).lower().replace(" ", "_")
    free = crew.may_take_status(people(state, book_of(match)), (), status)
    assert named(match) <= free, status
    assert state.fight is None or named(match) == free


def check_limping(match: Match, facts: Facts) -> None:
    printed = book_of(match)
    ports = ship.nearest_ports(printed.regions, printed.links, match.game.s.region)
    assert ids(match, "port-") == ports


CHECKS: dict[Question, Callable[[Match, Facts], None]] = {
    questions.JOIN: check_joiners,
    questions.HELP: check_total,
    questions.LIMP: check_limping,
    questions.ENGINES: check_engines,
    questions.ACTION: check_actions,
    questions.COURSE: check_course,
    questions.SET_COURSE: check_course,
    questions.ROOM: check_rooms,
    questions.SPILL: check_leak,
    questions.DAMAGE: check_hurt,
    questions.AFFLICT: check_status,
}


def check_question(match: Match) -> bool:
    """Whether the referee had something to say about the open question."""
    assert match.ask is not None
    check = CHECKS.get(match.ask.question)
    if check is not None:
        check(match, dict(match.ask.prompt.args or {}))
    return check is not None


def check_limits(match: Match) -> None:
    """What holds at every moment."""
    state: State = match.game.s
    printed = book_of(match)
    for member, board in zip(people(state, printed), state.crew, strict=True):
        assert 0 <= member.damage <= member.health, member
        assert 0 <= member.fatigue <= crew.MOST_FATIGUE
        assert len(set(board.statuses)) == len(board.statuses)
        assert len(board.equipped) <= crew.MOST_EQUIPPED
    held = [chair.command for chair in state.chairs]
    placed = [board.command for board in state.crew] + [card.command for card in state.cards]
    assert ship.supply_of_command(held, placed) >= 0
    assert all(state.harm.get(room, 0) <= space for room, space in ship.SPACES.items())
    if match.ask is None or match.ask.question not in (questions.HAND_LIMIT, questions.FULL_HAND):
        assert all(len(chair.hand) <= hand_limit(state, printed) for chair in state.chairs)


def hand_limit(state: State, printed: Book) -> int:
    gifts = [gift for card in state.cards for gift in printed.goods[card.num].passive]
    return crew.HAND_LIMIT + sum(gift.n for gift in gifts if gift.op == "hand_limit")
