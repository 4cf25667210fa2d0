"""Pictures sent inside JSON, as data addresses."""

import base64
import binascii
import re
from typing import NamedTuple

from loopback.errors import Refusal, bad_field
from loopback.form import Form
from loopback.pictures import picture_size

DATA_URI = re.compile(r"data:(image/(?:png|jpeg|gif|webp));base64,(.*)", re.DOTALL)


class Image(NamedTuple):
    """Its type and its bytes."""

    kind: str
    data: bytes


def read_image(form: Form, key: str, largest: int) -> Image | None:
    """The picture of a field, if one was sent."""
    text = form.text(key, 4 * largest)
    form.check()
    if text is None:
        return None
    given = DATA_URI.fullmatch(text)
    try:
        data = base64.b64decode(given.group(2), validate=True) if given else b""
    except binascii.Error:
        data = b""
    if given is None or picture_size(data) is None:
        raise bad_field((key,), "IMAGE_INVALID", "Invalid image data")
    if len(data) > largest:
        raise Refusal(50138)
    return Image(given.group(1), data)
