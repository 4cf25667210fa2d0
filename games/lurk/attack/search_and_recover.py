"""Instead of an attack: search coral, look into an abyss, or recover."""

from __future__ import annotations

from functools import cache

from games.kernel.ask import Option, Play
from games.kernel.deck import put_under
from games.kernel.text import T
from games.lurk import questions, told
from games.lurk.attack.acts import Act, Recover, SearchAbyss, SearchCoral
from games.lurk.attack.attack import attack
from games.lurk.attack.clash import sources
from games.lurk.battle import Battle
from games.lurk.cards.stock import draw_item, use_up
from games.lurk.content import NAMES
from games.lurk.creatures.abyss import draw_abyss, open_abyss
from games.lurk.dice.dice import hits
from games.lurk.map.board import NEIGHBOURS, SPOTS, TILE_NAMES
from games.lurk.models.stats import CORAL
from games.lurk.state import Model, Token
from games.lurk.words import ABYSS_TEXTS, CARD_TEXTS

CURABLE: frozenset[Token] = frozenset({"trapped", "stunned", "inked"})


def can_search_or_recover(battle: Battle, model: Model) -> bool:
    return can_search(battle, model) or can_recover(battle, model)


def can_recover(battle: Battle, model: Model) -> bool:
    """Not while poisoned, and not on poison coral."""
    if not model.tokens:
        return False
    if "poisoned" in model.tokens or battle.s.ground[model.tile] == "poison":
        return False
    return any(token in CURABLE for token in model.tokens)


def can_search(battle: Battle, model: Model) -> bool:
    ground = battle.s.ground
    for tile in NEIGHBOURS[model.tile]:
        if ground[tile] == "abyss":
            return True
    return coral_to_search(battle, model)


def coral_to_search(battle: Battle, model: Model) -> bool:
    return battle.s.ground[model.tile] in CORAL and model.tile not in battle.s.searched


def abysses_beside(battle: Battle, model: Model) -> list[int]:
    """Unrevealed abysses next to the model."""
    ground = battle.s.ground
    return [tile for tile in NEIGHBOURS[model.tile] if ground[tile] == "abyss"]


def recover(battle: Battle, model: Model) -> None:
    """Free of everything but poison."""
    model.tokens[:] = [token for token in model.tokens if token not in CURABLE]
    battle.tell(told.RECOVERS(model=NAMES[model.kind]))


def search_coral(battle: Battle, model: Model) -> Play[None]:
    """An octopus of one white die finds an item; then the tile is turned over."""
    if not hits(battle.roll_openly(search_dice(model))):
        battle.tell(told.SEARCH_FAILS(model=NAMES[model.kind]))
        return
    battle.tell(told.SEARCH_SUCCEEDS(model=NAMES[model.kind]))
    battle.s.searched.append(model.tile)
    yield from draw_item(battle, model.seat)


def search_dice(model: Model) -> str:
    """One white die, and those of its cards."""
    effects = [use.effect for use in sources(model, "search")]
    return "W" + "".join(e.dice for e in effects if e.effect == "extra_search_die")


def search_abyss(battle: Battle, model: Model, tile: int) -> Play[None]:
    """A card of the abyss deck: a treasure is taken, a creature faced, or left on guard."""
    name, place = NAMES[model.kind], TILE_NAMES[tile]
    battle.tell(told.LOOKS_INTO_ABYSS(model=name, tile=place))
    card = yield from abyss_card(battle, model)
    creature = yield from open_abyss(battle, tile, card, model.seat)
    if creature is None:
        return
    if (yield from faces(battle, model, creature)):
        yield from attack(battle, model, creature)
    else:
        battle.tell(told.FLEES_FROM(model=NAMES[model.kind]))


def faces(battle: Battle, model: Model, creature: Model) -> Play[bool]:
    """The finder's choice: one attack at once, which is part of the search, or flight."""
    options = [
        Option("face", model.seat, FACE, True, detail=ONE_ATTACK),
        Option("flee", model.seat, FLEE, False, detail=ON_GUARD),
    ]
    names = {"model": NAMES[model.kind], "creature": NAMES[creature.kind]}
    prompt = T("{model} has woken {creature}. Face it?", **names)
    return (yield from battle.pick(questions.FACE, prompt, options, why=ABYSS_TEXTS[creature.kind]))


def abyss_card(battle: Battle, model: Model) -> Play[str]:
    """The top card, or with bait one of the top two; the other goes under the deck."""
    uses = sources(model, "search")
    bait = next((use.source for use in uses if use.effect.effect == "choose_abyss"), None)
    if bait is None:
        return draw_abyss(battle)
    why = CARD_TEXTS[bait]
    if not (
        yield from battle.confirm(
            questions.BAIT_CARD, model.seat, USE_BAIT, yes=NAMES[bait], why=why
        )
    ):
        return draw_abyss(battle)
    use_up(battle, model, bait)
    pair = [draw_abyss(battle), draw_abyss(battle)]
    battle.s.abyss_deck += pair
    options = [
        Option(f"keep.{n}", model.seat, NAMES[c], c, detail=ABYSS_TEXTS[c])
        for n, c in enumerate(pair)
    ]
    kept = yield from battle.pick(
        questions.MEET, T("Which one do you meet?"), options, why=WHY_MEET
    )
    del battle.s.abyss_deck[-2:]
    pair.remove(kept)
    put_under(battle.s.abyss_deck, pair[0])
    return kept


def search_options(battle: Battle, model: Model) -> list[Option[Act]]:
    seat = model.seat
    options = [abyss_option(seat, tile) for tile in abysses_beside(battle, model)]
    if coral_to_search(battle, model):
        options.insert(0, coral_option(seat, len(search_dice(model))))
    if can_recover(battle, model):
        options.append(recover_option(seat))
    return options


@cache
def coral_option(seat: int, dice: int) -> Option[Act]:
    detail = CORAL_DICE if dice > 1 else CORAL_DIE
    return Option("search", seat, SEARCH, SearchCoral(), short=SEARCH_SHORT, detail=detail)


@cache
def abyss_option(seat: int, tile: int) -> Option[Act]:
    return Option(
        f"abyss.{SPOTS[tile]}",
        seat,
        T("Look into the abyss on {tile}", tile=TILE_NAMES[tile]),
        SearchAbyss(tile),
        spot=SPOTS[tile],
        short=ABYSS_SHORT,
        detail=ABYSS_CARD,
    )


@cache
def recover_option(seat: int) -> Option[Act]:
    return Option("recover", seat, RECOVER, Recover(), detail=CURE)


SEARCH, RECOVER = T("Search the coral"), T("Recover")
SEARCH_SHORT, ABYSS_SHORT = T("Search"), T("abyss")
ABYSS_CARD = T("A creature to fight or flee, or a treasure")
CORAL_DIE = T("An octopus on one white die finds an item")
CORAL_DICE = T("An octopus on two white dice finds an item")
CURE = T("Shakes off Trapped, Stunned and Inked")
FACE, FLEE = T("Face it"), T("Flee")
ONE_ATTACK = T("One attack; its last wound earns the reward")
ON_GUARD = T("It stays on guard and strikes anyone near")
WHY_MEET = T("The other card goes under the deck.")
USE_BAIT = T("Throw bait into the abyss first?")
