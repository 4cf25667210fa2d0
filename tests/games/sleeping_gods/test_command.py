"""Command: equipping, abilities, adventure cards, and when they may be used (R56-R64, R97)."""

from typing import Any

import pytest

from games.sleeping_gods.challenge.challenge import meet_challenge
from games.sleeping_gods.command.abilities import (
    AIM,
    BLOCK,
    BLOCK_ROUND,
    CARE,
    CONTEST,
    HARD,
    SAILING,
    STRIKE,
    Scene,
    Use,
    ability_cost,
    do,
    is_cooking,
    perform,
    uses,
)
from games.sleeping_gods.command.any_time import (
    any_time_scene,
    at_sea,
    crew_and_cards,
    deeds_at_hand,
    locked,
)
from games.sleeping_gods.command.equipping import Equip, equip_options
from games.sleeping_gods.command.equipping import equip as equip_card
from games.sleeping_gods.command.last_chance import cards_to_equip
from games.sleeping_gods.content.cards import Mod
from games.sleeping_gods.crew.statuses import afflict
from games.sleeping_gods.fight.combat import fight_round
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.ship.rooms import ship_action
from games.sleeping_gods.state import Contest, Happening, Tale
from games.sleeping_gods.story.storybook import explore
from games.sleeping_gods.turn.market import trade
from games.sleeping_gods.turn.port import visit_port
from games.sleeping_gods.words import SKILL
from tests.games.sleeping_gods.changes import changed, happened
from tests.games.sleeping_gods.facts import facts
from tests.games.sleeping_gods.fights import SKELETON, fight
from tests.games.sleeping_gods.tables import (
    DELA,
    GYRE,
    KANNAN,
    MAC,
    Script,
    asked,
    crew,
    drive,
    equip,
    fresh,
    give,
    happens,
    own,
    ready,
    rig_fate,
    seats,
    table,
    with_events,
    with_parts,
)


def test_r18_any_player_may_equip_to_anothers_crew() -> None:
    game = table(2)
    give(game, 1, "Oil Can")
    theirs = next(m for m in game.s.crew if m.seat == 0)
    drive(equip_card(game, 1, Equip(game.s.chairs[1].hand[0], game.index_of(theirs.id))))
    assert len(theirs.equipped) == 1


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


def test_r56_command_may_be_spent_on_anothers_turn() -> None:
    game = table(2)
    game.s.chairs[1].command = 2
    crew(game, "mac").damage = 2
    crew(game, "gregory").seat = 1
    script = Script(ship_action(game))
    assert "aid" in script.ids(1)
    script.answer("crew-gregory-0", seat=1)
    assert crew(game, "mac").damage == 0
    assert crew(game, "gregory").command == 2
    assert "deck" in script.ids(0)


def test_r56_what_is_at_hand_is_not_in_the_menu_again() -> None:
    game = table(2)
    game.s.chairs[0].command = game.s.chairs[1].command = 3
    crew(game, "mac").damage = 2
    for seat in (0, 1):
        give(game, seat, "Brace" if seat else "Whetstone")
        menu = Script(ship_action(game)).answer("aid", seat=seat).ids(seat)
        assert not [option for option in menu if option.startswith(("crew-", "use-"))]
        assert bool([option for option in menu if option.startswith("equip")]) is (seat == 1)


def test_r56_the_active_player_need_not_wait_for_a_helper() -> None:
    game = table(2)
    game.s.chairs[1].command = 1
    script = Script(ship_action(game)).answer("aid", seat=1)
    assert "on" in script.ids(0)
    script.answer("on", seat=0)
    assert "bridge" in script.ids(0)
    assert script.ask.awaited == [0]


def test_r57_a_card_in_hand_may_still_help_unless_there_is_a_fight() -> None:
    game = table()
    assert not cards_to_equip(game)
    give(game, 0, "Brace")
    assert cards_to_equip(game)
    fight(game, SKELETON)
    assert not cards_to_equip(game)


