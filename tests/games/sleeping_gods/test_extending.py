"""A pack that builds on another one: what it takes, replaces and leaves out."""

import shutil
from pathlib import Path

import pytest
import yaml

from games.sleeping_gods.authors.bookshelf import Shelf
from games.sleeping_gods.authors.check import check_folder
from games.sleeping_gods.content.loader import PACKS, find_pack, load_pack
from tests.games.sleeping_gods.outside import EXAMPLE, change, zipped


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copytree(EXAMPLE, tmp_path / "ferry_bell")
    return tmp_path / "ferry_bell"


def test_the_base_brings_what_every_pack_needs(folder: Path) -> None:
    pack, shallows = load_pack(folder), find_pack("shallows")
    for section in ("crew", "abilities", "market", "events", "enemies", "search"):
        assert getattr(pack, section) == getattr(shallows, section) != ()


def test_an_entry_with_the_same_id_takes_the_place_of_the_others(folder: Path) -> None:
    crow = {"num": 3, "name": "Ferry-crow", "level": 3, "defense": 4, "attack": 1}
    cells = [
        [{"flying": True}, {"attack": 1}],
        [{"heart": 1, "synergy": True}, {}],
        [{"heart": 1}, {}],
    ]
    (folder / "enemies.yaml").write_text(yaml.safe_dump({"enemies": [{**crow, "cells": cells}]}))
    pack = load_pack(folder)
    assert pack.enemy[3].name == "Ferry-crow"
    assert [enemy.num for enemy in pack.enemies].count(3) == 1
    assert check_folder(folder) == []


def test_what_is_left_out_is_not_there(folder: Path) -> None:
    change(folder / "pack.yaml", "extends: base", "extends: base\n  without: {events: [M01, M02]}")
    events = load_pack(folder).event
    assert "M01" not in events
    assert "M03" in events
    change(folder / "pack.yaml", "[M01, M02]", "[M01, M99]")
    assert any("without events M99" in str(fault) for fault in check_folder(folder))
    change(folder / "pack.yaml", "events: [M01, M99]", "events: all")
    assert any("events: there must be some" in str(fault) for fault in check_folder(folder))


def test_a_whole_campaign_can_be_extended(tmp_path: Path) -> None:
    """About is taken over, but for the name; pages and story come along."""
    about = {"id": "more_shallows", "title": "More Shallows", "extends": "shallows"}
    text = "The keeper's hut has a second door today, and nobody built it."
    (tmp_path / "pack.yaml").write_text(yaml.safe_dump({"about": about}))
    (tmp_path / "story.md").write_text(f"## 2.3\n\n{text}\n\n- end\n")
    pack, base = load_pack(tmp_path), find_pack("shallows")
    assert pack.about.premise == base.about.premise
    assert pack.paragraph["2.3"].text == text
    assert {p.id for p in pack.storybook} == {p.id for p in base.storybook}
    assert check_folder(tmp_path) == []


def test_a_fault_in_what_was_taken_names_its_file(tmp_path: Path) -> None:
    about = {"id": "fewer", "title": "Fewer", "extends": "shallows", "without": {"enemies": [3]}}
    (tmp_path / "pack.yaml").write_text(yaml.safe_dump({"about": about}))
    findings = [str(fault) for fault in check_folder(tmp_path)]
    assert any(finding.startswith("shallows/story.md:") for finding in findings), findings


def test_an_unknown_pack_and_a_circle_are_refused(folder: Path) -> None:
    change(folder / "pack.yaml", "extends: base", "extends: bass")
    assert any("no such pack" in str(fault) for fault in check_folder(folder))
    change(folder / "pack.yaml", "extends: bass", "extends: ../base")
    assert check_folder(folder)
    change(folder / "pack.yaml", "extends: ../base", "extends: other_bell")
    shutil.copytree(folder, folder.parent / "other_bell")
    other = folder.parent / "other_bell" / "pack.yaml"
    change(other, "id: ferry_bell", "id: other_bell")
    change(other, "extends: other_bell", "extends: ferry_bell")
    _, broken = Shelf().read_folder(folder.parent)
    assert any("in a circle" in one for one in broken["ferry_bell"])
    assert any("in a circle" in one for one in broken["other_bell"])


def test_an_upload_may_extend_a_pack_of_the_host(folder: Path) -> None:
    [bell], _ = Shelf().read_folder(folder.parent)
    about = {"id": "second_bell", "title": "Second Bell", "extends": "ferry_bell"}
    data = zipped(**{"pack.yaml": yaml.safe_dump({"about": about})})
    pack = Shelf().read_upload("x.zip", data, [bell])
    assert pack.id == "second_bell"
    Shelf().put(pack)
    assert find_pack(pack.name).about.ship == "Manticore"


def test_the_base_is_no_campaign() -> None:
    assert not (PACKS / "base" / "pack.yaml").exists()
