"""Pages to leaf through: the log of a table, the rules of a game, the list of campaigns, help."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.custom_ids import verb
from bot.display.board import PAUSED, PLAYING
from bot.display.parts import Button, Part, Row, Sheet, Words
from bot.store.rows import Summary
from bot.wording import Wording, safe
from games.catalog import all_games, find_game
from games.kernel import T, Text
from games.kernel.text import clip
from renderers import RulesPage

LINES = 20
PAGE_ROOM = 3500
CAMPAIGNS = 10
STATUS: dict[str, Text] = {
    "lobby": T("waiting for players"),
    "playing": T("being played"),
    "paused": T("paused"),
    "ended": T("over"),
    "cancelled": T("cancelled"),
}


def leaf(at: int, pages: int, custom_id: Callable[[int], str]) -> list[Part]:
    """Buttons to the page before and after, when there are several."""
    if pages < 2:
        return []
    buttons = [
        Button(custom_id(at - 1), "◀", off=at <= 0),
        Button(verb("nothing", at), f"{at + 1} / {pages}", off=True),
        Button(custom_id(at + 1), "▶", off=at >= pages - 1),
    ]
    return [Row(buttons)]


def paginate(lines: list[str], room: int = PAGE_ROOM) -> list[str]:
    """Lines in pages that fit into a message each."""
    pages: list[list[str]] = [[]]
    for line in lines:
        if len(pages[-1]) == LINES or (pages[-1] and sum(map(len, pages[-1])) + len(line) > room):
            pages.append([])
        pages[-1].append(line)
    return ["\n".join(page) for page in pages]


def rules_page(game: str, pages: Sequence[RulesPage], at: int, wording: Wording) -> Sheet:
    page = pages[at]
    title = f"{wording.say(find_game(game).title)} · {wording.say(page.title)}"
    words = f"### 📖 {clip(title, 200)}\n{clip(wording.say(page.body), 3500)}"
    row = leaf(at, len(pages), lambda number: verb("rules", game, number))
    return Sheet([Words(words)], row, PLAYING)


def campaign_list(
    found: list[Summary], wording: Wording, page: int, *, moderates: bool = False
) -> Sheet:
    """This server's campaigns, one line each; moderators can look after them."""
    pages = max(1, -(-len(found) // CAMPAIGNS))
    at = max(0, min(page, pages - 1))
    lines = [
        f"- {_campaign_line(one, wording)}" for one in found[at * CAMPAIGNS : (at + 1) * CAMPAIGNS]
    ]
    if not lines:
        lines = [wording.say(T("No game has been played here yet. Begin with `/dive start`."))]
    words = "\n".join([wording.say(T("### Tables of this server")), *lines])
    row = leaf(at, pages, lambda number: verb("list", number))
    if moderates:
        row.append(Row([Button(verb("stuck", 0), wording.label(T("What is stuck?")), emoji="🛠️")]))
    return Sheet([Words(clip(words, 3900))], row, PLAYING)


def _campaign_line(one: Summary, wording: Wording) -> str:
    campaign = one.campaign
    names = ", ".join(safe(name) for name in one.names if name)
    title = wording.say(find_game(campaign.game).title)
    where = f" · <#{campaign.place}>" if campaign.place and campaign.status != "ended" else ""
    return (
        f"`{campaign.id}` **{title}** · {_standing(one, wording)} · {clip(names, 80)} · "
        f"<t:{campaign.played}:R>{where}"
    )


def _standing(one: Summary, wording: Wording) -> str:
    """Where it stands and whom it waits for."""
    campaign = one.campaign
    if campaign.status != "playing":
        return wording.say(STATUS[campaign.status])
    headline = clip(Wording(wording.language, one.rows).say(campaign.headline_text), 80)
    asked = clip(", ".join(map(safe, one.asked_names)), 60)
    return wording.say(T("{headline}, waits for {names}", headline=headline, names=asked or "–"))


def campaign_label(one: Summary, wording: Wording) -> str:
    """A campaign in a list of suggestions: game, turn, players, last played, in 100 characters."""
    campaign = one.campaign
    state = wording.label(STATUS[campaign.status])
    turn = wording.label(T("turn {n}", n=campaign.turn))
    names = clip(", ".join(name for name in one.names if name), 40)
    title = wording.label(find_game(campaign.game).title)
    return clip(f"{title} · {turn} · {state} · {names} · {campaign.id}", 100)


def help_page(wording: Wording) -> Sheet:
    """For somebody who has never seen the bot."""
    games = "\n".join(
        f"- **{wording.say(game.title)}**: {wording.say(game.tagline)}" for game in all_games()
    )
    words = wording.say(
        T(
            "## 🤿 Divemaster\n"
            "I host board games of the deep. A game takes place in a thread of its own: I draw "
            "the board, tell what happened, and show buttons for exactly what you may do.\n"
            "### How to begin\n"
            "1. Type `/dive start` and pick a game.\n"
            "2. Friends press **Join**. Alone? Press **Add autopilot**, or dive solo where the "
            "game allows it.\n"
            "3. Press **Start** and follow the thread. Your hand is under **Hand**; only you "
            "see it.\n"
            "### Good to know\n"
            "- You may leave and come back whenever you like: nothing is ever lost, and every "
            "button keeps working.\n"
            "- ↩️ Undo takes your last choice back; when dice or others had a part in it, the "
            "table votes.\n"
            "- ❔ explains what you are asked, ⏪ tells what you missed, **…** has the rest.\n"
            "- `/dive rules` explains a game, `/dive board` shows the board again (also in "
            "words), `/dive list` shows all tables.\n"
            "- Chance is fair and can be checked: `/dive verify`.\n"
            "### The games"
        )
    )
    learning = wording.say(
        T(
            "### New to a game?\n"
            "`/dive learn` guides you through a first one, `/dive card` explains any card or sign, "
            "and ❔ whatever lies on the table. The first time you meet a thing I tell you its "
            "rule."
        )
    )
    company = wording.say(
        T(
            "### Company and advice\n"
            "Where I have learned to think, autopilots play plain, calm, keen or fierce (lobby, "
            "`/dive seat`), 💡 under ❔ tells what I would do and why, and 🔭 at the end shows "
            "where the game turned."
        )
    )
    by_post = wording.say(
        T(
            "### A table over weeks\n"
            "`/dive mine` shows what waits for you, on all servers. `/dive me`: how and when I "
            "call you, your language, holidays, your data. Under **…** you nudge, snooze or "
            "follow a table."
        )
    )
    coming = wording.say(
        T(
            "### Come back\n"
            "`/dive daily` has one deal a day for everybody, `/dive hall` log books and badges, "
            "`/dive looking` finds players."
        )
    )
    remind = Button(verb("quiet", "off"), wording.label(T("Remind me of rules")), emoji="💡")
    text = clip(f"{words}\n{games}\n{learning}\n{company}\n{by_post}\n{coming}", 3900)
    return Sheet([Words(text)], [Row([remind])], PLAYING)


def vote_panel(
    campaign: str,
    length: int,
    asker: tuple[int, str],
    what: str,
    votes: tuple[int, int],
    wording: Wording,
    awaited: Sequence[int] = (),
) -> Sheet:
    """The table decides whether the last choice is taken back; who has not voted is named."""
    yes, needed = votes
    words = wording.say(
        T(
            "↩️ **{asker}** asks to take the last choice back:\n{what}\n"
            "-# {yes} of {needed} votes needed. A moderator who does not play decides at once.",
            asker=asker[1],
            what=what,
            yes=yes,
            needed=needed,
        )
    )
    agree = verb("vote", length, "yes", asker[0], campaign=campaign)
    refuse = verb("vote", length, "no", asker[0], campaign=campaign)
    row = Row(
        [
            Button(agree, wording.label(T("Agree")), "go"),
            Button(refuse, wording.label(T("Refuse")), "warn"),
        ]
    )
    names = " ".join(f"<@{user}>" for user in awaited)
    return Sheet([Words(f"{words}\n{names}" if names else words)], [row], PAUSED)


def seat_back(campaign: str, words: str, wording: Wording) -> Sheet:
    """For whoever comes back: a press, and they play on."""
    button = Button(
        verb("back", campaign=campaign), wording.label(T("Take my seat back")), "go", "🪑"
    )
    return Sheet([Words(words), Row([button])], accent=PLAYING)


def notice(words: str, accent: int = PAUSED) -> Sheet:
    return Sheet([Words(clip(words, 3900))], accent=accent)
