# Ce qu’une table refuse.
table-no-command = Il n’y a pas de commande « { $found } ». Les commandes sont { $known }.
table-no-field = « { $command } » n’a pas cette partie. Ses parties sont { $known }.
table-field-missing = Il faut ceci pour « { $command } ».
table-field-text = Il faut un texte, pas { $found }.
table-field-seat = Il faut une place comme p1, pas { $found }.
table-field-flag = Il faut true ou false, pas { $found }.
table-field-word = { $found } n’est pas possible ici ; on peut écrire { $known }.
table-field-words = Il faut un coup en mots, de 100 caractères au plus, pas { $found }.
table-field-share = Il faut 64 chiffres hexadécimaux en minuscules, pas { $found }.
table-field-phrase = Il n’y a pas de phrase « { $found } ».
table-field-bot = Il faut le nom d’un robot, pas { $found }.
table-field-seconds = Il faut un nombre entier de secondes de { $low } à { $high }, pas { $found }.
table-name-empty = Un nom doit avoir au moins une lettre visible.
table-name-long = Un nom a { $most } caractères au plus.
table-text-empty = Il n’y a rien à voir dans ce texte.
table-text-long = Un message a { $most } caractères au plus.
table-seats-number = Ce jeu a { $players } places ; la liste en nomme { $found }.
table-seats-me = Tu ne peux occuper qu’une place.
table-log-broken = Le journal de cette table est abîmé : { $problem }
table-log-newer = Cette table a été écrite par une version plus récente (format { $found } ; celle-ci lit jusqu’à { $known }).
table-stale = La table a changé depuis que tu as regardé ; vois où elle en est.
table-ahead = La table n’en est pas encore là : ceci vise la version { $seen }, elle en est à { $version }. Vois où elle en est.
table-wrong-phase = { $phase ->
    [lobby] Ce n’est possible qu’une fois la partie commencée.
    [playing] Ce n’est pas possible pendant une partie.
   *[over] La partie est finie.
}
table-not-begun = La partie n’a pas encore commencé.
table-not-over = Ce n’est possible qu’une fois la partie finie.
table-not-seated = C’est réservé aux personnes assises à cette table.
table-not-host = C’est réservé à l’hôte de la table.
table-already-seated = Tu es déjà à cette table, comme { $seat }.
table-kicked = On t’a fait quitter cette table ; tu peux regarder.
table-locked = Cette table est fermée : personne d’autre ne peut s’asseoir.
table-seat-taken = { $seat } n’est pas libre.
table-seat-taken-by = Cette place est prise par { $name }.
table-seats-open = Il n’y a encore personne à : { $seats }. Attends du monde, ou laisse jouer des robots.
table-no-person = Il n’y a personne à { $seat } dont il puisse s’agir.
table-kick-oneself = Tu ne peux pas te renvoyer toi-même ; tu peux partir.
table-quiet = Pendant cette partie, pas de conversation libre : on ne doit pas dire de nombres. Prends les phrases et les indices.
table-said-enough = C’est assez dit pour l’instant : { $most } indices et phrases jusqu’à ce que quelqu’un joue une carte.
table-talked-enough = On a assez parlé à cette table : { $most } lignes. La prochaine partie aura de la place.
table-undo-nothing = Tu n’as encore rien fait que tu puisses reprendre.
table-undo-revealed = Cela ne peut plus être repris : depuis, on a vu quelque chose de caché, ou tous ont choisi en même temps.
table-undo-asked = { $seat } a demandé à reprendre un coup ; il faut d’abord y répondre.
table-undo-waiting = Accord encore attendu : { $seats }.
table-undo-refused = Les autres préfèrent continuer.
table-undo-not-asked = Personne n’a demandé à reprendre quoi que ce soit.
table-undo-not-you = On ne te demande rien, ou tu as déjà répondu.
table-stands-in = Un robot joue déjà pour { $seat }.
table-not-away = { $seat } est là ; un robot peut prendre le relais après { $seconds } secondes sans rien.
table-rematch-made = La partie suivante est déjà prête.

# Ce qui arrive à une table, comme le raconte son journal.
table-event-created = La table est prête.
table-event-sat = { $seat } prend place.
table-event-left = { $seat } s’en va.
table-event-left-bot = { $seat } s’en va ; un robot continue.
table-event-renamed = { $seat } a un nouveau nom.
table-event-seat-bot = Un robot prend place : { $seat }.
table-event-seat-open = La place { $seat } est de nouveau libre.
table-event-moved = Quelqu’un passe de { $seat } à { $to }.
table-event-adopted = { $seat } joue maintenant sur un autre appareil.
table-event-started = Les cartes sont distribuées.
table-event-undo-asked = { $seat } voudrait reprendre un coup.
table-event-undo-agreed = { $seat } est d’accord.
table-event-undo-refused = { $seat } préfère continuer.
table-event-undone = { $seat } reprend son coup.
table-event-kicked = { $seat } doit quitter la table.
table-event-kicked-bot = { $seat } doit quitter la table ; un robot continue.
table-event-locked = La table est fermée.
table-event-unlocked = La table est de nouveau ouverte.
table-event-hosted = L’hôte est maintenant { $seat }.
table-event-clock-none = Il n’y a plus d’horloge.
table-event-clock-gentle = Il y a maintenant une horloge qui rappelle.
table-event-clock-hard = Il y a maintenant une horloge ; le temps écoulé, un robot joue.
table-event-stood-in-slow = Le temps de { $seat } est écoulé ; un robot joue jusqu’au retour de { $seat }.
table-event-stood-in-away = { $seat } n’est pas là ; un robot joue jusqu’au retour de { $seat }.
table-event-stood-in-host = Un robot joue pour l’instant à la place de { $seat }.
table-event-stood-in-asked = { $seat } laisse jouer un robot un moment.
table-event-returned = { $seat } joue de nouveau.
table-event-wished = { $seat } voudrait une autre partie.
table-event-rematched = La partie suivante est prête.

# Phrases toutes faites.
web-phrase-hello = Bonjour à tous !
web-phrase-good-luck = Bonne chance !
web-phrase-your-turn = On attend quelqu’un.
web-phrase-one-moment = Un instant, s’il vous plaît.
web-phrase-thanks = Merci !
web-phrase-sorry = Pardon !
web-phrase-well-played = Bien joué !
web-phrase-oh-no = Oh non !
web-phrase-good-game = Belle partie !
web-phrase-again = On en refait une ?
web-phrase-bye = Je dois y aller. Au revoir !
