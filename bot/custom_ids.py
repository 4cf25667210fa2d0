"""One grammar for every button, menu and form: ``d1:<campaign>:<ask token>:<name>[:<more>…]``.

With a token the name is an option of that ask; without one it is a verb. The custom id alone says
what a click means, so it means the same after any restart.
"""

from __future__ import annotations

from dataclasses import dataclass

VERSION = "d1"
NO_CAMPAIGN = "-"
PICK = "*"
"""The option of an ask is the value chosen in a menu."""
SEVERAL = "**"
"""The options of an ask are those that are lit, all of them at once; what follows says which."""
GROUP = "+"
"""A first step: what follows (or the value chosen in a menu) names what to show next."""


@dataclass(frozen=True, slots=True)
class Press:
    """What was pressed."""

    campaign: str
    token: str
    name: str
    more: tuple[str, ...] = ()

    def __str__(self) -> str:
        return ":".join((VERSION, self.campaign, self.token, self.name, *self.more))


def choose(campaign: str, token: str, option: str) -> str:
    return str(Press(campaign, token, option))


def verb(name: str, *more: object, campaign: str = NO_CAMPAIGN) -> str:
    return str(Press(campaign, "", name, tuple(map(str, more))))


def read(custom_id: str) -> Press | None:
    """The press in this custom id; ``None`` for one of another make."""
    version, *parts = custom_id.split(":")
    ours = custom_id.isascii() and custom_id.isprintable()
    if not ours or version != VERSION or len(parts) < 3:
        return None
    campaign, token, name, *more = parts
    return Press(campaign, token, name, tuple(more))
