/* vv_odds.c - an attack described in words becomes a position and an action, for `odds`:
 *     by=US_RIF+US_LMG,US_L1 target=GE_RIF,GE_RIF range=3 in=woods position=trenches
 *     by=GE_PZ4 target=US_M4 range=6 armour=rear
 *     attack=assault by=US_RIF,US_RIF target=GE_RIF in=building
 * Two hexes that lie so are looked for on the map; what comes of the attack is left to the rules.
 */
#include <stdint.h>
#include <stdio.h>

#include "games/valor_and_victory/vv_rules.h"

enum odds_kind { ODDS_ANY = -1, ODDS_FIRE, ODDS_AT, ODDS_MORTAR, ODDS_ASSAULT };

/* In the order of the form below. */
struct scene_words {
    const char *by, *target, *terrain; /* NULL where missing */
    int kind, range, position, smoke, rear;
};

/* The word as it stands: units and terrain are looked up where an error can say more. */
static int read_text(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    (void)f;
    (void)count;
    *value = (int64_t)(intptr_t)word[0];
    return 1;
}

static const struct form_kind kinds[] = {
    VV_KIND_POSITION,
    { "UNITS", "TYPE[+WEAPON] of units.txt, several with commas between them", .read = read_text },
    { "TERRAIN", "an id of terrain.txt", .read = read_text },
    { "ATTACK", "fire, at, mortar or assault", .choices = "fire|at|mortar|assault",
      .missing = ODDS_ANY },
    { "RANGE", .min = 1, .max = 60, .missing = 1 },
    { "SMOKE", .min = 1, .max = 2 },
    { "ARMOUR", .choices = "front|rear" },
    { NULL },
};

static const char form[] = "[by UNITS] [target UNITS] [in TERRAIN] [attack ATTACK] [range RANGE] "
                           "[position POSITION] [smoke SMOKE] [armour ARMOUR]";

static int read_words(const struct pair *words, int count, struct scene_words *out,
                      struct error *err)
{
    int64_t value[FORM_VALUES];

    if (form_pairs(&(struct forms){ .kinds = kinds }, form, words, count, value, err))
        return -1;
    *out = (struct scene_words){
        .by = (const char *)(intptr_t)value[0],
        .target = (const char *)(intptr_t)value[1],
        .terrain = value[2] ? (const char *)(intptr_t)value[2] : "open",
        .kind = (int)value[3],
        .range = (int)value[4],
        .position = (int)value[5],
        .smoke = (int)value[6],
        .rear = (int)value[7],
    };
    if (out->by && out->target)
        return 0;
    return error_set(err, "say who attacks whom, as by=US_RIF+US_LMG,US_L1 target=GE_RIF: %s",
                     form);
}

/* --- a place for it --- */

static int find_terrain(const struct vv *v, const char *id, struct error *err)
{
    char known[200];
    struct text list = text_fixed(known, sizeof known);

    for (int i = 0; i < v->terrains; i++) {
        if (strcmp(v->ground[i].id, id) == 0)
            return 0;
        text_addf(&list, "%s%s", i ? ", " : "", v->ground[i].id);
    }
    return error_set(err, "in=%.20s is not a terrain; there are %s", id, known);
}

/* fits: an open hex that looks at one of the wanted terrain over nothing else. */
static bool fits(const struct vv *v, const struct vv_state *s, const struct scene_words *w,
                 int from, int to)
{
    const struct vv_terrain *t = terrain_at(v, to);

    return range_of(v, from, to) == w->range && strcmp(terrain_at(v, from)->id, "open") == 0 &&
           strcmp(t->id, w->terrain) == 0 && vv_sees(v, s, from, to) &&
           vv_hindrance(v, s, from, to) == t->hindrance;
}

static int find_place(const struct vv *v, const struct vv_state *s, const struct scene_words *w,
                      int *from, int *to, struct error *err)
{
    if (find_terrain(v, w->terrain, err))
        return -1;
    for (*from = 0; *from < v->hexes; ++*from)
        for (*to = 0; *to < v->hexes; ++*to)
            if (fits(v, s, w, *from, *to))
                return 0;
    return error_set(err,
                     "on the map of this scenario no %.20s hex lies in clear sight at range %d",
                     w->terrain, w->range);
}

/* --- the counters --- */

/* turn_towards: guns bear on the other hex; a target shows its front, or its rear if asked for. */
static int turn_towards(const struct vv *v, int at, int other, bool target, bool rear)
{
    for (int facing = 0; facing < 6; facing++)
        if (target ? vv_armour_side(v, at, facing, other) == (rear ? -1 : 1)
                   : in_arc(v, at, facing, other))
            return facing;
    return 0;
}

