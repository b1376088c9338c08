/* tcl_automa_order.c - orders II and III of the Automa, against the enemy: options narrowed letter
 * by letter (TCL-13.5, 13.8, 13.9). */
#include "games/trench_club/tcl_automa.h"

/* --- attacks --- */

static bool destroys(const struct tcl_mind *m, int target)
{
    const struct tcl_unit *v = &m->s->unit[target];
    int hits = tcl_fixed_hits(m->t, m->u, v);

    return v->damage + tcl_damage(m->t, tcl_armour_row(m->t, m->s, target, true), hits) >=
           DAMAGE_OUT;
}

/* The distance of an attack made from another hex; soldiers in trenches reach further. */
static int apart(const struct tcl_mind *m, int hex, int target)
{
    struct tcl_state trial;

    if (!option(m->t, OPTION_TRENCHES))
        return tcl_hexes_apart(m->t, hex, m->s->unit[target].place);
    trial = *m->s;
    trial.unit[m->slot].place = (int16_t)hex;
    return tcl_distance(m->t, &trial, m->slot, target);
}

static bool fires_back(const struct tcl_mind *m, int hex, int target)
{
    return apart(m, hex, target) == 1 && tcl_can_close(m->t, m->s, target, m->slot);
}

static bool could_ever_hit(const struct tcl_mind *m, int target)
{
    const struct tcl_unit *v = &m->s->unit[target];

    return on_hex(v) && tcl_mind_hostile(m, target) && type_of(m->t, m->u)->most &&
           (!is(m->t, v, MARK_AIR) || is(m->t, m->u, MARK_CLOUD));
}

static bool may_fight_on(const struct tcl_mind *m, int hex)
{
    return is(m->t, m->u, MARK_AIR | MARK_SHIP) || tcl_ground_at(m->t, m->s, hex) != GROUND_WATER;
}

void tcl_options_add(struct tcl_options *o, int place, int target)
{
    if (o->count < OPTIONS)
        o->at[o->count++] = (struct tcl_idea){ (int16_t)place, (int16_t)target };
}

void tcl_options_of_attack(const struct tcl_mind *m, const struct tcl_set *hexes,
                           struct tcl_options *o)
{
    o->count = 0;
    for (int seat = 0; seat < m->t->base.seats; seat++)
        for (EACH_SLOT(m->s, seat, i)) {
            if (!could_ever_hit(m, i))
                continue;
            for (int h = set_next(hexes, 0); h >= 0; h = set_next(hexes, h + 1))
                if (may_fight_on(m, h) && tcl_can_hit(m->t, m->u, &m->s->unit[i], apart(m, h, i)))
                    tcl_options_add(o, h, i);
        }
}

/* --- narrowing --- */

bool tcl_options_narrow(const struct tcl_mind *m, struct tcl_options *o, tcl_letter key)
{
    int best = -100000, kept = 0, before = o->count, value[OPTIONS];

    EXPECT(o->count > 0);
    for (int i = 0; i < o->count; i++) {
        value[i] = key(m, o->at[i]);
        best = value[i] > best ? value[i] : best;
    }
    for (int i = 0; i < o->count; i++)
        if (value[i] == best)
            o->at[kept++] = o->at[i];
    o->count = kept;
    return kept < before;
}

unsigned tcl_options_narrow_all(const struct tcl_mind *m, struct tcl_options *o,
                                const tcl_letter *keys, int count)
{
    unsigned letters = 0;

    for (int i = 0; i < count && o->count > 1; i++)
        if (keys[i] && tcl_options_narrow(m, o, keys[i]))
            letters |= 1u << i;
    return letters;
}

/* Letters of II.1: which target. */
int tcl_key_destroys(const struct tcl_mind *m, struct tcl_idea o)
{
    return destroys(m, o.target);
}

int tcl_key_safe(const struct tcl_mind *m, struct tcl_idea o)
{
    return o.place >= 0 && o.place < PLACE_FORT ? !fires_back(m, o.place, o.target)
                                                : !tcl_can_close(m->t, m->s, o.target, m->slot);
}

static int key_target_from_flak(const struct tcl_mind *m, struct tcl_idea o)
{
    return is(m->t, m->u, MARK_AIR) ? tcl_mind_hexes_to_flak(m, m->s->unit[o.target].place) : 0;
}

