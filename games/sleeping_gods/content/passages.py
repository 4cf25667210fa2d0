"""Everything in a pack that is read aloud, with the entry it stands in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.content.prose import Fact, Prose, WrittenWrong, facts_of, parse


class Passage(NamedTuple):
    """A passage, where it is written, and how long it may be once it is read."""

    section: str
    key: str | int
    where: str
    source: str
    most: int

    @property
    def prose(self) -> Prose:
        return parse(self.source)


LONG, SHORT = 1800, 500


def passages(pack: Pack) -> Iterator[Passage]:
    """The storybook first, then scenes aboard, events and quest cards."""
    for paragraph in pack.storybook:
        yield Passage("storybook", paragraph.id, "text", paragraph.text, LONG)
        for choice in paragraph.choices:
            if choice.challenge and choice.challenge.fail.text:
                where = f"choice {choice.key}, failed"
                text = choice.challenge.fail.text
                yield Passage("storybook", paragraph.id, where, text, SHORT)
    for scene in pack.scenes:
        yield Passage("scenes", scene.id, "text", scene.text, LONG)
    for event in pack.events:
        yield Passage("events", event.id, "text", event.text, SHORT)
        for number, option in enumerate(event.options, 1):
            if option.challenge and option.challenge.fail.text:
                where = f"option {number}, failed"
                yield Passage("events", event.id, where, option.challenge.fail.text, SHORT)
    for quest in pack.quests:
        yield Passage("quests", quest.num, "text", quest.text, SHORT)


def asked(passage: Passage) -> list[Fact]:
    """What the passage asks; nothing of one that cannot be read."""
    try:
        return facts_of(passage.prose)
    except WrittenWrong:
        return []
