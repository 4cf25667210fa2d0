"""When cards and abilities work, and when they may be used: between blows, in port, at sea."""

from games.sleeping_gods.challenge.challenge import meet_challenge
from games.sleeping_gods.command.any_time import crew_and_cards
from games.sleeping_gods.content.cards import AbilityCard
from games.sleeping_gods.crew.passives import moment_comes
from games.sleeping_gods.fight.attack import make_attack
from games.sleeping_gods.fight.combat import fight_round
from games.sleeping_gods.fight.end_of_round import end_round
from games.sleeping_gods.fight.target import Blow
from games.sleeping_gods.ship.rooms import ship_action
from games.sleeping_gods.ship.sea import move_ship
from games.sleeping_gods.state import Lasting
from games.sleeping_gods.turn.defeat import defeat
from games.sleeping_gods.turn.end_of_turn import dusk
from games.sleeping_gods.turn.market import trade
from games.sleeping_gods.turn.port import visit_port
from games.sleeping_gods.turn.turn import dawn
from tests.games.sleeping_gods.tables import (
    SHALLOWS,
    Script,
    crew,
    drive,
    enemy,
    equip,
    event,
    fight,
    give,
    own,
    rig_fate,
    table,
    with_parts,
)

SKELETON = 6
MID_LEFT = 2
GLORIA, DELA, VEST, HARPOON = 129, 31, 103, 58


def lesson(name: str, **fields: object) -> AbilityCard:
    base = {"id": 60, "name": name, "fate": 3, "cost": 0, "skill": "craft", "text": "…"}
    return AbilityCard.model_validate({**base, **fields})


def test_r20_r55_what_the_crew_brings_to_a_port_comes_with_every_visit() -> None:
    haggler = lesson(
        "Haggler", mode="passive", passive=[{"op": "gain", "res": "coins", "when": "port"}]
    )
    game = table(pack=with_parts(abilities=[haggler]))
    game.s.region = "5b"
    equip(game, "mac", "Haggler")
    before = game.s.goods["coins"]
    Script(visit_port(game))
    assert game.s.goods["coins"] == before + 1
    crew(game, "mac").damage = 4
    Script(visit_port(game))
    assert game.s.goods["coins"] == before + 1


def test_r97_the_start_of_a_turn_serves_only_the_player_whose_turn_it_is() -> None:
    """ "You" is whoever controls the bearer."""
    game = table(2)
    bearer = next(member for member in game.s.crew if member.seat == 1)
    equip(game, bearer.id, "Born Leader")
    drive(dawn(game))
    assert game.s.chairs[1].command == 0
    game.s.active = 1
    drive(dawn(game))
    assert game.s.chairs[1].command == 1


def test_r88_an_equipped_block_does_not_count_at_the_end_of_a_round() -> None:
    game = table()
    fight(game, SKELETON)
    equip(game, "marco", "Brace")
    drive(end_round(game), "marco")
    assert crew(game, "marco").damage == 2


def test_r83_an_equipped_block_counts_against_a_counterattack() -> None:
    game = table()
    fight(game, SKELETON)
    equip(game, "gregory", "Brace")
    rig_fate(game, 5)
    index = game.index_of("gregory")
    drive(make_attack(game, Blow(index, 0, 0), 0), f"at-0-{MID_LEFT}", f"at-0-{MID_LEFT + 1}")
    assert crew(game, "gregory").damage == 1


def test_r97_surprise_strike_may_come_after_the_last_token_before_the_enemies_strike() -> None:
    game = table()
    row = fight(game, SKELETON)
    row.tokens, row.foes[0].covered = [0], [MID_LEFT]
    equip(game, "mac", "Surprise Strike")
    script = Script(fight_round(game))
    gear = next(option for option in script.ids() if option.startswith("gear"))
    assert "end" in script.ids()
    script.answer(gear, "at-0-4")
    assert script.over
    assert game.s.fight is None
    assert all(member.damage == 0 for member in game.s.crew)


def test_r85_damage_may_be_added_to_a_miss_after_the_answer_even_at_0_health() -> None:
    game = table()
    row = fight(game, SKELETON)
    game.s.chairs[0].command = 1
    crew(game, "marco").damage = 6
    rig_fate(game, 1)
    script = Script(make_attack(game, Blow(game.index_of("marco"), 0, 0), 0)).answer("strike")
    assert game.left(game.index_of("marco")) == 0
    assert "crew-marco-0" in script.ids()
    script.answer("crew-marco-0", f"at-0-{MID_LEFT}", "at-0-4")
    assert row.foes == []


