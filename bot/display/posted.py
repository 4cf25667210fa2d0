"""Messages that stand in a channel already: what they show, and which is a table's panel."""

from __future__ import annotations

import re
from collections.abc import Iterator

import discord

from bot.custom_ids import NO_CAMPAIGN, Press, read
from bot.host import Table

Shown = list[tuple[str, str]]
PANEL_VERBS = {"undo", "again"}
"""A button that every live panel of a table has, and nothing else."""
LOOK_BACK = 50
NAMED = re.compile(r"<@(\d+)>")


def shown_in(message: discord.Message) -> Shown:
    """The pictures a message of ours carries: file name and alt text."""
    return [
        (item.media.url.partition("?")[0].rpartition("/")[2], item.description or "")
        for component in discord.ui.LayoutView.from_message(message).walk_children()
        if isinstance(component, discord.ui.MediaGallery)
        for item in component.items
    ]


def lines_in(message: discord.Message) -> list[str]:
    """All words of a message of ours, line by line."""
    return [
        line
        for component in discord.ui.LayoutView.from_message(message).walk_children()
        if isinstance(component, discord.ui.TextDisplay)
        for line in component.content.split("\n")
    ]


def named_in(message: discord.Message) -> set[int]:
    """Everybody whom a message of ours names, pinged or not."""
    return {int(user) for line in lines_in(message) for user in NAMED.findall(line)}


async def live_panels(place: discord.PartialMessageable, table: Table) -> list[discord.Message]:
    """Messages that can still be played on, newest first; one at most should be."""
    found = [one async for one in place.history(limit=LOOK_BACK)]
    return [message for message in found if is_panel_of(message, table.id)]


def presses_in(message: discord.Message) -> Iterator[Press]:
    """What its buttons and menus stand for."""
    for component in discord.ui.LayoutView.from_message(message).walk_children():
        if isinstance(component, discord.ui.Button | discord.ui.Select):
            press = read(component.custom_id or "")
            if press is not None:
                yield press


def length_in(message: discord.Message) -> int | None:
    """How long the log was that a live panel shows; nothing once the game is over."""
    undo = (one for one in presses_in(message) if one.name == "undo" and not one.token)
    return next((int(one.more[0]) for one in undo), None)


def questions_in(message: discord.Message) -> set[str]:
    """What a live panel asks, at whichever of its answers it came."""
    return {one.token.rpartition(".")[0] for one in presses_in(message) if one.token}


def campaigns_in(message: discord.Message) -> list[str]:
    """Whose buttons and menus a message of ours has."""
    return [one.campaign for one in presses_in(message) if one.campaign != NO_CAMPAIGN]


def is_panel_of(message: discord.Message, campaign: str) -> bool:
    found = (one.name for one in presses_in(message) if one.campaign == campaign)
    return any(name in PANEL_VERBS for name in found)
