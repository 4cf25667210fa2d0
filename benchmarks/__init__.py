"""Each speed promise as a program that prints a ratio against a named reference in the same run."""
