"""The five-minute path of the docs, followed in an empty directory, word for word."""

import re
import subprocess
import sys
from pathlib import Path

from tests.loopback.matrix.evening import LABELS, SCENES
from tests.loopback.matrix.libraries import LIBRARIES, Library

ROOT = Path(__file__).parents[2]
README, DOCS = ROOT / "loopback" / "README.md", ROOT / "loopback" / "docs" / "libraries.md"
FILE = re.compile(r"```python\n# (\w+\.py)\n(.*?)```", re.DOTALL)


def test_a_stranger_gets_to_a_green_test(tmp_path: Path) -> None:
    files = dict(FILE.findall(README.read_text()))
    assert set(files) == {"bot.py", "test_bot.py"}
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "2 passed" in done.stdout


def test_the_table_of_libraries_says_what_is_judged() -> None:
    rows = re.findall(r"^\| ([\w.-]+) ([\d.]+) \| (.*) \|$", DOCS.read_text(), re.MULTILINE)
    told = {name: (version, cells.split(" | ")) for name, version, cells in rows}
    assert set(told) == {library.name for library in LIBRARIES}
    for library in LIBRARIES:
        version, cells = told[library.name]
        assert version == library.version
        assert cells == [works(library, feature) for feature in SCENES]


def works(library: Library, feature: str) -> str:
    if feature == "modals" and LABELS in library.cannot:
        return "words"
    return "no" if feature in library.cannot else "yes"
