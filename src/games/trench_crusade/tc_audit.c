/* tc_audit.c - what makes a position impossible: so that whatever passes can be played. */
#include "games/trench_crusade/fight/fight.h"
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/move/move.h"
#include "games/trench_crusade/tc_rules.h"
#include "games/trench_crusade/turn/turn.h"
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

static bool is_there(const struct tc *t, int model)
{
    return model >= 0 && model < TC_MODELS && t->there & model_bit(model);
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

static int audit_rest(const struct tc *t, const struct tc_state *s, struct error *err)
{
    for (int i = 0; i < TC_MARKERS; i++)
        if (s->marker[i].kind >= MARKER_KINDS ||
            ((s->marker[i].kind == MARKER_MINED || s->marker[i].kind == MARKER_CHARGES) &&
             (s->marker[i].state >= TC_PLAN_PIECES || s->marker[i].amount > TC_MODELS)) ||
            (!s->marker[i].kind && !is_zero(&s->marker[i], sizeof s->marker[i])) ||
            s->marker[i].side < SOUTH || s->marker[i].side > NEUTRAL ||
            (s->marker[i].kind == MARKER_SLEEPER &&
             (!is_there(t, s->marker[i].holder - 1) ||
              s->model[s->marker[i].holder - 1].where != DORMANT)))
            return error_set(err, "marker %d is no marker", i + 1);
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

static bool is_there_or_none(const struct tc *t, int model)
{
    return model == -1 || is_there(t, model);
}

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
        !is_there_or_none(t, a->root))
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
            j->asked > (j->by < 0 ? 0 : t->fighter[j->by].effects))
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
    for (int i = 0; i < TC_QUEUES; i++) {
        const struct tc_queue *q = &s->queue[i];

        if (i >= s->queues ? !is_zero(q, sizeof *q)
                           : q->kind == QUEUE_NONE || q->kind > QUEUE_RALLY || q->set & ~t->there ||
                                 (q->named >= 0 && !is_there(t, q->named)))
            return error_set(err, "a queue makes no sense");
    }
    return 0;
}

/* --- frames --- */

static int count_frames(const struct tc_state *s, int kind)
{
    int count = 0;

    for (int i = 0; i < s->stack.depth; i++)
        count += s->stack.frame[i].kind == kind;
    return count;
}

/* names_model: frames whose first number is a model. */
static bool names_model(int kind)
{
    switch (kind) {
    case F_ACT:
    case F_DASH:
    case F_CHARGE:
    case F_RETREAT:
    case F_PATH:
    case F_EVADE:
    case F_DIVE:
    case F_SLIDE:
    case F_JUMPSIDE:
    case F_RETORT:
    case F_FORCED:
    case F_REDEPLOY:
    case F_STEER:
    case F_BLOW:
    case F_TWIN:
    case F_RALLY:
    case F_ATTACK:
    case F_INJURY:
    case F_OPTION:
    case F_PICK:
    case F_NAME:
    case F_COMMAND:
    case F_ORDER:
    case F_STRUGGLE:
    case F_PAY:
    case F_SPECIAL: return true;
    default: return false;
    }
}

/* audit_motion: frames of models that are moved. */
static int audit_motion(const struct tc *t, const struct frame *f, struct error *err)
{
    int b = f->arg[1];

    switch (f->kind) {
    case F_FORCED:
        return is_there(t, b) && f->arg[2] >= -TC_CHARGE && f->arg[2] <= TC_CHARGE &&
                       f->arg[3] >= 0 && (f->arg[3] & 15) <= 6 && f->arg[3] >> 4 <= PLANE_TURN
                   ? 0
                   : error_set(err, "a push of nobody");
    case F_REDEPLOY:
        return is_there(t, b) && f->arg[2] > 0 && f->arg[2] <= 48 && f->arg[3] >= 0 &&
                       f->arg[3] <= REDEPLOY_PIECE
                   ? 0
                   : error_set(err, "somebody is set up nowhere");
    case F_STEER:
        return is_there(t, b) && f->arg[2] >= -6 && f->arg[2] <= TC_CHARGE / TC_INCH &&
                       f->arg[3] >= 0 && f->arg[3] >> 4 < PLANE_TURN
                   ? 0
                   : error_set(err, "somebody is moved by nobody");
    case F_TWIN:
        return is_there(t, b) && is_there(t, f->arg[2]) && f->arg[3] >= 0 &&
                       f->arg[3] <= t->fighter[f->arg[0]].weapons
                   ? 0
                   : error_set(err, "it fights nobody");
    case F_BLOW: return b >= 0 && b < TC_PLAN_PIECES ? 0 : error_set(err, "nothing blows up");
    case F_RALLY:
        return is_there_or_none(t, b - 1) && is_there_or_none(t, f->arg[2] - 1) &&
                       (f->arg[STEP] == 0 || b > 0)
                   ? 0
                   : error_set(err, "nobody moves");
    case F_CHARGE:
        return is_there(t, b) && f->arg[2] >= 0 && is_there_or_none(t, (f->arg[2] >> 4) - 1) &&
                       f->arg[3] >= 0 && f->arg[3] <= 6
                   ? 0
                   : error_set(err, "a charge has no target");
    case F_SLIDE: return is_there(t, b) ? 0 : error_set(err, "a charge has no target");
    default: return 0;
    }
}

