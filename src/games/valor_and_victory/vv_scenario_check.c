/* vv_scenario_check.c - whether a scenario that reads well line by line can be played as a whole. */
#include <string.h>

#include "games/valor_and_victory/vv_read.h"

/* check_load: what the scenario puts aboard a transport (VV-8.2.1). */
static int check_load(const struct vv *v, int carrier, struct error *err)
{
    const struct vv_type *t = &v->type[v->stock[carrier].what];
    struct vv_load load = { 0, 0, 0, 0 };
    bool fits = true;

    EXPECT(v->stock[carrier].kind == VV_PLACE_UNIT);
    for (int i = 0; i < v->stocks; i++) {
        const struct vv_type *rider = &v->type[v->stock[i].what];

        if (v->stock[i].carrier != carrier + 1)
            continue;
        vv_load_add(&load, rider, v->stock[i].weapon != 0);
        fits &= vv_type_rides(rider, t);
    }
    if (fits && vv_load_fits(t, &load))
        return 0;
    return error_set(err, "%s:%d: load: %s cannot carry all that (VV-8.2.1)", v->file,
                     v->stock[carrier].line, t->id);
}

/* What a force has, and what it needs. */
struct count {
    int units, on_foot, must, places;
    int weapons, heavy;  /* to give away at set-up */
    int bearers, strong; /* how many of them can be carried, and how many heavy ones */
    int guns, tows;      /* large Guns by themselves; transports that could tow one */
};

/* A transport's passengers without a weapon can be given as many as it has room for. */
static void count_aboard(const struct vv *v, int carrier, struct count *c)
{
    const struct vv_type *transport = &v->type[v->stock[carrier].what];
    int bearers = 0, strong = 0, small = transport->transport == VV_CLASS_TH;
    int room = small ? 1 : transport->transport; /* VV-8.2.1 */
    bool free = transport->tow && !small;

    for (int i = 0; i < v->stocks; i++) {
        const struct vv_type *t = &v->type[v->stock[i].what];

        if (v->stock[i].carrier != carrier + 1)
            continue;
        free &= t->kind != VV_GUN;
        room -= v->stock[i].weapon && room > 0;
        bearers += is_foot(t) && !v->stock[i].weapon;
        strong += is_foot(t) && !v->stock[i].weapon && t->kind != VV_LEADER;
    }
    c->tows += free;
    c->bearers += room < bearers ? room : bearers;
    c->strong += room < strong ? room : strong;
}

/* A unit that is not a passenger. */
static void count_loose(const struct vv *v, int i, struct count *c)
{
    const struct vv_type *t = &v->type[v->stock[i].what];

    c->places += is_foot(t) ? 1 : 2;
    c->on_foot += is_foot(t);
    c->bearers += is_foot(t);
    c->strong += is_foot(t) && t->kind != VV_LEADER;
    c->guns += is_large(t);
    if (t->transport)
        count_aboard(v, i, c);
}

static struct count count_force(const struct vv *v, int f)
{
    struct count c = { 0 };

    for (int i = 0; i < v->stocks; i++) {
        const struct vv_stock *item = &v->stock[i];

        if (item->force != f)
            continue;
        c.weapons += item->kind == VV_GIVE_WEAPON;
        c.heavy += item->kind == VV_GIVE_WEAPON && v->weapon[item->what].heavy;
        c.must += item->occupied;
        c.units += item->kind == VV_PLACE_UNIT;
        if (item->kind == VV_PLACE_UNIT && !item->carrier)
            count_loose(v, i, &c);
    }
    return c;
}

/* VV-12.2: there is a unit to carry every weapon. */
static int check_weapons(const struct vv *v, int f, const struct count *c, struct error *err)
{
    if (c->weapons > c->bearers)
        return error_set(err,
                         "%s:%d: force: weapons: %d, but its units can carry only %d (VV-12.2)",
                         v->file, v->force[f].line, c->weapons, c->bearers);
    if (c->heavy > c->strong)
        return error_set(
            err,
            "%s:%d: force: heavy weapons: %d, but its squads can carry only %d; leaders "
            "carry light ones (VV-12.2)",
            v->file, v->force[f].line, c->heavy, c->strong);
    return 0;
}

static int check_force(const struct vv *v, int f, struct error *err)
{
    const struct vv_force *force = &v->force[f];
    struct count c = count_force(v, f);

    if (!c.units)
        return error_set(err, "%s:%d: force: it has no units", v->file, force->line);
    if (!force->has_setup && !force->enter)
        return error_set(err, "%s:%d: force: it needs a setup or an enter line", v->file,
                         force->line);
    if (check_weapons(v, f, &c, err))
        return -1;
    if (c.must > c.on_foot)
        return error_set(err, "%s:%d: force: more bunkers must be occupied than it has infantry",
                         v->file, force->line);
    return 0;
}

/* --- room at the start --- */

static bool stands_in(const struct vv *v, const struct vv_stock *item, const struct vv_hexes *zone)
{
    for_set (hex, zone)
        if (vv_start_ground(v, &v->type[item->what], hex))
            return true;
    return false;
}

