# Wat de spulmasine oer elk spul seit.
engine-list = { $first } en { $last }
engine-list-more = { $first } … en noch { $count }
engine-values-flag = true of false
engine-values-whole = in hiel getal fan { $low } oant en mei { $high }
engine-values-choice = { $first } of { $last }
engine-values-seat = in plak oan tafel (p1, p2 …)
engine-unknown-game = Der is gjin spul “{ $game }”. De spullen binne { $known }.
engine-unknown-option = { $game } hat dy opsje net. De opsjes binne { $known }.
engine-bad-flag = { $value } kin hjir net; it moat true of false wêze.
engine-bad-whole = { $value } kin hjir net; it moat in hiel getal fan { $low } oant en mei { $high } wêze.
engine-bad-choice = { $value } kin hjir net; mooglik binne { $choices }.
engine-bad-seat = { $value } kin hjir net; it moat in plak oan tafel wêze (p1, p2 …).
engine-wrong-players = { $game } is foar { $low } oant { $high } spilers, net foar { $players }.
engine-seed-bytes = In seed is 64 heksadesimale sifers (0-9, a-f) of 32 bytes; hjir { $count ->
    [one] is it ien byte
   *[other] binne it { $count } bytes
}.
engine-seed-number = In seed is 64 heksadesimale sifers (0-9, a-f); in getal moat fan 0 oant en mei 2^256 − 1 rinne.
engine-seed-no-text = In seed is 64 heksadesimale sifers (0-9, a-f); dit is gjin tekst.
engine-seed-letter = In seed is 64 heksadesimale sifers (0-9, a-f); yn dizze stiet { $letter }.
engine-seed-length = In seed is 64 heksadesimale sifers (0-9, a-f); dizze hat { $count ->
    [one] ien sifer
   *[other] { $count } sifers
}.
engine-no-seat = Der is gjin plak “{ $seat }” oan dizze tafel; { $last ->
    [p1] it iennige is p1
   *[other] de plakken binne p1 oant en mei { $last }
}.
engine-no-seat-named = “{ $words }” seit net wa’t spilet. Skriuw earst it plak: “p1: …”.
engine-action-number = { $action } is gjin set yn dit spul; setten binne hiele getallen fan 0 oant en mei { $last }.
engine-whose-turn = Mear plakken meie no spylje ({ $seats }); siz hokker it docht.
engine-nobody-acts = It spul is dien; nimmen spilet mear.
engine-game-over = It spul is dien.
engine-nothing-to-undo = Der is noch neat dien, dus der is neat werom te nimmen.
engine-unknown-field = Sa’n ûnderdiel hat in stelling net. De ûnderdielen binne { $known }.
engine-not-an-object = Dit moat in JSON-objekt wêze, net { $found }.
engine-record-not-json = Dit is gjin JSON: { $problem }.
engine-record-format = Dit ferslach hat formaat { $found }; dit programma lêst { $known }.
engine-record-no-format = Dit is gjin ferslach: it neamt syn formaat net, dat { $known } wêze soe.
engine-record-field = In ferslach hat gjin “{ $field }”; de ûnderdielen binne { $known }.
engine-record-missing = In ferslach hat “{ $field }” nedich.
engine-record-actions = De setten fan in ferslach binne in list fan teksten as “p1: …”; { $entry } is dat net.
engine-record-rules = Dit ferslach is spile mei ferzje { $found } fan de regels fan { $game }; dit programma hat ferzje { $known }.
engine-position-number = { $found } kin hjir net; it moat in hiel getal fan { $low } oant en mei { $high } wêze.
engine-position-word = “{ $found }” kin hjir net; mooglik binne { $known }.
engine-not-a-list = Dit moat in list wêze, net { $found }.
engine-not-words = In set yn wurden is in tekst, net { $words }.
engine-record-other-game = Dit ferslach is fan { $found }, net fan { $known }.
engine-unknown-rule = Der is gjin regel “{ $rule_id }”. De regels binne { $known }.
