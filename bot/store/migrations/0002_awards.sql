-- What servers have earned in their campaigns, for later ones to begin with.

CREATE TABLE awards (
    guild    INTEGER NOT NULL,
    game     TEXT NOT NULL,
    award    TEXT NOT NULL,
    campaign TEXT NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (guild, game, award)
) STRICT, WITHOUT ROWID;
