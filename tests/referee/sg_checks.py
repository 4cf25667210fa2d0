"""What the referee compares at one question of a campaign: who may, where to, how much."""

from collections.abc import Callable
from typing import Any

from games.kernel.match import Match
from games.sleeping_gods.state import State
from tests.referee.sg_table import Book, book_of, enemy_row, ids, people, prompt
from tests.referee.sleeping_gods import combat, crew, ship

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
    assert offered == want or (not offered and "{n} action left" in prompt(match)[0]), offered


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


def check_attackers(match: Match, facts: Facts) -> None:
    state: State = match.game.s
    assert state.fight is not None
    want = {
        member.name
        for number, member in enumerate(people(state, book_of(match)))
        if crew.may_attack(member, state.fight.used[number])
        and state.fight.tokens[crew.controller(member, state.active)] > 0
    }
    blows = [name.split("-") for name in ids(match, "fight-")]
    assert {name for name, *_ in blows} == want, state.fight
    row = len(state.fight.foes)
    for name in want:
        aimed = {int(rest[0]) for who, *rest in blows if who == name and row > 1}
        assert aimed == (set(range(row)) if row > 1 else set()), (name, blows)


def check_squares(match: Match, facts: Facts) -> None:
    """Squares that some lawful group still needs; a blow begins on its target."""
    state: State = match.game.s
    fight = state.fight
    if fight is None or fight.attack is None:
        return  # a strike outside an attack has no target of its own
    blow, row = fight.attack, enemy_row(state, book_of(match))
    placed = frozenset(square(row, *spot) for spot in blow.placed)
    bare = tuple(
        combat.Enemy(foe.defence, foe.attack, foe.cells, foe.covered - on_card(placed, number))
        for number, foe in enumerate(row)
    )
    spent = sum(combat.points_by_card(bare, placed).values())
    points = facts["n"] + spent
    whole = combat.groups(bare, blow.target, points, blow.diagonal)
    want = {
        spot
        for group in whole
        if placed <= group
        for spot in group - placed
        if combat.connected(bare, placed | {spot}, blow.diagonal)
    }
    if not placed:
        want = {spot for spot in want if spot[0] == blow.target}
    offered = {square(row, *map(int, name.split("-"))) for name in ids(match, "at-")}
    if blow.nonheart or any(combat.resistance(foe) for foe in row):
        assert offered <= combat.free_squares(bare).keys() - placed, (blow, offered)
    else:
        assert offered == want, (blow, facts["n"], offered ^ want)


def square(row: tuple[combat.Enemy, ...], place: int, spot: int) -> combat.Square:
    return (place, *divmod(spot, len(row[place].cells[0])))


def on_card(group: frozenset[combat.Square], place: int) -> frozenset[tuple[int, int]]:
    return frozenset((row, column) for card, row, column in group if card == place)


def check_round_end(match: Match, facts: Facts) -> None:
    state: State = match.game.s
    row = enemy_row(state, book_of(match))
    powers = [combat.round_end_attack(row, place, 0) for place in range(len(row))]
    assert facts["n"] in powers, (facts, powers)
    assert named(match) == crew.may_take_damage(people(state, book_of(match)), ())


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


CHECKS: dict[str, Callable[[Match, Facts], None]] = {
    "{skill} {need}: fate {fate}, {total} in all, {n} short": check_total,
    "To which port do you limp?": check_limping,
    "Travel: who takes the engines?": check_engines,
    "{n} action left": check_actions,
    "Where to? {n} region left": check_course,
    "Fate {fate}, {total} in all: {n} region. Where to?": check_course,
    "Ship action: which room?": check_rooms,
    "That part is full": check_leak,
    "Round {round}, {n} action left: who attacks?": check_attackers,
    "Place {n} damage: which square?": check_squares,
    "{n} damage to {foe}: where, or add to it?": check_squares,
    "{foe} attacks for {n}: whom?": check_round_end,
    "{n} damage: who takes it?": check_hurt,
    "{status}: who suffers it?": check_status,
}


JOINING = "{skill} {need}, {sum} so far"


def check_question(match: Match) -> bool:
    """Whether the referee had something to say about the open question."""
    template, facts = prompt(match)
    if template.startswith(JOINING):
        check_joiners(match, facts)
        return True
    for start, check in CHECKS.items():
        if template.startswith(start):
            check(match, facts)
            return True
    return False


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
    if not prompt(match)[0].startswith(("Too many cards", "Your hand is full")):
        assert all(len(chair.hand) <= hand_limit(state, printed) for chair in state.chairs)


def hand_limit(state: State, printed: Book) -> int:
    gifts = [gift for card in state.cards for gift in printed.goods[card.num].passive]
    return crew.HAND_LIMIT + sum(gift.n for gift in gifts if gift.op == "hand_limit")
