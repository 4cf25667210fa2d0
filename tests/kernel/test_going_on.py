"""A question goes on while the same is asked in the same turn and nothing came of the answers."""

import hashlib
import json

import pytest

from games.catalog import find_game
from games.kernel import CHECKPOINT, Ask, Option, Play, Question, T
from games.kernel.errors import NotOffered, NotYourSeat, StaleAsk
from games.kernel.match import Match
from tests.kernel.lanterns import DEED, Lanterns

OTHER = Question("turn.other", "named")
WAYS = ("light", "roll", "look", "ask", "end")


def turn_of_many_deeds(self: Lanterns, seat: int) -> Play[None]:
    """One deed after the other, each of which can be done again; the others may help with light."""
    while True:
        own = [Option(way, seat, T("Deed"), way) for way in WAYS]
        help_ = [Option("help", one, T("Help"), "light") for one in range(self.seat_count)]
        yield CHECKPOINT
        chosen: Option[str] = yield Ask(DEED, T("What?"), [*own, *help_[seat + 1 :]])
        if chosen.value == "end":
            return
        if chosen.value == "ask":
            yield Ask(OTHER, T("Sure?"), [Option("yes", seat, T("Yes"), 1)])
        if chosen.value == "roll":
            self.chance.die()
        if chosen.value == "look":
            self.reveal()
        self.s.divers[chosen.seat].lit += 1


@pytest.fixture
def match(monkeypatch: pytest.MonkeyPatch) -> Match:
    monkeypatch.setattr(Lanterns, "take_turn", turn_of_many_deeds)
    return Match.start(Lanterns, 3, seed=1)


def token(match: Match) -> str:
    assert match.ask is not None
    return match.ask.token


def run(match: Match) -> str:
    assert match.ask is not None
    return match.ask.run


@pytest.mark.parametrize(
    ("answers", "on"),
    [
        (["light"], True),
        (["light", "light"], True),
        (["roll"], False),
        (["look"], False),
        (["ask"], False),
        (["ask", "yes"], False),
        (["end"], False),
    ],
)
def test_it_goes_on_until_something_comes_of_it(match: Match, answers: list[str], on: bool) -> None:
    first = run(match)
    for answer in answers:
        match.choose(0, answer)
    assert (run(match) == first) is on
    assert token(Match.load(match.save(), find_game)) == token(match)


def test_a_press_counts_once(match: Match) -> None:
    pressed = token(match)
    match.choose(0, "light", pressed)
    before = match.save()
    with pytest.raises(StaleAsk, match="counts already"):
        match.choose(0, "light", pressed)
    assert match.save() == before
    match.choose(0, "light", token(match))
    assert match.view(None).lit == [2, 0, 0]


def test_who_has_not_answered_since_may_press_on_what_was_shown_before(match: Match) -> None:
    shown = token(match)
    match.choose(0, "light", shown)
    match.choose(0, "light", token(match))
    match.choose(1, "help", shown)
    match.choose(2, "help", shown)
    for seat in (1, 2):
        assert not match.is_open(seat, shown)
        with pytest.raises(StaleAsk):
            match.choose(seat, "help", shown)
    assert match.view(None).lit == [2, 1, 1]


def test_a_question_of_another_turn_is_closed_for_all(match: Match) -> None:
    shown = token(match)
    match.choose(0, "end")
    for seat in range(3):
        assert not match.is_open(seat, shown)
        with pytest.raises(StaleAsk, match="answered already"):
            match.choose(seat, "light", shown)


def test_another_players_choice_is_named_as_theirs(match: Match) -> None:
    with pytest.raises(NotYourSeat, match="belongs to Player 2, Player 3"):
        match.choose(0, "help", token(match))
    match.choose(1, "help")
    with pytest.raises(NotYourSeat, match="belongs to Player 1"):
        match.choose(1, "light", token(match))


def test_loading_and_undoing_lead_to_the_same_step(match: Match) -> None:
    seen = [(token(match), match.save())]
    for _ in range(3):
        match.choose(0, "light")
        seen.append((token(match), match.save()))
    for shown, save in reversed(seen):
        loaded = Match.load(save, find_game)
        assert (token(loaded), loaded.save()) == (shown, save) == (token(match), match.save())
        if save != seen[0][1]:
            match.undo(0)
    assert len({shown for shown, _ in seen}) == 4


def test_what_was_seen_before_an_undo_is_not_answered_any_more(match: Match) -> None:
    """It was the second answer; the first one is awaited again."""
    match.choose(0, "light")
    shown = token(match)
    match.undo(0)
    with pytest.raises(StaleAsk):
        match.choose(0, "light", shown)
    match.choose(0, "light", token(match))
    match.choose(0, "light", shown)


def test_saves_from_before_questions_went_on_load(match: Match) -> None:
    match.choose(0, "light")
    seal, body = match.save().split(b"\n")
    old = json.loads(body)
    del old["run"]
    body = json.dumps(old, separators=(",", ":")).encode()
    seal = json.dumps({**json.loads(seal), "sha256": hashlib.sha256(body).hexdigest()}).encode()
    loaded = Match.load(seal + b"\n" + body, find_game)
    assert loaded.view(None) == match.view(None)
    loaded.choose(0, "light", token(loaded))


def test_everybody_answers_a_question_for_all_once() -> None:
    match = Match.start(Lanterns, 3, seed=1)
    match.choose(0, "vote")
    shown = token(match)
    match.choose(2, "aye", shown)
    match.choose(0, "nay", shown)
    with pytest.raises(NotYourSeat, match="belongs to Player 2"):
        match.choose(2, "nay", shown)
    match.choose(1, "aye", shown)
    assert match.view(None).lit == [2, 0, 0]


def test_who_has_answered_waits_for_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def each_their_own(self: Lanterns, _: int) -> Play[None]:
        yield from self.each_seat(
            OTHER, T("Which?"), [Option(f"own-{one}", one, T("Mine"), one) for one in range(3)]
        )

    monkeypatch.setattr(Lanterns, "take_turn", each_their_own)
    match = Match.start(Lanterns, 3, seed=1)
    shown = token(match)
    match.choose(1, "own-1", shown)
    with pytest.raises(NotOffered, match="others are still thinking"):
        match.choose(1, "own-1", shown)
