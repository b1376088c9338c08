/* injury.c - F_INJURY: the Injury Roll (TC-10), and what it does to its victim.
 *
 * What the roll is about lies in the topmost context tc_state.injury; the frame's first number
 * names the victim for readers of positions. */
#include "games/trench_crusade/fight/fight.h"
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/move/move.h"
#include "games/trench_crusade/roll/roll.h"
#include "games/trench_crusade/tc_rules.h"

enum {
    DECLARES,
    FIRST_SPENDS,
    SECOND_SPENDS,
    THROWN,
    LIES,
    LEDGE_ROLLED,
    FALLEN,
    DONE,
    RESULT_ASKED,
    DOWN_ASKED
};

static struct tc_injury *injury_of(struct tc_state *s)
{
    EXPECT(s->injuries > 0);
    return &s->injury[s->injuries - 1];
}

static const struct tc_injury *injury_at(const struct tc_state *s)
{
    EXPECT(s->injuries > 0);
    return &s->injury[s->injuries - 1];
}

static struct tc_cause cause_of(const struct tc_injury *i)
{
    return (struct tc_cause){ .root = i->root,
                              .direct = i->by,
                              .source = i->source,
                              .attack = i->attack,
                              .weapon = i->weapon,
                              .flags = i->flags,
                              .modifiers = i->modifiers };
}

/* --- beginning --- */

/* TC-1.9: the enemy of its owner rolls; for a neutral model the one who caused it (TCS-0.13). */
static int roller_of(const struct tc_state *s, const struct tc_injury *i)
{
    int side = side_of(i->victim);

    if (side != NEUTRAL)
        return other_side(side);
    if (i->root >= 0 && side_of(i->root) != NEUTRAL)
        return side_of(i->root);
    return other_side(s->actives ? tc_controller(s, s->active[0].model) : SOUTH);
}

static struct tc_injury *begin(struct tc_play *p, const struct tc_injury *injury)
{
    struct tc_injury *i = &p->s->injury[p->s->injuries];

    BUG_ON(p->s->injuries == TC_INJURIES);
    p->s->injuries++;
    *i = *injury;
    i->roller = (int8_t)roller_of(p->s, i);
    tc_call(p, F_INJURY, i->victim, 0, 0, 0);
    return i;
}

void tc_injure(struct tc_play *p, const struct tc_injury *injury)
{
    begin(p, injury);
}

/* tc_knock_down: the dice lie, and show Down (TC-10.11): what follows is as of any roll. */
void tc_knock_down(struct tc_play *p, int model, const struct tc_cause *why)
{
    struct tc_injury *i = begin(p, &(struct tc_injury){ .victim = (uint8_t)model,
                                                        .source = why->source,
                                                        .root = why->root,
                                                        .by = why->direct,
                                                        .weapon = why->weapon,
                                                        .attack = why->attack });

    i->result = INJURY_DOWN;
    i->step = LIES;
}

/* --- options before it (H3 of the hooks) --- */

static void declare(struct tc_injury *i, const struct tc_effect *e)
{
    if (e->verb == DOES_INJURY_DICE)
        i->dice = tc_sum_kept(i->dice + e->value);
    else if (e->verb == DOES_INJURY_MOD)
        i->mod = tc_sum_kept(i->mod + e->value);
    else
        i->flags |= tc_injury_flag(e->what);
}

/* keep_choice: what was paid for counts for the other victims of its blast too. */
static void keep_choice(struct tc_attack *a, const struct tc_effect *e)
{
    if (!tc_price(e) || !a->shots)
        return;
    if (e->verb == DOES_INJURY_DICE)
        a->choice = (uint16_t)(a->choice + (e->value << CHOICE_DICE_SHIFT));
    if (e->verb == DOES_INJURY_MOD)
        a->choice = (uint16_t)(a->choice + (e->value << CHOICE_MOD_SHIFT));
}

/* attacker_declares: each option of the attacker's is asked for once, one of an item; true: asking. */
static bool attacker_declares(struct tc_play *p, struct tc_injury *i, int answer)
{
    int effect = i->asked - 1;
    const struct tc_effect *all;

    if (i->by < 0 || !i->weapon)
        return false;
    all = p->t->fighter[i->by].effect;
    if (answer == 1) {
        declare(i, &all[effect]);
        keep_choice(&p->s->attack, &all[effect]);
    }
    if (answer == 0 && all[effect].use >> 5 == TC_ONCE_AN_ATTACK)
        tc_use(p, i->by, effect); /* it is asked for once */
    struct tc_ask ask = tc_injury_ask_by(p->t, i);
    int used = answer == 1 ? all[effect].source : -1;
    do
        effect = tc_effects_next(p->t, p->s, AT_INJURY_DECLARE, effect, &ask);
    while (effect >= 0 && all[effect].source == used);
    i->asked = (uint8_t)(effect + 1);
    if (effect >= 0)
        tc_option(p, i->by, effect);
    return effect >= 0;
}

