/* play_trench_crusade.c - the playout policy for Trench Crusade: how players in a hurry might go on.
 * Who can strike strikes, who can shoot shoots, others go where points or enemies are; markers are
 * spent now and then; nobody flees of his own accord. */
#include "ai/trench_crusade.h"

#include <math.h>

#include "games/trench_crusade/tc_rules.h"
#include "games/trench_crusade/turn/turn.h"

enum { DRAWS = 4 }; /* actions looked at before one is taken */

/* --- where to --- */

/* pull: how good a place is for a model: near an Objective, or near the enemy. */
static double pull(const struct tc *t, const struct tc_state *s, int model, struct point at)
{
    double best = 100;

    for (int i = 0; i < t->objectives; i++)
        best = fmin(best, inches_apart(at, (struct point){ t->objective[i].x, t->objective[i].y }));
    if (!t->objectives || best < 3)
        for_models (e, t->there & models_of(other_side(side_of(model))))
            if (is_on_table(s, e))
                best = fmin(best, inches_apart(at, (struct point){ s->model[e].x, s->model[e].y }));
    return -best;
}

static struct point end_of(const struct action *a)
{
    int last = 2 * legs_of(a) - 1;

    return (struct point){ a->arg[last], a->arg[last + 1] };
}

/* liking: the order in which ACTIONS are taken when several come to mind. */
static double liking(const struct tc *t, const struct tc_state *s, const struct action *a)
{
    int model = s->active[member_of(a)].model;
    struct point here = { s->model[model].x, s->model[model].y };

    switch (verb_of(a)) {
    case DO_FIGHT: return 60;
    case DO_SHOOT: return 40;
    case DO_CHARGE: return 30;
    case DO_USE: return 20;
    case DO_MOVE: return 10 + pull(t, s, model, end_of(a)) - pull(t, s, model, here);
    case DO_DASH: return 5;
    case DO_RETREAT: return 1;
    default: return 3; /* end */
    }
}

static void draw_act(const struct scenario *scn, const struct tc_state *s, struct rng *rng,
                     struct action *out)
{
    double best = -1000;

    for (int i = 0; i < DRAWS; i++) {
        struct action a;

        tc_act_sample(tc_of(scn), s, rng, &a);
        double like = liking(tc_of(scn), s, &a) * (0.5 + rng_unit(rng));
        if (like > best) {
            best = like;
            *out = a;
        }
    }
}

/* --- other decisions --- */

/* usual: what most players answer without thinking, 0: anything. */
static int usual(int frame, struct rng *rng)
{
    switch (frame) {
    case F_SUCCESS:
    case F_INJURY: return rng_unit(rng) < 0.6 ? DO_KEEP : 0;
    case F_MORALE: return DO_SHAKEN;
    case F_OPTION: return DO_USE;
    case F_EVADE: return DO_EVADE;
    default: return 0;
    }
}

void draw_trench_crusade(const struct scenario *scn, const void *state, struct rng *rng,
                         struct action *out)
{
    const struct tc_state *s = state;
    int want = usual(top_of(s)->kind, rng);

    if (top_of(s)->kind == F_ACT) {
        draw_act(scn, s, rng, out);
        return;
    }
    struct action list[TC_LEGAL];
    int count = tc_legal(scn, state, list);
    for (int i = 0; i < count && want; i++)
        if (verb_of(&list[i]) == want) {
            *out = list[i];
            return;
        }
    *out = list[rng_below(rng, (uint32_t)count)];
}
