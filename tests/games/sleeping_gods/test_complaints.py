"""What an author is told of a file: the file, the line, the entry, and what is wrong with it."""

import re
from pathlib import Path

import pytest
import yaml

from games.sleeping_gods.content import source
from games.sleeping_gods.content.describing import PATTERNS, describe
from games.sleeping_gods.content.faults import BrokenPack, Place, Slip
from games.sleeping_gods.content.loader import build_pack, entry_faults
from games.sleeping_gods.content.noted import Noted
from games.sleeping_gods.content.page_reader import read_page
from games.sleeping_gods.content.source import Source, key_of, line_of, read_files

MODELS = Path(source.__file__).parent
QUEST = "quests:\n- num: 1\n  title: Ab\n  text: Abcdef\n"
SECTIONS = (
    "about, pages, storybook, quests, adventure, market, abilities, events, enemies, crew, search, "
    "endings, unlocks, scenes, histories"
)
IN_PAGES = "a story is written in pages: `divemaster content pages FOLDER` makes them of this"
NO_ANCHORS = "anchors and aliases (& and *) are not part of a pack; "
NO_ANCHORS += "a text that begins so stands in quotes"
EXITS = "a passage has choices, or turns to another, or ends: exactly one of these"


def complaints(**texts: str | bytes) -> list[str]:
    """Everything that is wrong with these files and their entries, but for what is not there."""
    files = {
        name.replace("__", "."): text if isinstance(text, bytes) else text.encode()
        for name, text in texts.items()
    }
    found = read_files(files)
    faults = [*found.faults, *entry_faults(found)]
    return [str(fault) for fault in faults if not str(fault).startswith("pack.yaml:1: about:")]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("- a\n- b\n", ["1: file: a file is a mapping of sections"]),
        ("search: []\nquests:\n  a: b\n", ["3: quests: a section is a list of entries"]),
        ("\n\nquest: []\n", [f"3: quest: no such section; use {SECTIONS}"]),
        ("quests: []\nscenes:\n- {id: S01, text: Tea is made.}\n", [f"3: scenes: {IN_PAGES}"]),
        ("storybook: []\n", [f"1: storybook: {IN_PAGES}"]),
        (f"{QUEST}  num: 2\n", ["5: quests 2: “num” is written twice"]),
        (
            f"{QUEST}  passive:\n  - {{op: inn}}\n  - op: inn\n    op: inn\n",
            ["8: quests 1: “op” is written twice"],
        ),
        ("glossary: {post: Pfahl}\n", [f"1: glossary: no such section; use {SECTIONS}"]),
        ("quests:\n- num: &x 1\n", [f"2: YAML: {NO_ANCHORS}"]),
        ("quests:\n- num: 1\n- *x\n", [f"3: YAML: {NO_ANCHORS}"]),
        (f"quests:\n- {'[' * 29}{']' * 29}", ["2: YAML: nested more than 30 deep"]),
        ("quests:\n- title: 2024-99-99\n", ["1: YAML: month must be in 1..12; put it in quotes"]),
        (b"quests: \xff", ["1: file: a file is written in UTF-8"]),
        ("quests:\n- num: 1\n  title: Ab\n", ["2: quests 1: text: is missing"]),
        (f"{QUEST}  txet: Ab\n", ["5: quests 1: txet: there is no such field; did you mean text?"]),
        (f"{QUEST}  zzzzzz: Ab\n", ["5: quests 1: zzzzzz: there is no such field"]),
        (
            QUEST.replace("Ab", "[]", 1),
            ["3: quests 1: title: Input should be a valid string"],
        ),
        (
            f"{QUEST.replace('Ab', '7', 1)}",
            ['3: quests 1: title: Input should be a valid string: write it in quotes, "7"'],
        ),
        (
            "quests:\n- {num: 1, title: Ab, text: Abcdef, and more}\n",
            [
                ("2: quests 1: and more: a text with a comma in it stands in quotes when it "
                "is written inside {…}")
            ],
        ),
        (
            f"{QUEST}  passive:\n  - op: inn\n  - op: inn\n    n: 0\n",
            ["7: quests 1: passive.1: n is not 0"],
        ),
        (
            f"{QUEST}  passive:\n  - op: inn\n  - op: heal\n    when: prot\n",
            [
                ("8: quests 1: passive.1.when: should be 'always', 'challenge_won', "
                "'challenge_lost', 'enemy_defeated', 'attack_hit', 'attack_missed', 'turn_start' "
                "or 'port'; did you mean port?")
            ],
        ),
        (
            "unlocks:\n- at: 0\n  name: Ab\n  quests: [1]\n",
            ["2: unlocks 0: at: Input should be greater than or equal to 1"],
        ),
        (
            "quests:\n- Ab\n",
            ["2: quests: Input should be a valid dictionary or instance of QuestCard"],
        ),
    ],
)  # fmt: skip
def test_a_complaint_names_file_line_and_entry(text: str | bytes, told: list[str]) -> None:
    assert complaints(a__yaml=text) == [f"a.yaml:{one}" for one in told]


