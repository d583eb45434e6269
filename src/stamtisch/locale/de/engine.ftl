# Was die Spielmaschine über jedes Spiel sagt.
engine-list = { $first } und { $last }
engine-list-more = { $first } … und { $count } weitere
engine-values-flag = true oder false
engine-values-whole = eine ganze Zahl von { $low } bis { $high }
engine-values-choice = { $first } oder { $last }
engine-values-seat = ein Platz am Tisch (p1, p2 …)
engine-unknown-game = Es gibt kein Spiel „{ $game }“. Die Spiele sind { $known }.
engine-unknown-option = { $game } kennt diese Option nicht. Die Optionen sind { $known }.
engine-bad-flag = { $value } geht hier nicht; möglich sind true und false.
engine-bad-whole = { $value } geht hier nicht; es muss eine ganze Zahl von { $low } bis { $high } sein.
engine-bad-choice = { $value } geht hier nicht; möglich sind { $choices }.
engine-bad-seat = { $value } geht hier nicht; es muss ein Platz am Tisch sein (p1, p2 …).
engine-wrong-players = { $game } ist für { $low } bis { $high } Spieler, nicht für { $players }.
engine-seed-bytes = Ein Seed besteht aus 64 hexadezimalen Ziffern (0-9, a-f) oder 32 Bytes; hier { $count ->
    [one] ist es ein Byte
   *[other] sind es { $count } Bytes
}.
engine-seed-number = Ein Seed besteht aus 64 hexadezimalen Ziffern (0-9, a-f); eine Zahl muss von 0 bis 2^256 − 1 gehen.
engine-seed-no-text = Ein Seed besteht aus 64 hexadezimalen Ziffern (0-9, a-f); dies ist kein Text.
engine-seed-letter = Ein Seed besteht aus 64 hexadezimalen Ziffern (0-9, a-f); in diesem steht { $letter }.
engine-seed-length = Ein Seed besteht aus 64 hexadezimalen Ziffern (0-9, a-f); dieser hat { $count ->
    [one] eine Ziffer
   *[other] { $count } Ziffern
}.
engine-no-seat = An diesem Tisch gibt es keinen Platz „{ $seat }“; { $last ->
    [p1] der einzige ist p1
   *[other] die Plätze sind p1 bis { $last }
}.
engine-no-seat-named = „{ $words }“ sagt nicht, wer spielt. Schreib den Platz davor: „p1: …“.
engine-action-number = { $action } ist kein Zug dieses Spiels; Züge sind ganze Zahlen von 0 bis { $last }.
engine-whose-turn = Jetzt dürfen mehrere Plätze spielen ({ $seats }); sag, welcher es tut.
engine-nobody-acts = Das Spiel ist vorbei; niemand spielt mehr.
engine-game-over = Das Spiel ist vorbei.
engine-nothing-to-undo = Es ist noch nichts geschehen, also gibt es nichts zurückzunehmen.
engine-unknown-field = Diesen Teil hat eine Stellung nicht. Die Teile sind { $known }.
engine-not-an-object = Das muss ein JSON-Objekt sein, nicht { $found }.
engine-record-not-json = Das ist kein JSON: { $problem }.
engine-record-format = Diese Aufzeichnung hat das Format { $found }; dieses Programm liest { $known }.
engine-record-no-format = Das ist keine Aufzeichnung: Sie nennt ihr Format nicht, das { $known } wäre.
engine-record-field = Eine Aufzeichnung hat kein „{ $field }“; ihre Teile sind { $known }.
engine-record-missing = Eine Aufzeichnung braucht „{ $field }“.
engine-record-actions = Die Züge einer Aufzeichnung sind eine Liste von Texten wie „p1: …“; { $entry } ist keiner.
engine-record-rules = Diese Aufzeichnung wurde nach Version { $found } der Regeln von { $game } gespielt; dieses Programm hat Version { $known }.
engine-position-number = { $found } geht hier nicht; es muss eine ganze Zahl von { $low } bis { $high } sein.
engine-position-word = „{ $found }“ geht hier nicht; möglich sind { $known }.
engine-not-a-list = Das muss eine Liste sein, nicht { $found }.
engine-not-words = Ein Zug in Worten ist ein Text, nicht { $words }.
engine-record-other-game = Diese Aufzeichnung ist von { $found }, nicht von { $known }.
engine-unknown-rule = Es gibt keine Regel „{ $rule_id }“. Die Regeln sind { $known }.
