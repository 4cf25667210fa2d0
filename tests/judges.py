"""Two outside judges: Discord's OpenAPI description, and its gateway types as JSON schema.

Every request a bot makes, every answer it gets and every dispatch is held against them. They
know nothing of this project, so neither a lenient client nor a mistaken test can fool them.
"""

import copy
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs

from loopback import Exchange

SHARED = Path(__file__).parents[2] / "shared" / "discord"
OPENAPI, GATEWAY = SHARED / "discord-openapi.json", SHARED / "discord-gateway.schema.json"
LURK_DIGEST = SHARED.parent / "games" / "lurk.json"
PRESENT = OPENAPI.exists() and GATEWAY.exists()
NO_BODY = ("GET", "DELETE")


def not_judged(*wanted: Path) -> str | None:
    """The loud line of a run without its judges: what nobody judged, and for want of what."""
    absent = ", ".join(str(file) for file in wanted or (OPENAPI, GATEWAY) if not file.exists())
    if not absent:
        return None
    return (
        "*** NOT JUDGED: whether loopback speaks as Discord's own description says. "
        f"Absent: {absent} ***"
    )


def not_compared(digest: Path = LURK_DIGEST) -> str | None:
    """The same for the figures of Lurk, which are compared with its digest."""
    if digest.exists():
        return None
    return f"*** NOT COMPARED: Lurk's figures with those of its rulebook. Absent: {digest} ***"


@cache
def openapi() -> dict[str, Any]:
    return json.loads(OPENAPI.read_text())


@cache
def gateway() -> dict[str, Any]:
    """The gateway's types; bit fields came out of the translation as lists of single bits."""
    schema = json.loads(GATEWAY.read_text())
    for name in schema["definitions"]:
        if name.endswith("Flags"):
            schema["definitions"][name] = {"type": "integer"}
    return schema


@cache
def _validator(pointer: str) -> jsonschema_rs.Draft202012Validator:
    spec = openapi()
    schema = {"$ref": pointer, "components": spec["components"], "paths": spec["paths"]}
    return jsonschema_rs.Draft202012Validator(schema)


@cache
def _dispatch_validator(event: str) -> jsonschema_rs.Draft7Validator | None:
    known = gateway()["definitions"]["Dispatch"]["properties"]
    if event not in known:
        return None
    schema = known[event] | {"definitions": gateway()["definitions"]}
    return jsonschema_rs.Draft7Validator(schema)


def _escaped(part: str) -> str:
    """One step of a JSON pointer inside an address."""
    text = part.replace("~", "~0").replace("/", "~1")
    return text.replace("{", "%7B").replace("}", "%7D")


def _pointer(*parts: str) -> str:
    return "#/" + "/".join(map(_escaped, parts))


class OutsideJudge:
    """Collects every fault it finds; a test that caused one fails."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.seen = 0

    def rest(self, exchange: Exchange) -> None:
        if exchange.status >= 500:
            self.faults.append(f"{exchange.method} {exchange.template} broke the server")
        if not PRESENT or exchange.status >= 500:
            return
        operation = openapi()["paths"].get(exchange.template, {}).get(exchange.method.lower())
        where = f"{exchange.method} {exchange.template}"
        if operation is None:
            self.faults.append(f"{where} is not in Discord's description")
            return
        if exchange.status < 400 and exchange.method not in NO_BODY:
            self._request(where, operation, exchange)
        self._answer(where, operation, exchange)

    def _request(self, where: str, operation: dict[str, Any], exchange: Exchange) -> None:
        content = operation.get("requestBody", {}).get("content", {})
        if "application/json" not in content or exchange.body in (None, {}):
            return
        path = (exchange.template, exchange.method.lower(), "requestBody", "content")
        pointer = _pointer("paths", *path, "application/json", "schema")
        self._hold(f"request {where}", _validator(pointer), _normal(exchange.body))

    def _answer(self, where: str, operation: dict[str, Any], exchange: Exchange) -> None:
        status = _declared(operation, exchange.status)
        if status is None:
            self.faults.append(f"{where} must not answer {exchange.status}")
            return
        response = operation["responses"][status]
        if "$ref" in response:
            parts = response["$ref"].removeprefix("#/").split("/")
            self._hold_answer(where, parts, exchange)
        elif "application/json" in response.get("content", {}):
            parts = ["paths", exchange.template, exchange.method.lower(), "responses", status]
            self._hold_answer(where, parts, exchange)
        elif exchange.answer is not None:
            self.faults.append(f"{where} must answer {status} without a body")

    def _hold_answer(self, where: str, parts: list[str], exchange: Exchange) -> None:
        pointer = _pointer(*parts, "content", "application/json", "schema")
        answer = _numbered(exchange.answer) if exchange.status >= 400 else exchange.answer
        self._hold(f"answer {exchange.status} {where}", _validator(pointer), answer)

    def dispatch(self, event: str, data: dict[str, Any]) -> None:
        if PRESENT and (validator := _dispatch_validator(event)):
            self._hold(f"dispatch {event}", validator, data)

    def _hold(self, what: str, validator: Any, value: object) -> None:
        self.seen += 1
        errors = list(_errors(validator, value))
        if errors:
            self.faults.append(f"{what}: {'; '.join(errors[:3])} in {json.dumps(value)[:600]}")

    def verdict(self) -> str:
        return "\n".join(self.faults)


def _errors(validator: Any, value: object) -> Iterator[str]:
    for error in validator.iter_errors(value):
        yield f"{'/'.join(map(str, error.instance_path))}: {str(error.message)[:300]}"


def _declared(operation: dict[str, Any], status: int) -> str | None:
    """How the description calls this status: by its number, or as one of a hundred."""
    for name in (str(status), f"{status // 100}XX"):
        if name in operation["responses"]:
            return name
    return None


def _normal(body: object) -> object:
    """What clients do and Discord takes, but the description does not say: ids as numbers, and
    permissions as text."""
    if isinstance(body, dict):
        return {key: _normal_field(key, value) for key, value in body.items()}
    if isinstance(body, list):
        return [_normal(each) for each in body]
    is_id = isinstance(body, int) and not isinstance(body, bool) and body > 10**15
    return str(body) if is_id else body


def _normal_field(key: str, value: object) -> object:
    if key == "attachments" and isinstance(value, list):
        return [_text_id(_normal(each)) for each in value]
    if key in ("permissions", "allow", "deny") and isinstance(value, str) and value.isdecimal():
        return int(value)
    return _normal(value)


def _text_id(attachment: object) -> object:
    if not isinstance(attachment, dict) or "id" not in attachment:
        return attachment
    return attachment | {"id": str(attachment["id"])}


def _numbered(answer: object) -> object:
    """Codes inside an error tree are words, as Discord's reference shows; the description errs."""
    answer = copy.deepcopy(answer)
    for node in _objects(answer):
        for error in node.get("_errors", ()):
            error["code"] = 0
    return answer


def _objects(value: object) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
        for inner in value.values():
            yield from _objects(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _objects(inner)
