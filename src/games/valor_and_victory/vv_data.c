/* vv_data.c - reading the roster, the terrain and the tables: units.txt, terrain.txt, tables.txt.
 * Each file opens with its own manual. */
#include <stdio.h>
#include <string.h>

#include "base/nearest.h"
#include "core/content.h"
#include "games/valor_and_victory/vv_rules.h"

const char vv_position_names[] = "bunker4|bunker3|sandbags|wire|foxholes|trenches";
const char vv_expendable_names[] = "grenades|satchels|panzerfausts|at-grenades";

int vv_find_type(const struct vv *v, const char *id)
{
    for (int i = 1; i < v->types; i++)
        if (strcmp(v->type[i].id, id) == 0)
            return i;
    return 0;
}

int vv_find_weapon(const struct vv *v, const char *id)
{
    for (int i = 1; i < v->weapons; i++)
        if (strcmp(v->weapon[i].id, id) == 0)
            return i;
    return 0;
}

/* --- words of a line --- */

/* small: word i as a number, or 0 for a dash. */
static int small(const struct data *d, int i, int most, uint8_t *out, struct error *err)
{
    int value = 0;

    if (i < d->count && strcmp(d->word[i], "-") == 0) {
        *out = 0;
        return 0;
    }
    if (data_int(d, i, 0, most, &value, err))
        return -1;
    *out = (uint8_t)value;
    return 0;
}

/* letter: A..F as 1..6, or 0 for a dash. */
static int letter(const struct data *d, const char *word, uint8_t *out, struct error *err)
{
    *out = 0;
    if (strcmp(word, "-") == 0)
        return 0;
    if (word[0] < 'A' || word[0] > 'F' || word[1])
        return data_fail(d, err, "\"%.10s\" must be a letter from A to F, or a dash", word);
    *out = (uint8_t)(word[0] - 'A' + 1);
    return 0;
}

/* flag: is this word among the words from i on? */
static bool flag(const struct data *d, int i, const char *word)
{
    for (; i < d->count; i++)
        if (strcmp(d->word[i], word) == 0)
            return true;
    return false;
}

/* only_flags: every word from i on must be one of "a|b". */
static int only_flags(const struct data *d, int i, const char *list, struct error *err)
{
    for (; i < d->count; i++)
        if (choice_find(list, d->word[i]) < 0)
            return data_fail(d, err, "\"%.20s\" should be one of %s", d->word[i], list);
    return 0;
}

/* transport_class: TH, T1.. or a dash (VV-8.2). */
static int transport_class(const struct data *d, int i, uint8_t *out, struct error *err)
{
    int place = choice_find("-|T1|T2|T3|TH", d->word[i]);

    if (place < 0)
        return data_fail(d, err, "\"%.10s\" should be TH, T1, T2, T3 or a dash", d->word[i]);
    *out = (uint8_t)(place == 4 ? VV_CLASS_TH : place);
    return 0;
}

/* --- units.txt --- */

static struct vv_type *new_type(struct vv *v, const struct data *d, int kind, struct error *err)
{
    if (v->types == VV_TYPES) {
        data_fail(d, err, "there are more than %d kinds of units", VV_TYPES - 1);
        return NULL;
    }
    struct vv_type *t = &v->type[v->types];
    memset(t, 0, sizeof *t);
    if (data_name(d, 1, t->id, sizeof t->id - 2, err) ||
        data_name(d, 2, t->nation, sizeof t->nation, err) ||
        data_name(d, 3, t->name, sizeof t->name - 11, err))
        return NULL;
    if (vv_find_type(v, t->id)) {
        data_fail(d, err, "there is a unit %s already", t->id);
        return NULL;
    }
    t->kind = (uint8_t)kind;
    v->types++;
    return t;
}

