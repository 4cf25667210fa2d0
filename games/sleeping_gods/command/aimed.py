"""Uses that say at once on whom, so that nobody is asked afterwards (R58-R61)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from games.kernel import Option, T
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.command.abilities import Use, healed, is_cooking
from games.sleeping_gods.content.cards import Mod
from games.sleeping_gods.crew.fatigue import rest_options
from games.sleeping_gods.crew.shares import shares
from games.sleeping_gods.crew.statuses import cure_options
from games.sleeping_gods.ship.hull import repair_options


def aimed(campaign: Campaign, uses: Sequence[Option[Use]], lines: int) -> list[Option[Use]]:
    """Each use with whom it could be for, those with the fewest first, while the list is short."""
    spread = [(use, list(_aims(campaign, use))) for use in uses]
    longer = {use.id: len(aims) - 1 for use, aims in spread if aims}
    left, at_once = lines - len({use.id for use in uses}), set[str]()
    for use_id in sorted(longer, key=longer.__getitem__):
        left -= longer[use_id]
        if left >= 0:
            at_once.add(use_id)
    return [one for use, aims in spread for one in (aims if use.id in at_once else (use,))]


def _aims(campaign: Campaign, use: Option[Use]) -> Iterator[Option[Use]]:
    """Every answer that settles it; and the use alone, where there are other answers."""
    if len(use.value.mods) != 1 or _pays_with_any(campaign, use.value):
        return
    asked = _whom(campaign, use.value, use.value.mods[0], use.seat)
    if len(asked) < 2:
        return
    whole = [option for option in asked if option is not None]
    yield from (_aimed(use, option) for option in whole)
    if len(whole) < len(asked):
        yield use


def _pays_with_any(campaign: Campaign, use: Use) -> bool:
    return is_cooking(campaign, use) and "food_any" in campaign.pack.card[use.at].cook


def _whom(campaign: Campaign, use: Use, mod: Mod, seat: int) -> list[Option[object] | None]:
    """What would be asked next: an answer, or nothing where it would not settle it."""
    crew = campaign.everybody()
    if mod.op == "heal":
        amount = healed(campaign, mod, is_cooking(campaign, use))
        hurt = [index for index in crew if campaign.s.crew[index].damage]
        found = shares(campaign, hurt, amount, seat, split=True, healing=True)
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
