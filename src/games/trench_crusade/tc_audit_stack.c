/* tc_audit_stack.c - what makes a stack of frames impossible: numbers that mean nothing, frames that
 * cannot lie on each other, contexts that no frame needs. */
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/move/move.h"
#include "games/trench_crusade/tc_rules.h"
#include "games/trench_crusade/turn/turn.h"

/* --- the numbers of a frame --- */

/* What a number of a frame may be. */
enum number_kind {
    ANYTHING,
    RANGE,
    SIDE,
    MODEL,
    MODEL_OR_NONE, /* -1: none */
    MODEL_OR_0,    /* its number + 1, 0: none */
    EFFECT,        /* of the model that is the first number */
};

struct number {
    uint8_t kind;
    int16_t least, most;
};

static const char nobody[] = "a frame names somebody who is not there";
static const char no_side[] = "a frame names no side";

/* The numbers of each frame, and what is said when they cannot be; a frame without a row has none. */
static const struct {
    struct number arg[STEP];
    const char *otherwise;
} frames[F_KINDS] = {
    [F_ZONE] = { { { SIDE } }, no_side },
    [F_PREGAME] = { { { ANYTHING }, { RANGE, 0, 2 } }, "abilities of no moment" },
    [F_DEPLOY] = { { { RANGE, 0, 2 } }, no_side },
    [F_TASK] = { { { RANGE, 0, 2 }, { RANGE, 0, 3 }, { RANGE, 0, 3 } },
                 "reinforcements of nobody" },
    [F_ACTIVATE] = { { { RANGE, 1, 2 } }, no_side },
    [F_ACT] = { { { MODEL }, { ANYTHING }, { RANGE, 0, 1 } },
                "an Activation has two members at most" },
    [F_DASH] = { { { MODEL } }, nobody },
    [F_CHARGE] = { { { MODEL }, { MODEL }, { RANGE, 0, INT16_MAX }, { RANGE, 0, 6 } },
                   "a charge has no target" },
    [F_RETREAT] = { { { MODEL } }, nobody },
    [F_PATH] = { { { MODEL } }, nobody },
    [F_EVADE] = { { { MODEL } }, nobody },
    [F_DIVE] = { { { MODEL } }, nobody },
    [F_SLIDE] = { { { MODEL }, { MODEL } }, "a charge has no target" },
    [F_JUMPSIDE] = { { { MODEL } }, nobody },
    [F_RETORT] = { { { MODEL } }, nobody },
    [F_FORCED] = { { { MODEL },
                     { MODEL },
                     { RANGE, -TC_CHARGE, TC_CHARGE },
                     { RANGE, 0, INT16_MAX } },
                   "a push of nobody" },
    [F_REDEPLOY] = { { { MODEL }, { MODEL }, { RANGE, 1, 48 }, { RANGE, 0, REDEPLOY_PIECE } },
                     "somebody is set up nowhere" },
    [F_ATTACK] = { { { MODEL } }, "an attack on somebody who is gone" },
    [F_SCATTER] = { { { RANGE, 1, 5 } }, "a scatter is 1 to 5 inches" },
    [F_QUEUE] = { { { RANGE, 0, TC_MODELS }, { MODEL_OR_0 }, { MODEL_OR_0 } },
                  "a queue of nobody" },
    [F_SUCCESS] = { { { MODEL_OR_NONE }, { ANYTHING }, { RANGE, 0, INT16_MAX }, { SIDE } },
                    "a roll of nobody, or for nothing" },
    [F_INJURY] = { { { MODEL } }, nobody },
    [F_DIE] = { { { RANGE, 0, DICE_FOR - 1 }, { ANYTHING }, { RANGE, 0, 6 } },
                "a die for nothing" },
    [F_OPTION] = { { { MODEL }, { EFFECT }, { MODEL_OR_0 } }, "an option of nothing" },
    [F_SPECIAL] = { { { MODEL }, { EFFECT }, { MODEL }, { RANGE, 0, INT16_MAX } },
                    "a special ACTION on nobody" },
    [F_PAY] = { { { MODEL }, { RANGE, 0, 64 }, { RANGE, 0, PAY_INFECTION_OWN } },
                "a price in nothing" },
    [F_COMMAND] = { { { MODEL }, { EFFECT }, { MODEL }, { RANGE, 0, INT16_MAX } },
                    "a Command of nothing" },
    [F_ORDER] = { { { MODEL }, { MODEL } }, "an order to nobody" },
    [F_NAME] = { { { MODEL }, { RANGE, 1, CODES - 1 }, { RANGE, 0, INT16_MAX }, { SIDE } },
                 "somebody is named for nothing" },
    [F_PICK] = { { { MODEL },
                   { RANGE, 0, MARKER_KINDS - 1 },
                   { RANGE, 0, SET_UP_IN_TERRAIN },
                   { RANGE, 0, 1 } },
                 "nothing is set up" },
    [F_SPILL] = { { { MODEL } }, nobody },
    [F_MORALE] = { { { SIDE } }, no_side },
    [F_NEUTRAL] = { { { RANGE, 0, 2 } }, no_side },
    [F_STEER] = { { { MODEL },
                    { MODEL },
                    { RANGE, -6, TC_CHARGE / TC_INCH },
                    { RANGE, 0, (PLANE_TURN << 4) - 1 } },
                  "somebody is moved by nobody" },
    [F_TWIN] = { { { MODEL }, { MODEL }, { MODEL }, { RANGE, 0, INT16_MAX } }, "it fights nobody" },
    [F_BLOW] = { { { MODEL }, { RANGE, 0, TC_PLAN_PIECES - 1 } }, "nothing blows up" },
    [F_RALLY] = { { { MODEL }, { MODEL_OR_0 }, { MODEL_OR_0 }, { RANGE, 0, TC_CHARGE } },
                  "nobody moves" },
    [F_STRUGGLE] = { { { MODEL }, { MODEL } }, "somebody strikes nobody" },
};

