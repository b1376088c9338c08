/* vv_assault.c - close assaults (VV-15), in the order of VV-15.11. */
#include "games/valor_and_victory/vv_rules.h"

/* What comes next once the dice and the casualty points are done with: arg 0 of F_ASSAULT. */
enum { NEXT_OCCUPY, NEXT_DEFENDERS, NEXT_CREWS };

void vv_assault_legal(const struct vv *v, const struct vv_state *s, uint64_t contact,
                      struct vv_menu *m)
{
    for_units (u, contact) {
        int hex = s->unit[u].hex;

        if (s->effects[hex] & VV_ASSAULTED_FROM)
            continue;
        for (int dir = 0; dir < 6; dir++)
            if (v->foot[hex][dir] && enemy_at(s, s->active, v->next[hex][dir]))
                menu_add(m, DO_ASSAULT, hex, v->next[hex][dir], 0);
    }
}

/* --- numbers --- */

const char vv_odds_names[] = "1-4|1-3|1-2|1-1|2-1|3-1|4-1";

/* VV-15.6: 0 is 1-4, 3 is 1-1, 6 is 4-1. */
int vv_odds_column(int attack, int defence)
{
    int quotient =
        attack >= defence ? attack / (defence ? defence : 1) : defence / (attack ? attack : 1);

    if (quotient > 4)
        quotient = 4;
    return attack >= defence ? 2 + quotient : 4 - quotient;
}

static int crossed_side(const struct vv *v, int from, int at)
{
    int dir = direction_to(v, from, at);

    return dir != VV_NONE && v->edge[from][dir] != VV_CLEAR;
}

/* VV-15.8: cover of the hex (VV-R18: orchard, hay and crops too, smoke not), the hexside crossed,
 * and one for each defending unit; a load is part of its carrier (VV-R22). */
int vv_assault_cost(const struct vv *v, const struct vv_state *s)
{
    const struct vv_attack *a = &s->attack;
    int cost = terrain_at(v, a->at)->cover + terrain_at(v, a->at)->hindrance +
               v->tables.cover[position_at(s, a->at)] + crossed_side(v, a->from, a->at);

    for_hex (u, s, a->at)
        cost++;
    return cost;
}

/* --- (1), (2): the attackers are named, pinned defenders go --- */

static void remove_pinned(struct vv_play *p, int hex)
{
    struct vv_state *s = p->s;

    for_units (u, vv_units_in(s, other_side(s->active), hex) & marked(s, VV_PINNED))
        vv_lose(p, u); /* VV-15.9 */
}

static void occupy(struct vv_play *p, uint64_t units)
{
    struct vv_state *s = p->s;

    for_units (u, units)
        vv_shift(s, u, s->attack.at);
    if (units)
        tell(p, SAW_TAKEN, s->active, s->attack.at, 0, 0, 0);
    s->party = 0;
    vv_end_attack(p);
}

static uint64_t survivors(const struct vv_state *s)
{
    return s->party & s->here[s->active];
}

/* VV-15.8: all survivors, pinned or not, occupy the hex; a bunker holds two. */
static void take_hex(struct vv_play *p)
{
    struct vv_state *s = p->s;
    uint64_t alive = survivors(s);

    if (!is_bunker(position_at(s, s->attack.at)) || bits_count(alive) <= 2)
        occupy(p, alive);
    else
        push_frame(s, F_OCCUPY, s->active, 0, 0, 0);
}

void vv_assault_go(struct vv_play *p)
{
    struct vv_state *s = p->s;
    struct vv_attack *a = &s->attack;

    EXPECT(a->kind == VV_ATTACK_ASSAULT && a->count > 0);
    s->party = 0;
    for (int i = 0; i < a->count; i++) {
        s->party |= bit(a->member[i]);
        mark(s, a->member[i], VV_ADVANCED);
    }
    vv_set_effects(s, a->from, s->effects[a->from] | VV_ASSAULTED_FROM);
    tell(p, SAW_ASSAULT, a->side, a->from, a->at, a->count, 0);
    remove_pinned(p, a->at);
    if (!s->cell[a->at].head) {
        tell(p, SAW_OVERWHELMED, a->side, a->at, 0, 0, 0);
        take_hex(p);
        return;
    }
    s->pool[a->side].expendable[VV_GRENADES] -= (uint8_t)vv_count_mode(a, VV_WITH_GRENADES);
    s->pool[a->side].expendable[VV_SATCHELS] -= (uint8_t)vv_count_mode(a, VV_WITH_SATCHEL);
    a->apfp = (uint8_t)vv_total_fire(p->v, s);
    a->modifier = (int8_t)((a->leader ? type_of(p->v, s, a->leader - 1)->modifier : 0) -
                           vv_count_mode(a, VV_WITH_GRENADES));
    a->kind = VV_ATTACK_DEFENCE;
    a->leader = 0;
    vv_group_members(p->v, s);
    vv_group_open(p, other_side(a->side));
}

