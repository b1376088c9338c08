/* vv_scenario.c - reading a scenario: forces, set-up areas, entries, objectives, victory
 * conditions.
 *
 * The order of battle names counters and hexes, which are known only when the roster and the map
 * have been read. So the lines are kept as they stand (each at its own line number) and read when
 * the file is complete. */
#include <stdio.h>
#include <string.h>

#include "core/content.h"
#include "core/scenario.h"
#include "games/valor_and_victory/vv_rules.h"

static const char expendable_names[] = "grenades|satchels|panzerfausts|at-grenades";
static const char term_names[] = "control|kills|kills-lead|exits|score|score-lead|left";
static const char compare_names[] = "<|<=|=|>=|>";

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

static int side_word(const struct vv *v, const struct data *d, int i, int *side, struct error *err)
{
    *side = i < d->count ? scenario_seat(&v->base, d->word[i]) : -1;
    if (*side < 0)
        return data_fail(d, err, "\"%.20s\" is no side of this scenario",
                         i < d->count ? d->word[i] : "");
    return 0;
}

static int hex_word(const struct vv *v, const struct data *d, const char *word, int *hex,
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

/* zone_word: D7, D4-I8 (corner to corner), J-Q (columns), all. */
static int zone_word(const struct vv *v, const struct data *d, const char *word, struct hexes *zone,
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
    if (hex_word(v, d, dash ? first : word, &a, err) || (dash && hex_word(v, d, dash + 1, &b, err)))
        return -1;
    add_block(v, a, dash ? b : a, zone);
    return 0;
}

static int force_of(const struct vv *v, const struct data *d, struct error *err)
{
    if (v->forces == 0)
        return data_fail(d, err, "belongs to a force: a line `force SIDE` must come first");
    return 0;
}

/* --- what stands on the ground --- */

bool vv_position_ground(const struct vv *v, int position, int hex)
{
    const struct vv_terrain *t = terrain_at(v, hex);

    return position >= VV_FOXHOLES ? t->trench : t->fort; /* VV-17.2 */
}

bool vv_start_ground(const struct vv *v, const struct vv_type *t, int hex)
{
    const struct vv_terrain *ground = terrain_at(v, hex);

    if (is_wheels(t))
        return ground->wheels > 0;
    if (t->kind == VV_GUN && t->mp == 0 && ground->wheels == 0)
        return false; /* VV-10.4: no large Gun in a building */
    return ground->foot > 0;
}

/* --- the order of battle --- */

static struct vv_stock *new_stock(struct vv *v, const struct data *d, int kind, int what,
                                  struct error *err)
{
    if (v->stocks == VV_STOCK) {
        data_fail(d, err, "the order of battle is longer than %d counters", VV_STOCK);
        return NULL;
    }
    struct vv_stock *item = &v->stock[v->stocks++];
    *item = (struct vv_stock){ .kind = (uint8_t)kind,
                               .side = (uint8_t)v->force[v->forces - 1].side,
                               .force = (uint8_t)(v->forces - 1),
                               .what = (uint8_t)what,
                               .facing = -1,
                               .line = d->line };
    return item;
}

static int read_force(struct vv *v, const struct data *d, struct error *err)
{
    int side;

    if (data_want(d, 1, 1, "force SIDE", err) || side_word(v, d, 1, &side, err))
        return -1;
    if (v->forces == VV_FORCES)
        return data_fail(d, err, "there are more than %d forces", VV_FORCES);
    v->force[v->forces++] = (struct vv_force){ .side = side, .line = d->line };
    return 0;
}

/* counted: pairs NAME COUNT, each counter made by `kind`. */
static int read_counters(struct vv *v, const struct data *d, struct error *err)
{
    bool weapons = data_is(d, "weapons");

    if (force_of(v, d, err) || data_want(d, 2, DATA_WORDS_MAX, "units ID COUNT [ID COUNT]..", err))
        return -1;
    for (int i = 1; i < d->count; i += 2) {
        int what = weapons ? vv_find_weapon(v, d->word[i]) : vv_find_type(v, d->word[i]), count;

        if (!what)
            return data_fail(d, err, "there is no %s \"%.20s\" in units.txt",
                             weapons ? "weapon" : "unit", d->word[i]);
        if (data_int(d, i + 1, 1, 30, &count, err))
            return -1;
        while (count-- > 0)
            if (!new_stock(v, d, weapons ? VV_GIVE_WEAPON : VV_PLACE_UNIT, what, err))
                return -1;
    }
    return 0;
}

/* A passenger as ID or ID+WEAPON. */
static int read_passenger(struct vv *v, const struct data *d, const char *word, int carrier,
                          struct error *err)
{
    const char *plus = strchr(word, '+');
    char id[20];

    snprintf(id, sizeof id, "%.*s", plus ? (int)(plus - word) : 19, word);
    int what = vv_find_type(v, id), weapon = plus ? vv_find_weapon(v, plus + 1) : 0;
    if (!what || (plus && !weapon))
        return data_fail(d, err, "\"%.30s\" is no unit of units.txt, or no weapon", word);
    struct vv_stock *item = new_stock(v, d, VV_PLACE_UNIT, what, err);
    if (!item)
        return -1;
    item->carrier = (uint8_t)(carrier + 1);
    item->weapon = (uint8_t)weapon;
    return 0;
}

static int read_load(struct vv *v, const struct data *d, struct error *err)
{
    if (force_of(v, d, err) || data_want(d, 2, 14, "load TRANSPORT UNIT[+WEAPON].. [tow GUN]", err))
        return -1;
    int carrier = vv_find_type(v, d->word[1]), at = v->stocks;
    if (!carrier || !v->type[carrier].transport)
        return data_fail(d, err, "\"%.20s\" is no transport of units.txt", d->word[1]);
    if (!new_stock(v, d, VV_PLACE_UNIT, carrier, err))
        return -1;
    for (int i = 2; i < d->count; i++) {
        if (strcmp(d->word[i], "tow") == 0 && i + 2 == d->count)
            i++;
        if (read_passenger(v, d, d->word[i], at, err))
            return -1;
    }
    return 0;
}

/* position ID COUNT ZONE.. [but ZONE..] [facing DIRECTION] [occupied] */
static int read_fortification(struct vv *v, const struct data *d, struct error *err)
{
    struct hexes zone = { { 0 } }, but = { { 0 } };
    int kind, count, facing = -1;
    bool occupied = false, minus = false;

    if (force_of(v, d, err) ||
        data_want(d, 3, DATA_WORDS_MAX,
                  "position ID COUNT ZONE.. [but ZONE..] [facing DIRECTION] [occupied]", err) ||
        data_choice(d, 1, "bunker4|bunker3|sandbags|wire|foxholes|trenches", &kind, err) ||
        data_int(d, 2, 1, 20, &count, err))
        return -1;
    kind += VV_BUNKER4;
    for (int i = 3; i < d->count; i++) {
        if (strcmp(d->word[i], "but") == 0) {
            minus = true;
        } else if (strcmp(d->word[i], "occupied") == 0 && is_bunker(kind)) {
            occupied = true;
        } else if (strcmp(d->word[i], "facing") == 0 && is_bunker(kind) && i + 1 < d->count) {
            if ((facing = hex_direction_find(&v->grid, d->word[++i])) < 0)
                return data_fail(d, err, "\"%.10s\" is no direction", d->word[i]);
        } else if (zone_word(v, d, d->word[i], minus ? &but : &zone, err)) {
            return -1;
        }
    }
    int room = 0;
    for (int hex = 0; hex < v->hexes; hex++) {
        if (hexes_has(&but, hex) || !vv_position_ground(v, kind, hex))
            hexes_drop(&zone, hex);
        room += hexes_has(&zone, hex);
    }
    if (room < count)
        return data_fail(d, err, "only %d hexes of the area can hold %s (VV-17.2)", room,
                         v->tables.position_name[kind]);
    while (count-- > 0) {
        struct vv_stock *item = new_stock(v, d, VV_PLACE_POSITION, kind, err);

        if (!item)
            return -1;
        item->zone = zone;
        item->facing = (int8_t)facing;
        item->occupied = occupied;
    }
    return 0;
}

static int read_setup(struct vv *v, const struct data *d, struct error *err)
{
    if (force_of(v, d, err) || data_want(d, 1, DATA_WORDS_MAX, "setup ZONE..", err))
        return -1;
    struct vv_force *f = &v->force[v->forces - 1];
    f->has_setup = true;
    for (int i = 1; i < d->count; i++)
        if (zone_word(v, d, d->word[i], &f->setup, err))
            return -1;
    return 0;
}

/* edge_zone: hexes through which units come or go lie at the edge of the map (VV-6.3.9). */
static int edge_zone(const struct vv *v, const struct data *d, int i, struct hexes *zone,
                     struct error *err)
{
    char name[8];

    for (; i < d->count; i++)
        if (zone_word(v, d, d->word[i], zone, err))
            return -1;
    for (int hex = 0; hex < v->hexes; hex++)
        if (hexes_has(zone, hex) && !hexes_has(&v->border, hex)) {
            vv_hex_name(v, hex, name);
            return data_fail(d, err, "%s is not at the edge of the map", name);
        }
    return 0;
}

static int read_enter(struct vv *v, const struct data *d, struct error *err)
{
    if (force_of(v, d, err) || data_want(d, 2, DATA_WORDS_MAX, "enter TURN ZONE..", err))
        return -1;
    struct vv_force *f = &v->force[v->forces - 1];
    if (data_int(d, 1, 1, v->base.turns ? v->base.turns : 99, &f->enter, err))
        return -1;
    return edge_zone(v, d, 2, &f->edge, err);
}

static int read_expendables(struct vv *v, const struct data *d, struct error *err)
{
    int which, count;

    if (force_of(v, d, err) ||
        data_want(d, 2, 2 * VV_EXPENDABLES, "expendables NAME COUNT [NAME COUNT]..", err))
        return -1;
    for (int i = 1; i < d->count; i += 2) {
        if (data_choice(d, i, expendable_names, &which, err) ||
            data_int(d, i + 1, 1, 99, &count, err))
            return -1;
        v->expendable[v->force[v->forces - 1].side][which] = (uint8_t)count;
    }
    return 0;
}

static int read_smoke(struct vv *v, const struct data *d, struct error *err)
{
    int count;

    if (force_of(v, d, err) || data_want(d, 1, 1, "smoke COUNT", err) ||
        data_int(d, 1, 0, 60, &count, err))
        return -1;
    v->smoke[v->force[v->forces - 1].side] = (uint8_t)count;
    return 0;
}

/* --- map, objectives, victory --- */

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
    return data_want(d, 1, 1, "first SIDE", err) || side_word(v, d, 1, &v->first, err) ? -1 : 0;
}