/* stranded: a large Gun that nobody tows never comes onto the map. */
static bool stranded(const struct vv *v, const struct vv_stock *item)
{
    struct count c = count_force(v, item->force);

    return is_large(&v->type[item->what]) && !v->force[item->force].has_setup && c.guns > c.tows;
}

/* Every unit finds a hex that its kind can stand in (VV-10.1), and comes to it. */
static int check_ground(const struct vv *v, int i, struct error *err)
{
    const struct vv_stock *item = &v->stock[i];
    const struct vv_force *force = &v->force[item->force];

    if (item->kind != VV_PLACE_UNIT || item->carrier || force->flawed ||
        (i > 0 && v->stock[i - 1].what == item->what && v->stock[i - 1].line == item->line))
        return 0;
    if (force->has_setup && !force->enter && !stands_in(v, item, &force->setup))
        return error_set(err, "%s:%d: %s cannot stand anywhere in its set-up area (VV-10.1)",
                         v->file, item->line, v->type[item->what].id);
    if (force->enter && stranded(v, item))
        return error_set(
            err,
            "%s:%d: %s is a large Gun and enters only in tow: `load TRANSPORT tow %s` (VV-1.1.5)",
            v->file, item->line, v->type[item->what].id, v->type[item->what].id);
    if (force->enter && !stands_in(v, item, &force->edge))
        return error_set(err, "%s:%d: %s cannot enter through any of its hexes (VV-10.1)", v->file,
                         item->line, v->type[item->what].id);
    return 0;
}

/* VV-6.3.8: a hex holds four infantry, or two others, or two and one: infantry takes one of its
 * four places, anything else two. */
static int check_room(const struct vv *v, int f, struct error *err)
{
    const struct vv_force *force = &v->force[f];
    int room = 0, need = count_force(v, f).places;

    if (force->flawed || !force->has_setup || force->enter)
        return 0;
    for_set (hex, &force->setup)
        room += terrain_at(v, hex)->foot ? 4 : 0;
    if (need <= room)
        return 0;
    return error_set(err,
                     "%s:%d: force: its set-up area has %d places, its units need %d: one for "
                     "infantry, two for others (VV-6.3.8)",
                     v->file, force->line, room, need);
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
    choice_name(vv_expendable_names, which, name, sizeof name);
    return error_set(err, "%s:%d: expendables: only a side with %s units may have %s (VV-12.6)",
                     v->file, v->expendable_line[side][which], nation, name);
}

static int check_size(const struct vv *v, struct error *err)
{
    int slots = 0, units[2] = { 0, 0 };
    bool flawed = false;

    for (int i = 0; i < v->stocks; i++)
        if (v->stock[i].kind == VV_PLACE_UNIT) {
            slots += v->type[v->stock[i].what].kind == VV_SQUAD ? 2 : 1;
            units[v->stock[i].side]++;
        }
    for (int i = 0; i < v->forces; i++)
        flawed |= v->force[i].flawed;
    if (!flawed && (!units[0] || !units[1]))
        return error_set(err, "%s: both sides need units", v->file);
    if (slots > VV_UNITS)
        return error_set(err,
                         "%s: there is room for %d counters, a squad counting as two; these are %d",
                         v->file, VV_UNITS, slots);
    return 0;
}

/* The last of the lines that decide must be one for the end of the game, and decide always. (One
 * for the end below it has been reported by vv_scenario_victory.c.) */
static int check_end(const struct vv *v, struct error *err)
{
    struct data d;
    int last = 0, always = 0, late = 0;

    data_open(&d, v->file, v->script, (size_t)v->script_size);
    while (data_next(&d, err) > 0) {
        if (data_is(&d, "victory"))
            last = d.line;
        if (data_is(&d, "victory") && d.count == 2 && !always)
            always = d.line;
        if (data_is(&d, "sudden") && always && !late)
            late = d.line;
    }
    if (late)
        return error_set(err, "%s:%d: sudden: it must stand above the last victory line (line %d)",
                         v->file, late, always);
    if (always)
        return 0;
    if (last)
        return error_set(
            err,
            "%s:%d: victory: a last line `victory RESULT` without a condition is missing below",
            v->file, last);
    return error_set(err, "%s: a last line `victory RESULT` is missing", v->file);
}

/* --- doubts: what was probably not meant --- */

/* worth_holding: a building, a bridge, a road, or a hex that may be fortified. */
static bool worth_holding(const struct vv *v, int hex)
{
    if (v->terrain[hex] == v->building || v->terrain[hex] == v->bridge || v->road[hex])
        return true;
    for (int i = 0; i < v->stocks; i++)
        if (v->stock[i].kind == VV_PLACE_POSITION && hexes_has(&v->stock[i].zone, hex))
            return true;
    return false;
}

/* asked_for: the objectives that a victory line or the score counts, a bit each. */
static uint32_t asked_for(const struct vv *v)
{
    uint32_t asked = v->score_objective && vv_counts_score(v) ? UINT32_MAX : 0;

    for (int i = 0; i < v->goals; i++)
        for (int k = 0; k < v->goal[i].terms; k++)
            asked |= v->goal[i].term[k].objectives;
    return asked;
}

