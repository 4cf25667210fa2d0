"""What must hold at every decision of every game."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from typing import Any

from games.catalog import find_game
from games.conformance.pseudo import escapes
from games.kernel import Ask, Game, Line, Option
from games.kernel.errors import RulesFailed
from games.kernel.match import Match
from games.kernel.text import Note
from games.kernel.turning import events

Player = Callable[[Match, random.Random], Option[Any]]
_ID = re.compile(r"[A-Za-z0-9_.\-]{1,40}")


def random_player(match: Match, luck: random.Random) -> Option[Any]:
    assert match.ask is not None
    return luck.choice(match.ask.options)


def autopilot_player(match: Match, luck: random.Random) -> Option[Any]:
    assert match.ask is not None
    seat = luck.choice(match.ask.seats)
    option = match.game.autopilot(match.view(seat), match.ask.seen_by(seat), seat, luck)
    assert option.seat == seat, "an autopilot answers for its own seat"
    return option


def walk(match: Match, player: Player, luck: random.Random) -> Iterator[list[Line]]:
    """Plays to the end; yields the story of every choice."""
    yield match.lines
    while match.ask is not None:
        option = player(match, luck)
        yield match.choose(option.seat, option.id, match.ask.token).lines
        assert match.choices_made <= match.game.longest, "the game goes on beyond its stated end"


def check_ask(ask: Ask) -> None:
    """Options are unique, named within Discord's limits, and alike where they share a button."""
    assert ask.options
    keys = [(option.seat, option.id) for option in ask.options]
    assert len(set(keys)) == len(keys), f"two options are one: {keys}"
    labels: dict[str, str] = {}
    for option in ask.options:
        assert _ID.fullmatch(option.id), option.id
        label = str(option.label)
        assert 0 < len(label) <= 80, label
        detail = option.detail
        shortest = detail.shorter[-1] if isinstance(detail, Note) else detail
        assert shortest is None or len(str(shortest)) <= 100, str(shortest)
        assert option.group is None or 0 < len(str(option.group)) <= 80, str(option.group)
        assert labels.setdefault(option.id, label) == label, f"one button, two labels: {label}"
    check_places(ask)
    assert 0 < len(str(ask.prompt)) <= 500
    assert ask.why is None or len(str(ask.why)) <= 1000
    told = ask.why is not None or all(option.detail is not None for option in ask.options)
    assert told, f"nothing says why this is asked, or what follows: {ask.prompt}"


def check_places(ask: Ask) -> None:
    """Whatever a question about places names is on the board; plain words refuse, or go before."""
    if ask.kind in ("place", "move"):
        bare = [one.id for one in ask.options if one.spot is None and not one.id.isidentifier()]
        others = [name for name in bare if not name.startswith(BESIDE.get(ask.id, ()))]
        assert others == [], f"{ask.id} names places that no board can show"


BESIDE: Mapping[str, tuple[str, ...]] = {
    "movement.where": ("air.",),
    "travel.course": ("card-", "crew-", "gear-", "use-"),
}
"""Cards and abilities that are offered beside places; only ever fewer."""


def check_events(lines: list[Line]) -> None:
    """Whatever is told can be asked for by its id; a passage of a book is its own."""
    for line in lines:
        assert line.kind == "prose" or any(events(line.text, {})), f"without an id: {line.text}"


def check_words(ask: Ask | None, lines: list[Line], game: Game[Any, Any]) -> None:
    """Every sentence can be translated, down to the last word."""
    texts = [line.text for line in lines] + [game.headline()]
    if ask is not None:
        texts += [ask.prompt, *([ask.why] if ask.why else [])]
        texts += [option.label for option in ask.options]
        texts += [option.detail for option in ask.options if option.detail is not None]
        texts += [option.group for option in ask.options if option.group is not None]
    for text in texts:
        assert escapes(text) is None, f"never translated: {text.template!r} -> {escapes(text)!r}"


def check_views(match: Match, luck: random.Random) -> None:
    """What a viewer cannot know leaves no trace in the view or the visible options."""
    for viewer in (None, *range(match.game.seat_count)):
        before = repr(match.view(viewer)), offered(match, viewer)
        other = match.clone()
        other.game.scramble(viewer, luck)
        assert repr(other.view(viewer)) == before[0], f"hidden things show to {viewer}"
        assert offered(other, viewer) == before[1]


def check_reveals(match: Match, luck: random.Random) -> None:
    """A choice that shows its maker something hidden says so: it cannot be taken back freely."""
    if match.ask is None:
        return
    option = luck.choice(match.ask.options)
    plain, other = match.clone(), match.clone()
    choice = plain.choose(option.seat, option.id).choice
    if choice.chance or choice.revealed:
        return
    other.game.scramble(option.seat, luck)
    with suppress(RulesFailed):
        other.choose(option.seat, option.id)
        shown = repr(other.view(option.seat)) != repr(plain.view(option.seat))
        assert not shown, f"{option.id} shows what was hidden, and does not say so"


def offered(match: Match, viewer: int | None) -> list[tuple[int, str, str]]:
    ask = match.asked(viewer)
    return [] if ask is None else [(o.seat, o.id, str(o.label)) for o in ask.options]


def check_save(match: Match, luck: random.Random) -> None:
    """A loaded match has the same bytes, the same question, and goes on the same way."""
    saved = match.save()
    loaded = Match.load(saved, find_game)
    assert loaded.rollback is None, loaded.rollback
    assert loaded.save() == saved
    if match.ask is None or loaded.ask is None:
        assert match.ask is loaded.ask
        assert match.outcome == loaded.outcome
        return
    assert loaded.ask.token == match.ask.token
    live, option = match.clone(), luck.choice(match.ask.options)
    burn_global_generators()
    live.choose(option.seat, option.id)
    burn_global_generators()
    loaded.choose(option.seat, option.id)
    assert loaded.save() == live.save()
    live.undo(consent=True)
    assert live.save() == saved, "undo does not return to the same bytes"


def burn_global_generators() -> None:
    random.seed(random.getrandbits(64) ^ 0xDEEB)
    random.random()
