"""Armies are bought: points, limits, the house rule, what is taken back and filled up."""

import random

import pytest

from games.kernel.ask import Ask
from games.kernel.chance import Chance
from games.kernel.match import Match
from games.lurk.armies.filling import fill
from games.lurk.armies.mustering import choose_armies
from games.lurk.armies.prices import cost
from games.lurk.armies.purchases import dismiss
from games.lurk.armies.shop import (
    EVERYBODY,
    WHY_EVEN,
    WHY_MUSTER,
    bearer_options,
    buyer_options,
    shop_options,
)
from games.lurk.armies.terms import Terms, terms_of
from games.lurk.content import CARDS, CHART, FACTIONS, KINDS
from games.lurk.game import Lurk
from games.lurk.options import LurkOptions
from games.lurk.schema import Army, army_fault
from games.lurk.state import Draft
from games.lurk.told import POINTS_LEFT, POINTS_TO_SPEND
from tests.games.lurk.field import asked, fresh, ids, let, mustering, place, told


@pytest.mark.parametrize(("seats", "points"), [(2, 120), (3, 90), (4, 75)])
def test_army_points_by_number_of_players(seats: int, points: int) -> None:
    assert terms_of(fresh(seats), 0).points == points


def test_a_ready_made_army_is_one_click() -> None:
    game = mustering()
    let(choose_armies(game), "army.cog.0", "army.nautilus.1")
    assert [m.kind for m in game.army(0)][:2] == ["brass_admiral", "pressure_walker"]
    assert game.s.models[0].cards == ["overpressure"]


def test_ready_made_armies_come_before_an_own_one() -> None:
    ids = [option.id for option in buyer_options(mustering(), 0, Draft())]
    assert ids[-1] == "own"
    assert all(one.startswith("army.") for one in ids[:-1])


def test_an_army_is_bought_point_by_point_and_unspent_points_are_lost() -> None:
    game = mustering()
    bought = ["buy.pearl_mail", "carry.0.coral_knight", "buy.mend", "carry.stock", "muster.91"]
    let(choose_armies(game), "army.cog.0", "own", "hire.coral_knight", *bought)
    player = game.s.players[1]
    assert (game.army(1)[0].cards, player.stock, player.essence) == (["pearl_mail"], ["mend"], 3)


PRINTED = Terms(120, 120, 4, stock=True)


def test_a_character_carries_one_card_of_each_kind() -> None:
    draft = Draft(["coral_knight", "kelp_spear"], ["pearl_mail"], [0], "barnacle_shield", True)
    ids = [option.id for option in bearer_options(1, draft, PRINTED)]
    assert ids == ["carry.stock", "carry.back"], (
        "the armour slot is taken, and minions carry nothing"
    )


NAUTILUS = FACTIONS["nautilus"]


FULL = ["undertow", "mend", "shoal_strike", "reef_ward", "camouflage"]
SLOTS = [
    (["coral_knight"], [], "pearl_mail", True),
    (["coral_knight"], ["barnacle_shield"], "pearl_mail", False),
    (["coral_knight"], ["barnacle_shield"], "thorn_trident", True),
    (["kelp_spear"], [], "pearl_mail", False),
]


@pytest.mark.parametrize(("models", "carried", "card", "may"), SLOTS)
def test_with_five_cards_in_the_stock_a_card_needs_somebody_with_a_free_slot(
    models: list[str], carried: list[str], card: str, may: bool
) -> None:
    draft = Draft(models, [*FULL, *carried], [*[-1] * 5, *[0] * len(carried)], "", True)
    assert (f"buy.{card}" in ids(shop_options(NAUTILUS, 1, draft, PRINTED))) is may


def test_one_copy_of_a_character_and_four_of_a_minion() -> None:
    draft = Draft(["coral_knight"] + ["kelp_spear"] * 4, open=True)
    offered = ids(shop_options(NAUTILUS, 1, draft, PRINTED))
    assert "hire.coral_knight" not in offered
    assert "hire.kelp_spear" not in offered
    assert "hire.reef_archer" in offered


