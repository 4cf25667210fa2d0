"""A probe of every limit and type that Discord's description states for what loopback takes.

For each operation that is done here, each field of its body is sent one too long, one too short,
one too large, one too many, or as another type. Where Discord says so stands in the probe's name.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from loopback.conform.rule import Rule
from loopback.rest.app import NOUNS
from tests import judges

IGNORED = ("embeds type", "embeds provider", "embeds video")
"""Discord's reference: whoever sends an embed can set every field but these."""
SPOILED = re.compile(r" (?:as|longer|shorter|over|under|more) .*")
PAGES = (
    (r".*/messages\b.*", {"embeds": "Embeds", "components": "Components", "poll": "Polls"}),
    (r".*/commands\b.*", {"options": "Options of commands"}),
    (r".*/messages\b(?!.*/threads).*", "Messages"),
    (r".*/commands\b.*", "Application commands"),
    (r".*/emojis\b.*", "Emojis"),
    (r".*/webhooks\b.*", "Webhooks"),
    (r"/channels/.*|/guilds/.*/channels", "Channels and threads"),
    (r"/guilds/.*|/users/.*", "Guilds, members and users"),
)


@dataclass(frozen=True)
class Probe:
    """One field of one operation, spoiled in one way."""

    method: str
    template: str
    key: str
    what: str
    value: Any = field(hash=False, compare=False)

    def __str__(self) -> str:
        return f"{self.method} {self.template} {self.key} {self.what}"

    @property
    def page(self) -> str:
        """Where Discord documents it."""
        for pattern, page in PAGES:
            if re.fullmatch(pattern, self.template):
                found = page if isinstance(page, str) else page.get(self.key)
                if found:
                    return found
        raise LookupError(self.template)

    @property
    def asks(self) -> tuple[str, str, str]:
        """Of which field it is, in a form that rules by hand can be held against."""
        where = SPOILED.sub("", f"{self.key} {self.what}").replace(" ", ".")
        return self.method, _nameless(self.template), where


def _resolved(schema: dict[str, Any]) -> dict[str, Any]:
    """A schema without references; of alternatives, the one that is not null."""
    while True:
        if "$ref" in schema:
            schema = judges.openapi()["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
            continue
        choices = schema.get("oneOf") or schema.get("anyOf") or []
        real = [c for c in choices if c.get("type") != "null"]
        if len(real) == 1:
            schema = real[0]
            continue
        return schema


def _spoiled(schema: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Ways to break a field, by what the description says of it."""
    kinds = schema.get("type", [])
    kinds = set([kinds] if isinstance(kinds, str) else kinds) - {"null"}
    if kinds == {"string"} and "format" not in schema and "enum" not in schema:
        yield "as a list", ["words"]
        if "maxLength" in schema and schema["maxLength"] < 100_000:
            yield f"longer than {schema['maxLength']}", "x" * (schema["maxLength"] + 1)
        if schema.get("minLength", 0) > 1:
            yield f"shorter than {schema['minLength']}", "x" * (schema["minLength"] - 1)
    elif kinds == {"integer"}:
        yield "as words", "many"
        if "maximum" in schema and schema["maximum"] < 2**31 - 1:
            yield f"over {schema['maximum']}", schema["maximum"] + 1
        if "minimum" in schema:
            yield f"under {schema['minimum']}", schema["minimum"] - 1
    elif kinds == {"boolean"}:
        yield "as words", "perhaps"
    elif kinds == {"array"}:
        yield "as a number", 7
        if "maxItems" in schema and schema["maxItems"] < 1000:
            yield f"more than {schema['maxItems']}", [None] * (schema["maxItems"] + 1)
    elif kinds == {"object"} and "properties" in schema:
        yield "as a number", 7


def _inside(schema: dict[str, Any], depth: int) -> Iterator[tuple[str, Any]]:
    """The same for what stands inside an object, or in the objects of a list."""
    kinds = schema.get("type")
    inner = _resolved(schema.get("items", {})) if "array" in (kinds or ()) else schema
    for key, field_schema in inner.get("properties", {}).items():
        for what, value in _broken(_resolved(field_schema), depth):
            spoiled = {key: value}
            yield f"{key} {what}", spoiled if inner is schema else [spoiled]


def _broken(schema: dict[str, Any], depth: int = 2) -> Iterator[tuple[str, Any]]:
    yield from _spoiled(schema)
    if depth:
        yield from _inside(schema, depth - 1)


@cache
def probes() -> list[Probe]:
    found = []
    for route in (r for noun in NOUNS for r in noun.routes.all if r.described):
        operation = judges.openapi()["paths"][route.template][route.method.lower()]
        content = operation.get("requestBody", {}).get("content", {}).get("application/json")
        if content is None:
            continue
        schema = _resolved(content["schema"])
        for key, inner in schema.get("properties", {}).items():
            for what, value in _broken(_resolved(inner)):
                if not f"{key} {what}".startswith(IGNORED):
                    found.append(Probe(route.method, route.template, key, what, value))
    return found


def _nameless(path: str) -> str:
    return re.sub(r"\{\w+\}", "{}", path.partition("?")[0])


def asked_by(rules: Iterable[Rule]) -> set[tuple[str, str, str]]:
    """What rules by hand ask, so that no probe counts beside them."""
    return {(rule.method, _nameless(rule.path), re.sub(r"\.\d+", "", rule.where)) for rule in rules}