/* --- (3), (4): the defenders are named --- */

void vv_defence_go(struct vv_play *p)
{
    struct vv_state *s = p->s;
    struct vv_attack *a = &s->attack;
    int defence = vv_total_fire(p->v, s), column = vv_odds_column(a->apfp, defence);
    int leader = a->leader ? type_of(p->v, s, a->leader - 1)->modifier : 0;

    EXPECT(a->kind == VV_ATTACK_DEFENCE);
    a->kill = (int8_t)(p->v->tables.kill[column] + leader - vv_count_mode(a, VV_WITH_GRENADES));
    tell(p, SAW_ODDS, a->at, a->apfp, defence, column, a->kill);
    vv_push_roll(p, ROLL_ASSAULT, 0);
}

/* --- (5), (6): the roll --- */

void vv_assault_roll(struct vv_play *p, int roll)
{
    struct vv_state *s = p->s;
    struct vv_attack *a = &s->attack;
    int cost = vv_assault_cost(p->v, s), total = roll + a->modifier;
    uint64_t attackers = survivors(s);
    bool won = total <= a->kill; /* VV-15.7 */

    if (won) {
        tell(p, SAW_WON, a->side, a->at, cost, 0, 0);
        for_units (u, vv_units_in(s, other_side(a->side), a->at))
            vv_lose(p, u);
    } else {
        cost += total - a->kill;
        a->points = (uint8_t)bits_count(attackers);
        tell(p, SAW_REPULSED, a->side, a->at, cost, a->points, 0);
    }
    memset(a->member, 0, sizeof a->member);
    memset(a->mode, 0, sizeof a->mode);
    a->count = a->leader = a->apfp = 0;
    a->kill = a->modifier = 0;
    push_frame(s, F_ASSAULT, s->active, won ? NEXT_OCCUPY : NEXT_DEFENDERS, 0, 0);
    vv_alloc_start(p, VV_ALLOC_ASSAULT, a->side, attackers, 0, cost);
}

static bool test_crews(struct vv_play *p)
{
    struct vv_state *s = p->s;

    for_hex (u, s, s->attack.at)
        if (is_marked(s, u, VV_IMMOBILE) && !(s->alloc.shaken & bit(u))) {
            vv_crew_check(p, u); /* VV-16.6: not touched by the points, attacked all the same */
            return true;
        }
    return false;
}

bool vv_assault_settle(struct vv_play *p)
{
    struct vv_state *s = p->s;
    struct frame *f = turn_top(&s->turn);
    int side = other_side(s->active);

    EXPECT(f->kind == F_ASSAULT && f->arg[0] >= NEXT_OCCUPY && f->arg[0] <= NEXT_CREWS);
    switch (f->arg[0]) {
    case NEXT_OCCUPY:
        turn_pop(&s->turn);
        take_hex(p);
        break;
    case NEXT_DEFENDERS:
        f->arg[0] = NEXT_CREWS;
        vv_alloc_start(p, VV_ALLOC_DEFENCE, side, vv_units_in(s, side, s->attack.at), 0,
                       s->attack.points);
        break;
    default:
        if (test_crews(p))
            break;
        turn_pop(&s->turn);
        s->party = 0;
        vv_end_attack(p);
    }
    return true;
}

/* --- which two go into the bunker --- */

void vv_occupy_legal(const struct vv *v, const struct vv_state *s, struct vv_menu *m)
{
    uint64_t alive = survivors(s);

    (void)v;
    for_units (u, alive)
        for_units (w, alive & ~(bit(u) | (bit(u) - 1)))
            menu_add(m, DO_OCCUPY, u, w, 0);
}

void vv_occupy_apply(struct vv_play *p, const struct action *a)
{
    turn_pop(&p->s->turn);
    occupy(p, bit(a->arg[0]) | bit(a->arg[1]));
}
