"""How a thinking player sees Tentacula: this round planned, and the next with the tiles to come."""
