-- Campaigns, who sits where, everything that happened, and the moments to go on from.

CREATE TABLE campaigns (
    id          TEXT PRIMARY KEY,
    guild       INTEGER NOT NULL,
    game        TEXT NOT NULL,
    status      TEXT NOT NULL CHECK (status IN ('lobby', 'playing', 'paused', 'ended', 'cancelled')),
    starter     INTEGER NOT NULL,
    channel     INTEGER NOT NULL,
    place       INTEGER,
    lobby       INTEGER,
    panel       INTEGER,
    panel_turn  INTEGER NOT NULL DEFAULT 0,
    options     TEXT NOT NULL DEFAULT '{}',
    commitment  TEXT NOT NULL DEFAULT '',
    turn        INTEGER NOT NULL DEFAULT 0,
    headline    TEXT NOT NULL DEFAULT '""',
    asked       TEXT NOT NULL DEFAULT '[]',
    length      INTEGER NOT NULL DEFAULT 0,
    depth       INTEGER NOT NULL DEFAULT 0,
    shown       INTEGER NOT NULL DEFAULT 0,
    created     INTEGER NOT NULL,
    played      INTEGER NOT NULL
) STRICT;

CREATE INDEX campaigns_of_a_guild ON campaigns (guild, status, played);
CREATE INDEX campaigns_at_a_place ON campaigns (place, played) WHERE place IS NOT NULL;
CREATE INDEX campaigns_not_shown ON campaigns (id) WHERE shown < length AND status = 'playing';

CREATE TABLE seats (
    campaign TEXT NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    user     INTEGER,
    name     TEXT NOT NULL DEFAULT '',
    keeper   TEXT NOT NULL CHECK (keeper IN ('person', 'autopilot', 'vacant')),
    PRIMARY KEY (campaign, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_of_a_user ON seats (user) WHERE user IS NOT NULL;

-- Append only. `depth` is how many choices stand after the entry; an undo lowers it.
CREATE TABLE log (
    campaign    TEXT NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
    number      INTEGER NOT NULL,
    kind        TEXT NOT NULL CHECK (kind IN ('start', 'choice', 'undo', 'rollback', 'act')),
    depth       INTEGER NOT NULL,
    turn        INTEGER NOT NULL,
    seat        INTEGER,
    option      TEXT,
    ask         TEXT,
    chance      INTEGER NOT NULL DEFAULT 0,
    revealed    INTEGER NOT NULL DEFAULT 0,
    user        INTEGER,
    interaction INTEGER UNIQUE,
    lines       TEXT NOT NULL DEFAULT '[]',
    at          INTEGER NOT NULL,
    PRIMARY KEY (campaign, number)
) STRICT, WITHOUT ROWID;

-- A match saved after log entry `number`, when `depth` choices stood. Depth 0 is the start and stays.
CREATE TABLE checkpoints (
    campaign TEXT NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
    depth    INTEGER NOT NULL,
    number   INTEGER NOT NULL,
    save     BLOB NOT NULL,
    PRIMARY KEY (campaign, depth)
) STRICT;

CREATE TABLE votes (
    campaign TEXT NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
    length   INTEGER NOT NULL,
    user     INTEGER NOT NULL,
    agrees   INTEGER NOT NULL,
    PRIMARY KEY (campaign, length, user)
) STRICT, WITHOUT ROWID;

CREATE TABLE alarms (
    campaign TEXT NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
    kind     TEXT NOT NULL CHECK (kind IN ('lobby', 'turn')),
    due      INTEGER NOT NULL,
    rung     INTEGER NOT NULL DEFAULT 0,
    message  INTEGER,
    PRIMARY KEY (campaign, kind)
) STRICT, WITHOUT ROWID;

CREATE INDEX alarms_by_time ON alarms (due);

CREATE TABLE guild_settings (
    guild    INTEGER PRIMARY KEY,
    settings TEXT NOT NULL
) STRICT;

CREATE TABLE facts (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
