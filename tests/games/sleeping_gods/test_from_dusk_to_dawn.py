"""The end of a turn, the next dawn, lasting events and beasts, equipment: step by step, whole."""

from typing import Any

import pytest

from games.kernel import Chance
from games.sleeping_gods.cards.hand import draw_cards
from games.sleeping_gods.challenge.challenge import meet_challenge
from games.sleeping_gods.command.equipping import (
    Carried,
    Equip,
    equip,
    equip_options,
    hand_weapon,
)
from games.sleeping_gods.command.last_chance import cards_to_equip
from games.sleeping_gods.command.tokens import clear_all_command, clear_command, gain_command
from games.sleeping_gods.content.cards import AbilityCard
from games.sleeping_gods.crew.damage import hurt
from games.sleeping_gods.crew.shares import shares
from games.sleeping_gods.fight.squares import Placing, Square
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.options import CampaignOptions
from games.sleeping_gods.state import Attack, Contest, Foe, Lasting
from games.sleeping_gods.story.lasting_events import (
    Clearing,
    beasts_hunt,
    clear_event,
    clear_options,
    lasting_effects,
)
from games.sleeping_gods.turn.end_of_turn import dusk
from games.sleeping_gods.turn.travel import Helm, travel
from games.sleeping_gods.turn.turn import dawn, event
from tests.games.sleeping_gods.changes import changed, told
from tests.games.sleeping_gods.tables import (
    Script,
    crew,
    enemy,
    fight,
    give,
    own,
    table,
    with_parts,
)
from tests.games.sleeping_gods.tables import event as event_card
from tests.games.sleeping_gods.test_every_effect import ready

MAC = 8
DRAWN = {"ability_deck": 39, "ability_discard": 1, "revealed": True}
TURNED = {"phase": "dawn", "turn": 2}
FELT = ["*Loose Boiler Plate* is felt again.", "The ship takes 1 damage: deck."]


def with_events(*cards: str, seats: int = 1, mode: str = "normal", **things: Any) -> SleepingGods:
    game = table(seats, mode=mode)
    game.s.ability_deck += game.s.ability_discard
    game.s.ability_discard = []
    ready(game, things)
    game.s.lasting = [Lasting(card, "5b" if card == "D02" else "") for card in cards]
    return game


def gone(card: str, *, last: bool = True) -> dict[str, Any]:
    parts = {f"lasting.{card}.id": None, f"lasting.{card}.region": None, "events_gone": 1}
    return {**parts, "lasting": ()} if last else parts


EVENINGS: list[tuple[str, dict[str, Any], str, dict[str, Any], list[str]]] = [
    ("P04", {}, "", gone("P04"), ["Bad Dreams is over."]),
    (
        *("P01", {"fates": (2, 6)}, "draw"),
        DRAWN | gone("P01") | {"harm.deck": 1, "ability_deck": 38, "ability_discard": 2},
        [
            *(*FELT, "0 tries to be rid of Loose Boiler Plate", "0 draws fate 6"),
            *("CRAFT 6: 6 in all. **Success.**", "Loose Boiler Plate is over."),
        ],
    ),
    (
        *("P01", {"fates": (2, 5)}, "draw"),
        DRAWN | {"harm.deck": 1, "ability_deck": 38, "ability_discard": 2},
        [
            *(*FELT, "0 tries to be rid of Loose Boiler Plate", "0 draws fate 5"),
            "CRAFT 6: 5 in all. **Failure.**",
        ],
    ),
    (
        *("P01", {"fates": (2,)}, "leave", DRAWN | {"harm.deck": 1}),
        [*FELT, "0 leaves things as they are"],
    ),
    ("D02", {"region": "2e"}, "", {"lasting.D02.region": "5a"}, []),
    (
        *("D02", {"region": "5e"}, "marco"),
        {"lasting.D02.region": "5e", "crew.marco.damage": 4},
        ["The Grey Follower reaches the ship and strikes.", "Marco takes 4 damage."],
    ),
]


@pytest.mark.parametrize(("card", "things", "answers", "change", "lines"), EVENINGS)
def test_r42_r43_the_end_of_a_turn(
    card: str, things: dict[str, Any], answers: str, change: dict[str, Any], lines: list[str]
) -> None:
    game = with_events(card, phase="dusk", **things)
    assert changed(game, dusk, *answers.split()) == TURNED | change
    assert told(game) == lines


