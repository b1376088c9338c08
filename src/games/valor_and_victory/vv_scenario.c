/* vv_scenario.c - reading a scenario: which lines there are, and the words they share. What they
 * say of forces is read in vv_forces.c, of victory in vv_victory.c; vv_muster.c asks whether the
 * whole can be played.
 *
 * The order of battle names counters and hexes, which are known only when the roster and the map
 * have been read. So the lines are kept as they stand (each at its own line number) and read when
 * the file is complete. */
#include <stdio.h>
#include <string.h>

#include "core/content.h"
#include "core/scenario.h"
#include "games/valor_and_victory/vv_reading.h"

int vv_directive(struct scenario *scn, struct data *d, struct error *err)
{
    struct vv *v = (struct vv *)scn;
    int length = (int)strlen(d->raw), blank = d->line - 1 - v->script_line;

    if (choice_find("map|farmland|first|force|units|weapons|load|position|setup|enter|expendables|"
                    "smoke|objectives|exit|score|victory|sudden",
                    d->word[0]) < 0)
        return data_fail(d, err, "is not a directive of a scenario of this game");
    if (v->script_size + blank + length + 1 > VV_SCRIPT)
        return data_fail(d, err, "the scenario is longer than %d bytes", VV_SCRIPT);
    snprintf(v->file, sizeof v->file, "%s", d->name);
    memset(v->script + v->script_size, '\n', (size_t)blank);
    memcpy(v->script + v->script_size + blank, d->raw, (size_t)length);
    v->script[v->script_size + blank + length] = '\n';
    v->script_size += blank + length + 1;
    v->script_line = d->line;
    return 0;
}

/* --- words --- */

int vv_side_word(const struct vv *v, const struct data *d, int i, int *side, struct error *err)
{
    *side = i < d->count ? scenario_seat(&v->base, d->word[i]) : -1;
    if (*side < 0)
        return data_fail(d, err, "\"%.20s\" is no side of this scenario",
                         i < d->count ? d->word[i] : "");
    return 0;
}

int vv_hex_word(const struct vv *v, const struct data *d, const char *word, int *hex,
                struct error *err)
{
    *hex = vv_find_hex(v, word);
    return *hex == VV_NONE ? data_fail(d, err, "there is no hex \"%.20s\" on the map", word) : 0;
}

static void add_block(const struct vv *v, int a, int b, struct hexes *zone)
{
    int wide = v->grid.columns, left = a % wide, right = b % wide, top = a / wide, low = b / wide;

    for (int r = top < low ? top : low; r <= (top < low ? low : top); r++)
        for (int c = left < right ? left : right; c <= (left < right ? right : left); c++)
            hexes_add(zone, r * wide + c);
}

/* vv_zone_word: D7, D4-I8 (corner to corner), J-Q (columns), all. */
int vv_zone_word(const struct vv *v, const struct data *d, const char *word, struct hexes *zone,
                 struct error *err)
{
    const char *dash = strchr(word, '-');
    char first[8];
    int a, b, last = v->grid.rows - 1;

    if (strcmp(word, "all") == 0) {
        add_block(v, 0, v->hexes - 1, zone);
        return 0;
    }
    if (word[0] >= 'A' && word[0] <= 'Z' && word[1] == '-' && word[2] && !word[3]) {
        a = word[0] - 'A';
        b = word[2] - 'A';
        if (b < 0 || a >= v->grid.columns || b >= v->grid.columns)
            return data_fail(d, err, "\"%s\": the map has columns A to %c", word,
                             'A' + v->grid.columns - 1);
        add_block(v, a, last * v->grid.columns + b, zone);
        return 0;
    }
    snprintf(first, sizeof first, "%.*s", dash && dash - word < 7 ? (int)(dash - word) : 7, word);
    if (vv_hex_word(v, d, dash ? first : word, &a, err) ||
        (dash && vv_hex_word(v, d, dash + 1, &b, err)))
        return -1;
    add_block(v, a, dash ? b : a, zone);
    return 0;
}