@pytest.mark.parametrize(
    ("text", "place", "hint"),
    [
        ("quests:\n- num: 1\n  title: a: b\n", "a.yaml:3: YAML: mapping values are not allowed ",
         "a text with a colon in it stands in quotes"),
        ("quests:\n- {num: 1\n  title: b}\n", "a.yaml:3: YAML: ",
         "a text with a comma, colon or brace in it stands in quotes"),
        ("quests:\n- [a\n  b: c]\n", "a.yaml:3: YAML: ",
         "a text with a comma, colon or bracket in it stands in quotes"),
        ("quests:\n- num: 1\n  title\n  text: b\n", "a.yaml:4: YAML: could not find expected ':'",
         "a line of a longer text is indented, or a colon is missing"),
        ("quests:\n- title: @x\n", "a.yaml:2: YAML: found character",
         "a text that begins with @, ` or % stands in quotes; indent with spaces, never with tabs"),
        ("quests:\n- title: !x y\n", "a.yaml:2: YAML: could not determine a constructor",
         "no tags: a text that begins with ! stands in quotes"),
    ],
)  # fmt: skip
def test_bad_yaml_is_told_in_one_sentence_with_what_would_be_right(
    text: str, place: str, hint: str
) -> None:
    [said] = complaints(a__yaml=text)
    assert said.startswith(place)
    assert said.endswith(f": {hint}")
    assert "column" not in said


@pytest.mark.parametrize(("length", "listed"), [(300, True), (301, False)])
def test_a_long_list_of_what_is_right_stands_in_the_guide(length: int, listed: bool) -> None:
    expected = "x" * length
    error = {"type": "literal_error", "loc": ("op",), "input": "a", "ctx": {"expected": expected}}
    guide = "one of those listed by divemaster docs writing_a_pack"
    assert describe(error) == f"op: should be {expected if listed else guide}"


def test_the_nearest_of_several_right_words_is_named() -> None:
    expected = "'skill', 'skull' or 'skills'"
    error = {"type": "literal_error", "loc": (), "input": "skil", "ctx": {"expected": expected}}
    assert describe(error) == f"should be {expected}; did you mean skill?"


LONG = "x" * 300


@pytest.mark.parametrize(
    ("page", "told", "shown"),
    [
        (f"## 2\n\nA.\n\n- {LONG}\n", "“{}” is nothing that can happen", 60),
        (f"## 2\n\nA.\n\n- if {LONG}: end\n", "“{}” is nothing that can be asked", 60),
        (f"## 2\n\nA.\n\n- if ROPE ({LONG}: end\n", "“( {}” is left over; count the brackets", 58),
        (f"## {LONG}\n", "a heading begins with a number, “## 17.3 {}”", 40),
        (f"### 2 {LONG}\n", "a passage has two #, “## 2 {}”", 38),
    ],
)  # fmt: skip
def test_of_what_is_long_the_beginning_is_told(page: str, told: str, shown: int) -> None:
    [part] = read_page(page)
    [slip] = [part] if isinstance(part, Slip) else part[1].slips
    assert str(slip).startswith(told.format("x" * shown))