/* is_single: one at most: nobody needs to say who comes first. */
static bool is_single(uint64_t set)
{
    return !(set & (set - 1));
}

static int audit_frame(const struct tc *t, const struct tc_state *s, int i, struct error *err)
{
    const struct frame *f = &s->stack.frame[i];
    int a = f->arg[0], b = f->arg[1];

    if (names_model(f->kind) && !is_there(t, a))
        return error_set(err, "a frame names somebody who is not there");
    switch (f->kind) {
    case F_ZONE:
    case F_MORALE: return a == SOUTH || a == NORTH ? 0 : error_set(err, "a frame names no side");
    case F_TASK:
        return a >= 0 && a <= 2 && b >= 0 && b <= 3 && f->arg[2] >= 0 && f->arg[2] <= 3 &&
                       (f->arg[STEP] < 2 || a > 0)
                   ? 0
                   : error_set(err, "reinforcements of nobody");
    case F_PREGAME:
        return (a == AT_BEFORE_DEPLOYMENT || a == AT_AFTER_DEPLOYMENT) && b >= 0 && b <= 2 &&
                       s->queues && (f->arg[STEP] < 2 || b > 0 || is_single(s->queue[0].set))
                   ? 0
                   : error_set(err, "abilities of no moment");
    case F_NEUTRAL:
        return a >= (f->arg[STEP] < 4) && a <= 2 ? 0 : error_set(err, "a frame names no side");
    case F_DEPLOY: return a >= 0 && a <= 2 ? 0 : error_set(err, "a frame names no side");
    case F_ATTACK: /* up to its hit both are there */
        return f->arg[STEP] > 5 || (is_on_table(s, a) &&
                                    (s->attack.target < 0 || is_on_table(s, s->attack.target)))
                   ? 0
                   : error_set(err, "an attack on somebody who is gone");
    case F_OPTION:
        return b >= 0 && b < t->fighter[a].effects && f->arg[2] >= 0 &&
                       is_there_or_none(t, f->arg[2] - 1)
                   ? 0
                   : error_set(err, "an option of nothing");
    case F_COMMAND:
        return b >= 0 && b < t->fighter[a].effects && is_there(t, f->arg[2]) && f->arg[3] >= 0
                   ? 0
                   : error_set(err, "a Command of nothing");
    case F_ORDER:
        return is_there(t, b) && s->actives == 1 && s->active[0].model == a && s->pauses &&
                       s->active[0].order && s->active[0].order < ORDERS
                   ? 0
                   : error_set(err, "an order to nobody");
    case F_PAY:
        return b >= 0 && b <= 64 && f->arg[2] >= 0 && f->arg[2] <= PAY_INFECTION_OWN
                   ? 0
                   : error_set(err, "a price in nothing");
    case F_PICK:
        return b >= 0 && b < MARKER_KINDS &&
                       (tc_marker_form(b ? b : MARKER_SHRINE) != TC_NO_FORM ||
                        b == MARKER_CHARGES) &&
                       f->arg[2] >= 0 && f->arg[2] <= SET_UP_IN_TERRAIN && f->arg[3] >= 0 &&
                       f->arg[3] <= 1
                   ? 0
                   : error_set(err, "nothing is set up");
    case F_NAME:
        return b > 0 && b < CODES && f->arg[2] >= 0 && (f->arg[3] == SOUTH || f->arg[3] == NORTH)
                   ? 0
                   : error_set(err, "somebody is named for nothing");
    case F_SPECIAL:
        return is_there(t, f->arg[2]) && b >= 0 && b < t->fighter[a].effects && f->arg[3] >= 0
                   ? 0
                   : error_set(err, "a special ACTION on nobody");
    case F_SUCCESS:
        return is_there_or_none(t, a) && (f->arg[3] == SOUTH || f->arg[3] == NORTH) &&
                       f->arg[2] >= 0 && (f->arg[2] & 0x3f) < ROLLS_FOR &&
                       f->arg[2] >> 9 <= (f->arg[STEP] || a < 0 ? 63 : t->fighter[a].effects)
                   ? 0
                   : error_set(err, "a roll of nobody, or for nothing");
    case F_ACT:
        return f->arg[2] >= 0 && f->arg[2] < (s->actives ? s->actives : 1)
                   ? 0
                   : error_set(err, "an Activation has two members at most");
    case F_ACTIVATE: return a > 0 && a <= 2 ? 0 : error_set(err, "a frame names no side");
    case F_DIE:
        return a >= 0 && a < DICE_FOR && f->arg[2] >= 0 && f->arg[2] <= 6
                   ? 0
                   : error_set(err, "a die for nothing");
    case F_STRUGGLE: return is_there(t, b) ? 0 : error_set(err, "somebody strikes nobody");
    case F_QUEUE:
        return a >= 0 && a <= TC_MODELS && is_there_or_none(t, b - 1) &&
                       is_there_or_none(t, f->arg[2] - 1)
                   ? 0
                   : error_set(err, "a queue of nobody");
    case F_SCATTER: return a >= 1 && a <= 5 ? 0 : error_set(err, "a scatter of %d inches", a);
    default: return audit_motion(t, f, err);
    }
}

