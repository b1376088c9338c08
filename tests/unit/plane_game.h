/* plane_game.h - a small game on a plane, for tests only: it uses all that core has for tables in
 * inches and lacks what real games have.
 *
 * Discs of one inch move up to four inches, along one leg or two, to any place where they overlap
 * nobody; or shoot at one within six inches. Before a shot the mover may lay out markers, each one a
 * die more: a 5 or 6 on any of them takes the target off the table. The table and the discs are lines
 * of the scenario, and added lines replace them; more ground for pictures can be added, too. */
#ifndef PLANE_GAME_H
#define PLANE_GAME_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/form.h"
#include "core/rules.h"
#include "core/scenario.h"
#include "core/scene.h"

enum {
    INCH = 100,
    DISCS = 4, /* of each side at most */
    REACH = 4 * INCH,
    RANGE = 6 * INCH,
    TURNS = 24,
    MARKERS = 2,
    GROUND = 24,
    UNKNOWN = 9, /* markers of the other side in a view, where they are secret */
};

enum { MOVE = 1, SHOOT, SPEND, KEEP, WAIT, THROW };
enum { SAW_MOVE, SAW_HIT, SAW_MISS, SAW_MARKERS };

struct discs_scenario {
    struct scenario base;
    int wide, high; /* inches */
    struct {
        int16_t x, y;
        bool there;
    } disc[2][DISCS];
    struct {
        char role[12];
        int height, x, y, wide, high;
    } ground[GROUND];
    int grounds;
};

struct discs {
    int16_t x[2 * DISCS], y[2 * DISCS]; /* -1: not on the table */
    uint8_t turn, markers[2], shooter, target, spent, stage,
        unused; /* stage 0 act, 1 spend, 2 roll */
};

static inline const struct discs_scenario *scenario_of(const struct scenario *scn)
{
    return (const struct discs_scenario *)scn;
}

/* --- files --- */

static inline bool read_place(const char *words, int16_t *x, int16_t *y)
{
    struct scene plane = { .layout = SCENE_PLANE, .inch = INCH, .shapes = 1 };
    struct scene_shape table = { .kind = "polygon", .role = "table", .points = 1 };
    int at[2];

    plane.shape = &table;
    if (!scene_read_inches(&plane, words, at) || abs(at[0]) > 9999 || abs(at[1]) > 9999)
        return false;
    *x = (int16_t)at[0];
    *y = (int16_t)-at[1];
    return true;
}

static inline void add_place(struct text *out, int x, int y)
{
    text_addf(out, "%d.%02d,%d.%02d", x / INCH, x % INCH, y / INCH, y % INCH);
}

/* add_ground: ground ROLE HEIGHT X Y WIDE HIGH, in hundredths of an inch from the north-west. */
static inline int add_ground(struct discs_scenario *s, struct data *d, struct error *err)
{
    int *to[] = { &s->ground[s->grounds].height, &s->ground[s->grounds].x, &s->ground[s->grounds].y,
                  &s->ground[s->grounds].wide, &s->ground[s->grounds].high };

    if (s->grounds == GROUND)
        return data_fail(d, err, "that is too much ground");
    if (data_want(d, 6, 6, "ground ROLE HEIGHT X Y WIDE HIGH", err) ||
        data_name(d, 1, s->ground[s->grounds].role, sizeof s->ground[0].role, err))
        return -1;
    for (int i = 0; i < 5; i++)
        if (data_int(d, i + 2, -6400, 6400, to[i], err))
            return -1;
    s->grounds++;
    return 0;
}

