-- Packs that are not of the house, each under a name that says what exactly it holds. A campaign names its own in its
-- options, so that it is played to its end whatever becomes of the file.
CREATE TABLE packs (
    name  TEXT NOT NULL PRIMARY KEY,
    game  TEXT NOT NULL,
    title TEXT NOT NULL,
    body  BLOB NOT NULL,
    at    INTEGER NOT NULL
) STRICT;

-- Which of them a server's moderators have brought in: one of each id.
CREATE TABLE server_packs (
    guild  INTEGER NOT NULL,
    game   TEXT NOT NULL,
    id     TEXT NOT NULL,
    name   TEXT NOT NULL,
    person INTEGER,
    at     INTEGER NOT NULL,
    PRIMARY KEY (guild, game, id)
) STRICT, WITHOUT ROWID;