/* VV-1.1.1, VV-1.1.2: one line makes a squad and its half. */
static int read_squad(struct vv *v, const struct data *d, struct error *err)
{
    if (data_want(d, 12, 13, "squad ID NATION NAME APFP RANGE CR VP half APFP RANGE CR VP [elite]",
                  err) ||
        only_flags(d, 13, "elite", err))
        return -1;
    struct vv_type *t = new_type(v, d, VV_SQUAD, err);
    if (!t || v->types == VV_TYPES)
        return t ? data_fail(d, err, "there are too many units") : -1;
    struct vv_type *h = &v->type[v->types++];
    *h = *t;
    h->kind = VV_HALF;
    snprintf(h->id, sizeof h->id, "%.9s_H", t->id);
    snprintf(h->name, sizeof h->name, "%.20s half squad", t->name);
    t->elite = h->elite = flag(d, 13, "elite");
    t->other = (uint8_t)(h - v->type);
    h->other = (uint8_t)(t - v->type);
    if (small(d, 4, 40, &t->apfp, err) || small(d, 5, 40, &t->range, err) ||
        small(d, 6, 20, &t->cr, err) || small(d, 7, 99, &t->vp, err) ||
        small(d, 9, 40, &h->apfp, err) || small(d, 10, 40, &h->range, err) ||
        small(d, 11, 20, &h->cr, err) || small(d, 12, 99, &h->vp, err))
        return -1;
    if (h->cr >= t->cr || h->vp > t->vp || !h->cr)
        return data_fail(d, err, "a half squad needs a smaller casualty rating than its squad");
    return 0;
}

static int read_leader(struct vv *v, const struct data *d, struct error *err)
{
    int modifier;

    if (data_want(d, 8, 8, "leader ID NATION NAME MODIFIER APFP RANGE CR VP", err) ||
        data_int(d, 4, -5, 0, &modifier, err))
        return -1;
    struct vv_type *t = new_type(v, d, VV_LEADER, err);
    if (!t)
        return -1;
    t->modifier = (int8_t)modifier;
    return small(d, 5, 40, &t->apfp, err) || small(d, 6, 40, &t->range, err) ||
                   small(d, 7, 20, &t->cr, err) || small(d, 8, 99, &t->vp, err)
               ? -1
               : 0;
}

static int read_gun(struct vv *v, const struct data *d, struct error *err)
{
    if (data_want(d, 8, 9, "gun ID NATION NAME ATFP APFP CR MP VP [shield]", err) ||
        only_flags(d, 9, "shield", err))
        return -1;
    struct vv_type *t = new_type(v, d, VV_GUN, err);
    if (!t)
        return -1;
    t->shield = flag(d, 9, "shield"); /* VV-1.2.6: only Guns have one */
    return letter(d, d->word[4], &t->atfp, err) || small(d, 5, 40, &t->apfp, err) ||
                   small(d, 6, 20, &t->cr, err) || small(d, 7, 1, &t->mp, err) ||
                   small(d, 8, 99, &t->vp, err)
               ? -1
               : 0;
}

/* VV-1.2.5: two letters are front and rear, one is both. */
static int read_armour(const struct data *d, const char *word, struct vv_type *t, struct error *err)
{
    char front[2] = { word[0], '\0' };
    const char *rear = word[0] && word[1] == '/' ? word + 2 : front;

    if (word[0] && word[1] != '/' && word[1])
        return data_fail(d, err, "armour \"%.10s\" should read D/B or A", word);
    return letter(d, front, &t->front, err) || letter(d, rear, &t->rear, err) ? -1 : 0;
}

static int read_afv(struct vv *v, const struct data *d, struct error *err)
{
    if (data_want(d, 11, 13,
                  "afv ID NATION NAME ATFP GUN-APFP MG-360 MG-FORWARD ARMOUR MP CLASS VP [turret] "
                  "[tow]",
                  err) ||
        only_flags(d, 12, "turret|tow", err))
        return -1;
    struct vv_type *t = new_type(v, d, VV_AFV, err);
    if (!t)
        return -1;
    t->turret = flag(d, 12, "turret");
    t->tow = flag(d, 12, "tow");
    if (letter(d, d->word[4], &t->atfp, err) || small(d, 5, 40, &t->apfp, err) ||
        small(d, 6, 40, &t->mg_any, err) || small(d, 7, 40, &t->mg_ahead, err) ||
        read_armour(d, d->word[8], t, err) || small(d, 9, 40, &t->mp, err) ||
        transport_class(d, 10, &t->transport, err) || small(d, 11, 99, &t->vp, err))
        return -1;
    if (!t->front || !t->rear)
        return data_fail(d, err, "an AFV needs armour");
    return 0;
}

