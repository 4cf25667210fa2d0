"""The piece that stays chosen from one question to the next."""

from __future__ import annotations

from typing import NamedTuple

from bot.display.shapes.desk import NEXT, STAYS
from games.kernel import Ask, Option


class Chosen(NamedTuple):
    """Who tapped which piece, and from where to where their last choice has brought it."""

    seat: int = -1
    step: str = ""
    left: str = ""
    came: str = ""

    @classmethod
    def by(cls, seat: int, step: str, option: Option[object] | None) -> Chosen:
        """After this answer."""
        if option is None or option.piece is None or option.piece == option.spot:
            return cls(seat, step)
        return cls(seat, step, option.piece, option.spot or "")

    def opens(self, ask: Ask | None) -> str:
        """The step that is open while whoever tapped is asked alone. Whoever may follow from the
        same place comes next, the first of several, and so does whoever may act before the turn
        can end; else the same piece, which may have gone where it reaches something. With nothing
        to reach, nobody is chosen yet."""
        if ask is None or ask.awaited != [self.seat]:
            return ""
        actor, ends = self.step[1:], any(one.ends for one in ask.options)
        follow = dict.fromkeys(
            one.actor
            for one in ask.options
            if one.actor not in (None, actor) and (one.piece == self.left or not ends)
        )
        if follow:
            return f"a{next(iter(follow))}/{NEXT if len(follow) > 1 else STAYS}"
        its = [one for one in ask.options if one.actor == actor] if self.left else []
        reaches = not its or any(one.piece is None and one.spot != self.came for one in its)
        stays = f"{self.step}/{STAYS}" if self.step.startswith("a") else self.step
        return stays if reaches else ""


NOBODY = Chosen()
