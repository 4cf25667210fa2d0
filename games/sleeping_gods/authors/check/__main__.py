"""``python -m games.sleeping_gods.authors.check [FOLDER]...``: the lint alone, for authors."""

from __future__ import annotations

import sys
from pathlib import Path

from games.sleeping_gods.authors.check import check_folder
from games.sleeping_gods.content.loader import PACKS, pack_names


def main(names: list[str]) -> int:
    """Prints all findings; how many there were."""
    found = 0
    for name in names or pack_names():
        folder = Path(name) if Path(name).is_dir() else PACKS / name
        faults = check_folder(folder)
        found += len(faults)
        sys.stdout.writelines(f"{fault}\n" for fault in faults)
        sys.stdout.write(f"{folder.name}: {len(faults)} findings\n")
    return found


if __name__ == "__main__":
    sys.exit(1 if main(sys.argv[1:]) else 0)
