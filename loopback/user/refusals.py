"""Why a person's wish comes to nothing."""

from loopback.errors import Refusal


class NotAllowed(Refusal):
    """Discord's own client would not let a person do this."""

    def __init__(self, message: str) -> None:
        super().__init__(0, status=400, message=message)


class InteractionFailed(Exception):
    """The bot did not answer in time: "This interaction failed"."""
