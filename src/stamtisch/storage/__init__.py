"""Where tables are kept: an append-only log of events for each, guests, seats and answers given."""
