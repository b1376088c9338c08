/* profile.h - the surfaces under a straight leg: which prisms and sunk areas its centre passes over,
 * from where to where. For leg.c, climb.c and fall.c. */
#ifndef GAMES_TC_PROFILE_H
#define GAMES_TC_PROFILE_H

#include "games/trench_crusade/move/leg.h"

enum { TC_OVER = 48, TC_NOWHERE = INT16_MIN };

/* What the centre passes over. */
struct tc_passed {
    struct span part;
    int16_t bottom, top;
    bool sunk, barred;
    uint8_t piece;
};

/* Between cut[i] and cut[i + 1] nothing begins or ends. */
struct tc_profile {
    int overs, cuts;
    bool full; /* more lies there than we can hold: such a leg is refused */
    struct tc_passed over[TC_OVER];
    struct ratio cut[2 * TC_OVER + 2];
};

/* tc_prisms_near: those whose boxes a disc meets that moves from p to q, but for pieces that are
 * gone. tc_profile_make: what of these, and of the sunk areas, the centre passes over. */
struct prism_set tc_prisms_near(const struct tc_ground *g, struct point p, struct point q,
                                int32_t r);
void tc_profile_make(struct tc_profile *f, const struct tc_ground *g, struct point p,
                     struct point q, struct prism_set near);

/* tc_profile_top: the highest surface of a part that is not above `limit`; TC_NOWHERE: none.
 * *ground says whether it is the ground itself at height 0. */
int tc_profile_top(const struct tc_profile *f, int part, int limit, bool *ground);

/* tc_profile_high: the piece that rises above `limit` in a part and is to blame when nothing else is
 * there; -1: none. *barred: it cannot be climbed either. */
int tc_profile_high(const struct tc_profile *f, int part, int limit, bool *barred);

/* tc_profile_hair: is a part in the middle of a leg of this length only a hairline? Areas that share
 * an edge but not its corners may leave one when their piece is turned; one walks over it. */
bool tc_profile_hair(const struct tc_profile *f, int part, int32_t length);

/* tc_obstructs: does a prism stop a base that moves at height z (TC-5.3)? */
static inline bool tc_obstructs(const struct prism *k, int flags, int z, int height)
{
    return k->top > (flags & TC_BARRED ? z : z + TC_STEP) && k->bottom < z + height;
}

/* tc_held_up: who or what stops a disc on one part of a leg: prisms of the set, sides of deep sunk
 * areas, Impassable ground. `whole`: the leg it is a part of. */
enum tc_fault tc_held_up(const struct tc_mover *m, const struct prism_set *near,
                         const struct tc_stretch *part, struct point p, struct point q,
                         struct tc_hindrance *why);

/* tc_met: enemies who stop it: shunned within 1", solid ones by their bases. */
enum tc_fault tc_met(const struct tc_mover *m, const struct tc_stride *s, struct tc_hindrance *why);

/* tc_price_to: what the first `steps` of a leg's length cost, Difficult ground included. */
int32_t tc_price_to(const struct tc_mover *m, const struct tc_stride *s, int32_t steps);

#endif
