# Wat de spelmachine over elk spel zegt.
engine-list = { $first } en { $last }
engine-list-more = { $first } … en nog { $count }
engine-values-flag = true of false
engine-values-whole = een geheel getal van { $low } tot en met { $high }
engine-values-choice = { $first } of { $last }
engine-values-seat = een plaats aan tafel (p1, p2 …)
engine-unknown-game = Er is geen spel “{ $game }”. De spellen zijn { $known }.
engine-unknown-option = { $game } kent die optie niet. De opties zijn { $known }.
engine-bad-flag = { $value } kan hier niet; het moet true of false zijn.
engine-bad-whole = { $value } kan hier niet; het moet een geheel getal van { $low } tot en met { $high } zijn.
engine-bad-choice = { $value } kan hier niet; mogelijk zijn { $choices }.
engine-bad-seat = { $value } kan hier niet; het moet een plaats aan tafel zijn (p1, p2 …).
engine-wrong-players = { $game } is voor { $low } tot { $high } spelers, niet voor { $players }.
engine-seed-bytes = Een seed is 64 hexadecimale cijfers (0-9, a-f) of 32 bytes; hier { $count ->
    [one] is het één byte
   *[other] zijn het { $count } bytes
}.
engine-seed-number = Een seed is 64 hexadecimale cijfers (0-9, a-f); een getal moet van 0 tot en met 2^256 − 1 lopen.
engine-seed-no-text = Een seed is 64 hexadecimale cijfers (0-9, a-f); dit is geen tekst.
engine-seed-letter = Een seed is 64 hexadecimale cijfers (0-9, a-f); in deze staat { $letter }.
engine-seed-length = Een seed is 64 hexadecimale cijfers (0-9, a-f); deze heeft { $count ->
    [one] één cijfer
   *[other] { $count } cijfers
}.
engine-no-seat = Er is geen plaats “{ $seat }” aan deze tafel; { $last ->
    [p1] de enige is p1
   *[other] de plaatsen zijn p1 tot en met { $last }
}.
engine-no-seat-named = “{ $words }” zegt niet wie er speelt. Schrijf eerst de plaats: “p1: …”.
engine-action-number = { $action } is geen zet in dit spel; zetten zijn gehele getallen van 0 tot en met { $last }.
engine-whose-turn = Meerdere plaatsen mogen nu spelen ({ $seats }); zeg welke het doet.
engine-nobody-acts = Het spel is afgelopen; niemand speelt nog.
engine-game-over = Het spel is afgelopen.
engine-nothing-to-undo = Er is nog niets gedaan, dus er valt niets terug te nemen.
engine-unknown-field = Zo’n onderdeel heeft een stelling niet. De onderdelen zijn { $known }.
engine-not-an-object = Dit moet een JSON-object zijn, niet { $found }.
engine-record-not-json = Dit is geen JSON: { $problem }.
engine-record-format = Dit verslag heeft formaat { $found }; dit programma leest { $known }.
engine-record-no-format = Dit is geen verslag: het noemt zijn formaat niet, dat { $known } zou zijn.
engine-record-field = Een verslag heeft geen “{ $field }”; de onderdelen zijn { $known }.
engine-record-missing = Een verslag heeft “{ $field }” nodig.
engine-record-actions = De zetten van een verslag zijn een lijst van teksten als “p1: …”; { $entry } is dat niet.
engine-record-rules = Dit verslag is gespeeld met versie { $found } van de regels van { $game }; dit programma heeft versie { $known }.
engine-position-number = { $found } kan hier niet; het moet een geheel getal van { $low } tot en met { $high } zijn.
engine-position-word = “{ $found }” kan hier niet; mogelijk zijn { $known }.
engine-not-a-list = Dit moet een lijst zijn, niet { $found }.
engine-not-words = Een zet in woorden is een tekst, niet { $words }.
engine-record-other-game = Dit verslag is van { $found }, niet van { $known }.
engine-unknown-rule = Er is geen regel “{ $rule_id }”. De regels zijn { $known }.
