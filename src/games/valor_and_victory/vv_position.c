/* vv_position.c - positions as text: the forms below, one line each. Lines that say nothing new are
 * left out; what follows from the rest (lists of units in hexes, sets) is worked out again when a
 * position is read. */
#include "games/valor_and_victory/vv_rules.h"

/* --- kinds of words --- */

static void write_type(const struct forms *f, const int64_t *value, struct text *out)
{
    text_add(out, ((const struct vv *)f->scn)->type[*value].id);
}

static int read_type(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    (void)count;
    *value = vv_find_type((const struct vv *)f->scn, word[0]);
    return *value ? 1 : -1;
}

/* Of three values: enum vv_place, the hex on the map, the carrier + 1. */
static const char place_names[] = "|box||aboard|off|gone|lost";

static void write_place(const struct forms *f, const int64_t *value, struct text *out)
{
    char word[8];

    choice_name(place_names, (int)value[0], word, sizeof word);
    text_add(out, word);
    if (value[0] == VV_ON_MAP)
        vv_write_hex(f, &value[1], out);
    else if (value[0] == VV_ABOARD)
        text_addf(out, " %d", (int)value[2]);
}

static int read_place(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    int place = choice_find(place_names, word[0]);
    long carrier = 0;

    value[0] = place > 0 ? place : VV_ON_MAP;
    value[1] = value[2] = 0;
    if (place <= 0 && count > 2 && strcmp(word[1], "aboard") == 0) /* its hex is the carrier's */
        return read_place(f, word + 1, count - 1, value) == 2 ? 3 : -1;
    if (place <= 0)
        return vv_read_hex(f, word, count, &value[1]);
    if (place == VV_ABOARD && (count < 2 || number_read(word[1], 1, VV_UNITS, &carrier)))
        return -1;
    value[2] = carrier;
    return place == VV_ABOARD ? 2 : 1;
}

/* Where somebody has been attacked from, as in state.shot_from: "foot E7", "carrier 3". */
static const char source_names[] = "foot|mortar|carrier";

static void write_source(const struct forms *f, const int64_t *value, struct text *out)
{
    int kind = (int)(*value / RECORD_KIND), source = (int)(*value % RECORD_KIND);
    char word[8];

    choice_name(source_names, kind, word, sizeof word);
    text_addf(out, "%s ", word);
    if (kind == RECORD_CARRIER)
        text_addf(out, "%d", source + 1);
    else
        vv_add_hex((const struct vv *)f->scn, source, out);
}

static int read_source(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    int kind = choice_find(source_names, word[0]);
    int64_t hex;
    long number;

    if (kind < 0 || count < 2)
        return -1;
    if (kind == RECORD_CARRIER && number_read(word[1], 1, VV_UNITS, &number) == 0)
        *value = number - 1 + RECORD_KIND * kind;
    else if (kind != RECORD_CARRIER && vv_read_hex(f, word + 1, 1, &hex) == 1)
        *value = hex + RECORD_KIND * kind;
    else
        return -1;
    return 2;
}

/* The words of lines as they were written before: a hex or a dash, two numbers for a source. */
static int read_from(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    *value = VV_NONE;
    return strcmp(word[0], "-") == 0 ? 1 : vv_read_hex(f, word, count, value);
}

static int read_numbers(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    long kind, source;

    (void)f;
    if (count < 2 || number_read(word[0], 0, RECORD_CARRIER, &kind) ||
        number_read(word[1], 0, VV_HEXES - 1, &source))
        return -1;
    *value = source + RECORD_KIND * kind;
    return 2;
}

/* Of two values: enum vv_roll, and the unit of those that are about one. */
static const char roll_names[] =
    "|ap|lane|hit|facing|armour|crew|mortar|mortar-armour|survive|immobile|assault|rally";

static bool about_unit(int roll)
{
    return roll >= ROLL_CREW && roll != ROLL_ASSAULT;
}

static void write_roll(const struct forms *f, const int64_t *value, struct text *out)
{
    char word[16];

    (void)f;
    choice_name(roll_names, (int)value[0], word, sizeof word);
    text_add(out, word);
    if (about_unit((int)value[0]))
        text_addf(out, " %d", (int)value[1] + 1);
}

