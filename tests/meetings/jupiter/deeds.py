"""Carrying out an order."""

from __future__ import annotations

from tests.meetings.jupiter import invasion, turn
from tests.meetings.jupiter.orders import FAR, flown_over, led, steps
from tests.meetings.jupiter.powers import use
from tests.meetings.jupiter.table import POD, Draws, Order, Phase, Scene, Table, read


def carry_out(table: Table, order: Order, draws: Draws = ()) -> tuple[Table, list[str]]:
    """The table after one of ``orders`` (a trade: one of ``trades``), and what happened."""
    scene = Scene(table.copy(), list(draws))
    DEEDS[order.verb](scene, order)
    return scene.table, scene.events


def core(scene: Scene, order: Order) -> None:
    """The core is chosen. In set-up comes next who begins; else the turn goes on."""
    table = scene.table
    table.hands[order.who].remove(order.what)
    table.cores[order.who] = order.what
    table.waiting.remove(order.who)
    if order.who == table.active and order.what == "Boost":
        table.boosts += 1
    if not table.waiting:
        table.phase = Phase.FIRST if table.pod is None and table.docker < 0 else Phase.ACTIONS


def first(scene: Scene, order: Order) -> None:
    turn.begin_turn(scene, order.who)
    scene.table.phase = Phase.SET_OUT


def dock(scene: Scene, order: Order) -> None:
    """At the beginning of a turn for nothing, among the actions by Pilot."""
    table = scene.table
    if table.phase == Phase.ACTIONS:
        use(table, "Pilot")
    table.docker = table.active
    turn.dock(scene, read(order.where))


def launch(scene: Scene, order: Order) -> None:
    use(scene.table, "Pilot")
    invasion.launch(scene)


def move(scene: Scene, order: Order) -> None:
    scene.table.spent += steps(scene.table, order.who)[order.where]
    land(scene, order.who, order.where)


def land(scene: Scene, seat: int, where: str) -> None:
    if where in scene.table.creeps:
        invasion.kill(scene, where)
    scene.table.pawns[seat] = where
    blast_without_choice(scene)


def shoot(scene: Scene, order: Order) -> None:
    scene.table.spent += 1
    invasion.kill(scene, order.what, plain=order.who != scene.table.active)
    blast_without_choice(scene)


def snipe(scene: Scene, order: Order) -> None:
    use(scene.table, "Sniper")
    shoot(scene, order)


def pay_far(table: Table, card: str, how: tuple[str, ...]) -> None:
    """Three actions and one card, or two cards and one action."""
    table.spent += 1 if how else FAR
    for _ in range(2 if how else 1):
        use(table, card)


def seek(scene: Scene, order: Order) -> None:
    pay_far(scene.table, "Heat Seeker", order.how)
    invasion.kill(scene, order.what)
    blast_without_choice(scene)


def blast(scene: Scene, order: Order) -> None:
    scene.table.blasts.pop(0)
    invasion.kill(scene, order.what, plain=True)
    blast_without_choice(scene)


def blast_without_choice(scene: Scene) -> None:
    """Each creep killed takes a neighbour with it; of several the player chooses."""
    table = scene.table
    table.phase = Phase.ACTIONS
    while table.blasts:
        found = invasion.blast_targets(table)
        if len(found) > 1:
            table.phase = Phase.BLAST
            return
        table.blasts.pop(0)
        for one in found:
            invasion.kill(scene, one, plain=True)


def command(scene: Scene, order: Order) -> None:
    table = scene.table
    table.spent += led(table, order.what)[order.where]
    lead(table, order.what, order.where)
    for follower in order.how:
        lead(table, follower, order.what)
    invasion.leave(scene)


def lead(table: Table, start: str, where: str) -> None:
    take_away(table, "colonist", start)
    put(table, "colonist", where)


