"""Application commands, global and per guild."""

from collections.abc import Iterable

from loopback.checks.commands import ENTRY_POINT, MOST_COMMANDS, MOST_MENUS, read_command
from loopback.errors import FormErrors, Refusal, bad_field
from loopback.form import Form
from loopback.realm import Change
from loopback.rest.routing import Answer, Call, Routes
from loopback.types import Json

routes = Routes()
MOST = ((1, MOST_COMMANDS), (2, MOST_MENUS), (3, MOST_MENUS), (ENTRY_POINT, 1))
MOST_A_DAY, DAY = 200, 24 * 3600
GLOBAL = "/applications/{application_id}/commands"
GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"


def _scope(call: Call) -> str | None:
    """The guild whose commands are meant, or none for the global ones."""
    if call.id("application_id") != call.world.application["id"]:
        raise Refusal(20012, status=403, message="You are not authorized to perform this action")
    if "guild_id" not in call.path:
        return None
    guild_id = call.id("guild_id")
    if call.bot_id not in call.world.members.get(guild_id, {}):
        raise Refusal(50001)
    return guild_id


def _of(call: Call, guild_id: str | None) -> list[Json]:
    return [c for c in call.world.commands.values() if c.get("guild_id") == guild_id]


def _one(call: Call) -> Json:
    found = call.world.commands.get(call.id("command_id"))
    if found is None or found.get("guild_id") != _scope(call):
        raise Refusal(10063)
    return found


def _key(command: Json) -> tuple[int, str]:
    return command["type"], command["name"]


def _keep(call: Call, command: Json, guild_id: str | None, old: Json | None) -> Json:
    """Gives a command its ids; one that replaces another of that name takes over its id."""
    kept: Json = {
        "id": old["id"] if old else call.realm.new_id(),
        "application_id": call.world.application["id"],
        "version": call.realm.new_id(),
        **command,
    }
    if guild_id is not None:
        kept["guild_id"] = guild_id
        kept.pop("dm_permission", None)
        kept["contexts"] = None
    call.world.commands[kept["id"]] = kept
    return kept


@routes.on("GET", GLOBAL)
@routes.on("GET", GUILD)
async def every(call: Call) -> Answer:
    """Translations are given to who asks for them; others get the word in the asker's own."""
    found = _of(call, _scope(call))
    return found if call.asked("with_localizations") else [_untranslated(c) for c in found]


def _untranslated(part: Json) -> Json:
    kept = {key: value for key, value in part.items() if not key.endswith("_localizations")}
    for key in ("options", "choices"):
        if key in kept:
            kept[key] = [_untranslated(inner) for inner in kept[key]]
    return kept


@routes.on("GET", GUILD + "/permissions")
async def all_permissions(call: Call) -> Answer:
    """Nobody has set any: that is done in a guild's settings, by people."""
    _scope(call)
    return []


@routes.on("GET", GUILD + "/{command_id}/permissions")
async def permissions(call: Call) -> Answer:
    guild_id, command = _scope(call), call.world.commands.get(call.id("command_id"))
    if command is None or command.get("guild_id", guild_id) != guild_id:
        raise Refusal(10063)
    raise Refusal(10066)


@routes.on("PUT", GUILD + "/{command_id}/permissions")
async def set_permissions(call: Call) -> Answer:
    _scope(call)
    raise Refusal(20001)


@routes.on("PUT", GLOBAL)
@routes.on("PUT", GUILD)
async def replace(call: Call) -> Answer:
    guild_id, errors = _scope(call), FormErrors()
    forms = [Form(item, errors, (index,)) for index, item in enumerate(call.items())]
    commands = [read_command(form) for form in forms]
    errors.check()
    _check_counts(commands)
    old = {_key(c): c for c in _of(call, guild_id)}
    _check_entry_point(old.values(), commands)
    for gone in old.values():
        del call.world.commands[gone["id"]]
    kept = [_keep(call, c, guild_id, old.get(_key(c))) for c in commands]
    call.realm.notice(Change("commands"))
    return kept


def _check_entry_point(old: Iterable[Json], new: Iterable[Json]) -> None:
    """Discord makes one when a host switches Activities on; replacing all does not remove it."""
    if _has_entry_point(old) and not _has_entry_point(new):
        raise Refusal(50240)


def _has_entry_point(commands: Iterable[Json]) -> bool:
    return any(command["type"] == ENTRY_POINT for command in commands)


def _check_counts(commands: list[Json]) -> None:
    for kind, most in MOST:
        if sum(command["type"] == kind for command in commands) > most:
            raise Refusal(30032)
    names = [_key(command) for command in commands]
    for index, name in enumerate(names):
        if name in names[:index]:
            message = "Application command names must be unique"
            code = "APPLICATION_COMMANDS_DUPLICATE_NAME"
            raise bad_field((index, "name"), code, message)


def _count_creation(call: Call, guild_id: str | None) -> None:
    """So many new commands a day, globally and in each guild."""
    today = int(call.realm.clock.now() // DAY)
    made = call.realm.commands_made
    made[guild_id, today] = made.get((guild_id, today), 0) + 1
    if made[guild_id, today] > MOST_A_DAY:
        raise Refusal(30034)


@routes.on("POST", GLOBAL, status=201)
@routes.on("POST", GUILD, status=201)
async def add(call: Call) -> Answer:
    guild_id, form = _scope(call), call.form()
    command = read_command(form)
    form.check()
    present = _of(call, guild_id)
    old = next((c for c in present if _key(c) == _key(command)), None)
    if old is None:
        _check_counts([*present, command])
        _count_creation(call, guild_id)
    kept = _keep(call, command, guild_id, old)
    call.realm.notice(Change("commands"))
    return kept


@routes.on("GET", GLOBAL + "/{command_id}")
@routes.on("GET", GUILD + "/{command_id}")
async def one(call: Call) -> Answer:
    return _one(call)


@routes.on("PATCH", GLOBAL + "/{command_id}")
@routes.on("PATCH", GUILD + "/{command_id}")
async def change(call: Call) -> Answer:
    old, form = _one(call), call.form()
    command = read_command(form, {k: v for k, v in old.items() if k != "id"})
    form.check()
    kept = _keep(call, command, old.get("guild_id"), old)
    call.realm.notice(Change("commands"))
    return kept


@routes.on("DELETE", GLOBAL + "/{command_id}", status=204)
@routes.on("DELETE", GUILD + "/{command_id}", status=204)
async def remove(call: Call) -> Answer:
    del call.world.commands[_one(call)["id"]]
    call.realm.notice(Change("commands"))
    return None
