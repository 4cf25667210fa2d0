"""Who joins a challenge, who helps, who takes what; and the menu of crew and cards."""

from __future__ import annotations

from collections.abc import Iterable

from games.sleeping_gods import questions
from games.sleeping_gods.autopilot.preferences import preferences
from games.sleeping_gods.autopilot.question import Answer, Question, adds, chance_of, draws_again
from games.sleeping_gods.command.abilities import Use
from games.sleeping_gods.content.cards import AdventureCard, Mod
from games.sleeping_gods.content.story import Challenge
from games.sleeping_gods.content.words import FOODS
from games.sleeping_gods.fight.synergy import Heir
from games.sleeping_gods.story.lasting_events import LeaveBe
from games.sleeping_gods.turn.travel import distance_for

BARELY = 0.7
WEARY = 9
HARMFUL = (questions.DAMAGE, questions.STRUCK)
TO_CARRY = (questions.WEAPON_FOUND, questions.WEAPON_PASSED)


def gather(question: Question) -> Answer | None:
    """Adds the best crew until success is likely, then draws."""
    contest = question.view.state.contest or _still_to_try(question)
    draw = question.find("draw")
    if contest is None or (draw is None and not question.having("join")):
        return None
    likely = chance_of(contest.need - question.view.total)
    joiners = [o for o in question.having("join") if _useful(question, o.value, contest.skill)]
    enough = preferences(question).care if question.weariness < WEARY else BARELY
    if not joiners or likely >= (0.6 if draw is None else enough):
        return draw
    return question.best(joiners, lambda o: fit(question, o.value, contest.skill))


def _still_to_try(question: Question) -> Challenge | None:
    """The challenge of what lasts, where it is asked who tries it."""
    leave = question.find("leave")
    if leave is None or not isinstance(leave.value, LeaveBe):
        return None
    return question.pack.event[leave.value.event].clear


def _useful(question: Question, index: int, skill: str) -> bool:
    return question.view.sheets[index].skills.get(skill, 0) > 0


def fit(question: Question, index: int, skill: str) -> float:
    member, sheet = question.view.state.crew[index], question.view.sheets[index]
    trouble = 1.5 * ("madness" in member.statuses) + ("low_morale" in member.statuses)
    return 2.0 * sheet.skills.get(skill, 0) - member.fatigue + 0.1 * sheet.left - trouble


def help_along(question: Question) -> Answer | None:
    """Makes up what is missing if that can be done, draws again if that is all there is."""
    contest, accept = question.view.state.contest, question.find("accept")
    if contest is None or accept is None:
        return question.luck.choice(question.options) if accept is None else accept
    missing = contest.need - question.view.total
    if missing <= 0:
        return accept
    adding = [(o, gain) for o in question.options if (gain := _adds(o)) > 0]
    adding.sort(key=lambda pair: (pair[1] < missing, pair[1]))
    if sum(gain for _, gain in adding) >= missing:
        return adding[0][0]
    again = list(filter(draws_again, question.options))
    return again[0] if again and chance_of(missing + contest.fate) >= 0.3 else accept


def stoke(question: Question) -> Answer | None:
    """A craft card from hand, when that one point carries the ship a region further."""
    further = distance_for(question.view.total + 1) > distance_for(question.view.total)
    cards = [option for option in question.options if option.id.startswith("card-")]
    return cards[0] if cards and further else None


def _adds(option: Answer) -> int:
    if isinstance(option.value, Use):
        return adds(option.value, ("skill", "fate_plus"))
    return int(option.id.startswith("card-"))


def pick(question: Question) -> Answer:
    """One of the crew, or one of anything: the strong take damage, the weak are healed."""
    asked = question.ask.question
    spots = [option for option in question.options if (option.spot or "").startswith("crew.")]
    if asked in HARMFUL and spots:
        return question.best(spots, lambda o: _spare(question, o))
    if asked == questions.HEAL:
        return question.best(spots, lambda o: _need(question, o))
    crew = question.view.state.crew
    if asked == questions.FEED and spots:
        return question.best(spots, lambda o: crew[o.value.eater].fatigue)
    if asked == questions.REST:
        return question.best(spots, lambda o: crew[o.value].fatigue)
    heirs = [o for o in question.options if isinstance(o.value, Heir)]
    if asked in TO_CARRY or heirs:
        return question.best(heirs or spots, lambda o: _vigour(question, o))
    plain = [o for o in question.options if o.id not in ("aid", "join", "no")] or question.options
    return question.luck.choice(plain)


