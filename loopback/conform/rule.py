"""A rule: one request, and what is answered to it."""

from dataclasses import dataclass, field
from typing import Literal

Source = Literal["D", "K", "G"]
"""Documented; known from Discord's issue tracker or from its clients' users; judged by analogy."""


@dataclass(frozen=True, slots=True, eq=False)
class Rule:
    """`where` names the field at fault; `{channel}` and the like stand for what is there."""

    page: str
    what: str
    method: str
    path: str
    body: object = None
    status: int = 200
    code: int | None = None
    where: str = ""
    source: Source = "D"
    headers: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.page}: {self.what}"

    @property
    def answer(self) -> str:
        return told(self.status, self.code, self.where)


def told(status: int, code: int | None, where: str) -> str:
    """An answer in one line, so that two can be compared."""
    code_told = "" if code is None or status < 400 else f" {code}"
    return f"{status}{code_told}{f' at {where}' if where else ''}"


def refused(
    page: str, what: str, call: str, body: object, where: str, source: Source = "D"
) -> Rule:
    """A form with a fault in it: 50035, and the field."""
    method, _, path = call.partition(" ")
    return Rule(page, what, method, path, body, 400, 50035, where, source)
