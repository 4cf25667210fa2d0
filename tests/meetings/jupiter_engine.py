"""The rules' side of a meeting of Jupiter Deep: the reading's table laid as a rescue, the same
orders and draws, and what comes of them in the reading's words. All that knows the rules' code is
here; of a question only its id and the ids and seats of its options are used, never its words."""

from __future__ import annotations

from collections.abc import Iterator, MutableSequence, Sequence
from functools import cache
from typing import Any

from games.jupiter import questions
from games.jupiter.cards import NAMES, Card
from games.jupiter.colony import POD
from games.jupiter.game import Jupiter
from games.jupiter.modules import PLACES
from games.jupiter.options import JupiterOptions
from games.jupiter.state import ABSENT, COLONIST, CREEP, OPEN, ROBOT, Module, Player, Pod, State
from games.kernel.ask import Ask, Option, Play
from games.kernel.chance import Chance
from games.kernel.question import Question
from games.kernel.text import Text
from tests.meetings.jupiter import box, end, turn
from tests.meetings.jupiter.ground import spaces
from tests.meetings.jupiter.powers import has
from tests.meetings.jupiter.table import LOST, Order, Phase, Rule, Table, read
from tests.meetings.jupiter.table import POD as READ_POD

CALLED: dict[Any, str] = {card: str(name) for card, name in NAMES.items()}
ID: dict[str, Any] = {name: card for card, name in CALLED.items()}
GONE = Module(0, 0, 0, 0, gone=True)
PHASES: dict[Phase, Any] = {Phase.DOCK: "arrival", Phase.ACTIONS: "actions"}
CAUSES = {
    "rescued": end.WON,
    "converted": end.TOO_FEW,
    "power": end.NO_PLANT,
    "radar": end.NO_DISH,
}


@cache
def number(space: str) -> int:
    """The rules' number of a space."""
    if space == READ_POD:
        return POD
    place = 0 if space[1] == box.CENTRE else 1 + int(space[1])
    return box.LETTERS.index(space[0]) * PLACES + place


