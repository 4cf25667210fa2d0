"""A diver who thinks: takes what wins, flees what loses, and gives reasons that can be counted."""

import random
from collections import Counter
from itertools import product
from typing import Any

import pytest

from games.kernel.ask import Option
from games.kernel.copying import copy_state
from games.kernel.game import Game
from games.kernel.match import Match
from games.kernel.mind import LEVELS, Fact, Look
from games.kernel.text import T, Text
from games.kernel.transcript import Transcript, Undo
from games.minds import Advice, Budget, advise, decide, look_back
from games.minds.advising import Count, Followed, reasons, telling
from games.minds.looking_back import choices_that_stood
from games.refuge import GAME, questions
from games.refuge.autopilot.worth import worth
from games.refuge.cards import DECKS, KRAKEN
from games.refuge.characters import CHARACTERS
from games.refuge.mind.divers import HELP
from games.refuge.mind.facts import (
    BACK,
    CLOSER,
    MORE,
    THREAT,
)
from games.refuge.mind.mind import RefugeMind
from games.refuge.mind.small_questions import SmallQuestion
from games.refuge.mind.weights import THINKING
from games.refuge.objective_cards import of_level
from games.refuge.state import DEVOURED
from tests.games.refuge.dive import BEGINNERS, Dive, dive, facts

PLENTY = Budget(leaves=20_000)
DEVOURING = [card.id for card in KRAKEN.values() if card.devours]


def decision(table: Dive, level: Any = "fierce", luck: int = 1) -> str:
    assert table.offered
    assert table.ask is not None
    seed = random.Random(luck)
    return decide(table.game, table.ask, 0, level=level, luck=seed, budget=PLENTY).id


def advice_for(table: Dive) -> Advice:
    assert table.offered
    assert table.ask is not None
    return advise(table.game, table.ask, 0, luck=random.Random(1), budget=PLENTY)


def last_diver_below_the_hatch() -> Dive:
    return dive("9 | . A . . . . . . .", accomplished=2, head=4, names=("vega",))


def test_it_takes_the_win_that_lies_before_it() -> None:
    for level in ("keen", "fierce"):
        assert decision(last_diver_below_the_hatch(), level) == "move.c1r10"


def test_it_names_the_win_and_that_it_is_certain() -> None:
    first = advice_for(last_diver_below_the_hatch()).candidates[0]
    assert first.option.id == "move.c1r10"
    assert first.outlook == 1.0
    assert not first.practised


def chance(board: str = "5 | . t .\n2 | . A B", won: bool | None = None, **more: Any) -> float:
    mind, table = GAME.mind(), dive(board, **more)
    position = mind.standing(Look(table.game.view(0), 0, random.Random(1), won))
    assert position is not None
    return mind.chance(position, position.worth())


def test_a_dive_that_is_over_is_won_or_lost_and_no_other_is_certain() -> None:
    assert chance(won=True) == 1.0 > chance() > 0.0 == chance(won=False)


def test_the_chance_rises_with_every_goal_and_falls_with_what_may_lose_the_dive() -> None:
    assert chance() < chance(accomplished=1) < chance(accomplished=2)
    assert chance() > chance(threat=1) > chance(threat=3)
    assert chance() > chance("5 | . t .\n2 | . a B"), "one is down"
    assert chance() > chance("1 | . . t\n2 | . A B"), "a tentacle comes close"
    assert chance() > chance(salvage_discards=[card.id for card in DECKS.salvage] * 5)
    for last in ("bring_the_cargo_home", "slay_the_kraken"):
        assert chance() > chance(objectives=(*BEGINNERS[:2], last)), "harder than to board"


