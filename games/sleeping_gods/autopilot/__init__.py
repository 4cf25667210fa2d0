"""A sensible player, who knows the view and what lies open on the table, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

from games.kernel import Ask, Option
from games.sleeping_gods.autopilot import battle, crew, port, story, voyage
from games.sleeping_gods.autopilot.mind import Mind
from games.sleeping_gods.view import View

Handler = Callable[[Mind], Option[Any] | None]

BY_ID: Mapping[str, Handler] = {
    "draw": crew.gather,
    "accept": crew.help_along,
    "nobody": crew.helmsman,
    "travel": voyage.act,
    "bridge": voyage.room,
    "table": voyage.room,
    "stop": voyage.sail,
    "option": story.event,
    "search": voyage.search,
    "leave": port.shop,
    "end": battle.move,
    "fight": battle.move,
    "strike": battle.add,
    "take": battle.block,
    "at": battle.place,
    "foe": battle.target,
    "weapon": battle.weapon,
    "keep": story.keep,
    "pick": story.keep,
    "back": crew.menu,
    "clear": voyage.clear,
    "done": crew.done,
}


def decide(view: View, ask: Ask, seat: int, luck: random.Random) -> Option[Any]:
    """What a sensible player in that seat would answer."""
    mind = Mind(view, ask, ask.of(seat), seat, luck)
    for option in mind.options:
        handler = BY_ID.get(option.id.partition("-")[0])
        if handler is not None and (chosen := handler(mind)) is not None:
            return chosen
    if mind.options[0].spot is not None and mind.options[0].spot.startswith("choice."):
        return story.choose(mind)
    return crew.pick(mind)
