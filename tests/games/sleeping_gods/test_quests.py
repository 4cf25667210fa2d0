"""Quests, keywords and totems (R99-R100, R103)."""

from games.sleeping_gods.journal.log import quests_told
from games.sleeping_gods.story.quests import gain_quest, use_quest
from games.sleeping_gods.story.storybook import explore, open_book, tell
from games.sleeping_gods.turn.turn import voyage
from tests.games.sleeping_gods.changes import happened, said
from tests.games.sleeping_gods.facts import facts
from tests.games.sleeping_gods.tables import (
    SHALLOWS,
    Script,
    drive,
    happens,
    own,
    para,
    table,
    with_parts,
)


def test_r99_quests_with_and_without_a_keyword_can_be_read() -> None:
    quests = [
        {"num": 90, "title": "Plain", "text": "Nobody asks for it."},
        {"num": 91, "title": "Asked for", "text": "Somebody does.", "keyword": "LANTERN"},
    ]
    game = table(pack=with_parts(quests=quests))
    game.s.quests = [90, 91]
    assert [facts(line) for line in quests_told(game)] == [
        "Plain Nobody asks for it.",
        "LANTERN Asked for Somebody does.",
    ]


def test_r99_a_quest_is_gained_and_laid_aside_once_and_never_returns() -> None:
    game = table()
    gain_quest(game, 1)
    gain_quest(game, 1)
    assert game.s.quests == [1]
    for _ in range(2):
        use_quest(game, 1)
        gain_quest(game, 1)
        assert (game.s.quests, game.s.used_quests) == ([], [1])


def test_r100_a_keyword_is_had_while_its_quest_is_owned() -> None:
    game = table()
    gain_quest(game, 1)
    assert "LANTERN" in game.keywords()
    use_quest(game, 1)
    assert "LANTERN" not in game.keywords()
    assert "LANTERN" in game.used_keywords()


def test_r100_if_keyword_turn_to_is_forced_and_in_order() -> None:
    game = table()
    gain_quest(game, 1)
    explore(game, 2)
    Script(voyage(game))
    assert game.s.read == ["2.2"]
    game = table()
    gain_quest(game, 1)
    gain_quest(game, 62)
    explore(game, 2)
    Script(voyage(game))
    assert game.s.read == ["2.3"]


def test_g18_the_page_that_is_turned_to_reads_its_own_lines() -> None:
    pages = [
        para("60", redirects=[{"when": {"kw": "LANTERN"}, "goto": "61"}], end=True),
        para("61", redirects=[{"when": {"kw": "LANTERN"}, "goto": "62"}], end=True),
        para("62", end=True),
    ]
    game = table(pack=with_parts(storybook=pages))
    gain_quest(game, 1)
    open_book(game, "60")
    drive(tell(game))
    assert game.s.read == ["62"]


def test_r100_requires_keyword_gates_a_choice_without_forcing_it() -> None:
    game = table()
    explore(game, 7)
    script = Script(voyage(game))
    assert [o for o in script.ids() if o in "ABC"] == ["B", "C"]
    game = table()
    gain_quest(game, 1)
    explore(game, 7)
    script = Script(voyage(game))
    assert [o for o in script.ids() if o in "ABC"] == ["A", "B", "C"]


def test_r100_active_quests_are_marked() -> None:
    assert SHALLOWS.quest[1].active
    assert not SHALLOWS.quest[62].active


def test_r103_totems_are_counted_for_the_finale() -> None:
    game = table()
    own(game, 1, 2, 31)
    assert game.totems() == [1, 2]
    own(game, 3)
    open_book(game, "F1")
    game.s.finale = 1
    script = Script(voyage(game))
    assert script.over
    assert game.s.ending == 2


def test_a_quest_is_laid_aside_once() -> None:
    game = table()
    happens(game, "quest", num=1)
    title = str(game.pack.quest[1].title)
    happens(game, "quest_done", num=1)
    assert happened(game) == [f"quest_laid_aside {title}"]
    happens(game, "quest_lost", num=1)
    assert happened(game) == []
    assert (game.s.quests, game.s.used_quests) == ([], [1])


def test_a_new_quest_is_read_with_its_keyword() -> None:
    game = table()
    gain_quest(game, 1)
    assert "new_quest A Lamp for the Stack LANTERN" in said(game)
    assert "Hang the keeper's lamp" in said(game)
