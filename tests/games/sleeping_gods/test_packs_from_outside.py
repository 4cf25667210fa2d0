"""Packs that are not of the house: data only, within limits, and pinned to what they hold."""

import io
import shutil
import stat
import zipfile
from pathlib import Path

import pytest

from games.kernel.content import BrokenContent, Pinned
from games.sleeping_gods.authors.bookshelf import MOST_PACKS, Shelf
from games.sleeping_gods.authors.reader import play
from games.sleeping_gods.content import files, shelf, source
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.game import SleepingGods
from tests.games.sleeping_gods.outside import EXAMPLE, change, example_zip, zipped

SHELF = Shelf()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copytree(EXAMPLE, tmp_path / "packs" / "ferry_bell")
    return tmp_path / "packs"


def wrong_with(data: bytes, name: str = "pack.yaml") -> str:
    with pytest.raises(BrokenContent) as broken:
        SHELF.read_upload(name, data, [])
    return "\n".join(broken.value.findings)


def test_a_sound_pack_of_a_folder_can_be_played(folder: Path) -> None:
    change(folder / "ferry_bell" / "pack.yaml", "Nobody Came", "Nobody at All")
    [pack], broken = SHELF.read_folder(folder)
    assert broken == {}
    assert pack.id == "ferry_bell"
    assert not SHELF.holds(pack.name)
    with pytest.raises(shelf.MissingPack):
        find_pack(pack.name)
    SHELF.put(pack)
    assert SHELF.holds(pack.name)
    assert find_pack(pack.name).about.title == pack.title == "The Ferry Bell"


def test_a_zip_holds_the_same_pack_as_its_folder(folder: Path) -> None:
    [pack], _ = SHELF.read_folder(folder)
    assert SHELF.read_upload("bell.zip", example_zip(), []) == pack


def test_another_word_makes_another_name(folder: Path) -> None:
    [first], _ = SHELF.read_folder(folder)
    change(folder / "ferry_bell" / "pack.yaml", "Nobody Came", "Nobody Rang")
    [second], _ = SHELF.read_folder(folder)
    assert first.id == second.id
    assert first.name != second.name
    with pytest.raises(shelf.WrongBody):
        SHELF.put(Pinned(second.name, first.title, first.body))


def test_every_broken_pack_is_told_whole_and_keeps_no_other_back(folder: Path) -> None:
    shutil.copytree(folder / "ferry_bell", folder / "leaky_bell")
    leaky = folder / "leaky_bell"
    change(leaky / "story.md", "turn to 3.1", "turn to 3.9")
    change(leaky / "story.md", "fight 3", "fight 99")
    sound, broken = SHELF.read_folder(folder)
    assert [pack.id for pack in sound] == ["ferry_bell"]
    assert any("3.9" in one for one in broken["leaky_bell"])
    assert any("enemy 99" in one for one in broken["leaky_bell"])


def test_a_folder_bears_the_name_of_its_pack_and_none_of_the_house(folder: Path) -> None:
    (folder / "ferry_bell").rename(folder / "other")
    assert "not the name of its folder" in str(SHELF.read_folder(folder)[1]["other"])
    change(folder / "other" / "pack.yaml", "id: ferry_bell", "id: shallows")
    assert "called shallows already" in str(SHELF.read_folder(folder)[1]["other"])


def test_more_packs_than_a_menu_holds_are_left_out(folder: Path) -> None:
    for number in range(MOST_PACKS):
        (folder / f"a{number:02}").mkdir()
    _, broken = SHELF.read_folder(folder)
    assert "too many" in str(broken["ferry_bell"])


def test_links_out_of_the_folder_are_not_followed(folder: Path, tmp_path: Path) -> None:
    secret = tmp_path / "secret.yaml"
    secret.write_text("scenes: []\nsecret: x\n")
    (folder / "ferry_bell" / "more.yaml").symlink_to(secret)
    (folder / "ferry_bell" / "up").symlink_to(tmp_path)
    assert set(files.folder_files(folder / "ferry_bell")) == {"pack.yaml", "story.md"}