def test_what_yaml_does_not_explain_is_told_as_it_is() -> None:
    [said] = complaints(a__yaml="quests:\n- title: \x01\n")
    assert said.startswith("a.yaml:1: YAML: ")
    assert "character" in said


def test_thirty_levels_are_read() -> None:
    [said] = complaints(a__yaml=f"quests:\n- {'[' * 28}{']' * 28}")
    assert "valid dictionary" in said


def test_a_broken_section_keeps_no_other_back_but_a_broken_file_tells_of_nothing_missing() -> None:
    two = complaints(a__yaml="quest: []\nquests: {}\n", b__yaml="search: 5\n")
    assert [said.split(":")[:3] for said in two] == [
        ["a.yaml", "1", " quest"],
        ["a.yaml", "2", " quests"],
        ["b.yaml", "1", " search"],
    ]
    found = read_files({"a.yaml": b"quest: []\n"})
    assert not any("there must be some" in str(fault) for fault in entry_faults(found))


def test_what_every_pack_needs_is_asked_for_where_it_speaks_of_itself() -> None:
    found = read_files({"pack.yaml": b"quests: []\nabout:\n  id: bell\n  title: B\n"})
    told = [str(fault) for fault in entry_faults(found)]
    base = "; `extends: base` brings some"
    assert told == [
        "pack.yaml:4: about: title: String should have at least 2 characters",
        *(f"pack.yaml:3: about: {name}: is missing" for name in ("ship", "premise", "start")),
        *(
            f"pack.yaml:3: about: {name}: there must be some{more}"
            for name, more in [
                *((name, "") for name in ("pages", "storybook", "quests", "adventure")),
                *((name, base) for name in ("market", "abilities", "events", "enemies")),
                *((name, base) for name in ("crew", "search")),
                ("endings", ""),
            ]
        ),
    ]


def test_what_lies_deeper_is_told_on_the_nearest_line_that_is_there() -> None:
    """A list that lacks its second number; what may be one of two kinds and is neither."""
    page = "pages:\n- id: 5\n  regions:\n  - id: 5b\n    at:\n    - 50\n"
    assert "a.yaml:6: pages 5: regions.0.at.1: is missing" in complaints(a__yaml=page)
    about = "about:\n  without:\n    crew: [[1]]\n    events: 5\n"
    lines = [said.split(":")[1] for said in complaints(a__yaml=about) if "without" in said]
    assert lines == ["3", "3", "3", "4", "4"]


