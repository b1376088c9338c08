/* slide.c - F_SLIDE: a charger that has met its target moves round it with what is left (TC-5.16).
 *
 * F_SLIDE: charger, target, what is left, and 1 if its roll for Dangerous ground covers the slide; while
 * that roll is taken, the goal. */
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/move/move.h"
#include "games/trench_crusade/roll/roll.h"
#include "games/trench_crusade/tc_rules.h"

enum { SLIDES = 64 };

enum { CHARGER, TARGET, LEFT, SAFE_OR_GOAL };
enum { SLIDES_OR_NOT, DANGER_ROLLED, DANGER_HURT };

static int find_slides(const struct tc *t, const struct tc_state *s, const struct frame *f,
                       struct tc_slide *out)
{
    struct tc_field field;

    tc_field_make(&field, t, s);
    struct tc_mover m = tc_mover_of(&field, f->arg[CHARGER], 0);
    m.shun = 0;
    return tc_slides(&m, tc_spot_of(s, f->arg[CHARGER]), f->arg[TARGET],
                     tc_enemies(t, s, f->arg[CHARGER]), f->arg[LEFT], out, SLIDES);
}

void tc_slide_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m)
{
    struct tc_slide slide[SLIDES];
    int count = find_slides(t, s, top_of(s), slide);

    tc_offer(m, (struct action){ .kind = DO_SKIP });
    for (int i = 0; i < count; i++)
        tc_offer(m, (struct action){ DO_SLIDE, { slide[i].goal } });
}

struct tc_slide tc_slide_to(const struct tc *t, const struct tc_state *s, int goal)
{
    struct tc_slide slide[SLIDES];
    int count = find_slides(t, s, top_of(s), slide);

    for (int i = 0; i < count; i++)
        if (slide[i].goal == goal)
            return slide[i];
    return (struct tc_slide){ .at = tc_spot_of(s, top_of(s)->arg[CHARGER]) };
}

int tc_slide_near(const struct tc *t, const struct tc_state *s, struct point p)
{
    struct tc_slide slide[SLIDES];
    int count = find_slides(t, s, top_of(s), slide), nearest = -1;
    int64_t least = (int64_t)TC_INCH * TC_INCH;

    for (int i = 0; i < count; i++) {
        int64_t far = plane_square((struct point){ slide[i].at.x, slide[i].at.y }, p);

        if (far <= least) {
            least = far;
            nearest = slide[i].goal;
        }
    }
    return nearest;
}

void tc_slide_apply(struct tc_play *p, const struct action *a)
{
    struct frame *f = turn_top(&p->s->stack);
    int model = f->arg[CHARGER];

    if (a->kind != DO_SLIDE) {
        tc_end_frame(p, 0);
        return;
    }
    struct tc_slide to = tc_slide_to(p->t, p->s, a->arg[0]);
    if (to.enters && !f->arg[SAFE_OR_GOAL]) { /* TC-6.4 */
        f->arg[SAFE_OR_GOAL] = a->arg[0];
        tc_step(p, DANGER_ROLLED);
        tc_success(p, &(struct tc_roll){ .model = model, .roll_for = FOR_DANGER, .risky = true });
        return;
    }
    tc_walk_to(p, model, to.at);
    int piece = tc_mine_touched(p->t, p->s, model);
    if (piece < 0 || tc_has_keyword(p->t, p->s, model, KW_FLYING)) {
        tc_end_frame(p, 0);
        return;
    }
    tc_step(p, DANGER_HURT);
    tc_mine_blow(p, model, piece);
}

/* slid_into_danger: its roll decides how far it comes. */
static bool slid_into_danger(struct tc_play *p)
{
    const struct frame *f = top_of(p->s);
    int model = f->arg[CHARGER];
    bool failed = tc_take_answer(p) == ROLL_FAILURE;
    struct tc_slide to = tc_slide_to(p->t, p->s, f->arg[SAFE_OR_GOAL]);

    tc_walk_to(p, model, failed ? to.danger : to.at);
    tc_step(p, DANGER_HURT);
    if (failed)
        tc_danger_hurts(p, model, model, to.danger);
    return true;
}

bool tc_slide_run(struct tc_play *p)
{
    const struct frame *f = top_of(p->s);
    struct tc_slide slide[SLIDES];

    if (f->arg[STEP] == DANGER_ROLLED)
        return slid_into_danger(p);
    if (f->arg[STEP] == DANGER_HURT || p->s->quiet || !find_slides(p->t, p->s, f, slide))
        return tc_end_frame(p, 0);
    return tc_wait(p, tc_controller(p->s, f->arg[CHARGER]));
}
