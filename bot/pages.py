"""The documentation: pages that come with the program, and where they are on the web."""

from __future__ import annotations

from importlib import metadata
from pathlib import Path

OURS = "divemaster"
SHELF = f"share/doc/{OURS}"
CHECKOUT = Path(__file__).parents[1] / "docs"


def pages() -> dict[str, Path]:
    """Every page by its name, where the wheel put them or as they lie in the checkout."""
    installed = [one for one in metadata.files(OURS) or () if SHELF in one.as_posix()]
    beside = [*CHECKOUT.glob("*.md"), *CHECKOUT.glob("games/*.md")]
    found = [Path(str(one.locate())) for one in installed] or beside
    return {page.stem: page for page in sorted(found) if page.stem != "README"}


def links() -> dict[str, str]:
    """Addresses by what they are, from the project's metadata alone."""
    named = metadata.metadata(OURS).get_all("Project-URL") or []
    return dict(one.split(", ", 1) for one in named)


def address_of(page: str) -> str:
    """Where a page is on the web."""
    return f"{links()['Documentation']}{page}/"
