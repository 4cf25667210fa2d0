"""Refusals: what somebody tried cannot be done, and here is why and what to do instead."""

from __future__ import annotations

from games.kernel import Text


class Refusal(Exception):
    """Nothing happened; the sentence is for whoever asked for it, and for nobody else."""

    def __init__(self, text: Text) -> None:
        super().__init__(str(text))
        self.text = text
