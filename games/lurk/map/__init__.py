"""The map: its chart, how it is laid, and who sees whom over it."""
