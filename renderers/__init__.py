"""Views of a game turned into pictures and words. Knows nothing of Discord."""