/* victim_declares: then those of the victim. */
static bool victim_declares(struct tc_play *p, struct tc_injury *i, int answer)
{
    int effect = i->braced - 2;

    i->taken = answer == 1;
    struct tc_ask ask = tc_injury_ask(p->t, i);
    const struct tc_effect *all = p->t->fighter[i->victim].effect;

    if (answer == 1 && all[effect].verb == DOES_INJURY_MOD)
        i->mod = tc_sum_kept(i->mod + all[effect].value);
    else if (answer == 1)
        i->dice = tc_sum_kept(i->dice + all[effect].value);
    effect = tc_effects_next(p->t, p->s, AT_INJURY_BRACE, effect, &ask);
    i->braced = (uint8_t)(effect + 2);
    if (effect >= 0)
        tc_option(p, i->victim, effect);
    return effect >= 0;
}

/* declares: what may be declared before the roll; then the sum is made. */
static bool declares(struct tc_play *p)
{
    struct tc_injury *i = injury_of(p->s);
    struct tc_sum sum = { .injury = true };
    int answer = tc_take_answer(p);

    if (!i->braced) {
        if (attacker_declares(p, i, answer))
            return true;
        i->braced = 1;
        answer = -1;
    }
    if (victim_declares(p, i, answer))
        return true;
    tc_injury_sum(p->t, p->s, i, &sum);
    i->dice = tc_sum_kept(sum.dice);
    i->mod = tc_sum_kept(sum.mod);
    i->step = FIRST_SPENDS;
    return true;
}

/* --- markers --- */

struct tc_purse tc_injury_purse(const struct tc *t, const struct tc_state *s)
{
    if (top_of(s)->kind != F_INJURY)
        return (struct tc_purse){ .seat = SEAT_NONE };
    const struct tc_injury *i = injury_at(s);

    return tc_purse_on(t, s, i, tc_spender(s, i->step == SECOND_SPENDS));
}

void tc_injury_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m)
{
    struct tc_purse purse = tc_injury_purse(t, s);

    tc_purse_list(&purse, m);
}

int tc_injury_check(const struct tc *t, const struct tc_state *s, const struct action *a,
                    struct refusal *why)
{
    struct tc_purse purse = tc_injury_purse(t, s);

    return tc_purse_check(&purse, a, why);
}

/* --- dice --- */

bool tc_injury_throws(const struct tc_state *s)
{
    return injury_at(s)->step == THROWN;
}

/* TC-10.5, 10.6, DEADLY: how many dice are kept. */
static int keeps(const struct tc_injury *i)
{
    return 2 + ((i->flags & INJURY_DEADLY) != 0) + ((i->flags & INJURY_BATH) != 0) -
           ((i->flags & INJURY_TORTURES) != 0);
}

struct dice tc_injury_dice(const struct tc *t, const struct tc_state *s)
{
    const struct tc_injury *i = injury_at(s);

    (void)t;
    return (struct dice){ (uint8_t)tc_pool_size(keeps(i), i->dice), 6 };
}

/* one_set: the lowest kept die shows this instead (H4). */
static int one_set(const struct tc *t, const struct tc_state *s, const struct tc_injury *i)
{
    struct tc_ask ask = tc_injury_ask_by(t, i);
    int value = 0;

    if (i->by >= 0)
        tc_effects_has(t, s, AT_INJURY_ROLLED, DOES_SET_DIE, 0, &ask, &value);
    return value > 6 ? 6 : value;
}

static int total_of(const uint8_t *faces, unsigned kept, int set)
{
    int lowest = 6;

    for (int i = 0; i < TC_POOL; i++)
        if (kept >> i & 1 && faces[i] < lowest)
            lowest = faces[i];
    return tc_pool_total(faces, kept) + (set > lowest ? set - lowest : 0);
}

unsigned tc_injury_read(const struct tc *t, const struct tc_state *s, const uint8_t *faces,
                        struct action *out)
{
    const struct tc_injury *i = injury_at(s);
    unsigned kept = tc_pool_keep(faces, keeps(i), i->dice);
    int total = total_of(faces, kept, one_set(t, s, i));

    *out = (struct action){ DO_ROLL, { (int16_t)tc_injury_of(total + i->mod) } };
    return kept;
}

