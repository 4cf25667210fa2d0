"""What an author writes, word for word: conditions, passages, pages, and limits of a pack."""

import zlib
from pathlib import Path
from typing import Any

import pytest

from games.kernel.content import Pinned
from games.sleeping_gods.content import files, shelf, source
from games.sleeping_gods.content.all_effects import all_effects, conditions, keywords, wishes
from games.sleeping_gods.content.condition_words import NoCondition, condition_of, condition_words
from games.sleeping_gods.content.effect_words import NoPhrase, effect_of, effect_words
from games.sleeping_gods.content.faults import BrokenPack
from games.sleeping_gods.content.files import folder_files, one_file, zip_files
from games.sleeping_gods.content.page_blocks import Heading, Item, Words, blocks_of
from games.sleeping_gods.content.page_printer import WIDTH, page_of
from games.sleeping_gods.content.page_reader import MOST_SLIPS
from games.sleeping_gods.content.passages import passages
from games.sleeping_gods.content.prose import (
    Fact,
    WrittenWrong,
    branch_names,
    facts_of,
    figures_of,
    parse,
    spoken,
)
from games.sleeping_gods.content.prose import test_of as asks
from games.sleeping_gods.content.scenes import Scene
from games.sleeping_gods.content.story import Cond
from games.sleeping_gods.content.tongues import language_of, untranslated
from tests.games.sleeping_gods.outside import zipped
from tests.games.sleeping_gods.tables import SHALLOWS, event, para, with_parts
from tests.games.sleeping_gods.test_pages import HUT, entries

HAD = [{"kw": "KEYS"}, {"done": "KEYS"}]
CONDITIONS: list[tuple[dict[str, Any], str]] = [
    ({}, "always"), ({"kw": "KEYS"}, "KEYS"), ({"no_kw": "KEYS"}, "not KEYS"),
    ({"done": "KEYS"}, "done KEYS"), ({"no_done": "KEYS"}, "not done KEYS"),
    ({"card": 3}, "card 3"), ({"no_card": 3}, "not card 3"), ({"token": "A"}, "token A"),
    ({"no_token": "A"}, "not token A"), ({"prop": "diving_suit"}, "prop diving suit"),
    ({"no_prop": "diving_suit"}, "not prop diving suit"), ({"res": "coins"}, "coins"),
    ({"res": "coins", "n": 3}, "coins 3"), ({"res": "food_any", "n": 2}, "food 2"),
    ({"res": "any"}, "goods"), ({"totems": 3}, "totems 3"), ({"passes": 1}, "passes 1"),
    ({"read": "S66.1"}, "read S66.1"),
    ({"mode": "easy"}, "mode easy"), ({"some": ["KEYS", "HAT"]}, "one of KEYS, HAT"),
    ({"some": ["KEYS", "HAT"], "n": 2}, "2 of KEYS, HAT"),
    ({"any_of": [{"kw": "KEYS"}, {"kw": "HAT"}]}, "KEYS or HAT"), ({"any_of": HAD}, "had KEYS"),
    ({"any_of": [{"kw": "KEYS"}, {"done": "HAT"}]}, "KEYS or done HAT"),
    ({"any_of": [{"kw": "KEYS"}, {"kw": "HAT"}], "card": 3}, "(KEYS or HAT) and card 3"),
    ({"any_of": HAD, "card": 3}, "had KEYS and card 3"),
    ({"kw": "HAT", "card": 3}, "HAT and card 3"), ({"none_of": [{"any_of": HAD}]}, "not had KEYS"),
]  # fmt: skip
OTHERWISE: list[tuple[dict[str, Any], str]] = [
    ({"kw": "HAT", "all_of": [{"kw": "KEYS"}, {"any_of": HAD}]}, "HAT and (KEYS) and (had KEYS)"),
    ({"none_of": [{"totems": 3}]}, "not (totems 3)"),
    ({"none_of": [{"kw": "HAT"}, {"any_of": HAD}]}, "not (HAT) and not had KEYS"),
    ({"none_of": [{"any_of": HAD, "card": 3}]}, "not (had KEYS and card 3)"),
    ({"any_of": [*HAD, {"kw": "HAT"}]}, "KEYS or done KEYS or HAT"),
    ({"any_of": [{"kw": "HAT"}]}, "HAT"),
]


