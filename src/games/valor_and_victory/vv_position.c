/* vv_position.c - positions as text. Lines that say nothing new are left out; what follows from the
 * rest (lists of units in hexes, sets) is worked out again when a position is read.
 *
 *   turn 3                          phase fire us               orders 2          placed 7
 *   unit 4 german GE_RIF E7 with GE_MG34 facing N pinned fired ..
 *                                   or aboard 2, off, box, gone, lost instead of the hex
 *   hex E7 position trenches facing N smoke 2 lanes 1 assaulted
 *   control E7 us
 *   pool us kills 10 exits 0 smoke 2 grenades 1 satchels 0 panzerfausts 0 at-grenades 0
 *   moving FROM ASSAULT STEPS CLOSED LANDING OVERRUN LED      mover U SPENT OUT TURNED
 *   attack KIND SIDE FROM AT reaction final shooter target weapon leader cursor rear apfp modifier
 *          kill lanes points                                     member U MODE
 *   points KIND OPEN AUTO UNIT K        free U..   half U..   shield U..   shaken U..
 *   party U..                           record KIND SOURCE U..
 *   frame NAME SEAT a b c d e           result SIDE|draw */
#include <stdio.h>
#include <string.h>

#include "core/form.h"
#include "core/scenario.h"
#include "games/valor_and_victory/vv_rules.h"

static const char *const frame_name[F_KINDS] = {
    [F_PHASE] = "phase",     [F_FACE] = "face",     [F_GROUP] = "group",
    [F_STEP] = "step",       [F_LOAD] = "load",     [F_UNLOAD] = "unload",
    [F_LANDED] = "landed",   [F_WINDOW] = "window", [F_POST] = "post",
    [F_END] = "end",         [F_ALLOC] = "points",  [F_BARRAGE] = "barrage",
    [F_ASSAULT] = "assault", [F_OCCUPY] = "occupy", [F_OVERRUN] = "overrun",
    [F_FINAL] = "final",     [F_ROLL] = "roll",     [F_OVER] = "over",
};
static const char phase_names[] = "setup|command|fire|move|defend|advance|rally";
static const char place_names[] = "nowhere|box|map|aboard|off|gone|lost";
static const char flag_names[] = "pinned|fired|moved|immobile|handled|smoked|advanced|landing";
static const char attack_names[] = "none|group|unit|barrage|at|assault|defence|overrun";
static const char points_names[] = "none|fire|movers|assault|defence";

/* --- writing --- */

static void add_choice(struct text *out, const char *list, int i)
{
    char word[20];

    choice_name(list, i, word, sizeof word);
    text_addf(out, " %s", word);
}

static void add_hex(const struct vv *v, int hex, struct text *out)
{
    char name[8];

    vv_hex_name(v, hex, name);
    text_addf(out, " %s", name);
}

static void write_unit(const struct vv *v, const struct vv_state *s, int u, struct text *out)
{
    const struct vv_unit *unit = &s->unit[u];

    EXPECT(unit->type && unit->place != VV_NOWHERE);
    text_addf(out, "unit %d %s %s", u + 1, v->base.side[unit->side].id, v->type[unit->type].id);
    if (unit->place == VV_ON_MAP)
        add_hex(v, unit->hex, out);
    else if (unit->place == VV_ABOARD)
        text_addf(out, " aboard %d", unit->carrier);
    else
        add_choice(out, place_names, unit->place);
    if (unit->weapon)
        text_addf(out, " with %s", v->weapon[unit->weapon].id);
    if (unit->facing)
        text_addf(out, " facing %s", hex_direction_name(&v->grid, unit->facing));
    if (unit->force != vv_first_force(v, unit->side))
        text_addf(out, " force %d", unit->force);
    for (int i = 0; i < 8; i++)
        if (s->marked[i] & bit(u))
            add_choice(out, flag_names, i);
    text_add_char(out, '\n');
}

static void write_hex(const struct vv *v, const struct vv_state *s, int hex, struct text *out)
{
    if (!s->cell[hex].ground && !s->effects[hex])
        return;
    text_add(out, "hex");
    add_hex(v, hex, out);
    if (s->cell[hex].ground)
        text_addf(out, " position %s", v->tables.position_id[position_at(s, hex)]);
    if (position_facing(s, hex))
        text_addf(out, " facing %s", hex_direction_name(&v->grid, position_facing(s, hex)));
    if (smoke_at(s, hex))
        text_addf(out, " smoke %d", smoke_at(s, hex));
    if (lanes_at(s, hex))
        text_addf(out, " lanes %d", lanes_at(s, hex));
    text_add(out, s->effects[hex] & VV_ASSAULTED_FROM ? " assaulted\n" : "\n");
}

