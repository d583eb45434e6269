"""The table in the browser: HTTP around tables, storage and bots. It knows no rules of any game."""