@pytest.mark.parametrize(("said", "words"), [*CONDITIONS, *OTHERWISE])
def test_a_condition_is_printed_in_these_words(said: dict[str, Any], words: str) -> None:
    assert condition_words(said) == words


@pytest.mark.parametrize(("said", "words"), CONDITIONS)
def test_the_same_words_say_the_same_condition(said: dict[str, Any], words: str) -> None:
    assert condition_of(words) == said


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("KEYS and KEYS", {"kw": "KEYS"}),
        ("KEYS and HAT and ROPE", {"kw": "KEYS", "all_of": [{"kw": "HAT"}, {"kw": "ROPE"}]}),
        ("had KEYS and had HAT",
         {"any_of": HAD, "all_of": [{"any_of": [{"kw": "HAT"}, {"done": "HAT"}]}]}),
        ("not totems 3 and not passes 2", {"none_of": [{"totems": 3}, {"passes": 2}]}),
        ("not not KEYS", {"none_of": [{"no_kw": "KEYS"}]}),
        ("not (KEYS)", {"none_of": [{"kw": "KEYS"}]}),
        ("(KEYS) and HAT", {"all_of": [{"kw": "KEYS"}], "kw": "HAT"}),
        ("(not totems 3) and KEYS", {"all_of": [{"none_of": [{"totems": 3}]}], "kw": "KEYS"}),
        ("((KEYS))", {"kw": "KEYS"}), ("not always", {"none_of": [{}]}),
        ("had KEYS and had KEYS", {"any_of": HAD}),
        ("((KEYS or HAT))", {"any_of": [{"kw": "KEYS"}, {"kw": "HAT"}]}),
        ("coins 2 and food 2", {"res": "coins", "n": 2, "all_of": [{"res": "food_any", "n": 2}]}),
        ("coins 2 and one of KEYS", {"res": "coins", "n": 2, "all_of": [{"some": ["KEYS"]}]}),
        ("coins and one of KEYS", {"res": "coins", "some": ["KEYS"]}),
        ("KEYS or HAT or ROPE", {"any_of": [{"kw": "KEYS"}, {"kw": "HAT"}, {"kw": "ROPE"}]}),
        ("one of KEYS, HAT", {"some": ["KEYS", "HAT"]}),
        ("1 of KEYS", {"some": ["KEYS"], "n": 1}),
        ("not HAT and done KEYS", {"no_kw": "HAT", "done": "KEYS"}),
        ("KEYS or HAT and card 3", {"any_of": [{"kw": "KEYS"}, {"kw": "HAT", "card": 3}]}),
        ("not (KEYS and HAT)", {"none_of": [{"kw": "KEYS", "all_of": [{"kw": "HAT"}]}]}),
        ("(KEYS or ROPE) and had KEYS",
         {"any_of": [{"kw": "KEYS"}, {"kw": "ROPE"}], "all_of": [{"any_of": HAD}]}),
        ("coins 3 and passes 1", {"res": "coins", "n": 3, "passes": 1}),
        ("food 2 and 2 of KEYS, HAT", {"res": "food_any", "n": 2, "some": ["KEYS", "HAT"]}),
        ("coins and 2 of KEYS", {"res": "coins", "all_of": [{"some": ["KEYS"], "n": 2}]}),
        ("prop diving suit and not token A", {"prop": "diving_suit", "no_token": "A"}),
    ],
)  # fmt: skip
def test_words_are_joined_as_they_bind(words: str, said: dict[str, Any]) -> None:
    assert condition_of(words) == said


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("", "nothing is asked"), ("KEYS or", "nothing is asked"), ("not", "nothing is asked"),
        ("(KEYS", "a bracket is not closed"), ("(KEYS and HAT or", "nothing is asked"),
        ("(KEYS (", "a bracket is not closed"),
        ("KEYS)", "“)” is left over; count the brackets"),
        ("KEYS (HAT)", "“( HAT )” is left over; count the brackets"),
        ("keys", "“keys” is nothing that can be asked"),
        ("x" * 70, f"“{'x' * 60}” is nothing that can be asked"),
        ("not " * 41 + "KEYS", "this has too many turns to be read; ask for less"),
        ("(" * 41 + "KEYS" + ")" * 41, "this has too many turns to be read; ask for less"),
    ],
)  # fmt: skip
def test_words_that_ask_nothing_are_told(words: str, told: str) -> None:
    with pytest.raises(NoCondition) as wrong:
        condition_of(words)
    assert str(wrong.value) == told


