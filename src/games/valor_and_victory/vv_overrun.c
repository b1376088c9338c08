/* vv_overrun.c - armour overruns and the last shot at them (VV-18). */
#include "games/valor_and_victory/vv_rules.h"

/* VV-18.1: infantry, vehicles or Guns, and no AFV. */
static bool can_be_overrun(const struct vv *v, const struct vv_state *s, int side, int hex)
{
    if (hex == VV_NONE || !enemy_at(s, side, hex) || is_bunker(position_at(s, hex)))
        return false;
    for_hex (u, s, hex)
        if (type_of(v, s, u)->kind == VV_AFV)
            return false;
    return true;
}

/* VV-18.2: in, through and out straight ahead, both entries and 2 more. */
int vv_overrun_hex(const struct vv *v, const struct vv_state *s, int u, int left)
{
    const struct vv_unit *unit = &s->unit[u];
    int dir = unit->facing, hex = v->next[unit->hex][dir];

    if (type_of(v, s, u)->kind != VV_AFV || !can_be_overrun(v, s, unit->side, hex) ||
        vv_tows(v, s, u))
        return VV_NONE;
    int out = v->next[hex][dir], in_cost = v->wheels[unit->hex][dir];
    int out_cost = out == VV_NONE ? 0 : v->wheels[hex][dir];
    if (!in_cost || !out_cost || in_cost + 2 + out_cost > left || vv_barred(v, s, u, out))
        return VV_NONE;
    return vv_may_stay(v, s, out, bit(u)) ? hex : VV_NONE;
}

void vv_overrun_go(struct vv_play *p)
{
    struct vv_state *s = p->s;
    struct vv_attack *a = &s->attack;
    int u = a->shooter - 1;

    EXPECT(a->kind == VV_ATTACK_OVERRUN && type_of(p->v, s, u)->kind == VV_AFV);
    s->move.overrun = 1;
    s->move.closed = 1;
    s->move.from = a->from;
    s->move.steps++;
    vv_shift(s, u, a->at);
    tell_unit(p, SAW_OVERRUN, u, a->at, 0);
    vv_tell_fire(p, SAW_FIRES);
    push_frame(s, F_OVERRUN, s->active, 0, 0, 0);
    vv_push_roll(p, ROLL_AP, 0);
}

/* vv_overrun_settle: the points are shared out; the AFV drives on (VV-18.5: also from an empty hex).
 */
bool vv_overrun_settle(struct vv_play *p)
{
    struct vv_state *s = p->s;
    int u = s->attack.shooter - 1, seat = other_side(s->active);
    int16_t hex = s->attack.at, out = p->v->next[hex][s->unit[u].facing];

    EXPECT(out != VV_NONE);
    turn_pop(&s->turn);
    vv_end_attack(p);
    s->party = 0;
    vv_shift(s, u, out);
    tell_unit(p, SAW_STEPS, u, out, 0);
    push_frame(s, F_POST, s->active, 0, 0, 0);
    push_frame(s, F_WINDOW, seat, out, 0, 0);
    push_frame(s, F_FINAL, seat, hex, 0, 0);
    return true;
}

/* VV-18.4: whoever survived unpinned in the overrun hex and can fire at armour, even after firing;
 * once each. */
void vv_final_legal(const struct vv *v, const struct vv_state *s, struct vv_menu *m)
{
    struct vv_targets targets;
    const struct frame *f = top_of(s);

    menu_add(m, DO_PASS, 0, 0, 0);
    vv_targets_start(v, s, f->seat, true, &targets);
    targets.final = true;
    if (targets.any_hard)
        for_units (u, vv_units_in(s, f->seat, f->arg[0]) & ~s->party)
            vv_list_at(v, s, &targets, u, m);
}
