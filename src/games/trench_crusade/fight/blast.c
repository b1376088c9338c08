/* blast.c - blasts: who is hit (TC-8.12, 8.13), one after another (F_QUEUE), and where a point
 * scatters to (F_SCATTER, TC-8.14). */
#include "games/trench_crusade/fight/fight.h"
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/move/move.h"
#include "games/trench_crusade/roll/roll.h"
#include "games/trench_crusade/tc_rules.h"

/* F_QUEUE, of a blast: the last victim + 1; whom a guard is asked for, and the guard, + 1 each. */
enum { LAST, GUARDED, GUARD };

static struct tc_spot point_of(const struct tc_state *s)
{
    return (struct tc_spot){ s->attack.x, s->attack.y, s->attack.z };
}

uint64_t tc_blast_victims(const struct tc *t, const struct tc_state *s, struct tc_spot point,
                          int radius)
{
    struct tc_field field;
    uint64_t set = 0;

    tc_field_make(&field, t, s);
    for_models (m, field.crowd.there) {
        struct tc_figure f = field.crowd.figure[m];

        if (tc_reaches_point(f, point, radius) &&
            tc_seen(tc_sight_from(&field.ground, tc_point_eye(point), f)) > 0)
            set |= model_bit(m);
    }
    return set;
}

/* TC-8.16, TCS-0.14: any blast that reaches a shrine, shells or a cloud takes it away; a cache must
 * be what was aimed at. */
static void blast_markers(struct tc_play *p, struct tc_spot point, int radius)
{
    const struct tc_attack *a = &p->s->attack;
    int named = a->flags & ATTACK_SCATTERED ? -1 : TARGET_MARKER - a->target;

    for (int i = 0; i < TC_MARKERS; i++) {
        int kind = p->s->marker[i].kind;
        bool any = kind == MARKER_SHRINE || kind == MARKER_SHELL || kind == MARKER_CLOUD;

        if ((any || (kind == MARKER_CACHE && i == named)) &&
            tc_reaches_point(tc_marker_figure(p->s, i), point, radius))
            tc_marker_hit(p, i, a->root);
    }
}

/* struck_by_point: on whose base the point lies, or -1. */
static int struck_by_point(const struct tc_play *p, struct tc_spot point)
{
    for_models (m, tc_present(p->t, p->s))
        if (tc_reaches_point(tc_figure_of(p->t, p->s, m), point, 0))
            return m;
    return -1;
}

bool tc_is_named(const struct tc_state *s, int model)
{
    const struct tc_queue *q = s->queues ? &s->queue[s->queues - 1] : NULL;

    if (q && q->kind == QUEUE_BLAST)
        return q->named == model;
    return s->attack.target == model && !(s->attack.flags & ATTACK_SCATTERED);
}

/* queue_hits: all of a set are hit, one after another. */
static void queue_hits(struct tc_play *p, uint64_t set, int named)
{
    BUG_ON(p->s->queues == TC_QUEUES);
    p->s->queue[p->s->queues++] =
        (struct tc_queue){ .set = set, .kind = QUEUE_BLAST, .named = (int8_t)named };
}

/* on_line: whom a straight line from the attacker's centre through what it aims at touches, as far
 * as no terrain taller than the attacker stops it. */
static uint64_t on_line(const struct tc *t, const struct tc_state *s)
{
    const struct tc_attack *a = &s->attack;
    struct tc_figure from = tc_figure_of(t, s, a->attacker);
    struct point start = tc_plan(from.at), aim = { a->x, a->y };
    int32_t far = plane_length(start, aim);
    int32_t length = tc_base(from.base)->radius + tc_attack_weapon(t, a)->range;
    struct tc_field field;
    uint64_t set = 0;

    if (!far)
        return 0;
    struct point end = { start.x + (aim.x - start.x) * length / far,
                         start.y + (aim.y - start.y) * length / far };
    tc_field_make(&field, t, s);
    for_models (m, field.crowd.there & ~model_bit(a->attacker)) {
        struct tc_figure f = field.crowd.figure[m];
        struct tc_spot at = f.at;

        at.z = tc_eye(from).z;
        if (plane_compare(tc_plan(f.at), start, end, tc_base(f.base)->radius) <= 0 &&
            tc_clear_line(&field.ground, tc_eye(from), at))
            set |= model_bit(m);
    }
    return set;
}