def test_r57_a_card_is_equipped_where_it_is_asked_what_to_do_and_by_nobody_else() -> None:
    game = table(2)
    game.s.chairs[0].command = game.s.chairs[1].command = 3
    give(game, 0, "Brace")
    give(game, 1, "Whetstone")
    [card] = game.s.chairs[0].hand
    script = Script(ship_action(game))
    assert not [option for option in script.ids(1) if option.startswith("equip")]
    equips = [option for option in script.ask.options if option.id.startswith("equip")]
    assert all(option.secret and option.seat == 0 for option in equips)
    script.answer(f"equip-{card}-mac")
    assert crew(game, "mac").equipped == [card]
    assert "deck" in script.ids(0)


def test_r57_two_slots_each_and_the_controller_may_discard() -> None:
    game = table()
    game.s.chairs[0].command = 5
    equip(game, "mac", "Oil Can", "Splicing")
    give(game, 0, "Footnotes")
    footnotes, script = game.s.chairs[0].hand[0], Script(crew_and_cards(game, 0))
    assert f"equip-{footnotes}-mac" not in script.ids()
    assert script.answer(f"equip-{footnotes}-marco").over
    drive(crew_and_cards(game, 0), f"drop-{crew(game, 'mac').equipped[0]}")
    assert len(crew(game, "mac").equipped) == 1


def test_r57_no_equipping_in_combat_or_challenge() -> None:
    game = table()
    game.s.chairs[0].command = 5
    give(game, 0, "Footnotes")
    script = Script(meet_challenge(game, "craft", 9)).answer("aid")
    assert not [option for option in script.ids() if option.startswith("equip")]
    game.s.contest = None
    fight(game, 3)
    script = Script(fight_round(game)).answer("aid")
    assert not [option for option in script.ids() if option.startswith("equip")]


def test_r57_a_card_is_equipped_for_its_cost_and_works_at_once() -> None:
    game = with_events(hand=("Spare Parts", "Oil Can"), command=3)
    assert changed(game, lambda game: equip_card(game, 0, Equip(25, MAC))) == {
        "chairs.0.command": 2, "chairs.0.hand": (29,), "crew.mac.equipped": (25,),
        "goods.materials": 2, "revealed": True,
    }  # fmt: skip
    assert happened(game) == ["0 equips_with Mac Spare Parts", "gains_goods materials 2"]


def test_r57_a_card_that_works_later_does_nothing_at_once() -> None:
    game = with_events(hand=("Herb Pouch",), command=1)
    crew(game, "mac").statuses = ["venom"]
    assert changed(game, lambda game: equip_card(game, 0, Equip(21, MAC))) == {
        "chairs.0.command": 0, "chairs.0.hand": (), "crew.mac.equipped": (21,), "revealed": True,
    }  # fmt: skip


def test_r57_a_card_fits_whoever_has_a_free_slot_and_is_paid_for() -> None:
    game = with_events(hand=("Spare Parts", "Oil Can"), command=0)
    crew(game, "mac").equipped = [1, 2]
    crew(game, "marco").equipped = [3]
    ids = [option.id for option in equip_options(game, 0)]
    others = [board.id for board in game.boards if board.id != "mac"]
    assert ids == [f"equip-29-{name}" for name in others]
    game.s.chairs[0].command = 1
    found = equip_options(game, 0)
    assert len(found) == 2 * len(others)
    assert str(found[-1].detail).endswith(str(SKILL["craft"])), "no word more is printed on it"
    assert [facts(option.group) for option in (found[0], found[-1])] == [
        "Spare Parts",
        "Oil Can",
    ]
    assert [facts(option.detail) for option in (found[0], found[-1])] == [
        "craft When equipped gain 2 materials.",
        "craft",
    ]


