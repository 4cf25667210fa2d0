"""Armies: factions, mustering point by point, and where they begin."""
