"""Discord's refusals: status, code, message, and the tree that says which field is wrong."""

import json
from pathlib import Path
from typing import Any

from loopback.types import Json

CODES: dict[int, tuple[int, str]] = {
    int(code): (status, message)
    for code, (status, message) in json.loads(
        Path(__file__).with_name("codes.json").read_text()
    ).items()
}
"""By Discord's code: the status that usually comes with it, and the message."""


class Refusal(Exception):
    """What Discord answers instead of doing it."""

    def __init__(
        self, code: int, *, status: int | None = None, message: str = "", errors: Json | None = None
    ) -> None:
        usual_status, usual_message = CODES.get(code, (400, "Bad Request"))
        self.code = code
        self.status = status or usual_status
        self.message = message or usual_message
        self.errors = errors
        super().__init__(f"{self.status} {code}: {self.message} {errors or ''}".strip())

    def body(self) -> Json:
        body: Json = {"message": self.message, "code": self.code}
        return body | {"errors": self.errors} if self.errors else body


def unauthorized() -> Refusal:
    return Refusal(0, status=401, message="401: Unauthorized")


def left_out(what: str) -> Refusal:
    """Discord would do it; 501, so that nobody takes it for Discord's own refusal."""
    return Refusal(0, status=501, message=f"Loopback doesn't do this, Discord does: {what}")


def not_found() -> Refusal:
    return Refusal(0)


class FormErrors:
    """Collects what is wrong with a form, field by field, into Discord's error tree."""

    def __init__(self) -> None:
        self.tree: Json = {}

    def add(self, path: tuple[str | int, ...], code: str, message: str) -> None:
        """A node has faults of its own or faults inside, never both: the first found counts."""
        node: dict[str, Any] = self.tree
        for step in path:
            if "_errors" in node:
                return
            node = node.setdefault(str(step), {})
        if not node or "_errors" in node:
            node.setdefault("_errors", []).append({"code": code, "message": message})

    def required(self, path: tuple[str | int, ...]) -> None:
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required")

    def length(self, path: tuple[str | int, ...], least: int, most: int) -> None:
        self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")

    def too_long(self, path: tuple[str | int, ...], most: int) -> None:
        self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")

    def check(self) -> None:
        """Refuses the form if anything in it was wrong."""
        if self.tree:
            raise Refusal(50035, errors=self.tree)


def bad_field(path: tuple[str | int, ...], code: str, message: str) -> Refusal:
    """A form with a single fault."""
    found = FormErrors()
    found.add(path, code, message)
    return Refusal(50035, errors=found.tree)
