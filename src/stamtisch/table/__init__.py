"""One table as a state machine, without any input or output: commands in, events out, views per viewer.

A table's truth is its log of events. `Table.decide` turns somebody's command into events or refuses it;
`Table.apply` folds an event in; nothing else changes a table. Time and randomness are arguments, and who
is connected (`Presence`) is told from outside, since that does not outlive the process.
"""