static void write_set(const char *name, uint64_t set, struct text *out)
{
    if (!set)
        return;
    text_add(out, name);
    for_units (u, set)
        text_addf(out, " %d", u + 1);
    text_add_char(out, '\n');
}

static void write_move(const struct vv *v, const struct vv_state *s, struct text *out)
{
    const struct vv_move *m = &s->move;

    if (!m->count)
        return;
    text_add(out, "moving");
    if (m->from < 0)
        text_add(out, " -");
    else
        add_hex(v, m->from, out);
    text_addf(out, " %d %d %d %d %d %d\n", m->assault, m->steps, m->closed, m->landing, m->overrun,
              m->led);
    for (int i = 0; i < m->count; i++)
        text_addf(out, "mover %d %d %d %d\n", m->unit[i] + 1, m->spent[i],
                  !(m->stack & bit(m->unit[i])), m->turned[i]);
}

static void write_attack(const struct vv *v, const struct vv_state *s, struct text *out)
{
    const struct vv_attack *a = &s->attack;

    if (!a->kind)
        return;
    text_add(out, "attack");
    add_choice(out, attack_names, a->kind);
    text_addf(out, " %s", v->base.side[a->side].id);
    add_hex(v, a->from, out);
    add_hex(v, a->at, out);
    text_addf(out, " %d %d %d %d %d %d %d %d %d %d %d %d %d\n", a->reaction, a->final, a->shooter,
              a->target, a->weapon, a->leader, a->cursor, a->rear, a->apfp, a->modifier, a->kill,
              a->lanes, a->points);
    for (int i = 0; i < a->count; i++) {
        text_addf(out, "member %d", a->member[i] + 1);
        add_choice(out, vv_mode_names, a->mode[i]);
        text_add_char(out, '\n');
    }
}

static void write_points(const struct vv_state *s, struct text *out)
{
    const struct vv_alloc *a = &s->alloc;

    if (a->kind) {
        text_add(out, "points");
        add_choice(out, points_names, a->kind);
        text_addf(out, " %d %d %d %d\n", a->open, a->automatic, a->unit, a->points);
    }
    write_set("free", a->free, out);
    write_set("half", a->half, out);
    write_set("shield", a->shield, out);
    write_set("shaken", a->shaken, out);
    write_set("party", s->party, out);
}

static void write_records(const struct vv_state *s, struct text *out)
{
    for (int i = 0; i < s->records; i++) {
        char name[40];

        snprintf(name, sizeof name, "record %d %d", s->shot_from[i] / RECORD_KIND,
                 s->shot_from[i] % RECORD_KIND);
        text_add(out, name);
        for_units (u, s->shot_at[i])
            text_addf(out, " %d", u + 1);
        text_add_char(out, '\n');
    }
}

void vv_write(const struct scenario *scn, const void *state, struct text *out)
{
    const struct vv *v = (const struct vv *)scn;
    const struct vv_state *s = state;

    text_addf(out, "turn %d\nphase", s->game_turn);
    add_choice(out, phase_names, s->phase);
    text_addf(out, " %s\n", scn->side[s->active].id);
    if (s->orders)
        text_addf(out, "orders %d\n", s->orders);
    if (s->placed)
        text_addf(out, "placed %d\n", s->placed);
    for (int u = 0; u < VV_UNITS; u++)
        if (s->unit[u].place != VV_NOWHERE)
            write_unit(v, s, u, out);
    for (int hex = 0; hex < v->hexes; hex++)
        write_hex(v, s, hex, out);
    for (int i = 0; i < v->objectives; i++) {
        text_add(out, "control");
        add_hex(v, v->objective[i], out);
        text_addf(out, " %s\n", scn->side[s->owner[i]].id);
    }
    for (int side = 0; side < 2; side++) {
        const struct vv_pool *pool = &s->pool[side];

        text_addf(out, "pool %s kills %d exits %d smoke %d", scn->side[side].id, pool->kills,
                  pool->exits, pool->smoke);
        for (int i = 0; i < VV_EXPENDABLES; i++) {
            add_choice(out, vv_expendable_names, i);
            text_addf(out, " %d", pool->expendable[i]);
        }
        text_add_char(out, '\n');
    }
    write_move(v, s, out);
    write_attack(v, s, out);
    write_points(s, out);
    write_records(s, out);
    if (s->result)
        text_addf(out, "result %s\n", scn->side[s->result - 1].id);
    turn_write(NULL, &s->turn, frame_name, out);
}

