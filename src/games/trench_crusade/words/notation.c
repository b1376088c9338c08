/* notation.c - actions as text and back, and the kinds of words that actions and positions share.
 *
 * An action's verb is the low byte of its kind. `by s4` at the end says that the second member of a
 * Fireteam acts; everything else is read and written as if it were the first. */
#include "games/trench_crusade/roll/roll.h"
#include "games/trench_crusade/tc_rules.h"
#include "games/trench_crusade/words/words.h"

#include <stdio.h>

/* --- models and weapons --- */

struct tc_name tc_model_name(int model)
{
    static const char letter[] = "snx";
    static const int first[] = { 0, TC_SIDE_MODELS, 2 * TC_SIDE_MODELS };
    struct tc_name name;
    int side = side_of(model);

    snprintf(name.at, sizeof name.at, "%c%d", letter[side], (model - first[side] + 1) % 100);
    return name;
}

int tc_find_model(const char *word)
{
    int side = word[0] == 's' ? SOUTH : word[0] == 'n' ? NORTH : word[0] == 'x' ? NEUTRAL : -1;
    long number;

    if (side < 0 ||
        number_read(word + 1, 1, side == NEUTRAL ? TC_NEUTRALS : TC_SIDE_MODELS, &number))
        return -1;
    return (side == NEUTRAL ? 2 * TC_SIDE_MODELS : side * TC_SIDE_MODELS) + (int)number - 1;
}

void tc_weapon_name(const struct tc *t, int model, int weapon, struct text *out)
{
    const struct tc_weapon *w = &t->fighter[model].weapon[weapon];

    text_add(out, t->item[w->item].id);
    if (w->number)
        text_addf(out, "-%d", w->number + 1);
}

int tc_weapon_find(const struct tc *t, int model, const char *word)
{
    const struct tc_fighter *f = &t->fighter[model];
    char room[40];
    int part = -1;

    for (int i = 0; i < f->weapons; i++) {
        struct text name = text_fixed(room, sizeof room);

        tc_weapon_name(t, model, i, &name);
        if (strcmp(room, word) == 0)
            return i;
        if (strstr(room, word) && f->weapon[i].number == 0)
            part = part == -1 ? i : -2; /* a part that only one weapon has */
    }
    return part < 0 ? -1 : part;
}

/* acting: who acts in this decision. */
static int acting(const struct tc_state *s)
{
    const struct frame *f = top_of(s);

    return f->kind == F_OPTION || f->kind == F_COMMAND ? f->arg[0]
           : s->actives                                ? s->active[0].model
                                                       : 0;
}

static int found(int meaning, int64_t *value)
{
    *value = meaning;
    return meaning < 0 ? -1 : 1;
}

static void write_model(const struct forms *f, const int64_t *value, struct text *out)
{
    (void)f;
    if (*value >= 0 && *value < TC_MODELS)
        text_add(out, tc_model_name((int)*value).at);
}

static int read_model(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    int model = tc_find_model(word[0]);

    (void)count;
    return found(model >= 0 && tc_of(f->scn)->there & model_bit(model) ? model : -1, value);
}

static void write_weapon(const struct forms *f, const int64_t *value, struct text *out)
{
    int model = acting(f->state);

    if (*value >= 0 && *value < tc_of(f->scn)->fighter[model].weapons)
        tc_weapon_name(tc_of(f->scn), model, (int)*value, out);
}

static int read_weapon(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    (void)count;
    return found(tc_weapon_find(tc_of(f->scn), acting(f->state), word[0]), value);
}

/* Two values: a model, and one of its own weapons. */
static void write_armed(const struct forms *f, const int64_t *value, struct text *out)
{
    const struct tc *t = tc_of(f->scn);

    if (value[0] < 0 || value[0] >= TC_MODELS || value[1] < 0 ||
        value[1] >= t->fighter[value[0]].weapons)
        return;
    text_addf(out, "%s ", tc_model_name((int)value[0]).at);
    tc_weapon_name(t, (int)value[0], (int)value[1], out);
}

