/* path.c - F_PATH: a path under way, leg by leg, with what interrupts it in the order of the way
 * (TC-5.20). The path lies in the topmost context tc_state.path; the frame's first number is the
 * mover. Geometry says what a leg is and costs (move/leg.h), path_check.c which legs a path
 * may take; here are the rolls. */
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/move/move.h"
#include "games/trench_crusade/move/profile.h"
#include "games/trench_crusade/roll/roll.h"
#include "games/trench_crusade/tc_rules.h"
#include "games/trench_crusade/turn/turn.h"

enum {
    WALKS,
    RISK_ROLLED,
    SIDE_CHOSEN,
    TUMBLED,
    DANGER_ROLLED,
    DANGER_HURT,
    DIVE_ASKED,
    DIVE_ROLLED,
    LANDED,
    DIVE_FAILED,
    MINE_MET,
    MINE_DEFUSED,
    MINE_HURT,
    WATCHED,
    HOP_ASKED,
    HOPPED
};

/* F_PATH: the mover; of a mine that it has met, the piece + 1; the first who may still answer to where it
 * has come; nothing; a step. */
enum { MOVER, PIECE, WATCHER };

enum { FURTHEST = 48 }; /* inches: anywhere on a table */

static struct tc_path *path_of(struct tc_state *s)
{
    EXPECT(s->paths > 0);
    return &s->path[s->paths - 1];
}

/* --- beginning --- */

struct tc_path tc_path_of(const struct tc *t, const struct tc_state *s, int kind, int mover,
                          int allowance)
{
    return (struct tc_path){ .kind = (uint8_t)kind,
                             .mover = (uint8_t)mover,
                             .allowance = (int16_t)allowance,
                             .engaged = tc_engaged(t, s, mover),
                             .from = tc_spot_of(s, mover),
                             .target = -1,
                             .root = (int8_t)mover };
}

void tc_path_begin(struct tc_play *p, const struct tc_path *path)
{
    BUG_ON(p->s->paths == TC_PATHS);
    p->s->path[p->s->paths++] = *path;
    tc_call(p, F_PATH, path->mover, 0, 0, 0);
}

struct tc_mover tc_path_mover(const struct tc_field *f, const struct tc_path *path)
{
    struct tc_mover m = tc_mover_of(f, path->mover, path->engaged);

    if (path->kind == PATH_CHARGE || path->kind == PATH_LUNGE)
        m.shun = 0; /* TC-5.6 binds only outside a charge */
    return m;
}

/* --- walking --- */

/* What the present leg is, asked again after every interrupt: it depends on where it began. */
struct going {
    struct tc_field field;
    struct tc_mover mover;
    struct tc_stride stride;
};

static bool find_stride(const struct tc_play *p, const struct tc_path *path, struct going *g)
{
    tc_field_make(&g->field, p->t, p->s);
    g->mover = tc_path_mover(&g->field, path);
    return tc_stride(&g->mover, path->from, &path->leg[path->next], &g->stride, NULL) == TC_FREE;
}

/* put: the mover is somewhere on its way. */
static void put(struct tc_play *p, struct tc_path *path, struct tc_spot at)
{
    struct tc_spot now = tc_spot_of(p->s, path->mover);

    if (now.x != at.x || now.y != at.y || now.z != at.z)
        path->flags |= PATH_MOVED;
    tc_walk_to(p, path->mover, at);
}

/* halt: the move ends here, or where the mover can stand if that is not here (R12). */
static void halt(struct tc_play *p, struct tc_path *path, const struct going *g, int paid)
{
    struct tc_spot at = tc_spot_of(p->s, path->mover);
    struct tc_halt back;
    const struct tc_mover *m = &g->mover;

    path->flags |= PATH_OVER;
    path->flags &= (uint8_t)~PATH_ASKS;
    if (tc_stands(m->ground, m->crowd, m->others, m->base, at))
        return;
    if (tc_stops(m, &g->stride, paid, &back))
        put(p, path, back.at);
    else if (tc_stands(m->ground, m->crowd, m->others, m->base, path->from))
        put(p, path, path->from);
    else if (tc_nearest_standing(m->ground, m->crowd, m->others, m->base, at, &at))
        put(p, path, at);
}

