/* vv_fire_group.c - putting an attack together: who takes part and how, under whose leadership.
 *
 * Everybody who can takes part at first. Members are decided on in ascending order (left out, with
 * grenades, with a satchel charge), then `go` names the leader: so each attack is reached in one
 * way only. All weapons that bear are used; there is never a reason to hold one back. */
#include "games/valor_and_victory/vv_rules.h"

static void member_add(struct vv_attack *a, int u)
{
    if (a->count == VV_MEMBERS)
        return;
    a->mode[a->count] = VV_WITH_ALL;
    a->member[a->count++] = (uint8_t)u;
}

static void add_riders(const struct vv *v, struct vv_state *s, int carrier, int range)
{
    for_cargo (c, s, carrier) /* VV-14.3 */
        if (is_foot(type_of(v, s, c)) && may_fire(s, c) &&
            vv_foot_fire(v, s, c, range, VV_WITH_ALL, true) > 0)
            member_add(&s->attack, c);
}

static void add_foot(const struct vv *v, struct vv_state *s, int range)
{
    struct vv_attack *a = &s->attack;

    for_units (u, vv_units_in(s, a->side, a->from) & s->foot & ~marked(s, VV_PINNED | VV_FIRED)) {
        if (vv_foot_fire(v, s, u, range, VV_WITH_ALL, false) > 0) /* VV-R32 */
            member_add(a, u);
    }
}

static void add_mortars(const struct vv *v, struct vv_state *s, int range)
{
    for_hex (u, s, s->attack.from)
        if (vv_mortar_reaches(v, s, u, range))
            member_add(&s->attack, u);
}

static void add_assaulters(const struct vv *v, struct vv_state *s)
{
    for_hex (u, s, s->attack.from)
        if (is_foot(type_of(v, s, u)) && !is_marked(s, u, VV_PINNED | VV_ADVANCED))
            member_add(&s->attack, u);
}

/* VV-15.1: all units in the hex defend, with what they carry (VV-15.4). */
static void add_defenders(const struct vv *v, struct vv_state *s)
{
    for_hex (u, s, s->attack.at) {
        member_add(&s->attack, u);
        for_cargo (c, s, u)
            if (is_foot(type_of(v, s, c)))
                member_add(&s->attack, c);
    }
}

void vv_group_members(const struct vv *v, struct vv_state *s)
{
    struct vv_attack *a = &s->attack;
    int range = range_of(v, a->from, a->at), shooter = a->shooter - 1;

    a->count = 0;
    memset(a->member, 0, sizeof a->member);
    memset(a->mode, 0, sizeof a->mode);
    switch (a->kind) {
    case VV_ATTACK_GROUP: add_foot(v, s, range); break;
    case VV_ATTACK_BARRAGE: add_mortars(v, s, range); break;
    case VV_ATTACK_ASSAULT: add_assaulters(v, s); break;
    case VV_ATTACK_DEFENCE: add_defenders(v, s); break;
    case VV_ATTACK_OVERRUN:
        member_add(a, shooter);
        add_riders(v, s, shooter, 1);
        break;
    case VV_ATTACK_UNIT:
        if (may_fire(s, shooter) && vv_mounted_fire(v, s, shooter, a->at) > 0)
            member_add(a, shooter);
        add_riders(v, s, shooter, range);
        break;
    default: break;
    }
}

/* --- choices --- */

static bool is_member(const struct vv_attack *a, int u)
{
    for (int i = 0; i < a->count; i++)
        if (a->member[i] == u)
            return a->mode[i] != VV_NOT_AT_ALL;
    return false;
}

static bool foot_member(const struct vv *v, const struct vv_state *s)
{
    for (int i = 0; i < s->attack.count; i++)
        if (s->attack.mode[i] != VV_NOT_AT_ALL && is_foot(type_of(v, s, s->attack.member[i])))
            return true;
    return false;
}

/* VV-13.6, VV-15.3: may leader u modify this attack? */
static bool can_lead(const struct vv *v, const struct vv_state *s, int u)
{
    const struct vv_attack *a = &s->attack;
    const struct vv_unit *unit = &s->unit[u];

    if (!(s->leaders & bit(u)) || is_marked(s, u, VV_PINNED))
        return false;
    if (a->kind == VV_ATTACK_ASSAULT || a->kind == VV_ATTACK_DEFENCE)
        return is_member(a, u);
    if (is_marked(s, u, VV_FIRED) && !a->final)
        return false;
    if (a->kind == VV_ATTACK_UNIT || a->kind == VV_ATTACK_OVERRUN)
        return unit->carrier && unit->carrier == a->shooter && foot_member(v, s);
    return unit->place == VV_ON_MAP && unit->hex == a->from && unit->side == a->side &&
           (a->kind != VV_ATTACK_AT || is_foot(type_of(v, s, a->shooter - 1)));
}

