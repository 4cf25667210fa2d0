"""What a shape lays out: keys to press, in blocks, and the places on the picture they name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from bot.display.choices import Choice
from bot.display.parts import Look, Menu, Words


@dataclass(frozen=True, slots=True)
class Key:
    """An answer or a step; ``mark`` is the piece or place on the picture that it names."""

    custom_id: str
    words: str
    mark: str | None = None
    look: Look = "plain"
    choice: Choice | None = None
    emoji: str | None = None
    off: bool = False


Block: TypeAlias = Sequence[Key] | Menu | Words
"""Keys side by side as there is room, a menu, or words above what follows."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The whole question, or what came of a first tap: ``title`` says which that was."""

    blocks: Sequence[Block]
    title: str = ""
    zoom: bool = False
    within: Sequence[Choice] = ()
    """What can be answered here, in whichever step."""

    def all_keys(self) -> Iterator[Key]:
        for block in self.blocks:
            if not isinstance(block, Menu | Words):
                yield from block

    def with_last(self, *more: Key) -> Layout:
        """The same with these in its last row."""
        if not more:
            return self
        last = self.blocks[-1] if self.blocks else []
        if isinstance(last, Menu | Words):
            return replace(self, blocks=[*self.blocks, more])
        return replace(self, blocks=[*self.blocks[:-1], [*last, *more]])
