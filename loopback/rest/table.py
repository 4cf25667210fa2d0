"""Finds the route of a path: a tree of steps, in which words are tried before blanks."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from urllib.parse import unquote

from loopback.rest.routing import Route

METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE")


@dataclass(slots=True)
class Step:
    """What may follow, and the routes that end here, by their method."""

    words: dict[str, "Step"] = field(default_factory=dict)
    blank: "Step | None" = None
    routes: dict[str, tuple[Route, tuple[str, ...]]] = field(default_factory=dict)

    def after(self, part: str) -> "Step":
        """The step that a part of a template leads to, made when it is new."""
        if not part.startswith("{"):
            return self.words.setdefault(part, Step())
        self.blank = self.blank or Step()
        return self.blank


class RouteTable:
    """All routes; `@original` is tried before `{message_id}`."""

    def __init__(self, routes: Iterable[Route]) -> None:
        self.root = Step()
        for route in routes:
            step, parts = self.root, route.template.strip("/").split("/")
            for part in parts:
                step = step.after(part)
            blanks = tuple(part[1:-1] for part in parts if part.startswith("{"))
            step.routes[route.method] = (route, blanks)

    def find(self, method: str, parts: list[str]) -> tuple[Route, dict[str, str]] | None:
        """The route, and what stands in its blanks."""
        given: list[str] = []
        step = _end(self.root, [unquote(part) for part in parts], 0, given, method)
        if step is None:
            return None
        route, blanks = step.routes[method]
        return route, dict(zip(blanks, given, strict=True))

    def methods(self, parts: list[str]) -> list[str]:
        """What is taken there."""
        return [method for method in METHODS if self.find(method, parts) is not None]


def _end(step: Step, parts: list[str], at: int, given: list[str], method: str) -> Step | None:
    """Where the path leads for a method; what stands in blanks on the way is added to given."""
    if at == len(parts):
        return step if method in step.routes else None
    part = parts[at]
    word = step.words.get(part)
    if word is not None and (found := _end(word, parts, at + 1, given, method)) is not None:
        return found
    if step.blank is None or not part:
        return None
    given.append(part)
    found = _end(step.blank, parts, at + 1, given, method)
    if found is None:
        given.pop()
    return found
