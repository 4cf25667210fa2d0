"""Orders: a model and what it does in one answer, several movements in one question."""

from contextlib import suppress

import pytest

from games.kernel.ask import Ask, Option, Play
from games.kernel.match import Match
from games.lurk.attack.column import act_with_tile
from games.lurk.game import Lurk
from games.lurk.map.board import SPOTS
from games.lurk.movement.deeds import GAITS
from games.lurk.older_saves import spelled
from games.lurk.told import ATTACKS_ON, ROLLS_IN_ATTACK, STAY, USES
from games.lurk.turn.orders import Action, EndTurn, Movement, moves_along
from games.lurk.turn.turn import take_turn
from games.lurk.turn.turn_options import turn_options, who_else_prompt
from tests.games.hearing import values
from tests.games.lurk.field import (
    answer,
    asked,
    battle,
    ids,
    last,
    let,
    lone,
    meant,
    reserve,
    skirmish,
    tile,
    told,
    turn,
)


def two_tiles() -> Lurk:
    return battle("deck_hand E3, rivet_gunner E3, brass_admiral C3, 1 kelp_spear I1")


def test_movements_of_one_tile_and_the_next_are_one_question() -> None:
    game = two_tiles()
    asks = answer(turn(game), "go.E4.m0", "go.E4.m1", "go.C4.m2")
    assert {ask.id for ask in asks} == {"turn.order"}
    assert [ask.upto for ask in asks] == [9, 7, 6, 3], "three with each token, and whoever is left"
    assert game.s.columns == [1, 2, 0], "the second of the tile takes no token of its own"


def test_an_order_to_another_model_stays_good_until_its_turn_comes() -> None:
    game = two_tiles()
    first, second = answer(turn(game), "go.E4.m0")
    wanted = [option.id for option in second.options if option.id.startswith("go.E5.m1")]
    assert wanted == ["go.E5.m1.E3"]
    assert first.find(0, wanted[0]) is not None


def test_a_second_movement_is_not_ordered_with_the_first() -> None:
    game = battle("deck_hand E3, 1 kelp_spear I1")
    first, second = answer(turn(game), "go.E4")
    before = {option.id for option in first.options if option.id.startswith("go.")}
    after = {option.id for option in second.options if option.id.startswith("go.")}
    assert not before & after


def test_after_a_creature_strikes_the_others_may_still_move() -> None:
    models = "brass_admiral E4, deck_hand E4, 1 kelp_spear I1, ~ lantern_biter E6"
    game = battle(models, essence=(0, 3))
    _, second = answer(turn(game), "go.E5.m0")
    assert second.prompt == who_else_prompt(tile("E4"))
    assert second.find(0, "go.E5.m1.E4") is not None


def test_the_match_knows_all_of_it_as_one_question() -> None:
    match = Match.start(Lurk, 2, seed=1)
    for seat, wanted in ((0, "faction.cog"), (1, "faction.nautilus"), (0, "army.cog.0")):
        match.choose(seat, wanted)
    match.choose(1, "army.nautilus.0")
    for wanted in ("keep", "rest"):
        for seat in (0, 1):
            match.choose(seat, wanted)
    assert match.ask is not None
    seat, run = match.ask.awaited[0], match.ask.run
    for _ in range(3):
        going = [option for option in match.ask.options if option.id.startswith("go.")]
        match.choose(seat, going[0].id, match.ask.token)
        assert match.ask.run == run
        assert Match.load(match.save(), lambda _: Lurk).ask.run == run  # type: ignore[union-attr]


def test_an_attack_is_offered_plain_and_with_what_could_be_named_for_it() -> None:
    game = skirmish("tooth_reaver crush")
    offered = asked(turn(game))
    assert [one for one in offered if one.startswith("hit.")] == [
        "hit.m1.m0",
        "hit.m1.power.m0",
        "hit.m1.crush.m0",
    ]


def test_whoever_attacks_without_an_ability_is_asked_for_none() -> None:
    game = skirmish("tooth_reaver", "coral_knight", "W- " * 20)
    let(take_turn(game), "hit.m1")
    assert game.s.players[0].essence >= 9
    assert last(game).attack_ability == ""