static inline int discs_directive(struct scenario *scn, struct data *d, struct error *err)
{
    struct discs_scenario *s = (struct discs_scenario *)scn;
    int16_t x, y;

    if (data_is(d, "table"))
        return data_want(d, 2, 2, "table WIDE HIGH", err) || data_int(d, 1, 4, 64, &s->wide, err) ||
                       data_int(d, 2, 4, 64, &s->high, err)
                   ? -1
                   : 0;
    if (data_is(d, "ground"))
        return add_ground(s, d, err);
    if (!data_is(d, "discs"))
        return data_unknown(d, "a scenario of discs", SCENARIO_WORDS "|table|discs|ground", err);
    if (data_want(d, 2, 1 + DISCS, "discs SIDE X,Y..", err))
        return -1;
    int seat = scenario_seat(scn, d->word[1]);
    if (seat < 0)
        return data_fail(d, err, "there is no side \"%.20s\"", d->word[1]);
    memset(s->disc[seat], 0, sizeof s->disc[seat]);
    for (int i = 2; i < d->count; i++) {
        if (!read_place(d->word[i], &x, &y))
            return data_fail(d, err, "\"%.20s\" is not a place such as 3.5,2", d->word[i]);
        s->disc[seat][i - 2].x = x;
        s->disc[seat][i - 2].y = y;
        s->disc[seat][i - 2].there = true;
    }
    return 0;
}

static inline int discs_finish(struct scenario *scn, const struct content *content,
                               struct findings *findings, struct error *err)
{
    struct discs_scenario *s = (struct discs_scenario *)scn;

    (void)content;
    (void)findings;
    if (scn->seats != 2 || !s->wide)
        return error_set(err, "discs need two sides and a table");
    for (int i = 0; i < 2 * DISCS; i++)
        if (s->disc[i / DISCS][i % DISCS].x > s->wide * INCH ||
            s->disc[i / DISCS][i % DISCS].y > s->high * INCH)
            return error_set(err, "a disc of %s is not on the table", scn->side[i / DISCS].id);
    return 0;
}

static inline int discs_compose(const struct scenario *scn, const struct content *content,
                                const char *wish, struct rng *rng, struct text *added,
                                struct error *err)
{
    long number = (long)rng_below(rng, 10);

    (void)scn;
    (void)content;
    if (strncmp(wish, "table", 5) != 0 ||
        (strcmp(wish + 5, " any") != 0 && number_read(wish + 5 + (wish[5] == ' '), 0, 9, &number)))
        return error_set(err, "wishes are: table any, or table 0 to 9");
    text_addf(added, "table %ld %ld\n", 20 + number, 20 - number);
    return 0;
}

/* --- play --- */

static inline void discs_start(const struct scenario *scn, void *state)
{
    struct discs *s = state;

    memset(s, 0, sizeof *s);
    s->markers[0] = s->markers[1] = MARKERS;
    for (int i = 0; i < 2 * DISCS; i++) {
        bool there = scenario_of(scn)->disc[i / DISCS][i % DISCS].there;

        s->x[i] = there ? scenario_of(scn)->disc[i / DISCS][i % DISCS].x : -1;
        s->y[i] = there ? scenario_of(scn)->disc[i / DISCS][i % DISCS].y : -1;
    }
}

static inline int left_of(const struct discs *s, int seat)
{
    int left = 0;

    for (int i = 0; i < DISCS; i++)
        left += s->x[seat * DISCS + i] >= 0;
    return left;
}

static inline int discs_to_move(const struct scenario *scn, const void *state)
{
    const struct discs *s = state;

    (void)scn;
    if (s->stage == 2)
        return SEAT_CHANCE;
    return s->turn == TURNS || !left_of(s, 0) || !left_of(s, 1) ? SEAT_NONE : s->turn % 2;
}

static inline bool near(int x0, int y0, int x1, int y1, int distance)
{
    int dx = x0 - x1, dy = y0 - y1;

    return dx * dx + dy * dy <= distance * distance;
}

static inline int length(int x0, int y0, int x1, int y1)
{
    int n = 0;

    while (!near(x0, y0, x1, y1, n))
        n++;
    return n;
}

