/* setup.c - lines of a scenario: its table, zones, rules, scoring and who fights. Lines about
 * fighters wait until the kit is known. */
#include "games/trench_crusade/tc_rules.h"

#include <stdio.h>

#define WORDS                                                                                      \
    "table|piece|zone|zones|morale|infiltrators|score|objective|deed|kit|at|fighter|fireteam"

/* --- lines --- */

static int put_zone(struct tc *t, const struct data *d, struct error *err)
{
    struct point a, b;

    if (data_want(d, 2, 2, "zone X,Y X,Y", err))
        return -1;
    if (t->zones_read == TC_ZONES)
        return data_fail(d, err, "there are %d deployment zones", TC_ZONES);
    if (!tc_point_read(d->word[1], &a) || !tc_point_read(d->word[2], &b) || a.x >= b.x ||
        a.y >= b.y)
        return data_fail(d, err, "should have the south-west and the north-east corner");
    t->zone[t->zones_read++] = (struct box){ a.x, a.y, b.x, b.y };
    return 0;
}

static int put_score(struct tc *t, const struct data *d, struct error *err)
{
    int time, what, points = 1, control = 0;

    if (data_want(d, 2, 4, "score turn-end|game-end controlled|cost|out|deeds [POINTS] [a|b|c]",
                  err) ||
        data_choice(d, 1, "turn-end|game-end", &time, err) ||
        data_choice(d, 2, "controlled|cost|out|deeds", &what, err) ||
        (d->count > 3 && data_int(d, 3, 1, 20, &points, err)) ||
        (d->count > 4 && data_choice(d, 4, "a|b|c", &control, err)))
        return -1;
    if (t->scores == TC_SCORES)
        return data_fail(d, err, "there are more than %d scoring lines", TC_SCORES);
    t->score[t->scores++] =
        (struct tc_score_line){ (uint8_t)time, (uint8_t)what, (uint8_t)points, (uint8_t)control };
    return 0;
}

static int put_objective(struct tc *t, const struct data *d, struct error *err)
{
    struct point at;
    int piece = 0;

    if (data_want(d, 1, 3, "objective X,Y [piece N]", err))
        return -1;
    if (t->objectives == TC_OBJECTIVES || !tc_point_read(d->word[1], &at))
        return data_fail(d, err, "should have a place, and there are at most %d", TC_OBJECTIVES);
    if (d->count == 4 && data_int(d, 3, 1, 99, &piece, err))
        return -1;
    t->objective[t->objectives++] =
        (struct tc_objective){ (int16_t)at.x, (int16_t)at.y, 0, (int8_t)piece };
    return 0;
}

static int put_deed(struct tc *t, const struct data *d, struct error *err)
{
    int kind, points = 1;

    if (data_want(d, 1, 2, "deed NAME [POINTS]", err) ||
        data_choice(d, 1, tc_deed_words, &kind, err) ||
        (d->count > 2 && data_int(d, 2, 1, 9, &points, err)))
        return -1;
    if (t->deeds == TC_DEEDS)
        return data_fail(d, err, "there are more than %d deeds", TC_DEEDS);
    t->deed[t->deeds++] = (struct tc_deed){ (uint8_t)kind, (uint8_t)points };
    return 0;
}

/* keep_line: a line about fighters, for later. Added ones replace those of the file. */
static int keep_line(struct tc *t, const struct data *d, struct error *err)
{
    if (t->base.added && !t->lines_added) {
        t->lines = 0;
        t->lines_added = true;
    }
    if (t->lines == TC_LINES || strlen(d->raw) >= TC_LINE)
        return data_fail(d, err, "is too long, or one line too many");
    text_copy(t->line[t->lines].at, TC_LINE, d->raw);
    t->line[t->lines++].number = (uint16_t)d->line;
    text_copy(t->file, sizeof t->file, d->name);
    return 0;
}