def test_r57_nothing_is_equipped_in_a_combat() -> None:
    game = table()
    fight(game, 6)
    assert locked(game)
    assert not at_sea(game)


ALL = (1, 2, 3, 31, 88, 101, 102, 103, 104, 105, 106, 107, 121)


def laden(seats: int = 1, **things: Any) -> SleepingGods:
    game = table(seats)
    own(game, *ALL)
    for chair in game.s.chairs:
        chair.command = 3
    ready(game, things)
    return game


def scene(ops: frozenset[str], fate: int = 1) -> Scene:
    return Scene(ops, (KANNAN,), "savvy", fate)


def offered(game: SleepingGods, scene: Scene, only: int | None = None) -> list[str]:
    return [option.id for option in uses(game, scene, only)]


def test_r58_a_board_with_command_on_it_is_barred_and_so_is_who_lies_at_0() -> None:
    game = laden(command=9)
    assert "crew-kannan-0" in offered(game, scene(HARD))
    crew(game, "kannan").command = 1
    assert "crew-kannan-0" not in offered(game, scene(HARD))
    crew(game, "kannan").command, crew(game, "kannan").damage = 0, 6
    assert "crew-kannan-0" not in offered(game, scene(HARD))
    grace = Scene(HARD, (KANNAN,), grace=KANNAN)
    assert "crew-kannan-0" in offered(game, grace)


def test_r59_any_player_may_use_an_adventure_card_until_command_lies_on_it() -> None:
    game = table(2)
    for chair in game.s.chairs:
        chair.command = 2
    gloria = 129
    assert f"use-{gloria}-0" in Script(crew_and_cards(game, 1)).ids()
    drive(crew_and_cards(game, 1), f"use-{gloria}-0")
    assert len(game.s.chairs[1].hand) == 2
    owned = game.owned(gloria)
    assert owned is not None
    assert owned.command == 2
    assert f"use-{gloria}-0" not in Script(crew_and_cards(game, 0)).ids()


def used(script: Script) -> list[str]:
    return [option for option in script.ids(0) if option.startswith("use-")]


METRONOME, CRADLE = 4, 25
"""One fatigue; two health or a status."""


def wounded() -> SleepingGods:
    game = table(2, pack=GYRE)
    game.s.chairs[0].command, game.s.cards = 5, []
    own(game, METRONOME, CRADLE)
    for name, damage in (("mac", 3), ("audrie", 2), ("kasumi", 1)):
        crew(game, name).damage, crew(game, name).fatigue = damage, 1
    for name in ("mac", "audrie"):
        afflict(game, game.index_of(name), "low_morale")
    return game


def test_r59_after_a_use_whoever_used_it_says_on_whom() -> None:
    game = wounded()
    script = Script(ship_action(game))
    assert set(used(script)) == {"use-4-1", "use-25-0", "use-25-1"}
    script.answer("use-25-0", "mac-1", "kasumi", seat=0)
    assert (crew(game, "mac").damage, crew(game, "kasumi").damage) == (2, 0)
    assert "bridge" in script.ids(0), "and the question is still there"


def test_r59_a_card_with_command_on_it_is_barred() -> None:
    game = laden(command=9)
    game.s.cards[-1].command = 1
    assert "use-121-0" not in offered(game, scene(CARE))


def test_r60_in_a_story_one_may_cook_but_not_sail() -> None:
    game = table()
    own(game, 31)
    game.s.chairs[0].command = 4
    game.s.goods.update(grain=3)
    crew(game, "mac").fatigue = 1
    game.s.phase = "act"
    explore(game, 2)
    ids = Script(crew_and_cards(game, 0)).ids()
    assert "use-132-0" in ids
    assert "use-31-1" not in ids


