"""The audit log: who did what to whom, and why they say they did."""

from enum import IntEnum

from loopback.permissions import May
from loopback.realm import Realm
from loopback.types import Json

KEPT = 1000


class Action(IntEnum):
    """What is written down, by Discord's numbers."""

    GUILD_UPDATE = 1
    CHANNEL_CREATE = 10
    CHANNEL_UPDATE = 11
    CHANNEL_DELETE = 12
    CHANNEL_OVERWRITE_CREATE = 13
    CHANNEL_OVERWRITE_UPDATE = 14
    CHANNEL_OVERWRITE_DELETE = 15
    MEMBER_KICK = 20
    MEMBER_BAN_ADD = 22
    MEMBER_BAN_REMOVE = 23
    MEMBER_UPDATE = 24
    MEMBER_ROLE_UPDATE = 25
    ROLE_CREATE = 30
    ROLE_UPDATE = 31
    ROLE_DELETE = 32
    INVITE_CREATE = 40
    INVITE_DELETE = 42
    WEBHOOK_CREATE = 50
    WEBHOOK_UPDATE = 51
    WEBHOOK_DELETE = 52
    EMOJI_CREATE = 60
    EMOJI_UPDATE = 61
    EMOJI_DELETE = 62
    MESSAGE_DELETE = 72
    MESSAGE_BULK_DELETE = 73
    GUILD_SCHEDULED_EVENT_CREATE = 100
    GUILD_SCHEDULED_EVENT_UPDATE = 101
    GUILD_SCHEDULED_EVENT_DELETE = 102
    THREAD_CREATE = 110
    THREAD_UPDATE = 111
    THREAD_DELETE = 112


def record(
    realm: Realm,
    guild_id: str,
    action: Action,
    target_id: str | None,
    *,
    reason: str | None = None,
    changes: list[Json] | None = None,
) -> None:
    """One entry by the bot, told to it if it may read the log."""
    bot_id = str(realm.world.bot["id"])
    entry: Json = {
        "id": realm.new_id(),
        "user_id": bot_id,
        "target_id": target_id,
        "action_type": int(action),
    }
    if changes:
        entry["changes"] = changes
    if reason:
        entry["reason"] = reason
    log = realm.world.audit.setdefault(guild_id, [])
    log.append(entry)
    del log[:-KEPT]
    if realm.world.guild_permissions(bot_id, guild_id) & May.VIEW_AUDIT_LOG:
        told = entry | {"guild_id": guild_id}
        realm.gateway.dispatch("GUILD_AUDIT_LOG_ENTRY_CREATE", told, guild_id)


def difference(before: Json, after: Json) -> list[Json]:
    """What changed, key by key, as the log shows it."""
    return [
        {"key": key, "old_value": before.get(key), "new_value": value}
        for key, value in after.items()
        if before.get(key) != value
    ]
