"""Slash commands described in the language of whoever types them."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.languages import voice
from games.kernel.text import ENGLISH


class CommandTranslator(app_commands.Translator):
    """Descriptions and menus are translated; names stay what the documentation calls them."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        spoken = voice(locale.value)
        menu = isinstance(context.data, app_commands.ContextMenu)
        if spoken is ENGLISH or (context.location.name.endswith("_name") and not menu):
            return None
        words = spoken.translate(string.message)
        return None if words == string.message else words[: 32 if menu else 100]
