"""What a player can choose to do: a small record for each line of the action menu."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from games.jupiter.cards import Ability


@dataclass(frozen=True, slots=True)
class Move:
    """The robot goes to a space; past others that takes several steps."""

    there: int
    steps: int = 1


@dataclass(frozen=True, slots=True)
class Walk:
    """The robot goes on over several open spaces."""

    there: int
    steps: int


@dataclass(frozen=True, slots=True)
class Crush:
    """Juggernaut: into the dome of a creep."""

    there: int


@dataclass(frozen=True, slots=True)
class Swap:
    """Swap: changes places with a piece."""

    there: int
    piece: int


@dataclass(frozen=True, slots=True)
class Shoot:
    """A creep on a dome."""

    there: int


@dataclass(frozen=True, slots=True)
class ShootSuper:
    """The super creep on the plant or dish of a module."""

    module: int


@dataclass(frozen=True, slots=True)
class Command:
    """A colonist goes from one space to another."""

    here: int
    there: int
    steps: int = 1


@dataclass(frozen=True, slots=True)
class Lead:
    """A colonist goes several spaces, or with Follower any number, and the same one after it."""

    here: int
    there: int
    steps: int
    follower: int | None = None


@dataclass(frozen=True, slots=True)
class Trade:
    """Cards change hands with another player."""

    other: int


@dataclass(frozen=True, slots=True)
class Override:
    """Another player's robot is moved or shoots."""

    other: int


@dataclass(frozen=True, slots=True)
class PlayCard:
    """A card is laid out for the whole turn."""

    card: Ability


@dataclass(frozen=True, slots=True)
class Use:
    """An ability of a single action or event; two copies at once make a dear one cheap."""

    card: Ability
    cost: int
    copies: int = 1


@dataclass(frozen=True, slots=True)
class EndTurn:
    """No more actions."""


Shot: TypeAlias = Shoot | ShootSuper
Action: TypeAlias = (
    Move | Walk | Crush | Swap | Shot | Command | Lead | Trade | Override | PlayCard | Use | EndTurn
)


@dataclass(frozen=True, slots=True)
class Landing:
    """Where a flight or a teleport ends, how, on which piece, and which creeps it runs over."""

    there: int
    how: Literal["land", "crush", "swap"]
    piece: int
    run_over: tuple[int, ...] = ()
