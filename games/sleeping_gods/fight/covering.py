"""Damage placed on enemies, square by square; synergy is earned there (R79-R82, R93, R97)."""

from __future__ import annotations

from collections.abc import Iterator

from games.kernel import N, Option, Play, T, Text
from games.sleeping_gods import questions, reasons, told
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.content.encounters import Cell
from games.sleeping_gods.crew.passives import moment_comes
from games.sleeping_gods.fight.enemies import enemy_at, fighting, row
from games.sleeping_gods.fight.squares import Placing, Square, beaten
from games.sleeping_gods.fight.synergy import Heir, heirs, may_be_earned, pass_synergy, tell_heir
from games.sleeping_gods.words import EOR, word


def place(
    campaign: Campaign,
    placing: Placing,
    member: int,
    seat: int,
    first: Square | None = None,
) -> Play[None]:
    """R79: square by square, as long as damage is left and a square is open to it.

    The ``first`` may have been named already.
    """
    attack = fighting(campaign).attack
    heir: Heir | None = None
    passing = member >= 0 and may_be_earned(placing)
    while options := square_options(campaign, placing, seat):
        square = next((one.value for one in options if one.value == first), None)
        first = None
        if square is None:
            others = heirs(campaign, member, seat) if passing and len(options) > 1 else []
            left = placing.points + placing.nonheart
            prompt = N("Where do you place {n} damage?", "Where do you place {n} damage?", n=left)
            offered: list[Option[Square | Heir]] = [*options, *others]
            chosen = yield from campaign.decision(
                questions.COVER, prompt, offered, reasons.PLACING, upto=left
            )
            if isinstance(chosen, Heir):
                heir, passing = chosen, False
                tell_heir(campaign, heir, seat)
                continue
            square = chosen
        placing.put(square)
        campaign.figure(told.COVERED(what=_what(campaign, square)))
        if attack is not None:
            attack.placed.append((square.foe, square.number))
    earned = member >= 0 and any(placing.cell[square].synergy for square in placing.placed)
    beaten_foes = _cover(campaign, placing)
    if earned and fighting(campaign).foes:
        yield from pass_synergy(campaign, member, seat, heir)
    for _ in range(beaten_foes):
        yield from moment_comes(campaign, "enemy_defeated", [member] if member >= 0 else [])


def square_options(campaign: Campaign, placing: Placing, seat: int) -> list[Option[Square]]:
    """The squares that may be covered next."""
    return [
        Option(
            f"at-{square.foe}-{square.number}",
            seat,
            square_label(campaign, square),
            square,
            piece=f"square.{square.foe}.{square.number}",
            short=_what(campaign, square),
        )
        for square in placing.legal()
    ]


def square_label(campaign: Campaign, square: Square) -> Text:
    enemy, _ = enemy_at(campaign, square.foe)
    row, column = divmod(square.number, enemy.cols)
    return T(
        "{foe}: {what} (row {row}, column {column})",
        foe=word(enemy.name),
        what=_what(campaign, square),
        row=row + 1,
        column=column + 1,
    )


def _what(campaign: Campaign, square: Square) -> Text:
    """What the square shows."""
    enemy, _ = enemy_at(campaign, square.foe)
    cell = enemy.cells[square.number // enemy.cols][square.number % enemy.cols]
    printed = list(_printed(cell)) if cell is not None else []
    return T("{printed}", printed=printed) if printed else T("empty")


def _cover(campaign: Campaign, placing: Placing) -> int:
    """R81, R82: squares go dark, the beaten leave; how many of them."""
    fight = fighting(campaign)
    for square in placing.placed:
        fight.foes[square.foe].covered.append(square.number)
    beaten_foes = [foe for foe in fight.foes if beaten(campaign.pack.enemy[foe.num], foe)]
    fight.foes[:] = [foe for foe in fight.foes if not beaten(campaign.pack.enemy[foe.num], foe)]
    for foe in beaten_foes:
        campaign.say(told.DEFEATED(foe=word(campaign.pack.enemy[foe.num].name)))
    return len(beaten_foes)


def strike(campaign: Campaign, points: int, member: int, seat: int) -> Play[None]:
    """R97: no fate, no token, no counterattack."""
    options = [
        Option(f"foe-{at}", seat, word(enemy_at(campaign, at)[0].name), at, spot=f"foe.{at}")
        for at in range(len(fighting(campaign).foes))
    ]
    target = yield from campaign.decision(questions.STRIKE_WHOM, T("Who do you strike?"), options)
    foe = word(enemy_at(campaign, target)[0].name)
    campaign.deed(seat, told.STRIKES_FOE(n=points, foe=foe))
    yield from place(campaign, Placing(*row(campaign), target, points), member, seat)


def _printed(cell: Cell) -> Iterator[Text]:
    """Everything that is printed in a square."""
    if cell.heart:
        yield T("heart") if cell.heart == 1 else T("heart of {n}", n=cell.heart)
    if cell.attack:
        yield T("attack +{n}", n=cell.attack)
    if cell.flying:
        yield T("wing")
    if cell.static is not None:
        yield T("first strike") if cell.static == "first_strike" else T("resist {n}", n=cell.n)
    if cell.eor is not None:
        yield EOR[cell.eor]
    if cell.synergy:
        yield T("synergy")