static bool may_be(const struct tc *t, const struct number *n, int value, int model)
{
    switch (n->kind) {
    case RANGE: return value >= n->least && value <= n->most;
    case SIDE: return value == SOUTH || value == NORTH;
    case MODEL: return is_there(t, value);
    case MODEL_OR_NONE: return is_there_or_none(t, value);
    case MODEL_OR_0: return is_there_or_none(t, value - 1);
    case EFFECT: return value >= 0 && value < t->fighter[model].effects;
    default: return true;
    }
}

/* is_single: one at most: nobody needs to say who comes first. */
static bool is_single(uint64_t set)
{
    return !(set & (set - 1));
}

/* agrees: what the numbers of a frame say together, and with the state. */
static bool agrees(const struct tc *t, const struct tc_state *s, const struct frame *f)
{
    int a = f->arg[0], b = f->arg[1], c = f->arg[2], d = f->arg[3], step = f->arg[STEP];

    switch (f->kind) {
    case F_PREGAME:
        return (a == AT_BEFORE_DEPLOYMENT || a == AT_AFTER_DEPLOYMENT) && s->queues &&
               (step < 2 || b > 0 || is_single(s->queue[0].set));
    case F_TASK: return step < 2 || a > 0;
    case F_NEUTRAL: return step >= 4 || a > 0;
    case F_ACT: return c < (s->actives ? s->actives : 1);
    case F_CHARGE: return is_there_or_none(t, (c >> 4) - 1);
    case F_FORCED: return (d & 15) <= 6 && d >> 4 <= PLANE_TURN;
    case F_ATTACK: /* up to its hit both are there */
        return step > 5 ||
               (is_on_table(s, a) && (s->attack.target < 0 || is_on_table(s, s->attack.target)));
    case F_SUCCESS:
        return (c & 0x3f) < ROLLS_FOR && c >> 9 <= (step || a < 0 ? 63 : t->fighter[a].effects);
    case F_ORDER:
        return s->actives == 1 && s->active[0].model == a && s->pauses && s->active[0].order &&
               s->active[0].order < ORDERS;
    case F_PICK: return tc_marker_form(b ? b : MARKER_SHRINE) != TC_NO_FORM || b == MARKER_CHARGES;
    case F_QUEUE: return !b || c > 0;
    case F_TWIN: return d <= t->fighter[a].weapons;
    case F_SLIDE: return step > 1 || is_on_table(s, b);
    case F_RALLY: /* who decides goes towards somebody */
        return step == 0 || (b > 0 && (step > 1 || (c > 0 && is_on_table(s, c - 1))));
    default: return true;
    }
}

