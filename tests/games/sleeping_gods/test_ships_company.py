"""Scenes aboard: who is asked, what is kept for a place, which arcs a campaign meets."""

import random
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from games.kernel import Chance
from games.kernel.ask import Ask, Checkpoint
from games.kernel.errors import NotYourSeat
from games.kernel.match import Match
from games.sleeping_gods import GAME
from games.sleeping_gods.authors.endings import FEWEST, MOST, told
from games.sleeping_gods.authors.reader import play
from games.sleeping_gods.content import prose
from games.sleeping_gods.content.prose import Fact, holds, parse, spoken
from games.sleeping_gods.content.scenes import Scene
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.journal.chronicle import chapters
from games.sleeping_gods.options import CampaignOptions
from games.sleeping_gods.state import Tale
from games.sleeping_gods.story.reading_aloud import heads, knows, read_aloud
from games.sleeping_gods.story.scenes import drawn_arcs, scene_aboard, scene_at
from games.sleeping_gods.turn.turn import event, voyage
from tests.games.sleeping_gods.facts import facts
from tests.games.sleeping_gods.tables import GYRE, Script, fresh, table, with_parts

ASKED = [scene for scene in GYRE.scenes if scene.choices]
TELEGRAPH = next(scene for scene in GYRE.scenes if scene.id == "S66")


def gyre(seats: int = 2, seed: int = 1) -> SleepingGods:
    game = table(seats, seed, pack=GYRE)
    game.s.active = 0
    return game


def opened(game: SleepingGods, number: str) -> Script:
    game.s.tale = Tale(0, number)
    return Script(voyage(game))


def lettered(ask: Ask, seat: int) -> list[tuple[str, bool]]:
    return [(o.id, o.aside) for o in ask.options if o.seat == seat and len(o.id) == 1]


def test_each_of_the_nine_has_two_scenes_with_a_choice_and_none_is_for_gain() -> None:
    for member in GYRE.crew:
        assert sum(scene.asks == member.id for scene in ASKED) == 2, member.id
    for scene in ASKED:
        assert len(scene.choices) == 3
        assert all(choice.goto and not choice.challenge for choice in scene.choices)
        assert {e.op for choice in scene.choices for e in choice.effects} <= {"status"}


def test_whoever_holds_the_person_is_asked_and_later_the_active_player_may_answer() -> None:
    game = gyre()
    game.s.crew[game.index_of("rafael")].seat = 1
    script = opened(game, "S66")
    assert script.ask.awaited == [1]
    assert facts(script.ask.prompt) == "Stand by Rafael"
    assert lettered(script.ask, 1) == [("A", False), ("B", False), ("C", False)]
    assert lettered(script.ask, 0) == []
    late = script.ask.with_stand_ins()
    assert late.awaited == [1]
    assert lettered(late, 0) == [("A", True), ("B", True), ("C", True)]
    script.answer("C", seat=1)
    assert game.s.read[-2:] == ["S66", "S66.3"]
    assert game.s.tale is None
    assert knows(game, Fact("called", "wentup"))
    assert not knows(game, Fact("called", "stoodby"))


def stored_table(seed: int = 5) -> Match:
    """A match of two that asks the second player what Rafael does."""
    match = Match.start(SleepingGods, 2, CampaignOptions(pack="hollow_gyre"), seed)
    state = match.record.moment.state
    rafael = SleepingGods(state, 2, match.record.options, Chance(seed)).index_of("rafael")
    state.crew[rafael].seat, state.active, state.tale = 1, 0, Tale(0, "S66")
    return Match(match.record.without_choices())


def test_the_match_offers_an_answer_for_somebody_absent_once_told_they_are_late() -> None:
    match = stored_table()
    with pytest.raises(NotYourSeat):
        match.choose(0, "B")
    match.late = True
    assert match.clone().late
    step = match.choose(0, "B")
    told = [str(line.text) for line in step.lines]
    assert any("answers for" in line and "Ring STOP" in line for line in told), told
    again = Match.load(match.save_checkpoint(), lambda _: SleepingGods, match.record.choices)
    assert "S66.2" in again.game.s.read
    assert not match.late


def test_the_captains_choice_is_the_active_players_and_solo_one_answers_for_everybody() -> None:
    ask = opened(gyre(3), "S81").ask
    assert ask.awaited == [0]
    assert lettered(ask.with_stand_ins(), 0) == lettered(ask, 0)
    script = opened(gyre(1), "S66")
    assert lettered(script.ask, 0) == [("A", False), ("B", False), ("C", False)]


