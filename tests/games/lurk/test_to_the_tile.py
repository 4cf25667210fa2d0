"""Limits held from both sides: one tile too far, one model too many, a word too much."""

import pytest

from games.kernel.ask import Ask, Option
from games.lurk.armies import choose_armies
from games.lurk.army_filling import fill
from games.lurk.army_shop import WHY_EVEN, WHY_MUSTER, buyer_options
from games.lurk.attack import attack
from games.lurk.board import DISTANCE, SPOTS
from games.lurk.content import CARDS, FACTIONS, KINDS
from games.lurk.game import Lurk
from games.lurk.marching import Around, around, goal_options, routes_through, ways_to_go
from games.lurk.movement_column import common_goals, steps_now, ways_of
from games.lurk.movement_options import POISON_SIGN, SEARCHED, STRIKES, Deed
from games.lurk.muster_terms import terms_of
from games.lurk.options import LurkOptions
from games.lurk.orders import LONGEST, Movement
from games.lurk.search_and_recover import search_options
from games.lurk.state import NOBODY, Draft
from games.lurk.stats import speed
from games.lurk.turn_options import turn_options
from tests.games.lurk.field import act_options, asked, battle, give, order, reserve, skirmish, tile
from tests.games.lurk.test_finer_points import told
from tests.games.lurk.test_setup import armies


def test_a_charge_is_one_tile_and_no_more() -> None:
    game = battle("deck_hand E2, 1 kelp_spear I1")
    offered = asked(order(game, "move", "E2"), "charge")
    assert "go.E6" in offered
    assert "go.E7" not in offered, "speed 3 and a charge"


def test_the_first_tile_of_the_chart_is_on_the_map() -> None:
    game = battle(f"deck_hand {SPOTS[0]}, deck_hand E5, 1 kelp_spear I1")
    assert [model.id for model in game.on_map(0)] == [0, 1]


def test_whoever_alone_could_act_is_shown_as_acting_and_of_several_nobody() -> None:
    one = battle("deck_hand E5, 1 shell_titan E6")
    asked(order(one, "attack", "E5"))
    assert one.s.acting == 0
    two = battle("deck_hand E5, deck_hand E5, 1 shell_titan E6")
    asked(order(two, "attack", "E5"))
    assert two.s.acting == NOBODY


def test_an_attack_past_rock_wants_its_essence_and_a_clear_head() -> None:
    game = skirmish("gaze_bearer", spots=("E4", "E6"), rock="E5")
    model, player = game.s.models[0], game.s.players[0]
    assert past_rock(game) == ["hit.m1.power"]
    player.essence = 0
    assert past_rock(game) == []
    player.essence = 1
    assert past_rock(game) == ["hit.m1.power"]
    model.tokens.append("stunned")
    assert past_rock(game) == []
    give(game, model, "flare")
    assert past_rock(game) == ["hit.m1.flare"], "an item needs neither"


def test_no_other_gift_for_an_attack_sees_past_rock() -> None:
    game = skirmish("gaze_bearer crush", spots=("E4", "E6"), rock="E5")
    assert past_rock(game) == ["hit.m1.power"]


def past_rock(game: Lurk) -> list[str]:
    offered = [option.id for option in act_options(game, game.s.models[0])]
    return [one for one in offered if one.startswith("hit")]


def test_of_what_is_worn_only_wounds_by_net_and_trident_leave_a_token() -> None:
    worn_cards = {key: card.effect for key, card in CARDS.items() if card.effect.passive}
    marks = {key: effect.token for key, effect in worn_cards.items() if effect.token}
    assert marks == {"barbed_net": "trapped", "thorn_trident": "poisoned"}
    late = [key for key, effect in worn_cards.items() if effect.timing == "after_hit"]
    assert sorted(late) == sorted(marks), "nothing else that is worn waits for a wound"


def test_coral_is_searched_before_the_abyss_in_every_list() -> None:
    game = battle("deck_hand E5 trapped, 1 kelp_spear I1", coral="E5", abyss="E6")
    ids = [option.id for option in search_options(game, game.s.models[0])]
    assert ids == ["search", "abyss.E6", "recover"]


def goals(game: Lurk, steps: int) -> dict[str, Option[Deed]]:
    return {option.id: option for option in ways_to_go(0, seen_from(game, steps))}


def seen_from(game: Lurk, steps: int) -> Around:
    return around(game, game.s.models[0], steps)


def test_a_goal_says_what_its_ground_brings() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1", poison="E6", coral="E4 D5")
    game.s.searched.append(tile("D5"))
    found = goals(game, 1)
    assert str(found["go.E6"].short) == POISON_SIGN
    assert not any(str(one.short) for key, one in found.items() if key != "go.E6")
    assert found["go.D5"].detail is SEARCHED
    assert found["go.E4"].detail not in (None, SEARCHED)
    assert [key for key, one in found.items() if one.detail is SEARCHED] == ["go.D5"]


def test_goals_stand_in_one_list_of_25_and_in_rows_of_more() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1")
    here = DISTANCE[tile("E5")]
    for far in sorted(range(len(SPOTS)), key=lambda spot: -here[spot]):
        if len(routes_through(seen_from(game, 3)).goals) == 26:
            break
        if game.s.ground[far] == "sand" and here[far] <= 3:
            game.s.ground[far] = "void"
    many = goals(game, 3)
    assert len(many) == 26
    assert all(option.group for option in many.values())
    last = max((option.value.tile for option in many.values()), key=lambda spot: here[spot])
    game.s.ground[last] = "void"
    few = goals(game, 3)
    assert len(few) == 25
    assert not any(option.group for option in few.values())