static int audit_frame(const struct tc *t, const struct tc_state *s, int i, struct error *err)
{
    const struct frame *f = &s->stack.frame[i];
    const char *otherwise = frames[f->kind].otherwise;

    EXPECT(f->kind < F_KINDS);

    for (int k = 0; k < STEP; k++)
        if (!may_be(t, &frames[f->kind].arg[k], f->arg[k], f->arg[0]))
            return error_set(err, "%s", otherwise);
    return agrees(t, s, f) ? 0 : error_set(err, "%s", otherwise);
}

/* --- what lies on what --- */

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
    { F_TURN, 6, F_NAME },
    { F_TURN, 6, F_OPTION },
    { F_TURN, 6, F_SPILL },
    { F_TURN, 7, F_FIRST },
    { F_TURN, 8, F_ACTIVATE },
    { F_TURN, 9, F_MORALE },
    { F_TURN, 10, F_MORALE },
    { F_TURN, 11, F_DIE },
    { F_ZONE, 0, 0 },
    { F_PREGAME, 1, F_DIE },
    { F_PREGAME, 2, 0 },
    { F_PREGAME, 2, F_NAME },
    { F_PREGAME, 2, F_PICK },
    { F_PREGAME, 2, F_OPTION },
    { F_DEPLOY, 1, F_DIE },
    { F_DEPLOY, 2, 0 },
    { F_DEPLOY, 2, F_PICK },
    { F_DEPLOY, 2, F_OPTION },
    { F_DEPLOY, 3, F_PREGAME },
    { F_DEPLOY, 4, F_PREGAME },
    { F_TASK, 0, F_NAME },
    { F_TASK, 0, F_OPTION },
    { F_TASK, 1, F_DIE },
    { F_TASK, 2, F_DIE },
    { F_TASK, 3, 0 },
    { F_TASK, 3, F_PICK },
    { F_TASK, 3, F_OPTION },
    { F_FIRST, 0, 0 },
    { F_ACTIVATE, 0, F_ACT },
    { F_ACTIVATE, 0, F_NEUTRAL },
    { F_ACTIVATE, 0, 0 },
    { F_ACT, 0, F_REDEPLOY },
    { F_ACT, 0, F_OPTION },
    { F_ACT, 0, F_PICK },
    { F_ACT, 1, F_SUCCESS },
    { F_ACT, 2, F_INJURY },
    { F_ACT, 3, F_DASH },
    { F_ACT, 3, F_CHARGE },
    { F_ACT, 3, F_RETREAT },
    { F_ACT, 3, F_PATH },
    { F_ACT, 3, F_ATTACK },
    { F_ACT, 3, F_SPECIAL },
    { F_ACT, 3, 0 },
    { F_ACT, 3, F_STRUGGLE },
    { F_ACT, 3, F_TWIN },
    { F_ACT, 3, F_STEER },
    { F_ACT, 4, F_BLOW },
    { F_ACT, 4, F_OPTION },
    { F_ACT, 4, F_NAME },
    { F_ACT, 4, F_RALLY },
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
    { F_CHARGE, 10, F_NAME },
    { F_RETREAT, 0, F_RETORT },
    { F_RETREAT, 1, F_PATH },
    { F_RETREAT, 3, F_SUCCESS },
    { F_RETREAT, 4, F_OPTION },
    { F_RETREAT, 4, F_PAY },
    { F_PATH, 0, 0 },
    { F_PATH, 0, F_FORCED },
    { F_PATH, 1, F_SUCCESS },
    { F_PATH, 2, F_JUMPSIDE },
    { F_PATH, 3, F_INJURY },
    { F_PATH, 4, F_SUCCESS },
    { F_PATH, 5, F_INJURY },
    { F_PATH, 6, F_DIVE },
    { F_PATH, 7, F_SUCCESS },
    { F_PATH, 8, F_INJURY },
    { F_PATH, 9, F_INJURY },
    { F_PATH, 10, F_OPTION },
    { F_PATH, 11, F_SUCCESS },
    { F_PATH, 12, F_INJURY },
    { F_PATH, 13, F_OPTION },
    { F_PATH, 13, F_SPECIAL },
    { F_PATH, 14, F_OPTION },
    { F_PATH, 14, F_PAY },
    { F_PATH, 15, F_REDEPLOY },
    { F_EVADE, 0, 0 },
    { F_DIVE, 0, 0 },
    { F_SLIDE, 0, 0 },
    { F_SLIDE, 1, F_SUCCESS },
    { F_SLIDE, 2, F_INJURY },
    { F_JUMPSIDE, 0, 0 },
    { F_RETORT, 0, 0 },
    { F_RETORT, 1, F_ATTACK },
    { F_RETORT, 1, F_STEER },
    { F_FORCED, 1, F_DIE },
    { F_FORCED, 3, F_SUCCESS },
    { F_FORCED, 4, F_INJURY },
    { F_FORCED, 5, F_INJURY },
    { F_REDEPLOY, 0, 0 },
    { F_ATTACK, 1, F_DIE },
    { F_ATTACK, 2, 0 },
    { F_ATTACK, 4, F_SUCCESS },
    { F_ATTACK, 5, F_SCATTER },
    { F_ATTACK, 6, F_INJURY },
    { F_ATTACK, 6, F_QUEUE },
    { F_ATTACK, 6, F_OPTION },
    { F_ATTACK, 6, F_REDEPLOY },
    { F_ATTACK, 7, F_FORCED },
    { F_ATTACK, 7, F_COMMAND },
    { F_ATTACK, 7, F_OPTION },
    { F_ATTACK, 7, F_REDEPLOY },
    { F_ATTACK, 7, F_STEER },
    { F_ATTACK, 8, 0 },
    { F_ATTACK, 9, F_OPTION },
    { F_ATTACK, 10, F_SUCCESS },
    { F_ATTACK, 11, F_PATH },
    { F_SCATTER, 0, 0 },
    { F_QUEUE, 0, F_INJURY },
    { F_QUEUE, 0, F_FORCED },
    { F_QUEUE, 0, F_OPTION },
    { F_QUEUE, 0, F_REDEPLOY },
    { F_QUEUE, 0, F_STEER },
    { F_SUCCESS, 0, F_OPTION },
    { F_SUCCESS, 0, F_PAY },
    { F_SUCCESS, 1, 0 },
    { F_SUCCESS, 2, 0 },
    { F_SUCCESS, 3, 0 },
    { F_SUCCESS, 4, F_OPTION },
    { F_SUCCESS, 4, F_PAY },
    { F_SUCCESS, 5, F_OPTION },
    { F_INJURY, 0, F_OPTION },
    { F_INJURY, 0, F_PAY },
    { F_INJURY, 1, 0 },
    { F_INJURY, 2, 0 },
    { F_INJURY, 3, 0 },
    { F_INJURY, 4, F_OPTION },
    { F_INJURY, 4, F_PAY },
    { F_INJURY, 5, F_SUCCESS },
    { F_INJURY, 6, F_INJURY },
    { F_INJURY, 8, F_OPTION },
    { F_INJURY, 8, F_PAY },
    { F_INJURY, 9, F_OPTION },
    { F_INJURY, 9, F_PAY },
    { F_DIE, 0, 0 },
    { F_OPTION, 0, 0 },
    { F_OPTION, 0, F_OPTION },
    { F_OPTION, 0, F_NAME },
    { F_OPTION, 0, F_RALLY },
    { F_SPECIAL, 1, F_PAY },
    { F_SPECIAL, 2, F_SUCCESS },
    { F_SPECIAL, 3, F_DIE },
    { F_SPECIAL, 3, F_INJURY },
    { F_SPECIAL, 3, F_FORCED },
    { F_SPECIAL, 3, F_QUEUE },
    { F_SPECIAL, 3, F_ATTACK },
    { F_SPECIAL, 3, F_COMMAND },
    { F_SPECIAL, 3, F_PICK },
    { F_SPECIAL, 3, F_REDEPLOY },
    { F_SPECIAL, 3, F_PATH },
    { F_SPECIAL, 3, F_RALLY },
    { F_SPECIAL, 4, F_FORCED },
    { F_SPECIAL, 4, F_REDEPLOY },
    { F_PAY, 0, 0 },
    { F_COMMAND, 1, F_PAY },
    { F_COMMAND, 2, F_ORDER },
    { F_COMMAND, 3, 0 },
    { F_ORDER, 0, 0 },
    { F_ORDER, 0, F_PATH },
    { F_ORDER, 0, F_CHARGE },
    { F_ORDER, 0, F_ATTACK },
    { F_ORDER, 0, F_SPECIAL },
    { F_ORDER, 0, F_STEER },
    { F_NAME, 0, 0 },
    { F_NAME, 0, F_NAME },
    { F_PICK, 0, 0 },
    { F_SPILL, 0, 0 },
    { F_MORALE, 1, F_SUCCESS },
    { F_MORALE, 2, 0 },
    { F_NEUTRAL, 1, F_DIE },
    { F_NEUTRAL, 2, 0 },
    { F_NEUTRAL, 3, F_ACT },
    { F_NEUTRAL, 5, F_DIE },
    { F_STEER, 1, F_DIE },
    { F_STEER, 2, 0 },
    { F_STEER, 3, F_RETORT },
    { F_STEER, 5, F_FORCED },
    { F_STEER, 6, F_DIE },
    { F_TWIN, 0, 0 },
    { F_TWIN, 1, F_ATTACK },
    { F_TWIN, 1, F_STEER },
    { F_TWIN, 2, F_REDEPLOY },
    { F_TWIN, 3, 0 },
    { F_TWIN, 4, F_ATTACK },
    { F_TWIN, 4, F_STEER },
    { F_BLOW, 0, F_INJURY },
    { F_BLOW, 1, F_INJURY },
    { F_RALLY, 1, 0 },
    { F_RALLY, 2, F_PATH },
    { F_STRUGGLE, 1, F_SUCCESS },
    { F_STRUGGLE, 2, F_INJURY },
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

