"""One green key for what is mere bookkeeping: it says what it will do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.display import choices
from bot.display.choices import Choice
from bot.display.shapes.desk import Desk
from bot.display.shapes.keys import Key
from bot.several import REST
from bot.wording import Wording
from games.kernel import Ask, Option, T


def default(desk: Desk) -> list[Key]:
    """All that is left to answer, as the autopilot would."""
    words = said(desk.ask, desk.rest, desk.wording)
    return [Key(desk.press(REST), words, look="go")] if words else []


def said(ask: Ask, rest: Sequence[Option[object]], wording: Wording) -> str:
    """What it will do; nothing where one answer is left, or none."""
    if len(rest) < 2:
        return ""
    tags = ask.tags()
    named = [tags.get(option.marked or "", "") if not str(option.short) else "" for option in rest]
    told = [
        tag or choices.short(Choice(option, (option.seat,)), wording)
        for tag, option in zip(named, rest, strict=True)
    ]
    counted = [
        words if times == 1 else f"{words} ×{times}" for words, times in Counter(told).items()
    ]
    return wording.label(T("All at once: {what}", what=", ".join(counted)))