def test_a_label_never_grows_beyond_a_button_for_the_tokens_it_names() -> None:
    game = battle("harpoon_marshal E5, 1 shell_titan E6, 1 shell_titan E6")
    game.s.models[1].tokens.extend(["swimming", "charging", "climbed", "trapped", "poisoned"])
    game.s.models[1].tokens.extend(["stunned", "inked"])
    labels = [str(option.label) for option in turn_options(game)]
    assert max(map(len, labels)) <= LONGEST


def test_who_starts_over_is_told_the_points_and_nothing_else() -> None:
    game = armies()
    game.lines.clear()
    asked(choose_armies(game), "army.cog.0", "own")
    assert [line for line in told(game) if "point" in line] == ["120 points to spend."]


@pytest.mark.parametrize(("terms", "why"), [("printed", WHY_MUSTER), ("even", WHY_EVEN)])
def test_the_shop_explains_the_terms_of_this_battle(terms: str, why: object) -> None:
    game = armies()
    game.options = LurkOptions.model_validate({"armies": terms})
    ask = next(iter(choose_armies(game)))
    assert isinstance(ask, Ask)
    assert ask.why is why


@pytest.mark.parametrize("faction", ["cog", "nautilus", "low_clans", "ancients"])
def test_whoever_fills_the_rest_gives_a_card_to_the_dearest_who_can_carry_it(faction: str) -> None:
    game = armies(4)
    game.options = LurkOptions.model_validate({"armies": "printed"})
    seat = ["cog", "nautilus", "low_clans", "ancients"].index(faction)
    draft = Draft()
    fill(draft, FACTIONS[faction], terms_of(game, seat))
    assert draft.cards
    prices = [KINDS[kind].cost for kind in draft.models]
    assert prices[draft.bearers[0]] == max(prices)


def test_whoever_settles_to_climb_has_as_many_steps_as_on_foot() -> None:
    climbs: dict[bool, set[str]] = {}
    for swims in (False, True):
        game = battle("deck_hand E5, 1 kelp_spear I1", rock="E8 C4")
        model = game.s.models[0]
        if swims:
            model.tokens.append("swimming")
        ways = ways_of(game, model, steps_now(model), at_hand=False)
        climbs[swims] = {one.id.split(".")[1] for one in ways if "climb" in one.id}
    assert climbs[True] == climbs[False]
    assert any(DISTANCE[tile("E5")][tile(spot)] == 3 for spot in climbs[True]), "all three steps"


def test_together_none_swims_farther_than_the_slowest() -> None:
    game = battle("mine_drone E2, deck_hand E2, 1 kelp_spear I1")
    quick, slow = game.s.models[:2]
    assert (speed(quick), speed(slow)) == (4, 3)
    slow.tokens.append("swimming")
    far = max(DISTANCE[tile("E2")][goal] for goal in common_goals(game, [quick, slow], "swim"))
    assert far == 4


def test_who_waits_is_called_by_its_name_alone() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1")
    assert str(game.label(reserve(game, 0, "brass_admiral"))) == "Brass Admiral"


def test_the_defender_may_roll_again_with_an_item() -> None:
    game = skirmish("deck_hand", "coral_knight lucky_pearl", "Ro " * 8, essence=(0, 0))
    play = attack(game, game.s.models[0], game.s.models[1])
    assert asked(play)[-1] == "no"


def test_a_way_in_sight_of_a_creature_warns_and_says_what_else_it_brings() -> None:
    game = battle("deck_hand E4, 1 kelp_spear I1, ~ reef_maw E6", poison="E5", rock="D5 D3")
    found = goals(game, 2)
    assert str(found["go.E5"].detail).endswith("; a creature strikes")
    assert found["climb.D5"].tone == "warn"
    assert found["climb.D3"].tone == "plain"
    game.s.ground[tile("E5")] = "sand"
    assert goals(game, 1)["go.E5"].detail is STRIKES


@pytest.mark.parametrize(("many", "by_rows"), [(25, False), (26, True)])
def test_common_goals_stand_in_one_list_of_25_and_in_rows_of_more(many: int, by_rows: bool) -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1")
    sand = [spot for spot, ground in enumerate(game.s.ground) if ground == "sand"]
    options = goal_options(game, 0, sand[:many], sand)
    assert [option.group is not None for option in options] == [by_rows] * many


def test_an_order_to_march_stands_under_its_model_and_tile() -> None:
    game = battle("deck_hand E5 swimming, 1 kelp_spear I1")
    orders = [one for one in turn_options(game) if isinstance(one.value, Movement)]
    marches = [one for one in orders if one.value.deed.verb in ("go", "stay")]
    assert {str(one.group) for one in marches} == {"Deck Hand E5"}


def test_ready_made_armies_come_before_an_own_one() -> None:
    ids = [option.id for option in buyer_options(armies(), 0, Draft())]
    assert ids[-1] == "own"
    assert all(one.startswith("army.") for one in ids[:-1])