/* possible_leaders: where a leader for this attack could be found. */
static uint64_t possible_leaders(const struct vv *v, const struct vv_state *s)
{
    const struct vv_attack *a = &s->attack;
    uint64_t set = 0, found = 0;

    if (a->kind == VV_ATTACK_ASSAULT || a->kind == VV_ATTACK_DEFENCE)
        for (int i = 0; i < a->count; i++)
            set |= bit(a->member[i]);
    else if (a->kind == VV_ATTACK_UNIT || a->kind == VV_ATTACK_OVERRUN)
        for_cargo (c, s, a->shooter - 1)
            set |= bit(c);
    else
        set = vv_units_in(s, a->side, a->from);
    for_units (u, set & s->leaders)
        if (can_lead(v, s, u))
            found |= bit(u);
    return found;
}

static int best_leader(const struct vv *v, const struct vv_state *s, uint64_t leaders)
{
    int best = VV_NONE;

    for_units (u, leaders) {
        if (best == VV_NONE || type_of(v, s, u)->modifier < type_of(v, s, best)->modifier)
            best = u;
    }
    return best;
}

int vv_group_default(const struct vv *v, const struct vv_state *s)
{
    return best_leader(v, s, possible_leaders(v, s));
}

static bool may_drop(const struct vv_attack *a)
{
    return a->kind != VV_ATTACK_DEFENCE && a->kind != VV_ATTACK_OVERRUN &&
           a->count - vv_count_mode(a, VV_NOT_AT_ALL) > 1;
}

/* VV-12.5, VV-12.6.1, VV-12.6.2: expendable weapons, against adjacent hexes only. */
static bool may_use(const struct vv *v, const struct vv_state *s, int which, int used)
{
    const struct vv_attack *a = &s->attack;
    int side = a->kind == VV_ATTACK_DEFENCE ? other_side(a->side) : a->side;

    return a->kind != VV_ATTACK_BARRAGE && range_of(v, a->from, a->at) <= 1 &&
           s->pool[side].expendable[which] > vv_count_mode(a, used);
}

static void list_leaders(const struct vv *v, const struct vv_state *s, struct vv_menu *m)
{
    uint64_t leaders = possible_leaders(v, s);
    int best = best_leader(v, s, leaders);

    if (best != VV_NONE)
        menu_add(m, DO_GO, best, 0, 0);
    for_units (u, leaders)
        if (u != best)
            menu_add(m, DO_GO, u, 0, 0);
    menu_add(m, DO_GO, VV_NONE, 0, 0);
}

void vv_group_legal(const struct vv *v, const struct vv_state *s, struct vv_menu *m)
{
    const struct vv_attack *a = &s->attack;
    bool drop = may_drop(a), grenades = may_use(v, s, VV_GRENADES, VV_WITH_GRENADES);
    bool satchels = may_use(v, s, VV_SATCHELS, VV_WITH_SATCHEL);

    list_leaders(v, s, m);
    for (int i = a->cursor; i < a->count && (drop || grenades || satchels); i++) {
        int u = a->member[i];

        if (drop)
            menu_add(m, DO_SET, u, VV_NOT_AT_ALL, 0);
        if (!(s->foot & bit(u)))
            continue;
        if (grenades)
            menu_add(m, DO_SET, u, VV_WITH_GRENADES, 0);
        if (satchels)
            menu_add(m, DO_SET, u, VV_WITH_SATCHEL, 0);
    }
}

/* vv_group_open asks, or goes on at once where there is nothing to choose. */
void vv_group_open(struct vv_play *p, int seat)
{
    struct action room[2];
    struct vv_menu m = { .out = room, .most = 2 };

    push_frame(p->s, F_GROUP, seat, 0, 0, 0);
    vv_group_legal(p->v, p->s, &m);
    if (m.count == 1)
        vv_group_go(p, VV_NONE);
}

static void set_mode(struct vv_play *p, int u, int mode)
{
    struct vv_attack *a = &p->s->attack;

    EXPECT(mode > VV_WITH_ALL && mode <= VV_NOT_AT_ALL);
    for (int i = 0; i < a->count; i++)
        if (a->member[i] == u) {
            a->mode[i] = (uint8_t)mode;
            a->cursor = (uint8_t)(i + 1);
        }
}

/* --- the attack is made --- */

static void spend(struct vv_state *s, int side)
{
    s->pool[side].expendable[VV_GRENADES] -= (uint8_t)vv_count_mode(&s->attack, VV_WITH_GRENADES);
    s->pool[side].expendable[VV_SATCHELS] -= (uint8_t)vv_count_mode(&s->attack, VV_WITH_SATCHEL);
}

