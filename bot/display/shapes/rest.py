"""One green key for what is mere bookkeeping: it says what it will do."""

from __future__ import annotations

from collections import Counter

from bot.display import choices
from bot.display.choices import Choice
from bot.display.shapes.desk import Desk
from bot.display.shapes.keys import Key
from bot.several import REST
from games.kernel import T


def default(desk: Desk) -> list[Key]:
    """All that is left to answer, as the autopilot would."""
    if len(desk.rest) < 2:
        return []
    tags = desk.ask.tags()
    named = [
        tags.get(option.marked or "", "") if not str(option.short) else "" for option in desk.rest
    ]
    told = [
        tag or choices.short(Choice(option, (option.seat,)), desk.wording)
        for tag, option in zip(named, desk.rest, strict=True)
    ]
    counted = [
        words if times == 1 else f"{words} ×{times}" for words, times in Counter(told).items()
    ]
    words = desk.wording.label(T("All at once: {what}", what=", ".join(counted)))
    return [Key(desk.press(REST), words, look="go")]
