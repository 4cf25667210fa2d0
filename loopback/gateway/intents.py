"""Which events a session asked for."""

from enum import IntFlag

from loopback.types import Json


class Intent(IntFlag):
    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_MODERATION = 1 << 2
    GUILD_EXPRESSIONS = 1 << 3
    GUILD_INTEGRATIONS = 1 << 4
    GUILD_WEBHOOKS = 1 << 5
    GUILD_INVITES = 1 << 6
    GUILD_VOICE_STATES = 1 << 7
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    GUILD_MESSAGE_REACTIONS = 1 << 10
    GUILD_MESSAGE_TYPING = 1 << 11
    DIRECT_MESSAGES = 1 << 12
    DIRECT_MESSAGE_REACTIONS = 1 << 13
    DIRECT_MESSAGE_TYPING = 1 << 14
    MESSAGE_CONTENT = 1 << 15
    GUILD_SCHEDULED_EVENTS = 1 << 16
    EMBEDDED_ACTIVITIES = 1 << 17
    AUTO_MODERATION_CONFIGURATION = 1 << 20
    AUTO_MODERATION_EXECUTION = 1 << 21
    GUILD_MESSAGE_POLLS = 1 << 24
    DIRECT_MESSAGE_POLLS = 1 << 25


EVERY = sum(Intent)
PRIVILEGED = {
    Intent.GUILD_PRESENCES: (1 << 12, 1 << 13),
    Intent.GUILD_MEMBERS: (1 << 14, 1 << 15),
    Intent.MESSAGE_CONTENT: (1 << 18, 1 << 19),
}
BY_WORD = {
    "GUILD_MEMBER_": Intent.GUILD_MEMBERS,
    "GUILD_BAN_": Intent.GUILD_MODERATION,
    "GUILD_AUDIT_LOG_": Intent.GUILD_MODERATION,
    "GUILD_SCHEDULED_EVENT_": Intent.GUILD_SCHEDULED_EVENTS,
    "GUILD_EMOJIS_": Intent.GUILD_EXPRESSIONS,
    "WEBHOOKS_": Intent.GUILD_WEBHOOKS,
    "INVITE_": Intent.GUILD_INVITES,
}
ALWAYS = frozenset({"READY", "RESUMED", "INTERACTION_CREATE", "GUILD_MEMBERS_CHUNK"})


def needed(event: str, data: Json) -> int:
    """The intent without which an event stays away; 0 when it always comes."""
    in_guild = "guild_id" in data
    if event in ALWAYS:
        return 0
    if event.startswith("MESSAGE_POLL"):
        return _either(in_guild, Intent.GUILD_MESSAGE_POLLS, Intent.DIRECT_MESSAGE_POLLS)
    if event.startswith("MESSAGE_REACTION"):
        return _either(in_guild, Intent.GUILD_MESSAGE_REACTIONS, Intent.DIRECT_MESSAGE_REACTIONS)
    if event.startswith("MESSAGE_"):
        return _either(in_guild, Intent.GUILD_MESSAGES, Intent.DIRECT_MESSAGES)
    if event == "TYPING_START":
        return _either(in_guild, Intent.GUILD_MESSAGE_TYPING, Intent.DIRECT_MESSAGE_TYPING)
    return next((i for word, i in BY_WORD.items() if event.startswith(word)), Intent.GUILDS)


def _either(in_guild: bool, guild: Intent, direct: Intent) -> int:
    return guild if in_guild else direct


def unknown(intents: int) -> bool:
    return bool(intents & ~EVERY)


def forbidden(intents: int, application_flags: int) -> bool:
    """Whether a privileged intent is asked for that the application was not given."""
    return any(
        intents & intent and not application_flags & (full | limited)
        for intent, (full, limited) in PRIVILEGED.items()
    )


def veiled(event: str, data: Json, intents: int, bot_id: str) -> Json:
    """A message without the content intent: only its own words, and those that mention it."""
    if event not in ("MESSAGE_CREATE", "MESSAGE_UPDATE") or intents & Intent.MESSAGE_CONTENT:
        return data
    if data["author"]["id"] == bot_id or "guild_id" not in data:
        return data
    if any(user["id"] == bot_id for user in data["mentions"]):
        return data
    return data | {"content": "", "embeds": [], "attachments": [], "components": []}
