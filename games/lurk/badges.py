"""What can be earned in Lurk: twelve badges, told by the rules."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel.badge import Badge, Finished
from games.kernel.text import T
from games.lurk.options import LurkOptions
from games.lurk.state import FALLEN, LURKER, Model, State

Played = Finished[State, LurkOptions]


def _won_with(it: Played, faction: str) -> bool:
    return it.won and it.state.players[it.seat].faction == faction


def _fallen(it: Played, seat: int) -> list[Model]:
    return [one for one in it.state.models if one.seat == seat and one.tile == FALLEN]


def _army(it: Played) -> list[Model]:
    return [one for one in it.state.models if one.seat == it.seat and one.tile != FALLEN]


BADGES: Sequence[Badge[State, LurkOptions]] = (
    Badge("cog", T("Steam and brass"), T("Win with the Cog."), lambda it: _won_with(it, "cog")),
    Badge(
        "nautilus",
        T("Shell and pearl"),
        T("Win with the Nautilus."),
        lambda it: _won_with(it, "nautilus"),
    ),
    Badge(
        "low_clans",
        T("Hide and bone"),
        T("Win with the Low Clans."),
        lambda it: _won_with(it, "low_clans"),
    ),
    Badge(
        "ancients",
        T("Stone and gold"),
        T("Win with the Ancients."),
        lambda it: _won_with(it, "ancients"),
    ),
    Badge(
        "unbroken",
        T("Unbroken"),
        T("Win without losing a model."),
        lambda it: it.won and not _fallen(it, it.seat),
    ),
    Badge(
        "last_one",
        T("The last one"),
        T("Win with a single model left."),
        lambda it: it.won and len(_army(it)) == 1,
    ),
    Badge(
        "crowd", T("Three too many"), T("Win against three."), lambda it: it.won and it.seats == 4
    ),
    Badge(
        "blitz",
        T("Out of the dark"),
        T("Win within six rounds."),
        lambda it: it.won and it.state.round <= 6,
    ),
    Badge(
        "patient",
        T("Time is on my side"),
        T("Win when the time is up."),
        lambda it: it.won and it.cause == "points",
    ),
    Badge(
        "hunter",
        T("Monster hunter"),
        T("Win a battle in which two creatures fell."),
        lambda it: it.won and len(_fallen(it, LURKER)) >= 2,
    ),
    Badge(
        "gazer",
        T("It gazes back"),
        T("Look into the abyss three times in one battle."),
        lambda it: it.did("abyss") >= 3,
    ),
    Badge(
        "essence",
        T("Full of essence"),
        T("End a battle with eight Essence."),
        lambda it: it.state.players[it.seat].essence >= 8,
    ),
)
