"""Defeat, players coming and going, achievements and score: R106 to R115."""

import pytest

from games.catalog import find_game
from games.kernel import Chance
from games.kernel.match import Match
from games.sleeping_gods.cards.fate import draw_fate
from games.sleeping_gods.crew.dealing import swap_crew
from games.sleeping_gods.crew.seating import leave_table, rearrange
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.options import CampaignOptions
from games.sleeping_gods.scoring import outcome as outcome_rule
from games.sleeping_gods.scoring import score
from games.sleeping_gods.set_up import begin
from games.sleeping_gods.ship.hull import harm_total
from games.sleeping_gods.ship.rooms import room_command
from games.sleeping_gods.ship.sea import nearest_ports
from games.sleeping_gods.state import FATE_ROOMS, Happening, Lasting
from games.sleeping_gods.story.quests import gain_quest, use_quest
from games.sleeping_gods.story.storybook import explore
from games.sleeping_gods.turn.defeat import defeat
from games.sleeping_gods.turn.port import inn_price
from games.sleeping_gods.turn.turn import dawn, voyage
from tests.games.sleeping_gods.tables import (
    SHALLOWS,
    Script,
    crew,
    drive,
    give,
    own,
    rig_fate,
    table,
)


def test_r106_defeat_comes_by_crew_or_ship_in_the_middle_of_anything() -> None:
    game = table()
    explore(game, 4)
    for index, member in enumerate(game.s.crew):
        member.damage = game.health(index)
    crew(game, "marco").damage -= 1
    script = Script(voyage(game)).answer("A")
    rig_fate(game, 1)
    script.answer("join-marco")
    assert game.s.defeats == 1
    assert game.s.tale is None


def test_r107_a_beaten_crew_wakes_up_in_the_nearest_port() -> None:
    game = table(2)
    game.s.region = "2d"
    for member in game.s.crew:
        member.damage, member.fatigue = 4, 2
    game.s.harm["deck"] = 2
    crew(game, "mac").statuses = ["venom"]
    before = len(game.s.event_deck)
    drive(defeat(game, "crew"))
    assert game.s.region == "2e"
    assert all(member.damage == member.fatigue == 0 for member in game.s.crew)
    assert len(game.s.event_deck) == max(0, before - 6)
    assert game.s.harm["deck"] == 2
    assert crew(game, "mac").statuses == ["venom"]
    assert (game.s.active, game.s.turn, game.s.phase) == (1, 2, "dawn")


def test_r107_a_beaten_ship_is_mended_and_the_crew_is_not() -> None:
    game = table()
    game.s.harm.update(dict.fromkeys(FATE_ROOMS, 2), hull=1)
    crew(game, "mac").damage = 3
    drive(defeat(game, "ship"), "port-5b")
    assert harm_total(game) == 0
    assert crew(game, "mac").damage == 3
    assert game.s.region in nearest_ports(SHALLOWS, "5d")


def test_r107_easy_mode_consoles_a_beaten_crew() -> None:
    game = table(mode="easy")
    crew(game, "mac").statuses = ["venom"]
    xp, coins = game.s.xp, game.s.goods["coins"]
    drive(defeat(game, "crew"), "port-2e")
    assert game.s.xp == xp + 5
    assert game.s.goods["coins"] == coins + 7
    assert game.s.chairs[0].command == 8
    assert crew(game, "mac").statuses == []


def test_easy_mode_starts_rich_and_gives_a_command_each_turn() -> None:
    game = SleepingGods.new(1, CampaignOptions(pack="shallows", mode="easy"), Chance(1))
    assert game.s.xp == 20
    assert game.s.goods["coins"] == 23
    command = game.s.chairs[0].command
    drive(dawn(game))
    assert game.s.chairs[0].command == command + 1


def test_r107_an_event_that_stays_for_the_turn_goes_with_a_defeat() -> None:
    game = table()
    game.s.happening = Happening("P04")
    game.s.lasting = [Lasting("P01")]
    drive(defeat(game, "crew"), "port-5b")
    assert [lasting.id for lasting in game.s.lasting] == ["P01"]
    assert "P04" in game.s.events_gone


def test_r108_brutal_mode_ends_with_the_first_defeat() -> None:
    game = table(mode="brutal")
    game.s.phase, game.s.harm = "dusk", dict.fromkeys(FATE_ROOMS, 2) | {"hull": 0}
    game.s.lasting = [Lasting("P01")]
    rig_fate(game, 1)
    drive(voyage(game))
    assert game.s.lost == "ship"
    outcome = outcome_rule(game)
    assert outcome.winners == ()
    assert outcome.cause == "defeat_ship"


def test_the_first_defeat_in_the_finale_begins_it_again_and_the_second_ends_it() -> None:
    game = table()
    game.s.finale = 1
    game.s.passes = 3
    crew(game, "mac").damage = 4
    drive(defeat(game, "crew"))
    assert game.s.tale is not None
    assert game.s.tale.para == "F1"
    assert game.s.chairs[0].command == 7
    assert game.s.defeats == 0
    drive(defeat(game, "crew"))
    assert game.s.tale.para == "F2"
    assert game.s.defeats == 1
    Script(voyage(game))
    assert game.s.ending == 1