def test_r43_whoever_has_a_card_that_sails_may_flee_first() -> None:
    game = with_events("D02", phase="dusk", region="5e", command=2)
    own(game, 31)
    script = Script(dusk(game))
    assert [one for one in script.ids() if one != "aid"] == ["use-31-1", "face"]
    script.answer("use-31-1", "go-5d")
    assert script.over
    assert sum(member.damage for member in game.s.crew) == 0
    assert game.s.lasting[0].region in ("5a", "5e")


@pytest.mark.parametrize(
    ("when", "materials", "offered"),
    [
        ("action", 2, ["clear-P06", "pay-P06", "clear-D02"]),
        ("action", 1, ["clear-P06", "clear-D02"]),
        ("turn_end", 2, ["clear-P01"]),
    ],
)
def test_r42_each_event_is_cleared_at_its_own_time(
    when: str, materials: int, offered: list[str]
) -> None:
    game = with_events("P01", "P04", "P06", "D02", materials=materials)
    assert [option.id for option in clear_options(game, when)] == offered


def test_r42_what_clears_an_event_is_said() -> None:
    game = with_events("P01", "P06", materials=2)
    said = [(str(o.label), str(o.detail)) for o in clear_options(game, "action")]
    assert said == [
        ("Contrary Current: SAVVY 6", "Before every travel: −1 health."),
        ("Contrary Current: pay 2 materials", "None"),
    ]


def test_r42_an_event_may_be_paid_off() -> None:
    game = with_events("P06", "P01", materials=2)
    change = changed(game, lambda game: clear_event(game, Clearing("P06", paying=True)))
    assert change == gone("P06", last=False) | {"goods.materials": 0}
    assert told(game) == [
        "0 pays to be rid of Contrary Current",
        "−2 materials",
        "Contrary Current is over.",
    ]


def test_an_event_that_watches_fate_is_felt_with_its_numbers_alone() -> None:
    game = with_events("P04", fates=(2,))
    change = changed(game, lambda game: meet_challenge(game, "craft", 3), "draw", "mac")
    assert change == DRAWN | {"crew.mac.fatigue": 1}
    assert told(game)[:2] == ["*Bad Dreams* is felt again.", "Mac +1 fatigue"]
    other = with_events("P04", fates=(3,))
    assert changed(other, lambda game: meet_challenge(game, "craft", 3), "draw") == DRAWN


@pytest.mark.parametrize(
    "rule",
    [
        lambda game: travel(game, Helm(None)),
        lambda game: meet_challenge(game, "craft", 3),
        lambda game: lasting_effects(game, "turn_end"),
        beasts_hunt,
    ],
)
def test_r71_who_took_part_in_something_else_bears_nothing_of_this(rule: Any) -> None:
    """With nobody taking part, everybody is meant: somebody must be chosen."""
    harm = [{"op": "damage"}]
    clear = {"clear": {"skill": "craft", "need": 6}, "clear_when": "turn_end"}
    fated = {"each": "fate", "fates": [1, 2, 3, 4, 5, 6], "each_effects": harm, "lasts_turn": True}
    evening = {"each": "turn_end", "each_effects": harm, "ongoing": True, **clear}
    beast = {"hunter": {"name": "Slow", "effects": harm}, "ongoing": True, **clear}
    cards = [event_card("M90", **fated), event_card("M91", **evening), event_card("M92", **beast)]
    game = table(pack=with_parts(events=cards))
    game.s.lasting = [Lasting("M90"), Lasting("M91"), Lasting("M92", game.s.region)]
    game.s.took_part = [1]
    script = Script(rule(game))
    if "draw" in script.ids():
        script.answer("draw")
    assert script.ids() == [board.id for board in game.boards]


def test_r29_venom_bites_at_dawn_whoever_is_on_their_feet() -> None:
    game = with_events(seats=2, phase="dawn", turn=3, took_part=[1])
    crew(game, "mac").statuses = crew(game, "audrie").statuses = ["venom"]
    crew(game, "audrie").damage = 4
    change = changed(game, dawn)
    assert change == {"crew.mac.damage": 1, "phase": "room", "took_part": ()}
    assert told(game) == ["Turn 3: Player 1 has the captain token.", "Mac takes 1 damage."]


