"""The chronicle, the chart with its notes, and the recap (R30)."""

import random
from itertools import pairwise

import pytest

from games.catalog import find_game
from games.kernel import Chance, T
from games.kernel.match import Match
from games.sleeping_gods import GAME
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.journal import chronicle
from games.sleeping_gods.journal.chart_notes import write_on_chart
from games.sleeping_gods.journal.log import (
    DEEDS,
    places_told,
    quests_told,
    still_open,
    turns_told,
    whereabouts,
    worn_out,
)
from games.sleeping_gods.options import CampaignOptions
from games.sleeping_gods.state import Lasting
from games.sleeping_gods.story.quests import gain_quest
from games.sleeping_gods.story.storybook import explore, tell
from games.sleeping_gods.turn.actions import action_options, place_note
from renderers import renderer_for
from tests.games.sleeping_gods.changes import changed, happened
from tests.games.sleeping_gods.facts import facts
from tests.games.sleeping_gods.tables import (
    SHALLOWS,
    Script,
    crew,
    drive,
    equip,
    own,
    para,
    table,
    with_parts,
)


def chapter(game: SleepingGods, title: str) -> list[str]:
    return [
        facts(line) for part in game.journal() if facts(part.title) == title for line in part.lines
    ]


def test_r12_level_cards_may_be_looked_through_at_any_time() -> None:
    game = table()
    title = "holdings2"
    assert len(chapter(game, title)) == 24
    assert "Laurent Larder 5 +1 savvy." in chapter(game, title)
    crew(game, "laurent").levels.append("laurent-1")
    assert len(chapter(game, title)) == 23
    assert "Laurent Larder +1 savvy." in chapter(game, "holdings1")


def test_r30_the_chart_keeps_notes_of_what_places_ask_for() -> None:
    game = table()
    explore(game, 7)
    drive(tell(game))
    assert game.s.notes["7"] == ["LANTERN"]


def noted(seed: int = 6) -> Match:
    """Finn, whose turn it is not, notes that place 4 is dangerous."""
    match = Match.start(GAME, 2, CampaignOptions(pack="shallows"), seed=seed)
    for seat, option in ((1, "aid"), (1, "chart"), (1, "place-4"), (1, "danger")):
        match.choose(seat, option)
    return match


def test_r30_notes_on_the_chart_are_kept_with_the_campaign() -> None:
    match = noted()
    assert match.game.s.marks == {"4": "danger"}
    assert Match.load(match.save(), find_game).game.s.marks == {"4": "danger"}
    assert any("notes_on_chart_place 4 danger" in facts(line.text) for line in match.lines)


def test_r42_lasting_events_can_be_read() -> None:
    game = table()
    game.s.lasting = [Lasting("P01")]
    assert chapter(game, "Lasting events") == [
        "Loose Boiler Plate ship_damage 1",
        "Loose Boiler Plate craft 6",
    ]


def test_r101_all_cards_aboard_can_be_read_and_show_their_command() -> None:
    game = table()
    game.s.cards[0].command = 2
    aboard = chapter(game, "Aboard")
    assert len(aboard) == 4
    assert "2 Gloria _COMMAND 2 draw_ability 2" in aboard
    assert not any(line.startswith("0") for line in aboard)


def note(game: SleepingGods, *, shortened: bool = False) -> str | None:
    said = place_note(game, 2)
    return None if said is None else facts(said.shorter[0] if shortened else said)  # type: ignore[attr-defined]  # a note


def test_a_place_says_what_is_remembered_of_it() -> None:
    game = table()
    assert note(game) is None
    game.s.notes["2"] = ["LANTERN", "PURSER"]
    assert note(game) == "LANTERN, PURSER"
    game.s.marks["2"] = "danger"
    assert note(game) == "danger LANTERN, PURSER"
    game.s.notes = {}
    assert note(game) == "danger"
    assert ";" not in str(place_note(game, 2))
    game.s.marks = {}
    game.s.notes["2"] = ["LANTERN"]
    assert note(game, shortened=True) == "place_note"
    game.s.marks["2"] = "danger"
    assert note(game, shortened=True) == "danger"


def test_a_place_has_a_name_once_it_was_visited() -> None:
    game = table(pack=with_parts())

    def labels() -> list[str]:
        return [facts(o.label) for o in action_options(game) if o.id.startswith("explore")]

    assert labels() == ["2", "4"]
    game.s.visits["2"] = 1
    assert labels() == ["2 The keeper's hut", "4"]
    game.s.visits["4"] = 1
    game.pack.paragraph["4"] = game.pack.paragraph["4"].model_copy(update={"title": None})
    nameless = next(o for o in action_options(game) if o.id == "explore-4")
    assert str(nameless.label).endswith("4")


