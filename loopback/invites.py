"""Invites: made, used, expired."""

import secrets

from loopback import seed
from loopback.clock import moment, timestamp
from loopback.errors import Refusal
from loopback.realm import Change, Realm
from loopback.types import Json

ALPHABET = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789"
GUILD_KEYS = (
    "id", "name", "splash", "banner", "description", "icon", "features", "verification_level",
    "vanity_url_code", "nsfw_level", "nsfw", "premium_subscription_count",
)  # fmt: skip
LONGEST, MOST_USES = 604_800, 100


def create(realm: Realm, channel: Json, inviter: Json, settings: Json) -> Json:
    now, age = realm.clock.now(), settings["max_age"]
    guild = realm.world.guild(channel["guild_id"])
    invite: Json = {
        "type": 0,
        "code": "".join(secrets.choice(ALPHABET) for _ in range(8)),
        "inviter": inviter,
        "created_at": timestamp(now),
        "expires_at": timestamp(now + age) if age else None,
        "guild": {key: guild[key] for key in GUILD_KEYS},
        "guild_id": guild["id"],
        "channel": {key: channel[key] for key in ("id", "type", "name")},
        "uses": 0,
        **settings,
    }
    realm.world.invites[invite["code"]] = invite
    told = {key: value for key, value in invite.items() if key not in ("guild", "channel", "type")}
    realm.tell_channel("INVITE_CREATE", channel, told | {"channel_id": channel["id"], "type": 0})
    return invite


def find(realm: Realm, code: str) -> Json:
    """An invite that still lives."""
    invite = realm.world.invites.get(code)
    if invite is None or _over(realm, invite):
        raise Refusal(10006)
    return invite


def _over(realm: Realm, invite: Json) -> bool:
    late = invite["expires_at"] and moment(invite["expires_at"]) <= realm.clock.now()
    return bool(late or (invite["max_uses"] and invite["uses"] >= invite["max_uses"]))


def living(realm: Realm, guild_id: str) -> list[Json]:
    every = realm.world.invites.values()
    return [i for i in every if i["guild_id"] == guild_id and not _over(realm, i)]


def remove(realm: Realm, invite: Json) -> None:
    del realm.world.invites[invite["code"]]
    channel = realm.world.channel(invite["channel"]["id"])
    gone = {"code": invite["code"], "channel_id": channel["id"], "guild_id": invite["guild_id"]}
    realm.tell_channel("INVITE_DELETE", channel, gone)


def accept(realm: Realm, code: str, user_id: str) -> Json:
    """Somebody comes in; the banned stay out."""
    invite = find(realm, code)
    guild = realm.world.guild(invite["guild_id"])
    if user_id in realm.world.bans.get(guild["id"], {}):
        raise Refusal(40007)
    if user_id not in realm.world.members[guild["id"]]:
        invite["uses"] += 1
        user = realm.world.user(user_id)
        member = seed.add_member(realm.world, guild, user, realm.clock.now())
        event = member | {"guild_id": guild["id"]}
        realm.gateway.dispatch("GUILD_MEMBER_ADD", event, guild["id"])
        realm.notice(Change("people"))
        realm.notice(Change("channel"))
    return invite
