"""The site of loopback, built in an empty environment: no dead link, nothing from elsewhere."""

import re
import shutil
from pathlib import Path

import pytest

from tests.loopback.matrix.test_empty import Room
from tests.test_rooms import ROOT

LOADED = re.compile(
    r'<(?:script|img|iframe|source)[^>]* src="?(https?:)|<link[^>]* href="?(https?:)'
)


@pytest.mark.libraries
def test_the_site_is_built_without_a_dead_link_and_loads_nothing(tmp_path: Path) -> None:
    room = Room(tmp_path)
    room.pip("mkdocs-material==9.7.0")
    for part in ("docs", "npm", "mkdocs.yml", "README.md", "CHANGELOG.md"):
        copy = shutil.copytree if (ROOT / "loopback" / part).is_dir() else shutil.copy
        copy(ROOT / "loopback" / part, tmp_path / part)
    room.run(room.programs / "mkdocs", "build", "--strict")
    pages = list((tmp_path / "build" / "site").rglob("*.html"))
    assert len(pages) > 20
    assert [page for page in pages if LOADED.search(page.read_text())] == []
    five = (tmp_path / "build" / "site" / "five_minutes" / "index.html").read_text()
    assert all(word in five for word in ("test_bot.py", "bot.test.cjs", "bot.spec.ts"))
