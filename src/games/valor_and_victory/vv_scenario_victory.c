/* vv_scenario_victory.c - what decides the day: objectives, exits, scores, the lines of the victory
 * conditions. */
#include <string.h>

#include "games/valor_and_victory/vv_read.h"

static const char term_names[] = "control|kills|kills-lead|exits|score|score-lead|left";
static const char compare_names[] = "<|<=|=|>=|>";

static int find_objective(const struct vv *v, int hex)
{
    for (int i = 0; i < v->objectives; i++)
        if (v->objective[i] == hex)
            return i;
    return VV_NONE;
}

/* An objective is a hex that units can stand in, named once. */
static int read_objective(struct vv *v, const struct data *d, int hex, int side, struct error *err)
{
    char name[8];

    hexmap_name(&v->grid, hex, name);
    if (find_objective(v, hex) != VV_NONE)
        return data_fail(d, err, "%s is an objective already", name);
    if (v->objectives == VV_OBJECTIVES)
        return data_fail(d, err, "there are more than %d objectives", VV_OBJECTIVES);
    if (!terrain_at(v, hex)->foot)
        return data_fail(d, err, "nobody can stand in %s (%s)", name, terrain_at(v, hex)->id);
    v->owner[v->objectives] = (uint8_t)side;
    v->objective_line[v->objectives] = d->line;
    v->objective[v->objectives++] = (int16_t)hex;
    return 0;
}

int vv_read_objectives(struct vv *v, const struct data *d, struct error *err)
{
    int side;

    if (data_want(d, 2, DATA_WORDS_MAX, "objectives SIDE AREA..", err) ||
        vv_side_word(v, d, 1, &side, err))
        return -1;
    for (int i = 2; i < d->count; i++) {
        struct vv_hexes zone = { { 0 } };

        if (vv_zone_word(v, d, d->word[i], &zone, err) && data_go_on(d, err))
            return -1;
        for_set (hex, &zone)
            if (read_objective(v, d, hex, side, err) && data_go_on(d, err))
                return -1;
    }
    return 0;
}

/* way_to: how many hexes it is from a hex to the nearest one of a zone. */
static int16_t way_to(const struct vv *v, const struct vv_hexes *zone, int hex)
{
    int best = VV_HEXES;

    for_set (to, zone) {
        int range = range_of(v, hex, to);

        best = range < best ? range : best;
    }
    return (int16_t)best;
}

int vv_read_exit(struct vv *v, const struct data *d, struct error *err)
{
    int side;

    if (data_want(d, 2, DATA_WORDS_MAX, "exit SIDE AREA..", err) ||
        vv_side_word(v, d, 1, &side, err))
        return -1;
    v->has_exit[side] = true;
    if (vv_edge_zone(v, d, 2, &v->exit[side], err))
        return -1;
    for (int hex = 0; hex < v->hexes; hex++)
        v->way_out[side][hex] = way_to(v, &v->exit[side], hex);
    return 0;
}

int vv_read_score(struct vv *v, const struct data *d, struct error *err)
{
    if (data_want(d, 4, 4, "score kill NUMBER objective NUMBER", err) ||
        strcmp(d->word[1], "kill") != 0 || strcmp(d->word[3], "objective") != 0)
        return data_fail(d, err, "should read \"score kill NUMBER objective NUMBER\"");
    v->score_line = d->line;
    return data_int(d, 2, 0, 99, &v->score_kill, err) ||
                   data_int(d, 4, 0, 99, &v->score_objective, err)
               ? -1
               : 0;
}

/* add_objectives: those in the area that word i names; there must be one. */
static int add_objectives(const struct vv *v, const struct data *d, int i, uint32_t *set,
                          struct error *err)
{
    struct vv_hexes zone = { { 0 } };
    uint32_t found = 0;

    if (vv_zone_word(v, d, d->word[i], &zone, err))
        return -1;
    for (int k = 0; k < v->objectives; k++)
        if (hexes_has(&zone, v->objective[k]))
            found |= UINT32_C(1) << k;
    *set |= found;
    if (found)
        return 0;
    return data_fail(d, err, "%.20s is not an objective; name it in an objectives line above",
                     d->word[i]);
}