static bool is_stopped(const struct tc_play *p, const struct tc_path *path)
{
    const struct tc_active *active = tc_is_active(p->s, path->mover);

    return !is_on_table(p->s, path->mover) || is_down(p->s, path->mover) ||
           path->flags & PATH_OVER || (active && active->flags & ACTIVE_ENDED);
}

/* settle_down: a move that was broken off at a waypoint, where nobody can stay, ends at the nearest
 * place to stand (R12). */
static void settle_down(struct tc_play *p, struct tc_path *path)
{
    struct tc_field field;
    struct tc_spot at = tc_spot_of(p->s, path->mover);

    if (!is_on_table(p->s, path->mover) || !(path->flags & PATH_MOVED))
        return;
    tc_field_make(&field, p->t, p->s);
    struct tc_mover m = tc_path_mover(&field, path);
    if (!tc_stands(m.ground, m.crowd, m.others, m.base, at) &&
        tc_nearest_standing(m.ground, m.crowd, m.others, m.base, at, &at))
        tc_move_to(p, path->mover, at);
}

static bool finish(struct tc_play *p)
{
    settle_down(p, path_of(p->s));
    struct tc_path done = *path_of(p->s);
    bool moved = done.flags & PATH_MOVED;

    memset(path_of(p->s), 0, sizeof done);
    p->s->paths--;
    if (moved)
        p->s->model[done.mover].flags |= HAS_MOVED;
    if (moved && is_on_table(p->s, done.mover))
        tc_tell(p, SAW_MOVED, 0,
                (int16_t[7]){ done.mover, p->s->model[done.mover].x, p->s->model[done.mover].y,
                              p->s->model[done.mover].z, done.spent });
    if (moved)
        tc_feed_sleepers(p, done.mover);
    return tc_end_frame(p, (done.allowance - done.spent) |
                               (done.flags & PATH_SAFE ? TC_PATH_SAFE : 0) |
                               (moved ? TC_PATH_WENT : 0));
}

/* roll_risk: TC-7.3, 7.6: the roll comes before the climb or jump. */
static bool roll_risk(struct tc_play *p, struct tc_path *path, const struct tc_stride *stride)
{
    path->flags |= PATH_ROLLED;
    tc_step(p, RISK_ROLLED);
    tc_success(p, &(struct tc_roll){ .model = path->mover,
                                     .roll_for = stride->kind == TC_JUMPS ? FOR_JUMP : FOR_CLIMB,
                                     .risky = true });
    return true;
}

/* hop_of: the spell that lets it go on from another piece of terrain, when this leg has brought it into
 * contact with one; -1: there is none. */
static int hop_of(const struct tc_play *p, const struct tc_path *path,
                  const struct tc_stride *stride)
{
    struct tc_ask ask = { .model = path->mover, .target = -1 };
    int base = p->t->fighter[path->mover].base;
    struct tc_figure from = { stride->from, (uint8_t)base, 0 },
                     to = { stride->to, (uint8_t)base, 0 };
    const struct tc_fighter *f = &p->t->fighter[path->mover];
    struct tc_field field;

    if (f->first[AT_CONTACT] == f->first[AT_CONTACT + 1] || path->kind > PATH_RETREAT)
        return -1;
    tc_field_make(&field, p->t, p->s);
    if (!(tc_contacts(&field.ground, to) & ~tc_contacts(&field.ground, from)))
        return -1;
    return tc_effects_find(p->t, p->s, AT_CONTACT, DOES_PERMIT, &ask);
}

/* tell_leg: where the way goes on from, so that it can be followed leg by leg. */
static void tell_leg(struct tc_play *p, const struct tc_path *path, const struct tc_stride *stride)
{
    struct tc_spot at = stride->to;

    tc_tell(p, SAW_PASSED, 0, (int16_t[7]){ path->mover, at.x, at.y, at.z, stride->kind });
}

/* arrive: the leg is done; the next one begins here. */
static bool arrive(struct tc_play *p, struct tc_path *path, const struct tc_stride *stride)
{
    int hop = hop_of(p, path, stride);

    put(p, path, stride->to);
    if (path->next + 1 < path->legs)
        tell_leg(p, path, stride);
    path->spent = (int16_t)(path->spent + stride->price);
    path->from = stride->to;
    path->flags &= (uint8_t) ~(PATH_ROLLED | PATH_LANDED | PATH_PASSES_MINE);
    if (++path->next == path->legs) {
        memset(path->leg, 0, sizeof path->leg);
        path->legs = path->next = 0;
    }
    if (hop >= 0) {
        tc_step(p, HOP_ASKED);
        tc_option(p, path->mover, hop);
    }
    return true;
}

