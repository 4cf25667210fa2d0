"""The Movement column: ways, special actions and reinforcements."""
