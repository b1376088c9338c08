/* tc.c - Trench Crusade: the table of the game, and the machine that runs it.
 *
 * The top frame says what is going on; each kind of frame has a row below. After every action
 * `settle` lets frames run until the top one waits for a decision or for dice. */
#include "games/trench_crusade/fight/fight.h"
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/move/move.h"
#include "games/trench_crusade/roll/roll.h"
#include "games/trench_crusade/scenario/scenario.h"
#include "games/trench_crusade/tc_rules.h"
#include "games/trench_crusade/turn/turn.h"
#include "games/trench_crusade/warband/warband.h"
#include "games/trench_crusade/words/words.h"

enum { STEPS_MAX = 20000, OUTCOMES_MAX = 64 };

/* --- the rows --- */

struct row {
    void (*list)(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
    int (*check)(const struct tc *t, const struct tc_state *s, const struct action *a,
                 struct refusal *why); /* NULL: what is listed */
    void (*apply)(struct tc_play *p, const struct action *a);
    bool (*run)(struct tc_play *p);
};

static const struct row rows[F_KINDS] = {
    [F_TURN] = { .run = tc_turn_run },
    [F_ZONE] = { tc_zone_list, NULL, tc_zone_apply, tc_zone_run },
    [F_PREGAME] = { tc_pregame_list, NULL, tc_pregame_apply, tc_pregame_run },
    [F_DEPLOY] = { tc_deploy_list, tc_deploy_check, tc_deploy_apply, tc_deploy_run },
    [F_TASK] = { tc_task_list, tc_task_check, tc_task_apply, tc_task_run },
    [F_FIRST] = { tc_first_list, NULL, tc_first_apply, tc_first_run },
    [F_ACTIVATE] = { tc_activate_list, tc_activate_check, tc_activate_apply, tc_activate_run },
    [F_ACT] = { tc_act_list, tc_act_check, tc_act_apply, tc_act_run },
    [F_DASH] = { .run = tc_dash_run },
    [F_CHARGE] = { .run = tc_charge_run },
    [F_RETREAT] = { .run = tc_retreat_run },
    [F_PATH] = { tc_path_list, tc_path_decide, tc_path_apply, tc_path_run },
    [F_EVADE] = { tc_evade_list, NULL, tc_evade_apply, tc_evade_run },
    [F_DIVE] = { tc_dive_list, NULL, tc_dive_apply, tc_dive_run },
    [F_SLIDE] = { tc_slide_list, NULL, tc_slide_apply, tc_slide_run },
    [F_JUMPSIDE] = { tc_jumpside_list, NULL, tc_jumpside_apply, tc_jumpside_run },
    [F_RETORT] = { tc_retort_list, NULL, tc_retort_apply, tc_retort_run },
    [F_FORCED] = { .run = tc_forced_run },
    [F_REDEPLOY] = { tc_redeploy_list, tc_redeploy_check, tc_redeploy_apply, tc_redeploy_run },
    [F_BLOW] = { .run = tc_blow_run },
    [F_TWIN] = { tc_twin_list, NULL, tc_twin_apply, tc_twin_run },
    [F_RALLY] = { tc_rally_list, NULL, tc_rally_apply, tc_rally_run },
    [F_STEER] = { tc_steer_list, tc_steer_check, tc_steer_apply, tc_steer_run },
    [F_ATTACK] = { tc_attack_list, tc_attack_check, tc_attack_apply, tc_attack_run },
    [F_SCATTER] = { tc_scatter_list, tc_scatter_check, tc_scatter_apply, tc_scatter_run },
    [F_QUEUE] = { .run = tc_queue_run },
    [F_SUCCESS] = { tc_success_list, tc_success_check, tc_success_apply, tc_success_run },
    [F_INJURY] = { tc_injury_list, tc_injury_check, tc_injury_apply, tc_injury_run },
    [F_DIE] = { .apply = tc_die_apply, .run = tc_die_run },
    [F_OPTION] = { tc_option_list, NULL, tc_option_apply, tc_option_run },
    [F_COMMAND] = { tc_command_list, NULL, tc_command_apply, tc_command_run },
    [F_ORDER] = { tc_act_list, tc_act_check, tc_act_apply, tc_order_run },
    [F_NAME] = { tc_name_list, NULL, tc_name_apply, tc_name_run },
    [F_PAY] = { tc_pay_list, NULL, tc_pay_apply, tc_pay_run },
    [F_SPECIAL] = { .run = tc_special_run },
    [F_PICK] = { tc_pick_list, tc_pick_check, tc_pick_apply, tc_pick_run },
    [F_MORALE] = { tc_morale_list, NULL, tc_morale_apply, tc_morale_run },
    [F_NEUTRAL] = { tc_neutral_list, NULL, tc_neutral_apply, tc_neutral_run },
    [F_SPILL] = { tc_spill_list, tc_spill_check, tc_spill_apply, tc_spill_run },
    [F_STRUGGLE] = { .run = tc_struggle_run },
    [F_OVER] = { .run = NULL },
};

/* --- frames --- */

void tc_call(struct tc_play *p, int kind, int a, int b, int c, int d)
{
    turn_push(&p->s->stack,
              (struct frame){ .kind = (uint8_t)kind,
                              .seat = SEAT_NONE,
                              .arg = { (int16_t)a, (int16_t)b, (int16_t)c, (int16_t)d } });
    p->answer = -1;
}

bool tc_end_frame(struct tc_play *p, int answer)
{
    turn_pop(&p->s->stack);
    p->answer = answer;
    return true;
}

int tc_take_answer(struct tc_play *p)
{
    int answer = p->answer;

    p->answer = -1;
    return answer;
}

bool tc_wait(struct tc_play *p, int seat)
{
    turn_top(&p->s->stack)->seat = (int8_t)seat;
    return false;
}

bool tc_step(struct tc_play *p, int step)
{
    turn_top(&p->s->stack)->arg[STEP] = (int16_t)step;
    return true;
}

static void settle(struct tc_play *p)
{
    const struct frame *top;

    do {
        top = turn_top(&p->s->stack);
        EXPECT(top->kind > 0 && top->kind < F_KINDS);
    } while (rows[top->kind].run && rows[top->kind].run(p));
    if (top_of(p->s)->seat != SEAT_CHANCE)
        p->s->quiet = 0;
}

/* --- listing and checking --- */

void tc_offer(struct tc_menu *m, struct action a)
{
    if (m->count < m->most)
        m->out[m->count++] = a;
}

void tc_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m)
{
    if (rows[top_of(s)->kind].list)
        rows[top_of(s)->kind].list(t, s, m);
}

