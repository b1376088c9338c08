/* account.h - why a computer player decided as it did: the plans that it compared, what it expects of
 * each, and what it fears; and the one place that puts this into words. */
#ifndef AI_ACCOUNT_H
#define AI_ACCOUNT_H

#include "core/rules.h"

enum { ACCOUNT_PLANS = 3, ACCOUNT_BYTES = 800 };

struct account {
    int plans,
        tried; /* the first of the plans were tried, the rest were put aside at first sight */
    struct {
        struct action action;
        double value;      /* the result expected of it, -1 to 1 */
    } plan[ACCOUNT_PLANS]; /* the choice, then the next best */
    /* What it fears: the answer that another seat is likely to give, or unlucky dice. */
    char feared[160];  /* the answer as it is offered to people; empty: none is known */
    int by;            /* whose answer */
    double after;      /* the result expected then */
    double bad_luck;   /* the chance of the worst throw; 0: no dice follow */
    double after_dice; /* the result expected then */
};

/* account_label: an action as it is offered to people, with the piece it belongs to. */
void account_label(struct rules r, struct view view, const struct action *action, char to[160]);

/* account_say: two or three sentences for the players; `view` is what the seat saw. */
void account_say(struct rules r, struct view view, const struct account *a, struct text *out);

#endif