/* --- reading --- */

static int read_side(const struct vv *v, const struct data *d, int i, uint8_t *out,
                     struct error *err)
{
    int side = i < d->count ? scenario_seat(&v->base, d->word[i]) : -1;

    *out = 0;
    if (side < 0)
        return data_fail(d, err, "word %d should be a side", i);
    *out = (uint8_t)side;
    return 0;
}

static int read_hex(const struct vv *v, const struct data *d, int i, int16_t *out,
                    struct error *err)
{
    int hex = i < d->count ? vv_find_hex(v, d->word[i]) : VV_NONE;

    *out = 0;
    if (hex == VV_NONE)
        return data_fail(d, err, "word %d should be a hex of the map", i);
    *out = (int16_t)hex;
    return 0;
}

static int read_byte(const struct data *d, int i, int most, uint8_t *out, struct error *err)
{
    int value;

    if (data_int(d, i, 0, most, &value, err))
        return -1;
    *out = (uint8_t)value;
    return 0;
}

static int read_number(const struct data *d, int i, int *out, struct error *err)
{
    if (data_int(d, i, 1, VV_UNITS, out, err))
        return -1;
    --*out;
    return 0;
}

static int read_set(const struct data *d, int i, uint64_t *out, struct error *err)
{
    int u;

    for (*out = 0; i < d->count; i++) {
        if (read_number(d, i, &u, err))
            return -1;
        *out |= bit(u);
    }
    return 0;
}

/* One word of a unit after its type: where it is, what it carries, how it is. */
static int read_unit_word(const struct vv *v, struct data *d, int *i, struct vv_unit *unit,
                          unsigned *markers, struct error *err)
{
    const char *word = d->word[*i];
    int place = choice_find(place_names, word), flag = choice_find(flag_names, word), hex;

    if (strcmp(word, "with") == 0 && ++*i < d->count) {
        unit->weapon = (uint8_t)vv_find_weapon(v, d->word[*i]);
        return unit->weapon ? 0 : data_fail(d, err, "there is no weapon \"%.20s\"", d->word[*i]);
    }
    if (strcmp(word, "facing") == 0 && ++*i < d->count) {
        int facing = hex_direction_find(&v->grid, d->word[*i]);

        unit->facing = (uint8_t)facing;
        return facing >= 0 ? 0 : data_fail(d, err, "\"%.10s\" is no direction", d->word[*i]);
    }
    if (strcmp(word, "force") == 0)
        return read_byte(d, ++*i, VV_FORCES - 1, &unit->force, err);
    if (flag >= 0) {
        *markers |= 1u << flag;
        return 0;
    }
    if (place == VV_ABOARD && read_byte(d, ++*i, VV_UNITS, &unit->carrier, err))
        return -1;
    if (place >= 0 && place != VV_ON_MAP) {
        unit->place = (uint8_t)place;
        return 0;
    }
    if ((hex = vv_find_hex(v, word)) == VV_NONE)
        return data_fail(d, err, "\"%.20s\" says nothing about a unit", word);
    unit->place = VV_ON_MAP;
    unit->hex = (int16_t)hex;
    return 0;
}

static int read_unit(const struct vv *v, struct vv_state *s, struct data *d, struct error *err)
{
    struct vv_unit unit = { .place = VV_NOWHERE };
    unsigned markers = 0;
    int u;

    if (data_want(d, 4, 20,
                  "unit NUMBER SIDE TYPE WHERE [with WEAPON] [facing DIRECTION] [STATE]..", err) ||
        read_number(d, 1, &u, err) || read_side(v, d, 2, &unit.side, err))
        return -1;
    unit.type = (uint8_t)vv_find_type(v, d->word[3]);
    unit.force = (uint8_t)vv_first_force(v, unit.side);
    if (!unit.type)
        return data_fail(d, err, "there is no unit \"%.20s\"", d->word[3]);
    if (s->unit[u].place != VV_NOWHERE)
        return data_fail(d, err, "unit %d is there already", u + 1);
    for (int i = 4; i < d->count; i++)
        if (read_unit_word(v, d, &i, &unit, &markers, err))
            return -1;
    if (unit.place == VV_NOWHERE)
        return data_fail(d, err, "where is it?");
    s->unit[u] = unit;
    mark(s, u, markers);
    return 0;
}