static int key_weak(const struct tcl_mind *m, struct tcl_idea o)
{
    const struct tcl_unit *v = &m->s->unit[o.target];

    return -type_of(m->t, v)->attack[tcl_level(m->t, v)];
}

static int key_price(const struct tcl_mind *m, struct tcl_idea o)
{
    return type_of(m->t, &m->s->unit[o.target])->cost;
}

static int key_green(const struct tcl_mind *m, struct tcl_idea o)
{
    return -m->s->unit[o.target].experience;
}

static int key_hero(const struct tcl_mind *m, struct tcl_idea o)
{
    return m->s->unit[o.target].experience;
}

static const tcl_letter close_target[] = { tcl_key_destroys, tcl_key_safe, key_target_from_flak,
                                           key_weak,         key_price,    key_green };

/* Letters of II: which hex. */
static int key_hex_from_flak(const struct tcl_mind *m, struct tcl_idea o)
{
    return is(m->t, m->u, MARK_AIR) ? tcl_mind_hexes_to_flak(m, o.place) : 0;
}

int tcl_key_forest(const struct tcl_mind *m, struct tcl_idea o)
{
    return tcl_ground_at(m->t, m->s, o.place) == GROUND_FOREST;
}

static int key_near_own(const struct tcl_mind *m, struct tcl_idea o)
{
    return -m->to_own[o.place];
}

static int key_near_start(const struct tcl_mind *m, struct tcl_idea o)
{
    return -m->from_start[o.place];
}

static const tcl_letter close_hex[] = { key_hex_from_flak, tcl_key_forest, key_near_own,
                                        key_near_start };

/* Letters of III.1: which target. */
static int key_threatens(const struct tcl_mind *m, struct tcl_idea o)
{
    const struct tcl_unit *v = &m->s->unit[o.target];

    for (int i = 0; i < FORTS && is(m->t, v, MARK_FOOT); i++)
        if (m->t->fort[i].used && set_has(&m->t->fort[i].access, v->place) &&
            (!m->s->fort[i] || holds(m->t, m->s, m->team, i)))
            return 1;
    return 0;
}

static int key_attacked(const struct tcl_mind *m, struct tcl_idea o)
{
    return (m->s->unit[o.target].flags & UNIT_ATTACKED) != 0;
}

static const tcl_letter long_target[] = { tcl_key_destroys, key_threatens, key_attacked, key_price,
                                          key_hero };

/* Letters of III: which hex. */
static int key_road(const struct tcl_mind *m, struct tcl_idea o)
{
    int ground = tcl_ground_at(m->t, m->s, o.place);

    if (ground == GROUND_ROAD || ground == GROUND_BRIDGE)
        return 1;
    for (int dir = 0; dir < 6; dir++) {
        int next = m->t->next[o.place][dir];

        ground = next >= 0 ? tcl_ground_at(m->t, m->s, next) : GROUND_OFF;
        if (ground == GROUND_ROAD || ground == GROUND_BRIDGE)
            return 1;
    }
    return 0;
}

static int key_hexes_from_enemy(const struct tcl_mind *m, struct tcl_idea o)
{
    return tcl_mind_hexes_to(m, o.place, &m->field.enemies);
}

static int key_hexes_to_own(const struct tcl_mind *m, struct tcl_idea o)
{
    struct tcl_set own;

    tcl_mind_units(m, true, &own);
    return -tcl_mind_hexes_to(m, o.place, &own);
}

/* d: nearest to where it came from, in points, then in hexes. */
static int key_way_back(const struct tcl_mind *m, struct tcl_idea o)
{
    int hexes = on_hex(m->u) ? tcl_hexes_apart(m->t, m->u->place, o.place) : 0;

    return -(m->from_start[o.place] * 100 + hexes);
}

static const tcl_letter long_hex[] = { key_road, key_hexes_from_enemy, key_hexes_to_own,
                                       key_way_back };

/* The way to the target of II.2 and III.2. */
static int key_to_target(const struct tcl_mind *m, struct tcl_idea o)
{
    return -m->to_target[o.place];
}

static int key_hexes_to_target(const struct tcl_mind *m, struct tcl_idea o)
{
    return -apart(m, o.place, m->goal);
}

/* --- choosing --- */

