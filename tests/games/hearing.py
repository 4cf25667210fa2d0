"""What games tell, ask and offer, by ids, and whatever is told, asked and offered by chance."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from games.kernel.ask import Ask, Option
from games.kernel.chance import Chance
from games.kernel.game import Game
from games.kernel.run import run
from games.kernel.telling import Line
from games.kernel.text import Event, Seat, Text
from games.kernel.told import Told


def events(
    lines: Iterable[Line], kind: Told, ids: Mapping[Text, Any] = MappingProxyType({})
) -> list[dict[str, Any]]:
    """Every event of this kind, in order: its values, and who did it (``by``)."""
    return [
        {name: plain(value, ids) for name, value in (event.args or {}).items()}
        | ({} if line.by is None else {"by": line.by})
        for line in lines
        for event in _parts(line.text)
        if isinstance(event, Event) and event.id == kind.id
    ]


def values(part: Any) -> list[Any]:
    """The numbers, signs and names that fill a text and the texts within it, in order."""
    if isinstance(part, Text):
        return [part.template] if part.args is None else values(list(part.args.values()))
    if isinstance(part, list | tuple):
        return [value for one in part for value in values(one)]
    return [part.number if isinstance(part, Seat) else part]


def plain(value: Any, ids: Mapping[Text, Any] = MappingProxyType({})) -> Any:
    """Names by the ids of what they name, seats as numbers; other texts by what stands in them, or
    as English words where nothing is known of them."""
    if isinstance(value, list | tuple):
        return [plain(one, ids) for one in value]
    if isinstance(value, Seat):
        return value.number
    if not isinstance(value, Text) or not ids:
        return str(value) if isinstance(value, Text) else value
    parts = [plain(part, ids) for part in (value.args or {}).values()]
    return ids.get(value, parts or str(value))


def _parts(part: Any) -> Iterator[Text]:
    """A text, and the texts within it."""
    if isinstance(part, Text):
        yield part
        yield from _parts(list((part.args or {}).values()))
    elif isinstance(part, list | tuple):
        for one in part:
            yield from _parts(one)


@dataclass
class Heard:
    """Ids: of events, of questions, and the first word of those of options."""

    told: set[str] = field(default_factory=set)
    asked: set[str] = field(default_factory=set)
    offered: set[str] = field(default_factory=set)


def hear(kind: type[Game[Any, Any]], seeds: Iterable[int]) -> Heard:
    """Listens to a random game for each seed, with each number of seats in turn."""
    heard = Heard()
    for seed in seeds:
        _listen(kind, seed, heard)
    return heard


def _listen(kind: type[Game[Any, Any]], seed: int, heard: Heard) -> None:
    seats, chairs = kind.seats[seed % len(kind.seats)], range(max(kind.seats))
    luck = random.Random(seed)

    def decide(_: Game[Any, Any], ask: Ask) -> Option[Any]:
        assert all(option.seat in chairs for option in ask.options)
        assert isinstance(ask.prompt, Text)
        heard.asked.add(ask.id)
        heard.offered.update(re.split(r"[^a-z_]", option.id)[0] for option in ask.options)
        return luck.choice(ask.options)

    def listen(lines: list[Line]) -> None:
        said = (text for line in lines for text in _parts(line.text))
        heard.told.update(text.id for text in said if isinstance(text, Event))

    run(kind.new(seats, kind.Options(), Chance(seed)), decide, listen)
