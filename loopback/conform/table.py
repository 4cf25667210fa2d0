"""The published table: rules kept of rules known, by page of Discord's documentation."""

from collections import Counter
from collections.abc import Mapping

from loopback.conform.answered import ANSWERED
from loopback.conform.rule import Rule, Source

DOCUMENTATION = "https://discord.com/developers/docs/"
PAGES = {
    "Messages": "resources/message",
    "Embeds": "resources/message#embed-object",
    "Components": "components/reference",
    "Polls": "resources/poll",
    "Application commands": "interactions/application-commands",
    "Options of commands": (
        "interactions/application-commands#application-command-object-application-command-option-structure"
    ),
    "Channels and threads": "resources/channel",
    "Webhooks": "resources/webhook",
    "Invites": "resources/invite",
    "Emojis": "resources/emoji",
    "Guilds, members and users": "resources/guild",
    "Scheduled events": "resources/guild-scheduled-event",
    "Asking at all": "reference",
}
SOURCES: dict[Source, str] = {
    "D": "documented",
    "K": "known from its tracker or its users",
    "G": "judged",
}
NONE: Mapping[str, tuple[int, int]] = {}


def table(found: dict[Rule, str], probed: Mapping[str, tuple[int, int]] = NONE) -> str:
    """As Markdown; `probed` says of a page how many more rules were kept of how many asked."""
    kept: Counter[str] = Counter({page: one for page, (one, _) in probed.items()})
    known: Counter[str] = Counter({page: one for page, (_, one) in probed.items()})
    sources: Counter[Source] = Counter({"D": known.total()})
    for rule in found:
        kept[rule.page] += kept_by(found, rule)
        known[rule.page] += 1
        sources[rule.source] += 1
    lines = ["| page | kept | known |", "|---|---|---|"]
    lines += [_row(page, kept[page], known[page]) for page in PAGES if known[page]]
    lines += [f"| **together** | **{kept.total()}** | **{known.total()}** |", ""]
    told = [f"{sources[letter]} {words}" for letter, words in SOURCES.items()]
    lines += [f"Of these, {', '.join(told)}.", "", "| not as there | why |", "|---|---|"]
    lines += [f"| {what} | {why} |" for what, why in ANSWERED.items()]
    return "\n".join(lines) + "\n"


def _row(page: str, kept: int, known: int) -> str:
    return f"| [{page}]({DOCUMENTATION}{PAGES[page]}) | {kept} | {known} |"


def kept_by(found: dict[Rule, str], rule: Rule) -> bool:
    return found[rule] == rule.answer
