"""The storybook: paragraphs, forced turns, choices with costs, challenges and fights (R52, R70-R71,
R99-R105). Each step leaves the tale in the state, so that it can be saved between any two."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial

from games.kernel import Option, Play, Seat, T, Text
from games.sleeping_gods import questions, reasons
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.card_words import effects_text, failing
from games.sleeping_gods.challenge.challenge import meet_challenge
from games.sleeping_gods.command.any_time import table_ask
from games.sleeping_gods.content.all_effects import wishes
from games.sleeping_gods.content.story import Choice, Fail, Paragraph
from games.sleeping_gods.fight.combat import danger, start_fight
from games.sleeping_gods.state import Tale
from games.sleeping_gods.story.bargains import payable
from games.sleeping_gods.story.reading_aloud import read_aloud
from games.sleeping_gods.story.staked import staked
from games.sleeping_gods.words import SKILL_LOUD, chosen_words, fitting, word

REDIRECTS = 20


def explore(campaign: Campaign, location: int) -> None:
    """R52: open the book at the location's number."""
    campaign.s.visits[str(location)] = campaign.s.visits.get(str(location), 0) + 1
    campaign.note("explore", location)
    open_book(campaign, str(location), location)


def open_book(campaign: Campaign, number: str, location: int = 0) -> None:
    campaign.s.took_part = []
    campaign.s.tale = Tale(location, number)


def telling(campaign: Campaign) -> Tale:
    assert campaign.s.tale is not None
    return campaign.s.tale


def tell(campaign: Campaign) -> Play[None]:
    """The next step of the tale."""
    tale = telling(campaign)
    paragraph = campaign.pack.paragraph[tale.para]
    if tale.stage == "read":
        yield from _read(campaign, tale)
    elif tale.stage == "choose":
        yield from _choose(campaign, tale, paragraph)
    else:
        choice = next(choice for choice in paragraph.choices if choice.key == tale.choice)
        if tale.stage == "fight":
            _fight_next(campaign, tale, choice)
        else:
            yield from _after(campaign, tale, choice)


def _read(campaign: Campaign, tale: Tale) -> Play[None]:
    """R100: "if keyword, turn to" is forced and comes before anything is read."""
    campaign.reveal()
    paragraph = _forced(campaign, tale)
    if paragraph.id not in tale.seen:
        tale.seen.append(paragraph.id)
        read_aloud(campaign, paragraph.text, paragraph.title, paragraph.vignette)
    if paragraph.id not in campaign.s.read:
        campaign.s.read.append(paragraph.id)
    _take_notes(campaign, tale, paragraph)
    tale.stage = "choose"
    yield from campaign.apply(paragraph.effects)
    if not paragraph.choices:
        _turn_to(campaign, tale, paragraph.goto)


def _forced(campaign: Campaign, tale: Tale) -> Paragraph:
    for _ in range(REDIRECTS):
        paragraph = campaign.pack.paragraph[tale.para]
        goto = next((r.goto for r in paragraph.redirects if campaign.holds(r.when)), None)
        if goto is None:
            break
        tale.para = goto
    return campaign.pack.paragraph[tale.para]


def _take_notes(campaign: Campaign, tale: Tale, paragraph: Paragraph) -> None:
    """The keywords this place asks for, so that the chart can remind the crew."""
    if tale.location:
        noted = campaign.s.notes.setdefault(str(tale.location), [])
        asked = [part for c in paragraph.choices if c.requires for part in wishes(c.requires)]
        noted += [keyword for keyword in dict.fromkeys(asked) if keyword not in noted]


def _turn_to(campaign: Campaign, tale: Tale, number: str | None) -> None:
    """On to the next paragraph, or back to the ship (R105: explore tokens return)."""
    if number is None:
        campaign.s.tale = None
        campaign.s.tokens = []
        return
    tale.para, tale.stage, tale.choice, tale.lost, tale.turn_to = number, "read", "", False, ""


def open_choices(campaign: Campaign, tale: Tale, paragraph: Paragraph) -> list[Choice]:
    """R100, R104, G20: what may be chosen now."""
    return [
        choice
        for choice in paragraph.choices
        if not (paragraph.town and f"{paragraph.id}{choice.key}" in tale.taken)
        and campaign.holds(choice.requires)
        and payable(campaign, choice.cost)
    ]


