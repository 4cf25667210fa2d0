"""What the load benchmark counts as lost, and what not."""

from benchmarks.crowd import Made
from benchmarks.load import missing


def test_every_answered_choice_is_stored() -> None:
    assert missing([Made(0, 1), Made(1, 2)], {1: 1, 2: 2}) == 0


def test_an_answered_choice_that_is_not_stored_is_lost() -> None:
    assert missing([Made(0, 1), Made(1, 2)], {1: 1}) == 1


def test_a_choice_refused_after_one_that_got_no_answer_is_not_lost() -> None:
    assert missing([Made(0, None), Made(0, 2)], {1: 77}) == 0


def test_a_stored_choice_that_nobody_made_is_counted() -> None:
    assert missing([Made(0, 1)], {1: 1, 2: 99}) == 1
    assert missing([Made(0, 1), Made(1, None)], {1: 1, 2: 99}) == 0


def test_choices_of_a_menu_that_takes_several_belong_to_one_press() -> None:
    assert missing([Made(0, 1)], {1: 1, 2: None, 3: None}) == 0
