"""When a process counts as one that hangs: silence alone is not enough on a busy machine."""

import os

from bot.cli._watch import HUNG_LOOKS, LONGEST_LOOKS, _patience
from bot.processor import processor_seconds


def test_who_stands_still_or_runs_wild_is_replaced_soon() -> None:
    assert _patience(0.0) == HUNG_LOOKS
    assert _patience(0.95) == HUNG_LOOKS


def test_who_works_and_gets_little_of_the_processor_is_given_time() -> None:
    assert _patience(0.1) == LONGEST_LOOKS > HUNG_LOOKS


def test_the_processor_time_of_a_process_grows_while_it_works() -> None:
    before = processor_seconds(os.getpid())
    sum(range(3_000_000))
    assert processor_seconds(os.getpid()) > before or before == 0.0


def test_nobody_is_there() -> None:
    assert processor_seconds(2**22 + 1) == 0.0
