# La table dans le navigateur. Des mots pour qui n’a jamais vu de terminal ; courts, aimables, sans notation.

web-title = Stamtisch
web-close = Fermer
web-cancel = Annuler
web-skip = Aller au contenu
web-yes = oui
web-no = non
web-unknown = inconnu
web-on = oui
web-off = non
web-save = Enregistrer
web-less = Moins
web-more = Plus
web-again = Réessayer
web-loading = Un instant …
web-list = { $items }
web-name-of = { $seat }
web-footer = Stamtisch est un logiciel libre : le serveur est à toi, il n’y a ni compte ni publicité, et personne ne t’observe. Les jeux sont à leurs auteurs et éditeurs ; ceci est un hommage, avec ses propres dessins.
web-licences = Licences

# S’orienter.
web-nav = Site
web-nav-home = Vers la première page
web-nav-my = Mes parties
web-settings = Langue et lumière
web-language = Langue
web-theme = Lumière
web-theme-system = Comme l’appareil
web-theme-light = Claire
web-theme-dark = Sombre
web-rules = Règles
web-rule = Règle { $rule }
web-rule-book = Toutes les règles
web-rule-missing = Les règles ne sont pas disponibles pour l’instant.

# La première page.
web-home-title = Une table pour tes soirées cartes
web-home-lead = Quatre jeux de cartes modernes selon les règles, avec tes amis où qu’ils soient, et des robots pour les chaises vides. Pas de compte : ouvre une table, envoie le lien, joue.
web-home-go-on = Continuer à jouer
web-home-choose = Choisis un jeu
web-home-open = Ouvrir une table
web-home-open-of = Ouvrir une table pour { $game }
web-home-rules-of = Règles de { $game }
web-players-range = { $low }–{ $high } joueurs
web-minutes = { $minutes } min
web-game-the-game = The Game
    .lead = Tous ensemble contre quatre-vingt-dix-huit nombres et quatre piles, sans en nommer un seul.
web-game-runner-up = Runner-Up
    .lead = Une course où seule compte la deuxième place, avec des cartes choisies en secret.
web-game-saboteur = Saboteur
    .lead = Creuse avec les autres nains pour trouver l’or. L’un d’eux, peut-être, ne creuse pas.
web-game-claim = Claim
    .lead = Gagne des partisans dans une première série de plis et, avec eux, le trône dans la suivante.

# Ouvrir une table.
web-name = Ton nom
web-name-missing = Comment les autres doivent-ils t’appeler ?
web-host-players = À combien jouez-vous ?
web-host-seats = Qui joue ?
web-host-me = Toi
web-host-friend = Un ami
web-host-all-open = Rien que des amis
web-host-all-bots = Rien que des robots
web-bot-easy = Robot, facile
web-bot-fair = Robot, moyen
web-bot-strong = Robot, fort
web-host-options = Règles de la maison
web-host-open = Ouvrir la table
web-host-play = Jouer maintenant
web-option-own = Notre propre mélange
web-clock = Horloge
web-clock-none = Aucune
    .hint = Chacun prend le temps qu’il lui faut.
web-clock-gentle = Douce
    .hint = On rappelle à l’ordre qui réfléchit longtemps ; un robot ne joue que pour les personnes parties.
web-clock-hard = Stricte
    .hint = Quand le temps est écoulé, un robot joue jusqu’au retour de la personne.
web-clock-time = Temps par coup
web-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
web-minutes-count = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
web-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}

# Avant la partie.
web-lobby-open = { $count ->
    [one] Il reste { $count } place libre.
   *[other] Il reste { $count } places libres.
}
web-lobby-ready = Tout le monde est là. Tu peux commencer.
web-lobby-host = Tout le monde est là. { $name } va lancer la partie.
web-lobby-full = Tout le monde est là.
web-sit = S’asseoir
web-join-locked = Cette table est fermée. Tu peux regarder.
web-join-full = Toutes les places sont prises. Tu peux regarder, ou t’asseoir quand une place se libère.
web-move-here = S’asseoir ici
web-rename = Changer de nom
web-leave-seat = Se lever
web-invite = Inviter
web-invite-link = Lien vers cette table
web-invite-hint = Qui l’a peut prendre une place libre ou regarder.
web-invite-words = Viens jouer à { $game } !
web-own-link = Ta place sur un autre appareil
web-own-link-hint = Un lien secret : il emporte ta place. Ne le montre à personne d’autre.
web-copy = Copier
web-copied = Copié.
web-share = Partager
web-qr = Code QR
web-qr-alt = Code QR de ce lien
web-agreed = Comment vous jouez
web-lock = Fermer la table
web-lock-hint = Personne d’autre ne peut s’asseoir.
web-watchers = { $count ->
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
}
web-seat-who = Qui est assis ici : { $seat }
web-host-actions = { $name } : ce que tu peux faire comme hôte
web-make-host = Donner le rôle d’hôte
web-kick = Renvoyer
web-start = Lancer la partie
web-start-with-bots = Compléter avec des robots et lancer
web-seat-link-title = Prise de ta place
web-seat-moved = Ta place est passée sur un autre appareil. Ici, tu regardes maintenant.
web-nothing-title = Il n’y a rien ici
web-nothing = L’adresse est peut-être coupée ou mal tapée. D’ici, tu retrouves ton chemin.
web-gone-title = Cette table n’existe pas
web-gone = Le lien est peut-être coupé, ou la table a disparu.

