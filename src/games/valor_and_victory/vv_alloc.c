/* vv_alloc.c - casualty points, spent by the owner of the victims (VV-14.6.1, VV-15.10).
 *
 * Every unit under fire is `free` until it has its outcome. A choice covers some points (its
 * credit); it is allowed only if what stays open can still be covered by the units left. */
#include "games/valor_and_victory/vv_rules.h"

/* --- values --- */

/* VV-14.6.1 (f): the points that eliminating a unit covers. */
static int value_of(const struct vv *v, const struct vv_state *s, int u)
{
    const struct vv_type *t = type_of(v, s, u);

    if (t->kind == VV_AFV)
        return 3 + vv_riders_cr(v, s, u); /* VV-15.10 */
    if (t->kind == VV_GUN)
        return t->cr + ((s->alloc.shield & bit(u)) != 0);
    return t->cr + vv_riders_cr(v, s, u);
}

/* VV-6.3.10: could this mover stay where it is if it were pinned? Friends in the hex and movers
 * already pinned count; movers that may still go on do not. */
static bool could_stay(const struct vv *v, const struct vv_state *s, int u)
{
    uint64_t going = 0;

    if (s->alloc.kind != VV_ALLOC_MOVERS)
        return true;
    for_units (w, movers(s))
        if (w != u && !is_marked(s, w, VV_PINNED))
            going |= bit(w);
    int hex = s->unit[u].hex;
    return !vv_fits(vv_tally(v, s, s->unit[u].side, hex, going), position_at(s, hex));
}

static int value_of_all(const struct vv *v, const struct vv_state *s, uint64_t units)
{
    int sum = 0;

    for_units (u, units)
        sum += value_of(v, s, u);
    return sum;
}

/* A half squad left by a reduction is worth the point of its pin, if it may stay. */
static int value_left(const struct vv *v, const struct vv_state *s)
{
    int sum = value_of_all(v, s, s->alloc.free);

    for_units (u, s->alloc.half)
        sum += could_stay(v, s, u);
    return sum;
}

/* VV-15.10: AFVs take points in a failed assault only, and there before everybody else. */
static uint64_t armour_left(const struct vv *v, const struct vv_state *s)
{
    uint64_t left = 0;

    for_units (u, s->alloc.free)
        if (type_of(v, s, u)->kind == VV_AFV)
            left |= bit(u);
    return left;
}

bool vv_alloc_must_wait(const struct vv *v, const struct vv_state *s, int u)
{
    int carrier = s->unit[u].carrier;
    uint64_t armour = armour_left(v, s);

    return armour && !(armour & bit(carrier ? carrier - 1 : u));
}

/* --- what one choice covers --- */

enum { NOT_POSSIBLE = -1 };

struct choice {
    int credit, taken; /* taken: value that is no longer there for the points still open */
};

static const struct choice impossible = { NOT_POSSIBLE, 0 };

static bool is_free(const struct vv_state *s, int u)
{
    return s->alloc.free & bit(u);
}

/* rides: infantry aboard something that may still take points. AFVs take points, and so cover
 * their passengers, only in a failed assault. */
static bool rides(const struct vv *v, const struct vv_state *s, int u)
{
    int carrier = s->unit[u].carrier - 1;

    return carrier >= 0 && is_free(s, carrier) && is_foot(type_of(v, s, u));
}

bool vv_alloc_unpinned_left(const struct vv_state *s)
{
    for_units (u, s->alloc.free)
        if (!is_marked(s, u, VV_PINNED))
            return true;
    return false;
}

static struct choice pin_choice(const struct vv *v, const struct vv_state *s, int u)
{
    bool half = s->alloc.half & bit(u);

    if ((!half && !is_free(s, u)) || is_marked(s, u, VV_PINNED) || !is_foot(type_of(v, s, u)) ||
        !could_stay(v, s, u))
        return impossible;
    return (struct choice){ 1, half ? 1 : value_of(v, s, u) };
}

static struct choice reduce_choice(const struct vv *v, const struct vv_state *s, int u)
{
    const struct vv_type *t = type_of(v, s, u);
    int less = t->kind == VV_SQUAD ? t->cr - v->type[t->other].cr : 0;