static int read_roll(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    long number = 1;

    (void)f;
    value[0] = choice_find(roll_names, word[0]);
    if (value[0] <= 0)
        return -1;
    if (about_unit((int)value[0]) && (count < 2 || number_read(word[1], 1, VV_UNITS, &number)))
        return -1;
    value[1] = number - 1;
    return about_unit((int)value[0]) ? 2 : 1;
}

static const struct form_kind kinds[] = {
    FORM_SIDE,
    VV_KIND_UNIT,
    VV_KIND_HEX,
    VV_KIND_DIRECTION,
    VV_KIND_POSITION,
    VV_KIND_WEAPON,
    { "NUMBER", .min = 0, .max = 99 },
    { "PHASE", .choices = "setup|command|fire|move|defend|advance|rally" },
    { "TYPE", "a unit of units.txt", .write = write_type, .read = read_type },
    { "PLACE", "a hex, aboard NUMBER, box, off, gone or lost", .takes = 3, .write = write_place,
      .read = read_place },
    { "FORCE", "its place among the forces, from 0", .min = 0, .max = VV_FORCES - 1,
      .missing = VV_NONE },
    { "MARKER", .choices = "pinned|fired|moved|immobile|handled|smoked|advanced|landing" },
    { "SMOKE", .min = 0, .max = 2 },
    { "LANES", .min = 0, .max = VV_LANES_MAX },
    { "POINTS", .min = 0, .max = 9999, .missing = VV_NONE },
    { "STOCK", .min = 0, .max = 200, .missing = VV_NONE },
    { "SPENT", .min = 0, .max = 250 },
    { "ATTACK", "group, unit, barrage, at, assault, defence or overrun",
      .choices = "|group|unit|barrage|at|assault|defence|overrun" },
    { "FIREPOWER", .min = 0, .max = 255 },
    { "SIGNED", .min = -99, .max = 99 },
    { "SHOT", .choices = vv_at_names },
    { "ARMOUR", "front or rear", .choices = "|front|rear" },
    { "MEMBERS", .min = 0, .max = VV_MEMBERS },
    { "ID", "a unit's number", .min = 0, .max = VV_UNITS }, /* 0: nobody */
    { "HOW", .choices = vv_mode_names },
    { "VICTIMS", "fire, movers, assault or defence", .choices = "|fire|movers|assault|defence" },
    { "SOURCE", "foot HEX, mortar HEX or carrier NUMBER", .write = write_source,
      .read = read_source },
    { "NEXT", .choices = "occupy|defenders|crews" },
    { "SHOT-AT-ARMOUR", .choices = "at", .missing = VV_NONE },
    { "ROLL", "what is rolled for, and the unit's number where it is about one", .takes = 2,
      .write = write_roll, .read = read_roll },
    { "YES", .min = 0, .max = 1 },
    { "DIGIT", .min = 0, .max = 3 },
    { "FROM", "a hex or a dash", .read = read_from },
    { "NUMBERS", "0 HEX-NUMBER, 1 HEX-NUMBER or 2 UNIT-NUMBER", .read = read_numbers },
    { NULL },
};

/* --- lines whose values have no place of their own --- */

static int put_unit(const struct forms *f, void *state, const int64_t *value, const struct data *d,
                    struct error *err)
{
    const struct vv *v = (const struct vv *)f->scn;
    struct vv_state *s = state;
    int u = (int)value[0], side = (int)value[1];

    if (s->unit[u].place != VV_NOWHERE)
        return data_fail(d, err, "unit %d is there already", u + 1);
    s->unit[u] = (struct vv_unit){
        .side = (uint8_t)side,
        .type = (uint8_t)value[2],
        .place = (uint8_t)value[3],
        .hex = (int16_t)value[4],
        .carrier = (uint8_t)value[5],
        .weapon = (uint8_t)value[6],
        .facing = (uint8_t)(value[7] == VV_NONE ? 0 : value[7]),
        .force = (uint8_t)(value[8] == VV_NONE ? vv_first_force(v, side) : value[8]),
    };
    mark(s, u, (unsigned)value[9]);
    return 0;
}

