"""Text that remembers: branches, voices and figures inside a passage, checked in every way."""

import shutil
from pathlib import Path

import pytest

from games.sleeping_gods.authors.check import check_folder
from games.sleeping_gods.authors.check.prose import can_be
from games.sleeping_gods.authors.consequences import consequences
from games.sleeping_gods.authors.walker.explore import told_branches
from games.sleeping_gods.content.facts import World
from games.sleeping_gods.content.loader import PACKS, find_pack, load_pack
from games.sleeping_gods.content.prose import Fact, facts_of, parse, spoken
from games.sleeping_gods.story.reading_aloud import knows, read_aloud
from games.sleeping_gods.story.scenes import scene_aboard
from tests.games.sleeping_gods.tables import own, table


def said(source: str, *so: str) -> str:
    true = {str(fact) for fact in facts_of(parse(source))} & set(so)
    return spoken(parse(source), lambda fact: str(fact) in true)


def test_words_without_braces_stay_as_they_are() -> None:
    assert said("The tea towel folds. It is wet.") == "The tea towel folds. It is wet."


def test_the_first_branch_that_holds_is_read() -> None:
    text = "{if PIM: Pim waves. | if done PIM: Pim has gone. | Nobody waves.}"
    assert said(text, "PIM") == "Pim waves."
    assert said(text, "PIM done") == "Pim has gone."
    assert said(text) == "Nobody waves."


def test_a_branch_may_be_nothing_and_leaves_no_gap() -> None:
    text = "One. {if PIM: Two.} Three."
    assert said(text, "PIM") == "One. Two. Three."
    assert said(text) == "One. Three."


def test_and_or_and_not() -> None:
    text = "{if PIM and not MUM or DAD: Yes.|No.}"
    assert said(text, "PIM") == "Yes."
    assert said(text, "PIM", "MUM") == "No."
    assert said(text, "PIM", "MUM", "DAD") == "Yes."


def test_a_voice_is_whoever_took_part() -> None:
    text = "{by kasumi: Kasumi laughs. | by mac: Mac laughs.}"
    assert said(text, "mac took part").strip() == "Mac laughs."
    assert said(text, "mac took part", "kasumi took part").strip() == "Kasumi laughs."


def test_a_campaign_knows_who_is_hurt_afraid_and_took_part() -> None:
    voyage = table(2)
    mac = voyage.index_of("mac")
    for state in ("hurt", "down", "afraid", "tired", "took part"):
        assert not knows(voyage, Fact(state, "mac"))
        assert not knows(voyage, Fact(state, "anybody"))
    voyage.s.crew[mac].damage = 1
    voyage.s.crew[mac].statuses.append("frightened")
    voyage.s.crew[mac].fatigue = 1
    voyage.s.took_part = [mac]
    for state in ("hurt", "afraid", "tired", "took part"):
        assert knows(voyage, Fact(state, "mac"))
        assert knows(voyage, Fact(state, "anybody"))
        assert not knows(voyage, Fact(state, "kasumi"))
    assert not knows(voyage, Fact("down", "mac"))
    voyage.s.crew[mac].damage = voyage.health(mac)
    assert knows(voyage, Fact("down", "mac"))


def test_a_campaign_knows_what_it_has_done_and_carries() -> None:
    voyage = table(1)
    quest = next(quest for quest in voyage.pack.quests if quest.keyword)
    facts = {kind: Fact(kind, quest.keyword or "") for kind in ("owns", "done", "had")}
    assert not any(knows(voyage, fact) for fact in facts.values())
    voyage.s.quests.append(quest.num)
    assert [knows(voyage, facts[kind]) for kind in ("owns", "done", "had")] == [True, False, True]
    voyage.s.quests.remove(quest.num)
    voyage.s.used_quests.append(quest.num)
    assert [knows(voyage, facts[kind]) for kind in ("owns", "done", "had")] == [False, True, True]
    voyage.s.crew[0].equipped.append(1)
    assert knows(voyage, Fact("carries", voyage.boards[0].id, 1))
    assert not knows(voyage, Fact("carries", voyage.boards[1].id, 1))
    voyage.s.crew[0].weapons.append(58)
    assert knows(voyage, Fact("carries", "captain", 58))
    assert knows(voyage, Fact("alone"))
    voyage.s.goods["coins"] = voyage.s.passes = voyage.s.defeats = 2
    own(voyage, 1, 2)
    for kind in ("coins", "passes", "defeats", "totems"):
        assert [knows(voyage, Fact(kind, n=n)) for n in (1, 2, 3)] == [True, True, False]