    if (!less || is_marked(s, u, VV_PINNED)) /* VV-1.1.2: a half squad cannot be reduced */
        return impossible;
    if (rides(v, s, u))
        return (struct choice){ less, less }; /* (e) */
    if (!is_free(s, u))
        return impossible;
    return (struct choice){ less, t->cr - could_stay(v, s, u) };
}

static struct choice kill_choice(const struct vv *v, const struct vv_state *s, int u)
{
    const struct vv_type *t = type_of(v, s, u);

    if (is_marked(s, u, VV_PINNED) && vv_alloc_unpinned_left(s))
        return impossible; /* (b) */
    if (rides(v, s, u))
        return (struct choice){ t->cr, t->cr };
    if (!is_free(s, u) || (!is_foot(t) && !is_marked(s, u, VV_PINNED)) || t->kind == VV_AFV)
        return impossible;
    if (s->alloc.open == 1 && (s->alloc.shield & bit(u)))
        return impossible; /* the shield takes it */
    return (struct choice){ value_of(v, s, u), value_of(v, s, u) };
}

/* VV-14.6.1 (c), (d), VV-6.3.10: what k points do to a vehicle or Gun. */
enum vv_harm vv_alloc_harm(const struct vv *v, const struct vv_state *s, int u, int points)
{
    int cr = type_of(v, s, u)->cr, effect = points - ((s->alloc.shield & bit(u)) != 0);

    EXPECT(!is_foot(type_of(v, s, u)) && points > 0);
    if (effect == 0)
        return HARM_NONE;
    if (effect > cr || !could_stay(v, s, u))
        return HARM_LOST;
    return effect == 1 ? HARM_PIN : HARM_DIE;
}

static struct choice suffer_choice(const struct vv *v, const struct vv_state *s, int u, int points)
{
    const struct vv_type *t = type_of(v, s, u);
    int value = value_of(v, s, u);

    if (!is_free(s, u) || is_foot(t) || is_marked(s, u, VV_PINNED) || points < 1 ||
        points > s->alloc.open)
        return impossible;
    if (t->kind == VV_AFV)
        return points > 3 ? impossible : (struct choice){ points, value };
    if (points == 1 && (s->alloc.shield & bit(u)) && s->alloc.open > 1)
        return impossible; /* (d): one more must go on that Gun */
    bool lost = vv_alloc_harm(v, s, u, points) == HARM_LOST;
    return (struct choice){ lost && value > points ? value : points, value };
}

static struct choice shrug_choice(const struct vv_state *s, int u)
{
    if (!is_free(s, u) || !is_marked(s, u, VV_PINNED) || !(s->alloc.shield & bit(u)) ||
        s->alloc.open != 1 || vv_alloc_unpinned_left(s))
        return impossible;
    return (struct choice){ 1, 1 };
}

static struct choice choice_of(const struct vv *v, const struct vv_state *s, int kind, int u, int k)
{
    switch (kind) {
    case DO_PIN: return pin_choice(v, s, u);
    case DO_REDUCE: return reduce_choice(v, s, u);
    case DO_KILL: return kill_choice(v, s, u);
    case DO_SUFFER: return suffer_choice(v, s, u, k);
    default: return shrug_choice(s, u);
    }
}

int vv_alloc_credit(const struct vv *v, const struct vv_state *s, const struct action *a)
{
    return choice_of(v, s, a->kind, a->arg[0], a->arg[1]).credit;
}

/* --- listing --- */

/* offer: VV-14.6.1 (f), what stays open must be coverable. */
static void offer(const struct vv *v, const struct vv_state *s, int kind, int u, int k, int value,
                  struct vv_menu *m)
{
    struct choice c = choice_of(v, s, kind, u, k);

    if (c.credit == NOT_POSSIBLE)
        return;
    if (s->alloc.open - c.credit <= value - c.taken || s->alloc.open <= c.credit)
        menu_add(m, kind, u, kind == DO_SUFFER ? k : 0, 0);
}

static void offer_all(const struct vv *v, const struct vv_state *s, int u, int value,
                      struct vv_menu *m)
{
    /* VV-R39: what an AFV does not take up to its three must find room in other AFVs. */
    uint64_t armour = armour_left(v, s);
    int for_armour = armour ? value_of_all(v, s, armour) : value;

