/* vv_setup.c - set-up: positions, then units with their facings, then weapons, one thing after the
 * other; first the side that the scenario names, then the other. */
#include "games/valor_and_victory/vv_rules.h"

const struct vv_stock *vv_setup_item(const struct vv *v, const struct vv_state *s)
{
    return s->phase == VV_SETUP && s->placed < v->stocks ? &v->stock[s->placed] : NULL;
}

void vv_setup_start(const struct vv *v, struct vv_state *s)
{
    for (int i = 0; i < v->stocks; i++) {
        const struct vv_stock *item = &v->stock[i];

        if (item->kind != VV_PLACE_UNIT)
            continue;
        s->unit[item->unit] = (struct vv_unit){ .type = item->what,
                                                .side = item->side,
                                                .force = item->force,
                                                .weapon = item->weapon,
                                                .place = VV_IN_BOX };
        vv_classify(v, s, item->unit);
    }
    for (int i = 0; i < v->stocks; i++)
        if (v->stock[i].carrier)
            vv_embark(s, v->stock[i].unit, v->stock[i].carrier - 1);
    for (int side = 0; side < 2; side++) {
        s->pool[side].smoke = v->smoke[side];
        memcpy(s->pool[side].expendable, v->expendable[side], sizeof s->pool[side].expendable);
    }
    memcpy(s->owner, v->owner, sizeof s->owner);
}

/* --- bunkers that must be occupied --- */

/* wanted: is this hex an empty bunker that somebody of the side must occupy? */
static bool wanted(const struct vv *v, const struct vv_state *s, int side, int hex)
{
    if (!is_bunker(position_at(s, hex)) || enemy_at(s, other_side(side), hex))
        return false;
    for (int i = 0; i < v->stocks; i++)
        if (v->stock[i].occupied && v->stock[i].side == side &&
            v->stock[i].what == position_at(s, hex) && hexes_has(&v->stock[i].zone, hex))
            return true;
    return false;
}

static int wanted_count(const struct vv *v, const struct vv_state *s, int side)
{
    int count = 0;

    for_set (hex, &s->bunkers)
        count += wanted(v, s, side, hex);
    return count;
}

/* to_come: infantry of the side still to be placed, the present one included. */
static int to_come(const struct vv *v, const struct vv_state *s, int side)
{
    int count = 0;

    for (int i = s->placed; i < v->stocks; i++) {
        const struct vv_stock *item = &v->stock[i];

        count += item->kind == VV_PLACE_UNIT && item->side == side && !item->carrier &&
                 v->force[item->force].has_setup && is_foot(&v->type[item->what]);
    }
    return count;
}

/* --- what may be placed where --- */

/* place_barred: why not in this hex of its set-up area, or NULL. */
static const char *place_barred(const struct vv *v, const struct vv_state *s, int u, int hex)
{
    const struct vv_type *t = type_of(v, s, u);

    if (!vv_start_ground(v, t, hex) && !(t->kind == VV_GUN && is_bunker(position_at(s, hex))))
        return t->kind >= VV_GUN && v->terrain[hex] == v->building ? "VV-10.4" : "VV-10.1";
    if (enemy_at(s, s->unit[u].side, hex))
        return "VV-6.3.7";
    if (is_bare(s, hex))
        return NULL;
    return vv_fits(vv_tally(v, s, s->unit[u].side, hex, 0) + vv_tally_one(v, s, u),
                   position_at(s, hex));
}

const char *vv_place_refused(const struct vv *v, const struct vv_state *s, int u, int hex)
{
    if (!hexes_has(&v->force[s->unit[u].force].setup, hex))
        return "VV-4.1";
    return place_barred(v, s, u, hex);
}

static bool may_build(const struct vv_state *s, const struct vv_stock *item, int hex)
{
    return hexes_has(&item->zone, hex) && position_at(s, hex) == VV_OPEN && /* VV-17.11 */
           !enemy_at(s, item->side, hex);
}