int tc_injury_chance(const struct tc *t, const struct tc_state *s, struct outcome *out)
{
    const struct tc_injury *i = injury_at(s);
    uint64_t weight[4] = { 0 }, ways[TC_SUMS];
    int keep = keeps(i), n = 0;

    tc_pool_count(&t->pools, keep, i->dice, TC_SET_AFTER, one_set(t, s, i), ways);
    for (int total = keep; total <= 6 * keep; total++)
        weight[tc_injury_of(total + i->mod)] += ways[total];
    for (int k = 0; k < 4; k++)
        if (weight[k])
            out[n++] = (struct outcome){ { DO_ROLL, { (int16_t)k } }, weight[k] };
    return n;
}

/* --- results --- */

/* use_change: a changer that works once has worked. */
static void use_change(struct tc_play *p, int model, int result, const struct tc_ask *ask)
{
    int effect = -1;

    while ((effect = tc_effects_next(p->t, p->s, AT_CHANGE, effect, ask)) >= 0)
        if (p->t->fighter[model].effect[effect].what == result)
            tc_use(p, model, effect);
}

/* on_the_wheel: who is broken on it does not go Down, and rises when it would be out. */
static int on_the_wheel(struct tc_play *p, int model, int result)
{
    struct tc_model *m = &p->s->model[model];

    if (result != INJURY_OUT)
        return result == INJURY_DOWN ? INJURY_MINOR : result;
    m->flags &= (uint16_t)~IS_BROKEN;
    m->blood = 0;
    tc_tell(p, SAW_RISEN, EVENT_EFFECT, (int16_t[7]){ (int16_t)model });
    return INJURY_NONE;
}

/* TC-10.7: TOUGH saves once, a GOLEM unless it was a Bloodbath, then the changers of effects. */
static int changed(struct tc_play *p, const struct tc_injury *i, int result)
{
    struct tc_model *m = &p->s->model[i->victim];
    struct tc_ask ask = tc_injury_ask(p->t, i);
    int to;

    if (m->flags & IS_BROKEN)
        return on_the_wheel(p, i->victim, result);
    if (result == INJURY_OUT && tc_has_keyword(p->t, p->s, i->victim, KW_TOUGH) &&
        !(m->flags & IS_TOUGHENED)) { /* TC-12.49 */
        m->flags |= IS_TOUGHENED;
        result = INJURY_DOWN;
    }
    if (result == INJURY_OUT && tc_has_keyword(p->t, p->s, i->victim, KW_GOLEM) &&
        !(i->flags & INJURY_BATH)) /* TC-12.26 */
        result = INJURY_DOWN;
    if (tc_effects_has(p->t, p->s, AT_CHANGE, DOES_CHANGE, result, &ask, &to)) {
        use_change(p, i->victim, result, &ask);
        result = to;
    }
    return result;
}

/* place: BLOOD, which an attack with INFECTION MARKERS places as INFECTION (TC-12.33). */
static void place(struct tc_play *p, struct tc_injury *i, int count, const struct tc_cause *why)
{
    const struct tc_model *m = &p->s->model[i->victim];
    int before = m->blood + m->infection;

    count *= i->flags & INJURY_TORTURES ? 2 : 1;
    if (i->flags & INJURY_INFECTS)
        tc_add_mark(p, i->victim, MARK_INFECTION, count);
    else
        tc_add_blood(p, i->victim, count, why);
    if (m->blood + m->infection > before)
        i->placed |= 1 << (i->flags & INJURY_INFECTS ? MARK_INFECTION : MARK_BLOOD);
}

/* TC-10.8 (2) and (3), TC-10.10, TC-10.13. */
static void place_markers(struct tc_play *p, struct tc_injury *i, int result)
{
    static const struct {
        uint16_t flag;
        uint8_t negate;
    } extra[] = { { INJURY_FIRE, KW_NEGATE_FIRE },
                  { INJURY_GAS, KW_NEGATE_GAS },
                  { INJURY_SHRAPNEL, KW_NEGATE_SHRAPNEL } };
    struct tc_cause why = cause_of(i);

    if (result == INJURY_MINOR)
        place(p, i, 1, &why);
    if (result == INJURY_DOWN)
        place(p, i, is_down(p->s, i->victim) ? 2 : 1, &why);
    for (int k = 0; k < 3; k++)
        if ((i->flags & extra[k].flag) && !tc_has_keyword(p->t, p->s, i->victim, extra[k].negate))
            place(p, i, 1, &why);
}

