"""Every ability and card of the Shallows: when it is offered, to whom, for how much (R56-R61)."""

from typing import Any

import pytest

from games.sleeping_gods.challenge.changed_fate import change_fate
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
from games.sleeping_gods.command.any_time import any_time_scene, at_sea, locked
from games.sleeping_gods.content.cards import Mod
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.state import Contest, Happening, Tale
from tests.games.sleeping_gods.changes import changed, told
from tests.games.sleeping_gods.tables import Script, crew, drive, equip, fight, own, table
from tests.games.sleeping_gods.test_every_effect import ready

KANNAN = 4
ALL = (1, 2, 3, 31, 88, 101, 102, 103, 104, 105, 106, 107, 121)
TROUBLE = {
    "mac.damage": 1,
    "mac.fatigue": 1,
    "mac.statuses": ["venom"],
    "kasumi.command": 2,
    "harm": {"deck": 1},
    "meat": 3,
    "grain": 3,
}
FATE = ["crew-odessa-0", "crew-audrie-0", "crew-kasumi-0"]
SHIELDS = ["crew-kannan-1", "use-1-1", "use-3-0", "use-103-0", "use-105-0", "use-106-2"]
WELL: dict[frozenset[str], list[str]] = {
    CONTEST: [
        *FATE,
        *("use-129-0", "use-131-0", "use-1-0", "use-2-0", "use-2-1", "use-31-0", "use-104-1"),
        "use-121-0",
    ],
    AIM: [*FATE, "use-131-0", "use-2-0", "use-2-1", "use-31-0"],
    HARD: ["crew-kannan-0"],
    BLOCK: SHIELDS,
    BLOCK_ROUND: SHIELDS,
    STRIKE: ["use-88-0"],
    CARE: ["crew-laurent-0", "use-129-0", "use-121-0"],
    SAILING: ["crew-laurent-0", "use-129-0", "use-31-1", "use-121-0"],
}
"""With Kannan at work at something that asks for savvy, and a fate of 1."""
NURSES = ["crew-rafael-0", "crew-gregory-0", "crew-gregory-1", "crew-laurent-0"]
MEALS = ["use-129-0", "use-130-0", "use-132-0"]
IN_TROUBLE = {
    CONTEST: [one for one in WELL[CONTEST] if one != "crew-kasumi-0"],
    CARE: [*NURSES, *MEALS, "use-101-0", "use-102-0", "use-107-0", "use-121-0"],
    SAILING: [*NURSES, *MEALS, "use-31-1", "use-101-0", "use-102-0", "use-107-0", "use-121-0"],
}


def laden(seats: int = 1, **things: Any) -> SleepingGods:
    game = table(seats)
    own(game, *ALL)
    for chair in game.s.chairs:
        chair.command = 3
    ready(game, things)
    return game


def offered(game: SleepingGods, scene: Scene, only: int | None = None) -> list[str]:
    return [option.id for option in uses(game, scene, only)]


def scene(ops: frozenset[str], fate: int = 1) -> Scene:
    return Scene(ops, (KANNAN,), "savvy", fate)


@pytest.mark.parametrize("ops", WELL)
def test_each_is_offered_in_its_own_moment(ops: frozenset[str]) -> None:
    assert offered(laden(command=9), scene(ops)) == WELL[ops]


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


@pytest.mark.parametrize("on_card", [True, False])
def test_placed_command_is_returned_only_where_some_lies(on_card: bool) -> None:
    game = table()
    equip(game, "mac", "Tinkerer")
    mac = Scene(CARE, (game.index_of("mac"),))
    assert "gear-32" not in offered(game, mac)
    (game.s.cards[0] if on_card else crew(game, "mac")).command = 1
    assert "gear-32" in offered(game, mac)


@pytest.mark.parametrize(
    ("food", "cooked"),
    [
        ({}, []),
        ({"grain": 2}, ["use-102-0"]),
        ({"grain": 3}, ["use-130-0", "use-132-0", "use-102-0"]),
        ({"meat": 1, "grain": 0}, []),
        ({"meat": 2, "grain": 0}, ["use-101-0"]),
        ({"meat": 1, "grain": 1}, ["use-101-0"]),
        ({"meat": 1, "vegetables": 2, "grain": 0}, ["use-130-0", "use-101-0"]),
    ],
)
def test_r102_a_recipe_wants_its_food(food: dict[str, int], cooked: list[str]) -> None:
    hurt = {"mac.damage": 1, "mac.fatigue": 1}
    meals = ("use-130", "use-132", "use-101", "use-102")
    game = laden(command=9, **hurt, **food)
    assert [one for one in offered(game, scene(CARE)) if one.startswith(meals)] == cooked
    fight(game, 6)
    assert not [one for one in offered(game, scene(CARE)) if one.startswith(meals)]


