/* tcl_automa_plan.c - the Automa's units: the orders of foot soldiers (TCL-13.6, 13.7), whose turn
 * comes first (TCL-13.3), and saying why. */
#include "games/trench_club/tcl_automa.h"

#include <string.h>

/* --- foot soldiers: TCL-13.6 --- */

/* Letters of the foot soldiers' own orders. */
static int key_from_enemy(const struct tcl_mind *m, struct tcl_idea o)
{
    return m->to_enemy[o.place];
}

static int key_to_fort(const struct tcl_mind *m, struct tcl_idea o)
{
    return -m->to_fort[o.place];
}

/* I.1: take a fort now, unless an enemy foot soldier could take it back. */
static bool take_fort(const struct tcl_mind *m, int pick, struct tcl_plan *plan)
{
    struct tcl_options o;

    o.count = 0;
    for (int i = 0; i < FORTS; i++)
        if (tcl_may_conquer(m->t, m->s, m->slot, i) && !tcl_mind_foot_before(m, i, true))
            tcl_options_add(&o, PLACE_FORT + i, -1);
    if (o.count)
        tcl_options_settle(&o, pick, plan);
    return o.count > 0;
}

/* I.2: before a fort, but not where a foot soldier of its own waits unopposed. */
static bool wait_at_fort(const struct tcl_mind *m, int pick, struct tcl_plan *plan)
{
    static const tcl_letter letters[] = { key_from_enemy };
    struct tcl_set wanted = { { 0 } };
    struct tcl_options o;

    o.count = 0;
    for (int i = 0; i < FORTS; i++)
        if (tcl_mind_wants_fort(m, i) &&
            (!tcl_mind_foot_before(m, i, false) || tcl_mind_foot_before(m, i, true)))
            set_join(&wanted, &m->t->fort[i].access, m->t->all);
    for (int h = set_next(&m->goals, 0); h >= 0; h = set_next(&m->goals, h + 1))
        if (set_has(&wanted, h))
            tcl_options_add(&o, h, -1);
    if (!o.count)
        return false;
    plan->hex_letters |= tcl_options_narrow_all(m, &o, LETTERS(letters));
    tcl_options_settle(&o, pick, plan);
    return true;
}

static void access_to_take(const struct tcl_mind *m, struct tcl_set *out)
{
    memset(out, 0, sizeof *out);
    for (int i = 0; i < FORTS; i++)
        if (tcl_mind_wants_fort(m, i))
            set_join(out, &m->t->fort[i].access, m->t->all);
}

/* Could it reach an access hex next turn from there, with all units as they stand? */
static bool in_two_turns(struct tcl_mind *m, struct tcl_state *trial, const struct tcl_set *access,
                         int hex)
{
    struct tcl_reach reach;

    trial->unit[m->slot].place = (int16_t)hex;
    tcl_find_reach(m->t, trial, &m->field, m->slot, &reach);
    for (int i = reach.span.lo; i <= reach.span.hi; i++)
        if (reach.ends.w[i] & access->w[i] & ~m->field.mines.w[i])
            return true;
    return false;
}

/* I.3: towards a fort that it can stand before next turn. */
static bool approach_fort(struct tcl_mind *m, int pick, struct tcl_plan *plan)
{
    static const tcl_letter letters[] = { NULL, key_from_enemy, key_to_fort, tcl_key_forest };
    struct tcl_state trial = *m->s;
    struct tcl_options o;
    struct tcl_set access;
    int every = 0;

    o.count = 0;
    access_to_take(m, &access);
    if (on_hex(m->u))
        set_drop(&m->field.friends, m->u->place); /* it will be elsewhere */
    for (int h = set_next(&m->goals, 0); h >= 0; h = set_next(&m->goals, h + 1), every++)
        if (in_two_turns(m, &trial, &access, h))
            tcl_options_add(&o, h, -1);
    if (on_hex(m->u))
        set_add(&m->field.friends, m->u->place);
    if (!o.count)
        return false;
    plan->hex_letters |= (o.count < every) | tcl_options_narrow_all(m, &o, LETTERS(letters));
    tcl_options_settle(&o, pick, plan);
    return true;
}

/* Where it is now: its hex, or the way out of its fort. */
static int way_to_fort_now(const struct tcl_mind *m)
{
    int best = FAR;

    if (on_hex(m->u))
        return m->to_fort[m->u->place];
    const struct tcl_set *access = &m->t->fort[m->u->place - PLACE_FORT].access;
    for (int h = set_next(access, 0); h >= 0; h = set_next(access, h + 1)) {
        int cost = tcl_mind_step_cost(m, h), d = m->to_fort[h] + cost;

        best = cost && d < best ? d : best;
    }
    return best;
}