def test_too_much_is_refused_whole(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bell = folder / "ferry_bell"
    (bell / "long.yaml").write_text("#" * (files.LARGEST_FILE + 1))
    monkeypatch.setattr(files, "MOST_FILES", 2)
    monkeypatch.setattr(files, "LARGEST_PACK", files.LARGEST_FILE)
    findings = SHELF.read_folder(folder)[1]["ferry_bell"]
    assert len(findings) == 3, findings
    assert any("long.yaml" in one for one in findings)


def test_a_zip_that_swells_is_refused() -> None:
    bomb = zipped(**{"pack.yaml": b"#" * 50_000_000})
    assert len(bomb) < 100_000
    assert "too many" in wrong_with(bomb)
    lying = bytearray(bomb)
    size = (50_000_000).to_bytes(4, "little")
    while (at := lying.find(size)) >= 0:
        lying[at : at + 4] = (1000).to_bytes(4, "little")
    assert wrong_with(bytes(lying))


def test_pages_have_the_same_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    long = "## 2\n\n" + "A hut. " * files.LARGEST_FILE
    assert "story.md:1: file: " in wrong_with(example_zip(**{"story.md": long}))
    no_text = wrong_with(example_zip(**{"story.md": b"## 2\n\n\xff\xfe"}))
    assert no_text.startswith("story.md:1: file: a file is written in UTF-8\n")
    many = {f"story/{number}.md": f"## S{number}\n\nTea.\n" for number in range(100, 100 + 200)}
    assert "files are too many" in wrong_with(example_zip(**many))
    monkeypatch.setattr(source, "MOST_ENTRIES", 9)
    assert "are too many" in wrong_with(example_zip())


@pytest.mark.parametrize(
    ("says", "told"), [(1001, "is not as long as the zip says"), (0, "this zip cannot be read")]
)
def test_a_zip_that_holds_more_or_less_than_it_says_is_refused(says: int, told: str) -> None:
    honest, lying = (size.to_bytes(4, "little") for size in (1000, says))
    promise = zipped(**{"pack.yaml": b"#" * 1000}).replace(honest, lying)
    assert told in wrong_with(promise)


def test_a_zip_brings_no_links_and_nothing_that_is_packed_strangely() -> None:
    link, strange = zipfile.ZipInfo("pack.yaml"), zipfile.ZipInfo("pack.yaml")
    link.external_attr = stat.S_IFLNK << 16
    strange.compress_type = zipfile.ZIP_BZIP2
    for info in (link, strange):
        data = io.BytesIO()
        with zipfile.ZipFile(data, "w") as archive:
            archive.writestr(info, "about: {}")
        assert "no .yaml file" in wrong_with(data.getvalue())


@pytest.mark.parametrize(
    "name",
    ["../up.yaml", "/etc/pack.yaml", "a\\b.yaml", ".x.yaml", "run.py", "../up.md", "READ.md"],
)
def test_a_zip_brings_texts_with_plain_names_alone(name: str) -> None:
    assert "no .yaml file" in wrong_with(zipped(**{name: "about: {}"}))


@pytest.mark.parametrize("data", [b"PK", b"PK\x03\x04" + b"x" * 50, example_zip()[:-30]])
def test_a_spoiled_zip_is_told(data: bytes) -> None:
    assert "zip" in wrong_with(data)


@pytest.mark.parametrize(
    ("text", "finding"),
    [
        ("about: !!python/object/apply:os.system [ls]", "no tags"),
        ("about: &a {id: x}\nquests: [*a]", "anchors and aliases"),
        ("quests: " + "[" * 100 + "]" * 100, "nested"), ("about: {premise: 2024-99-99}", "quotes"),
        ("a: b: c", "stands in quotes"), ("quests:\n\t- {num: 1}", "never with tabs"),
        ("quests: [{num: 1, num: 2, title: Ab, text: Abcdef}]", "written twice"), ("\xff", "about"),
    ],
)  # fmt: skip
def test_only_plain_data_is_read(text: str, finding: str) -> None:
    assert finding in wrong_with(text.encode())


@pytest.mark.parametrize(
    "words", ["@everyone", "**loud**", "https://x.y", "<@5>", "[a](b)", "a\u202eb"]
)
def test_words_have_no_power(folder: Path, words: str) -> None:
    text = (folder / "ferry_bell" / "pack.yaml").read_text()
    change(folder / "ferry_bell" / "pack.yaml", "title: The Ferry Bell", f'title: "{words}"')
    assert text != (folder / "ferry_bell" / "pack.yaml").read_text()
    assert SHELF.read_folder(folder)[1]["ferry_bell"]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_example_is_played_to_its_end(seed: int) -> None:
    """By the autopilot; all ten paragraphs are within reach (the check says so)."""
    [pack], _ = SHELF.read_folder(EXAMPLE.parent)
    SHELF.put(pack)
    assert len(find_pack(pack.name).storybook) == 10
    game, cause, _ = play(SleepingGods, pack.name, 2, seed)
    assert cause
    assert game.s.ending in (1, 2)
    assert game.view(0).pack == pack.name