/* fall_short: a charge stops where its allowance ends (TC-5.15). */
static bool fall_short(struct tc_play *p, struct tc_path *path, const struct going *g)
{
    struct tc_halt at;
    int left = path->allowance - path->spent;

    if (tc_stops(&g->mover, &g->stride, left, &at)) {
        put(p, path, at.at);
        path->spent = (int16_t)(path->spent + at.paid);
    }
    path->flags |= PATH_OVER;
    return true;
}

static bool roll_danger(struct tc_play *p, const struct tc_path *path)
{
    tc_step(p, DANGER_ROLLED);
    tc_success(p, &(struct tc_roll){ .model = path->mover, .roll_for = FOR_DANGER, .risky = true });
    return true;
}

static bool enter_danger(struct tc_play *p, struct tc_path *path, const struct tc_halt *at)
{
    put(p, path, at->at);
    return roll_danger(p, path);
}

/* enters_danger: does this leg lead into Dangerous ground, as far as it can be paid and before a
 * drop? A flight is asked at its end. */
static bool enters_danger(const struct tc_path *path, const struct going *g, bool drops,
                          struct tc_halt *at)
{
    return !(path->flags & PATH_SAFE) && !g->mover.flies &&
           tc_enters_danger(&g->mover, &g->stride, at) &&
           at->paid <= path->allowance - path->spent && (!drops || at->paid < g->stride.land_paid);
}

/* lands_in_danger: a flight has ended in Dangerous ground (TC-7.13). */
static bool lands_in_danger(const struct tc_play *p, const struct tc_path *path)
{
    const struct tc_active *active = tc_is_active(p->s, path->mover);
    struct tc_field field;

    if (!tc_has_keyword(p->t, p->s, path->mover, KW_FLYING) || !(path->flags & PATH_MOVED) ||
        path->flags & PATH_SAFE || !is_on_table(p->s, path->mover) || is_down(p->s, path->mover) ||
        (active && active->flags & ACTIVE_ENDED))
        return false;
    tc_field_make(&field, p->t, p->s);
    struct tc_mover m = tc_path_mover(&field, path);
    return tc_is_dangerous(&field.ground, tc_spot_of(p->s, path->mover), m.hindered);
}

/* --- mines (TC-15.5) --- */

/* meets_mine: does this leg come to MINED terrain, as far as it can be paid? */
static bool meets_mine(const struct tc_play *p, const struct tc_path *path, const struct going *g,
                       struct tc_halt *at)
{
    uint64_t mined = g->field.ground.mined;

    if (path->flags & PATH_PASSES_MINE)
        mined = tc_mines_for(p->t, p->s, path->mover, mined);
    return tc_meets_mine(&g->mover, &g->stride, mined, at) &&
           at->paid <= path->allowance - path->spent;
}

/* meet_mine: the mover halts; it may try to defuse the mine. */
static bool meet_mine(struct tc_play *p, struct tc_path *path, const struct tc_halt *at)
{
    int effect = tc_mine_defuser(p->t, p->s, path->mover);

    put(p, path, at->at);
    turn_top(&p->s->stack)->arg[PIECE] = (int16_t)(at->piece + 1);
    tc_step(p, MINE_MET);
    if (effect >= 0)
        tc_option(p, path->mover, effect);
    else
        p->answer = 0;
    return true;
}

static bool blow_up(struct tc_play *p, const struct tc_path *path)
{
    int piece = top_of(p->s)->arg[PIECE] - 1;

    tc_step(p, MINE_HURT);
    tc_mine_blow(p, path->mover, piece);
    return true;
}

static bool defuse(struct tc_play *p, const struct tc_path *path)
{
    const struct tc_model *m = &p->s->model[path->mover];

    tc_mine_clear(p, top_of(p->s)->arg[PIECE] - 1);
    tc_tell(p, SAW_DEFUSED, EVENT_EFFECT, (int16_t[7]){ path->mover, m->x, m->y });
    return tc_step(p, WALKS);
}

