"""Where to sail, what to land at, what to ask: what is known says what a way is good for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from games.kernel.first_choice import Answer
from games.kernel.mind import Fact
from games.kernel.text import N, T
from games.sleeping_gods import questions
from games.sleeping_gods.autopilot.actions import goal, interest, reach
from games.sleeping_gods.autopilot.known_places import facts, led
from games.sleeping_gods.autopilot.question import Answer as Offered
from games.sleeping_gods.autopilot.question import Question
from games.sleeping_gods.card_words import effects_text
from games.sleeping_gods.challenge.odds import fate_cards
from games.sleeping_gods.challenge.total import skill_sum
from games.sleeping_gods.content.story import Choice
from games.sleeping_gods.mind.at_a_glance import Glance
from games.sleeping_gods.mind.pressing_on import A_WAY
from games.sleeping_gods.ship.sailing import Course
from games.sleeping_gods.state import Contest
from games.sleeping_gods.story.lasting_events import Clearing, is_felt
from games.sleeping_gods.turn.actions import Explore
from games.sleeping_gods.turn.travel import TABLE, Helm, distance_for

HEADINGS = (
    *(questions.TALE.id, questions.ACTION.id, questions.CLEAR.id),
    *(questions.SET_COURSE.id, questions.COURSE.id),
)
BY_FATE = 0.5
"""How much farther off a place is that fate must carry the ship to; half of it with an engineer."""
ELSEWHERE = 20.0
"""How much less a place draws while another region draws more."""
UNREAD = Fact(T("nobody has read yet what comes of it"), good=True)
FARTHEST = TABLE[-1][1]
RIDDANCE = 5.0
"""How much it draws to be rid of what lasts."""
WORN = 12
"""So much fatigue makes a crew long for a port."""


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
    here, state = question.view.state.region, question.view.state
    match option.value:
        case Explore(place):
            draw = interest(question, place, facts(question), question.might)
            later = ELSEWHERE if wanted != here else 0.0
            return Answer(draw - later, tuple(about_places(question, [place])))
        case Choice(goto=str(page)):
            unread = page not in state.read
            return Answer(float(unread), (UNREAD,) if unread else ())
        case Clearing(event, _):
            lasting = glance.campaign.pack.event[event]
            beast = lasting.hunter.effects if lasting.hunter is not None else ()
            burden = effects_text([*lasting.each_effects, *beast])
            until = T("until then this comes again and again: {effects}", effects=burden)
            return Answer(RIDDANCE, (Fact(until, good=True),))
        case "market":
            n = state.goods["coins"]
            purse = N("you have {n} coin to spend", "you have {n} coins to spend", n=n)
            return Answer(-ELSEWHERE, (Fact(purse, good=True),))
    region, later = leads_to(option, here), farther(option)
    found = None if region is None else way(question, region, wanted, later)
    if found is None or not later or is_felt(glance.campaign, "travel"):
        return found
    return found._replace(facts=(carries(glance, option, wanted), *found.facts))


def carries(glance: Glance, option: Offered, wanted: str) -> Fact:
    """How far fate and craft take the ship: as far as one wants, if they can."""
    away = reach(glance.asked.view.pack, glance.campaign.s.region)[wanted]
    n = min(max(2, away), FARTHEST)
    member = option.value.member
    contest = Contest("craft", 0, "travel", [] if member is None else [member])
    total, cards = skill_sum(glance.campaign, contest), fate_cards(glance.asked.view)
    enough = sum(cards[fate] for fate in cards if distance_for(total + fate) >= n)
    far = T("the ship sails {n} regions or more", n=n)
    words = T("{fact} in {n} of {all} draws of fate", fact=far, n=enough, all=cards.total())
    return Fact(words, good=True, weight=3.0)


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
    """The nearer to where one wants to be, the better."""
    away = reach(question.view.pack, wanted)
    place = question.pack.region[wanted]
    said = list(about_places(question, [location.num for location in place.locations]))
    if place.port and question.weariness >= WORN:
        said.append(
            Fact(
                T("it leads towards the port of region {region}", region=wanted.upper()), good=True
            )
        )
    here = question.view.state.region
    if away[region] > away[here] or (later and here == wanted):
        said = []
    elif region != here and (left := away[region]):
        on = N(
            "from there it's {n} region on to {region}",
            "from there it's {n} regions on to {region}",
            n=left,
            region=wanted.upper(),
        )
        said.append(Fact(on, good=True, weight=2.0))
    far = max(0, away[region] - A_WAY) if later else away[region]
    return Answer(-far - later, tuple(said))


def about_places(question: Question, places: list[int]) -> Iterator[Fact]:
    """Numbers on the chart: where something one carries is of use, and what nobody has seen."""
    state, world = question.view.state, facts(question)
    for place in [one for one in places if led(question.view.pack, one, world)][:1]:
        words = T("something you carry is of use at place {n}", n=place)
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
