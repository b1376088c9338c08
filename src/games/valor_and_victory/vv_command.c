/* vv_command.c - the Command Phase: weapons change hands, squads split and join (VV-5.3.1). */
#include "games/valor_and_victory/vv_rules.h"

/* VV-12.2: squads and half squads carry any weapon, a leader a light one. */
bool vv_may_carry(const struct vv *v, const struct vv_state *s, int u, int weapon)
{
    return !weapon || type_carries(type_of(v, s, u), &v->weapon[weapon]);
}

/* vv_together: on foot in one hex, or aboard the same transport (VV-R36). */
bool vv_together(const struct vv_state *s, int u, int w)
{
    const struct vv_unit *a = &s->unit[u], *b = &s->unit[w];

    return u != w && a->side == b->side && a->place == b->place &&
           (a->place == VV_ON_MAP ? a->hex == b->hex
                                  : a->place == VV_ABOARD && a->carrier == b->carrier);
}

/* first_beside: the first unit in the same hex or aboard the same transport. */
static int first_beside(const struct vv_state *s, int u)
{
    return (s->unit[u].place == VV_ABOARD ? s->unit[s->unit[u].carrier - 1].cargo
                                          : s->cell[s->unit[u].hex].head) -
           1;
}

#define for_beside(w, s, u) for (int w = first_beside(s, u); w >= 0; w = (s)->unit[w].next - 1)

static bool has_leader(const struct vv_state *s, int u)
{
    for_beside (w, s, u)
        if (s->leaders & bit(w))
            return true;
    return false;
}

const char *vv_split_refused(const struct vv *v, const struct vv_state *s, int u)
{
    if (type_of(v, s, u)->kind != VV_SQUAD || !has_leader(s, u) || vv_free_slot(s) == VV_NONE)
        return "VV-5.3.1";
    if (s->unit[u].place == VV_ABOARD)
        return NULL; /* two halves take the room of a squad */
    int hex = s->unit[u].hex;
    return vv_fits(vv_tally(v, s, s->unit[u].side, hex, 0) + TALLY_FOOT, position_at(s, hex));
}

const char *vv_combine_refused(const struct vv *v, const struct vv_state *s, int u, int w)
{
    if (type_of(v, s, u)->kind != VV_HALF || !vv_together(s, u, w) || !has_leader(s, u))
        return "VV-5.3.1";
    if (s->unit[u].type != s->unit[w].type)
        return "VV-13.10";
    return s->unit[u].weapon && s->unit[w].weapon ? "VV-R23" : NULL;
}

static void list_pairs(const struct vv *v, const struct vv_state *s, int u, bool led,
                       struct vv_menu *m)
{
    int mine = s->unit[u].weapon;

    for_beside (w, s, u) {
        int theirs = s->unit[w].weapon;

        if (w == u || !(s->foot & bit(w)))
            continue;
        if (mine && !theirs && vv_may_carry(v, s, w, mine))
            menu_add(m, DO_TRANSFER, u, w, 0);
        if (u > w)
            continue;
        if (mine && theirs && mine != theirs && vv_may_carry(v, s, w, mine) &&
            vv_may_carry(v, s, u, theirs))
            menu_add(m, DO_EXCHANGE, u, w, 0);
        if (led && !vv_combine_refused(v, s, u, w))
            menu_add(m, DO_COMBINE, u, w, 0);
    }
}

/* Without a leader beside it a unit can only hand over what it carries. */
static void list_unit(const struct vv *v, const struct vv_state *s, int u, bool led,
                      struct vv_menu *m)
{
    int weapon = s->unit[u].weapon, kind = type_of(v, s, u)->kind;

    if (weapon || (led && kind == VV_HALF))
        list_pairs(v, s, u, led, m);
    if (!led || kind != VV_SQUAD || vv_split_refused(v, s, u))
        return;
    menu_add(m, DO_SPLIT, u, 0, 0);
    if (weapon)
        menu_add(m, DO_SPLIT, u, 1, 0);
}

/* led_units: who stands in a hex with a leader. */
static uint64_t led_units(const struct vv_state *s, uint64_t units)
{
    uint64_t set = 0;

    for_units (leader, units & s->leaders)
        for_hex (u, s, s->unit[leader].hex)
            set |= bit(u);
    return set;
}

