"""What goes out of the door: loopback alone, small, with one dependency."""

import sys
import tomllib
from pathlib import Path

from tests.test_rooms import ROOT, imports

ROOM = ROOT / "loopback"
TOLD = tomllib.loads((ROOM / "pyproject.toml").read_text())
WITH_AIOHTTP = {"aiohttp", "yarl"}
EXTRAS = {
    "cli.py": {"click"},
    "world_files.py": {"yaml"},
    "pytest_plugin.py": {"pytest", "pytest_asyncio"},
}
LARGEST = 3_000_000


def packed() -> list[Path]:
    """All that the wheel holds, before it is compressed."""
    data = TOLD["tool"]["setuptools"]["package-data"]
    patterns = ["**/*.py", *data["loopback"]]
    found = {file for pattern in patterns for file in ROOM.glob(pattern) if file.is_file()}
    return [file for file in found if "build" not in file.parts]


def test_every_room_is_packed() -> None:
    rooms = {
        f.parent.relative_to(ROOT) for f in ROOM.rglob("__init__.py") if "build" not in f.parts
    }
    assert {".".join(room.parts) for room in rooms} == set(TOLD["tool"]["setuptools"]["packages"])


def test_it_needs_aiohttp_and_nothing_else() -> None:
    assert [one.partition(">")[0] for one in TOLD["project"]["dependencies"]] == ["aiohttp"]
    for file in packed():
        if file.suffix == ".py":
            allowed = {"loopback"} | WITH_AIOHTTP | EXTRAS.get(file.name, set())
            tops = {name.partition(".")[0] for name in imports(file)}
            assert tops <= allowed | sys.stdlib_module_names, file


def test_it_is_small() -> None:
    assert sum(file.stat().st_size for file in packed()) < LARGEST
