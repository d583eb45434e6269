/* Random games of The Game by hand, in plain C: how fast the rules can be played at all.
 *
 * Same rules, same deals (ChaCha20, engine/rng.py), same dice (search/playout.py), so that the number
 * of decisions must come out the same: `the_game PLAYERS GAMES ROUNDS` plays the games so many times
 * and prints the decisions of one round and the seconds of each round. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { FIRST = 2, CARDS = 98, HALF = 49, PILES = 4, SEATS = 5, JUMP = 10, MINIMUM = 2, MINIMUM_EMPTY = 1 };
static const int HAND_SIZE[SEATS + 1] = {0, 8, 7, 6, 6, 6};
static const uint64_t ALL = ((uint64_t)1 << HALF) - 1;

typedef struct {
    uint32_t seed[8], block;
    int players, turn, laid, minimum, over, draw_at;
    int top[PILES], count[SEATS];
    uint64_t hand[SEATS][2], laid_cards[2];
    uint8_t draw[CARDS];
} Game;

typedef uint32_t Row __attribute__((vector_size(16)));
#define ROTATE(x, n) ((x) << (n) | (x) >> (32 - (n)))
#define TURN(x, n) __builtin_shuffle(x, (Row){n, (n + 1) % 4, (n + 2) % 4, (n + 3) % 4})
#define QUARTERS(a, b, c, d)                                                   \
    (a += b, d ^= a, d = ROTATE(d, 16), c += d, b ^= c, b = ROTATE(b, 12), \
     a += b, d ^= a, d = ROTATE(d, 8), c += d, b ^= c, b = ROTATE(b, 7))

static void next_block(Game *g, uint32_t out[16]) {
    Row start[4] = {{0x61707865, 0x3320646e, 0x79622d32, 0x6b206574}, {0}, {0}, {g->block++}};
    memcpy(start + 1, g->seed, sizeof g->seed);
    memcpy((char *)(start + 3) + 4, "stamtisch/v1", 12);
    Row a = start[0], b = start[1], c = start[2], d = start[3];
    for (int i = 0; i < 10; i++) {
        QUARTERS(a, b, c, d);
        b = TURN(b, 1), c = TURN(c, 2), d = TURN(d, 3);
        QUARTERS(a, b, c, d);
        b = TURN(b, 3), c = TURN(c, 2), d = TURN(d, 1);
    }
    Row end[4] = {a + start[0], b + start[1], c + start[2], d + start[3]};
    memcpy(out, end, sizeof end);
}

static void shuffle(Game *g, uint8_t *cards, uint32_t size) {
    uint32_t place = 0, last = size - 1;
    while (place < last) {
        uint32_t words[16];
        next_block(g, words);
        for (int half = 0; half < 32 && place < last; half++) {
            uint32_t left = size - place;
            uint32_t product = (words[half >> 1] >> (half % 2 * 16) & 0xffff) * left;
            uint32_t low = product & 0xffff;
            if (low < left && low < 0x10000 % left) continue;
            uint32_t other = place + (product >> 16);
            uint8_t card = cards[place];
            cards[place++] = cards[other];
            cards[other] = card;
        }
    }
}

static void draw_cards(Game *g, int seat, int wanted) {
    int last = g->draw_at + wanted < CARDS ? g->draw_at + wanted : CARDS;
    for (int i = g->draw_at; i < last; i++) {
        int bit = g->draw[i] - FIRST;
        g->hand[seat][bit / HALF] |= (uint64_t)1 << bit % HALF;
    }
    g->count[seat] += last - g->draw_at;
    g->draw_at = last;
}

static uint64_t fitting(const Game *g, int pile, int half) {
    int top = g->top[pile] - FIRST - half * HALF, jump;
    uint64_t fits;
    if (pile < 2) {
        int below = top + 1 < 0 ? 0 : top + 1 > HALF ? HALF : top + 1;
        fits = ALL & ~(((uint64_t)1 << below) - 1);
        jump = top - JUMP;
    } else {
        fits = ((uint64_t)1 << (top < 0 ? 0 : top > HALF ? HALF : top)) - 1;
        jump = top + JUMP;
    }
    if (jump >= 0 && jump < HALF) fits |= (uint64_t)1 << jump;
    return g->hand[g->turn][half] & fits;
}

static void check_stuck(Game *g) {
    if (g->laid >= g->minimum) return;
    uint64_t any = 0;
    for (int pile = 0; pile < PILES; pile++) any |= fitting(g, pile, 0) | fitting(g, pile, 1);
    if (any == 0) g->over = 1;
}

static void start_turn(Game *g) {
    int owed = g->draw_at < CARDS ? MINIMUM : MINIMUM_EMPTY;
    g->laid = 0;
    g->minimum = owed < g->count[g->turn] ? owed : g->count[g->turn];
    check_stuck(g);
}

static void deal(Game *g, int players, uint32_t seed) {
    memset(g, 0, sizeof *g);
    g->players = players;
    g->seed[0] = seed;
    for (int i = 0; i < CARDS; i++) g->draw[i] = FIRST + i;
    shuffle(g, g->draw, CARDS);
    for (int pile = 0; pile < PILES; pile++) g->top[pile] = pile < 2 ? 1 : 100;
    for (int seat = 0; seat < players; seat++) draw_cards(g, seat, HAND_SIZE[players]);
    start_turn(g);
}

static void lay(Game *g, int card, int pile) {
    uint64_t bit = (uint64_t)1 << card % HALF;
    g->hand[g->turn][card / HALF] &= ~bit;
    g->laid_cards[card / HALF] |= bit;
    g->count[g->turn]--;
    g->laid++;
    g->top[pile] = card + FIRST;
    if (g->laid_cards[0] == ALL && g->laid_cards[1] == ALL)
        g->over = 1;
    else
        check_stuck(g);
}

static void end_turn(Game *g) {
    draw_cards(g, g->turn, g->laid);
    do
        g->turn = g->turn + 1 < g->players ? g->turn + 1 : 0;
    while (g->count[g->turn] == 0);
    start_turn(g);
}

static void move_at_random(Game *g, uint64_t word) {
    uint64_t fits[PILES][2];
    int count = g->laid >= g->minimum;
    for (int pile = 0; pile < PILES; pile++)
        for (int half = 0; half < 2; half++) {
            fits[pile][half] = fitting(g, pile, half);
            count += __builtin_popcountll(fits[pile][half]);
        }
    int left = word * count >> 32;
    for (int pile = 0; pile < PILES; pile++)
        for (int half = 0; half < 2; half++) {
            uint64_t cards = fits[pile][half];
            int size = __builtin_popcountll(cards);
            if (left < size) {
                while (left--) cards &= cards - 1;
                lay(g, half * HALF + __builtin_ctzll(cards), pile);
                return;
            }
            left -= size;
        }
    end_turn(g);
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec + t.tv_nsec * 1e-9;
}

int main(int count, char **words) {
    if (count != 4) return 2;
    int players = atoi(words[1]), games = atoi(words[2]), rounds = atoi(words[3]);
    for (int round = 0; round < rounds; round++) {
        uint64_t dice = 1, decisions = 0;
        double began = now();
        for (int number = 0; number < games; number++) {
            Game g;
            deal(&g, players, number);
            for (; !g.over; decisions++) {
                dice = (dice * 0x5deece66d + 0xb) & (((uint64_t)1 << 48) - 1);
                move_at_random(&g, dice >> 16);
            }
        }
        printf("%llu %.9f\n", (unsigned long long)decisions, now() - began);
    }
    return 0;
}