def test_easy_mode_gives_a_command_at_dawn_to_whoever_is_active() -> None:
    game = with_events(seats=2, phase="dawn", active=1, mode="easy")
    assert changed(game, dawn) == {"chairs.1.command": 1, "phase": "room"}
    assert told(game) == ["Turn 1: Player 2 has the captain token.", "+1 command"]


def test_r44_after_the_room_comes_an_event_and_two_actions() -> None:
    game = with_events(phase="event", event_deck=["M01"])
    change = changed(game, event)
    assert (change["phase"], change["actions"], change["happening.id"]) == ("act", 2, "M01")
    clock = with_events(phase="event", event_deck=[])
    change = changed(clock, event)
    assert (change["phase"], change["actions"], change["tale.para"]) == ("act", 2, "1")


def test_r57_a_card_is_equipped_for_its_cost_and_works_at_once() -> None:
    game = with_events(hand=("Spare Parts", "Oil Can"), command=3)
    assert changed(game, lambda game: equip(game, 0, Equip(25, MAC))) == {
        "chairs.0.command": 2,
        "chairs.0.hand": (29,),
        "crew.mac.equipped": (25,),
        "goods.materials": 2,
        "revealed": True,
    }
    assert told(game) == ["0 equips Mac with Spare Parts", "+2 materials"]


def test_r57_a_card_that_works_later_does_nothing_at_once() -> None:
    game = with_events(hand=("Herb Pouch",), command=1)
    crew(game, "mac").statuses = ["venom"]
    assert changed(game, lambda game: equip(game, 0, Equip(21, MAC))) == {
        "chairs.0.command": 0,
        "chairs.0.hand": (),
        "crew.mac.equipped": (21,),
        "revealed": True,
    }


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
    assert [str(option.group) for option in (found[0], found[-1])] == [
        "Equip Spare Parts",
        "Equip Oil Can",
    ]
    assert [str(option.detail) for option in (found[0], found[-1])] == [
        "+1 craft. When equipped gain 2 materials.",
        "+1 craft",
    ]


def test_r102_a_weapon_changes_hands() -> None:
    game = with_events(own=(58,))
    change = changed(game, lambda game: hand_weapon(game, 0, Carried(0, 58)), "mac")
    assert change == {"crew.mac.weapons": (58,), "crew.odessa.weapons": ()}
    assert told(game) == ["Mac carries Harpoon of the Shallows."]


def test_r56_the_last_one_standing_is_asked_while_anything_may_help() -> None:
    game = with_events()
    for index, member in enumerate(game.s.crew):
        member.damage = game.health(index)
    crew(game, "gregory").damage = 4
    gregory = game.index_of("gregory")
    assert not cards_to_equip(game)
    give(game, 0, "Oil Can")
    assert cards_to_equip(game)
    game.s.contest = Contest("craft", 5, "story")
    assert not cards_to_equip(game)
    game.s.contest = None
    assert "face" in Script(hurt(game, gregory, 1)).ids()
    game.s.chairs[0].hand, game.s.chairs[0].command = [], 2
    assert "crew-gregory-0" in Script(hurt(game, gregory, 1)).ids()
    crew(game, "gregory").damage = 3
    assert Script(hurt(game, gregory, 1)).over
    assert crew(game, "gregory").damage == 4


def test_a_skill_is_never_below_nothing() -> None:
    card = {
        "id": 41,
        "name": "Bad Back",
        "fate": 3,
        "cost": 0,
        "skill": "cunning",
        "mode": "passive",
        "passive": [{"op": "skill", "skill": "craft", "n": -3}],
        "text": "−3 craft.",
    }
    game = table(pack=with_parts(abilities=[AbilityCard.model_validate(card)]))
    crew(game, "mac").equipped = [41]
    assert game.skill(MAC, "craft") == 0
    assert "craft" not in game.skills(MAC)


