# Claim.

# Nammen fan kaarten en fraksjes; .one is foar ien kaart.
claim-name-goblin = Goblin
claim-name-knight = Ridder
claim-name-undead = Undeaden
    .one = Undeade
claim-name-dwarf = Dwerch
claim-name-doppelganger = Dûbelgonger
claim-name-gnome = Gnoom
claim-name-giant = Reus
claim-name-dragon = Draak
claim-name-troll = Trol
claim-name-seer = Siener
claim-name-goblins = Goblins
claim-name-knights = Ridders
claim-name-dwarves = Dwergen
claim-name-doppelgangers = Dûbelgongers
claim-name-gnomes = Gnomen
claim-name-giants = Reuzen
claim-name-dragons = Draken
claim-name-trolls = Trollen
claim-name-seers = Sieners
# Wurden fan de setten “look”, “take goblin-4” en “take stock”.
claim-name-look = sjoch op de steapel
claim-name-take = nim
claim-name-stock = de besjoene kaart

# Opsjes.
claim-option-factions = Fraksjes
    .meaning = De kaarten dêrst mei spilest; trije of fjouwer spilers ha in list fan sân fraksjes nedich.
    .values = "claim", "claim2" of in list fan ferskillende fraksjes as ["goblins", "knights", "undead", "dwarves", "seers"]
    .claim = Claim
    .claim2 = Claim 2
claim-bad-factions = { $value } kin hjir net; it moat "claim", "claim2" of in list fan ferskillende fraksjes wêze, as ["goblins", "knights", "undead", "dwarves", "seers"].
claim-option-first_leader = Earste útkomst
    .meaning = It plak dat yn de earste slach útkomt.
claim-option-loser_peeks = Tichte folgelingen besjen
    .meaning = Wa’t in tichte folgeling kriget, mei dy fuort besjen.
claim-option-doppelganger_forced = Ferplichte Dûbelgongers
    .meaning = Sûnder kaart fan de frege fraksje moatst in Dûbelgonger spylje.
claim-option-dragon_last_card = Draken allinnich as lêste kaart
    .meaning = In Draak jout de útkomst allinnich as er de lêste kaart fan de slach is.
claim-option-troll_strict = Strange Trollen
    .meaning = In slach bringt nea mear as ien Trol op, it midden meirekkene.
claim-option-beaten_knight_first = Ferslein Ridders earst
    .meaning = In ferslein Ridder nimt in folgeling foar alle Goblins en Dûbelgongers.

# Setten as sinnen.
claim-tell-play = { $seat } spilet { $card }.
claim-tell-take = { $seat } nimt { $card } as folgeling.
claim-tell-look = { $seat } besjocht de boppeste kaart fan de steapel.
claim-tell-take-stock = { $seat } nimt de boppeste kaart fan de steapel as folgeling.