static void doubt_score(const struct vv *v, struct findings *findings, struct error *err)
{
    if (!v->score_line || vv_counts_score(v))
        return;
    error_set(err, "%s:%d: score: no victory line asks for a score", v->file, v->score_line);
    findings_doubt(findings, err);
}

static void doubt_objectives(const struct vv *v, struct findings *findings, struct error *err)
{
    uint32_t asked = asked_for(v);
    char name[8];

    for (int i = 0; i < v->objectives; i++) {
        hexmap_name(&v->grid, v->objective[i], name);
        int line = v->objective_line[i];
        if (!worth_holding(v, v->objective[i])) {
            error_set(err, "%s:%d: objectives: %s is not a building, bridge or road (%s)", v->file,
                      line, name, terrain_at(v, v->objective[i])->id);
            findings_doubt(findings, err);
        }
        if (!(asked >> i & 1)) {
            error_set(err, "%s:%d: objectives: no victory line asks who holds %s", v->file, line,
                      name);
            findings_doubt(findings, err);
        }
    }
}

/* A number of objectives that nobody can reach, or everybody has. */
static void doubt_goals(const struct vv *v, struct findings *findings, struct error *err)
{
    for (int i = 0; i < v->goals; i++)
        for (int k = 0; k < v->goal[i].terms; k++) {
            const struct vv_term *t = &v->goal[i].term[k];
            int most = bits_count(t->objectives);

            if (t->kind != VV_CONTROL || (t->number >= 0 && t->number <= most))
                continue;
            error_set(err, "%s:%d: victory: it asks for %d objectives, but names %d", v->file,
                      v->goal[i].line, t->number, most);
            findings_doubt(findings, err);
        }
}

static void doubt_areas(const struct vv *v, struct findings *findings, struct error *err)
{
    char name[8];

    for (int a = 0; a < v->forces; a++)
        for (int b = a + 1; b < v->forces; b++)
            for (int hex = 0; hex < v->hexes && v->force[a].side != v->force[b].side; hex++) {
                if (!hexes_has(&v->force[a].setup, hex) || !hexes_has(&v->force[b].setup, hex))
                    continue;
                hexmap_name(&v->grid, hex, name);
                error_set(err, "%s:%d: force: its set-up area shares %s with the other side's",
                          v->file, v->force[b].line, name);
                findings_doubt(findings, err);
                break;
            }
}

static const char *nation_of(const struct vv *v, const struct vv_stock *item)
{
    return item->kind == VV_GIVE_WEAPON ? v->weapon[item->what].nation : v->type[item->what].nation;
}

/* A side of two nations: the first counter that differs is named. */
static void doubt_nations(const struct vv *v, struct findings *findings, struct error *err)
{
    const char *first[2] = { NULL, NULL };
    bool told[2] = { false, false };

    for (int i = 0; i < v->stocks; i++) {
        const struct vv_stock *item = &v->stock[i];
        const char **nation = &first[item->side];

        if (item->kind == VV_PLACE_POSITION || told[item->side])
            continue;
        if (!*nation)
            *nation = nation_of(v, item);
        told[item->side] = strcmp(*nation, nation_of(v, item)) != 0;
        if (!told[item->side])
            continue;
        error_set(err, "%s:%d: the side has counters of two nations, %s and %s", v->file,
                  item->line, *nation, nation_of(v, item));
        findings_doubt(findings, err);
    }
}

static int all_forces(const struct vv *v, struct findings *findings, struct error *err)
{
    for (int i = 0; i < v->forces; i++) {
        if (!v->force[i].flawed && check_force(v, i, err) && findings_add(findings, err))
            return -1;
        if (check_room(v, i, err) && findings_add(findings, err))
            return -1;
    }
    return 0;
}

static int all_counters(const struct vv *v, struct findings *findings, struct error *err)
{
    for (int i = 0; i < v->stocks; i++) {
        bool unit = v->stock[i].kind == VV_PLACE_UNIT;

        if (unit && v->type[v->stock[i].what].transport && check_load(v, i, err) &&
            findings_add(findings, err))
            return -1;
        if (check_ground(v, i, err) && findings_add(findings, err))
            return -1;
    }
    return 0;
}

int vv_scenario_check(const struct vv *v, struct findings *findings, struct error *err)
{
    if (all_forces(v, findings, err) || all_counters(v, findings, err))
        return -1;
    for (int i = 0; i < 2 * VV_EXPENDABLES; i++)
        if (check_nation(v, i / VV_EXPENDABLES, i % VV_EXPENDABLES, err) &&
            findings_add(findings, err))
            return -1;
    if ((check_size(v, err) && findings_add(findings, err)) ||
        (check_end(v, err) && findings_add(findings, err)))
        return -1;
    if (!findings || findings->mistakes)
        return 0; /* nobody asks, or there are errors to mend first */
    doubt_objectives(v, findings, err);
    doubt_score(v, findings, err);
    doubt_goals(v, findings, err);
    doubt_areas(v, findings, err);
    doubt_nations(v, findings, err);
    return 0;
}
