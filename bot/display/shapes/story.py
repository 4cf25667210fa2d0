"""How a tale goes on: a button a row."""

from __future__ import annotations

from collections.abc import Sequence

from bot.display.choices import Choice
from bot.display.measure import INSIDE, button_width
from bot.display.parts import Button, Words
from bot.display.shapes.desk import Desk
from bot.display.shapes.keys import Key, Layout

ROWS = 5


def story(desk: Desk, found: Sequence[Choice]) -> Layout:
    """Where the words do not fit their buttons, they stand above the buttons' letters."""
    keys = [desk.answer(one) for one in found]
    if len(keys) <= ROWS and all(_fits(key) for key in keys):
        return Layout([*([key] for key in keys), []], within=found)
    letters = [_letter(key, at) for at, key in enumerate(keys)]
    told = "\n".join(
        f"**{letter.words}** {key.words}" for letter, key in zip(letters, keys, strict=True)
    )
    return Layout([Words(told), letters, []], within=found)


def _fits(key: Key) -> bool:
    return button_width(Button(key.custom_id, key.words)) <= INSIDE


def _letter(key: Key, at: int) -> Key:
    return Key(key.custom_id, "ABCDEFGHIJKLMNOP"[at], None, key.look, key.choice)