static bool may_give(const struct vv *v, const struct vv_state *s, int weapon, int force, int u)
{
    const struct vv_unit *unit = &s->unit[u];

    if (unit->place == VV_NOWHERE || unit->place == VV_LOST || unit->weapon ||
        unit->force != force || unit->side != v->force[force].side ||
        !vv_may_carry(v, s, u, weapon))
        return false;
    return unit->place != VV_ABOARD || vv_may_stow(v, s, unit->carrier - 1); /* VV-8.2.1 */
}

static void list_boarding(const struct vv *v, const struct vv_state *s, int u, struct vv_menu *m)
{
    int side = s->unit[u].side, force = s->unit[u].force;
    uint64_t there = s->here[side] | (v->force[force].enter ? vv_units_waiting(s, side) : 0);

    for_units (c, there & ~s->foot)
        if (s->unit[c].force == force && type_of(v, s, c)->transport && vv_may_ride(v, s, u, c))
            menu_add(m, DO_BOARD, u, c, 0);
}

static void list_places(const struct vv *v, const struct vv_state *s, const struct vv_stock *item,
                        struct vv_menu *m)
{
    const struct vv_force *force = &v->force[item->force];
    int u = item->unit;
    int missing = is_foot(&v->type[item->what]) ? wanted_count(v, s, item->side) : 0;
    bool must = missing && to_come(v, s, item->side) <= missing;

    struct vv_hexes zone = item->zone;

    for (int i = 0; i < VV_WORDS && v->type[item->what].kind == VV_GUN; i++)
        zone.word[i] |= force->setup.word[i] & s->bunkers.word[i]; /* whatever they stand on */
    for_set (hex, &zone) {
        if (menu_full(m))
            return;
        if ((is_bare(s, hex) || !place_barred(v, s, u, hex)) &&
            (!must || wanted(v, s, item->side, hex)))
            menu_add(m, DO_PLACE, u, hex, 0);
    }
    if (must)
        return;
    list_boarding(v, s, u, m);
    if (force->enter)
        menu_add(m, DO_WAIT, u, 0, 0);
}

static void list_bearers(const struct vv *v, const struct vv_state *s, const struct vv_stock *item,
                         struct vv_menu *m)
{
    for_units (u, s->foot & ~s->here[other_side(item->side)]) {
        if (!menu_full(m) && may_give(v, s, item->what, item->force, u))
            menu_add(m, DO_GIVE, item->what, u, 0);
    }
}

void vv_setup_legal(const struct vv *v, const struct vv_state *s, struct vv_menu *m)
{
    const struct vv_stock *item = vv_setup_item(v, s);
    int before = m->count;

    if (!item)
        return;
    if (item->kind == VV_PLACE_POSITION)
        for_set (hex, &item->zone)
            if (may_build(s, item, hex))
                menu_add(m, DO_BUILD, item->what, hex, 0);
    if (item->kind == VV_PLACE_UNIT)
        list_places(v, s, item, m);
    if (item->kind == VV_GIVE_WEAPON)
        list_bearers(v, s, item, m);
    if (m->count == before)
        menu_add(m, DO_LEAVE, 0, 0, 0); /* no room is left */
}

/* --- doing it --- */

static void build(struct vv_play *p, const struct vv_stock *item, int hex)
{
    struct vv_state *s = p->s;
    int facing = item->facing < 0 ? 0 : item->facing;

    EXPECT(item->kind == VV_PLACE_POSITION && position_at(s, hex) == VV_OPEN);
    s->cell[hex].ground = (uint8_t)(item->what + (is_bunker(item->what) ? 8 * facing : 0));
    if (is_bunker(item->what))
        hexes_add(&s->bunkers, hex);
    tell(p, SAW_BUILT, item->side, item->what, hex, is_bunker(item->what) ? item->facing : -1, 0);
    if (is_bunker(item->what) && item->facing < 0)
        push_frame(s, F_FACE, item->side, VV_NONE, hex, 0);
}