def test_the_log_tells_who_is_down_what_is_open_and_where_one_was() -> None:
    game = table()
    assert list(worn_out(game)) == []
    rafael = crew(game, "rafael")
    rafael.damage = game.health(game.index_of("rafael"))
    game.s.harm["deck"] = 2
    assert [facts(line) for line in worn_out(game)] == ["Rafael", "2"]
    game.s.quests, game.s.used_quests = [1], [2]
    first, second = game.pack.quest[1], game.pack.quest[2]
    assert [facts(line) for line in quests_told(game)] == [
        f"LANTERN {first.title} {first.text}",
        second.title,
    ]
    place = game.pack.pages[0].regions[0].locations[0].num
    assert list(places_told(game)) == []
    game.s.visits[str(place)] = 2
    game.s.notes[str(place)], game.s.quests = ["LANTERN"], []
    (line,) = [facts(line) for line in places_told(game)]
    assert (line[0], line.endswith("LANTERN")) == ("2", True)
    game.s.quests = [1]
    (line,) = [facts(line) for line in places_told(game)]
    assert (line[0], line.endswith("LANTERN")) == ("2", True)
    game.s.notes.clear()
    (line,) = [facts(line) for line in places_told(game)]
    assert (line[0], "LANTERN" in line) == ("2", False)


def test_a_note_that_is_rubbed_out_is_told() -> None:
    game = table()
    game.s.marks["2"] = "danger"
    changed(game, lambda game: write_on_chart(game, 0), "place-2", "erase")
    assert game.s.marks == {}
    assert happened(game) == ["0 rubs_out_note 2"]
    assert Script(write_on_chart(game, 0)).answer("place-2").ids() == [
        *("return", "danger", "riches", "riddle", "done")
    ]


NAMES = ["Marina", "Finn"]


def test_a_note_is_seen_beside_the_place_and_in_the_chronicle() -> None:
    match = noted()
    game = match.game
    chart = next(chapter for chapter in game.journal() if facts(chapter.title) == "found2")
    assert [facts(line) for line in chart.lines] == ["4 danger"]
    words = renderer_for("sleeping_gods").describe(match.view(None), match.asked(None), NAMES).long
    assert f"{chart.title}: 4 danger" in words
    game.s.phase, game.s.actions = "act", 2
    explore = next(option for option in action_options(game) if option.id == "explore-4")
    assert facts(explore.detail) == "danger"


def test_a_note_can_be_rubbed_out() -> None:
    match = noted()
    for option in ("aid", "chart", "place-4", "erase"):
        match.choose(1, option)
    assert match.game.s.marks == {}


def test_the_chronicle_tells_each_turn_in_a_sentence() -> None:
    game = table(2)
    explore(game, 2)
    gain_quest(game, 1)
    game.s.turn = 2
    game.note("fight")
    game.note("clock", 1)
    assert [facts(text) for text in turns_told(game)] == [
        "1 The keeper's hut, A Lamp for the Stack",
        "2 DEEDS1, 1",
    ]
    recap = [facts(text) for text in game.recap()]
    assert "Manticore Lamp Water Heron's Rest" in recap
    assert "A Lamp for the Stack" in recap


def test_every_kind_of_entry_can_be_told() -> None:
    kinds = set[str]()
    for seed in range(6):
        match, luck = (
            Match.start(GAME, 2, CampaignOptions(pack="shallows"), seed=seed),
            random.Random(seed),
        )
        while match.ask is not None:
            seat = match.ask.awaited[0]
            asked = match.asked(seat)
            assert asked is not None
            option = GAME.autopilot(match.view(seat), asked, seat, luck)
            match.choose(option.seat, option.id)
        assert turns_told(match.game)
        kinds |= {kind for _, kind, _ in match.game.s.log}
    assert kinds <= set(DEEDS)


def test_equipped_cards_and_weapons_can_be_read() -> None:
    game = table()
    equip(game, "mac", "Brace", "Oil Can")
    own(game, 58)
    told = chapter(game, "holdings1")
    assert len(told) == 9 + 3
    assert "Mac Brace strength 1 block against counterattacks." in told
    lines = [str(line) for part in game.journal() for line in part.lines]
    assert [line.endswith(" ") for line in lines if "Oil Can" in line] == [False]
    before = {line: owner for owner, line in pairwise(told)}
    assert before["Odessa Harpoon of the Shallows +1 3 0"].startswith("Odessa ")
    assert before["Mac Oil Can craft"].startswith("Mac Brace ")


def test_everybody_aboard_is_told_with_health_skills_and_weapon() -> None:
    game = table()
    crew(game, "laurent").damage = 2
    [cook] = [line for line in chapter(game, "holdings1") if line.startswith("Laurent ")]
    assert cook == ("Laurent 3 5 strength 1, perception 1, savvy 1, craft 1 Club +0 2 2")


def test_the_recap_tells_the_last_four_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    turns = [T("{n}", n=number) for number in range(6)]
    monkeypatch.setattr(chronicle, "turns_told", lambda _: turns)
    assert [str(line) for line in chronicle.recap(table())][:4] == ["2", "3", "4", "5"]


