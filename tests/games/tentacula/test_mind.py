"""A thinking player of Tentacula: hides fish, swims home, and imagines only tiles that may come."""

import random

from games.kernel.match import Match
from games.kernel.mind import Look
from games.kernel.record import Choice
from games.minds import Budget, advise, decide
from games.minds.looking_back import judge_all
from games.tentacula import GAME
from games.tentacula.autopilot.position import position_of, watched
from games.tentacula.board import FINISH, GATES, LOOKS, STASHES, turned
from games.tentacula.make_view import view_of
from games.tentacula.mind.facts import facts_between
from games.tentacula.mind.looking_ahead import outcome, played, turns
from games.tentacula.mind.round_end import EITHER, faces, next_rounds
from games.tentacula.mind.tiles import Deal, deal_of, pile_of, unknown_in
from games.tentacula.state import NOTHING, Row, State
from tests.games.tentacula.tables import facts, ids, position, reef, sit_down, take_turn, tile

PLENTY = Budget(leaves=5000)


def answer(match: Match, seat: int) -> str:
    assert match.ask is not None
    luck = random.Random(1)
    option = decide(match.game, match.ask, seat, level="fierce", luck=luck, budget=PLENTY)
    return str(option.id)


def thought_about(match: Match, seat: int) -> bool:
    """Whether a hint says more than what the autopilot would do."""
    assert match.ask is not None
    advice = advise(match.game, match.ask, seat, luck=random.Random(1), budget=PLENTY)
    return advice.candidates[0].thought


def test_it_swims_home_when_only_one_fish_is_missing() -> None:
    """A shell would take it to square 34 instead, in the open."""
    hands = [tile("crab"), tile("turtle")]
    state = position(hands, ("seahorse", "crab"), fish=[FINISH, FINISH, 33], fold=2, shells=1)
    state.rows, state.pile = reef(("111",), ("111",), start=9), []
    state.gate = GATES.index((0, 1, 2))
    match = sit_down(state)
    take_turn(match, 0, "inside")
    assert match.ask is not None
    assert len(match.ask.of(0)) > 1
    assert answer(match, 0) == f"red-{FINISH}"


def test_it_prefers_a_hidden_square_when_no_gem_can_be_spared() -> None:
    state = position([tile("turtle"), tile("turtle")], fish=[1, 8, 10], shells=0)
    state.chest = list(STASHES[state.stash])
    state.rows, state.gate = reef(("111", "111"), ("111", "101")), GATES.index((1, 2, 0))
    match = sit_down(state)
    take_turn(match, 0, "inside")
    assert answer(match, 0) == "yellow-5", "there is a gap beside 9 and no tile outside of 13"


def almost_home(*animals: str) -> State:
    """The round is over and no gem can be spared; red is on 33, and in the open on 34. Only a
    seahorse would take it to 34 instead of home."""
    hands = [NOTHING] * len(animals)
    state = position(hands, animals, fish=[FINISH, FINISH, 33], fold=2, shells=0)
    state.phase, state.pile, state.last_mover = "round end", [], 0
    state.chest = list(STASHES[state.stash])
    return state


SEAHORSE = tile("seahorse", "101")
CRAB = turned(SEAHORSE)
OTHER_SEAHORSE = turned(tile("turtle", "110"))


def test_the_turtle_turns_up_the_side_that_leads_home() -> None:
    for drawn in (SEAHORSE, CRAB):
        state = almost_home("turtle", "crab")
        state.rows = [Row(9, [turned(drawn)]), Row(10, [turned(OTHER_SEAHORSE)])]
        match = sit_down(state)
        assert answer(match, 0) == f"face-{CRAB}"
        assert thought_about(match, 0)


def test_of_two_tiles_that_lie_level_it_takes_the_one_that_leads_home() -> None:
    first = turned(tile("seahorse", "110"))
    for inner, outer, homeward in (
        (CRAB, OTHER_SEAHORSE, "inside"),
        (OTHER_SEAHORSE, CRAB, "outside"),
    ):
        state = almost_home("jellyfish", "crab")
        state.rows = [Row(10, [first, turned(inner)]), Row(10, [turned(outer)])]
        match = sit_down(state)
        assert ids(match, 1) == ["inside", "outside"]
        assert answer(match, 1) == homeward
        assert thought_about(match, 1)


