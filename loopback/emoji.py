"""Which signs are emoji, by Unicode's own list (emoji 16.0, `emoji.txt`, its licence beside it).

The list has every sequence that is recommended for interchange, without the sign that asks for a
colourful face (U+FE0F): with it or without, it is the same emoji. Discord takes single regional
letters as well.
"""

from functools import cache
from pathlib import Path

FACE = "\ufe0f"
REGIONAL_LETTERS = frozenset(chr(sign) for sign in range(0x1F1E6, 0x1F200))


@cache
def known() -> frozenset[str]:
    return frozenset(Path(__file__).with_suffix(".txt").read_text("utf-8").split())


def is_emoji(name: str) -> bool:
    """Whether this is one emoji, and nothing else."""
    bare = name.replace(FACE, "")
    return bare in REGIONAL_LETTERS or bare in known()