static void place(struct vv_play *p, int u, int hex)
{
    struct vv_state *s = p->s;
    bool gun = type_of(p->v, s, u)->kind == VV_GUN;

    EXPECT(s->unit[u].place == VV_IN_BOX);
    vv_put(s, u, hex);
    tell_unit(p, SAW_PLACED, u, hex, -1);
    if (gun && is_bunker(position_at(s, hex)))
        s->unit[u].facing = (uint8_t)position_facing(s, hex); /* VV-17.5 */
    else if (!is_foot(type_of(p->v, s, u)))
        push_frame(s, F_FACE, s->unit[u].side, u, hex, 0);
}

void vv_setup_apply(struct vv_play *p, const struct action *a)
{
    struct vv_state *s = p->s;
    const struct vv_stock *item = vv_setup_item(p->v, s);

    EXPECT(item);
    s->placed++;
    switch (a->kind) {
    case DO_BUILD: build(p, item, a->arg[1]); break;
    case DO_PLACE: place(p, a->arg[0], a->arg[1]); break;
    case DO_BOARD:
        vv_embark(s, a->arg[0], a->arg[1]);
        tell_pair(p, SAW_BOARDED, a->arg[0], a->arg[1]);
        break;
    case DO_WAIT:
        s->unit[a->arg[0]].place = VV_OFF_MAP;
        tell_unit(p, SAW_WAITS, a->arg[0], 0, 0);
        break;
    case DO_GIVE:
        s->unit[a->arg[1]].weapon = (uint8_t)a->arg[0];
        tell_unit(p, SAW_GIVEN, a->arg[1], s->unit[a->arg[1]].hex, a->arg[0]);
        break;
    default: /* DO_LEAVE */
        if (item->kind == VV_PLACE_UNIT) {
            s->unit[item->unit] = (struct vv_unit){ 0 };
            vv_classify(p->v, s, item->unit);
        }
        if (item->kind == VV_GIVE_WEAPON)
            tell(p, SAW_NOT_GIVEN, item->side, 0, 0, 0, item->what);
        else
            tell(p, SAW_LEFT_OUT, item->side, item->kind, item->what, 0, 0);
    }
}

void vv_face_legal(const struct vv *v, const struct vv_state *s, struct vv_menu *m)
{
    const struct frame *f = top_of(s);

    (void)v;
    for (int facing = 0; facing < 6; facing++)
        menu_add(m, DO_FACE, f->arg[0], f->arg[1], facing);
}

void vv_face_apply(struct vv_play *p, const struct action *a)
{
    struct vv_state *s = p->s;

    EXPECT(a->arg[2] >= 0 && a->arg[2] < 6);
    turn_pop(&s->turn);
    if (a->arg[0] == VV_NONE)
        s->cell[a->arg[1]].ground = (uint8_t)(position_at(s, a->arg[1]) + 8 * a->arg[2]);
    else
        s->unit[a->arg[0]].facing = (uint8_t)a->arg[2];
    tell(p, SAW_FACES, a->arg[1], a->arg[2], 0, 0, 0);
}

/* vv_setup_settle: things with only one place go there by themselves; then play begins. */
bool vv_setup_settle(struct vv_play *p)
{
    struct vv_state *s = p->s;
    const struct vv_stock *item = vv_setup_item(p->v, s);
    struct action list[2];
    struct vv_menu m = { .out = list, .most = 2 };

    if (!item) {
        vv_begin_play(p);
        return true;
    }
    turn_top(&s->turn)->seat = (int8_t)item->side;
    if (item->carrier) { /* loaded by the scenario; its transport is placed */
        s->placed++;
        return true;
    }
    vv_setup_legal(p->v, s, &m);
    if (m.count > 1)
        return false;
    vv_setup_apply(p, &list[0]);
    return true;
}
