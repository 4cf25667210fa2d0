"""The form in which moderators decide things for their server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import discord
from discord import ui

from bot.languages import codes, own_name
from bot.store import GuildSettings
from bot.wording import Wording
from games.kernel import T, Text

REMIND_HOURS = (0, 4, 8, 24, 48, 96)


class SettingsForm(ui.Modal):
    """What moderators decide for their server."""

    def __init__(self, settings: GuildSettings, custom_id: str, wording: Wording) -> None:
        title = wording.label(T("Divemaster on this server"), 45)
        super().__init__(title=title, custom_id=custom_id, timeout=None)
        self.wording = wording
        roles = [settings.moderator_role] if settings.moderator_role else []
        self.field(
            T("Moderators"),
            ui.RoleSelect(
                custom_id="moderator_role",
                required=False,
                min_values=0,
                default_values=_chosen(roles, "role"),
            ),
            T("Besides members who may manage messages"),
        )
        self.field(
            T("Where games may be started"),
            ui.ChannelSelect(
                custom_id="channels",
                required=False,
                min_values=0,
                max_values=25,
                default_values=_chosen(settings.channels, "channel"),
            ),
            T("Nothing chosen: everywhere"),
        )
        self.field(T("Language"), _languages(settings))
        self.field(
            T("Reminders"),
            _reminders(settings, wording),
            T("How long the table waits before somebody is pinged again"),
        )
        self.stop()

    def field(self, name: Text, component: ui.Item[Any], detail: Text | None = None) -> None:
        say = self.wording.label
        description = None if detail is None else say(detail, 100)
        self.add_item(ui.Label(text=say(name, 45), description=description, component=component))


def _chosen(
    ids: Sequence[int], kind: Literal["role", "channel"]
) -> list[discord.SelectDefaultValue]:
    shape = discord.SelectDefaultValueType[kind]
    return [discord.SelectDefaultValue(id=one, type=shape) for one in ids]


def _languages(settings: GuildSettings) -> ui.Select[Any]:
    options = [
        discord.SelectOption(label=own_name(code), value=code, default=code == settings.language)
        for code in codes()[:25]
    ]
    return ui.Select(custom_id="language", options=options)


def _reminders(settings: GuildSettings, wording: Wording) -> ui.Select[Any]:
    options = [
        discord.SelectOption(
            label=wording.label(T("after {n} hours", n=hours) if hours else T("never")),
            value=str(hours),
            default=hours == settings.remind_hours,
        )
        for hours in REMIND_HOURS
    ]
    return ui.Select(custom_id="remind_hours", options=options)


def filled_settings(settings: GuildSettings, filled: Mapping[str, list[str]]) -> GuildSettings:
    """The settings with what was filled in."""
    roles = [int(role) for role in filled.get("moderator_role", []) if role.isdecimal()]
    channels = [int(channel) for channel in filled.get("channels", []) if channel.isdecimal()]
    language = (filled.get("language") or [settings.language])[0]
    hours = (filled.get("remind_hours") or [str(settings.remind_hours)])[0]
    chosen = {
        "language": language if language in codes() else settings.language,
        "moderator_role": roles[0] if roles else None,
        "channels": tuple(channels),
        "remind_hours": int(hours),
    }
    return settings.model_copy(update=chosen)