static int read_vehicle(struct vv *v, const struct data *d, struct error *err)
{
    if (data_want(d, 9, 10, "vehicle ID NATION NAME CR MG-360 MG-FORWARD MP CLASS VP [tow]", err) ||
        only_flags(d, 10, "tow", err))
        return -1;
    struct vv_type *t = new_type(v, d, VV_VEHICLE, err);
    if (!t)
        return -1;
    t->tow = flag(d, 10, "tow");
    return small(d, 4, 20, &t->cr, err) || small(d, 5, 40, &t->mg_any, err) ||
                   small(d, 6, 40, &t->mg_ahead, err) || small(d, 7, 40, &t->mp, err) ||
                   transport_class(d, 8, &t->transport, err) || small(d, 9, 99, &t->vp, err)
               ? -1
               : 0;
}

static int read_weapon(struct vv *v, const struct data *d, struct error *err)
{
    int heavy, kind;
    struct vv_weapon *w = &v->weapon[v->weapons];

    if (data_want(d, 10, 10,
                  "weapon ID NATION NAME light|heavy KIND APFP RANGE-MIN RANGE-MAX ATFP VP", err) ||
        data_choice(d, 4, "light|heavy", &heavy, err) ||
        data_choice(d, 5, "mg|mortar|at|flame", &kind, err))
        return -1;
    if (v->weapons == VV_WEAPONS)
        return data_fail(d, err, "there are more than %d kinds of weapons", VV_WEAPONS - 1);
    memset(w, 0, sizeof *w);
    w->heavy = heavy;
    w->kind = (uint8_t)(kind + 1);
    if (data_name(d, 1, w->id, sizeof w->id, err) ||
        data_name(d, 2, w->nation, sizeof w->nation, err) ||
        data_name(d, 3, w->name, sizeof w->name, err) || small(d, 6, 40, &w->apfp, err) ||
        small(d, 7, 40, &w->range_min, err) || small(d, 8, 40, &w->range, err) ||
        letter(d, d->word[9], &w->atfp, err) || small(d, 10, 99, &w->vp, err))
        return -1;
    if (vv_find_weapon(v, w->id) || vv_find_type(v, w->id))
        return data_fail(d, err, "there is a counter %s already", w->id);
    v->weapons++;
    return 0;
}

static int read_expendable(struct vv *v, const struct data *d, struct error *err)
{
    int which;
    uint8_t apfp, atfp;

    if (data_want(d, 4, 4, "expendable NAME NATION|any APFP ATFP", err) ||
        data_choice(d, 1, vv_expendable_names, &which, err) ||
        data_name(d, 2, v->tables.expendable_nation[which],
                  sizeof v->tables.expendable_nation[which], err) ||
        small(d, 3, 40, &apfp, err) || letter(d, d->word[4], &atfp, err))
        return -1;
    v->tables.expendable_apfp[which] = apfp;
    v->tables.expendable_atfp[which] = atfp;
    return 0;
}

/* --- terrain.txt --- */

static int read_terrain(struct vv *v, const struct data *d, struct error *err)
{
    struct vv_terrain *t = &v->ground[v->terrains];

    if (data_want(d, 7, 10,
                  "terrain LETTER ID NAME FOOT WHEELS COVER HINDRANCE [blocks] [fort] [trench]",
                  err) ||
        only_flags(d, 8, "blocks|fort|trench", err))
        return -1;
    if (v->terrains == VV_TERRAINS)
        return data_fail(d, err, "there are more than %d kinds of terrain", VV_TERRAINS);
    memset(t, 0, sizeof *t);
    t->letter = d->word[1][0];
    t->blocks = flag(d, 8, "blocks");
    t->fort = flag(d, 8, "fort");
    t->trench = flag(d, 8, "trench");
    if (!d->word[1][0] || d->word[1][1])
        return data_fail(d, err, "\"%.10s\" must be one letter", d->word[1]);
    for (int i = 0; i < v->terrains; i++)
        if (v->ground[i].letter == t->letter || strcmp(v->ground[i].id, d->word[2]) == 0)
            return data_fail(d, err, "the letter %c or the id %s already has a terrain", t->letter,
                             d->word[2]);
    if (data_name(d, 2, t->id, sizeof t->id, err) ||
        data_name(d, 3, t->name, sizeof t->name, err) || small(d, 4, 9, &t->foot, err) ||
        small(d, 5, 9, &t->wheels, err) || small(d, 6, 9, &t->cover, err) ||
        small(d, 7, 9, &t->hindrance, err))
        return -1;
    v->terrains++;
    return 0;
}