def test_figures_are_words_and_are_put_in() -> None:
    voyage = table(2)
    voyage.lines.clear()
    voyage.s.took_part = [voyage.index_of("marco")]
    voyage.s.defeats = 2
    read_aloud(voyage, "{who} counts {totems} bells and {defeats} wrecks.")
    read_aloud(voyage, "{if coins 40: Rich!}")
    [line] = voyage.lines
    assert (str(line.text), line.shows) == ("Marco counts no bells and two wrecks.", "")


def test_what_cannot_be_so_together_is_not_tried() -> None:
    owns, done, had = (Fact(kind, "PIM") for kind in ("owns", "done", "had"))
    assert not can_be({owns: True, done: True})
    assert not can_be({owns: True, had: False})
    assert not can_be({had: True, owns: False, done: False})
    assert can_be({had: True, owns: False, done: True})
    assert not can_be({Fact("totems", n=6): True, Fact("totems", n=3): False})
    assert can_be({Fact("totems", n=6): False, Fact("totems", n=3): True})
    assert not can_be({Fact("down", "mac"): True, Fact("hurt", "mac"): False})
    assert not can_be({Fact("hurt", "mac"): True, Fact("hurt", "anybody"): False})


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    copy = tmp_path / "shallows"
    shutil.copytree(PACKS / "shallows", copy, ignore=shutil.ignore_patterns("__pycache__"))
    return copy


OPENING = "A lamp-keeper's hut leans over the water."


@pytest.mark.parametrize(
    ("written", "finding"),
    [
        ("{if NOSUCH: Oh.} A hut.", "no such keyword"),
        ("{if nobody hurt: Oh.} A hut.", "no such crew member"),
        ("{if read 99.9: Oh.} A hut.", "no such paragraph"),
        ("{if card 9999: Oh.} A hut.", "no such card"),
        ("{if moored: Oh.} A hut.", "no such named fact"),
        ("A hut{if LANTERN: , lit} . It leans.", "a space before a stop"),
        ("A hut. {if LANTERN: it is lit.} Well.", "a sentence that begins small"),
        ("{if LANTERN or not LANTERN: A hut.|Nothing.}", "can never be read"),
        ("{if LANTERN: A hut.}", "nothing is left to read"),
    ],
)
def test_the_check_reads_every_combination(folder: Path, written: str, finding: str) -> None:
    path = folder / "story.md"
    text = path.read_text()
    assert OPENING in text
    whole = text.split(OPENING, 1)
    end = whole[1].split("\n\n- A.", 1)[1]
    path.write_text(f"{whole[0]}{written}\n\n- A.{end}")
    assert any(finding in str(fault) for fault in check_folder(folder)), check_folder(folder)


def test_the_walker_knows_which_branches_a_world_may_read(folder: Path) -> None:
    path = folder / "story.md"
    path.write_text(
        path.read_text().replace(
            OPENING, f"{{if LANTERN: You again. | by mac: Mac. }} {OPENING}", 1
        )
    )
    pack = load_pack(folder)
    para = next(p.id for p in pack.storybook if OPENING in p.text)
    without = told_branches(pack, para, World())
    with_it = told_branches(pack, para, World(quests=frozenset({pack.bearer["LANTERN"]})))
    assert without == {f"{para} text 1.2"}
    assert with_it == {f"{para} text 1.1"}


@pytest.mark.parametrize("name", ["hollow_gyre", "shallows"])
def test_nothing_that_was_done_is_forgotten(name: str) -> None:
    assert [found.keyword for found in consequences(find_pack(name)) if found.forgotten] == []


SCENES = """
## S01
- turn: 3

Later.

## S02
- when: LANTERN

The lamp swings.

## S03
Soup.

## S04
- only: mac hurt

Mac limps.

## S05
- after: S03

More soup.
"""


def test_what_has_happened_is_told_first_and_each_scene_comes_once(folder: Path) -> None:
    (folder / "scenes.md").write_text(SCENES)
    assert check_folder(folder) == []
    voyage = table(2)
    voyage.pack = load_pack(folder)

    def next_scene() -> str:
        voyage.lines.clear()
        scene_aboard(voyage)
        return str(voyage.lines[-1].text) if voyage.lines else ""

    voyage.s.turn, voyage.s.crew[voyage.index_of("mac")].damage = 2, 1
    assert [next_scene() for _ in range(4)] == ["Mac limps.", "Soup.", "More soup.", ""]
    voyage.s.turn = 3
    assert [next_scene() for _ in range(2)] == ["Later.", ""]
    voyage.s.turn = 30
    voyage.s.quests.append(voyage.pack.bearer["LANTERN"])
    assert [next_scene() for _ in range(2)] == ["The lamp swings.", ""]


def test_a_scene_out_of_order_is_a_finding(folder: Path) -> None:
    (folder / "scenes.md").write_text("## S05\n- after: S09\n\nSoup.\n")
    assert any("comes after S09" in str(fault) for fault in check_folder(folder))
