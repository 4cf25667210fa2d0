"""Who joins a challenge, who helps, who takes what; and the menu of crew and cards."""

from __future__ import annotations

from typing import Any

from games.kernel import Option
from games.sleeping_gods.autopilot.preferences import preferences
from games.sleeping_gods.autopilot.situation import Mind, best, chance_of
from games.sleeping_gods.command.abilities import Use
from games.sleeping_gods.crew.damage import HURT
from games.sleeping_gods.crew.fatigue import REST
from games.sleeping_gods.crew.healing import HEAL
from games.sleeping_gods.fight.end_of_round import STRIKES
from games.sleeping_gods.turn.travel import distance_for

BARELY = 0.7
WEARY = 9
HARMFUL = (HURT.template, STRIKES.template)


def gather(mind: Mind) -> Option[Any] | None:
    """Adds the best crew until success is likely, then draws."""
    contest = mind.view.state.contest
    draw = mind.find("draw")
    if contest is None or (draw is None and not mind.having("join")):
        return None
    likely = chance_of(contest.need - mind.view.total)
    joiners = [o for o in mind.having("join") if _useful(mind, o.value, contest.skill)]
    if draw is None:
        willing = bool(joiners) and likely < 0.6
        return (
            best(joiners, [_fit(mind, o.value, contest.skill) for o in joiners], mind.luck)
            if (willing)
            else None
        )
    enough = preferences(mind).care if mind.weariness() < WEARY else BARELY
    if likely >= enough or not joiners:
        return draw
    return best(joiners, [_fit(mind, o.value, contest.skill) for o in joiners], mind.luck)


def _useful(mind: Mind, index: int, skill: str) -> bool:
    return mind.view.sheets[index].skills.get(skill, 0) > 0


def _fit(mind: Mind, index: int, skill: str) -> float:
    member, sheet = mind.view.state.crew[index], mind.view.sheets[index]
    trouble = 1.5 * ("madness" in member.statuses) + ("low_morale" in member.statuses)
    return 2.0 * sheet.skills.get(skill, 0) - member.fatigue + 0.1 * sheet.left - trouble


def helmsman(mind: Mind) -> Option[Any] | None:
    """A rested hand at the engines, or nobody."""
    rested = [o for o in mind.having("join") if not mind.view.state.crew[o.value].fatigue]
    if not rested:
        return mind.find("nobody")
    return best(rested, [_fit(mind, o.value, "craft") for o in rested], mind.luck)


def help_along(mind: Mind) -> Option[Any] | None:
    """Makes up what is missing if that can be done, draws again if that is all there is."""
    contest, accept = mind.view.state.contest, mind.find("accept")
    if contest is None or accept is None:
        return mind.luck.choice(mind.options) if accept is None else accept
    if contest.source == "travel":
        return _stoke(mind) or accept
    missing = contest.need - mind.view.total
    if missing <= 0:
        return accept
    adding = [(o, gain) for o in mind.options if (gain := _adds(o)) > 0]
    adding.sort(key=lambda pair: (pair[1] < missing, pair[1]))
    if sum(gain for _, gain in adding) >= missing:
        return adding[0][0]
    again = [o for o in mind.options if _redraws(o)]
    return again[0] if again and chance_of(missing + contest.fate) >= 0.3 else accept


def _stoke(mind: Mind) -> Option[Any] | None:
    """A craft card from hand, when that one point carries the ship a region further."""
    further = distance_for(mind.view.total + 1) > distance_for(mind.view.total)
    cards = [option for option in mind.options if option.id.startswith("card-")]
    return cards[0] if cards and further else None


def _adds(option: Option[Any]) -> int:
    if isinstance(option.value, Use):
        return sum(m.n for m in option.value.mods if m.op in ("skill", "fate_plus"))
    return int(option.id.startswith("card-"))


def _redraws(option: Option[Any]) -> bool:
    if isinstance(option.value, Use):
        return any(mod.op.startswith("redraw") for mod in option.value.mods)
    return option.id == "again"


def pick(mind: Mind) -> Option[Any]:
    """One of the crew, or one of anything: the strong take damage, the weak are healed."""
    template = mind.ask.prompt.template
    spots = [option for option in mind.options if (option.spot or "").startswith("crew.")]
    if template in HARMFUL and spots:
        return best(spots, [_spare(mind, option) for option in spots], mind.luck)
    if template == HEAL.template:
        return best(spots, [_need(mind, option) for option in spots], mind.luck)
    if template == REST.template:
        fatigue = [float(mind.view.state.crew[o.value].fatigue) for o in spots]
        return best(spots, fatigue, mind.luck)
    if template in ("Who carries {card}?", "Who receives the synergy token of {name}?"):
        return best(spots, [float(mind.view.sheets[o.value].left) for o in spots], mind.luck)
    plain = [o for o in mind.options if o.id not in ("aid", "join", "no")] or mind.options
    return mind.luck.choice(plain)


def _spare(mind: Mind, option: Option[Any]) -> float:
    index, share = option.value if isinstance(option.value, tuple) else (option.value, 0)
    left = mind.view.sheets[index].left
    return float(left - share) + (1.0 if left > share else -5.0)


def _need(mind: Mind, option: Option[Any]) -> float:
    index, share = option.value
    return float(share) + (3.0 if mind.view.sheets[index].left == 0 else 0.0)


def done(mind: Mind) -> Option[Any] | None:
    """Nothing to add."""
    return mind.find("done")


def wishes(mind: Mind) -> bool:
    """Whether the menu of crew and cards is worth opening."""
    chair = mind.view.state.chairs[mind.seat]
    busy = mind.view.state.contest is not None or mind.view.state.fight is not None
    cheap = any(mind.pack.ability[card].cost <= chair.command - 1 for card in chair.hand)
    slots = any(len(member.equipped) < 2 for member in mind.view.state.crew)
    tired = mind.weariness() >= 5 and mind.view.state.goods["grain"] >= 2
    hurt, holed = mind.wellness() < 0.6, mind.harm() >= 3
    willing = (cheap and slots and not busy) or (chair.command >= 2 and (tired or hurt or holed))
    return willing and mind.luck.random() < 0.6


def menu(mind: Mind) -> Option[Any] | None:
    """Equips what is affordable, cooks and heals when it is needed, or goes back."""
    if mind.find("back") is None:
        return mind.find("on")
    equips = mind.having("equip")
    chair = mind.view.state.chairs[mind.seat]
    thrifty = [o for o in equips if mind.pack.ability[o.value].cost <= chair.command - 1]
    if thrifty:
        return mind.luck.choice(thrifty)
    uses = [o for o in mind.options if isinstance(o.value, Use) and _helps(mind, o.value)]
    return mind.luck.choice(uses) if uses else mind.find("back")


def _helps(mind: Mind, use: Use) -> bool:
    ops = {mod.op for mod in use.mods}
    wanted = {
        "unfatigue": mind.weariness() >= 4,
        "heal": mind.wellness() < 0.75,
        "repair": mind.harm() >= 2,
        "unstatus": True,
    }
    return any(wanted.get(op, False) for op in ops)
