"""Damage and healing: whom it falls on, and what they cannot take (R19-R21)."""

from typing import Any

import pytest

from games.sleeping_gods.campaign import Defeated
from games.sleeping_gods.challenge.challenge import meet_challenge
from games.sleeping_gods.crew.affected import pools_of
from games.sleeping_gods.crew.damage import deal, deal_by, hurt
from games.sleeping_gods.crew.fatigue import rest_by, tire_by
from games.sleeping_gods.crew.healing import heal, heal_by, restore
from games.sleeping_gods.crew.passives import moment_comes
from games.sleeping_gods.crew.shares import Shares
from games.sleeping_gods.crew.statuses import afflict_by
from games.sleeping_gods.fight.blocking import suffer
from games.sleeping_gods.fight.end_of_round import end_round
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.state import Threat
from tests.games.sleeping_gods.changes import changed, happened
from tests.games.sleeping_gods.facts import facts
from tests.games.sleeping_gods.fights import SKELETON, battle, fight, row, strike
from tests.games.sleeping_gods.tables import (
    MAC,
    MARCO,
    Script,
    asked,
    crew,
    drive,
    fresh,
    table,
    with_events,
    with_parts,
)


def test_r19_health_never_goes_below_0_or_above_what_the_board_shows() -> None:
    game = table()
    mac = game.index_of("mac")
    health = game.health(mac)
    assert drive(hurt(game, mac, health + 2)) == 2
    assert (game.left(mac), game.able(mac)) == (0, False)
    assert restore(game, mac, 1) == 1
    assert (game.left(mac), game.able(mac)) == (1, True)
    assert restore(game, mac, health + 5) == health - 1
    assert game.left(mac) == health


def test_r19_excess_damage_goes_to_another() -> None:
    game = table()
    mac = game.index_of("mac")
    drive(deal(game, 6, [[mac], game.everybody()]), "marco")
    assert crew(game, "mac").damage == 4
    assert crew(game, "marco").damage == 2


def test_r19_damage_that_nobody_can_take_is_lost() -> None:
    game = table()
    for index, member in enumerate(game.s.crew):
        member.damage = game.health(index)
    assert drive(deal(game, 3, [game.everybody()])) is None


def damage(game: SleepingGods) -> list[int]:
    return [member.damage for member in game.s.crew]


def test_r19_damage_on_each_overflows_from_whoever_cannot_take_it_all() -> None:
    game = table()
    mac = game.index_of("mac")
    crew(game, "mac").damage = game.health(mac) - 1
    fallen = game.index_of("kasumi")
    crew(game, "kasumi").damage = game.health(fallen)
    before = sum(damage(game))
    script = Script(deal_by(game, 2, "each", None)).answer("odessa")
    assert script.over
    assert sum(damage(game)) - before == 16
    assert crew(game, "odessa").damage == 3
    assert not game.able(mac)


def test_r19_what_is_left_over_is_a_question_of_its_own() -> None:
    game = table()
    ask = asked(deal(game, 6, [[MAC], game.everybody()]))
    assert (crew(game, "mac").damage, ask.upto) == (4, 2)


def test_r19_whoever_lies_at_0_health_takes_nothing_and_nothing_is_told() -> None:
    game = fresh(**{"mac.damage": 4})
    assert changed(game, lambda game: hurt(game, MAC, 2)) == {}
    assert happened(game) == []


@pytest.mark.parametrize(
    ("who", "pools"),
    [("any", 1), ("each", 1), ("participants", 2), ("one", 2), ("captain", 2)],
)
def test_r71_whom_an_effect_means(who: str, pools: int) -> None:
    game = table(2)
    game.s.took_part = [3, 1]
    first = {"participants": [3, 1], "one": game.crew_of(0), "captain": [game.captain]}
    found = pools_of(game, who, None)
    assert (found[0], len(found)) == (first.get(who, game.everybody()), pools)
    assert pools_of(game, who, "mac") == [[MAC], game.everybody()]


@pytest.mark.parametrize(
    ("rule", "change"),
    [
        (lambda game: deal_by(game, 2, "each", "mac"), {"crew.mac.damage": 3}),
        (lambda game: heal_by(game, 1, "each", "mac"), {"crew.mac.damage": 0}),
        (lambda game: heal_by(game, 1, "captain", None), {}),
        (lambda game: tire_by(game, 1, "each", "mac"), {"crew.mac.fatigue": 2}),
        (lambda game: rest_by(game, 1, "each", "mac"), {"crew.mac.fatigue": 0}),
        (lambda game: afflict_by(game, "venom", 1, "each", "mac"),
         {"crew.mac.statuses": ("venom",)}),
        (lambda game: tire_by(game, 1, "participants", None), {"crew.marco.fatigue": 2}),
        (lambda game: afflict_by(game, "madness", 2, "one", None), {}),
    ],
)  # fmt: skip
def test_r71_one_who_is_named_or_took_part_alone_is_meant(rule: Any, change: Any) -> None:
    game = fresh(2, took_part=[MARCO], **{"mac.damage": 1, "kasumi.damage": 1})
    for member in game.s.crew:
        member.fatigue = 1
        member.statuses = ["madness"] if game.controller(game.index_of(member.id)) == 0 else []
    assert changed(game, rule) == change


