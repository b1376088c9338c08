/* toll.h - after the battle: which pieces each side lost, when, and what that was worth, and which
 * piece brought which points, read from the scenes of the match with everything known. */
#ifndef CORE_TOLL_H
#define CORE_TOLL_H

#include "core/match.h"
#include "core/scene.h"

/* A piece that is no longer there. */
struct fallen {
    int entry; /* that took it away, counted from 1 */
    bool lost; /* else it left the map, and its own side got points for that */
    int points; /* that somebody got with it; 0 also where one entry took several pieces and points */
    struct scene_token token; /* as it was last seen */
};

/* A score that changed. `name` is of the piece that fell, or else went somewhere; "" where it could be
 * several. */
struct gain {
    int entry; /* that changed it, counted from 1 */
    int score; /* its number in the scene */
    int points;
    char name[96];
};

struct toll {
    struct fallen *fallen; /* in the order of the match; mem_free it */
    int count;
    struct gain *gain; /* in the order of the match; mem_free it */
    int gains;
    int *turn; /* after each entry, from 0 to all; mem_free it */
};

struct toll toll_of(const struct match *m);
void toll_release(struct toll *t);

#endif
