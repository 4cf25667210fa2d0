"""The form in which moderators decide things for their server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

import discord
from discord import ui

from bot.display.pace import PACES
from bot.languages import codes, own_name
from bot.store import GuildSettings
from bot.store.rows import ChannelSettings
from bot.wording import Wording
from games.kernel import T, Text

REMIND_HOURS = (0, 4, 8, 24, 48, 96)
USUAL = "-"
"""As in the whole server."""


class Form(ui.Modal):
    """Fields with a name and a word about each."""

    def __init__(self, title: Text, custom_id: str, wording: Wording) -> None:
        super().__init__(title=wording.label(title, 45), custom_id=custom_id, timeout=None)
        self.wording = wording

    def field(self, name: Text, component: ui.Item[ui.Modal], detail: Text | None = None) -> None:
        say = self.wording.label
        description = None if detail is None else say(detail, 100)
        self.add_item(ui.Label(text=say(name, 45), description=description, component=component))


class SettingsForm(Form):
    """What moderators decide for their server."""

    def __init__(self, settings: GuildSettings, custom_id: str, wording: Wording) -> None:
        super().__init__(T("Divemaster on this server"), custom_id, wording)
        roles = [settings.moderator_role] if settings.moderator_role else []
        highlights = [settings.highlights] if settings.highlights else []
        self.field(
            T("Moderators"),
            ui.RoleSelect(
                custom_id="moderator_role",
                required=False,
                min_values=0,
                default_values=_chosen(roles, "role"),
            ),
            T("As well as members who can manage messages"),
        )
        self.field(
            T("Where games can start"),
            ui.ChannelSelect(
                custom_id="channels",
                required=False,
                min_values=0,
                max_values=25,
                default_values=_chosen(settings.channels, "channel"),
            ),
            T("Leave empty for everywhere"),
        )
        self.field(T("Language"), _languages(settings))
        self.field(
            T("Reminders"),
            _reminders(settings, wording),
            T("How long the table waits before a silent reminder"),
        )
        self.field(
            T("Highlights"),
            ui.ChannelSelect(
                custom_id="highlights",
                required=False,
                min_values=0,
                channel_types=[discord.ChannelType.text, discord.ChannelType.news],
                default_values=_chosen(highlights, "channel"),
            ),
            T("Where everybody sees how games end; leave empty for nowhere"),
        )
        self.stop()


class ChannelForm(Form):
    """What is different in one channel."""

    def __init__(self, own: ChannelSettings, custom_id: str, wording: Wording) -> None:
        super().__init__(T("Divemaster in this channel"), custom_id, wording)
        self.field(T("Language"), self._select("language", own.language, _language_names()))
        hours = {str(one): wording.label(_hours_name(one)) for one in REMIND_HOURS}
        self.field(T("Reminders"), self._select("remind_hours", own.remind_hours, hours))
        paces = {str(pace): wording.label(name) for pace, name in PACES.items()}
        self.field(
            T("Pace"),
            self._select("pace", own.pace, paces),
            T("Defaults for lobbies opened here"),
        )
        self.stop()

    def _select(self, name: str, chosen: object, values: Mapping[str, str]) -> ui.Select[ui.Modal]:
        """One of the values, or the server's own."""
        usual = self.wording.label(T("as on the whole server"))
        options = [discord.SelectOption(label=usual, value=USUAL, default=chosen is None)]
        options += [
            discord.SelectOption(label=label, value=value, default=value == str(chosen))
            for value, label in values.items()
        ]
        return ui.Select(custom_id=name, options=options)


def _chosen(
    ids: Sequence[int], kind: Literal["role", "channel"]
) -> list[discord.SelectDefaultValue]:
    shape = discord.SelectDefaultValueType[kind]
    return [discord.SelectDefaultValue(id=one, type=shape) for one in ids]


def _language_names() -> dict[str, str]:
    return {code: own_name(code) for code in codes()[:24]}


def _languages(settings: GuildSettings) -> ui.Select[ui.Modal]:
    options = [
        discord.SelectOption(label=name, value=code, default=code == settings.language)
        for code, name in _language_names().items()
    ]
    return ui.Select(custom_id="language", options=options)


def _hours_name(hours: int) -> Text:
    return T("after {n} hours", n=hours) if hours else T("never")


def _reminders(settings: GuildSettings, wording: Wording) -> ui.Select[ui.Modal]:
    options = [
        discord.SelectOption(
            label=wording.label(_hours_name(hours)),
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
    shown = [int(channel) for channel in filled.get("highlights", []) if channel.isdecimal()]
    return settings.model_copy(
        update={
            "language": language if language in codes() else settings.language,
            "moderator_role": roles[0] if roles else None,
            "channels": tuple(channels),
            "remind_hours": int(hours),
            "highlights": shown[0] if shown else None,
        }
    )


def filled_channel(
    settings: GuildSettings, channel: int, filled: Mapping[str, list[str]]
) -> GuildSettings:
    """The settings with what was filled in for one channel."""
    given = {name: values[0] for name, values in filled.items() if values and values[0] != USUAL}
    hours, pace = given.get("remind_hours", ""), given.get("pace", "")
    own = ChannelSettings(
        language=given.get("language") if given.get("language") in codes() else None,
        remind_hours=int(hours) if hours.isdecimal() else None,
        pace=int(pace) if pace.isdecimal() and int(pace) in PACES else None,
    )
    kept = {place: one for place, one in settings.by_channel.items() if place != channel}
    if own != ChannelSettings():
        kept[channel] = own
    return settings.model_copy(update={"by_channel": kept})
