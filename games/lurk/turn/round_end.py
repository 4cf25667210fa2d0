"""After a turn its event; after all turns the creatures, poison and the next round."""

from __future__ import annotations

from games.kernel.ask import Play
from games.kernel.text import Seat
from games.lurk import told
from games.lurk.battle import Battle, Ended
from games.lurk.content import NAMES
from games.lurk.creatures.creature_phase import creatures_attack
from games.lurk.endings import points_left
from games.lurk.models.essence import gain_essence, tell_gains
from games.lurk.models.wounds import wound
from games.lurk.state import EFFECTS, LURKER, Model
from games.lurk.turn.activation_card import begin_turn
from games.lurk.turn.events import draw_event

FED = 2
"""So much Essence for whoever is behind, if the table wants that."""


def resolve_event(battle: Battle) -> Play[None]:
    """An event after every turn; then the next player, or the creatures."""
    yield from draw_event(battle)
    tell_gains(battle)
    order = [(battle.s.first + n) % battle.seat_count for n in range(battle.seat_count)]
    later = order[order.index(battle.s.active) + 1 :]
    alive = battle.standing()
    following = [seat for seat in later if seat in alive]
    if following:
        begin_turn(battle, following[0])
    else:
        battle.s.phase = "lurkers"


def creature_phase(battle: Battle) -> Play[None]:
    """Creatures attack; then poison works, effect tokens go and a new round begins."""
    yield from creatures_attack(battle)
    for model in poisoned_in_order(battle):
        battle.tell(told.POISON_BURNS(model=NAMES[model.kind]))
        yield from wound(battle, model, 1, LURKER)
    for model in battle.s.models:
        model.tokens[:] = [token for token in model.tokens if token not in EFFECTS]
    if battle.options.is_over_after(battle.s.round):
        raise Ended("points")
    if battle.options.behind == "essence":
        feed_whoever_is_behind(battle)
    tell_gains(battle)
    battle.s.round += 1
    battle.say(told.ROUND_BEGINS(n=battle.s.round))
    begin_turn(battle, battle.seats_from(battle.s.first)[0])


def feed_whoever_is_behind(battle: Battle) -> None:
    """Nobody, where two have equally little left."""
    left = {seat: points_left(battle, seat) for seat in battle.standing()}
    last = [seat for seat, points in left.items() if points == min(left.values())]
    if len(last) == 1:
        gain_essence(battle, last[0], FED)
        battle.tell(told.LURK_FEEDS(seat=Seat(last[0]), n=FED))


def poisoned_in_order(battle: Battle) -> list[Model]:
    """In turn order, creatures last: who falls last of the last two armies has won."""
    order = [*battle.seats_from(battle.s.first), LURKER]
    sick = [m for m in battle.s.models if "poisoned" in m.tokens and m.on_map]
    return sorted(sick, key=lambda model: order.index(model.seat))