def test_an_ability_that_was_named_is_paid_and_told_before_the_roll() -> None:
    game = skirmish("tooth_reaver", "coral_knight", "W- " * 20)
    let(take_turn(game), "hit.m1.power.m0")
    assert last(game).attack_ability == "power"
    heard = [getattr(line.text, "id", "") for line in game.lines]
    attacks, uses, rolls = map(heard.index, (ATTACKS_ON.id, USES.id, ROLLS_IN_ATTACK.id))
    assert attacks < uses < rolls


def carried(play: Play[None], *orders: str) -> None:
    """These answers, whatever comes of the last one."""
    with suppress(StopIteration):
        answer(play, *orders)


def test_whoever_orders_something_else_lets_them_stay() -> None:
    """Whoever orders something else lets it stay; later it takes a token of its own."""
    game = two_tiles()
    asks = answer(turn(game), "go.E4.m0", "go.C4.m2")
    assert game.s.models[1].tile == tile("E3")
    assert game.s.columns == [1, 2, 0]
    assert "go.E5.m1.E3" in [option.id for option in asks[-1].options]
    carried(turn(game), "go.E5.m1")
    assert game.s.columns == [0, 3, 0]


def test_an_attack_names_its_target_and_what_helps_it() -> None:
    (ask,) = answer(turn(skirmish("brass_admiral", "harpoon_marshal")))
    found = {option.id: values(option.label) for option in ask}
    who, whom = ["Brass Admiral", "E5"], "Harpoon Marshal"
    assert found["hit.m1.m0"] == [*who, whom, "E6", 4]
    assert found["hit.m1.power.m0"] == [*who, whom, 4, "Open the Valves", 2]


def test_beside_the_number_of_its_tile_a_target_is_named_in_short() -> None:
    game = skirmish("tooth_reaver")
    ask = next(act_with_tile(game, tile("E5")))
    assert isinstance(ask, Ask)
    assert values(meant(ask, "hit.m1.m0").short) == ["Coral Knight", 5]


def alike(one: Lurk, other: Lurk) -> bool:
    """The same in everything but whose model was asked last, and what the picture shows of it."""
    one.s.acting = other.s.acting = 0
    one.s.trail = other.s.trail
    return one.s == other.s


@pytest.mark.parametrize("rock", [False, True])
def test_to_swim_somewhere_is_to_swim_and_then_to_go_there(rock: bool) -> None:
    """Speed 3 and one more, over rock as well."""
    at_once, slowly = (battle("deck_hand E1, 1 kelp_spear I1") for _ in range(2))
    for game in (at_once, slowly):
        for place in ("E2", "D2", "D1", "F1", "F2") if rock else ():
            game.s.ground[tile(place)] = "rock"
    carried(turn(at_once), "swim_to.E5.m0.E1")
    carried(turn(slowly), "swim.m0.E1", "go.E5")
    assert at_once.s.models[0].tile == tile("E5")
    assert at_once.s.models[0].tokens == ["swimming"]
    assert alike(at_once, slowly)


def test_only_what_swimming_adds_is_named_with_it() -> None:
    game = battle("deck_hand E1, 1 kelp_spear I1")
    (ask,) = answer(turn(game))
    found = {head: set[str]() for head in ("go", "swim_to")}
    for option in ask:
        head, _, rest = option.id.partition(".")
        if head in found:
            found[head].add(rest.split(".")[0])
    assert "E5" in found["swim_to"]
    assert not found["go"] & found["swim_to"]
    assert ask.find(0, "swim.m0.E1") is not None, "to swim somewhere near is still two orders"


def test_a_swimmer_settles_where_it_is_in_one_order() -> None:
    at_once, slowly = (battle("deck_hand E1, 1 kelp_spear I1") for _ in range(2))
    for game in (at_once, slowly):
        game.s.models[0].tokens.append("swimming")
    carried(turn(at_once), "settle_here.m0.E1")
    carried(turn(slowly), "settle.m0.E1", "stay")
    assert at_once.s.models[0].tokens == []
    assert at_once.s.models[0].moves == 1
    assert alike(at_once, slowly)


