"""A story as its author writes it: pages of Markdown, and what an author is told about slips."""

import shutil
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from games.sleeping_gods.authors.check import check_folder
from games.sleeping_gods.content.effect_words import PHRASES
from games.sleeping_gods.content.faults import Place, Slip
from games.sleeping_gods.content.loader import entry_faults
from games.sleeping_gods.content.noted import Noted
from games.sleeping_gods.content.page_reader import MOST_SLIPS, read_page
from games.sleeping_gods.content.scenes import Scene
from games.sleeping_gods.content.source import Source
from games.sleeping_gods.content.story import Effect, Paragraph
from tests.games.sleeping_gods.outside import EXAMPLE

HUT = (Path(__file__).parent / "hut.txt").read_text()


def entries(text: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for part in read_page(text):
        assert not isinstance(part, Slip), part
        assert part[1].slips == []
        found[part[1]["id"]] = part[1]
    return found


def slips(text: str) -> list[tuple[int, str]]:
    found: list[tuple[int, str]] = []
    for part in read_page(text):
        told = [part] if isinstance(part, Slip) else part[1].slips
        found.extend((slip.line, str(slip)) for slip in told)
    return found


def test_everything_a_passage_can_say_is_read() -> None:
    hut = Paragraph.model_validate(entries(HUT)["2"])
    assert hut == Paragraph.model_validate(
        {
            "id": "2", "title": "The keeper's hut", "town": "Hutton", "emblem": "lamp",
            "vignette": "the_keepers_hut", "secret": True,
            "redirects": [{"when": {"kw": "STACKLIT", "no_done": "LANTERN"}, "goto": "2.3"}],
            "text": "A hut leans over the water, and its stove {if ROPE: is warm | is cold}.\n"
            "> Back soon.\nNobody is in.",
            "effects": [
                {"op": "quest", "num": 1},
                {"op": "status", "status": "low_morale", "who": "captain"},
                {"op": "xp", "n": 2, "when": {"card": 31}},
                {
                    "op": "fate_table",
                    "table": {
                        "1-2": [{"op": "damage", "who": "each"}, {"op": "heal", "who": "any"}],
                        "3-6": [],
                    },
                },
                {
                    "op": "pick_one",
                    "options": [
                        [{"op": "gain", "res": "coins"}],
                        [{"op": "pay", "res": "food_any", "n": 2}, {"op": "xp"}],
                    ],
                },
            ],
            "choices": [
                {
                    "key": "A",
                    "text": "Look for whoever lit the stove.",
                    "more": "There are wet footprints.",
                    "requires": {
                        "any_of": [{"kw": "LANTERN"}, {"some": ["PURSER", "KEYS"], "n": 2}]
                    },
                    "cost": [{"op": "pay", "res": "coins"}, {"op": "card_lost", "num": 31}],
                    "challenge": {
                        "skill": "perception",
                        "need": 5,
                        "fail": {
                            "effects": [{"op": "damage", "n": 2}],
                            "text": "A slate finds {who} first.\n> Told you so.",
                            "combat": [3],
                            "goto": "2.1",
                            "instead": True,
                        },
                    },
                    "combat": [3, 5],
                    "effects": [{"op": "gain", "res": "materials"}],
                    "goto": "2.1",
                },
                {"key": "B", "text": "Go.", "end": True},
            ],
        }
    )  # fmt: skip
    assert entries(HUT)["2"]["effects"][0] == {"op": "quest", "num": 1}, "and nothing else"


def test_a_scene_is_a_passage_with_an_s() -> None:
    assert Scene.model_validate(entries(HUT)["S31"]) == Scene.model_validate(
        {
            "id": "S31", "title": "Pressure", "turn": 9, "after": "S30", "when": {"kw": "LANTERN"},
            "only": "rafael hurt", "text": "The gauge taps its glass.",
        }
    )  # fmt: skip


def test_words_are_words() -> None:
    """What would begin something else stands behind a backslash; nothing else is special."""
    text = "## 2\n\n1986\\. A year. Then\n\\- so it went - \\# 4\n& <- a|b \u00a0c  d\n    deep\n"
    assert (
        entries(text)["2"]["text"]
        == "1986. A year. Then - so it went - # 4 & <- a|b \u00a0c d deep"
    )


def test_line_ends_and_marks_of_any_editor_are_read() -> None:
    assert entries("\ufeff## 2 Hut\r\n\r\nA hut.\r\n\r\n- end\r\n")["2"]["text"] == "A hut."


def test_every_effect_of_the_rules_can_be_said() -> None:
    ops = set(Effect.model_fields["op"].annotation.__args__)  # type: ignore[union-attr]  # a Literal
    assert set(PHRASES) == ops


SLIPS = [
    ("- turn to 2.1", "- gian 2 coins", "did you mean “gain 2 coins”?"),
    ("- turn to 2.1", "- gain 2 meet, end", "did you mean “gain 2 meat”?"),
    ("- turn to 2.1", "- make tea, end", "divemaster docs writing_a_pack lists what can"),
    ("- turn to 2.1", "- if lit: gain 1 xp", "“lit” is nothing that can be asked"),
    ("- turn to 2.1", "- if ROPE gain 1 xp", "followed by a colon"),
    ("- turn to 2.1", "- turn to 2.1, turn to 2.2", "turn to stands here twice"),
    ("- turn to 2.1", "- chalenge: craft 5", "did you mean challenge?"),
    ("- turn to 2.1", "- challenge: craft", "a skill and a number"),
    ("- turn to 2.1", "- skip the effects", "belongs to a failure"),
    ("- turn to 2.1", "- if ROPE: turn to 2.1", "cannot depend on a condition"),
    ("- turn to 2.1", "- end\n    - gain 1 xp", "nothing to be listed under"),
    ("- turn to 2.1", "- draw fate\n    - gain 1 xp", "say for which fates"),
    ("- turn to 2.1", "- draw fate\n    - 1-6: nothing\n    - 1-6: nothing", "stands here twice"),
    ("- turn to 2.1", "- challenge: craft 5\n    - take 1 damage", "failure: take 1 damage"),
    ("- turn to 2.1", "- turn to 2.1\n  -", "this point is empty"),
    ("- emblem: lamp", "- titel: A hut", "titel: there is no such field"),
    ("- emblem: lamp", "- turn: soon", "the number of a turn"),
    ("- emblem: lamp", "- fight 3", "a fight has no place here"),
    ("A hut.", "1. A hut.", "a backslash"),
    ("A hut.", "```\n<!-- A hut. -->\n```", "words are plain"),
    ("A hut.", "<div>\nA hut.", "no HTML"),
    ("A hut.", "A hut.\n\n---", "no line of dashes"),
    ("A hut.", "> - A hut.", "words alone"),
    ("A hut.", "> > A hut.", "words alone"),
    ("B. Go.\n  - end", "B. Go.\n  - end\n\nMore prose.", "prose stands above the list"),
    ("B. Go.", "B. Go.\n\n  Quietly.\n\n  Very.", "a second line stands here twice"),
]


@pytest.mark.parametrize(("old", "new", "told"), SLIPS)
def test_a_slip_is_told_with_its_line_and_what_would_be_right(
    old: str, new: str, told: str
) -> None:
    page = (
        "## 2 Hut\n\n- emblem: lamp\n\nA hut.\n\n- A. Look.\n  - turn to 2.1\n- B. Go.\n  - end\n"
    )
    assert slips(page) == []
    assert old in page
    wrong = page.replace(old, new, 1)
    [(line, message)] = slips(wrong)
    assert told in message
    before = wrong.split(new, 1)[0].count("\n") + 1
    assert before <= line <= before + new.count("\n")


def test_what_stands_below_a_slip_is_read() -> None:
    text = "## 2\n\n1. A\n   1. B\n\n      C\n2. D\n\n- blah\n\n---\n\n## 3\n\n---\n"
    assert [line for line, _ in slips(text)] == [3, 9, 11, 15]


@pytest.mark.parametrize(
    "line",
    [
        f"if {'(' * 90_000}: end", f"if {'not ' * 90_000}ROPE: end", f"gain {'9' * 90_000} coins",
        f"fight {'9' * 90_000}", "gian 2 coins " * 20_000, f"turn: {'9' * 90_000}",
    ],
)  # fmt: skip
def test_what_no_author_writes_is_told_in_few_words(line: str) -> None:
    [(_, message)] = slips(f"## 2\n\nA hut.\n\n- {line}\n")
    assert len(message) < 200


@pytest.mark.parametrize(
    ("line", "last"),
    [("- blah\n", 1), ("- A. Go.\n  - blah\n", 1), ("## 3\n- blah\n", 205), ("## x\n", 105)],
)
def test_where_all_is_wrong_the_first_hundred_are_told(line: str, last: int) -> None:
    told = slips(f"## 2\n\nA hut.\n\n{line * 500}")
    assert MOST_SLIPS < len(told) <= MOST_SLIPS + 2
    assert told[-1] == (last, "so much is wrong that the rest of the page was not read")


def test_deep_lists_are_refused_and_end() -> None:
    deep = "".join(f"{'  ' * depth}- choose one\n" for depth in range(500))
    assert any("too deep" in message for _, message in slips(f"## 2\n\nA hut.\n\n{deep}"))
    assert slips("## 2\n\n" + "> " * 5000 + "A hut.\n") != []


@settings(deadline=None, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_a_spoiled_page_is_told_and_never_breaks_the_reader(data: st.DataObject) -> None:
    lines = HUT.splitlines()
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(lines) - 1))
        other = data.draw(
            st.sampled_from([*lines, "", "> ", "- ", "    - ", "1. ", "{", "|", "# "])
        )
        lines[at] = data.draw(
            st.sampled_from([other, lines[at] + other, other + lines[at], lines[at][1:]])
        )
    for part in read_page("\n".join(lines)):
        if not isinstance(part, Slip):
            model = Scene if part[0] == "scenes" else Paragraph
            try:
                model.model_validate(part[1])
            except ValidationError as error:
                for wrong in error.errors():
                    assert part[1].line_of(wrong["loc"]) > 0
                    assert part[1].named(wrong["loc"]) is not None


