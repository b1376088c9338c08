/* tov_secrets.c - who knows what: views, and possible states behind a view.
 *
 * The Defender knows everything. The Raider (and a spectator) knows how many face-down pieces lie
 * at each location and how many were lost in each cleared dugout, not what they are (TOV-3.2,
 * TOV-A10, TOV-8.1); of a set-up in progress he knows nothing. At the end everything is shown. */
#include "games/trenches_of_valor/tov_rules.h"

#include <string.h>

/* knows_all: is nothing hidden from this seat now? */
static bool knows_all(const struct tov *t, const struct tov_state *s, int seat)
{
    return solitaire(t) || s->phase == PHASE_OVER || seat == 1 - raider_seat(s);
}

static bool defender_sets_up(const struct tov *t, const struct tov_state *s)
{
    const struct tov_step *step = tov_setup_step(t, s);

    return step && !step->raider;
}

/* turn_all_down: all hidden pieces lie face-down: only their number at each place is left. */
static void turn_all_down(struct tov_state *s)
{
    for (int i = 0; i < PLACES; i++) {
        uint8_t count = (uint8_t)tov_pieces(s->hidden[i]);

        memset(s->hidden[i], 0, PIECES);
        s->hidden[i][UNKNOWN] = count;
    }
}

void tov_observe(const struct scenario *scn, const void *state, int seat, void *view)
{
    const struct tov *t = tov_of(scn);
    struct tov_state copy = *(const struct tov_state *)state, *v = view;
    int step = copy.step;

    if (!knows_all(t, &copy, seat)) {
        if (defender_sets_up(t, &copy)) {
            tov_start_game(t, copy.game, copy.first_vp, &copy);
            copy.step = (uint8_t)step;
        }
        turn_all_down(&copy);
    }
    *v = copy;
}

/* --- determinize --- */

/* deal gives the face-down pieces of one place kinds that it takes from the pool. */
static void deal(uint8_t pieces[PIECES], uint8_t pool[PIECES], struct rng *rng)
{
    int left = tov_pieces(pool);

    for (int n = pieces[UNKNOWN]; n > 0; n--, left--) {
        EXPECT(left > 0); /* the pool holds a kind for every piece nobody has seen */
        int pick = (int)rng_below(rng, (uint32_t)left), piece = 0;

        while (pick >= pool[piece])
            pick -= pool[piece++];
        pool[piece]--;
        pieces[piece]++;
        pieces[UNKNOWN]--;
    }
}

/* Every assignment of the unseen pieces of a group to its places is equally likely. */
static void deal_group(const struct tov *t, struct tov_state *s, int group, struct rng *rng)
{
    uint8_t pool[PIECES];

    tov_pool(t, s, group, pool);
    for (int i = 0; i < LOCATIONS; i++) {
        if (t->group_of[i] != group)
            continue;
        deal(s->hidden[i], pool, rng);
        if (i >= ENTRIES)
            deal(s->hidden[i + DUGOUTS], pool, rng);
    }
}

/* A set-up that nobody else has seen may be any: the same number of steps at random. */
static void random_set_up(const struct tov *t, struct tov_state *s, struct rng *rng)
{
    int step = s->step;
    struct action a;

    tov_start_game(t, s->game, s->first_vp, s);
    while (s->step < step) {
        tov_sample(&t->base, s, rng, &a);
        tov_place(t, s, &a, NULL);
    }
}

void tov_determinize(const struct scenario *scn, const void *view, int seat, struct rng *rng,
                     void *state)
{
    const struct tov *t = tov_of(scn);
    struct tov_state *s = memmove(state, view, sizeof *s);

    if (knows_all(t, s, seat))
        return;
    if (defender_sets_up(t, s)) {
        random_set_up(t, s, rng);
        return;
    }
    for (int g = 0; g < t->groups; g++)
        deal_group(t, s, g, rng);
}