HUT = "## 2 Hut\n\n- emblem: lamp\n\nA hut.\n\n"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "Hello.\n",
            [
                ("1: page: this stands under no heading; "
                "a passage begins with “## 17.3 Its title”"),
                ("1: page: no passage stands here; "
                "one begins with its number: “## 17.3 Its title”"),
            ],
        ),
        (
            f"{HUT}- end\n\n## Hut\n\nB.\n",
            ["9: page: a heading begins with a number, “## 17.3 Hut”"],
        ),
        (f"{HUT}- end\n\n### 3 Hut\n\nB.\n", ["9: page: a passage has two #, “## 3 Hut”"]),
        (HUT, [f"1: storybook 2: {EXITS}"]),
        ("## S66.1 Tea\n\nTea.\n", [f"1: storybook S66.1: {EXITS}"]),
        (
            "## 2\n\nA \x07hut.\n",
            [
                "3: page: a sign that nobody sees (U+0007)",
                ("1: page: no passage stands here; "
                "one begins with its number: “## 17.3 Its title”"),
            ],
        ),
        (
            f"{HUT}- blah\n- end\n",
            [
                (
                    "7: storybook 2: “blah” is nothing that can happen; "
                    "divemaster docs writing_a_pack lists what can"
                )
            ],
        ),
        (
            f"{HUT.replace('lamp', 'goat')}- end\n",
            [
                ("3: storybook 2: emblem: should be one of those listed by "
                "divemaster docs writing_a_pack; did you mean boat?")
            ],
        ),
        (
            f"{HUT}- A. Go.\n  - challenge: craft 99\n  - failure: take 99 damage\n  - end\n",
            [
                ("8: storybook 2: choice A.challenge.need: "
                "Input should be less than or equal to 16"),
                ("9: storybook 2: choice A.challenge.failure.effects.n: "
                "Input should be less than or equal to 40"),
            ],
        ),
        (
            f"{HUT}- A. Go.\n  - end\n- B. Stay.\n  - needs: coins 0\n  - end\n",
            ["10: storybook 2: choice B.needs.n: Input should be greater than or equal to 1"],
        ),
        (
            f"{HUT}- A. Go.\n  - end\n- B. Stay.\n\n  More.\n\n  - cost: gain 1 xp\n  - end\n",
            [
                ("9: storybook 2: choice B: "
                "xp is no cost: what costs is paid, lost or discarded")
            ],
        ),
        (
            f"{HUT}- draw fate\n  - 7: nothing\n  - 1-6: gain 99 xp\n- end\n",
            [
                ("8: storybook 2: effects.table.7.[key]: "
                "“7” should be a fate, or two with a dash, like 1-3"),
                "9: storybook 2: effects.table.1-6.n: Input should be less than or equal to 40",
            ],
        ),
        (
            f"{HUT}- choose one\n  - gain 99 xp\n- end\n",
            ["8: storybook 2: effects.options.n: Input should be less than or equal to 40"],
        ),
        (
            "## S31 Tea\n\n- turn: 99\n- after: 5\n\nTea.\n",
            [
                "3: scenes S31: turn: Input should be less than or equal to 60",
                "4: scenes S31: after: “5” should be S and two or three digits, like S07",
            ],
        ),
    ],
)  # fmt: skip
def test_a_complaint_about_a_page_names_the_line_and_the_part(text: str, told: list[str]) -> None:
    assert complaints(story__md=text) == [f"story.md:{one}" for one in told]


def test_an_entry_is_called_by_its_number_or_its_title_in_few_words() -> None:
    found = read_files(
        {"a.yaml": b"quests:\n- {num: 7, title: Ab}\n- {title: Some   title, text: x}\n- 5\n"}
    )
    assert found.places["quests"] == [
        Place("a.yaml", 2, "quests 7"),
        Place("a.yaml", 3, "quests Some title"),
        Place("a.yaml", 4, "quests"),
    ]
    long = read_files({"a.yaml": f"quests:\n- title: {'Word ' * 30}\n".encode()})
    assert len(long.places["quests"][0].label) == 60


@pytest.mark.parametrize(
    ("entry", "key"),
    [
        ({"id": "2", "num": 3}, "2"), ({"num": 3, "at": 4}, 3), ({"at": 4}, 4), ({"id": [1]}, None),
        ({}, None), ("2", None),
    ],
)  # fmt: skip
def test_an_entry_is_known_by_id_number_or_place(entry: object, key: object) -> None:
    assert key_of(entry) == key


def test_an_entry_is_found_again_where_it_is_written() -> None:
    found = read_files({"a.yaml": QUEST.encode(), "story.md": HUT.encode()})
    assert found.place("quests", 1) == Place("a.yaml", 2, "quests 1")
    assert found.place("storybook", "2") == Place("story.md", 1, "storybook 2")
    assert found.place("quests", 2) == Place("quests.yaml", 1, "quests 2")


def test_files_are_read_in_the_order_of_their_names_and_called_as_they_are_prefixed() -> None:
    files = {
        name: f"quests: [{{num: {n}}}]".encode() for n, name in enumerate(("b.yaml", "a.yaml"))
    }
    found = read_files(files, "base/")
    assert [entry["num"] for entry in found.sections["quests"]] == [1, 0]
    assert [place.file for place in found.places["quests"]] == ["base/a.yaml", "base/b.yaml"]


