"""The form in which somebody names who shall have their seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol, TypeAlias

from discord import ui

from bot.display.forms import read_form
from bot.wording import Wording
from games.kernel import T

Filled: TypeAlias = Mapping[str, Any]
"""A form as Discord sends it."""


class NewPlayer(Protocol):
    """Whoever is to have a seat, as Discord knows them."""

    @property
    def id(self) -> int: ...
    @property
    def bot(self) -> bool: ...
    @property
    def display_name(self) -> str: ...


class Named(NamedTuple):
    """Somebody who was named in a form."""

    id: int
    bot: bool
    display_name: str


class HandOverForm(ui.Modal):
    """Everybody on the server can be named."""

    def __init__(self, custom_id: str, wording: Wording) -> None:
        title = wording.label(T("Who takes your seat?"), 45)
        super().__init__(title=title, custom_id=custom_id, timeout=None)
        self.add_item(ui.Label(text=title, component=ui.UserSelect[Any](custom_id="player")))
        self.stop()


def named_player(data: Filled) -> Named | None:
    """Who was named; nobody when nobody was."""
    (chosen,) = read_form(data).get("player") or [""]
    resolved = data.get("resolved", {})
    user = resolved.get("users", {}).get(chosen)
    if user is None:
        return None
    nick = resolved.get("members", {}).get(chosen, {}).get("nick")
    name = nick or user.get("global_name") or user["username"]
    return Named(int(chosen), bool(user.get("bot")), name)
