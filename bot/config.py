"""Settings from the environment or a ``.env`` file, with errors that say what to write."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from pydantic import BeforeValidator, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.store.address import Address, address, secrets_of

PREFIX = "DIVEMASTER_"


class BadSettings(Exception):
    """One sentence for each setting that is wrong; values are never repeated."""


class Settings(BaseSettings):
    """How this bot runs. Every name is written ``DIVEMASTER_<NAME>`` in the environment."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX,
        env_file=".env",
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
    )

    token: SecretStr = Field(SecretStr(""), description="The bot's token")
    database: Annotated[Address, BeforeValidator(address)] = Field(
        Path("data/divemaster.db"), description="Where campaigns are kept: a file or postgresql://…"
    )
    folder: Path | None = Field(
        None, description="For pictures and failures; beside the database when it is a file"
    )
    packs: Path | None = Field(None, description="A folder with packs of your own, one folder each")
    discord_url: str = Field("", description="A local Discord to connect to, instead of the real")
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["text", "json"] = "text"
    health_port: int = Field(0, ge=0, le=65535, description="0 turns the health endpoint off")
    health_host: str = "127.0.0.1"
    window_port: int = Field(0, ge=0, le=65535, description="0 turns the board to touch off")
    window_host: str = "127.0.0.1"
    window_url: str = Field("", description="How players reach it: https://board.example.org")
    client_secret: SecretStr = Field(
        SecretStr(""), description="With it the board to touch opens inside Discord, too"
    )
    shards: int = Field(0, ge=0, description="0 lets Discord decide")
    lobby_minutes: float = Field(60, gt=0, description="How long a lobby waits for *Start*")
    warm: bool = Field(True, description="Draw what all pictures need before the first game")
    painters: int = Field(0, ge=0, description="Processes that draw; 0: the bot draws by itself")
    thinkers: int = Field(2, ge=1, description="Processes in which seats think and hints are made")
    open_games: int = Field(50, ge=1, description="How many games a server can have open")
    open_games_each: int = Field(10, ge=1, description="How many of them one person can start")
    idle_days: int = Field(30, ge=1, description="How long an idle game counts as open")

    keep_cancelled_days: int = Field(7, ge=0, description="How long unused lobbies are kept")
    keep_ended_days: int = Field(30, ge=0, description="How long ended games open at once")
    backup_hours: float = Field(24, ge=0, description="0 turns automatic backups off")
    backups_kept: int = Field(7, ge=1, description="How many backups to keep")
    log_file: Path | None = Field(None, description="Also write the log to this file")
    log_megabytes: float = Field(10, gt=0, description="Start a new log file at this size")
    log_files: int = Field(5, ge=1, description="How many old log files to keep")

    @property
    def secrets(self) -> list[str]:
        """What must never be read in a log."""
        own = (self.token.get_secret_value(), self.client_secret.get_secret_value())
        return [*filter(None, own), *secrets_of(self.database)]

    @property
    def window_address(self) -> str:
        """Where the board to touch is reached."""
        return self.window_url or f"http://{self.window_host}:{self.window_port}"

    @property
    def is_activity(self) -> bool:
        """Whether it opens inside Discord, too."""
        return bool(self.window_port and self.client_secret.get_secret_value())

    @property
    def backups(self) -> Path:
        """Where the bot's own backups are kept."""
        return self.files / "backups"

    @property
    def failures(self) -> Path:
        """Where positions are kept in which rules or autopilots stumbled."""
        return self.files / "failures"

    @property
    def files(self) -> Path:
        """Where this machine keeps what is not in the database."""
        beside = self.database.parent if isinstance(self.database, Path) else Path("data")
        return self.folder or beside


def read_settings(**given: object) -> Settings:
    """The settings, or a sentence for each that is wrong."""
    try:
        return Settings(**given)  # type: ignore[arg-type]  # pydantic checks them
    except ValidationError as error:
        faults = [
            f"{PREFIX}{'_'.join(map(str, fault['loc'])).upper()}: {fault['msg']}"
            for fault in error.errors(include_input=False)
        ]
        raise BadSettings("\n".join(faults)) from None