# Wegerings, de ein en wat fansels bart.
claim-one-pair = By de kaarten is krekt ien pear, hiel: Goblins en Ridders, of Gnomen en Reuzen, nea kaarten fan beide. Mei { $players } spilers komme der { $free } by fan Undeaden, Dwergen, Dûbelgongers, Draken, Trollen en Sieners.
claim-deck-size = Mei { $players } spilers binne der { $wanted } fraksjes: ien pear en { $free } fan Undeaden, Dwergen, Dûbelgongers, Draken, Trollen en Sieners. Hjir binne it der { $count }. { $players ->
    [2] Goed is “claim”, “claim2” of bygelyks ["gnomes", "giants", "undead", "trolls", "seers"].
   *[other] Goed is bygelyks ["goblins", "knights", "undead", "dwarves", "dragons", "trolls", "seers"].
}
claim-no-action = “{ $action }” is gjin set yn Claim. Skriuw in kaart (“goblin-4”), “look”, “take goblin-4” of “take stock”.
claim-no-card = Der is gjin kaart “{ $words }”. In kaart is in fraksje en in wearde, lykas goblin-4 of doppelganger-0; Ridders rinne fan 2 oant 9, Gnomen en Reuzen binne 1, 3, 5, 7 en 9, alle oaren 0 oant 9.
claim-not-in-deck = Yn dit spul is der gjin { $card }; de fraksjes binne { $known }.
claim-not-your-turn = { $seat } is net oan bar; { $turn } moat spylje.
claim-not-your-choice = No nimt { $turn } in folgeling, net { $seat }.
claim-nothing-to-take = Nimmen nimt no in folgeling; der moat in kaart spile wurde. No mei: { $legal }.
claim-not-in-hand = { $card } sit net yn dyn hân ({ $hand }).
claim-must-follow = { $card } kin net op { $led }: do hast { $faction } en moatst der dêr ien fan spylje. No mei: { $legal }.
claim-must-follow-or-double = { $card } kin net op { $led }: do hast { $faction } en moatst der dêr ien fan spylje, of in Dûbelgonger. No mei: { $legal }.
claim-knight-must-follow = { $card } soe { $led } ferslaan, mar do hast sels Goblins en moatst der dêr ien fan spylje, of in Dûbelgonger. No mei: { $legal }.
claim-doppelganger-led = Der is útkommen mei { $led }, dus Dûbelgongers wurde frege, en dy hast. No mei: { $legal }.
claim-doppelganger-forced = Do hast gjin { $faction } mar wol in Dûbelgonger, en oan dizze tafel moatst dy dan spylje; { $card } kin net. No mei: { $legal }.
claim-choose-first = Nim in folgeling foardat de folgjende kaart ({ $card }) spile wurdt. No mei: { $legal }.
claim-not-open = { $card } heart net by de kaarten dêrst út kiest. No mei: { $legal }.
claim-stock-is-closed = Allinnich wa’t mei in Siener wint, mei de boppeste kaart fan de steapel besjen en nimme. No mei: { $legal }.
claim-look-first = In kaart fan de steapel kinst pas nimme ast dy besjoen hast. No mei: { $legal }.
claim-looked-already = Do hast de boppeste kaart fan de steapel al besjoen. No mei: { $legal }.
claim-no-such-card = Yn Claim is der gjin kaart { $card }.
claim-card-not-in-deck = { $card } docht yn dit spul net mei; de fraksjes binne { $known }.
claim-card-twice = Der { $copies ->
    [one] is mar ien { $card }
   *[other] binne mar { $copies } kaarten { $card }
}; de stelling hat der ien te folle.
claim-wrong-place = { $card } kin hjir net lizze.
claim-card-nowhere = { $card } leit nearne. In kaart dy’t nearne oars neamd wurdt, is út it spul en heart dus hjir.
claim-trick-too-long = In slach hat op syn heechst { $most } kaarten, ien fan elk plak.
claim-trick-entry = In kaart fan de slach skriuwst mei har plak, ["p1", "goblin-4"]; dit is { $found }.
claim-trick-order = Kaarten wurde mei de klok mei spile fan wa’t útkomt ôf; kaart { $place } fan de slach is fan { $seat }.
claim-did-not-follow = { $seat } kin { $card } net spile ha: der sitte noch { $faction } yn de hân.
claim-open-count = Foar elke slach { $shown ->
    [one] wurdt ien kaart
   *[other] wurde { $shown } kaarten
} omdraaid, net mear en net minder.
claim-no-stock = De steapel rekket op yn faze 1; yn faze 2 is der gjinien.
claim-nothing-open = In slach fan faze 1 is begûn, dus der moat in kaart omdraaid wêze.
claim-no-followers = Yn faze 2 sitte de folgelingen yn de hannen.
claim-hand-sizes = Dizze hannen ha, mei de kaarten yn de slach, { $sizes } kaarten. Allegear ha se likefolle, op syn heechst { $most }.
claim-stock-size = Steapel en iepen kaarten binne tegearre { $there }; foar de hannen dy’t noch te spyljen binne, moatte it der { $needed } wêze, ien foar elke kaart.
claim-follower-sizes = De plakken ha { $sizes } folgelingen. Elke slach bringt elkenien der ien, dus allegear moatte se likefolle ha, hjir op syn heechst { $most }.
claim-known-elsewhere = { $seat } hat dizze { $card } net, dus nimmen kin witte dat dy dêr is.
claim-sees-own = Wat in Siener fan eigen folgelingen sjen liet, wurdt allinnich yn faze 1 ûnthâlden, mei “loser_peeks” op false.
claim-void-held = { $seat } hat { $faction }, dus de hân is dêr net sûnder.
claim-no-look = Allinnich wa’t in hiele slach fan faze 1 mei in Siener wûn hat, kin de steapel besjoen ha.
claim-not-looked = Der ûntbrekt in kaart yn de steapel, dus de winnende Siener moat dy besjoen en nommen ha.
claim-wrong-turn = Neffens de rest fan de stelling is { $seat } oan bar.
claim-won = { $winners } { $count ->
    [one] wint
   *[other] winne
} de troan mei { $votes } { $votes ->
    [one] stim
   *[other] stimmen
}.
claim-shared = { $winners } diele de troan: gelyk yn stimmen (elk { $votes }), kaarten en wearden.
claim-event-trick = { $seat } wint de slach.
claim-event-phase = De earste faze is foarby: elkenien nimt de folgelingen op ’e hân.
claim-event-follower = { $seat } nimt { $hidden ->
    [0] { $cards }
   *[other] in tichte kaart
} as folgeling.
claim-event-score = { $seat } skoart { $cards }.
claim-event-leads = { $seat } begjint de folgjende slach, troch de lêste Draak.
claim-event-waits = { $cards } { $count ->
    [one] bliuwt
   *[other] bliuwe
} yn it midden lizzen.
claim-event-smashed = Reuzen helje { $cards } út it spul.
