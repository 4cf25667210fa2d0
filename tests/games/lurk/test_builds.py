"""The search over builds: what it buys is allowed, and what it measures is a battle."""

import random

import pytest

from benchmarks.lurk.builds import Build, changed, elites, fight, terms_for
from games.lurk.armies.prices import cost
from games.lurk.content import FACTIONS, KINDS
from games.lurk.options import LurkOptions


@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize("armies", ["even", "printed"])
def test_every_build_keeps_the_terms(faction: str, armies: str) -> None:
    luck, terms = (
        random.Random(7),
        terms_for(faction, LurkOptions.model_validate({"armies": armies})),
    )
    draft = elites(faction, terms, luck)
    for _ in range(30):
        assert cost(draft) <= terms.points
        dear = sum(KINDS[name].cost for name in draft.models if KINDS[name].carries)
        assert dear <= terms.characters
        assert all(draft.bearers.count(at) <= terms.cards for at in range(len(draft.models)))
        draft = changed(draft, faction, terms, luck)


def test_a_build_fights_whole_battles() -> None:
    options = LurkOptions()
    build = Build(elites("cog", terms_for("cog", options), random.Random(1)))
    fight(build, "cog", options, 1, 5)
    assert build.fought == 1
    assert 0 <= build.won <= 1
