"""The example pack of the author's guide, changed and zipped for tests."""

import io
import zipfile
from pathlib import Path

EXAMPLE = Path(__file__).parents[3] / "docs" / "example_pack" / "ferry_bell"


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))


def zipped(**texts: str | bytes) -> bytes:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in texts.items():
            archive.writestr(name.replace("__", "/"), text)
    return data.getvalue()


def example_zip(**more: str | bytes) -> bytes:
    texts: dict[str, str | bytes] = {path.name: path.read_text() for path in EXAMPLE.iterdir()}
    return zipped(**{f"ferry_bell/{name}": text for name, text in {**texts, **more}.items()})