static int find_objective(const struct vv *v, int hex)
{
    for (int i = 0; i < v->objectives; i++)
        if (v->objective[i] == hex)
            return i;
    return VV_NONE;
}

static int read_objectives(struct vv *v, const struct data *d, struct error *err)
{
    int side, hex;

    if (data_want(d, 2, VV_OBJECTIVES + 1, "objectives SIDE HEX..", err) ||
        side_word(v, d, 1, &side, err))
        return -1;
    for (int i = 2; i < d->count; i++) {
        if (hex_word(v, d, d->word[i], &hex, err))
            return -1;
        if (v->objectives == VV_OBJECTIVES || find_objective(v, hex) != VV_NONE)
            return data_fail(d, err, "%s is an objective already, or there are too many",
                             d->word[i]);
        v->owner[v->objectives] = (uint8_t)side;
        v->objective[v->objectives++] = (int16_t)hex;
    }
    return 0;
}

static int read_exit(struct vv *v, const struct data *d, struct error *err)
{
    int side;

    if (data_want(d, 2, DATA_WORDS_MAX, "exit SIDE HEX..", err) || side_word(v, d, 1, &side, err))
        return -1;
    v->has_exit[side] = true;
    return edge_zone(v, d, 2, &v->exit[side], err);
}

static int read_score(struct vv *v, const struct data *d, struct error *err)
{
    if (data_want(d, 4, 4, "score kill NUMBER objective NUMBER", err) ||
        strcmp(d->word[1], "kill") != 0 || strcmp(d->word[3], "objective") != 0)
        return data_fail(d, err, "should read \"score kill NUMBER objective NUMBER\"");
    return data_int(d, 2, 0, 99, &v->score_kill, err) ||
                   data_int(d, 4, 0, 99, &v->score_objective, err)
               ? -1
               : 0;
}

