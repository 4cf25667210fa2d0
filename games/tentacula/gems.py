"""The gems: what lies on the chest, what the stash still needs, and when the chest is bare."""

from __future__ import annotations

from collections.abc import Iterable

from games.kernel import Option, T, Text
from games.tentacula.board import GEM_NAMES, GEMS, STASHES
from games.tentacula.state import State
from games.tentacula.voyage import Ended
from games.tentacula.words import GEM_LABELS, gem_short

NOT_NEEDED, NONE_TO_SPARE = T("not needed"), T("needed, none to spare")


def missing_gems(s: State, gem: int) -> int:
    """How many gems of that colour the stash still needs."""
    return STASHES[s.stash][gem] - s.stashed[gem]


def stash_is_full(s: State) -> bool:
    return tuple(s.stashed) == STASHES[s.stash]


def gem_offers(s: State, seat: int, gems: Iterable[int]) -> list[Option[int]]:
    return [
        Option(
            GEM_NAMES[gem], seat, GEM_LABELS[gem], gem, short=gem_short(gem), detail=need(s, gem)
        )
        for gem in gems
    ]


def need(s: State, gem: int) -> Text:
    """How badly the team wants gems of that colour."""
    wanted, chest = missing_gems(s, gem), s.chest[gem]
    if not wanted:
        return NOT_NEEDED
    if chest < wanted:
        return T("{n} too few in the chest", n=wanted - chest)
    if chest == wanted:
        return NONE_TO_SPARE
    return T("needed, {n} to spare", n=chest - wanted)


def check_chest(s: State) -> None:
    """A bare chest ends the game: a gem only ever leaves it while a fish is out there."""
    if not any(s.chest):
        raise Ended("fish food" if stash_is_full(s) else "chest bare")


def fill_stash(s: State) -> None:
    """Once all fish are home, what the stash needs comes from the chest."""
    for gem in GEMS:
        brought = min(missing_gems(s, gem), s.chest[gem])
        s.chest[gem] -= brought
        s.stashed[gem] += brought
