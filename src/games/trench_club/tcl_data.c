/* tcl_data.c - reads units.txt and cards.txt; each file opens with its own manual. */
#include "games/trench_club/tcl_rules.h"

#include <stdio.h>
#include <string.h>

#include "core/content.h"

static const char *const type_code[TYPES + 1] = {
    "",    "INF", "MTD", "HVY", "CAR", "TNK", "FGN", "HOW", "AAG", "HMT", "AIR",
    "TRK", "BBT", "ATG", "FT1", "MKF", "SHP", "GUN", "RLG", "MIN", "GAS", "ENG",
};

int tcl_type_find(const char *code)
{
    for (int i = 1; i <= TYPES; i++)
        if (form_is(type_code[i], code))
            return i;
    return 0;
}

int tcl_open_file(const struct content *content, const char *name, struct data *d,
                  struct error *err)
{
    const struct content_file *file = content_find(content, name);

    if (!file)
        return error_set(err, "the data file %s is missing", name);
    content_read(file, d);
    return 0;
}

/* --- units.txt --- */

/* "2/4/6": attack values of rookie, veteran and war hero. */
static int read_values(const struct data *d, const char *word, uint8_t out[3], struct error *err)
{
    int a, b, c, end = 0;

    if (sscanf(word, "%d/%d/%d%n", &a, &b, &c, &end) != 3 || word[end] || a < 1 || a > b || b > c ||
        c > 12)
        return data_fail(d, err, "\"%.20s\" should be three attack values such as 2/4/6", word);
    out[0] = (uint8_t)a;
    out[1] = (uint8_t)b;
    out[2] = (uint8_t)c;
    return 0;
}

/* Movement points with halves, as half points. */
static int read_speed(const struct data *d, const char *word, uint8_t *out, struct error *err)
{
    int whole, end = 0, half = 0;

    if (sscanf(word, "%d%n", &whole, &end) == 1 && strcmp(word + end, ".5") == 0)
        half = 1;
    else if (end == 0 || word[end])
        whole = -1;
    if (whole < 0 || 2 * whole + half > 12 || 2 * whole + half < 1)
        return data_fail(d, err, "speed \"%.20s\" should be 0.5 to 6 points", word);
    *out = (uint8_t)(2 * whole + half);
    return 0;
}

static int read_range(const struct data *d, const char *word, struct tcl_type *type,
                      struct error *err)
{
    int least, most, end = 0;

    if (strcmp(word, "-") == 0)
        return 0;
    if (sscanf(word, "%d-*%n", &least, &end) == 1 && end && !word[end])
        most = 99;
    else if (sscanf(word, "%d-%d%n", &least, &most, &end) == 2 && !word[end])
        ;
    else if (sscanf(word, "%d%n", &least, &end) == 1 && !word[end])
        most = least;
    else
        least = most = 0;
    if (least < 1 || most < least || most > 99)
        return data_fail(d, err, "range \"%.20s\" should be like 1, 2-5, 1-* or -", word);
    type->least = type->least_air = (uint8_t)least;
    type->most = (uint8_t)most;
    return 0;
}

static int row_find(char letter)
{
    const char *at = letter ? strchr(ARMOUR_ROWS, letter) : NULL;

    return at ? (int)(at - ARMOUR_ROWS) : -1;
}

static int read_armour(const struct data *d, const char *word, struct tcl_type *type,
                       struct error *err)
{
    if (strlen(word) != 3 || word[1] != '/' || row_find(word[0]) < 0 ||
        (word[2] != '-' && row_find(word[2]) < 0))
        return data_fail(d, err, "armour \"%.20s\" should be two rows such as A/B", word);
    type->open = (int8_t)row_find(word[0]);
    type->forest = (int8_t)row_find(word[2]);
    return 0;
}

static int read_mark(const struct data *d, const char *word, struct tcl_type *type,
                     struct error *err)
{
    static const char marks[] =
        "foot|tank|air|ship|truck|rides|cloud|scatter|pattern|mines|builds|special";
    static const char *const versus[VERSUS] = { "tank=", "foot=", "air=" };
    int mark = choice_find(marks, word), least;

    for (int i = 0; i < VERSUS; i++)
        if (strncmp(word, versus[i], strlen(versus[i])) == 0)
            return read_values(d, word + strlen(versus[i]), type->versus[i], err);
    if (mark >= 0)
        type->marks |= 1u << mark;
    else if (sscanf(word, "air-from=%d", &least) == 1 && least >= 1 && least <= type->most)
        type->least_air = (uint8_t)least;
    else if (strncmp(word, "picture=", 8) == 0)
        text_copy(type->picture, sizeof type->picture, word + 8);
    else
        return data_fail(d, err, "\"%.30s\" is not a mark", word);
    return 0;
}

static int mover_of(const struct tcl_type *type)
{
    if (type->marks & MARK_AIR)
        return BY_AIR;
    if (type->marks & MARK_SHIP)
        return BY_SHIP;
    return type->marks & MARK_FOOT ? BY_FOOT : type->marks & MARK_TANK ? BY_TANK : BY_WHEEL;
}

