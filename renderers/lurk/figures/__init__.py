"""The models of the four factions and the creatures of the abyss, a file for each people."""