/* Which frame may lie on which, in which step (numbered as in the file of the frame); 0 on top: it
 * may wait there. */
static const struct {
    uint8_t kind, step, above;
} nested[] = {
    { F_TURN, 1, F_DIE },
    { F_TURN, 2, F_ZONE },
    { F_TURN, 3, F_DEPLOY },
    { F_TURN, 4, F_DIE },
    { F_TURN, 6, F_TASK },
    { F_TURN, 7, F_FIRST },
    { F_TURN, 8, F_ACTIVATE },
    { F_TURN, 9, F_MORALE },
    { F_TURN, 10, F_MORALE },
    { F_TURN, 11, F_DIE },
    { F_PREGAME, 1, F_DIE },
    { F_PREGAME, 2, 0 },
    { F_ZONE, 0, 0 },
    { F_DEPLOY, 1, F_DIE },
    { F_DEPLOY, 2, 0 },
    { F_DEPLOY, 2, F_PICK },
    { F_DEPLOY, 3, F_PREGAME },
    { F_DEPLOY, 4, F_PREGAME },
    { F_TASK, 1, F_DIE },
    { F_TASK, 2, F_DIE },
    { F_TASK, 3, 0 },
    { F_TASK, 3, F_PICK },
    { F_PICK, 0, 0 },
    { F_FIRST, 0, 0 },
    { F_ACTIVATE, 0, F_ACT },
    { F_ACTIVATE, 0, F_NEUTRAL },
    { F_ACTIVATE, 0, 0 },
    { F_NEUTRAL, 1, F_DIE },
    { F_NEUTRAL, 2, 0 },
    { F_NEUTRAL, 3, F_ACT },
    { F_NEUTRAL, 5, F_DIE },
    { F_ACT, 1, F_SUCCESS },
    { F_ACT, 2, F_INJURY },
    { F_ACT, 3, F_DASH },
    { F_ACT, 3, F_CHARGE },
    { F_ACT, 3, F_RETREAT },
    { F_ACT, 3, F_PATH },
    { F_ACT, 3, F_ATTACK },
    { F_ACT, 3, F_SPECIAL },
    { F_ACT, 3, 0 },
    { F_DASH, 1, F_SUCCESS },
    { F_DASH, 2, F_PATH },
    { F_CHARGE, 1, F_EVADE },
    { F_CHARGE, 2, F_DIE },
    { F_CHARGE, 3, F_PATH },
    { F_CHARGE, 4, F_DIE },
    { F_CHARGE, 5, F_PATH },
    { F_CHARGE, 6, F_SLIDE },
    { F_CHARGE, 8, F_SUCCESS },
    { F_CHARGE, 9, F_SUCCESS },
    { F_RETREAT, 0, F_RETORT },
    { F_RETREAT, 1, F_PATH },
    { F_RETORT, 1, F_ATTACK },
    { F_RETORT, 0, 0 },
    { F_PATH, 1, F_SUCCESS },
    { F_PATH, 2, F_JUMPSIDE },
    { F_PATH, 3, F_INJURY },
    { F_PATH, 4, F_SUCCESS },
    { F_PATH, 5, F_INJURY },
    { F_PATH, 6, F_DIVE },
    { F_PATH, 7, F_SUCCESS },
    { F_PATH, 8, F_INJURY },
    { F_PATH, 9, F_INJURY },
    { F_PATH, 0, 0 },
    { F_EVADE, 0, 0 },
    { F_DIVE, 0, 0 },
    { F_SLIDE, 0, 0 },
    { F_SLIDE, 1, F_SUCCESS },
    { F_SLIDE, 2, F_INJURY },
    { F_JUMPSIDE, 0, 0 },
    { F_ATTACK, 1, F_DIE },
    { F_ATTACK, 4, F_SUCCESS },
    { F_ATTACK, 5, F_SCATTER },
    { F_ATTACK, 6, F_INJURY },
    { F_ATTACK, 6, F_QUEUE },
    { F_ATTACK, 7, F_FORCED },
    { F_ATTACK, 2, 0 },
    { F_ATTACK, 11, F_PATH },
    { F_PATH, 14, F_OPTION },
    { F_PATH, 14, F_PAY },
    { F_PATH, 15, F_REDEPLOY },
    { F_ACT, 3, F_STRUGGLE },
    { F_STRUGGLE, 1, F_SUCCESS },
    { F_STRUGGLE, 2, F_INJURY },
    { F_ATTACK, 8, 0 },
    { F_FORCED, 1, F_DIE },
    { F_FORCED, 3, F_SUCCESS },
    { F_FORCED, 4, F_INJURY },
    { F_SCATTER, 0, 0 },
    { F_QUEUE, 0, F_INJURY },
    { F_QUEUE, 0, F_FORCED },
    { F_SUCCESS, 0, F_OPTION },
    { F_SUCCESS, 4, F_OPTION },
    { F_SUCCESS, 5, F_OPTION },
    { F_SUCCESS, 1, 0 },
    { F_SUCCESS, 2, 0 },
    { F_SUCCESS, 3, 0 },
    { F_INJURY, 0, F_OPTION },
    { F_INJURY, 4, F_OPTION },
    { F_INJURY, 5, F_SUCCESS },
    { F_INJURY, 6, F_INJURY },
    { F_INJURY, 1, 0 },
    { F_INJURY, 2, 0 },
    { F_INJURY, 3, 0 },
    { F_DIE, 0, 0 },
    { F_OPTION, 0, 0 },
    { F_SPECIAL, 1, F_PAY },
    { F_SPECIAL, 2, F_SUCCESS },
    { F_SPECIAL, 3, F_DIE },
    { F_SPECIAL, 3, F_INJURY },
    { F_SPECIAL, 3, F_FORCED },
    { F_SPECIAL, 3, F_QUEUE },
    { F_SPECIAL, 3, F_ATTACK },
    { F_SPECIAL, 4, F_FORCED },
    { F_SPECIAL, 3, F_COMMAND },
    { F_ATTACK, 7, F_COMMAND },
    { F_COMMAND, 1, F_PAY },
    { F_COMMAND, 2, F_ORDER },
    { F_COMMAND, 3, 0 },
    { F_ORDER, 0, 0 },
    { F_ORDER, 0, F_PATH },
    { F_ORDER, 0, F_CHARGE },
    { F_ORDER, 0, F_ATTACK },
    { F_ORDER, 0, F_SPECIAL },
    { F_RETREAT, 4, F_OPTION },
    { F_RETREAT, 4, F_PAY },
    { F_INJURY, 8, F_OPTION },
    { F_INJURY, 8, F_PAY },
    { F_INJURY, 9, F_OPTION },
    { F_INJURY, 9, F_PAY },
    { F_OPTION, 0, F_OPTION },
    { F_ATTACK, 6, F_OPTION },
    { F_ATTACK, 7, F_OPTION },
    { F_QUEUE, 0, F_OPTION },
    { F_PAY, 0, 0 },
    { F_NAME, 0, 0 },
    { F_NAME, 0, F_NAME },
    { F_PREGAME, 2, F_NAME },
    { F_PREGAME, 2, F_PICK },
    { F_PREGAME, 2, F_OPTION },
    { F_SPECIAL, 3, F_PICK },
    { F_TURN, 6, F_NAME },
    { F_TASK, 0, F_NAME },
    { F_SUCCESS, 0, F_PAY },
    { F_SUCCESS, 4, F_PAY },
    { F_INJURY, 0, F_PAY },
    { F_INJURY, 4, F_PAY },
    { F_ATTACK, 9, F_OPTION },
    { F_ATTACK, 10, F_SUCCESS },
    { F_ATTACK, 6, F_REDEPLOY },
    { F_ATTACK, 7, F_REDEPLOY },
    { F_QUEUE, 0, F_REDEPLOY },
    { F_SPECIAL, 3, F_REDEPLOY },
    { F_REDEPLOY, 0, 0 },
    { F_PATH, 0, F_FORCED },
    { F_SPECIAL, 3, F_PATH },
    { F_ACT, 4, F_BLOW },
    { F_BLOW, 0, F_INJURY },
    { F_BLOW, 1, F_INJURY },
    { F_CHARGE, 10, F_NAME },
    { F_ACT, 3, F_TWIN },
    { F_TWIN, 0, 0 },
    { F_TWIN, 3, 0 },
    { F_TWIN, 1, F_ATTACK },
    { F_TWIN, 1, F_STEER },
    { F_TWIN, 2, F_REDEPLOY },
    { F_TWIN, 4, F_ATTACK },
    { F_TWIN, 4, F_STEER },
    { F_SPECIAL, 3, F_RALLY },
    { F_RALLY, 1, 0 },
    { F_RALLY, 2, F_PATH },
    { F_ACT, 0, F_REDEPLOY },
    { F_ACT, 0, F_OPTION },
    { F_ACT, 0, F_PICK },
    { F_PATH, 10, F_OPTION },
    { F_PATH, 11, F_SUCCESS },
    { F_PATH, 12, F_INJURY },
    { F_PATH, 13, F_OPTION },
    { F_PATH, 13, F_SPECIAL },
    { F_FORCED, 5, F_INJURY },
    { F_SPECIAL, 4, F_REDEPLOY },
    { F_ATTACK, 7, F_STEER },
    { F_QUEUE, 0, F_STEER },
    { F_ACT, 3, F_STEER },
    { F_ORDER, 0, F_STEER },
    { F_STEER, 1, F_DIE },
    { F_STEER, 2, 0 },
    { F_STEER, 3, F_RETORT },
    { F_STEER, 6, F_DIE },
    { F_RETORT, 1, F_STEER },
    { F_STEER, 5, F_FORCED },
    { F_MORALE, 1, F_SUCCESS },
    { F_MORALE, 2, 0 },
    { F_DEPLOY, 2, F_OPTION },
    { F_TASK, 3, F_OPTION },
    { F_ACT, 4, F_OPTION },
    { F_RETREAT, 3, F_SUCCESS },
    { F_OVER, 0, 0 },
};

