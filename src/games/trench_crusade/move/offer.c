/* offer.c - where to go: candidates of geometry (move/places.h) as actions of one to three legs. */
#include "games/trench_crusade/move/move.h"
#include "games/trench_crusade/move/places.h"
#include "games/trench_crusade/tc_rules.h"

struct action tc_move_action(const struct tc_leg *leg, int legs, uint16_t flags)
{
    struct action a = { .kind = (uint16_t)(DO_MOVE | legs << ACTION_LEGS_SHIFT | flags) };

    for (int i = 0; i < legs; i++) {
        int bits = leg[i].kind | leg[i].level << LEG_LEVEL_SHIFT;

        a.arg[0] = (int16_t)(a.arg[0] | bits << LEG_BITS * i);
        a.arg[1 + 2 * i] = leg[i].x;
        a.arg[2 + 2 * i] = leg[i].y;
    }
    return a;
}

/* wishes_of: what a mover would like to be near, or far from. */
static struct tc_wishes wishes_of(const struct tc *t, const struct tc_state *s, int model)
{
    const struct tc_fighter *f = &t->fighter[model];
    struct tc_wishes w = { .enemies = tc_enemies(t, s, model), .charge = TC_CHARGE };
    int range = 0;

    for (int i = 0; i < f->weapons; i++)
        if (f->weapon[i].ranged && f->weapon[i].range > range)
            range = f->weapon[i].range;
    w.range[0] = (int16_t)(range / 2);
    w.range[1] = (int16_t)range;
    w.range[2] = TC_INCH + 1;
    for (int i = 0; i < t->objectives && w.spots < TC_WISHES; i++) {
        const struct tc_objective *o = &t->objective[i];

        w.spot[w.spots] = (struct tc_spot){ o->x, o->y, o->z };
        w.piece[w.spots++] = o->piece;
    }
    return w;
}

/* offer_once: two places may have the same way. */
static void offer_once(struct tc_menu *m, int first, const struct action *a)
{
    for (int i = first; i < m->count; i++)
        if (action_same(&m->out[i], a))
            return;
    tc_offer(m, *a);
}

void tc_move_list(const struct tc *t, const struct tc_state *s, const struct tc_path *path,
                  uint16_t flags, struct tc_menu *m)
{
    struct tc_field field;
    struct tc_reach reach;
    struct tc_place place[TC_PLACES];
    struct tc_wishes wishes = wishes_of(t, s, path->mover);
    int first = m->count;

    tc_field_make(&field, t, s);
    struct tc_mover mover = tc_path_mover(&field, path);
    tc_reach_find(&reach, &mover, tc_spot_of(s, path->mover), path->allowance - path->spent,
                  TC_MAY_ALL, false);
    int count = tc_places(&reach, &wishes, place, TC_PLACES);
    for (int i = 1; i < count; i++) { /* the first is where it stands */
        struct tc_leg leg[TC_ACTION_LEGS];
        int32_t price;
        int legs = tc_reach_legs(&reach, &place[i].at, leg, TC_ACTION_LEGS, &price);

        if (!legs)
            continue;
        struct action a = tc_move_action(leg, legs, flags);
        if (tc_path_check_on(&field, &mover, path, &a, NULL) == 0)
            offer_once(m, first, &a);
    }
}

bool tc_move_draw(const struct tc *t, const struct tc_state *s, const struct tc_path *path,
                  uint16_t flags, struct rng *rng, struct action *out)
{
    int left = path->allowance - path->spent;
    struct tc_field field;

    if (left < TC_INCH / 4)
        return false;
    tc_field_make(&field, t, s);
    struct tc_mover mover = tc_path_mover(&field, path);
    for (int i = 0; i < 8; i++) {
        int direction = (int)rng_below(rng, PLANE_TURN);
        int32_t distance = 1 + (int32_t)rng_below(rng, (uint32_t)left);
        struct tc_place place;
        struct tc_leg leg = { .kind = LEG_GO };

        if (!tc_any_place(&mover, tc_spot_of(s, path->mover), direction, distance, &place))
            continue;
        leg.x = place.at.x;
        leg.y = place.at.y;
        int level = tc_level_of(&field.ground, place.at);
        if (level < 0)
            continue;
        leg.level = (uint8_t)level;
        *out = tc_move_action(&leg, 1, flags);
        if (tc_path_check_on(&field, &mover, path, out, NULL) == 0)
            return true;
    }
    return false;
}
