"""Saved and resumed; what nobody may see (R109-R110)."""

import random
from pathlib import Path
from typing import Any

import pytest

from games.catalog import find_game
from games.kernel import Chance, Option, Play, T
from games.kernel.ask import CHECKPOINT, Ask
from games.kernel.copying import copy_state
from games.kernel.match import Match
from games.kernel.record import Moment, Record
from games.sleeping_gods import GAME, questions
from games.sleeping_gods.cards.hand import draw_cards
from games.sleeping_gods.crew.dealing import swap_crew
from games.sleeping_gods.fight.combat import fight_round
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.older_saves import spelled
from games.sleeping_gods.options import CampaignOptions
from games.sleeping_gods.ship.rooms import ship_action
from games.sleeping_gods.state import Happening, Lasting
from games.sleeping_gods.turn.actions import act
from games.sleeping_gods.turn.turn import voyage
from renderers import renderer_for
from tests.games.sleeping_gods.facts import facts
from tests.games.sleeping_gods.fights import SKELETON, fight
from tests.games.sleeping_gods.tables import MAC, RAFAEL, crew, drive, equip, give, own, table


def unseen(game: SleepingGods) -> dict[str, list[str] | list[int]]:
    s = game.s
    return {
        "events": s.event_deck + s.events_left,
        "market cards": list(s.market_deck),
        "search tokens": list(s.search_pile),
    }


def test_r11_r12_whatever_lies_unseen_is_dealt_anew_by_luck_for_whoever_thinks_ahead() -> None:
    known = table()
    before, tiers = unseen(known), [known.pack.event[card].tier for card in known.s.event_deck]
    dealt = []
    for seed in (1, 2):
        game = table()
        game.scramble(0, random.Random(seed))
        assert [game.pack.event[card].tier for card in game.s.event_deck] == tiers
        dealt.append(unseen(game))
    for pile, cards in before.items():
        assert dealt[0][pile] != dealt[1][pile], pile
        assert sorted(dealt[0][pile]) == sorted(dealt[1][pile]) == sorted(cards), pile