/* I.6: nearer to the nearest fort. */
static bool march_to_fort(const struct tcl_mind *m, int pick, struct tcl_plan *plan)
{
    struct tcl_options o;
    int now = way_to_fort_now(m);

    o.count = 0;
    for (int h = set_next(&m->goals, 0); h >= 0; h = set_next(&m->goals, h + 1))
        if (m->to_fort[h] < now)
            tcl_options_add(&o, h, -1);
    if (!o.count)
        return false;
    tcl_options_narrow(m, &o, key_to_fort);
    plan->hex_letters |= tcl_options_by_hex(m, &o, false);
    tcl_options_settle(&o, pick, plan);
    return true;
}

/* TCL-13.7: after a pure move it attacks only what it destroys or what cannot answer. */
static void attack_after_move(const struct tcl_mind *m, struct tcl_plan *plan)
{
    struct tcl_plan attack = { .roman = 2, .target = -1 };
    struct tcl_set here = { { 0 } };

    if (plan->place >= PLACE_FORT)
        return;
    set_add(&here, plan->place);
    if (tcl_order_attack_if(m, &here, tcl_key_destroys, 0, &attack) ||
        tcl_order_attack_if(m, &here, tcl_key_safe, 0, &attack)) {
        plan->target = attack.target;
        plan->target_letters = attack.target_letters;
    }
}

/* I.2 to I.6: true when the unit can follow it. */
static bool foot_order(struct tcl_mind *m, int order, int pick, struct tcl_plan *plan)
{
    switch (order) {
    case 2: return wait_at_fort(m, pick, plan);
    case 3: return approach_fort(m, pick, plan);
    case 4: return tcl_order_attack_if(m, &m->goals, tcl_key_destroys, pick, plan);
    case 5: return tcl_order_attack_if(m, &m->goals, tcl_key_safe, pick, plan);
    default: return march_to_fort(m, pick, plan);
    }
}

/* With `moved` it has made its move, and only the attack is left. */
static void by_foot(struct tcl_mind *m, int pick, bool moved, struct tcl_plan *plan)
{
    struct tcl_set access;

    plan->order = 1;
    if (!moved && take_fort(m, pick, plan))
        return;
    access_to_take(m, &access);
    tcl_mind_measure(m, &access, true, m->to_fort);
    for (plan->order = 2; plan->order < 7; plan->order++)
        if (foot_order(m, plan->order, pick, plan)) {
            if (plan->order != 4 && plan->order != 5)
                attack_after_move(m, plan);
            return;
        }
    tcl_order_by_enemy(m, pick, plan);
    plan->order = 7;
}

/* --- the plan of a unit --- */

static int roman_of(const struct tcl *t, const struct tcl_unit *u)
{
    return is(t, u, MARK_FOOT) ? 1 : type_of(t, u)->most <= 1 ? 2 : 3;
}

void tcl_make_plan(const struct tcl *t, const struct tcl_state *s, int slot, int pick,
                   struct tcl_plan *out)
{
    struct tcl_mind m;

    EXPECT(on_hex(&s->unit[slot]) || in_fort(&s->unit[slot]));
    tcl_mind_open(t, s, slot, &m);
    tcl_mind_measure_start(&m);
    tcl_mind_find_goals(&m);
    *out = (struct tcl_plan){
        .slot = slot, .place = m.u->place, .target = -1, .options = 1, .roman = roman_of(t, m.u)
    };
    if (out->roman == 1)
        by_foot(&m, pick, false, out);
    else
        tcl_order_by_enemy(&m, pick, out);
}

void tcl_plan_attack(const struct tcl *t, const struct tcl_state *s, int slot, struct tcl_plan *out)
{
    struct tcl_mind m;
    struct tcl_options o;

    tcl_mind_open(t, s, slot, &m);
    *out = (struct tcl_plan){ .slot = slot,
                              .place = m.u->place,
                              .target = -1,
                              .options = 1,
                              .order = 1,
                              .roman = roman_of(t, m.u) };
    if (!on_hex(m.u))
        return;
    memset(&m.goals, 0, sizeof m.goals);
    memset(m.from_start, 0, sizeof m.from_start);
    set_add(&m.goals, m.u->place);
    if (out->roman == 1) {
        by_foot(&m, 0, true, out);
        return;
    }
    tcl_options_of_attack(&m, &m.goals, &o);
    if (o.count)
        tcl_order_attack(&m, &o, 0, out);
}

