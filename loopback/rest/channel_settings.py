"""What can be said about a channel when it is made or changed."""

from loopback.form import Form
from loopback.rest.routing import Call
from loopback.rest.threads import DURATIONS
from loopback.types import Json
from loopback.world import CATEGORY

SLOWEST = 21600
NUMBERS = {
    "rate_limit_per_user": (0, SLOWEST),
    "default_thread_rate_limit_per_user": (0, SLOWEST),
    "position": (0, 2**31 - 1),
    "bitrate": (8000, 384_000),
    "user_limit": (0, 99),
}
CHOICES = {
    "default_auto_archive_duration": DURATIONS,
    "video_quality_mode": (1, 2),
    "default_sort_order": (0, 1),
    "default_forum_layout": (0, 1, 2),
}
MOST_TAGS = 20


def read_settings(call: Call, form: Form) -> Json:
    found: Json = {}
    if (name := form.text("name", 100, least=1)) is not None:
        found["name"] = name
    for key, most in (("topic", 4096), ("rtc_region", 64)):
        if form.given(key):
            found[key] = form.text(key, most)
    for key, (least, highest) in NUMBERS.items():
        if (number := form.integer(key, least, highest)) is not None:
            found[key] = number
    for key, allowed in CHOICES.items():
        if (choice := form.choice(key, allowed)) is not None:
            found[key] = choice
    if (nsfw := form.flag("nsfw")) is not None:
        found["nsfw"] = nsfw
    if form.given("parent_id"):
        found["parent_id"] = _category(call, form)
    form.refuse_words_left_out("default_tag_setting")
    return found | _lists(call, form)


def _lists(call: Call, form: Form) -> Json:
    found: Json = {}
    if emoji := form.form("default_reaction_emoji"):
        found["default_reaction_emoji"] = {
            "emoji_id": emoji.snowflake("emoji_id"),
            "emoji_name": emoji.text("emoji_name", 100),
        }
    if form.has("available_tags"):
        found["available_tags"] = [_tag(call, t) for t in form.forms("available_tags", MOST_TAGS)]
    if form.has("permission_overwrites"):
        found["permission_overwrites"] = [
            overwrite(given) for given in form.forms("permission_overwrites", 100)
        ]
    return found


def _tag(call: Call, form: Form) -> Json:
    return {
        "id": form.snowflake("id") or call.realm.new_id(),
        "name": form.text("name", 50, required=True),
        "moderated": bool(form.flag("moderated")),
        "emoji_id": form.snowflake("emoji_id"),
        "emoji_name": form.text("emoji_name", 100),
    }


def _category(call: Call, form: Form) -> str | None:
    parent = form.snowflake("parent_id")
    if parent is not None and call.world.channels.get(parent, {}).get("type") != CATEGORY:
        form.fault(("parent_id",), "CHANNEL_PARENT_INVALID", "Category does not exist")
    return parent


def overwrite(form: Form) -> Json:
    return {
        "id": form.snowflake("id", required=True),
        "type": form.choice("type", (0, 1)) or 0,
        "allow": str(form.integer("allow", 0) or 0),
        "deny": str(form.integer("deny", 0) or 0),
    }
