"""How often a finger touches the board for a choice, by the rules of `bot/window/page/touch.js`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal

from bot.display.hand import private_ask
from bot.host import Table
from bot.window.choices import Offered, offered, ways
from bot.window.scene import places_of, scene_of
from bot.wording import Wording
from games.kernel import Option
from games.kernel.composing import COURSE

Hot = Mapping[str, list[Offered]]
MANY, FEW = 9, 12


class Touching:
    """Somebody at the window: whoever has acted stays chosen while it can go on."""

    def __init__(self, table: Table) -> None:
        self.table, self.wording = table, Wording("en", table.seats)
        self.acted: dict[int, Offered] = {}
        self.opened: set[tuple[int, str]] = set()
        """Groups of keys that a seat has unfolded."""

    def reaches(self, option: Option[Any]) -> tuple[int, int]:
        """Touches until it is chosen, and how many where pieces are pulled to their goals; a course
        is offered once its piece was touched."""
        scene = scene_of(self.table, option.seat, self.wording)
        options = scene["options"]
        kept = self._kept(options, option.seat)
        wanted = _same(options, option)
        if wanted is None:
            wanted = self._course(option)
            if wanted is None:  # a step goes there, too: what comes with it is asked after that
                steps = option.value
                first = next(one for one in options if one["id"] == steps[0])
                touches, more = _least(options, first, kept), len(steps) - 1
                return touches + more, min(touches, _pull(options, first)) + more
            options = [*options, wanted]
            known = kept == wanted["at"]
            touches = (not known) + _on(_hot(options, wanted["at"]), wanted)
        else:
            touches = _least(options, wanted, kept)
            group = option.seat, wanted["group"]
            if not wanted["at"] and touches > 1:
                touches -= group in self.opened
                self.opened.add(group)
        self.acted[option.seat] = wanted
        return touches, min(touches, _pull(options, wanted))

    def _kept(self, options: Sequence[Offered], seat: int) -> str:
        acted = self.acted.get(seat)
        if acted is None:
            return ""
        own = [one["at"] for one in options if acted["who"] and one["who"] == acted["who"]]
        names = [*own[:1], acted["to"], acted["at"]]
        return next((name for name in names if name and _leads(options, name)), "")

    def _course(self, option: Option[Any]) -> Offered | None:
        ask = private_ask(self.table, option.seat)
        assert ask is not None
        assert option.piece is not None
        found = ask.offering([*ask.options, *ways(self.table, ask, option.piece)])
        board, hand = places_of(self.table, option.seat, found)
        ones = offered(found, self.wording, {**board, **hand})
        return _same(ones, option)


def _same(options: Sequence[Offered], wanted: Option[Any]) -> Offered | None:
    """The option itself, or another way of several steps to the same goal."""
    known = {one["id"]: one for one in options}
    far = (one for one in options if one["id"].startswith(COURSE) and wanted.id.startswith(COURSE))
    there = (one for one in far if wanted.spot in (one["at"], one["to"]))
    return known.get(wanted.id) or next(there, None)


def _leads(options: Iterable[Offered], name: str) -> bool:
    return any(one["at"] == name and one["to"] for one in options)


def _hot(options: list[Offered], kept: str) -> Hot:
    """What can be touched, with this piece chosen."""
    found: dict[str, list[Offered]] = {}

    def layer(ones: Iterable[Offered], end: Literal["at", "to"]) -> None:
        fresh = [one for one in ones if one[end] and one[end] != kept and one[end] not in found]
        for one in fresh:
            found.setdefault(one[end], []).append(one)

    if kept:
        layer([one for one in options if one["at"] == kept], "to")
    others = [one for one in options if one["at"] != kept]
    layer(others, "at")
    near = {*found}
    layer(others, "to")
    return {
        name: ones
        for name, ones in found.items()
        if name in near or len({one["at"] for one in ones}) == 1
    }


def _on(hot: Hot, wanted: Offered) -> int:
    """Where the piece is chosen: its goal, and a list where several have the same; or a key."""
    same = hot[wanted["to"]] if wanted["to"] else [wanted]
    return 1 if len(same) == 1 else 2


def _least(options: list[Offered], wanted: Offered, kept: str) -> int:
    """With the piece that stayed chosen, or after a touch beside it."""
    return min(_touches(options, wanted, "") + bool(kept), _touches(options, wanted, kept))


def _pull(options: list[Offered], wanted: Offered) -> int:
    """From the piece to its goal in one."""
    if not wanted["at"] or not wanted["to"]:
        return MANY
    return _on(_hot(options, wanted["at"]), wanted)


def _beside(options: list[Offered], hot: Hot) -> bool:
    """Whether what no single touch means is so little that it has keys."""
    alone = [ones[0] for ones in hot.values() if len(ones) == 1]
    left = [one for one in options if one["at"] and one not in alone]
    return len(left) <= FEW


def _touches(options: list[Offered], wanted: Offered, kept: str) -> int:
    hot = _hot(options, kept)
    there = hot.get(wanted["at"], [])
    if not wanted["at"]:
        beside = [one for one in options if not one["at"] and one["group"] == wanted["group"]]
        touches = 2 if wanted["group"] and len(beside) > MANY else 1
    elif not kept and _beside(options, hot):
        touches = 1
    elif wanted["at"] == kept or wanted in hot.get(wanted["to"], []):
        touches = _on(hot, wanted)
    elif wanted not in there:
        touches = 1 + _touches(options, wanted, "")
    elif any(one["to"] for one in there) and len(there) > 1:
        touches = 1 + _on(_hot(options, wanted["at"]), wanted)
    else:
        touches = min(2, len(there))
    return touches
