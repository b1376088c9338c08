/* setup.c - lines of a scenario: its table, zones, rules, scoring and who fights. Lines about
 * fighters wait until the kit is known. */
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/roll/roll.h"
#include "games/trench_crusade/scenario/scenario.h"
#include "games/trench_crusade/warband/muster.h"
#include "games/trench_crusade/words/words.h"

#include <stdio.h>

#define WHO "kit|at|fighter|fireteam|warband|roster|model|ducats|campaign|strongbox|arsenal"
#define WORDS                                                                                      \
    "table|piece|archetypes|zone|zones|morale|infiltrators|reserves|extra-turn|score|objective|"   \
    "deed|neutrals|neutral|" WHO

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

/* put_reserves: how many of each side deploy at once; the others come later (TCS-0.10). */
static int put_reserves(struct tc *t, const struct data *d, struct error *err)
{
    int models, base = 0;

    if (data_want(d, 1, 3, "reserves MODELS [below MM]", err) ||
        data_int(d, 1, 1, TC_SIDE_MODELS, &models, err))
        return -1;
    if (d->count > 2 && (d->count != 4 || strcmp(d->word[2], "below") != 0))
        return data_fail(d, err, "should read \"reserves MODELS [below MM]\"");
    if (d->count > 2 && data_int(d, 3, 26, 120, &base, err))
        return -1;
    t->first_models = (uint8_t)models;
    t->first_below = (uint8_t)base;
    return 0;
}

/* put_neutrals: after an own Activation a D6 up to this activates a neutral model (TCS-0.13). */
static int put_neutrals(struct tc *t, const struct data *d, struct error *err)
{
    int most;

    if (data_want(d, 1, 1, "neutrals NUMBER", err) || data_int(d, 1, 1, 6, &most, err))
        return -1;
    t->neutrals = (uint8_t)most;
    return 0;
}

/* put_neutral: where a neutral model is when the game begins. */
static int put_neutral(struct tc *t, const struct data *d, struct error *err)
{
    struct point at;
    int model;

    if (data_want(d, 2, 2, "neutral NAME X,Y", err))
        return -1;
    model = tc_find_model(d->word[1]);
    if (model < 0 || side_of(model) != NEUTRAL || !tc_point_read(d->word[2], &at))
        return data_fail(d, err, "should name x1 or such, and a place");
    t->neutral_at[model - 2 * TC_SIDE_MODELS] = at;
    return 0;
}

/* put_archetypes: the tables this scenario is played on (TCS-0.2). */
static int put_archetypes(struct tc *t, const struct data *d, struct error *err)
{
    int which;

    if (data_want(d, 1, 3, "archetypes no-mans-land|decimated-ruins|trench-lines ..", err))
        return -1;
    for (int i = 1; i < d->count; i++) {
        if (data_choice(d, i, TC_ARCHETYPES, &which, err))
            return -1;
        t->archetypes = (uint8_t)(t->archetypes | 1 << which);
    }
    return 0;
}

/* put_choice: a line that is one word of a few. */
static int put_choice(struct tc *t, const struct data *d, struct error *err)
{
    static const struct {
        const char *name, *choices;
    } lines[] = { { "zones", "chosen|fixed" },
                  { "morale", "no|yes" },
                  { "infiltrators", "normal-only|allowed" },
                  { "extra-turn", "no|yes" } };
    uint8_t *const to[] = { &t->zones_fixed, &t->morale, &t->infiltrators, &t->extra_turn };

    for (int i = 0; i < 4; i++) {
        int value;

        if (!data_is(d, lines[i].name))
            continue;
        if (d->count != 2)
            return data_fail(d, err, "should be followed by one of %s", lines[i].choices);
        if (data_choice(d, 1, lines[i].choices, &value, err))
            return -1;
        *to[i] = (uint8_t)value;
        return 0;
    }
    return data_unknown(d, "a Trench Crusade scenario", WORDS "|" SCENARIO_WORDS, err);
}

/* drop_side: added lines about a side's fighters replace those of the file. */
static void drop_side(struct tc *t, int side)
{
    int kept = 0;

    for (int i = 0; i < t->lines; i++)
        if (t->line[i].added || t->line[i].side != side)
            t->line[kept++] = t->line[i];
    t->lines = kept;
}

enum { NOBODY = NEUTRAL + 1 }; /* lines about kit are about no side */

