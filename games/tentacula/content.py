"""What is printed: the route, the reef tiles, gems, stashes, fish and gates, read and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

from games.kernel.data_files import read_data

AnimalName = Literal["turtle", "seahorse", "jellyfish", "crab"]
FishName = Literal["yellow", "green", "red"]
GemName = Literal["purple", "yellow", "red", "green", "blue", "white"]
LevelName = Literal["1", "2", "3", "pro"]
Coral = Annotated[str, Field(pattern=r"^[01]{3}$")]
Count = Annotated[int, Field(ge=1)]


class Printed(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Route(Printed):
    squares: int
    printed_reef: int
    arches: tuple[int, int, int]
    shells: tuple[int, ...]
    dolphins: tuple[int, ...]
    sharks: tuple[int, ...]

    @model_validator(mode="after")
    def one_symbol_a_square(self) -> Route:
        special = [*self.shells, *self.dolphins, *self.sharks]
        if len(special) != len(set(special)) or not all(1 <= n <= self.squares for n in special):
            raise ValueError("shells, dolphins and sharks each need a square of their own")
        return self


class Fold(Printed):
    first: int
    last: int
    slots: tuple[int, int]


class Tile(Printed):
    front: tuple[AnimalName, Coral]
    back: tuple[AnimalName, Coral]
    snail: bool = False


class Fish(Printed):
    hat: str
    size: str


class Gate(Printed):
    by: Literal["hat", "colour", "size"]
    order: tuple[str, str, str]


class Level(Printed):
    shells: int
    snails_out: int


class Content(Printed):
    animals: tuple[AnimalName, ...]
    route: Route
    folds: tuple[Fold, Fold, Fold]
    tiles: tuple[Tile, ...]
    gems: dict[GemName, Count]
    stashes: dict[str, dict[GemName, Count]]
    fish: dict[FishName, Fish]
    gates: tuple[Gate, ...]
    levels: dict[LevelName, Level]
    most_shells: int

    @model_validator(mode="after")
    def every_stash_can_be_filled(self) -> Content:
        for name, stash in self.stashes.items():
            for gem, count in stash.items():
                if count > self.gems[gem]:
                    raise ValueError(f"stash {name} asks for {count} {gem}, there are fewer")
        return self

    @model_validator(mode="after")
    def every_gate_names_every_fish(self) -> Content:
        for gate in self.gates:
            if sorted(gate.order) != sorted(self.marks(gate.by)):
                raise ValueError(f"the {gate.by} gate {gate.order} must name each fish once")
        return self

    def marks(self, by: str) -> list[str]:
        """Hat, colour or size of each fish."""
        return [name if by == "colour" else getattr(fish, by) for name, fish in self.fish.items()]


def read_content() -> Content:
    return Content.model_validate(read_data(Path(__file__).with_name("content.yaml")))


CONTENT = read_content()
