"""What a challenge is met for, and how it stands (R65-R72)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from games.kernel import T, Text
from games.kernel import stake as kernel
from games.sleeping_gods.card_words import effects_text
from games.sleeping_gods.challenge.joining import HIGHEST_FATE
from games.sleeping_gods.challenge.odds import FATES, odds_of
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.content.story import Challenge, Effect
from games.sleeping_gods.fight.combat import danger
from games.sleeping_gods.state import Contest, State
from games.sleeping_gods.view import View
from games.sleeping_gods.words import SKILL, word


class Trial(NamedTuple):
    """What is tried, and what success and failure bring, as far as that stands beside it."""

    title: Text | None = None
    """The words of the choice, or the name of what is met."""
    harm: Sequence[Effect] = ()
    combat: tuple[int, ...] = ()
    gain: Sequence[Effect] = ()


def at_stake(s: State, pack: Pack, contest: Contest) -> Trial:
    """What success brings is known of events alone."""
    if contest.source == "hazard":
        hazard = pack.region[s.region].hazard
        assert hazard is not None
        return Trial(word(hazard.name), hazard.fail)
    if contest.event:
        event = pack.event[contest.event]
        return _trial(event.name, event.clear)
    if s.tale is not None and s.tale.choice:
        choices = pack.paragraph[s.tale.para].choices
        choice = next(one for one in choices if one.key == s.tale.choice)
        return _trial(choice.text, choice.challenge)
    if s.happening is not None and s.happening.option >= 0:
        option = pack.event[s.happening.id].options[s.happening.option]
        return _trial(option.text, option.challenge, option.effects)
    return Trial()


def _trial(text: str, challenge: Challenge | None, gain: Sequence[Effect] = ()) -> Trial:
    assert challenge is not None
    return Trial(word(text.rstrip(".")), challenge.fail.effects, challenge.fail.combat, gain)


def stake_of(view: View, pack: Pack) -> kernel.Stake:
    """How it stands, and the odds of whoever sees no more than this view."""
    s, contest = view.state, view.state.contest
    assert contest is not None
    trial = at_stake(s, pack, contest)
    title, terms = trial.title, tuple(_terms(s, pack, contest, trial))
    if contest.fate:
        return kernel.Stake(title, _drawn(contest, view.total), terms=terms)
    least = contest.need - view.total
    standing, wins = _standing(contest, view.total), tuple(fate >= least for fate in FATES)
    return kernel.Stake(title, standing, wins, odds_of(view, least), terms)


def _standing(contest: Contest, total: int) -> Text:
    least = contest.need - total
    values = {"skill": SKILL[contest.skill], "need": contest.need, "sum": total}
    if least > HIGHEST_FATE:
        return T("{skill} **{need}**: you have **{sum}**, and no fate can win", **values)
    if least <= 1:
        return T("{skill} **{need}**: you have **{sum}**, so any fate wins", **values)
    if least == HIGHEST_FATE:
        return T("{skill} **{need}**: you have **{sum}**, so only fate 6 wins", **values)
    return T(
        "{skill} **{need}**: you have **{sum}**, so fate {fate} or more wins", **values, fate=least
    )


def _drawn(contest: Contest, total: int) -> Text:
    return T(
        "{skill} **{need}**: with fate {fate} you have **{total}**, {n} short",
        skill=SKILL[contest.skill],
        need=contest.need,
        fate=contest.fate,
        total=total,
        n=max(0, contest.need - total),
    )


def _terms(s: State, pack: Pack, contest: Contest, trial: Trial) -> Iterator[Text]:
    if trial.gain:
        yield T("Win: {what}", what=effects_text(trial.gain, pack))
    elif contest.event:
        yield T("Win: it's gone")
    elif s.tale is not None:
        yield T("Win: the story goes on")
    if trial.harm:
        yield T("Lose: {what}", what=effects_text(trial.harm, pack))
    elif contest.event:
        yield T("Lose: it stays")
    if trial.combat:
        yield T("Lose: {what}", what=danger(pack, trial.combat))
