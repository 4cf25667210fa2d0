"""The box and the set-up of a campaign (R1-R16, R28, R112)."""

from collections import Counter
from dataclasses import asdict
from pathlib import Path
from typing import Any, get_args

import pytest
from pydantic import ValidationError

from games.kernel import Chance
from games.kernel.match import Match
from games.sleeping_gods import GAME
from games.sleeping_gods.authors.bookshelf import Shelf
from games.sleeping_gods.campaign import COMMAND, STATUS_TOKENS, SUPPLY
from games.sleeping_gods.content.loader import pack_names
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.content.words import Letter
from games.sleeping_gods.crew.fatigue import MOST_FATIGUE
from games.sleeping_gods.fight.action_tokens import TOKENS
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.options import CampaignOptions
from games.sleeping_gods.ship.hull import HULL_HOLDS, ROOM_HOLDS, SINKS
from games.sleeping_gods.state import (
    Attack,
    Chair,
    Contest,
    Fight,
    Foe,
    Happening,
    Lasting,
    Member,
    Owned,
    State,
    Tale,
)
from games.sleeping_gods.story.event_deck import build_event_deck
from games.sleeping_gods.turn.turn import dawn
from tests.games.sleeping_gods.tables import GYRE, SHALLOWS, drive, event, table, with_parts


def new_campaign(seats: int = 2, **options: object) -> SleepingGods:
    game = SleepingGods.new(seats, SleepingGods.Options(pack="shallows", **options), Chance(3))
    assert isinstance(game, SleepingGods)
    return game


def test_r1_tokens_are_as_many_as_in_the_box() -> None:
    assert COMMAND == 14
    assert SUPPLY == {
        "meat": 6, "vegetables": 6, "grain": 6, "materials": 6, "artifacts": 6, "coins": 40,
    }  # fmt: skip
    assert STATUS_TOKENS == {
        "low_morale": 8, "venom": 4, "madness": 4, "frightened": 4, "weakened": 4,
    }  # fmt: skip
    assert get_args(Letter) == tuple("ABCDEFGH")
    assert [sum(dealt) for dealt in TOKENS.values()] == [4, 4, 4, 4]
    assert (SINKS, 5 * ROOM_HOLDS + HULL_HOLDS, MOST_FATIGUE * 9) == (11, 11, 18)


def test_r1_cards_are_as_many_as_in_the_box() -> None:
    box = {
        "adventure": 90, "market": 32, "quests": 180, "events": 54, "abilities": 60, "enemies": 78,
        "crew": 9, "search": 9, "level": 24,
    }  # fmt: skip
    assert {part: len(getattr(GYRE, part)) for part in box} == box
    assert Counter(card.tier for card in GYRE.events) == {"mild": 18, "perilous": 18, "deadly": 18}
    assert Counter(card.fate for card in GYRE.abilities) == {1: 6, 2: 12, 3: 12, 4: 12, 5: 12, 6: 6}
    assert set(Counter(card.skill for card in GYRE.abilities).values()) == {12}
    assert sum(card.starting for card in GYRE.market) == 4
    assert [len(SHALLOWS.crew), len(SHALLOWS.search), len(SHALLOWS.level)] == [9, 9, 24]


def test_r5_the_ship_starts_in_the_region_of_location_2() -> None:
    assert new_campaign().s.region == SHALLOWS.home[2]


def test_r6_the_ship_starts_with_3_coins_and_1_grain() -> None:
    goods = new_campaign().s.goods
    assert goods["coins"] == 3
    assert goods["grain"] == 1
    assert sum(goods.values()) == 4


@pytest.mark.parametrize(("seats", "shares"), [(1, [8]), (2, [4, 4]), (3, [2, 3, 3]), (4, [2] * 4)])
def test_r7_crew_is_shared_out_evenly_and_the_captain_is_apart(
    seats: int, shares: list[int]
) -> None:
    game = new_campaign(seats)
    counts = Counter(m.seat for m in game.s.crew if m.id != "odessa")
    assert sorted(counts.values()) == shares
    assert game.controller(game.captain) == game.s.active


def test_r8_the_first_player_is_active_and_decks_are_shuffled() -> None:
    game = new_campaign()
    assert game.s.active == 0
    assert game.s.ability_deck != sorted(game.s.ability_deck)
    assert game.s.market_deck != sorted(game.s.market_deck)


