"""How things stand, in one line and in a few: who holds what, the goal, the danger."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce

from games.jupiter.cards import card_name
from games.jupiter.conversion import threatened_colonists
from games.jupiter.modules import DISH, PLANT
from games.jupiter.rescue import Rescue
from games.jupiter.words import ROBOTS, letters
from games.kernel.text import N, Seat, T, Text

LINES = 3
"""So many lines tell of the players, however many there are."""


def headline(rescue: Rescue) -> Text:
    counts = {
        "saved": rescue.s.saved,
        "target": rescue.s.target,
        "aboard": rescue.s.pod.colonists,
        "left": rescue.colonists_on_colony,
    }
    if not rescue.s.die:
        return T("{saved} of {target} saved · {aboard} aboard · {left} in the domes", **counts)
    return T(
        "{saved} of {target} saved · {aboard} aboard · {left} in the domes · die {die}",
        die=rescue.s.die,
        **counts,
    )


def situation(rescue: Rescue) -> Iterator[Text]:
    """The goal, the danger and the pod, then everybody with their cards."""
    yield T("Goal: save {target} colonists, then get every robot away.", target=rescue.s.target)
    yield _danger(rescue)
    yield _pod(rescue)
    seats = range(rescue.seat_count)
    most = -(-rescue.seat_count // LINES)
    for first in seats[::most]:
        yield _side_by_side([_player(rescue, seat) for seat in seats[first : first + most]])


def _side_by_side(texts: Sequence[Text]) -> Text:
    return reduce(lambda one, other: T("{one} · {other}", one=one, other=other), texts)


def _danger(rescue: Rescue) -> Text:
    standing = [module.number for module in rescue.s.modules if not module.gone]
    return N(
        "In danger: {n} colonist · power plants left: {plants} · radar dishes left: {dishes}",
        "In danger: {n} colonists · power plants left: {plants} · radar dishes left: {dishes}",
        n=len(threatened_colonists(rescue)),
        plants=standing.count(PLANT),
        dishes=standing.count(DISH),
    )


def _pod(rescue: Rescue) -> Text:
    pod = rescue.s.pod
    if pod.docked:
        beside = letters(rescue.colony.touching[-1])
        return T("The pod is docked beside {modules}.", modules=beside)
    if pod.launcher is None:
        return T("The pod's waiting to dock.")
    return T("The pod's away until {player}'s turn.", player=Seat(pod.launcher))


def _player(rescue: Rescue, seat: int) -> Text:
    player = rescue.s.players[seat]
    who = {"player": Seat(seat), "robot": ROBOTS[seat]}
    if rescue.is_lost(seat):
        return T("{player} ({robot}): out of play", **who)
    if player.core is None:
        return T("{player} ({robot})", **who)
    core, hand = card_name(player.core), [card_name(card) for card in player.hand]
    if not hand:
        return T("{player} ({robot}): core {core}", core=core, **who)
    return T("{player} ({robot}): core {core}, holds {hand}", core=core, hand=hand, **who)
