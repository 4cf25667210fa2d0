"""Our commands are told to Discord, all at once; what Discord made of its own accord stays."""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Mapping, Sequence
from typing import Any

import discord

from bot.commands.tree import Tree
from bot.languages.commands import CommandTranslator
from bot.store import Store

log = logging.getLogger(__name__)

REFUSED = "commands_refused"
"""Under this name the store keeps why Discord refused them; nothing once it took them."""
ENTRY_POINT = 4
"""The type of the command that Discord makes when a host switches Activities on. A bulk update that
leaves it out is refused (50240)."""
KEPT = (
    "id", "type", "name", "name_localizations", "description", "description_localizations",
    "default_member_permissions", "contexts", "integration_types", "nsfw", "handler",
)  # fmt: skip


async def announce_if_new(client: discord.Client, tree: Tree, store: Store) -> str:
    """Tells Discord our commands, only when they have changed; with those it has, we go on. Why it
    refused them, if it did."""
    translator = CommandTranslator()
    await tree.set_translator(translator)
    payload = [
        await command.get_translated_payload(tree, translator) for command in tree.get_commands()
    ]
    words = json.dumps([str(client.application_id), payload], sort_keys=True, default=str)
    fingerprint = hashlib.sha256(words.encode()).hexdigest()
    if await store.fact("commands") == fingerprint:
        return ""
    refused = await announce(client, payload)
    await store.set_fact(REFUSED, refused)
    if not refused:
        await store.set_fact("commands", fingerprint)
        log.info("commands announced")
    return refused


async def announce(client: discord.Client, commands: Sequence[Mapping[str, object]]) -> str:
    """Why Discord refused them; nothing when it took them."""
    application = client.application_id or 0
    try:
        known: Any = await client.http.get_global_commands(application)
        kept = [_again(one) for one in known if one["type"] == ENTRY_POINT]
        await client.http.bulk_upsert_global_commands(
            application, payload=[*map(dict, commands), *kept]
        )
    except discord.HTTPException as error:
        log.exception("Discord refuses our commands; those it has stay")
        return str(error)
    return ""


def _again(command: Mapping[str, object]) -> dict[str, object]:
    return {key: command[key] for key in KEPT if command.get(key) is not None}