def test_r109_a_campaign_can_be_saved_at_the_start_of_a_turn_and_anywhere_else() -> None:
    match = Match.start(SleepingGods, 2, CampaignOptions(pack="shallows"), seed=5)
    for _ in range(40):
        assert match.ask is not None
        option = match.ask.options[len(match.ask.options) // 2]
        match.choose(option.seat, option.id)
        assert Match.load(match.save(), find_game).save() == match.save()


def test_r110_a_resumed_campaign_stands_exactly_as_it_was_left() -> None:
    match = Match.start(SleepingGods, 3, CampaignOptions(pack="shallows"), seed=5)
    for _ in range(25):
        assert match.ask is not None
        option = match.ask.options[0]
        match.choose(option.seat, option.id)
    assert any(member.command for member in match.game.s.crew)
    other = Match.load(match.save(), find_game)
    assert other.game.s == match.game.s
    assert other.ask is not None
    assert match.ask is not None
    assert other.ask.token == match.ask.token


def test_r110_crew_may_change_hands() -> None:
    game = table(2)
    first = next(m for m in game.s.crew if m.seat == 0)
    second = next(m for m in game.s.crew if m.seat == 1)
    drive(swap_crew(game), first.id, second.id)
    assert (first.seat, second.seat) == (1, 0)


def test_r114_forty_totems_and_endings_are_enough_to_be_known() -> None:
    found = [f"shallows.totem.{number}" for number in range(41)]
    for count in (39, 40, 41):
        options = SleepingGods.with_awards(CampaignOptions(pack="shallows"), found[:count])
        assert options.known == min(count, 40)


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


SAVES = sorted((Path(__file__).parent / "saves").glob("rules-*.save"))


@pytest.mark.parametrize("save", SAVES, ids=lambda save: save.stem)
def test_a_save_of_these_rules_opens_with_its_question(save: Path) -> None:
    match = Match.load(save.read_bytes(), lambda _: GAME)
    assert match.ask is not None
    assert match.game.turn > 1


@pytest.mark.parametrize(
    ("old", "offered", "plain"),
    [
        ("use-31.mac", "use-31", ("use-31", "mac")), ("use-31.mac", "aid", ("aid", "use-31.mac")),
        ("use-31.mac", "draw", None), ("back", "aid", ()), ("on", "draw", ()),
        ("card-22", "draw", ()), ("draw-2", "aid", None), ("equip-22", "aid", ("aid", "equip-22")),
    ],
)  # fmt: skip
def test_r110_what_older_saves_hold_in_one_choice_is_said_in_plain_ones(
    old: str, offered: str, plain: tuple[str, ...] | None
) -> None:
    """Odessa had a meal before it, whose only card is not asked for any more."""
    ask = Ask(questions.TALE, T("…"), [Option(offered, 0, T("…"), None)])
    assert spelled(old, ask, ["galley", "odessa"]) == plain
    assert spelled("card-22", ask, ["odessa", "galley"]) is None


def test_hands_are_not_shown_to_others() -> None:
    assert GAME.open_hands is False


def test_what_nobody_sees_may_lie_in_any_order() -> None:
    before = list(table().s.ability_deck)
    orders = []
    for seed in (4, 5):
        game = table()
        game.scramble(0, random.Random(seed))
        orders.append(game.s.ability_deck)
        assert sorted(game.s.ability_deck) == sorted(before)
    assert orders[0] != orders[1]


@pytest.mark.parametrize("rule", [act, ship_action])
def test_after_a_deed_at_hand_the_campaign_may_be_left_and_taken_up(rule: Any) -> None:
    game = table()
    game.s.phase, game.s.actions = ("act", 2) if rule is act else ("room", 0)
    crew(game, "mac").damage = crew(game, "audrie").damage = 1
    game.s.chairs[0].command = 2
    play = rule(game)
    step = next(play)
    heal = next(option for option in step.options if option.id == "crew-gregory-0")
    step = play.send(heal)
    assert isinstance(step, Ask)
    assert step.options[0].id.startswith("audrie")
    assert play.send(step.options[0]) is CHECKPOINT


def first_after(play: Play[Any], *ids: str) -> object:
    """What the rules hand out right after these answers."""
    step = next(play)
    for answer in ids:
        while step is CHECKPOINT:
            step = next(play)
        assert isinstance(step, Ask)
        step = play.send(next(option for option in step.options if option.id == answer))
    return step


def test_a_campaign_may_be_left_between_two_steps_two_blows_and_two_players() -> None:
    game = table()
    assert next(voyage(game)) is CHECKPOINT
    row = fight(game, SKELETON)
    row.synergy[RAFAEL] = MAC
    assert first_after(fight_round(game), "home-rafael") is CHECKPOINT
    assert first_after(ship_action(table(2)), "table", "back") is CHECKPOINT


def test_nothing_is_made_or_lost() -> None:
    game = table(2)
    start = game.census()
    assert start == {"ability cards": 40, "market cards": 13, "search tokens": 9, "event cards": 18}
    own(game, 31, 103)
    give(game, 1, "Oil Can")
    equip(game, "mac", "Triage")
    game.s.stall.append(game.s.market_deck.pop())
    game.s.found.append(game.s.search_pile.pop())
    game.s.search_discard.append(game.s.search_pile.pop())
    card = game.s.event_deck.pop()
    game.s.lasting.append(Lasting(card))
    assert game.census() == start
    game.s.happening = Happening(game.s.event_deck.pop())
    game.s.events_gone.append(game.s.event_deck.pop())
    game.s.ability_discard.append(game.s.ability_deck.pop())
    assert game.census() == start


def pilot(match: Match, luck: random.Random) -> None:
    assert match.ask is not None
    seat = match.ask.awaited[0]
    ask = match.asked(seat)
    assert ask is not None
    option = match.game.autopilot(match.view(seat), ask, seat, luck)
    match.choose(seat, option.id, match.ask.token)


def test_a_campaign_resumed_at_50_decisions_goes_on_identically() -> None:
    luck, scout = random.Random(4), random.Random(8)
    match = Match.start(GAME, 3, CampaignOptions(pack="shallows"), seed=4)
    looked = 0
    while match.ask is not None and looked < 50:
        if scout.random() < 0.3:
            looked += 1
            state = luck.getstate()
            other = Match.load(match.save(), find_game)
            assert other.rollback is None
            for _ in range(3):
                if other.ask is not None:
                    pilot(other, luck)
            luck.setstate(state)
            for _ in range(3):
                if match.ask is not None:
                    pilot(match, luck)
            assert other.save() == match.save()
        elif match.ask is not None:
            pilot(match, luck)
    assert looked == 50


LATE_SAVE = 60_000


def test_a_late_campaign_saves_small() -> None:
    luck = random.Random(2)
    match = Match.start(GAME, 4, CampaignOptions(), seed=2)
    largest = 0
    while match.ask is not None:
        pilot(match, luck)
        if match.choices_made % 25 == 0:
            largest = max(largest, len(match.save()))
    assert len(match.save()) <= LATE_SAVE
    assert largest <= LATE_SAVE


def test_no_card_of_a_hand_is_named_to_anybody_else() -> None:
    game = table(3)
    give(game, 1, "Triage", "Footnotes")
    for viewer in (0, 2, None):
        shown = repr(game.view(viewer))
        for card in game.s.chairs[1].hand:
            assert game.view(viewer).state.chairs[1].hand == [0, 0]
            assert f"hand=[{card}" not in shown


def test_drawn_cards_are_told_to_their_holder_alone() -> None:
    game = table(2)
    list(draw_cards(game, 1, 1))
    told = [line for line in game.lines if "you_draw" in facts(line.text)]
    assert [line.to for line in told] == [1]


def test_scrambling_what_cannot_be_known_changes_no_view() -> None:
    luck = random.Random(1)
    game = SleepingGods.new(4, CampaignOptions(pack="shallows"), Chance(6))
    assert isinstance(game, SleepingGods)
    for viewer in (None, 0, 1, 2, 3):
        before = repr(game.view(viewer))
        game.scramble(viewer, luck)
        assert repr(game.view(viewer)) == before


def everything_seen(match: Match, viewer: int | None) -> tuple[object, ...]:
    """Question, buttons, picture, alt text and board in words, as this viewer gets them."""
    names = ["Marina", "Finn", "Pearl"]
    renderer, view, ask = renderer_for("sleeping_gods"), match.view(viewer), match.asked(viewer)
    assert ask is not None
    buttons = [(o.seat, o.id, str(o.label), str(o.detail), o.spot, o.aside) for o in ask]
    board = renderer.draw(view, ask, names)
    hand = renderer.hand(view, viewer, names) if viewer is not None else None
    seen = (board.data, board.alt, renderer.describe(view, ask, names).long)
    mine = (hand.data, hand.alt) if hand is not None else ()
    recap = [str(text) for text in match.game.recap()]
    return (str(ask.prompt), str(ask.why), buttons, *seen, *mine, recap)


def permuted(match: Match, viewer: int | None, luck: random.Random) -> Match:
    """The same campaign dealt differently where the viewer cannot know, asked anew by the rules."""
    old = match.record
    state = copy_state(old.moment.state)
    game = SleepingGods(state, old.seats, old.options, Chance(old.seed))
    game.scramble(viewer, luck)
    moment = Moment(game.s, old.moment.counter, old.moment.asks, old.moment.choices)
    return Match(Record(old.game, old.seats, old.options, old.seed, moment, []))


def untouched(match: Match) -> bool:
    """Whether the question comes right after a checkpoint, before anything is drawn."""
    fresh = not match.record.choices
    return fresh and repr(match.game.s) == repr(match.record.moment.state)


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_permuting_hidden_cards_changes_nothing_that_a_viewer_sees(viewer: int | None) -> None:
    luck, scout = random.Random(9), random.Random(3)
    match = Match.start(GAME, 3, CampaignOptions(pack="shallows"), seed=9)
    looks = 0
    while match.ask is not None and looks < 6:
        if untouched(match) and scout.random() < 0.12:
            looks += 1
            other = permuted(match, viewer, scout)
            assert other.rollback is None
            assert everything_seen(other, viewer) == everything_seen(match, viewer)
        pilot(match, luck)
    assert looks == 6


def test_what_is_told_to_one_seat_is_told_to_no_other() -> None:
    """Names of cards in hand come into public lines only when they are played or discarded."""
    luck = random.Random(12)
    match = Match.start(GAME, 3, CampaignOptions(pack="shallows"), seed=12)
    names = {card.id: card.name for card in match.game.pack.abilities}
    for _ in range(400):
        if match.ask is None:
            break
        held = {c for chair in match.game.s.chairs for c in chair.hand}
        pilot(match, luck)
        still = held & {c for chair in match.game.s.chairs for c in chair.hand}
        lying = [*match.game.s.ability_discard, *(c for m in match.game.s.crew for c in m.equipped)]
        open_names = {names[card] for card in lying}
        for line in match.lines:
            if line.to is None:
                told = {names[card] for card in still if names[card] in str(line.text)}
                assert told <= open_names