static void hear_injury(struct tc_play *p, const struct tc_injury *i, int result)
{
    tc_hear(p, &(struct tc_event){ .kind = HEARD_INJURY,
                                   .model = (int8_t)i->victim,
                                   .target = -1,
                                   .root = i->root,
                                   .direct = i->by,
                                   .source = i->source,
                                   .attack = i->attack,
                                   .weapon = i->weapon,
                                   .flags = i->flags,
                                   .modifiers = i->modifiers,
                                   .result = (uint8_t)result });
}

/* TC-7.15: one who is to become Down within 1" of a ledge may fall from it. */
static bool ledge_check(struct tc_play *p, struct tc_injury *i)
{
    struct tc_field field;
    struct tc_spot edge;

    if (is_down(p->s, i->victim) || p->s->injuries == TC_INJURIES)
        return false;
    tc_field_make(&field, p->t, p->s);
    if (!tc_ledge_near(&field.ground, tc_figure_of(p->t, p->s, i->victim), &edge))
        return false;
    i->edge[0] = edge.x;
    i->edge[1] = edge.y;
    i->edge[2] = edge.z;
    i->step = LEDGE_ROLLED;
    tc_success(p, &(struct tc_roll){ .model = i->victim, .roll_for = FOR_LEDGE });
    return true;
}

/* thrown: the dice lie; the attacker may roll them again once (TC-1.10, H4). */
static void thrown(struct tc_play *p, int result)
{
    struct tc_injury *i = injury_of(p->s);
    struct tc_ask ask = tc_injury_ask_by(p->t, i);
    int again = -1;

    i->result = (uint8_t)result;
    i->step = LIES;
    if (i->by >= 0 && i->weapon && !(i->flags & INJURY_AGAIN) && result != INJURY_OUT)
        again = tc_effects_find(p->t, p->s, AT_INJURY_ROLLED, DOES_REROLL, &ask);
    if (again >= 0)
        tc_option(p, i->by, again);
}

/* ask_result: may the victim's owner make another result of this one? True: he is asked. */
static bool ask_result(struct tc_play *p, struct tc_injury *i)
{
    struct tc_ask ask = tc_injury_ask(p->t, i);
    int effect = -1;

    do
        effect = tc_effects_next(p->t, p->s, AT_RESULT, effect, &ask);
    while (effect >= 0 && p->t->fighter[i->victim].effect[effect].what != i->result);
    if (effect < 0)
        return false;
    i->braced = (uint8_t)(effect + 2);
    i->step = RESULT_ASKED;
    tc_option(p, i->victim, effect);
    return true;
}

/* ask_down: may it stay up? True: its owner is asked. */
static bool ask_down(struct tc_play *p, struct tc_injury *i)
{
    struct tc_ask ask = tc_injury_ask(p->t, i);
    int effect = tc_effects_find(p->t, p->s, AT_DOWNED, DOES_PERMIT, &ask);

    if (effect < 0 || is_down(p->s, i->victim))
        return false;
    i->step = DOWN_ASKED;
    tc_option(p, i->victim, effect);
    return true;
}

static bool takes_effect(struct tc_play *p);

/* lies: the dice are not rolled again. */
static bool lies(struct tc_play *p)
{
    struct tc_injury *i = injury_of(p->s);

    if (tc_take_answer(p) == 1) {
        i->flags |= INJURY_AGAIN;
        i->result = 0;
        i->step = THROWN;
        return true;
    }
    return ask_result(p, i) || takes_effect(p);
}

/* takes_effect: TC-10.8 (1) to (4). */
static bool takes_effect(struct tc_play *p)
{
    struct tc_injury *i = injury_of(p->s);
    int result = changed(p, i, i->result);

    i->result = (uint8_t)result;
    i->step = DONE;
    hear_injury(p, i, result);
    if (result != INJURY_OUT)
        place_markers(p, i, result);
    if (result == INJURY_NONE)
        tc_tell(p, SAW_UNHURT, 0, (int16_t[7]){ i->victim });
    else if (result == INJURY_MINOR || (result == INJURY_DOWN && is_down(p->s, i->victim)))
        tc_tell(p, SAW_WOUNDED, EVENT_EFFECT | EVENT_PIECE | tc_hurt(i->victim, EVENT_HURT),
                (int16_t[7]){ i->victim, p->s->model[i->victim].blood });
    if (result == INJURY_DOWN && !ask_down(p, i))
        ledge_check(p, i);
    return true;
}

/* result_asked: the owner of the victim has said whether it becomes another result. */
static bool result_asked(struct tc_play *p)
{
    struct tc_injury *i = injury_of(p->s);

    if (tc_take_answer(p) == 1)
        i->result = (uint8_t)p->t->fighter[i->victim].effect[i->braced - 2].value;
    return takes_effect(p);
}

