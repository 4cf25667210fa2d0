"""Positions that make rules or autopilots stumble are kept, so that they can be mended."""

from __future__ import annotations

from pathlib import Path


def keep_failure(folder: Path, name: str, save: bytes) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.save").write_bytes(save)
