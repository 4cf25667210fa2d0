"""Which things of the glossary a view of Lurk shows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.lurk.content import CREATURES, EVENTS, FACTIONS, KINDS, TREASURES
from games.lurk.glossary import SIGNS
from games.lurk.view import ModelView, PlayerView, View


def on_the_table(view: View) -> Sequence[str]:
    return list(dict.fromkeys(_seen(view)))


def _seen(view: View) -> Iterator[str]:
    """One's own army first, then the others', then the ground and the signs."""
    if any(not player.faction for player in view.players):
        yield from (f"faction.{key}" for key in FACTIONS)
    for player in sorted(view.players, key=lambda one: one.seat != view.viewer):
        yield from _of(player)
        for model in view.army(player.seat):
            yield from _model(model)
    for model in view.models:
        yield from _model(model)
    yield from (f"event.{key}" for key in (view.event,) if key in EVENTS)
    yield from (f"ground.{ground}" for ground in sorted(set(view.ground)))
    yield from (f"sign.{sign}" for sign in SIGNS)


def _of(player: PlayerView) -> Iterator[str]:
    """What a player has or may buy."""
    if player.faction:
        yield f"faction.{player.faction}"
    if player.draft is not None and player.faction:
        faction = FACTIONS[player.faction]
        yield from (f"model.{kind.id}" for kind in faction.models)
        yield from (f"card.{card.id}" for card in faction.cards)
    yield from (f"card.{card}" for card in player.stock)


def _model(model: ModelView) -> Iterator[str]:
    if model.kind in KINDS:
        yield f"model.{model.kind}"
    elif model.kind in CREATURES or model.kind in TREASURES:
        yield f"abyss.{model.kind}"
    yield from (f"card.{card}" for card in model.cards)
    yield from (f"token.{token}" for token in model.tokens)