@pytest.mark.parametrize(
    ("things", "sailing"),
    [
        ({"phase": "room"}, True), ({"phase": "act"}, True), ({"phase": "dusk"}, True),
        ({"phase": "dawn"}, False), ({"phase": "event"}, False), ({"phase": "aboard"}, False),
        ({"phase": "act", "distance": 1}, False), ({"phase": "act", "ashore": True}, False),
        ({"phase": "act", "contest": Contest("craft", 5, "story")}, False),
        ({"phase": "act", "tale": Tale(2, "2")}, False),
        ({"phase": "act", "happening": Happening("M01")}, False),
    ],
)  # fmt: skip
def test_r60_ship_moving_cards_work_only_while_nothing_else_goes_on(
    things: dict[str, Any], sailing: bool
) -> None:
    game = laden(command=9, **things)
    assert at_sea(game) is sailing
    assert ("use-31-1" in offered(game, any_time_scene(game))) is sailing
    assert locked(game) is (game.s.contest is not None)


def test_r60_only_a_recipe_is_cooked() -> None:
    game = table()
    assert is_cooking(game, Use("card", 130, (), 0))
    assert not is_cooking(game, Use("card", 103, (), 0))
    assert not is_cooking(game, Use("crew", KANNAN, (), 0))


def test_r61_command_for_an_equipped_card_goes_to_the_supply() -> None:
    game = table()
    game.s.chairs[0].command = 1
    equip(game, "odessa", "Read the Swell")
    rig_fate(game, 3)
    script = Script(meet_challenge(game, "perception", 6)).answer("join-odessa", "draw")
    gear = next(option for option in script.ids() if option.startswith("gear"))
    script.answer(gear)
    assert script.over
    assert script.result is True
    assert game.command_left() == 14
    assert len(crew(game, "odessa").equipped) == 1


def test_r61_gear_that_costs_command_wants_it() -> None:
    game = table()
    equip(game, "kannan", "Read the Swell", "Lucky Guess")
    assert offered(game, scene(AIM)) == ["gear-18"]


def test_r62_placed_command_cannot_be_spent() -> None:
    game = table()
    crew(game, "marco").command = 3
    game.s.harm["deck"] = 1
    assert game.command_left() == 11
    assert Script(crew_and_cards(game, 0)).ids() == ["chart", "back"]


def test_r94_synergy_is_of_use_only_while_somebody_else_holds_it() -> None:
    game = table()
    row = fight(game, 6)
    now = Scene(HARD, (KANNAN,), synergy=True)
    assert offered(game, now) == []
    row.synergy[2] = KANNAN
    assert offered(game, now) == ["synergy-audrie"]
    row.synergy[2] = KANNAN + 1
    assert offered(game, now) == []


GEAR = [
    ("Hidden Knife", STRIKE, True), ("Herb Pouch", CARE, True), ("Lucky Guess", AIM, True),
    ("Read the Swell", AIM, True), ("Whistled Orders", AIM, True), ("Double Bluff", CONTEST, True),
    ("Brace", BLOCK, False), ("Second Wind", CARE, False),
]  # fmt: skip


@pytest.mark.parametrize(("card", "ops", "usable"), GEAR)
def test_r97_an_equipped_card_serves_its_bearer(
    card: str, ops: frozenset[str], usable: bool
) -> None:
    game = table()
    equip(game, "kannan", card)
    crew(game, "mac").statuses, crew(game, "mac").fatigue = ["venom"], 1
    game.s.chairs[0].command = 1
    gear = [one for one in offered(game, scene(ops)) if one.startswith("gear")]
    assert bool(gear) is usable
    elsewhere = Scene(ops, (KANNAN + 1,), "savvy", 1)
    assert not [one for one in offered(game, elsewhere) if one.startswith("gear")]
    crew(game, "kannan").damage = 6
    assert not [one for one in offered(game, scene(ops)) if one.startswith("gear")]


