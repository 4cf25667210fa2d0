"""Wounds, healing, destruction, and what a defeated creature leaves."""

from __future__ import annotations

from games.kernel.ask import Play
from games.kernel.text import Seat
from games.lurk import told
from games.lurk.battle import Battle, Ended
from games.lurk.cards.stock import discard, draw_item
from games.lurk.content import CREATURES, NAMES
from games.lurk.models.essence import gain_essence
from games.lurk.models.stats import heart
from games.lurk.state import FALLEN, LURKER, Model


def wound(battle: Battle, model: Model, wounds: int, by: int) -> Play[None]:
    """Wounds as many as the Heart destroy a model; ``by`` is the seat that dealt them."""
    model.wounds += wounds
    if model.wounds >= heart(model):
        yield from destroy(battle, model, by)


def destroy(battle: Battle, model: Model, by: int) -> Play[None]:
    """Off the map, its cards discarded; a creature leaves its reward."""
    tile, model.tile = model.tile, FALLEN
    if model.seat == LURKER:
        yield from creature_falls(battle, model, tile, by)
        return
    battle.tell(told.MODEL_DESTROYED(seat=Seat(model.seat), model=NAMES[model.kind]))
    for card in model.cards:
        discard(battle, card)
    model.cards.clear()
    check_victory(battle, model.seat)


def check_victory(battle: Battle, seat: int) -> None:
    """An army without models is out; the last one on the map has won."""
    alive = battle.standing()
    if seat not in alive:
        battle.tell(told.OUT_OF_BATTLE(seat=Seat(seat)))
        for card in battle.s.players[seat].stock:
            discard(battle, card)
        battle.s.players[seat].stock.clear()
    if len(alive) == 1:
        raise Ended("last")


def creature_falls(battle: Battle, creature: Model, tile: int, by: int) -> Play[None]:
    """The reward and the Essence on its tile go to whoever dealt the last wound."""
    reward = CREATURES[creature.kind].reward
    battle.s.ground[tile] = "den"
    battle.s.abyss_discards.append(creature.kind)
    essence, creature.essence = reward.essence + creature.essence, 0
    if by == LURKER:
        battle.tell(told.CREATURE_DIES(creature=NAMES[creature.kind]))
        return
    battle.tell(told.DEFEATS_CREATURE(seat=Seat(by), creature=NAMES[creature.kind]))
    gain_essence(battle, by, essence)
    for _ in range(reward.items):
        yield from draw_item(battle, by)


def heal(battle: Battle, model: Model, wounds: int) -> None:
    healed = min(wounds, model.wounds)
    model.wounds -= healed
    if healed:
        battle.tell(told.HEALS_WOUND(n=healed, model=NAMES[model.kind]))