static int put_hex(const struct forms *f, void *state, const int64_t *value, const struct data *d,
                   struct error *err)
{
    struct vv_state *s = state;
    int facing = value[2] == VV_NONE ? 0 : (int)value[2];

    (void)f;
    (void)d;
    (void)err;
    s->cell[value[0]].ground = (uint8_t)(value[1] + 8 * facing);
    s->effects[value[0]] =
        (uint8_t)(value[3] + VV_LANE * value[4] + (value[5] ? VV_ASSAULTED_FROM : 0));
    return 0;
}

static int put_control(const struct forms *f, void *state, const int64_t *value,
                       const struct data *d, struct error *err)
{
    const struct vv *v = (const struct vv *)f->scn;
    struct vv_state *s = state;

    for (int i = 0; i < v->objectives; i++)
        if (v->objective[i] == value[0]) {
            s->owner[i] = (uint8_t)value[1];
            return 0;
        }
    return data_fail(d, err, "%s is not an objective", d->word[1]);
}

static int put_pool(const struct forms *f, void *state, const int64_t *value, const struct data *d,
                    struct error *err)
{
    struct vv_pool *pool = &((struct vv_state *)state)->pool[value[0]];

    (void)f;
    (void)d;
    (void)err;
    pool->kills = (uint16_t)(value[1] == VV_NONE ? 0 : value[1]);
    pool->exits = (uint16_t)(value[2] == VV_NONE ? 0 : value[2]);
    pool->smoke = (uint8_t)(value[3] == VV_NONE ? 0 : value[3]);
    for (int i = 0; i < VV_EXPENDABLES; i++)
        pool->expendable[i] = (uint8_t)(value[4 + i] == VV_NONE ? 0 : value[4 + i]);
    return 0;
}

static int put_mover(const struct forms *f, void *state, const int64_t *value, const struct data *d,
                     struct error *err)
{
    struct vv_move *m = &((struct vv_state *)state)->move;

    (void)f;
    if (m->count == VV_STACK)
        return data_fail(d, err, "at most %d units move together", VV_STACK);
    m->unit[m->count] = (uint8_t)value[0];
    m->spent[m->count] = (uint8_t)value[1];
    m->stack |= value[2] ? 0 : bit((int)value[0]);
    m->turned[m->count++] = (uint8_t)value[3];
    return 0;
}

static int put_member(const struct forms *f, void *state, const int64_t *value,
                      const struct data *d, struct error *err)
{
    struct vv_attack *a = &((struct vv_state *)state)->attack;

    (void)f;
    if (a->count == VV_MEMBERS)
        return data_fail(d, err, "an attack has at most %d members", VV_MEMBERS);
    a->member[a->count] = (uint8_t)value[0];
    a->mode[a->count++] = (uint8_t)value[1];
    return 0;
}

static int put_record(const struct forms *f, void *state, const int64_t *value,
                      const struct data *d, struct error *err)
{
    struct vv_state *s = state;

    (void)f;
    if (s->records == VV_RECORDS)
        return data_fail(d, err, "there are more than %d records", VV_RECORDS);
    s->shot_from[s->records] = (int16_t)value[0];
    s->shot_at[s->records++] = (uint64_t)value[1];
    return 0;
}

static int put_result(const struct forms *f, void *state, const int64_t *value,
                      const struct data *d, struct error *err)
{
    (void)f;
    (void)d;
    (void)err;
    ((struct vv_state *)state)->result = (uint8_t)(value[0] + 1);
    return 0;
}

/* --- the lines --- */

enum { LINE_TURN, LINE_PHASE, LINE_ORDERS, LINE_PLACED, LINE_UNIT, LINE_HEX, LINE_CONTROL };
enum { LINE_POOL = LINE_CONTROL + 1, LINE_MOVING, LINE_MOVER, LINE_ATTACK, LINE_MEMBER };
enum { LINE_POINTS = LINE_MEMBER + 1, LINE_FREE, LINE_HALF, LINE_SHIELD, LINE_SHAKEN };
enum { LINE_PARTY = LINE_SHAKEN + 1, LINE_RECORD, LINE_RESULT };

