"""Files of data, read as fast as this machine can: YAML's own reader in C is several times as
fast, and is not built for every machine."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def read_data(path: Path) -> Any:
    return yaml.load(path.read_text(encoding="utf-8"), Loader=Loader)  # noqa: S506 - a safe one
