# Claim.

# Names of cards and factions; goblin-4 is said as the name of goblin and 4. The token of Undead is the same for
# one card and for many: .one is for a card.
claim-name-goblin = Goblin
claim-name-knight = Knight
claim-name-undead = Undead
    .one = Undead
claim-name-dwarf = Dwarf
claim-name-doppelganger = Doppelganger
claim-name-gnome = Gnome
claim-name-giant = Giant
claim-name-dragon = Dragon
claim-name-troll = Troll
claim-name-seer = Seer
claim-name-goblins = Goblins
claim-name-knights = Knights
claim-name-dwarves = Dwarves
claim-name-doppelgangers = Doppelgangers
claim-name-gnomes = Gnomes
claim-name-giants = Giants
claim-name-dragons = Dragons
claim-name-trolls = Trolls
claim-name-seers = Seers
# Words of the moves “look”, “take goblin-4” and “take stock”.
claim-name-look = look at the stock
claim-name-take = take
claim-name-stock = the card looked at

# Options.
claim-option-factions = Factions
    .meaning = The deck; three or four players need a list of seven factions.
    .values = "claim", "claim2" or a list of different factions like ["goblins", "knights", "undead", "dwarves", "seers"]
    .claim = Claim
    .claim2 = Claim 2
claim-bad-factions = { $value } is not possible here; it must be "claim", "claim2" or a list of different factions like ["goblins", "knights", "undead", "dwarves", "seers"].
claim-option-first_leader = First leader
    .meaning = The seat that leads the first trick.
claim-option-loser_peeks = Look at hidden followers
    .meaning = Whoever gets a hidden follower may look at it at once.
claim-option-doppelganger_forced = Forced Doppelgangers
    .meaning = Without a card of the faction led, a Doppelganger must be played.
claim-option-dragon_last_card = Dragons only as last card
    .meaning = A Dragon gives the lead only if it is the last card of the trick.
claim-option-troll_strict = Strict Trolls
    .meaning = A trick never brings more than one Troll, the middle included.
claim-option-beaten_knight_first = Beaten Knights first
    .meaning = A beaten Knight takes a follower before all Goblins and Doppelgangers.

# Actions as sentences.
claim-tell-play = { $seat } plays { $card }.
claim-tell-take = { $seat } takes { $card } as a follower.
claim-tell-look = { $seat } looks at the top card of the stock.
claim-tell-take-stock = { $seat } takes the top card of the stock as a follower.

