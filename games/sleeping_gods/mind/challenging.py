"""Challenges: who joins before fate is drawn, what helps afterwards, and what failing brings."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace

from games.kernel import Play
from games.kernel.mind import Draw
from games.sleeping_gods.autopilot.question import chance_of, draws_again
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.challenge.changed_fate import told_fate
from games.sleeping_gods.challenge.helping import help_along
from games.sleeping_gods.challenge.joining import join, join_options
from games.sleeping_gods.challenge.stake import at_stake
from games.sleeping_gods.challenge.total import challenge_total, skill_sum
from games.sleeping_gods.command.abilities import FATE, Use
from games.sleeping_gods.fight.combat import start_fight
from games.sleeping_gods.mind.drawing_again import DrawingAgain, Drawn
from games.sleeping_gods.mind.facts import FAILED, WON
from games.sleeping_gods.mind.lore import Lore
from games.sleeping_gods.mind.matter import Answer, Matter, Resumed
from games.sleeping_gods.state import Contest
from games.sleeping_gods.story.lasting_events import discard_lasting

HELPFUL = FATE | {"skill"}


class Tried(Matter):
    """Success is worth something, whatever the book holds for it; elsewhere it's known."""

    def __init__(self, lore: Lore, offered: Sequence[Answer], campaign: Campaign) -> None:
        self.success = lore.weights.success * (contest_of(campaign).source == "story")
        super().__init__(lore, offered)

    def weigh(self, worth: float, result: str) -> float:
        return worth + self.success * (result == WON)


class WhoJoins(Tried):
    """Whoever else of use is sent in, then every fate is tried."""

    def __init__(self, lore: Lore, offered: Sequence[Answer], campaign: Campaign) -> None:
        skill = contest_of(campaign).skill
        crew = campaign.everybody()
        useful = {f"join-{campaign.boards[at].id}" for at in crew if campaign.skill(at, skill)}
        joins = {one.id for one in offered if one.id.startswith("join-")}
        self.useful = useful & joins or joins
        super().__init__(lore, offered, campaign)

    def concerns(self, option: Answer) -> bool:
        """Those who add nothing are only tried where nobody else could join."""
        return option.id == "draw" or option.id in self.useful

    def options(self, campaign: Campaign) -> Sequence[Answer]:
        """Only those who can draw choose again."""
        offered = [
            option
            for option in join_options(campaign, contest_of(campaign))
            if option.seat == self.lore.seat and self.concerns(option)
        ]
        return offered if any(option.id == "draw" for option in offered) else ()

    def goes_on(self, option: Answer) -> bool:
        return option.id != "draw" and self.closing is not None

    @property
    def closing(self) -> Answer | None:
        return self.by_id.get("draw")

    def _total(self, campaign: Campaign, option: Answer) -> int:
        contest = contest_of(campaign)
        own = 0 if option.value is None else campaign.skill(option.value, contest.skill)
        return skill_sum(campaign, contest) + own

    def first_sight(self, campaign: Campaign, option: Answer) -> float:
        """To draw now is always looked at: there is an end to joining."""
        missing = contest_of(campaign).need - self._total(campaign, option)
        now = self.lore.weights.lost if option.value is None else 0.0
        return self.lore.weights.success * chance_of(missing) + now

    def draws(self, option: Answer) -> Sequence[Draw]:
        """Whoever only joins leaves the draw to the one whose turn it is; it comes all the same."""
        return () if self.goes_on(option) else self.lore.fates

    def draws_in(self, campaign: Campaign, option: Answer) -> Sequence[Draw]:
        contest = contest_of(campaign)
        if option.value is not None:
            contest = replace(contest, participants=[*contest.participants, option.value])
        return DrawingAgain(campaign, self.lore, contest).draws() if self.draws(option) else ()

    def play(self, campaign: Campaign, option: Answer) -> Play[str]:
        contest = contest_of(campaign)
        if option.value is not None:
            yield from join(campaign, option.value, contest)
        if self.goes_on(option):
            return ""
        contest.fate = yield from told_fate(campaign, campaign.s.active)
        yield from help_along(campaign, contest)
        return (yield from settle(campaign, contest))

    def same(self, campaign: Campaign) -> Hashable:
        return tuple(sorted(contest_of(campaign).participants))


class Helping(Tried, Resumed):
    """Fate was too low: cards and abilities that make up for it, another draw, or failure."""

    def concerns(self, option: Answer) -> bool:
        """What only brings more cards is no help in itself: nobody knows which."""
        if not isinstance(option.value, Use):
            return True
        return any(mod.op in HELPFUL for mod in option.value.mods)

    def draws(self, option: Answer) -> Sequence[Draw]:
        return self.lore.fates if draws_again(option) else ()

    def draws_in(self, campaign: Campaign, option: Answer) -> Sequence[Draw]:
        contest = contest_of(campaign)
        now = Drawn((), contest.fate, (option,))
        again = DrawingAgain(campaign, self.lore, contest)
        return again.draws(now) if self.draws(option) else ()

    def play(self, campaign: Campaign, option: Answer) -> Play[str]:  # noqa: ARG002 - in the script
        contest = contest_of(campaign)
        yield from help_along(campaign, contest)
        return (yield from settle(campaign, contest))


def contest_of(campaign: Campaign) -> Contest:
    assert campaign.s.contest is not None
    return campaign.s.contest


def settle(campaign: Campaign, contest: Contest) -> Play[str]:
    """What success or failure brings, as far as it stands beside the choice."""
    won = challenge_total(campaign, contest) >= contest.need
    campaign.s.took_part, campaign.s.contest = list(contest.participants), None
    prize = at_stake(campaign.s, campaign.pack, contest)
    if won and contest.event:
        discard_lasting(campaign, contest.event)
    if won:
        yield from campaign.apply(prize.gain)
        return WON
    yield from campaign.apply(prize.harm)
    if prize.combat:
        start_fight(campaign, prize.combat)
        campaign.s.took_part = list(contest.participants)
    return FAILED
