"""Reads what a request carries: JSON, or a multipart form with files."""

import json
import re
from urllib.parse import parse_qsl

from aiohttp import BodyPartReader, MultipartReader, web
from aiohttp.http_exceptions import HttpProcessingError

from loopback.checks.messages import Upload
from loopback.errors import Refusal, bad_field
from loopback.files import LARGEST_REQUEST, MOST_FILES

FILE_FIELD = re.compile(r"files?\[?(\d*)\]?")
FORM = "application/x-www-form-urlencoded"


async def read_body(request: web.Request) -> tuple[object, list[Upload]]:
    """The JSON of a request and its files; nothing at all is an empty object."""
    if request.content_type.startswith("multipart/"):
        return await _multipart(request)
    try:
        raw = await request.read()
    except web.HTTPRequestEntityTooLarge:
        raise Refusal(40005) from None
    if not raw.strip():
        return {}, []
    if request.content_type == FORM:
        return _urlencoded(raw), []
    if request.content_type != "application/json":
        message = "Expected \"Content-Type\" header to be one of {'application/json'}."
        raise bad_field((), "CONTENT_TYPE_INVALID", message)
    return parse(raw), []


def _urlencoded(raw: bytes) -> object:
    """A form as a browser sends it; some clients send JSON under that name, with payload_json."""
    try:
        fields = dict(parse_qsl(raw.decode(), keep_blank_values=True, strict_parsing=True))
    except ValueError:
        raise Refusal(50109) from None
    return parse(fields["payload_json"].encode()) if "payload_json" in fields else fields


def _refuse_constant(name: str) -> object:
    raise ValueError(name)


DECODER = json.JSONDecoder(parse_constant=_refuse_constant)


def parse(raw: bytes) -> object:
    try:
        return DECODER.decode(raw.decode())
    except (ValueError, RecursionError):
        raise Refusal(50109) from None


async def _multipart(request: web.Request) -> tuple[object, list[Upload]]:
    try:
        reader = await request.multipart()
        return await _parts(reader)
    except (ValueError, AssertionError, RuntimeError, LookupError, EOFError, HttpProcessingError):
        raise Refusal(50035, message="Invalid multipart body") from None


async def _parts(reader: MultipartReader) -> tuple[object, list[Upload]]:
    fields: dict[str, object] = {}
    body: object = None
    uploads: list[Upload] = []
    total = 0
    while (part := await reader.next()) is not None:
        if not isinstance(part, BodyPartReader):
            raise Refusal(50035, message="Invalid multipart body")
        data = await _bytes_of(part, LARGEST_REQUEST - total)
        total += len(data)
        if part.name == "payload_json":
            body = parse(data)
        elif part.filename is not None:
            uploads.append(_upload(part, data, len(uploads)))
        else:
            fields[part.name or ""] = data.decode("utf-8", "replace")
    if len(uploads) > MOST_FILES:
        message = f"Must be {MOST_FILES} or fewer in length."
        raise bad_field(("files",), "BASE_TYPE_MAX_LENGTH", message)
    return (fields if body is None else body), uploads


async def _bytes_of(part: BodyPartReader, most: int) -> bytes:
    data = bytearray()
    while chunk := await part.read_chunk(1 << 16):
        data += chunk
        if len(data) > most:
            raise Refusal(40005)
    return bytes(data)


def _upload(part: BodyPartReader, data: bytes, position: int) -> Upload:
    named = FILE_FIELD.fullmatch(part.name or "")
    index = named.group(1) if named and named.group(1) else str(position)
    return Upload(part.filename or "unknown", data, index=index)