def test_all_of_a_tile_swim_together_as_they_would_one_by_one() -> None:
    at_once, slowly = (battle("deck_hand E1, rivet_gunner E1, 1 kelp_spear I1") for _ in range(2))
    carried(turn(at_once), "swim_to.E4.all.E1")
    carried(turn(slowly), "swim.m0.E1", "go.E4", "swim_to.E4.m1.E1")
    assert [(m.tile, m.tokens) for m in at_once.s.models[:2]] == [(tile("E4"), ["swimming"])] * 2
    assert alike(at_once, slowly)


def test_a_creature_that_watches_the_way_strikes_whoever_swims_past() -> None:
    game = battle("deck_hand E1, 1 kelp_spear I1, ~ lantern_biter E6")
    carried(turn(game), "swim_to.E5.m0.E1")
    assert len(told(game, ATTACKS_ON)) == 1


def is_at_hand(game: Lurk, option: Option[object]) -> bool:
    return isinstance(option.value, Movement) and moves_along(option.value, game.s.moving)


def test_others_of_a_tile_are_at_hand_and_take_no_token() -> None:
    game = two_tiles()
    _, ask = answer(turn(game), "go.E4.m0")
    mine = {option.id for option in ask if is_at_hand(game, option)}
    assert "go.E5.m1.E3" in mine
    assert not any(".m2." in name for name in mine)
    assert {"go.C4.m2.C3", "end"} <= {option.id for option in ask.options}
    assert len({option.id for option in ask.options}) == len(ask.options)


def test_an_order_to_march_stands_under_its_model_and_tile() -> None:
    game = battle("deck_hand E5 swimming, 1 kelp_spear I1")
    orders = [one for one in turn_options(game) if isinstance(one.value, Movement)]
    marches = [one for one in orders if one.value.deed.verb in ("go", "stay")]
    assert {tuple(values(one.group)) for one in marches} == {("Deck Hand", "E5")}


def test_after_another_question_the_turn_is_asked_anew() -> None:
    game = lone("brass_admiral")
    game.s.players[0].stock[:] = ["patch_kit", "riveted_plate"]
    let(take_turn(game), "equip.m0", "take.patch_kit", "go.E6")
    assert game.s.columns == [2, 1, 0], "this question is over"


def test_an_order_reads_as_a_way_or_as_a_deed() -> None:
    game = lone("deck_hand", "E5", rock="E6 E8")
    labels = {option.id: option.label for option in turn_options(game)}
    way, deed = labels["go.E4.m0.E5"], labels["climb.E6.m0.E5"]
    assert (values(way), values(deed)) == (["Deck Hand", "E4", "sand"], ["Deck Hand", "E6"])
    assert way.template != deed.template
    assert GAITS["swim"].template in values(labels["swim_to.E6.m0.E5"])


def test_to_swim_is_named_where_it_alone_leads_past_no_creature() -> None:
    game = battle("deck_hand E4, 1 kelp_spear I1, ~ gulper E6", rock="D4 F4")
    swum = {one.split(".")[1] for one in ids(turn_options(game)) if one.startswith("swim_to")}
    assert {"C5", "G5"} <= swum, "on foot only past the gulper"
    assert "E5" not in swum, "it strikes there whoever comes, and however"


def test_all_of_another_tile_take_a_token_of_their_own() -> None:
    game = battle(
        "deck_hand E3, deck_hand E3, deck_hand E3, deck_hand C3, deck_hand C3, 1 eel_pup I1"
    )
    asked(turn(game), "go.E4.m0", "go.C4.all.C3")
    assert [game.spot(model) for model in game.s.models[:5]] == ["E4", "E3", "E3", "C4", "C4"]
    assert game.s.columns == [1, 2, 0]


def test_whoever_moved_and_is_still_there_moves_again_for_another_token() -> None:
    game = battle("deck_hand E3 swimming, deck_hand E3, 1 kelp_spear I1")
    asked(turn(game), "settle_here.m0", "go.E4.m0")
    assert (game.spot(game.s.models[0]), game.s.columns) == ("E4", [1, 2, 0])