/* --- tables.txt --- */

/* up_to: word i as a number, a dash as "no limit". */
static int up_to(const struct data *d, int i, int *out, struct error *err)
{
    *out = 9999;
    if (i < d->count && strcmp(d->word[i], "-") == 0)
        return 0;
    return data_int(d, i, 1, 9999, out, err);
}

static int read_ap(struct vv *v, const struct data *d, struct error *err)
{
    int row = 0;

    while (row < VV_AP_ROWS && v->tables.ap_most[row])
        row++;
    if (row == VV_AP_ROWS)
        return data_fail(d, err, "there are more than %d rows", VV_AP_ROWS);
    return data_want(d, 2, 2, "ap FIREPOWER NUMBER", err) ||
                   up_to(d, 1, &v->tables.ap_most[row], err) ||
                   data_int(d, 2, 3, 20, &v->tables.ap_number[row], err)
               ? -1
               : 0;
}

static int read_odds(struct vv *v, const struct data *d, struct error *err)
{
    int row;

    return data_want(d, 2, 2, "assault ODDS NUMBER", err) ||
                   data_choice(d, 1, vv_odds_names, &row, err) ||
                   data_int(d, 2, 2, 12, &v->tables.kill[row], err)
               ? -1
               : 0;
}

static int read_hit(struct vv *v, const struct data *d, struct error *err)
{
    struct vv_tables *t = &v->tables;
    int who, range, row = 0;

    if (data_want(d, 3, 3, "hit WHO RANGE NUMBER", err) ||
        data_choice(d, 1, "gun|infantry|mortar", &who, err) || up_to(d, 2, &range, err))
        return -1;
    if (who)
        return data_int(d, 3, 2, 12, who == 1 ? &t->hit_infantry : &t->hit_mortar, err);
    while (row < VV_HIT_ROWS && t->hit_range[row])
        row++;
    if (row == VV_HIT_ROWS)
        return data_fail(d, err, "there are more than %d ranges", VV_HIT_ROWS);
    t->hit_range[row] = range;
    return data_int(d, 3, 2, 12, &t->hit_gun[row], err);
}

static int read_chart(struct vv *v, const struct data *d, struct error *err)
{
    uint8_t row;

    if (data_want(d, 7, 7, "armour LETTER a b c d e f", err) || letter(d, d->word[1], &row, err))
        return -1;
    for (int i = 1; i <= 6; i++) {
        uint8_t *cell = &v->tables.armour[row][i];

        if (strcmp(d->word[i + 1], "E") == 0)
            *cell = VV_LOST_AT_ONCE;
        else if (small(d, i + 1, 12, cell, err))
            return -1;
    }
    return 0;
}

static int read_position(struct vv *v, const struct data *d, struct error *err)
{
    int which;

    if (data_want(d, 3, 3, "position ID NAME COVER", err) ||
        data_choice(d, 1, vv_position_names, &which, err))
        return -1;
    which += VV_BUNKER4;
    return data_name(d, 1, v->tables.position_id[which], sizeof v->tables.position_id[which],
                     err) ||
                   data_name(d, 2, v->tables.position_name[which],
                             sizeof v->tables.position_name[which], err) ||
                   data_int(d, 3, 0, 9, &v->tables.cover[which], err)
               ? -1
               : 0;
}

/* --- the three files --- */

struct directive {
    const char *file, *name;
    int (*read)(struct vv *v, const struct data *d, struct error *err);
};

static const struct directive directives[] = {
    { "units", "squad", read_squad },
    { "units", "leader", read_leader },
    { "units", "gun", read_gun },
    { "units", "afv", read_afv },
    { "units", "vehicle", read_vehicle },
    { "units", "weapon", read_weapon },
    { "units", "expendable", read_expendable },
    { "terrain", "terrain", read_terrain },
    { "tables", "ap", read_ap },
    { "tables", "assault", read_odds },
    { "tables", "hit", read_hit },
    { "tables", "armour", read_chart },
    { "tables", "position", read_position },
};