#define OF_STATE(member) FORM_SLOT(struct vv_state, member)
#define OF_MOVE(member) FORM_SLOT(struct vv_move, member)
#define OF_ATTACK(member) FORM_SLOT(struct vv_attack, member)
#define OF_ALLOC(member) FORM_SLOT(struct vv_alloc, member)
#define IN_STATE(part) .base = offsetof(struct vv_state, part)

#define MOVING                                                                                     \
    IN_STATE(move), .slot = { OF_MOVE(from),    OF_MOVE(assault), OF_MOVE(steps), OF_MOVE(closed), \
                              OF_MOVE(landing), OF_MOVE(overrun), OF_MOVE(led) }
#define ATTACK                                                                                     \
    IN_STATE(attack),                                                                              \
        .slot = { OF_ATTACK(kind),     OF_ATTACK(side),     OF_ATTACK(from),    OF_ATTACK(at),     \
                  OF_ATTACK(reaction), OF_ATTACK(final),    OF_ATTACK(shooter), OF_ATTACK(target), \
                  OF_ATTACK(weapon),   OF_ATTACK(leader),   OF_ATTACK(cursor),  OF_ATTACK(rear),   \
                  OF_ATTACK(apfp),     OF_ATTACK(modifier), OF_ATTACK(kill),    OF_ATTACK(lanes),  \
                  OF_ATTACK(points) }
#define POINTS                                                                                     \
    IN_STATE(alloc), .slot = { OF_ALLOC(kind), OF_ALLOC(open), OF_ALLOC(automatic),                \
                               OF_ALLOC(unit), OF_ALLOC(points) }

static const struct form_line lines[] = {
    [LINE_TURN] = { "turn NUMBER", .slot = { OF_STATE(game_turn) } },
    [LINE_PHASE] = { "phase PHASE SIDE", .slot = { OF_STATE(phase), OF_STATE(active) } },
    [LINE_ORDERS] = { "orders NUMBER", .slot = { OF_STATE(orders) } },
    [LINE_PLACED] = { "placed NUMBER", .slot = { OF_STATE(placed) } },
    [LINE_UNIT] = { "unit UNIT SIDE TYPE PLACE [with WEAPON] [facing DIRECTION] [force FORCE] "
                    "[MARKER..]",
                    .put = put_unit },
    [LINE_HEX] = { "hex HEX [position POSITION] [facing DIRECTION] [smoke SMOKE] [lanes LANES] "
                   "[assaulted]",
                   .put = put_hex },
    [LINE_CONTROL] = { "control HEX SIDE", .put = put_control },
    [LINE_POOL] = { "pool SIDE [kills POINTS] [exits POINTS] [smoke STOCK] [grenades STOCK] "
                    "[satchels STOCK] [panzerfausts STOCK] [at-grenades STOCK]",
                    .put = put_pool },
    [LINE_MOVING] = { "moving [from HEX] [assault] [steps SPENT] [closed] [landing] [overrun] "
                      "[led]",
                      MOVING },
    [LINE_MOVER] = { "mover UNIT [spent SPENT] [out] [turned]", .put = put_mover },
    [LINE_ATTACK] = { "attack ATTACK SIDE from HEX at HEX [reaction] [final] [shooter ID] "
                      "[target ID] [weapon SHOT] [leader ID] [settled MEMBERS] [armour ARMOUR] "
                      "[firepower FIREPOWER] [modifier SIGNED] [kill SIGNED] [lanes MEMBERS] "
                      "[points NUMBER]",
                      ATTACK },
    [LINE_MEMBER] = { "member UNIT HOW", .put = put_member },
    [LINE_POINTS] = { "points VICTIMS open NUMBER [auto] [die ID] [taking NUMBER]", POINTS },
    [LINE_FREE] = { "free UNIT..", IN_STATE(alloc), .slot = { OF_ALLOC(free) } },
    [LINE_HALF] = { "half UNIT..", IN_STATE(alloc), .slot = { OF_ALLOC(half) } },
    [LINE_SHIELD] = { "shield UNIT..", IN_STATE(alloc), .slot = { OF_ALLOC(shield) } },
    [LINE_SHAKEN] = { "shaken UNIT..", IN_STATE(alloc), .slot = { OF_ALLOC(shaken) } },
    [LINE_PARTY] = { "party UNIT..", .slot = { OF_STATE(party) } },
    [LINE_RECORD] = { "record SOURCE at UNIT..", .put = put_record },
    [LINE_RESULT] = { "result SIDE", .put = put_result },

    /* as they were written before */
    { "moving FROM YES SPENT YES YES YES YES", MOVING },
    { "mover UNIT SPENT YES YES", .put = put_mover },
    { "attack ATTACK SIDE HEX HEX YES YES ID ID DIGIT ID MEMBERS DIGIT FIREPOWER SIGNED SIGNED "
      "MEMBERS NUMBER",
      ATTACK },
    { "points VICTIMS NUMBER YES ID NUMBER", POINTS },
    { "record NUMBERS UNIT..", .put = put_record },
    { NULL },
};