static int read_armed(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    if (count < 2 || read_model(f, word, count, value) < 0)
        return -1;
    return found(tc_weapon_find(tc_of(f->scn), (int)value[0], word[1]), &value[1]) < 0 ? -1 : 2;
}

/* An effect of the acting model, by the item it comes from. */
static void write_effect(const struct forms *f, const int64_t *value, struct text *out)
{
    const struct tc *t = tc_of(f->scn);
    const struct tc_fighter *fighter = &t->fighter[acting(f->state)];

    if (*value >= 0 && *value < fighter->effects)
        text_add(out, t->item[fighter->effect[*value].source].id);
}

static int read_effect(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    const struct tc *t = tc_of(f->scn);
    const struct tc_state *s = f->state;
    const struct tc_fighter *fighter = &t->fighter[acting(s)];
    bool option = top_of(s)->kind == F_OPTION || top_of(s)->kind == F_COMMAND;
    int first = option ? top_of(s)->arg[1] : fighter->first[AT_OFFERS];
    int end = option ? first + 1 : fighter->first[AT_OFFERS + 1];

    (void)count;
    for (int i = first; i < end; i++)
        if (strcmp(t->item[fighter->effect[i].source].id, word[0]) == 0)
            return found(i, value);
    return -1;
}

/* --- points --- */

/* A point and its level: x, y, level. ^3 is the height of the level, unless it is the lowest. */
static void write_point(const struct forms *f, const int64_t *value, struct text *out)
{
    struct tc_field field;
    int16_t z[TC_LEVELS];

    tc_length_write((int32_t)value[0], out);
    text_add_char(out, ',');
    tc_length_write((int32_t)value[1], out);
    if (!value[2])
        return;
    tc_field_make(&field, tc_of(f->scn), f->state);
    if (value[2] <
        tc_levels(&field.ground, (struct point){ (int32_t)value[0], (int32_t)value[1] }, z, NULL)) {
        text_add_char(out, '^');
        tc_length_write(z[value[2]], out);
    }
}

static int read_point(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    char room[40];
    const char *hat = strchr(word[0], '^');
    struct point p;
    int32_t height;
    struct tc_field field;
    int16_t z[TC_LEVELS];

    (void)count;
    snprintf(room, sizeof room, "%.*s", hat ? (int)(hat - word[0]) : 39, word[0]);
    if (!tc_point_read(room, &p) || p.x < 0 || p.y < 0 || p.x > TC_WIDEST || p.y > TC_WIDEST)
        return -1;
    value[0] = p.x;
    value[1] = p.y;
    value[2] = 0;
    if (!hat)
        return 1;
    if (!tc_length_read(hat + 1, &height))
        return -1;
    tc_field_make(&field, tc_of(f->scn), f->state);
    int levels = tc_levels(&field.ground, p, z, NULL);
    for (int i = 0; i < levels; i++)
        if (z[i] == height) {
            value[2] = i;
            return 1;
        }
    return -1;
}

/* The legs of a move: nine values, arg[0] to arg[6], how many, and whether it goes on. */
static const char leg_words[] = "go|climb|jump|link";
enum { LEGS_ARGS = 7, LEGS_COUNT = 7, LEGS_ON, LEGS_VALUES };

static void write_legs(const struct forms *f, const int64_t *value, struct text *out)
{
    for (int i = 0; i < value[LEGS_COUNT]; i++) {
        int bits = (int)(value[0] >> LEG_BITS * i & 31);
        int64_t point[] = { value[1 + 2 * i], value[2 + 2 * i], bits >> LEG_LEVEL_SHIFT };
        char word[8];

        text_add(out, i ? " " : "");
        choice_name(leg_words, bits & 3, word, sizeof word);
        if (bits & 3)
            text_addf(out, "%s ", word);
        write_point(f, point, out);
    }
    text_add(out, value[LEGS_ON] ? " on" : "");
}

