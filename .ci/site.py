"""The documentation as a site: what mkdocs does not know by itself.

Addresses and version come from pyproject.toml. Pages beside docs/ become pages of the site; what
else lies in the repository is linked to there.
"""

from __future__ import annotations

import os
import re
import tomllib
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
BESIDE = {
    name: f"{Path(name).stem.lower()}.md"
    for name in ("CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md")
}
SHOWN = (".md", ".png", ".gif")
_CODE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"(\]\()([^)\s:#]+)((?:#[^)\s]*)?\))")


def on_config(config: Any) -> None:
    config.site_url = PROJECT["urls"]["Documentation"]
    source = {"icon": "fontawesome/brands/git-alt", "link": PROJECT["urls"]["Repository"]}
    config.extra["social"] = [source | {"name": "The source"}]
    config.copyright = f"Divemaster {PROJECT['version']}, MIT licence"


def on_files(files: Any, config: Any) -> None:
    for name, page in BESIDE.items():
        files.append(File.generated(config, page, content=(ROOT / name).read_text()))


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Links as the site has them; what stands in a block of code is no link."""
    shown = page.file.src_uri
    source = next((name for name, new in BESIDE.items() if new == shown), f"docs/{shown}")
    blocks = _CODE.findall(markdown)
    pieces = [
        _LINK.sub(lambda found: led(found, source, shown), one) for one in _CODE.split(markdown)
    ]
    return "".join(piece + block for piece, block in zip(pieces, [*blocks, ""], strict=True))


def led(found: re.Match[str], source: str, shown: str) -> str:
    """Where a link of this page leads on the site, or in the repository."""
    target = os.path.normpath(Path(source).parent / found[2])
    here = BESIDE.get(target, target.removeprefix("docs/"))
    if here == target or Path(here).suffix not in SHOWN:
        where = f"{PROJECT['urls']['Repository']}/tree/v{PROJECT['version']}/{target}"
        return f"{found[1]}{where}{found[3]}"
    return f"{found[1]}{os.path.relpath(here, Path(shown).parent)}{found[3]}"
