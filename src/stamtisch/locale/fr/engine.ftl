# Ce que le moteur dit de tous les jeux.
engine-list = { $first } et { $last }
engine-list-more = { $first } … et { $count } autres
engine-values-flag = true ou false
engine-values-whole = un nombre entier de { $low } à { $high }
engine-values-choice = { $first } ou { $last }
engine-values-seat = une place à la table (p1, p2 …)
engine-unknown-game = Il n’y a pas de jeu « { $game } ». Les jeux sont { $known }.
engine-unknown-option = { $game } n’a pas cette option. Ses options sont { $known }.
engine-bad-flag = { $value } n’est pas possible ici ; il faut true ou false.
engine-bad-whole = { $value } n’est pas possible ici ; il faut un nombre entier de { $low } à { $high }.
engine-bad-choice = { $value } n’est pas possible ici ; on peut choisir { $choices }.
engine-bad-seat = { $value } n’est pas possible ici ; il faut une place à la table (p1, p2 …).
engine-wrong-players = { $game } se joue de { $low } à { $high } joueurs, pas à { $players }.
engine-seed-bytes = Une graine, ce sont 64 chiffres hexadécimaux (0-9, a-f) ou 32 octets ; ici il y en a { $count ->
    [one] un
   *[other] { $count }
}.
engine-seed-number = Une graine, ce sont 64 chiffres hexadécimaux (0-9, a-f) ; un nombre doit aller de 0 à 2^256 − 1.
engine-seed-no-text = Une graine, ce sont 64 chiffres hexadécimaux (0-9, a-f) ; ceci n’est pas un texte.
engine-seed-letter = Une graine, ce sont 64 chiffres hexadécimaux (0-9, a-f) ; celle-ci contient { $letter }.
engine-seed-length = Une graine, ce sont 64 chiffres hexadécimaux (0-9, a-f) ; celle-ci en a { $count ->
    [one] un
   *[other] { $count }
}.
engine-no-seat = Il n’y a pas de place « { $seat } » à cette table ; { $last ->
    [p1] la seule est p1
   *[other] les places vont de p1 à { $last }
}.
engine-no-seat-named = « { $words } » ne dit pas qui joue. Écris d’abord la place : « p1: … ».
engine-action-number = { $action } n’est pas un coup de ce jeu ; les coups sont des nombres entiers de 0 à { $last }.
engine-whose-turn = Plusieurs places peuvent jouer maintenant ({ $seats }) ; dis laquelle le fait.
engine-nobody-acts = La partie est finie ; plus personne ne joue.
engine-game-over = La partie est finie.
engine-nothing-to-undo = Rien n’a encore été fait, il n’y a donc rien à reprendre.
engine-unknown-field = Une position n’a pas cette partie. Ses parties sont { $known }.
engine-not-an-object = Il faut un objet JSON, pas { $found }.
engine-record-not-json = Ceci n’est pas du JSON : { $problem }.
engine-record-format = Cet enregistrement a le format { $found } ; ce programme lit { $known }.
engine-record-no-format = Ce n’est pas un enregistrement : il ne dit pas son format, qui serait { $known }.
engine-record-field = Un enregistrement n’a pas de « { $field } » ; ses parties sont { $known }.
engine-record-missing = Il faut « { $field } » dans un enregistrement.
engine-record-actions = Les coups d’un enregistrement sont une liste de textes comme « p1: … » ; { $entry } n’en est pas un.
engine-record-rules = Cet enregistrement a été joué selon la version { $found } des règles de { $game } ; ce programme a la version { $known }.
engine-position-number = { $found } n’est pas possible ici ; il faut un nombre entier de { $low } à { $high }.
engine-position-word = « { $found } » n’est pas possible ici ; on peut écrire { $known }.
engine-not-a-list = Il faut une liste, pas { $found }.
engine-not-words = Un coup en mots est un texte, pas { $words }.
engine-record-other-game = Cet enregistrement est de { $found }, pas de { $known }.
engine-unknown-rule = Il n’y a pas de règle « { $rule_id } ». Les règles sont { $known }.