/* read_hex_list: the objectives of a `control` term; *at moves on to its comparison. */
static int read_hex_list(const struct vv *v, const struct data *d, int *at, struct vv_term *term,
                         struct error *err)
{
    int hex;

    for (; *at < d->count && choice_find(compare_names, d->word[*at]) < 0; ++*at) {
        if (strcmp(d->word[*at], "all") == 0) {
            term->objectives = (uint32_t)((UINT64_C(1) << v->objectives) - 1);
            continue;
        }
        if (hex_word(v, d, d->word[*at], &hex, err))
            return -1;
        int place = find_objective(v, hex);
        if (place == VV_NONE)
            return data_fail(d, err, "%s is no objective; name it in an objectives line above",
                             d->word[*at]);
        term->objectives |= UINT32_C(1) << place;
    }
    return term->objectives ? 0 : data_fail(d, err, "control needs objectives: HEX.. or all");
}

static int read_term(const struct vv *v, const struct data *d, int *at, struct vv_term *term,
                     struct error *err)
{
    int kind, side, compare;

    *term = (struct vv_term){ 0 };
    if (data_choice(d, *at, term_names, &kind, err) || side_word(v, d, *at + 1, &side, err))
        return -1;
    term->kind = (uint8_t)kind;
    term->side = (uint8_t)side;
    *at += 2;
    if (kind == VV_CONTROL && read_hex_list(v, d, at, term, err))
        return -1;
    if (kind == VV_EXITS && !v->has_exit[side])
        return data_fail(d, err, "exits of %s are counted, but no exit line says where",
                         v->base.side[side].id);
    if (data_choice(d, *at, compare_names, &compare, err) ||
        data_int(d, *at + 1, -9999, 9999, &term->number, err))
        return -1;
    term->compare = (uint8_t)compare;
    *at += 2;
    return 0;
}

