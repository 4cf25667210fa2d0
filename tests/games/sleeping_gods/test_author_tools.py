"""What an author is told: everything at once, each with its line, and what would be right."""

import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from bot.cli import main
from games.sleeping_gods.authors.check import check_folder
from tests.games.sleeping_gods.outside import EXAMPLE, change


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copytree(EXAMPLE, tmp_path / "ferry_bell")
    return tmp_path / "ferry_bell"


def content(*words: object) -> Result:
    return CliRunner().invoke(main, ["content", *map(str, words)])


def test_faults_of_all_kinds_are_told_in_one_go(folder: Path) -> None:
    story = folder / "story.yaml"
    change(story, "title: The near jetty", "titel: The near jetty")
    change(story, "combat: [3]", "combat: [99]")
    change(story, "skill: craft, need: 5", "skill: craft, need: 50")
    change(folder / "pack.yaml", "tier: 1", "teir: 1")
    findings = "\n".join(str(fault) for fault in check_folder(folder))
    assert "storybook 2: titel: there is no such field; did you mean title?" in findings
    assert "teir: there is no such field; did you mean tier?" in findings
    assert "fights enemy 99" in findings


def test_a_fault_names_the_line_on_which_it_stands(folder: Path) -> None:
    story = folder / "story.yaml"
    change(story, "skill: craft, need: 5", "skill: krafft, need: 5")
    line = next(n for n, text in enumerate(story.read_text().splitlines(), 1) if "krafft" in text)
    [finding, _] = [str(fault) for fault in check_folder(folder)]
    assert finding.startswith(f"story.yaml:{line}: storybook 2: choices.0.challenge.skill:")
    assert finding.endswith("did you mean craft?")


@pytest.mark.parametrize(
    ("old", "new", "right"),
    [
        ("text: Empty the tin.,", "text: Empty the tin, then run.,", "a text with a comma"),
        ("combat: [3]", "combat: [3", "stands in quotes"),
        ("text: Go back aboard.", "text: No: go back.", "stands in quotes"),
        ('- id: "2.1"', "- id: 2.1", 'in quotes, "2.1"'),
        ("{op: gain, res: meat}", "{op: gain, res: meet}", "did you mean meat?"),
    ],
)
def test_a_slip_is_told_with_what_would_be_right(
    folder: Path, old: str, new: str, right: str
) -> None:
    change(folder / "story.yaml", old, new)
    findings = "\n".join(str(fault) for fault in check_folder(folder))
    assert right in findings, findings


def test_a_pack_in_a_folder_is_checked_walked_counted_and_read(folder: Path) -> None:
    for words in (("check",), ("walk",), ("count",), ("tics",), ("consequences",)):
        done = content(*words, folder)
        assert done.exit_code == 0, done.output
    assert "ferry_bell: 0 findings" in content("check", folder).output
    assert "3" in content("read", folder, "--campaigns", 1).output


@pytest.mark.parametrize("what", ["walk", "count", "tics", "preview", "graph"])
def test_whatever_is_asked_of_a_broken_pack_is_answered_with_its_faults(
    folder: Path, what: str
) -> None:
    change(folder / "story.yaml", "title: The near jetty", "titel: The near jetty")
    more = ["2"] if what == "preview" else []
    done = content(what, folder, *more)
    assert done.exit_code == 1
    assert "did you mean title?" in done.output
    assert "Traceback" not in done.output


def test_a_passage_is_seen_as_the_table_sees_it(folder: Path, tmp_path: Path) -> None:
    without = content("preview", folder, 3).output
    assert "### The far jetty" in without
    assert "Tie the bell to your rope" not in without
    having = content("preview", folder, 3, "--have", "ROPE", "--out", tmp_path / "3.html").output
    assert "[A. Tie the bell to your rope.]" in having
    page = (tmp_path / "3.html").read_text()
    assert "<button>A. Tie the bell to your rope.</button>" in page
    assert "data:image/" in page
    content("preview", folder, "page-1", "--out", tmp_path / "page.png")
    assert (tmp_path / "page.png").read_bytes().startswith(b"\x89PNG")


def test_events_and_scenes_can_be_looked_at_too() -> None:
    assert "Flying Fish" in content("preview", "shallows", "M01").output
    scene = content("preview", "hollow_gyre", "S01")
    assert scene.exit_code == 0 or "no paragraph, event or scene" in scene.output
    assert "no paragraph, event or scene 404" in content("preview", "shallows", "404").output
    assert "no quest card bears" in content("preview", "shallows", "2", "--have", "HAT").output


def test_the_graph_shows_ways_and_keywords(folder: Path) -> None:
    dot = content("graph", folder).output
    assert dot.startswith('digraph "ferry_bell" {')
    assert '"2" -> "ROPE" [label="" color=seagreen];' in dot
    assert '"ROPE" -> "3" [label="" color=firebrick];' in dot
    drawn = content("graph", folder, "--form", "mermaid", "--keyword", "ROPE").output
    assert drawn.startswith("flowchart LR")
    assert '(["ROPE"])' in drawn
    assert "F1.1" not in drawn


def test_a_name_that_is_no_pack_is_told_which_there_are() -> None:
    done = content("check", "nowhere")
    assert done.exit_code == 2
    assert "shallows" in done.output


def test_whoever_follows_the_guide_word_by_word_has_the_example(tmp_path: Path) -> None:
    """Every block of the first part goes where the line before it says."""
    guide = (EXAMPLE.parents[1] / "writing_a_pack.md").read_text()
    lesson = guide.partition("## Your first pack")[2].partition("\n## ")[0]
    file, made = "", {"pack.yaml": "", "story.yaml": ""}
    for part in lesson.split("```"):
        if part.startswith("yaml\n"):
            made[file] += part.removeprefix("yaml\n")
        else:
            file = next((name for name in made if f"n `{name}`:" in part), file)
    assert made == {name: (EXAMPLE / name).read_text() for name in made}
    for name, text in made.items():
        (tmp_path / name).write_text(text)
    assert check_folder(tmp_path) == []


def test_what_is_only_written_wrongly_is_not_told_again_as_missing(folder: Path) -> None:
    change(folder / "pack.yaml", "theme: fen", "theme: swamp")
    change(folder / "story.yaml", "combat: [3]", "combat: [33]")
    told = [str(fault) for fault in check_folder(folder)]
    assert any("theme: should be 'shoals'" in one for one in told)
    assert any("fights enemy 33" in one for one in told)
    assert not [one for one in told if "start region" in one or "no location" in one]
    change(folder / "story.yaml", "Empty the tin.", "Empty the tin: it rattles.")
    told = [str(fault) for fault in check_folder(folder)]
    assert any("stands in quotes" in one for one in told)
    assert any("theme: should be" in one for one in told)
    assert not [one for one in told if "is missing" in one or "does not exist" in one]
