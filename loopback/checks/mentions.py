"""Who is mentioned, and who of them is really called."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from loopback.form import Form
from loopback.types import Json

USER, ROLE = re.compile(r"<@!?(\d{1,20})>"), re.compile(r"<@&(\d{1,20})>")
EVERYONE = re.compile(r"@(everyone|here)\b")
PARSE = ("users", "roles", "everyone")


@dataclass(slots=True)
class Allowed:
    """Which mentions call somebody. Without a word about it, all do."""

    parse: set[str] = field(default_factory=lambda: set(PARSE))
    users: set[str] = field(default_factory=set)
    roles: set[str] = field(default_factory=set)
    replied_user: bool = True

    def user(self, user_id: str) -> bool:
        return "users" in self.parse or user_id in self.users

    def role(self, role_id: str) -> bool:
        return "roles" in self.parse or role_id in self.roles


def read_allowed(form: Form) -> Allowed:
    given = form.form("allowed_mentions")
    if given is None:
        return Allowed()
    parse = {str(word) for word in given.items("parse", 3)}
    for word in parse - set(PARSE):
        message = f"Value must be one of {PARSE}."
        given.fault(("parse",), "BASE_TYPE_CHOICES", f"{message} Not {word!r}.")
    users, roles = set(given.snowflakes("users", 100)), set(given.snowflakes("roles", 100))
    for word, ids in (("users", users), ("roles", roles)):
        if word in parse and ids:
            message = f'parse:["{word}"] and {word}: [ids...] are mutually exclusive.'
            given.fault((), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)
    return Allowed(parse, users, roles, bool(given.flag("replied_user")))


def words_of(content: str, components: list[Json]) -> str:
    """Everything in a message that can mention somebody."""
    return "\n".join([content, *texts(components)])


def texts(components: list[Json]) -> Iterator[str]:
    for component in walk(components):
        if component["type"] == 10:
            yield component["content"]


def walk(components: list[Json]) -> Iterator[Json]:
    """Every component of a tree, parents first."""
    for component in components:
        yield component
        yield from walk(component.get("components", []))
        if accessory := component.get("accessory") or component.get("component"):
            yield from walk([accessory])
