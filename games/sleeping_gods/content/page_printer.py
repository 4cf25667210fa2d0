"""A story as pages of Markdown, as ``page_reader`` reads them."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from games.sleeping_gods.content.condition_words import condition_words
from games.sleeping_gods.content.effect_words import effect_words
from games.sleeping_gods.content.statements import END, NOTHING, SKIP, TURN

Entry = dict[str, Any]
WIDTH = 100
_NUMBERED = re.compile(r"^(\d{1,9})([.)](?:\s|$))")
_FIELDS = {
    "town": "town", "emblem": "emblem", "vignette": "picture", "turn": "turn", "after": "after",
    "only": "only", "asks": "asks", "memory": "memory", "place": "place", "arc": "arc",
}  # fmt: skip


def page_of(passages: Iterable[Entry]) -> str:
    """These passages and scenes, one after the other."""
    return "\n".join(line for entry in passages for line in _passage(entry))


def _passage(entry: Entry) -> Iterator[str]:
    title = _escaped(entry.get("title", "")).replace("#", "\\#")
    yield f"## {entry['id']} {title}".rstrip()
    yield ""
    for part in (_above(entry), _prose(entry.get("text", ""), ""), _below(entry)):
        lines = list(part)
        yield from lines
        if lines:
            yield ""


def _above(entry: Entry) -> Iterator[str]:
    """What there is to know of a passage before it is read."""
    for name, word in _FIELDS.items():
        if entry.get(name) is not None:
            yield from _point(f"{word}: {entry[name]}", "")
    if entry.get("when"):
        yield from _point(f"when: {condition_words(entry['when'])}", "")
    if entry.get("secret"):
        yield from _point("secret", "")
    for redirect in entry.get("redirects", []):
        asked = condition_words(redirect["when"])
        yield from _point(f"if {asked}: {TURN} {redirect['goto']}", "")


def _below(entry: Entry) -> Iterator[str]:
    """What happens, and what may be done."""
    for said in _sayings(entry):
        yield from said.point("", "")
    for choice in entry.get("choices", []):
        yield from _choice(choice)


def _choice(choice: Entry) -> Iterator[str]:
    yield from _point(f"{choice['key']}. {_escaped(choice.get('text', ''))}", "")
    if choice.get("more"):
        yield from ("", *_prose(choice["more"], "  "), "")
    if choice.get("requires"):
        yield from _point(f"needs: {condition_words(choice['requires'])}", "  ")
    for said in _sayings({"effects": choice.get("cost", [])}):
        yield from said.point("cost: ", "  ")
    yield from _challenge(choice.get("challenge") or {})
    for said in _sayings(choice):
        yield from said.point("", "  ")


def _challenge(challenge: Entry) -> Iterator[str]:
    if "skill" in challenge:
        yield from _point(f"challenge: {challenge['skill']} {challenge['need']}", "  ")
    fail = challenge.get("fail", {})
    sayings = _sayings(fail)
    if fail.get("text"):
        first = sayings.pop(0) if sayings else Saying()
        yield from _point(f"failure: {first.words()}".rstrip(), "  ")
        yield from ("", *_prose(fail["text"], "    "), "")
        yield from (f"    {line}" for line in first.outcomes)
    for said in sayings:
        yield from said.point("failure: ", "  ")


@dataclass(slots=True)
class Saying:
    """Things that happen one after the other, on one line; the last may list what comes of it."""

    when: Entry | None = None
    phrases: list[str] = field(default_factory=list)
    outcomes: list[str] = field(default_factory=list)

    def words(self) -> str:
        said = ", ".join(self.phrases)
        return said if self.when is None else f"if {condition_words(self.when)}: {said}"

    def point(self, before: str, indent: str) -> Iterator[str]:
        yield from _point(before + self.words(), indent)
        yield from (f"{indent}  {line}" for line in self.outcomes)


def _sayings(entry: Entry) -> list[Saying]:
    """The fight first, then what happens, then where it leads."""
    found: list[Saying] = []
    if entry.get("combat"):
        _say(found, None, f"fight {' and '.join(map(str, entry['combat']))}")
    for effect in entry.get("effects", []):
        said = _say(found, effect.get("when"), effect_words(effect))
        said.outcomes.extend(_outcomes(effect))
    if entry.get("instead"):
        _say(found, None, SKIP)
    if entry.get("goto") is not None:
        _say(found, None, f"{TURN} {entry['goto']}")
    if entry.get("end"):
        _say(found, None, END)
    return found


def _say(found: list[Saying], when: Entry | None, phrase: str) -> Saying:
    if not found or found[-1].when != when or found[-1].outcomes:
        found.append(Saying(when))
    found[-1].phrases.append(phrase)
    return found[-1]


def _outcomes(effect: Entry) -> Iterator[str]:
    """What fate may bring, or what there is to choose from, as a list."""
    for span, effects in effect.get("table", {}).items():
        yield from _outcome(f"{span}: ", effects)
    for effects in effect.get("options", []):
        yield from _outcome("", effects)


def _outcome(before: str, effects: list[Entry]) -> Iterator[str]:
    first, *others = _sayings({"effects": effects}) or [Saying(phrases=[NOTHING])]
    yield from first.point(before, "")
    for said in others:
        yield from ("", f"  {said.words()}", *(f"  {line}" for line in said.outcomes))


def _point(words: str, indent: str) -> list[str]:
    return textwrap.wrap(
        words,
        WIDTH,
        initial_indent=f"{indent}- ",
        subsequent_indent=f"{indent}  ",
        break_long_words=False,
        break_on_hyphens=False,
    )


def _prose(text: str, indent: str) -> Iterator[str]:
    """Paragraphs with an empty line between them; what is quoted stays so."""
    for number, paragraph in enumerate(filter(None, map(str.strip, text.split("\n")))):
        if number:
            yield ""
        quote = "> " if paragraph.startswith("> ") else ""
        words = _escaped(paragraph.removeprefix(quote))
        room = WIDTH - len(indent) - len(quote)
        lines = textwrap.wrap(words, room, break_long_words=False, break_on_hyphens=False)
        yield from (f"{indent}{quote}{_guarded(line)}" for line in lines)


def _escaped(words: str) -> str:
    return words.replace("\\", "\\\\")


def _guarded(line: str) -> str:
    """No line of prose may look like the beginning of something else."""
    if line[0] in "#>+-*_`~<":
        return f"\\{line}"
    return _NUMBERED.sub(r"\1\\\2", line)
