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


class Prize(NamedTuple):
    """What success and failure bring, as far as that stands beside the challenge."""

    harm: Sequence[Effect] = ()
    combat: tuple[int, ...] = ()
    gain: Sequence[Effect] = ()


def at_stake(s: State, pack: Pack, contest: Contest) -> Prize:
    """What success brings is known of events alone."""
    hazard = pack.region[s.region].hazard
    if contest.source == "hazard" and hazard is not None:
        return Prize(hazard.fail)
    if contest.event:
        clear = pack.event[contest.event].clear
        return Prize() if clear is None else _failing(clear)
    if s.tale is not None and s.tale.choice:
        choices = pack.paragraph[s.tale.para].choices
        challenge = next(one.challenge for one in choices if one.key == s.tale.choice)
        return Prize() if challenge is None else _failing(challenge)
    if s.happening is not None and s.happening.option >= 0:
        option = pack.event[s.happening.id].options[s.happening.option]
        prize = Prize() if option.challenge is None else _failing(option.challenge)
        return prize._replace(gain=option.effects)
    return Prize()


def _failing(challenge: Challenge) -> Prize:
    return Prize(challenge.fail.effects, challenge.fail.combat)


def stake_of(view: View, pack: Pack) -> kernel.Stake:
    """How it stands, and the odds of whoever sees no more than this view."""
    s, contest = view.state, view.state.contest
    assert contest is not None
    title, terms = _tried(s, pack, contest), tuple(_terms(s, pack, contest))
    if contest.fate:
        return kernel.Stake(title, _drawn(contest, view.total), terms=terms)
    least = contest.need - view.total
    wins = tuple(fate >= least for fate in FATES)
    return kernel.Stake(title, _standing(contest, least), wins, odds_of(view, least), terms)


def _tried(s: State, pack: Pack, contest: Contest) -> Text | None:
    """The words of the choice, or the name of what is met."""
    hazard = pack.region[s.region].hazard
    if contest.source == "hazard" and hazard is not None:
        return word(hazard.name)
    if contest.event:
        return word(pack.event[contest.event].name)
    if s.tale is not None and s.tale.choice:
        choices = pack.paragraph[s.tale.para].choices
        text = next(one.text for one in choices if one.key == s.tale.choice)
        return word(text.rstrip("."))
    if s.happening is not None and s.happening.option >= 0:
        return word(pack.event[s.happening.id].options[s.happening.option].text.rstrip("."))
    return None


def _standing(contest: Contest, least: int) -> Text:
    values = {
        "skill": SKILL[contest.skill],
        "need": contest.need,
        "sum": contest.need - least,
    }
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


def _terms(s: State, pack: Pack, contest: Contest) -> Iterator[Text]:
    prize = at_stake(s, pack, contest)
    if prize.gain:
        yield T("Win: {what}", what=effects_text(prize.gain, pack))
    elif contest.event:
        yield T("Win: it's gone")
    elif s.tale is not None:
        yield T("Win: the story goes on")
    if prize.harm:
        yield T("Lose: {what}", what=effects_text(prize.harm, pack))
    elif contest.event:
        yield T("Lose: it stays")
    if prize.combat:
        yield T("Lose: {what}", what=danger(pack, prize.combat))
