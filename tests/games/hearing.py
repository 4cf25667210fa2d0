"""What random games tell, ask and offer: nothing that a game can say may fall silent unnoticed."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from games.kernel.ask import Ask, Option
from games.kernel.chance import Chance
from games.kernel.game import Game, Line
from games.kernel.run import run
from games.kernel.text import Text


@dataclass
class Heard:
    """Sentences and their parts, as they are written: in lines, in questions, on buttons."""

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
        _note(ask.prompt, heard.asked)
        for option in ask.options:
            _note(option.label, heard.offered)
        return luck.choice(ask.options)

    def listen(lines: list[Line]) -> None:
        _note([line.text for line in lines], heard.told)

    run(kind.new(seats, kind.Options(), Chance(seed)), decide, listen)


def _note(part: Any, into: set[str]) -> None:
    if isinstance(part, Text):
        into.add(part.template)
        _note(list((part.args or {}).values()), into)
    elif isinstance(part, list | tuple):
        for one in part:
            _note(one, into)


def written(file: Path) -> Heard:
    """What shall be heard: a sentence a line, under ``# told``, ``# asked`` and ``# offered``."""
    wanted = Heard()
    into = wanted.told
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith("# "):
            into = getattr(wanted, line[2:])
        elif line:
            into.add(line)
    return wanted
