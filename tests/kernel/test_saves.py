"""Every bad save has an error with a meaning."""

import hashlib
import json
from typing import Any

import pytest

from games.catalog import find_game
from games.kernel.errors import BadSave, CorruptSave, ForeignSave, TooNewSave
from games.kernel.match import Match
from tests.kernel.lanterns import Lanterns


def saved() -> bytes:
    match = Match.start(Lanterns, 2, seed=3)
    match.choose(0, "light")
    return match.save()


def resealed(
    change: dict[str, Any], seal: dict[str, Any] | None = None, of: Match | None = None
) -> bytes:
    body = json.loads((of.save() if of else saved()).split(b"\n")[1])
    body.update(change)
    raw = json.dumps(body).encode()
    head = {"divemaster": 1, "sha256": hashlib.sha256(raw).hexdigest(), **(seal or {})}
    return json.dumps(head).encode() + b"\n" + raw


@pytest.mark.parametrize("data", [b"", b"{}", b"\x00\xff", b"[1]\n{}", b'{"divemaster": 1}\n{}'])
def test_what_is_no_save_is_called_corrupt(data: bytes) -> None:
    with pytest.raises(CorruptSave):
        Match.load(data, find_game)


def test_every_truncation_is_noticed() -> None:
    data = saved()
    for length in range(0, len(data), 7):
        with pytest.raises(CorruptSave):
            Match.load(data[:length], find_game)


def test_every_changed_byte_is_noticed() -> None:
    data = saved()
    for at in range(0, len(data), 11):
        changed = bytearray(data)
        changed[at] ^= 1
        with pytest.raises(BadSave):
            Match.load(bytes(changed), find_game)


def test_a_state_that_no_game_can_be_in_is_called_corrupt() -> None:
    dive = Match.start(find_game("refuge"), 2, seed=3)
    while not dive.record.choices and dive.ask is not None:
        dive.choose(dive.ask.options[0].seat, dive.ask.options[0].id)
    state = json.loads(dive.save().split(b"\n")[1])["state"]
    with pytest.raises(CorruptSave):
        Match.load(resealed({"state": {**state, "accomplished": 2**70}}, of=dive), find_game)


@pytest.mark.parametrize("state", ["deep", 7, 0.5, [], None])
def test_a_state_of_older_rules_that_is_none_is_called_corrupt(state: object) -> None:
    dive = Match.start(find_game("jupiter"), 3, seed=3)
    with pytest.raises(CorruptSave):
        Match.load(resealed({"rules": 1, "state": state}, of=dive), find_game)


def test_a_save_of_an_unknown_game_is_foreign() -> None:
    with pytest.raises(ForeignSave):
        Match.load(resealed({"game": "chess"}), find_game)


def test_newer_rules_and_newer_formats_are_refused() -> None:
    with pytest.raises(TooNewSave):
        Match.load(resealed({"rules": 99}), find_game)
    with pytest.raises(TooNewSave):
        Match.load(resealed({}, {"divemaster": 99}), find_game)


def test_a_state_that_does_not_fit_is_corrupt() -> None:
    with pytest.raises(CorruptSave):
        Match.load(resealed({"state": {"divers": "none"}}), find_game)


def test_older_rules_are_upgraded(monkeypatch: pytest.MonkeyPatch) -> None:
    old = resealed({"rules": 0, "choices": []})
    with pytest.raises(BadSave, match="can't open saves"):
        Match.load(old, find_game)

    def brighter(state: dict[str, Any]) -> dict[str, Any]:
        state["divers"][0]["lit"] = 7
        return state

    monkeypatch.setattr(Lanterns, "upgrades", {0: brighter})
    assert Match.load(old, find_game).view(None).lit == [7, 0]


def test_more_seats_than_a_game_has_are_corrupt() -> None:
    with pytest.raises(CorruptSave):
        Match.load(resealed({"seats": 9}), find_game)


def test_a_save_says_its_format_and_a_match_goes_back_so_many_checkpoints() -> None:
    """Saves of the first format are opened for ever; memory is not for ever."""
    match = Match.start(Lanterns, 2, seed=3)
    assert json.loads(match.save().split(b"\n")[0])["divemaster"] == 1
    assert match.past.maxlen == 64
