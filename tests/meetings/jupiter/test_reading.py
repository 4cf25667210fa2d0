"""The second reading counts what lies in the box, and says of its doubts what was chosen."""

from __future__ import annotations

from tests.meetings.jupiter import box
from tests.meetings.jupiter.doubts import doubts
from tests.meetings.jupiter.ground import domes, rim
from tests.meetings.jupiter.things import BASES, laid


def test_the_box_holds_what_is_printed() -> None:
    table = laid(BASES[0])
    assert len(box.deck()) == box.RESCUE_CARDS
    assert box.OF_EACH_NUMBER * len(box.PATTERNS) == box.MODULES == box.IN_PLAY + 1
    assert box.SUPER_CREEPS == 2 * box.OF_EACH_NUMBER
    assert box.INNER * len(domes(table, "A")) == box.COLONISTS
    assert len(set(box.SPIRAL)) == len(box.LETTERS) == box.IN_PLAY
    assert len(rim(table)) == 18


def test_every_doubt_has_a_name_of_its_own() -> None:
    assert len({doubt.name for doubt in doubts()}) == len(doubts()) == 28
