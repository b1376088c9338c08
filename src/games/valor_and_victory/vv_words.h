/* vv_words.h - events: what apply functions tell, worded in vv_events.c. */
#ifndef GAMES_VV_WORDS_H
#define GAMES_VV_WORDS_H

#include "games/valor_and_victory/vv_rules.h"

/* Arguments of unit events: unit, type, side, hex, and one more. */
enum vv_saw {
    SAW_BUILT,     /* side, position, hex, facing or -1 */
    SAW_PLACED,    /* unit event; extra: facing or -1 */
    SAW_BOARDED,   /* pair: unit, carrier */
    SAW_WAITS,     /* unit event */
    SAW_LEFT_OUT,  /* side, stock kind, what */
    SAW_NOT_GIVEN, /* side, 0, 0, 0, weapon */
    SAW_FACES,     /* hex, facing */
    SAW_GIVEN,     /* unit event; extra: weapon */

    SAW_TURN,    /* number */
    SAW_PHASE,   /* side, phase */
    SAW_END,     /* result + 1, victory line + 1 */
    SAW_CONTROL, /* side, hex */

    SAW_TRANSFER, /* unit event of the receiver; extra: weapon */
    SAW_EXCHANGE, /* unit event; extra: weapon it has now */
    SAW_SPLIT,    /* unit event; extra: number of the new half */
    SAW_COMBINED, /* unit event; extra: number of the half that is gone */

    SAW_FIRES,       /* side, from, at, firepower, modifier */
    SAW_OPFIRES,     /* the same as opportunity fire */
    SAW_SHELLS,      /* the same by mortars */
    SAW_POINTS,      /* side of the victims, hex, points */
    SAW_NO_POINTS,   /* side of the victims, hex */
    SAW_LANE_FIRE,   /* side of the victims, hex, markers */
    SAW_AT,          /* pair: unit, target */
    SAW_HIT,         /* unit event of the target; extra: 1 front, 2 rear, 0 soft */
    SAW_MISSED,      /* unit event of the target */
    SAW_UNHARMED,    /* unit event: hit without effect */
    SAW_ARMOUR,      /* unit event; extra: 1 front, 2 rear */
    SAW_IMMOBILE,    /* unit event */
    SAW_CREW_STAYS,  /* unit event */
    SAW_CREW_LEAVES, /* unit event */
    SAW_SMOKE,       /* unit event; hex: where; extra: strength */
    SAW_CLEARED,     /* unit event; hex: where */
    SAW_LANE,        /* side, from, to */

    SAW_PINNED,      /* unit event */
    SAW_REDUCED,     /* unit event; type before */
    SAW_LOST,        /* unit event; extra: weapon lost with it */
    SAW_LOST_ABOARD, /* unit event */
    SAW_SURVIVED,    /* unit event */
    SAW_SHRUGGED,    /* unit event: the shield takes the point */
    SAW_STRANDED,    /* unit event */

    SAW_MOVES,    /* unit event; extra: units that move with it */
    SAW_CRAWLS,   /* unit event */
    SAW_STEPS,    /* unit event; extra: others with it */
    SAW_ENTERS,   /* unit event; extra: others with it */
    SAW_TURNS,    /* unit event; extra: facing */
    SAW_STOPS,    /* unit event */
    SAW_EXITS,    /* unit event; extra: points scored */
    SAW_LOADS,    /* pair: unit, carrier */
    SAW_UNLOADS,  /* unit event; hex: where to */
    SAW_OVERRUN,  /* unit event; hex: target */
    SAW_ADVANCES, /* unit event; extra: facing or -1 */

    SAW_ASSAULT,     /* side, from, at, attackers */
    SAW_ODDS,        /* hex, attack, defence, odds column, kill number */
    SAW_WON,         /* side, hex, attackers' points */
    SAW_TAKEN,       /* side, hex */
    SAW_REPULSED,    /* side, hex, attackers' points, defenders' points */
    SAW_OVERWHELMED, /* side, hex: only pinned defenders */

    SAW_RALLIED,     /* unit event */
    SAW_STILL_PINNED /* unit event */
};

/* event_put adds an event; kinds that name a lasting result are marked as effects (vv_events.c). */
__attribute__((cold)) void event_put(struct events *events, int kind, const int arg[7]);

/* tell: where nobody listens, as in searches, nothing is put together. */
static inline void tell(struct play *p, int kind, int a, int b, int c, int d, int e)
{
    if (p->events)
        event_put(p->events, kind, (const int[7]){ a, b, c, d, e });
}

static inline void tell_unit(struct play *p, int kind, int u, int hex, int extra)
{
    tell(p, kind, u, p->s->unit[u].type, p->s->unit[u].side, hex, extra);
}

/* tell_pair: a unit and another one; the hex is the other's. Arguments 4 and 5: its number, type.
 */
static inline void tell_pair(struct play *p, int kind, int u, int other)
{
    const struct vv_unit *unit = &p->s->unit[u], *with = &p->s->unit[other];

    if (p->events)
        event_put(p->events, kind,
                  (const int[7]){ u, unit->type, unit->side, with->hex, other, with->type });
}

#endif
