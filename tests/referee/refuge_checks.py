"""What the referee compares in one position of The Refuge: every offer of a turn."""

from collections.abc import Iterator

from games.kernel.match import Match
from games.refuge.state import State
from tests.referee.refuge import dive, kraken, salvage
from tests.referee.refuge import sea as second
from tests.referee.refuge_table import (
    MAIN,
    active,
    box_of,
    cameras_of,
    place,
    places_offered,
    sea_of,
)
from tests.referee.tables import asks, offered

PREY, SEVERAL_PREY = "Which tentacle goes?", "Which tentacles go?"
MOVE = "Move a tentacle?"
RETURN = "Where does the Kraken spit you out?"
SWAP = "Switch places with a diver in a cave?"
STRIKE = "A tentacle is upon you! Strike it?"
SLIP = "About to be devoured. Slip away?"
CARRY = "Whom, and where to?"
MOVING = {"bait": 2, "lure": 3}
"""How many tentacles each of these moves."""
MOST_MOVED = max(MOVING.values())


def check_turn(match: Match) -> int:
    """The main question: steps, cards, abilities, recovering and passing."""
    state: State = match.game.s
    diver, water = active(state), sea_of(state)
    steps = second.steps(water, diver.name) if diver.standing else set()
    assert places_offered(match, "move") == steps, (diver, water)
    use = salvage.useful(water, diver.name, cameras_of(state), len(state.salvage_discards))
    assert offered(match, "card") == set(diver.hand) & use, (diver, water)
    ready = salvage.ABILITIES[diver.name] - set(diver.spent)
    assert offered(match, "ability") == ready & use, (diver, water)
    worth = diver.spent or salvage.fallen_near(water, diver.name)
    assert bool(offered(match, "recover")) == bool(worth and dive.pairs(diver.hand)), diver
    near = second.neighbours(water.divers[diver.name]) & set(water.divers.values())
    assert bool(offered(match, "pass")) == bool(near and (diver.hand or diver.cargo)), diver
    return 1


def check_box(match: Match) -> None:
    """No tentacle is lost, and the divers are not lost without noticing."""
    state: State = match.game.s
    box = box_of(state)
    assert dive.counts_up(box), box
    held = [card for diver in state.divers for card in diver.hand]
    cards = [*state.salvage_deck, *state.salvage_discards, *held]
    assert match.ask is None or not dive.overwhelmed(box), box
    assert "grabber" not in cards, "grabbers stay in the box"
    assert len(set(state.tentacles)) == len(state.tentacles), state.tentacles
    water = sea_of(state)
    standing = [*water.divers.values(), *water.tentacles, *second.head_spaces(water.head)]
    assert match.ask is None or len(set(standing)) >= len(standing) - 1, standing
    for goal, seen in zip(state.goals, match.view(None).objectives, strict=True):
        assert seen.target == dive.goal(goal.objective, len(state.divers)), seen


def ways_offered(match: Match) -> set[tuple[second.Space, second.Space]]:
    """Steps of tentacles, each from where to where."""
    ways = (name.split(".") for name in offered(match, "put"))
    return {(place(start), place(end)) for start, end in ways}


def moves_left(match: Match) -> int:
    assert match.ask is not None
    return int((match.ask.prompt.args or {})["n"])


def check_moves(match: Match) -> None:
    """Tentacles that a Lair, a card or an ability may move, and where to: all of them, but for
    those that were moved just now."""
    moves, ways = kraken.lair_moves(sea_of(match.game.s)), ways_offered(match)
    starts = {start for start, _ in ways}
    assert ways == {way for way in moves if way[0] in starts}
    moved = {start for start, _ in moves} - starts
    assert len(moved) <= MOST_MOVED - moves_left(match), moved


def check_activation(match: Match, to: second.Space) -> None:
    """What is asked of a diver who has just moved there on their feet."""
    state: State = match.game.s
    water, kind = sea_of(state), second.BOARD[to]
    if kind == "spawn" and asks(match, PREY):
        assert places_offered(match, "hit") == second.spawn_prey(water, to)
    elif kind == "spawn":
        assert len(second.spawn_prey(water, to)) <= 1, "nobody was asked which"
    if kind == "lair":
        moves = kraken.lair_moves(water)
        assert asks(match, MOVE) == bool(moves)
        assert ways_offered(match) == moves
        assert not moves or moves_left(match) == 1
    if kind == "whirlpool":
        partners = second.swap_partners(water, active(state).name)
        assert asks(match, SWAP) == bool(partners)
        assert offered(match, "swap") == partners


def check_return(match: Match) -> None:
    assert places_offered(match, "back") == second.return_spaces(sea_of(match.game.s))


def check_swap(match: Match) -> None:
    state: State = match.game.s
    assert offered(match, "swap") == second.swap_partners(sea_of(state), active(state).name)


def tools(match: Match) -> Iterator[tuple[str, str]]:
    """Cards and abilities of the main question, each with its option."""
    for kind in ("card", "ability"):
        for name in sorted(offered(match, kind)):
            yield name, f"{kind}.{name}"


def check_tool(match: Match, tool: str, option: str) -> int:
    """What one card or ability leads to; whether there was something to compare."""
    state: State = match.game.s
    diver, water, cameras = active(state).name, sea_of(state), cameras_of(state)
    other = match.clone()
    other.choose(state.active, option)
    prey = salvage.prey_of(tool, water, diver, cameras)
    ways = salvage.ways_of(tool, water, diver, cameras)
    if other.ask is None:
        return 0
    if tool == "charge" and offered(other, "charge"):
        assert asks(other, PREY)
        assert places_offered(other, "charge") == prey, (tool, water)
    elif tool != "charge" and prey is not None and (asks(other, PREY) or asks(other, SEVERAL_PREY)):
        assert places_offered(other, "hit") == prey, (tool, water)
    elif prey is not None:
        assert len(prey) == 1, (tool, prey, [option.id for option in other.ask.options])
    elif ways is not None and offered(other, "go"):
        assert places_offered(other, "go") == ways, (tool, water)
    elif tool in MOVING and asks(other, MOVE):
        assert ways_offered(other) == kraken.lair_moves(water)
        assert moves_left(other) == MOVING[tool]
    elif tool == "tow_line":
        return check_tow(other, salvage.tows(water, diver))
    elif tool == "haul":
        return check_tow(other, salvage.hauls(water, diver))
    else:
        return 0
    return 1


def check_tow(match: Match, want: set[tuple[str, second.Space]]) -> int:
    if asks(match, CARRY):
        carried = (name.split(".") for name in offered(match, "carry"))
        assert {(name, place(at)) for name, at in carried} == want
    else:
        assert match.ask is not None
        assert len(want) == 1, (match.ask.prompt, want)
    return 1


def check_position(match: Match) -> int:
    """One open question; how many answers were compared."""
    if match.game.s.phase in {"wake", "act", "kraken"}:
        check_box(match)
    if asks(match, MAIN):
        return check_turn(match)
    for template, check in ((MOVE, check_moves), (RETURN, check_return)):
        if asks(match, template):
            check(match)
            return 1
    if asks(match, SWAP):
        check_swap(match)
        return 1
    return 0