/* victory RESULT [when TERM [and TERM]..] */
static int read_goal(struct vv *v, const struct data *d, struct error *err)
{
    struct vv_goal goal = { .result = VV_NONE, .sudden = data_is(d, "sudden"), .line = d->line };
    int at = 3;

    if (data_want(d, 1, DATA_WORDS_MAX, "victory SIDE|draw [when TERM [and TERM]..]", err))
        return -1;
    if (strcmp(d->word[1], "draw") != 0 && side_word(v, d, 1, &goal.result, err))
        return -1;
    if (v->goals == VV_GOALS)
        return data_fail(d, err, "there are more than %d victory lines", VV_GOALS);
    for (int i = 0; i < v->goals; i++)
        if (v->goal[i].terms == 0 && v->goal[i].sudden == goal.sudden)
            return data_fail(d, err, "never decides: line %d holds always", v->goal[i].line);
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
    v->goal[v->goals++] = goal;
    return 0;
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
    { "force", 2, read_force },
    { "units", 2, read_counters },
    { "weapons", 2, read_counters },
    { "load", 2, read_load },
    { "position", 2, read_fortification },
    { "setup", 2, read_setup },
    { "enter", 2, read_enter },
    { "expendables", 2, read_expendables },
    { "smoke", 2, read_smoke },
    { "objectives", 2, read_objectives },
    { "exit", 2, read_exit },
    { "score", 2, read_score },
    { "victory", 2, read_goal },
    { "sudden", 2, read_goal },
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

/* --- what must hold for the whole --- */

static int load_fits(const struct vv *v, int carrier, struct error *err)
{
    const struct vv_type *t = &v->type[v->stock[carrier].what];
    int halves = 0, leaders = 0, weapons = 0, guns = 0, size = t->transport;
    bool fits = true;

    for (int i = 0; i < v->stocks; i++) {
        if (v->stock[i].carrier != carrier + 1)
            continue;
        const struct vv_type *u = &v->type[v->stock[i].what];
        halves += u->kind == VV_SQUAD ? 2 : u->kind == VV_HALF;
        leaders += u->kind == VV_LEADER;
        guns += u->kind == VV_GUN;
        weapons += v->stock[i].weapon != 0;
        fits &= !is_wheels(u) && !(v->stock[i].weapon && !is_foot(u));
        fits &= !(u->kind == VV_GUN && (!t->tow || (size == VV_CLASS_TH && u->mp == 0)));
    }
    if (size == VV_CLASS_TH)
        fits &= halves <= 1 && leaders <= 1 && weapons <= 1;
    else
        fits &= halves <= 2 * size && leaders <= size && weapons <= size;
    if (fits && guns <= 1)
        return 0;
    return error_set(err, "%s:%d: load: %s cannot carry all that (VV-8.2.1)", v->file,
                     v->stock[carrier].line, t->id);
}

static int check_force(const struct vv *v, int f, struct error *err)
{
    const struct vv_force *force = &v->force[f];
    int units = 0, carriers = 0, weapons = 0, on_foot = 0, must = 0;

    for (int i = 0; i < v->stocks; i++) {
        const struct vv_stock *item = &v->stock[i];

        if (item->force != f)
            continue;
        units += item->kind == VV_PLACE_UNIT;
        weapons += item->kind == VV_GIVE_WEAPON;
        must += item->occupied;
        if (item->kind != VV_PLACE_UNIT)
            continue;
        carriers += is_foot(&v->type[item->what]) && !item->weapon;
        on_foot += is_foot(&v->type[item->what]) && !item->carrier;
    }
    if (!units)
        return error_set(err, "%s:%d: force: it has no units", v->file, force->line);
    if (!force->has_setup && !force->enter)
        return error_set(err, "%s:%d: force: it needs a setup or an enter line", v->file,
                         force->line);
    if (weapons > carriers)
        return error_set(err, "%s:%d: force: %d weapons, but only %d units can carry one (VV-12.2)",
                         v->file, force->line, weapons, carriers);
    if (must > on_foot)
        return error_set(err, "%s:%d: force: more bunkers must be occupied than it has infantry",
                         v->file, force->line);
    return 0;
}

/* VV-12.6: some expendable weapons belong to one nation. */
static int check_nation(const struct vv *v, int side, int which, struct error *err)
{
    const char *nation = v->tables.expendable_nation[which];
    char name[20];

    if (!v->expendable[side][which] || strcmp(nation, "any") == 0)
        return 0;
    for (int i = 0; i < v->stocks; i++)
        if (v->stock[i].kind == VV_PLACE_UNIT && v->stock[i].side == side &&
            strcmp(v->type[v->stock[i].what].nation, nation) == 0)
            return 0;
    choice_name(expendable_names, which, name, sizeof name);
    return error_set(err, "%s: expendables: only a side with %s units may have %s (VV-12.6)",
                     v->file, nation, name);
}

static int check_size(const struct vv *v, struct error *err)
{
    int slots = 0, units[2] = { 0, 0 };

    for (int i = 0; i < v->stocks; i++)
        if (v->stock[i].kind == VV_PLACE_UNIT) {
            slots += v->type[v->stock[i].what].kind == VV_SQUAD ? 2 : 1;
            units[v->stock[i].side]++;
        }
    if (!units[0] || !units[1])
        return error_set(err, "%s: both sides need units", v->file);
    if (slots > VV_UNITS)
        return error_set(err, "%s: %d counters are possible, a squad counting two; these are %d",
                         v->file, VV_UNITS, slots);
    if (!v->goals || v->goal[v->goals - 1].sudden)
        return error_set(err, "%s: a last line `victory RESULT` is missing", v->file);
    return 0;
}

static int check_whole(const struct vv *v, struct findings *findings, struct error *err)
{
    int bad = 0;

    for (int i = 0; i < v->forces; i++)
        if (check_force(v, i, err) && (bad = -1, findings_add(findings, err)))
            return -1;
    for (int i = 0; i < v->stocks; i++)
        if (v->stock[i].kind == VV_PLACE_UNIT && v->type[v->stock[i].what].transport &&
            load_fits(v, i, err) && (bad = -1, findings_add(findings, err)))
            return -1;
    for (int i = 0; i < 2 * VV_EXPENDABLES; i++)
        if (check_nation(v, i / VV_EXPENDABLES, i % VV_EXPENDABLES, err) &&
            (bad = -1, findings_add(findings, err)))
            return -1;
    if (check_size(v, err) && (bad = -1, findings_add(findings, err)))
        return -1;
    return bad;
}

/* --- the order of set-up --- */

static int stock_rank(const struct vv *v, const struct vv_stock *item)
{
    int rank = item->side == v->first ? 0 : 10;

    if (item->kind == VV_GIVE_WEAPON)
        return rank + 5;
    if (item->kind == VV_PLACE_POSITION)
        return rank + 1;
    const struct vv_type *t = &v->type[item->what];
    return rank + (is_wheels(t) ? 2 : t->kind == VV_GUN ? 3 : 4);
}

/* sort_stock: the order in which things are set up; units are numbered in it. */
static void sort_stock(struct vv *v)
{
    uint8_t carrier_of[VV_STOCK], place[VV_STOCK], order[VV_STOCK];
    struct vv_stock sorted[VV_STOCK];

    for (int i = 0; i < v->stocks; i++) {
        int k = i;

        for (; k > 0 && stock_rank(v, &v->stock[order[k - 1]]) > stock_rank(v, &v->stock[i]); k--)
            order[k] = order[k - 1];
        order[k] = (uint8_t)i;
    }
    for (int k = 0; k < v->stocks; k++) {
        sorted[k] = v->stock[order[k]];
        place[order[k]] = (uint8_t)k;
        carrier_of[k] = sorted[k].carrier;
    }
    v->units = 0;
    for (int k = 0; k < v->stocks; k++) {
        v->stock[k] = sorted[k];
        v->stock[k].unit = sorted[k].kind == VV_PLACE_UNIT ? (uint8_t)v->units++ : 0;
    }
    for (int k = 0; k < v->stocks; k++)
        if (carrier_of[k])
            v->stock[k].carrier = (uint8_t)(v->stock[place[carrier_of[k] - 1]].unit + 1);
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
    if (check_whole(v, findings, err) || bad)
        return -1;
    sort_stock(v);
    return 0;
}

int vv_finish(struct scenario *scn, const struct content *content, struct error *err)
{
    return vv_read_all((struct vv *)scn, content, NULL, err);
}
