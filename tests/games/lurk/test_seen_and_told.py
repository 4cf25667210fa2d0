"""What a table sees and is told: views, prices, odds, deployment and gains."""

from pathlib import Path

import pytest

from games.kernel.ask import Ask
from games.lurk.abilities import move_by_force
from games.lurk.attack import attack
from games.lurk.attack_column import act_with_tile
from games.lurk.deployment import deploy
from games.lurk.essence import tell_gains
from games.lurk.events import coral_bloom
from games.lurk.game import Lurk
from games.lurk.movement_column import common_goals
from games.lurk.state import FALLEN, Draft, Model
from games.lurk.stock import draw_item
from games.lurk.turn import take_turn
from tests.games.lurk.field import act_options, asked, battle, give, let, reserve, skirmish, tile
from tests.games.lurk.test_setup import armies


def told(game: Lurk) -> list[str]:
    return [str(line.text) for line in game.lines]


def details(game: Lurk, model: Model) -> dict[str, str]:
    return {option.id: str(option.detail) for option in act_options(game, model)}


def test_a_target_shows_both_pools_and_what_its_veil_takes_away() -> None:
    game = skirmish("gaze_bearer", spots=("E5", "E7"))
    bearer, knight = game.s.models[:2]
    plain = details(game, bearer)["hit.m1"]
    give(game, knight, "veil_of_silt")
    veiled = details(game, bearer)["hit.m1"]
    assert plain.startswith("⚫🔴⚪ against 🔴🔴🔴")
    assert veiled.startswith("⚫🔴 against 🔴🔴🔴")


def test_whoever_could_act_shows_dice_and_what_to_expect_of_them() -> None:
    game = battle("rivet_gunner E5, deck_hand E5, 1 kelp_spear E6", essence=(0, 3))
    ask = next(act_with_tile(game, tile("E5")))
    assert isinstance(ask, Ask)
    hints = {option.id: str(option.detail) for option in ask.options}
    assert hints["hit.m2.m0"] == "🔴⚪ against 🔴🔴: about 0.5 wounds"
    assert set(hints) == {"hit.m2.m0", "hit.m2.m1", "hold"}


def test_a_deployment_is_told_tile_by_tile_once_it_is_done() -> None:
    game = armies()
    game.s.players[0].side, game.s.players[1].side = "north", "south"
    game.s.models += [Model(0, "brass_admiral", 0), Model(1, "deck_hand", 0)]
    game.s.models.append(Model(2, "tide_speaker", 1))
    game.lines.clear()
    let(deploy(game), "put.m0.A1", "put.m1.A1", "rest")
    deployed = [line for line in told(game) if "deploys" in line]
    assert deployed == [
        "deploys Brass Admiral, Deck Hand on A1",
        "deploys Tide Speaker on I1",
    ]


@pytest.mark.parametrize(("second", "over"), [(True, True), (False, False)])
def test_together_they_cross_rock_only_if_all_of_them_swim(second: bool, over: bool) -> None:
    game = battle("deck_hand E4 swimming, deck_hand E4, 1 kelp_spear I1", rock="E5 D4 F4 D5 F5")
    first, other = game.s.models[:2]
    other.tokens += ["swimming"] if second else []
    assert (tile("E5") in common_goals(game, [first, other])) is over


def test_what_was_won_and_lost_is_told_once_and_not_what_was_there_before() -> None:
    game = battle("deck_hand E5, deck_hand E4, 1 kelp_spear I1")
    tell_gains(game)
    game.lines.clear()
    game.s.players[0].essence += 2
    game.s.players[1].essence -= 1
    game.s.models[0].tile = FALLEN
    tell_gains(game)
    assert told(game) == ["Player 1 +2♦, −1 model", "Player 2 −1♦"]
    tell_gains(game)
    assert len(game.lines) == 2
    game.s.players[1].essence += 1
    tell_gains(game)
    assert told(game)[2:] == ["Player 2 +1♦"], "though the first has neither won nor lost"


def test_the_view_of_models_on_the_map_waiting_and_fallen() -> None:
    game = battle("deck_hand E5, eel_pup E4, 1 kelp_spear I1, ~ gulper C2", coral="E5")
    game.s.models[1].tile = FALLEN
    reserve(game, 0, "rivet_gunner")
    view = game.view(0)
    assert [model.id for model in view.models] == [0, 2, 3, 4]
    hand, _, gulper, gunner = view.models
    assert (hand.defence, hand.steps, hand.reach) == ("RW", 3, 1)
    assert (gulper.steps, gulper.heart, gulper.attack) == (0, 4, "BR")
    assert (gunner.defence, gunner.tile, gunner.reach) == ("RW", -1, 3)
    assert [(player.lost, player.alive) for player in view.players] == [(1, True), (0, True)]