# Places.
web-seat-number = Place { $number }
web-seat-open = Place libre
web-seat-bot = Robot
# Comment s’appellent les robots, selon leur place.
web-bot-name = { $number ->
    [1] Blaireau
    [2] Loutre
    [3] Héron
    [4] Renard
    [5] Lièvre
    [6] Hibou
    [7] Cigogne
    [8] Hérisson
    [9] Martre
   *[other] Grue
}
web-seat-you = toi
web-seat-awaited = doit jouer
web-seat-host = hôte
web-seat-away = absent
web-seat-stand-in = un robot remplace
web-won = gagne

# La table pendant la partie.
web-tab = { $game } – Stamtisch
web-tab-turn = ● À toi – { $game }
web-menu = Table et réglages
web-table-seats = Joueurs
web-table-board = Table
web-your-turn = À toi de jouer
web-waiting-for = On attend { $seats }
web-time-up = Ton temps est écoulé : c’est à toi de jouer, et les autres attendent.
web-game-over = La partie est finie
web-points = Points
web-points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-log = Ce qui s’est passé
web-log-short = Journal
web-log-empty = Il ne s’est encore rien passé.
web-somebody = Quelqu’un qui regarde
web-unread = { $count ->
    [one] { $count } nouveau
   *[other] { $count } nouveaux
}
web-talk = Discussion
web-phrases = Phrases
web-chat-label = Dire quelque chose
web-chat-quiet = Pendant The Game, personne ne doit dire de nombres ; il n’y a donc que des phrases et des indices.
web-chat-seated = Seuls ceux qui sont à la table peuvent parler.
web-chat-send = Envoyer
web-undo = Reprendre
web-undo-ask = Demander à reprendre
web-undo-by = { $seat } demande à reprendre un coup.
web-undo-waiting = Tu demandes à reprendre un coup. Réponse encore attendue : { $seats }
web-undo-agree = D’accord
web-undo-refuse = Non
web-watching = Tu regardes. Tu vois ce qui est public.
web-watch-link = Lien vers cette table
web-watch-link-hint = Qui l’a peut regarder.
web-stand-in-you = Un robot joue pour toi.
web-stand-in-back = Je suis de retour
web-missing = { $name } n’est pas là, et tout le monde attend.
web-missing-bot = Laisser jouer un robot
web-host-menu = Comme hôte
web-leave = Quitter la partie
web-leave-sure = Un robot prend ta place. Tu peux y revenir depuis cet appareil.
web-stale = La table a avancé entre-temps. Regarde encore une fois.
web-too-fast = C’était un peu rapide. Attends un instant.
web-line-waiting = La connexion est perdue ; nouvel essai …
web-line-lost = Tu es hors ligne. La partie reprend dès ton retour.
web-error-server = Le serveur n’a pas pu le faire. Réessaie.
web-error-offline = Le serveur est injoignable. Vérifie ta connexion.

# Après la partie.
web-rematch = Rejouer
web-rematch-asked = On attend l’hôte
web-rematch-wish = Voudrait rejouer : { $seats }
web-rematch-go = Vers la partie suivante
web-replay = Revoir
web-record = Enregistrer la partie
web-share-replay = Lien vers cette partie
web-share-replay-hint = Qui l’a peut revoir la partie, toutes cartes ouvertes.
web-fair = Vérifier le mélange
web-fair-lead = Avant que le moindre navigateur ajoute sa part de hasard, le serveur s’était engagé sur un secret à lui. Les deux ensemble ont fait le mélange, personne ne pouvait donc choisir les cartes. Maintenant tout est ouvert et se vérifie ici, dans ton navigateur.
web-fair-check = Vérifier maintenant
web-fair-noted = L’engagement est celui que cet appareil a vu avant la partie.
web-fair-secret = Le secret correspond à l’engagement.
web-fair-share = Le mélange contient le hasard ajouté par cet appareil.
web-fair-seed = Le secret et les parts donnent ensemble la graine du mélange.
web-fair-unknown = (Cet appareil ne peut pas le dire.)
web-fair-holds = Le mélange était honnête.
web-fair-broken = Le mélange N’ÉTAIT PAS celui de l’engagement.
web-fair-nothing = Il n’y a encore rien à vérifier.
web-fair-numbers = Les nombres
web-fair-commit = Engagement (SHA-256 du SHA-256 du secret)
web-fair-secret-name = Secret du serveur
web-fair-share-of = Part de { $seat }
web-fair-seed-name = Graine
web-fair-verify = L’enregistrement se vérifie aussi, de la graine à la dernière carte : stamtisch verify FILE

# Revoir une partie.
web-replay-title = Revoir : { $game }
web-replay-leave = Retour au résultat
web-replay-as = Par quels yeux
web-replay-all = Cartes ouvertes
web-replay-spectator = Comme spectateur
web-replay-start = Les cartes sont distribuées.
web-replay-first = Au début
web-replay-back = Un coup en arrière
web-replay-next = Un coup en avant
web-replay-last = À la fin
web-replay-play = Lire
web-replay-pause = Pause
web-replay-ply = Coup

# Mes parties.
web-my-title = Mes parties
web-my-lead = Ce que tu as joué dans ce navigateur.
web-my-none = Pas encore de parties.
web-my-open = En cours
web-my-finished = Finies
web-my-lobby = pas commencée
web-my-playing = en cours
web-my-over = finie
web-my-statistics = Parties jouées et gagnées
web-my-game = Jeu
web-my-played = Jouées
web-my-won-count = Gagnées
