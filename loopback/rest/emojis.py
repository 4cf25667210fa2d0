"""The application's own emojis."""

import base64
import binascii
import re

from loopback.errors import Refusal, bad_field
from loopback.form import Form
from loopback.pictures import picture_size
from loopback.rest.routing import Answer, Call, Routes
from loopback.types import Json

routes = Routes()
ROOT = "/applications/{application_id}/emojis"
LARGEST, MOST = 256 * 1024, 2000
DATA_URI = re.compile(r"data:(image/(?:png|jpeg|gif|webp));base64,(.*)", re.DOTALL)
NAME = re.compile(r"\w{2,32}", re.ASCII)


def _own(call: Call) -> dict[str, Json]:
    if call.id("application_id") != call.world.application["id"]:
        raise Refusal(10002)
    return call.world.emojis


def _one(call: Call) -> Json:
    found = _own(call).get(call.id("emoji_id"))
    if found is None:
        raise Refusal(10014)
    return found


@routes.on("GET", ROOT)
async def every(call: Call) -> Answer:
    return {"items": list(_own(call).values())}


@routes.on("GET", ROOT + "/{emoji_id}")
async def one(call: Call) -> Answer:
    return _one(call)


def _name(call: Call, form: Form) -> str:
    name = form.text("name", 32, least=2, required=True)
    if name is not None and not NAME.fullmatch(name):
        message = "String value did not match validation regex."
        form.fault(("name",), "STRING_TYPE_REGEX", message)
    form.check()
    assert name is not None
    if any(e["name"] == name for e in call.world.emojis.values()):
        message = "An emoji with this name already exists"
        raise bad_field(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", message)
    return name


def _picture(form: Form) -> tuple[str, bytes]:
    given = DATA_URI.fullmatch(form.text("image", 4 * LARGEST, required=True) or "")
    form.check()
    try:
        data = base64.b64decode(given.group(2), validate=True) if given else b""
    except binascii.Error:
        data = b""
    if given is None or picture_size(data) is None:
        raise bad_field(("image",), "IMAGE_INVALID", "Invalid image data")
    if len(data) > LARGEST:
        raise Refusal(50138)
    return given.group(1), data


@routes.on("POST", ROOT, status=201)
async def add(call: Call) -> Answer:
    emojis, form = _own(call), call.form()
    kind, data = _picture(form)
    name = _name(call, form)
    if len(emojis) >= MOST:
        raise Refusal(30008, message=f"Maximum number of emojis reached ({MOST})")
    emoji = {
        "id": call.realm.new_id(),
        "name": name,
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": kind == "image/gif",
        "available": True,
        "user": call.world.bot,
    }
    call.realm.files.put(str(emoji["id"]), data)
    emojis[str(emoji["id"])] = emoji
    return emoji


@routes.on("PATCH", ROOT + "/{emoji_id}")
async def rename(call: Call) -> Answer:
    found = _one(call)
    found["name"] = _name(call, call.form())
    return found


@routes.on("DELETE", ROOT + "/{emoji_id}", status=204)
async def remove(call: Call) -> Answer:
    found = _one(call)
    call.realm.files.drop(found["id"])
    del call.world.emojis[found["id"]]
    return None
