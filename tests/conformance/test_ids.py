"""Questions and told events are known by their ids, whatever their words.

`python -m tests.conformance.test_ids` writes down the ids that were added.
"""

import importlib
import random
from pathlib import Path
from typing import Any, get_args

import pytest

from games.catalog import HOUSE, find_game
from games.kernel import Ask
from games.kernel.match import Match
from games.kernel.question import Question, QuestionKind
from games.kernel.text import Text
from games.kernel.told import Told
from tests.conformance.test_old_saves import ROOT

WRITTEN_DOWN = Path(__file__).with_name("ids.txt")
SAVES = [save for game_id in HOUSE for save in sorted((ROOT / game_id / "saves").glob("before-*"))]


def questions(game_id: str) -> list[Question]:
    module = importlib.import_module(f"games.{game_id}.questions")
    return [one for one in vars(module).values() if isinstance(one, Question)]


def events(game_id: str) -> list[Told]:
    module = importlib.import_module(f"games.{game_id}.told")
    return [one for one in vars(module).values() if isinstance(one, Told)]


def listed() -> list[str]:
    asked = [
        f"{game_id} asks {one.id} {one.kind}" for game_id in HOUSE for one in questions(game_id)
    ]
    told = [f"{game_id} tells {one.id}" for game_id in HOUSE for one in events(game_id)]
    return sorted(asked + told)


def test_what_was_ever_asked_or_told_keeps_its_id() -> None:
    assert listed() == WRITTEN_DOWN.read_text().splitlines(), "only ever add to the list"


@pytest.mark.parametrize("game_id", HOUSE)
def test_an_id_means_one_thing(game_id: str) -> None:
    for ids in ([one.id for one in questions(game_id)], [one.id for one in events(game_id)]):
        assert len(set(ids)) == len(ids)
        assert all("." in one for one in ids), "older saves have digests without a dot"


@pytest.mark.parametrize("game_id", HOUSE)
def test_a_kind_is_one_of_the_nine(game_id: str) -> None:
    assert {one.kind for one in questions(game_id)} <= set(get_args(QuestionKind))


def word_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every question asked and every event told has other words from now on."""
    made = Ask.__init__

    def reworded(ask: Ask, question: Question, prompt: Text, options: Any, **more: Any) -> None:
        made(ask, question, Text(f"Pray: {prompt.template}", prompt.args), options, **more)

    monkeypatch.setattr(Ask, "__init__", reworded)
    for event in (one for game_id in HOUSE for one in events(game_id)):
        monkeypatch.setattr(event, "template", f"Behold: {event.template}")


@pytest.mark.parametrize("save", SAVES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_no_choice_is_dropped_when_prompts_are_worded_anew(
    save: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    word_anew(monkeypatch)
    match = Match.load(save.read_bytes(), find_game)
    assert match.rollback is None
    assert match.choices_made > 10
    again = Match.load(match.save(), find_game)
    assert again.rollback is None
    assert again.choices_made == match.choices_made


@pytest.mark.parametrize("game_id", HOUSE)
def test_all_choices_stand_when_sentences_change_in_the_middle_of_a_game(
    game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also those since the last checkpoint, which are played once more; and it goes on."""
    game, luck = find_game(game_id), random.Random(8)
    match = Match.start(game, game.seats[-1], seed=8)
    while match.ask is not None and (match.choices_made < 15 or not match.record.choices):
        option = luck.choice(match.ask.options)
        match.choose(option.seat, option.id)
    stored, asked = match.save(), match.ask
    assert asked is not None
    word_anew(monkeypatch)
    again = Match.load(stored, find_game)
    assert (again.rollback, again.choices_made) == (None, match.choices_made)
    assert again.ask is not None
    assert again.ask.prompt.template == f"Pray: {asked.prompt.template}"
    assert [one.id for one in again.ask.options] == [one.id for one in asked.options]
    for _ in range(10):
        if again.ask is not None:
            option = luck.choice(again.ask.options)
            again.choose(option.seat, option.id)


if __name__ == "__main__":
    WRITTEN_DOWN.write_text("".join(f"{line}\n" for line in listed()))