def test_r71_for_one_named_who_lies_at_0_health_somebody_takes_it_all() -> None:
    game = fresh(**{"mac.damage": 4})
    ids = Script(deal_by(game, 3, "any", "mac")).ids()
    assert ids == [board.id for board in game.boards if board.id != "mac"]


def test_g69_tokens_that_do_not_heal_save_nobody() -> None:
    game = battle(SKELETON, **{"mac.damage": 3})
    row(game).synergy[game.index_of("audrie")] = MAC
    assert Script(hurt(game, MAC, 1)).over


@pytest.mark.parametrize(
    ("passive", "change"),
    [
        ({"op": "heal"}, {"crew.mac.damage": 0}),
        ({"op": "unfatigue"}, {"crew.mac.fatigue": 0}),
        ({"op": "gain", "res": "meat", "n": 2}, {"goods.meat": 2}),
        ({"op": "draw"}, {"ability_deck": 1, "chairs.0.hand": (2,), "revealed": True}),
        ({"op": "command", "n": 2}, {"chairs.0.command": 2}),
    ],
)
def test_r101_what_works_by_itself_when_its_moment_has_come(passive: Any, change: Any) -> None:
    """For anybody aboard, where it is the ship's."""
    card = {"num": 80, "name": "Charm", "types": ["equipment"], "command": 0}
    pack = with_parts(adventure=[{**card, "passive": [{**passive, "when": "port"}]}])
    things = {"mac.damage": 1, "mac.fatigue": 1, "ability_deck": [1, 2]}
    game = fresh(pack=pack, own=(80,), **things)
    assert changed(game, lambda game: moment_comes(game, "turn_start", [])) == {}
    assert changed(game, lambda game: moment_comes(game, "port", [])) == change


def test_r20_at_0_health_nobody_attacks_joins_or_uses_abilities() -> None:
    game = table()
    crew(game, "gregory").damage = 5
    game.s.chairs[0].command = 9
    script = Script(meet_challenge(game, "savvy", 9))
    assert "join-gregory" not in script.ids()
    script.answer("aid")
    assert not [option for option in script.ids() if option.startswith("crew-gregory")]


def test_r20_one_restored_health_is_enough() -> None:
    game = table()
    crew(game, "gregory").damage = 5
    restore(game, game.index_of("gregory"), 1)
    assert "join-gregory" in Script(meet_challenge(game, "savvy", 9)).ids()


def test_r21_all_crew_at_0_is_defeat() -> None:
    game = table()
    for index, member in enumerate(game.s.crew):
        member.damage = game.health(index)
    crew(game, "mac").damage -= 1
    with pytest.raises(Defeated, match="crew"):
        drive(hurt(game, game.index_of("mac"), 1))


def test_r71_with_no_participants_a_status_falls_on_the_active_players_crew() -> None:
    game = table(2)
    ids = Script(afflict_by(game, "venom", 1, "participants", None)).ids()
    assert ids == [game.boards[at].id for at in game.crew_of(0)]


def test_r71_whoever_takes_all_alone_is_chosen_by_itself() -> None:
    game = table()
    ask = asked(deal(game, 3, [game.everybody()], one=True))
    assert ask.upto == 0
    assert [option.id for option in ask.options] == [board.id for board in game.boards]
    crew(game, "mac").damage = game.health(game.index_of("mac")) - 1
    script = Script(deal(game, 3, [game.everybody()], one=True)).answer("mac")
    assert script.ask.upto == 2, "what is too much is divided among the others"


def test_r71_a_named_member_takes_it_and_only_the_excess_is_divided() -> None:
    game = table()
    mac = game.index_of("mac")
    crew(game, "mac").damage = game.health(mac) - 1
    script = Script(deal_by(game, 2, "any", "mac"))
    assert not game.able(mac)
    assert "mac" not in script.ids()
    script.answer("odessa")
    assert script.over
    assert crew(game, "odessa").damage == 1


