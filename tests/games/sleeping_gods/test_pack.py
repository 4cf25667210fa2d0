"""Packs: loading, and a lint that speaks to authors."""

import shutil
from pathlib import Path

import pytest
import yaml

from games.sleeping_gods.authors.check import check_folder
from games.sleeping_gods.authors.check.bands import formula_level
from games.sleeping_gods.card_words import card_text
from games.sleeping_gods.command.abilities import FATE
from games.sleeping_gods.content.faults import BrokenPack, Slip
from games.sleeping_gods.content.loader import PACKS, find_pack, load_pack, pack_names
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.content.page_reader import read_page
from tests.games.sleeping_gods.facts import facts
from tests.games.sleeping_gods.tables import SHALLOWS


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The Shallows with all that they take from the base, as one pack."""
    copy, own = tmp_path / "shallows", shutil.ignore_patterns("__pycache__")
    for name in ("base", "shallows"):
        shutil.copytree(PACKS / name, copy, ignore=own, dirs_exist_ok=True)
    change(copy, "pack.yaml", "  extends: base\n", "")
    return copy


def change(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / file
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))


@pytest.mark.parametrize("name", pack_names())
def test_every_pack_of_the_house_loads(name: str) -> None:
    pack = load_pack(PACKS / name)
    assert pack.about.id == name


def test_the_captain_may_stand_anywhere_among_the_crew() -> None:
    assert Pack.model_construct(crew=SHALLOWS.crew[::-1]).captain == "odessa"


def test_the_shallows_have_no_findings() -> None:
    assert check_folder(PACKS / "shallows") == []


def test_the_compiled_copy_says_the_same(folder: Path) -> None:
    first = load_pack(folder)
    assert (folder / "__pycache__" / "pack.json").exists()
    assert load_pack(folder) == first
    change(folder, "pack.yaml", "The Shallows", "The Deeps")
    assert load_pack(folder).about.title == "The Deeps"


FAULTS = [
    ("story.md", "- turn to 2.1", "- turn to 2.9", "storybook 2: turns to 2.9"),
    ("story.md", "fight 3 and 5", "fight 3 and 55", "fights enemy 55"),
    ("story.md", "gain quest 1,", "gain quest 99,", "quest 99 does not exist"),
    ("story.md", "EELMARK", "EELMARKS", "keyword EELMARKS, which no quest card bears"),
    ("story.md", "gain quest 2,", "gain 1 xp,", "nothing gives this quest"),
    ("story.md", "gain card 2,", "gain 1 xp,", "adventure 2: nothing gives this card"),
    ("story.md", "## 23 ", "## 24 ", "location 23 has no paragraph"),
    ("story.md", "strength 6", "strength 12", "need 12 is outside 5 to 7 of tier 1"),
    ("story.md", "gain 4 coins", "gain 30 coins", "coins 30 is above 4 of tier 1"),
    ("story.md", "ending 3,", "gain 1 xp,", "without an ending"),
    ("atlas.yaml", "adj: [5b, 5d]", "adj: [5d]", "touches 5a, but not the other way"),
    ("atlas.yaml", "links: {S: 5}", "links: {}", "which does not lead back"),
    ("atlas.yaml", "locations: [{num: 7, ", "locations: [{num: 8, ", "location 8 has no paragraph"),
    ("enemies.yaml", "level: 13", "level: 5", "its squares make it"),
    ("cards.yaml", "keyword: PURSER", "keyword: LANTERN", "keyword LANTERN is borne by"),
    ("abilities.yaml", "fate: 1,", "fate: 2,", "fates are"),
    ("events.yaml", "need: 9", "need: 4", "need 4 is outside 8 to 9 of deadly events"),
    ("events.yaml", "need: 9", "{need: 9}: 9", "events.yaml"),
    ("pack.yaml", "needs: {totems: 3}", "needs: {totems: 30}", "its needs can never be met"),
]


@pytest.mark.parametrize(("file", "old", "new", "message"), FAULTS)
def test_deliberate_faults_are_found(
    folder: Path, file: str, old: str, new: str, message: str
) -> None:
    change(folder, file, old, new)
    findings = [str(fault) for fault in check_folder(folder)]
    assert any(message in finding for finding in findings), findings


def test_findings_name_file_line_and_entry(folder: Path) -> None:
    change(folder, "story.md", "- turn to 2.1", "- turn to 2.9")
    line = (folder / "story.md").read_text().splitlines().index("## 2 The keeper's hut") + 1
    finding = next(str(f) for f in check_folder(folder) if "2.9" in str(f))
    assert finding.startswith(f"story.md:{line}: storybook 2:")


SLIPS = [
    ("story.md", "- emblem: lamp", "- emblen: lamp", "did you mean emblem?"),
    ("story.md", "draw 1 card,", "draw 1 card on any,", "nothing that can happen"),
    ("story.md", "gain 1 vegetable,", "gain,", "nothing that can happen"),
    ("story.md", "1-2: take", "1-3: take", "covers each of 1 to 6"),
    ("story.md", "- C. Sail on.\n  - end\n", "- C. Sail on.\n", "turns to a passage or ends"),
    ("enemies.yaml", "cells: [[{flying: true}, ", "cells: [[", "equally long"),
    ("events.yaml", ", clear_when: turn_end", "", "clear goes with clear_when"),
]


@pytest.mark.parametrize(("file", "old", "new", "message"), SLIPS)
def test_slips_of_the_pen_are_refused_with_their_place(
    folder: Path, file: str, old: str, new: str, message: str
) -> None:
    change(folder, file, old, new)
    with pytest.raises(BrokenPack) as broken:
        load_pack(folder)
    assert any(message in str(f) and str(f).startswith(file) for f in broken.value.faults)


def test_broken_yaml_names_its_line(folder: Path) -> None:
    (folder / "more.yaml").write_text("quests:\n- {num: 1\n")
    with pytest.raises(BrokenPack, match=r"more\.yaml:\d+"):
        load_pack(folder)
    (folder / "more.yaml").write_text("quest: []\n")
    with pytest.raises(BrokenPack, match="no such section"):
        load_pack(folder)


def test_the_level_formula_fits_the_printed_enemies() -> None:
    assert formula_level(SHALLOWS.enemy[3]) == 3
    assert formula_level(SHALLOWS.enemy[5]) == 5
    assert formula_level(SHALLOWS.enemy[12]) == 13


def test_the_guides_examples_are_valid() -> None:
    """Every block of the author's guide can be read."""
    guide = (Path(__file__).parents[3] / "docs" / "writing_a_pack.md").read_text()
    blocks = guide.split("```yaml\n")[1:]
    assert len(blocks) >= 8
    for block in blocks:
        assert yaml.safe_load(block.split("```")[0])
    pages = [block.split("```")[0] for block in guide.split("```markdown\n")[1:]]
    assert len(pages) >= 8
    for page in pages:
        for found in read_page(page if "## " in page else f"## 2\n\n{page}"):
            assert not isinstance(found, Slip), (found, page)
            assert found[1].slips == [], page


@pytest.mark.parametrize("name", pack_names())
def test_a_card_that_works_by_itself_says_what_it_does(name: str) -> None:
    told = {"travel": "ravel", "hazard": "azard", "event": "vent", "hand_limit": "ard"}
    for card in find_pack(name).card.values():
        for passive in card.passive:
            assert told[passive.op] in facts(card_text(card)), card.name
        if card.use:
            assert "_COMMAND" in facts(card_text(card)), card.name


@pytest.mark.parametrize("name", pack_names())
def test_an_ability_card_says_for_whom_it_works(name: str) -> None:
    """R97: for the bearer, unless the card says otherwise."""
    for card in find_pack(name).abilities:
        for mod in card.mods if card.mode in ("instant", "discard") else ():
            if mod.op in ("heal", "unfatigue", "unstatus"):
                assert any(w in card.text for w in ("anyone", "shared")), card.name
            if mod.op in FATE:
                assert any(w in card.text for w in ("bearer", "theirs")), card.name