void tc_line(struct tc_play *p)
{
    int target = p->s->attack.target;

    queue_hits(p, on_line(p->t, p->s), target < 0 ? -1 : target);
    tc_call(p, F_QUEUE, 0, 0, 0, 0);
}

void tc_blast(struct tc_play *p)
{
    const struct tc_attack *a = &p->s->attack;
    int own = a->choice & CHOICE_RADIUS, blast = own ? own : tc_blast_of(p->t, p->s, a),
        radius = blast * TC_INCH;

    tc_tell(p, SAW_BLAST, 0, (int16_t[7]){ a->x, a->y, (int16_t)(radius / TC_INCH) });
    queue_hits(p, tc_blast_victims(p->t, p->s, point_of(p->s), radius),
               a->flags & ATTACK_SCATTERED ? struck_by_point(p, point_of(p->s))
               : a->target < 0             ? -1
                                           : a->target);
    blast_markers(p, point_of(p->s), radius);
    tc_call(p, F_QUEUE, 0, 0, 0, 0);
}

/* next_victim: whom somebody may guard; then the named target, then by distance, then by number (R14). */
static int next_victim(const struct tc *t, const struct tc_state *s, const struct tc_queue *q)
{
    int best = -1, nearest = 0;

    for_models (m, q->set) {
        int effect;

        if (tc_next_guard(t, s, AT_BLAST_GUARD, m, 0, &effect) >= 0)
            return m;
    }
    if (q->named >= 0 && q->set & model_bit(q->named))
        return q->named;
    for_models (m, q->set) {
        int distance = tc_point_distance(tc_figure_of(t, s, m), point_of(s));

        if (best < 0 || distance < nearest) {
            best = m;
            nearest = distance;
        }
    }
    return best;
}

/* only_knocked_down: some blasts take whom they were not aimed at Down, without a roll. */
static bool only_knocked_down(struct tc_play *p, int victim)
{
    const struct tc_attack *a = &p->s->attack;
    struct tc_ask ask = tc_attack_ask(p->t, a, a->attacker, victim);
    struct tc_cause why = { .root = a->root,
                            .direct = (int8_t)a->attacker,
                            .source = FROM_BLAST,
                            .attack = a->id,
                            .weapon = (uint8_t)(a->weapon + 1) };

    if (tc_is_named(p->s, victim) ||
        !tc_effects_has(p->t, p->s, AT_BLAST_OTHER, DOES_TAKE_DOWN, 0, &ask, NULL))
        return false;
    tc_knock_down(p, victim, &why);
    return true;
}

void tc_explode(struct tc_play *p, int model, int kind)
{
    uint64_t others = tc_present(p->t, p->s) & ~model_bit(model), set = 0;
    struct tc_field field;

    BUG_ON(p->s->queues == TC_QUEUES);
    tc_field_make(&field, p->t, p->s);
    int inches = kind == QUEUE_CLOUD ? 6 : 3;
    for_models (m, tc_all_near(p->t, p->s, model, others, inches * TC_INCH))
        if (kind != QUEUE_MINE ||
            tc_seen(tc_sight_of(&field.ground, field.crowd.figure[model], field.crowd.figure[m])))
            set |= model_bit(m);
    if (kind == QUEUE_DEVICE)
        set |= model_bit(model);
    p->s->queue[p->s->queues++] =
        (struct tc_queue){ .set = set, .kind = (uint8_t)kind, .named = (int8_t)model };
    tc_call(p, F_QUEUE, 0, 0, 0, 0);
}

