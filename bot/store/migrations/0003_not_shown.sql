-- A game that ended or was paused in the last moment before a stop is still to be shown.

DROP INDEX campaigns_not_shown;
CREATE INDEX campaigns_not_shown ON campaigns (id) WHERE shown < length AND place IS NOT NULL;