def test_what_everybody_sees_is_counted() -> None:
    game = table(2)
    view = game.view(0)
    assert (view.command_left, view.total, view.hand_limit, view.prices) == (14, 0, 3, [])
    assert (view.blow, view.lines, view.foe_defense, view.foe_attack) == (None, [], 0, 0)
    own(game, 1)
    game.s.quests = [1, 61]
    game.s.stall = [101, 103]
    game.s.contest = Contest("craft", 6, "story", participants=[MAC], fate=4, bonus=1)
    game.s.chairs[1].command, crew(game, "mac").command = 3, 2
    view = game.view(1)
    assert (view.command_left, view.total, view.hand_limit) == (9, 6, 4)
    assert (view.prices, view.totems) == ([2, 6], [1])
    assert (view.viewer, view.pack, view.mode) == (1, "shallows", "normal")
    assert view.keywords == ["LANTERN", "PURSER"]
    sheet = view.sheets[MAC]
    assert (sheet.controller, sheet.health, sheet.left) == (
        game.controller(MAC),
        game.health(MAC),
        game.health(MAC),
    )
    assert sheet.cost == game.boards[MAC].ability_cost


def test_a_blow_is_seen_with_all_that_is_added() -> None:
    game = table()
    crew(game, "kannan").levels = ["kannan-3"]
    row = fight(game, 6)
    row.attack = Attack(4, 0, 0, 0, fate=3, accuracy=1, damage=1, nonheart=2)
    blow = game.view(0).blow
    assert blow is not None
    assert (blow.accuracy, blow.damage, blow.block) == (1, 5, 3)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_counts_stay_and_faces_go(viewer: int | None) -> None:
    game = SleepingGods.new(2, CampaignOptions(pack="shallows"), Chance(3))
    state = game.view(viewer).state
    hands = [chair.hand for chair in state.chairs]
    assert hands == [
        chair.hand if seat == viewer else [0] for seat, chair in enumerate(game.s.chairs)
    ]
    for pile in ("ability_deck", "market_deck", "search_pile"):
        assert getattr(state, pile) == [0] * len(getattr(game.s, pile))
    assert state.event_deck == [""] * 6
    assert state.events_left == [""] * 12


def grid(*rows: list[dict[str, Any] | None]) -> Placing:
    foe = enemy(70, list(rows))
    return Placing([foe], [Foe(70)], 0, 3)


def test_r79_a_group_may_bend_and_branch_but_not_cross_a_hole() -> None:
    placing = grid([{"heart": 1}, {}, {}], [{}, None, {}], [{}, {}, {}])
    assert placing.legal() == [Square(0, number) for number in (0, 1, 2, 3, 5, 6, 7, 8)]
    placing.put(Square(0, 1))
    assert placing.legal() == [Square(0, 0), Square(0, 2)]
    placing.put(Square(0, 2))
    assert placing.legal() == [Square(0, 0), Square(0, 5)]
    placing.put(Square(0, 5))
    assert placing.legal() == []
    assert placing.points == 0


def test_r80_a_large_heart_takes_its_number_at_once() -> None:
    placing = grid([{"heart": 2}, {"heart": 3}, {}])
    placing.put(Square(0, 0))
    assert (placing.points, placing.on, placing.off) == (1, 2, 0)
    assert placing.legal() == []


def test_diagonal_damage_touches_corners() -> None:
    foe = enemy(70, [[{"heart": 1}, {}], [{}, {}]])
    placing = Placing([foe], [Foe(70)], 0, 3, 0, diagonal=True)
    placing.put(Square(0, 0))
    assert placing.legal() == [Square(0, 1), Square(0, 2), Square(0, 3)]


def test_g35_points_beside_hearts_pay_for_other_squares_first() -> None:
    foe = enemy(70, [[{"heart": 1}, {}, {"static": "resist", "n": 1}]])
    placing = Placing([foe], [Foe(70)], 0, 1, 2)
    assert placing.legal() == [Square(0, 0), Square(0, 1), Square(0, 2)]
    placing.put(Square(0, 1))
    assert (placing.points, placing.nonheart) == (1, 0)
    assert placing.legal() == [Square(0, 0), Square(0, 2)]
    placing.put(Square(0, 0))
    assert (placing.points, placing.nonheart) == (0, 0)
    hearts = Placing([foe], [Foe(70)], 0, 0, 3)
    assert hearts.legal() == [Square(0, 1), Square(0, 2)]


