"""Pages to leaf through: the log of a table, the rules of a game, the list of campaigns, help."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.custom_ids import verb
from bot.display.board import PAUSED, PLAYING
from bot.display.how_far import how_far
from bot.display.measure import packed
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
LESSONS = 10
"""So many are offered with a button."""
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
        lines = [wording.say(T("No games here yet. Begin with `/dive play start`."))]
    words = "\n".join([wording.say(T("### Tables here")), *lines])
    row = leaf(at, pages, lambda number: verb("list", number))
    if moderates:
        row.append(Row([Button(verb("stuck", 0), wording.label(T("What is stuck?")), emoji="🛠️")]))
    return Sheet([Words(clip(words, 3900))], row, PLAYING)


def _campaign_line(one: Summary, wording: Wording) -> str:
    campaign = one.campaign
    names = ", ".join(safe(name) for name in one.names if name)
    title = wording.say(find_game(campaign.game).title)
    where = f" · <#{campaign.place}>" if campaign.place and campaign.status != "ended" else ""
    stands = f"{_standing(one, wording)}{how_far(campaign, wording)}"
    return (
        f"`{campaign.id}` **{title}** · {stands} · {clip(names, 80)} · "
        f"<t:{campaign.played}:R>{where}"
    )


def _standing(one: Summary, wording: Wording) -> str:
    """Where it stands and whom it waits for."""
    campaign = one.campaign
    if campaign.status != "playing":
        return wording.say(STATUS[campaign.status])
    told = Wording(wording.language, one.rows).say(campaign.headline_text)
    headline = clip(told.removesuffix("."), 80)
    asked = clip(", ".join(map(safe, one.asked_names)), 60)
    return wording.say(T("{headline}, waiting for {names}", headline=headline, names=asked or "–"))


def campaign_label(one: Summary, wording: Wording) -> str:
    """A campaign in a list of suggestions: game, turn, players, last played, in 100 characters."""
    campaign = one.campaign
    state = wording.label(STATUS[campaign.status])
    turn = wording.label(T("turn {n}", n=campaign.turn))
    names = clip(", ".join(name for name in one.names if name), 40)
    title = wording.label(find_game(campaign.game).title)
    return clip(f"{title} · {turn} · {state} · {names} · {campaign.id}", 100)


def help_page(wording: Wording) -> Sheet:
    """For somebody who has never seen the bot: a lesson first."""
    games = "\n".join(
        f"- **{wording.say(game.title)}**: {wording.say(game.tagline)}" for game in all_games()
    )
    words = wording.say(
        T(
            "## 🤿 Divemaster\n"
            "I host board games of the deep.\n"
            "- New to one? `/dive learn lesson` teaches you, just you and me.\n"
            "- `/dive play start` opens a lobby: friends press **Join**, you press **Start**.\n"
            "- You play with the buttons on the newest panel. **Hand** is yours alone, "
            "**Help** explains, **Log** tells what happened, **…** has the rest: pause, "
            "hand over, leave.\n"
            "- Leave and come back whenever you like: nothing's ever lost.\n"
            "- `/dive tables mine` shows what's waiting for you, `/dive me notices` how I reach "
            "you, `/dive play daily` today's game, `/dive play looking` finds players."
        )
    )
    remind = Button(verb("quiet", "off"), wording.label(T("Show rule tips")))
    teach = [
        Button(verb("learn", game.id), wording.label(game.title), emoji="🎓")
        for game in all_games()
        if game.lesson is not None
    ]
    beneath = [*packed(teach[:LESSONS]), Row([remind])]
    return Sheet([Words(clip(f"{words}\n{games}", 3900))], beneath, PLAYING)


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
            "↩️ **{asker}** would like to take back:\n"
            "{what}\n"
            "-# {yes} of {needed} votes needed. A moderator who isn't playing decides at "
            "once.",
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
