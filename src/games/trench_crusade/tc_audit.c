/* tc_audit.c - what makes a position impossible: so that whatever passes can be played. */
#include "games/trench_crusade/fight/fight.h"
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/move/move.h"
#include "games/trench_crusade/tc_rules.h"
#include "games/trench_crusade/words/words.h"

/* --- models --- */

static bool is_zero(const void *bytes, size_t size)
{
    const uint8_t *p = bytes;

    for (size_t i = 0; i < size; i++)
        if (p[i])
            return false;
    return true;
}

static int audit_model(const struct tc *t, const struct tc_state *s, int i, struct error *err)
{
    const struct tc_model *m = &s->model[i];

    if (!(t->there & model_bit(i)))
        return is_zero(m, sizeof *m) && !s->lost[i]
                   ? 0
                   : error_set(err, "there is no %s", tc_model_name(i).at);
    if (m->blood > TC_MOST_MARKS || m->blessing > TC_MOST_MARKS || m->infection > TC_MOST_MARKS)
        return error_set(err, "%s has more than %d markers (TC-2.1)", tc_model_name(i).at,
                         TC_MOST_MARKS);
    if (m->where >= WHERES || m->flags & ~FLAGS)
        return error_set(err, "%s is nowhere", tc_model_name(i).at);
    if (m->where != ON_TABLE && m->where != DEVOURED && m->where != DORMANT &&
        ((m->blood && m->where != IN_RESERVE) || m->blessing || m->infection || m->flags & IS_DOWN))
        return error_set(err, "%s is not on the table, but has markers (TC-2.9)",
                         tc_model_name(i).at);
    if (m->bound > TC_MODELS || m->held > TC_MODELS || m->rounds > (ROUNDS_FRESH | ROUNDS_CRUEL))
        return error_set(err, "%s is bound to nobody", tc_model_name(i).at);
    if ((m->where == DEVOURED && tc_holder_of(t, s, i) < 0) ||
        (m->held && s->model[m->held - 1].where != DEVOURED))
        return error_set(err, "%s is inside nobody", tc_model_name(i).at);
    if (s->lost[i] > t->fighter[i].kits)
        return error_set(err, "%s has lost what it never had", tc_model_name(i).at);
    if (m->where == IN_RESERVE && (m->x || m->y || m->z))
        return error_set(err, "%s is in reserve, but has a place", tc_model_name(i).at);
    return 0;
}

/* is_under_way: on a path: it need not stand where it is. */
static bool is_under_way(const struct tc_state *s, int model)
{
    for (int i = 0; i < s->paths; i++)
        if (s->path[i].mover == model)
            return true;
    for (int i = 0; i < s->stack.depth; i++)
        if (s->stack.frame[i].kind == F_FORCED && s->stack.frame[i].arg[0] == model)
            return true;
    return false;
}

/* TC-3.7, 3.9: on the table, on a surface, on nobody's base. */
static int audit_places(const struct tc *t, const struct tc_state *s, struct error *err)
{
    struct tc_field field;

    for (int i = 0; i < TC_MODELS; i++)
        if (audit_model(t, s, i, err))
            return -1;
    for_models (m, tc_present(t, s)) {
        struct tc_spot at = tc_spot_of(s, m);

        if (at.x < 0 || at.y < 0 || at.x > t->terrain.shape.width || at.y > t->terrain.shape.height)
            return error_set(err, "%s is off the table (TC-3.7)", tc_model_name(m).at);
    }
    tc_field_make(&field, t, s);
    for_models (m, field.crowd.there) {
        struct tc_spot at = tc_spot_of(s, m);

        if (is_under_way(s, m))
            continue;
        if (!tc_supported(&field.ground, t->fighter[m].base, at))
            return error_set(err, "%s cannot stand where it is (TC-3.9)", tc_model_name(m).at);
        for_models (other, field.crowd.there & ~model_bit(m))
            if (!is_under_way(s, other) &&
                tc_overlapping(field.crowd.figure[m], field.crowd.figure[other]))
                return error_set(err, "%s and %s overlap (TC-3.7)", tc_model_name(m).at,
                                 tc_model_name(other).at);
    }
    return 0;
}

/* --- markers, sides, the Turn --- */

static bool is_marker(const struct tc *t, const struct tc_state *s, const struct tc_marker *m)
{
    if (m->side < SOUTH || m->side > NEUTRAL)
        return false;
    switch (m->kind) {
    case MARKER_NONE: return is_zero(m, sizeof *m);
    case MARKER_MINED:
    case MARKER_CHARGES: return m->state < TC_PLAN_PIECES && m->amount <= TC_MODELS;
    case MARKER_SPILL: return tc_spill_sound(m);
    case MARKER_SLEEPER:
        return is_there(t, m->holder - 1) && s->model[m->holder - 1].where == DORMANT;
    default: return m->kind < MARKER_KINDS;
    }
}

