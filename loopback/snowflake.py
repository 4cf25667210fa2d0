"""Ids that carry their time, as Discord makes them."""

from dataclasses import dataclass

EPOCH = 1_420_070_400_000
HIGHEST = 2**63 - 1


@dataclass(slots=True)
class Snowflakes:
    """Gives rising ids: milliseconds since 2015, then a counter."""

    last: int = 0

    def at(self, seconds: float) -> str:
        wanted = (int(seconds * 1000) - EPOCH) << 22
        self.last = max(self.last + 1, wanted)
        return str(self.last)


def made_at(snowflake: str) -> float:
    """When an id was given, in seconds since 1970."""
    return ((int(snowflake) >> 22) + EPOCH) / 1000


def is_snowflake(value: object) -> bool:
    """Discord takes ids as strings of digits, and forgives plain integers."""
    if isinstance(value, bool) or not isinstance(value, int | str):
        return False
    text = str(value)
    return text.isascii() and text.isdigit() and len(text) <= 20 and int(text) <= HIGHEST
