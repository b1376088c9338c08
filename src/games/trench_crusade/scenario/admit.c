/* admit.c - may a match begin with this table and these forces? */
#include "games/trench_crusade/scenario/admit.h"
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/scenario/scenario.h"

struct tc_demands tc_demands_of(const struct tc *t)
{
    struct tc_demands d = { .bases = 1u << TC_BASE_25 };

    for (int i = 0; i < TC_ZONES; i++)
        d.zone[i] = t->zone[i];
    for (int i = 0; i < t->objectives && d.spots < TC_SPOTS; i++)
        d.spot[d.spots++] = (struct point){ t->objective[i].x, t->objective[i].y };
    for_models (m, t->there)
        d.bases |= 1u << t->fighter[m].base;
    return d;
}

/* first_fault: keeps the first of the judge's reasons. */
static void first_fault(void *context, const char *clause, const char *sentence)
{
    struct refusal *why = context;

    if (!why->why[0])
        refuse(why, clause, "%s", sentence);
}

static int admit_table(const struct tc *t, struct refusal *why)
{
    struct tc_demands demands = tc_demands_of(t);
    struct refusal first = { .why = "" };
    struct tc_faults faults = { first_fault, &first, 0 };

    if (t->archetypes && !(t->archetypes >> t->plan.archetype & 1))
        return refuse(why, "TCS-0.2", "this scenario is not played on such a table");
    if (tc_judge(&t->plan, &t->terrain, &demands, &faults) == 0)
        return 0;
    return refuse(why, first.clause, "%s", first.why);
}

/* TCS-1.1: an Objective that is a piece of terrain covers its spot. */
static int admit_objectives(const struct tc *t, struct refusal *why)
{
    struct tc_ground ground;

    tc_ground_bare(&ground, &t->terrain.shape);
    for (int i = 0; i < t->objectives; i++) {
        const struct tc_objective *o = &t->objective[i];

        if (o->piece >= 0 && !tc_in_piece(&ground, o->piece, (struct tc_spot){ o->x, o->y, 0 }))
            return refuse(why, "TCS-1.1", "piece %d does not cover the Objective spot at %d,%d",
                          t->terrain.shape.piece[o->piece].number, o->x / TC_INCH, o->y / TC_INCH);
    }
    return 0;
}

int tc_admit(const struct scenario *scn, struct refusal *why)
{
    const struct tc *t = tc_of(scn);

    for (int side = SOUTH; side <= NORTH; side++)
        if (!(t->there & models_of(side)))
            return refuse(why, "TCS-0.1", "nobody fights for %s", scn->side[side].title);
    return tc_kit_admit(t, why) || admit_objectives(t, why) || admit_table(t, why) ? -1 : 0;
}