def test_r9_six_mild_on_six_perilous_on_six_deadly() -> None:
    many = [event(f"{tier}{n:02}", at_once=[{"op": "xp"}]) for tier in "MPD" for n in range(7, 19)]
    game = table(pack=with_parts(events=many))
    tiers = [card[0] for card in reversed(game.s.event_deck)]
    assert tiers == ["M"] * 6 + ["P"] * 6 + ["D"] * 6
    assert len(game.s.events_left) == 36


def test_r9_an_event_deck_is_shuffled_and_has_the_mild_on_top() -> None:
    decks = []
    for seed in range(4):
        game = table(seed=seed)
        decks.append(tuple(game.s.event_deck))
        assert "".join(card[0] for card in reversed(game.s.event_deck)) == "MMPPDD"
        assert sorted([*game.s.event_deck, *game.s.events_left]) == sorted(SHALLOWS.event)
    assert len(set(decks)) == 4
    game = table(pack=GYRE)
    assert "".join(card[0] for card in reversed(game.s.event_deck)) == "M" * 6 + "P" * 6 + "D" * 6
    before = set(game.s.event_deck)
    build_event_deck(game)
    assert not before & set(game.s.event_deck)


def test_r10_what_is_owned_from_the_start_is_in_no_deck() -> None:
    game = new_campaign()
    assert {one.num for one in game.s.cards}.isdisjoint(game.s.market_deck)
    assert len(game.s.market_deck) == len(SHALLOWS.market) - 4


@pytest.mark.parametrize(("per_tier", "drawn"), [(18, 6), (36, 6), (9, 3)])
def test_g16_an_event_deck_has_at_most_six_of_each_tier(per_tier: int, drawn: int) -> None:
    cards = [
        event(f"{tier}{n:02}", at_once=[{"op": "xp"}]) for tier in "MPD" for n in range(per_tier)
    ]
    fields = {name: getattr(SHALLOWS, name) for name in Pack.model_fields}
    game = table(pack=Pack.model_validate({**fields, "events": cards}))
    assert "".join(card[0] for card in game.s.event_deck) == "".join(t * drawn for t in "DPM")


def test_with_hardly_any_events_a_campaign_still_says_how_far_it_is() -> None:
    """They make no deck; the clock strikes three times all the same."""
    fields = {name: getattr(SHALLOWS, name) for name in Pack.model_fields}
    cards = [event("M00", at_once=[{"op": "xp"}])]
    game = table(pack=Pack.model_validate({**fields, "events": cards}))
    assert game.behind() == 0
    game.s.passes = 2
    assert game.behind() == pytest.approx(2 / 3)


@pytest.mark.parametrize(
    ("passes", "left", "behind"), [(0, 6, 0), (0, 3, 1 / 6), (1, 6, 1 / 3), (2, 0, 1), (3, 0, 1)]
)
def test_r107_a_campaign_is_as_far_as_its_event_cards_are_gone(
    passes: int, left: int, behind: float
) -> None:
    game = new_campaign()
    game.s.passes, game.s.event_deck = passes, game.s.event_deck[:left]
    assert game.behind() == pytest.approx(behind)


def test_r10_four_starting_cards_are_owned() -> None:
    names = {SHALLOWS.card[owned.num].name for owned in new_campaign().s.cards}
    assert names == {"Gloria", "Soup", "Gear", "Flapjacks"}


def test_r11_other_decks_stay_unseen() -> None:
    view = new_campaign().view(0)
    assert set(view.state.event_deck) == {""}
    assert set(view.state.ability_deck) == {0}


def test_r12_each_player_has_1_command_and_1_card() -> None:
    game = new_campaign(3)
    assert [chair.command for chair in game.s.chairs] == [1, 1, 1]
    assert [len(chair.hand) for chair in game.s.chairs] == [1, 1, 1]
    assert sorted(game.s.search_pile) == list(range(1, 10))


def test_r13_the_mode_is_chosen_before_the_campaign() -> None:
    for mode in ("easy", "normal", "brutal"):
        assert new_campaign(mode=mode).options.mode == mode
    assert set(pack_names()) >= {"shallows"}
    with pytest.raises(ValidationError):
        CampaignOptions(pack="atlantis")


