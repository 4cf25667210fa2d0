"""The bench of armies: every army that a hint speaks of, in the hands and seats it says."""

from typing import Any

import pytest
from click.testing import CliRunner

from benchmarks import armies
from games.kernel.ask import Ask, Option
from games.lurk.content import FACTIONS
from games.lurk.game import Lurk
from games.lurk.mind.builds import BUILDS
from games.lurk.mind.mustering import PRACTICE
from games.minds import decide


def test_every_army_that_hints_speak_of_is_tried() -> None:
    found = list(armies.armies())
    assert {name for _, name in found if name != armies.OWN} == set(PRACTICE)
    assert {faction for faction, name in found if name == armies.OWN} == set(BUILDS)


def test_all_other_factions_are_met_in_turn() -> None:
    for seat in (0, 1):
        battles = [armies.Battle("cog", "Iron Tread", seed, seat) for seed in range(3)]
        assert {one.sides[seat] for one in battles} == {"cog"}
        assert {one.sides[1 - seat] for one in battles} == set(FACTIONS) - {"cog"}


def test_the_wins_of_an_army_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(armies, "armies", lambda: [("ancients", armies.OWN)])
    monkeypatch.setattr(armies, "won", lambda battle: float(battle.seat == 0))
    said = CliRunner().invoke(armies.main, ["--battles", "6"]).output
    assert said == "ancients, bought by itself: 3 of 6\n"


@pytest.mark.parametrize("seat", [0, 1])
def test_a_battle_is_fought_with_that_army(monkeypatch: pytest.MonkeyPatch, seat: int) -> None:
    seen = set()

    def decided(game: Lurk, ask: Ask, at: int, **how: Any) -> Option[Any]:
        if game.s.phase != "turn":
            return decide(game, ask, at, **how)
        seen.add((at, tuple(model.kind for model in game.s.models if model.seat == at)))
        return game.autopilot(game.view(at), ask.seen_by(at), at, how["luck"])

    monkeypatch.setattr(armies, "decide", decided)
    assert armies.won(armies.Battle("ancients", armies.OWN, 61000, seat)) in (0.0, 0.5, 1.0)
    assert seen == {(seat, BUILDS["ancients"].models)}