def test_no_option_is_called_likelier_than_one_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even where what is said would have it the other way round."""
    monkeypatch.setattr(RefugeMind, "chance", lambda mind, _, worth: mind.outlook(-worth))
    first, second, *_ = advice_for(dive(LAIR, names=("vega",))).candidates
    assert (first.outlook or 0.0) >= (second.outlook or 1.0)


def test_it_does_not_stay_where_every_card_devours_the_last_diver_standing() -> None:
    """The partner lies; the deck holds nothing but devour cards, and the head is next door."""
    table = dive(
        "6 | . . . . A . . . .\n0 | . b . . . . . . .",
        names=("vega", "mags"),
        head=3,
        actions=1,
    )
    table.s.kraken_discards = [card for card in KRAKEN if card not in DEVOURING]
    table.s.kraken_deck = list(DEVOURING)
    table.choose(decision(table))
    if table.ask is not None and "end" in table.offered:
        table.choose("end")
    assert table.outcome is None
    assert table.s.divers[0].spot != DEVOURED


def test_the_same_luck_gives_the_same_answer() -> None:
    board = "6 | . t . . . . . t .\n4 | . . b . . . . . .\n2 | . . . . A . . . ."
    for level in LEVELS:
        answers = {decision(dive(board, hands=[["flare"]]), level, luck=5) for _ in range(3)}
        assert len(answers) == 1


def said(reason: Text) -> Text:
    """The fact in a reason."""
    assert reason.args is not None
    words = reason.args["reason"].args
    fact = words["said"].args["fact"] if "said" in words else words["fact"]
    assert isinstance(fact, Text)
    return fact


def followed(name: str, *facts: Fact) -> Followed:
    return Followed(
        Option(name, 0, T("{n}", n=1), None), (), Count(Counter(dict.fromkeys(facts, 2)), 3, True)
    )


def test_what_is_achieved_comes_first_then_the_difference_then_the_price() -> None:
    best, other = followed("best", CLOSER, BACK, THREAT), followed("other", CLOSER)
    words = [said(one) for one in reasons(GAME.mind(), best, other, ())]
    assert words == [one.words for one in (CLOSER, BACK, THREAT)]
    spared = reasons(GAME.mind(), other, followed("worse", CLOSER, MORE), ())
    assert [said(one) for one in spared] == [CLOSER.words], "a trifle is no reason"


def test_the_best_of_which_only_a_price_can_be_counted_has_a_word_for_it_too() -> None:
    words = reasons(GAME.mind(), followed("best", THREAT), followed("other"), ())
    assert words[0].template.startswith("All in all")
    assert said(words[1]) == THREAT.words


def test_what_is_said_of_both_sets_neither_apart_whatever_it_weighs() -> None:
    """Else a wounded twin is said not to be in the danger that the other is in."""
    heavier = Fact(THREAT.words, THREAT.good, THREAT.weight + 1.0)
    assert telling(followed("best", THREAT), followed("other", heavier)) == (None, None)


def played(seed: int) -> tuple[Match, Transcript]:
    """A dive at random, with one choice taken back."""
    luck = random.Random(seed)
    match = Match.start(GAME, 2, GAME.Options(objectives="random"), seed)
    opening, entries = match.save(), list[Any]()
    while match.ask is not None:
        option = luck.choice(match.ask.options)
        entries.append(match.choose(option.seat, option.id).choice)
        if len(entries) == 30:
            match.undo(consent=True)
            entries.append(Undo(match.choices_made))
    return match, Transcript(opening, entries)


def find(_: str) -> type[Game[Any, Any]]:
    return GAME


def test_looking_back_names_moments_that_were_and_what_would_have_been_better() -> None:
    match, transcript = played(3)
    luck, budget = random.Random(1), Budget(leaves=6000)
    points = look_back(transcript, find, luck=luck, budget=budget)
    path = choices_that_stood(transcript)
    assert len(path) == match.choices_made
    assert 1 <= len(points) <= 3
    assert [point.choices for point in points] == sorted({point.choices for point in points})
    for point in points:
        choice = path[point.choices]
        assert (choice.seat, choice.option) == (point.seat, point.chosen.id)
        assert 0 <= point.after <= 1
        assert point.better is None or point.better.id != point.chosen.id
        assert str(round(100 * point.before)) in str(point.words)


LOCKER, VENTS = "stock_the_locker", "seal_the_vents"


def crew_of_four_at_the_last_vent() -> Dive:
    table = dive(
        "4 | . . . . . . A . .\n1 | . B . C . D . . .",
        names=("satoshi", "michael", "mags", "vega"),
        hands=[["bait", "flare"]],
        objectives=(LOCKER, VENTS, "board_the_ub85"),
        accomplished=1,
    )
    goal = table.s.goals[1]
    goal.progress, goal.markers = 2, [46]
    return table


def test_four_divers_take_the_objective_though_the_next_one_is_a_long_way_for_all() -> None:
    assert decision(crew_of_four_at_the_last_vent()) == "seal"


def test_an_accomplished_objective_is_never_a_step_back() -> None:
    """Whatever comes next, however far everybody is from it, and whatever the one before had."""
    for crew in (1, 2, 3, 4):
        for now, then in product(of_level(2), of_level(3)):
            row = " ".join("ABCD"[:crew])
            table = dive(f"0 | . {row}", objectives=(LOCKER, now.id, then.id), accomplished=1)
            before, after = table.s, copy_state(table.s)
            before.goals[1].progress = now.target_for(crew) - 1
            after.accomplished, after.goals[2].markers = 2, list(then.markers)
            assert worth(after, THINKING) > worth(before, THINKING), (crew, now.id, then.id)


def test_the_more_divers_the_dearer_a_turn() -> None:
    """Four Kraken cards are drawn until one of four divers is to act again."""
    assert list(THINKING.turn) == sorted(THINKING.turn)
    assert THINKING.turn[3] > THINKING.turn[1]


def worth_of(hands: list[list[str]], last: str, accomplished: int) -> float:
    """Two divers next to the head, one on each side of it."""
    table = dive(
        "8 | . . A . . . B . .",
        hands=hands,
        objectives=("thin_the_herd", "breach_the_hull", last),
        accomplished=accomplished,
    )
    return worth(table.s, THINKING)


def test_hits_in_two_hands_land_sooner_than_in_one() -> None:
    one, two = ["harpoon"] * 4, ["harpoon"] * 2
    hoarded = worth_of([[*one], ["flare", "bait"]], "slay_the_kraken", 2)
    shared = worth_of([[*two, "flare"], [*two, "bait"]], "slay_the_kraken", 2)
    assert shared > hoarded + THINKING.weapon


def test_weapons_are_saved_for_a_kraken_to_be_slain() -> None:
    armed, unarmed = [["harpoon"] * 3], [["flare", "tow_line", "air_tank"]]
    gain = {
        last: worth_of(armed, last, 0) - worth_of(unarmed, last, 0)
        for last in ("slay_the_kraken", "board_the_ub85")
    }
    assert gain["slay_the_kraken"] > gain["board_the_ub85"]


LAIR = "5 | . . . t . . . . .\n2 | . . . . . A . . .\n1 | . . t . . . . . ."


def test_it_thinks_about_which_tentacle_goes_as_the_rules_will_carry_it_out() -> None:
    """A diver at the Start swims up into a lair; two tentacles may be moved."""
    board = "5 | . . . t . . . . .\n1 | . . . . . t . . .\n0 | . . . A . . . . ."
    into_the_lair = "move.c3r1"

    def at_the_question() -> Dive:
        return dive(board, names=("vega",)).choose(into_the_lair)

    table = at_the_question()
    assert table.ask is not None
    assert table.ask.question == questions.MOVE_TENTACLE
    assert all(one.thought for one in advice_for(table).candidates)
    mind = GAME.mind()
    position = mind.imagine(table.game.view(0), table.ask, 0, random.Random(1))
    assert isinstance(position, SmallQuestion)
    for option_id in table.offered:
        after, played = position.after(option_id), at_the_question().choose(option_id)
        assert sorted(after.state.tentacles) == sorted(played.s.tentacles)
        assert after.state.threat == played.s.threat
        assert after.state.actions_left == played.s.actions_left


def test_it_chooses_the_diver_who_came_home_most_often_among_those_left() -> None:
    match = Match.start(GAME, 3, seed=4)
    for diver in ("katerina", "michael", "satoshi"):
        ask = match.ask
        assert ask is not None
        seat = ask.awaited[0]
        for level in ("keen", "fierce"):
            luck = random.Random(1)
            chosen = decide(match.game, ask, seat, level=level, luck=luck, budget=PLENTY)
            assert chosen.id == f"diver.{diver}"
        advice = advise(match.game, ask, seat, luck=random.Random(1), budget=PLENTY)
        assert advice.candidates[0].option.id == f"diver.{diver}"
        assert all(one.outlook is None for one in advice.candidates)
        if diver == "katerina":
            (reason,) = advice.candidates[0].reasons
            assert facts(reason) == [[[6], "michael"]]
        match.choose(seat, f"diver.{diver}")


def test_every_diver_of_the_box_has_been_in_practice() -> None:
    assert set(HELP) == set(CHARACTERS)