def test_what_was_chosen_is_kept_on_a_page_of_the_log_and_is_no_quest() -> None:
    game = gyre(1)
    before = list(game.s.quests)
    opened(game, "S66").answer("A")
    game.s.read += ["2.12", "from an older pack"]
    assert game.s.quests == before
    page = next(one for one in chapters(game) if facts(one.title) == "found1")
    assert [facts(line) for line in page.lines] == [
        "Stand by An hour and ten minutes, with his jacket on.",
        f"{GYRE.paragraph['2.12'].title} {GYRE.paragraph['2.12'].memory}",
    ]


def test_each_campaign_draws_six_arcs_and_others_than_the_next() -> None:
    drawn = [drawn_arcs(gyre(1, seed)) for seed in range(8)]
    assert {len(arcs) for arcs in drawn} == {6}
    assert len({frozenset(arcs) for arcs in drawn}) > 4
    assert set.union(*drawn) == {scene.arc for scene in GYRE.scenes if scene.arc}


def test_an_arc_that_has_begun_goes_on_in_a_campaign_from_before() -> None:
    game = gyre(1)
    missing = next(s for s in GYRE.scenes if s.arc and s.arc not in drawn_arcs(game))
    game.s.read.append(missing.id)
    assert missing.arc in drawn_arcs(game)


def test_drawing_scenes_moves_no_other_chance() -> None:
    game = gyre(1)
    game.s.turn, counter = 12, game.chance.counter
    scene_aboard(game)
    assert game.chance.counter == counter


def test_the_first_supper_is_on_the_first_morning() -> None:
    game = gyre(1)
    scene_aboard(game)
    assert game.s.read == ["S75"]
    scene_aboard(game)
    assert "S75" in game.s.read
    assert game.s.read.count("S75") == 1


@pytest.mark.parametrize(
    ("read", "feast"), [((), "S82"), (("S66", "S66.1", "S67"), "S68"), (("S66", "S66.2"), "S82")]
)
def test_after_the_second_stroke_there_is_a_wedding_or_a_quarrel(
    read: tuple[str, ...], feast: str
) -> None:
    game = gyre(1)
    game.s.turn, game.s.passes, game.s.read = 38, 2, list(read)
    scene_aboard(game)
    assert feast in game.s.read or game.s.tale == Tale(0, feast)
    game.s.read.append(feast)
    assert not scene_at(game, "feast")


def test_the_last_supper_is_before_the_last_stroke() -> None:
    game = gyre(1)
    game.s.phase, game.s.passes, game.s.event_deck = "event", 2, []
    event(game)
    assert game.s.tale == Tale(0, "S86")
    assert game.s.passes == 2
    game.s.read.append("S86")
    game.s.tale = None
    event(game)
    assert game.s.passes == 3
    assert game.s.tale == Tale(0, "F1")


@pytest.mark.parametrize(("passes", "deck"), [(2, ["M05"]), (1, [])])
def test_no_supper_is_the_last_before_the_last_deck_has_run_out(
    passes: int, deck: list[str]
) -> None:
    game = gyre(1)
    game.s.passes, game.s.event_deck = passes, deck
    event(game)
    assert game.s.tale != Tale(0, "S86")


@pytest.mark.parametrize(("late", "told"), [(15, True), (16, False)])
def test_a_scene_that_was_not_told_within_fifteen_turns_is_never_told(
    late: int, told: bool
) -> None:
    game = gyre(1)
    game.s.read = [s.id for s in GYRE.scenes if s.id not in ("S65", "S66", "S67")]
    game.s.turn = 8 + late
    scene_aboard(game)
    assert game.s.tale is None
    assert ("S65" in game.s.read) is told


def test_only_the_arcs_that_were_drawn_are_told() -> None:
    game = gyre(1)
    drawn, game.s.passes = drawn_arcs(game), 1
    for game.s.turn in range(2, 37):
        scene_aboard(game)
        game.s.read += [game.s.tale.para] if game.s.tale else []
        game.s.tale = None
    heard = [scene for scene in GYRE.scenes if scene.id in game.s.read]
    assert {scene.arc for scene in heard} - {None} <= drawn
    assert heard
    assert not any(scene.place for scene in heard), "no feast before the second stroke"


CHOICE = [{"key": "A", "text": "Yes.", "end": True}]
NORMAL = {"when": {"mode": "normal"}}


