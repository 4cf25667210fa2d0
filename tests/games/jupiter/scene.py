"""Little scenes: a colony laid out by hand, pieces by the names of their domes."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import pytest

from bot.host.ticks import in_order
from games.jupiter import GAME
from games.jupiter.actions import take_action
from games.jupiter.cards import Ability, Card
from games.jupiter.colony import MODULES, POD
from games.jupiter.command_range import command_range
from games.jupiter.endings import check_ending
from games.jupiter.explosions import blow_up
from games.jupiter.game import Jupiter
from games.jupiter.modules import PLACES, dome_places
from games.jupiter.options import JupiterOptions
from games.jupiter.questions import CREEP_RISES
from games.jupiter.rescue import Ended
from games.jupiter.state import (
    ABSENT,
    COLONIST,
    CREEP,
    OPEN,
    ROBOT,
    Cause,
    Module,
    Player,
    Pod,
    State,
)
from games.jupiter.trades import trade_options
from games.jupiter.words import MODULE_LETTERS
from games.kernel.ask import Ask, Checkpoint
from games.kernel.chance import Chance
from games.kernel.composing import Course
from games.kernel.hexes import ORIGIN, Hex
from games.kernel.match import Match
from games.kernel.record import Moment, Record
from games.kernel.text import Text
from games.kernel.told import Told
from tests.games.hearing import plain
from tests.games.jupiter.spaces import named_space, space_name

PLAIN = "3412512512512512512"
"""Module A carries a power plant, B a radar dish; the rest are 1, 2 and 5."""
LINE = "3411512512512512512"
"""C and D are wheels, so that lines run through their centres."""


class Script(Chance):
    """Dice that fall as written; anything beyond comes from a seed."""

    def __init__(self, *dice: int) -> None:
        super().__init__(7)
        self.dice = list(dice)

    def die(self, sides: int = 6) -> int:
        return self.dice.pop(0) if self.dice else super().die(sides)


def scene(
    robots: str = "POD",
    *,
    colonists: str = "",
    creeps: str = "",
    hand: str = "",
    core: Ability | None = None,
    numbers: str = PLAIN,
    pod: tuple[int, int] | None = (3, -1),
    dice: tuple[int, ...] = (),
    **options: Any,
) -> GAME:
    """A game in the middle of the first player's actions.

    ``robots``, ``colonists`` and ``creeps`` are names of domes; there are as many seats as robots.
    The pod is docked east of K and north-east of L unless told otherwise. The target is none, so
    that nothing ends by accident while a robot stands on the colony.
    """
    modules = [
        Module(int(number), 0, cell.q, cell.r)
        for number, cell in zip(numbers, ORIGIN.spiral(2), strict=True)
    ]
    places = robots.split()
    state = State(
        modules=modules,
        domes=_empty_domes(modules),
        players=[Player([]) for _ in places],
        deck=["boost"] * 5,
        pod=Pod(robots=[seat for seat, place in enumerate(places) if place == "POD"]),
        target=0,
        spare=0,
        phase="actions",
        turn=1,
    )
    if pod is not None:
        state.pod.q, state.pod.r, state.pod.docked = *pod, True
    state.players[0].hand, state.players[0].core = _cards(hand), core
    for name in colonists.split():
        state.domes[named_space(name)] = COLONIST
    for name in creeps.split():
        state.domes[named_space(name)] = CREEP
    for seat, place in enumerate(places):
        if place != "POD":
            state.domes[named_space(place)] = ROBOT + seat
    return GAME(state, len(places), JupiterOptions(**options), Script(*dice))


def _empty_domes(modules: list[Module]) -> list[int]:
    domes = [ABSENT] * (POD + 1)
    for index, module in enumerate(modules):
        for place in dome_places(module.number, module.turned):
            domes[index * PLACES + place] = OPEN
    return domes


def _cards(names: str) -> list[Card]:
    return names.split()  # type: ignore[return-value]


WHEREVER = "wherever"
"""All creeps still to come rise on the first dome that is offered."""


def drive(play: Generator[Any, Any, Any] | None, *answers: str) -> Any:
    """Runs rules to their end, answering with these option ids; all must be used."""
    left = list(answers)
    if play is None:
        assert not left, left
        return None
    try:
        step = next(play)
        while True:
            if isinstance(step, Checkpoint):
                step = next(play)
                continue
            assert left, f"unexpected question: {step.prompt} {ids(step)}"
            assert isinstance(step.prompt, Text)
            assert all(option.seat in range(7) for option in step.options)
            wherever = left[0] == WHEREVER and step.question == CREEP_RISES
            step = play.send(step.options[0] if wherever else choice(step, left.pop(0)))
    except StopIteration as end:
        assert left in ([], [WHEREVER]), f"never asked: {left}"
        return end.value


def choice(ask: Ask, wanted: str) -> Any:
    found = [option for option in ask.options if option.id == wanted]
    assert found, f"{wanted} is not among {ids(ask)}"
    return found[0]


def ids(ask: Ask) -> list[str]:
    return [option.id for option in ask.options]


def act(game: GAME, *answers: str) -> None:
    """One action of the active player; places in the ids are written as names in brackets."""
    drive(take_action(game), *[spelled(answer) for answer in answers])


def spelled(answer: str) -> str:
    """``move.[K.C]`` becomes ``move.70``."""
    while "[" in answer:
        before, rest = answer.split("[", 1)
        name, after = rest.split("]", 1)
        number = MODULE_LETTERS.index(name) if len(name) == 1 else named_space(name)
        answer = f"{before}{number}{after}"
    return answer


def first_ask(play: Generator[Any, Any, Any]) -> Ask:
    """What a rule asks first."""
    ask = next(play)
    assert isinstance(ask, Ask)
    return ask


def menu(game: GAME) -> Ask:
    """The action menu as it would be asked now."""
    return first_ask(take_action(game))


def offered(game: GAME, verb: str) -> set[str]:
    """What the menu offers under that verb, with spaces by name: ``{"K.C", "K.C K.E"}``."""
    found = set()
    for option in menu(game).options:
        head, *rest = option.id.split(".")
        if head == verb:
            found.add(" ".join(space_name(int(part)) if part.isdigit() else part for part in rest))
    return found


def ending(game: GAME) -> Cause | None:
    """How the game is over, if it is."""
    try:
        check_ending(game)
    except Ended as end:
        return end.cause
    return None


def at(game: GAME, name: str) -> int:
    return game.s.domes[named_space(name)]


def where(game: GAME, piece: int) -> set[str]:
    """The names of all domes that hold such a piece."""
    return {space_name(space) for space, found in enumerate(game.s.domes) if found == piece}


def colonists(game: GAME) -> set[str]:
    return where(game, COLONIST)


def creeps(game: GAME) -> set[str]:
    return where(game, CREEP)


def module(letter: str) -> int:
    return MODULE_LETTERS.index(letter)


def fill(game: GAME, letter: str, piece: int = CREEP, but: str = "") -> None:
    """Every dome of a module holds such a piece, save the places named."""
    for dome in game.colony.domes[module(letter)]:
        if space_name(dome) not in but.split():
            game.s.domes[dome] = piece


def without_robot(**more: object) -> GAME:
    """The first player's robot was just lost with module K."""
    game = scene("K.C L.C", robot_vulnerability=True, **more)  # type: ignore[arg-type]
    fill(game, "K", but="K.C")
    blow_up(game)
    assert game.is_lost(0)
    return game


