"""What the doctor finds on Discord: token, links, commands, clock, servers and permissions."""

from __future__ import annotations

import email.utils
import time
from types import SimpleNamespace

import aiohttp
import discord

from bot.cli._findings import Finding
from bot.config import Settings
from bot.pages import address_of

COMMAND = "dive"
APART = 30.0
"""Seconds between Discord's clock and ours, beyond which dates and quiet hours are wrong."""
PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    create_private_threads=True,
    attach_files=True,
    embed_links=True,
    read_message_history=True,
)


class Dates:
    """What time Discord says it is, in each of its answers."""

    def __init__(self) -> None:
        self.apart = 0.0
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_end.append(self._note)

    async def _note(
        self,
        _: aiohttp.ClientSession,
        __: SimpleNamespace,
        answered: aiohttp.TraceRequestEndParams,
    ) -> None:
        if date := answered.response.headers.get("Date"):
            self.apart = time.time() - email.utils.parsedate_to_datetime(date).timestamp()


async def there(settings: Settings) -> list[Finding]:
    """What Discord says about us."""
    token = settings.token.get_secret_value()
    if not token:
        return [Finding("token", False, "Set DIVEMASTER_TOKEN: divemaster docs hosting says how.")]
    dates = Dates()
    client = discord.Client(intents=discord.Intents(guilds=True), http_trace=dates.trace)
    async with client:
        try:
            await client.login(token)
        except discord.LoginFailure:
            mend = "Discord refuses it. Get a new one on the application's Bot page."
            return [Finding("token", False, mend)]
        except (OSError, discord.HTTPException) as error:
            why = str(error) or "it does not answer"
            return [Finding("Discord can be reached", False, f"Check the network: {why}")]
        return [
            Finding("token", well=True),
            _clock(dates.apart),
            *_links(await client.application_info()),
            await _commands(client),
            *await _guilds(client),
        ]


def _clock(apart: float) -> Finding:
    mend = f"It is {abs(apart):.0f} seconds {'fast' if apart > 0 else 'slow'}: let NTP set it."
    return Finding("this machine's clock agrees with Discord's", abs(apart) <= APART, mend)


def _links(app: discord.AppInfo) -> list[Finding]:
    """People must be able to read both before they invite the bot."""
    return [
        _link("privacy", "Privacy Policy URL", app.privacy_policy_url),
        _link("terms", "Terms of Service URL", app.terms_of_service_url),
    ]


def _link(page: str, field: str, given: str | None) -> Finding:
    ours = address_of(page)
    mend = f"Put the address of yours, or {ours}, on its page General Information."
    return Finding(f"the application's {field}", bool(given), mend)


async def _commands(client: discord.Client) -> Finding:
    known = await client.http.get_global_commands(client.application_id or 0)
    if not known:
        return Finding("no commands yet; the bot announces them when it first runs", well=True)
    ours = any(one["name"] == COMMAND for one in known)
    mend = "Another program's commands are there. Run the bot to replace them."
    return Finding(f"/{COMMAND} is among the application's commands", ours, mend)


async def _guilds(client: discord.Client) -> list[Finding]:
    invite = discord.utils.oauth_url(
        client.application_id or 0,
        permissions=PERMISSIONS,
        scopes=("bot", "applications.commands"),
    )
    guilds = [guild async for guild in client.fetch_guilds(limit=200)]
    findings = [Finding(f"in {len(guilds)} servers", bool(guilds), f"Invite it: {invite}")]
    for guild in guilds:
        member = await guild.fetch_member(client.user.id if client.user else 0)
        roles = {role.id: role for role in await guild.fetch_roles()}
        may = discord.Permissions.none()
        for role in (guild.id, *(role.id for role in member.roles)):
            may |= roles[role].permissions if role in roles else discord.Permissions.none()
        missing = [name for name, wanted in PERMISSIONS if wanted and not getattr(may, name)]
        well = may.administrator or not missing
        mend = f"Allow its role: {', '.join(missing)}. Or invite it again: {invite}"
        findings.append(Finding(f"permissions in {guild.name}", well, mend))
        events = "made" if may.administrator or may.create_events else "not made (no permission)"
        findings.append(Finding(f"events of dated games in {guild.name}: {events}", well=True))
    return findings
