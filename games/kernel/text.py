"""Every sentence a player sees: an English template with arguments, translated when it is shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema


@dataclass(frozen=True, slots=True)
class Seat:
    """Stands in a sentence for whoever sits there; who shows the sentence knows the name."""

    number: int


class Text:
    """A template, its arguments, and for counted things the plural template."""

    __slots__ = ("args", "plural", "template")

    def __init__(
        self, template: str, args: Mapping[str, Any] | None = None, plural: str | None = None
    ) -> None:
        self.template = template
        self.args = args
        self.plural = plural

    def __str__(self) -> str:
        return ENGLISH.render(self)

    def __repr__(self) -> str:
        return f"Text({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and self._words() == other._words()

    def __hash__(self) -> int:
        return hash((self.template, self.plural))

    def _words(self) -> tuple[str, Mapping[str, Any], str | None]:
        return self.template, self.args or {}, self.plural

    def to_data(self) -> Any:
        """Plain JSON data: a bare string when there is nothing but a template."""
        if self.args is None and self.plural is None:
            return self.template
        args = {name: _dump(value) for name, value in (self.args or {}).items()}
        return [self.template, args] if self.plural is None else [self.template, args, self.plural]

    @staticmethod
    def from_data(data: Any) -> Text:
        if isinstance(data, str):
            return Text(data)
        template, args, *more = data
        loaded = {name: _load(value) for name, value in args.items()} or None
        plural, event = (*more, None, None)[:2]
        return (
            Text(template, loaded, plural)
            if event is None
            else Event(template, loaded, plural, event)
        )

    @classmethod
    def __get_pydantic_core_schema__(cls, _: Any, __: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.no_info_plain_validator_function(
            lambda value: value if isinstance(value, Text) else cls.from_data(value),
            serialization=core_schema.plain_serializer_function_ser_schema(
                lambda text: text.to_data()
            ),
        )


class Event(Text):
    """A sentence that tells of something that happened, and by its id what that was."""

    __slots__ = ("id",)

    def __init__(
        self, template: str, args: Mapping[str, Any] | None, plural: str | None, event: str
    ) -> None:
        super().__init__(template, args, plural)
        self.id = event

    def to_data(self) -> Any:
        args = {name: _dump(value) for name, value in (self.args or {}).items()}
        return [self.template, args, self.plural, self.id]


class Note(Text):
    """A sentence for a small place, and what to say where there is no room for all of it."""

    __slots__ = ("shorter",)

    def __init__(self, text: Text, *shorter: Text) -> None:
        super().__init__(text.template, text.args, text.plural)
        self.shorter = shorter


_blank = object.__new__
"""A text to be filled in at once: rules say much, and ``__init__`` takes half as long again."""


def T(template: str, /, **args: Any) -> Text:  # noqa: N802 - reads as a mark, and Babel extracts by it
    """A sentence. Arguments: numbers, symbols, other texts, seats, or lists of these."""
    text = _blank(Text)
    text.template = template
    text.args = args or None
    text.plural = None
    return text


def N(singular: str, plural: str, /, n: int, **args: Any) -> Text:  # noqa: N802 - as T, for counted things
    """A sentence that depends on a count, which both templates may show as ``{n}``."""
    return Text(singular, {"n": n, **args}, plural)


def X(context: str, template: str, /, **args: Any) -> Text:  # noqa: N802 - as T, for words with two meanings
    """A sentence that other languages say differently here: the context tells translators where."""
    return T(f"{context}{APART}{template}", **args)


APART = "\x04"
"""What catalogues set between a context and its words."""


def bare(template: str) -> str:
    """The words without their context."""
    return template.rpartition(APART)[2]


SILENCE = Text("")
"""Nothing to say. No catalogue is asked: to gettext, the empty sentence is its own header."""


@dataclass(frozen=True, slots=True)
class Voice:
    """How texts are spoken: in which language, and with which names for the seats."""

    translate: Callable[[str], str]
    translate_plural: Callable[[str, str, int], str]
    name: Callable[[int], str]

    def render(self, text: Text) -> str:
        if not text.template:
            return ""
        if text.plural is not None and text.args is not None:
            template = self.translate_plural(text.template, text.plural, text.args["n"])
        else:
            template = self.translate(text.template)
        if text.args is None:
            return template
        return template.format_map({key: self._say(value) for key, value in text.args.items()})

    def named(self, names: Sequence[str]) -> Voice:
        """The same language with these names for the seats."""
        return Voice(self.translate, self.translate_plural, lambda seat: names[seat])

    def _say(self, value: Any) -> str:
        if isinstance(value, Text):
            return self.render(value)
        if isinstance(value, Seat):
            return self.name(value.number)
        if isinstance(value, (list, tuple)):
            return ", ".join(self._say(part) for part in value)
        return str(value)


ENGLISH = Voice(
    translate=bare,
    translate_plural=lambda singular, plural, n: singular if n == 1 else plural,
    name=lambda seat: f"Player {seat + 1}",
)


def _dump(value: Any) -> Any:
    if isinstance(value, Text):
        return {"text": value.to_data()}
    if isinstance(value, Seat):
        return {"seat": value.number}
    if isinstance(value, (list, tuple)):
        return [_dump(part) for part in value]
    return value


def _load(value: Any) -> Any:
    if isinstance(value, dict):
        return Text.from_data(value["text"]) if "text" in value else Seat(value["seat"])
    if isinstance(value, list):
        return [_load(part) for part in value]
    return value


def clip(words: str, limit: int) -> str:
    """At most ``limit`` characters; what had to go shows as an ellipsis."""
    return words if len(words) <= limit else words[: limit - 1].rstrip() + "…"
