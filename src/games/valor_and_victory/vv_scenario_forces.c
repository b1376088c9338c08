/* vv_scenario_forces.c - the order of battle: forces with their counters, positions, set-up areas and
 * entries, and the order in which it is all set up. */
#include <stdio.h>
#include <string.h>

#include "base/nearest.h"
#include "games/valor_and_victory/vv_read.h"

static int needs_force(const struct vv *v, const struct data *d, struct error *err)
{
    if (v->forces == 0)
        return data_fail(d, err, "belongs to a force: a line `force SIDE` must come first");
    return 0;
}

/* --- what stands on the ground --- */

bool vv_position_ground(const struct vv *v, int position, int hex)
{
    const struct vv_terrain *t = terrain_at(v, hex);

    EXPECT(position > VV_OPEN && position < VV_POSITIONS);
    return position >= VV_FOXHOLES ? t->trench : t->fort; /* VV-17.2 */
}

bool vv_start_ground(const struct vv *v, const struct vv_type *t, int hex)
{
    const struct vv_terrain *ground = terrain_at(v, hex);

    if (is_wheels(t))
        return ground->wheels > 0;
    if (is_large(t) && ground->wheels == 0)
        return false; /* VV-10.4: no large Gun in a building */
    return ground->foot > 0;
}

/* --- the order of battle --- */

int vv_first_force(const struct vv *v, int side)
{
    for (int i = 0; i < v->forces; i++)
        if (v->force[i].side == side)
            return i;
    return 0;
}

static struct vv_stock *new_stock(struct vv *v, const struct data *d, int kind, int what,
                                  struct error *err)
{
    EXPECT(v->forces > 0);
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

int vv_read_force(struct vv *v, const struct data *d, struct error *err)
{
    if (v->forces == VV_FORCES)
        return data_fail(d, err, "there are more than %d forces", VV_FORCES);
    /* It begins in any case, so that the lines below do not fall to the one above. */
    struct vv_force *f = &v->force[v->forces++];
    *f = (struct vv_force){ .line = d->line };
    return data_want(d, 1, 1, "force SIDE", err) || vv_side_word(v, d, 1, &f->side, err) ? -1 : 0;
}

/* The unknown id "US_SHERMAN" may mean the counters of that nation that are called a Sherman. */
struct meant {
    const char *id;
    char list[120];
};

/* contains: is there `part`, three letters at least, in capitals or not? */
static bool contains(const char *text, const char *part)
{
    size_t length = strlen(part);

    for (; length >= 3 && strlen(text) >= length; text++) {
        size_t i = 0;

        while (i < length && ((text[i] ^ part[i]) & ~('a' ^ 'A')) == 0)
            i++;
        if (i == length)
            return true;
    }
    return false;
}

static void meant_try(struct meant *m, const char *id, const char *name)
{
    const char *bar = strchr(m->id, '_');
    size_t used = strlen(m->list);

    if (bar && strncmp(m->id, id, (size_t)(bar - m->id) + 1) == 0 && contains(name, bar + 1) &&
        used < sizeof m->list / 2)
        snprintf(m->list + used, sizeof m->list - used, "%s%s (%s)", used ? ", " : "", id, name);
}

/* no_counter: complains of an id that is not in units.txt. */
static int no_counter(const struct vv *v, const struct data *d, bool weapons, const char *id,
                      struct error *err)
{
    struct nearest near = nearest_to(id);
    struct meant meant = { .id = id };
    const char *what = weapons ? "weapon" : "unit";

    for (int i = 1; weapons && i < v->weapons; i++) {
        nearest_try(&near, v->weapon[i].id);
        meant_try(&meant, v->weapon[i].id, v->weapon[i].name);
    }
    for (int i = 1; !weapons && i < v->types; i++) {
        nearest_try(&near, v->type[i].id);
        meant_try(&meant, v->type[i].id, v->type[i].name);
    }
    if (meant.list[0])
        return data_fail(d, err, "there is no %s \"%.20s\" in units.txt; did you mean %s?", what,
                         id, meant.list);
    const char *hint = nearest_hint(&near);
    return data_fail(d, err, "there is no %s \"%.20s\" in units.txt%s", what, id,
                     hint[0] ? hint
                             : "; `sandtable map print valor-and-victory/units.txt` shows all");
}

/* One pair ID COUNT that does not begin with an id of its kind: why. */
static int wrong_counter(const struct vv *v, const struct data *d, int i, bool weapons,
                         struct error *err)
{
    const char *id = d->word[i];
    long number;