def test_an_army_without_models_is_seen_as_out() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1")
    game.s.models[1].tile = FALLEN
    assert [player.alive for player in game.view(0).players] == [True, False]


def test_a_draft_is_seen_by_its_buyer_alone_and_only_while_it_is_open() -> None:
    game = armies()
    game.s.players[1].draft = Draft(["coral_knight"], ["mend"], [-1], "", True)
    assert game.view(1).players[1].draft is not None
    assert game.view(0).players[1].draft is None
    assert game.view(None).players[1].draft is None
    game.s.players[1].draft.open = False
    assert game.view(1).players[1].draft is None


def test_the_last_attack_is_seen_with_both_rolls() -> None:
    game = skirmish("tooth_reaver", "coral_knight", "Ro Ro Rs Rs Rd Ro")
    let(attack(game, game.s.models[0], game.s.models[1]), "no")
    fight = game.view(None).fight
    assert fight is not None
    assert (fight.attacker, fight.target, fight.tile) == (
        "tooth_reaver",
        "coral_knight",
        tile("E6"),
    )
    assert (fight.attack, fight.defence) == (("Ro", "Ro", "Rs"), ("Rs", "Rd", "Ro"))
    assert (fight.hits, fight.blocks, fight.wounds, fight.destroyed) == (2, 1, 1, False)


def test_every_rules_version_has_a_save() -> None:
    saves = (Path(__file__).parent / "saves").glob("rules-*.save")
    assert sorted(save.stem for save in saves) == [f"rules-{n + 1}" for n in range(Lurk.rules)]


def test_an_ability_that_is_used_and_a_coral_that_blooms_are_told() -> None:
    game = skirmish("tooth_reaver", "coral_knight")
    let(attack(game, game.s.models[0], game.s.models[1]), "use.power")
    assert "Tooth Reaver uses Rend" in told(game)
    game.s.phase = "event"
    game.s.searched.append(tile("E4"))
    let(coral_bloom(game), "bloom.E4")
    assert "The coral on E4 blooms again." in told(game)


def test_targets_that_share_a_tile_are_named() -> None:
    game = battle("deck_hand E5, 1 kelp_spear E6, 1 spore_jelly E6")
    found = details(game, game.s.models[0])
    assert found["hit.m1"].startswith("Kelp Spear: ")
    assert found["hit.m2"].startswith("Spore Jelly: ")
    game.s.models[2].tile = tile("E4")
    assert not details(game, game.s.models[0])["hit.m1"].startswith("Kelp Spear")


def test_a_full_tile_is_not_offered_for_deployment() -> None:
    game = armies()
    game.s.players[0].side, game.s.players[1].side = "north", "south"
    game.s.models += [Model(n, "deck_hand", 0) for n in range(3)]
    game.s.models += [Model(3, "pressure_walker", 0), Model(4, "tide_speaker", 1)]
    ids = asked(deploy(game), "put.m0.A1")
    assert "put.m1.A1" in ids
    assert "put.m3.A1" not in ids, "no room for a large one beside somebody"


def test_whoever_is_pushed_is_told_with_where_to() -> None:
    game = skirmish("trench_brute")
    move_by_force(game, game.s.models[1], tile("E7"))
    assert told(game) == ["Coral Knight is moved to E7"]


def test_an_abyss_to_look_into_is_named_by_its_tile() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1", abyss="E6")
    labels = [str(option.label) for option in act_options(game, game.s.models[0])]
    assert "Look into the abyss on E6" in labels


def test_whoever_waits_stands_on_no_spot() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1")
    assert game.spot(game.s.models[0]) == "E5"
    assert game.spot(reserve(game, 0, "deck_hand")) is None


def test_whoever_attacks_is_seen_to_act_while_the_defender_is_asked() -> None:
    game = battle("deck_hand E4, tooth_reaver E5, 1 kelp_spear E6", essence=(0, 1))
    assert asked(take_turn(game), "hit.m2.m1") == ["use.power", "no"]
    assert game.view(None).acting == 1


@pytest.mark.parametrize(("answers", "seen"), [((), 0), (("no",), 1)])
def test_whoever_of_those_who_go_together_is_struck_by_a_guard_is_seen_to_act(
    answers: tuple[str, ...], seen: int
) -> None:
    game = battle("deck_hand E4, deck_hand E4, deck_hand E4, 1 kelp_spear I1, ~ gulper E6")
    assert asked(take_turn(game), "go.E5.all.E4", *answers) == ["use.power", "no"]
    assert game.view(None).acting == seen


def test_an_item_that_is_drawn_is_told() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1")
    game.s.item_deck[-1:] = ["sea_salve"]
    let(draw_item(game, 0))
    assert told(game) == ["Player 1 finds Sea Salve"]
