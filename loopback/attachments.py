"""Files of a message: kept, shown in components, resolved from `attachment://`."""

from collections.abc import Iterator

from loopback.checks.messages import MessageForm, Upload
from loopback.errors import FormErrors
from loopback.files import content_type, safe_name
from loopback.form import Path
from loopback.pictures import picture_size
from loopback.realm import Realm
from loopback.signing import unsigned
from loopback.types import Json

SCHEME = "attachment://"
MEDIA_KEYS = ("media", "file")


def store(realm: Realm, channel_id: str, upload: Upload) -> Json:
    """Puts a file in the store and gives its attachment object."""
    file_id, name = realm.new_id(), safe_name(upload.filename)
    realm.files.put(file_id, upload.data)
    url = f"{realm.base_url}/attachments/{channel_id}/{file_id}/{name}"
    attachment: Json = {
        "id": file_id,
        "filename": name,
        "size": len(upload.data),
        "url": url,
        "proxy_url": url,
        "flags": 0,
    }
    if kind := content_type(name):
        attachment["content_type"] = kind
    if upload.description is not None:
        attachment["description"] = upload.description
    if size := picture_size(upload.data):
        attachment["width"], attachment["height"] = size
    return attachment


def kept_of(current: list[Json], form: MessageForm) -> list[Json]:
    """Which files of a message an edit keeps: all, unless it names them."""
    if form.kept is None:
        return current
    known = {attachment["id"]: attachment for attachment in current}
    kept, errors = [], FormErrors()
    for index, wanted in enumerate(form.kept):
        if wanted["id"] not in known:
            errors.add(("attachments", index, "id"), "ATTACHMENT_NOT_FOUND", "Unknown attachment")
            continue
        attachment = dict(known[wanted["id"]])
        if wanted["description"] is not None:
            attachment["description"] = wanted["description"]
        kept.append(attachment)
    errors.check()
    return kept


def resolve(
    realm: Realm, available: list[Json], components: list[Json], embeds: list[Json]
) -> list[Json]:
    """Fills every picture with the file it names; gives the files that are shown so."""
    errors = FormErrors()
    shown = [
        *_resolve_components(realm, available, components, errors),
        *_resolve_embeds(available, embeds, errors),
    ]
    errors.check()
    used = {attachment["id"] for attachment in shown}
    return [attachment for attachment in available if attachment["id"] in used]


def _resolve_components(
    realm: Realm, available: list[Json], components: list[Json], errors: FormErrors
) -> list[Json]:
    shown = []
    for holder, key, path in _media(components, ("components",)):
        url = holder[key]["url"]
        attachment = _named(available, url)
        if attachment is not None:
            shown.append(attachment)
            if key == "file":
                holder |= {"name": attachment["filename"], "size": attachment["size"]}
        elif url.startswith(SCHEME):
            message = f"The referenced attachment {url} was not found"
            code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
            errors.add((*path, key, "url"), code, message)
        holder[key] = _unfurled(realm, url, attachment)
    return shown


def _media(holders: list[Json], path: Path) -> Iterator[tuple[Json, str, Path]]:
    """Every place in a tree of components that holds a picture or file, and where it stands."""
    for index, holder in enumerate(holders):
        here = (*path, index)
        for key in MEDIA_KEYS:
            if key in holder:
                yield holder, key, here
        yield from _media(holder.get("components", []), (*here, "components"))
        yield from _media(holder.get("items", []), (*here, "items"))
        if "accessory" in holder and "media" in holder["accessory"]:
            yield holder["accessory"], "media", (*here, "accessory")


def _named(available: list[Json], url: str) -> Json | None:
    name = safe_name(url.removeprefix(SCHEME)) if url.startswith(SCHEME) else None
    for attachment in reversed(available):
        if attachment["filename"] == name or attachment["url"] == unsigned(url):
            return attachment
    return None


def _unfurled(realm: Realm, url: str, attachment: Json | None) -> Json:
    found = attachment or {"url": url, "proxy_url": url}
    media: Json = {
        "id": realm.new_id(),
        "url": found["url"],
        "proxy_url": found["proxy_url"],
        "width": found.get("width"),
        "height": found.get("height"),
        "content_type": found.get("content_type"),
        "loading_state": 2,
        "flags": 0,
    }
    return media | {"attachment_id": found["id"]} if attachment else media


def _resolve_embeds(available: list[Json], embeds: list[Json], errors: FormErrors) -> list[Json]:
    shown = []
    for index, embed in enumerate(embeds):
        for key in ("image", "thumbnail"):
            picture = embed.get(key)
            if not picture:
                continue
            attachment = _named(available, picture["url"])
            if attachment is not None:
                shown.append(attachment)
                keys = ("url", "proxy_url", "width", "height", "content_type")
                embed[key] = {k: attachment[k] for k in keys if k in attachment}
            elif picture["url"].startswith(SCHEME):
                message = f"The referenced attachment {picture['url']} was not found"
                errors.add(("embeds", index, key, "url"), "ATTACHMENT_NOT_FOUND", message)
    return shown
