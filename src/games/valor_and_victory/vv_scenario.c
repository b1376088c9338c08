/* vv_scenario.c - reading a scenario: which lines there are, and the words they share. What they
 * say of forces is read in vv_scenario_forces.c, of victory in vv_scenario_victory.c; vv_scenario_check.c asks whether the
 * whole can be played.
 *
 * The order of battle names counters and hexes, which are known only when the roster and the map
 * have been read. So the lines are kept as they stand (each at its own line number) and read when
 * the file is complete. */
#include <stdio.h>
#include <string.h>

#include "base/nearest.h"
#include "core/content.h"
#include "core/scenario.h"
#include "games/valor_and_victory/vv_read.h"

#define OWN_WORDS                                                                                  \
    "map|farmland|first|force|units|weapons|load|position|setup|enter|expendables|smoke|"          \
    "objectives|exit|score|victory|sudden"

static const char own_words[] = OWN_WORDS, known_words[] = SCENARIO_WORDS "|" OWN_WORDS;

int vv_directive(struct scenario *scn, struct data *d, struct error *err)
{
    struct vv *v = (struct vv *)scn;
    int length = (int)strlen(d->raw), blank = d->line - 1 - v->script_line;

    EXPECT(d->count > 0 && blank >= 0);
    if (choice_find(own_words, d->word[0]) < 0)
        return data_unknown(d, "a scenario of this game", known_words, err);
    if (v->script_size + blank + length + 1 > VV_SCRIPT)
        return data_fail(d, err, "the scenario is longer than %d bytes", VV_SCRIPT);
    text_copy(v->file, sizeof v->file, d->name);
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
    if (i >= d->count)
        return data_fail(d, err, "a side is missing after \"%.20s\"", d->word[d->count - 1]);
    int seat = scenario_seat(&v->base, d->word[i]);
    if (seat >= 0) {
        *side = seat;
        return 0;
    }
    struct nearest near = nearest_to(d->word[i]);
    for (int k = 0; k < v->base.seats; k++)
        nearest_try(&near, v->base.side[k].id);
    return data_fail(d, err, "\"%.20s\" is not a side of this scenario%s", d->word[i],
                     nearest_hint(&near));
}

static int hex_word(const struct vv *v, const struct data *d, const char *word, int *hex,
                    struct error *err)
{
    char capital[8];

    *hex = hexmap_find(&v->grid, word);
    if (*hex != VV_NONE)
        return 0;
    snprintf(capital, sizeof capital, "%c%.6s", word[0] & ~('a' ^ 'A'), word[0] ? word + 1 : "");
    if (hexmap_find(&v->grid, capital) == VV_NONE)
        capital[0] = '\0';
    return data_fail(d, err, "there is no hex \"%.20s\" on the map%s%s%s", word,
                     capital[0] ? "; did you mean " : "", capital, capital[0] ? "?" : "");
}

static void add_block(const struct vv *v, int a, int b, struct vv_hexes *zone)
{
    int wide = v->grid.columns, left = a % wide, right = b % wide, top = a / wide, low = b / wide;

    EXPECT(is_hex(v, a) && is_hex(v, b));
    for (int r = top < low ? top : low; r <= (top < low ? low : top); r++)
        for (int c = left < right ? left : right; c <= (left < right ? right : left); c++)
            hexes_add(zone, r * wide + c);
}

int vv_zone_word(const struct vv *v, const struct data *d, const char *word, struct vv_hexes *zone,
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
    if (dash == word || (dash && !dash[1]))
        return data_fail(d, err, "an area is written without blanks, like A1-C3");
    snprintf(first, sizeof first, "%.*s", dash && dash - word < 7 ? (int)(dash - word) : 7, word);
    if (hex_word(v, d, dash ? first : word, &a, err) || (dash && hex_word(v, d, dash + 1, &b, err)))
        return -1;
    add_block(v, a, dash ? b : a, zone);
    return 0;
}

/* vv_edge_zone: hexes through which units come or go lie at the edge of the map (VV-6.3.9). */
int vv_edge_zone(const struct vv *v, const struct data *d, int i, struct vv_hexes *zone,
                 struct error *err)
{
    char name[8];

    for (; i < d->count; i++)
        if (vv_zone_word(v, d, d->word[i], zone, err))
            return -1;
    for_set (hex, zone)
        if (!hexes_has(&v->border, hex)) {
            hexmap_name(&v->grid, hex, name);
            return data_fail(d, err, "%s is not at the edge of the map", name);
        }
    return 0;
}

/* --- short lines --- */