EVEN = Terms(120, 90, 1, stock=False)


def test_the_house_rule_keeps_a_quarter_of_the_points_for_minions_and_cards() -> None:
    draft = Draft(["tide_speaker", "coral_knight", "shell_titan"], open=True)
    two = {"hire.kelp_spear", "hire.ink_weaver"}
    assert two & set(ids(shop_options(NAUTILUS, 1, draft, EVEN))) == {"hire.kelp_spear"}, "103"
    assert two <= set(ids(shop_options(NAUTILUS, 1, draft, PRINTED)))
    clan, draft = FACTIONS["low_clans"], Draft(["gill_chief", "tooth_reaver", "net_hag"], open=True)
    for dear, may in ((93, True), (92, False)):
        terms = EVEN._replace(points=124, characters=dear)
        assert ("hire.trench_brute" in ids(shop_options(clan, 1, draft, terms))) is may


def test_the_house_rule_allows_one_card_each_and_no_stock() -> None:
    draft = Draft(["coral_knight", "tide_speaker"], ["pearl_mail"], [0], "coral_bow", True)
    ids = [option.id for option in bearer_options(1, draft, EVEN)]
    assert ids == ["carry.1.tide_speaker", "carry.back"]
    alone = Draft(["coral_knight"], ["pearl_mail"], [0], "", True)
    assert not [o for o in shop_options(NAUTILUS, 1, alone, EVEN) if o.id.startswith("buy.")]


def test_a_table_may_switch_the_house_rule_off() -> None:
    assert terms_of(fresh(), 0) == PRINTED
    game = Lurk.new(2, LurkOptions(), Chance(5))
    assert isinstance(game, Lurk)
    assert terms_of(game, 0) == EVEN


@pytest.mark.parametrize(("seats", "points", "dear"), [(2, 124, 93), (3, 98, 81), (4, 87, 72)])
def test_low_clans_have_four_points_more_for_each_enemy(seats: int, points: int, dear: int) -> None:
    game = Lurk.new(seats, LurkOptions(), Chance(5))
    assert isinstance(game, Lurk)
    game.s.players[0].faction = "low_clans"
    assert terms_of(game, 0) == Terms(points, dear, 1, stock=False), "they live by numbers"
    box = fresh(seats)
    box.s.players[0].faction = "low_clans"
    assert terms_of(box, 0).points == CHART.points[seats]


@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize("terms", [EVEN, PRINTED, Terms(75, 62, 1, stock=False)])
def test_the_rest_of_an_army_is_filled_up_within_its_limits(faction: str, terms: Terms) -> None:
    start = FACTIONS[faction].models[-1].id
    draft = Draft([start], open=True)
    fill(draft, FACTIONS[faction], terms)
    assert draft.models[0] == start, "what was bought stays"
    cheapest = min(kind.cost for kind in FACTIONS[faction].models)
    assert terms.points - cheapest < cost(draft) <= terms.points
    dear = [KINDS[name].cost for name in draft.models if KINDS[name].carries]
    assert sum(dear) <= terms.characters
    assert all(draft.bearers.count(at) <= terms.cards for at in range(len(draft.models)))
    prices = [KINDS[kind].cost for kind in draft.models]
    assert prices[draft.bearers[0]] == max(prices), "the dearest carries the first card"


def test_nobody_spends_more_than_the_points() -> None:
    luck = random.Random(4)
    for seed in range(20):
        game = mustering(4)
        play = choose_armies(game)
        step = next(play)
        try:
            while True:
                draft = game.s.players[0].draft
                assert cost(draft) <= 75
                step = play.send(luck.choice([o for o in step.options if "army" not in o.id]))
        except StopIteration:
            assert all(game.army(seat) for seat in range(4)), seed


def test_a_card_in_hand_of_a_buyer_may_be_put_back() -> None:
    game = mustering()
    own = ["own", "hire.coral_knight", "buy.pearl_mail", "carry.back", "muster.97"]
    let(choose_armies(game), "army.cog.0", *own)
    assert game.army(1)[0].cards == []
    assert "pearl_mail" in game.s.box