    if (number_read(id, 0, 9999, &number) == 0)
        return data_fail(d, err, "\"%s\" should be an id: the id comes first, then how many", id);
    if (!weapons && vv_find_weapon(v, id))
        return data_fail(d, err, "%s is a support weapon: put it in a `weapons` line", id);
    if (weapons && vv_find_type(v, id))
        return data_fail(d, err, "%s is not a support weapon: put it in a `units` line", id);
    return no_counter(v, d, weapons, id, err);
}

/* One pair ID COUNT. */
static int read_counter(struct vv *v, const struct data *d, int i, bool weapons, struct error *err)
{
    int what = weapons ? vv_find_weapon(v, d->word[i]) : vv_find_type(v, d->word[i]), count;

    if (!what)
        return wrong_counter(v, d, i, weapons, err);
    if (data_int(d, i + 1, 1, 30, &count, err))
        return -1;
    while (count-- > 0)
        if (!new_stock(v, d, weapons ? VV_GIVE_WEAPON : VV_PLACE_UNIT, what, err))
            return -1;
    return 0;
}

int vv_read_counters(struct vv *v, const struct data *d, struct error *err)
{
    bool weapons = data_is(d, "weapons");

    if (needs_force(v, d, err) ||
        data_want(d, 2, DATA_WORDS_MAX,
                  weapons ? "weapons ID COUNT [ID COUNT].." : "units ID COUNT [ID COUNT]..", err))
        return -1;
    for (int i = 1; i < d->count; i += 2)
        if (read_counter(v, d, i, weapons, err) && data_go_on(d, err))
            return -1;
    return 0;
}

/* VV-12.2: who carries which weapon. */
static int check_carried(const struct vv *v, const struct data *d, int what, int weapon,
                         struct error *err)
{
    const struct vv_type *t = &v->type[what];

    if (!weapon || type_carries(t, &v->weapon[weapon]))
        return 0;
    return data_fail(d, err, "%s cannot carry %s: %s (VV-12.2)", t->id, v->weapon[weapon].id,
                     is_foot(t) ? "a leader carries light weapons only"
                                : "only squads, half squads and leaders carry weapons");
}

/* A passenger as ID or ID+WEAPON. */
static int read_passenger(struct vv *v, const struct data *d, const char *word, int carrier,
                          struct error *err)
{
    const char *plus = strchr(word, '+');
    char id[20];