@pytest.mark.parametrize(
    ("sooner", "later"),
    [
        (NORMAL, {}), ({"only": "alone"}, {}), ({"turn": 1, "choices": CHOICE}, {}),
        ({"only": "alone", "arc": "soup"}, NORMAL | {"turn": 1}), ({"after": "S80"}, {}),
        ({"choices": CHOICE}, {"after": "S81"}), ({"turn": 2}, {"turn": 9}),
        ({}, NORMAL | {"place": "last supper"}), ({}, {"only": "mac hurt"}),
    ],
)  # fmt: skip
def test_what_happened_is_told_first_then_a_choice_or_what_came_of_it_then_what_is_overdue(
    sooner: dict[str, Any], later: dict[str, Any]
) -> None:
    others = [{"id": f"S9{at}", **later} for at in range(1, 6)]
    before = [{"id": "S80", "choices": CHOICE}, {"id": "S81"}]
    scenes = [{"text": "…", **one} for one in (*before, *others, {"id": "S90", **sooner})]
    game = fresh(pack=with_parts(scenes=scenes), turn=12, read=["S80", "S81"])
    scene_aboard(game)
    assert (game.s.tale.para if game.s.tale else game.s.read[-1]) == "S90"


def test_heads_count_whoever_has_come_aboard() -> None:
    game = gyre(1)
    assert heads(game) == 9
    game.s.used_quests.append(game.pack.bearer["STOWAWAY"])
    assert heads(game) == 10
    read_aloud(game, "{heads} less one is {others}.")
    assert str(game.lines[-1].text) == "ten less one is nine."


def test_an_autopilot_answers_as_the_person_would() -> None:
    answers = set()
    for seed in range(30):
        game = gyre(1)
        ask = opened(game, "S66").ask
        answers.add(GAME.autopilot(game.view(0), ask, 0, random.Random(seed)).id)
    assert answers == {"A", "B", "C"}


def undecided(match: Match) -> bool:
    return match.ask is not None and match.ask.id == "story.choice"


def test_a_choice_aboard_may_be_saved_and_is_asked_again() -> None:
    game = gyre()
    game.s.crew[game.index_of("rafael")].seat = 1
    game.s.tale = Tale(0, "S66")
    steps = voyage(game)
    step = next(steps)
    while isinstance(step, Checkpoint):
        step = next(steps)
    copy = SleepingGods(game.s, 2, CampaignOptions(pack="hollow_gyre"), Chance(1))
    assert Script(voyage(copy)).ask.awaited == step.awaited == [1]


def every_ending() -> Iterator[tuple[str, int]]:
    for ending in GYRE.endings:
        for history in GYRE.histories:
            parts = told(SleepingGods, "hollow_gyre", ending, history)
            yield f"{ending.id} {history.id}", sum(len(part.split()) for part in parts)


def test_no_ending_is_short_in_any_history_and_none_too_long() -> None:
    assert [found for found in every_ending() if not FEWEST <= found[1] <= MOST] == []


def test_a_campaign_of_the_autopilot_has_its_last_supper() -> None:
    game, _, _ = play(SleepingGods, "hollow_gyre", 2, 3)
    assert {"S75", "S86", "S86.4"} <= set(game.s.read)


def told_with(text: str, read: set[str]) -> str:
    """A passage as a table reads it that has read these pages and done nothing else."""

    def so(fact: Fact) -> bool:
        if fact.kind == "called":
            test = prose.test_of(GYRE.about.called[fact.what])
            return holds(test, so)
        return fact.kind == "read" and fact.what in read

    return spoken(parse(text), so)


def remembers(outcome: str, other: str, *, finale: bool) -> list[str]:
    """The later passages that two outcomes of one scene read differently."""
    own = outcome.partition(".")[0]
    pages = {p.id: p.text for p in GYRE.storybook} | {s.id: s.text for s in GYRE.scenes}
    married = {"S67", "S68"} if own == "S66" and "S66.2" not in (outcome, other) else set()
    before = {own, *married}
    return [
        number
        for number, text in pages.items()
        if number.startswith("F") is finale and number not in (outcome, other)
        if told_with(text, {*before, outcome}) != told_with(text, {*before, other})
    ]


@pytest.mark.parametrize("scene", ASKED, ids=lambda scene: str(scene.id))
def test_each_two_answers_are_told_apart_later_and_in_an_ending(scene: Scene) -> None:
    """The table: a choice, the later passage that remembers it, the ending that does."""
    outcomes = [choice.goto or "" for choice in scene.choices]
    for one, other in combinations(outcomes, 2):
        assert remembers(one, other, finale=True), f"no ending tells {one} from {other}"
        last = scene.place == "last supper"  # after it there is only the finale
        assert last or remembers(one, other, finale=False), f"nothing later tells {one}, {other}"