def test_r78_before_the_answer_only_what_could_turn_a_miss_into_a_hit_is_offered() -> None:
    game = table()
    fight(game, SKELETON)
    game.s.chairs[0].command = 3
    rig_fate(game, 1)
    script = Script(make_attack(game, Blow(game.index_of("marco"), 0, 0), 0))
    assert "crew-odessa-0" in script.ids()
    assert "crew-marco-0" not in script.ids()
    assert crew(game, "marco").damage == 0


def test_r92_against_first_strike_damage_may_be_added_after_the_answer() -> None:
    card = enemy(36, [[{"heart": 1}, {"static": "first_strike"}], [{}, {"heart": 1}]], attack=2)
    game = table(pack=with_parts(enemies=[card]))
    fight(game, 36)
    game.s.chairs[0].command = 1
    rig_fate(game, 6)
    script = Script(make_attack(game, Blow(game.index_of("marco"), 0, 0), 0))
    assert crew(game, "marco").damage == 1
    assert "crew-marco-0" in script.ids()


def test_r68_gloria_may_draw_cards_to_discard_while_a_challenge_is_short() -> None:
    game = table()
    game.s.chairs[0].command = 2
    rig_fate(game, 3)
    script = Script(meet_challenge(game, "craft", 4)).answer("draw")
    drawn = [next(n for n in game.s.ability_deck if SHALLOWS.ability[n].skill == "craft")]
    game.s.ability_deck.remove(drawn[0])
    game.s.ability_deck.append(drawn[0])
    assert f"use-{GLORIA}-0" in script.ids()
    script.answer(f"use-{GLORIA}-0", f"card-{drawn[0]}")
    assert script.result is True


def test_r56_the_crew_may_be_tended_between_the_blows_at_the_end_of_a_round() -> None:
    game = table()
    fight(game, SKELETON, SKELETON)
    game.s.chairs[0].command = 2
    crew(game, "mac").damage = 3
    script = Script(end_round(game)).answer("marco")
    assert crew(game, "marco").damage == 2
    script.answer("aid", "crew-gregory-0")
    while script.ask is not None and "mac" in script.ids() and "aid" not in script.ids():
        script.answer("mac")
    assert sum(member.damage for member in game.s.crew) == 3


def test_r60_a_ship_moving_card_works_before_the_ship_action_too() -> None:
    game = table()
    own(game, DELA)
    game.s.chairs[0].command = 4
    assert f"use-{DELA}-1" in Script(crew_and_cards(game, 0)).ids()
    game.s.phase = "dusk"
    assert f"use-{DELA}-1" in Script(crew_and_cards(game, 0)).ids()


def test_r53_r54_no_card_moves_the_ship_away_from_a_market_or_port_that_is_being_visited() -> None:
    for visit in ("trade", "port"):
        game = table()
        own(game, DELA)
        game.s.chairs[0].command = 4
        game.s.phase, game.s.region = "act", "5b"
        script = Script(trade(game, 7) if visit == "trade" else visit_port(game)).answer("aid")
        assert f"use-{DELA}-1" not in script.ids()
        script.answer("back", "leave")
        assert f"use-{DELA}-1" in Script(crew_and_cards(game, 0)).ids()


def test_r17_r32_before_a_full_hand_draws_it_may_be_put_to_use() -> None:
    """The effects of a room come in any order, and command may be spent at any time."""
    game = table()
    give(game, 0, "Triage", "Footnotes", "Oil Can")
    oil = game.s.chairs[0].hand[2]
    script = Script(ship_action(game)).answer("sick_bay")
    assert script.ids() == ["fill", "aid"]
    script.answer("aid", f"equip-{oil}-mac", "back", "fill")
    assert script.over
    assert len(game.s.chairs[0].hand) == 3
    assert oil not in game.s.ability_discard


def test_r43_a_beast_follows_when_a_story_or_a_defeat_turns_the_page() -> None:
    beast = event(
        "D07",
        ongoing=True,
        hunter={"name": "Fin", "effects": [{"op": "damage"}]},
        clear={"skill": "strength", "need": 8},
        clear_when="action",
    )
    game = table(pack=with_parts(events=[beast]))
    game.s.lasting = [Lasting("D07", "5d")]
    move_ship(game, "5a")
    assert game.s.lasting[0].region == "5d"
    move_ship(game, "2d")
    assert game.s.lasting[0].region == "2d"
    move_ship(game, "5a")
    drive(defeat(game, "crew"), "port-2e")
    assert game.s.lasting[0].region == game.s.region == "2e"


