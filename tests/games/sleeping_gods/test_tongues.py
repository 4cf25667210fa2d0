"""A pack in other languages: what is translated is read, the rest stays as it was written."""

import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from bot.cli import main
from bot.languages import voice
from games.sleeping_gods.authors.bookshelf import Shelf
from games.sleeping_gods.authors.check import check_folder
from games.sleeping_gods.authors.preview import preview
from games.sleeping_gods.game import SleepingGods
from tests.games.sleeping_gods.outside import EXAMPLE

PREMISE = "about: {premise: Eine Meerenge mit zwei Stegen und keine Fähre weit und breit.}"
GERMAN = """
## 1.2

Es läutet jetzt eilig{if ROPE: , und das Seil an Deck zuckt jedes Mal|}. Noch einmal kippt
die Flut.

## 2 Der nahe Steg

Ein Pfosten, eine Büchse, ein Seil.

- A. Das Seil mitnehmen.
  - failure:

    Es brennt in {who}s Händen.

"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copytree(EXAMPLE, tmp_path / "packs" / "ferry_bell")
    (tmp_path / "packs" / "ferry_bell" / "pack.de.yaml").write_text(PREMISE)
    (tmp_path / "packs" / "ferry_bell" / "story.de.md").write_text(GERMAN)
    return tmp_path / "packs" / "ferry_bell"


def told(folder: Path, what: str, language: str, *have: str) -> str:
    [pack], broken = Shelf().read_folder(folder.parent)
    assert broken == {}
    Shelf().put(pack, of_the_host=True)
    seen = preview(SleepingGods, pack.name, what, have)
    options = [] if seen.ask is None else [option.label for option in seen.ask.options]
    return "\n".join(
        voice(language).render(text) for text in (*(t for t, _ in seen.lines), *options)
    )


def test_what_is_translated_is_read_and_the_rest_as_it_was_written(folder: Path) -> None:
    german = told(folder, "2", "de")
    assert "Der nahe Steg" in german
    assert "Ein Pfosten, eine Büchse, ein Seil." in german
    assert "Das Seil mitnehmen." in german
    assert "Empty the tin." in german
    assert "A post, a tin for coins" in told(folder, "2", "en")


def test_what_a_server_brought_speaks_in_no_other(folder: Path) -> None:
    """It might have somebody else's sentence, and a translation of its own."""
    own = GERMAN + "- B. Die Büchse stehlen.\n"
    (folder / "story.de.md").write_text(own)
    [pack], _ = Shelf().read_folder(folder.parent)
    Shelf().put(pack)
    ask = preview(SleepingGods, pack.name, "2", ()).ask
    assert ask is not None
    assert "Empty the tin." in [voice("de").render(option.label) for option in ask.options]


def test_conditions_are_read_alike_in_all_languages(folder: Path) -> None:
    assert "eilig. Noch einmal" in told(folder, "1.2", "de")
    assert "eilig, und das Seil an Deck zuckt jedes Mal. Noch" in told(folder, "1.2", "de", "ROPE")


def test_the_check_notes_what_is_missing_without_finding_fault(folder: Path) -> None:
    done = CliRunner().invoke(main, ["content", "check", str(folder)])
    assert done.exit_code == 0, done.output
    assert "storybook 2: 1 texts are not there in de" in done.output
    assert "storybook 3: " in done.output
    assert ": 0 texts" not in done.output
    assert "% is there in de" in done.output


def test_a_word_that_the_glossary_says_otherwise_is_noted(folder: Path) -> None:
    (folder / "pack.de.yaml").write_text("glossary: {post: Pfahl, tin: Büchse}\n")
    done = CliRunner().invoke(main, ["content", "check", str(folder)])
    assert done.exit_code == 0, done.output
    assert "de: “post” is Pfahl in the glossary, not so in “Ein Pfosten" in done.output
    assert "“tin” is" not in done.output


def test_a_passage_is_previewed_in_another_language() -> None:
    asked = ["content", "preview", "hollow_gyre", "1.2", "--language", "de"]
    done = CliRunner().invoke(main, asked)
    assert done.exit_code == 0, done.output
    assert "Beim zweiten setzt die See einmal aus." in done.output
    assert "Rafael zufolge" not in CliRunner().invoke(main, asked[:-2]).output


@pytest.mark.parametrize(
    ("old", "new", "finding"),
    [
        ("## 2 Der", "## 77 Der", "no such entry any more"),
        ("- A. Das", "- Z. Das", "each stands where its original stands"),
        ("## 1.2", "## 1.2 Eile", "title: the original has no such text any more"),
        ("failure:", "fialure:", "did you mean failure?"),
        ("{if ROPE:", "{if done ROPE:", "is not asked by the original"),
        ("{who}", "{turn}", "{turn} does not stand in the original"),
        ("{who}", "{wer}", "is no figure"),
        ("Ein Pfosten,", "Ein *Pfosten*,", "text is plain"),
    ],
)
def test_what_is_stale_or_wrong_is_found(folder: Path, old: str, new: str, finding: str) -> None:
    assert old in GERMAN
    (folder / "story.de.md").write_text(GERMAN.replace(old, new, 1))
    findings = "\n".join(str(fault) for fault in check_folder(folder))
    assert finding in findings, findings


def test_a_pack_does_not_speak_for_the_house(folder: Path) -> None:
    story = (folder / "story.md").read_text().replace("Empty the tin.", "Yes", 1)
    (folder / "story.md").write_text(story)
    (folder / "more.de.md").write_text("## 2\n\n- B. Niemals\n")
    assert "Niemals" not in told(folder, "2", "de")
