"""The whole of a match from its first moment: every choice and every undo, to replay and verify."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from games.kernel.match import Match
from games.kernel.record import Choice, FindGame, read_record, unseal
from games.kernel.text import T, Text


@dataclass(frozen=True, slots=True)
class Undo:
    """The last choice was taken back."""

    undone: int


Entry: TypeAlias = Choice | Undo


@dataclass(frozen=True, slots=True)
class Transcript:
    """The save made before the first choice, and all that followed."""

    opening: bytes
    entries: list[Entry]


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a transcript holds, and where it first does not."""

    fair: bool
    checked: int
    reason: Text


def replay(transcript: Transcript, find_game: FindGame) -> Iterator[Match]:
    """The match at the start and after each entry."""
    match = Match.load(transcript.opening, find_game)
    yield match
    for entry in transcript.entries:
        if isinstance(entry, Undo):
            match.undo(consent=True)
        else:
            match.choose(entry.seat, entry.option)
        yield match


def verify(
    transcript: Transcript, shown: str, find_game: FindGame, latest: bytes | None = None
) -> Verdict:
    """Checks the seed against the hash shown at the start, and every step against the rules."""
    record = read_record(transcript.opening, find_game)
    fresh = Match.start(record.game, record.seats, record.options, record.seed)
    if fresh.commitment != shown:
        return Verdict(False, 0, T("The seed doesn't fit the hash shown at the start."))
    if fresh.save() != transcript.opening:
        return Verdict(False, 0, T("The set-up doesn't follow from the seed."))
    return _verify_entries(fresh, transcript.entries, latest)


def _verify_entries(match: Match, entries: list[Entry], latest: bytes | None) -> Verdict:
    for number, entry in enumerate(entries):
        try:
            fits = _repeat(match, entry)
        except Exception:  # noqa: BLE001 - a forged log may break the rules in any way
            fits = False
        if not fits:
            return Verdict(False, number, T("Move {n} doesn't follow the rules.", n=number + 1))
    if latest is not None and _position(match.save()) != _position(latest):
        return Verdict(False, len(entries), T("The moves don't lead to the position on the table."))
    return Verdict(True, len(entries), T("Every move and every draw follows from the seed."))


def _position(save: bytes) -> dict[str, object]:
    """All but how questions are counted, which is no part of the rules."""
    return unseal(save).model_dump(exclude={"asks", "run"})


def _repeat(match: Match, entry: Entry) -> bool:
    if isinstance(entry, Undo):
        match.undo(consent=True)
        return match.choices_made == entry.undone
    return match.choose(entry.seat, entry.option).choice == entry
