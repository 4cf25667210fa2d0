"""Few groups in which every pair of things meets. A thing that hushes others (nobody acts, nobody
can pay) counts as met by each of them, but they do not count as having met beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

Fits = Callable[[Sequence[int]], bool]


def anything(_: Sequence[int]) -> bool:
    return True


def all_pairs(
    friends: Sequence[int], hushing: int, most: int, fits: Fits = anything
) -> Iterator[list[int]]:
    """Greedily: a pair that has not met, then whatever meets the most of those on the table.
    ``friends`` has for each thing those that may lie beside it, as bits; ``fits`` says whether a
    whole group may."""
    unmet = list(friends)
    for number in range(len(unmet)):
        while unmet[number]:
            group = _gathered(number, friends, unmet, hushing, most, fits)
            _part(group, unmet, hushing)
            if len(group) == 1:
                _give_up(number, unmet)
            else:
                yield sorted(group)


def _gathered(
    number: int,
    friends: Sequence[int],
    unmet: Sequence[int],
    hushing: int,
    most: int,
    fits: Fits,
) -> list[int]:
    group, met = [number], 1 << number
    open_to = friends[number]
    while len(group) < most:
        quiet = hushing if met & hushing else 0
        wanted = list(_ones(open_to & ~quiet if len(group) > 1 else open_to & unmet[number]))
        gains = {n: (unmet[n] & met).bit_count() for n in wanted}
        best = max(gains, key=gains.__getitem__, default=None)
        if best is None or not gains[best]:
            break
        open_to &= ~(1 << best)
        if fits([*group, best]):
            group.append(best)
            met |= 1 << best
            open_to &= friends[best]
    return group


def _part(group: Sequence[int], unmet: list[int], hushing: int) -> None:
    """They have met; beside one that hushes, only with that one."""
    loud = [n for n in group if hushing >> n & 1]
    for one in group:
        for other in group:
            if not loud or one in loud or other in loud:
                unmet[one] &= ~(1 << other)


def _give_up(number: int, unmet: list[int]) -> None:
    """None of those that are left can lie beside it."""
    for other in range(len(unmet)):
        unmet[other] &= ~(1 << number)
    unmet[number] = 0


def _ones(bits: int) -> Iterator[int]:
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low
