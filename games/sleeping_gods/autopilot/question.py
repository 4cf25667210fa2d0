"""What the autopilot looks at: the view, its own options, and rough odds and worths."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeAlias

from games.kernel import Ask, Option
from games.sleeping_gods.command.abilities import FATE, Use
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.content.story import Challenge, Effect
from games.sleeping_gods.crew.fatigue import MOST_FATIGUE
from games.sleeping_gods.view import View

AT_LEAST = (1.0, 1.0, 0.9, 0.7, 0.5, 0.3, 0.1)
"""How likely fate is at least so much."""
WORTH = {
    "gain": 1.0, "pay": -1.0, "xp": 1.0, "damage": -1.0, "heal": 0.7, "fatigue": -1.5,
    "unfatigue": 1.2, "status": -2.5, "unstatus": 1.5, "ship_damage": -2.5, "repair": 1.5,
    "command": 0.6, "pay_command": -0.6, "draw_ability": 0.8, "discard_hand": -0.8,
    "discard_equipped": -1.2, "quest": 3.0, "quest_done": 2.0, "quest_lost": -1.0, "card": 5.0,
    "card_lost": -3.0, "market": 0.2, "search": 0.5, "discard_events": -2.0, "prop": 2.0,
}  # fmt: skip
"""What one of a thing is worth, about."""

AGAIN = FATE - {"fate_plus"}

Answer: TypeAlias = Option[Any]
"""One of the options of a question of any kind."""


def adds(use: Use, ops: Collection[str]) -> int:
    """How much of this."""
    return sum(mod.n for mod in use.mods if mod.op in ops)


def draws_again(option: Answer) -> bool:
    """Whether fate is drawn once more."""
    if isinstance(option.value, Use):
        return bool(adds(option.value, AGAIN))
    return option.id == "again"


def chance_of(missing: int) -> float:
    """How likely fate alone makes up what is missing."""
    return AT_LEAST[missing] if 0 <= missing <= 6 else float(missing < 0)


def worth(effects: Iterable[Effect]) -> float:
    """Roughly what effects are worth to the crew."""
    total = 0.0
    for effect in effects:
        if effect.op == "fate_table":
            rows = list(effect.table.values())
            total += sum(map(worth, rows)) / len(rows)
        elif effect.op == "pick_one":
            total += max(map(worth, effect.options))
        else:
            each = 6 if effect.who == "each" and effect.crew is None else 1
            total += WORTH.get(effect.op, 0.0) * effect.n * (each if _bodily(effect) else 1)
    return total


def _bodily(effect: Effect) -> bool:
    return effect.op in ("damage", "heal", "fatigue", "unfatigue", "status", "unstatus")


@dataclass
class Question:
    """One question, seen from one seat."""

    view: View
    ask: Ask
    options: list[Answer]
    seat: int
    luck: random.Random
    sober: bool = False
    """Whether it's about what is best, whatever this crew fancies."""

    @cached_property
    def pack(self) -> Pack:
        return find_pack(self.view.pack)

    @property
    def goes_on(self) -> bool:
        """Whether it was answered before and has only come again."""
        return self.ask.token.rpartition(".")[2] not in ("", "0")

    def find(self, option_id: str) -> Answer | None:
        return next((option for option in self.options if option.id == option_id), None)

    def having(self, prefix: str) -> list[Answer]:
        return [option for option in self.options if option.id.partition("-")[0] == prefix]

    def best(self, options: Sequence[Answer], worth_of: Callable[[Answer], float]) -> Answer:
        """The option with the highest value, any of several."""
        values = [worth_of(option) for option in options]
        top = max(values) - 1e-9
        return self.luck.choice([o for o, n in zip(options, values, strict=True) if n >= top])

    def crew_of(self, seat: int) -> list[int]:
        return [at for at, sheet in enumerate(self.view.sheets) if sheet.controller == seat]

    def fresh(self, index: int) -> bool:
        """Able to join a challenge."""
        tired = self.view.state.crew[index].fatigue >= MOST_FATIGUE
        return not tired and self.view.sheets[index].left > 0

    def best_skill(self, skill: str, helpers: int = 3) -> int:
        """What the active player's crew could bring without tiring everybody."""
        seat = self.view.state.active
        skills = [
            self.view.sheets[i].skills.get(skill, 0) for i in self.crew_of(seat) if self.fresh(i)
        ]
        return sum(sorted(skills, reverse=True)[:helpers])

    def odds(self, challenge: Challenge) -> float:
        return chance_of(challenge.need - self.best_skill(challenge.skill))

    @cached_property
    def wellness(self) -> float:
        """How much health the crew has left, from 0 to 1."""
        sheets = self.view.sheets
        return sum(sheet.left for sheet in sheets) / sum(sheet.health for sheet in sheets)

    @property
    def weariness(self) -> int:
        return sum(member.fatigue for member in self.view.state.crew)

    @property
    def wear(self) -> int:
        """All that a night ashore is good for."""
        return sum(member.damage for member in self.view.state.crew) + self.weariness

    @property
    def harm(self) -> int:
        return sum(self.view.state.harm.values())

    @cached_property
    def might(self) -> float:
        """How far this crew has grown, as a level of danger it need not fear."""
        crew = self.view.state.crew
        learned = sum(len(m.levels) + len(m.weapons) for m in crew)
        taught = sum(len(member.equipped) for member in crew)
        return (8.0 + 0.9 * learned + 0.3 * taught) * (0.2 + 0.8 * self.wellness)