/* vv_edge_zone: hexes through which units come or go lie at the edge of the map (VV-6.3.9). */
int vv_edge_zone(const struct vv *v, const struct data *d, int i, struct hexes *zone,
                 struct error *err)
{
    char name[8];

    for (; i < d->count; i++)
        if (vv_zone_word(v, d, d->word[i], zone, err))
            return -1;
    for (int hex = 0; hex < v->hexes; hex++)
        if (hexes_has(zone, hex) && !hexes_has(&v->border, hex)) {
            vv_hex_name(v, hex, name);
            return data_fail(d, err, "%s is not at the edge of the map", name);
        }
    return 0;
}

/* --- short lines --- */

static int read_map_line(struct vv *v, const struct data *d, struct error *err)
{
    return data_want(d, 1, 1, "map NAME", err) || data_name(d, 1, v->map_id, sizeof v->map_id, err)
               ? -1
               : 0;
}

static int read_farmland(struct vv *v, const struct data *d, struct error *err)
{
    int crops;

    if (data_want(d, 1, 1, "farmland field|crop", err) ||
        data_choice(d, 1, "field|crop", &crops, err))
        return -1;
    v->crops = crops;
    return 0;
}

static int read_first(struct vv *v, const struct data *d, struct error *err)
{
    return data_want(d, 1, 1, "first SIDE", err) || vv_side_word(v, d, 1, &v->first, err) ? -1 : 0;
}

/* --- both passes over the kept lines --- */

struct directive {
    const char *name;
    int pass; /* 1: before the map is read */
    int (*read)(struct vv *v, const struct data *d, struct error *err);
};

static const struct directive directives[] = {
    { "map", 1, read_map_line },
    { "farmland", 1, read_farmland },
    { "first", 2, read_first },
    { "force", 2, vv_read_force },
    { "units", 2, vv_read_counters },
    { "weapons", 2, vv_read_counters },
    { "load", 2, vv_read_load },
    { "position", 2, vv_read_fortification },
    { "setup", 2, vv_read_setup },
    { "enter", 2, vv_read_enter },
    { "expendables", 2, vv_read_expendables },
    { "smoke", 2, vv_read_smoke },
    { "objectives", 2, vv_read_objectives },
    { "exit", 2, vv_read_exit },
    { "score", 2, vv_read_score },
    { "victory", 2, vv_read_goal },
    { "sudden", 2, vv_read_goal },
};

static int read_script(struct vv *v, int pass, struct findings *findings, struct error *err)
{
    struct data d;
    int got, bad = 0;

    data_open(&d, v->file, v->script, (size_t)v->script_size);
    while ((got = data_next(&d, err)) > 0)
        for (size_t i = 0; i < sizeof directives / sizeof directives[0]; i++) {
            if (directives[i].pass != pass || !data_is(&d, directives[i].name))
                continue;
            if (directives[i].read(v, &d, err) == 0)
                continue;
            bad = -1;
            if (findings_add(findings, err))
                return -1;
        }
    return bad ? bad : got;
}

int vv_read_all(struct vv *v, const struct content *content, struct findings *findings,
                struct error *err)
{
    if (vv_read_content(v, content, err))
        return -1;
    if (v->base.seats != 2)
        return error_set(err, "%s: a scenario needs two sides", v->file);
    if (v->base.turns < 1 || v->base.turns > 40)
        return error_set(err, "%s: a scenario has 1 to 40 turns", v->file);
    if (read_script(v, 1, findings, err))
        return -1;
    if (!v->map_id[0])
        return error_set(err, "%s: the scenario has no map line", v->file);
    if (vv_read_map(v, content, err))
        return -1;
    int bad = read_script(v, 2, findings, err);
    if (bad && !findings)
        return -1;
    if (vv_check_whole(v, findings, err) || bad)
        return -1;
    vv_sort_stock(v);
    return 0;
}

int vv_finish(struct scenario *scn, const struct content *content, struct error *err)
{
    return vv_read_all((struct vv *)scn, content, NULL, err);
}
