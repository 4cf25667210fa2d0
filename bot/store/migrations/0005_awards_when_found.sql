-- Awards count when they are found: each campaign's own, with the depth of the choice that found it,
-- so that an undo takes back what it undoes and nothing that another campaign has found as well.

CREATE TABLE found_awards (
    guild    INTEGER NOT NULL,
    game     TEXT NOT NULL,
    award    TEXT NOT NULL,
    campaign TEXT NOT NULL,
    depth    INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (guild, game, award, campaign)
) STRICT, WITHOUT ROWID;

INSERT INTO found_awards SELECT guild, game, award, campaign, 0, at FROM awards;
DROP TABLE awards;
ALTER TABLE found_awards RENAME TO awards;
CREATE INDEX awards_of_campaigns ON awards (campaign, depth);