def test_the_rest_is_filled_up_with_one_click() -> None:
    game = mustering()
    asked(choose_armies(game), "army.cog.0", "own", "hire.coral_knight", "fill")
    assert game.s.players[1].draft.models[0] == "coral_knight"
    assert len(game.s.players[1].draft.models) > 2


def test_one_model_or_card_is_taken_back() -> None:
    game = mustering()
    hired = ["hire.coral_knight", "hire.kelp_spear", "hire.kelp_spear"]
    bought = ["buy.pearl_mail", "carry.0.coral_knight", "buy.mend", "carry.stock"]
    back = ["dismiss.kelp_spear", "return.mend", "dismiss.coral_knight"]
    play = choose_armies(game)
    asked(play, "army.cog.0", "own", *hired, *bought, *back)
    draft = game.s.players[1].draft
    assert (draft.models, draft.cards, draft.bearers) == (["kelp_spear"], [], [])
    left = told(game, POINTS_LEFT)[-1]
    assert (left["bought"], left["n"]) == ("Kelp Spear", 111)
    assert game.lines[-1].to == 1, "nobody else reads the bill"


def test_cards_keep_their_bearers_when_a_model_goes() -> None:
    draft = Draft(["kelp_spear", "coral_knight"], ["pearl_mail", "mend"], [1, -1], "", True)
    dismiss(draft, "kelp_spear")
    assert (draft.models, draft.bearers) == (["coral_knight"], [0, -1])


def test_of_two_alike_the_one_hired_last_is_dismissed_with_its_cards() -> None:
    draft = Draft(["eel_pup", "deck_hand", "eel_pup"], ["flare", "anchor_chain"], [0, 2])
    dismiss(draft, "eel_pup")
    assert (draft.models, draft.cards, draft.bearers) == (["eel_pup", "deck_hand"], ["flare"], [0])


def test_whoever_has_bought_something_may_start_over() -> None:
    game = mustering()
    faction, draft = FACTIONS["nautilus"], Draft(["coral_knight"], open=True)
    offered = [option.id for option in shop_options(faction, 1, draft, terms_of(game, 1))]
    assert offered[-2:] == ["muster.97", "clear"], "to be ready comes first"
    empty = shop_options(faction, 1, Draft(open=True), terms_of(game, 1))
    assert "clear" not in [option.id for option in empty]


def test_who_starts_over_is_told_the_points_and_nothing_else() -> None:
    game = mustering()
    game.lines.clear()
    asked(choose_armies(game), "army.cog.0", "own")
    assert [one["n"] for one in told(game, POINTS_TO_SPEND)] == [120]
    assert told(game, POINTS_LEFT) == []


def test_the_last_buyer_is_told_what_is_left_in_the_question() -> None:
    *_, ask = let(choose_armies(mustering()), "army.cog.0", "own", "hire.kelp_spear", "muster.111")
    assert "111" in str(ask.prompt)


@pytest.mark.parametrize(("terms", "why"), [("printed", WHY_MUSTER), ("even", WHY_EVEN)])
def test_the_shop_explains_the_terms_of_this_battle(terms: str, why: object) -> None:
    game = mustering()
    game.options = LurkOptions.model_validate({"armies": terms})
    ask = next(iter(choose_armies(game)))
    assert isinstance(ask, Ask)
    assert ask.why is why


def test_when_all_armies_are_bought_the_map_is_laid_and_no_draft_is_left() -> None:
    game = mustering()
    let(choose_armies(game), "army.cog.0", "army.nautilus.0")
    assert game.s.phase == "map"
    assert [player.draft for player in game.s.players] == [Draft(), Draft()]


def test_what_others_buy_is_their_secret() -> None:
    match = Match.start(Lurk, 2, None, 3)
    for seat, faction in ((0, "faction.cog"), (1, "faction.ancients")):
        match.choose(seat, faction)
    match.choose(0, "own")
    match.choose(0, "hire.brass_admiral")
    assert match.view(0).players[0].draft.models == ("brass_admiral",)
    assert match.view(1).players[0].draft is None
    offered = match.asked(1)
    assert offered is not None
    assert all(not option.id.startswith("hire") for option in offered.options)


