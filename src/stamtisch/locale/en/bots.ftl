# What is said about bots, whatever the program.
bots-unknown = { $game } has no bot “{ $bot }”. Its bots are { $known }.
