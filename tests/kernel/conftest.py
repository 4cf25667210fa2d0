import sys

import pytest

from games import catalog
from tests.kernel import lanterns


@pytest.fixture(autouse=True)
def lanterns_in_the_catalog(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tiny game is a game of the house while the kernel is tested."""
    monkeypatch.setattr(catalog, "GAMES", (*catalog.GAMES, "lanterns"))
    monkeypatch.setitem(sys.modules, "games.lanterns", lanterns)
