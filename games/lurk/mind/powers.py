"""Abilities that make dice better, as far as their owner can pay for them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from games.kernel.text import Text
from games.lurk.autopilot.better_dice import attack_with, defence_with, times
from games.lurk.content import CARDS, KINDS, NAMES, POWER_NAMES
from games.lurk.dice.odds import mean
from games.lurk.models.stats import Figure, defence_dice
from games.lurk.schema import Effect, Timing

MANY = 1 << 14
USES = 3
"""An ability counts for whoever could pay for so many uses: Essence is soon spent, and whoever
relies on the last of it is bolder than is good."""
CANCELLED = 0.5
"""A shield that is cancelled, in hits: there is not always one."""


class Spur(NamedTuple):
    """Attack dice, shields that are cancelled, and the ability that does it, if one does."""

    dice: str
    cancelled: int = 0
    ability: Text | None = None


def abilities(gear: Figure, timing: Timing, pays: int) -> Iterator[tuple[Text, Effect]]:
    """Those that it could use again and again, with their names."""
    if gear.kind not in KINDS or "stunned" in gear.tokens:
        return
    printed = (POWER_NAMES[gear.kind], KINDS[gear.kind].ability.effect)
    for name, effect in (printed, *((NAMES[card], CARDS[card].effect) for card in gear.cards)):
        lasts = not (effect.passive or effect.once or effect.self_destroy)
        if effect.timing == timing and lasts and USES * effect.essence <= pays:
            yield name, effect


@lru_cache(MANY)
def braced(gear: Figure, ground: str, pays: int) -> tuple[str, int]:
    """Its dice when it is attacked, with the ability that helps most, and shields beyond them."""
    plain = defence_dice(gear, ground)
    found = [(plain, 0)]
    found += [defence_with(plain, one, ground) for _, one in abilities(gear, "defence", pays)]
    return max(found, key=lambda one: mean(one[0], "defence") + one[1])


@lru_cache(MANY)
def spurred(gear: Figure, plain: Spur, pays: int, friends: int) -> Spur:
    """These dice with the ability that helps most, beside so many friends."""
    found = [plain]
    for name, effect in abilities(gear, "attack", pays):
        if not effect.if_weakened:
            found.append(helped(plain, effect, times(effect, friends))._replace(ability=name))
    return max(found, key=lambda one: mean(one.dice, "attack") + one.cancelled * CANCELLED)


def helped(plain: Spur, effect: Effect, times: int) -> Spur:
    """These dice with that effect; what rolls again counts as nothing here."""
    dice, cancelled = attack_with(plain.dice, effect, times)
    return Spur(dice, plain.cancelled + cancelled)
