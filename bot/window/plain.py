"""Words of a message for a page that is not Discord's: people by their names."""

from __future__ import annotations

import re

from bot.host import Table
from bot.wording import safe

MENTION = re.compile(r"<@!?(\d+)>")


def plain(words: str, table: Table) -> str:
    """Mentions become names; the rest of markdown the page knows."""
    names = {str(row.user): safe(row.name) for row in table.rows if row.user is not None}
    return MENTION.sub(lambda found: names.get(found[1], "…"), words)
