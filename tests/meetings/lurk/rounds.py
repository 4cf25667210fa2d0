"""The end of a turn, of a round, of the game."""

from __future__ import annotations

from tests.meetings.lurk.creatures import hunt
from tests.meetings.lurk.events import draw_event
from tests.meetings.lurk.table import LASTING, Scene, Table
from tests.meetings.lurk.wounds import Fighter, suffer


def end_turn(scene: Scene) -> None:
    """Charges and vantages go, an event is drawn, the next player begins; after the last one the
    round ends."""
    table = scene.table
    for model in table.models:
        model.charges = 0
        model.tokens.discard("Vantage")
    ended = table.active
    table.activation = None
    if winner(table) is None:
        draw_event(scene)
    if winner(table) is None:
        pass_on(scene, ended)


def pass_on(scene: Scene, ended: int) -> None:
    table = scene.table
    later = table.seats[table.seats.index(ended) + 1 :]
    following = [seat for seat in later if seat in table.alive()]
    if not following:
        end_round(scene)
        following = table.alive()
    if winner(table) is None:
        begin_turn(table, following[0])


def begin_turn(table: Table, seat: int) -> None:
    """Three activations, one more or fewer after an event; everybody may move and act again."""
    table.active = seat
    table.movement, table.attack, table.ended = 3 + table.extra.pop(seat, 0), 0, 0
    for model in table.models:
        model.moved, model.acted = 0, False


def end_round(scene: Scene) -> None:
    """Creatures hunt, poison works, effect tokens go."""
    hunt(scene)
    poison(scene)
    everyone: list[Fighter] = [*scene.table.models, *scene.table.creatures]
    for one in everyone:
        one.tokens -= LASTING
    scene.table.round += 1


def poison(scene: Scene) -> None:
    """One wound to each poisoned model, in turn order from the first player on, then to creatures,
    whose rewards nobody gets; it stops when one army is left."""
    table = scene.table
    models: list[Fighter] = [
        model for seat in table.seats for model in table.models if model.seat == seat
    ]
    for one in [*models, *table.creatures]:
        if "Poisoned" in one.tokens and len(table.alive()) > 1:
            suffer(scene, one, 1, None)


def standing(table: Table, seat: int) -> int:
    """Points of the models that are left."""
    return sum(model.printed.points for model in table.models if model.seat == seat)


def winner(table: Table) -> int | None:
    """The last army with models; after the last round the one with the most points standing."""
    alive = table.alive()
    if len(alive) < 2:
        return alive[0] if alive else table.fallen[-1]
    if table.round > table.last_round:
        return max(alive, key=lambda seat: standing(table, seat))
    return None