static bool may_nest(int kind, int step, int above)
{
    for (size_t i = 0; i < sizeof nested / sizeof nested[0]; i++)
        if (nested[i].kind == kind && nested[i].step == step && nested[i].above == above)
            return true;
    return false;
}

/* die_fits: is the die on top of this frame the one it asked for? */
static bool die_fits(const struct frame *f, int die_for)
{
    switch (f->kind) {
    case F_TURN:
        return die_for == (f->arg[STEP] == 1    ? DIE_ZONE
                           : f->arg[STEP] == 11 ? DIE_LENGTH
                                                : DIE_INITIATIVE);
    case F_PREGAME: return die_for == DIE_TASK;
    case F_NEUTRAL: return die_for == (f->arg[STEP] == 1 ? DIE_NEUTRAL : DIE_TASK);
    case F_TASK: return die_for == (f->arg[STEP] == 1 ? DIE_TASK : DIE_REINFORCE);
    case F_DEPLOY: return die_for == DIE_DEPLOY;
    case F_CHARGE:
        return f->arg[STEP] == 2 ? die_for == DIE_EVADE
                                 : die_for == DIE_CHARGE || die_for == DIE_CHARGE_D3;
    case F_STEER: return die_for == DIE_PUSH || die_for == DIE_PUSH_D3;
    case F_FORCED: return die_for == ((f->arg[3] & 15) == 3 ? DIE_PUSH_D3 : DIE_PUSH);
    case F_SPECIAL: return die_for == DIE_CURE;
    default: return die_for == DIE_ASTRAY;
    }
}

