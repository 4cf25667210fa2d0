"""Everything that exists: users, guilds, channels, messages, commands, in Discord's own shapes.

The world holds facts and answers questions about them. It never changes itself: the modules
named after nouns (`messages`, `threads`, `guilds`, …) do, and tell the gateway.
"""

from dataclasses import dataclass, field

from loopback.channel_table import DIRECT, ChannelTable
from loopback.clock import Clock, SystemClock, moment
from loopback.errors import Refusal
from loopback.permissions import ALL, SILENCED, May, in_channel, in_guild
from loopback.snowflake import Snowflakes
from loopback.types import Json

TEXT, DM, VOICE, GROUP_DM, CATEGORY, NEWS, FORUM = 0, 1, 2, 3, 4, 5, 15
NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 10, 11, 12
THREADS = (NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD)
WRITABLE = (TEXT, DM, GROUP_DM, VOICE, NEWS, *THREADS)


@dataclass(slots=True)
class Message:
    """A message, who alone may see it, and the files that its components show."""

    data: Json
    seen_by: str | None = None
    shown_files: list[Json] = field(default_factory=list)
    reactors: dict[str, list[str]] = field(default_factory=dict)
    voters: dict[str, list[str]] = field(default_factory=dict)

    @property
    def id(self) -> str:
        return str(self.data["id"])

    @property
    def channel_id(self) -> str:
        return str(self.data["channel_id"])


@dataclass(slots=True)
class World:
    """A guild or more, and everybody in it."""

    application: Json
    token: str
    ids: Snowflakes = field(default_factory=Snowflakes)
    users: dict[str, Json] = field(default_factory=dict)
    guilds: dict[str, Json] = field(default_factory=dict)
    members: dict[str, dict[str, Json]] = field(default_factory=dict)
    channels: ChannelTable = field(default_factory=ChannelTable)
    thread_members: dict[str, dict[str, Json]] = field(default_factory=dict)
    messages: dict[str, dict[str, Message]] = field(default_factory=dict)
    pins: dict[str, dict[str, str]] = field(default_factory=dict)
    commands: dict[str, Json] = field(default_factory=dict)
    emojis: dict[str, Json] = field(default_factory=dict)
    webhooks: dict[str, Json] = field(default_factory=dict)
    invites: dict[str, Json] = field(default_factory=dict)
    scheduled_events: dict[str, Json] = field(default_factory=dict)
    bans: dict[str, dict[str, Json]] = field(default_factory=dict)
    audit: dict[str, list[Json]] = field(default_factory=dict)
    locales: dict[str, str] = field(default_factory=dict)
    installed_by: list[str] = field(default_factory=list)
    """Who has the application for themselves, wherever they are."""
    welcome: Json = field(default_factory=dict)
    clock: Clock = field(default_factory=SystemClock)

    @property
    def bot(self) -> Json:
        return self.users[self.application["id"]]

    def locale(self, user_id: str) -> str:
        """The language a person has chosen in their client."""
        return self.locales.get(user_id, "en-US")

    def user(self, user_id: str) -> Json:
        if user_id not in self.users:
            raise Refusal(10013)
        return self.users[user_id]

    def guild(self, guild_id: str) -> Json:
        if guild_id not in self.guilds:
            raise Refusal(10004)
        return self.guilds[guild_id]

    def member(self, guild_id: str, user_id: str) -> Json:
        self.guild(guild_id)
        if user_id not in self.members[guild_id]:
            raise Refusal(10007 if user_id in self.users else 10013)
        return self.members[guild_id][user_id]

    def role(self, guild_id: str, role_id: str) -> Json:
        for role in self.guild(guild_id)["roles"]:
            if role["id"] == role_id:
                found: Json = role
                return found
        raise Refusal(10011)

    def channel(self, channel_id: str) -> Json:
        if channel_id not in self.channels:
            raise Refusal(10003)
        return self.channels[channel_id]

    def thread(self, channel_id: str) -> Json:
        channel = self.channel(channel_id)
        if not is_thread(channel):
            raise Refusal(50024)
        return channel

    def message(self, channel_id: str, message_id: str) -> Message:
        found = self.messages.get(channel_id, {}).get(message_id)
        if found is None:
            raise Refusal(10008)
        return found

    def permissions(self, user_id: str, channel: Json) -> int:
        """What a user may do in a channel; a thread asks its parent."""
        if "guild_id" not in channel:
            here = {user["id"] for user in channel["recipients"]}
            here |= {self.bot["id"]} if channel["type"] == DM else set()
            return ALL if user_id in here else 0
        guild = self.guilds[channel["guild_id"]]
        member = self.members[guild["id"]].get(user_id)
        if member is None:
            return 0
        parent = self.channels[channel["parent_id"]] if is_thread(channel) else channel
        total = in_channel(guild, parent, member) & self._heard(member)
        return total if self._may_enter(user_id, channel, total) else 0

    def _heard(self, member: Json) -> int:
        """Whoever is timed out sees and reads, and does nothing else."""
        until = member["communication_disabled_until"]
        return SILENCED if until and moment(until) > self.clock.now() else ALL

    def _may_enter(self, user_id: str, channel: Json, total: int) -> bool:
        """A private thread is for those in it, and for who manages threads."""
        if channel["type"] != PRIVATE_THREAD or total & May.MANAGE_THREADS:
            return True
        return user_id in self.thread_members.get(channel["id"], {})

    def guild_permissions(self, user_id: str, guild_id: str) -> int:
        return in_guild(self.guild(guild_id), self.member(guild_id, user_id))

    def channels_of(self, guild_id: str) -> list[Json]:
        """The channels of a guild, without its threads."""
        return [c for c in self.channels.of(guild_id) if not is_thread(c)]

    def threads_of(self, guild_id: str) -> list[Json]:
        return [c for c in self.channels.of(guild_id) if is_thread(c)]

    def direct_channels(self) -> list[Json]:
        return list(self.channels.of(DIRECT))

    def visible(self, message: Message, user_id: str) -> bool:
        return message.seen_by in (None, user_id)


def is_thread(channel: Json) -> bool:
    return channel["type"] in THREADS
