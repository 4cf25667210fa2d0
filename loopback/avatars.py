"""Pictures of webhooks: kept by what is in them, so that the same picture has the same name."""

import hashlib
import re

from loopback.errors import Refusal
from loopback.realm import Realm

OURS = re.compile(r"/(?:attachments/\d+|emojis)/(\d+)[./]")
"""Files of this machine; pictures from elsewhere are never fetched."""


def keep(realm: Realm, data: bytes) -> str:
    """The name under which it is served from now on."""
    name = hashlib.md5(data, usedforsecurity=False).hexdigest()
    realm.files.put(file_id(name), data)
    return name


def file_id(name: str) -> str:
    return str(int(name, 16))


def from_address(realm: Realm, address: str) -> str | None:
    """The picture behind an address of this Discord's own files; of any other, none."""
    found = OURS.search(address) if address.startswith(realm.base_url) else None
    if found is None:
        return None
    try:
        return keep(realm, realm.files.get(found.group(1)))
    except Refusal:
        return None
