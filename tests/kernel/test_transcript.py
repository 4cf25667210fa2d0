import random
from dataclasses import replace

from games.catalog import find_game
from games.kernel.match import Match
from games.kernel.record import Choice
from games.kernel.transcript import (
    Entry,
    Transcript,
    Undo,
    replay,
    verify,
)
from tests.kernel.lanterns import Lanterns


def played(seed: int = 4) -> tuple[Match, Transcript]:
    match, luck = Match.start(Lanterns, 2, seed=seed), random.Random(seed)
    opening, entries = match.save(), list[Entry]()
    while match.ask is not None:
        option = luck.choice([option for option in match.ask.options if option.id != "burn"])
        entries.append(match.choose(option.seat, option.id).choice)
        if luck.random() < 0.2:
            match.undo(consent=True)
            entries.append(Undo(match.choices_made))
    return match, Transcript(opening, entries)


def test_a_whole_match_verifies_against_its_hash() -> None:
    match, transcript = played()
    verdict = verify(transcript, match.commitment, find_game, match.save())
    assert verdict.fair
    assert verdict.checked == len(transcript.entries)


def test_another_hash_is_not_fair() -> None:
    _, transcript = played()
    assert not verify(transcript, "00" * 32, find_game).fair


def test_a_forged_choice_is_found() -> None:
    match, transcript = played()
    entries = list(transcript.entries)
    at = next(n for n, entry in enumerate(entries) if isinstance(entry, Choice))
    forged = entries[at]
    assert isinstance(forged, Choice)
    entries[at] = replace(forged, chance=not forged.chance)
    verdict = verify(Transcript(transcript.opening, entries), match.commitment, find_game)
    assert not verdict.fair
    assert verdict.checked == at


def test_another_opening_is_found() -> None:
    match, transcript = played()
    other = Match.start(Lanterns, 2, seed=4)
    other.game.s.deck.reverse()
    other.record.moment.state.deck.reverse()
    assert not verify(
        Transcript(other.save(), transcript.entries), match.commitment, find_game
    ).fair


def test_another_end_is_found() -> None:
    match, transcript = played()
    assert not verify(
        transcript, match.commitment, find_game, Match.start(Lanterns, 2, seed=4).save()
    ).fair


def test_replay_shows_every_moment() -> None:
    match, transcript = played()
    saves = [moment.save() for moment in replay(transcript, find_game)]
    assert len(saves) == len(transcript.entries) + 1
    assert saves[-1] == match.save()


def test_a_match_without_a_table_beside_it_verifies_by_its_moves() -> None:
    match, transcript = played()
    assert verify(transcript, match.commitment, find_game).fair
