"""The one shape that everything here has: what JSON can say."""

import json
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]
"""A JSON object, in Discord's own spelling."""

compact = json.JSONEncoder(separators=(",", ":")).encode
"""JSON as it goes over the wire, without blanks."""