int tc_legal(const struct scenario *scn, const void *state, struct action *out)
{
    struct tc_menu m = { .out = out, .most = TC_LEGAL };

    tc_list(tc_of(scn), state, &m);
    return m.count;
}

static bool is_listed(const struct tc *t, const struct tc_state *s, const struct action *a)
{
    struct action list[TC_LEGAL];
    int count = tc_legal(&t->base, s, list);

    for (int i = 0; i < count; i++)
        if (action_same(&list[i], a))
            return true;
    return false;
}

static int tc_check(const struct scenario *scn, const void *state, const struct action *a,
                    struct refusal *why)
{
    const struct row *row = &rows[top_of(state)->kind];

    if (verb_of(a) == 0 || verb_of(a) >= DO_ROLL)
        return refuse(why, "TC-4.7", "that is not an action of this game");
    if (row->check)
        return row->check(tc_of(scn), state, a, why);
    return is_listed(tc_of(scn), state, a) ? 0
                                           : refuse(why, tc_clause_of_frame(top_of(state)->kind),
                                                    "that is not what is to be decided now");
}

static void tc_sample(const struct scenario *scn, const void *state, struct rng *rng,
                      struct action *out)
{
    struct action list[TC_LEGAL];

    switch (top_of(state)->kind) {
    case F_ORDER:
    case F_ACT: tc_act_sample(tc_of(scn), state, rng, out); return;
    case F_PATH: tc_path_sample(tc_of(scn), state, rng, out); return;
    case F_DEPLOY:
        if (tc_deploy_sample(tc_of(scn), state, rng, out))
            return;
        break;
    default: break;
    }
    *out = list[rng_below(rng, (uint32_t)tc_legal(scn, state, list))];
}

static int tc_to_move(const struct scenario *scn, const void *state)
{
    (void)scn;
    return top_of(state)->seat;
}

static void tc_apply(const struct scenario *scn, void *state, const struct action *action,
                     struct events *events)
{
    struct tc_play p = { tc_of(scn), state, events, -1 };

    EXPECT(rows[top_of(p.s)->kind].apply);
    rows[top_of(p.s)->kind].apply(&p, action);
    settle(&p);
}

static void tc_start(const struct scenario *scn, void *state)
{
    struct tc_play p = { tc_of(scn), state, NULL, -1 };

    memset(p.s, 0, sizeof *p.s);
    tc_turn_start(p.t, p.s);
    settle(&p);
}

/* tc_resolve_now: for odds: markers are kept and options skipped until something else is asked. */
static void tc_resolve_now(const struct scenario *scn, void *state, const struct action *action,
                           struct events *events)
{
    ((struct tc_state *)state)->quiet = 1;
    tc_apply(scn, state, action, events);
}