static inline int check_move(const struct scenario *scn, const struct discs *s,
                             const int16_t arg[7], struct refusal *why)
{
    int i = arg[0], x = arg[4] ? arg[5] : arg[1], y = arg[4] ? arg[6] : arg[2];

    if (i < 0 || i >= 2 * DISCS || i / DISCS != s->turn % 2 || s->x[i] < 0)
        return refuse(why, "DSC-1", "that is not a disc of yours");
    if (arg[3] || arg[4] < 0 || arg[4] > 1 || (!arg[4] && (arg[5] || arg[6])))
        return refuse(why, "DSC-1", "a move has one leg or two");
    for (int k = 1; k <= (arg[4] ? 5 : 1); k += 4)
        if (arg[k] < 0 || arg[k + 1] < 0 || arg[k] > scenario_of(scn)->wide * INCH ||
            arg[k + 1] > scenario_of(scn)->high * INCH)
            return refuse(why, "DSC-1", "that is not on the table");
    int far =
        length(s->x[i], s->y[i], arg[1], arg[2]) + (arg[4] ? length(arg[1], arg[2], x, y) : 0);
    if (far > REACH)
        return refuse(why, "DSC-2", "that is %d.%02d inches of %d", far / INCH, far % INCH,
                      REACH / INCH);
    for (int k = 0; k < 2 * DISCS; k++)
        if (k != i && s->x[k] >= 0 && near(x, y, s->x[k], s->y[k], INCH - 1))
            return refuse(why, "DSC-3", "another disc is there");
    return 0;
}

static inline int check_shot(const struct discs *s, const int16_t arg[7], struct refusal *why)
{
    int i = arg[0], k = arg[1];

    for (int n = 2; n < 7; n++)
        if (arg[n])
            return refuse(why, "DSC-4", "a shot has a disc and a target");
    if (i < 0 || i >= 2 * DISCS || i / DISCS != s->turn % 2 || s->x[i] < 0 || k < 0 ||
        k >= 2 * DISCS || k / DISCS == i / DISCS || s->x[k] < 0)
        return refuse(why, "DSC-4", "there is nobody to shoot, or to shoot at");
    return near(s->x[i], s->y[i], s->x[k], s->y[k], RANGE) ? 0
                                                           : refuse(why, "DSC-4", "out of range");
}

static inline int discs_check(const struct scenario *scn, const void *state, const struct action *a,
                              struct refusal *why)
{
    const struct discs *s = state;

    if (s->stage == 1 && a->kind == SPEND && a->arg[0] >= 1 && a->arg[0] <= s->markers[s->turn % 2])
        return action_same(a, &(struct action){ .kind = SPEND, .arg = { a->arg[0] } })
                   ? 0
                   : refuse(why, "DSC-5", "markers have one number");
    if (a->kind == KEEP || a->kind == WAIT)
        return (a->kind == KEEP) == (s->stage == 1) &&
                       action_same(a, &(struct action){ .kind = a->kind })
                   ? 0
                   : refuse(why, "DSC-5", "not now");
    if (s->stage == 0 && a->kind == MOVE)
        return check_move(scn, s, a->arg, why);
    if (s->stage == 0 && a->kind == SHOOT)
        return check_shot(s, a->arg, why);
    return refuse(why, "DSC-5", "that is not possible now");
}