def test_forty_turns_are_read() -> None:
    assert condition_of("(" * 20 + "not " * 20 + "KEYS" + ")" * 20)


EFFECTS: list[tuple[dict[str, Any], str]] = [
    ({"op": "xp", "n": 2}, "gain 2 xp"),
    ({"op": "command", "n": 1}, "gain 1 command"),
    ({"op": "quest", "num": 7}, "gain quest 7"),
    ({"op": "card", "num": 7}, "gain card 7"),
    ({"op": "token", "letter": "B"}, "gain token B"),
    ({"op": "prop", "prop": "diving_suit"}, "gain prop diving suit"),
    ({"op": "gain", "n": 1, "res": "coins"}, "gain 1 coin"),
    ({"op": "gain", "n": 2, "res": "coins"}, "gain 2 coins"),
    ({"op": "gain", "n": 1, "res": "meat"}, "gain 1 meat"),
    ({"op": "pay_command", "n": 2}, "pay 2 command"),
    ({"op": "pay", "n": 2, "res": "food_any"}, "pay 2 food"),
    ({"op": "pay", "n": 1, "res": "any"}, "pay 1 goods"),
    ({"op": "ship_damage", "n": 2}, "take 2 ship damage"),
    ({"op": "damage", "n": 2, "who": "each"}, "take 2 damage on each"),
    ({"op": "damage", "n": 2, "crew": "mac"}, "take 2 damage on mac"),
    ({"op": "damage", "n": 2}, "take 2 damage"),
    ({"op": "fatigue", "n": 1, "who": "one"}, "take 1 fatigue on one"),
    ({"op": "status", "n": 1, "status": "low_morale", "who": "captain"},
     "take 1 low morale on captain"),
    ({"op": "heal", "n": 2, "who": "any"}, "restore 2 health to any"),
    ({"op": "unfatigue", "n": 2, "who": "any"}, "remove 2 fatigue from any"),
    ({"op": "unstatus", "n": 1, "status": "venom", "crew": "mac"}, "remove 1 venom from mac"),
    ({"op": "unstatus", "n": 1}, "remove 1 status"),
    ({"op": "repair", "n": 2}, "repair 2"),
    ({"op": "clear_command", "n": 2}, "clear 2 command"),
    ({"op": "draw_ability", "n": 1}, "draw 1 card"),
    ({"op": "draw_ability", "n": 2}, "draw 2 cards"),
    ({"op": "discard_hand", "n": 1}, "discard 1 card"),
    ({"op": "discard_equipped", "n": 2}, "discard 2 equipped cards"),
    ({"op": "discard_events", "n": 1}, "discard 1 event"),
    ({"op": "quest_done", "num": 7}, "finish quest 7"),
    ({"op": "quest_lost", "num": 7}, "lose quest 7"),
    ({"op": "card_lost", "num": 7}, "lose card 7"),
    ({"op": "token_lost", "letter": "B"}, "lose token B"),
    ({"op": "prop_lost", "prop": "egg"}, "lose prop egg"),
    ({"op": "market", "n": 5, "barter": True}, "market 5 with barter"),
    ({"op": "market", "n": 5}, "market 5"),
    ({"op": "search", "n": 2}, "search 2"),
    ({"op": "move_to", "region": "5d"}, "move to 5d"),
    ({"op": "ending", "num": 2}, "ending 2"),
    ({"op": "fate_table"}, "draw fate"),
    ({"op": "pick_one"}, "choose one"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("words", "data"),
    [("gain vegetables", {"op": "gain", "res": "vegetables"}),
     ("gain 1 vegetable", {"op": "gain", "res": "vegetables", "n": 1}),
     ("take ship damage", {"op": "ship_damage"})],
)  # fmt: skip
def test_one_may_go_without_its_number(words: str, data: dict[str, Any]) -> None:
    assert effect_of(words) == data


@pytest.mark.parametrize(("said", "words"), EFFECTS)
def test_an_effect_is_said_in_these_words(said: dict[str, Any], words: str) -> None:
    assert effect_words(said) == words
    assert effect_of(words) == said


@pytest.mark.parametrize(
    ("words", "rather"),
    [
        ("gian 2 coins", "; did you mean “gain 2 coins”?"),
        ("gain coinz", "; did you mean “gain 2 coins”?"),
        ("take 3 venim", "; did you mean “take 3 venom”?"),
        ("gain prop eg", "; did you mean “gain prop egg”?"),
        ("lose tokn A", "; did you mean “lose token A”?"),
        ("discard 4 equiped cards", "; did you mean “discard 4 equipped cards”?"),
        ("restore 2 helth", "; did you mean “restore 2 health”?"),
        ("mve to 5d", "; did you mean “move to 5d”?"),
        ("sing", "; divemaster docs writing_a_pack lists what can"),
    ],
)
def test_what_was_probably_meant_is_named(words: str, rather: str) -> None:
    with pytest.raises(NoPhrase) as wrong:
        effect_of(words)
    assert str(wrong.value) == f"“{words}” is nothing that can happen{rather}"


PRINTED = (Path(__file__).parent / "hut_printed.txt").read_text()


def test_a_page_is_printed_so() -> None:
    assert page_of(entries(HUT).values()) == PRINTED


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("# one", "\\# one"), ("- one", "\\- one"), ("1. one", "1\\. one"),
        ("12) one", "12\\) one"), ("a 2. I", "a 2. I"), ("> one", "> one"), (">one", "\\>one"),
        ("a \\ b", "a \\\\ b"), ("one\n\n two ", "one\n\ntwo"),
    ],
)  # fmt: skip
def test_prose_that_looks_like_something_else_is_guarded(text: str, printed: str) -> None:
    assert page_of([{"id": "2", "text": text, "end": True}]) == f"## 2\n\n{printed}\n\n- end\n"


