"""The English sentences of a hint, read as claims: how often something comes true, with what."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

NAMES_RIVAL = re.compile(r" \(not with “(?P<other>.+)”\)$| \(“(?P<rival>.+)”: (?P<often>[^”]+)\)$")
BRINGS = re.compile(r"with “(?P<other>.+?)”: (?P<fact>.+) \((?P<often>.+)\)$", re.IGNORECASE)
ONLY = re.compile(r"(?:only )?(?P<mine>.+?): (?P<fact>.+) \(“(?P<other>.+)”: (?P<often>[^”]+)\)$")
BUT = re.compile(r"(?P<fact>.+), but (?P<price>\w+ couldn't .+|.+ lies on the way)")
OFTEN: Sequence[tuple[str, bool]] = (
    (r" in each of (?P<each>\d+) tries$", False),
    (r" in none of (?P<none>\d+) tries$", False),
    (r" in only (?P<share>\d+) %$", False),
    (r" about (?P<share>\d+) % of the time$", False),
    (r" (?:in only |in |with |on )?(?P<n>\d+) of (?P<all>\d+)(?: .+)?$", True),
    (r"^ (?P<share>\d+) %$", False),
    (r" whatever [^,]+$", True),
)
"""How a sentence says how often, and whether it was counted or tried."""


class Claim(NamedTuple):
    """That a fact comes true so often, exactly or in a sample, with the option of that name."""

    option: str
    fact: str
    share: float
    exact: bool


def how_often(words: str) -> tuple[str, float, bool]:
    """A fact without what says how often it comes true."""
    if words == "always":
        return "", 1.0, True
    for pattern, counted in OFTEN:
        found = re.search(pattern, f" {words}")
        if found is not None:
            return words[: max(0, found.start() - 1)], share_of(found.groupdict()), counted
    return words, 1.0, True


def share_of(named: Mapping[str, str]) -> float:
    if "share" in named:
        return int(named["share"]) / 100
    return int(named["n"]) / int(named["all"]) if "n" in named else float("none" not in named)


def claims(option: str, sentence: str) -> list[Claim]:
    """All that one sentence says."""
    words = sentence.removeprefix("The price: ").removesuffix(".")
    if words.startswith("All in all"):
        return []
    if found := BUT.fullmatch(words):
        return [*claims(option, found["fact"]), *claims(option, found["price"])]
    if found := BRINGS.match(words):
        _, share, exact = how_often(found["often"])
        fact = found["fact"]
        return [Claim(option, fact, 0.0, exact), Claim(found["other"], fact, share, exact)]
    rival = NAMES_RIVAL.search(words)
    fact, share, exact = how_often(words[: rival.start()] if rival else words)
    mine = Claim(option, fact, share, exact)
    if rival is None:
        return [mine]
    other, never = rival["other"], ("", 0.0, True)
    _, often, sure = never if other else how_often(rival["often"])
    return [mine, Claim(other or rival["rival"], fact, often, sure)]