def choice_options(
    campaign: Campaign, paragraph: Paragraph, choices: Iterable[Choice]
) -> list[Option[Choice]]:
    """Lettered lines as they are offered, each with what it asks for."""
    chooser = asked_of(campaign, paragraph)
    return [
        Option(
            choice.key,
            chooser,
            word(choice.text),
            choice,
            short=staked(campaign, choice.text, choice.cost, choice.challenge, choice.combat),
            detail=campaign.once(
                f"{paragraph.id}{choice.key}", partial(choice_detail, campaign, choice)
            ),
        )
        for choice in choices
    ]


def stand_ins(campaign: Campaign, options: Iterable[Option[Choice]]) -> list[Option[Choice]]:
    """What the active player may answer once whoever holds that person has been waited for."""
    active = campaign.s.active
    return [
        replace(one, seat=active, aside=True, group=T("Answer for {seat}…", seat=Seat(one.seat)))
        for one in options
        if one.seat != active
    ]


def asked_of(campaign: Campaign, paragraph: Paragraph) -> int:
    """R14: whoever holds the crew member a page is about; the captain's is the active player."""
    if paragraph.asks is None:
        return campaign.s.active
    return campaign.controller(campaign.index_of(paragraph.asks))


def _choose(campaign: Campaign, tale: Tale, paragraph: Paragraph) -> Play[None]:
    def make() -> list[Option[Choice]]:
        choices = open_choices(campaign, tale, paragraph) or list(paragraph.choices)
        return choice_options(campaign, paragraph, choices)

    title = word(paragraph.title or paragraph.town or "…")
    offered = open_choices(campaign, tale, paragraph) or paragraph.choices
    seat = answers = asked_of(campaign, paragraph)
    choice = offered[0]
    if len(offered) > 1 or choice.cost or choice.challenge or choice.combat:
        prompt = T("{title}: what do you do?", title=title)
        if paragraph.asks is not None:
            name = campaign.name(campaign.index_of(paragraph.asks))
            prompt = T("{title}: what does {name} do?", title=title, name=name)
        others = stand_ins(campaign, make())
        chosen = yield from table_ask(
            campaign, questions.TALE, prompt, make, reasons.TALE, safe=True, stand_ins=others
        )
        choice, answers = chosen.value, chosen.seat
    campaign.deed(answers, chosen_words(choice.text, None if answers == seat else seat))
    if paragraph.town:
        tale.taken.append(f"{paragraph.id}{choice.key}")
    tale.choice = choice.key
    yield from campaign.apply(choice.cost)
    fail = yield from _meet(campaign, choice)
    tale.stage = "fight"
    if fail is None:
        return
    tale.lost = fail.instead or fail.goto is not None
    tale.turn_to = fail.goto or ""
    read_aloud(campaign, fail.text)
    yield from campaign.apply(fail.effects)
    if fail.combat:
        start_fight(campaign, fail.combat)


def choice_detail(campaign: Campaign, choice: Choice) -> Text | None:
    parts = list(_choice_parts(campaign, choice))
    return fitting(T("{parts}", parts=parts), T("{parts}", parts=parts[:1])) if parts else None


def _choice_parts(campaign: Campaign, choice: Choice) -> Iterator[Text]:
    if choice.cost:
        yield effects_text(choice.cost, campaign.pack)
    if choice.challenge:
        skill = SKILL_LOUD[choice.challenge.skill]
        yield T("{skill} {need}", skill=skill, need=choice.challenge.need)
        if (harm := failing(choice.challenge.fail)) is not None:
            yield harm
        if choice.challenge.fail.combat:
            yield T("else {effects}", effects=danger(campaign.pack, choice.challenge.fail.combat))
    if choice.combat:
        yield danger(campaign.pack, choice.combat)


def _meet(campaign: Campaign, choice: Choice) -> Play[Fail | None]:
    """The choice's challenge; what failing it brings, or nothing."""
    challenge = choice.challenge
    if challenge is None or (yield from meet_challenge(campaign, challenge.skill, challenge.need)):
        return None
    return challenge.fail


def _fight_next(campaign: Campaign, tale: Tale, choice: Choice) -> None:
    tale.stage = "after"
    if choice.combat and not tale.lost:
        start_fight(campaign, choice.combat)


def _after(campaign: Campaign, tale: Tale, choice: Choice) -> Play[None]:
    """R71: without a turn of its own, failure goes on as success does."""
    if not tale.lost:
        yield from campaign.apply(choice.effects)
    _turn_to(campaign, tale, tale.turn_to or choice.goto)
