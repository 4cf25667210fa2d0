-- Whom a table's panel called when it was posted: nobody is called twice, whatever happens to the bot.
ALTER TABLE campaigns ADD COLUMN heard TEXT NOT NULL DEFAULT '[]';