static int read_hex_line(const struct vv *v, struct vv_state *s, struct data *d, struct error *err)
{
    int16_t hex;
    int value, position = 0, facing = 0, effects = 0;

    if (read_hex(v, d, 1, &hex, err))
        return -1;
    for (int i = 2; i < d->count; i++) {
        if (strcmp(d->word[i], "assaulted") == 0) {
            effects |= VV_ASSAULTED_FROM;
            continue;
        }
        if (data_choice(d, i, "position|facing|smoke|lanes", &value, err))
            return -1;
        int which = value;
        if (++i == d->count)
            return data_fail(d, err, "a word is missing");
        if (which == 0) {
            if (data_choice(d, i, vv_position_names, &value, err))
                return -1;
            position = value + VV_BUNKER4;
        } else if (which == 1) {
            if ((facing = hex_direction_find(&v->grid, d->word[i])) < 0)
                return data_fail(d, err, "\"%.10s\" is no direction", d->word[i]);
        } else if (data_int(d, i, 0, which == 2 ? 2 : 31, &value, err)) {
            return -1;
        } else {
            effects |= which == 2 ? value : value << 2;
        }
    }
    s->cell[hex].ground = (uint8_t)(position + 8 * facing);
    s->effects[hex] = (uint8_t)effects;
    return 0;
}

static int read_control(const struct vv *v, struct vv_state *s, const struct data *d,
                        struct error *err)
{
    int16_t hex;
    uint8_t side;

    if (data_want(d, 2, 2, "control HEX SIDE", err) || read_hex(v, d, 1, &hex, err) ||
        read_side(v, d, 2, &side, err))
        return -1;
    for (int i = 0; i < v->objectives; i++)
        if (v->objective[i] == hex) {
            s->owner[i] = side;
            return 0;
        }
    return data_fail(d, err, "%s is no objective", d->word[1]);
}

static int read_pool(const struct vv *v, struct vv_state *s, const struct data *d,
                     struct error *err)
{
    uint8_t side;
    int which, value;

    if (read_side(v, d, 1, &side, err))
        return -1;
    for (int i = 2; i < d->count; i += 2) {
        if (data_choice(d, i, "kills|exits|smoke|grenades|satchels|panzerfausts|at-grenades",
                        &which, err) ||
            data_int(d, i + 1, 0, which < 2 ? 9999 : 200, &value, err))
            return -1;
        if (which == 0)
            s->pool[side].kills = (uint16_t)value;
        else if (which == 1)
            s->pool[side].exits = (uint16_t)value;
        else if (which == 2)
            s->pool[side].smoke = (uint8_t)value;
        else
            s->pool[side].expendable[which - 3] = (uint8_t)value;
    }
    return 0;
}

static int read_moving(const struct vv *v, struct vv_state *s, const struct data *d,
                       struct error *err)
{
    struct vv_move *m = &s->move;

    if (data_want(d, 7, 7, "moving FROM ASSAULT STEPS CLOSED LANDING OVERRUN LED", err))
        return -1;
    m->from = VV_NONE;
    if (strcmp(d->word[1], "-") != 0 && read_hex(v, d, 1, &m->from, err))
        return -1;
    return read_byte(d, 2, 1, &m->assault, err) || read_byte(d, 3, 250, &m->steps, err) ||
                   read_byte(d, 4, 1, &m->closed, err) || read_byte(d, 5, 1, &m->landing, err) ||
                   read_byte(d, 6, 1, &m->overrun, err) || read_byte(d, 7, 1, &m->led, err)
               ? -1
               : 0;
}

static int read_mover(struct vv_state *s, const struct data *d, struct error *err)
{
    struct vv_move *m = &s->move;
    int i = m->count, u;
    uint8_t out;

    if (data_want(d, 4, 4, "mover UNIT SPENT OUT TURNED", err))
        return -1;
    if (i == VV_STACK)
        return data_fail(d, err, "at most %d units move together", VV_STACK);
    if (read_number(d, 1, &u, err) || read_byte(d, 2, 250, &m->spent[i], err) ||
        read_byte(d, 3, 1, &out, err) || read_byte(d, 4, 1, &m->turned[i], err))
        return -1;
    m->unit[i] = (uint8_t)u;
    m->stack |= out ? 0 : bit(u);
    m->count++;
    return 0;
}

static int read_attack(const struct vv *v, struct vv_state *s, const struct data *d,
                       struct error *err)
{
    struct vv_attack *a = &s->attack;
    int kind, modifier, kill;

