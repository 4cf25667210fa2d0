"""Where to sail, what to land at, what to ask: what is known says what a way is good for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from games.kernel.first_choice import Answer
from games.kernel.mind import Fact
from games.kernel.text import N, T, Text
from games.sleeping_gods import questions
from games.sleeping_gods.autopilot.actions import goal, interest, reach
from games.sleeping_gods.autopilot.known_places import brought, facts, led, opens
from games.sleeping_gods.autopilot.question import Answer as Offered
from games.sleeping_gods.autopilot.question import Question, adds
from games.sleeping_gods.card_words import effects_text
from games.sleeping_gods.challenge.odds import fate_cards
from games.sleeping_gods.challenge.total import skill_sum
from games.sleeping_gods.command.abilities import Use
from games.sleeping_gods.content.atlas import Region
from games.sleeping_gods.content.story import Choice
from games.sleeping_gods.crew.fatigue import MOST_FATIGUE
from games.sleeping_gods.mind.at_a_glance import Glance
from games.sleeping_gods.mind.pressing_on import A_HAZARD, A_WAY
from games.sleeping_gods.ship.sailing import Course
from games.sleeping_gods.state import Contest
from games.sleeping_gods.story.lasting_events import Clearing, is_felt
from games.sleeping_gods.turn.actions import Explore
from games.sleeping_gods.turn.travel import TABLE, Helm, distance_for
from games.sleeping_gods.words import word

HEADINGS = (
    *(questions.TALE.id, questions.ACTION.id, questions.CLEAR.id),
    *(questions.SET_COURSE.id, questions.COURSE.id),
)
BY_FATE = 0.5
"""How much farther off a place is that fate must carry the ship to; half of it with an engineer."""
ELSEWHERE = 20.0
"""How much less a place draws while another region draws more."""
A_COMMAND = 0.1
"""How much farther off a place seems for every command that the way costs."""
ON = 2.0
"""How much it matters how far it is from there."""
OPENED = 2.0
"""How much more a choice draws that is open because of what one has brought."""
UNREAD = Fact(T("nobody has read yet what comes of it"), good=True)
FARTHEST = TABLE[-1][1]
RIDDANCE = 5.0
"""How much it draws to be rid of what lasts."""
WORN, HOLED = 12, 3
"""So much fatigue, or ship damage, makes a crew long for a port."""


def headings(glance: Glance) -> Mapping[str, Answer]:
    """Every way and every place on offer; nothing of what only helps on the way."""
    question = glance.asked
    if question.ask.id not in HEADINGS:
        return {}
    wanted = goal(question)
    found = {option.id: judged(glance, option, wanted) for option in question.options}
    return {name: answer for name, answer in found.items() if answer is not None}


def judged(glance: Glance, option: Offered, wanted: str) -> Answer | None:
    question = glance.asked
    match option.value:
        case Explore(place):
            draw = interest(question, place, facts(question), question.might)
            later = ELSEWHERE if wanted != question.view.state.region else 0.0
            return Answer(draw - later, tuple(about_places(question, [place])))
        case Choice() as choice if choice.goto or opens(choice.requires):
            return chosen(question, choice)
        case Use() as use if question.ask.id == questions.SET_COURSE.id:
            return boosts(question, use, wanted)
        case Clearing(event, _):
            lasting = glance.campaign.pack.event[event]
            beast = lasting.hunter.effects if lasting.hunter is not None else ()
            burden = effects_text([*lasting.each_effects, *beast])
            until = T("until then this comes again and again: {effects}", effects=burden)
            return Answer(RIDDANCE, (Fact(until, good=True),))
        case "market":
            n = question.view.state.goods["coins"]
            purse = N("you have {n} coin to spend", "you have {n} coins to spend", n=n)
            return Answer(-ELSEWHERE, (Fact(purse, good=True),))
    return sails(glance, option, wanted)


def sails(glance: Glance, option: Offered, wanted: str) -> Answer | None:
    """Where the ship gets to, and past what."""
    question, here = glance.asked, glance.campaign.s.region
    region, later = leads_to(option, here), farther(option)
    if region is None:
        return None
    found, dangers = way(question, region, wanted, later), hazards(question, option)
    if dangers and (said := list(found.facts)):
        at = max(range(len(said)), key=lambda at: said[at].weight == ON)
        peril = T("{hazard} lies on the way", hazard=dangers[0])
        said[at] = replace(said[at], words=but(said[at].words, peril))
        found = found._replace(facts=tuple(said))
    found = found._replace(worth=found.worth - A_HAZARD * len(dangers))
    if not later or here == wanted or is_felt(glance.campaign, "travel"):
        return found
    return found._replace(facts=(carries(glance, option, wanted), *found.facts))


def chosen(question: Question, choice: Choice) -> Answer:
    """What is open because of what one has brought is what that is for, until it was read."""
    if choice.goto in question.view.state.read:
        return Answer(0.0, ())
    if not opens(choice.requires):
        return Answer(1.0, (UNREAD,))
    thing = brought(question.pack, choice.requires, facts(question))
    if thing is None:
        return Answer(1.0 + OPENED, (UNREAD,))
    use = T("this is what you have {thing} for", thing=thing.name)
    because = use if thing.to_use else T("{thing} opens this", thing=thing.name)
    return Answer(1.0 + OPENED, (Fact(because, good=True, weight=3.0), UNREAD))


def boosts(question: Question, use: Use, wanted: str) -> Answer | None:
    """More fate or craft, where that takes the ship nearer to where one wants to be."""
    away, total = reach(question.view.pack, question.view.state.region)[wanted], question.view.total
    n = distance_for(total + adds(use, ("skill", "fate_plus")))
    if min(n, away) <= distance_for(total):
        return None
    far = gets_to(wanted) if n >= away else T("the ship sails {n} regions", n=n)
    words = T("{fact} for {n} command", fact=far, n=use.cost)
    place = question.pack.region[wanted]
    reasons = [Fact(words, good=True, weight=4.0), *draws_there(question, place)]
    return Answer(min(n, away) - away - A_COMMAND * use.cost, tuple(reasons))


def hazards(question: Question, option: Offered) -> list[Text]:
    """What must be met on the way."""
    course = option.value.course if isinstance(option.value, Helm) else option.value
    steps = course.steps if isinstance(course, Course) else ()
    met = (question.pack.region[step.region].hazard for step in steps)
    return [word(hazard.name) for hazard in met if hazard is not None]


def carries(glance: Glance, option: Offered, wanted: str) -> Fact:
    """How far fate and craft take the ship: as far as one wants, if they can; at what price."""
    away = reach(glance.asked.view.pack, glance.campaign.s.region)[wanted]
    member = option.value.member
    contest = Contest("craft", 0, "travel", [] if member is None else [member])
    total, cards = skill_sum(glance.campaign, contest), fate_cards(glance.asked.view)
    n = min(away, FARTHEST)
    enough = sum(cards[fate] for fate in cards if distance_for(total + fate) >= n)
    far = gets_to(wanted) if n == away else T("the ship sails {n} regions or more", n=n)
    words = T("{fact} in {n} of {all} draws of fate", fact=far, n=enough, all=cards.total())
    if member is not None and glance.campaign.s.crew[member].fatigue + 1 >= MOST_FATIGUE:
        name = glance.campaign.name(member)
        words = but(words, T("{name} couldn't join challenges any more", name=name))
    return Fact(words, good=True, weight=3.0)


def gets_to(region: str) -> Text:
    return T("the ship gets to region {region}", region=region.upper())


def but(words: Text, price: Text) -> Text:
    return T("{fact}, but {price}", fact=words, price=price)


def leads_to(option: Offered, here: str) -> str | None:
    """Where the ship is after it, if it is about sailing; fate alone decides how far it gets."""
    match option.value:
        case Course() as course:
            return course.region
        case Helm(_, Course() as course):
            return course.region
    return here if isinstance(option.value, Helm) or option.id == "stop" else None


def farther(option: Offered) -> float:
    if isinstance(option.value, Helm) and option.value.course is None:
        return BY_FATE if option.value.member is None else BY_FATE / 2
    return 0.0


def way(question: Question, region: str, wanted: str, later: float) -> Answer:
    """The nearer to where one wants to be, the better; of what is there, who gets no nearer says
    nothing."""
    away, here = reach(question.view.pack, wanted), question.view.state.region
    nearer = here != wanted if later else away[region] < away[here] or region == here == wanted
    said = list(draws_there(question, question.pack.region[wanted])) if nearer else []
    if nearer and region != here and (left := away[region]):
        on = N(
            "from there it's {n} region on to {region}",
            "from there it's {n} regions on to {region}",
            n=left,
            region=wanted.upper(),
        )
        said.append(Fact(on, good=True, weight=ON))
    far = max(0, away[region] - A_WAY) if later else away[region]
    return Answer(-far - later, tuple(said))


def draws_there(question: Question, region: Region) -> Iterator[Fact]:
    """What a region is sailed to for."""
    yield from about_places(question, [location.num for location in region.locations])
    worn = question.weariness >= WORN or question.harm >= HOLED
    if region.port and worn:
        rest = T("the port of {port} is there", port=word(region.port))
        yield Fact(rest, good=True, weight=ON - 0.1)


def about_places(question: Question, places: list[int]) -> Iterator[Fact]:
    """Numbers on the chart: where something one carries is of use, and what nobody has seen."""
    state, world = question.view.state, facts(question)
    uses = ((place, led(question.view.pack, place, world)) for place in places)
    for place, thing in [(place, thing) for place, thing in uses if thing][:1]:
        words = T("you can use {thing} at place {n}", thing=thing.name, n=place)
        yield Fact(words, good=True, weight=3.0)
    unseen = [place for place in places if str(place) not in state.visits]
    if unseen:
        words = N(
            "nobody has seen place {places}",
            "nobody has seen places {places}",
            n=len(unseen),
            places=unseen,
        )
        yield Fact(words, good=True, weight=1.0 + 0.2 * len(unseen))
