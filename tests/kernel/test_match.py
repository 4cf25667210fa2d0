import random

import pytest

from games.catalog import find_game
from games.kernel import T
from games.kernel.ask import Ask, Option, Play
from games.kernel.errors import (
    KernelError,
    MatchOver,
    NothingToUndo,
    NotOffered,
    NotYourSeat,
    RulesFailed,
    StaleAsk,
    UndoNeedsConsent,
)
from games.kernel.match import Match
from games.kernel.record import Choice
from tests.kernel.lanterns import DEED, Lanterns


def start(seats: int = 2, seed: int = 1) -> Match:
    return Match.start(Lanterns, seats, seed=seed)


def play_randomly(match: Match, luck: random.Random, most: int = 1000) -> None:
    while match.ask is not None and most:
        most -= 1
        option = luck.choice([option for option in match.ask.options if option.id != "burn"])
        match.choose(option.seat, option.id, match.ask.token)


def test_a_choice_leads_to_the_next_question() -> None:
    match = start()
    step = match.choose(0, "roll")
    assert step.checkpointed
    assert match.ask is not None
    assert match.ask.seats == [1]


@pytest.mark.parametrize("seats", [0, 5])
def test_a_game_takes_only_so_many_seats(seats: int) -> None:
    with pytest.raises(KernelError, match="1 to 4 players"):
        start(seats)


@pytest.mark.parametrize(
    ("seat", "option", "token", "error"),
    [
        (0, "swim", None, NotOffered),
        (1, "roll", None, NotYourSeat),
        (0, "roll", "0.beef", StaleAsk),
    ],
)
def test_a_refused_choice_leaves_every_byte(
    seat: int, option: str, token: str | None, error: type[KernelError]
) -> None:
    match = start()
    before = match.save()
    with pytest.raises(error):
        match.choose(seat, option, token)
    assert match.save() == before


def test_nothing_is_taken_when_the_game_is_over() -> None:
    match = start(1)
    for _ in range(3):
        match.choose(0, "roll")
    assert match.outcome is not None
    assert match.ask is None
    with pytest.raises(MatchOver):
        match.choose(0, "roll")


def test_an_exception_in_the_rules_loses_nothing() -> None:
    match = start()
    match.choose(0, "light")
    match.choose(0, "no")
    before = match.save()
    with pytest.raises(RulesFailed) as failure:
        match.choose(1, "burn")
    assert match.save() == before
    assert match.view(None).lit == [0, 0]
    again = Match.load(failure.value.save, find_game)
    with pytest.raises(RulesFailed):
        again.choose(failure.value.seat, failure.value.option)
    match.choose(1, "roll")


def test_several_things_are_picked_one_by_one() -> None:
    match = start()
    hand = match.view(0).hand
    match.choose(0, "many")
    match.choose(0, f"c{hand[1]}")
    match.choose(0, "done")
    assert match.view(0).hand == hand[:1]


def test_loading_goes_on_identically_from_every_decision() -> None:
    for seed in range(20):
        match, luck = start(3, seed), random.Random(seed)
        while match.ask is not None:
            loaded = Match.load(match.save(), find_game)
            assert loaded.save() == match.save()
            assert loaded.ask is not None
            assert loaded.ask.token == match.ask.token
            option = luck.choice([option for option in match.ask.options if option.id != "burn"])
            match.choose(option.seat, option.id)
            loaded.choose(option.seat, option.id)
            assert loaded.save() == match.save()


def test_a_checkpoint_and_the_choices_since_are_a_save() -> None:
    match = start()
    match.choose(0, "light")
    loaded = Match.load(match.save_checkpoint(), find_game, match.record.choices)
    assert loaded.save() == match.save()


def test_an_old_checkpoint_and_many_choices_reach_the_same_bytes() -> None:
    match, luck = start(2, 5), random.Random(5)
    opening, made = match.save(), []
    while match.ask is not None:
        option = luck.choice([option for option in match.ask.options if option.id != "burn"])
        made.append(match.choose(option.seat, option.id).choice)
    assert Match.load(opening, find_game, made).save() == match.save()


def test_undo_returns_to_the_very_same_bytes() -> None:
    match, luck = start(3, 9), random.Random(9)
    history = [match.save()]
    play_one = lambda: play_randomly(match, luck, 1)  # noqa: E731 - one line says it
    while match.ask is not None:
        play_one()
        history.append(match.save())
    for earlier in reversed(history[:-1]):
        match.undo(consent=True)
        assert match.save() == earlier
    with pytest.raises(NothingToUndo):
        match.undo(consent=True)


def test_undo_is_free_without_chance_secrets_or_others() -> None:
    match = start()
    before = match.save()
    match.choose(0, "light")
    match.undo(0)
    assert match.save() == before