/* discs_legal: eight directions, full and half, of each disc; every shot; waiting. */
static inline int discs_legal(const struct scenario *scn, const void *state, struct action *out)
{
    static const int way[8][2] = { { 2, 0 }, { 0, 2 },  { -2, 0 }, { 0, -2 },
                                   { 1, 1 }, { 1, -1 }, { -1, 1 }, { -1, -1 } };
    const struct discs *s = state;
    int count = 0, seat = s->turn % 2;

    if (s->stage == 1) {
        out[count++] = (struct action){ .kind = KEEP };
        for (int n = 1; n <= s->markers[seat] && n != UNKNOWN; n++)
            out[count++] = (struct action){ .kind = SPEND, .arg = { (int16_t)n } };
        return count;
    }
    out[count++] = (struct action){ .kind = WAIT };
    for (int i = seat * DISCS; i < (seat + 1) * DISCS; i++) {
        for (int k = 0; k < 16; k++) {
            int part = k < 8 ? 199 : 100;
            struct action a = { .kind = MOVE,
                                .arg = { (int16_t)i, (int16_t)(s->x[i] + way[k % 8][0] * part),
                                         (int16_t)(s->y[i] + way[k % 8][1] * part) } };

            if (discs_check(scn, s, &a, NULL) == 0)
                out[count++] = a;
        }
        for (int k = 0; k < 2 * DISCS; k++) {
            struct action a = { .kind = SHOOT, .arg = { (int16_t)i, (int16_t)k } };

            if (discs_check(scn, s, &a, NULL) == 0)
                out[count++] = a;
        }
    }
    return count;
}

/* discs_sample: any place in reach, by a few tries; else one of the list. */
static inline void discs_sample(const struct scenario *scn, const void *state, struct rng *rng,
                                struct action *out)
{
    struct action list[1 + DISCS * (16 + DISCS)];
    const struct discs *s = state;

    for (int i = 0; i < 4 && s->stage == 0; i++) {
        int disc = s->turn % 2 * DISCS + (int)rng_below(rng, DISCS);

        *out = (struct action){ .kind = MOVE, .arg = { (int16_t)disc } };
        out->arg[1] = (int16_t)(s->x[disc] + (int)rng_below(rng, 2 * REACH) - REACH);
        out->arg[2] = (int16_t)(s->y[disc] + (int)rng_below(rng, 2 * REACH) - REACH);
        if (discs_check(scn, s, out, NULL) == 0)
            return;
    }
    *out = list[rng_below(rng, (uint32_t)discs_legal(scn, s, list))];
}

static inline struct dice discs_dice(const struct scenario *scn, const void *state)
{
    const struct discs *s = state;

    (void)scn;
    return (struct dice){ (uint8_t)(1 + s->spent), 6 };
}

static inline unsigned discs_read_dice(const struct scenario *scn, const void *state,
                                       const uint8_t *faces, struct action *out)
{
    const struct discs *s = state;
    unsigned hits = 0;

    (void)scn;
    for (int i = 0; i <= s->spent; i++)
        hits |= faces[i] >= 5 ? 1u << i : 0;
    *out = (struct action){ .kind = THROW, .arg = { hits != 0 } };
    return hits;
}

static inline void saw(struct events *events, int kind, int flags, int a, int b)
{
    event_add(events, (struct event){ .kind = (uint16_t)kind,
                                      .seen_by = EVENT_ALL,
                                      .flags = (uint16_t)flags,
                                      .arg = { (int16_t)a, (int16_t)b } });
}

static inline void throw_dice(struct discs *s, bool hit, struct events *events)
{
    int seat = s->turn % 2, target = s->target;

    saw(events, hit ? SAW_HIT : SAW_MISS, hit ? EVENT_EFFECT | EVENT_LOSS << (1 - seat) : 0, target,
        0);
    if (hit)
        s->x[target] = s->y[target] = -1;
    s->shooter = s->target = s->spent = s->stage = 0;
    s->turn++;
}

static inline void discs_apply(const struct scenario *scn, void *state, const struct action *a,
                               struct events *events)
{
    struct discs *s = state;
    int seat = s->turn % 2;

