/* compose.c - what is left to chance when a match is made: `table KIND [NUMBER]` becomes the lines of a
 * table, piece by piece, so that no record depends on how it was made (TC-14.16). */
#include "games/trench_crusade/scenario/admit.h"
#include "games/trench_crusade/scenario/scenario.h"

#include <stdio.h>

/* In the order of enum tc_archetype. */
static const struct table_kind kinds[] = { { "open", "Open ground" },
                                           { "no-mans-land", "No Man's Land" },
                                           { "ruins", "Decimated ruins" },
                                           { "trenches", "Trench lines" } };

enum { KINDS = sizeof kinds / sizeof kinds[0] };

const struct table_kind *tc_table_kind(const struct scenario *scn, int i)
{
    unsigned played = tc_of(scn)->archetypes;

    for (int kind = TC_OPEN_GROUND + 1; kind < KINDS; kind++)
        if ((!played || played >> kind & 1) && i-- == 0)
            return &kinds[kind];
    return NULL;
}

static const char wishes[] = "wishes are: table open, table no-mans-land, table ruins or table "
                             "trenches, each with a number or without";

enum { TRIES = 4 }; /* numbers drawn before we give up: some lead to no table */

/* read_wish: the kind of table, and its number if there is one. 0, or -1 and a sentence. */
static int read_wish(const char *wish, int *archetype, bool *given, long *number, struct error *err)
{
    char kind[24], digits[16];
    int words = sscanf(wish, "table %23s %15s", kind, digits);

    *archetype = -1;
    if (words >= 1)
        *archetype = choice_find("open|no-mans-land|ruins|trenches", kind);
    if (words >= 1 && *archetype < 0)
        *archetype = choice_find(TC_ARCHETYPES, kind);
    *given = words == 2;
    if (*archetype < 0 || (*given && number_read(digits, 0, 999999999, number)))
        return error_set(err, "%s", wishes);
    return 0;
}

/* keep_objectives: a scenario's own pieces stay where they are. */
static void keep_objectives(struct tc_plan *plan)
{
    int pieces = plan->pieces;

    plan->pieces = 0;
    for (int i = 0; i < pieces; i++)
        if (plan->piece[i].objective)
            plan->piece[plan->pieces++] = plan->piece[i];
}

int tc_compose(const struct scenario *scn, const struct content *content, const char *wish,
               struct rng *rng, struct text *added, struct error *err)
{
    const struct tc *t = tc_of(scn);
    struct tc_plan plan = t->plan;
    struct tc_demands demands = tc_demands_of(t);
    struct tc_catalogue catalogue;
    struct tc_terrain terrain;
    int archetype;
    bool given;
    long number = 0;

    if (read_wish(wish, &archetype, &given, &number, err) ||
        tc_catalogue_read(&catalogue, content, err))
        return -1;
    if (t->archetypes && !(t->archetypes >> archetype & 1))
        return error_set(err, "%s is not played on such a table (TCS-0.2)", scn->title);
    plan.archetype = (uint8_t)archetype;
    keep_objectives(&plan);
    for (int tries = given ? 1 : TRIES; archetype != TC_OPEN_GROUND; tries--) {
        struct tc_plan begun = plan;

        if (!given)
            number = (long)rng_below(rng, 1000000);
        if (tc_generate(&plan, &catalogue, &demands, (uint64_t)number, &terrain, err) == 0)
            break;
        if (tries == 1)
            return -1;
        plan = begun;
    }
    tc_plan_write(&plan, added);
    return 0;
}
