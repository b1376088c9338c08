/* score.c - victory points, the result, how it came about (TCS-0.8, 0.22, 12.2). */
#include "games/trench_crusade/scenario/scenario.h"
#include "games/trench_crusade/tc_rules.h"

static int up(int number, int by)
{
    return (number + by - 1) / by;
}

/* TCS-12.2: what enemies out of action cost. */
static int cost_taken(const struct tc *t, const struct tc_state *s, int side)
{
    int points = 0;

    for_models (m, t->there & models_of(other_side(side)))
        if (s->model[m].where == OUT_OF_ACTION)
            points += up(t->fighter[m].cost, 10) + up(t->fighter[m].glory, 3);
    return points;
}

static int count_out(const struct tc *t, const struct tc_state *s, int side)
{
    int points = 0;

    for_models (m, t->there & models_of(other_side(side)))
        points += s->model[m].where == OUT_OF_ACTION;
    return points;
}

/* --- control of Objectives (TCS-0.22) --- */

static bool is_at(const struct tc_field *f, const struct tc_objective *o, int model)
{
    struct tc_figure figure = tc_figure_of(f->t, f->s, model);

    if (o->piece < 0)
        return tc_reaches_point(figure, (struct tc_spot){ o->x, o->y, o->z },
                                TC_INCH + tc_base(TC_BASE_25)->radius);
    return tc_near_piece(&f->ground, figure, o->piece, TC_INCH) ||
           tc_in_piece(&f->ground, o->piece, figure.at);
}

static bool is_on(const struct tc_field *f, const struct tc_objective *o, int model)
{
    struct tc_spot at = tc_spot_of(f->s, model);

    return o->piece >= 0 && (tc_in_piece(&f->ground, o->piece, at) ||
                             tc_on_piece(&f->ground, o->piece, at)); /* R6 */
}

int tc_control_of(const struct tc *t, const struct tc_state *s, int objective, int form)
{
    const struct tc_objective *o = &t->objective[objective];
    int on[2] = { 0 }, at[2] = { 0 };
    struct tc_field field;

    tc_field_make(&field, t, s);
    for_models (m, field.crowd.there & ~models_of(NEUTRAL)) {
        on[side_of(m)] += is_on(&field, o, m);
        at[side_of(m)] += is_at(&field, o, m) || is_on(&field, o, m);
    }
    if (form == CONTROL_A && (on[SOUTH] > 0) != (on[NORTH] > 0))
        return on[SOUTH] ? SOUTH : NORTH;
    return at[SOUTH] > at[NORTH] ? SOUTH : at[NORTH] > at[SOUTH] ? NORTH : -1;
}

static int controlled(const struct tc *t, const struct tc_state *s, int side, int form)
{
    int count = 0;

    for (int i = 0; i < t->objectives; i++)
        count += tc_control_of(t, s, i, form) == side;
    return count;
}

static int worth(const struct tc *t, const struct tc_state *s, const struct tc_score_line *line,
                 int side)
{
    int count = 0;

    switch (line->what) {
    case SCORE_CONTROLLED: count = controlled(t, s, side, line->control); break;
    case SCORE_COST: count = cost_taken(t, s, side); break;
    case SCORE_OUT: count = count_out(t, s, side); break;
    default:
        for (int i = 0; i < t->deeds; i++)
            count += s->deed_taken[i] == side + 1 ? t->deed[i].points : 0;
    }
    return count * line->points;
}

void tc_score_now(struct tc_play *p, int time)
{
    for (int side = SOUTH; side <= NORTH; side++) {
        int points = 0;

        for (int i = 0; i < p->t->scores; i++)
            if (p->t->score[i].time == time)
                points += worth(p->t, p->s, &p->t->score[i], side);
        if (!points)
            continue;
        p->s->side[side].points = (int16_t)(p->s->side[side].points + points);
        tc_tell(p, SAW_SCORED, 0,
                (int16_t[7]){ (int16_t)side, (int16_t)points, p->s->side[side].points });
    }
}

/* --- the result --- */

int tc_points(const struct tc *t, const struct tc_state *s, int side)
{
    int points = s->side[side].points;

    if (top_of(s)->kind == F_OVER)
        return points;
    for (int i = 0; i < t->scores; i++)
        if (t->score[i].time == SCORE_GAME_END)
            points += worth(t, s, &t->score[i], side);
    return points;
}

void tc_returns(const struct scenario *scn, const void *state, int out[SEATS_MAX])
{
    const struct tc *t = tc_of(scn);
    const struct tc_state *s = state;
    int ahead = tc_points(t, s, SOUTH) - tc_points(t, s, NORTH);
    bool over = top_of(s)->kind == F_OVER;

    if (over && s->winner)
        ahead = s->winner == SOUTH + 1 ? RETURN_ONE : -RETURN_ONE;
    else if (over)
        ahead = ahead > 0 ? RETURN_ONE : ahead < 0 ? -RETURN_ONE : 0;
    else
        ahead = ahead > 40 ? 800 : ahead < -40 ? -800 : 20 * ahead;
    memset(out, 0, SEATS_MAX * sizeof *out);
    out[SOUTH] = ahead;
    out[NORTH] = -ahead;
}

const char *tc_decided_by(const struct scenario *scn, const void *state)
{
    static const char *const how[ENDS] = { NULL, "points", "wiped out", "flight", "event" };

    (void)scn;
    return how[((const struct tc_state *)state)->decided];
}