def test_r97_gear_of_whoever_lies_at_0_bars_nobody_elses() -> None:
    game = table()
    equip(game, "odessa", "Lucky Guess")
    equip(game, "kannan", "Read the Swell")
    game.s.chairs[0].command = 1
    crew(game, "odessa").damage = 20
    both = Scene(AIM, (0, KANNAN), "savvy", 1)
    assert [one for one in offered(game, both) if one.startswith("gear")] == ["gear-15"]


def test_r97_a_level_may_make_an_ability_cheaper_but_never_free() -> None:
    game = table()
    kasumi = game.index_of("kasumi")
    assert ability_cost(game, kasumi, 0) == 2
    assert ability_cost(game, kasumi, 1) == 3
    crew(game, "kasumi").levels = ["kasumi-2"]
    assert ability_cost(game, kasumi, 0) == 1
    assert ability_cost(game, kasumi, -1) == 1


@pytest.mark.parametrize(
    ("food", "cooked"),
    [
        ({}, []), ({"grain": 2}, ["use-102-0"]),
        ({"grain": 3}, ["use-130-0", "use-132-0", "use-102-0"]), ({"meat": 1, "grain": 0}, []),
        ({"meat": 2, "grain": 0}, ["use-101-0"]), ({"meat": 1, "grain": 1}, ["use-101-0"]),
        ({"meat": 1, "vegetables": 2, "grain": 0}, ["use-130-0", "use-101-0"]),
    ],
)  # fmt: skip
def test_r102_a_recipe_wants_its_food(food: dict[str, int], cooked: list[str]) -> None:
    hurt = {"mac.damage": 1, "mac.fatigue": 1}
    meals = ("use-130", "use-132", "use-101", "use-102")
    game = laden(command=9, **hurt, **food)
    assert [one for one in offered(game, scene(CARE)) if one.startswith(meals)] == cooked
    fight(game, 6)
    assert not [one for one in offered(game, scene(CARE)) if one.startswith(meals)]


def test_what_is_done_first_comes_before_the_answers_of_a_list() -> None:
    game = wounded()
    give(game, 0, "Barrel Shoulders")
    script = Script(ship_action(game))
    kinds = [one.id.partition("-")[0] in ("equip", "use", "crew") for one in script.ask.of(0)]
    assert kinds == sorted(kinds, reverse=True)


def test_command_that_is_paid_is_told_as_far_as_it_goes() -> None:
    game = table()
    game.s.chairs[0].command = 2
    happens(game, "pay_command", n=3)
    assert happened(game) == ["pays_command 2"]
    assert game.s.chairs[0].command == 0


def test_everybody_has_the_menu_of_crew_and_cards() -> None:
    """An equipped card may be discarded, or used for nothing, with empty hands."""
    game = table(2)
    theirs = next(member for member in game.s.crew if member.seat == 1)
    equip(game, theirs.id, "Oil Can")
    script = Script(ship_action(game))
    script.answer("aid", seat=1)
    assert any(option.startswith("drop") for option in script.ids(1))


FATE = ["crew-odessa-0", "crew-audrie-0", "crew-kasumi-0"]
SHIELDS = ["crew-kannan-1", "use-1-1", "use-3-0", "use-103-0", "use-105-0", "use-106-2"]
WELL: dict[frozenset[str], list[str]] = {
    CONTEST: [
        *FATE,
        *("use-129-0", "use-131-0", "use-1-0", "use-2-0", "use-2-1", "use-31-0", "use-104-1"),
        "use-121-0",
    ],
    AIM: [*FATE, "use-131-0", "use-2-0", "use-2-1", "use-31-0"], HARD: ["crew-kannan-0"],
    BLOCK: SHIELDS, BLOCK_ROUND: SHIELDS, STRIKE: ["use-88-0"],
    CARE: ["crew-laurent-0", "use-129-0", "use-121-0"],
    SAILING: ["crew-laurent-0", "use-129-0", "use-31-1", "use-121-0"],
}  # fmt: skip
"""With Kannan at work at something that asks for savvy, and a fate of 1."""


