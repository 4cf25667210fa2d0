"""Guilds: changed, looked at, left; the order of their channels and roles; their audit log."""

from loopback import audit, guilds, moderation
from loopback.access import require_in_guild, require_rank
from loopback.audit import Action
from loopback.checks.commands import LOCALES
from loopback.errors import Refusal, bad_field
from loopback.form import Form
from loopback.permissions import May
from loopback.rest.routing import Answer, Call, Routes
from loopback.types import Json
from loopback.world import TEXT, VOICE

routes = Routes()
ONE = "/guilds/{guild_id}"
LEVELS = {
    "verification_level": range(5),
    "default_message_notifications": range(2),
    "explicit_content_filter": range(3),
    "afk_timeout": (60, 300, 900, 1800, 3600),
}
CHANNELS = {"system_channel_id": TEXT, "rules_channel_id": TEXT, "afk_channel_id": VOICE}
LEFT_OUT = (
    "icon", "splash", "banner", "discovery_splash", "home_header", "region",
    "safety_alerts_channel_id", "public_updates_channel_id",
)  # fmt: skip
SHOWN = ("id", "name", "icon", "description", "home_header", "splash", "discovery_splash")
WITH = ("features", "emojis", "stickers")


def _guild(call: Call, *needed: May) -> Json:
    guild_id = call.id("guild_id")
    require_in_guild(call.world, call.bot_id, guild_id, *needed)
    return call.world.guild(guild_id)


@routes.on("PATCH", ONE)
async def change(call: Call) -> Answer:
    guild, form = _guild(call, May.MANAGE_GUILD), call.form()
    changes = _settings(call, form)
    form.check()
    found = audit.difference(guild, changes)
    guild |= changes
    action, guild_id = Action.GUILD_UPDATE, guild["id"]
    audit.record(call.realm, guild_id, action, guild_id, reason=call.reason, changes=found)
    guilds.tell_guild(call.realm, guild)
    return guild


def _settings(call: Call, form: Form) -> Json:
    form.refuse_left_out("features")
    form.refuse_words_left_out(*LEFT_OUT)
    found: Json = {}
    if (name := form.text("name", 100, least=2)) is not None:
        found["name"] = name
    if form.given("description"):
        found["description"] = form.text("description", 300)
    for key, allowed in LEVELS.items():
        if (level := form.choice(key, allowed)) is not None:
            found[key] = level
    if (flags := form.integer("system_channel_flags", 0)) is not None:
        found["system_channel_flags"] = flags
    if (bar := form.flag("premium_progress_bar_enabled")) is not None:
        found["premium_progress_bar_enabled"] = bar
    if (locale := _locale(form)) is not None:
        found["preferred_locale"] = locale
    for key, kind in CHANNELS.items():
        if form.given(key):
            found[key] = _channel(call, form, key, kind)
    return found


def _locale(form: Form) -> str | None:
    locale = form.text("preferred_locale")
    if locale is not None and locale not in LOCALES:
        form.fault(("preferred_locale",), "BASE_TYPE_CHOICES", "Not a valid locale.")
    return locale


def _channel(call: Call, form: Form, key: str, kind: int) -> str | None:
    wanted = form.snowflake(key)
    there = {c["id"] for c in call.world.channels_of(call.id("guild_id")) if c["type"] == kind}
    if wanted is not None and wanted not in there:
        form.fault((key,), "CHANNEL_INVALID", "Unknown channel, or not of this kind.")
    return wanted


@routes.on("GET", ONE + "/preview")
async def preview(call: Call) -> Answer:
    guild = _guild(call)
    count = len(call.world.members[guild["id"]])
    shown = {key: guild[key] for key in (*SHOWN, *WITH)}
    return shown | {"approximate_member_count": count, "approximate_presence_count": count}


@routes.on("DELETE", "/users/@me/guilds/{guild_id}", status=204)
async def leave(call: Call) -> Answer:
    guild = _guild(call)
    moderation.remove_member(call.realm, guild["id"], call.bot_id)
    gone = {"id": guild["id"], "unavailable": False}
    call.realm.gateway.dispatch("GUILD_DELETE", gone, guild["id"])
    return None


@routes.on("PATCH", ONE + "/channels", status=204)
async def order_channels(call: Call) -> Answer:
    guild_id = _guild(call, May.MANAGE_CHANNELS)["id"]
    channels = {c["id"]: c for c in call.world.channels_of(guild_id)}
    for channel_id, position in _positions(call):
        if channel_id not in channels:
            raise Refusal(10003)
        channels[channel_id]["position"] = position
        guilds.tell_channel(call.realm, "CHANNEL_UPDATE", channels[channel_id])
    return None


@routes.on("PATCH", ONE + "/roles")
async def order_roles(call: Call) -> Answer:
    guild = _guild(call, May.MANAGE_ROLES)
    wanted = [(call.world.role(guild["id"], r), position) for r, position in _positions(call)]
    for role, _ in wanted:
        require_rank(call.world, call.bot_id, guild["id"], role)
    for role, position in wanted:
        role["position"] = position
        guilds.tell_role(call.realm, "GUILD_ROLE_UPDATE", guild["id"], role)
    found: list[Json] = guild["roles"]
    return found


def _positions(call: Call) -> list[tuple[str, int]]:
    """Pairs of id and place; an entry without a place changes nothing."""
    found = []
    for index, item in enumerate(call.items()):
        form = Form(item)
        form.path = (index,)
        key, position = form.snowflake("id", required=True), form.integer("position", 0)
        form.check()
        if key is not None and position is not None:
            found.append((key, position))
    return found


@routes.on("GET", ONE + "/roles/member-counts")
async def member_counts(call: Call) -> Answer:
    guild = _guild(call)
    members = call.world.members[guild["id"]].values()
    return {
        role["id"]: sum(role["id"] in member["roles"] for member in members)
        for role in guild["roles"]
        if role["id"] != guild["id"]
    }


@routes.on("GET", ONE + "/audit-logs")
async def audit_log(call: Call) -> Answer:
    guild_id = _guild(call, May.VIEW_AUDIT_LOG)["id"]
    limit = call.number("limit", 1, 100, 50)
    kind = call.number("action_type", 0, 1000, 0)
    before, after = call.query_id("before"), call.query_id("after")
    if before and after:
        raise bad_field(("before",), "AUDIT_LOG_BEFORE_AND_AFTER", "Only one of before and after")
    entries = [
        entry
        for entry in call.world.audit.get(guild_id, [])
        if (not kind or entry["action_type"] == kind)
        and (not before or int(entry["id"]) < int(before))
        and int(entry["id"]) > int(after or 0)
        and _about(call, entry)
    ]
    entries = entries[:limit] if after else entries[::-1][:limit]
    names = {e[key] for e in entries for key in ("user_id", "target_id")}
    users = [user for user_id, user in call.world.users.items() if user_id in names]
    empty: Json = {key: [] for key in EMPTY_LISTS}
    return {"audit_log_entries": entries, "users": users} | empty


EMPTY_LISTS = (
    "integrations", "webhooks", "guild_scheduled_events", "threads", "application_commands",
    "auto_moderation_rules",
)  # fmt: skip


def _about(call: Call, entry: Json) -> bool:
    wanted = {key: call.query_id(key) for key in ("user_id", "target_id")}
    return all(not value or entry[key] == value for key, value in wanted.items())
