/* leg.h - the geometry of moving: what one leg is, what it costs, where it halts; climbs, jumps,
 * links, falls, forced moves. No rules of who may move when, no dice: the answers say where a roll
 * is due. */
#ifndef GAMES_TC_LEG_H
#define GAMES_TC_LEG_H

#include "games/trench_crusade/table/table.h"

enum tc_leg_kind { LEG_GO, LEG_CLIMB, LEG_JUMP, LEG_LINK };

/* Where a leg ends, how, and on which of the levels of that place (tc_levels). A walk has only one
 * level it can end on; z is the height of the level. */
struct tc_leg {
    int16_t x, y, z;
    uint8_t kind, level;
};

/* Who moves. `shun`: enemies whose 1" may not be entered (TC-5.6: all that were not engaged with
 * it at the start; none on a charge). `solid`: bases it cannot pass through, all enemies. Friends
 * are passed (TC-5.4) and count only where it ends: `others` is everybody but itself. */
struct tc_mover {
    const struct tc_ground *ground;
    const struct tc_crowd *crowd;
    uint64_t shun, solid, others;
    uint8_t base;
    bool flies;       /* TC-7.13 */
    bool light;       /* Difficult ground costs it nothing more */
    bool grounded;    /* it does not climb sheer faces */
    int16_t step;     /* of a push: how much it may rise; 0: TC_STEP */
    bool sticks;      /* it is dragged: Difficult and Dangerous ground stops it */
    uint8_t hindered; /* flags of zones that are Difficult for its side; 0: there are none */
};

/* Why a leg cannot be. */
enum tc_fault {
    TC_FREE,
    TC_OFF_TABLE,     /* TC-5.5 */
    TC_NO_LEVEL,      /* nothing to be on there at that height */
    TC_IN_THE_WAY,    /* a piece: too high to step over, too narrow to pass (TC-5.3) */
    TC_BARRED_GROUND, /* Impassable (TC-6.6) */
    TC_TOO_HIGH,      /* the ground rises by more than 1": a climb (TC-7.1) */
    TC_NO_LANDING,    /* a drop with no place to stand behind it on this leg */
    TC_TWO_DROPS,     /* one a leg */
    TC_NEAR_ENEMY,    /* TC-5.6 */
    TC_THROUGH_BASE,  /* an enemy's base */
    TC_NO_FACE,       /* nothing to climb within 1" (TC-7.3) */
    TC_NOT_NEAREST,   /* a climb, a link ends at the nearest standing point, the stride's `to` */
    TC_NO_GAP,        /* nothing to jump over, or not from edge to edge (TC-7.6) */
    TC_NO_LINK,       /* no foot of a ladder there (TC-7.2) */
    TC_BLOCKED_END,   /* no room where a climb or link ends */
};

/* What is in the way: of a piece or a figure its number, else -1; and how far it is free. */
struct tc_hindrance {
    int8_t piece, figure;
    struct tc_spot at;
};

enum tc_stride_kind { TC_WALKS, TC_DROPS, TC_FLIES, TC_CLIMBS, TC_CROSSES, TC_JUMPS, TC_LINKS_UP };

/* A part of a leg at one height (R2). */
struct tc_stretch {
    struct ratio from, to; /* of the leg */
    struct point a, b;     /* the same as points, rounded towards the start */
    int16_t z;
    bool ground; /* on the ground itself, not in it nor on something */
};

enum { TC_STRETCHES = 32 };

/* A leg that is possible. */
struct tc_stride {
    struct tc_spot from, to;
    uint8_t kind; /* enum tc_stride_kind */
    bool risky;   /* a Risky Success Roll before it: climbs, crossings of walls, jumps */
    int32_t length, price;
    int16_t height; /* of a climb: what is paid. Of a jump: how much higher it lands */
    int16_t width;  /* of a jump: the gap (TC-7.6) */
    int16_t drop;   /* how far it comes down at `land`: 3" and more is a Fall (TC-7.9); else 0 */
    struct tc_spot land;    /* where a drop lands, on the way or at its end */
    int32_t land_paid;      /* the price up to there */
    struct point near, far; /* edges of the gap of a jump */
    uint8_t link, stretches;
    struct tc_stretch stretch[TC_STRETCHES];
};

/* tc_stride: the leg from a spot as it would be walked, TC_FREE; or why not, and `why` says what is
 * in the way. With `why` NULL the fault may be a simpler one: TC_IN_THE_WAY of what is too high.
 * Whether it may end there is tc_stands's business: waypoints need not be places to stand. The
 * price is not compared with anything, nor is the width of a jump (half the Movement: TC-7.6). */
