"""What everybody may know at a glance: the state of play in words, and the order of buttons."""

from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.reading_order import reading_order
from games.sleeping_gods.state import Lasting
from tests.games.sleeping_gods.tables import crew, give, table


def lines(game: SleepingGods) -> list[str]:
    return [str(line) for line in game.situation()]


def test_a_fresh_ship_has_nothing_to_complain_of() -> None:
    game = table()
    assert lines(game) == [
        "Player 1 0 command, 0 cards; 14 command in the supply",
        "Crew: everybody is well",
        "The ship is sound",
        "Aboard: 1 grain, 3 coins, 0 XP",
    ]


def test_everything_that_ails_and_lasts_is_told() -> None:
    game = table(2)
    give(game, 1, game.pack.abilities[0].name)
    game.s.chairs[0].command, game.s.chairs[1].command = 3, 1
    rafael = crew(game, "rafael")
    rafael.damage, rafael.fatigue, rafael.statuses = 2, 1, ["venom"]
    game.s.harm["deck"] = 2
    game.s.quests = [1, 2]
    game.s.lasting = [Lasting("P06")]
    game.s.xp = 4
    assert lines(game) == [
        "Player 1 3 command, 0 cards, Player 2 1 command, 1 card; 10 command in the supply",
        "Crew: Rafael (4 of 6, 1 fatigue, venom)",
        "Ship damage: deck 2",
        "Aboard: 1 grain, 3 coins, 4 XP",
        f"Quests: {game.pack.quest[1].title} (LANTERN)",
        "It lasts: Contrary Current",
    ]


def test_of_many_quests_the_last_six_are_named() -> None:
    game = table()
    game.s.quests = [1] * 9
    assert lines(game)[-1].count("LANTERN") == 6


def test_the_headline_counts_turn_totems_and_events_left() -> None:
    game = table()
    game.s.turn = 3
    game.s.event_deck = ["M01"]
    page = game.pack.page[game.pack.region[game.s.region].page].name
    assert str(game.headline()) == f"Turn 3, {page}: 0 {game.pack.totem_word(0)}, 1 event left"


def test_the_goal_is_called_what_the_pack_calls_it() -> None:
    assert "find chimes and an ending" in str(table(pack=find_pack("hollow_gyre")).what_wins())


def test_a_nameplate_names_a_players_crew_and_an_empty_chair() -> None:
    game = table(3)
    own = [game.name(at) for at, member in enumerate(game.s.crew) if member.seat == 1]
    assert str(game.nameplate(1)) == ", ".join(str(name) for name in own)
    assert game.plays(1)
    game.s.chairs[1].here = False
    assert str(game.nameplate(1)) == "empty chair"
    assert not game.plays(1)


def test_turn_and_active_are_those_of_the_campaign() -> None:
    game = table(2)
    game.s.turn, game.s.active = 5, 1
    assert (game.turn, game.active) == (5, 1)


def test_marks_are_read_line_by_line() -> None:
    marks = ["region.5b", "room.deck", "room.bridge", "region.5a", "region.6a"]
    order = sorted(marks, key=reading_order)
    assert order.index("room.bridge") < order.index("room.deck")
    assert [mark for mark in order if mark.startswith("region")] == [
        "region.5a",
        "region.5b",
        "region.6a",
    ]