def test_an_order_that_wastes_a_movement_says_so() -> None:
    labels = []
    for columns in ([3, 0, 0], [2, 1, 0]):
        game = skirmish("deck_hand")
        game.s.columns = columns
        labels += [str(option.label) for option in turn_options(game) if option.id == "hit.m1.m0"]
    assert len(set(labels)) == 2


def test_with_nothing_under_way_nothing_is_at_hand_and_every_order_has_a_short_name() -> None:
    game = lone("deck_hand trapped", coral="E5")
    options = turn_options(game)
    assert not any(is_at_hand(game, option) for option in options)
    assert all(str(option.short) for option in options if option.id.startswith("recover"))


def test_the_others_of_a_tile_may_stay_and_take_a_token_of_their_own_later() -> None:
    game = two_tiles()
    asked(turn(game), "go.E4.m0", "stay")
    assert [one["models"] for one in told(game, STAY)] == ["Rivet Gunner"]
    asked(turn(game), "go.E5.m1")
    assert game.s.columns == [1, 2, 0]


def test_two_of_a_kind_on_a_tile_are_told_apart_in_every_order() -> None:
    pairs = "deck_hand E3, deck_hand E3, deck_hand C3, mine_drone C3"
    game = battle(pairs, "1 kelp_spear E4", coral="E3 C3")
    orders = [one for one in turn_options(game) if isinstance(one.value, (Movement, Action))]
    labels = [str(option.label) for option in orders if option.piece != "C3"]
    assert len(set(labels)) == len(labels)
    assert any(values(one.label)[:2] == ["Deck Hand", 2] for one in orders)
    unlike = [values(one.label)[:2] for one in orders if one.piece == "C3"]
    assert all(isinstance(value, str) for two in unlike for value in two)


def test_every_order_says_where_on_the_board_it_is_about() -> None:
    game = battle("deck_hand E3, brass_admiral E3 spare_air_tank, 1 kelp_spear E4", coral="E3")
    reserve(game, 0, "mine_drone")
    orders = [one for one in turn_options(game) if not isinstance(one.value, EndTurn)]
    assert [one.id for one in orders if one.spot is None] == []
    led = [one for one in orders if isinstance(one.value, Movement) and one.value.deed.tile >= 0]
    assert all(one.spot == SPOTS[one.value.deed.tile] and one.piece == "E3" for one in led)


@pytest.mark.parametrize(
    ("before", "old", "plain"),
    [
        ("", "move.E3", ()),
        ("move.E3", "mover.m1", ()),
        ("move.E3 mover.m0", "go.E4", ("go.E4.m0.E3",)),
        ("move.E3 mover.m1", "go.E4", ("go.E4.m1.E3",)),
        ("move.E3 mover.m1 stay", "swim", ("swim.m1.E3",)),
        ("move.E3 mover.m1 move.C3", "go.C4", ("go.C4.m2.C3",)),
        ("move.E3 mover.all", "go.E4", ("go.E4.all.E3",)),
        ("move.I1", "go.E4", None),
        ("rush.E3 actor.m0", "recover", ("recover.m0",)),
        ("attack.E3 actor.m0", "hold", ()),
        ("attack.E3", "actor.none", ()),
        ("attack.E3 actor.m0", "use.power", None),
    ],
)
def test_a_tile_then_a_model_then_its_deed_was_one_order(
    before: str, old: str, plain: tuple[str, ...] | None
) -> None:
    """As saves of older rules have it; what is named last counts."""
    game = two_tiles()
    game.s.models[0].tokens.append("stunned")
    [ask] = answer(take_turn(game))
    assert spelled(old, ask, before.split()) == plain


def test_when_all_others_stayed_they_stay() -> None:
    [*_, ask] = answer(turn(two_tiles()), "go.E4.m0")
    assert spelled("mover.none", ask, ["move.E3", "mover.m0", "go.E4"]) == ("stay",)
