"""What a run did not test, for want of something this machine lacks: said in red at its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

AS_IT_SHOULD_BE = ("is not played by", "has a place on the board")
"""Skipped because there is nothing to test, whatever is installed."""


def not_run(skipped: Iterable[pytest.TestReport | pytest.CollectReport]) -> list[str]:
    """One loud line for each thing that was lacking, most tests first."""
    reasons = Counter(reason_of(report) for report in skipped)
    lacking = {
        reason: count
        for reason, count in reasons.most_common()
        if not any(words in reason for words in AS_IT_SHOULD_BE)
    }
    return [f"*** NOT RUN: {tests(count)}. {reason} ***" for reason, count in lacking.items()]


def tests(count: int) -> str:
    return f"{count} test" if count == 1 else f"{count} tests"


def reason_of(report: pytest.TestReport | pytest.CollectReport) -> str:
    """In the words of whoever skipped it; of a whole file its name as well."""
    said = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
    reason = said.removeprefix("Skipped: ")
    if isinstance(report, pytest.CollectReport):
        return f"All of {report.nodeid}: {reason}"
    return reason