/* squeeze: those who stay out are forgotten, so that equal attacks are equal. */
static void squeeze(struct vv_attack *a)
{
    int kept = 0;

    for (int i = 0; i < a->count; i++) {
        if (a->mode[i] == VV_NOT_AT_ALL)
            continue;
        a->member[kept] = a->member[i];
        a->mode[kept++] = a->mode[i];
    }
    for (int i = kept; i < a->count; i++)
        a->member[i] = a->mode[i] = 0;
    a->count = (uint8_t)kept;
    a->cursor = 0;
}

static void mark_fired(struct vv_play *p)
{
    struct vv_state *s = p->s;

    for (int i = 0; i < s->attack.count; i++)
        mark(s, s->attack.member[i], VV_FIRED);
    if (s->attack.leader)
        mark(s, s->attack.leader - 1, VV_FIRED); /* VV-13.6, VV-R26 */
    if (s->attack.kind == VV_ATTACK_AT)
        mark(s, s->attack.shooter - 1, VV_FIRED);
}

/* VV-13.9, VV-R38: one lane for every machine gun that infantry on foot used in opportunity fire.
 */
static int lanes_due(const struct vv *v, const struct vv_state *s)
{
    const struct vv_attack *a = &s->attack;
    int range = range_of(v, a->from, a->at), count = 0;

    for (int i = 0; i < a->count && a->reaction && a->kind == VV_ATTACK_GROUP; i++) {
        const struct vv_weapon *w = &v->weapon[s->unit[a->member[i]].weapon];

        count += w->kind == VV_MG && range <= w->range && a->mode[i] != VV_WITH_SATCHEL;
    }
    return count;
}

void vv_tell_fire(struct vv_play *p, int kind)
{
    const struct vv_attack *a = &p->s->attack;
    struct vv_ap_sum sum;

    if (!p->events)
        return;
    vv_ap_sum(p->v, p->s, &sum);
    tell(p, kind, a->side, a->from, a->at, sum.firepower, sum.modifier);
}

static void go_ap(struct vv_play *p)
{
    struct vv_state *s = p->s;
    struct vv_attack *a = &s->attack;
    uint64_t targets = vv_attack_targets(p->v, s);

    vv_tell_fire(p, a->reaction                    ? SAW_OPFIRES
                    : a->kind == VV_ATTACK_BARRAGE ? SAW_SHELLS
                                                   : SAW_FIRES);
    mark_fired(p);
    if (a->kind == VV_ATTACK_GROUP)
        vv_record_attack(s, RECORD_FOOT, a->from, targets);
    if (a->kind == VV_ATTACK_UNIT && s->unit[a->shooter - 1].cargo)
        vv_record_attack(s, RECORD_CARRIER, a->shooter - 1, targets);
    if (a->kind == VV_ATTACK_BARRAGE)
        vv_record_attack(s, RECORD_MORTAR, a->from, vv_units_in(s, other_side(a->side), a->at));
    a->lanes = (uint8_t)lanes_due(p->v, s);
    push_frame(s, a->kind == VV_ATTACK_BARRAGE ? F_BARRAGE : F_END, a->side, VV_NONE, 0, 0);
    if (targets)
        vv_push_roll(p, ROLL_AP, 0);
}

static void go_at(struct vv_play *p)
{
    struct vv_state *s = p->s;

    EXPECT(s->attack.shooter && s->attack.target);
    tell_pair(p, SAW_AT, s->attack.shooter - 1, s->attack.target - 1);
    mark_fired(p);
    if (s->attack.weapon == VV_AT_FAUST)
        s->pool[s->attack.side].expendable[VV_FAUSTS]--; /* VV-12.5 */
    if (s->attack.weapon == VV_AT_GRENADE)
        s->pool[s->attack.side].expendable[VV_AT_GRENADES]--;
    push_frame(s, F_END, s->attack.side, 0, 0, 0);
    vv_push_roll(p, ROLL_HIT, 0);
}

void vv_group_go(struct vv_play *p, int leader)
{
    struct vv_attack *a = &p->s->attack;

    EXPECT(top_of(p->s)->kind == F_GROUP);
    turn_pop(&p->s->turn);
    a->leader = (uint8_t)(leader + 1);
    squeeze(a);
    switch (a->kind) {
    case VV_ATTACK_ASSAULT: vv_assault_go(p); break; /* keeps its counters until VV-15.11 (3) */
    case VV_ATTACK_DEFENCE:
        spend(p->s, other_side(a->side));
        vv_defence_go(p);
        break;
    case VV_ATTACK_OVERRUN:
        spend(p->s, a->side);
        vv_overrun_go(p);
        break;
    case VV_ATTACK_AT: go_at(p); break;
    default: spend(p->s, a->side); go_ap(p);
    }
}

void vv_group_apply(struct vv_play *p, const struct action *a)
{
    if (a->kind == DO_SET)
        set_mode(p, a->arg[0], a->arg[1]);
    else
        vv_group_go(p, a->arg[0]);
}
