"""What can be earned in Tentacula: twelve badges, told by the rules."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel.badge import Badge, Finished
from games.kernel.text import T
from games.tentacula.options import TentaculaOptions
from games.tentacula.state import State

Played = Finished[State, TentaculaOptions]

BADGES: Sequence[Badge[State, TentaculaOptions]] = (
    Badge(
        "home",
        T("Three fish in hats"),
        T("Bring all the fish home, with a full stash."),
        lambda it: it.won,
    ),
    Badge(
        "second",
        T("Grand adventurer"),
        T("Win at level 2."),
        lambda it: it.won and it.options.level == "2",
    ),
    Badge(
        "third",
        T("Big challenger"),
        T("Win at level 3."),
        lambda it: it.won and it.options.level == "3",
    ),
    Badge(
        "pro",
        T("A pro"),
        T("Win at the pros' level."),
        lambda it: it.won and it.options.level == "pro",
    ),
    Badge(
        "unrobbed",
        T("Nothing for the thief"),
        T("Win with an empty cave."),
        lambda it: it.won and not sum(it.state.cave),
    ),
    Badge(
        "shells",
        T("Shells to spare"),
        T("Win with three shells left."),
        lambda it: it.won and it.state.shells >= 3,
    ),
    Badge(
        "swift",
        T("With the current"),
        T("Win within ten rounds."),
        lambda it: it.won and it.state.round <= 10,
    ),
    Badge(
        "school",
        T("A whole school"),
        T("Win with four players."),
        lambda it: it.won and it.seats == 4,
    ),
    Badge(
        "so_close",
        T("So close"),
        T("Get all the fish home, a gem short."),
        lambda it: it.cause == "so close",
    ),
    Badge(
        "fish_food",
        T("Fish food"),
        T("Fill the stash but never get home."),
        lambda it: it.cause == "fish food",
    ),
    Badge(
        "thrifty",
        T("Tidy reef"),
        T("Lay ten tiles."),
        lambda it: it.did("inside", "outside") >= 10,
    ),
    Badge(
        "whisperer",
        T("Fish whisperer"),
        T("Move fish fifteen times."),
        lambda it: it.did("yellow", "red", "green") >= 15,
    ),
)