static int read_legs(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    int at = 0, legs = 0;

    memset(value, 0, LEGS_VALUES * sizeof *value);
    for (; at < count && legs < TC_ACTION_LEGS; legs++) {
        int kind = choice_find(leg_words, word[at]);
        int64_t point[3];

        if (strcmp(word[at], "on") == 0)
            break;
        at += kind >= 0;
        if (at == count || read_point(f, &word[at], count - at, point) < 0)
            return -1;
        at++;
        value[1 + 2 * legs] = point[0];
        value[2 + 2 * legs] = point[1];
        value[0] |= ((kind > 0 ? kind : 0) | point[2] << LEG_LEVEL_SHIFT) << LEG_BITS * legs;
    }
    value[LEGS_COUNT] = legs;
    if (at < count && strcmp(word[at], "on") == 0) {
        value[LEGS_ON] = 1;
        at++;
    }
    return legs ? at : -1;
}

/* What is aimed at: target, x, y, level. "n2", "shrine-3", "at 12,9". */
static const char marker_words[] =
    "marker|shrine|mine|cloud|cache|crater|shell|pit|crate|guard|altar|mined|charges|"
    "sleeper|spill";

static void write_marker(const struct tc_state *s, int marker, struct text *out)
{
    char word[12] = "marker";

    if (marker >= 0 && marker < TC_MARKERS)
        choice_name(marker_words, s->marker[marker].kind, word, sizeof word);
    text_addf(out, "%s-%d", word, marker + 1);
}

/* read_marker: "cache-2": the number alone counts, the word is for people. */
static int read_marker(const char *word, int64_t *value)
{
    const char *dash = strrchr(word, '-');
    char kind[12];
    long number;

    if (!dash || dash - word >= (ptrdiff_t)sizeof kind)
        return -1;
    snprintf(kind, sizeof kind, "%.*s", (int)(dash - word), word);
    if (choice_find(marker_words, kind) < 0 || number_read(dash + 1, 1, TC_MARKERS, &number))
        return -1;
    *value = TARGET_MARKER - (number - 1);
    return 1;
}

static void write_aim(const struct forms *f, const int64_t *value, struct text *out)
{
    if (value[0] >= 0) {
        write_model(f, value, out);
    } else if (value[0] == TARGET_POINT) {
        text_add(out, "at ");
        write_point(f, &value[1], out);
    } else {
        write_marker(f->state, (int)(TARGET_MARKER - value[0]), out);
    }
}

static int read_aim(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    value[1] = value[2] = value[3] = 0;
    if (strcmp(word[0], "at") == 0) {
        value[0] = TARGET_POINT;
        return count > 1 && read_point(f, word + 1, count - 1, &value[1]) > 0 ? 2 : -1;
    }
    return strchr(word[0], '-') ? read_marker(word[0], value) : read_model(f, word, count, value);
}

/* A foe to strike: one value of the same words. */
static void write_foe(const struct forms *f, const int64_t *value, struct text *out)
{
    int64_t aim[4] = { value[0] };

    write_aim(f, aim, out);
}

static int read_foe(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    int64_t aim[4] = { 0 };
    int took = read_aim(f, word, count, aim);

    value[0] = aim[0];
    return took == 1 ? 1 : -1;
}

/* --- markers: blood, infection, bath, blessing --- */

/* spends_blessing: does the one who is asked spend his own BLESSING? */
static bool spends_blessing(const struct tc_state *s)
{
    const struct frame *f = top_of(s);

    return f->kind == F_INJURY ? f->seat != s->injury[s->injuries - 1].roller
                               : f->kind == F_SUCCESS && f->seat == f->arg[3];
}

static void write_purse(const struct forms *f, const int64_t *value, struct text *out)
{
    const char *blank = "";

    if (value[2]) {
        struct tc_purse purse = tc_injury_purse(tc_of(f->scn), f->state);

        text_add(out, "bath");
        if (value[2] != 1 + tc_purse_least(&purse))
            text_addf(out, "-%d", (int)value[2] - 1);
        blank = " ";
    }
    if (value[0] || value[3] || (!value[2] && !value[1])) {
        text_addf(out, "%s%d", blank, (int)(value[3] ? value[3] : value[0]));
        blank = " ";
    }
    if (value[1])
        text_addf(out, "%sinfection %d", blank, (int)value[1]);
}

