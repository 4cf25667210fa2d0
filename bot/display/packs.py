"""A server's own packs, for its moderators: what there is, and what is wrong with a file."""

from __future__ import annotations

from collections.abc import Sequence

from bot.custom_ids import verb
from bot.display.board import PLAYING
from bot.display.parts import Item, Menu, Part, Sheet, Words
from bot.store.packs import ServerPack
from bot.wording import Wording, safe
from games.kernel import N, T
from games.kernel.text import clip

FINDINGS = 12
"""So many are shown at once; a file holds all of them."""


def packs_page(own: Sequence[ServerPack], most: int, wording: Wording, news: str = "") -> Sheet:
    """What moderators brought into this server."""
    heading = T("### 📚 Packs on this server: {n} of {most}", n=len(own), most=most)
    words = [wording.say(heading), *([news] if news else [])]
    words += [_line(pack, wording) for pack in own]
    hint = T("Add one with `/dive moderate import` and a file (zip or YAML).")
    words.append(f"-# {wording.say(hint)}")
    parts: list[Part] = [Words("\n".join(words))]
    return Sheet(parts, _menu(own, wording), PLAYING)


def _line(pack: ServerPack, wording: Wording) -> str:
    who = "" if pack.person is None else f" · <@{pack.person}>"
    since = wording.say(T("since {when}", when=f"<t:{pack.at}:d>"))
    return f"- **{safe(pack.title)}** (`{pack.id}`), {since}{who}"


def _menu(own: Sequence[ServerPack], wording: Wording) -> list[Menu]:
    if not own:
        return []
    items = [Item(f"{pack.game}/{pack.id}", clip(pack.title, 100), pack.id) for pack in own]
    return [Menu(verb("packs", "remove"), wording.label(T("Remove a pack…")), items)]


def findings_words(findings: Sequence[str], wording: Wording) -> str:
    """All that is wrong, or the beginning of it."""
    heading = N(
        "I can't take this pack yet: {n} thing to mend.",
        "I can't take this pack yet: {n} things to mend.",
        n=len(findings),
    )
    shown = "\n".join(f"- {safe(clip(finding, 200))}" for finding in findings[:FINDINGS])
    return clip(f"{wording.say(heading)}\n{shown}", 1900)