# Refusals, the end and what happens by itself.
claim-one-pair = A deck has exactly one pair, whole: goblins and knights, or gnomes and giants, never cards of both. With { $players } players { $free } of undead, dwarves, doppelgangers, dragons, trolls and seers go with it.
claim-deck-size = With { $players } players the deck has { $wanted } factions: one pair and { $free } of undead, dwarves, doppelgangers, dragons, trolls and seers. Here there are { $count }. { $players ->
    [2] Right is “claim”, “claim2” or, say, ["gnomes", "giants", "undead", "trolls", "seers"].
   *[other] Right is, say, ["goblins", "knights", "undead", "dwarves", "dragons", "trolls", "seers"].
}
claim-no-action = “{ $action }” is no move of Claim. Write a card (“goblin-4”), “look”, “take goblin-4” or “take stock”.
claim-no-card = There is no card “{ $words }”. A card is a faction and a value, like goblin-4 or doppelganger-0; Knights go from 2 to 9, Gnomes and Giants are 1, 3, 5, 7 and 9, all others 0 to 9.
claim-not-in-deck = There is no { $card } in this game; its factions are { $known }.
claim-not-your-turn = It is not the turn of { $seat }; { $turn } is to play.
claim-not-your-choice = { $turn } is to take a follower now, not { $seat }.
claim-nothing-to-take = Nobody takes a follower now; a card is to be played. Legal now: { $legal }.
claim-not-in-hand = { $card } is not in your hand ({ $hand }).
claim-must-follow = { $card } cannot be played on { $led }: you hold { $faction } and must play one of them. Legal now: { $legal }.
claim-must-follow-or-double = { $card } cannot be played on { $led }: you hold { $faction } and must play one of them, or a Doppelganger. Legal now: { $legal }.
claim-knight-must-follow = { $card } would beat { $led }, but you hold Goblins yourself and must play one of them, or a Doppelganger. Legal now: { $legal }.
claim-doppelganger-led = { $led } was led, so Doppelgangers are the faction led, and you hold some. Legal now: { $legal }.
claim-doppelganger-forced = You hold no { $faction }, but a Doppelganger, and at this table it must be played then; { $card } cannot. Legal now: { $legal }.
claim-choose-first = Take a follower before the next card ({ $card }) is played. Legal now: { $legal }.
claim-not-open = { $card } is not one of the cards to choose from. Legal now: { $legal }.
claim-stock-is-closed = Only a winner who played a Seer may look at the top card of the stock and take it. Legal now: { $legal }.
claim-look-first = A card of the stock can be taken only after a look at it. Legal now: { $legal }.
claim-looked-already = You have looked at the top card of the stock already. Legal now: { $legal }.
claim-no-such-card = There is no card { $card } in Claim.
claim-card-not-in-deck = { $card } is not in this deck; its factions are { $known }.
claim-card-twice = There { $copies ->
    [one] is only one { $card }
   *[other] are only { $copies } cards { $card }
}; the position has one more.
claim-wrong-place = { $card } cannot lie here.
claim-card-nowhere = { $card } lies nowhere. A card that is named nowhere else is out of the game, so it belongs here.
claim-trick-too-long = A trick has at most { $most } cards, one of each seat.
claim-trick-entry = A card of the trick is written with its seat, ["p1", "goblin-4"]; this is { $found }.
claim-trick-order = Cards are played clockwise from the leader; card { $place } of the trick is one of { $seat }.
claim-did-not-follow = { $seat } cannot have played { $card }: { $faction } are still in the hand.
claim-open-count = { $shown ->
    [one] One card is turned up
   *[other] { $shown } cards are turned up
} before each trick, no more and no fewer.
claim-no-stock = The stock is used up in phase 1; in phase 2 there is none.
claim-nothing-open = A trick of phase 1 has begun, so a card must have been turned up.
claim-no-followers = In phase 2 the followers are in the hands.
claim-hand-sizes = These hands hold, with the cards played to the trick, { $sizes } cards. All hold equally many, at most { $most }.
claim-stock-size = Stock and open cards together are { $there }; for the hands still to be played they must be { $needed }, one for each card.
claim-follower-sizes = The seats have { $sizes } followers. Each trick brings everybody one, so all must have equally many, here at most { $most }.
claim-known-elsewhere = { $seat } does not have this { $card }, so nobody can know of it there.
claim-sees-own = What a Seer showed of one’s own followers is remembered only in phase 1, with “loser_peeks” false.
claim-void-held = { $seat } holds { $faction }, so the hand is not without them.
claim-no-look = Only the winner of a whole trick of phase 1 who played a Seer can have looked at the stock.
claim-not-looked = A card is missing from the stock, so the winning Seer must have looked and taken it.
claim-wrong-turn = By the rest of the position { $seat } is to act.
claim-won = { $winners } { $count ->
    [one] wins
   *[other] win
} the throne with { $votes } { $votes ->
    [one] vote
   *[other] votes
}.
claim-shared = { $winners } share the throne: the claims are equal in votes ({ $votes } each), cards and values.
claim-event-trick = { $seat } wins the trick.
claim-event-phase = The first phase is over: all take their followers in hand.
claim-event-follower = { $seat } takes { $hidden ->
    [0] { $cards }
   *[other] a hidden card
} as a follower.
claim-event-score = { $seat } scores { $cards }.
claim-event-leads = { $seat } leads the next trick, by the last Dragon.
claim-event-waits = { $cards } { $count ->
    [one] stays
   *[other] stay
} in the middle.
claim-event-smashed = Giants remove { $cards } from the game.
