"""Choices of the story and of events: challenges and fights are lived through in the mind.

What the book says after that is unknown, so a choice is judged by its danger alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import Play
from games.kernel.mind import Draw
from games.sleeping_gods.autopilot.known_places import opens
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.challenge.challenge import meet_challenge
from games.sleeping_gods.content.encounters import EventOption
from games.sleeping_gods.content.story import Choice
from games.sleeping_gods.fight.combat import fight_round, start_fight
from games.sleeping_gods.mind.facts import FAILED, OPENED, WON
from games.sleeping_gods.mind.lore import Lore
from games.sleeping_gods.mind.matter import Answer, Matter

COMES = (Draw("comes"),)
"""Whatever the imagined deck holds."""


class WhatToDo(Matter):
    """One of several choices, at least one of which may go wrong."""

    def __init__(self, lore: Lore, offered: Sequence[Answer], before: float, source: str) -> None:
        super().__init__(lore, offered)
        self.before = before
        self.source = source
        self.sampled = any(is_long(option.value) for option in self.offered)

    def concerns(self, option: Answer) -> bool:
        return isinstance(option.value, (Choice, EventOption))

    def draws(self, option: Answer) -> Sequence[Draw]:
        if not is_risky(option.value):
            return ()
        return COMES if self.sampled else self.lore.fates

    def play(self, campaign: Campaign, option: Answer) -> Play[str]:
        choice: Choice | EventOption = option.value
        is_opened = isinstance(choice, Choice) and opens_a_page(campaign, choice)
        yield from campaign.apply(choice.cost if isinstance(choice, Choice) else choice.requires)
        result, combat = OPENED if is_opened else "", choice.combat
        if choice.challenge is not None:
            skill, need, fail = choice.challenge.skill, choice.challenge.need, choice.challenge.fail
            won = yield from meet_challenge(campaign, skill, need, self.source)
            result = FAILED if not won else WON if isinstance(choice, Choice) else ""
            if not won:
                yield from campaign.apply(fail.effects)
                instead = isinstance(choice, EventOption) or fail.instead or fail.goto is not None
                combat = fail.combat or (() if instead else combat)
        if combat:
            start_fight(campaign, combat)
        while campaign.s.fight is not None:
            yield from fight_round(campaign)
        if isinstance(choice, EventOption) and result != FAILED:
            yield from campaign.apply(choice.effects)
        return result

    def weigh(self, worth: float, result: str) -> float:
        """As good as before, if it costs no more than the book repays, and a little better where
        something brought opens it; an event says it all."""
        if self.source == "event":
            return worth
        opened = self.lore.weights.opened if result == OPENED else 0.0
        return min(self.before, worth + self.lore.weights.boldness) + opened


def opens_a_page(campaign: Campaign, choice: Choice) -> bool:
    """Whether something brought is for this, and it was not read yet."""
    return opens(choice.requires) and choice.goto not in campaign.s.read


def is_risky(choice: Choice | EventOption) -> bool:
    return bool(choice.combat) or choice.challenge is not None


def is_long(choice: Choice | EventOption) -> bool:
    """Whether more than one draw of fate decides: a fight, or a failure that is drawn for."""
    fail = None if choice.challenge is None else choice.challenge.fail
    if choice.combat or fail is None:
        return bool(choice.combat)
    return bool(fail.combat) or any(effect.op == "fate_table" for effect in fail.effects)
