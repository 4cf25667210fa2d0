"""Tools beside the rules: how fair the armies are, and the tables of the handbook."""
