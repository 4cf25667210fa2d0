"""A pack that builds on another one: what it takes, replaces and leaves out."""

import shutil
from pathlib import Path
from typing import Any

import pytest
import yaml

from games.sleeping_gods.authors.bookshelf import Shelf
from games.sleeping_gods.authors.check import check_folder
from games.sleeping_gods.content.extending import extended
from games.sleeping_gods.content.faults import Fault, Place
from games.sleeping_gods.content.loader import PACKS, find_pack, load_pack
from games.sleeping_gods.content.source import Source, read_files
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
    change(folder / "pack.yaml", "extends: bass", "extends: ../pack/base")
    assert any("no such pack" in str(fault) for fault in check_folder(folder))
    change(folder / "pack.yaml", "extends: ../pack/base", "extends: other_bell")
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


def written(about: dict[str, Any], **quests: str) -> Source:
    """A pack of these quests as it is written, by number and title."""
    rows = [{"num": int(name.removeprefix("q")), "title": title} for name, title in quests.items()]
    text = yaml.safe_dump({"about": about, "quests": rows})
    return read_files({"pack.yaml": text.encode()}, f"{about['id']}/")


def joined(own: Source, *others: Source) -> Source:
    return extended(own, {other.about["id"]: other for other in others}.get)


def titles(source: Source) -> list[str]:
    return [entry["title"] for entry in source.sections["quests"]]


BASE = {"id": "base", "title": "Base", "full": True, "ship": "Manticore", "start": "5d"}


def test_a_packs_own_entries_come_first_and_take_the_place_of_others() -> None:
    base = written(BASE, q1="One", q2="Two", q3="Three")
    own = written({"id": "own", "title": "Own", "extends": "base"}, q2="Second", q4="Four")
    both = joined(own, base)
    assert titles(both) == ["Second", "Four", "One", "Three"]
    assert [str(place) for place in both.places["quests"]][1:3] == [
        "own/pack.yaml:8: quests 4",
        "base/pack.yaml:8: quests 1",
    ]
    assert both.about == {
        "id": "own", "title": "Own", "extends": "base", "ship": "Manticore", "start": "5d",
    }  # fmt: skip
    assert both.about_place == own.about_place
    assert both.faults == []


def test_a_pack_may_extend_one_that_extends_another() -> None:
    first = written(BASE, q1="One")
    second = written({"id": "second", "title": "Second", "extends": "base"}, q2="Two")
    third = written({"id": "third", "title": "Third", "extends": "second"}, q3="Three")
    assert titles(joined(third, second, first)) == ["Three", "Two", "One"]


@pytest.mark.parametrize(
    ("without", "left", "told"),
    [
        ({"quests": [1]}, ["Two"], []),
        ({"quests": [1, 9]}, ["Two"], ["without quests 9: the other pack has no such entry"]),
        ({"events": [1]}, ["One", "Two"], ["without events 1: the other pack has no such entry"]),
        ({"quests": [[1]]}, ["One", "Two"],
         ["without quests [1]: the other pack has no such entry"]),
        ({"events": "all"}, ["One", "Two"], []),
        ({"quests": 5}, ["One", "Two"], []),
        ("quests", ["One", "Two"], []),
    ],
)  # fmt: skip
def test_what_is_left_out_must_be_there(without: Any, left: list[str], told: list[str]) -> None:
    about = {"id": "own", "title": "Own", "extends": "base", "without": without}
    both = joined(written(about, q4="Four"), written(BASE, q1="One", q2="Two"))
    assert titles(both) == ["Four", *left]
    assert [str(fault) for fault in both.faults] == [
        f"own/pack.yaml:2: about: {one}" for one in told
    ]


def test_all_of_a_section_may_be_left_out() -> None:
    about = {"id": "own", "title": "Own", "extends": "base", "without": {"quests": "all"}}
    both = joined(written(about, q4="Four"), written(BASE, q1="One"))
    assert titles(both) == ["Four"]


@pytest.mark.parametrize(
    ("extends", "told"),
    [
        ("own", "extends goes in a circle: own"),
        ("bass", "extends bass, but there is no such pack"),
        (5, "extends 5, but there is no such pack"),
        ([5], "extends [5], but there is no such pack"),
    ],
)
def test_whom_a_pack_cannot_extend(extends: object, told: str) -> None:
    own = written({"id": "own", "title": "Own", "extends": extends}, q1="One")
    assert [str(fault) for fault in joined(own).faults] == [f"own/pack.yaml:2: about: {told}"]


def test_a_circle_is_told_with_all_who_are_in_it() -> None:
    own = written({"id": "own", "title": "Own", "extends": "other"}, q1="One")
    other = written({"id": "other", "title": "Other", "extends": "third"}, q1="One")
    third = written({"id": "third", "title": "Third", "extends": "other"}, q1="One")
    [fault] = joined(own, other, third).faults
    assert fault.message == "extends goes in a circle: other → third → other"


def test_without_a_word_of_another_a_pack_stays_as_it_is() -> None:
    own = written({"id": "own", "title": "Own"}, q1="One")
    assert joined(own) is own


def test_translations_and_faults_of_both_are_kept() -> None:
    base, own = written(BASE, q1="One"), written({"id": "own", "title": "Own", "extends": "base"})
    base.tongues = {"de": {"One": "Eins", "Two": "Zwei"}, "fr": {"One": "Un"}}
    own.tongues = {"de": {"One": "Ein"}, "es": {"One": "Uno"}}
    base.faults, own.faults = ([Fault(Place(n, 1, n), n)] for n in ("base", "own"))
    both = joined(own, base)
    assert both.tongues == {
        "de": {"One": "Ein", "Two": "Zwei"},
        "fr": {"One": "Un"},
        "es": {"One": "Uno"},
    }
    assert [fault.message for fault in both.faults] == ["own", "base"]
