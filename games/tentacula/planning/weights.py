"""Weights of the features in ``worth``, for each number of players."""

START = (0.0, 0.7, 0.8, -0.5, 0.6, -0.2, 0.2, 0.3, 0.1, -0.1, 0.0, 0.0, 0.0, 0.0)
WEIGHTS = {2: START, 3: START, 4: START}