static const char *const frames[F_KINDS] = {
    [F_PHASE] = "phase",
    [F_FACE] = "face [unit UNIT] in HEX",
    [F_GROUP] = "group",
    [F_STEP] = "step",
    [F_LOAD] = "load onto UNIT [last UNIT] [moving]",
    [F_UNLOAD] = "unload from UNIT [last UNIT]",
    [F_LANDED] = "landed from UNIT",
    [F_WINDOW] = "window at HEX",
    [F_POST] = "post at HEX",
    [F_END] = "end [SHOT-AT-ARMOUR]",
    [F_ALLOC] = "points",
    [F_BARRAGE] = "barrage [after UNIT]",
    [F_ASSAULT] = "assault then NEXT",
    [F_OCCUPY] = "occupy",
    [F_OVERRUN] = "overrun",
    [F_FINAL] = "final at HEX",
    [F_ROLL] = "roll ROLL",
    [F_OVER] = "over",
};

const struct position_lines vv_lines = { "a position of this game", kinds, lines, frames, F_KINDS };

/* --- writing --- */

static void write_line(const struct vv *v, int line, const int64_t *value, struct text *out)
{
    lines_values(&vv_lines, &v->base, NULL, line, value, out);
}

static void write_unit(const struct vv *v, const struct vv_state *s, int u, struct text *out)
{
    const struct vv_unit *unit = &s->unit[u];
    bool first = unit->force == vv_first_force(v, unit->side);
    int64_t markers = 0;

    EXPECT(unit->type && unit->place != VV_NOWHERE);
    for (int i = 0; i < VV_MARKERS; i++)
        markers |= (int64_t)(s->marked[i] >> u & 1) << i;
    write_line(v, LINE_UNIT,
               (int64_t[]){ u, unit->side, unit->type, unit->place, unit->hex, unit->carrier,
                            unit->weapon, unit->facing ? unit->facing : VV_NONE,
                            first ? VV_NONE : unit->force, markers },
               out);
}

static void write_hex_line(const struct vv *v, const struct vv_state *s, int hex, struct text *out)
{
    int facing = position_facing(s, hex);

    if (s->cell[hex].ground || s->effects[hex])
        write_line(v, LINE_HEX,
                   (int64_t[]){ hex, position_at(s, hex), facing ? facing : VV_NONE,
                                smoke_at(s, hex), lanes_at(s, hex),
                                (s->effects[hex] & VV_ASSAULTED_FROM) != 0 },
                   out);
}

static void write_pool(const struct vv *v, const struct vv_state *s, int side, struct text *out)
{
    const struct vv_pool *p = &s->pool[side];
    const uint8_t *some = p->expendable;

    write_line(v, LINE_POOL,
               (int64_t[]){ side, p->kills, p->exits, p->smoke, some[VV_GRENADES],
                            some[VV_SATCHELS], some[VV_FAUSTS], some[VV_AT_GRENADES] },
               out);
}