/* down_asked: and whether it stays up, whatever hit it. */
static bool down_asked(struct tc_play *p)
{
    struct tc_injury *i = injury_of(p->s);

    i->step = DONE;
    if (tc_take_answer(p) == 1)
        i->flags |= INJURY_STAYS_UP;
    else
        ledge_check(p, i);
    return true;
}

/* marked: its attack has placed markers on one who is still there. */
static void marked(struct tc_play *p, const struct tc_injury *i)
{
    struct tc_ask ask = tc_injury_ask_by(p->t, i);

    ask.placed = i->placed;
    if (i->placed && i->by >= 0 && i->weapon && is_on_table(p->s, i->victim) &&
        is_on_table(p->s, i->by))
        tc_effects_do(p, AT_MARKED_BY, &ask);
}

/* killed: its attack has taken somebody out. */
static void killed(struct tc_play *p, const struct tc_injury *i)
{
    struct tc_ask ask = tc_injury_ask_by(p->t, i);

    if (i->by >= 0 && i->weapon && is_on_table(p->s, i->by))
        tc_effects_do(p, AT_KILLS, &ask);
}

/* felled: its attack in melee, under way, has taken its target Down or out. */
static void felled(struct tc_attack *a, const struct tc_injury *i)
{
    if (a->shots && a->flags & ATTACK_MELEE && i->attack == a->id && i->by == a->attacker &&
        i->victim == a->target)
        a->flags |= ATTACK_FELLED;
}

/* finish: Down or out (TC-10.8 (5) to (7)), and the frame ends. */
static bool finish(struct tc_play *p)
{
    struct tc_injury i = *injury_of(p->s);
    struct tc_cause why = cause_of(&i);
    struct tc_ask ask = tc_injury_ask(p->t, &i);
    bool there = is_on_table(p->s, i.victim);

    memset(injury_of(p->s), 0, sizeof i);
    p->s->injuries--;
    tc_end_frame(p, i.result);
    if (!there)
        return true;
    if (i.result == INJURY_DOWN && !is_down(p->s, i.victim) && !(i.flags & INJURY_STAYS_UP)) {
        felled(&p->s->attack, &i);
        tc_set_down(p, i.victim, &why);
    }
    if (i.result == INJURY_OUT) {
        felled(&p->s->attack, &i);
        tc_effects_do(p, AT_OUT, &ask);
        tc_take_out(p, i.victim, &why);
        if (p->s->model[i.victim].where == OUT_OF_ACTION)
            killed(p, &i);
    }
    p->answer = i.result;
    marked(p, &i);
    return true;
}

void tc_injury_apply(struct tc_play *p, const struct action *a)
{
    struct tc_injury *i = injury_of(p->s);

    if (i->step == THROWN) {
        thrown(p, a->arg[0]);
        return;
    }
    struct tc_purse purse = tc_injury_purse(p->t, p->s);
    int dice = tc_purse_spend(p, &purse, i->victim, a);
    i->dice = tc_sum_kept(i->dice + (purse.seat == i->roller ? dice : -dice));
    if (a->kind == DO_SPEND && a->arg[2])
        i->flags |= INJURY_BATH;
    i->step++;
}

bool tc_injury_run(struct tc_play *p)
{
    struct tc_injury *i = injury_of(p->s);

    switch (i->step) {
    case DECLARES: return declares(p);
    case FIRST_SPENDS:
    case SECOND_SPENDS: {
        struct tc_purse purse = tc_injury_purse(p->t, p->s);

        if (!p->s->quiet && !tc_purse_empty(&purse)) /* TC-2.7 */
            return tc_wait(p, purse.seat);
        i->step++;
        return true;
    }
    case THROWN: return tc_wait(p, SEAT_CHANCE);
    case LIES: return lies(p);
    case RESULT_ASKED: return result_asked(p);
    case DOWN_ASKED: return down_asked(p);
    case LEDGE_ROLLED:
        i->step = FALLEN;
        if (tc_take_answer(p) == ROLL_FAILURE)
            tc_tumble(p, i->victim, (struct tc_spot){ i->edge[0], i->edge[1], i->edge[2] },
                      i->root);
        return true;
    default: return finish(p);
    }
}

/* --- without a roll --- */

void tc_take_down(struct tc_play *p, int model, const struct tc_cause *why)
{
    bool down = is_down(p->s, model);

    tc_add_blood(p, model, down ? 2 : 1, why); /* TC-10.11 */
    if (!down)
        tc_set_down(p, model, why);
}