    (void)scn;
    switch (a->kind) {
    case MOVE:
        s->x[a->arg[0]] = a->arg[4] ? a->arg[5] : a->arg[1];
        s->y[a->arg[0]] = a->arg[4] ? a->arg[6] : a->arg[2];
        saw(events, SAW_MOVE, 0, a->arg[0], 0);
        s->turn++;
        break;
    case SHOOT:
        s->shooter = (uint8_t)a->arg[0];
        s->target = (uint8_t)a->arg[1];
        s->stage = s->markers[seat] ? 1 : 2;
        break;
    case SPEND:
        s->spent = (uint8_t)a->arg[0];
        s->markers[seat] = (uint8_t)(s->markers[seat] - s->spent);
        s->stage = 2;
        saw(events, SAW_MARKERS, 0, seat, s->spent);
        break;
    case KEEP: s->stage = 2; break;
    case WAIT: s->turn++; break;
    default: throw_dice(s, a->arg[0], events);
    }
}

static inline void discs_returns(const struct scenario *scn, const void *state, int out[SEATS_MAX])
{
    const struct discs *s = state;
    int ahead = left_of(s, 0) - left_of(s, 1);

    (void)scn;
    out[0] = ahead > 0 ? RETURN_ONE : ahead < 0 ? -RETURN_ONE : 0;
    out[1] = -out[0];
}

/* --- text --- */

static inline void disc_name(int i, char out[8])
{
    snprintf(out, 8, "%c%d", i < DISCS ? 's' : 'n', i % DISCS + 1);
}

static inline int disc_find(const char *name)
{
    bool good =
        (name[0] == 's' || name[0] == 'n') && name[1] >= '1' && name[1] <= '0' + DISCS && !name[2];

    return good ? (name[0] == 'n') * DISCS + name[1] - '1' : -1;
}

static inline void discs_write(const struct scenario *scn, const void *state, struct text *out)
{
    const struct discs *s = state;
    char name[8];

    (void)scn;
    text_addf(out, "turn %d stage %d\nmarkers %d %d\nshot %d %d %d\n", s->turn, s->stage,
              s->markers[0], s->markers[1], s->shooter, s->target, s->spent);
    for (int i = 0; i < 2 * DISCS; i++) {
        if (s->x[i] < 0)
            continue;
        disc_name(i, name);
        text_addf(out, "%s at ", name);
        add_place(out, s->x[i], s->y[i]);
        text_add_char(out, '\n');
    }
}

static inline int read_byte(const struct data *d, int i, int most, uint8_t *to, struct error *err)
{
    int value;

    if (i >= d->count)
        return data_fail(d, err, "too short");
    if (data_int(d, i, 0, most, &value, err))
        return -1;
    *to = (uint8_t)value;
    return 0;
}

static inline int discs_read(const struct scenario *scn, struct data *d, void *state,
                             struct error *err)
{
    struct discs *s = state;
    int got;

    (void)scn;
    memset(s, 0, sizeof *s);
    for (int i = 0; i < 2 * DISCS; i++)
        s->x[i] = s->y[i] = -1;
    while ((got = data_next(d, err)) > 0) {
        int disc = disc_find(d->word[0]), bad = 0;

        if (data_is(d, "turn"))
            bad = read_byte(d, 1, TURNS, &s->turn, err) || read_byte(d, 3, 2, &s->stage, err);
        else if (data_is(d, "markers"))
            bad = read_byte(d, 1, UNKNOWN, &s->markers[0], err) ||
                  read_byte(d, 2, UNKNOWN, &s->markers[1], err);
        else if (data_is(d, "shot"))
            bad = read_byte(d, 1, 7, &s->shooter, err) || read_byte(d, 2, 7, &s->target, err) ||
                  read_byte(d, 3, MARKERS, &s->spent, err);
        else if (disc < 0 || d->count != 3 || !read_place(d->word[2], &s->x[disc], &s->y[disc]))
            bad = data_fail(d, err, "should read DISC at X,Y");
        if (bad)
            return -1;
    }
    return got;
}

