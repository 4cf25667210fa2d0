"""What Prometheus may ask for: counted here, told by ``GET /metrics``."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

OURS = CollectorRegistry()
"""Of this process, for as long as it lives."""
QUICK = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0)
SIZES = (1, 2, 4, 8, 16, 32, 64, 128)

PRESS_SECONDS = Histogram(
    "divemaster_press_seconds", "From a press to its answer", buckets=QUICK, registry=OURS
)
STAGE_SECONDS = Histogram(
    "divemaster_stage_seconds", "One stage of a press", ["stage"], buckets=QUICK, registry=OURS
)
LAG_SECONDS = Histogram(
    "divemaster_lag_seconds",
    "From Discord's clock to ours when a press comes in",
    buckets=QUICK,
    registry=OURS,
)
REFUSALS = Counter("divemaster_refusals", "Answers that say no, and why", ["why"], registry=OURS)
GIVEN_UP = Counter(
    "divemaster_given_up", "What Discord refused for two days", ["kind"], registry=OURS
)
COMMIT_SECONDS = Histogram(
    "divemaster_commit_seconds", "One commit to the database", buckets=QUICK, registry=OURS
)
COMMIT_UNITS = Histogram(
    "divemaster_commit_units", "Changes that shared a commit", buckets=SIZES, registry=OURS
)
PICTURE_SECONDS = Histogram(
    "divemaster_picture_seconds", "From a view to a picture's bytes", buckets=QUICK, registry=OURS
)


@contextmanager
def timed(histogram: Histogram) -> Iterator[None]:
    start = time.perf_counter()
    try:
        yield
    finally:
        histogram.observe(time.perf_counter() - start)


def press_answered(total_ms: float, stages_ms: Mapping[str, float], lag_ms: float) -> None:
    PRESS_SECONDS.observe(total_ms / 1000)
    LAG_SECONDS.observe(max(0.0, lag_ms / 1000))
    for stage, spent in stages_ms.items():
        STAGE_SECONDS.labels(stage).observe(spent / 1000)


@dataclass(frozen=True, slots=True)
class Reading:
    """A value as it is just now."""

    name: str
    meaning: str
    value: float


def told(readings: list[Reading]) -> bytes:
    """Everything, in Prometheus' own words."""
    now = CollectorRegistry()
    for one in readings:
        Gauge(f"divemaster_{one.name}", one.meaning, registry=now).set(one.value)
    return generate_latest(OURS) + generate_latest(now)