/* knows_option: does the frame below an option remember which one it is, to do what its owner says? */
static bool knows_option(const struct tc_state *s, const struct frame *f,
                         const struct tc_injury *injury)
{
    switch (f->kind) {
    case F_SUCCESS: return f->arg[STEP] || f->arg[2] >> 9;
    case F_ATTACK: return f->arg[STEP] != 9 || s->attack.guard;
    case F_INJURY:
        return injury->step     ? injury->step != 8 || injury->braced > 1
               : injury->braced ? injury->braced > 1
                                : injury->asked;
    default: return true;
    }
}

/* audit_nesting: an injury's step lies in its context. */
static int audit_nesting(const struct tc_state *s, struct error *err)
{
    int injuries = 0;

    for (int i = 0; i < s->stack.depth; i++) {
        const struct frame *f = &s->stack.frame[i];
        const struct tc_injury *injury = f->kind == F_INJURY ? &s->injury[injuries++] : NULL;
        int above = i + 1 < s->stack.depth ? s->stack.frame[i + 1].kind : 0;
        int step = injury ? injury->step : f->arg[STEP];

        if (!may_nest(f->kind, step, above))
            return error_set(err, "frame %d cannot lie there in step %d", i + 1, step);
        if (above == F_DIE && !die_fits(f, s->stack.frame[i + 1].arg[0]))
            return error_set(err, "a die that nobody asks for");
        if ((above == F_OPTION || above == F_PAY) && !knows_option(s, f, injury))
            return error_set(err, "an option that nobody asks for");
    }
    return 0;
}

/* --- the contexts it needs --- */

static int count_frames(const struct tc_state *s, int kind)
{
    int count = 0;

    for (int i = 0; i < s->stack.depth; i++)
        count += s->stack.frame[i].kind == kind;
    return count;
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

int tc_audit_stack(const struct tc *t, const struct tc_state *s, struct error *err)
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
