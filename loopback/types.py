"""The one shape that everything here has: what JSON can say."""

from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]
"""A JSON object, in Discord's own spelling."""
