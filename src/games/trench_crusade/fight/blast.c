/* blast.c - blasts: who is hit (TC-8.12, 8.13), one after another (F_QUEUE), and where a point
 * scatters to (F_SCATTER, TC-8.14). */
#include "games/trench_crusade/tc_rules.h"

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

void tc_blast(struct tc_play *p)
{
    const struct tc_attack *a = &p->s->attack;
    int radius = tc_attack_weapon(p->t, a)->blast * TC_INCH;
    struct tc_queue *q = &p->s->queue[p->s->queues];

    BUG_ON(p->s->queues == TC_QUEUES);
    p->s->queues++;
    tc_tell(p, SAW_BLAST, 0, (int16_t[7]){ a->x, a->y, (int16_t)(radius / TC_INCH) });
    *q =
        (struct tc_queue){ .set = tc_blast_victims(p->t, p->s, point_of(p->s), radius),
                           .kind = QUEUE_BLAST,
                           .named = a->flags & ATTACK_SCATTERED || a->target < 0 ? -1 : a->target };
    blast_markers(p, point_of(p->s), radius);
    tc_call(p, F_QUEUE, 0, 0, 0, 0);
}

/* next_victim: the named target first, then by distance, then by number (R14). */
static int next_victim(const struct tc *t, const struct tc_state *s, const struct tc_queue *q)
{
    int best = -1, nearest = 0;

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

bool tc_queue_run(struct tc_play *p)
{
    struct tc_queue *q = &p->s->queue[p->s->queues - 1];
    struct tc_injury injury;
    struct tc_sum sum = { .injury = true };
    int victim;

    q->set &= tc_present(p->t, p->s);
    if (!q->set) {
        memset(q, 0, sizeof *q);
        p->s->queues--;
        return tc_end_frame(p, 0);
    }
    victim = next_victim(p->t, p->s, q);
    q->set &= ~model_bit(victim);
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