enum tc_fault tc_stride(const struct tc_mover *m, struct tc_spot from, const struct tc_leg *leg,
                        struct tc_stride *out, struct tc_hindrance *why);

/* tc_walk: the same for a LEG_GO without a word about its level: it ends where it ends. */
enum tc_fault tc_walk(const struct tc_mover *m, struct tc_spot from, struct point to,
                      struct tc_stride *out, struct tc_hindrance *why);

/* A place on a leg where something happens, and the price up to there (TC-5.20). */
struct tc_halt {
    struct tc_spot at;
    int32_t paid;
    int8_t piece; /* whose zone; -1 */
};

/* tc_enters_danger: the first lattice point of the leg inside Dangerous ground that it did not
 * begin in (TC-6.4, 6.5). A flight enters only where it ends. tc_comes_within: the first within a
 * distance of a figure. tc_passes: the first within a distance of a point (a mine). */
bool tc_enters_danger(const struct tc_mover *m, const struct tc_stride *s, struct tc_halt *halt);
bool tc_comes_within(const struct tc_mover *m, const struct tc_stride *s, struct tc_figure of,
                     int distance, struct tc_halt *halt);
bool tc_passes(const struct tc_mover *m, const struct tc_stride *s, struct tc_spot point,
               int distance, struct tc_halt *halt);

/* tc_meets_mine: the first lattice point of the leg in contact with one of these MINED pieces (TC-15.5)
 * that it was not in contact with at its start; halt->piece says which. */
bool tc_meets_mine(const struct tc_mover *m, const struct tc_stride *s, uint64_t mined,
                   struct tc_halt *halt);

/* tc_stops: where a walk stops that can pay only this much (TC-5.15, R12): the last lattice point
 * it can pay for, or back from there in steps of 8 units to the first where it may stand. A climb,
 * jump or link is made whole or not at all. False: nowhere but at its start. */
bool tc_stops(const struct tc_mover *m, const struct tc_stride *s, int32_t budget,
              struct tc_halt *halt);

/* --- climbs, jumps, links: where they lead --- */

/* tc_climbs: the legs by which one may climb from here, up or down, over thin walls too: for each
 * face within 1" the one end the rules give it (TC-7.3, 7.5, R8). tc_links_here: the links whose
 * foot or head the base touches (TC-7.2, R11). Both return how many. */
int tc_climbs(const struct tc_mover *m, struct tc_spot from, struct tc_leg *out, int room);
int tc_links_here(const struct tc_mover *m, struct tc_spot from, struct tc_leg *out, int room);

/* tc_jump_falls: where a failed jump falls from, on the near side or the far one (TC-7.8). */
struct tc_spot tc_jump_falls(const struct tc_mover *m, const struct tc_stride *jump, bool far);

/* --- falls and forced moves --- */

/* tc_fall: where somebody who loses the ground at a spot comes down, and how far (TC-7.10). */
struct tc_spot tc_fall(const struct tc_mover *m, struct tc_spot from, int *height);

enum tc_push_end {
    TC_PUSHED_ALL,
    TC_PUSHED_INTO_BASE,
    TC_PUSHED_INTO_TERRAIN,
    TC_PUSHED_TO_EDGE,
    TC_PUSHED_OVER_LEDGE
};

struct tc_push {
    struct tc_spot end;
    uint8_t how; /* enum tc_push_end; over a ledge: `end` is above the drop, tc_fall says more */
    bool danger; /* Dangerous ground was entered, first at `halt` */
    struct tc_spot halt;
    int8_t base; /* who stopped it, or -1 */
    int8_t mine; /* MINED terrain it came into contact with, where it ends; or -1 */
};

/* tc_push: a forced move from a spot towards another (TC-5.21). tc_push_towards: in a direction, in
 * parts of 256 of a turn. */
void tc_push(const struct tc_mover *m, struct tc_spot from, struct point to, struct tc_push *out);
void tc_push_towards(const struct tc_mover *m, struct tc_spot from, int direction, int length,
                     struct tc_push *out);

/* tc_leads_away: does a leg never come closer to an enemy (TC-5.18)? */
static inline bool tc_leads_away(struct point from, struct point to, struct point enemy)
{
    struct point way = plane_difference(from, to), off = plane_difference(enemy, from);

    return (int64_t)way.x * off.x + (int64_t)way.y * off.y >= 0;
}

#endif
