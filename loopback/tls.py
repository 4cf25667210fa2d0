"""A certificate of one's own, for clients that speak https and nothing else."""

import asyncio
import ssl
from pathlib import Path

NAMES = "subjectAltName=IP:127.0.0.1,IP:::1,DNS:localhost"


class NoCertificate(RuntimeError):
    """There is no `openssl` on this machine to make one with."""


async def own_certificate(folder: Path) -> Path:
    """Made anew at every start, for this machine's own addresses; the key stands beside it."""
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    command = [
        *("openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"),
        *("-nodes", "-days", "30", "-subj", "/CN=loopback", "-addext", NAMES),
        *("-keyout", str(key), "-out", str(certificate)),
    ]
    quiet = asyncio.subprocess.DEVNULL
    try:
        process = await asyncio.create_subprocess_exec(*command, stdout=quiet, stderr=quiet)
    except FileNotFoundError as error:
        raise NoCertificate("https needs `openssl`, and it isn't on this machine") from error
    if await process.wait():
        raise NoCertificate("`openssl` made no certificate")
    return certificate


def context(certificate: Path) -> ssl.SSLContext:
    found = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    found.load_cert_chain(certificate, certificate.with_name("key.pem"))
    return found
