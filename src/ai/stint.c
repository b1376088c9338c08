/* stint.c - how many decisions a seat has made in its present turn. */
#include "ai/stint.h"

enum {
    IN_PASSING = 2, /* decisions in a row that may be reactions in somebody else's turn */
    SHARES = 8,     /* a decision takes at most one of so many shares of the time that is left */
};

void stint_add(struct stint *t, struct rules r, int seat)
{
    int reactions = r.game->flags & GAME_REACTIONS ? IN_PASSING : 0;

    EXPECT(seat >= 0 && seat < SEATS_MAX);
    t->row = seat == t->last ? t->row + 1 : 1;
    t->last = seat;
    for (int i = 0; i < SEATS_MAX && t->row > reactions; i++)
        if (i != seat)
            t->made[i] = 0;
    t->made[seat]++;
}

struct stint stint_of(const struct match *m)
{
    struct stint t = { .last = SEAT_NONE };

    for (int i = 0; i < m->count; i++)
        if (m->entry[i].seat >= 0)
            stint_add(&t, m->rules, m->entry[i].seat);
    return t;
}

struct budget stint_budget(const struct stint *t, int seat, struct budget usual)
{
    struct budget next = usual;
    double left = usual.turn;

    if (usual.turn <= 0 || usual.seconds <= 0)
        return usual;
    for (int i = 0; i <= t->made[seat]; i++) {
        next.seconds = left / SHARES < usual.seconds ? left / SHARES : usual.seconds;
        left -= next.seconds;
    }
    return next;
}