    if (data_want(d, 17, 17,
                  "attack KIND SIDE FROM AT reaction final shooter target weapon leader cursor "
                  "rear apfp modifier kill lanes points",
                  err) ||
        data_choice(d, 1, attack_names, &kind, err) || read_side(v, d, 2, &a->side, err) ||
        read_hex(v, d, 3, &a->from, err) || read_hex(v, d, 4, &a->at, err) ||
        data_int(d, 14, -99, 99, &modifier, err) || data_int(d, 15, -99, 99, &kill, err))
        return -1;
    a->kind = (uint8_t)kind;
    a->modifier = (int8_t)modifier;
    a->kill = (int8_t)kill;
    return read_byte(d, 5, 1, &a->reaction, err) || read_byte(d, 6, 1, &a->final, err) ||
                   read_byte(d, 7, VV_UNITS, &a->shooter, err) ||
                   read_byte(d, 8, VV_UNITS, &a->target, err) ||
                   read_byte(d, 9, VV_AT_GRENADE, &a->weapon, err) ||
                   read_byte(d, 10, VV_UNITS, &a->leader, err) ||
                   read_byte(d, 11, VV_MEMBERS, &a->cursor, err) ||
                   read_byte(d, 12, 2, &a->rear, err) || read_byte(d, 13, 255, &a->apfp, err) ||
                   read_byte(d, 16, VV_MEMBERS, &a->lanes, err) ||
                   read_byte(d, 17, 99, &a->points, err)
               ? -1
               : 0;
}

static int read_member(struct vv_state *s, const struct data *d, struct error *err)
{
    struct vv_attack *a = &s->attack;
    int u, mode;

    if (data_want(d, 2, 2, "member UNIT MODE", err) || read_number(d, 1, &u, err) ||
        data_choice(d, 2, vv_mode_names, &mode, err))
        return -1;
    if (a->count == VV_MEMBERS)
        return data_fail(d, err, "an attack has at most %d members", VV_MEMBERS);
    a->member[a->count] = (uint8_t)u;
    a->mode[a->count++] = (uint8_t)mode;
    return 0;
}

static int read_points(struct vv_state *s, const struct data *d, struct error *err)
{
    struct vv_alloc *a = &s->alloc;
    int kind;

    if (data_want(d, 5, 5, "points KIND OPEN AUTO UNIT K", err) ||
        data_choice(d, 1, points_names, &kind, err))
        return -1;
    a->kind = (uint8_t)kind;
    return read_byte(d, 2, 99, &a->open, err) || read_byte(d, 3, 1, &a->automatic, err) ||
                   read_byte(d, 4, VV_UNITS, &a->unit, err) || read_byte(d, 5, 99, &a->points, err)
               ? -1
               : 0;
}

static int read_record(struct vv_state *s, const struct data *d, struct error *err)
{
    int kind, source;

    if (data_want(d, 2, 2 + VV_UNITS, "record KIND SOURCE UNIT..", err) ||
        data_int(d, 1, 0, RECORD_CARRIER, &kind, err) ||
        data_int(d, 2, 0, VV_HEXES - 1, &source, err))
        return -1;
    if (s->records == VV_RECORDS)
        return data_fail(d, err, "there are more than %d records", VV_RECORDS);
    s->shot_from[s->records] = (int16_t)(source + RECORD_KIND * kind);
    return read_set(d, 3, &s->shot_at[s->records++], err);
}

static int read_phase(const struct vv *v, struct vv_state *s, const struct data *d,
                      struct error *err)
{
    int phase;

    if (data_want(d, 2, 2, "phase NAME SIDE", err) || data_choice(d, 1, phase_names, &phase, err) ||
        read_side(v, d, 2, &s->active, err))
        return -1;
    s->phase = (uint8_t)phase;
    return 0;
}

static int read_result(const struct vv *v, struct vv_state *s, const struct data *d,
                       struct error *err)
{
    uint8_t side;

    if (read_side(v, d, 1, &side, err))
        return -1;
    s->result = (uint8_t)(side + 1);
    return 0;
}

