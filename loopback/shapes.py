"""How each thing looks when it is new: every key that Discord always sends, with what stands in it
unless somebody says otherwise (`new.json`)."""

import json
from pathlib import Path

from loopback.permissions import PLAYER
from loopback.types import Json
from loopback.world import CATEGORY, FORUM, TEXT, VOICE

_NEW = {
    kind: json.dumps(keys)
    for kind, keys in json.loads(Path(__file__).with_name("new.json").read_text()).items()
}


def _new(kind: str, **told: object) -> Json:
    shape: Json = json.loads(_NEW[kind])
    return shape | told


def user(user_id: str, name: str, *, bot: bool = False) -> Json:
    if bot:
        told = {"username": name, "global_name": None, "discriminator": "0000", "bot": True}
    else:
        told = {"username": username(name), "global_name": name, "discriminator": "0"}
    return _new("user", id=user_id, **told)


def username(name: str) -> str:
    kept = "".join(c for c in name.lower().replace(" ", "_") if c.isalnum() or c in "._")
    return kept or "someone"


def member(person: Json, roles: list[str], joined_at: str) -> Json:
    return _new("member", user=person, roles=roles, joined_at=joined_at)


def role(role_id: str, name: str, permissions: int, position: int) -> Json:
    mask = str(int(permissions))
    return _new("role", id=role_id, name=name, permissions=mask, position=position)


def guild(guild_id: str, name: str, owner_id: str) -> Json:
    everyone = role(guild_id, "@everyone", PLAYER, 0)
    return _new("guild", id=guild_id, name=name, owner_id=owner_id, roles=[everyone])


def channel(channel_id: str, guild_id: str, name: str, kind: int = TEXT, position: int = 0) -> Json:
    shape = _new(
        "channel", id=channel_id, type=kind, guild_id=guild_id, name=name, position=position
    )
    if kind == CATEGORY:
        return shape
    own = {VOICE: "voice", FORUM: "forum"}.get(kind, "text")
    return shape | _new("room") | _new(own)


def thread(thread_id: str, parent: Json, name: str, kind: int, *, owner_id: str, now: str) -> Json:
    metadata = {
        "archived": False,
        "archive_timestamp": now,
        "auto_archive_duration": parent.get("default_auto_archive_duration") or 4320,
        "locked": False,
        "create_timestamp": now,
    }
    home = {"guild_id": parent["guild_id"], "parent_id": parent["id"], "owner_id": owner_id}
    return _new("thread", id=thread_id, type=kind, name=name, thread_metadata=metadata, **home)


def thread_member(thread_id: str, user_id: str, now: str) -> Json:
    return {"id": thread_id, "user_id": user_id, "join_timestamp": now, "flags": 0}


def direct_channel(channel_id: str, recipient: Json) -> Json:
    talk: Json = {"last_message_id": None, "flags": 0, "recipients": [recipient]}
    return talk | {"id": channel_id, "type": 1}


def group_channel(channel_id: str, name: str, recipients: list[Json]) -> Json:
    talk: Json = {"last_message_id": None, "flags": 0, "recipients": recipients}
    group = {"type": 3, "name": name, "icon": None, "owner_id": recipients[0]["id"]}
    return talk | group | {"id": channel_id}


def application(application_id: str, name: str, owner: Json) -> Json:
    """The bot's application; its flags allow all three privileged intents."""
    return _new("application", id=application_id, name=name, owner=owner)


def entry_point(command_id: str, application_id: str) -> Json:
    """The command that Discord makes for an app with Activities."""
    told = {"application_id": application_id, "version": command_id}
    return _new("entry_point", id=command_id, **told)
