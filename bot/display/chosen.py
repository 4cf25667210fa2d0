"""The piece that stays chosen from one question to the next."""

from __future__ import annotations

from typing import NamedTuple

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
        """The step that is open while whoever tapped is asked alone. Whoever is the last that may
        follow from the same place comes next; else the same piece, which may have gone where it
        reaches something. With several to follow, or nothing to reach, nobody is chosen yet."""
        if ask is None or ask.awaited != [self.seat]:
            return ""
        actor = self.step[1:]
        follow = {one.actor for one in ask.options if one.piece == self.left and one.actor}
        follow.discard(actor)
        if len(follow) == 1:
            return f"a{follow.pop()}"
        its = [one for one in ask.options if one.actor == actor] if self.left else []
        reaches = not its or any(one.piece is None and one.spot != self.came for one in its)
        return self.step if reaches and not follow else ""


NOBODY = Chosen()