static void write_move(const struct vv *v, const struct vv_move *m, struct text *out)
{
    if (m->count)
        lines_write(&vv_lines, &v->base, LINE_MOVING, m, out);
    for (int i = 0; i < m->count; i++)
        write_line(
            v, LINE_MOVER,
            (int64_t[]){ m->unit[i], m->spent[i], !(m->stack & bit(m->unit[i])), m->turned[i] },
            out);
}

static void write_attack(const struct vv *v, const struct vv_attack *a, struct text *out)
{
    if (!a->kind)
        return;
    lines_write(&vv_lines, &v->base, LINE_ATTACK, a, out);
    for (int i = 0; i < a->count; i++)
        write_line(v, LINE_MEMBER, (int64_t[]){ a->member[i], a->mode[i] }, out);
}

static void write_set(const struct vv *v, int line, uint64_t set, struct text *out)
{
    if (set)
        write_line(v, line, (int64_t[]){ (int64_t)set }, out);
}

static void write_points(const struct vv *v, const struct vv_alloc *a, struct text *out)
{
    if (a->kind)
        lines_write(&vv_lines, &v->base, LINE_POINTS, a, out);
    write_set(v, LINE_FREE, a->free, out);
    write_set(v, LINE_HALF, a->half, out);
    write_set(v, LINE_SHIELD, a->shield, out);
    write_set(v, LINE_SHAKEN, a->shaken, out);
}

void vv_write(const struct scenario *scn, const void *state, struct text *out)
{
    const struct vv *v = (const struct vv *)scn;
    const struct vv_state *s = state;

    lines_write(&vv_lines, scn, LINE_TURN, s, out);
    lines_write(&vv_lines, scn, LINE_PHASE, s, out);
    if (s->orders)
        lines_write(&vv_lines, scn, LINE_ORDERS, s, out);
    if (s->placed)
        lines_write(&vv_lines, scn, LINE_PLACED, s, out);
    for (int u = 0; u < VV_UNITS; u++)
        if (s->unit[u].place != VV_NOWHERE)
            write_unit(v, s, u, out);
    for (int hex = 0; hex < v->hexes; hex++)
        write_hex_line(v, s, hex, out);
    for (int i = 0; i < v->objectives; i++)
        write_line(v, LINE_CONTROL, (int64_t[]){ v->objective[i], s->owner[i] }, out);
    for (int side = 0; side < 2; side++)
        write_pool(v, s, side, out);
    write_move(v, &s->move, out);
    write_attack(v, &s->attack, out);
    write_points(v, &s->alloc, out);
    write_set(v, LINE_PARTY, s->party, out);
    for (int i = 0; i < s->records; i++)
        write_line(v, LINE_RECORD, (int64_t[]){ s->shot_from[i], (int64_t)s->shot_at[i] }, out);
    if (s->result)
        write_line(v, LINE_RESULT, (int64_t[]){ s->result - 1 }, out);
    lines_frames(&vv_lines, scn, &s->turn, out);
}

/* --- reading --- */

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

/* Lists can be made only if everybody aboard is aboard something. */
bool vv_is_carried(const struct vv *v, const struct vv_state *s, int u)
{
    int carrier = s->unit[u].carrier - 1;

    return carrier >= 0 && s->unit[carrier].place != VV_ABOARD &&
           s->unit[carrier].place != VV_NOWHERE && s->unit[carrier].side == s->unit[u].side &&
           type_of(v, s, carrier)->transport;
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
        if (lines_read(&vv_lines, scn, d, s, &s->turn, err))
            return -1;
    if (got < 0)
        return -1;
    for (int u = 0; u < VV_UNITS; u++)
        if (s->unit[u].place == VV_ABOARD && !vv_is_carried(v, s, u))
            return error_set(err, "unit %d is aboard something that carries nobody", u + 1);
    vv_derive(v, s);
    if (s->turn.depth == 0) { /* nothing is interrupted: the phase decides */
        int seat = s->phase == VV_DEFENSIVE ? other_side(s->active) : s->active;

        push_frame(s, F_PHASE, seat, 0, 0, 0);
    }
    return 0;
}