static inline int discs_audit(const struct scenario *scn, const void *state, struct error *err)
{
    const struct discs *s = state;

    if (s->markers[0] > MARKERS || s->markers[1] > MARKERS)
        return error_set(err, "nobody has so many markers");
    for (int i = 0; i < 2 * DISCS; i++) {
        if (s->x[i] > scenario_of(scn)->wide * INCH || s->y[i] > scenario_of(scn)->high * INCH)
            return error_set(err, "a disc is off the table");
        for (int k = 0; k < i; k++)
            if (s->x[i] >= 0 && s->x[k] >= 0 && near(s->x[i], s->y[i], s->x[k], s->y[k], INCH - 1))
                return error_set(err, "two discs overlap");
    }
    return 0;
}

static inline void discs_action_text(const struct scenario *scn, const void *state,
                                     const struct action *a, struct text *out)
{
    static const char *const verb[] = { "", "move", "shoot", "spend", "keep", "wait", "throw" };
    char name[8], other[8];

    (void)scn;
    (void)state;
    text_add(out, verb[a->kind]);
    disc_name(a->arg[0], name);
    disc_name(a->arg[1], other);
    if (a->kind == SPEND)
        text_addf(out, " %d", a->arg[0]);
    if (a->kind == SHOOT)
        text_addf(out, " %s %s", name, other);
    if (a->kind != MOVE)
        return;
    text_addf(out, " %s ", name);
    add_place(out, a->arg[1], a->arg[2]);
    if (a->arg[4]) {
        text_add_char(out, ' ');
        add_place(out, a->arg[5], a->arg[6]);
    }
}

static inline int discs_action_parse(const struct scenario *scn, const void *state,
                                     const char *words, struct action *out, struct error *err)
{
    struct data d;
    struct action a = { 0 };
    long n;

    (void)scn;
    (void)state;
    data_open(&d, "action", words, strlen(words));
    if (data_next(&d, err) <= 0)
        return error_set(err, "actions are: move, shoot, spend, keep, wait");
    int disc = d.count > 1 ? disc_find(d.word[1]) : -1;
    a.arg[0] = (int16_t)disc;
    if (data_is(&d, "move") && (d.count == 3 || d.count == 4) && disc >= 0 &&
        read_place(d.word[2], &a.arg[1], &a.arg[2]) &&
        (d.count == 3 || read_place(d.word[3], &a.arg[5], &a.arg[6]))) {
        a.kind = MOVE;
        a.arg[4] = d.count == 4;
    } else if (data_is(&d, "shoot") && d.count == 3 && disc >= 0 && disc_find(d.word[2]) >= 0) {
        a.kind = SHOOT;
        a.arg[1] = (int16_t)disc_find(d.word[2]);
    } else if (data_is(&d, "spend") && d.count == 2 && number_read(d.word[1], 1, 9, &n) == 0) {
        a = (struct action){ .kind = SPEND, .arg = { (int16_t)n } };
    } else if (d.count == 1 && (data_is(&d, "keep") || data_is(&d, "wait"))) {
        a = (struct action){ .kind = data_is(&d, "keep") ? KEEP : WAIT };
    }
    *out = a;
    return a.kind ? 0 : error_set(err, "\"%.40s\" should read: move DISC X,Y [X,Y]", words);
}

/* --- words --- */

/* chance_of: to hit with so many dice, in millionths. */
static inline int chance_of(int dice)
{
    int miss = 1, all = 1;

    for (int i = 0; i < dice; i++) {
        miss *= 2;
        all *= 3;
    }
    return (int)((int64_t)(all - miss) * 1000000 / all);
}

/* scene_y: scenes count from the north. */
static inline int scene_y(const struct scenario *scn, int y)
{
    return scenario_of(scn)->high * INCH - y;
}

static inline void discs_hint(const struct scenario *scn, struct view view, const struct action *a,
                              struct hint *h)
{
    const struct discs *s = view.state;

