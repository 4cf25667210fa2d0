"""Lurk in words: everything its pictures say."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.kernel import Ask, N, Outcome, Seat, T, Text
from games.lurk.content import CARDS, KINDS, NAMES, POWER_NAMES
from games.lurk.dice.dice import hits
from games.lurk.map.board import TILE_NAMES
from games.lurk.state import LURKER, Duel, Ground
from games.lurk.view import FightView, ModelView, PlayerView, View
from games.lurk.words import (
    CARD_TEXTS,
    GROUND_NAMES,
    POWER_TEXTS,
    TOKEN_NAMES,
    army_text,
    dice_signs,
)
from renderers.words import figures_words, invitation_words, say


def board_words(view: View, ask: Ask | None, names: Sequence[str]) -> str:
    return " ".join(say(text, names) for text in _sentences(view, ask))


def _sentences(view: View, ask: Ask | None) -> Iterator[Text]:
    yield T("Lurk, round {round}.", round=view.round) if view.turn else T("Lurk: armies gather.")
    if view.turn and not view.ended:
        movement, attack, end = view.columns
        yield T(
            "{who} acts; tokens: {movement} movement, {attack} attack, {end} at the end.",
            who=Seat(view.active),
            movement=movement,
            attack=attack,
            end=end,
        )
    yield from _choices(ask)
    for player in view.players:
        yield _player(view, player)
    yield from _creatures(view)
    if view.fight is not None:
        yield _fight(view.fight)
    elif view.duel is not None:
        yield from _duel(view, view.duel)
    elif view.roll:
        yield N("Last roll: {n} octopus.", "Last roll: {n} octopuses.", hits(view.roll))
    if view.event:
        yield T("Last event: {event}.", event=NAMES[view.event])
    yield from _grounds(view)


def _choices(ask: Ask | None) -> Iterator[Text]:
    marks = ask.marks() if ask else {}
    if marks:
        yield T("Marked on the map: {marks}.", marks=[T(spot) for spot in marks])


def _player(view: View, player: PlayerView) -> Text:
    faction = NAMES[player.faction] if player.faction else T("no faction yet")
    army = [_model(one) for one in view.army(player.seat)]
    if not army:
        return T("{who} ({faction}): no models.", who=Seat(player.seat), faction=faction)
    text = T(
        "{who} ({faction}), {essence} Essence: {army}.",
        who=Seat(player.seat),
        faction=faction,
        essence=player.essence,
        army=army,
    )
    if not player.stock:
        return text
    return T("{text} Stock: {cards}.", text=text, cards=[NAMES[card] for card in player.stock])


def _model(one: ModelView) -> Text:
    where = TILE_NAMES[one.tile] if one.tile >= 0 else T("waiting")
    text = T(
        "{name} {where} {left}/{heart}",
        name=NAMES[one.kind],
        where=where,
        left=one.heart - one.wounds,
        heart=one.heart,
    )
    if one.tokens:
        tokens = [TOKEN_NAMES[token] for token in one.tokens]  # type: ignore[index]  # tokens by name
        return T("{model} ({tokens})", model=text, tokens=tokens)
    return text


def _creatures(view: View) -> Iterator[Text]:
    beasts = [_creature(one) for one in view.models if one.seat == LURKER]
    if beasts:
        yield T("Creatures: {beasts}.", beasts=beasts)


def _creature(one: ModelView) -> Text:
    """A creature, and the Essence that lies with it."""
    text = _model(one)
    return T("{model}, {n} Essence", model=text, n=one.essence) if one.essence else text


def _fight(fight: FightView) -> Text:
    text = T(
        "{attacker} attacked {target}: hits {hits}, shields {blocks}, wounds {wounds}.",
        attacker=NAMES[fight.attacker],
        target=NAMES[fight.target],
        hits=fight.hits,
        blocks=fight.blocks,
        wounds=fight.wounds,
    )
    return T("{text} It was destroyed.", text=text) if fight.destroyed else text


def _duel(view: View, duel: Duel) -> Iterator[Text]:
    kinds = {one.id: one.kind for one in view.models}
    if duel.attacker in kinds and duel.target in kinds:
        yield T(
            "{attacker} ({attack}) attacks {target} ({defence}).",
            attacker=NAMES[kinds[duel.attacker]],
            attack=dice_signs(duel.attack),
            target=NAMES[kinds[duel.target]],
            defence=dice_signs(duel.defence),
        )


def _grounds(view: View) -> Iterator[Text]:
    for ground in TOLD:
        tiles = [TILE_NAMES[n] for n, kind in enumerate(view.ground) if kind == ground]
        if tiles:
            yield T("{ground}: {tiles}.", ground=GROUND_NAMES[ground], tiles=tiles)
    if view.searched:
        yield T("Searched: {tiles}.", tiles=[TILE_NAMES[n] for n in sorted(view.searched)])


TOLD: tuple[Ground, ...] = ("rock", "coral", "poison", "abyss", "den")


def hand_words(view: View, seat: int, names: Sequence[str]) -> str:
    return " ".join(say(text, names) for text in _army_sheet(view, seat))


def _army_sheet(view: View, seat: int) -> Iterator[Text]:
    player = view.players[seat]
    yield T("{who}'s army, {n} Essence.", who=Seat(seat), n=player.essence)
    if player.draft is not None:
        yield T("Bought so far: {models}.", models=army_text(player.draft.models))
    for one in view.army(seat):
        yield T(
            "{model}: attack {attack}, range {range}, defence {defence}, steps {steps}; "
            "{power}: {text}.",
            model=_model(one),
            attack=dice_signs(one.attack),
            range=one.reach,
            defence=dice_signs(one.defence),
            steps=one.steps,
            power=POWER_NAMES[one.kind],
            text=POWER_TEXTS[one.kind],
        )
        yield from _cards(one.cards)
    if player.stock:
        yield T("Stock:")
        yield from _cards(player.stock)


def _cards(cards: Sequence[str]) -> Iterator[Text]:
    for card in cards:
        yield T("{card}: {text}.", card=NAMES[card], text=CARD_TEXTS[card])


def lobby_words(names: Sequence[str]) -> str:
    scene = T("Lurk: the Leviathan rises over four leaders on the sea floor.")
    return invitation_words(scene, T("Ready for battle: {names}.", names=list(names)), names)


def ending_words(view: View, outcome: Outcome, names: Sequence[str]) -> str:
    winners = [Seat(seat) for seat in outcome.winners]
    head = T("The battle is over. Winner: {winners}.", winners=winners)
    left = [_player(view, player) for player in view.players]
    return " ".join(
        say(part, names) for part in (head, outcome.reason, *figures_words(outcome), *left)
    )


def points_of(models: Sequence[str], cards: Sequence[str]) -> int:
    return sum(KINDS[name].cost for name in models) + sum(CARDS[name].cost for name in cards)