def test_a_long_line_is_broken_within_the_width() -> None:
    words = " ".join(["word"] * 50)
    page = page_of([{"id": "2", "text": f"{words}\n> {words}", "end": True}]).splitlines()
    assert max(map(len, page)) == 99 <= WIDTH == 100
    assert len(page[2]) == 99
    assert page[6].startswith("> word")
    assert len(page[6]) == 96
    fail = {"text": words, "effects": [{"op": "xp"}]}
    challenge = {"skill": "craft", "need": 5, "fail": fail}
    choice = {"key": "A", "text": words, "more": words, "challenge": challenge, "end": True}
    page = page_of([{"id": "2", "text": "A.", "choices": [choice]}]).splitlines()
    assert max(map(len, page)) <= WIDTH
    assert max(len(line) for line in page if line.startswith("  word")) == 96
    assert max(len(line) for line in page if line.startswith("    word")) == 98


def test_a_word_longer_than_the_page_stays_whole_in_prose_and_in_points() -> None:
    word = "x" * 120
    choice = {"key": "A", "text": f"Say {word}", "more": f"Or {word}.", "end": True}
    page = page_of([{"id": "2", "text": f"A {word} b-{word}", "choices": [choice]}]).splitlines()
    assert [line.strip() for line in page if "x" in line] == [word, f"b-{word}", word, f"{word}."]


def test_a_page_is_read_with_the_line_of_each_part() -> None:
    text = "# N\n\n## 2 Hut\n\nA hut\nof wood.\n\n> Back\n> soon.\n\n"
    text += "- one\n  - two\n\n    three\n- four\n"
    assert list(blocks_of(text)) == [
        Heading(1, 1, "N"),
        Heading(3, 2, "2 Hut"),
        Words(5, "A hut of wood."),
        Words(8, "Back soon.", quoted=True),
        Item(11, (Words(11, "one"), Item(12, (Words(12, "two"), Words(14, "three"))))),
        Item(15, (Words(15, "four"),)),
    ]


PASSAGE = "A {if ROPE: {if alone: x | y} | by mac: {who} | z}. {coins}{if KEYS: k}"