    *h = (struct hint){ .items = 0 };
    struct text label = text_fixed(h->label, sizeof h->label);
    discs_action_text(scn, s, a, &label);
    snprintf(h->clause, sizeof h->clause, "DSC-%d", a->kind);
    if (a->kind == MOVE || a->kind == SHOOT)
        disc_name(a->arg[0], h->token);
    if (a->kind == SHOOT)
        disc_name(a->arg[1], h->target);
    if (a->kind == MOVE) {
        h->role = HINT_MOVE;
        snprintf(h->cell, sizeof h->cell, "%d,%d", a->arg[4] ? a->arg[5] : a->arg[1],
                 scene_y(scn, a->arg[4] ? a->arg[6] : a->arg[2]));
    }
    if (a->kind != SPEND && a->kind != KEEP)
        return;
    h->reaction = a->kind == SPEND ? REACTION_SPEND : REACTION_PASS;
    h->amount = a->arg[0];
    h->chance = chance_of(1 + h->amount);
}

static inline void discs_event_text(const struct scenario *scn, const struct event *e,
                                    struct text *out)
{
    char name[8];

    disc_name(e->arg[0], name);
    if (e->kind == SAW_MARKERS)
        text_addf(out, "%s lays out %d.", scn->side[e->arg[0]].title, e->arg[1]);
    else
        text_addf(out, "%s %s.", name,
                  e->kind == SAW_MOVE  ? "moves"
                  : e->kind == SAW_HIT ? "is hit"
                                       : "is missed");
}

/* --- pictures --- */

static inline void add_box(struct scene *scene, const char *role, int height, int x, int y,
                           int across, int down)
{
    struct scene_shape box = { .kind = "polygon",
                               .height = height,
                               .points = 4,
                               .x = { x, x + across, x + across, x },
                               .y = { y, y, y + down, y + down } };

    snprintf(box.role, sizeof box.role, "%s", role);
    scene_shape(scene, box);
}

static inline void discs_board(const struct scenario *scn, struct scene *scene)
{
    const struct discs_scenario *d = scenario_of(scn);

    scene->layout = SCENE_PLANE;
    scene->inch = INCH;
    add_box(scene, "table", 0, 0, 0, d->wide * INCH, d->high * INCH);
    add_box(scene, "hill", 2 * INCH, 2 * INCH, INCH, 4 * INCH, 3 * INCH);
    add_box(scene, "wall", INCH / 2, INCH, d->high * INCH - 150, 3 * INCH, INCH / 4);
    for (int i = 0; i < d->grounds; i++)
        if (strcmp(d->ground[i].role, "ladder") == 0)
            scene_line(
                scene, "ladder", "", (int[2]){ d->ground[i].x, d->ground[i].y },
                (int[2]){ d->ground[i].x + d->ground[i].wide, d->ground[i].y + d->ground[i].high });
        else
            add_box(scene, d->ground[i].role, d->ground[i].height, d->ground[i].x, d->ground[i].y,
                    d->ground[i].wide, d->ground[i].high);
}

static inline void discs_scene(const struct scenario *scn, struct view view, struct scene *scene)
{
    const struct discs *s = view.state;

    for (int i = 0; i < 2 * DISCS; i++) {
        struct scene_token t = { .side = i / DISCS, .facing = -1, .diameter = INCH };

        if (s->x[i] < 0)
            continue;
        disc_name(i, t.id);
        snprintf(t.name, sizeof t.name, "Disc");
        t.x = s->x[i];
        t.y = scene_y(scn, s->y[i]);
        scene_token(scene, t);
    }
}

static inline void discs_look(const struct scenario *scn, struct view view, const char *from,
                              const char *to, struct scene *scene)
{
    struct scene map;
    int a[2] = { 0, 0 }, b[2] = { 0, 0 };

    scene_init(&map);
    discs_board(scn, &map);
    discs_scene(scn, view, &map);
    bool there = scene_anchor(&map, from, a) && (!to || scene_anchor(&map, to, b));
    scene_panel(scene, "Distance", "DSC-4");
    if (!there)
        scene_row(scene, "nothing", "is there");
    else if (to)
        scene_row(scene, "inches", "%d", length(a[0], a[1], b[0], b[1]) / INCH);
    else
        scene_row(scene, "reach", "%d", REACH / INCH);
    if (there && to)
        scene_line(scene, "sight", "", a, b);
    scene_release(&map);
}

