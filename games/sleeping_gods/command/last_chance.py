"""A last chance: whoever could still do something is asked before the worst happens (R56)."""

from __future__ import annotations

from games.kernel import Option, Play, Text
from games.kernel.question import Question
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.command.abilities import Scene, perform, uses
from games.sleeping_gods.command.any_time import locked, table_ask

HEALING = frozenset({"heal"})
SAILING_AWAY = frozenset({"sail"})


def usable(campaign: Campaign, ops: frozenset[str]) -> bool:
    """Whether anybody has an ability or card of this kind to use now."""
    return bool(uses(campaign, _scene(campaign, ops)))


def cards_to_equip(campaign: Campaign) -> bool:
    """R57: a card from somebody's hand may help when it is equipped; nobody knows which."""
    return not locked(campaign) and any(chair.hand for chair in campaign.s.chairs)


def last_chance(
    campaign: Campaign,
    question: Question,
    prompt: Text,
    ops: frozenset[str],
    go_on: Text,
    why: Text,
) -> Play[bool]:
    """Whether somebody used something of this kind; the active player may let it happen."""
    scene = _scene(campaign, ops)
    face = Option("face", campaign.s.active, go_on, None, tone="warn")
    chosen = yield from table_ask(
        campaign, question, prompt, lambda: [*uses(campaign, scene), face], why
    )
    if chosen.value is None:
        return False
    yield from perform(campaign, chosen.value, chosen.seat, scene)
    return True


def _scene(campaign: Campaign, ops: frozenset[str]) -> Scene:
    return Scene(ops, tuple(campaign.everybody()))
