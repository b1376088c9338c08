/* vv_muster.c - whether a scenario that reads well line by line can be played as a whole. */
#include <string.h>

#include "games/valor_and_victory/vv_reading.h"

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
    choice_name(vv_expendable_names, which, name, sizeof name);
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

int vv_check_whole(const struct vv *v, struct findings *findings, struct error *err)
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