@pytest.mark.parametrize(("most", "told"), [(1, ["2 are too many; 1 are the most"]), (2, [])])
def test_there_is_a_most_of_entries(
    most: int, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(source, "MOST_ENTRIES", most)
    found = read_files({"a.yaml": b"quests: [{num: 1}]\nunlocks: [{at: 1}]\n"}, "base/")
    assert [str(fault) for fault in found.faults] == [
        f"base/pack:1: entries: {one}" for one in told
    ]


TONGUES = [
    ("## 3\n\nHütte.\n", "story.de.md:1: storybook 3: the original has no such entry any more"),
    ("## 2 Hut\n\nEine.\n\n- A. Los.\n",
     "story.de.md:1: storybook 2: choices: the original has no such text any more"),
    ("## 2 Hut\n\nEine {turn}.\n",
     "story.de.md:1: storybook 2: {turn} does not stand in the original"),
    ("## 2 Hut\n\nEine{if ROPE: x|}.\n",
     "story.de.md:1: storybook 2: “ROPE” is not asked by the original"),
    ("## 2 Hut\n\nEine{if card 31: x|}.\n",
     "story.de.md:1: storybook 2: “card 31” is not asked by the original"),
    ("## 2 Hut\n\nEine {x}.\n", "story.de.md:1: storybook 2: {x} is no figure; there are "),
    ("## 2 Hut\n\n- gian 2 coins\n",
     "story.de.md:3: storybook 2: “gian 2 coins” is nothing that can happen; "),
]  # fmt: skip


@pytest.mark.parametrize(("text", "told"), TONGUES)
def test_a_complaint_about_a_translation_names_its_own_file(text: str, told: str) -> None:
    files = {"story.md": HUT.encode(), "story.de.md": text.encode()}
    [fault] = read_files(files).faults
    assert str(fault).startswith(told), fault


@pytest.mark.parametrize(
    ("original", "said"),
    [("Ab", "[Ab]"), ("[Ab, Cd]", "Ab"), ("{text: Ab}", "Ab"), ("A text", "{text: Ab}")],
)
def test_only_texts_are_translated(original: str, said: str) -> None:
    texts = {"a.yaml": original, "a.de.yaml": said}
    entry = "quests:\n- num: 1\n  title: {}\n"
    [fault] = read_files({name: entry.format(text).encode() for name, text in texts.items()}).faults
    assert str(fault.place) == "a.de.yaml:2: quests 1"
    assert fault.message.startswith("only texts are translated")


def test_what_a_pack_says_of_itself_may_be_translated() -> None:
    files = {
        "pack.yaml": b"about: {id: bell, title: Bell, premise: Ding.}\n",
        "pack.de.yaml": b"\nabout: {title: Glocke, motto: Bim}\n",
    }
    found = read_files(files)
    assert found.tongues == {"de": {"Bell": "Glocke"}}
    assert [str(fault) for fault in found.faults] == [
        "pack.de.yaml:2: about: motto: the original has no such text any more"
    ]


def test_parts_of_a_list_without_a_key_are_translated_in_their_places() -> None:
    files = {
        "a.yaml": b"quests:\n- {num: 1, notes: [A lid., {id: 2, text: Two.}]}\n",
        "a.de.yaml": b"quests:\n- {num: 1, notes: [Ein Lid., {id: 2, text: Zwei.}, Drei.]}\n",
    }
    found = read_files(files)
    assert found.tongues == {"de": {"A lid.": "Ein Lid.", "Two.": "Zwei."}}
    assert [str(fault.place) for fault in found.faults] == ["a.de.yaml:2: quests 1"]


@pytest.mark.parametrize(
    ("page", "told"),
    [
        ("## 2\n\n- town: Hut\n  - end\n\nA hut.\n", (4, "nothing to be listed under")),
        ("## 2\n\n- town: Hut\n\n  Words.\n\nA hut.\n", (5, "words alone stand there")),
        ("## 2\n\nA hut.\n\n- A. Go.\n  - cost: end\n", (6, "“end” has no place here")),
        ("## 2\n\nA hut.\n\n- A. Go.\n  > Oh.\n", (6, "words alone stand there")),
        ("## 2\n\nA hut.\n\n- draw fate\n  - 1-6:\n", (6, "say for which fates")),
        ("## 2\n\nA hut.\n\n- gain 1 xp\n  - nothing\n", (6, "nothing to be listed under")),
        ("## 2\n\nA hut.\n\n- nothing\n  - nothing\n", (6, "nothing to be listed under")),
        ("## 2\n\nA hut.\n\n- > Oh.\n", (5, "words alone stand there")),
        ("## 2\n\nA hut.\n\n- - Oh.\n", (5, "words alone stand there")),
        ("## 2\n\nA.\n\n- choose one\n  - - nothing\n", (6, "words alone stand there")),
        ("## 2\n\nA.\n\n- choose one\n  - A.\n\n    > Oh.\n", (8, "words alone stand there")),
        ("## 2\n\nA.\n\n- choose one\n  - A.\n\n    # Oh.\n", (8, "words alone stand there")),
        ("## 2\n\nA.\n\n- choose one\n  - nothing\n  -\n", (7, "this point is empty")),
        ("## 2\n\nA.\n\n- A. Go.\n\n  # Oh.\n", (7, "words alone stand there")),
        ("## 2\n\nA.\n\n- A. Go.\n  - needs:\n", (6, "nothing is asked")),
        ("## 2\n\nA hut.\n\n- gain 1 xp\n\n  Oh.\n", (7, "words alone stand there")),
        ("## 2\n\nA.\n\n- A. Go.\n  - challenge: craft 5\n\n    Oh.\n", (8, "a point of its own")),
        ("## 2\n\n- turn: 1234567\n\nA.\n", (3, "give the number of a turn")),
        ("## 2\n\n- turn:\n\nA.\n", (3, "give the number of a turn")),
        ("## 2\n\n- zzzz: 1\n\nA.\n", (3, "there are town, emblem, picture, turn, after")),
        ("## 2\n\nA.\n\n- A. Go.\n  - zzzz: 1\n", (6, "there are needs, cost, challenge, failure")),
    ],
)  # fmt: skip
def test_what_stands_in_the_wrong_place_is_told_with_its_line(
    page: str, told: tuple[int, str]
) -> None:
    [passage] = [part for part in read_page(page) if isinstance(part, tuple)]
    [slip] = passage[1].slips
    assert slip.line == told[0]
    assert told[1] in str(slip)


def test_nothing_is_wrong_with_nothing() -> None:
    assert Source().faults == []
    assert read_files({}).faults == []


def test_what_cannot_be_read_is_told_before_what_is_wrong_with_an_entry() -> None:
    found = read_files({"a.yaml": QUEST.replace("Ab", "A").encode(), "b.yaml": b"quest: []\n"})
    with pytest.raises(BrokenPack) as broken:
        build_pack(found)
    files = [fault.place.file for fault in broken.value.faults]
    assert files[0] == "b.yaml"
    assert files[-1] == "a.yaml"
    assert broken.value.findings == [str(fault) for fault in broken.value.faults]


def test_every_id_is_described_for_people() -> None:
    """A pattern that has no words would be told as the expression that it is."""
    written = re.findall(r'pattern=r"([^"]+)"', "".join(f.read_text() for f in MODELS.glob("*.py")))
    assert set(written) == set(PATTERNS)
    for pattern in written:
        *_, example = re.split(r"like | or ", PATTERNS[pattern])
        assert re.fullmatch(pattern, example.strip()) or pattern == "^[A-H]$", pattern


@pytest.mark.parametrize("path", [(0,), (7,), (0, "x"), (0, "key", 1)])
def test_a_part_that_is_not_there_is_looked_for_no_further_than_what_is(
    path: tuple[int | str, ...],
) -> None:
    """A reader's complaint may lead beyond what somebody wrote."""
    told = yaml.compose("foes: [5]\nname: monkey\n")
    entry = Noted(1)
    entry.note("foes", [5], 1)
    entry.note("name", ["monkey"], 2)
    for line, key in enumerate(("foes", "name"), 1):
        assert entry.line_of((key, *path)) == line_of(told, (key, *path)) == line
        assert entry.named((key, *path))[0] != f"choice {key}"
