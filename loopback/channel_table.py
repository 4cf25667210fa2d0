"""All channels by id, and at hand by guild: a world may have thousands of guilds."""

from collections import UserDict
from collections.abc import Iterable

from loopback.types import Json

DIRECT = ""
"""Where channels stand that belong to no guild."""


class ChannelTable(UserDict[str, Json]):
    """A dictionary that also knows which channels a guild has, in the order they came."""

    def __init__(self, channels: Iterable[Json] = ()) -> None:
        self._of: dict[str, dict[str, Json]] = {}
        super().__init__({channel["id"]: channel for channel in channels})

    def __setitem__(self, channel_id: str, channel: Json) -> None:
        super().__setitem__(channel_id, channel)
        self._of.setdefault(channel.get("guild_id", DIRECT), {})[channel_id] = channel

    def __delitem__(self, channel_id: str) -> None:
        guild_id = self[channel_id].get("guild_id", DIRECT)
        super().__delitem__(channel_id)
        del self._of[guild_id][channel_id]

    def of(self, guild_id: str) -> Iterable[Json]:
        return self._of.get(guild_id, {}).values()