int tc_directive(struct scenario *scn, struct data *d, struct error *err)
{
    struct tc *t = (struct tc *)(void *)scn;
    int plan = tc_plan_line(&t->plan, d, err), value = 0;

    if (plan)
        return plan < 0 ? -1 : 0;
    if (data_is(d, "zone"))
        return put_zone(t, d, err);
    if (data_is(d, "score"))
        return put_score(t, d, err);
    if (data_is(d, "objective"))
        return put_objective(t, d, err);
    if (data_is(d, "deed"))
        return put_deed(t, d, err);
    if (data_is(d, "kit") || data_is(d, "at") || data_is(d, "fighter") || data_is(d, "fireteam"))
        return keep_line(t, d, err);
    if (data_is(d, "zones") && data_want(d, 1, 1, "zones chosen|fixed", err) == 0 &&
        data_choice(d, 1, "chosen|fixed", &value, err) == 0)
        t->zones_fixed = value;
    else if (data_is(d, "morale") && data_want(d, 1, 1, "morale no|yes", err) == 0 &&
             data_choice(d, 1, "no|yes", &value, err) == 0)
        t->morale = value;
    else if (data_is(d, "infiltrators") &&
             data_want(d, 1, 1, "infiltrators normal-only|allowed", err) == 0 &&
             data_choice(d, 1, "normal-only|allowed", &value, err) == 0)
        t->infiltrators = (uint8_t)value;
    else if (choice_find("zones|morale|infiltrators", d->word[0]) >= 0)
        return -1;
    else
        return data_unknown(d, "a Trench Crusade scenario", WORDS "|" SCENARIO_WORDS, err);
    return 0;
}

/* --- the end of it --- */

static int open_line(struct tc *t, int i, struct data *d, struct error *err)
{
    data_open(d, t->file, t->line[i].at, strlen(t->line[i].at));
    d->line = t->line[i].number - 1;
    return data_next(d, err) == 1 ? 0 : -1;
}

static int read_fighters(struct tc *t, const struct content *content, struct error *err)
{
    struct data d;

    for (int i = 0; i < t->lines; i++)
        if (open_line(t, i, &d, err) ||
            (data_is(&d, "kit")       ? tc_item_line(t, &d, err)
             : data_is(&d, "at")      ? tc_effect_line(t, &d, err)
             : data_is(&d, "fighter") ? tc_fighter_line(t, content, &d, err)
                                      : tc_fireteam_line(t, &d, err)))
            return -1;
    for_models (m, t->there)
        tc_fighter_compile(t, m);
    return 0;
}

/* find_pieces: objectives name pieces by the numbers of the table; from here on by their places. */
static int find_pieces(struct tc *t, struct error *err)
{
    for (int i = 0; i < t->objectives; i++) {
        struct tc_objective *o = &t->objective[i];
        int number = o->piece;

        o->piece = -1;
        for (int k = 0; k < t->terrain.shape.pieces && number; k++)
            if (t->terrain.shape.piece[k].number == number)
                o->piece = (int8_t)k;
        if (number && o->piece < 0)
            return error_set(err, "%s: there is no piece %d for an objective", t->base.id, number);
    }
    return 0;
}

static int prepare_table(struct tc *t, const struct content *content, struct error *err)
{
    struct tc_catalogue catalogue;
    uint32_t bases = 0;

    for_models (m, t->there)
        bases |= 1u << t->fighter[m].base;
    if (tc_catalogue_read(&catalogue, content, err) ||
        tc_shape_build(&t->terrain.shape, &t->plan, &catalogue, err) || find_pieces(t, err))
        return -1;
    return tc_terrain_prepare(&t->terrain, bases, err);
}

static int check_all(const struct tc *t, struct error *err)
{
    if (t->base.seats != 2)
        return error_set(err, "%s: there are two sides", t->base.id);
    if (t->base.turns < 1 || t->base.turns > 12)
        return error_set(err, "%s: there are 1 to 12 Turns", t->base.id);
    if (t->plan.width <= 0 || t->zones_read != TC_ZONES)
        return error_set(err, "%s: needs a table and two deployment zones", t->base.id);
    for (int i = 0; i < TC_ZONES; i++)
        if (t->zone[i].x0 < 0 || t->zone[i].y0 < 0 || t->zone[i].x1 > t->plan.width ||
            t->zone[i].y1 > t->plan.height)
            return error_set(err, "%s: a deployment zone reaches over the table", t->base.id);
    return 0;
}

int tc_finish(struct scenario *scn, const struct content *content, struct findings *findings,
              struct error *err)
{
    struct tc *t = (struct tc *)(void *)scn;

    tc_pools_make(&t->pools);
    return check_all(t, err) || tc_battlekit_read(t, content, findings, err) ||
                   read_fighters(t, content, err) || prepare_table(t, content, err)
               ? -1
               : 0;
}
