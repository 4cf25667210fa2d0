"""Refusals: what somebody tried cannot be done, and here is why and what to do instead."""

from __future__ import annotations

from games.kernel import T, Text


class Refusal(Exception):
    """Nothing happened; the sentence is for whoever asked for it, and for nobody else."""

    def __init__(self, text: Text) -> None:
        super().__init__(str(text))
        self.text = text


class TooLate(Refusal):
    """Discord has told them that it failed, so nothing is done."""

    def __init__(self) -> None:
        super().__init__(T("I was too slow for Discord, so nothing happened. Please press again."))


class SeatIsKept(Refusal):
    """The autopilot plays for whoever asked; they may take their seat back at once."""

    def __init__(self, campaign: str) -> None:
        super().__init__(
            T("The autopilot plays for you here. One press and the seat is yours again.")
        )
        self.campaign = campaign
