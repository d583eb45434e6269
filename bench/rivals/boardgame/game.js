// The game of bench/load.py, as small as a game with hidden cards can be on boardgame.io: The Game for four.
// Four piles, two up from 1 and two down from 100; whoever acts lays two cards or more, then fills their hand.

"use strict";

const { INVALID_MOVE } = require("boardgame.io/core");

const STARTS = [1, 1, 100, 100];
const UP = 2; // piles before this go up
const HAND = 6;

/** Whether a card fits on a pile: onwards, or exactly ten back. */
function fits(G, card, pile) {
  const step = (card - G.piles[pile]) * (pile < UP ? 1 : -1);
  return step > 0 || step === -10;
}

/** The moves of a seat whose turn it is, by what it may see: none ends the game. */
function legal(G, seat) {
  const moves = [];
  if (G.laid >= (G.deck.length || G.left ? 2 : 1)) moves.push({ type: "stop", args: [] });
  for (const card of G.hands[seat])
    for (let pile = 0; pile < STARTS.length; pile++)
      if (fits(G, card, pile)) moves.push({ type: "lay", args: [{ card, pile }] });
  return moves;
}

module.exports = {
  legal,
  name: "ascent",
  minPlayers: 4,
  maxPlayers: 4,
  disableUndo: true, // less to keep

  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(Array.from({ length: 98 }, (_, at) => at + 2));
    const hands = Object.fromEntries(ctx.playOrder.map((seat) => [seat, deck.splice(0, HAND)]));
    return { piles: STARTS.slice(), deck, hands, laid: 0 };
  },

  // A seat sees its own hand, and of the others and of the deck how many cards there are.
  playerView: ({ G, playerID }) => ({
    piles: G.piles,
    laid: G.laid,
    deck: [],
    left: G.deck.length,
    hands: playerID === null ? {} : { [playerID]: G.hands[playerID] },
    held: Object.values(G.hands).map((hand) => hand.length),
  }),

  moves: {
    lay: ({ G, playerID }, { card, pile }) => {
      const at = G.hands[playerID].indexOf(card);
      if (at < 0 || !(pile in STARTS) || !fits(G, card, pile)) return INVALID_MOVE;
      G.hands[playerID].splice(at, 1);
      G.piles[pile] = card;
      G.laid += 1;
    },
    stop: ({ G, playerID, events }) => {
      if (G.laid < (G.deck.length ? 2 : 1)) return INVALID_MOVE;
      const hand = G.hands[playerID];
      hand.push(...G.deck.splice(0, HAND - hand.length));
      G.laid = 0;
      events.endTurn();
    },
  },

  endIf: ({ G, ctx }) => (legal(G, ctx.currentPlayer).length ? undefined : { over: true }),
};