@pytest.mark.parametrize("ops", WELL)
def test_each_is_offered_in_its_own_moment(ops: frozenset[str]) -> None:
    assert offered(laden(command=9), scene(ops)) == WELL[ops]


MEALS = ["use-129-0", "use-130-0", "use-132-0"]
NURSES = ["crew-rafael-0", "crew-gregory-0", "crew-gregory-1", "crew-laurent-0"]
IN_TROUBLE = {
    CONTEST: [one for one in WELL[CONTEST] if one != "crew-kasumi-0"],
    CARE: [*NURSES, *MEALS, "use-101-0", "use-102-0", "use-107-0", "use-121-0"],
    SAILING: [*NURSES, *MEALS, "use-31-1", "use-101-0", "use-102-0", "use-107-0", "use-121-0"],
}
TROUBLE = {
    "mac.damage": 1, "mac.fatigue": 1, "mac.statuses": ["venom"], "kasumi.command": 2,
    "harm": {"deck": 1}, "meat": 3, "grain": 3,
}  # fmt: skip


@pytest.mark.parametrize("ops", IN_TROUBLE)
def test_what_mends_is_offered_where_there_is_something_to_mend(ops: frozenset[str]) -> None:
    assert offered(laden(command=9, **TROUBLE), scene(ops)) == IN_TROUBLE[ops]


def test_a_fate_of_1_is_redrawn_only_when_it_is_one() -> None:
    assert "crew-audrie-0" not in offered(laden(command=9), scene(AIM, fate=2))


@pytest.mark.parametrize(
    ("trouble", "helps"),
    [
        ({"mac.damage": 1}, {"crew-gregory-0", "use-132-0", "use-101-0", "use-102-0"}),
        ({"mac.fatigue": 1}, {"use-130-0", "use-132-0", "use-101-0"}),
        ({"mac.statuses": ["venom"]}, {"crew-gregory-1"}),
        ({"mac.statuses": ["madness"]}, {"use-104-0"}),
        ({"mac.statuses": ["low_morale"]}, {"crew-mac-1", "use-130-0"}),
        ({"harm": {"deck": 1}}, {"crew-rafael-0", "use-107-0"}),
        ({"meat": 6}, set()),
    ],
)
def test_only_what_is_needed_is_offered(trouble: dict[str, Any], helps: set[str]) -> None:
    food = {"meat": 3, "grain": 3}
    before = set(offered(laden(command=9, **food), scene(CARE)))
    after = set(offered(laden(command=9, **(food | trouble)), scene(CARE)))
    assert after - before == helps
    gone = {"crew-laurent-0"} if trouble == {"meat": 6} else set[str]()
    assert before - after == gone


def test_command_is_brought_only_while_the_supply_has_some() -> None:
    game = laden(command=14)
    assert "use-121-0" not in offered(game, scene(CARE))
    assert "use-129-0" in offered(game, scene(CARE))
    assert "use-121-0" in offered(laden(command=13), scene(CARE))


@pytest.mark.parametrize("on_card", [True, False])
def test_placed_command_is_returned_only_where_some_lies(on_card: bool) -> None:
    game = table()
    equip(game, "mac", "Tinkerer")
    mac = Scene(CARE, (game.index_of("mac"),))
    assert "gear-32" not in offered(game, mac)
    (game.s.cards[0] if on_card else crew(game, "mac")).command = 1
    assert "gear-32" in offered(game, mac)


def test_what_costs_more_than_one_has_is_not_offered() -> None:
    game = laden(command=1)
    assert offered(game, scene(AIM)) == ["crew-audrie-0", "use-131-0", "use-2-0", "use-2-1"]
    assert offered(laden(command=0), scene(AIM)) == []