def test_an_entry_knows_the_line_of_each_of_its_parts() -> None:
    hut: Noted = entries(HUT)["2"]
    lines = HUT.splitlines()
    assert "challenge: perception" in lines[hut.line_of(("choices", 0, "challenge", "need")) - 1]
    assert lines[hut.line_of(("effects",)) - 1].startswith("- gain quest 1")
    assert lines[hut.line_of(("choices",)) - 1].startswith("- A. Look")
    assert lines[hut.line_of(("redirects",)) - 1].startswith("- if STACKLIT")
    assert lines[hut.line_of(("text",)) - 1].startswith("A hut leans")
    assert lines[hut.line_of(("nothing", 3)) - 1].startswith("## 2")
    assert "2 of PURSER" in lines[hut.line_of(("choices", 0, "requires", "some")) - 1]
    assert "if card 31" in lines[hut.line_of(("effects", 2, "n")) - 1]
    assert hut.named(("choices", 0, "challenge", "fail", "text")) == (
        "choice A", "challenge", "failure", "text",
    )  # fmt: skip


def test_a_page_may_lie_beside_the_rest_and_capitals_are_for_people(tmp_path: Path) -> None:
    folder = tmp_path / "ferry_bell"
    shutil.copytree(EXAMPLE, folder)
    (folder / "README.md").write_text("# How to play\n\n## Install it\n")
    assert check_folder(folder) == []
    (folder / "story").mkdir()
    (folder / "story" / "aboard.md").write_text("## S01 Tea\n\nSomebody makes tea.\n")
    assert check_folder(folder) == []
    (folder / "story" / "aboard.md").write_text("## S01 Tea\n\n- turn: 99\n\nTea.\n")
    [told, _] = [str(fault) for fault in check_folder(folder)]
    assert told.startswith("story/aboard.md:3: scenes S01: turn: ")


def test_an_entry_nobody_wrote_is_looked_for_in_its_own_file() -> None:
    assert Source().place("quests", 5) == Place("quests.yaml", 1, "quests 5")


def test_a_slip_hides_only_what_may_come_of_it() -> None:
    [(section, entry)] = [
        part for part in read_page("## 2\n\nA hut.\n\n- Frobnicate.\n") if isinstance(part, tuple)
    ]
    del entry["id"]
    entry["emblem"] = "goat"
    source = Source()
    source.add(section, entry, Place("story.md", 1, "storybook 2"), entry)
    found = [fault.message for fault in entry_faults(source) if fault.place.file == "story.md"]
    assert any("Frobnicate" in message for message in found)
    assert any("emblem" in message for message in found)
    assert not any("id:" in message for message in found)