static int read_line(struct vv *v, const char *file, const struct data *d, struct error *err)
{
    struct nearest near = nearest_to(d->word[0]);

    for (size_t i = 0; i < sizeof directives / sizeof directives[0]; i++) {
        if (strcmp(directives[i].file, file) != 0)
            continue;
        if (data_is(d, directives[i].name))
            return directives[i].read(v, d, err);
        nearest_try(&near, directives[i].name);
    }
    return data_fail(d, err, "is not a directive of %s.txt%s", file, nearest_hint(&near));
}

static int read_file(struct vv *v, const struct content *content, const char *file,
                     struct findings *findings, struct error *err)
{
    char name[60];
    struct data d;
    int got;

    snprintf(name, sizeof name, "%s/%s.txt", game_valor_and_victory.id, file);
    const struct content_file *found = content_find(content, name);
    if (!found) {
        error_set(err, "the file %s is missing", name);
        return findings_stop(findings, err);
    }
    content_read(found, &d);
    d.findings = findings;
    while ((got = data_next(&d, err)) != 0)
        if ((got < 0 || read_line(v, file, &d, err)) && data_go_on(&d, err))
            return -1;
    return 0;
}

static uint64_t ranges(int least, int most)
{
    uint64_t set = 0;

    for (int range = least; range <= most && range < VV_FAR; range++)
        set |= UINT64_C(1) << range;
    return set;
}

/* power_of: VV-1.2.1, of a unit at this range, against people. */
static int power_of(const struct vv_type *t, int range)
{
    if (is_foot(t))
        return t->fires >> range & 1 ? t->apfp : 0;
    return t->apfp + (range <= VV_MG_RANGE ? t->mg_any + t->mg_ahead : 0);
}

/* find_power: once the ranges are known. */
static void find_power(struct vv *v)
{
    for (int range = 0; range < VV_UNSEEN; range++) {
        for (int i = 1; i < v->types; i++)
            v->type[i].power[range] = (uint8_t)power_of(&v->type[i], range);
        for (int i = 1; i < v->weapons; i++)
            v->weapon[i].power[range] = v->weapon[i].fires >> range & 1 ? v->weapon[i].apfp : 0;
    }
}

/* find_ranges: VV-12.3; VV-12.7: a mortar adds nothing to the fire of others. */
static void find_ranges(struct vv *v)
{
    for (int i = 0; i < v->types; i++) {
        struct vv_type *t = &v->type[i];

        t->fires = is_foot(t) && t->apfp ? ranges(1, t->range) : 0;
    }
    for (int i = 0; i < v->weapons; i++) {
        struct vv_weapon *w = &v->weapon[i];

        w->fires = w->kind == VV_MORTAR ? ranges(VV_MORTAR_RANGE, VV_MORTAR_RANGE)
                   : w->apfp            ? ranges(w->range_min ? w->range_min : 1, w->range)
                                        : 0;
    }
}

/* find_fausts: VV-12.6, whose units may use Panzerfausts. */
static void find_fausts(struct vv *v)
{
    const char *nation = v->tables.expendable_nation[VV_FAUSTS];

    for (int i = 0; i < v->types; i++)
        v->type[i].fausts = strcmp(nation, "any") == 0 || strcmp(nation, v->type[i].nation) == 0;
}

int vv_read_content(struct vv *v, const struct content *content, struct findings *findings,
                    struct error *err)
{
    static const char *const files[] = { "units", "terrain", "tables" };

    v->types = v->weapons = 1; /* 0 stands for none */
    v->terrains = 0;
    memset(&v->tables, 0, sizeof v->tables);
    for (int i = 0; i < 3; i++)
        if (read_file(v, content, files[i], findings, err))
            return -1;
    if (!v->terrains) {
        error_set(err, "%s/terrain.txt: there is no terrain", game_valor_and_victory.id);
        return findings_stop(findings, err);
    }
    if (!v->tables.ap_most[VV_AP_ROWS - 1] || !v->tables.hit_range[VV_HIT_ROWS - 1] ||
        !v->tables.hit_infantry || !v->tables.hit_mortar || !v->tables.kill[0]) {
        error_set(err, "%s/tables.txt: a table is incomplete", game_valor_and_victory.id);
        if (findings_add(findings, err))
            return -1;
    }
    find_ranges(v);
    find_power(v);
    find_fausts(v);
    return 0;
}
