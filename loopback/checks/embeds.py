"""Embeds and their limits."""

from datetime import datetime

from loopback.checks.components import web_address
from loopback.form import Form
from loopback.types import Json

SHOWN = {"title", "description", "image", "thumbnail", "footer", "author", "fields"}
"""An embed without any of these would show nothing."""
MOST_EMBEDS, MOST_LETTERS, MOST_FIELDS = 10, 6000, 25


def read_embeds(form: Form) -> list[Json]:
    embeds = [_embed(given) for given in form.forms("embeds", MOST_EMBEDS)]
    if sum(map(letters, embeds)) > MOST_LETTERS:
        message = f"Embed size exceeds maximum size of {MOST_LETTERS}"
        form.fault(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", message)
    return embeds


def letters(embed: Json) -> int:
    """All words of an embed that count."""
    fields = sum(len(f["name"] or "") + len(f["value"] or "") for f in embed.get("fields", ()))
    alone = len(embed.get("title", "")) + len(embed.get("description", ""))
    footer = len(embed.get("footer", {}).get("text") or "")
    return fields + alone + footer + len(embed.get("author", {}).get("name") or "")


def _embed(form: Form) -> Json:
    embed: Json = {"type": "rich"}
    for key, most in (("title", 256), ("description", 4096)):
        if text := form.text(key, most):
            embed[key] = text
    if form.has("url"):
        embed["url"] = web_address(form, "url")
    if (color := form.integer("color", 0, 0xFFFFFF)) is not None:
        embed["color"] = color
    _read_timestamp(form, embed)
    for key in ("image", "thumbnail"):
        if picture := form.form(key):
            embed[key] = {"url": web_address(picture, "url", attachments=True)}
    _read_people(form, embed)
    _read_fields(form, embed)
    if not form.errors.tree and not SHOWN & embed.keys():
        form.errors.required((*form.path, "description"))
    return embed


def _read_timestamp(form: Form, embed: Json) -> None:
    text = form.text("timestamp", 100)
    if text is None:
        return
    try:
        embed["timestamp"] = datetime.fromisoformat(text).isoformat()
    except ValueError:
        message = f"Could not parse {text}. Should be ISO8601."
        form.fault(("timestamp",), "DATE_TIME_TYPE_PARSE", message)


def _read_people(form: Form, embed: Json) -> None:
    for part, key, most in (("footer", "text", 2048), ("author", "name", 256)):
        given = form.form(part)
        if given is None:
            continue
        embed[part] = {key: given.text(key, most, least=1, required=True)}
        for link in ("icon_url", "url"):
            if given.has(link):
                embed[part][link] = web_address(given, link, attachments=link == "icon_url")


def _read_fields(form: Form, embed: Json) -> None:
    fields = [
        {
            "name": given.text("name", 256, least=1, required=True),
            "value": given.text("value", 1024, least=1, required=True),
            "inline": bool(given.flag("inline")),
        }
        for given in form.forms("fields", MOST_FIELDS)
    ]
    if fields:
        embed["fields"] = fields
