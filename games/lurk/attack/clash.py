"""One attack while it is resolved, and which abilities and cards may join in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from games.kernel.text import Text
from games.lurk.content import CARDS, KINDS, NAMES, POWER_NAMES
from games.lurk.models.stats import MANY
from games.lurk.schema import Effect, Timing
from games.lurk.state import LURKER, Model


class Use(NamedTuple):
    """A source (see ``PRINTED``) and what it does."""

    source: str
    effect: Effect


PRINTED = "power"
"""Stands for the ability on a model's own sheet, beside the ids of its cards."""


class Thrown(NamedTuple):
    """A card that was thrown from a tile, and the dice that it attacks with."""

    origin: int
    dice: str


@dataclass(slots=True)
class Clash:
    """Attacker, target and dice; from where it is made, and who has used their one ability."""

    attacker: Model
    target: Model
    origin: int
    distance: int
    attack: str
    defence: str
    pierce: int = 0
    block: int = 0
    riposte: int = 0
    more_essence: int = 0
    self_destroy: bool = False
    used: dict[int, str] = field(default_factory=dict)
    announced: bool = False
    wounds: int = field(init=False)
    destroyed: bool = field(init=False)
    """Known once the dice are counted."""


def sources(model: Model, timing: Timing) -> Sequence[Use]:
    """A model's printed ability and cards that may be used at this moment."""
    return () if model.seat == LURKER else _sources(model.kind, tuple(model.cards), timing)


@lru_cache(MANY)
def _sources(kind: str, cards: tuple[str, ...], timing: Timing) -> tuple[Use, ...]:
    printed = Use(PRINTED, KINDS[kind].ability.effect)
    uses = [printed, *(Use(card, CARDS[card].effect) for card in cards)]
    return tuple(
        use
        for use in uses
        if use.effect.timing == timing and (use is printed or not use.effect.passive)
    )


def source_name(model: Model, source: str) -> Text:
    return POWER_NAMES[model.kind] if source == PRINTED else NAMES[source]