/* mine_met: it is defused, left alone by one who need not fear it, or goes off. */
static bool mine_met(struct tc_play *p, struct tc_path *path)
{
    int piece = top_of(p->s)->arg[PIECE] - 1;

    if (tc_take_answer(p) == 1) {
        if (tc_mine_is_own(p->s, path->mover, piece))
            return defuse(p, path);
        tc_step(p, MINE_DEFUSED);
        tc_success(
            p, &(struct tc_roll){ .model = path->mover, .roll_for = FOR_ABILITY, .risky = true });
        return true;
    }
    if (tc_mines_for(p->t, p->s, path->mover, UINT64_C(1) << piece))
        return blow_up(p, path);
    path->flags |= PATH_PASSES_MINE;
    return tc_step(p, WALKS);
}

static bool mine_defused(struct tc_play *p, const struct tc_path *path)
{
    return tc_take_answer(p) == ROLL_FAILURE ? blow_up(p, path) : defuse(p, path);
}

/* mine_hurt: who still stands goes on. */
static bool mine_hurt(struct tc_play *p, struct tc_path *path)
{
    struct going g;

    tc_step(p, WALKS);
    if (is_stopped(p, path) && is_on_table(p->s, path->mover) && path->legs &&
        find_stride(p, path, &g)) {
        struct point now = tc_plan(tc_spot_of(p->s, path->mover));
        int paid = tc_price_to(&g.mover, &g.stride, plane_length(tc_plan(path->from), now));

        path->spent = (int16_t)(path->spent + paid);
        halt(p, path, &g, paid);
    }
    return true;
}

/* lands_on_mine: a flight sets a mine off where it ends. */
static bool lands_on_mine(struct tc_play *p, struct tc_path *path)
{
    int piece = -1;

    if (tc_has_keyword(p->t, p->s, path->mover, KW_FLYING) && path->flags & PATH_MOVED &&
        !(path->flags & PATH_PASSES_MINE) && is_on_table(p->s, path->mover) &&
        !is_down(p->s, path->mover))
        piece = tc_mine_touched(p->t, p->s, path->mover);
    if (piece < 0)
        return false;
    path->flags |= PATH_PASSES_MINE; /* once */
    turn_top(&p->s->stack)->arg[PIECE] = (int16_t)(piece + 1);
    return blow_up(p, path);
}

/* --- the end --- */

/* is_watched: somebody may answer to where the mover has come: he is asked. */
static bool is_watched(struct tc_play *p, const struct tc_path *path)
{
    struct frame *f = turn_top(&p->s->stack);

    if (!(path->flags & PATH_MOVED) || !is_on_table(p->s, path->mover))
        return false;
    for_models (m, tc_enemies(p->t, p->s, path->mover)) {
        struct tc_ask ask = { .model = m, .target = path->mover };
        int effect =
            m < f->arg[WATCHER] ? -1 : tc_effects_next(p->t, p->s, AT_APPROACHED, -1, &ask);

        if (effect >= 0) {
            f->arg[WATCHER] = (int16_t)(m + 1);
            tc_step(p, WATCHED);
            tc_offer_deed(p, m, effect, path->mover);
            return true;
        }
    }
    return false;
}

/* end: the move is over, but for what one who has flown comes to, and for those who watch. */
static bool end(struct tc_play *p, struct tc_path *path)
{
    if (lands_on_mine(p, path) || is_watched(p, path))
        return true;
    if (!lands_in_danger(p, path))
        return finish(p);
    path->flags |= PATH_SAFE; /* this roll is the only one */
    return roll_danger(p, path);
}

/* drop: TC-7.9, 7.14: down by 3" or more, in a charge perhaps as a dive. */
static bool drop(struct tc_play *p, struct tc_path *path, const struct tc_stride *stride)
{
    bool dives = path->kind == PATH_CHARGE;

    put(p, path, stride->land);
    path->flags |= PATH_LANDED;
    if (dives && path->target >= 0 && tc_near(p->t, p->s, path->mover, path->target, TC_INCH)) {
        tc_step(p, DIVE_ASKED);
        tc_call(p, F_DIVE, path->mover, 0, 0, 0);
        return true;
    }
    tc_step(p, LANDED);
    tc_land(p, path->mover, stride->drop, path->root);
    return true;
}

