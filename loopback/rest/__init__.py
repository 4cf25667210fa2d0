"""The HTTP API, version 10: one module for each noun."""
