"""What saves of rules 6 hold in one choice, or beyond what is asked now, said in plain choices."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import Ask

DEEDS = frozenset({"arm", "chart", "crew", "drop", "equip", "gear", "use"})
"""What is done with crew and cards, by the first word of its id."""
OVER = frozenset({"back", "on"})
EATERS = frozenset(
    {"odessa", "rafael", "audrie", "kasumi", "kannan", "gregory", "laurent", "marco", "mac"}
)


def spelled(old: str, ask: Ask, before: Sequence[str]) -> tuple[str, ...] | None:
    """A use that said on whom; another deed with crew and cards, of which one went on to choose
    until one went back; the only card there was for somebody's meal."""
    use, _, whom = old.partition(".")
    offered = {option.id for option in ask.options}
    if use in offered:
        return use, whom
    if old in OVER or (old.startswith("card-") and EATERS.issuperset(before[-1:])):
        return ()
    return ("aid", old) if old.partition("-")[0] in DEEDS and "aid" in offered else None