def take_away(table: Table, piece: str, space: str) -> None:
    if piece == "colonist" and space == POD:
        table.aboard -= 1
    elif piece == "colonist":
        table.colonists.remove(space)
    elif piece == "creep":
        table.creeps.remove(space)


def put(table: Table, piece: str, space: str) -> None:
    if piece == "colonist" and space == POD:
        table.aboard += 1
    elif piece == "colonist":
        table.colonists.add(space)
    elif piece == "creep":
        table.creeps.add(space)
    else:
        table.pawns[int(piece.split()[1])] = space


def trade(scene: Scene, order: Order) -> None:
    table = scene.table
    table.spent += 1
    for one in order.how:
        verb, card = one.split(" ", 1)
        pair = (table.active, order.who)
        giver, taker = pair if verb == "give" else reversed(pair)
        table.hands[giver].remove(card)
        table.hands[taker].append(card)


def play(scene: Scene, order: Order) -> None:
    table = scene.table
    table.hands[table.active].remove(order.what)
    table.in_play.append(order.what)
    table.boosts += order.what == "Boost"


def swap(scene: Scene, order: Order) -> None:
    scene.table.spent += 1
    arrive(scene, order)


def arrive(scene: Scene, order: Order) -> None:
    """The robot lands; whom it swaps with goes to where it came from. That may fill a module."""
    table = scene.table
    if not order.what:
        land(scene, table.active, order.where)
        return
    start = table.pawns[table.active]
    take_away(table, order.what, order.where)
    table.pawns[table.active] = order.where
    put(table, order.what, start)
    invasion.leave(scene)
    invasion.burst(scene)
    blast_without_choice(scene)


def boots(scene: Scene, order: Order) -> None:
    table = scene.table
    table.spent += 1
    use(table, "Rocket Boots")
    for space in flown_over(table, table.pawns[table.active], order.where)[:-1]:
        if space in table.creeps:
            invasion.kill(scene, space)
    arrive(scene, order)


def teleport(scene: Scene, order: Order) -> None:
    pay_far(scene.table, "Teleport", order.how)
    arrive(scene, order)


def install(scene: Scene, order: Order) -> None:
    """The old core goes, the new one serves at once."""
    table = scene.table
    seat = table.active
    use(table, "Data Core")
    table.discards.append(table.cores[seat])
    table.hands[seat].remove(order.what)
    table.cores[seat], table.core_used = order.what, False
    table.boosts += order.what == "Boost"


def shift(scene: Scene, order: Order) -> None:
    table = scene.table
    use(table, "Module Control")
    table.tiles[order.what] = table.tiles[order.what]._replace(cell=read(order.where))
    invasion.drift(scene)


def end(scene: Scene, order: Order) -> None:
    turn.end_actions(scene)


def suppress(scene: Scene, order: Order) -> None:
    use(scene.table, "Suppressant")
    scene.table.quiet.add(order.where)
    turn.unless_answered(scene, lambda: accept(scene, order))


def reroll(scene: Scene, order: Order) -> None:
    use(scene.table, "Phase Shift")
    turn.roll(scene)


def accept(scene: Scene, order: Order) -> None:
    if scene.table.phase == Phase.ROLLED:
        turn.raise_on(scene, invasion.reached(scene.table))
    else:
        turn.strike(scene)


def rise(scene: Scene, order: Order) -> None:
    scene.table.rising.remove(order.where[0])
    invasion.rise(scene, order.where)
    turn.rise_without_choice(scene)


def discard(scene: Scene, order: Order) -> None:
    table = scene.table
    table.hands[table.active].remove(order.what)
    table.discards.append(order.what)
    if len(table.hands[table.active]) <= table.hand_limit:
        turn.begin_turn(scene, table.after(table.active))


DEEDS = {
    deed.__name__: deed
    for deed in (
        *(core, first, dock, launch, move, shoot, snipe, seek, blast, command, trade, play, swap),
        *(boots, teleport, install, shift, end, suppress, reroll, accept, rise, discard),
    )
}
