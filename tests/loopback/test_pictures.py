"""Sizes of pictures are read from their first bytes."""

import io

import pytest
from PIL import Image

from loopback.pictures import picture_size


@pytest.mark.parametrize(
    ("kind", "options"),
    [
        ("PNG", {}),
        ("GIF", {}),
        ("JPEG", {}),
        ("JPEG", {"progressive": True}),
        ("WEBP", {}),
        ("WEBP", {"lossless": True}),
        ("WEBP", {"exif": b"Exif\x00\x00MM\x00*\x00\x00\x00\x08\x00\x00"}),
    ],
)
def test_size(kind: str, options: dict[str, object]) -> None:
    data = io.BytesIO()
    Image.new("RGB", (37, 1201), "teal").save(data, kind, **options)
    assert picture_size(data.getvalue()) == (37, 1201)


@pytest.mark.parametrize(
    "data",
    [b"", b"hello", b"\x89PNG\r\n\x1a\n", b"GIF89a", b"\xff\xd8\xff", b"RIFF0000WEBP", b"\xff\xd8"],
)
def test_no_picture(data: bytes) -> None:
    assert picture_size(data) is None