def test_crew_is_used_by_whoever_plays_them_and_a_card_by_anybody() -> None:
    game = laden(2)
    seats = {
        option.id: sorted(o.seat for o in uses(game, scene(AIM)) if o.id == option.id)
        for option in uses(game, scene(AIM))
    }
    assert seats == {
        "crew-odessa-0": [0],
        "crew-audrie-0": [game.controller(2)],
        "crew-kasumi-0": [game.controller(3)],
        **{name: [0, 1] for name in ("use-131-0", "use-2-0", "use-2-1", "use-31-0")},
    }
    equip(game, "kannan", "Lucky Guess")
    for seat in (0, 1):
        alone = uses(game, scene(AIM), seat)
        assert {option.seat for option in alone} == {seat}
        assert ("gear-18" in [one.id for one in alone]) is (game.controller(KANNAN) == seat)
    assert "use-131-0" in offered(game, scene(AIM), 1)


@pytest.mark.parametrize(
    ("option", "change", "line"),
    [
        ("crew-kannan-0", {"chairs.0.command": 2, "crew.kannan.command": 1},
         "0 uses Kannan damage 1"),
        ("use-103-0", {"chairs.0.command": 2, "cards.11.command": 1},
         "0 uses Padded Vest block 3"),
        ("gear-15", {"chairs.0.command": 2}, "0 uses Read the Swell fate_plus 1"),
        ("gear-18", {"crew.kannan.equipped": (15,), "ability_discard": 1},
         "0 uses Lucky Guess redraw"),
        ("synergy-mac", {"fight.synergy": tuple(range(9))}, "0 uses Mac accuracy 2"),
    ],
)  # fmt: skip
def test_a_use_is_paid_where_it_belongs(option: str, change: dict[str, Any], line: str) -> None:
    game = laden(command=3, ability_discard=[])
    equip(game, "kannan", "Read the Swell", "Lucky Guess")
    row = fight(game, 6)
    row.synergy[game.index_of("mac")] = KANNAN
    now = Scene(AIM | HARD | BLOCK, (KANNAN,), "", 1, synergy=True)
    use = next(one.value for one in uses(game, now) if one.id == option)
    assert changed(game, lambda game: perform(game, use, 0, now)) == change
    assert happened(game) == [line]


def test_a_use_says_what_it_costs() -> None:
    game = laden(command=3)
    equip(game, "kannan", "Lucky Guess")
    costs = {option.id: option.detail for option in uses(game, scene(AIM))}
    assert costs["gear-18"] is None
    assert (facts(costs["crew-odessa-0"]), facts(costs["use-131-0"])) == (
        "_COMMAND 2",
        "_COMMAND 1",
    )


@pytest.mark.parametrize(("grace", "ids"), [({"grace": KANNAN}, ["gear-18"]), ({}, [])])
def test_r85_whoever_fell_in_this_blow_may_still_use_what_they_bear(
    grace: dict[str, int], ids: list[str]
) -> None:
    game = table()
    equip(game, "kannan", "Lucky Guess")
    crew(game, "kannan").damage = 6
    assert offered(game, Scene(AIM, (KANNAN,), "savvy", 1, **grace)) == ids


@pytest.mark.parametrize(("card", "healed"), [("use-132-0", 4), ("crew-gregory-0", 2)])
def test_r101_what_makes_meals_better_makes_nothing_else_better(card: str, healed: int) -> None:
    spice = {"num": 80, "name": "Spice", "types": ["equipment"], "command": 0}
    pack = with_parts(adventure=[{**spice, "passive": [{"op": "cook_heal"}]}])
    game = fresh(pack=pack, own=(80,), command=2, grain=3, **{"mac.damage": 4})
    drive(crew_and_cards(game, 0), card)
    assert crew(game, "mac").damage == 4 - healed


def test_a_level_may_give_an_ability_another_use() -> None:
    game = table()
    game.s.chairs[0].command = 3
    crew(game, "rafael").levels = ["rafael-1", "rafael-2"]
    assert "crew-rafael-1" in offered(game, scene(CARE))


