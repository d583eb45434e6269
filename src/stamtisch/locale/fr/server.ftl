# Le serveur : ce qu’il garde.
server-disk-full = Le disque est plein : on ne peut rien écrire dans { $path }. Fais de la place, et ça continuera.
server-read-only = On ne peut pas écrire dans { $path }. Choisis un autre dossier avec --data DIR, ou permets d’y écrire.
server-not-a-folder = { $path } ne peut pas exister : ce qui devrait être un dossier est un fichier. Choisis un dossier avec --data DIR.
server-is-a-folder = { $path } est un dossier ; les tables sont gardées dans un fichier. Nommes-en un dedans, comme --database sqlite:///{ $path }/tables.sqlite.
server-cannot-open = { $path } ne peut pas être ouvert. Choisis un autre dossier avec --data DIR.
server-database-busy = Un autre programme utilise { $path }. Ferme-le et réessaie.
server-database-in-use = Un autre Stamtisch tourne déjà sur { $path }. Prends celui-là, ou donne à celui-ci son propre dossier avec --data DIR.
server-database-in-use-at = Stamtisch tourne déjà sur { $path } : { $url }. Prends celui-là, ou donne à celui-ci son propre dossier avec --data DIR.
server-database-linked = { $path } a aussi d’autres noms (des liens physiques), et ce qui a été écrit en dernier se trouve peut-être à côté de l’un d’eux. Pour les voir : find / -samefile { $path }. Garde celui à côté duquel se trouve un fichier en -wal (n’importe lequel s’il n’y en a pas), et supprime les autres.
server-database-foreign = { $path } n’est pas une base de données de Stamtisch ; on n’y touche pas. Nomme un autre fichier.
server-database-newer = { $path } a été écrit par un Stamtisch plus récent (tables de la version { $found } ; celui-ci connaît { $known }) ; on n’y touche pas. Installe la version plus récente, ou nomme un autre fichier.
server-database-damaged = { $path } est abîmé. Remets-en une copie, ou nomme un autre fichier.
server-database-url = Une base de données se nomme sqlite:///fichier ou sqlite:////dossier/fichier, pas « { $kind } ». Il n’y en a pas d’autres.
server-storage-failed = { $path } : { $problem }.
server-storage-closed = Le serveur ferme ; plus rien n’est gardé.
server-taken = Cela existe déjà.
server-version-conflict = La table a avancé (son journal finit à { $found }, ceci était fait pour { $given }).

# Le serveur : demandes refusées.
server-nobody = Tu n’as pas de place à cette table. Assieds-toi d’abord, ou ouvre ton lien personnel.
server-cookie-only = C’est pour les navigateurs : envoie le cookie, pas la clé d’une place.
server-bad-bearer = Ce n’est pas la clé d’une place à cette table.
server-no-such-seat = Ce lien personnel n’ouvre plus de place.
server-no-next = Il n’y a pas encore de partie suivante.
server-no-next-seat = Tu n’as pas de place dans la prochaine partie.
server-no-table = Cette table n’existe pas.
server-not-found = Il n’y a rien ici.
server-bad-request = On ne peut pas répondre à cette demande : { $problem }.
server-bad-json = Le contenu n’est pas du JSON.
server-wrong-shape = Ce n’est pas la bonne forme : { $problem }.
server-not-json = Le contenu doit être du JSON, envoyé comme application/json.
server-too-slow = Le contenu de la requête n’est pas arrivé à temps.
server-too-large = Le contenu dépasse { $most } octets.
server-too-many = C’était trop souvent. Réessaie dans { $seconds ->
    [one] une seconde.
   *[other] { $seconds } secondes.
}
server-foreign-origin = La demande vient de la page d’un autre site.
server-foreign-host = Ce serveur ne s’appelle pas { $host }. Ouvre-le par son adresse, ou demande à qui le gère d’ajouter --allow-host { $host }.
server-foreign-link = Ce n’est pas un lien de ce serveur.
server-key-used = Cette Idempotency-Key a servi pour une autre demande.
server-closing = Le serveur redémarre ; cette page reviendra d’elle-même.
server-fault = Quelque chose a mal tourné dans le serveur. C’est noté dans son journal.

# Le serveur : démarrage.
server-compiling = Compilation des règles des jeux, une seule fois ; cela prend une ou deux minutes…
server-ready = Stamtisch est prêt.
server-address-here = Sur cet ordinateur : { $url }
server-address-network = Dans ton réseau :    { $url }
server-kept-in = Les tables sont gardées dans { $path }
server-stop = Arrêter avec Ctrl-C.
server-port-used = Le port { $port } est déjà pris. Essaie : --port { $other }
server-port-forbidden = Tu ne peux pas utiliser le port { $port }. Essaie : --port { $other }
server-bad-host = { $host } ne peut pas être servi depuis cet ordinateur : { $problem }.