/* whose: the side that a line about fighters is about; -1 and a sentence when it does not say. */
static int whose(struct tc *t, const struct data *d, struct error *err)
{
    bool names_side = data_is(d, "roster") || data_is(d, "warband");
    int side = -1;

    if (data_is(d, "kit") || data_is(d, "at"))
        return NOBODY;
    if (names_side && (data_want(d, 2, 5,
                                 d->word[0][0] == 'r' ? "roster SIDE \"NAME\" FACTION [VARIANT]"
                                                      : "warband SIDE NAME",
                                 err) ||
                       data_choice(d, 1, "south|north", &side, err)))
        return -1;
    if (names_side) {
        t->roster_of = data_is(d, "roster") ? (uint8_t)(side + 1) : 0;
        return side;
    }
    if (data_is(d, "fighter") || (data_is(d, "fireteam") && !t->roster_of)) {
        int model = d->count > 1 ? tc_find_model(d->word[1]) : -1;

        t->roster_of = 0;
        return model < 0 ? data_fail(d, err, "\"%.10s\" should be s1, n1, x1 or such",
                                     d->count > 1 ? d->word[1] : "")
                         : side_of(model);
    }
    return t->roster_of ? t->roster_of - 1 : data_fail(d, err, "belongs below a roster");
}

/* keep_line: a line about fighters, for later. */
static int keep_line(struct tc *t, const struct data *d, struct error *err)
{
    bool added = t->base.added != NULL;
    int side = whose(t, d, err);

    if (side < 0)
        return -1;
    if (added)
        drop_side(t, side);
    if (t->lines == TC_LINES || strlen(d->raw) >= TC_LINE)
        return data_fail(d, err, "is too long, or one line too many");
    t->line[t->lines] = (struct tc_line){ .number = (uint16_t)d->line,
                                          .side = (int8_t)side,
                                          .roster = t->roster_of != 0,
                                          .added = added };
    text_copy(t->line[t->lines++].at, TC_LINE, d->raw);
    text_copy(t->file, sizeof t->file, d->name);
    return 0;
}

int tc_directive(struct scenario *scn, struct data *d, struct error *err)
{
    static const struct {
        const char *name;
        int (*put)(struct tc *t, const struct data *d, struct error *err);
    } lines[] = {
        { "zone", put_zone },         { "score", put_score },
        { "deed", put_deed },         { "objective", put_objective },
        { "neutral", put_neutral },   { "archetypes", put_archetypes },
        { "neutrals", put_neutrals }, { "reserves", put_reserves },
    };
    struct tc *t = (struct tc *)(void *)scn;
    int plan = tc_plan_line(&t->plan, d, err);

    if (plan)
        return plan < 0 ? -1 : 0;
    if (choice_find(WHO, d->word[0]) >= 0)
        return keep_line(t, d, err);
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
        if (data_is(d, lines[i].name))
            return lines[i].put(t, d, err);
    return put_choice(t, d, err);
}

/* --- the end of it --- */

static int open_line(struct tc *t, int i, struct data *d, struct error *err)
{
    data_open(d, t->file, t->line[i].at, strlen(t->line[i].at));
    d->line = t->line[i].number - 1;
    return data_next(d, err) == 1 ? 0 : -1;
}

/* want_words: whatever a line `fighter` names may be kit of the warband lists. */
static int want_words(struct tc_muster *m, const struct tc *t, const struct data *d,
                      struct error *err)
{
    long number;

    for (int i = 3; i < d->count; i++)
        if (choice_find(tc_keyword_words, d->word[i]) < 0 && tc_item_find(t, d->word[i]) < 0 &&
            number_read(d->word[i], -99, 9999, &number) && tc_want(&m->wants, d->word[i]) < 0)
            return data_fail(d, err, "names too many items");
    return 0;
}

/* muster_side: the roster of a side, from its lines. */
static int muster_side(struct tc *t, struct tc_muster *m, const struct content *content, int side,
                       struct error *err)
{
    char room[24 << 10];
    struct text lines = text_fixed(room, sizeof room);

    for (int i = 0; i < t->lines; i++)
        if (t->line[i].roster && t->line[i].side == side)
            text_addf(&lines, "%s\n", t->line[i].at);
    if (lines.cut)
        return error_set(err, "%s: a roster is too long", t->base.id);
    return lines.length ? tc_muster_roster(m, t, content, side, side == SOUTH ? "south" : "north",
                                           lines.at, lines.length, err)
                        : 0;
}

/* muster_ready: one of the warbands in data/trench-crusade/rosters. */
static int muster_ready(struct tc *t, struct tc_muster *m, const struct content *content,
                        const struct data *d, struct error *err)
{
    const struct content_file *file;
    char name[80];

    snprintf(name, sizeof name, "trench-crusade/rosters/%.40s.txt", d->word[2]);
    file = content_find(content, name);
    if (!file)
        return data_fail(d, err, "there is no ready warband \"%.40s\"", d->word[2]);
    return tc_muster_roster(m, t, content, choice_find("south|north", d->word[1]),
                            content_label(file), file->text, file->size, err);
}

