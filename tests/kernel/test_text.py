import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter

from games.kernel import N, Seat, T, Text
from games.kernel.text import ENGLISH, Voice, clip

PSEUDO = Voice(
    translate=lambda template: f"⟦{template}⟧",
    translate_plural=lambda singular, plural, n: f"⟦{singular if n == 1 else plural}⟧",
    name=lambda seat: f"@{seat}",
)


def test_a_text_speaks_english_by_itself() -> None:
    assert str(T("{who} dives to {depth} m.", who=Seat(1), depth=40)) == "Player 2 dives to 40 m."


def test_counted_texts_choose_their_form() -> None:
    assert [str(N("{n} arm", "{n} arms", n=n)) for n in (1, 2)] == ["1 arm", "2 arms"]


def test_nested_texts_are_translated_too() -> None:
    text = T("{card} is played by {who}", card=T("Flare"), who=Seat(0))
    assert PSEUDO.render(text) == "⟦⟦Flare⟧ is played by @0⟧"


def test_lists_are_joined() -> None:
    assert str(T("Lost: {things}", things=[T("a flare"), T("a rope")])) == "Lost: a flare, a rope"


def test_names_come_from_the_voice() -> None:
    assert ENGLISH.named(["Ana"]).render(T("{who} waits", who=Seat(0))) == "Ana waits"


def test_braces_without_arguments_are_plain() -> None:
    assert str(T("a {strange} line")) == "a {strange} line"


values = st.recursive(
    st.integers() | st.text(max_size=5) | st.builds(Seat, st.integers(0, 5)),
    lambda inner: st.lists(inner, max_size=3) | st.builds(lambda x: T("{x} and more", x=x), inner),
    max_leaves=6,
)


@given(values, st.integers(0, 9))
def test_data_and_back_is_the_same_text(value: object, n: int) -> None:
    adapter = TypeAdapter(Text)
    for text in (
        T("{value}!", value=value),
        N("{n} one {v}", "{n} many {v}", n=n, v=value),
        T("x"),
    ):
        again = adapter.validate_json(adapter.dump_json(text))
        assert again == text
        assert str(again) == str(text)


@pytest.mark.parametrize("other", ["Dive", 3, T("Surface")])
def test_texts_differ_from_other_things(other: object) -> None:
    assert T("Dive") != other


def test_a_text_is_as_little_data_as_it_can_be() -> None:
    assert T("Deep").to_data() == "Deep"
    assert T("Deep {n}", n=1).to_data() == ["Deep {n}", {"n": 1}]
    assert Text("One", None, "Many").to_data() == ["One", {}, "Many"]


def test_silence_asks_no_catalogue_and_a_plural_without_a_count_is_one() -> None:
    voice = Voice(lambda _: "Header", lambda one, many, n: many, str)
    assert voice.render(Text("")) == ""
    assert voice.render(Text("One", None, "Many")) == "Header"


def test_what_is_too_long_ends_with_an_ellipsis() -> None:
    assert [clip("deep sea", limit) for limit in (9, 8, 7, 6)] == [
        "deep sea",
        "deep sea",
        "deep s…",
        "deep…",
    ]


def test_english_counts_one_and_many() -> None:
    assert [str(N("{n} fish", "{n} fishes", n)) for n in (0, 1, 2)] == [
        "0 fishes",
        "1 fish",
        "2 fishes",
    ]
