"""Fair chance: the whole log is replayed against the seed whose hash was shown at the start."""

from __future__ import annotations

from bot.host.host import Host
from bot.store import Entry
from games.catalog import find_game
from games.kernel import T, Text
from games.kernel.record import unseal
from games.kernel.transcript import Entry as Told
from games.kernel.transcript import Transcript, Undo, verify


def transcript_of(opening: bytes, entries: list[Entry]) -> Transcript:
    """The kernel's transcript of a stored log: choices, and an undo for each one taken back."""
    told: list[Told] = []
    depth = 0
    for entry in entries:
        if entry.choice is not None:
            told.append(entry.choice)
        elif entry.kind in ("undo", "rollback"):
            told += [Undo(left) for left in range(depth - 1, entry.depth - 1, -1)]
        depth = entry.depth
    return Transcript(opening, told)


def same_rules(opening: bytes) -> bool:
    """Whether the rules are still those under which the game began."""
    body = unseal(opening)
    return body.rules == find_game(body.game).rules


def can_be_verified(opening: bytes, entries: list[Entry]) -> bool:
    """Whether every move, also one taken back, can be replayed."""
    return same_rules(opening) and not any(entry.kind == "rollback" for entry in entries)


async def verify_campaign(host: Host, campaign: str) -> Text:
    """What came of the check, in a sentence or two."""
    table = await host.tables.peek(campaign)
    opening = await host.store.start_save(campaign)
    entries = await host.store.entries(campaign)
    latest, shown = table.match.save(), table.campaign.commitment
    if not can_be_verified(opening, entries):
        return T("The rules have changed since this game began, so I can't replay it all.")
    transcript = transcript_of(opening, entries)
    guild = table.campaign.guild
    verdict = await host.lanes.files.do(guild, verify, transcript, shown, find_game, latest)
    if not verdict.fair:
        return T(
            "❌ {reason} ({checked} moves were fine.)",
            reason=verdict.reason,
            checked=verdict.checked,
        )
    if table.campaign.status != "ended" or table.sealed:
        return T(
            "✅ {reason} I replayed {checked} moves. The seed's hash is `{hash}`; you'll "
            "see the seed when the game is over.",
            reason=verdict.reason,
            checked=verdict.checked,
            hash=shown,
        )
    return T(
        "✅ {reason} I replayed {checked} moves. Seed `{seed}`, hash `{hash}`.",
        reason=verdict.reason,
        checked=verdict.checked,
        seed=f"{table.match.record.seed:032x}",
        hash=shown,
    )
