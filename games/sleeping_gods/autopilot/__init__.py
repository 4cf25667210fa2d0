"""A sensible player, who knows the view and what lies open on the table, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from games.kernel import Ask
from games.sleeping_gods.autopilot import actions, combat, crew, port, story
from games.sleeping_gods.autopilot.question import Answer, Question
from games.sleeping_gods.content.story import Choice
from games.sleeping_gods.view import View

Handler = Callable[[Question], Answer | None]
BY_ID: Mapping[str, Handler] = {
    "draw": crew.gather,
    "accept": crew.help_along,
    "travel": actions.act,
    "bridge": actions.room,
    "table": actions.room,
    "stop": actions.sail,
    "option": story.event,
    "search": actions.search,
    "leave": port.shop,
    "end": combat.move,
    "fight": combat.move,
    "strike": combat.add,
    "take": combat.block,
    "at": combat.add,
    "foe": combat.target,
    "keep": story.keep,
    "pick": story.keep,
    "back": crew.menu,
    "clear": actions.clear,
    "done": crew.done,
    "face": crew.last_chance,
    "depart": lambda question: question.find("depart"),
}


def answer(view: View, ask: Ask, seat: int, luck: random.Random) -> Answer:
    """What a sensible player in that seat would answer."""
    question = Question(view, ask, ask.of(seat), seat, luck)
    for option in question.options:
        handler = BY_ID.get(option.id.partition("-")[0])
        if handler is not None and (chosen := handler(question)) is not None:
            return chosen
    if isinstance(question.options[0].value, Choice):
        return story.choose(question)
    return crew.pick(question)
