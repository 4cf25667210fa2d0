"""The battle: the table that every rule is given, with its state and what all of them ask of it."""

from __future__ import annotations

from abc import ABC
from collections.abc import Iterable, Mapping
from typing import Literal

from games.kernel.ask import Option
from games.kernel.game import Game, GameEnded
from games.kernel.telling import Deed
from games.kernel.text import SILENCE, T, Text
from games.lurk.content import KINDS, NAMES
from games.lurk.dice.dice import roll
from games.lurk.map.board import DISTANCE, ROWS, SPOTS, TILE_NAMES
from games.lurk.map.sight import line_of_sight, rocks_of
from games.lurk.models.stats import heart
from games.lurk.options import LurkOptions
from games.lurk.state import EFFECTS, FALLEN, LURKER, WAITING, Likeness, Model, Player, State
from games.lurk.view import View
from games.lurk.words import TOKEN_NAMES

SMALL_ROOM = 3
ROOM_TAKEN: Mapping[str, int] = {
    key: SMALL_ROOM if kind.large else 1 for key, kind in KINDS.items()
}
"""How much of a tile each kind of model takes."""
Cause = Literal["last", "points"]


class Ended(GameEnded[Cause]):
    """The battle is over."""


class Battle(Game[State, View], ABC):
    """What all rules ask of the table, and nothing that only one of them needs."""

    options: LurkOptions

    @property
    def player(self) -> Player:
        """Whose turn it is."""
        return self.s.players[self.s.active]

    def army(self, seat: int) -> list[Model]:
        """All models of a seat that are not destroyed, reinforcements included."""
        return [m for m in self.s.models if m.seat == seat and m.tile != FALLEN]

    def on_map(self, seat: int) -> list[Model]:
        return [m for m in self.s.models if m.seat == seat and m.tile >= 0]

    def at(self, tile: int) -> list[Model]:
        return [m for m in self.s.models if m.tile == tile]

    def standing(self) -> list[int]:
        """Seats that still have models, in seat order."""
        alive = {m.seat for m in self.s.models if m.tile != FALLEN and m.seat != LURKER}
        return sorted(alive)

    def seats_from(self, seat: int) -> list[int]:
        """Everybody still in the battle, clockwise from this seat on."""
        alive, count = self.standing(), self.seat_count
        return [s for s in ((seat + n) % count for n in range(count)) if s in alive]

    def in_sight(self, viewer: int, target: int) -> bool:
        """Neighbours always; farther tiles by a line past all rock."""
        if DISTANCE[viewer][target] <= 1:
            return True
        return line_of_sight(viewer, target, rocks_of(tuple(self.s.ground)))

    def has_room(self, tile: int, model: Model) -> bool:
        """One large model or three small ones, all of one army."""
        there = [m for m in self.s.models if m.tile == tile and m is not model]
        if not there:
            return True
        if KINDS[model.kind].large or there[0].seat != model.seat:
            return False
        return len(there) < SMALL_ROOM and not KINDS[there[0].kind].large

    def roll_openly(self, dice: str) -> list[str]:
        """A roll for octopuses outside of combat; the picture shows it, and no fight any more."""
        self.s.fight = None
        self.s.roll = roll(self.chance, dice, "attack")
        return self.s.roll

    def creatures(self) -> list[Model]:
        return [m for m in self.s.models if m.seat == LURKER and m.tile >= 0]

    def tell(self, phrase: Text, kind: Deed = "deed") -> None:
        """What somebody's turn brings is told with it; between turns it is a sentence."""
        if self.s.phase == "turn":
            self.deed(self.s.active, phrase, kind=kind)
        else:
            self.say(T("{phrase}.", phrase=phrase))

    def tile_options(self, verb: str, seat: int, tiles: Iterable[int]) -> list[Option[int]]:
        return [
            Option(
                f"{verb}.{SPOTS[tile]}",
                seat,
                TILE_NAMES[tile],
                tile,
                spot=SPOTS[tile],
                short=SILENCE,
                group=ROWS[tile],
            )
            for tile in tiles
        ]

    def model_options(self, verb: str, seat: int, models: Iterable[Model]) -> list[Option[Model]]:
        return [
            Option(
                f"{verb}.m{model.id}",
                seat,
                self.label(model),
                model,
                spot=self.spot(model),
                short=self.short(model),
            )
            for model in models
        ]

    @staticmethod
    def short(model: Model | Likeness) -> Text:
        """A model beside the number of its tile."""
        return T("{name} ♥{n}", name=NAMES[model.kind], n=heart(model) - model.wounds)

    @staticmethod
    def called(model: Model | Likeness) -> Text:
        """A model, where it is and what is left of it."""
        left = heart(model) - model.wounds
        if model.tile == WAITING:
            return NAMES[model.kind]
        return T(
            "{name} on {tile}, ♥{n}", name=NAMES[model.kind], tile=TILE_NAMES[model.tile], n=left
        )

    @staticmethod
    def label(model: Model | Likeness) -> Text:
        """A model and what it has suffered."""
        tokens = [TOKEN_NAMES[token] for token in model.tokens if token in EFFECTS]
        name = Battle.called(model)
        return T("{model} ({tokens})", model=name, tokens=tokens) if tokens else name

    def spot(self, model: Model) -> str | None:
        return SPOTS[model.tile] if model.on_map else None
