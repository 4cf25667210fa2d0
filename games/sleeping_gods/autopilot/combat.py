"""Fights: who strikes whom, with what, and where the damage goes."""

from __future__ import annotations

from games.sleeping_gods import questions
from games.sleeping_gods.autopilot.combat_odds import bite, exchange, foes, open_cells, weapons
from games.sleeping_gods.autopilot.question import Answer, Question, adds, chance_of, draws_again
from games.sleeping_gods.command.abilities import Use
from games.sleeping_gods.fight.squares import Square, beaten
from games.sleeping_gods.fight.target import Blow

SURE = ("accuracy", "fate_plus")
HARDER = ("damage", "damage_nonheart")


def move(question: Question) -> Answer | None:
    """The best blow anybody can strike; the round ends when nobody is left."""
    if sudden := [o for o in _uses(question, 1) if adds(o.value, ("strike",))]:
        return sudden[0]
    attacks = question.having("fight")
    if not attacks:
        return question.find("end") or question.find("aid")
    hands = list(dict.fromkeys(o.value.member for o in attacks))
    hand = max(hands, key=lambda index: _attacker_value(question, index))
    own = [o for o in attacks if o.value.member == hand]
    return question.best(own, lambda o: _blow_value(question, o.value))


def _attacker_value(question: Question, index: int) -> float:
    left = question.view.sheets[index].left
    blows = [
        exchange(question, index, weapon, enemy, foe)
        for weapon in weapons(question, index)
        for enemy, foe in foes(question)
    ]
    return max(blows) + 0.15 * min(left, 4) - 0.8 * (left <= 1)


def target(question: Question) -> Answer | None:
    """Sudden strikes go where hearts are small."""
    row = foes(question)
    return question.best(question.having("foe"), lambda o: bite(*row[o.value], 1))


def _blow_value(question: Question, blow: Blow) -> float:
    """The one this weapon hurts most for least."""
    enemy, foe = foes(question)[blow.target]
    card = question.pack.card[blow.weapon].weapon if blow.weapon else None
    held = card if card is not None else question.pack.crew[blow.member].weapon
    hearts = sum(cell.heart for cell in open_cells(enemy, foe))
    return exchange(question, blow.member, held, enemy, foe) - 0.1 * hearts


def _uses(question: Question, dearest: int) -> list[Answer]:
    return [o for o in question.options if isinstance(o.value, Use) and o.value.cost <= dearest]


def add(question: Question) -> Answer | None:
    """What turns a miss into a hit, and what lets a hit reach another heart; else the squares."""
    more = MORE.get(question.ask.question)
    if more is not None and (chosen := more(question)) is not None:
        return chosen
    return place(question) if question.having("at") else question.find("strike")


def _straighten(question: Question) -> Answer | None:
    """Enough accuracy if it can be had, or else another draw."""
    missing = question.ask.about["missing"]
    uses = _uses(question, 2)
    sure = [o for o in uses if adds(o.value, SURE)]
    if sum(adds(o.value, SURE) for o in sure) >= missing:
        return min(sure, key=lambda o: (o.value.cost, adds(o.value, SURE) < missing))
    attack = question.view.state.fight.attack if question.view.state.fight is not None else None
    again = [o for o in uses if draws_again(o)] + question.having("again")
    fate = attack.fate if attack is not None else 0
    return again[0] if again and chance_of(missing + fate) >= 0.3 else None


def _deepen(question: Question) -> Answer | None:
    """More damage, when it takes more of the enemy than the same attack would without."""
    fight = question.view.state.fight
    assert fight is not None
    assert fight.attack is not None
    enemy, foe = foes(question)[fight.attack.target]
    points = question.ask.about["points"]
    more = [o for o in _uses(question, 1) if adds(o.value, HARDER)] + question.having("boost")
    worth_it = bite(enemy, foe, points + 1) - bite(enemy, foe, points) >= 1.0
    return more[0] if more and worth_it else None


MORE = {questions.AIM: _straighten, questions.ADD_DAMAGE: _deepen}


def block(question: Question) -> Answer | None:
    """Blocks what would fell somebody, or a heavy blow."""
    threat, take = question.view.state.threat, question.find("take")
    if threat is None or take is None:
        return question.luck.choice(question.options) if take is None else take
    blow = threat.amount - threat.block
    uses = _uses(question, 9)
    if uses and (blow >= 2 or blow >= question.view.sheets[threat.member].left):
        return question.best(uses, lambda o: -o.value.cost)
    return take


def place(question: Question) -> Answer:
    """Hearts first, then whatever hurts; opening squares again, the harmless ones."""
    row = foes(question)
    healing = question.ask.question == questions.REGENERATE

    def value(option: Answer) -> float:
        _, at, number = option.id.split("-")
        enemy = row[int(at)][0]
        cell = enemy.cells[int(number) // enemy.cols][int(number) % enemy.cols]
        assert cell is not None
        harm = 5.0 * cell.heart + 2.5 * cell.attack + 2.0 * bool(cell.static or cell.eor)
        harm += 1.0 * cell.flying + 1.5 * cell.synergy
        return -harm if healing else harm + _way_to_hearts(question, Square(int(at), int(number)))

    return question.best(question.having("at"), value)


def _way_to_hearts(question: Question, square: Square) -> float:
    """A square beside an open heart is worth covering on the way."""
    enemy, foe = foes(question)[square.foe]
    row, column = divmod(square.number, enemy.cols)
    near = 0.0
    for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0)):
        r, c = row + down, column + right
        if 0 <= r < enemy.rows and 0 <= c < enemy.cols and r * enemy.cols + c not in foe.covered:
            cell = enemy.cells[r][c]
            near += 1.0 if cell is not None and cell.heart else 0.0
    return near if not beaten(enemy, foe) else 0.0
