"""Saves of a long campaign, and hands that nobody else ever sees."""

import random

import pytest

from games.catalog import find_game
from games.kernel import Chance
from games.kernel.copying import copy_state
from games.kernel.match import Match
from games.kernel.record import Moment, Record
from games.sleeping_gods import GAME
from games.sleeping_gods.cards.hand import draw_cards
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.options import CampaignOptions
from renderers import renderer_for
from tests.games.sleeping_gods.tables import give, table

LATE_SAVE = 60_000


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
    told = [line for line in game.lines if "You draw" in str(line.text)]
    assert [line.to for line in told] == [1]


def test_scrambling_what_cannot_be_known_changes_no_view() -> None:
    luck = random.Random(1)
    game = SleepingGods.new(4, CampaignOptions(pack="shallows"), Chance(6))
    assert isinstance(game, SleepingGods)
    for viewer in (None, 0, 1, 2, 3):
        before = repr(game.view(viewer))
        game.scramble(viewer, luck)
        assert repr(game.view(viewer)) == before


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