def test_a_draft_is_seen_by_its_buyer_alone_and_only_while_it_is_open() -> None:
    game = mustering()
    game.s.players[1].draft = Draft(["coral_knight"], ["mend"], [-1], "", True)
    assert game.view(1).players[1].draft is not None
    assert game.view(0).players[1].draft is None
    assert game.view(None).players[1].draft is None
    game.s.players[1].draft.open = False
    assert game.view(1).players[1].draft is None


ARMIES = [
    (["sea_cow"], {}, "sea_cow is no model or card of this faction"),
    (["brass_admiral"], {"pearl_mail": "brass_admiral"}, "pearl_mail is no model or card"),
    (["brass_admiral"], {"patch_kit": "sea_cow"}, "sea_cow is no model or card"),
    (["abyss_idol"], {}, "abyss_idol is no model or card"),
    (["brass_admiral", "pressure_walker"], {}, "costs 62, more than 60"),
    (["mine_drone"] * 5, {}, "mine_drone is there too often"),
    (["brass_admiral"] * 2, {}, "brass_admiral is there too often"),
    (
        ["brass_admiral"],
        {"riveted_plate": "brass_admiral", "pressure_helm": "brass_admiral"},
        "somebody carries two cards of one kind",
    ),
    (["deck_hand"], {"patch_kit": "deck_hand"}, "deck_hand carries no cards"),
]


@pytest.mark.parametrize(("models", "cards", "fault"), ARMIES)
def test_what_is_wrong_with_a_ready_made_army_is_said(
    models: list[str], cards: dict[str, str], fault: str
) -> None:
    army = Army(name="Trial", points=60, models=models, cards=cards)
    assert fault in str(army_fault(FACTIONS["cog"], army))


def test_an_army_that_spends_all_its_points_has_no_fault() -> None:
    army = Army(
        name="Trial", points=60, models=["brass_admiral", "mine_drone", "mine_drone"], cards={}
    )
    assert army_fault(FACTIONS["cog"], army) is None


def test_minions_do_not_count_as_characters() -> None:
    draft = Draft(["tide_speaker", *["kelp_spear"] * 4, "reef_archer"], open=True)
    assert "hire.shell_titan" in ids(shop_options(NAUTILUS, 1, draft, EVEN)), "63 with it"


def test_with_nothing_left_to_buy_there_is_nothing_to_fill_up() -> None:
    draft = Draft(["kelp_spear"], open=True)
    assert "fill" in ids(shop_options(NAUTILUS, 1, draft, PRINTED))
    assert "fill" not in ids(shop_options(NAUTILUS, 1, draft, PRINTED._replace(points=9)))


def test_whoever_has_mustered_is_not_asked_again() -> None:
    game = mustering()
    place(game, "deck_hand")
    ask = next(choose_armies(game))
    assert isinstance(ask, Ask)
    assert ask.seats == [1]


def test_everybody_reads_how_many_points_there_are() -> None:
    first, _ = let(choose_armies(mustering()), "army.cog.0", "army.nautilus.0")
    assert "120" in str(first.prompt)


def test_where_not_all_have_the_same_points_none_are_named() -> None:
    game = mustering(3)
    game.options = LurkOptions()
    ask = next(choose_armies(game))
    assert isinstance(ask, Ask)
    assert ask.prompt is EVERYBODY


def test_whoever_has_bought_a_card_alone_reads_of_it() -> None:
    game = mustering()
    asked(choose_armies(game), "own", "buy.patch_kit", "carry.stock")
    assert [one["bought"] for one in told(game, POINTS_LEFT)] == ["Patch Kit"]


@pytest.mark.parametrize("faction", FACTIONS)
def test_nothing_that_is_spent_in_one_use_is_bought_to_fill_up(faction: str) -> None:
    draft = Draft(open=True)
    fill(draft, FACTIONS[faction], PRINTED)
    assert all(CARDS[card].kind != "item" for card in draft.cards)