@pytest.mark.parametrize(
    ("kind", "what", "said"),
    [
        ("explore", "2", "The keeper's hut"), ("explore", "80", "place_title"),
        ("quest", "1", "A Lamp for the Stack"),
        ("done", "1", "A Lamp for the Stack"),
        ("totem", "1", "Bell of the First Stroke"),
        ("card", "31", "Dela the Tide-reader"), ("level", "mac-1", "Growing Up"),
        ("event", "M01", "Flying Fish"), ("ending", "2", "Three Strokes Home"),
        ("fight", "", "DEEDS1"), ("clock", "2", "2"),
        ("defeat", "crew", "DEEDS2"), ("defeat", "ship", "DEEDS3"),
    ],
)  # fmt: skip
def test_every_kind_of_deed_has_its_words(kind: str, what: str, said: str) -> None:
    game = table(pack=with_parts(storybook=[para("80", end=True)]))
    assert facts(DEEDS[kind](game, what)) == said


@pytest.mark.parametrize(
    ("region", "place"),
    [("5d", "Lamp Water Heron's Rest"), ("5a", "5A Heron's Rest"),
     ("2e", "Coldharbour Steps Rimefall"), ("5b", "Mill Reach Heron's Rest")],
)  # fmt: skip
def test_the_ship_lies_at_a_name_a_port_or_a_letter(region: str, place: str) -> None:
    game = table()
    game.s.region = region
    assert facts(whereabouts(game)) == f"Manticore {place}"


def test_what_is_open_is_what_is_to_be_done_and_what_lasts() -> None:
    game = table()
    assert list(still_open(game)) == []
    game.s.quests = [2, 61]
    assert list(still_open(game)) == [], "they are kept, not done"
    game.s.quests, game.s.lasting = [1, 2], [Lasting("P01")]
    assert [facts(line) for line in still_open(game)] == [
        "A Lamp for the Stack",
        "Loose Boiler Plate",
    ]


def test_quests_are_told_with_keyword_and_mark() -> None:
    game = table()
    game.s.quests, game.s.used_quests = [1, 2, 170], [61]
    lamp, eel, hard = (game.pack.quest[number] for number in game.s.quests)
    assert [facts(line) for line in quests_told(game)] == [
        f"LANTERN {lamp.title} {lamp.text}",
        f"EELMARK {eel.title} {eel.text}",
        f"{hard.title} {hard.text}",
        "Purser's Keys",
    ]
    to_do, kept, *_ = quests_told(game)
    assert to_do.template != kept.template


def test_places_are_told_with_how_often_and_what_they_ask_for() -> None:
    game = table()
    game.s.visits = {"2": 1, "4": 3}
    game.s.notes = {"2": ["LANTERN", "PURSER", "EELMARK"], "4": []}
    game.s.marks = {"4": "riddle"}
    game.s.used_quests = [2]
    hut = "1 2 The keeper's hut Heron's Rest"
    boat = game.pack.paragraph["4"].title

    def told() -> list[str]:
        return [facts(line) for line in places_told(game)]

    assert told() == [
        f"{hut} LANTERN, PURSER",
        f"3 4 {boat} Heron's Rest",
        "4 riddle",
    ]
    game.s.quests = [61]
    assert told()[0] == f"{hut} PURSER"


def test_chapters_without_a_line_are_left_out() -> None:
    game = table()
    assert [facts(chapter.title) for chapter in game.journal()] == [
        "Aboard",
        "holdings1",
        "holdings2",
        "Achievements",
    ]
    plain = table(pack=SHALLOWS.model_copy(update={"unlocks": ()}))
    assert len(plain.journal()) == 3, "nothing can be unlocked"
    game.note("fight")
    game.s.quests, game.s.visits, game.s.lasting = [1], {"2": 1}, [Lasting("P01")]
    assert [facts(chapter.title) for chapter in game.journal()] == [
        "The voyage", "Quests", "found2", "Lasting events", "Aboard",
        "holdings1", "holdings2", "Achievements",
    ]  # fmt: skip


def test_r114_the_achievement_sheet_is_a_page_of_the_log() -> None:
    """Quests 169 and 170 at four, 167 and 168 at seven, as the rulebook's examples have it."""
    game = SleepingGods.new(1, CampaignOptions(pack="hollow_gyre", known=5), Chance(1))
    own(game, 3)
    game.s.ending = 2
    page = next(part for part in game.journal() if str(part.title) == "Achievements")
    lines = [str(line) for line in page.lines]
    assert lines[0] == "Chimes: 1 of 24. The Purser's Fork"
    assert lines[1] == f"Endings: ☐☑{10 * '☐'} {game.pack.ending[2].name}"
    assert "☑ 4: Better Company (quests 169-170)" in lines
    assert "☐ 7: Harder Harbours (quests 167-168)" in lines


def test_the_cast_is_whoever_sails_and_who_plays_them() -> None:
    game = SleepingGods.new(2, CampaignOptions(pack="hollow_gyre"), Chance(1))
    told = [str(line) for line in game.cast()]
    assert told[0] == "Captain Sofi Odessa, captain"
    assert sum(": Player" in line for line in told) == 8
    assert "Nell" not in told  # Gloria, the parrot, was there from the start
    game.s.quests.append(game.pack.bearer["STOWAWAY"])
    own(game, 62)
    assert [str(line) for line in game.cast()][9:] == ["Nell", "Gloria", "Pim the Eel-boy"]
