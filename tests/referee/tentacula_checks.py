"""What the referee compares in one position of Tentacula: every offer to the table."""

from games.kernel.match import Match
from games.tentacula.state import State
from tests.referee.tables import asks
from tests.referee.tentacula import route, treasure
from tests.referee.tentacula_table import (
    COLOURS,
    FULL,
    SWIM,
    TILES,
    WHERE,
    chip,
    ids,
    route_of,
    treasure_of,
)

DOLPHIN = "dolphin.gem"
SHARK = "shark.gem"
GEM = "theft.gem"
AGAIN = "theft.roll_again"
REAR = "tile.rearmost"
SIDES = ("inside", "outside")


def tile_swims(state: State) -> set[str]:
    """Moves that the tile itself allows, as "fish-square"."""
    found = route.swims(route_of(state), TILES[state.face].animal)
    return {f"{fish}-{square}" for fish, square in found.items()}


def all_swims(state: State, seat: int) -> set[str]:
    """And those that a shell buys."""
    found = tile_swims(state)
    animals = treasure.shell_animals(chip(state, seat), TILES[state.face].animal, state.shells)
    for animal in animals:
        bought = route.swims(route_of(state), animal)
        found |= {f"{fish}-{square}" for fish, square in bought.items()}
    return found


def free_sides(state: State) -> dict[str, int]:
    """Next free reef square on either side."""
    now = route_of(state)
    rows = zip(SIDES, (now.inside, now.outside), state.rows, strict=True)
    found = {side: route.next_free(tiles, now.fold, row.next_slot - 1) for side, tiles, row in rows}
    return {side: slot for side, slot in found.items() if slot is not None}


def check_where(match: Match) -> None:
    assert match.ask is not None
    slots = {f"{side}-{slot}" for side, slot in free_sides(match.game.s).items()}
    assert {option.spot for option in match.ask.options if option.spot} == slots


def check_swims(match: Match) -> None:
    """The tile's move is a duty; where it moves nobody, a shell may be spent or kept."""
    state: State = match.game.s
    want = all_swims(state, state.line[0]) | (set() if tile_swims(state) else {"stay"})
    assert ids(match) == want, (state.fish, state.fold, state.gate)


def check_helpers(match: Match) -> None:
    """The dolphin and the shark bring what they may, or nothing."""
    state: State = match.game.s
    assert state.swim is not None
    helper = treasure.dolphin if asks(match, DOLPHIN) else treasure.shark
    assert ids(match) - {"no"} == helper(treasure_of(state), state.swim.end)


def check_gem(match: Match) -> None:
    state: State = match.game.s
    rolled = COLOURS[state.rolled]
    assert ids(match) == treasure.stolen(treasure_of(state), rolled)
    assert rolled not in ids(match)


def check_again(match: Match) -> None:
    """Only the seahorse rolls again, and at the end of a round only if it moved last."""
    assert match.ask is not None
    state: State = match.game.s
    seat = state.last_mover if state.phase == "round end" else state.line[0]
    assert match.ask.seats == [seat]
    assert chip(state, seat) == "seahorse"


def check_rear(match: Match) -> None:
    now = route_of(match.game.s)
    rows = {"inside": list(now.inside), "outside": list(now.outside)}
    assert ids(match) == treasure.hindmost(rows)


CHECKS = {
    WHERE: check_where,
    FULL: check_where,
    SWIM: check_swims,
    DOLPHIN: check_helpers,
    SHARK: check_helpers,
    GEM: check_gem,
    AGAIN: check_again,
    REAR: check_rear,
}


def check_position(match: Match) -> int:
    """One open question; how many answers were compared."""
    state: State = match.game.s
    assert treasure.all_there(treasure_of(state)), state
    assert 0 <= state.shells <= treasure.MOST_SHELLS
    afloat = [square for square in state.fish if 0 < square < route.FINISH]
    assert len(set(afloat)) == len(afloat), state.fish
    for question, check in CHECKS.items():
        if asks(match, question):
            check(match)
            return 1
    return 0
