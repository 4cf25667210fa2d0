"""``make bench``: all promises in one table, or those of the modules named."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from collections.abc import Iterator

import benchmarks
from benchmarks.table import Row, show


def all_rows(names: list[str]) -> Iterator[Row]:
    """The rows of every module here that measures something."""
    for module in pkgutil.iter_modules(benchmarks.__path__):
        if module.name != "__main__" and (not names or module.name in names):
            measure = getattr(importlib.import_module(f"benchmarks.{module.name}"), "measure", None)
            yield from () if measure is None else measure()


if __name__ == "__main__":
    show(all_rows(sys.argv[1:]))