def test_r71_who_took_part_earlier_in_a_turn_is_not_first_to_suffer_at_its_end() -> None:
    leak = event(
        "P07",
        ongoing=True,
        each="turn_end",
        each_effects=[{"op": "damage", "n": 2}],
        clear={"skill": "craft", "need": 6},
        clear_when="turn_end",
    )
    game = table(pack=with_parts(events=[leak]))
    game.s.lasting = [Lasting("P07")]
    game.s.took_part = [game.index_of("mac")]
    script = Script(dusk(game))
    assert "marco" in script.ids()


def test_what_cannot_be_paid_is_no_bargain() -> None:
    deal = event(
        "M07",
        at_once=[
            {
                "op": "pick_one",
                "options": [
                    [{"op": "pay", "res": "coins"}, {"op": "gain", "res": "meat"}],
                    [{"op": "gain", "res": "grain"}],
                ],
            }
        ],
    )
    game = table(pack=with_parts(events=[deal]))
    game.s.goods.update(coins=0, grain=0)
    drive(game.apply(deal.at_once))
    assert (game.s.goods["meat"], game.s.goods["grain"]) == (0, 1)


def test_r20_a_participant_brought_to_0_does_not_redraw_a_1() -> None:
    game = table()
    crew(game, "odessa").levels.append("odessa-2")
    crew(game, "odessa").statuses = ["madness"]
    crew(game, "odessa").damage = 5
    rig_fate(game, 1)
    script = Script(meet_challenge(game, "craft", 9)).answer("join-odessa", "draw")
    assert game.left(game.index_of("odessa")) == 0
    assert script.over or "again" not in script.ids()


def test_r74_a_token_changes_hands_only_with_the_others_consent() -> None:
    game = table(2)
    row = fight(game, 3)
    game.s.chairs[1].command = 2
    script = Script(fight_round(game)).answer("token", seat=1).answer("take-0")
    assert row.tokens == [2, 2]
    assert set(script.ids(0)) == {"yes", "no"}
    script.answer("no", seat=0)
    assert row.tokens == [2, 2]
    assert game.s.chairs[1].command == 2
    script.answer("token", seat=1).answer("take-0").answer("yes", seat=0)
    assert row.tokens == [1, 3]
    assert game.s.chairs[1].command == 1


def test_everybody_has_the_menu_of_crew_and_cards() -> None:
    """An equipped card may be discarded, or used for nothing, with empty hands."""
    game = table(2)
    theirs = next(member for member in game.s.crew if member.seat == 1)
    equip(game, theirs.id, "Oil Can")
    script = Script(ship_action(game))
    script.answer("aid", seat=1)
    assert any(option.startswith("drop") for option in script.ids(1))


def test_a_reason_does_not_name_the_room_of_the_last_turn() -> None:
    game = table()
    game.s.room = "galley"
    give(game, 0, "Oil Can")
    script = Script(ship_action(game)).answer("aid")
    assert script.ask is not None
    assert "galley" not in str(script.ask.why)


def test_r97_what_a_helper_earns_goes_to_their_own_player_and_their_own_board() -> None:
    game = table(2)
    helper = next(at for at, member in enumerate(game.s.crew) if member.seat == 1)
    equip(game, game.s.crew[helper].id, "Heave Together", "Triage")
    game.s.crew[helper].damage = game.s.crew[game.captain].damage = 2
    drive(moment_comes(game, "challenge_won", [helper]))
    assert [chair.command for chair in game.s.chairs] == [0, 1]
    assert (game.s.crew[helper].damage, game.s.crew[game.captain].damage) == (1, 2)
    drive(moment_comes(game, "challenge_lost", [helper]))
    assert [chair.command for chair in game.s.chairs] == [0, 1]


def test_r20_nobody_at_0_health_earns_anything() -> None:
    game = table()
    mac = game.index_of("mac")
    equip(game, "mac", "Heave Together")
    crew(game, "mac").damage = game.health(mac)
    drive(moment_comes(game, "challenge_won", [mac]))
    assert game.s.chairs[0].command == 0