/* read_objective_list: the objectives of a `control` term; *at moves on to its comparison. */
static int read_objective_list(const struct vv *v, const struct data *d, int *at,
                               struct vv_term *term, struct error *err)
{
    int none;

    if (!v->objectives)
        return data_fail(d, err, "control needs an objectives line above");
    for (; *at < d->count && choice_find(compare_names, d->word[*at]) < 0; ++*at) {
        if (strchr("<=>!", d->word[*at][0]))
            return data_choice(d, *at, compare_names, &none, err);
        if (add_objectives(v, d, *at, &term->objectives, err))
            return -1;
    }
    return term->objectives ? 0 : data_fail(d, err, "control needs objectives: AREA.. or all");
}

static int read_term(const struct vv *v, const struct data *d, int *at, struct vv_term *term,
                     struct error *err)
{
    int kind, side, compare;

    *term = (struct vv_term){ 0 };
    if (data_choice(d, *at, term_names, &kind, err) || vv_side_word(v, d, *at + 1, &side, err))
        return -1;
    term->kind = (uint8_t)kind;
    term->side = (uint8_t)side;
    *at += 2;
    if (kind == VV_CONTROL && read_objective_list(v, d, at, term, err))
        return -1;
    if ((kind == VV_SCORE || kind == VV_SCORE_LEAD) && !v->score_kill && !v->score_objective)
        return data_fail(d, err, "a score is asked for, but no score line above says what counts");
    if (kind == VV_EXITS && !v->has_exit[side])
        return data_fail(d, err, "exits of %s are counted, but no exit line above says where",
                         v->base.side[side].id);
    if (data_choice(d, *at, compare_names, &compare, err) ||
        data_int(d, *at + 1, -9999, 9999, &term->number, err))
        return -1;
    term->compare = (uint8_t)compare;
    *at += 2;
    return 0;
}

/* word_ending: simulations count by it, reports name it. */
static void word_ending(const struct vv *v, struct vv_goal *goal)
{
    struct text out = text_fixed(goal->ending, sizeof goal->ending);

    if (goal->result == VV_NONE)
        text_add(&out, "draw");
    else
        text_addf(&out, "%s wins", v->base.side[goal->result].title);
    text_add(&out, goal->sudden ? " at once - " : " - ");
    vv_goal_text(v, goal, &out);
}

/* --- a line of the file --- */

/* victory RESULT [when TERM [and TERM]..] */
int vv_read_goal(struct vv *v, const struct data *d, struct error *err)
{
    struct vv_goal goal = { .result = VV_NONE, .sudden = data_is(d, "sudden"), .line = d->line };
    int at = 3;

    if (data_want(d, 1, DATA_WORDS_MAX, "victory SIDE|draw [when TERM [and TERM]..]", err))
        return -1;
    if (strcmp(d->word[1], "draw") != 0 && vv_side_word(v, d, 1, &goal.result, err))
        return -1;
    if (v->goals == VV_GOALS)
        return data_fail(d, err, "there are more than %d victory lines", VV_GOALS);
    for (int i = 0; i < v->goals; i++)
        if (v->goal[i].terms == 0 && v->goal[i].sudden == goal.sudden)
            return data_fail(d, err, "never decides: line %d always holds", v->goal[i].line);
    if (d->count > 2 && strcmp(d->word[2], "when") != 0)
        return data_fail(d, err, "the conditions begin with `when`");
    if (d->count == 3 || (goal.sudden && d->count < 3))
        return data_fail(d, err, "a condition is missing");
    while (at < d->count) {
        if (goal.terms == VV_TERMS)
            return data_fail(d, err, "there are more than %d conditions", VV_TERMS);
        if (read_term(v, d, &at, &goal.term[goal.terms++], err))
            return -1;
        if (at < d->count && strcmp(d->word[at++], "and") != 0)
            return data_fail(d, err, "conditions are joined by `and`");
    }
    word_ending(v, &goal);
    v->goal[v->goals++] = goal;
    return 0;
}
