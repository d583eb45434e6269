# What the engine says of any game.
# Beside each $token a message may ask for its notation as $token-token, to select by; see engine/messages.py.
engine-list = { $first } and { $last }
engine-list-more = { $first } … and { $count } more
engine-values-flag = true or false
engine-values-whole = a whole number from { $low } to { $high }
engine-values-choice = { $first } or { $last }
engine-values-seat = a seat of the table (p1, p2 …)
engine-unknown-game = There is no game “{ $game }”. The games are { $known }.
engine-unknown-option = { $game } has no such option. Its options are { $known }.
engine-bad-flag = { $value } is not possible here; it must be true or false.
engine-bad-whole = { $value } is not possible here; it must be a whole number from { $low } to { $high }.
engine-bad-choice = { $value } is not possible here; possible are { $choices }.
engine-bad-seat = { $value } is not possible here; it must be a seat of the table (p1, p2 …).
engine-wrong-players = { $game } is for { $low } to { $high } players, not { $players }.
engine-seed-bytes = A seed is 64 hexadecimal digits (0-9, a-f) or 32 bytes; here { $count ->
    [one] is one byte
   *[other] are { $count } bytes
}.
engine-seed-number = A seed is 64 hexadecimal digits (0-9, a-f); a number must be from 0 to 2^256 − 1.
engine-seed-no-text = A seed is 64 hexadecimal digits (0-9, a-f); this one is not a text.
engine-seed-letter = A seed is 64 hexadecimal digits (0-9, a-f); this one has { $letter } in it.
engine-seed-length = A seed is 64 hexadecimal digits (0-9, a-f); this one has { $count ->
    [one] one digit
   *[other] { $count } digits
}.
engine-no-seat = There is no seat “{ $seat }” at this table; { $last ->
    [p1] the only one is p1
   *[other] the seats are p1 to { $last }
}.
engine-no-seat-named = “{ $words }” does not say who acts. Write the seat first: “p1: …”.
engine-action-number = { $action } is no action of this game; actions are whole numbers from 0 to { $last }.
engine-whose-turn = Several seats may act now ({ $seats }); say which one does.
engine-nobody-acts = The game is over; nobody acts any more.
engine-game-over = The game is over.
engine-nothing-to-undo = Nothing has been done yet, so there is nothing to take back.
engine-unknown-field = There is no such part of a position. The parts are { $known }.
engine-not-an-object = This must be a JSON object, not { $found }.
engine-record-not-json = This is not JSON: { $problem }.
engine-record-format = This record says format { $found }; this program reads { $known }.
engine-record-no-format = This is no record: it does not say its format, which would be { $known }.
engine-record-field = A record has no “{ $field }”; its parts are { $known }.
engine-record-missing = A record needs “{ $field }”.
engine-record-actions = The actions of a record are a list of texts like “p1: …”; entry { $entry } is not.
engine-record-rules = This record was played under version { $found } of the rules of { $game }; this program has version { $known }.
engine-position-number = { $found } is not possible here; it must be a whole number from { $low } to { $high }.
engine-position-word = “{ $found }” is not possible here; possible are { $known }.
engine-not-a-list = This must be a list, not { $found }.
engine-not-words = An action in words is a text, not { $words }.
engine-record-other-game = This record is of { $found }, not of { $known }.
engine-unknown-rule = There is no rule “{ $rule_id }”. The rules are { $known }.
