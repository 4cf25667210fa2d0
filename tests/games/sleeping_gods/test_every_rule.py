"""Every rule of the digest is named by a test."""

import re
from pathlib import Path

RULES = 115
NAMED = re.compile(r"def test_((?:r\d+_)+)")


def test_every_rule_is_named_by_a_test() -> None:
    named: set[int] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for numbers in NAMED.findall(path.read_text()):
            named |= {int(number) for number in re.findall(r"r(\d+)_", numbers)}
    assert sorted(set(range(1, RULES + 1)) - named) == []
