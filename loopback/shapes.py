"""How each thing looks when it is new: every key that Discord always sends."""

from loopback.permissions import PLAYER
from loopback.types import Json
from loopback.world import CATEGORY, FORUM, TEXT, VOICE


def user(user_id: str, name: str, *, bot: bool = False) -> Json:
    shape: Json = {
        "id": user_id,
        "username": name if bot else username(name),
        "global_name": None if bot else name,
        "discriminator": "0000" if bot else "0",
        "avatar": None,
        "avatar_decoration_data": None,
        "banner": None,
        "accent_color": None,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
        "collectibles": None,
    }
    return shape | {"bot": True} if bot else shape


def username(name: str) -> str:
    kept = "".join(c for c in name.lower().replace(" ", "_") if c.isalnum() or c in "._")
    return kept or "someone"


def member(person: Json, roles: list[str], joined_at: str) -> Json:
    return {
        "user": person,
        "nick": None,
        "avatar": None,
        "banner": None,
        "roles": roles,
        "joined_at": joined_at,
        "premium_since": None,
        "communication_disabled_until": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
    }


def role(role_id: str, name: str, permissions: int, position: int) -> Json:
    return {
        "id": role_id,
        "name": name,
        "description": None,
        "permissions": str(int(permissions)),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def guild(guild_id: str, name: str, owner_id: str) -> Json:
    return {
        "id": guild_id,
        "name": name,
        "icon": None,
        "description": None,
        "home_header": None,
        "splash": None,
        "discovery_splash": None,
        "features": [],
        "banner": None,
        "owner_id": owner_id,
        "application_id": None,
        "region": "deprecated",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "widget_channel_id": None,
        "verification_level": 0,
        "roles": [role(guild_id, "@everyone", PLAYER, 0)],
        "default_message_notifications": 1,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_presences": None,
        "max_members": 250000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": "en-US",
        "rules_channel_id": None,
        "safety_alerts_channel_id": None,
        "public_updates_channel_id": None,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "nsfw_level": 0,
        "hub_type": None,
        "emojis": [],
        "stickers": [],
        "incidents_data": None,
    }


def channel(channel_id: str, guild_id: str, name: str, kind: int = TEXT, position: int = 0) -> Json:
    shape: Json = {
        "id": channel_id,
        "type": kind,
        "guild_id": guild_id,
        "name": name,
        "position": position,
        "flags": 0,
        "parent_id": None,
        "permission_overwrites": [],
    }
    return shape | _by_kind(kind)


def _by_kind(kind: int) -> Json:
    if kind == CATEGORY:
        return {}
    common: Json = {"last_message_id": None, "rate_limit_per_user": 0, "nsfw": False}
    if kind == VOICE:
        return common | {"bitrate": 64000, "user_limit": 0, "rtc_region": None}
    common["topic"] = None
    common["default_auto_archive_duration"] = 4320
    if kind == FORUM:
        return common | {
            "available_tags": [],
            "default_reaction_emoji": None,
            "default_sort_order": None,
            "default_forum_layout": 0,
            "default_thread_rate_limit_per_user": 0,
        }
    return common | {"last_pin_timestamp": None}


def thread(thread_id: str, parent: Json, name: str, kind: int, *, owner_id: str, now: str) -> Json:
    return {
        "id": thread_id,
        "type": kind,
        "guild_id": parent["guild_id"],
        "parent_id": parent["id"],
        "owner_id": owner_id,
        "name": name,
        "last_message_id": None,
        "last_pin_timestamp": None,
        "rate_limit_per_user": 0,
        "flags": 0,
        "bitrate": 64000,
        "user_limit": 0,
        "rtc_region": None,
        "message_count": 0,
        "member_count": 0,
        "total_message_sent": 0,
        "thread_metadata": {
            "archived": False,
            "archive_timestamp": now,
            "auto_archive_duration": parent.get("default_auto_archive_duration") or 4320,
            "locked": False,
            "create_timestamp": now,
        },
    }


def thread_member(thread_id: str, user_id: str, now: str) -> Json:
    return {"id": thread_id, "user_id": user_id, "join_timestamp": now, "flags": 0}


def direct_channel(channel_id: str, recipient: Json) -> Json:
    return {
        "id": channel_id,
        "type": 1,
        "last_message_id": None,
        "flags": 0,
        "recipients": [recipient],
    }


def group_channel(channel_id: str, name: str, recipients: list[Json]) -> Json:
    return {
        "id": channel_id,
        "type": 3,
        "name": name,
        "icon": None,
        "owner_id": recipients[0]["id"],
        "last_message_id": None,
        "flags": 0,
        "recipients": recipients,
    }


def application(application_id: str, name: str, owner: Json) -> Json:
    """The bot's application; its flags allow all three privileged intents."""
    flags = 1 << 13 | 1 << 15 | 1 << 19
    return {
        "id": application_id,
        "name": name,
        "icon": None,
        "description": "",
        "summary": "",
        "type": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": flags,
        "flags_new": str(flags),
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": owner,
        "approximate_guild_count": 1,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
    }


def entry_point(command_id: str, application_id: str) -> Json:
    """The command that Discord makes for an app with Activities."""
    return {
        "id": command_id,
        "application_id": application_id,
        "version": command_id,
        "type": 4,
        "name": "launch",
        "description": "",
        "handler": 2,
        "nsfw": False,
        "default_member_permissions": None,
        "contexts": [0, 1, 2],
        "integration_types": [0, 1],
        "dm_permission": True,
        "name_localizations": None,
        "description_localizations": None,
    }