def test_r14_the_active_player_controls_the_captain() -> None:
    game = table(3)
    game.s.active = 2
    assert game.captain in game.crew_of(2)
    assert game.captain not in game.crew_of(0)


def test_r15_a_crew_board_has_skills_health_weapon_and_ability() -> None:
    laurent = SHALLOWS.member["laurent"]
    assert set(laurent.skills) == {"strength", "perception", "savvy", "craft"}
    assert (laurent.weapon.accuracy, laurent.weapon.damage, laurent.weapon.block) == (0, 2, 2)
    assert laurent.ability_cost == 2


def test_r16_the_printed_ability_card_is_in_the_deck() -> None:
    triage = next(card for card in SHALLOWS.abilities if card.name == "Triage")
    assert (triage.fate, triage.cost, triage.skill, triage.command) == (5, 2, "savvy", 0)


def test_r28_crew_start_with_two_to_five_skills() -> None:
    assert all(2 <= sum(member.skills.values()) <= 5 for member in SHALLOWS.crew)


def test_r112_a_new_campaign_begins_with_everything_in_its_place() -> None:
    game = SleepingGods.new(2, CampaignOptions(pack="shallows"), Chance(9))
    assert game.s.quests == game.s.used_quests == []
    assert all(not member.levels for member in game.s.crew)


def what_is_on(thing: Any) -> dict[str, Any]:
    return {name: value for name, value in asdict(thing).items() if value}


def test_crew_chairs_and_cards_begin_bare() -> None:
    assert what_is_on(Member("mac", 3)) == {"id": "mac", "seat": 3}
    assert what_is_on(Chair()) == {"here": True}
    assert what_is_on(Owned(7)) == {"num": 7}
    assert what_is_on(Lasting("fog")) == {"id": "fog"}


def test_stories_and_events_begin_unread() -> None:
    assert what_is_on(Tale(1, "1")) == {"location": 1, "para": "1", "stage": "read"}
    assert what_is_on(Happening("fog")) == {"id": "fog", "stage": "read", "option": -1}


def test_challenges_and_fights_begin_with_nothing_added() -> None:
    contest = {"skill": "craft", "need": 5, "source": "tale"}
    assert what_is_on(Contest("craft", 5, "tale")) == contest
    assert what_is_on(Foe(3)) == {"num": 3}
    assert what_is_on(Attack(1, 2)) == {"member": 1, "seat": 2}
    assert what_is_on(Fight([], [], [], [])) == {"round": 1}


def test_a_campaign_begins_at_the_dawn_of_the_first_turn() -> None:
    state = State([], [], "", [], [], [], [])
    assert what_is_on(state) == {"phase": "dawn", "turn": 1}


def test_easy_mode_starts_rich_and_gives_a_command_each_turn() -> None:
    game = SleepingGods.new(1, CampaignOptions(pack="shallows", mode="easy"), Chance(1))
    assert game.s.xp == 20
    foods = {good: game.s.goods[good] for good in ("meat", "vegetables", "grain")}
    assert (game.s.goods["coins"], foods) == (23, {"meat": 1, "vegetables": 1, "grain": 2})
    command = game.s.chairs[0].command
    drive(dawn(game))
    assert game.s.chairs[0].command == command + 1


def test_one_to_four_sail_for_many_evenings() -> None:
    assert (GAME.seats, GAME.longest) == (range(1, 5), 40_000)


SAVES = sorted((Path(__file__).parent / "saves").glob("rules-*.save"))


def test_every_version_of_the_rules_has_a_save() -> None:
    assert GAME.rules == len(SAVES) == 7
    assert list(GAME.upgrades) == [*range(1, 7)]


def test_what_lies_before_the_players_is_explained() -> None:
    match = Match.start(GAME, 2, seed=3)
    seen, words = GAME.on_the_table(match.view(0)), GAME.glossary(match.game.options)
    assert "crew.rafael" in seen
    assert set(seen) <= set(words)
    assert GAME.lesson.prompts


def test_a_campaign_knows_its_bookshelf() -> None:
    assert isinstance(SleepingGods.bookshelf(), Shelf)