def test_r109_a_campaign_can_be_saved_at_the_start_of_a_turn_and_anywhere_else() -> None:
    match = Match.start(SleepingGods, 2, CampaignOptions(pack="shallows"), seed=5)
    for _ in range(40):
        assert match.ask is not None
        option = match.ask.options[len(match.ask.options) // 2]
        match.choose(option.seat, option.id)
        assert Match.load(match.save(), find_game).save() == match.save()


def test_r110_a_resumed_campaign_stands_exactly_as_it_was_left() -> None:
    match = Match.start(SleepingGods, 3, CampaignOptions(pack="shallows"), seed=5)
    for _ in range(25):
        assert match.ask is not None
        option = match.ask.options[0]
        match.choose(option.seat, option.id)
    other = Match.load(match.save(), find_game)
    assert other.game.s == match.game.s
    assert other.ask is not None
    assert match.ask is not None
    assert other.ask.token == match.ask.token


def test_r110_crew_may_change_hands() -> None:
    game = table(2)
    first = next(m for m in game.s.crew if m.seat == 0)
    second = next(m for m in game.s.crew if m.seat == 1)
    drive(swap_crew(game), first.id, second.id)
    assert (first.seat, second.seat) == (1, 0)


def test_r111_a_player_joins_with_nothing_and_the_crew_is_shared_out_anew() -> None:
    game = table(2)
    drive(rearrange(game), "join")
    assert game.seat_count == 3
    assert game.players() == 3
    assert game.s.chairs[2].command == 0
    assert {m.seat for m in game.s.crew} == {-1, 0, 1, 2}
    assert room_command(game, "deck") == 5


def test_r111_a_leaver_discards_a_card_and_gives_the_rest_away() -> None:
    game = table(3)
    give(game, 1, "Oil Can", "Splicing")
    game.s.chairs[1].command = 4
    oil, splicing = game.s.chairs[1].hand
    script = Script(leave_table(game, 1)).answer(f"card-{oil}", seat=1)
    script.answer("seat-2", "seat-0")
    assert script.over
    assert game.s.chairs[2].hand == [splicing]
    assert game.s.chairs[0].command == 1
    assert game.command_left() == 13
    assert not game.s.chairs[1].here
    assert all(m.seat != 1 for m in game.s.crew)
    assert game.present() == [0, 2]


def test_r111_nobody_is_sent_away_unasked() -> None:
    game = table(2)
    script = Script(rearrange(game)).answer("leave-1")
    assert script.ids() == ["depart", "stay", "never-mind"]
    assert script.answer("stay", seat=1).over
    assert Script(rearrange(game)).answer("leave-1").answer("never-mind", seat=0).over
    assert game.players() == 2
    assert Script(rearrange(game)).answer("leave-1").answer("depart", seat=1).over
    assert game.present() == [0]
    assert Script(rearrange(table(2))).answer("leave-0").over, "oneself is not asked again"


def test_r111_somebody_who_has_gone_already_leaves_the_discard_to_chance() -> None:
    game = table(2)
    give(game, 1, "Oil Can")
    script = Script(leave_table(game, 1)).answer("chance")
    assert script.over
    assert game.s.chairs[1].hand == []
    drive(rearrange(game), "join")
    assert game.seat_count == 2
    assert game.players() == 2


def test_r112_a_new_campaign_begins_with_everything_in_its_place() -> None:
    game = SleepingGods.new(2, CampaignOptions(pack="shallows"), Chance(9))
    assert game.s.quests == game.s.used_quests == []
    assert all(not member.levels for member in game.s.crew)


def test_r113_a_die_may_replace_fate() -> None:
    game = table(fate="dice")
    deck = list(game.s.ability_deck)
    fates = {drive(draw_fate(game)) for _ in range(60)}
    assert fates == {1, 2, 3, 4, 5, 6}
    assert game.s.ability_deck == deck


def test_r114_totems_and_endings_are_remembered_and_unlock_cards() -> None:
    game = table()
    own(game, 1, 2, 31)
    game.s.ending = 2
    assert game.awards() == ("shallows.totem.1", "shallows.totem.2", "shallows.ending.2")
    options = SleepingGods.with_awards(
        CampaignOptions(pack="shallows"), [*game.awards(), "other.totem.1"]
    )
    assert options.known == 3
    later = SleepingGods.new(1, options, Chance(2))
    assert isinstance(later, SleepingGods)
    script = Script(begin(later))
    assert script.ids() == ["card-170", "done"]
    script.answer("card-170")
    assert later.s.quests == [170]
    assert inn_price(later) == 6


def test_r114_unlocked_cards_are_taken_at_the_start_only_if_wished() -> None:
    later = SleepingGods.new(1, CampaignOptions(pack="shallows", known=9), Chance(2))
    assert isinstance(later, SleepingGods)
    Script(begin(later)).answer("card-171", "done")
    assert later.owned(88) is not None
    assert 170 not in later.s.quests
    unknown = SleepingGods.new(1, CampaignOptions(pack="shallows"), Chance(2))
    assert isinstance(unknown, SleepingGods)
    assert Script(begin(unknown)).over


def test_r115_the_score_counts_everything_once() -> None:
    game = table()
    own(game, 1, 2, 31)
    for quest in (1, 2, 61):
        gain_quest(game, quest)
    use_quest(game, 61)
    crew(game, "mac").levels = ["mac-1", "mac-2"]
    game.s.goods.update(coins=7, artifacts=2)
    game.s.defeats = 1
    game.s.ending = 2
    expected = 2 * 7 + 2 * 2 + 3 + 2 * 2 + 3 + 2 + 10 - 10
    assert score(game) == expected


@pytest.mark.parametrize(("mode", "points"), [("normal", 8 - 10), ("brutal", 8 + 25)])
def test_r115_defeats_cost_10_and_brutal_mode_gives_25(mode: str, points: int) -> None:
    game = table(mode=mode)
    game.s.goods["coins"] = 0
    game.s.defeats = 1
    assert score(game) == points


def test_r115_variants_score_at_the_end() -> None:
    game = table()
    before = score(game)
    gain_quest(game, 170)
    assert score(game) == before + 15 + 1
