"""Events and stories: what to choose, what it promises, what it may cost."""

from __future__ import annotations

from games.sleeping_gods.autopilot.combat_odds import toll
from games.sleeping_gods.autopilot.known_places import facts, opens, promised
from games.sleeping_gods.autopilot.port import FAINT
from games.sleeping_gods.autopilot.preferences import preferences
from games.sleeping_gods.autopilot.question import Answer, Question, worth
from games.sleeping_gods.content.story import Choice

HINT = 0.7
"""How much of what a page brings can be guessed from the choice that leads there."""
NOTED = 12.0
"""How much more a choice is wanted when a chime was found that way before."""
LED = 8.0
"""How much more a choice is wanted when something carried opens it."""


def event(question: Question) -> Answer | None:
    """The option that costs least, as far as one can tell."""
    happening = question.view.state.happening
    own = question.having("option")
    if happening is None or not own:
        return None
    options = question.pack.event[happening.id].options

    def value(offer: Answer) -> float:
        option = options[offer.value]
        gain = worth(option.effects) + worth(option.requires)
        if option.challenge:
            odds = question.odds(option.challenge)
            gain = odds * gain + (1 - odds) * worth(option.challenge.fail.effects) - 1.0
        return gain + _fight_value(question, option.combat)

    return question.best(own, value)


def _fight_value(question: Question, combat: tuple[int, ...]) -> float:
    """A fight costs health; one that may cost it all is dreaded, most where it ends everything."""
    if not combat:
        return 0.0
    price = toll(question, combat)
    left = sum(sheet.left for sheet in question.view.sheets)
    brutal = question.view.mode == "brutal"
    nerve = (0.35 if brutal else 0.5) * preferences(question).daring
    dread = max(0.0, price / max(1, left) - nerve)
    return 1.0 - 0.1 * price - preferences(question).peace - (60.0 if brutal else 25.0) * dread


def choose(question: Question) -> Answer:
    """A story's choice: new pages and open quests draw, danger and price deter."""
    own = [o for o in question.options if isinstance(o.value, Choice)]
    if (asked := _asked(question)) is not None:
        return question.luck.choices(own, [_ready(question, asked, o.value.key) for o in own])[0]
    odd = [o for o in own if _untried(question, o.value)]
    if odd and question.luck.random() < preferences(question).caprice:
        return question.luck.choice(odd)
    return question.best(own, lambda o: _choice_value(question, o.value))


def _asked(question: Question) -> str | None:
    """Whose choice it is, where a page is about one of the crew."""
    tale = question.view.state.tale
    return None if tale is None else question.pack.paragraph[tale.para].asks


def _ready(question: Question, asked: str, key: str) -> int:
    """Nothing is won there: each answers as they are."""
    temper = question.pack.member[asked].temper
    at = "ABCDEFGH".index(key)
    return temper[at] if at < len(temper) else 1


def _untried(question: Question, choice: Choice) -> bool:
    """A page not yet read, or a quest not yet had; and no fight on the way to it."""
    state = question.view.state
    quests = {effect.num for effect in choice.effects if effect.op == "quest"}
    new = bool(quests.difference(state.quests, state.used_quests))
    return not choice.combat and (new or choice.goto not in (None, *state.read))


def _choice_value(question: Question, choice: Choice) -> float:
    """What the words promise, what it may cost, and the mood of the hour."""
    value = _promise(question, choice)
    if choice.challenge is not None:
        odds, fail = question.odds(choice.challenge), choice.challenge.fail
        lost = fail.goto is not None or fail.instead
        kept = odds * value if lost else value
        harm = preferences(question).fear * _stakes(question) * worth(fail.effects)
        value = kept + (1 - odds) * harm - 0.5
    return (
        value
        + _fight_value(question, choice.combat)
        + preferences(question).whim * question.luck.random()
    )


def _promise(question: Question, choice: Choice) -> float:
    """What a choice brings, as far as a reader guesses it: goods, a new page, a way on."""
    value = worth(choice.effects) + worth(choice.cost)
    new = False
    if choice.goto is not None:
        new = choice.goto not in question.view.state.read
        value += HINT * worth(question.pack.paragraph[choice.goto].effects)
    value = _stakes(question) * value + 2.0 * new
    if preferences(question).notes:
        value += NOTED * promised(question.view.pack, choice, facts(question))
    return value + (LED if opens(choice.requires) else 0.0)


def _stakes(question: Question) -> float:
    """In the last hour nothing is left to be saved for later but life."""
    tale = question.view.state.tale
    last = tale is not None and tale.para.startswith("F") and question.wellness > FAINT
    return 0.2 if last else 1.0


def keep(question: Question) -> Answer | None:
    """The best of several rewards."""
    own = [*question.having("keep"), *question.having("pick")]
    return question.best(own, lambda o: worth(o.value))
