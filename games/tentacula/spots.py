"""What the picture can mark: a reef square, a fish where it is, a square where a fish may go."""

from __future__ import annotations

from functools import cache

from games.tentacula.board import FISH_IDS, SIDE_IDS


@cache
def reef_spot(side: int, slot: int) -> str:
    return f"{SIDE_IDS[side]}-{slot}"


@cache
def fish_spot(fish: int, square: int) -> str:
    """A fish on a square, now or after a move."""
    return f"{FISH_IDS[fish]}-{square}"


def is_fish(spot: str) -> bool:
    return spot.partition("-")[0] in FISH_IDS


def read_spot(spot: str) -> tuple[int, int]:
    """Side and slot, or fish and square."""
    name, _, where = spot.partition("-")
    return (FISH_IDS if is_fish(spot) else SIDE_IDS).index(name), int(where)


def along_the_route(spot: str) -> tuple[int, ...]:
    """The board is read as it is swum, from behind to the front; inside comes before outside."""
    which, where = read_spot(spot)
    return (where, which) if is_fish(spot) else (which, where)
