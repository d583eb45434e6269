# What vectors of games say.
vector-no-signals = Many games at once are played without signals (such as hints); this is one.
