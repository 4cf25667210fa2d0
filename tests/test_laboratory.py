"""The laboratory in small: a worker frozen in a commit, one cut from Discord in a beat.

The whole of it is a soak: only there its promise in seconds counts."""

from pathlib import Path

import pytest

from benchmarks import postgres
from tests.laboratory.experiment import Finding
from tests.laboratory.points import FREEZE, FROM_DISCORD, named
from tests.laboratory.run import chosen, experiment

pytestmark = pytest.mark.skipif(not postgres.PRESENT, reason=postgres.ABSENT)
SHORT = [(named("in a commit"), FREEZE), (named("in a beat"), FROM_DISCORD)]
PATIENCE = 120.0


@pytest.mark.timeout(900)
async def test_others_serve_for_whoever_freezes_or_is_cut_off(tmp_path: Path) -> None:
    """Without a promise in seconds, which a busy machine cannot keep."""
    for found in await experiment(SHORT, tmp_path, PATIENCE):
        assert found.seconds is not None, found
        assert found.lost == 0, found
        assert 2 * found.ill < found.looks, found


@pytest.mark.soak
async def test_the_whole_laboratory(tmp_path: Path) -> None:
    findings = await experiment(chosen((), ()), tmp_path)
    assert [one for one in findings if one.broken] == []


def test_a_broken_promise_is_told() -> None:
    kept = Finding("in a beat", FREEZE, seconds=6.0, looks=9)
    assert kept.broken == []
    for spoilt in ({"seconds": None}, {"seconds": 10.1}, {"ill": 1}, {"lost": 1}):
        assert len(Finding("in a beat", FREEZE, **({"seconds": 6.0} | spoilt)).broken) == 1
