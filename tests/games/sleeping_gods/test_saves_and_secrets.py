"""Saves of a long campaign, and hands that nobody else ever sees."""

import random

from games.kernel import Chance
from games.kernel.match import Match
from games.sleeping_gods import GAME
from games.sleeping_gods.campaign import SleepingGods
from games.sleeping_gods.options import Options
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
    match = Match.start(GAME, 3, Options(pack="shallows"), seed=4)
    looked = 0
    while match.ask is not None and looked < 50:
        if scout.random() < 0.3:
            looked += 1
            state = luck.getstate()
            other = Match.load(match.save())
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
    match = Match.start(GAME, 4, Options(), seed=2)
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
    list(game.draw_cards(1, 1))
    told = [line for line in game.lines if "You draw" in str(line.text)]
    assert [line.to for line in told] == [1]


def test_scrambling_what_cannot_be_known_changes_no_view() -> None:
    luck = random.Random(1)
    game = SleepingGods.new(4, Options(pack="shallows"), Chance(6))
    assert isinstance(game, SleepingGods)
    for viewer in (None, 0, 1, 2, 3):
        before = repr(game.view(viewer))
        game.scramble(viewer, luck)
        assert repr(game.view(viewer)) == before
