"""``make bench``: all promises in one table, or those of the modules named."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from collections.abc import Iterator

import benchmarks
from benchmarks.table import Row, show

TOOLS = {"__main__", "table"}


def all_rows(names: list[str]) -> Iterator[Row]:
    for module in pkgutil.iter_modules(benchmarks.__path__):
        if module.name not in TOOLS and (not names or module.name in names):
            yield from importlib.import_module(f"benchmarks.{module.name}").measure()


if __name__ == "__main__":
    show(all_rows(sys.argv[1:]))
