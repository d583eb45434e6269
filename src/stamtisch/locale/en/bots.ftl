# What is said about bots, whatever the program.
bots-unknown = { $game } has no bot “{ $bot }”. Its bots are { $known }.
bots-no-budget = “{ $bot }”: this bot does not think longer when it is told to; name it without the colon.
bots-budget = “{ $budget }” is no budget. Write a time like 200ms or 1.5s, at most { $most }s, or a number of simulations like 500sims.

# A user's own bot.
bots-no-file = This file cannot be read: { $problem }.
bots-broken-file = This cannot be loaded: { $problem }.
bots-no-class = There is no “{ $kind }” in it.
bots-no-act = “{ $kind }” is no bot; a bot is a class with a method act(observation).
bots-says = { $words }

# What a bot did wrong.
bots-raised = It raised { $problem }.
bots-bad-words = It answered “{ $answer }”: { $problem }
bots-no-action = It answered { $answer }, which is neither a number nor words.
bots-illegal = It answered “{ $answer }”, which is not legal now.
bots-too-slow = It did not answer within { $seconds } s.
bots-died = Its process ended.
bots-http-status = Its address answered with status { $status }.
bots-bad-json = Its address should answer JSON like {"{"}"action": "…"{"}"}, not { $answer }.
bots-unreachable = Its address cannot be reached: { $problem }.

# Why a bot moves as it does.
bots-search-reason = After { $action } about { $value } % of its imagined games went well, after { $other } { $other_value } %.
bots-claim-wins = After { $action } the game is won, whatever the other does.
bots-runner-up-reason = With { $action } it won about { $value } % of the games it imagined, with { $other } { $other_value } %.