def _vigour(question: Question, option: Answer) -> float:
    index = option.value.member if isinstance(option.value, Heir) else option.value
    return float(question.view.sheets[index].left)


def _spare(question: Question, option: Answer) -> float:
    index, share = option.value if isinstance(option.value, tuple) else (option.value, 0)
    left = question.view.sheets[index].left
    return float(left - share) + (1.0 if left > share else -5.0)


def _need(question: Question, option: Answer) -> float:
    index, share = option.value
    return float(share) + (3.0 if question.view.sheets[index].left == 0 else 0.0)


def done(question: Question) -> Answer | None:
    """Nothing to add."""
    return question.find("done")


def last_chance(question: Question) -> Answer | None:
    """Whatever still helps, the cheapest first."""
    uses = [o for o in question.options if isinstance(o.value, Use)]
    return min(uses, key=lambda o: o.value.cost) if uses else question.find("face")


def meanwhile(question: Question) -> Answer | None:
    """A card or an ability before going on, where that is offered and worth it."""
    return _deed(question) if question.goes_on or wishes(question) else None


def wishes(question: Question) -> bool:
    """Whether crew and cards are worth a thought."""
    chair = question.view.state.chairs[question.seat]
    busy = question.view.state.contest is not None or question.view.state.fight is not None
    cheap = any(question.pack.ability[card].cost <= chair.command - 1 for card in chair.hand)
    slots = any(len(member.equipped) < 2 for member in question.view.state.crew)
    tired = question.weariness >= 5 and question.view.state.goods["grain"] >= 2
    hurt, holed = question.wellness < 0.6, question.harm >= 3
    ill = chair.command >= 2 and (tired or hurt or holed)
    willing = (cheap and slots and not busy) or (ill and _remedy(question))
    return willing and question.luck.random() < 0.6


def _remedy(question: Question) -> bool:
    """Whether somebody of one's own, or a card, can help with what ails the crew."""
    state, pack = question.view.state, question.pack
    purse = state.chairs[question.seat].command
    boards = (
        pack.crew[at].ability
        for at in question.crew_of(question.seat)
        if not state.crew[at].command and question.view.sheets[at].left > 0
        if pack.crew[at].ability_cost <= purse
    )
    cards = (pack.card[one.num] for one in state.cards if not one.command)
    ready = (card.use for card in cards if card.command <= purse and _stocked(question, card))
    return any(_helps(question, mods) for options in (*boards, *ready) for mods in options)


def _stocked(question: Question, card: AdventureCard) -> bool:
    """Whether a recipe's food is aboard, outside of a fight."""
    goods = question.view.state.goods
    food = sum(goods[kind] for kind in FOODS)
    named = all(goods[kind] >= n for kind, n in card.cook.items() if kind in FOODS)
    return not card.cook or (
        question.view.state.fight is None and named and food >= sum(card.cook.values())
    )


def menu(question: Question) -> Answer | None:
    """Equips what is affordable, cooks and heals when it is needed, or goes back."""
    if question.find("back") is None:
        return question.find("on")
    return _deed(question) or question.find("back")


def _deed(question: Question) -> Answer | None:
    equips = question.having("equip")
    chair = question.view.state.chairs[question.seat]
    thrifty = [o for o in equips if question.pack.ability[o.value.card].cost <= chair.command - 1]
    if thrifty:
        return question.luck.choice(thrifty)
    uses = [
        o for o in question.options if isinstance(o.value, Use) and _helps(question, o.value.mods)
    ]
    return question.luck.choice(uses) if uses else None


def _helps(question: Question, mods: Iterable[Mod]) -> bool:
    ops = {mod.op for mod in mods}
    wanted = {
        "unfatigue": question.weariness >= 4,
        "heal": question.wellness < 0.75,
        "repair": question.harm >= 2,
        "unstatus": any(member.statuses for member in question.view.state.crew),
    }
    return any(wanted.get(op, False) for op in ops)
