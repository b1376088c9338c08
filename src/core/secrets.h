/* secrets.h - non-interference as an executable check, for every game that hides something.
 *
 * Two states that look the same to a seat but differ elsewhere must give that seat the same bytes:
 * view, scene, legal list, labels, odds, refusals, dice that are due, whether anything is hidden at
 * all, and the events of whatever happens next. Such pairs are made with determinize along random
 * games and then played on side by side, with the same actions and the same dice, until the rules
 * themselves reveal the difference (an event marked EVENT_REVEAL that the seat may see).
 *
 * A secret must also be kept when it is made: two decisions of another seat that leave this seat the
 * same view must show it the same events, and the two positions are such a pair. */
#ifndef CORE_SECRETS_H
#define CORE_SECRETS_H

#include "core/rules.h"

/* Adds to `out` what else a seat can obtain, such as a bot's choice. The probe gets the true state
 * but must use it only through observe, as the programs do. May be NULL. */
typedef void (*secrets_probe)(struct rules r, const void *state, int seat, uint64_t seed,
                              struct text *out);

struct secrets_report {
    long pairs;   /* of different states with one view */
    long choices; /* pairs of decisions that leave another seat the same view */
    long looks;   /* comparisons of everything a seat can obtain */
    long bytes;   /* compared */
    long reveals; /* pairs that ended because the rules revealed something to the seat */
};

/* secrets_game plays one random game and compares at most `pairs` pairs for every seat and a
 * spectator. 0; or -1 and a sentence: what leaks, to whom, at which step. */
int secrets_game(struct rules r, uint64_t seed, int pairs, secrets_probe probe,
                 struct secrets_report *report, struct error *err);

#endif