def cell_of(letter: str) -> Hex:
    return ORIGIN.spiral(2)[module(letter)]


def fill_with_creeps(game: GAME, count: int) -> None:
    """So many creeps on the inner modules and then outwards, L and M left free."""
    spaces = [
        dome
        for index in range(19)
        if index not in (module("L"), module("M"))
        for dome in game.colony.domes[index]
    ]
    for space in spaces[:count]:
        game.s.domes[space] = CREEP


def gone(game: Jupiter, end: str) -> Jupiter:
    """The game after a long way."""
    match, way = seated(game), ways(game)[spelled(end)].option
    for choice in in_order(match, way.seat, [way.id]):
        match.choose(way.seat, choice)
    return match.game  # type: ignore[return-value]  # it is the game that was seated


def seated(game: Jupiter) -> Match:
    return Match(Record(GAME, game.seat_count, game.options, 1, Moment(game.s, 0, 0, 0)))


def ways(game: Jupiter, verb: str = "") -> dict[str, Course]:
    """All long ways, by where they end."""
    match = seated(game)
    assert match.ask is not None
    found = match.courses(match.ask.of(game.s.active))
    return {one.end: one for one in found if one.end.startswith(verb)}


BOTH = pytest.mark.parametrize("scope", ["card", "core"])


USES: dict[Ability, tuple[str, ...]] = {
    "heat_seeker": ("use.heat_seeker.3", "shoot.[R.C]"),
    "module_control": ("use.module_control.0", "module.[R]", "site.3.0"),
    "pilot": ("use.pilot.0",),
    "rocket_boots": ("use.rocket_boots.1", "land.[L.E]"),
    "teleport": ("use.teleport.3", "land.[J.C]"),
}
"""One use of each ability of a single action or event in the action phase."""


def with_one(card: Ability, scope: str, **more: object) -> GAME:
    """An ability used once, in the hand or as the core."""
    held = {"core": card} if scope == "core" else {"hand": card}
    return scene("L.C K.C", **held, **more)  # type: ignore[arg-type]


def with_power(card: Ability, scope: str, robots: str = "L.C", **more: str) -> GAME:
    """An ability that lasts for the turn, laid out from the hand or as the core."""
    if scope == "core":
        return scene(robots, core=card, **more)  # type: ignore[arg-type]
    game = scene(robots, hand=card, **more)  # type: ignore[arg-type]
    act(game, f"play.{card}")
    return game


def usable(game: GAME) -> set[str]:
    return {option.id for option in menu(game).options if option.id.startswith("use.")}


__all__ = ["COLONIST", "CREEP", "GAME", "MODULES", "OPEN", "ROBOT", "Script"]


def told(game: GAME) -> list[tuple[Any, ...]]:
    """Everything that was told: the id of each event and what fills it, in plain words."""
    return [
        (getattr(line.text, "id", None), *map(plain, (line.text.args or {}).values()))
        for line in game.lines
    ]


def event(kind: Told, *filled: Any) -> tuple[Any, ...]:
    """One event of this kind as ``told`` tells of it."""
    return (kind.id, *filled)


def trades(game: GAME) -> list[str]:
    """With whom the active player could trade."""
    return [option.id for option in trade_options(game, command_range(game, game.s.active))]