/* bath_of: the INFECTION in the price of a Bloodbath: "-2", or as little as can be. */
static int64_t bath_of(const struct forms *f, const char *rest)
{
    struct tc_purse purse = tc_injury_purse(tc_of(f->scn), f->state);
    long number;

    if (!rest[0])
        return tc_purse_least(&purse);
    return rest[0] == '-' && number_read(rest + 1, 0, 12, &number) == 0 ? number : -2;
}

static int read_purse(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    int at = 0;
    long number;

    memset(value, 0, 4 * sizeof *value);
    if (strncmp(word[at], "bath", 4) == 0)
        value[2] = 1 + bath_of(f, word[at++] + 4);
    if (value[2] < 0)
        return -1;
    if (at < count && number_read(word[at], 0, 12, &number) == 0) {
        value[spends_blessing(f->state) ? 3 : 0] = number;
        at++;
    }
    if (at + 1 < count && strcmp(word[at], "infection") == 0 &&
        number_read(word[at + 1], 0, 12, &number) == 0) {
        value[1] = number;
        at += 2;
    }
    return at ? at : -1;
}

const struct form_kind tc_kinds[] = {
    FORM_SIDE,
    { "MODEL", "a model such as s1 or n2", .missing = -1, .write = write_model,
      .read = read_model },
    { "WEAPON", "one of its weapons, or a part of the name", .write = write_weapon,
      .read = read_weapon },
    { "ARMED", "a model and one of its weapons", .takes = 2, .write = write_armed,
      .read = read_armed },
    { "EFFECT", "an item or ability", .write = write_effect, .read = read_effect },
    { "POINT", "a place in inches such as 12.5,9 or 9,12^3", .takes = 3, .write = write_point,
      .read = read_point },
    { "LEGS", "one to three places, climb, jump or link before each; `on` to go on",
      .takes = LEGS_VALUES, .write = write_legs, .read = read_legs },
    { "AIM", "a model, `at` a point, or shrine-1", .takes = 4, .write = write_aim,
      .read = read_aim },
    { "FOE", "a model, or shrine-1", .write = write_foe, .read = read_foe },
    { "PURSE", "how many markers; bath for a Bloodbath, bath-2 with 2 INFECTION in its price",
      .takes = 4, .write = write_purse, .read = read_purse },
    { "WITH", .choices = "melee|ranged" },
    { "CARE",
      .choices =
          "blood|stand|1|2|3|blessing|infection|move|charge|fight|shoot|feast|sacrifice|dash" },
    { "EDGE", .choices = "near|far" },
    { "ZONE", .choices = "south|north" },
    { "GOAL", .max = 255 },
    { "ELEMENT", .choices = "none|fire|gas|shrapnel" },
    { "LENGTH", "inches", .max = 48 },
    { "WIDTH", "inches", .max = 48 },
    { "DIRECTION", "0 to 255, of a full turn, from east to north", .max = 255 },
    { .name = NULL },
};

static const struct notation_row rows[] = {
    { DO_MOVE, "move LEGS" },
    { DO_STOP, "stop" },
    { DO_DASH, "dash" },
    { DO_ADVANCE, "advance" },
    { DO_STRUGGLE, "struggle" },
    { DO_RETREAT, "retreat" },
    { DO_END, "end" },
    { DO_CHARGE, "charge MODEL [climb] [jump] [drop] [danger]" },
    { DO_SLIDE, "slide GOAL" },
    { DO_DIVE, "dive" },
    { DO_EVADE, "evade" },
    { DO_JUMPSIDE, "fall EDGE" },
    { DO_SHOOT, "shoot WEAPON AIM" },
    { DO_AGAIN, "again AIM" },
    { DO_FIGHT, "fight WEAPON FOE [WITH]" },
    { DO_REPLY, "reply ARMED [WITH]" },
    { DO_SPEND, "spend PURSE" },
    { DO_KEEP, "keep" },
    { DO_USE, "use EFFECT [MODEL] [CARE] [towards DIRECTION]" },
    { DO_SKIP, "skip" },
    { DO_SCATTER, "scatter DIRECTION" },
    { DO_ACTIVATE, "activate MODEL [MODEL]" },
    { DO_FIRST, "first [other]" },
    { DO_DEPLOY, "deploy MODEL POINT [pills]" },
    { DO_PLACE, "place POINT" },
    { DO_TARGET, "friend MODEL" },
    { DO_NEXT, "next MODEL" },
    { DO_SHAKEN, "shaken" },
    { DO_FLEE, "flee" },
    { DO_PAY, "pay MODEL" },
    { DO_NAME, "name MODEL" },
    { DO_ZONE, "zone ZONE" },
    { DO_STEER, "steer DIRECTION" },
    { DO_SPILL, "spill POINT DIRECTION ELEMENT LENGTH WIDTH" },
    { 0, NULL },
};