/* worth_a_look: those in company that carry something, are led or have somebody aboard; found
 * without a branch, because a processor cannot guess who they are. */
static uint64_t worth_a_look(const struct vv_state *s, uint64_t units, uint64_t led)
{
    uint64_t set = 0;

    for_units (u, units) {
        const struct vv_unit *unit = &s->unit[u];
        int others = unit->next | (s->cell[unit->hex].head ^ (u + 1));
        int reason = unit->weapon | (led >> u & 1);

        set |= (uint64_t)(((others != 0) & (reason != 0)) | (unit->cargo != 0)) << u;
    }
    return set;
}

void vv_command_legal(const struct vv *v, const struct vv_state *s, struct vv_menu *m)
{
    uint64_t here = s->orders < VV_ORDERS ? s->here[s->active] : 0, led = led_units(s, here);

    menu_add(m, DO_DONE, 0, 0, 0);
    for_units (u, worth_a_look(s, here, led)) {
        if (menu_full(m))
            return;
        list_unit(v, s, u, led & bit(u), m);
        for_cargo (c, s, u)
            list_unit(v, s, c, has_leader(s, c), m);
    }
}

static void share_markers(struct vv_state *s, int from, int to)
{
    for (int i = 0; i < VV_MARKERS; i++)
        s->marked[i] |= s->marked[i] & bit(from) ? bit(to) : 0;
}

static void split(struct vv_play *p, int u, bool pass)
{
    struct vv_state *s = p->s;
    int slot = vv_free_slot(s);
    struct vv_unit *a = &s->unit[u], *b = &s->unit[slot];

    EXPECT(slot != VV_NONE);
    tell_unit(p, SAW_SPLIT, u, a->hex, slot);
    a->type = p->v->type[a->type].other; /* VV-13.10: of its own type */
    *b = (struct vv_unit){ .type = a->type, .side = a->side, .force = a->force };
    vv_classify(p->v, s, slot);
    if (pass) {
        b->weapon = a->weapon;
        a->weapon = 0;
    }
    share_markers(s, u, slot);
    if (a->place == VV_ABOARD)
        vv_embark(s, slot, a->carrier - 1);
    else
        vv_put(s, slot, a->hex);
}

static void combine(struct vv_play *p, int u, int w)
{
    struct vv_state *s = p->s;
    struct vv_unit *a = &s->unit[u], *b = &s->unit[w];

    EXPECT(a->type == b->type && !(a->weapon && b->weapon));
    tell_unit(p, SAW_COMBINED, u, a->hex, w);
    a->type = p->v->type[a->type].other;
    a->weapon = a->weapon ? a->weapon : b->weapon;
    share_markers(s, w, u);
    unmark(s, w, ALL_MARKERS);
    if (b->place == VV_ABOARD)
        vv_disembark(s, w);
    else
        vv_lift(s, w);
    *b = (struct vv_unit){ 0 };
    vv_classify(p->v, s, w);
}

void vv_command_apply(struct vv_play *p, const struct action *a)
{
    struct vv_state *s = p->s;
    struct vv_unit *one = &s->unit[a->arg[0]];
    uint8_t weapon = one->weapon;

    EXPECT(s->orders < VV_ORDERS);
    s->orders++;
    switch (a->kind) {
    case DO_TRANSFER: /* VV-12.4 */
        s->unit[a->arg[1]].weapon = weapon;
        one->weapon = 0;
        tell_unit(p, SAW_TRANSFER, a->arg[1], one->hex, weapon);
        break;
    case DO_EXCHANGE:
        one->weapon = s->unit[a->arg[1]].weapon;
        s->unit[a->arg[1]].weapon = weapon;
        tell_unit(p, SAW_EXCHANGE, a->arg[0], one->hex, one->weapon);
        tell_unit(p, SAW_EXCHANGE, a->arg[1], one->hex, weapon);
        break;
    case DO_SPLIT: split(p, a->arg[0], a->arg[1]); break;
    case DO_COMBINE: combine(p, a->arg[0], a->arg[1]); break;
    default: break;
    }
}
