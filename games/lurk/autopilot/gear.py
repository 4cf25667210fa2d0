"""Which cards make a model better, and by how much."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.lurk.content import CARDS
from games.lurk.dice.odds import mean
from games.lurk.models.stats import Figure, attack_dice, defence_dice, heart, reach, speed

REACH, HEART, SPEED, IN_HAND = 0.4, 0.3, 0.2, 0.3
"""What a tile of reach, a heart, a step and a card that waits for its moment are worth, in hits."""

WORTH_WHILE = 0.1


class Gear(NamedTuple):
    """A kind, its cards and its tokens."""

    kind: str
    cards: tuple[str, ...]
    tokens: tuple[str, ...] = ()


def fitness(kind: str, cards: Sequence[str]) -> float:
    """How well armed a model is with these cards."""
    figure = Gear(kind, tuple(cards))
    arms = mean(attack_dice(figure, 1), "attack") + mean(defence_dice(figure, "sand"), "defence")
    body = REACH * reach(figure, silt=False) + HEART * heart(figure) + SPEED * speed(figure)
    return arms + body + IN_HAND * sum(not CARDS[card].effect.passive for card in cards)


def use_of(model: Figure, card: str) -> float:
    """How much fitter the card makes a model; what it carries of that kind is put away."""
    kept = [c for c in model.cards if CARDS[c].kind != CARDS[card].kind]
    return fitness(model.kind, [*kept, card]) - fitness(model.kind, model.cards)


def best_card(model: Figure, stock: Sequence[str]) -> str | None:
    """The card of the stock that helps it most, if one does."""
    best = max(stock, key=lambda card: use_of(model, card), default=None)
    return best if best is not None and use_of(model, best) > WORTH_WHILE else None