static int audit_rest(const struct tc *t, const struct tc_state *s, struct error *err)
{
    for (int i = 0; i < TC_MARKERS; i++)
        if (!is_marker(t, s, &s->marker[i]))
            return error_set(err, "marker %d is not a marker", i + 1);
    for (int i = SOUTH; i <= NORTH; i++)
        if (s->side[i].zone > 1 || s->side[i].ordered > TC_MODELS ||
            s->side[i].called > TC_MODELS || s->side[i].shaken > s->turn || s->side[i].points < 0)
            return error_set(err, "a side's line makes no sense");
    if (s->turn > t->base.turns + t->extra_turn)
        return error_set(err, "there are %d Turns", t->base.turns + t->extra_turn);
    if (s->initiative < -1 || s->initiative > NORTH || s->first < -1 || s->first > NORTH ||
        s->decided >= ENDS || s->winner < 0 || s->winner > 3 || s->quiet > 1)
        return error_set(err, "the line of the Turn makes no sense");
    for (int i = 0; i < TC_DEEDS; i++)
        if (s->deed_taken[i] > NORTH + 1 || s->deed_model[i] > TC_MODELS ||
            (i >= t->deeds && s->deed_taken[i]))
            return error_set(err, "there is no such deed: %d, taken by %d, model %d", i + 1,
                             s->deed_taken[i], s->deed_model[i]);
    return 0;
}

/* --- contexts --- */

static int audit_paths(const struct tc *t, const struct tc_state *s, struct error *err)
{
    for (int i = 0; i < TC_PATHS; i++) {
        const struct tc_path *p = &s->path[i];

        if (i >= s->paths) {
            if (!is_zero(p, sizeof *p))
                return error_set(err, "a path that nobody walks");
            continue;
        }
        if (!is_there(t, p->mover) || p->kind >= PATH_KINDS || p->legs > TC_LEGS ||
            p->next > p->legs || (p->legs && p->next == p->legs))
            return error_set(err, "a path makes no sense");
        struct tc_spot at = tc_spot_of(s, p->mover);
        if (!p->legs && (p->from.x != at.x || p->from.y != at.y || p->from.z != at.z))
            return error_set(err, "%s is not where its next leg begins",
                             tc_model_name(p->mover).at);
        if (p->allowance < 0 || p->spent < 0 || p->spent > p->allowance)
            return error_set(err, "%s has moved further than it may (TC-5.2)",
                             tc_model_name(p->mover).at);
        if (!is_there_or_none(t, p->target) || !is_there_or_none(t, p->root) ||
            p->engaged & ~t->there || p->options > TC_MAY_ALL || p->bonus > 6)
            return error_set(err, "a path names somebody who is not there");
        for (int k = 0; k < p->legs; k++)
            if (p->leg[k].kind > LEG_LINK || p->leg[k].level >= TC_LEVELS || p->leg[k].x < 0 ||
                p->leg[k].y < 0 || p->leg[k].x > t->terrain.shape.width ||
                p->leg[k].y > t->terrain.shape.height)
                return error_set(err, "a leg makes no sense");
    }
    return 0;
}

static int audit_attack(const struct tc *t, const struct tc_state *s, struct error *err)
{
    const struct tc_attack *a = &s->attack;

    if (!a->shots)
        return is_zero(a, sizeof *a) ? 0 : error_set(err, "an attack that nobody makes");
    if (!is_there(t, a->attacker) || a->weapon >= t->fighter[a->attacker].weapons ||
        a->first_weapon >= t->fighter[a->attacker].weapons || a->member > 1 ||
        !is_there_or_none(t, a->root) || !is_there_or_none(t, a->guard - 1))
        return error_set(err, "an attack names somebody who is not there");
    if (a->target >= 0 ? !is_there(t, a->target)
                       : a->target != TARGET_POINT && a->target < TARGET_MARKER - TC_MARKERS + 1)
        return error_set(err, "an attack has no target");
    if (a->target == TARGET_POINT && !tc_blast_of(t, s, a) &&
        !(tc_attack_weapon(t, a)->keywords >> KW_LINE & 1))
        return error_set(err, "only a BLAST weapon aims at a point (TC-8.3)");
    for (int i = 0; i < TC_SHOTS; i++)
        if (a->shot[i].target >= 0 && i < a->shots && !is_there(t, a->shot[i].target))
            return error_set(err, "an attack had no target");
    return 0;
}