@cache
def name(space: int) -> str:
    if space == POD:
        return READ_POD
    place = space % PLACES
    return box.LETTERS[space // PLACES] + (str(place - 1) if place else box.CENTRE)


class Loaded(Chance):
    """Dice that fall as written; shuffled cards lie in alphabetical order, the first on top."""

    __slots__ = ("dice",)

    def __init__(self, dice: Sequence[int]) -> None:
        super().__init__(7)
        self.dice = list(dice)

    def die(self, sides: int = 6) -> int:
        return self.dice.pop(0)

    def shuffle(self, items: MutableSequence[Any]) -> None:
        items[:] = sorted(items, key=CALLED.__getitem__, reverse=True)


class Asking(Jupiter):
    """A rescue that asks even where there is one answer only."""

    def pick(
        self,
        question: Question,
        prompt: Text,
        options: Sequence[Option[Any]],
        *,
        why: Text | None = None,
        forced: bool = True,
    ) -> Play[Any]:
        return super().pick(question, prompt, options, why=why, forced=True)


class Stage:
    """A rescue laid like a table, on its way from one question to the next."""

    def __init__(self, game: Jupiter) -> None:
        self.game = game
        self.ask: Ask | None = None
        self.ended: str | None = None
        self._play = game.play()

    def go_on(self, answer: Option[Any] | None = None) -> None:
        """To the next question, or to where the next action may be chosen."""
        self.ask = None
        try:
            step = self._play.send(answer)  # type: ignore[arg-type]  # None starts a generator
            while not isinstance(step, Ask) and not self.is_still:
                step = self._play.send(None)  # type: ignore[arg-type]
            self.ask = step if isinstance(step, Ask) else None
        except StopIteration as over:
            self.ended = CAUSES[over.value.cause]

    @property
    def is_still(self) -> bool:
        return self.game.s.phase == "actions"

    @property
    def dice(self) -> list[int]:
        assert isinstance(self.game.chance, Loaded)
        return list(self.game.chance.dice)

    def asks(self, question: Question) -> bool:
        return self.ask is not None and self.ask.id == question.id

    def offers(self) -> set[tuple[int, str]]:
        """Who may answer what."""
        return {(option.seat, plain(option.id)) for option in self.ask or ()}

    def answer(self, seat: int, wanted: str) -> None:
        assert self.ask is not None
        found = [one for one in self.ask if one.seat == seat and plain(one.id) == wanted]
        self.go_on(found[0])


def plain(option: str) -> str:
    """Cards of a hand are told apart by their place in it, which is nobody's rule."""
    if not option.startswith(("discard.", "give.", "take.")):
        return option
    verb, *rest = option.split(".")
    return f"{verb}.{rest[-1]}"


def lay(table: Table, dice: Sequence[int] = ()) -> Stage:
    """The same table as a rescue, up to its first question."""
    seats = len(table.seats)
    state = State(
        modules=[lay_module(table, letter) for letter in box.LETTERS],
        domes=lay_domes(table),
        players=[
            Player([ID[card] for card in table.hands[seat]], ID.get(table.cores[seat]))
            for seat in table.seats
        ],
        deck=[ID[card] for card in reversed(table.deck)],
        pod=lay_pod(table),
        target=table.target,
        spare=0,
        discards=[ID[card] for card in table.discards],
        phase=PHASES[table.phase],
        active=table.active,
        turn=1,
        covered=sorted(map(box.LETTERS.index, table.covered)),
        saved=table.saved,
        spent=table.spent,
        boosts=table.boosts,
        core_used=table.core_used or table.cores[table.active] == "Boost",
        in_play=[ID[card] for card in table.in_play],
    )
    return Stage(Asking(state, seats, options_of(table.options), Loaded(dice)))


class Noted(Chance):
    """Remembers how it shuffled last: the rescue deck."""

    __slots__ = ("shuffled_last",)

    def shuffled(self, items: Sequence[Any]) -> list[Any]:
        self.shuffled_last = super().shuffled(items)
        return list(self.shuffled_last)


def set_up(seats: int, seed: int, rules: frozenset[str], target: Any) -> tuple[Table, Stage]:
    """A new rescue and the reading's table with the same modules and the same deck; which way
    round the spiral goes is nobody's rule."""
    chance = Noted(seed)
    options = options_of(rules, target)
    state = Jupiter.set_up(seats, options, chance)
    modules = [(module.number, module.turned) for module in state.modules]
    deck = called(reversed(chance.shuffled_last))
    table = turn.set_up(seats, modules, deck, target, rules)
    for letter, module in zip(box.LETTERS, state.modules, strict=True):
        table.tiles[letter] = table.tiles[letter]._replace(cell=(module.q, module.r))
    dice = [Chance(seed + throw).die() for throw in range(1000)]
    return table, Stage(Asking(state, seats, options, Loaded(dice)))


@cache
def options_of(rules: frozenset[str], target: Any = 14) -> JupiterOptions:
    """Without a target everybody is to be saved."""
    return JupiterOptions(
        rescue=target or 14,
        ultimate_heroes=target is None,
        bridges="open" if Rule.OPEN in rules else "printed",
        robot_vulnerability=Rule.VULNERABLE in rules,
        fast_creeps=Rule.FAST in rules,
        polite_colonists=Rule.POLITE in rules,
    )


def lay_module(table: Table, letter: str) -> Module:
    tile = table.tiles.get(letter)
    return Module(tile.number, tile.turned, *tile.cell) if tile else GONE


def lay_domes(table: Table) -> list[int]:
    domes = [ABSENT] * (POD + 1)
    for space in spaces(table):
        domes[number(space)] = OPEN
    domes[POD] = ABSENT
    for space in table.colonists:
        domes[number(space)] = COLONIST
    for space in table.creeps:
        domes[number(space)] = CREEP
    for seat, space in table.pawns.items():
        if space not in {READ_POD, LOST}:
            domes[number(space)] = ROBOT + seat
    return domes


def lay_pod(table: Table) -> Pod:
    """One that drifts with its cargo waits for nobody in particular."""
    robots = table.robots_at(READ_POD)
    if table.pod is not None:
        return Pod(*table.pod, docked=True, colonists=table.aboard, robots=robots)
    launcher = None if table.aboard else table.docker
    return Pod(launcher=launcher, colonists=table.aboard, robots=robots)


def report(stage: Stage) -> dict[str, object]:
    """The rescue now, in the words of the reading's ``told``."""
    game, s = stage.game, stage.game.s
    pieces = list(enumerate(s.domes))
    seats = range(len(s.players))
    return {
        "modules": {
            letter: f"{module.q},{module.r}"
            for letter, module in zip(box.LETTERS, s.modules, strict=True)
            if not module.gone
        },
        "robots": {seat: robot_at(s, seat) for seat in seats},
        "colonists": sorted(name(space) for space, piece in pieces if piece == COLONIST),
        "creeps": sorted(name(space) for space, piece in pieces if piece == CREEP),
        "super creeps": sorted(box.LETTERS[index] for index in s.covered),
        "pod": f"{s.pod.q},{s.pod.r}" if s.pod.docked else None,
        "aboard": s.pod.colonists,
        "saved": s.saved,
        "hands": {seat: sorted(called(s.players[seat].hand)) for seat in seats},
        "cores": {seat: CALLED.get(s.players[seat].core, "") for seat in seats},
        "deck": called(reversed(s.deck)),
        "discards": sorted(called(s.discards)),
        "in play": sorted(called(s.in_play)),
        "active": s.active,
        "actions": game.actions_left,
    }


def called(cards: Iterator[Card] | Sequence[Any]) -> list[str]:
    return [CALLED[card] for card in cards]


def robot_at(s: State, seat: int) -> str:
    if seat in s.pod.robots:
        return READ_POD
    return name(s.domes.index(ROBOT + seat)) if ROBOT + seat in s.domes else LOST


def is_lost(stage: Stage) -> bool:
    """Too few are left."""
    s = stage.game.s
    return s.saved + s.pod.colonists + s.domes.count(COLONIST) < s.target


def docker(stage: Stage) -> int:
    """Who docks a pod that is away."""
    s = stage.game.s
    return (s.active + 1) % len(s.players) if s.pod.launcher is None else s.pod.launcher


def path(table: Table, order: Order) -> tuple[str, ...]:
    """The ids of the options by which the rules take this order, one for each question."""
    if order.verb in {"move", "shoot"} and order.who != table.active:
        return f"override.{order.who}", *PATHS[order.verb](table, order)
    return tuple(PATHS[order.verb](table, order))


def landing(table: Table, order: Order) -> str:
    """On nobody, on a creep that dies, or in somebody's place."""
    there = number(order.where)
    if order.what:
        return f"swap.{there}.{piece(order.what)}"
    return f"{'crush' if order.where in table.creeps else 'land'}.{there}"


def piece(what: str) -> int:
    kind, _, seat = what.partition(" ")
    return {"colonist": COLONIST, "creep": CREEP}.get(kind, ROBOT) + int(seat or 0)


def target(what: str) -> str:
    building = what.endswith("*")
    return f"super.{box.LETTERS.index(what[0])}" if building else f"shoot.{number(what)}"


def step(table: Table, order: Order) -> list[str]:
    verb = "crush" if order.where in table.creeps else "move"
    return [f"{verb}.{number(order.where)}"]


def command(table: Table, order: Order) -> list[str]:
    """With Follower it is asked who comes after."""
    first = f"command.{number(order.what)}.{number(order.where)}"
    if not has(table, "Follower"):
        return [first]
    return [first, *(f"follow.{number(one)}" for one in order.how)] if order.how else [first, "no"]


def cell(kind: str, where: str) -> str:
    q, r = read(where)
    return f"{kind}.{q}.{r}"


def dock(table: Table, order: Order) -> list[str]:
    pilot = ["use.pilot.0"] if table.phase == Phase.ACTIONS else []
    return [*pilot, cell("cell", order.where)]


def shift(order: Order) -> list[str]:
    module = f"module.{box.LETTERS.index(order.what)}"
    return ["use.module_control.0", module, cell("site", order.where)]


PATHS: dict[str, Any] = {
    "core": lambda _, order: [f"core.{ID[order.what]}"],
    "first": lambda _, order: [f"first.{order.who}"],
    "dock": dock,
    "launch": lambda *_: ["use.pilot.0"],
    "move": step,
    "shoot": lambda _, order: [target(order.what)],
    "snipe": lambda _, order: ["use.sniper.1", target(order.what)],
    "seek": lambda _, order: [f"use.heat_seeker.{1 if order.how else 3}", target(order.what)],
    "blast": lambda _, order: [f"blast.{number(order.what)}"],
    "command": command,
    "trade": lambda _, order: [f"trade.{order.who}"],
    "play": lambda _, order: [f"play.{ID[order.what]}"],
    "swap": lambda _, order: [f"swap.{number(order.where)}.{piece(order.what)}"],
    "boots": lambda table, order: ["use.rocket_boots.1", landing(table, order)],
    "teleport": lambda table, order: [
        f"use.teleport.{1 if order.how else 3}",
        landing(table, order),
    ],
    "install": lambda _, order: ["use.data_core.0", f"core.{ID[order.what]}"],
    "shift": lambda _, order: shift(order),
    "end": lambda *_: ["end"],
    "suppress": lambda _, order: [f"suppress.{box.LETTERS.index(order.where)}"],
    "reroll": lambda *_: ["reroll"],
    "accept": lambda *_: ["no"],
    "rise": lambda _, order: [f"rise.{number(order.where)}"],
    "discard": lambda _, order: [f"discard.{ID[order.what]}"],
}

QUESTIONS = {
    Phase.CORE: (questions.FIRST_CORE, questions.NEW_CORE),
    Phase.FIRST: (questions.FIRST_ROBOT,),
    Phase.SET_OUT: (questions.DOCK,),
    Phase.DOCK: (questions.DOCK,),
    Phase.BLAST: (questions.BLAST,),
    Phase.ROLLED: (questions.ANSWER_ROLL,),
    Phase.RISE: (questions.CREEP_RISES,),
    Phase.SETBACK: (questions.ANSWER_SETBACK,),
    Phase.DISCARD: (questions.HAND_LIMIT,),
}
"""By which questions the rules ask for what the reading waits for."""


def module_of(option: str) -> int:
    """The module on which a creep rises."""
    return int(option.split(".")[1]) // PLACES
