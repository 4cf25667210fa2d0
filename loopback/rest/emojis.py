"""Emojis: the application's own, and a guild's."""

import re

from loopback import audit
from loopback.access import require_in_guild
from loopback.audit import Action
from loopback.checks.images import read_image
from loopback.errors import Refusal, bad_field
from loopback.form import Form
from loopback.permissions import May
from loopback.rest.routing import Answer, Call, Routes
from loopback.types import Json

routes = Routes()
ROOT, GUILD = "/applications/{application_id}/emojis", "/guilds/{guild_id}/emojis"
LARGEST, MOST, MOST_OF_GUILD = 256 * 1024, 2000, 50
NAME = re.compile(r"\w{2,32}", re.ASCII)


def _place(call: Call, *needed: May) -> list[Json]:
    """Where the emojis of the address live; a guild's ask for permissions."""
    if "guild_id" not in call.path:
        return list(_own(call).values())
    guild_id = call.id("guild_id")
    require_in_guild(call.world, call.bot_id, guild_id, *needed)
    found: list[Json] = call.world.guild(guild_id)["emojis"]
    return found


def _own(call: Call) -> dict[str, Json]:
    if call.id("application_id") != call.world.application["id"]:
        raise Refusal(10002)
    return call.world.emojis


def _one(call: Call) -> Json:
    wanted = call.id("emoji_id")
    found = next((emoji for emoji in _place(call) if emoji["id"] == wanted), None)
    if found is None:
        raise Refusal(10014)
    return found


def _tell(call: Call) -> None:
    guild_id = call.id("guild_id")
    told = {"guild_id": guild_id, "emojis": call.world.guild(guild_id)["emojis"]}
    call.realm.gateway.dispatch("GUILD_EMOJIS_UPDATE", told, guild_id)


@routes.on("GET", ROOT)
async def every(call: Call) -> Answer:
    return {"items": list(_own(call).values())}


@routes.on("GET", GUILD)
async def every_of_guild(call: Call) -> Answer:
    return _place(call)


@routes.on("GET", ROOT + "/{emoji_id}")
@routes.on("GET", GUILD + "/{emoji_id}")
async def one(call: Call) -> Answer:
    return _one(call)


def _name(call: Call, form: Form) -> str:
    name = form.text("name", 32, least=2, required=True)
    if name is not None and not NAME.fullmatch(name):
        message = "String value did not match validation regex."
        form.fault(("name",), "STRING_TYPE_REGEX", message)
    form.check()
    assert name is not None
    if "guild_id" in call.path:
        return name
    if any(e["name"] == name for e in call.world.emojis.values()):
        message = "An emoji with this name already exists"
        raise bad_field(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", message)
    return name


def _new(call: Call, form: Form) -> Json:
    form.text("image", 4 * LARGEST, required=True)
    name = _name(call, form)
    picture = read_image(form, "image", LARGEST)
    assert picture is not None, "required above"
    emoji: Json = {
        "id": call.realm.new_id(),
        "name": name,
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": picture.kind == "image/gif",
        "available": True,
        "user": call.world.bot,
    }
    call.realm.files.put(emoji["id"], picture.data)
    return emoji


@routes.on("POST", ROOT, status=201)
async def add(call: Call) -> Answer:
    emojis, emoji = _own(call), _new(call, call.form())
    if len(emojis) >= MOST:
        raise Refusal(30008, message=f"Maximum number of emojis reached ({MOST})")
    emojis[emoji["id"]] = emoji
    return emoji


@routes.on("POST", GUILD, status=201)
async def add_to_guild(call: Call) -> Answer:
    emojis, form = _place(call, May.CREATE_GUILD_EXPRESSIONS), call.form()
    roles, emoji = form.snowflakes("roles", 250), _new(call, form)
    if len(emojis) >= MOST_OF_GUILD:
        raise Refusal(30008, message=f"Maximum number of emojis reached ({MOST_OF_GUILD})")
    emojis.append(emoji | {"roles": roles})
    _tell(call)
    _log(call, Action.EMOJI_CREATE, emoji)
    return emojis[-1]


@routes.on("PATCH", ROOT + "/{emoji_id}")
async def rename(call: Call) -> Answer:
    found = _one(call)
    found["name"] = _name(call, call.form())
    return found


@routes.on("PATCH", GUILD + "/{emoji_id}")
async def rename_in_guild(call: Call) -> Answer:
    _place(call, May.MANAGE_GUILD_EXPRESSIONS)
    found, form = _one(call), call.form()
    roles = form.snowflakes("roles", 250)
    found["name"] = _name(call, form)
    if form.has("roles"):
        found["roles"] = roles
    _tell(call)
    _log(call, Action.EMOJI_UPDATE, found)
    return found


def _log(call: Call, action: Action, emoji: Json) -> None:
    audit.record(call.realm, call.id("guild_id"), action, emoji["id"], reason=call.reason)


@routes.on("DELETE", ROOT + "/{emoji_id}", status=204)
async def remove(call: Call) -> Answer:
    found = _one(call)
    call.realm.files.drop(found["id"])
    del call.world.emojis[found["id"]]
    return None


@routes.on("DELETE", GUILD + "/{emoji_id}", status=204)
async def remove_from_guild(call: Call) -> Answer:
    emojis, found = _place(call, May.MANAGE_GUILD_EXPRESSIONS), _one(call)
    call.realm.files.drop(found["id"])
    emojis.remove(found)
    _tell(call)
    _log(call, Action.EMOJI_DELETE, found)
    return None
