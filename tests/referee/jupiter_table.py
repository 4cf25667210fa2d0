"""Positions of Jupiter Deep translated for the referee, and crowded ones made up on the way."""

import random

from games.conformance.kit import Player
from games.jupiter.cards import Card
from games.jupiter.state import (
    ABSENT,
    COLONIST,
    COLONISTS,
    CREEP,
    OPEN,
    ROBOT,
    State,
)
from games.kernel.match import Match
from tests.referee.jupiter import colony as second
from tests.referee.jupiter.creeps import blown_up, in_box, lost_modules
from tests.referee.jupiter_watch import Watched
from tests.referee.tables import changed, stopped_at

MAIN = "{n} action left"
CARDS: list[Card] = ["rocket_boots", "teleport", "sniper", "heat_seeker", "module_control"]
SIDES = ("east", "south-east", "south-west", "west", "north-west", "north-east")


def place(dome: int) -> int:
    return second.MIDDLE if dome % 7 == 0 else dome % 7 - 1


def spot_of(state: State, dome: int) -> second.Stop:
    """Which dome a number means; the last number is the pod."""
    if dome == len(state.domes) - 1:
        return None
    module = state.modules[dome // 7]
    return (module.q, module.r), place(dome)


def name(piece: int) -> str:
    return {COLONIST: "colonist", CREEP: "creep"}.get(piece, f"robot{piece - ROBOT}")


def colony_of(state: State, bridges: str) -> second.Colony:
    modules = {
        (module.q, module.r): second.Module(module.number, module.turned, bridges == "open")
        for module in state.modules
        if not module.gone
    }
    pieces: dict[second.Spot, str] = {}
    for dome, piece in enumerate(state.domes):
        spot = spot_of(state, dome)
        if piece not in {ABSENT, OPEN} and spot is not None:
            pieces[spot] = name(piece)
    return second.Colony(
        modules,
        pieces,
        (state.pod.q, state.pod.r) if state.pod.docked else None,
        state.pod.colonists,
        frozenset(f"robot{seat}" for seat in state.pod.robots),
    )


def now(match: Match) -> second.Colony:
    return colony_of(match.game.s, match.record.options.bridges)


def cell_named(state: State, text: str) -> second.Cell:
    """Modules are called A to S."""
    module = state.modules[ord(text.removeprefix("Module ").split()[0]) - ord("A")]
    return module.q, module.r


def spot_named(state: State, text: str) -> second.Spot:
    side = text.rsplit(maxsplit=1)[-1]
    return cell_named(state, text), SIDES.index(side) if side in SIDES else second.MIDDLE


def offered(match: Match, kind: str) -> set[tuple[str, ...]]:
    """What stands behind the dots in options of this kind."""
    assert match.ask is not None
    found = (tuple(option.id.split(".")) for option in match.ask.options)
    return {rest for head, *rest_list in found if head == kind for rest in [tuple(rest_list)]}


def stops_offered(match: Match, kind: str) -> set[second.Stop]:
    state: State = match.game.s
    return {spot_of(state, int(rest[0])) for rest in offered(match, kind)}


def begin(seats: int, seed: int) -> Match:
    choice = {
        "bridges": ("printed", "open")[seed % 2],
        "robot_vulnerability": seed % 4 == 3,
        "fast_creeps": seed % 5 == 4,
        "rescue": (28, 14, 21)[seed % 3],
    }
    return Match.start(Watched, seats, Watched.Options.model_validate(choice), seed=seed)


def turns(seats: int, seed: int, player: Player) -> list[Match]:
    """Copies of a game where the main question stands."""
    return stopped_at(MAIN, begin(seats, seed), player, seed)[::7]


def crowded(match: Match, luck: random.Random) -> Match:
    """The same turn with modules gone and every dome filled anew."""
    return changed(match, lambda state: _scatter(state, luck))


def _scatter(state: State, luck: random.Random) -> None:
    gone = [module.gone for module in state.modules]
    while True:
        for module, was_gone in zip(state.modules, gone, strict=True):
            module.gone = was_gone or luck.random() < 0.2
        _fill(state, luck)
        there = colony_of(state, "printed")
        full = blown_up(there) | blown_up(there, robots_save=False)
        left = sum(piece == "colonist" for piece in there.pieces.values())
        fair = 10 <= left + state.pod.colonists <= 28 and in_box(there) >= 0
        if fair and not full and not lost_modules(there):
            break
    state.players[state.active].hand = luck.sample(CARDS, 2)
    state.saved = 21
    state.spare = 0
    state.lost = COLONISTS - state.saved - state.pod.colonists - left
    state.target = 28
    state.covered = [
        at
        for at, module in enumerate(state.modules)
        if module.number in second.BUILDING and not module.gone and luck.random() < 0.2
    ]


def _fill(state: State, luck: random.Random) -> None:
    weights = (luck.randrange(2, 9), 2, luck.randrange(1, 6))
    free = []
    for at, module in enumerate(state.modules):
        here = second.domes(second.Module(module.number, module.turned))
        for dome in range(7 * at, 7 * at + 7):
            there = not module.gone and place(dome) in here
            kinds = (OPEN, COLONIST, CREEP)
            state.domes[dome] = luck.choices(kinds, weights)[0] if there else ABSENT
            free += [dome] if there else []
    state.pod.docked, state.pod.launcher, state.pod.robots = True, None, []
    cells = sorted(second.docks(colony_of(state, "printed")))
    state.pod.q, state.pod.r = luck.choice(cells)
    for seat in range(len(state.players)):
        if luck.random() < 0.2:
            state.pod.robots.append(seat)
        else:
            state.domes[free.pop(luck.randrange(len(free)))] = ROBOT + seat
    state.pod.colonists = luck.randrange(7 - len(state.pod.robots))
