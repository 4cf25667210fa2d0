"""The pages people read, and the commands, links and pictures on them."""

import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted((ROOT / "docs").rglob("*.md")),
]
SITE = sorted((ROOT / "loopback" / "docs").rglob("*.md"))
"""The local Discord's own; what its blocks say is run by tests of its own."""

_BLOCK = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
_SPAN = re.compile(r"`([^`\n]+)`")
_LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
_HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
_MAYBE = re.compile(r"\[(.+?)\]")


@dataclass(frozen=True, slots=True)
class Found:
    """Something that stands on a page."""

    page: str
    words: str

    def __str__(self) -> str:
        return f"{self.page}: {self.words}"


def _name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path, language: str) -> list[str]:
    return [body for kind, body in _BLOCK.findall(page.read_text()) if kind == language]


def commands() -> Iterator[Found]:
    """Every line of every shell block, without its comment."""
    for page in PAGES:
        for block in blocks(page, "sh"):
            for line in block.splitlines():
                if words := shlex.split(line, comments=True):
                    yield Found(_name(page), " ".join(words))


def mentions(program: str) -> Iterator[Found]:
    """Every command of this program that stands in the middle of a sentence."""
    for page in PAGES:
        for span in _SPAN.findall(_BLOCK.sub("", page.read_text())):
            if span.startswith(f"{program} "):
                yield Found(_name(page), span)


def links() -> Iterator[Found]:
    """Every link and picture that leads to a file of ours."""
    for page in (*PAGES, *SITE):
        for target in _LINK.findall(_BLOCK.sub("", page.read_text())):
            if "://" not in target:
                yield Found(_name(page), target)


def anchors(page: Path) -> set[str]:
    """The names under which the headings of a page can be reached."""
    headings = _HEADING.findall(_BLOCK.sub("", page.read_text()))
    return {re.sub(r"[^\w\- ]", "", heading).lower().replace(" ", "-") for heading in headings}


def spelled_out(words: str) -> list[str]:
    """A command with all that may be left out: ``a [--b C]`` is ``a --b C``."""
    return _MAYBE.sub(r"\1", words).split()
