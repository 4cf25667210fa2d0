"""How long a process has had the processor: who works slowly is not taken for one who hangs."""

from __future__ import annotations

from pathlib import Path

NANO = 1_000_000_000


def processor_seconds(pid: int) -> float:
    """Of its first thread, which hears and answers; none where the system does not tell."""
    try:
        return int(Path(f"/proc/{pid}/schedstat").read_text().split()[0]) / NANO
    except (OSError, ValueError, IndexError):
        return 0.0
