"""Cards that models carry, and the stock of those that nobody does."""
