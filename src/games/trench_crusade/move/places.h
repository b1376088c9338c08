/* places.h - where it may be worth moving to: candidates for lists and bots. Advice, not rules: any
 * other place may be as legal. */
#ifndef GAMES_TC_PLACES_H
#define GAMES_TC_PLACES_H

#include "games/trench_crusade/table/graph.h"

enum { TC_PLACES = 64, TC_WISHES = 16, TC_PLACE_LEGS = 3 };

/* Why a place was chosen, for the list a person reads. */
enum tc_place_why {
    TC_TO_STAY,
    TC_TO_OBJECTIVE,
    TC_TO_RANGE,
    TC_TO_COVER,
    TC_TO_HEIGHT,
    TC_TO_OPEN,
    TC_TO_SAFETY,
    TC_PLACE_WHYS,
};

struct tc_place {
    struct tc_spot at;
    int32_t price;
    uint8_t why, about; /* enum tc_place_why; the piece, enemy or wish it is about */
    uint8_t legs;       /* the way there; places further than three legs are not offered */
    struct tc_leg leg[TC_PLACE_LEGS];
};

/* What the mover would like. */
struct tc_wishes {
    uint64_t enemies;               /* in the crowd */
    int16_t range[3];               /* distances it would like to have to each; 0: none */
    struct tc_spot spot[TC_WISHES]; /* objectives and markers */
    int8_t piece[TC_WISHES];        /* the piece that an objective is, or -1 */
    int spots;
    int16_t charge; /* how far enemies may come: for the place farthest from them */
};

/* tc_places: at most TC_PLACES places within reach where the mover may stand, no two closer than
 * 1/4", the place it is at first. Returns how many. `room` up to TC_PLACES. */
int tc_places(const struct tc_reach *r, const struct tc_wishes *w, struct tc_place *out, int room);

/* tc_any_place: a place drawn by a direction (0..255) and a distance, by one straight leg; for
 * playouts. False: not legal. */
bool tc_any_place(const struct tc_mover *m, struct tc_spot from, int direction, int32_t distance,
                  struct tc_place *out);

#endif