def test_r58_a_board_with_command_on_it_is_barred_and_so_is_who_lies_at_0() -> None:
    game = laden(command=9)
    assert "crew-kannan-0" in offered(game, scene(HARD))
    crew(game, "kannan").command = 1
    assert "crew-kannan-0" not in offered(game, scene(HARD))
    crew(game, "kannan").command, crew(game, "kannan").damage = 0, 6
    assert "crew-kannan-0" not in offered(game, scene(HARD))
    grace = Scene(HARD, (KANNAN,), grace=KANNAN)
    assert "crew-kannan-0" in offered(game, grace)


def test_r59_a_card_with_command_on_it_is_barred() -> None:
    game = laden(command=9)
    game.s.cards[-1].command = 1
    assert "use-121-0" not in offered(game, scene(CARE))


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
    alone = [option.seat for option in uses(game, scene(AIM), 1)]
    assert set(alone) == {1}
    assert "use-131-0" in offered(game, scene(AIM), 1)


GEAR = [
    ("Hidden Knife", STRIKE, True),
    ("Herb Pouch", CARE, True),
    ("Lucky Guess", AIM, True),
    ("Read the Swell", AIM, True),
    ("Whistled Orders", AIM, True),
    ("Double Bluff", CONTEST, True),
    ("Brace", BLOCK, False),
    ("Second Wind", CARE, False),
]


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


def test_r61_gear_that_costs_command_wants_it() -> None:
    game = table()
    equip(game, "kannan", "Read the Swell", "Lucky Guess")
    assert offered(game, scene(AIM)) == ["gear-18"]


@pytest.mark.parametrize(
    ("option", "change", "line"),
    [
        ("crew-kannan-0", {"chairs.0.command": 2, "crew.kannan.command": 1},
         "0 uses Kannan (+1 damage)"),
        ("use-103-0", {"chairs.0.command": 2, "cards.11.command": 1},
         "0 uses Padded Vest (3 block)"),
        ("gear-15", {"chairs.0.command": 2}, "0 uses Read the Swell (+1 fate)"),
        ("gear-18", {"crew.kannan.equipped": (15,), "ability_discard": 1},
         "0 uses Lucky Guess (redraw fate)"),
        ("synergy-mac", {"fight.synergy": tuple(range(9))}, "0 uses synergy of Mac (+2 accuracy)"),
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
    assert told(game) == [line]


def test_r94_synergy_is_of_use_only_while_somebody_else_holds_it() -> None:
    game = table()
    row = fight(game, 6)
    now = Scene(HARD, (KANNAN,), synergy=True)
    assert offered(game, now) == []
    row.synergy[2] = KANNAN
    assert offered(game, now) == ["synergy-audrie"]
    row.synergy[2] = KANNAN + 1
    assert offered(game, now) == []


def test_r97_a_level_may_make_an_ability_cheaper_but_never_free() -> None:
    game = table()
    kasumi = game.index_of("kasumi")
    assert ability_cost(game, kasumi, 0) == 2
    assert ability_cost(game, kasumi, 1) == 3
    crew(game, "kasumi").levels = ["kasumi-2"]
    assert ability_cost(game, kasumi, 0) == 1
    assert ability_cost(game, kasumi, -1) == 1


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
    assert told(game) == ["Player 2 +1 command"]


@pytest.mark.parametrize(
    ("things", "sailing"),
    [
        ({"phase": "room"}, True),
        ({"phase": "act"}, True),
        ({"phase": "dusk"}, True),
        ({"phase": "dawn"}, False),
        ({"phase": "event"}, False),
        ({"phase": "aboard"}, False),
        ({"phase": "act", "distance": 1}, False),
        ({"phase": "act", "ashore": True}, False),
        ({"phase": "act", "contest": Contest("craft", 5, "story")}, False),
        ({"phase": "act", "tale": Tale(2, "2")}, False),
        ({"phase": "act", "happening": Happening("M01")}, False),
    ],
)
def test_r60_ship_moving_cards_work_only_while_nothing_else_goes_on(
    things: dict[str, Any], sailing: bool
) -> None:
    game = laden(command=9, **things)
    assert at_sea(game) is sailing
    assert ("use-31-1" in offered(game, any_time_scene(game))) is sailing
    assert locked(game) is (game.s.contest is not None)


def test_r57_nothing_is_equipped_in_a_combat() -> None:
    game = table()
    fight(game, 6)
    assert locked(game)
    assert not at_sea(game)


def test_r60_only_a_recipe_is_cooked() -> None:
    game = table()
    assert is_cooking(game, Use("card", 130, (), 0))
    assert not is_cooking(game, Use("card", 103, (), 0))
    assert not is_cooking(game, Use("crew", KANNAN, (), 0))


def test_r96_what_changes_no_fate_draws_none() -> None:
    game = table()
    deck = list(game.s.ability_deck)
    assert drive(change_fate(game, Mod(op="skill", skill="craft", n=2), 4)) == 4
    assert game.s.ability_deck == deck
