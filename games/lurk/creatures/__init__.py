"""Creatures of the abyss: how they wake, watch and hunt."""