/* walk: as far along the present leg as nothing interrupts. */
static bool walk(struct tc_play *p, struct tc_path *path)
{
    struct going g;
    struct tc_halt danger, mine;
    int left = path->allowance - path->spent;

    if (!find_stride(p, path, &g)) {
        path->flags |= PATH_OVER; /* somebody has come into the way since it was declared */
        return true;
    }
    bool drops = g.stride.drop >= TC_FALL && !(path->flags & PATH_LANDED) && !g.mover.flies;
    if ((g.stride.price > left && (g.stride.risky || g.stride.kind == TC_LINKS_UP)) ||
        tc_leaps_too_far(p->t, p->s, path, &g.stride))
        return fall_short(p, path, &g);
    if (g.stride.risky && !(path->flags & PATH_ROLLED))
        return roll_risk(p, path, &g.stride);
    bool enters = enters_danger(path, &g, drops, &danger), mined = meets_mine(p, path, &g, &mine);
    if (mined && (!enters || mine.paid < danger.paid) &&
        (!drops || mine.paid < g.stride.land_paid)) /* TC-5.20 */
        return meet_mine(p, path, &mine);
    if (enters)
        return enter_danger(p, path, &danger);
    if (drops && g.stride.land_paid <= left)
        return drop(p, path, &g.stride);
    if (g.stride.price > left)
        return fall_short(p, path, &g);
    return arrive(p, path, &g.stride);
}

/* --- what came of an interrupt --- */

static bool risk_rolled(struct tc_play *p, struct tc_path *path)
{
    bool jump = path->leg[path->next].kind == LEG_JUMP;

    tc_step(p, WALKS);
    if (tc_take_answer(p) != ROLL_FAILURE)
        return true;
    path->flags |= PATH_OVER; /* TC-7.4 */
    path->flags &= (uint8_t)~PATH_ASKS;
    if (jump) { /* TC-7.8 */
        tc_step(p, SIDE_CHOSEN);
        tc_call(p, F_JUMPSIDE, path->mover, 0, 0, 0);
    }
    return true;
}

static bool side_chosen(struct tc_play *p, struct tc_path *path)
{
    bool far = tc_take_answer(p);
    struct going g;

    tc_step(p, TUMBLED);
    if (find_stride(p, path, &g))
        tc_tumble(p, path->mover, tc_jump_falls(&g.mover, &g.stride, far), path->root);
    return true;
}

static bool danger_rolled(struct tc_play *p, struct tc_path *path)
{
    struct going g;
    struct tc_halt danger = { .at = tc_spot_of(p->s, path->mover) };

    if (tc_take_answer(p) != ROLL_FAILURE) {
        path->flags |= PATH_SAFE; /* TC-6.4: covers the rest of this move */
        return tc_step(p, WALKS);
    }
    tc_step(p, DANGER_HURT);
    if (path->legs && find_stride(p, path, &g) && !g.mover.flies) {
        tc_enters_danger(&g.mover, &g.stride, &danger);
        path->spent = (int16_t)(path->spent + danger.paid);
        halt(p, path, &g, danger.paid);
    }
    path->flags |= PATH_OVER;
    tc_danger_hurts(p, path->mover, path->root, danger.at);
    return true;
}

static int drop_of(const struct tc_play *p, const struct tc_path *path)
{
    struct going g;

    return find_stride(p, path, &g) ? g.stride.drop : TC_FALL;
}

static bool dive_asked(struct tc_play *p, struct tc_path *path)
{
    if (tc_take_answer(p) == 1) {
        tc_step(p, DIVE_ROLLED);
        tc_success(p,
                   &(struct tc_roll){ .model = path->mover, .roll_for = FOR_DIVE, .risky = true });
        return true;
    }
    tc_step(p, LANDED);
    tc_land(p, path->mover, drop_of(p, path), path->root);
    return true;
}

/* TC-7.14: a dive that fails takes the model Down, and then the fall hurts it. */
static bool dive_rolled(struct tc_play *p, struct tc_path *path)
{
    struct tc_active *active = tc_active_of(p->s, path->mover);
    struct tc_cause why = { .root = path->root, .direct = -1, .source = FROM_FALL };

    if (tc_take_answer(p) != ROLL_FAILURE) {
        if (active)
            active->flags |= ACTIVE_DIVING;
        return tc_step(p, WALKS);
    }
    tc_step(p, DIVE_FAILED);
    path->flags |= PATH_OVER;
    tc_knock_down(p, path->mover, &why);
    return true;
}

