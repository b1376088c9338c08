/* pace.c - when the answer of a computer player may be seen. */
#include "ai/pace.h"

/* For what a budget of time does not count: remembering the match, the last playout, the way to a
 * thread and back. Trenches of Valor remembers its longest matches in 4 ms. */
enum { MARGIN_MS = 50 };

/* A budget of playouts says nothing about time. */
enum { PLAYOUTS_MS = 1000 };

int pace_of(struct rules r, const void *state, struct budget budget)
{
    if (rules_open(r, state))
        return 0;
    if (budget.playouts && budget.seconds <= 0)
        return PLAYOUTS_MS;
    return MARGIN_MS + (int)(budget.seconds * 1000);
}

int64_t pace_due(int pace, int64_t took)
{
    int64_t times = pace && took > pace ? (took + pace - 1) / pace : 1;

    EXPECT(pace >= 0);
    return times * pace;
}
