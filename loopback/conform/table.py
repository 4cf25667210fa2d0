"""The published table: rules kept of rules known, by page of Discord's documentation."""

from collections import Counter

from loopback.conform.answered import ANSWERED
from loopback.conform.rule import Rule, Source

SOURCES: dict[Source, str] = {
    "D": "documented",
    "K": "known from its tracker or its users",
    "G": "judged",
}


def table(found: dict[Rule, str]) -> str:
    """As Markdown."""
    known, kept = (
        Counter(r.page for r in found),
        Counter(r.page for r in found if kept_by(found, r)),
    )
    lines = ["| page | kept | known |", "|---|---|---|"]
    lines += [f"| {page} | {kept[page]} | {count} |" for page, count in known.items()]
    lines += [f"| **together** | **{kept.total()}** | **{known.total()}** |", ""]
    sources = Counter(rule.source for rule in found)
    told = [f"{sources[letter]} {words}" for letter, words in SOURCES.items()]
    lines += [f"Of these, {', '.join(told)}.", "", "| not as there | why |", "|---|---|"]
    lines += [f"| {what} | {why} |" for what, why in ANSWERED.items()]
    return "\n".join(lines) + "\n"


def kept_by(found: dict[Rule, str], rule: Rule) -> bool:
    return found[rule] == rule.answer