def test_g22_at_least_half_of_the_points_lie_on_the_target() -> None:
    wide = enemy(70, [[{"heart": 1}, {}]])
    other = enemy(71, [[{}, {"heart": 1}]])
    foes = [Foe(70), Foe(71)]
    placing = Placing([wide, other], foes, 0, 3)
    placing.put(Square(0, 1))
    assert placing.legal() == [Square(0, 0), Square(1, 0)]
    placing.put(Square(1, 0))
    assert (placing.on, placing.off) == (1, 1)
    assert placing.legal() == [Square(0, 0)]
    two = Placing([wide, other], foes, 0, 4)
    two.put(Square(0, 1))
    two.put(Square(1, 0))
    assert two.legal() == [Square(0, 0), Square(1, 1)]
    two.put(Square(1, 1))
    assert two.legal() == [Square(0, 0)]


def test_r38_command_returns_from_boards_and_cards_by_choice() -> None:
    game = with_events()
    game.s.cards[0].command, game.s.cards[2].command = 2, 1
    crew(game, "mac").command = 1
    script = Script(clear_command(game, 3))
    assert script.ids() == ["mac", "card-129", "card-131"]
    script.answer("card-129")
    assert [owned.command for owned in game.s.cards] == [0, 0, 1, 0]
    script.answer("card-131")
    assert script.over
    assert (game.s.cards[2].command, crew(game, "mac").command) == (0, 1)


def test_r35_all_command_returns_from_boards_and_cards() -> None:
    game = with_events(command=3)
    game.s.cards[0].command, crew(game, "mac").command = 2, 1
    assert changed(game, clear_all_command) == {"cards.0.command": 0, "crew.mac.command": 0}
    assert told(game) == ["3 command back in the supply"]
    assert changed(game, clear_all_command) == {}
    assert told(game) == []


def test_r2_the_supply_holds_14_command_wherever_they_lie() -> None:
    game = with_events(seats=2)
    game.s.chairs[1].command, game.s.cards[0].command, crew(game, "mac").command = 4, 2, 3
    assert game.command_left() == 5
    change = changed(game, lambda game: gain_command(game, 1, 6))
    assert change == {"chairs.1.command": 9}
    assert told(game) == ["Player 2 +5 command", "the supply has no more command"]


def test_r17_a_hand_is_cut_down_by_its_holder() -> None:
    game = with_events(seats=2)
    give(game, 1, "Oil Can", "Triage", "Splicing")
    game.s.ability_deck = [1, 24, 20]
    script = Script(draw_cards(game, 1, 2))
    assert script.ask is not None
    assert str(script.ask.prompt) == "Too many cards: Player 2 discards 2"
    assert {option.seat for option in script.ask.options} == {1}
    assert all(option.secret for option in script.ask.options)
    script.answer("card-29")
    assert script.ask is not None
    assert str(script.ask.prompt) == "Too many cards: Player 2 discards one"
    script.answer("card-22")
    assert script.over
    assert game.s.chairs[1].hand == [28, 20, 24]


def test_a_card_that_cannot_be_drawn_is_not_drawn() -> None:
    game = with_events(ability_deck=[], ability_discard=[])
    assert changed(game, lambda game: draw_cards(game, 0, 2)) == {"revealed": True}
    assert told(game) == []
    one = with_events(ability_deck=[7], ability_discard=[])
    assert changed(one, lambda game: draw_cards(game, 0, 2))["chairs.0.hand"] == (7,)
    assert told(one) == ["0 draws 1 card", "You draw Stubborn. (to 0)"]


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
    found = shares(game, members, amount, 0, split=split, healing=healing)
    assert [option.id for option in found] == ids
    left = game.left(MAC)
    last = str(found[-1].label)
    n = found[-1].value[1]
    assert last == (f"Mac +{n}, to {left + n}" if healing else f"Mac −{n}, to {left - n}")
    assert str(found[-1].short) == (f"Mac +{n}" if healing else f"Mac −{n}")


def test_r42_whoever_can_send_nobody_may_still_try_and_leaving_it_comes_last() -> None:
    game = with_events("P01", phase="dusk", fates=(2,))
    for member in game.s.crew:
        member.fatigue = 2
    script = Script(dusk(game))
    assert [one for one in script.ids() if one != "aid"] == ["clear-P01", "leave"]


def test_r42_whoever_draws_when_cards_have_tired_everybody_draws_at_once() -> None:
    game = with_events("P01", phase="dusk", fates=(2, 5), hand=("Oil Can",))
    script = Script(dusk(game))
    for member in game.s.crew:
        member.fatigue = 2
    assert script.answer("draw").ids() == ["card-29", "accept"]
    assert script.answer("card-29").over
    assert game.s.lasting == []
