"""Uses that say at once on whom, so that nobody is asked afterwards (R58-R61)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from games.kernel import Option, T
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.command.abilities import Use, healed, is_cooking
from games.sleeping_gods.content.cards import Mod
from games.sleeping_gods.crew.fatigue import rest_options
from games.sleeping_gods.crew.shares import Shares
from games.sleeping_gods.crew.statuses import cure_options
from games.sleeping_gods.ship.hull import repair_options


def aimed(campaign: Campaign, uses: Sequence[Option[Use]], lines: int) -> list[Option[Use]]:
    """Each use with whom it could be for, those with the fewest first, while the list is short.

    Where several seats have the same use, it is for the same people.
    """
    asked: dict[str, list[Option[object] | None]] = {}
    for use in uses:
        if use.id not in asked:
            asked[use.id] = _asked_next(campaign, use.value, use.seat)
    left, at_once = lines - len(asked), set[str]()
    for use_id in sorted(asked, key=lambda one: len(_lines(asked[one]))):
        left -= max(0, len(_lines(asked[use_id])) - 1)
        if asked[use_id] and left >= 0:
            at_once.add(use_id)
    return [
        use if whom is None else _aimed(use, whom)
        for use in uses
        for whom in (_lines(asked[use.id]) if use.id in at_once else [None])
    ]


def _lines(asked: Sequence[Option[object] | None]) -> list[Option[object] | None]:
    """Every answer that settles it; and the use alone, where there are other answers."""
    whole: list[Option[object] | None] = [answer for answer in asked if answer is not None]
    return [*whole, None] if len(whole) < len(asked) else whole


def _asked_next(campaign: Campaign, use: Use, seat: int) -> list[Option[object] | None]:
    """What would be asked after a use that does one thing; nothing where there is no choice."""
    if len(use.mods) != 1 or _pays_with_any(campaign, use):
        return []
    asked = _whom(campaign, use, use.mods[0], seat)
    return asked if len(asked) > 1 else []


def _pays_with_any(campaign: Campaign, use: Use) -> bool:
    return is_cooking(campaign, use) and "food_any" in campaign.pack.card[use.at].cook


def _whom(campaign: Campaign, use: Use, mod: Mod, seat: int) -> list[Option[object] | None]:
    """What would be asked next: an answer, or nothing where it would not settle it."""
    crew = campaign.everybody()
    if mod.op == "heal":
        amount = healed(campaign, mod, is_cooking(campaign, use))
        hurt = [index for index in crew if campaign.s.crew[index].damage]
        found = Shares(campaign, seat, healing=True).of(amount, hurt, split=True)
        return [option if option.value[1] == amount else None for option in found]
    if mod.n != 1:
        return []
    if mod.op == "unfatigue":
        return [*rest_options(campaign, crew, seat)]
    if mod.op == "unstatus":
        return [*cure_options(campaign, mod.status, crew, seat)]
    return [*repair_options(campaign, seat)] if mod.op == "repair" else []


def _aimed(use: Option[Use], whom: Option[object]) -> Option[Use]:
    return Option(
        f"{use.id}.{whom.id}",
        use.seat,
        T("{use} → {whom}", use=use.label, whom=whom.label),
        replace(use.value, on=whom.id),
        group=use.group,
        detail=use.detail,
        aside=True,
    )
