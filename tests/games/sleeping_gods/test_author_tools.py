"""What an author is told: everything at once, each with its line, and what would be right."""

import json
import shutil
from pathlib import Path

import pytest
import yaml
from click.testing import CliRunner, Result

from bot.cli import main
from games.sleeping_gods.authors.check import check_folder
from games.sleeping_gods.content.loader import folder_source, load_pack
from tests.games.sleeping_gods.outside import EXAMPLE, change


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copytree(EXAMPLE, tmp_path / "ferry_bell")
    return tmp_path / "ferry_bell"


def content(*words: object) -> Result:
    return CliRunner().invoke(main, ["content", *map(str, words)])


def test_faults_of_all_kinds_are_told_in_one_go(folder: Path) -> None:
    story = folder / "story.md"
    change(story, "- emblem: rope", "- emblen: rope")
    change(story, "- emblem: bell", "- emblem: ball")
    change(story, "fight 3", "fight 99")
    change(story, "craft 5", "craft 50")
    change(folder / "pack.yaml", "tier: 1", "teir: 1")
    findings = "\n".join(str(fault) for fault in check_folder(folder))
    assert "storybook 2: emblen: there is no such field; did you mean emblem?" in findings
    assert "storybook 2: choice A.challenge.need: Input should be less than" in findings
    assert "storybook 3: emblem: should be" in findings
    assert "teir: there is no such field; did you mean tier?" in findings


def test_a_slip_on_a_page_hides_nothing_else(folder: Path) -> None:
    change(folder / "story.md", "- emblem: rope", "- emblen: rope")
    change(folder / "story.md", "fight 3", "fight 99")
    findings = "\n".join(str(fault) for fault in check_folder(folder))
    assert "did you mean emblem?" in findings
    assert "fights enemy 99" in findings


def test_a_fault_names_the_line_on_which_it_stands(folder: Path) -> None:
    story = folder / "story.md"
    change(story, "challenge: craft 5", "challenge: krafft 5")
    line = next(n for n, text in enumerate(story.read_text().splitlines(), 1) if "krafft" in text)
    [finding, _] = [str(fault) for fault in check_folder(folder)]
    assert finding.startswith(f"story.md:{line}: storybook 2: choice A.challenge.skill:")
    assert finding.endswith("did you mean craft?")


@pytest.mark.parametrize(
    ("file", "old", "new", "right"),
    [
        ("pack.yaml", "name: Near Side,", "name: Near, and dear,", "a text with a comma"),
        ("pack.yaml", "adj: [1e]", "adj: [1e", "stands in quotes"),
        ("pack.yaml", "name: The Strait", "name: No: a strait", "stands in quotes"),
        ("pack.yaml", "title: The Ferry Bell", "title: 12", 'in quotes, "12"'),
        ("story.md", "gain 1 meat", "gain 1 meet", "did you mean “gain 1 meat”?"),
        ("story.md", "- needs: ROPE", "- neds: ROPE", "did you mean needs?"),
        ("story.md", "- needs: ROPE", "- needs: rope", "“rope” is nothing that can be asked"),
        ("story.md", "## 2.1", "## The bare post", "“## 17.3 The bare post”"),
        ("story.md", "## 2.1", "2.1", "prose stands above the list"),
    ],
)
def test_a_slip_is_told_with_what_would_be_right(
    folder: Path, file: str, old: str, new: str, right: str
) -> None:
    change(folder / file, old, new)
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
    change(folder / "story.md", "- emblem: rope", "- emblen: rope")
    more = ["2"] if what == "preview" else []
    done = content(what, folder, *more)
    assert done.exit_code == 1
    assert "did you mean emblem?" in done.output
    assert "Traceback" not in done.output


def test_a_passage_is_seen_as_the_table_sees_it(folder: Path, tmp_path: Path) -> None:
    without = content("preview", folder, 3).output
    assert "### The far jetty" in without
    assert "Tie the bell to your rope" not in without
    having = content("preview", folder, 3, "--have", "ROPE", "--out", tmp_path / "3.html").output
    assert "[Tie the bell to your rope.]" in having
    page = (tmp_path / "3.html").read_text()
    assert "<button>Tie the bell to your rope.</button>" in page
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
    lesson = guide.partition("## Your first pack")[2].partition("\n## Limits")[0]
    file, blocks = "", {"pack.yaml": list[str](), "story.md": list[str]()}
    for part in lesson.split("```"):
        kind, _, block = part.partition("\n")
        if kind in ("yaml", "markdown"):
            blocks[file].append(block)
        else:
            file = next((name for name in blocks if f"n `{name}`:" in part), file)
    made = {"pack.yaml": "".join(blocks["pack.yaml"]), "story.md": "\n".join(blocks["story.md"])}
    assert made == {name: (EXAMPLE / name).read_text() for name in made}
    for name, text in made.items():
        (tmp_path / name).write_text(text)
    assert check_folder(tmp_path) == []


def test_what_is_only_written_wrongly_is_not_told_again_as_missing(folder: Path) -> None:
    change(folder / "pack.yaml", "theme: fen", "theme: swamp")
    change(folder / "story.md", "fight 3", "fight 33")
    told = [str(fault) for fault in check_folder(folder)]
    assert any("theme: should be 'shoals'" in one for one in told)
    assert any("fights enemy 33" in one for one in told)
    assert not [one for one in told if "start region" in one or "no location" in one]
    (folder / "more.yaml").write_text("quests:\n- {num: 2, title: The tin: it rattles.}\n")
    told = [str(fault) for fault in check_folder(folder)]
    assert any("stands in quotes" in one for one in told)
    assert any("theme: should be" in one for one in told)
    assert not [one for one in told if "is missing" in one or "does not exist" in one]


def test_a_story_in_yaml_is_turned_into_pages(folder: Path) -> None:
    """As stories used to be written; an author's comments come along."""
    before = load_pack(folder)
    story = json.loads(json.dumps(folder_source(folder).sections["storybook"]))
    (folder / "story.md").unlink()
    written = yaml.safe_dump({"storybook": story}, allow_unicode=True, sort_keys=False)
    commented = written.replace("- id: '2'", "# The jetties\n- id: '2'")
    (folder / "story.yaml").write_text(f"# All of it\n{commented}")
    told = "\n".join(str(fault) for fault in check_folder(folder))
    assert "story.yaml:3: storybook: a story is written in pages: `divemaster content pages" in told
    done = content("pages", folder)
    assert (done.exit_code, done.output) == (0, "story.yaml → story.md\n"), done.output
    assert not (folder / "story.yaml").exists()
    page = (folder / "story.md").read_text()
    assert page.startswith("# All of it\n\n## 1\n")
    assert "\n# The jetties\n\n## 2 The near jetty\n" in page
    assert load_pack(folder) == before
    assert content("pages", folder).output == ""


def test_what_else_a_file_holds_stays_in_it(folder: Path) -> None:
    cards = (folder / "pack.yaml").read_text()
    scene = "scenes:\n- {id: S01, title: Tea, text: Somebody makes tea.}\n"
    (folder / "pack.yaml").write_text(cards.replace("quests:\n", f"{scene}quests:\n"))
    assert content("pages", folder).exit_code == 0
    assert (folder / "pack.yaml").read_text() == cards
    assert (folder / "pack.md").read_text() == "## S01 Tea\n\nSomebody makes tea.\n"
    (folder / "more.yaml").write_text(scene)
    (folder / "more.md").write_text("## S02\n\nMore tea.\n")
    assert "more.md:1: file: is there already" in content("pages", folder).output
