"""What is printed as a page is read again as it was, word for word."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games.sleeping_gods.content.condition_words import condition_of, condition_words
from games.sleeping_gods.content.effect_words import effect_of, effect_words
from games.sleeping_gods.content.facts import World, holds
from games.sleeping_gods.content.faults import Slip
from games.sleeping_gods.content.loader import PACKS, folder_source, pack_names
from games.sleeping_gods.content.page_printer import WIDTH, page_of
from games.sleeping_gods.content.page_reader import read_page
from games.sleeping_gods.content.scenes import Scene
from games.sleeping_gods.content.story import Cond, Effect, Paragraph
from tests.games.sleeping_gods.outside import EXAMPLE
from tests.games.sleeping_gods.tables import SHALLOWS

MODELS: dict[str, type[Paragraph] | type[Scene]] = {"storybook": Paragraph, "scenes": Scene}


def read_again(entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for part in read_page(page_of(entries)):
        assert not isinstance(part, Slip), part
        assert part[1].slips == []
        found.append(part[1])
    return found


@pytest.mark.parametrize("folder", [*(PACKS / name for name in pack_names()), EXAMPLE])
def test_every_story_of_the_house_is_printed_and_read_as_it_was(folder: Any) -> None:
    source = folder_source(folder)
    assert source.faults == []
    for section, model in MODELS.items():
        entries = source.sections.get(section, [])
        printed = [model.model_validate(entry) for entry in read_again(entries)] if entries else []
        assert printed == [model.model_validate(entry) for entry in entries]


KEYWORDS = sorted(SHALLOWS.bearer)


def either(names: list[str], values: list[Any]) -> st.SearchStrategy[dict[str, Any]]:
    return st.builds(lambda k, v: {k: v}, st.sampled_from(names), st.sampled_from(values))


FACTS = st.one_of(
    either(["kw", "no_kw", "done", "no_done"], KEYWORDS),
    either(["card", "no_card"], [1, 2]),
    either(["token", "no_token"], ["A", "B"]),
    either(["prop", "no_prop"], ["egg", "diving_suit"]),
    either(["totems", "passes"], [1, 2, 3]),
    st.builds(
        lambda some, n: {"some": some, "n": n},
        st.lists(st.sampled_from(KEYWORDS), min_size=1, max_size=3, unique=True),
        st.integers(1, 2),
    ),
)
JOINED = st.lists(FACTS, min_size=1, max_size=3).map(
    lambda parts: {name: value for part in parts for name, value in part.items()}
)
CONDITIONS = st.recursive(
    JOINED,
    lambda inner: st.builds(
        lambda plain, kind, parts: {**plain, kind: parts},
        st.one_of(st.just({}), JOINED),
        st.sampled_from(["any_of", "all_of", "none_of"]),
        st.lists(inner, min_size=1, max_size=3),
    ),
    max_leaves=6,
)
WORLDS = st.builds(
    World,
    quests=st.frozensets(st.sampled_from(sorted(SHALLOWS.quest))),
    used=st.frozensets(st.sampled_from(sorted(SHALLOWS.quest))),
    cards=st.frozensets(st.sampled_from([1, 2, 31])),
    props=st.frozensets(st.sampled_from(["egg", "diving_suit"])),
    tokens=st.frozensets(st.sampled_from(["A", "B"])),
    passes=st.integers(0, 3),
)


@settings(deadline=None, suppress_health_check=list(HealthCheck))
@given(CONDITIONS, st.lists(WORLDS, min_size=1, max_size=8))
def test_a_condition_in_words_holds_whenever_it_holds(
    written: dict[str, Any], worlds: list[World]
) -> None:
    """Brackets may fall differently; what is asked stays the same."""
    read = condition_of(condition_words(written))
    again = condition_of(condition_words(read))
    before, after, at_last = map(Cond.model_validate, (written, read, again))
    for world in worlds:
        asked = holds(SHALLOWS, before, world)
        assert (holds(SHALLOWS, after, world), holds(SHALLOWS, at_last, world)) == (asked, asked)


def all_kinds() -> list[dict[str, Any]]:
    """Every effect with every field it takes."""
    fields: dict[str, list[Any]] = {
        "n": [1, 2], "who": ["participants", "any", "one", "each", "captain"], "crew": ["kasumi"],
        "status": ["venom", "low_morale"], "num": [7], "letter": ["B"], "region": ["5d"],
        "prop": ["egg", "diving_suit"], "barter": [True],
        "res": ["meat", "coins", "vegetables", "food_any", "any"],
    }  # fmt: skip
    found: list[dict[str, Any]] = []
    for op in Effect.model_fields["op"].annotation.__args__:  # type: ignore[union-attr]  # a Literal
        tried = [{"op": op, **extra} for extra in _extras(fields)]
        found.extend(effect for effect in tried if _is_valid(effect))
    return found


def _extras(fields: dict[str, list[Any]]) -> list[dict[str, Any]]:
    numbers: list[dict[str, Any]] = [{}, {"n": 1}, {"n": 2}]
    whom = [{}, *({"who": who} for who in fields["who"]), {"crew": "kasumi"}]
    what = [
        {},
        *({name: v} for name in fields if name not in ("n", "who", "crew") for v in fields[name]),
    ]
    return [{**a, **b, **c} for a in numbers for b in whom for c in what]


def _is_valid(effect: dict[str, Any]) -> bool:
    try:
        Effect.model_validate(effect)
    except ValueError:
        return False
    return True


def test_every_effect_is_said_and_read_as_it_was() -> None:
    kinds = all_kinds()
    assert len({effect["op"] for effect in kinds}) == 31, "all but the two that need a list"
    for effect in kinds:
        again = effect_of(effect_words(effect))
        assert Effect.model_validate(again) == Effect.model_validate(effect), effect_words(effect)


@settings(deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(st.text("ab1.)#>-+*_`~<=\\[]&|{} \u00a0—", min_size=1), min_size=1, max_size=4))
def test_no_prose_is_taken_for_anything_else(lines: list[str]) -> None:
    """Whatever a sentence begins with, wherever it is broken."""
    told = [" ".join(line.split(" ")).strip() for line in lines]
    text = "\n".join(" ".join(filter(None, line.split(" "))) for line in told if line)
    if not text.strip("\n"):
        return
    page = page_of([{"id": "2", "text": text, "end": True}])
    [again] = [part for part in read_page(page) if not isinstance(part, Slip)]
    assert again[1].slips == []
    assert again[1].get("text", "") == text, page


def test_what_is_nested_stays_nested() -> None:
    fate = {"op": "fate_table", "table": {"1-3": [], "4-6": [{"op": "xp"}]}}
    rich = {"op": "gain", "res": "coins", "n": 2, "when": {"kw": "LANTERN"}}
    pick = {"op": "pick_one", "options": [[rich, fate, {"op": "xp"}], [], [fate]]}
    fail = {"effects": [rich, pick, {"op": "damage"}], "text": "Oh.\n> Dear.", "goto": "2"}
    choice = {"key": "A", "text": "Try.", "challenge": {"skill": "craft", "need": 5, "fail": fail}}
    entry = {
        "id": "2", "text": "A hut.", "effects": [pick, rich], "choices": [{**choice, "end": True}],
    }  # fmt: skip
    [again] = read_again([entry])
    assert Paragraph.model_validate(again) == Paragraph.model_validate(entry)


def test_a_failure_may_say_something_and_bring_nothing() -> None:
    challenge = {"skill": "craft", "need": 5, "fail": {"text": "It slips."}}
    choice = {"key": "A", "text": "Lift it.", "challenge": challenge, "end": True}
    [again] = read_again([{"id": "2", "text": "A hut.", "choices": [choice]}])
    assert again["choices"] == [choice]


def test_a_page_is_narrow_enough_to_be_read() -> None:
    entries = folder_source(PACKS / "shallows").sections["storybook"]
    assert max(map(len, page_of(entries).splitlines())) <= WIDTH
