# Ce qu’il y a à dire des robots, quel que soit le programme.
bots-unknown = { $game } n’a pas de robot « { $bot } ». Ses robots sont { $known }.
bots-no-budget = « { $bot } » : ce robot ne réfléchit pas plus longtemps quand on le lui demande ; nomme-le sans les deux-points.
bots-budget = « { $budget } » n’est pas un budget. Écris une durée comme 200ms ou 1.5s, { $most }s au plus, ou un nombre de simulations comme 500sims.

# Un robot à soi.
bots-no-file = Ce fichier ne peut pas être lu : { $problem }.
bots-broken-file = Ceci ne peut pas être chargé : { $problem }.
bots-no-class = Il n’y a pas de « { $kind } » dedans.
bots-no-act = « { $kind } » n’est pas un robot ; un robot est une classe avec une méthode act(observation).
bots-says = { $words }

# Ce qu’un robot a fait de travers.
bots-raised = Il a levé { $problem }.
bots-bad-words = Il a répondu « { $answer } » : { $problem }
bots-no-action = Il a répondu { $answer }, ce n’est ni un nombre ni un texte.
bots-illegal = Il a répondu « { $answer } », ce n’est pas permis maintenant.
bots-too-slow = Il n’a pas répondu en { $seconds } s.
bots-died = Son processus s’est arrêté.
bots-http-status = Son adresse a répondu avec le statut { $status }.
bots-bad-json = Son adresse doit répondre du JSON comme {"{"}"action": "…"{"}"}, pas { $answer }.
bots-unreachable = Son adresse est injoignable : { $problem }.

# Pourquoi un robot joue ainsi.
bots-search-reason = Après { $action }, environ { $value } % des parties imaginées finissent bien, après { $other } { $other_value } %.
bots-claim-wins = Après { $action }, la partie est gagnée, quoi que fasse l’autre.
bots-runner-up-reason = Avec { $action }, il gagne environ { $value } % des parties imaginées, avec { $other } { $other_value } %.
