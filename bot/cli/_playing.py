"""What the commands that play share: finding a game, reading its options, choosing players."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, TypeVar

import click
from pydantic import ValidationError

from bot.game_options import read_value
from games import minds
from games.catalog import GAMES
from games.kernel import Ask, Game, GameClass, GameOptions, Option
from games.kernel.mind import LEVELS, Level
from games.kernel.run import Decide

Part = TypeVar("Part")
Played = TypeVar("Played")

game_argument = click.argument("game_id", metavar="GAME", type=click.Choice(GAMES))
set_option = click.option(
    "--set",
    "settings",
    multiple=True,
    metavar="OPTION=VALUE",
    help="A game option; repeat for more. `divemaster games` lists them.",
)


def in_turn(work: Callable[[Part], Played], parts: Iterable[Part], jobs: int) -> Iterator[Played]:
    """One part of the work after the other, or several at a time in processes of their own."""
    if jobs == 1:
        yield from map(work, parts)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(work, parts)


def read_options(game: GameClass, settings: Iterable[str]) -> GameOptions:
    """The game's options from words such as ``objectives=random``."""
    values: dict[str, Any] = {}
    for setting in settings:
        name, found, value = setting.partition("=")
        if not found:
            raise click.BadParameter(f"'{setting}' should be OPTION=VALUE", param_hint="--set")
        field = game.Options.model_fields.get(name)
        values[name] = value if field is None else read_value(field, value)
    try:
        return game.Options.model_validate(values)
    except ValidationError as error:
        first = error.errors()[0]
        name = ".".join(map(str, first["loc"]))
        raise click.BadParameter(f"{name}: {first['msg']}", param_hint="--set") from error


def seats_for(game: GameClass, seats: int | None) -> int:
    """The number of seats, checked; the smallest when none is given."""
    if seats is None:
        return game.seats[0]
    if seats not in game.seats:
        low, high = game.seats[0], game.seats[-1]
        raise click.BadParameter(f"{game.id} takes {low} to {high}", param_hint="--seats")
    return seats


def random_player(luck: random.Random) -> Decide:
    """Answers every ask by any of its options."""

    def decide(_: Game[object, object], ask: Ask) -> Option[object]:
        return ask.options[int(luck.random() * len(ask.options))]

    return decide


def autopilot_player(luck: random.Random) -> Decide:
    """Answers every ask as the autopilot of the first seat the table waits for."""

    def decide(game: Game[object, object], ask: Ask) -> Option[object]:
        seat = ask.awaited[0]
        return game.autopilot(game.view(seat), ask.seen_by(seat), seat, luck)

    return decide


PLAYERS = ("autopilot", "random", *LEVELS)


def seated_players(kinds: Sequence[str], luck: random.Random, seconds: float) -> Decide:
    """Each seat is played by its kind, from the first again where there are more seats; who thinks
    may do so for that long."""

    def decide(game: Game[object, object], ask: Ask) -> Option[object]:
        seat = ask.awaited[0]
        kind = kinds[seat % len(kinds)]
        if kind == "random":
            return luck.choice(ask.of(seat))
        if kind == "autopilot":
            return game.autopilot(game.view(seat), ask.seen_by(seat), seat, luck)
        level: Level = next(level for level in LEVELS if level == kind)
        return minds.decide(
            game, ask, seat, level=level, luck=luck, budget=minds.Budget(seconds=seconds)
        )

    return decide
