"""What a table sees and is told between its questions: situation, gains, views."""

from pathlib import Path

from games.kernel.chance import Chance
from games.lurk.content import EVENT_TEXTS
from games.lurk.game import Lurk
from games.lurk.models.essence import gain_essence, tell_gains
from games.lurk.models.wounds import destroy
from games.lurk.options import LurkOptions
from games.lurk.set_up import first_state
from games.lurk.state import FALLEN
from games.lurk.told import CORAL_BLOOMS, USES
from games.lurk.turn.events import coral_bloom
from tests.games.hearing import values
from tests.games.lurk.field import battle, fresh, let, lone, reserve, skirmish, strike, tile, told


def test_before_the_first_turn_armies_gather() -> None:
    game = Lurk(first_state(2, Chance(1)), 2, Lurk.Options(), Chance(1))
    assert game.headline().args is None, "no round and no army yet"
    assert game.situation() == ()
    assert game.behind() == 0


def test_the_turn_of_a_battle_counts_all_turns() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1")
    assert game.turn == game.s.turn == 1


def test_the_situation_tells_armies_creatures_stock_and_the_last_event() -> None:
    game = battle("deck_hand E5, 1 shell_titan I1, ~ gulper C2")
    game.s.models[1].wounds = 2
    game.s.players[0].stock.append("patch_kit")
    reserve(game, 0, "mine_drone")
    game.s.event = "calm_water"
    assert [values(line) for line in game.situation()] == [
        [0, "Deck Hand", "E5", "Mine Drone", "Patch Kit"],
        [1, "Shell Titan", "I1", 5],
        ["Gulper", "C2"],
        ["Calm Water", EVENT_TEXTS["calm_water"].template],
    ]
    assert set(game.situation()[1].args or ()) == {"seat", "models"}, "nobody and no card waits"
    assert values(game.headline()) == [1, "Cog", 2, 3, "Nautilus", 1, 3]


def test_between_turns_a_happening_is_a_sentence_of_its_own() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1")
    game.s.phase = "lurkers"
    game.tell(game.short(game.s.models[0]))
    assert str(game.lines[-1].text).endswith(".")
    assert game.lines[-1].kind != "deed"


def gains(game: Lurk) -> list[tuple[int, str, int]]:
    """Whose Essence changed, by how much, and how many models they lost."""
    found = []
    for one in (line.text.args or {} for line in game.lines):
        essence = [change for change in one["changes"] if change.plural is None]
        lost = [change for change in one["changes"] if change.plural is not None]
        found.append((one["seat"].number, "".join(map(str, essence)), sum(values(lost))))
    return found


def test_nothing_gained_is_nothing_told() -> None:
    game = skirmish("brass_admiral")
    tell_gains(game)
    gain_essence(game, 0, 0)
    tell_gains(game)
    assert gains(game) == []
    gain_essence(game, 0, 2)
    game.s.players[1].essence -= 1
    let(destroy(game, game.s.models[1], 0))
    game.lines.clear()
    tell_gains(game)
    assert gains(game) == [(0, "+2♦", 0), (1, "−1♦", 1)]
    tell_gains(game)
    assert len(gains(game)) == 2, "once"


def test_what_was_won_and_lost_is_told_once_and_not_what_was_there_before() -> None:
    game = battle("deck_hand E5, deck_hand E4, 1 kelp_spear I1")
    tell_gains(game)
    game.lines.clear()
    game.s.players[0].essence += 2
    game.s.players[1].essence -= 1
    game.s.models[0].tile = FALLEN
    tell_gains(game)
    assert gains(game) == [(0, "+2♦", 1), (1, "−1♦", 0)]
    tell_gains(game)
    assert len(game.lines) == 2
    game.s.players[1].essence += 1
    tell_gains(game)
    assert gains(game)[2:] == [(1, "+1♦", 0)], "though the first has neither won nor lost"


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


def test_an_ability_that_is_used_and_a_coral_that_blooms_are_told() -> None:
    game = skirmish("tooth_reaver", "coral_knight")
    let(strike(game), "use.power")
    (used,) = told(game, USES)
    assert (used["model"], used["ability"]) == ("Tooth Reaver", "Rend")
    game.s.phase = "event"
    game.s.searched.append(tile("E4"))
    let(coral_bloom(game), "bloom.E4")
    assert [one["tile"] for one in told(game, CORAL_BLOOMS)] == ["E4"]


def test_every_rules_version_has_a_save() -> None:
    saves = (Path(__file__).parent / "saves").glob("rules-*.save")
    assert sorted(save.stem for save in saves) == [f"rules-{n + 1}" for n in range(Lurk.rules)]


def test_before_the_first_event_none_is_told_in_the_situation() -> None:
    assert len(list(lone().situation())) == 2


def test_whoever_lost_a_model_and_no_essence_reads_of_the_model_alone() -> None:
    game = battle("deck_hand E5, deck_hand E4, 1 kelp_spear I1")
    tell_gains(game)
    game.lines.clear()
    game.s.models[0].tile = FALLEN
    tell_gains(game)
    assert gains(game) == [(0, "", 1)]


def test_a_model_is_named_with_its_tile_what_is_left_of_its_heart_and_its_effect_tokens() -> None:
    game = battle("deck_hand E5 swimming charging, deck_hand E4 trapped charging, 1 kelp_spear I1")
    game.s.models[0].wounds = 1
    plain, trapped = (values(game.label(model)) for model in game.s.models[:2])
    assert plain == ["Deck Hand", "E5", 1]
    assert trapped == ["Deck Hand", "E4", 2, "Trapped"]


def test_a_view_knows_who_stands_on_a_tile_and_whoever_waits_stands_on_no_coral() -> None:
    game = battle("deck_hand E5, deck_hand E4, 1 kelp_spear I1")
    game.s.ground[-1] = "coral"
    reserve(game, 0, "deck_hand")
    view = game.view(0)
    assert [model.id for model in view.at(tile("E5"))] == [0]
    assert view.models[3].defence == "RR"


def test_a_nameplate_is_the_faction_once_there_is_one() -> None:
    assert fresh().nameplate(0) is None
    assert str(lone().nameplate(0)) == "Cog"
    endless = lone()
    endless.options = LurkOptions(rounds="none")
    assert str(endless.what_wins()) != str(lone().what_wins())
