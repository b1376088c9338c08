/* verdict.h - how a match ends: by the rules, or by a verdict of the people who play it. A match with
 * a verdict is over: nobody is to move, and its record has the verdict and the score. */
#ifndef CORE_VERDICT_H
#define CORE_VERDICT_H

#include "core/match.h"

/* The names in a record ("result red 1000 blue -1000 by resignation"), verdict 1 first. */
#define VERDICT_NAMES "resignation|time|agreement|adjudication"

/* match_end gives a verdict. 0; or -1 and a sentence when the match is over already, or the verdict
 * cannot give this result: seats of one team get the same; by resignation or on time someone loses
 * and the others win; an agreement is a draw. */
int match_end(struct match *m, enum verdict verdict, const int result[SEATS_MAX],
              struct error *err);

/* match_award: match_end where the seats in this mask win and all others lose; an agreement is a
 * draw. */
int match_award(struct match *m, enum verdict verdict, unsigned winners, struct error *err);

/* match_verdict: how the match ended, by the rules or otherwise; VERDICT_NONE while it goes on. */
enum verdict match_verdict(const struct match *m);

/* match_standing: the result of the verdict if there is one, else the returns of `state`, which is
 * the position or a view of it. */
void match_standing(const struct match *m, const void *state, int out[SEATS_MAX]);

/* match_winner: the seat with the best standing, or SEAT_NONE when seats of different teams share
 * it. */
int match_winner(const struct match *m);

#endif
