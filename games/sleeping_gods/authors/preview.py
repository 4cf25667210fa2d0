"""A passage as the table would meet it: a campaign is opened just there, and stops to ask."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import Ask, Chance, Game
from games.kernel.ask import Checkpoint
from games.kernel.content import BrokenContent, Previewed
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.state import Happening, State, Tale
from games.sleeping_gods.view import View

PLAYERS = 2
PAGE = "page-"


def preview(
    game_type: type[Game[State, View]], name: str, what: str, have: Sequence[str]
) -> Previewed:
    """A paragraph, an event, a scene aboard or ``page-5`` of the atlas; ``have`` are keywords."""
    options = game_type.Options.model_validate({"pack": name})
    game = game_type.new(PLAYERS, options, Chance(1))
    assert isinstance(game, Campaign)
    game.s.phase, game.s.actions = "act", PLAYERS
    _take_along(game, have)
    _open_at(game, what)
    ask = _until_asked(game)
    lines = [(line.text, line.kind == "prose") for line in game.lines if line.to is None]
    return Previewed(game.id, lines, ask, game.view(0), PLAYERS)


def _take_along(game: Campaign, have: Sequence[str]) -> None:
    unknown = [word for word in have if word not in game.pack.bearer]
    if unknown:
        raise BrokenContent([f"no quest card bears the keyword {word}" for word in unknown])
    game.s.quests.extend(game.pack.bearer[word] for word in have)


def _open_at(game: Campaign, what: str) -> None:
    pack, s = game.pack, game.s
    if what in pack.paragraph:
        location = _location(pack, what)
        s.region = pack.home.get(location, s.region)
        s.tale = Tale(location, what)
    elif what in pack.event:
        s.happening = Happening(what)
    elif what in {f"{PAGE}{number}" for number in pack.page}:
        s.region = pack.page[int(what.removeprefix(PAGE))].regions[0].id
    else:
        raise BrokenContent(
            [f"there is no paragraph, event or scene {what}; a page of the atlas is {PAGE}5"]
        )


def _location(pack: Pack, para: str) -> int:
    head = para.partition(".")[0]
    return int(head) if head.isdecimal() and int(head) in pack.home else 0


def _until_asked(game: Campaign) -> Ask | None:
    """What was told before the first question stays among the lines."""
    for step in game.play():
        if not isinstance(step, Checkpoint):
            return step
    return None