static int read_unit(struct tcl *t, const struct data *d, struct error *err)
{
    int code, cost;

    if (data_want(d, 7, 20, "unit CODE \"NAME\" COST SPEED RANGE ATTACK ARMOUR MARK...", err))
        return -1;
    if ((code = tcl_type_find(d->word[1])) == 0)
        return data_fail(d, err, "there is no unit type \"%.10s\"", d->word[1]);
    struct tcl_type *type = &t->type[code];
    if (type->code[0])
        return data_fail(d, err, "%s is listed twice", d->word[1]);
    if (data_name(d, 1, type->code, sizeof type->code, err) ||
        data_name(d, 2, type->name, sizeof type->name, err) || data_int(d, 3, 1, 99, &cost, err) ||
        read_speed(d, d->word[4], &type->speed, err) || read_range(d, d->word[5], type, err) ||
        (type->most && read_values(d, d->word[6], type->attack, err)) ||
        read_armour(d, d->word[7], type, err))
        return -1;
    type->cost = (uint8_t)cost;
    for (int i = 8; i < d->count; i++)
        if (read_mark(d, d->word[i], type, err))
            return -1;
    type->mover = (uint8_t)mover_of(type);
    return 0;
}

static int read_numbers(const struct data *d, int from, int count, int max, uint8_t *out,
                        struct error *err)
{
    int value;

    for (int i = 0; i < count; i++) {
        if (data_int(d, from + i, 0, max, &value, err))
            return -1;
        out[i] = (uint8_t)value;
    }
    return 0;
}

static int read_nation(struct tcl *t, const struct data *d, struct error *err)
{
    struct tcl_nation *n = NULL;

    if (data_want(d, 5 + NATION_TYPES, 5 + NATION_TYPES,
                  "nation CODE \"NAME\" \"ADJECTIVE\" TEAM COINS TYPE...", err))
        return -1;
    for (int i = 0; i < NATIONS && !n; i++)
        if (!t->nation[i].code[0])
            n = &t->nation[i];
    if (!n)
        return data_fail(d, err, "there are more than %d nations", NATIONS);
    if (data_name(d, 1, n->code, sizeof n->code, err) ||
        data_name(d, 2, n->name, sizeof n->name, err) ||
        data_name(d, 3, n->adjective, sizeof n->adjective, err) ||
        data_choice(d, 4, "central|entente", &n->team, err) ||
        data_int(d, 5, 0, 99, &n->coins, err))
        return -1;
    for (int i = 0; i < NATION_TYPES; i++) {
        n->type[i] = (uint8_t)tcl_type_find(d->word[6 + i]);
        if (!n->type[i])
            return data_fail(d, err, "there is no unit type \"%.10s\"", d->word[6 + i]);
    }
    return 0;
}

static int read_armour_row(struct tcl *t, const struct data *d, struct error *err)
{
    int row = d->count > 1 && !d->word[1][1] ? row_find(d->word[1][0]) : -1;

    if (row < 0)
        return data_fail(d, err, "should read \"armour ROW H1..H6\" with a row S, A, B, C, D or E");
    return read_numbers(d, 2, DAMAGE_OUT, 99, t->armour[row], err);
}

static int read_units_line(struct tcl *t, const struct data *d, struct error *err)
{
    int which;

    if (data_is(d, "unit"))
        return read_unit(t, d, err);
    if (data_is(d, "nation"))
        return read_nation(t, d, err);
    if (data_is(d, "dice"))
        return read_numbers(d, 1, DAMAGE_OUT, 12, t->dice, err);
    if (data_is(d, "armour"))
        return read_armour_row(t, d, err);
    if (data_is(d, "experience"))
        return data_int(d, 1, 1, 99, &t->veteran, err) || data_int(d, 2, 1, 99, &t->hero, err) ? -1
                                                                                               : 0;
    if (data_is(d, "price"))
        return data_choice(d, 1, "special|repair", &which, err) ||
                       data_int(d, 2, 1, 99, which ? &t->repair_price : &t->special_price, err)
                   ? -1
                   : 0;
    return data_fail(d, err, "is not a directive of this file");
}

int tcl_load_units(struct tcl *t, const struct content *content, struct error *err)
{
    struct data d;
    int got;

    if (tcl_open_file(content, "trench-club/units.txt", &d, err))
        return -1;
    while ((got = data_next(&d, err)) > 0)
        if (read_units_line(t, &d, err))
            return -1;
    for (int i = 1; i <= TYPES && got == 0; i++)
        if (!t->type[i].code[0])
            got = error_set(err, "%s: the unit %s is missing", d.name, type_code[i]);
    if (got == 0 && (!t->nation[NATIONS - 1].code[0] || !t->dice[0] || !t->armour[5][0] ||
                     !t->hero || !t->repair_price || !t->special_price))
        got = error_set(err, "%s: nations, dice, armour, experience or prices are missing", d.name);
    return got;
}

/* --- cards.txt --- */

static int read_card_row(struct tcl *t, int card, const struct data *d, struct error *err)
{
    long dice;

    if (card < 0 || number_read(d->word[0], 5, 15, &dice))
        return data_fail(d, err, "should be a card, or 5 to 15 dice below one");
    if (data_want(d, 9, 9, "DICE and nine numbers of hits", err))
        return -1;
    return read_numbers(d, 1, 9, (int)dice, &t->card[card][dice][2], err);
}

int tcl_load_cards(struct tcl *t, const struct content *content, struct error *err)
{
    struct data d;
    int got, card = -1, number;

    if (tcl_open_file(content, "trench-club/cards.txt", &d, err))
        return -1;
    while ((got = data_next(&d, err)) > 0) {
        if (!data_is(&d, "card")) {
            if (read_card_row(t, card, &d, err))
                return -1;
            continue;
        }
        if (data_want(&d, 2, 2, "card NUMBER \"LUCK\"", err) ||
            data_int(&d, 1, card + 2, card + 2, &number, err) || number > CARDS ||
            data_name(&d, 2, t->luck[++card], sizeof t->luck[0], err))
            return -1;
    }
    if (got == 0 && card != CARDS - 1)
        return error_set(err, "%s: there should be %d cards", d.name, CARDS);
    return got;
}
