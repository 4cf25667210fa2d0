"""The bot without a Discord: what it would send is taken and forgotten."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
from discord.webhook.async_ import async_context

from bot.app import Divemaster
from bot.commands import dive_group
from bot.config import Settings
from bot.crew.alone import Alone
from bot.store import SqliteStore

Json = dict[str, Any]
GUILD, CHANNEL, ME = 1, 2, 3
NOW = "2026-01-01T00:00:00+00:00"


def user(number: int, name: str = "Marina") -> Json:
    return {"id": str(number), "username": name, "discriminator": "0", "avatar": None}


def message(number: int = 77) -> Json:
    return {
        "id": str(number),
        "channel_id": str(CHANNEL),
        "author": user(ME, "Divemaster"),
        "content": "",
        "timestamp": NOW,
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "pinned": False,
        "type": 0,
        "flags": 1 << 15,
        "components": [],
    }


class Taken:
    """Answers to interactions, and what follows them, go nowhere."""

    def __getattr__(self, name: str) -> Any:
        async def take(*given: Any, **more: Any) -> Any:
            if name == "create_interaction_response":
                return {"interaction": {"id": str(given[0]), "type": 3}}
            return None if name.startswith("delete") else message()

        return take


async def taken(route: discord.http.Route, **_: Any) -> Any:
    """Requests of the client itself."""
    if route.method == "GET" and route.path.endswith("/messages"):
        return []
    if route.path.endswith("/threads"):
        return {
            "id": "78",
            "type": 11,
            "name": "a thread",
            "parent_id": str(CHANNEL),
            "owner_id": str(ME),
            "guild_id": str(GUILD),
            "message_count": 0,
            "member_count": 0,
            "rate_limit_per_user": 0,
            "thread_metadata": {
                "archived": False,
                "auto_archive_duration": 60,
                "archive_timestamp": NOW,
                "locked": False,
            },
        }
    return None if route.method == "DELETE" else message()


async def deaf_bot(database: Path) -> Divemaster:
    """The real bot on a real database, which nobody hears."""
    bot = Divemaster(
        Settings(
            database=database, warm=False, open_games=10**6, open_games_each=10**6, _env_file=None
        )
    )
    await bot._async_setup_hook()
    bot.store = await SqliteStore.open(database)
    assert isinstance(bot.crew, Alone)
    await bot.crew.opened(bot.store)
    bot.house = bot._build()
    bot.tree.add_command(dive_group(bot.house))
    bot.http.request = taken  # type: ignore[method-assign]  # nobody is there
    async_context.set(Taken())  # type: ignore[arg-type]  # the same
    bot._connection.user = discord.ClientUser(state=bot._connection, data=user(ME, "Divemaster"))  # type: ignore[arg-type]  # enough of one
    bot._connection._add_guild_from_data(
        {
            "id": str(GUILD),
            "name": "Reef",
            "channels": [
                {
                    "id": str(CHANNEL),
                    "type": 0,
                    "name": "tables",
                    "position": 0,
                    "permission_overwrites": [],
                },
            ],
            "members": [],
            "roles": [],
            "emojis": [],
            "owner_id": "9",
        }
    )  # type: ignore[typeddict-item]  # enough of one
    return bot


def interaction(
    bot: Divemaster, kind: int, data: Json, number: int, who: int
) -> discord.Interaction:
    """As Discord would send it."""
    member = {
        "user": user(who),
        "roles": [],
        "permissions": "0",
        "joined_at": NOW,
        "deaf": False,
        "mute": False,
        "flags": 0,
    }
    payload: Json = {
        "id": str(number),
        "application_id": str(ME),
        "type": kind,
        "token": "t",
        "version": 1,
        "guild_id": str(GUILD),
        "channel_id": str(CHANNEL),
        "channel": {"id": str(CHANNEL), "type": 0},
        "member": member,
        "data": data,
        "locale": "en-US",
        "entitlements": [],
        "app_permissions": "0",
        "attachment_size_limit": 10**7,
        "authorizing_integration_owners": {},
        "context": 0,
    }
    if kind == discord.InteractionType.component.value:
        payload["message"] = message()
    return discord.Interaction(data=payload, state=bot._connection)  # type: ignore[arg-type]  # as above
