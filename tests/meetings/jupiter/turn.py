"""The clockwork: setting up, a turn's steps after its actions, whose turn is next."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tests.meetings.jupiter import box, invasion
from tests.meetings.jupiter.end import ended
from tests.meetings.jupiter.ground import domes
from tests.meetings.jupiter.orders import orders
from tests.meetings.jupiter.powers import acts
from tests.meetings.jupiter.table import LOST, POD, Cell, Draws, Phase, Rule, Scene, Table, Tile


def set_up(
    seats: int,
    modules: Sequence[tuple[int, int]],
    deck: Sequence[str],
    target: int | None = 28,
    options: frozenset[str] = frozenset(),
) -> Table:
    """The table before cores are chosen. ``modules`` are (number, turned) in spiral order; no
    target is Ultimate Heroes."""
    tiles = {
        letter: Tile(*module, cell)
        for letter, module, cell in zip(box.LETTERS, modules, box.SPIRAL, strict=True)
    }
    table = Table(tiles, dict.fromkeys(range(seats), POD), options=options, deck=list(deck))
    inner = box.LETTERS[: box.INNER]
    table.colonists = {dome for letter in inner for dome in domes(table, letter)}
    table.target = len(table.colonists) if target is None else target
    table.hands, table.cores = {seat: [] for seat in range(seats)}, dict.fromkeys(range(seats), "")
    for seat in range(seats):
        deal(Scene(table), seat)
    table.phase, table.waiting = Phase.CORE, list(range(seats))
    return table


def deal(scene: Scene, seat: int) -> None:
    """Two ability cards; setbacks go to the bottom."""
    table = scene.table
    hand = table.hands[seat]
    while len(hand) < box.DEALT and {*table.deck, *table.discards} & set(box.ABILITIES):
        card = scene.top_card()
        (table.deck if card in box.SETBACKS else hand).append(card)


def end_of_turn(table: Table, draws: Draws) -> tuple[Table, list[str]]:
    """What follows when the active player is done, up to the next choice of anybody."""
    scene = Scene(table.copy(), list(draws))
    end_actions(scene)
    return scene.table, scene.events


def end_actions(scene: Scene) -> None:
    if Rule.FAST not in scene.table.options:
        invasion.convert(scene)
    if ended(scene.table) is None:
        roll(scene)


def roll(scene: Scene) -> None:
    table = scene.table
    table.roll, table.phase = scene.face(), Phase.ROLLED
    scene.tell("roll", table.roll)
    unless_answered(scene, lambda: raise_on(scene, invasion.reached(table)))


def unless_answered(scene: Scene, go_on: Callable[[], None]) -> None:
    """Goes on by itself when nothing can be played now."""
    if len(orders(scene.table, scene.table.active)) == 1:
        go_on()


def raise_on(scene: Scene, letters: list[str]) -> None:
    """Creeps rise on these modules, in the order of their letters as far as there are markers."""
    table = scene.table
    with_room = [letter for letter in letters if invasion.places(table, letter)]
    table.rising, table.phase = with_room[: invasion.supply(table)], Phase.RISE
    rise_without_choice(scene)


def rise_without_choice(scene: Scene) -> None:
    table = scene.table
    for letter in list(table.rising):
        where = invasion.places(table, letter)
        if len(where) == 1:
            table.rising.remove(letter)
            invasion.rise(scene, where[0])
    if not table.rising and ended(table) is None:
        all_risen(scene)


def all_risen(scene: Scene) -> None:
    table = scene.table
    invasion.burst(scene)
    if Rule.FAST in table.options and not table.setback and ended(table) is None:
        invasion.convert(scene)
    if ended(table) is None:
        if table.setback:
            tidy(scene)
        else:
            draw(scene)


def draw(scene: Scene) -> None:
    """An ability goes to the hand, a setback strikes; what was suppressed at the roll is over."""
    table = scene.table
    table.quiet = set()
    card = scene.top_card() if acts(table) else ""
    scene.tell("draw", card)
    if card not in box.SETBACKS:
        table.hands[table.active] += [card] if card else []
        tidy(scene)
        return
    table.setback, table.phase = card, Phase.SETBACK
    unless_answered(scene, lambda: strike(scene))


def strike(scene: Scene) -> None:
    table = scene.table
    letters = invasion.struck(table)
    if table.setback == box.SURGE:
        raise_on(scene, letters)
        return
    table.covered |= set(letters)
    for letter in letters:
        scene.tell("super creep", letter)
    tidy(scene)


def tidy(scene: Scene) -> None:
    """The setback and the turn's cards are discarded, then what exceeds the hand limit."""
    table = scene.table
    table.discards += [*table.in_play, *([table.setback] if table.setback else [])]
    table.in_play, table.setback, table.phase = [], "", Phase.DISCARD
    if len(table.hands[table.active]) <= table.hand_limit:
        begin_turn(scene, table.after(table.active))


def begin_turn(scene: Scene, seat: int) -> None:
    table = scene.table
    table.active, table.spent, table.core_used, table.roll = seat, 0, False, 0
    table.boosts = int(table.cores[seat] == "Boost")
    table.quiet, table.risen, table.rising = set(), set(), []
    table.phase = Phase.DOCK if table.pod is None and table.docker == seat else Phase.ACTIONS
    scene.tell("turn", seat)


def dock(scene: Scene, cell: Cell) -> None:
    """The pod comes back, with the robots that were lost: each gets two cards for a new core."""
    table = scene.table
    table.pod, table.phase = cell, Phase.ACTIONS
    scene.tell("dock", *cell)
    for seat in [seat for seat in table.seats if table.pawns[seat] == LOST]:
        table.pawns[seat] = POD
        deal(scene, seat)
        table.waiting.append(seat)
    if table.waiting:
        table.phase = Phase.CORE
    invasion.leave(scene)
