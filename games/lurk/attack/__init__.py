"""The Attack column: attacks with all that goes with them, searches, recovery."""