def test_a_passage_knows_its_branches_facts_and_figures() -> None:
    prose = parse(PASSAGE)
    assert [(name, at) for name, _, at in branch_names(prose)] == [
        ("1.1", 0), ("1.1/1.1", 0), ("1.1/1.2", 1), ("1.2", 1), ("1.3", 2), ("2.1", 0),
    ]  # fmt: skip
    mac = Fact("took part", "mac")
    assert facts_of(prose) == [Fact("owns", "ROPE"), Fact("alone"), mac, Fact("owns", "KEYS")]
    assert figures_of(prose) == {"who", "coins"}
    assert spoken(prose, lambda _: False) == "A z. {coins}"
    assert spoken(prose, lambda _: True) == "A x. {coins}k"
    assert spoken(prose, lambda fact: fact == mac) == "A {who}. {coins}"
    assert spoken(prose, lambda fact: fact.what == "ROPE") == "A y. {coins}"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{", "a brace is not closed"),
        ("{if ROPE: a", "a brace is not closed"),
        ("{if ROPE}", "“if ROPE” wants a colon"),
        ("a}b", "“}” stands outside of any brace"),
        ("a|b", "“|” stands outside of any brace"),
        ("{foo}", "{foo} is no figure; there are totems, turn, defeats, coins, who, heads, others"),
        (
            "{totems {who}}",
            "{totems {…}} is no figure; there are totems, turn, defeats, coins, who, heads, others",
        ),
        ("{a|b}", "only the last part of a brace may do without a condition"),
        ("{if ROPE: a|b|c}", "only the last part of a brace may do without a condition"),
        ("{if x y: a}", "“x y” is nothing a passage can ask"),
        ("{if A: {if ROPE: {if ROPE: a}}}", "“A” is nothing a passage can ask"),
        ("{if ROPE: {if ROPE: {if ROPE: a}}}", "braces stand three deep; two are the most"),
    ],
)
def test_a_brace_that_says_nothing_is_told(text: str, told: str) -> None:
    with pytest.raises(WrittenWrong) as wrong:
        parse(text)
    assert str(wrong.value) == told


@pytest.mark.parametrize(
    ("words", "fact"),
    [
        ("KEYS", Fact("owns", "KEYS")), ("done KEYS", Fact("done", "KEYS")),
        ("had KEYS", Fact("had", "KEYS")), ("card 3", Fact("card", n=3)),
        ("read F1.2", Fact("read", "F1.2")), ("visited 7", Fact("visited", "7")),
        ("mode easy", Fact("mode", "easy")), ("alone", Fact("alone")),
        ("married", Fact("called", "married")),
        ("coins 3", Fact("coins", n=3)), ("totems 2", Fact("totems", n=2)),
        ("mac hurt", Fact("hurt", "mac")), ("mac took part", Fact("took part", "mac")),
        ("anybody down", Fact("down", "anybody")), ("mac carries 58", Fact("carries", "mac", 58)),
    ],
)  # fmt: skip
def test_a_passage_asks_in_these_words(words: str, fact: Fact) -> None:
    [[term]] = asks(words)
    assert (term.fact, term.wanted) == (fact, True)
    [[term]] = asks(f"not {words}")
    assert (term.fact, term.wanted) == (fact, False)
    either = asks(f"{words} and alone or KEYS")
    assert [len(terms) for terms in either] == [2, 1]


TABLE = {"op": "fate_table", "table": {"1-3": [{"op": "xp"}], "4-6": []}}
TRY = {
    "key": "A",
    "text": "Go on.",
    "requires": {"any_of": [{"kw": "LANTERN"}, {"some": ["PURSER"]}], "no_kw": "EELMARK"},
    "cost": [{"op": "pay", "res": "coins"}],
    "challenge": {
        "skill": "craft",
        "need": 5,
        "fail": {"text": "Ow.", "effects": [{"op": "damage", "when": {"card": 3}}]},
    },
    "effects": [{"op": "pick_one", "options": [[{"op": "command"}], []]}],
    "end": True,
}
BEAST = {
    "ongoing": True, "each": "turn_end", "each_effects": [{"op": "xp", "n": 2}],
    "clear": {"skill": "craft", "need": 6, "fail": {"effects": [{"op": "damage", "n": 2}]}},
    "clear_cost": [{"op": "pay", "res": "meat"}], "clear_when": "action",
    "hunter": {"name": "Slow", "effects": [{"op": "damage", "n": 3}]},
    "at_once": [{"op": "xp", "n": 4}],
    "options": [
        {
            "text": "Try.",
            "requires": [{"op": "pay", "res": "grain"}],
            "challenge": {
                "skill": "craft",
                "need": 6,
                "fail": {"text": "Oh.", "effects": [{"op": "damage", "n": 5}]},
            },
            "effects": [{"op": "xp", "n": 5}],
        }
    ],
}  # fmt: skip
WRITTEN = with_parts(
    storybook=[
        para("80", effects=[TABLE], choices=[TRY], redirects=[{"when": {"passes": 2}, "goto": "2"}])
    ],
    events=[event("M90", **BEAST)],
    scenes=[Scene(id="S01", title="Tea", text="Somebody makes tea.")],
)


