"""Dice: pools, rolls and their odds."""