static bool dive_failed(struct tc_play *p, const struct tc_path *path)
{
    tc_step(p, LANDED);
    if (is_on_table(p->s, path->mover))
        tc_land(p, path->mover, drop_of(p, path), path->root);
    return true;
}

/* landed: after a drop or a fall the move goes on if the mover still stands; what it cannot stand on
 * it slips off. */
static bool landed(struct tc_play *p, struct tc_path *path)
{
    struct going g;

    tc_step(p, WALKS);
    if (is_stopped(p, path) && is_on_table(p->s, path->mover) && path->legs &&
        find_stride(p, path, &g)) {
        path->spent = (int16_t)(path->spent + g.stride.land_paid);
        halt(p, path, &g, g.stride.land_paid);
    }
    return true;
}

/* hop_asked: it is set up somewhere else, if it wants to. */
static bool hop_asked(struct tc_play *p, const struct tc_path *path)
{
    int target = path->kind == PATH_CHARGE && path->target >= 0 ? path->target : path->mover;

    if (tc_take_answer(p) != 1)
        return tc_step(p, WALKS);
    tc_step(p, HOPPED);
    tc_redeploy(p, path->mover, target, FURTHEST, REDEPLOY_PIECE);
    return true;
}

/* hopped: the move goes on from there; a charge by a new way. */
static bool hopped(struct tc_play *p, struct tc_path *path)
{
    tc_step(p, WALKS);
    if (tc_take_answer(p) != 1)
        return true;
    path->from = tc_spot_of(p->s, path->mover);
    path->engaged = tc_engaged(p->t, p->s, path->mover);
    path->flags |= PATH_MOVED;
    memset(path->leg, 0, sizeof path->leg);
    path->legs = path->next = 0;
    if (path->kind == PATH_CHARGE)
        tc_charge_on(p->t, p->s, path);
    else
        path->flags |= PATH_ASKS;
    return true;
}

bool tc_path_run(struct tc_play *p)
{
    struct tc_path *path = path_of(p->s);

    switch (top_of(p->s)->arg[STEP]) {
    case RISK_ROLLED: return risk_rolled(p, path);
    case SIDE_CHOSEN: return side_chosen(p, path);
    case DANGER_ROLLED: return danger_rolled(p, path);
    case DIVE_ASKED: return dive_asked(p, path);
    case DIVE_ROLLED: return dive_rolled(p, path);
    case LANDED: return landed(p, path);
    case DIVE_FAILED: return dive_failed(p, path);
    case MINE_MET: return mine_met(p, path);
    case MINE_DEFUSED: return mine_defused(p, path);
    case MINE_HURT: return mine_hurt(p, path);
    case WATCHED: tc_take_answer(p); return end(p, path);
    case HOP_ASKED: return hop_asked(p, path);
    case HOPPED: return hopped(p, path);
    default: break;
    }
    tc_step(p, WALKS);
    if (is_stopped(p, path))
        return end(p, path);
    if (path->next < path->legs)
        return walk(p, path);
    return path->flags & PATH_ASKS ? tc_wait(p, tc_controller(p->s, path->mover)) : end(p, path);
}

/* --- the next legs --- */

void tc_path_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m)
{
    tc_offer(m, (struct action){ .kind = DO_STOP });
    tc_move_list(t, s, &s->path[s->paths - 1], 0, m);
}

void tc_path_sample(const struct tc *t, const struct tc_state *s, struct rng *rng,
                    struct action *out)
{
    if (rng_below(rng, 8) == 0 || !tc_move_draw(t, s, &s->path[s->paths - 1], 0, rng, out))
        *out = (struct action){ .kind = DO_STOP };
}

int tc_path_decide(const struct tc *t, const struct tc_state *s, const struct action *a,
                   struct refusal *why)
{
    static const struct action stop = { .kind = DO_STOP };

    if (action_same(a, &stop))
        return 0;
    if (verb_of(a) != DO_MOVE || a->kind & ACTION_SECOND)
        return refuse(why, "TC-5.1", "say where it moves, or stop");
    return tc_path_check(t, s, &s->path[s->paths - 1], a, why);
}

void tc_path_apply(struct tc_play *p, const struct action *a)
{
    struct tc_path *path = path_of(p->s);

    if (a->kind == DO_STOP)
        path->flags &= (uint8_t)~PATH_ASKS;
    else
        tc_path_take(p->t, p->s, path, a);
}