/* tc_mid_attack: a decision on top of an attack, such as who gets the Blood Marker. */
static bool tc_mid_attack(const struct scenario *scn, const void *state)
{
    const struct tc_state *s = state;

    (void)scn;
    for (int i = 0; i + 1 < s->stack.depth; i++)
        if (s->stack.frame[i].kind == F_ATTACK)
            return true;
    return false;
}

/* --- dice --- */

bool tc_throws(const struct tc_state *s)
{
    switch (top_of(s)->kind) {
    case F_SUCCESS: return tc_success_throws(s);
    case F_INJURY: return tc_injury_throws(s);
    default: return top_of(s)->kind == F_DIE;
    }
}

static struct dice tc_dice(const struct scenario *scn, const void *state)
{
    switch (top_of(state)->kind) {
    case F_SUCCESS: return tc_success_dice(tc_of(scn), state);
    case F_INJURY: return tc_injury_dice(tc_of(scn), state);
    default: return tc_die_dice(tc_of(scn), state);
    }
}

static unsigned tc_read_dice(const struct scenario *scn, const void *state, const uint8_t *faces,
                             struct action *out)
{
    switch (top_of(state)->kind) {
    case F_SUCCESS: return tc_success_read(tc_of(scn), state, faces, out);
    case F_INJURY: return tc_injury_read(tc_of(scn), state, faces, out);
    default: return tc_die_read(tc_of(scn), state, faces, out);
    }
}

static int tc_chance(const struct scenario *scn, const void *state, struct outcome *out)
{
    switch (top_of(state)->kind) {
    case F_SUCCESS: return tc_success_chance(tc_of(scn), state, out);
    case F_INJURY: return tc_injury_chance(tc_of(scn), state, out);
    default: return tc_die_chance(tc_of(scn), state, out);
    }
}

/* --- the table --- */

static const struct option options[] = {
    [OPTION_WARBAND] = { "south-warband", TC_READY, 0, TC_READIES, 0, "TCS-0.1",
                         "who fights for the south: as the scenario says, or a starter warband",
                         .title = "Warband of the south", .titles = TC_READY_TITLES },
    { "north-warband", TC_READY, 0, TC_READIES, 0, "TCS-0.1",
      "who fights for the north: as the scenario says, or a starter warband",
      .title = "Warband of the north", .titles = TC_READY_TITLES },
    { NULL, NULL, 0, 0, 0, NULL, NULL },
};

static const struct study study = {
    .pose = tc_pose,
    .pose_words = tc_pose_words,
    .pose_choices = tc_pose_choices,
    .resolve_now = tc_resolve_now,
    .mid_attack = tc_mid_attack,
    .decided_by = tc_decided_by,
};

const struct game game_trench_crusade = {
    .id = "trench-crusade",
    .title = "Trench Crusade",
    .learn = "hard",
    .minutes = 120,
    .rules_version = 2,
    .rules_since = 1, /* but an enemy who passes finds who has hidden */
    .flags = GAME_UNLISTED | GAME_REACTIONS | GAME_MARKERS | GAME_PLANE | GAME_ADDED,
    .scenario_size = sizeof(struct tc),
    .state_size = sizeof(struct tc_state),
    .max_steps = STEPS_MAX,
    .max_legal = TC_LEGAL,
    .max_outcomes = OUTCOMES_MAX,
    .options = options,
    .play = {
        .start = tc_start,
        .to_move = tc_to_move,
        .legal = tc_legal,
        .sample = tc_sample,
        .check = tc_check,
        .dice = tc_dice,
        .read_dice = tc_read_dice,
        .chance = tc_chance,
        .apply = tc_apply,
        .returns = tc_returns,
    },
    .text = {
        .directive = tc_directive,
        .finish = tc_finish,
        .compose = tc_compose,
        .table_kind = tc_table_kind,
        .vet = tc_vet,
        .admit = tc_admit,
        .lines = &tc_lines,
        .write = tc_write,
        .read = tc_read,
        .audit = tc_audit,
        .notation = &tc_notation,
        .action_text = tc_action_text,
        .action_parse = tc_action_parse,
    },
    .words = {
        .prompt = tc_prompt,
        .hint = tc_hint,
        .sentences = &tc_sentences,
    },
    .secrets = {
        .observe = tc_observe,
        .determinize = tc_determinize,
    },
    .pictures = {
        .board = tc_board,
        .scene = tc_scene,
        .look = tc_look,
        .propose = tc_propose,
    },
    .study = &study,
};
