"""Which question of the rules an ask is, whatever its words, and what sort of answer it wants."""

from __future__ import annotations

from typing import Literal, NamedTuple

QuestionKind = Literal[
    "turn", "place", "move", "named", "several", "divide", "hand", "story", "shop"
]
"""What is chosen: one of a turn's many deeds; a place; a piece and where it goes; one of a few
named things; several of them; points one by one; a card of a hand; how a tale goes on; wares."""


class Question(NamedTuple):
    """Saves know a question by its id, which never changes: ``theft.roll_again``."""

    id: str
    kind: QuestionKind
