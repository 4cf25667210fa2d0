"""What a game may leave out is asked only of those that offer it."""

from games.catalog import GAMES, find_game
from renderers import renderer_for
from renderers.renderer import Renderer

LESSONS = [game for game in GAMES if find_game(game).lesson is not None]
MINDS = [game for game in GAMES if find_game(game).mind() is not None]
REMINDERS = [game for game in GAMES if find_game(game).reminders]
TURNING_POINTS = [game for game in GAMES if find_game(game).turning_points]
GLOSSARIES = [game for game in GAMES if find_game(game).glossary(find_game(game).Options())]
TOUCHED = [game for game in GAMES if type(renderer_for(game)).places is not Renderer.places]
FIGURES = [game for game in GAMES if type(renderer_for(game)).figures is not Renderer.figures]
"""Both are asked without drawing them: whoever looks for tests waits for this."""