def test_everything_that_can_happen_is_found_with_its_entry() -> None:
    found = [(one.section, one.key, one.effect.op, one.effect.n) for one in all_effects(WRITTEN)]
    assert [row[2:] for row in found if row[:2] == ("storybook", "80")] == [
        ("fate_table", 1), ("xp", 1), ("pay", 1), ("damage", 1), ("pick_one", 1), ("command", 1),
    ]  # fmt: skip
    assert [row[2:] for row in found if row[:2] == ("events", "M90")] == [
        ("xp", 4), ("xp", 2), ("pay", 1), ("damage", 3), ("damage", 2), ("pay", 1), ("damage", 5),
        ("xp", 5),
    ]  # fmt: skip
    assert [row for row in found if row[0] in ("quests", "pages")] == [
        ("quests", 171, "card", 1),
        ("pages", 5, "ship_damage", 1),
        ("pages", 5, "status", 1),
        ("pages", 2, "status", 1),
    ]


def test_every_condition_of_a_page_is_found() -> None:
    asked = [cond.model_dump(exclude_defaults=True) for cond in conditions(WRITTEN.paragraph["80"])]
    assert [list(cond) for cond in asked] == [
        ["passes"], ["no_kw", "any_of"], ["kw"], ["some"], ["card"],
    ]  # fmt: skip


def test_what_is_wished_for_is_what_would_help() -> None:
    condition = Cond.model_validate(
        {
            "kw": "LANTERN", "no_kw": "HAT", "done": "ROPE", "no_done": "BELL", "some": ["PURSER"],
            "any_of": [{"kw": "EELMARK"}], "all_of": [{"kw": "STACKLIT"}],
            "none_of": [{"kw": "KEYS"}],
        }
    )  # fmt: skip
    assert list(wishes(condition)) == ["LANTERN", "PURSER", "EELMARK", "STACKLIT"]
    assert list(keywords(condition)) == ["LANTERN", "HAT", "ROPE", "BELL", "PURSER"]


def test_everything_that_is_read_aloud_is_found_with_its_entry() -> None:
    found = [tuple(one) for one in passages(WRITTEN) if one.key in ("80", "S01", "M90", 61)]
    assert found == [
        ("storybook", "80", "text", "…", 1800),
        ("storybook", "80", "choice A, failed", "Ow.", 500),
        ("scenes", "S01", "text", "Somebody makes tea.", 1800),
        ("events", "M90", "text", "…", 500),
        ("events", "M90", "option 1, failed", "Oh.", 500),
        ("quests", 61, "text", SHALLOWS.quest[61].text, 500),
    ]


def test_the_limits_of_a_pack_are_those_that_authors_are_told() -> None:
    assert (files.MOST_FILES, files.LARGEST_FILE, files.LARGEST_PACK) == (200, 400_000, 2_000_000)
    assert (source.MOST_ENTRIES, MOST_SLIPS) == (5000, 100)
    assert shelf.LARGEST_BODY == 8_000_000


def wrong_with(sizes: dict[str, int], monkeypatch: pytest.MonkeyPatch) -> list[str]:
    for name, most in (("MOST_FILES", 2), ("LARGEST_FILE", 10), ("LARGEST_PACK", 15)):
        monkeypatch.setattr(files, name, most)
    texts = {name: "#" * size for name, size in sizes.items()}
    try:
        zip_files(zipped(**texts))
    except BrokenPack as broken:
        return [str(fault) for fault in broken.faults]
    return []