/* choose_warbands: what the options say replaces what the file says, not what was added. */
static void choose_warbands(struct tc *t)
{
    for (int side = SOUTH; side <= NORTH; side++) {
        int chosen = t->base.option[OPTION_WARBAND + side];
        bool added = false;
        char name[24];

        for (int i = 0; i < t->lines; i++)
            added |= t->line[i].added && t->line[i].side == side;
        if (!chosen || added)
            continue;
        drop_side(t, side);
        if (t->lines == TC_LINES)
            return;
        choice_name(TC_READY, chosen, name, sizeof name);
        t->line[t->lines] = (struct tc_line){ .side = (int8_t)side };
        snprintf(t->line[t->lines++].at, TC_LINE, "warband %s %s",
                 side == SOUTH ? "south" : "north", name);
    }
}

/* muster: rosters first, so that the kit of everybody is read in one go. */
static int muster(struct tc *t, const struct content *content, struct findings *findings,
                  struct error *err)
{
    struct tc_muster m = { .mustered = 0 };
    struct data d;

    for (int i = 0; i < t->lines; i++) {
        if (t->line[i].roster)
            continue;
        if (open_line(t, i, &d, err) || (data_is(&d, "kit") && tc_item_line(t, &d, err)) ||
            (data_is(&d, "at") && tc_effect_line(t, &d, err)) ||
            (data_is(&d, "warband") && muster_ready(t, &m, content, &d, err)) ||
            (data_is(&d, "fighter") && want_words(&m, t, &d, err)))
            return -1;
    }
    if (muster_side(t, &m, content, SOUTH, err) || muster_side(t, &m, content, NORTH, err))
        return -1;
    if (m.wants.count &&
        (tc_kit_read(t, content, "trench-crusade/warband-kit.txt", &m.wants, findings, err) ||
         tc_kit_read(t, content, "trench-crusade/abilities.txt", &m.wants, findings, err)))
        return -1;
    t->mustered = m.mustered;
    return tc_muster_equip(&m, t, err);
}

static int read_fighters(struct tc *t, const struct content *content, struct findings *findings,
                         struct error *err)
{
    struct data d;

    choose_warbands(t);
    if (muster(t, content, findings, err))
        return -1;
    for (int i = 0; i < t->lines; i++) {
        if (t->line[i].roster)
            continue;
        if (open_line(t, i, &d, err) ||
            (data_is(&d, "fighter") && tc_fighter_line(t, content, &d, err)) ||
            (data_is(&d, "fireteam") && tc_fireteam_line(t, &d, err)))
            return -1;
    }
    for_models (m, t->there)
        if (tc_fighter_compile(t, m, err))
            return -1;
    tc_bind(t);
    tc_deeds_add(t);
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

/* check_neutrals: they stand where the scenario puts them, clear of each other. */
static int check_neutrals(const struct tc *t, struct error *err)
{
    struct tc_crowd crowd = { .there = 0 };
    struct tc_ground ground;

    tc_ground_bare(&ground, &t->terrain.shape);
    for_models (m, t->there & models_of(NEUTRAL)) {
        struct point at = t->neutral_at[m - 2 * TC_SIDE_MODELS];
        struct tc_figure figure = { .base = t->fighter[m].base };
        int16_t z[TC_LEVELS];

        if (!at.x && !at.y)
            continue; /* it comes later */
        if (at.x > t->plan.width || at.y > t->plan.height || !tc_levels(&ground, at, z, NULL))
            return error_set(err, "%s: %s is not on the table", t->base.id, tc_model_name(m).at);
        figure.at = tc_spot(at, z[0]);
        if (!tc_stands(&ground, &crowd, crowd.there, figure.base, figure.at))
            return error_set(err, "%s: %s cannot stand where it is put", t->base.id,
                             tc_model_name(m).at);
        crowd.figure[m] = figure;
        crowd.there |= model_bit(m);
    }
    return 0;
}

static int prepare_table(struct tc *t, const struct content *content, struct error *err)
{
    struct tc_catalogue catalogue;
    uint32_t bases = 0;

    t->lines = 0; /* the terrain takes their place */
    memset(&t->terrain, 0, sizeof t->terrain);
    for_models (m, t->there)
        bases |= 1u << t->fighter[m].base;
    if (tc_catalogue_read(&catalogue, content, err) ||
        tc_shape_build(&t->terrain.shape, &t->plan, &catalogue, err) || find_pieces(t, err))
        return -1;
    return check_neutrals(t, err) || tc_terrain_prepare(&t->terrain, bases, err) ? -1 : 0;
}

static int check_all(const struct tc *t, struct error *err)
{
    if (t->base.seats != 2)
        return error_set(err, "%s: there are two sides", t->base.id);
    if (t->base.turns < 1 || t->base.turns + t->extra_turn > 12)
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
    if (check_all(t, err) || tc_battlekit_read(t, content, findings, err) ||
        read_fighters(t, content, findings, err) || prepare_table(t, content, err))
        return -1;
    t->base.open = !tc_has_secrets(t);
    return 0;
}