/* explodes: one of those around a model that blows up, the model itself last: of its device it rolls
 * four dice. */
static void explodes(struct tc_play *p, struct tc_queue *q)
{
    uint64_t others = q->set & ~model_bit(q->named);
    int victim = bits_first(others ? others : q->set);
    bool itself = victim == q->named, near = tc_near(p->t, p->s, q->named, victim, TC_INCH);
    int flags = itself                   ? INJURY_DEADLY | INJURY_BATH
                : q->kind == QUEUE_MINE  ? INJURY_SHRAPNEL | INJURY_RANGED
                : q->kind == QUEUE_CLOUD ? INJURY_GAS | INJURY_IGNORES_ARMOUR | INJURY_RANGED
                                         : 0;

    q->set &= ~model_bit(victim);
    tc_injure(p, &(struct tc_injury){ .victim = (uint8_t)victim,
                                      .source = FROM_ABILITY,
                                      .root = q->named,
                                      .by = -1,
                                      .dice = (int8_t)(near && !itself && q->kind != QUEUE_CLOUD),
                                      .flags = (uint16_t)flags });
}

int tc_way_from(struct tc_spot point, struct tc_spot at)
{
    int64_t most = INT64_MIN;
    int best = 0;

    for (int way = 0; way < PLANE_TURN; way++) {
        struct point off = plane_turned((struct point){ TC_CHARGE, 0 }, way);
        int64_t along = (int64_t)off.x * (at.x - point.x) + (int64_t)off.y * (at.y - point.y);

        if (along > most) {
            most = along;
            best = way;
        }
    }
    return best;
}

/* throw_last: some blasts throw whom they have hit: the target away from the attacker, or where he
 * wants, others away from the point. */
static bool throw_last(struct tc_play *p)
{
    struct frame *f = turn_top(&p->s->stack);
    const struct tc_attack *a = &p->s->attack;
    int victim = f->arg[LAST] - 1;
    const struct tc_effect *e;

    f->arg[LAST] = 0;
    if (victim < 0 || !is_on_table(p->s, victim))
        return false;
    struct tc_ask ask = tc_attack_ask(p->t, a, a->attacker, victim);
    int steered = tc_effects_find(p->t, p->s, AT_THROWN, DOES_STEER, &ask);
    int effect = steered >= 0 ? steered : tc_effects_find(p->t, p->s, AT_THROWN, DOES_PUSH, &ask);
    if (effect < 0)
        return false;
    e = &p->t->fighter[a->attacker].effect[effect];
    bool named = victim == a->target && !(a->flags & ATTACK_SCATTERED);
    if (named && steered >= 0)
        tc_steer(p, victim, a->attacker, e->value, STEER_THROWS);
    else
        tc_throw(p, victim, a->attacker, e->value,
                 named ? -1 : tc_way_from(point_of(p->s), tc_spot_of(p->s, victim)));
    return true;
}

/* guards: somebody may take the hit for the victim; true: his owner is asked. */
static bool guards(struct tc_play *p, struct frame *f, int *victim)
{
    struct tc_queue *q = &p->s->queue[p->s->queues - 1];
    struct tc_attack *a = &p->s->attack;
    int guard = -1, effect;

    if (f->arg[GUARDED] && tc_take_answer(p) == 1) {
        *victim = f->arg[GUARD] - 1;
        if (q->named == f->arg[GUARDED] - 1)
            q->named = (int8_t)*victim;
        if (a->target == f->arg[GUARDED] - 1)
            a->target = (int8_t)*victim;
    } else {
        guard = tc_next_guard(p->t, p->s, AT_BLAST_GUARD, *victim, f->arg[GUARD], &effect);
    }
    f->arg[GUARDED] = (int16_t)(guard >= 0 ? *victim + 1 : 0);
    f->arg[GUARD] = (int16_t)(guard + 1);
    if (guard >= 0)
        tc_option(p, guard, effect);
    return guard >= 0;
}