const struct notation tc_notation = { tc_kinds, rows };

/* --- values and arguments: most verbs have one for one --- */

static void to_values(const struct tc_state *s, const struct action *a, int64_t *value)
{
    for (int i = 0; i < 7; i++)
        value[i] = a->arg[i];
    switch (verb_of(a)) {
    case DO_MOVE:
        value[LEGS_COUNT] = legs_of(a);
        value[LEGS_ON] = (a->kind & ACTION_ON) != 0;
        break;
    case DO_CHARGE:
        for (int i = 0; i < 4; i++)
            value[1 + i] = a->arg[1] >> i & 1;
        break;
    case DO_USE:
        if (top_of(s)->kind == F_OPTION)
            value[1] = -1;
        break;
    default: break;
    }
}

static void to_action(const int64_t *value, struct action *a)
{
    for (int i = 0; i < 7; i++)
        a->arg[i] = (int16_t)value[i];
    switch (a->kind) {
    case DO_MOVE:
        a->kind |=
            (uint16_t)(value[LEGS_COUNT] << ACTION_LEGS_SHIFT | (value[LEGS_ON] ? ACTION_ON : 0));
        break;
    case DO_CHARGE:
        a->arg[1] = (int16_t)(value[1] | value[2] << 1 | value[3] << 2 | value[4] << 3);
        a->arg[2] = a->arg[3] = a->arg[4] = 0;
        break;
    case DO_USE:
        if (value[1] < 0)
            a->arg[1] = 0;
        break;
    default: break;
    }
}

/* as_second: the position as the second member sees it. */
static struct tc_state as_second(const struct tc_state *s)
{
    struct tc_state seen = *s;

    seen.active[0] = s->active[1];
    seen.active[1] = s->active[0];
    return seen;
}

void tc_action_text(const struct scenario *scn, const void *state, const struct action *a,
                    struct text *out)
{
    const struct tc_state *s = state;
    struct tc_state second;
    int64_t value[FORM_VALUES] = { 0 };

    if (member_of(a))
        second = as_second(s);
    const struct forms f = { tc_kinds, scn, member_of(a) ? &second : s };
    to_values(s, a, value);
    for (int i = 0; rows[i].form; i++)
        if (rows[i].kind == verb_of(a))
            form_write(&f, rows[i].form, value, out);
    if (member_of(a))
        text_addf(out, " by %s", tc_model_name(s->active[1].model).at);
}

/* cut_by: takes `by MODEL` off the end; is it the second member? -1: it is nobody who acts. */
static int cut_by(const struct tc_state *s, const char *words, char *room, size_t size)
{
    char *by;
    int model;

    snprintf(room, size, "%s", words);
    by = strstr(room, " by ");
    if (!by)
        return 0;
    model = tc_find_model(by + 4);
    *by = '\0';
    for (int i = 0; i < s->actives; i++)
        if (s->active[i].model == model)
            return i;
    return -1;
}

int tc_action_parse(const struct scenario *scn, const void *state, const char *words,
                    struct action *out, struct error *err)
{
    const struct tc_state *s = state;
    struct tc_state second;
    int64_t value[FORM_VALUES] = { 0 };
    char room[400];
    int member = cut_by(s, words, room, sizeof room);

    if (member < 0)
        return error_set(err, "\"%.60s\" names nobody who is active", words);
    if (member)
        second = as_second(s);
    if (notation_values(&tc_notation, scn, member ? &second : s, room, &out->kind, value, err))
        return -1;
    to_action(value, out);
    if (member)
        out->kind |= ACTION_SECOND;
    return 0;
}