    if (is_foot(type_of(v, s, u))) {
        offer(v, s, DO_PIN, u, 0, value, m);
        offer(v, s, DO_REDUCE, u, 0, value, m);
        offer(v, s, DO_KILL, u, 0, value, m);
        return;
    }
    for_cargo (c, s, u) {
        offer(v, s, DO_REDUCE, c, 0, value, m);
        offer(v, s, DO_KILL, c, 0, value, m);
    }
    for (int k = 1; k <= s->alloc.open; k++)
        offer(v, s, DO_SUFFER, u, k, k < 3 ? for_armour : value, m);
    offer(v, s, DO_KILL, u, 0, value, m);
    offer(v, s, DO_SHRUG, u, 0, value, m);
}

static void list_choices(const struct vv *v, const struct vv_state *s, struct vv_menu *m)
{
    int value = value_left(v, s);

    for_units (u, s->alloc.free | s->alloc.half) {
        if (!menu_full(m) && !vv_alloc_must_wait(v, s, u))
            offer_all(v, s, u, value, m);
    }
}

void vv_alloc_legal(const struct vv *v, const struct vv_state *s, struct vv_menu *m)
{
    list_choices(v, s, m);
    menu_add(m, DO_AUTO, 0, 0, 0);
}

/* --- making it so --- */

static void cover(struct vv_state *s, int credit)
{
    s->alloc.open = (uint8_t)(credit >= s->alloc.open ? 0 : s->alloc.open - credit);
}

static void settle_unit(struct vv_state *s, int u)
{
    s->alloc.free &= ~bit(u);
    s->alloc.half &= ~bit(u);
}

static void immobilize(struct vv_play *p, int u)
{
    if (!is_marked(p->s, u, VV_IMMOBILE))
        tell_unit(p, SAW_IMMOBILE, u, p->s->unit[u].hex, 0);
    mark(p->s, u, VV_IMMOBILE);
    vv_crew_check(p, u);
}

/* VV-15.10: 3 points immobilize without a die; a crew that sits in a wreck is tested anyway. */
static void suffer_afv(struct vv_play *p, int u, int points)
{
    struct vv_state *s = p->s;

    settle_unit(s, u);
    if (points == 3 || is_marked(s, u, VV_IMMOBILE)) {
        immobilize(p, u);
        return;
    }
    s->alloc.unit = (uint8_t)(u + 1);
    s->alloc.points = (uint8_t)points;
    vv_push_roll(p, ROLL_IMMOBILE, u);
}

static void suffer(struct vv_play *p, int u, int points)
{
    struct vv_state *s = p->s;
    int credit = suffer_choice(p->v, s, u, points).credit;

    if (type_of(p->v, s, u)->kind == VV_AFV) {
        cover(s, points);
        suffer_afv(p, u, points);
        return;
    }
    switch (vv_alloc_harm(p->v, s, u, points)) {
    case HARM_NONE: tell_unit(p, SAW_SHRUGGED, u, s->unit[u].hex, 0); break;
    case HARM_PIN: vv_pin(p, u); break;
    case HARM_LOST: vv_lose(p, u); break;
    case HARM_DIE:
        s->alloc.unit = (uint8_t)(u + 1);
        s->alloc.points = (uint8_t)points;
        vv_push_roll(p, ROLL_SURVIVE, u);
        return;
    }
    settle_unit(s, u);
    cover(s, credit);
}

void vv_alloc_survive(struct vv_play *p, int roll)
{
    struct vv_state *s = p->s;
    int u = s->alloc.unit - 1, points = s->alloc.points, value = value_of(p->v, s, u);
    bool lost = roll > type_of(p->v, s, u)->cr;

    EXPECT(u >= 0 && top_of(s)->kind == F_ALLOC);
    s->alloc.unit = s->alloc.points = 0;
    settle_unit(s, u);
    if (lost) {
        vv_lose(p, u);
        cover(s, value > points ? value : points);
        return;
    }
    tell_unit(p, SAW_SURVIVED, u, s->unit[u].hex, 0);
    vv_pin(p, u);
    cover(s, points);
}

