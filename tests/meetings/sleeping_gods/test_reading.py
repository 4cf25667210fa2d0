"""The second reading says what the rulebook's sentences and examples say."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.meetings.sleeping_gods import box, gatherings, hurts, squares, things, trials
from tests.meetings.sleeping_gods.doubts import DOUBTS
from tests.meetings.sleeping_gods.gatherings import seated
from tests.meetings.sleeping_gods.play import Done, carry_out, orders, outcome
from tests.meetings.sleeping_gods.table import Attack, Order, Scene, Table, Trial

SQUID, EYE, JACKAL, WARRIOR = "Scorpion Squid", "Flying Eye", "Infernal Jackal", "Skeletal Warrior"
RESIST, FIRST = box.Square(power="resist"), box.Square(power="first_strike")


def do(table: Table, deeds: str, *draws: int, seat: int | None = None) -> Table:
    """Carry out these orders one after the other, whoever may give them; spend all fates."""
    done = Done(table, [], list(draws))
    for deed in deeds.split("; "):
        found = [order for order in offers(done.table, seat) if words(order) == deed]
        assert found, (deed, sorted({words(order) for order in offers(done.table)}))
        done = carry_out(done.table, found[0], done.draws)
    assert not done.draws
    return done.table


def offers(table: Table, seat: int | None = None) -> list[Order]:
    return [o for s in table.command if seat in {None, s} for o in sorted(orders(table, s))]


def words(order: Order) -> str:
    """An order without who must do it anyway; squares as row and column."""
    spots = [f"{r}{c}" for _, (r, c) in order.squares]
    if order.verb in {"place", "go on", "take", "draw", "settle"}:
        return " ".join([order.verb, *spots])
    return ", ".join(filter(None, (order.verb, order.who, order.using, order.at, *spots)))


def may(table: Table, verb: str, seat: int | None = None) -> set[str]:
    return {order.who for order in offers(table, seat) if order.verb == verb}


def using(table: Table, verb: str) -> set[str]:
    return {order.using for order in offers(table) if order.verb == verb}


def test_the_box_adds_up() -> None:
    assert (sum(box.FATES.values()), sum(box.ROOMS.values()), len(box.CREW)) == (60, 11, 9)
    assert all(sum(shares) == box.ACTIONS for shares in box.SHARES.values())
    assert all(doubt.chosen and doubt.why for doubt in DOUBTS.values())


def test_laurents_two_attacks_on_the_squid() -> None:
    table = seated(1, SQUID)
    table.member("Laurent").cards = ["Triage"]
    attack = f"attack, Laurent, Club, {SQUID}; go on; "
    table = do(table, attack + "boost, Laurent, Triage; place 10 20; take", 5)
    assert (table.member("Laurent").wounds, table.member("Laurent").cards) == (1, [])
    table = do(table, attack + "place 11 21; pass, Laurent, Audrie", 6)
    assert (table.phase, table.member("Laurent").wounds) == ("open", 1)
    assert "Laurent" in table.member("Audrie").synergy
    assert "Laurent" not in may(table, "attack")
    table = do(table, f"end round; victim, Mac, {SQUID}; take")
    assert (table.member("Mac").wounds, table.phase, table.actions) == (2, "open", {0: 4})
    assert not any(one.statuses or one.actions for one in table.crew)


def test_a_round_of_skeleton_eye_and_jackal() -> None:
    table = seated(2, WARRIOR, EYE, JACKAL)
    table.active = 1
    table = do(table, f"attack, Gregory, Saw, {WARRIOR}; go on; place 00 01; take", 5)
    assert table.member("Gregory").wounds == 2
    table = do(table, f"attack, {box.CAPTAIN}, Cane-sword, {WARRIOR}; go on; take; place 11", 1)
    table = do(table, f"pass, {box.CAPTAIN}, Mac")
    assert table.member(box.CAPTAIN).wounds == 1
    assert [foe.name for foe in table.foes] == [EYE, JACKAL]
    table.foes.pop()
    table = do(table, f"end round; victim, Mac, {EYE}; take; afflict, Rafael, madness, {EYE}")
    assert (table.member("Mac").wounds, table.member("Rafael").statuses) == (3, {"madness"})
    assert table.actions == {0: 2, 1: 2}


def test_rafaels_token_blocks_for_its_holder() -> None:
    table = seated(1, EYE)
    table.member("Rafael").synergy, table.member("Gregory").synergy = set(), {"Gregory", "Rafael"}
    table = do(table, f"attack, Gregory, Saw, {EYE}; go on", 3)
    assert "block 1" not in using(table, "ability")
    table = do(table, "synergy, Gregory, Rafael: block 2; take")
    assert table.member("Gregory").wounds == 1
    assert table.member("Rafael").synergy == {"Rafael"}


@pytest.mark.parametrize(
    ("weapon", "fate", "covered", "hit"),
    [("Laurent, Club", 5, 0, 0), ("Kasumi, Pistol", 4, 0, 1), ("Laurent, Club", 5, 1, 1)],
)
def test_a_bare_wing_is_worth_1_against_what_is_not_ranged(
    weapon: str, fate: int, covered: bool, hit: bool
) -> None:
    table = seated(1, EYE)
    table.foes[0].covered = {(0, 0)} if covered else set()
    assert (do(table, f"attack, {weapon}, {EYE}; go on", fate).phase == "placing") == hit


def groups(table: Table, **attack: Any) -> list[set[str]]:
    """Where Laurent's club may hit the jackal: squares, other cards' with their first letter."""
    found = squares.placements(table, Attack("Laurent", "Club", JACKAL, **attack))
    return [{f"{name[0] * (name != JACKAL)}{r}{c}" for name, (r, c) in group} for group in found]


def test_a_group_is_connected_and_half_of_it_on_the_target() -> None:
    table = seated(1, WARRIOR, JACKAL)
    assert {"00", "S01"} in groups(table)
    assert {"00", "11"} not in groups(table)
    assert {"00", "11"} in groups(table, diagonal=True)
    assert min(sum(len(at) == 2 for at in group) for group in groups(table, damage=1)) == 2
    table.foes[1].covered = {(1, 0), (1, 1)}
    assert {"00", "20"} not in groups(table)


def test_hearts_of_two_need_two_and_spared_hearts_stay_bare() -> None:
    table = seated(1, JACKAL)
    table.foes[0].grid[0, 0] = box.Square(2)
    assert {"00"} in groups(table)
    assert not any("00" in group for group in groups(table, missed=True))
    wide = groups(table, missed=True, spare=2)
    assert {len(group) for group in wide} == {3}
    assert not any("00" in group for group in wide)
    assert {"10", "20", "11"} in wide


def test_resist_and_fatigue_take_from_the_damage() -> None:
    table = seated(1, JACKAL)
    table.foes[0].grid[0, 1] = RESIST
    assert {len(group) for group in groups(table)} == {1}
    assert groups(table, missed=True) == [set()]
    table.foes[0].covered = {(0, 1)}
    table.member("Laurent").fatigue = 2
    assert {len(group) for group in groups(table)} == {1}


def test_first_strike_comes_before_the_damage_and_only_once() -> None:
    table = seated(1, JACKAL)
    table.foes[0].grid[0, 1] = FIRST
    table = do(table, f"attack, Gregory, Saw, {JACKAL}; go on; take; place 00 10", 6)
    assert (table.phase, table.member("Gregory").wounds) == ("open", 3)


def test_a_miss_at_0_health_is_still_dealt_and_raised() -> None:
    table = seated(1, JACKAL)
    marco = table.member("Marco")
    marco.wounds, marco.synergy = 6, {"Marco", "Gregory"}
    table.member("Gregory").synergy = set()
    table = do(table, f"attack, Marco, Shovel, {JACKAL}; go on; take", 1)
    fell = do(table, "forgo, Marco")
    assert "Marco" not in may(fell, "share")
    fell = do(fell, "share, Mac; ability, Marco, damage 1; place 10 11")
    assert (fell.member("Mac").wounds, fell.member("Marco").command, fell.phase) == (1, 1, "open")
    assert "Marco" not in may(fell, "attack") | may(fell, "ability")
    rose = do(table, "revive, Marco, Gregory; share, Mac")
    assert (rose.member("Marco").left, rose.member("Gregory").synergy) == (2, {"Gregory"})


def test_fate_is_changed_after_the_draw() -> None:
    table = seated(2, SQUID)
    table.adventures = {"Gear": 0}
    table.member("Laurent").synergy |= {"Kannan"}
    table = do(table, f"attack, Laurent, Club, {SQUID}", 1)
    assert "redraw_if_1 1" in using(table, "ability")
    table = do(table, "ability, Audrie, redraw_if_1 1", 4)
    table = do(table, "card, Gear, redraw_best 1", 3, seat=1)
    assert (table.fate.drawn, table.command, table.adventures) == (4, {0: 3, 1: 1}, {"Gear": 1})
    assert "redraw_if_1 1" not in using(table, "ability")
    hit = do(table, "ability, Laurent, accuracy 1; go on")
    assert (hit.phase, hit.member("Laurent").command) == ("placing", 2)
    assert do(table, "synergy, Laurent, Kannan: redraw 1", 2).fate.drawn == 2


def test_at_the_end_of_a_round_no_weapon_blocks_and_neighbours_add() -> None:
    table = seated(1, WARRIOR, JACKAL)
    table.foes[0].grid[0, 0] = box.Square(power="adjacent", n=2)
    table.foes[1].grid[0, 1] = box.Square(power="regen", n=3)
    table.foes[1].covered = {(1, 0)}
    table.adventures = {"Vest": 0, "Soup": 0}
    assert not using(table, "card")
    table = do(table, f"end round; victim, Kannan, {WARRIOR}; take")
    assert table.member("Kannan").wounds == 2
    table = do(table, f"victim, Kannan, {JACKAL}; card, Vest, block 3; take")
    assert table.member("Kannan").wounds == 3
    assert do(table, f"uncover, {JACKAL}, 10").phase == "open"


def test_ship_damage_chooses_a_room_only_when_the_fates_is_full() -> None:
    table = seated(1, JACKAL)
    table.foes[0].grid[0, 1] = box.Square(power="ship_damage")
    table.rooms = dict(box.ROOMS) | {"bridge": 1, "deck": 1}
    table = do(table, f"end round; victim, Marco, {JACKAL}; take", 3)
    assert {order.at for order in offers(table) if order.verb == "room"} == {"deck", "bridge"}
    assert do(table, f"ability, {box.CAPTAIN}, fate_plus 1; room, bridge").phase == "open"
    table.rooms["deck"] = 2
    assert do(table, "room, bridge").over == "ship"


def test_frightened_exhausted_and_used_up_crew_does_not_attack() -> None:
    table = seated(2, JACKAL)
    laurent = table.member("Laurent")
    laurent.statuses, laurent.cards = {"frightened"}, ["Surprise Strike"]
    table.member("Gregory").wounds, table.member("Kasumi").actions = 5, 2
    assert may(table, "attack", 0) == {"Marco", box.CAPTAIN}
    table = do(table, f"strike, Laurent, Surprise Strike, {JACKAL}, 00")
    assert (table.phase, table.actions, table.foes[0].covered) == ("open", {0: 2, 1: 2}, {(0, 0)})


def test_action_tokens_are_given_for_a_command_of_either() -> None:
    table = do(seated(3, JACKAL), "give, 1, 0", seat=1)
    table = do(table, "give, 0, 2", seat=2)
    assert (table.actions, table.command) == ({0: 2, 1: 0, 2: 2}, {0: 3, 1: 2, 2: 2})


def test_victory_brings_what_the_supply_has() -> None:
    table = seated(1, JACKAL)
    table.reward, table.goods = {"coins": 2, "xp": 3}, {"coins": 39}
    table.foes[0].covered = {(2, 0)}
    table = do(table, f"attack, Audrie, Rifle, {JACKAL}; go on; place 00", 2)
    assert (table.over, table.goods) == ("won", {"coins": 40, "xp": 3})
    assert not any(one.synergy or one.actions for one in table.crew)


def trial(skill: str, need: int, *fail: box.Mod, seats: int = 1) -> Table:
    table = seated(seats)
    table.trial = Trial(skill, need, list(fail))
    return table


def test_gear_helps_up_the_cliff() -> None:
    table = trial("strength", 7, box.Mod("damage", 8))
    table.adventures = {"Gear": 0}
    deeds = f"join, Laurent; join, {box.CAPTAIN}; draw; card, Gear, redraw_best 1; settle"
    table = do(table, deeds, 4, 5)
    assert table.over == "success"
    assert [one.name for one in table.crew if one.fatigue] == [box.CAPTAIN, "Laurent"]


@pytest.mark.parametrize(
    ("skill", "names", "fate"), [("cunning", [box.CAPTAIN], 1), ("savvy", ["Gregory", "Kannan"], 2)]
)
def test_hazards_that_are_failed(skill: str, names: list[str], fate: int) -> None:
    table = outcome(trial(skill, 5, box.Mod("low_morale")), names, [fate]).table
    assert may(table, "suffer") == set(names)
    assert outcome(trial(skill, fate + len(names)), names, [fate]).table.over == "success"


def test_a_failure_wounds_who_took_part_and_goes_on_after_them() -> None:
    fail = box.Mod("damage", 9), box.Mod("venom"), box.Mod("goto", 1, "54.6")
    table = outcome(trial("perception", 10, *fail), ["Mac", "Audrie"], [5]).table
    for _ in range(8):
        joined = {one.name for one in table.standing()} & {"Mac", "Audrie"}
        assert may(table, "suffer") == joined
        table = do(table, f"suffer, {min(joined)}, damage")
    assert len(may(table, "suffer")) == 7
    table = do(table, "suffer, Marco, damage")
    assert may(table, "suffer") == {"Mac", "Audrie"}
    done = carry_out(table, Order(0, "suffer", "Mac", "venom"))
    assert (done.table.over, done.events[-1]) == ("fail", ("goto", "54.6"))


def test_helpers_pay_once_and_low_morale_costs_more() -> None:
    table = trial("savvy", 9, seats=2)
    table.command = {0: 0, 1: 2}
    table.member("Gregory").statuses = table.member("Rafael").statuses = {"low_morale"}
    table.member("Kasumi").fatigue, table.member("Marco").wounds = 2, 7
    assert may(table, "join", 0) == {"Laurent", box.CAPTAIN}
    table = do(table, "join, Kannan")
    assert table.command[1] == 1
    assert do(table, "join, Rafael; join, Audrie").command[1] == 0


def test_madness_weakness_and_cards_in_a_challenge() -> None:
    table = trial("savvy", 6, seats=2)
    laurent = table.member("Laurent")
    laurent.statuses, laurent.cards, laurent.levels = {"weakened"}, ["Triage"], ["Study"]
    table.member("Gregory").statuses = {"weakened", "madness"}
    table.hands[1] = ["Triage", "Wit"]
    table.adventures = {"Charm": 0, "Rope": 0}
    table = do(table, "join, Laurent; join, Gregory; draw", 1)
    assert (table.member("Gregory").wounds, trials.total(table)) == (1, 2)
    assert using(table, "help") == {"Triage"}
    assert using(table, "card") == {"unstatus 1 madness", "skill 3 savvy"}
    assert do(table, "help, Triage; settle").phase == "over"
    assert do(table, "card, Charm, skill 3 savvy; help, Triage; settle").over == "success"


def test_venom_bites_the_standing() -> None:
    scene = Scene(seated(1), [])
    for name, wounds in (("Mac", 1), ("Marco", 7)):
        member = scene.table.member(name)
        member.statuses, member.wounds = {"venom"}, wounds
    hurts.begin_turn(scene)
    assert scene.events == [("hurt", "Mac", 1)]


def test_every_meeting_is_played_on_without_breaking_the_box() -> None:
    chance = random.Random(9)
    for turn in range(200):
        base = list(gatherings.BASES)[turn % len(gatherings.BASES)]
        table = things.laid(base, tuple(chance.sample(things.THINGS, 2)))
        for _ in range(25):
            choices = offers(table) if table else []
            if not table or table.over:
                break
            assert choices, table.phase
            told = [o for o in choices if o.verb not in {"drop", "return"}] or choices
            table = carry_out(table, chance.choice(told), [chance.randint(1, 6) for _ in "123"])[0]
            assert_sound(table)


def assert_sound(table: Table) -> None:
    assert all(one.left >= 0 and 0 <= one.fatigue <= 2 and one.actions <= 2 for one in table.crew)
    assert all(table.statuses_left(status) >= 0 for status in box.STATUSES)
    assert all(cubes <= box.ROOMS[room] for room, cubes in table.rooms.items())
    assert min(table.command.values()) >= 0
    assert table.over or table.standing() or table.fallen
    assert not any(foe.beaten for foe in table.foes)
    assert not table.actions or sum(len(one.synergy) for one in table.crew) == box.SYNERGY