@pytest.mark.parametrize(
    ("sizes", "told"),
    [
        ({}, ["pack:1: files: there is no .yaml file"]),
        ({"a.yaml": 10, "b.yaml": 5}, []),
        ({"a.yaml": 11}, ["a.yaml:1: file: 11 bytes are too many; 10 are the most"]),
        ({"a.yaml": 10, "b.yaml": 6}, ["pack:1: files: more than 15 bytes are too many"]),
        ({"a.yaml": 1, "b.yaml": 1, "c.md": 1}, ["pack:1: files: more than 2 files are too many"]),
    ],
)
def test_a_pack_is_as_large_as_it_may_be_and_no_larger(
    sizes: dict[str, int], told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert wrong_with(sizes, monkeypatch) == told


def test_one_file_may_be_a_pack() -> None:
    assert one_file("pack.yaml", b"about: {}") == {"pack.yaml": b"about: {}"}
    with pytest.raises(BrokenPack):
        one_file("pack.yaml", b"#" * 400_001)


def test_a_folder_in_a_zip_is_taken_off_only_where_all_lies_in_it() -> None:
    assert list(zip_files(zipped(**{"bell/b.yaml": "", "bell/a.md": ""}))) == ["a.md", "b.yaml"]
    both = zip_files(zipped(**{"bell/a.yaml": "", "c.yaml": ""}))
    assert list(both) == ["bell/a.yaml", "c.yaml"]
    assert list(zip_files(zipped(**{"bell.yaml": ""}))) == ["bell.yaml"]
    two = zip_files(zipped(**{"bell/a.yaml": "", "book/c.yaml": ""}))
    assert list(two) == ["bell/a.yaml", "book/c.yaml"]


def test_a_folder_is_read_with_all_below_it_but_what_is_hidden(tmp_path: Path) -> None:
    for name in ("b.yaml", "a.md", "sub/c.yaml", ".git/d.yaml", "__pycache__/e.yaml", "f.txt"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(name)
    (tmp_path / "NOTES.md").write_text("")
    assert list(folder_files(tmp_path)) == ["a.md", "b.yaml", "sub/c.yaml"]
    assert folder_files(tmp_path)["sub/c.yaml"] == b"sub/c.yaml"


def test_a_body_is_kept_only_under_its_own_name() -> None:
    pinned = shelf.pin(SHALLOWS)
    assert pinned.name.startswith("shallows@")
    for body in (b"no zip", pinned.body[:-9], zlib.compress(b"{}")):
        with pytest.raises(shelf.WrongBody):
            shelf.put(Pinned(f"shallows@{'0' * 24}", "Shallows", body))
    assert not shelf.holds(f"shallows@{'0' * 24}")
    for body in (pinned.body, b"no zip"):
        shelf.put(Pinned(pinned.name, "Shallows", body))
    assert shelf.holds(pinned.name)
    assert shelf.take(pinned.name).about.title == "The Shallows"
    assert shelf.said_by(pinned)["about"] == SHALLOWS.about.model_dump(exclude_unset=True)


def test_a_body_that_swells_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "LARGEST_BODY", 1000)
    large = zlib.compress(b"#" * 1001)
    with pytest.raises(shelf.WrongBody):
        shelf.said_by(Pinned(f"large@{'0' * 24}", "Large", large))


@pytest.mark.parametrize(
    ("name", "language"),
    [("story.de.md", "de"), ("pack.fr.yaml", "fr"), ("story.md", None), ("story.deu.md", None)],
)
def test_a_file_says_in_its_name_which_language_it_speaks(name: str, language: str | None) -> None:
    assert language_of(name) == language


def test_what_is_not_translated_is_named_once_for_each_text() -> None:
    entry = {
        "id": "2", "title": {"text": "Hut"}, "text": "A hut.", "emblem": "lamp",
        "choices": [{"key": "A", "text": "Go."}, {"key": "B", "text": "Stay.", "more": "Here."}],
        "challenge": {"skill": "craft", "fail": {"text": "Ow."}},
    }  # fmt: skip
    assert list(untranslated(entry, {"A hut.": "Eine Hütte.", "Stay.": "Bleib."})) == [
        "Hut", "Go.", "Here.", "Ow.",
    ]  # fmt: skip