def test_it_fills_the_stash_with_most_to_spare_and_likes_to_be_the_turtle() -> None:
    match = Match.start(GAME, 3, seed=4)
    assert answer(match, 0) == "starfish"
    match.choose(0, "starfish")
    assert answer(match, 1) == "turtle"
    match.choose(1, "turtle")
    assert answer(match, 2) == "jellyfish"


def test_a_hint_about_the_stash_says_what_it_takes() -> None:
    match = Match.start(GAME, 3, seed=4)
    assert match.ask is not None
    advice = advise(match.game, match.ask, 0, luck=random.Random(1), budget=PLENTY)
    bottle = [6, "bottle"]
    gain, price = [facts(reason) for reason in advice.candidates[0].reasons]
    assert gain == [[[5], bottle]]
    assert price == [[["purple"], bottle]]


def test_before_the_first_tile_lies_no_hint_tells_a_chance_and_no_look_back_begins() -> None:
    """A stash or an animal is better than another; how the voyage ends nobody knows yet."""
    match = Match.start(GAME, 3, seed=4)
    for seat, choice in enumerate(("starfish", "turtle")):
        assert match.ask is not None
        advice = advise(match.game, match.ask, seat, luck=random.Random(1), budget=PLENTY)
        assert all(one.thought and one.outlook is None for one in advice.candidates)
        match.choose(seat, choice)
    path = [Choice(0, "starfish", ""), Choice(1, "turtle", "")]
    mind = GAME.mind()
    assert mind is not None
    start = Match.start(GAME, 3, seed=4)
    assert judge_all(start, mind, path, PLENTY, random.Random(1)) == []


def test_with_every_gem_that_goes_the_chance_falls() -> None:
    mind, chances = GAME.mind(), list[float]()
    assert mind is not None
    for spare in (2, 1, 0):
        state = almost_home("turtle", "crab")
        state.chest[state.chest.index(max(state.chest))] += spare
        look = Look(view_of(state, "pro"), 0, random.Random(1))
        position = mind.standing(look)
        assert position is not None
        chances.append(mind.chance(position, position.worth()))
    assert 1.0 > chances[0] > chances[1] > chances[2] > 0.0


def test_a_fish_that_stays_in_hiding_is_in_hiding_too() -> None:
    """Else *not with the other* would be said of an option after which it hides just as well."""
    state = position([tile("crab")] * 2, ("turtle", "crab"), fish=[1, 9, 13])
    before = position_of(view_of(state, "pro"))
    there = {str(fact.words) for fact in facts_between(before, before)}
    assert len(there) == sum(before.safe >> square & 1 for square in before.fish) > 0


def test_to_lose_more_is_to_lose_what_others_lose_as_well() -> None:
    """Five thefts are no reason to be spared one."""
    before = position_of(view_of(position([tile("crab")] * 2, ("turtle", "crab")), "pro"))
    none, once, often = (set(facts_between(before, before._replace(stolen=n))) for n in (0, 1, 5))
    assert len(once - none) == 1
    assert once < often
    two, three = (
        set(facts_between(before, before._replace(shells=before.shells + n))) for n in (2, 3)
    )
    assert two < three


def test_a_theft_is_a_theft_though_the_seahorse_may_roll_again() -> None:
    state = position([tile("crab")] * 2, ("seahorse", "crab"), fish=[9, 13, 1], last_mover=0)
    before = position_of(view_of(state, "pro"))
    assert (
        len(set(facts_between(before, watched(before))) - set(facts_between(before, before))) == 2
    )