    snprintf(id, sizeof id, "%.*s", plus ? (int)(plus - word) : 19, word);
    int what = vv_find_type(v, id), weapon = plus ? vv_find_weapon(v, plus + 1) : 0;
    if (!what && vv_find_weapon(v, id))
        return data_fail(d, err,
                         "%s is a weapon: write it after the unit that carries it, like UNIT+%s",
                         id, id);
    if (!what || (plus && !weapon))
        return no_counter(v, d, what != 0, what ? plus + 1 : id, err);
    if (check_carried(v, d, what, weapon, err))
        return -1;
    struct vv_stock *item = new_stock(v, d, VV_PLACE_UNIT, what, err);
    if (!item)
        return -1;
    item->carrier = (uint8_t)(carrier + 1);
    item->weapon = (uint8_t)weapon;
    return 0;
}

/* check_tow: the word `tow`, if it is there, is the last but one, and a Gun follows. */
static int check_tow(const struct vv *v, const struct data *d, struct error *err)
{
    for (int i = 2; i < d->count; i++) {
        if (strcmp(d->word[i], "tow") != 0)
            continue;
        if (i + 2 != d->count)
            return data_fail(d, err, "one Gun follows `tow`, and nothing after it");
        int gun = vv_find_type(v, d->word[i + 1]);
        if (gun && v->type[gun].kind != VV_GUN)
            return data_fail(d, err, "%s is not a Gun and cannot be towed", d->word[i + 1]);
    }
    return 0;
}

int vv_read_load(struct vv *v, const struct data *d, struct error *err)
{
    if (needs_force(v, d, err) ||
        data_want(d, 2, 14, "load TRANSPORT UNIT[+WEAPON].. [tow GUN]", err))
        return -1;
    int carrier = vv_find_type(v, d->word[1]), at = v->stocks;
    if (!carrier)
        return no_counter(v, d, false, d->word[1], err);
    if (!v->type[carrier].transport)
        return data_fail(d, err, "\"%.20s\" is not a transport in units.txt", d->word[1]);
    if (check_tow(v, d, err) || !new_stock(v, d, VV_PLACE_UNIT, carrier, err))
        return -1;
    for (int i = 2; i < d->count; i++) {
        if (strcmp(d->word[i], "tow") == 0)
            i++;
        if (read_passenger(v, d, d->word[i], at, err) && data_go_on(d, err))
            return -1;
    }
    return 0;
}

/* position ID COUNT AREA.. [but AREA..] [facing DIRECTION] [occupied] */
int vv_read_fortification(struct vv *v, const struct data *d, struct error *err)
{
    struct vv_hexes zone = { { 0 } }, but = { { 0 } };
    int kind, count, facing = -1;
    bool occupied = false, minus = false;

    if (needs_force(v, d, err) ||
        data_want(d, 3, DATA_WORDS_MAX,
                  "position ID COUNT AREA.. [but AREA..] [facing DIRECTION] [occupied]", err) ||
        data_choice(d, 1, vv_position_names, &kind, err) || data_int(d, 2, 1, 20, &count, err))
        return -1;
    kind += VV_BUNKER4;
    for (int i = 3; i < d->count; i++) {
        if (strcmp(d->word[i], "but") == 0) {
            minus = true;
        } else if (choice_find("occupied|facing", d->word[i]) >= 0 && !is_bunker(kind)) {
            return data_fail(d, err, "%s: only bunkers have that", d->word[i]);
        } else if (strcmp(d->word[i], "occupied") == 0) {
            occupied = true;
        } else if (strcmp(d->word[i], "facing") == 0 && i + 1 < d->count) {
            if ((facing = hex_direction_find(&v->grid, d->word[++i])) < 0)
                return data_fail(d, err, "\"%.10s\" is not a direction", d->word[i]);
        } else if (vv_zone_word(v, d, d->word[i], minus ? &but : &zone, err)) {
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

int vv_read_setup(struct vv *v, const struct data *d, struct error *err)
{
    if (needs_force(v, d, err) || data_want(d, 1, DATA_WORDS_MAX, "setup AREA..", err))
        return -1;
    struct vv_force *f = &v->force[v->forces - 1];
    f->has_setup = true;
    for (int i = 1; i < d->count; i++)
        if (vv_zone_word(v, d, d->word[i], &f->setup, err) && data_go_on(d, err))
            return -1;
    return 0;
}

int vv_read_enter(struct vv *v, const struct data *d, struct error *err)
{
    if (needs_force(v, d, err) || data_want(d, 2, DATA_WORDS_MAX, "enter TURN AREA..", err))
        return -1;
    struct vv_force *f = &v->force[v->forces - 1];
    if (f->enter)
        return data_fail(d, err, "the force has an enter line already");
    f->enter = 1; /* also when its turn is wrong: the line is there */
    if (data_int(d, 1, 1, v->base.turns > 0 ? v->base.turns : 99, &f->enter, err))
        return -1;
    return vv_edge_zone(v, d, 2, &f->edge, err);
}

int vv_read_expendables(struct vv *v, const struct data *d, struct error *err)
{
    int which, count;

    if (needs_force(v, d, err) ||
        data_want(d, 2, 2 * VV_EXPENDABLES, "expendables NAME COUNT [NAME COUNT]..", err))
        return -1;
    for (int i = 1; i < d->count; i += 2) {
        if (data_choice(d, i, vv_expendable_names, &which, err) ||
            data_int(d, i + 1, 1, 99, &count, err))
            return -1;
        uint8_t *has = &v->expendable[v->force[v->forces - 1].side][which];
        if (*has)
            return data_fail(d, err, "the side has %s already", d->word[i]);
        *has = (uint8_t)count;
        v->expendable_line[v->force[v->forces - 1].side][which] = d->line;
    }
    return 0;
}

int vv_read_smoke(struct vv *v, const struct data *d, struct error *err)
{
    int count;

    if (needs_force(v, d, err) || data_want(d, 1, 1, "smoke COUNT", err) ||
        data_int(d, 1, 0, 60, &count, err))
        return -1;
    uint8_t *has = &v->smoke[v->force[v->forces - 1].side];
    if (*has)
        return data_fail(d, err, "the side has smoke already");
    *has = (uint8_t)count;
    return 0;
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

void vv_sort_stock(struct vv *v)
{
    uint8_t carrier_of[VV_STOCK], place[VV_STOCK], order[VV_STOCK];
    struct vv_stock sorted[VV_STOCK];

    EXPECT(v->stocks <= VV_STOCK);
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
