"""What saves of rules 2 and 3 hold, said in orders: these asked for a tile, then which of its
models, then what that one does."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel.ask import Ask
from games.lurk.map.board import SPOTS
from games.lurk.turn.orders import Action, Movement

TILES = frozenset({"attack", "move", "rush"})
MODELS = frozenset({"actor", "mover"})
NOTHING = frozenset({"hold", "no", "stay"})
ENOUGH = ("stay", "hold")


def spelled(old: str, ask: Ask, before: Sequence[str]) -> tuple[str, ...] | None:
    """A tile, a model, and to do nothing, are no orders; a deed is one to the model named last,
    or else to the one that was left on the tile."""
    verb, _, what = old.partition(".")
    if what == "none":
        return tuple([enough for enough in ENOUGH if ask.find(ask.seats[0], enough)][:1])
    if verb in TILES | MODELS | NOTHING:
        return ()
    tile, model = named_last(before)
    orders = [
        option.id
        for option in ask.options
        if isinstance(option.value, (Movement, Action))
        and SPOTS[option.value.tile] == tile
        and option.id.startswith(f"{old}.")
    ]
    orders.sort(key=lambda order: model not in order.split("."))
    return tuple(orders[:1]) or None


def named_last(before: Sequence[str]) -> tuple[str, str]:
    """The tile, and who of it."""
    tile = model = ""
    for verb, _, what in (one.partition(".") for one in before):
        tile = what if verb in TILES else tile
        model = what if verb in MODELS else model
    return tile, model
