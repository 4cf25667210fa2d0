"""The first things a session is told: READY and every guild."""

from loopback import scheduled_events
from loopback.gateway.session import Session
from loopback.permissions import May
from loopback.types import Json
from loopback.world import World

MOST_FOUND = 100


def ready(world: World, session: Session, resume_url: str) -> Json:
    guilds = guilds_of(world, session)
    return {
        "v": 10,
        "user": world.bot | {"verified": True, "mfa_enabled": True, "email": None},
        "guilds": [{"id": guild_id, "unavailable": True} for guild_id in guilds],
        "session_id": session.id,
        "resume_gateway_url": resume_url,
        "shard": list(session.shard),
        "application": {
            "id": world.application["id"],
            "flags": world.application["flags"],
            "flags_new": world.application["flags_new"],
        },
        "private_channels": [],
        "relationships": [],
        "presences": [],
        "user_settings": {},
        "_trace": ["loopback"],
    }


def guilds_of(world: World, session: Session) -> list[str]:
    """The guilds that the bot is in and this session's shard serves."""
    bot_id = world.bot["id"]
    return [g for g in world.guilds if session.covers(g) and bot_id in world.members[g]]


def guild_create(world: World, guild_id: str, *, everybody: bool = False) -> Json:
    """A guild as the bot sees it; only with the presence intent is every member listed."""
    bot_id = world.bot["id"]
    me = world.members[guild_id][bot_id]
    members = list(world.members[guild_id].values()) if everybody else [me]
    return world.guilds[guild_id] | {
        "unavailable": False,
        "joined_at": me["joined_at"],
        "large": False,
        "member_count": len(world.members[guild_id]),
        "members": members,
        "channels": world.channels_of(guild_id),
        "threads": [t for t in active_threads(world, guild_id) if sees(world, bot_id, t)],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": scheduled_events.living(world, guild_id),
        "soundboard_sounds": [],
    }


def active_threads(world: World, guild_id: str) -> list[Json]:
    return [t for t in world.threads_of(guild_id) if not t["thread_metadata"]["archived"]]


def sees(world: World, user_id: str, channel: Json) -> bool:
    return bool(world.permissions(user_id, channel) & May.VIEW_CHANNEL)


def asks_for_everybody(asked: Json) -> bool:
    return not asked.get("user_ids") and not asked.get("query") and not asked.get("limit")


def members_chunk(world: World, asked: Json) -> list[Json]:
    """The answer to a request for members, in chunks of a thousand."""
    guild_id = str(asked.get("guild_id"))
    members = _wanted(list(world.members.get(guild_id, {}).values()), asked)
    pieces = [members[i : i + 1000] for i in range(0, len(members), 1000)] or [[]]
    common: Json = {"guild_id": guild_id, "chunk_count": len(pieces)}
    if isinstance(nonce := asked.get("nonce"), str):
        common["nonce"] = nonce
    if missing := _missing(members, asked):
        common["not_found"] = missing
    return [common | {"members": m, "chunk_index": i} for i, m in enumerate(pieces)]


def _missing(members: list[Json], asked: Json) -> list[str]:
    found = {m["user"]["id"] for m in members}
    return [user_id for user_id in _ids(asked) if user_id not in found]


def _ids(asked: Json) -> list[str]:
    """Nobody may ask for more than a hundred by id."""
    ids = asked.get("user_ids") or []
    return [str(i) for i in (ids if isinstance(ids, list) else [ids])][:MOST_FOUND]


def _wanted(members: list[Json], asked: Json) -> list[Json]:
    if wanted := _ids(asked):
        return [m for m in members if m["user"]["id"] in wanted]
    query = str(asked.get("query") or "").lower()
    if asks_for_everybody(asked):
        return members
    limit = asked.get("limit")
    most = min(limit, MOST_FOUND) if isinstance(limit, int) and limit > 0 else MOST_FOUND
    return [m for m in members if m["user"]["username"].startswith(query)][:most]