/* audit_nesting: an injury's step lies in its context. */
static int audit_nesting(const struct tc_state *s, struct error *err)
{
    int injuries = 0;

    for (int i = 0; i < s->stack.depth; i++) {
        const struct frame *f = &s->stack.frame[i];
        int above = i + 1 < s->stack.depth ? s->stack.frame[i + 1].kind : 0;
        int step = f->kind == F_INJURY ? s->injury[injuries++].step : f->arg[STEP];

        if (!may_nest(f->kind, step, above))
            return error_set(err, "frame %d cannot lie there in step %d", i + 1, step);
        if (above == F_DIE && !die_fits(f, s->stack.frame[i + 1].arg[0]))
            return error_set(err, "a die that nobody asks for");
    }
    return 0;
}

/* count_queues: blasts, those who leave melee and may still be attacked, and abilities before the battle
 * have one each. */
static int count_queues(const struct tc_state *s)
{
    int count = count_frames(s, F_QUEUE);

    for (int i = 0; i < s->stack.depth; i++) {
        const struct frame *f = &s->stack.frame[i];

        count += (f->kind == F_RETREAT && f->arg[STEP] != 1) || f->kind == F_PREGAME ||
                 f->kind == F_RALLY || (f->kind == F_BLOW && !f->arg[STEP]) ||
                 (f->kind == F_STEER && f->arg[STEP] == 3);
    }
    return count_frames(s, F_RETORT) > count ? -1 : count;
}

