"""The page: a small Discord client in the browser, served as it lies here."""
