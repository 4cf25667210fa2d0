"""What an ability or card makes of the dice of whoever attacks, and of whoever is attacked."""

from __future__ import annotations

from collections.abc import Mapping

from games.lurk.dice.dice import pool, upgrade
from games.lurk.models.stats import CORAL
from games.lurk.schema import Effect


def times(effect: Effect, friends: int, hurt: float = 0, target_hurt: float = 0) -> int:
    """How often it adds its die, by friends on the tile, and by wounds."""
    counts: Mapping[str, float] = {
        "add_die": 1,
        "add_die_per_friend": friends,
        "add_die_per_wound": hurt,
        "add_die_per_target_wound": target_hurt,
    }
    return min(round(counts.get(effect.effect, 0)), effect.most)


def attack_with(dice: str, effect: Effect, times: int) -> tuple[str, int]:
    """Attack dice, and shields that are cancelled."""
    if effect.effect == "upgrade":
        return upgrade(dice, effect.n), 0
    return pool(dice, effect.dice * times), effect.n if effect.effect == "pierce" else 0


def defence_with(dice: str, effect: Effect, ground: str) -> tuple[str, int]:
    """Defence dice, and shields beyond them."""
    if effect.effect == "upgrade":
        return upgrade(dice, (ground in CORAL and effect.n_on_coral) or effect.n), 0
    return pool(dice, effect.dice), effect.n if effect.effect == "block" else 0