static inline int discs_propose(const struct scenario *scn, struct view view, const char *token,
                                const int (*place)[3], int places, struct action *out,
                                struct scene *scene, struct refusal *why)
{
    const struct discs *s = view.state;
    int disc = disc_find(token);

    if (disc < 0 || s->x[disc] < 0)
        return refuse(why, "DSC-1", "\"%.20s\" is not a disc", token);
    if (places > 2)
        return refuse(why, "DSC-1", "a move has one leg or two");
    *out = (struct action){ .kind = MOVE, .arg = { (int16_t)disc } };
    for (int i = 0, at[2] = { s->x[disc], scene_y(scn, s->y[disc]) }; i < places; i++) {
        out->arg[1 + 4 * i] = (int16_t)place[i][0];
        out->arg[2 + 4 * i] = (int16_t)scene_y(scn, place[i][1]);
        out->arg[4] = (int16_t)i;
        scene_line(scene, "way", "", at, place[i]);
        memcpy(at, place[i], sizeof at);
    }
    return discs_check(scn, s, out, why);
}

/* --- secrets, for a second game with the same rules --- */

static inline void discs_observe(const struct scenario *scn, const void *state, int seat,
                                 void *view)
{
    struct discs *v = view;

    (void)scn;
    memcpy(v, state, sizeof *v);
    for (int i = 0; i < 2; i++)
        if (i != seat && v->stage == 0)
            v->markers[i] = UNKNOWN;
}

static inline void discs_determinize(const struct scenario *scn, const void *view, int seat,
                                     struct rng *rng, void *state)
{
    struct discs *s = state;

    (void)scn;
    (void)seat;
    memcpy(s, view, sizeof *s);
    for (int i = 0; i < 2; i++)
        if (s->markers[i] == UNKNOWN)
            s->markers[i] = (uint8_t)rng_below(rng, MARKERS + 1);
}

/* --- the table --- */

static const struct game game_discs = {
    .id = "discs",
    .title = "Discs",
    .rules_version = 1,
    .flags = GAME_UNLISTED | GAME_MARKERS | GAME_PLANE | GAME_ADDED,
    .scenario_size = sizeof(struct discs_scenario),
    .state_size = sizeof(struct discs),
    .max_steps = 3 * TURNS,
    .max_legal = 1 + DISCS * (16 + DISCS),
    .max_outcomes = 2,
    .play = { .start = discs_start,
              .to_move = discs_to_move,
              .legal = discs_legal,
              .sample = discs_sample,
              .check = discs_check,
              .dice = discs_dice,
              .read_dice = discs_read_dice,
              .apply = discs_apply,
              .returns = discs_returns },
    .text = { .directive = discs_directive,
              .finish = discs_finish,
              .compose = discs_compose,
              .write = discs_write,
              .read = discs_read,
              .audit = discs_audit,
              .action_text = discs_action_text,
              .action_parse = discs_action_parse },
    .words = { .hint = discs_hint, .event_text = discs_event_text },
    .pictures = { .board = discs_board,
                  .scene = discs_scene,
                  .look = discs_look,
                  .propose = discs_propose },
};

static const char discs_file[] = "title \"Discs\"\n"
                                 "side south \"South\"\n"
                                 "side north \"North\"\n"
                                 "table 12 8\n"
                                 "discs south 3,1 6,1\n"
                                 "discs north 3,7 6,7\n";
static const struct content_file discs_files[] = {
    { "discs/scenarios/first.txt", discs_file, sizeof discs_file - 1, NULL },
};
static const struct content discs_content = { discs_files, 1 };
static const struct game *const discs_games[] = { &game_discs, NULL };
static const struct library discs_library = { discs_games, &discs_content };

#endif