/* The letters of II, or with `far` of III. */
static unsigned by_target(const struct tcl_mind *m, struct tcl_options *o, bool far)
{
    return far ? tcl_options_narrow_all(m, o, LETTERS(long_target))
               : tcl_options_narrow_all(m, o, LETTERS(close_target));
}

unsigned tcl_options_by_hex(const struct tcl_mind *m, struct tcl_options *o, bool far)
{
    return far ? tcl_options_narrow_all(m, o, LETTERS(long_hex))
               : tcl_options_narrow_all(m, o, LETTERS(close_hex));
}

/* Of what is left, the options of each target by its own hex letters; targets in order of slots. */
static void choose_hexes(const struct tcl_mind *m, const struct tcl_options *targets, bool far,
                         struct tcl_options *out, struct tcl_plan *plan)
{
    struct tcl_options some;

    out->count = 0;
    for (int first = 0; first < targets->count;) {
        int target = targets->at[first].target;

        some.count = 0;
        for (; first < targets->count && targets->at[first].target == target; first++)
            some.at[some.count++] = targets->at[first];
        plan->hex_letters |= tcl_options_by_hex(m, &some, far);
        for (int i = 0; i < some.count; i++)
            tcl_options_add(out, some.at[i].place, some.at[i].target);
    }
}

void tcl_options_settle(const struct tcl_options *o, int pick, struct tcl_plan *plan)
{
    EXPECT(o->count > 0);
    plan->options = o->count > FAR ? FAR : o->count;
    plan->place = o->at[pick < o->count ? pick : 0].place;
    plan->target = o->at[pick < o->count ? pick : 0].target;
}

void tcl_order_attack(const struct tcl_mind *m, struct tcl_options *o, int pick,
                      struct tcl_plan *plan)
{
    bool far = plan->roman == 3;
    struct tcl_options final;

    plan->target_letters |= by_target(m, o, far);
    choose_hexes(m, o, far, &final, plan);
    tcl_options_settle(&final, pick, plan);
}

/* II.2, III.2: towards the target it would like best. */
static void choose_approach(struct tcl_mind *m, int pick, struct tcl_plan *plan)
{
    bool far = plan->roman == 3;
    struct tcl_options o, final;

    o.count = final.count = 0;
    plan->order = 2;
    plan->place = m->u->place;
    plan->options = 1;
    for (int seat = 0; seat < m->t->base.seats; seat++)
        for (EACH_SLOT(m->s, seat, i))
            if (could_ever_hit(m, i))
                tcl_options_add(&o, PLACE_NONE, i);
    if (o.count == 0)
        return;
    plan->target_letters |= by_target(m, &o, far);
    for (int i = 0; i < o.count; i++) {
        struct tcl_options hexes;
        struct tcl_set at = { { 0 } };

        hexes.count = 0;
        m->goal = o.at[i].target;
        set_add(&at, m->s->unit[m->goal].place);
        tcl_mind_measure(m, &at, true, m->to_target);
        for (int h = set_next(&m->goals, 0); h >= 0; h = set_next(&m->goals, h + 1))
            tcl_options_add(&hexes, h, -1);
        tcl_options_narrow(m, &hexes, far ? key_hexes_to_target : key_to_target);
        plan->hex_letters |= tcl_options_by_hex(m, &hexes, far);
        for (int k = 0; k < hexes.count; k++)
            tcl_options_add(&final, hexes.at[k].place, -1);
    }
    if (final.count)
        tcl_options_settle(&final, pick, plan);
}

void tcl_order_by_enemy(struct tcl_mind *m, int pick, struct tcl_plan *plan)
{
    struct tcl_options o;

    plan->order = 1;
    tcl_options_of_attack(m, &m->goals, &o);
    if (o.count)
        tcl_order_attack(m, &o, pick, plan);
    else
        choose_approach(m, pick, plan);
}

/* I.4, I.5: attacks that destroy, or that are not answered. */
bool tcl_order_attack_if(const struct tcl_mind *m, const struct tcl_set *hexes,
                         tcl_letter condition, int pick, struct tcl_plan *plan)
{
    struct tcl_options o;
    int kept = 0;

    tcl_options_of_attack(m, hexes, &o);
    for (int i = 0; i < o.count; i++)
        if (condition(m, o.at[i]))
            o.at[kept++] = o.at[i];
    o.count = kept;
    if (kept)
        tcl_order_attack(m, &o, pick, plan);
    return kept > 0;
}
