"""One shape for each kind of question: the kind decides, never the room on a screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from bot.display.choices import Choice
from bot.display.shapes.desk import Desk
from bot.display.shapes.divide import divide
from bot.display.shapes.hand import hand
from bot.display.shapes.keys import Layout
from bot.display.shapes.named import named
from bot.display.shapes.piece_then_place import piece_then_place
from bot.display.shapes.place import place
from bot.display.shapes.several import several
from bot.display.shapes.shop import shop
from bot.display.shapes.story import story
from bot.display.shapes.turn import turn
from games.kernel.question import QuestionKind

Shape: TypeAlias = Callable[[Desk, Sequence[Choice]], Layout]

SHAPES: Mapping[QuestionKind, Shape] = {
    "turn": turn,
    "place": place,
    "move": piece_then_place,
    "named": named,
    "several": several,
    "divide": divide,
    "hand": hand,
    "story": story,
    "shop": shop,
}
