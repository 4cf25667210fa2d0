"""A modal filled in: each field checked as Discord's client does, in the shape it sends."""

from loopback.checks import kinds
from loopback.checks.mentions import walk
from loopback.types import Json
from loopback.user.refusals import NotAllowed
from loopback.user.resolving import ATTACHMENT, BY_SELECT, Resolver


def fields_of(modal: Json) -> list[Json]:
    """The fields of a modal in order, each with the label it stands under."""
    found = []
    for top in modal["components"]:
        for part in walk([top]):
            if "custom_id" in part:
                label = part.get("label") or top.get("label")
                found.append(part | {"label": label, "description": top.get("description")})
    return found


def fill(
    modal: Json, values: dict[str, object], resolver: Resolver, uploads: dict[str, Json]
) -> Json:
    by_id = _by_custom_id(modal, values)
    sent = [_top(top, by_id, resolver, uploads) for top in modal["components"]]
    return {"custom_id": modal["custom_id"], "components": sent}


def _by_custom_id(modal: Json, values: dict[str, object]) -> dict[str, object]:
    """Fields may be named by custom id or by label."""
    fields = fields_of(modal)
    names = {f["label"]: f["custom_id"] for f in fields}
    known = {f["custom_id"] for f in fields}
    found = {}
    for name, value in values.items():
        custom_id = name if name in known else names.get(name)
        if custom_id is None:
            raise NotAllowed(f"There's no field {name!r}, only {list(names)}")
        found[custom_id] = value
    return found


def _top(
    top: Json, values: dict[str, object], resolver: Resolver, uploads: dict[str, Json]
) -> Json:
    shape: Json = {"type": top["type"], "id": top["id"]}
    if top["type"] == kinds.ROW:
        inner = [_field(f, values, resolver, uploads) for f in top["components"]]
        return shape | {"components": inner}
    if top["type"] == kinds.LABEL:
        return shape | {"component": _field(top["component"], values, resolver, uploads)}
    return shape


def _field(
    field: Json, values: dict[str, object], resolver: Resolver, uploads: dict[str, Json]
) -> Json:
    shape = {key: field[key] for key in ("type", "id", "custom_id")}
    value = values.get(field["custom_id"])
    kind = field["type"]
    if kind == kinds.TEXT_INPUT:
        return shape | {"value": _text(field, value)}
    if kind == kinds.CHECKBOX:
        return shape | {"value": bool(field["default"] if value is None else value)}
    if kind == kinds.RADIO_GROUP:
        chosen = _chosen(field, value, resolver, uploads)
        return shape | {"value": chosen[0] if chosen else None}
    return shape | {"values": _chosen(field, value, resolver, uploads)}


def _text(field: Json, value: object) -> str:
    text = str(field.get("value", "") if value is None else value)
    if field["required"] and not text:
        raise NotAllowed(f"{field['custom_id']} is required")
    least, most = field["min_length"] or 0, field["max_length"] or 4000
    if text and not least <= len(text) <= most:
        raise NotAllowed(f"{field['custom_id']} must have {least} to {most} characters")
    return text


def _chosen(field: Json, value: object, resolver: Resolver, uploads: dict[str, Json]) -> list[str]:
    given = _as_list(field, value)
    least = field.get("min_values", 1) if field["required"] or given else 0
    most = field.get("max_values", 1)
    if not least <= len(given) <= most:
        raise NotAllowed(f"{field['custom_id']} needs {least} to {most} values")
    if field["type"] in BY_SELECT:
        return [resolver.name(BY_SELECT[field["type"]], each, uploads) for each in given]
    if field["type"] == kinds.FILE_UPLOAD:
        return [resolver.name(ATTACHMENT, each, uploads) for each in given]
    return [_option(field, each) for each in given]


def _as_list(field: Json, value: object) -> list[str]:
    """One value or many; nothing given means the defaults."""
    if value is None:
        chosen = [o["value"] for o in field.get("options", ()) if o.get("default")]
        return chosen or [d["id"] for d in field.get("default_values", ())]
    return [str(each) for each in value] if isinstance(value, list | tuple) else [str(value)]


def _option(field: Json, wanted: str) -> str:
    for option in field["options"]:
        if wanted in (option["value"], option["label"]):
            return str(option["value"])
    labels = [option["label"] for option in field["options"]]
    raise NotAllowed(f"{wanted!r} is not among {labels}")