CARED: list[tuple[Mod, dict[str, Any], str, dict[str, Any]]] = [
    (Mod(op="heal", n=2), {"mac.damage": 3}, "", {"crew.mac.damage": 1}),
    (Mod(op="unfatigue", n=2), {"mac.fatigue": 2}, "", {"crew.mac.fatigue": 0}),
    (Mod(op="unstatus"), {"mac.statuses": ["venom"]}, "", {"crew.mac.statuses": ()}),
    (
        *(Mod(op="unstatus", status="venom"), {"mac.statuses": ["madness", "venom"]}),
        *("", {"crew.mac.statuses": ("madness",)}),
    ),
    (Mod(op="repair"), {"harm": {"deck": 1}}, "", {"harm.deck": 0}),
    (Mod(op="gain", res="meat", n=2), {}, "", {"goods.meat": 2}),
    (
        *(Mod(op="draw", n=2), {"ability_deck": [1, 2, 3]}, ""),
        {"revealed": True, "ability_deck": 1, "chairs.0.hand": (3, 2)},
    ),
    (Mod(op="command", n=2), {}, "", {"chairs.0.command": 2}),
    (Mod(op="clear_command", n=2), {"mac.command": 3}, "", {"crew.mac.command": 1}),
    (Mod(op="search"), {}, "enough", {}),
    (Mod(op="sail"), {"pages": [5]}, "go-5a", {"region": "5a"}),
    (Mod(op="sail", n=2), {}, "stop", {}),
]


@pytest.mark.parametrize(("mod", "things", "answers", "change"), CARED)
def test_what_needs_no_draw_is_done_at_once(
    mod: Mod, things: dict[str, Any], answers: str, change: dict[str, Any]
) -> None:
    game = table()
    ready(game, things)
    assert changed(game, lambda game: do(game, mod, 0), *answers.split()) == change


def test_whoever_uses_it_decides_and_gains() -> None:
    game = table(2)
    for name in ("mac", "audrie"):
        crew(game, name).damage = crew(game, name).fatigue = crew(game, name).command = 1
        crew(game, name).statuses = ["venom"]
    game.s.harm.update(deck=1, hull=1)
    for op in ("heal", "unfatigue", "unstatus", "repair", "clear_command", "search", "sail"):
        ask = Script(do(game, Mod(op=op), 1)).ask  # type: ignore[arg-type]  # one of them
        assert ask is not None, op
        assert {option.seat for option in ask.options if not option.aside} == {1}, op
        game.s.distance = 0
    assert changed(game, lambda game: do(game, Mod(op="command"), 1)) == {"chairs.1.command": 1}
    assert happened(game) == ["seat_gains_command 1 1"]


def test_cards_to_equip_come_before_what_else_is_at_hand() -> None:
    game = table()
    give(game, 0, "Oil Can")
    game.s.chairs[0].command = 2
    crew(game, "mac").damage = 1
    ids = [option.id for option in deeds_at_hand(game)]
    assert ids[0] == "equip-29-odessa"
    assert ids[-1].startswith(("crew-", "use-"))


def test_whoever_looks_at_crew_and_cards_keeps_nobody_waiting() -> None:
    game = table(2)
    own(game, 58)
    equip(game, "odessa", "Oil Can")
    mine = seats(asked(crew_and_cards(game, 0)))
    assert ("drop-29", 0, False) in mine
    assert ("arm-58", 0, False) in mine
    assert mine[-2:] == [("chart", 0, False), ("back", 0, False)]
    theirs = seats(asked(crew_and_cards(game, 1)))
    assert not any(option == "drop-29" for option, _, _ in theirs)
    assert theirs[-3:] == [("chart", 1, False), ("back", 1, False), ("on", 0, True)]
    fight(game, SKELETON)
    fighting = seats(asked(crew_and_cards(game, 0)))
    assert ("arm-58", 0, False) not in fighting
    assert ("drop-29", 0, False) in fighting