static int read_map_line(struct vv *v, const struct data *d, struct error *err)
{
    if (v->map_id[0])
        return data_fail(d, err, "the scenario has a map already");
    v->map_line = d->line;
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

/* --- passes over the kept lines --- */

/* What a line needs before it can be read. */
enum needs { NEEDS_NOTHING, NEEDS_ROSTER, NEEDS_MAP };

static const struct directive {
    const char *name;
    enum needs needs;
    int (*read)(struct vv *v, const struct data *d, struct error *err);
} directives[] = {
    { "map", NEEDS_NOTHING, read_map_line },
    { "farmland", NEEDS_NOTHING, read_farmland },
    { "first", NEEDS_ROSTER, read_first },
    { "force", NEEDS_ROSTER, vv_read_force },
    { "units", NEEDS_ROSTER, vv_read_counters },
    { "weapons", NEEDS_ROSTER, vv_read_counters },
    { "load", NEEDS_ROSTER, vv_read_load },
    { "position", NEEDS_MAP, vv_read_fortification },
    { "setup", NEEDS_MAP, vv_read_setup },
    { "enter", NEEDS_MAP, vv_read_enter },
    { "expendables", NEEDS_ROSTER, vv_read_expendables },
    { "smoke", NEEDS_ROSTER, vv_read_smoke },
    { "objectives", NEEDS_MAP, vv_read_objectives },
    { "exit", NEEDS_MAP, vv_read_exit },
    { "score", NEEDS_ROSTER, vv_read_score },
    { "victory", NEEDS_MAP, vv_read_goal },
    { "sudden", NEEDS_MAP, vv_read_goal },
};

/* read_one: a force with a line that cannot be read is not asked for more (vv_scenario_check.c). */
static int read_one(struct vv *v, const struct directive *line, const struct data *d,
                    struct error *err)
{
    int before = d->findings ? d->findings->mistakes : 0;

    if (line->read(v, d, err) && data_go_on(d, err))
        return -1;
    if (v->forces && d->findings && d->findings->mistakes > before)
        v->force[v->forces - 1].flawed = true;
    return 0;
}

/* read_script: the lines whose needs lie in from..to, in the order of the file. */
static int read_script(struct vv *v, enum needs from, enum needs to, struct findings *findings,
                       struct error *err)
{
    struct data d;

    data_open(&d, v->file, v->script, (size_t)v->script_size);
    d.findings = findings;
    while (data_next(&d, err) > 0)
        for (size_t i = 0; i < sizeof directives / sizeof directives[0]; i++) {
            const struct directive *line = &directives[i];

            if (line->needs >= from && line->needs <= to && data_is(&d, line->name) &&
                read_one(v, line, &d, err))
                return -1;
        }
    return 0;
}

/* read_ground: the map. Without one the lines that name hexes are left unread. */
static int read_ground(struct vv *v, const struct content *content, struct findings *findings,
                       struct error *err)
{
    if (v->map_id[0])
        return vv_read_map(v, content, findings, err);
    error_set(err, "%s: the scenario has no map line", v->file);
    return findings_stop(findings, err);
}

enum { TURNS_MAX = 40 };

static int check_sides(const struct vv *v, struct error *err)
{
    if (v->base.seats != 2)
        return error_set(err, "%s: a scenario needs two sides, this one has %d", v->file,
                         v->base.seats);
    return 0;
}

static int check_turns(const struct vv *v, struct error *err)
{
    if (!v->base.turns_line)
        return error_set(err, "%s: the scenario has no turns line", v->file);
    if (v->base.turns == 0 || v->base.turns > TURNS_MAX)
        return error_set(err, "%s:%d: turns: a scenario has 1 to %d turns", v->file,
                         v->base.turns_line, TURNS_MAX);
    return 0;
}

static void note_places(struct vv *v)
{
    for (int i = 0; i < v->stocks; i++) {
        struct vv_stock *item = &v->stock[i];

        if (item->kind != VV_PLACE_UNIT)
            continue;
        for_set (hex, &v->force[item->force].setup) {
            if (vv_start_ground(v, &v->type[item->what], hex))
                hexes_add(&item->zone, hex);
        }
    }
}

static void note_entries(struct vv *v)
{
    for (int i = 0; i < v->forces; i++) {
        int turn = v->force[i].enter, *first = &v->entry[v->force[i].side];

        if (turn && (!*first || turn < *first))
            *first = turn;
    }
}

/* give_handicap changes the number of turns (VV-R47); everybody may still enter. */
static void give_handicap(struct vv *v)
{
    int least = 1;

    for (int i = 0; i < v->forces; i++)
        if (v->force[i].enter > least)
            least = v->force[i].enter;
    v->base.turns -= v->base.option[VV_OPT_HANDICAP];
    if (v->base.turns < least)
        v->base.turns = least;
    if (v->base.turns > TURNS_MAX)
        v->base.turns = TURNS_MAX;
}

int vv_finish(struct scenario *scn, const struct content *content, struct findings *findings,
              struct error *err)
{
    struct vv *v = (struct vv *)scn;
    int before = findings ? findings->mistakes : 0;

    if (!v->file[0]) /* no line of the game's own */
        snprintf(v->file, sizeof v->file, "%s/scenarios/%s.txt", game_valor_and_victory.id,
                 scn->id);
    if (vv_read_content(v, content, findings, err))
        return -1;
    if (check_sides(v, err))
        return findings_stop(findings, err); /* nothing else makes sense then */
    if ((check_turns(v, err) && findings_add(findings, err)) ||
        read_script(v, NEEDS_NOTHING, NEEDS_NOTHING, findings, err))
        return -1;
    bool ground = read_ground(v, content, findings, err) == 0;
    if (!ground && !findings)
        return -1;
    if (read_script(v, NEEDS_ROSTER, ground ? NEEDS_MAP : NEEDS_ROSTER, findings, err) ||
        (ground && vv_scenario_check(v, findings, err)))
        return -1;
    if (findings && findings->mistakes > before)
        return -1;
    vv_sort_stock(v);
    note_places(v);
    note_entries(v);
    give_handicap(v);
    return 0;
}