void vv_alloc_immobile(struct vv_play *p, int roll)
{
    struct vv_state *s = p->s;
    int u = s->alloc.unit - 1, points = s->alloc.points;

    EXPECT(u >= 0 && type_of(p->v, s, u)->kind == VV_AFV);
    s->alloc.unit = s->alloc.points = 0;
    if (roll <= points)
        immobilize(p, u);
    else
        tell_unit(p, SAW_UNHARMED, u, s->unit[u].hex, 0);
}

static void reduce(struct vv_play *p, int u)
{
    struct vv_state *s = p->s;
    int credit = reduce_choice(p->v, s, u).credit;
    bool aboard = s->unit[u].carrier, stays = could_stay(p->v, s, u);

    vv_reduce(p, u);
    cover(s, credit);
    if (aboard)
        return;
    s->alloc.free &= ~bit(u);
    if (stays)
        s->alloc.half |= bit(u);
}

void vv_alloc_apply(struct vv_play *p, const struct action *a)
{
    struct vv_state *s = p->s;
    int u = a->arg[0], credit = 0;

    if (a->kind == DO_AUTO)
        s->alloc.automatic = 1;
    if (a->kind == DO_KILL)
        credit = kill_choice(p->v, s, u).credit;
    switch (a->kind) {
    case DO_PIN:
        vv_pin(p, u);
        settle_unit(s, u);
        cover(s, 1);
        break;
    case DO_REDUCE: reduce(p, u); break;
    case DO_KILL:
        vv_lose(p, u);
        cover(s, credit);
        break;
    case DO_SUFFER: suffer(p, u, a->arg[1]); break;
    case DO_SHRUG:
        tell_unit(p, SAW_SHRUGGED, u, s->unit[u].hex, 0);
        settle_unit(s, u);
        cover(s, 1);
        break;
    default: break;
    }
}

/* lose_riders: the infantry aboard; a towed Gun never stands in for anybody (VV-R28). */
static void lose_riders(struct vv_play *p, int carrier)
{
    uint64_t riders = 0;

    for_cargo (c, p->s, carrier)
        if (is_foot(type_of(p->v, p->s, c)))
            riders |= bit(c);
    for_units (c, riders)
        vv_lose(p, c);
}

/* wipe: more points than everything is worth (VV-14.6.1 f); an AFV takes its three (VV-15.10). */
static void wipe(struct vv_play *p)
{
    struct vv_state *s = p->s;
    uint64_t all = s->alloc.free;

    s->alloc.open = 0;
    s->alloc.free = 0;
    for_units (u, all) {
        if (type_of(p->v, s, u)->kind != VV_AFV) {
            vv_lose(p, u);
            continue;
        }
        lose_riders(p, u);
        immobilize(p, u);
    }
}

void vv_alloc_start(struct vv_play *p, int kind, int side, uint64_t units, uint64_t shields,
                    int points)
{
    struct vv_state *s = p->s;

    EXPECT(points >= 0 && kind >= VV_ALLOC_FIRE && kind <= VV_ALLOC_DEFENCE);
    s->alloc.kind = (uint8_t)kind;
    s->alloc.free = units;
    s->alloc.shield = shields;
    s->alloc.half = 0;
    s->alloc.open = (uint8_t)points;
    s->alloc.automatic = p->v->base.option[VV_OPT_CASUALTIES] == 1; /* VV-R3 */
    push_frame(s, F_ALLOC, side, 0, 0, 0);
    if (points > value_left(p->v, s))
        wipe(p);
}

bool vv_alloc_settle(struct vv_play *p)
{
    struct vv_state *s = p->s;
    struct action list[2];
    struct vv_menu m = { .out = list, .most = 2 };

    EXPECT(top_of(s)->kind == F_ALLOC);
    if (s->alloc.open == 0) {
        uint64_t shaken = s->alloc.shaken;

        turn_pop(&s->turn);
        memset(&s->alloc, 0, sizeof s->alloc);
        s->alloc.shaken = shaken;
        return true;
    }
    list_choices(p->v, s, &m);
    if (m.count == 0) {
        s->alloc.open = 0; /* nothing is left that could take the rest */
        return true;
    }
    if (m.count > 1 && !s->alloc.automatic)
        return false;
    struct action choice = m.count == 1 ? list[0] : vv_alloc_best(p->v, s);
    vv_alloc_apply(p, &choice);
    return true;
}