static int audit_injuries(const struct tc *t, const struct tc_state *s, struct error *err)
{
    for (int i = 0; i < TC_INJURIES; i++) {
        const struct tc_injury *j = &s->injury[i];

        if (i >= s->injuries) {
            if (!is_zero(j, sizeof *j))
                return error_set(err, "an injury that nobody suffers");
            continue;
        }
        if (!is_there(t, j->victim) || !is_there_or_none(t, j->by) ||
            !is_there_or_none(t, j->root) || j->source >= SOURCES || j->roller < SOUTH ||
            j->roller > NORTH || j->step > 9 || j->result > INJURY_OUT ||
            (j->weapon && (j->by < 0 || j->weapon > t->fighter[j->by].weapons)) ||
            j->asked > (j->by < 0 ? 0 : t->fighter[j->by].effects) ||
            j->braced > t->fighter[j->victim].effects + 1)
            return error_set(err, "an injury makes no sense");
        if (!is_on_table(s, j->victim) && j->step < 5)
            return error_set(err, "%s is injured, but not on the table",
                             tc_model_name(j->victim).at);
    }
    return 0;
}

static int audit_actives(const struct tc *t, const struct tc_state *s, struct error *err)
{
    for (int i = 0; i < 2; i++) {
        const struct tc_active *a = &s->active[i], *paused = &s->paused[i];

        if (i >= s->pauses ? !is_zero(paused, sizeof *paused)
                           : !is_there(t, paused->model) || paused->order)
            return error_set(err, "an order of nobody");
        if (i >= s->actives ? !is_zero(a, sizeof *a) : !is_there(t, a->model))
            return error_set(err, "an Activation of nobody");
        if (i < s->actives && (a->loose > 1 || a->called > TC_MODELS))
            return error_set(err, "%s acts in no way", tc_model_name(a->model).at);
        if (i < s->actives && a->fought > t->fighter[a->model].weapons)
            return error_set(err, "%s fought with a weapon it has not", tc_model_name(a->model).at);
        if (i < s->actives && !is_on_table(s, a->model) && s->model[a->model].where != DEVOURED &&
            !(a->flags & ACTIVE_ENDED) && !tc_lurks(t, s, a->model))
            return error_set(err, "%s acts, but is not on the table", tc_model_name(a->model).at);
    }
    if (s->actives == 2 && (s->active[0].model == s->active[1].model ||
                            side_of(s->active[0].model) != side_of(s->active[1].model)))
        return error_set(err, "two members of one side act together (TC-4.14)");
    return 0;
}

static int audit_queues(const struct tc *t, const struct tc_state *s, struct error *err)
{
    for (int i = 0; i < TC_QUEUES; i++) {
        const struct tc_queue *q = &s->queue[i];

        if (i >= s->queues ? !is_zero(q, sizeof *q)
                           : q->kind == QUEUE_NONE || q->kind > QUEUE_RALLY || q->set & ~t->there ||
                                 (q->named >= 0 && !is_there(t, q->named)))
            return error_set(err, "a queue makes no sense");
    }
    return 0;
}

/* --- all of it --- */

/* audit_top: the top frame is one that can wait for what it says it waits for. */
static int audit_top(const struct tc *t, const struct tc_state *s, struct error *err)
{
    const struct frame *f = top_of(s);
    bool throws = f->kind == F_SUCCESS || f->kind == F_INJURY || f->kind == F_DIE;
    struct action room[1];
    struct tc_menu m = { .out = room, .most = 1 };

    if (f->kind == F_OVER)
        return f->seat == SEAT_NONE ? 0 : error_set(err, "nobody decides after the end");
    if (f->seat == SEAT_CHANCE)
        return throws && tc_throws(s) ? 0 : error_set(err, "no dice are due here");
    if (throws && tc_throws(s))
        return error_set(err, "dice are due here");
    if (f->seat != SOUTH && f->seat != NORTH)
        return error_set(err, "somebody must decide");
    tc_list(t, s, &m);
    return m.count ? 0 : error_set(err, "there is nothing to decide");
}

int tc_audit(const struct scenario *scn, const void *state, struct error *err)
{
    const struct tc *t = tc_of(scn);
    const struct tc_state *s = state;

    if (s->paths > TC_PATHS || s->injuries > TC_INJURIES || s->queues > TC_QUEUES ||
        s->actives > 2 || s->pauses > 2)
        return error_set(err, "too much is under way");
    return audit_rest(t, s, err) || audit_paths(t, s, err) || audit_attack(t, s, err) ||
                   audit_injuries(t, s, err) || audit_actives(t, s, err) ||
                   audit_queues(t, s, err) || tc_audit_stack(t, s, err) ||
                   audit_places(t, s, err) || audit_top(t, s, err)
               ? -1
               : 0;
}
