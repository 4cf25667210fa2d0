"""Who may do what where: Discord's permission bits and how they add up."""

from enum import IntFlag

from loopback.types import Json


class May(IntFlag):
    """The permissions that matter here."""

    CREATE_INVITE = 1 << 0
    KICK_MEMBERS = 1 << 1
    BAN_MEMBERS = 1 << 2
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_AUDIT_LOG = 1 << 7
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    MUTE_MEMBERS = 1 << 22
    DEAFEN_MEMBERS = 1 << 23
    MOVE_MEMBERS = 1 << 24
    CHANGE_NICKNAME = 1 << 26
    MANAGE_NICKNAMES = 1 << 27
    MANAGE_ROLES = 1 << 28
    MANAGE_WEBHOOKS = 1 << 29
    MANAGE_GUILD_EXPRESSIONS = 1 << 30
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_EVENTS = 1 << 33
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    MODERATE_MEMBERS = 1 << 40
    CREATE_GUILD_EXPRESSIONS = 1 << 43
    CREATE_EVENTS = 1 << 44
    SEND_POLLS = 1 << 49
    USE_EXTERNAL_APPS = 1 << 50
    PIN_MESSAGES = 1 << 51
    BYPASS_SLOWMODE = 1 << 52


ALL = (1 << 53) - 1
NOTHING = May(0)
SILENCED = int(May.VIEW_CHANNEL | May.READ_MESSAGE_HISTORY)

PLAYER = (
    May.CREATE_INVITE
    | May.ADD_REACTIONS
    | May.VIEW_CHANNEL
    | May.SEND_MESSAGES
    | May.EMBED_LINKS
    | May.ATTACH_FILES
    | May.READ_MESSAGE_HISTORY
    | May.USE_EXTERNAL_EMOJIS
    | May.CHANGE_NICKNAME
    | May.USE_APPLICATION_COMMANDS
    | May.CREATE_PUBLIC_THREADS
    | May.CREATE_PRIVATE_THREADS
    | May.SEND_MESSAGES_IN_THREADS
    | May.SEND_POLLS
    | May.USE_EXTERNAL_APPS
)

NEEDS_SENDING = May.MENTION_EVERYONE | May.ATTACH_FILES | May.EMBED_LINKS

# The same as plain numbers: flags are slow to add up, and every request asks what one may.
_ADMINISTERS, _SEES = int(May.ADMINISTRATOR), int(May.VIEW_CHANNEL)
_SENDS = int(May.SEND_MESSAGES | May.SEND_MESSAGES_IN_THREADS)
_SILENT = ~int(NEEDS_SENDING)


def in_guild(guild: Json, member: Json) -> int:
    """What a member may do in the whole guild: the sum of all roles."""
    if member["user"]["id"] == guild["owner_id"]:
        return ALL
    held = {guild["id"], *member["roles"]}
    total = 0
    for role in guild["roles"]:
        if role["id"] in held:
            total |= int(role["permissions"])
    return ALL if total & _ADMINISTERS else total


def in_channel(guild: Json, channel: Json, member: Json) -> int:
    """What a member may do in a channel: the guild's sum, then the channel's overwrites."""
    total = in_guild(guild, member)
    if total == ALL:
        return ALL
    for denied, allowed in _overwrites(guild, channel, member):
        total = total & ~denied | allowed
    return _implied(total)


def _overwrites(guild: Json, channel: Json, member: Json) -> list[tuple[int, int]]:
    """Everyone first, then all roles together, then the member alone."""
    overwrites = channel.get("permission_overwrites")
    if not overwrites:
        return []
    by_id = {o["id"]: o for o in overwrites}
    roles = [by_id[role] for role in member["roles"] if role in by_id]
    alone = by_id.get(member["user"]["id"])
    steps = [[by_id[guild["id"]]] if guild["id"] in by_id else [], roles, [alone] if alone else []]
    return [_sum(step) for step in steps]


def _sum(overwrites: list[Json]) -> tuple[int, int]:
    denied = allowed = 0
    for overwrite in overwrites:
        denied |= int(overwrite["deny"])
        allowed |= int(overwrite["allow"])
    return denied, allowed


def _implied(total: int) -> int:
    """Who cannot see a channel can do nothing in it; who cannot write cannot attach."""
    if not total & _SEES:
        return 0
    return total if total & _SENDS else total & _SILENT