bool tc_queue_run(struct tc_play *p)
{
    struct tc_queue *q = &p->s->queue[p->s->queues - 1];
    struct frame *f = turn_top(&p->s->stack);
    struct tc_injury injury;
    struct tc_sum sum = { .injury = true };
    int victim;

    if (throw_last(p))
        return true;
    q->set &= tc_present(p->t, p->s);
    if (!q->set) {
        memset(q, 0, sizeof *q);
        p->s->queues--;
        return tc_end_frame(p, 0);
    }
    if (q->kind != QUEUE_BLAST) {
        explodes(p, q);
        return true;
    }
    victim = f->arg[GUARDED] ? f->arg[GUARDED] - 1 : next_victim(p->t, p->s, q);
    uint64_t hit = model_bit(victim);
    if (guards(p, f, &victim))
        return true;
    q->set &= ~hit;
    tc_note_hit(p, p->s->attack.attacker, victim);
    if (only_knocked_down(p, victim))
        return true;
    turn_top(&p->s->stack)->arg[LAST] = (int16_t)(victim + 1);
    tc_attack_injury(p->t, p->s, &p->s->attack, victim, &injury, &sum);
    tc_injure(p, &injury);
    return true;
}

/* --- F_SCATTER: its first number is the distance in inches --- */

static bool lands(const struct tc *t, const struct tc_state *s, int direction, struct tc_spot *to)
{
    struct tc_field field;

    tc_field_make(&field, t, s);
    return tc_scattered(&field.ground, point_of(s), direction, top_of(s)->arg[0] * TC_INCH, to);
}

void tc_scatter_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m)
{
    struct tc_spot to;

    for (int direction = 0; direction < PLANE_TURN; direction += 16)
        if (lands(t, s, direction, &to))
            tc_offer(m, (struct action){ DO_SCATTER, { (int16_t)direction } });
    for (int direction = 0; direction < PLANE_TURN && !m->count; direction++)
        if (lands(t, s, direction, &to))
            tc_offer(m, (struct action){ DO_SCATTER, { (int16_t)direction } });
}

int tc_scatter_check(const struct tc *t, const struct tc_state *s, const struct action *a,
                     struct refusal *why)
{
    struct tc_spot to;

    for (int i = 1; i < 7; i++)
        if (a->arg[i])
            return refuse(why, "TC-8.14", "name a direction from 0 to 255");
    if (a->kind != DO_SCATTER || a->arg[0] < 0 || a->arg[0] >= PLANE_TURN)
        return refuse(why, "TC-8.14", "name a direction from 0 to 255");
    return lands(t, s, a->arg[0], &to)
               ? 0
               : refuse(why, "TC-8.14",
                        "the point cannot scatter that way: off the table, or "
                        "something is between");
}

void tc_scatter_apply(struct tc_play *p, const struct action *a)
{
    struct tc_spot to;
    bool landed = lands(p->t, p->s, a->arg[0], &to);

    EXPECT(landed);
    (void)landed;
    p->s->attack.x = to.x;
    p->s->attack.y = to.y;
    p->s->attack.z = to.z;
    p->s->attack.flags |= ATTACK_SCATTERED;
    tc_tell(p, SAW_SCATTERS, 0, (int16_t[7]){ top_of(p->s)->arg[0], to.x, to.y });
    tc_end_frame(p, 1);
}

bool tc_scatter_run(struct tc_play *p)
{
    struct action room;
    struct tc_menu m = { .out = &room, .most = 1 };

    tc_scatter_list(p->t, p->s, &m);
    if (!m.count) {
        tc_tell(p, SAW_MISSED, 0, (int16_t[7]){ p->s->attack.attacker, p->s->attack.target });
        return tc_end_frame(p, 0);
    }
    return tc_wait(p, other_side(tc_controller(p->s, p->s->attack.attacker)));
}
