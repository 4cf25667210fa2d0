"""Roles of a guild, and who has them."""

from loopback import audit, guilds, seed
from loopback.access import require_in_guild, require_rank
from loopback.audit import Action
from loopback.errors import Refusal
from loopback.form import Form
from loopback.permissions import PLAYER, May
from loopback.rest.routing import Answer, Call, Routes
from loopback.types import Json

routes = Routes()
MOST_ROLES = 250
COLORS = ("primary_color", "secondary_color", "tertiary_color")


def _guild_id(call: Call, *needed: May) -> str:
    guild_id = call.id("guild_id")
    require_in_guild(call.world, call.bot_id, guild_id, *needed)
    return guild_id


@routes.on("GET", "/guilds/{guild_id}/roles")
async def every(call: Call) -> Answer:
    found: list[Json] = call.world.guild(_guild_id(call))["roles"]
    return found


@routes.on("GET", "/guilds/{guild_id}/roles/{role_id}")
async def one(call: Call) -> Answer:
    return call.world.role(_guild_id(call), call.id("role_id"))


def _read(call: Call, guild_id: str, form: Form) -> Json:
    form.refuse_words_left_out("icon", "unicode_emoji")
    found: Json = {}
    if form.has("name"):
        found["name"] = form.text("name", 100, least=1)
    if (bits := form.integer("permissions", 0)) is not None:
        found["permissions"] = str(bits)
    if (color := form.integer("color", 0, 0xFFFFFF)) is not None:
        found["color"] = color
        found["colors"] = {
            "primary_color": color,
            "secondary_color": None,
            "tertiary_color": None,
        }
    if colors := form.form("colors"):
        found["colors"] = {key: colors.integer(key, 0, 0xFFFFFF) for key in COLORS}
        found["color"] = found["colors"]["primary_color"] or 0
    for key in ("hoist", "mentionable"):
        if (value := form.flag(key)) is not None:
            found[key] = value
    form.check()
    _refuse_more_than_own(call, guild_id, found)
    return found


def _refuse_more_than_own(call: Call, guild_id: str, found: Json) -> None:
    """Nobody gives away a permission they do not have."""
    own = call.world.guild_permissions(call.bot_id, guild_id)
    if int(found.get("permissions", 0)) & ~own:
        raise Refusal(50013)


def _log(call: Call, action: Action, target: str, changes: list[Json] | None = None) -> None:
    audit.record(
        call.realm, call.id("guild_id"), action, target, reason=call.reason, changes=changes
    )


def _log_roles(call: Call, key: str, role: Json) -> None:
    changes: list[Json] = [{"key": key, "new_value": [{"id": role["id"], "name": role["name"]}]}]
    _log(call, Action.MEMBER_ROLE_UPDATE, call.id("user_id"), changes)


@routes.on("POST", "/guilds/{guild_id}/roles")
async def add(call: Call) -> Answer:
    guild_id = _guild_id(call, May.MANAGE_ROLES)
    guild = call.world.guild(guild_id)
    settings = _read(call, guild_id, call.form())
    if len(guild["roles"]) >= MOST_ROLES:
        raise Refusal(30005)
    for other in guild["roles"]:
        other["position"] += bool(other["position"])
    role = seed.add_role(call.world, guild, "new role", PLAYER, call.realm.clock.now())
    role |= {"position": 1} | settings
    guilds.tell_role(call.realm, "GUILD_ROLE_CREATE", guild_id, role)
    _log(call, Action.ROLE_CREATE, role["id"])
    return role


@routes.on("PATCH", "/guilds/{guild_id}/roles/{role_id}")
async def change(call: Call) -> Answer:
    guild_id = _guild_id(call, May.MANAGE_ROLES)
    role = _lower_role(call, guild_id)
    settings = _read(call, guild_id, call.form())
    changes = audit.difference(role, settings)
    role |= settings
    guilds.tell_role(call.realm, "GUILD_ROLE_UPDATE", guild_id, role)
    _log(call, Action.ROLE_UPDATE, role["id"], changes)
    return role


def _lower_role(call: Call, guild_id: str) -> Json:
    role = call.world.role(guild_id, call.id("role_id"))
    require_rank(call.world, call.bot_id, guild_id, role)
    return role


@routes.on("DELETE", "/guilds/{guild_id}/roles/{role_id}", status=204)
async def remove(call: Call) -> Answer:
    guild_id = _guild_id(call, May.MANAGE_ROLES)
    role = _lower_role(call, guild_id)
    if role["id"] == guild_id or role["managed"]:
        raise Refusal(50028)
    call.world.guild(guild_id)["roles"].remove(role)
    for member in call.world.members[guild_id].values():
        member["roles"] = [r for r in member["roles"] if r != role["id"]]
    guilds.tell_role(call.realm, "GUILD_ROLE_DELETE", guild_id, role)
    _log(call, Action.ROLE_DELETE, role["id"])
    return None


@routes.on("PUT", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}", status=204)
async def give(call: Call) -> Answer:
    guild_id = _guild_id(call, May.MANAGE_ROLES)
    member, role = call.world.member(guild_id, call.id("user_id")), _lower_role(call, guild_id)
    if role["id"] not in member["roles"]:
        member["roles"].append(role["id"])
        guilds.tell_member(call.realm, guild_id, member)
        _log_roles(call, "$add", role)
    return None


@routes.on("DELETE", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}", status=204)
async def take(call: Call) -> Answer:
    guild_id = _guild_id(call, May.MANAGE_ROLES)
    member, role = call.world.member(guild_id, call.id("user_id")), _lower_role(call, guild_id)
    if role["id"] in member["roles"]:
        member["roles"].remove(role["id"])
        guilds.tell_member(call.realm, guild_id, member)
        _log_roles(call, "$remove", role)
    return None