def test_r71_with_nobody_taking_part_everybody_is_meant() -> None:
    game = table()
    assert pools_of(game, "participants", None) == [game.everybody()]
    game.s.took_part = [3, 1]
    assert pools_of(game, "participants", None) == [[3, 1], game.everybody()]
    assert pools_of(game, "captain", None)[0] == [game.captain]
    assert pools_of(game, "each", "mac")[0] == [game.index_of("mac")]


def test_r83_counterattack_overflows_to_others() -> None:
    game = table()
    fight(game, SKELETON)
    crew(game, "gregory").damage = 4
    script = strike(game, "gregory", 5).answer("at-0-2", "at-0-3")
    assert crew(game, "gregory").damage == 5
    assert "damage.share 1" in script.prompt


def test_r83_what_an_attacker_cannot_take_is_divided_by_their_own_player() -> None:
    game = table(2)
    rafael = game.index_of("rafael")
    owner = game.controller(rafael)
    game.s.active = 1 - owner
    crew(game, "rafael").damage = game.health(rafael) - 1
    fight(game, 3)
    script = Script(suffer(game, Threat(rafael, 3, 2, 0, end_of_round=False), owner))
    assert script.ask.awaited == [owner]


def test_r88_at_the_end_of_a_round_the_active_player_divides_what_is_left() -> None:
    game = table(2)
    rafael = game.index_of("rafael")
    game.s.active = 1 - game.controller(rafael)
    crew(game, "rafael").damage = game.health(rafael) - 1
    fight(game, SKELETON)
    script = Script(end_round(game)).answer("rafael")
    assert script.ask.awaited == [game.s.active]


@pytest.mark.parametrize("bearer", ["mac", "rafael"])
def test_r83_r95_who_falls_and_is_restored_takes_nothing_of_the_rest(bearer: str) -> None:
    game = battle(SKELETON, **{"mac.damage": 3, "rafael.damage": 5})
    row(game).synergy[game.index_of("gregory")] = game.index_of(bearer)
    script = Script(suffer(game, Threat(MAC, SKELETON, 3, 0, end_of_round=True), 0))
    script.answer(*["yes"] if bearer == "mac" else ["rafael", "yes"])
    assert crew(game, bearer).damage == game.health(game.index_of(bearer)) - 2
    assert not any(one.startswith(bearer) for one in script.ids())


def test_r83_r95_who_is_restored_takes_the_rest_if_nobody_else_stands() -> None:
    game = battle(SKELETON, **{"mac.damage": 3})
    row(game).synergy[game.index_of("gregory")] = MAC
    for index in set(game.everybody()) - {MAC}:
        game.s.crew[index].damage = game.health(index)
    drive(suffer(game, Threat(MAC, SKELETON, 2, 0, end_of_round=True), 0), "yes")
    assert crew(game, "mac").damage == 3


SHARES = [
    (2, True, False, ["rafael", "rafael-1", "mac", "mac-1"]),
    (2, False, False, ["rafael", "mac"]),
    (9, True, False, ["rafael", "rafael-5", "rafael-4", "rafael-3", "rafael-2", "rafael-1",
                      "mac", "mac-2", "mac-1"]),
    (2, True, True, ["mac"]),
]  # fmt: skip


@pytest.mark.parametrize(("amount", "split", "healing", "ids"), SHARES)
def test_each_is_offered_as_much_as_they_can_take_or_less(
    amount: int, split: bool, healing: bool, ids: list[str]
) -> None:
    game = with_events()
    crew(game, "mac").damage = 1
    members = [MAC] if healing else [1, MAC]
    found = Shares(game, 0, healing=healing).of(amount, members, split=split)
    assert [option.id for option in found] == ids
    left = game.left(MAC)
    last = facts(found[-1].label)
    n = found[-1].value[1]
    assert last == f"Mac {n} {left + n if healing else left - n}"
    assert facts(found[-1].short) == f"Mac {n}"


def test_healing_is_divided_until_it_is_used_up() -> None:
    game = table()
    crew(game, "mac").damage, crew(game, "marco").damage = 2, 3
    drive(heal(game, 4, [game.everybody()]), "mac")
    assert (crew(game, "mac").damage, crew(game, "marco").damage) == (0, 1)


def test_healing_each_and_healing_one_named() -> None:
    game = table()
    for member in game.s.crew:
        member.damage = 2
    drive(heal_by(game, 1, "each", None))
    assert damage(game) == [1] * 9
    drive(heal_by(game, 3, "any", "mac"))
    assert (crew(game, "mac").damage, sum(damage(game))) == (0, 8)


def test_healing_participants_goes_on_to_others_when_they_are_well() -> None:
    game = table()
    mac = game.index_of("mac")
    crew(game, "mac").damage = crew(game, "marco").damage = 1
    game.s.took_part = [mac]
    drive(heal_by(game, 2, "participants", None))
    assert sum(damage(game)) == 0
