"""How things stand, in words: what a player needs beside the picture."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from games.kernel.text import Seat, T, Text
from games.lurk.battle import Battle
from games.lurk.content import EVENT_TEXTS, NAMES
from games.lurk.map.board import TILE_NAMES
from games.lurk.models.stats import heart
from games.lurk.state import WAITING, Model


def headline(battle: Battle) -> Text:
    """The round, and every army's models and Essence."""
    text = T("Round {n}", n=battle.s.round)
    for seat in battle.standing():
        player = battle.s.players[seat]
        army = T(
            "{faction} {n} ({essence}♦)",
            faction=NAMES[player.faction],
            n=len(battle.army(seat)),
            essence=player.essence,
        )
        text = T("{line} · {more}", line=text, more=army)
    return text


def situation(battle: Battle) -> Iterator[Text]:
    """Every army, the creatures, and the event of the last turn."""
    for seat in battle.standing():
        yield _army(battle, seat)
    creatures = battle.creatures()
    if creatures:
        yield T("Creatures: {models}", models=_placed(creatures))
    if battle.s.event:
        event = battle.s.event
        yield T("Last event: {event}. {text}", event=NAMES[event], text=EVENT_TEXTS[event])


def _army(battle: Battle, seat: int) -> Text:
    """Who stands where, who waits, and the cards nobody carries."""
    army, stock = battle.army(seat), battle.s.players[seat].stock
    text = T("{seat}: {models}", seat=Seat(seat), models=_placed(battle.on_map(seat)))
    waiting = [NAMES[model.kind] for model in army if model.tile == WAITING]
    if waiting:
        text = T("{line} · waiting: {models}", line=text, models=waiting)
    if stock:
        text = T("{line} · stock: {cards}", line=text, cards=[NAMES[card] for card in stock])
    return text


def _placed(models: Iterable[Model]) -> list[Text]:
    """Models by name and tile, the wounded with what is left of their Heart."""
    return [_one(model) for model in sorted(models, key=lambda model: model.tile)]


def _one(model: Model) -> Text:
    name, tile = NAMES[model.kind], TILE_NAMES[model.tile]
    if not model.wounds:
        return T("{name} {tile}", name=name, tile=tile)
    return T("{name} {tile} ♥{n}", name=name, tile=tile, n=heart(model) - model.wounds)