/* put_unit: "TYPE" or "TYPE+WEAPON". */
static int put_unit(const struct vv *v, struct vv_state *s, int u, int side, const char *name,
                    int hex, struct error *err)
{
    char type[24], *plus;

    EXPECT(u >= 0 && u < VV_UNITS && s->unit[u].place == VV_NOWHERE);
    text_copy(type, sizeof type, name);
    if ((plus = strchr(type, '+')))
        *plus++ = '\0';
    struct vv_unit unit = { .type = (uint8_t)vv_find_type(v, type),
                            .weapon = plus ? (uint8_t)vv_find_weapon(v, plus) : 0,
                            .side = (uint8_t)side,
                            .force = (uint8_t)vv_first_force(v, side),
                            .place = VV_ON_MAP };
    if (!unit.type || (plus && !unit.weapon))
        return error_set(err, "there is no %s \"%.20s\"", unit.type ? "weapon" : "unit",
                         unit.type ? plus : type);
    s->unit[u] = unit;
    vv_classify(v, s, u);
    vv_put(s, u, hex);
    return 0;
}

/* put_units: a list with commas; returns the number of the next unit, or -1. */
static int put_units(const struct vv *v, struct vv_state *s, int u, int side, const char *names,
                     int hex, struct error *err)
{
    char name[40];

    for (; *names; names += *names == ',') {
        size_t length = strcspn(names, ",");

        snprintf(name, sizeof name, "%.*s", (int)(length < sizeof name ? length : 0), names);
        if (u == VV_STACK * 2)
            return error_set(err, "there is no room for so many units");
        if (put_unit(v, s, u++, side, name, hex, err))
            return -1;
        names += length;
    }
    return u;
}

/* --- the action --- */

static struct action at_action(const struct vv *v, const struct vv_state *s, int target)
{
    bool foot = is_foot(type_of(v, s, 0));
    int by_hand = type_of(v, s, 0)->fausts ? VV_AT_FAUST : VV_AT_GRENADE;
    int way = !foot ? VV_AT_GUN : s->unit[0].weapon ? VV_AT_CARRIED : by_hand;

    return (struct action){ DO_AT, { 0, (int16_t)target, (int16_t)way } };
}

/* kind_of: VV-1.2.1: an attack on an AFV that nobody names can only be an anti-tank shot. */
static int kind_of(const struct vv *v, const struct vv_state *s, int wanted, int target)
{
    return wanted == ODDS_ANY && type_of(v, s, target)->kind == VV_AFV ? ODDS_AT : wanted;
}

static struct action attack_action(const struct vv *v, const struct vv_state *s, int kind,
                                   int target)
{
    int16_t from = s->unit[0].hex, to = s->unit[target].hex;

    switch (kind) {
    case ODDS_AT: return at_action(v, s, target);
    case ODDS_MORTAR: return (struct action){ DO_BARRAGE, { from, to } };
    case ODDS_ASSAULT: return (struct action){ DO_ASSAULT, { from, to } };
    default:
        return is_foot(type_of(v, s, 0)) ? (struct action){ DO_FIRE, { from, to } }
                                         : (struct action){ DO_SHOOT, { 0, to } };
    }
}

/* lay_ground: the position and the smoke in the target hex. */
static void lay_ground(const struct vv *v, struct vv_state *s, const struct scene_words *w,
                       int from, int to)
{
    int facing = w->position && is_bunker(w->position) ? turn_towards(v, to, from, true, false) : 0;

    s->cell[to].ground = (uint8_t)(w->position + 8 * facing);
    vv_set_effects(s, to, w->smoke);
}

static void begin(const struct vv *v, struct vv_state *s, const struct scene_words *w)
{
    memset(s, 0, sizeof *s);
    s->game_turn = 1;
    s->placed = (uint8_t)v->stocks;
    s->phase = w->kind == ODDS_ASSAULT ? VV_ADVANCE : VV_FIRE;
    memcpy(s->owner, v->owner, sizeof s->owner);
    s->pool[0].expendable[VV_FAUSTS] = s->pool[0].expendable[VV_AT_GRENADES] = 1;
    push_frame(s, F_PHASE, 0, 0, 0, 0);
}

int vv_set_up_attack(const struct scenario *scn, const struct pair *words, int count, void *state,
                     struct action *action, struct error *err)
{
    const struct vv *v = (const struct vv *)scn;
    struct vv_state *s = state;
    struct scene_words w;
    int from = 0, to = 0;

    if (read_words(words, count, &w, err))
        return -1;
    begin(v, s, &w);
    if (find_place(v, s, &w, &from, &to, err))
        return -1;
    int target = put_units(v, s, 0, 0, w.by, from, err);
    int last = target < 0 ? -1 : put_units(v, s, target, 1, w.target, to, err);
    if (last < 0)
        return -1;
    for (int u = 0; u < last; u++)
        if (!is_foot(type_of(v, s, u)))
            s->unit[u].facing = (uint8_t)turn_towards(v, s->unit[u].hex, u < target ? to : from,
                                                      u >= target, w.rear);
    lay_ground(v, s, &w, from, to);
    vv_derive(v, s);
    *action = attack_action(v, s, kind_of(v, s, w.kind, target), target);
    return 0;
}