/* count_blasts: those of an attack; other explosions need none. */
static int count_blasts(const struct tc_state *s)
{
    int count = 0;

    for (int i = 0; i < s->queues; i++)
        count += s->queue[i].kind == QUEUE_BLAST;
    return count;
}

static int audit_stack(const struct tc *t, const struct tc_state *s, struct error *err)
{
    if (!s->stack.depth)
        return error_set(err, "nothing is being decided: a position has frames, or `turn N acting "
                              "SIDE`");
    if (s->stack.frame[0].kind != (s->decided ? F_OVER : F_TURN))
        return error_set(err, "the lowest frame is the Turn, or the end");
    if (count_frames(s, F_TURN) + count_frames(s, F_OVER) != 1)
        return error_set(err, "there is one Turn");
    for (int i = 0; i < s->stack.depth; i++)
        if (audit_frame(t, s, i, err))
            return -1;
    if (count_frames(s, F_PATH) != s->paths || count_frames(s, F_INJURY) != s->injuries ||
        (count_frames(s, F_ACT) == 1) != (s->actives > 0) || count_frames(s, F_ACT) > 1 ||
        count_frames(s, F_ORDER) != (s->pauses > 0) ||
        count_frames(s, F_ATTACK) != (s->attack.shots > 0) ||
        (!s->attack.shots && count_blasts(s) + count_frames(s, F_SCATTER)))
        return error_set(err, "what is under way does not fit the frames");
    if (count_queues(s) != s->queues)
        return error_set(err, "a queue that nobody asks for");
    return audit_nesting(s, err) || tc_turn_audit(s, err) ? -1 : 0;
}

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
                   audit_stack(t, s, err) || audit_places(t, s, err) || audit_top(t, s, err)
               ? -1
               : 0;
}
