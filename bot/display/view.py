"""From plain data to discord.py's view: the last step before a message is sent."""

from __future__ import annotations

import io

import discord
from discord import ui

from bot.display import parts
from bot.display.painting import ReadyPicture

STYLES = {
    "plain": discord.ButtonStyle.secondary,
    "main": discord.ButtonStyle.primary,
    "go": discord.ButtonStyle.success,
    "warn": discord.ButtonStyle.danger,
}


def to_view(sheet: parts.Sheet) -> ui.LayoutView:
    """A finished view: discord.py keeps nothing of it, since our custom ids say it all."""
    view = ui.LayoutView(timeout=None)
    for part in (*sheet.above, *sheet.pictures):
        view.add_item(_item(part))
    if sheet.parts:
        framed = (_item(part) for part in sheet.parts)
        view.add_item(ui.Container(*framed, accent_colour=sheet.accent))
    for part in sheet.beneath:
        view.add_item(_item(part))
    view.stop()
    return view


def to_files(*shots: ReadyPicture | None) -> list[discord.File]:
    return [
        discord.File(io.BytesIO(shot.data), shot.filename, description=shot.alt)
        for shot in shots
        if shot is not None
    ]


def attached(*shots: ReadyPicture | None) -> list[discord.File]:
    """What a change of a message says about its pictures: nothing, when they stay."""
    stay = shots and all(shot is not None and shot.stays for shot in shots)
    files: list[discord.File] = discord.utils.MISSING if stay else to_files(*shots)
    return files


def _item(part: parts.Part) -> ui.Item[ui.LayoutView]:
    match part:
        case parts.Words(text):
            return ui.TextDisplay(text)
        case parts.Gallery(shown):
            return ui.MediaGallery(*(_picture(filename, alt) for filename, alt in shown))
        case parts.Row(buttons):
            return ui.ActionRow(*(_button(button) for button in buttons))
        case parts.Menu():
            return ui.ActionRow(_select(part))


def _picture(filename: str, alt: str) -> discord.MediaGalleryItem:
    return discord.MediaGalleryItem(f"attachment://{filename}", description=alt or None)


def _button(button: parts.Button) -> ui.Button[ui.LayoutView]:
    if button.url:
        return ui.Button(label=button.label, url=button.url, emoji=button.emoji)
    return ui.Button(
        style=STYLES[button.look],
        label=button.label or None,
        custom_id=button.custom_id,
        emoji=button.emoji,
        disabled=button.off,
    )


def _select(menu: parts.Menu) -> ui.Select[ui.LayoutView]:
    options = [
        discord.SelectOption(
            label=item.label, value=item.value, description=item.detail, default=item.chosen
        )
        for item in menu.items
    ]
    return ui.Select(
        custom_id=menu.custom_id,
        placeholder=menu.placeholder,
        options=options,
        min_values=menu.least,
        max_values=menu.most,
    )