@pytest.mark.parametrize("deed", ["roll", "look"])
def test_undo_over_dice_or_secrets_needs_consent(deed: str) -> None:
    match = start()
    match.choose(0, deed)
    with pytest.raises(UndoNeedsConsent):
        match.undo(0)
    match.undo(0, consent=True)


def test_undo_of_anothers_choice_needs_consent() -> None:
    match = start()
    match.choose(0, "light")
    with pytest.raises(UndoNeedsConsent):
        match.undo(1)


def test_a_clone_lives_its_own_life() -> None:
    match = start()
    match.choose(0, "light")
    clone = match.clone()
    clone.choose(0, "no")
    clone.choose(1, "roll")
    assert match.choices_made == 1
    match.choose(0, "no")
    match.choose(1, "roll")
    assert match.save() == clone.save()


def test_changed_rules_roll_back_to_the_checkpoint_and_say_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = start()
    match.choose(0, "light")
    saved = match.save()
    original = Lanterns.light
    monkeypatch.setattr(Lanterns, "light", Lanterns.look)
    loaded = Match.load(saved, find_game)
    assert loaded.rollback is None
    monkeypatch.setattr(Lanterns, "light", original)
    match.choose(0, "no")
    match.choose(1, "light")
    saved = match.save()
    saved_choice = match.record.choices[0]
    forged = type(saved_choice)(saved_choice.seat, "vote", "other.question")
    loaded = Match.load(match.save_checkpoint(), find_game, [forged])
    assert loaded.rollback is not None
    assert loaded.rollback.dropped == [forged]
    assert loaded.rollback.reason == T("another question is asked here now")
    assert loaded.save() == match.save_checkpoint()


def test_secret_options_are_hidden_from_others() -> None:
    match = start()
    match.choose(0, "light")
    own, other, spectator = (match.asked(viewer) for viewer in (0, 1, None))
    assert own is not None
    assert other is not None
    assert spectator is not None
    assert len(own.options) == 3
    assert other.options == spectator.options == ()


def test_private_lines_name_their_reader() -> None:
    step = start().choose(0, "look")
    assert [line.to for line in step.lines] == [0]


def test_a_clone_takes_back_across_a_checkpoint_and_the_original_stands() -> None:
    match = start()
    before = match.save()
    match.choose(0, "roll")
    after = match.save()
    assert match.record.choices == []
    clone = match.clone()
    clone.undo(consent=True)
    assert (clone.save(), match.save()) == (before, after)
    match.undo(consent=True)
    assert match.save() == before


def test_a_match_has_a_seed_of_its_own_and_the_options_it_is_given() -> None:
    assert Match.start(Lanterns, 2).commitment != Match.start(Lanterns, 2).commitment
    assert Match.start(Lanterns, 2).record.options.length == 3
    assert Match.start(Lanterns, 2, Lanterns.Options(length=5)).record.options.length == 5


def test_nobody_is_asked_when_the_game_is_over() -> None:
    match = start()
    play_randomly(match, random.Random(1))
    assert match.asked(None) is None


def test_whoever_answered_the_last_question_is_told_that_this_one_is_anothers() -> None:
    match = start()
    match.choose(0, "light")
    match.choose(0, "no")
    with pytest.raises(NotYourSeat):
        match.choose(0, "roll")


def test_rules_that_ask_without_options_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def ask_nothing(self: Lanterns, seat: int) -> Play[None]:
        yield Ask(DEED, T("What?"), [])

    monkeypatch.setattr(Lanterns, "take_turn", ask_nothing)
    with pytest.raises(ValueError, match="without options"):
        start()


def test_rules_that_do_not_begin_with_a_checkpoint_are_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def play(self: Lanterns) -> Play[None]:
        yield Ask(DEED, T("What?"), [Option("a", 0, T("A"), 1)])

    monkeypatch.setattr(Lanterns, "play", play)
    with pytest.raises(TypeError, match="must begin with a checkpoint"):
        start()


def test_choices_that_do_not_fit_say_why() -> None:
    match = start()
    match.choose(0, "light")
    digest = match.record.choices[0].ask
    loaded = Match.load(start().save_checkpoint(), find_game, [Choice(0, "burrow", digest)])
    assert loaded.rollback is not None
    assert loaded.rollback.reason == T("the choice is no longer offered")
    play_randomly(match, random.Random(1))
    last = match.past[-1].choices[-1] if not match.record.choices else match.record.choices[-1]
    loaded = Match.load(match.save(), find_game, [last])
    assert loaded.rollback is not None
    assert loaded.rollback.reason == T("the game was already over")