def test_where_a_crab_plays_nobody_knows_which_shells_stay() -> None:
    """Else *not with the other* would be said of a shell that the crab may keep or lose."""
    crab, none = (
        set(facts_between(one, one._replace(shells=one.shells - 1)))
        for one in (
            position_of(view_of(position([tile("crab")] * 2, ("turtle", name)), "pro"))
            for name in ("crab", "seahorse")
        )
    )
    assert len(crab - none) == len(none - crab) == 1


def test_imagined_piles_hold_the_unseen_tiles_and_show_the_same_top() -> None:
    match = Match.start(GAME, 3, seed=4)
    view = match.view(0)
    for seed in range(20):
        pile = pile_of(unknown_in(view), random.Random(seed))
        assert sorted(face // 2 for face in pile) == view.unseen
        assert LOOKS[turned(pile[-1])] == view.top


def test_imagined_gates_are_others_than_the_one_that_stands() -> None:
    view = Match.start(GAME, 3, seed=4).view(0)
    for number in range(20):
        now, second, third = deal_of(unknown_in(view), number).gates
        assert now == view.gate
        assert len({now, second, third}) == 3


def test_new_hands_come_from_the_pile_and_whoever_moved_last_draws_first() -> None:
    hands = [tile("crab"), tile("turtle")]
    view = sit_down(position(hands, ("crab", "seahorse"), fish=[1, 2, 3])).view(0)
    view.hands, view.last_mover = [NOTHING, NOTHING], 1
    unknown = unknown_in(view)
    for number in range(6):
        [after] = next_rounds(position_of(view), deal_of(unknown, number))
        assert after.pile == len(view.unseen) - 2
        assert NOTHING not in after.hands
        assert {face // 2 for face in after.hands} <= set(view.unseen)
        assert LOOKS[turned(after.hands[1])] == view.top


def test_without_a_pile_the_rearmost_tiles_come_and_of_two_that_lie_level_either() -> None:
    state = position([NOTHING, NOTHING, NOTHING], ("crab", "seahorse", "jellyfish"))
    state.rows, state.pile, state.last_mover = reef(("111", "011"), ("101", "110")), [], 2
    first, second = (row.tiles for row in state.rows)
    ways = next_rounds(position_of(view_of(state, "pro")), Deal((), (0, 1, 2)))
    assert {way.hands for way in ways} == {
        (turned(second[0]), turned(last), turned(first[0])) for last in (first[1], second[1])
    } | {(turned(first[0]), turned(last), turned(second[0])) for last in (first[1], second[1])}
    assert all(sum(map(len, way.rows)) == 1 for way in ways)


def test_the_turtle_may_play_either_side_of_a_tile_to_come() -> None:
    state = position([NOTHING, NOTHING], ("turtle", "crab"), fish=[1, 2, 3], shells=0)
    state.pile, state.last_mover = [], 0
    state.rows = reef(("111",), ("111",))
    ways = next_rounds(position_of(view_of(state, "pro")), Deal((), (0, 1, 2)))
    held = ways[0].hands[0]
    assert faces(held) == (held - EITHER, turned(held - EITHER))
    played = {after.face for after in turns(ways[0]) if after.last == 0}
    assert played == set(faces(held))


def test_a_line_of_play_with_fewer_tiles_is_over_sooner_and_is_not_forgotten() -> None:
    hands = [tile("crab"), tile("turtle")]
    state = position(hands, ("crab", "seahorse"), fish=[FINISH, FINISH, 24], fold=2, shells=0)
    state.rows, state.pile = reef(("111",), ("111",), start=9), []
    two = position_of(view_of(state, "pro"))
    one = two._replace(hands=(NOTHING, two.hands[1]), fish=(FINISH, FINISH, 30))
    assert {end.fish[2] for end in played([two, one], 50)} == {28, 29, 33}


def test_a_reef_that_is_gone_is_a_game_that_is_lost() -> None:
    state = position([NOTHING, NOTHING], ("turtle", "crab"), fish=[FINISH, FINISH, 33], fold=2)
    state.rows, state.pile, state.last_mover = [Row(11, []), Row(11, [])], [], 0
    assert outcome(position_of(view_of(state, "pro")), Deal((), (0, 1, 2)), 6, 4) == 0.0