static int read_line(const struct vv *v, struct vv_state *s, struct data *d, struct error *err)
{
    static const struct {
        const char *name;
        int (*read)(const struct vv *, struct vv_state *, const struct data *, struct error *);
    } with_map[] = { { "phase", read_phase },   { "control", read_control },
                     { "pool", read_pool },     { "moving", read_moving },
                     { "attack", read_attack }, { "result", read_result } };
    static const struct {
        const char *name;
        int (*read)(struct vv_state *, const struct data *, struct error *);
    } plain[] = { { "mover", read_mover },
                  { "member", read_member },
                  { "points", read_points },
                  { "record", read_record } };
    uint64_t *set = data_is(d, "free")     ? &s->alloc.free
                    : data_is(d, "half")   ? &s->alloc.half
                    : data_is(d, "shield") ? &s->alloc.shield
                    : data_is(d, "shaken") ? &s->alloc.shaken
                    : data_is(d, "party")  ? &s->party
                                           : NULL;

    if (set)
        return read_set(d, 1, set, err);
    for (size_t i = 0; i < sizeof with_map / sizeof with_map[0]; i++)
        if (data_is(d, with_map[i].name))
            return with_map[i].read(v, s, d, err);
    for (size_t i = 0; i < sizeof plain / sizeof plain[0]; i++)
        if (data_is(d, plain[i].name))
            return plain[i].read(s, d, err);
    if (data_is(d, "unit"))
        return read_unit(v, s, d, err);
    if (data_is(d, "hex"))
        return read_hex_line(v, s, d, err);
    if (data_is(d, "turn"))
        return read_byte(d, 1, 99, &s->game_turn, err);
    if (data_is(d, "orders"))
        return read_byte(d, 1, 99, &s->orders, err);
    if (data_is(d, "placed"))
        return read_byte(d, 1, VV_STOCK, &s->placed, err);
    if (data_is(d, "frame"))
        return turn_read(&(struct forms){ .scn = &v->base }, &s->turn, frame_name, F_KINDS, d, err);
    return data_fail(d, err, "is not a line of a position of this game");
}

/* vv_derive: who stands in which hex, who is aboard whom, where smoke and bunkers are. */
void vv_derive(const struct vv *v, struct vv_state *s)
{
    for (int hex = 0; hex < VV_HEXES; hex++)
        s->cell[hex].head = 0;
    memset(s->here, 0, sizeof s->here);
    memset(&s->smoke, 0, sizeof s->smoke);
    memset(&s->affected, 0, sizeof s->affected);
    memset(&s->bunkers, 0, sizeof s->bunkers);
    for (int u = 0; u < VV_UNITS; u++) {
        s->unit[u].next = s->unit[u].cargo = 0;
        vv_classify(v, s, u);
    }
    for (int u = 0; u < VV_UNITS; u++)
        if (s->unit[u].place == VV_ON_MAP)
            vv_put(s, u, s->unit[u].hex);
    for (int u = 0; u < VV_UNITS; u++)
        if (s->unit[u].place == VV_ABOARD)
            vv_embark(s, u, s->unit[u].carrier - 1);
    for (int hex = 0; hex < v->hexes; hex++) {
        vv_set_effects(s, hex, s->effects[hex]);
        if (is_bunker(position_at(s, hex)))
            hexes_add(&s->bunkers, hex);
    }
}

/* carriers_exist: lists can be made only if everybody aboard is aboard something. */
static int carriers_exist(const struct vv *v, const struct vv_state *s, struct error *err)
{
    for (int u = 0; u < VV_UNITS; u++) {
        const struct vv_unit *unit = &s->unit[u];
        int carrier = unit->carrier - 1;

        if (unit->place != VV_ABOARD)
            continue;
        if (carrier < 0 || s->unit[carrier].place == VV_ABOARD ||
            s->unit[carrier].place == VV_NOWHERE || s->unit[carrier].side != unit->side ||
            !v->type[s->unit[carrier].type].transport)
            return error_set(err, "unit %d is aboard something that carries nobody", u + 1);
    }
    return 0;
}

int vv_read(const struct scenario *scn, struct data *d, void *state, struct error *err)
{
    const struct vv *v = (const struct vv *)scn;
    struct vv_state *s = state;
    int got;

    memset(s, 0, sizeof *s);
    s->game_turn = 1;
    memcpy(s->owner, v->owner, sizeof s->owner);
    while ((got = data_next(d, err)) > 0)
        if (read_line(v, s, d, err))
            return -1;
    if (got < 0 || carriers_exist(v, s, err))
        return -1;
    vv_derive(v, s);
    if (s->turn.depth == 0) { /* nothing is interrupted: the phase decides */
        int seat = s->phase == VV_DEFENSIVE ? other_side(s->active) : s->active;

        turn_push(&s->turn, (struct frame){ .kind = F_PHASE, .seat = (int8_t)seat });
    }
    return 0;
}
