"""Armies for two players that a thinking one buys for itself: what won most in practice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from games.lurk.armies.prices import cost
from games.lurk.armies.purchases import Buy, Carry, Hire, Purchase, Ready
from games.lurk.state import Draft
from games.lurk.view import DraftView


class Build(NamedTuple):
    """Models, who of them carries which card, and how many battles of a hundred they won."""

    models: tuple[str, ...]
    cards: Mapping[str, str]
    won: int

    @property
    def price(self) -> int:
        return cost(Draft([*self.models], [*self.cards]))


BUILDS: Mapping[str, Build] = {
    "ancients": Build(
        ("abyss_idol", "first_drowned", "hollow_guard", *["silt_thrall"] * 4),
        {"idol_shard": "abyss_idol", "inevitable": "first_drowned"},
        won=81,
    ),
}
"""By faction. Found among many by chance in a thinking player's hands, against any ready-made army
of any other faction in an autopilot's."""


def next_purchases(build: Build, draft: DraftView) -> list[Purchase]:
    """What may be bought next; nothing, once something was bought that the army does not hold."""
    if draft.pending:
        bearer = build.cards.get(draft.pending)
        return [Carry(draft.models.index(bearer))] if bearer in draft.models else []
    models, cards = Counter(build.models), Counter(build.cards.keys())
    models.subtract(draft.models)
    cards.subtract(draft.cards)
    if any(left < 0 for left in (*models.values(), *cards.values())):
        return []
    return [*map(Hire, +models), *map(Buy, +cards)] or [Ready()]