/* --- the printed sequence: TCL-13.3 --- */

int tcl_automa_rank(const struct tcl *t, const struct tcl_unit *u)
{
    static const uint8_t place[TYPES + 1] = {
        [TYPE_INF] = 0, [TYPE_MTD] = 1, [TYPE_HVY] = 2, [TYPE_ATG] = 3, [TYPE_AIR] = 0,
        [TYPE_TNK] = 1, [TYPE_FT1] = 2, [TYPE_MKF] = 2, [TYPE_CAR] = 3, [TYPE_SHP] = 4,
        [TYPE_MIN] = 4, [TYPE_ENG] = 4, [TYPE_FGN] = 0, [TYPE_HOW] = 0, [TYPE_AAG] = 1,
        [TYPE_HMT] = 2, [TYPE_BBT] = 3, [TYPE_GUN] = 3, [TYPE_RLG] = 3, [TYPE_GAS] = 3,
    };

    if (!u->type || is(t, u, MARK_TRUCK))
        return -1;
    return roman_of(t, u) * 10 + place[u->type];
}

static bool may_act(const struct tcl *t, const struct tcl_state *s, int slot)
{
    const struct tcl_unit *u = &s->unit[slot];

    return tcl_automa_rank(t, u) >= 0 && (on_hex(u) || in_fort(u)) && !(u->flags & UNIT_MOVED) &&
           !tcl_barred(s, u);
}

int tcl_automa_next_unit(const struct tcl *t, const struct tcl_state *s, int seat)
{
    int best = -1, rank = 99, order = 0, count = 0;

    for (EACH_SLOT(s, seat, i)) {
        int own = may_act(t, s, i) ? tcl_automa_rank(t, &s->unit[i]) : 99;

        count = own < rank ? 1 : count + (own == rank && own < 99);
        if (own < rank) {
            best = i;
            rank = own;
        }
    }
    if (count < 2)
        return best;
    best = -1; /* among equals, who can fulfil the better order */
    for (EACH_SLOT(s, seat, i)) {
        struct tcl_plan plan;

        if (!may_act(t, s, i) || tcl_automa_rank(t, &s->unit[i]) != rank)
            continue;
        tcl_make_plan(t, s, i, 0, &plan);
        if (best < 0 || plan.order < order) {
            best = i;
            order = plan.order;
        }
    }
    return best;
}

/* --- saying why --- */

static void add_letters(const char *what, unsigned letters, struct text *out)
{
    for (int i = 0, n = 0; i < 8; i++)
        if (letters >> i & 1)
            text_addf(out, "%s%c", n++ ? ", " : what, 'a' + i);
}

void tcl_plan_text(const struct tcl_plan *plan, struct text *out)
{
    static const char *const roman[] = { "", "I", "II", "III" };

    EXPECT(plan->roman >= 1 && plan->roman <= 3);
    text_addf(out, "%s.%d", roman[plan->roman], plan->order);
    add_letters(", target by ", plan->target_letters, out);
    add_letters(", hex by ", plan->hex_letters, out);
}

/* by_letter: what the first letter that decided says of a target (TCL-13.8, 13.9). */
static const char *by_letter(const struct tcl_plan *plan)
{
    enum { LETTERS_MAX = 6 };
    static const char *const close[LETTERS_MAX] = {
        "what it destroys", "what cannot fire back", "what is far from anti-aircraft guns",
        "what is weakest",  "what cost most",        "what has seen least"
    };
    static const char *const ranged[LETTERS_MAX] = {
        "what it destroys", "a foot soldier before a fort", "what others have attacked",
        "what cost most",   "what has seen most",           "the enemy"
    };

    if (!plan->target_letters)
        return "the enemy";
    int letter = bits_first(plan->target_letters);
    EXPECT(letter < LETTERS_MAX);
    return plan->roman == 3 ? ranged[letter] : close[letter];
}

void tcl_plan_words(const struct tcl_plan *plan, struct text *out)
{
    enum { AS_OTHERS = 7 }; /* I.7: by II's orders */
    static const char *const foot[AS_OTHERS] = { "",
                                                 "goes to take a fort",
                                                 "goes before a fort",
                                                 "makes for a fort two turns away",
                                                 "attacks what it destroys",
                                                 "attacks what cannot fire back",
                                                 "comes nearer to a fort" };

    if (plan->roman == 1 && plan->order < AS_OTHERS)
        text_add(out, foot[plan->order]);
    else
        text_addf(out, "%s %s", plan->order == 2 ? "comes nearer to" : "attacks", by_letter(plan));
}
