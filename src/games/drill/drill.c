/* drill.c - the teaching game: template, test subject, example in docs/adding-a-game.md.
 *
 * Two to four sections race along a row of posts to the flag. Each first packs 0 to 3 rounds of
 * ammunition in secret (a hidden value). Whenever a section marches, every other one may interrupt
 * and fire a round at it (an interrupt with dice): a hit throws it back one post. The best total of
 * two points a post less one a round packed wins. docs/rules/drill.md numbers the clauses. */
#include "games/drill/drill.h"

#include <string.h>

#include "games/drill/drill_rules.h"

static void drill_start(const struct scenario *scn, void *state)
{
    struct drill_state *s = state;

    (void)scn;
    memset(s, 0, sizeof *s);
    s->day = 1;
    turn_push(&s->turn, (struct frame){ .kind = FRAME_PACK, .seat = 0 });
}

static int drill_to_move(const struct scenario *scn, const void *state)
{
    (void)scn;
    return drill_top(state)->seat;
}

static int drill_legal(const struct scenario *scn, const void *state, struct action *out)
{
    const struct drill_state *s = state;
    const struct frame *f = drill_top(s);
    int n = 0;

    if (f->kind == FRAME_PACK) /* DRL-2 */
        for (int i = 0; i <= DRILL_ROUNDS; i++)
            out[n++] = (struct action){ .kind = DO_PACK, .arg = { (int16_t)i } };
    if (f->kind == FRAME_ACT && s->post[f->seat] < drill_posts(scn)) /* DRL-3 */
        out[n++] = (struct action){ .kind = DO_MARCH };
    if (f->kind == FRAME_ACT)
        out[n++] = (struct action){ .kind = DO_WAIT };
    if (f->kind == FRAME_REACT) /* DRL-4: asked even without ammunition, or silence would tell */
        out[n++] = (struct action){ .kind = DO_HOLD };
    if (f->kind == FRAME_REACT && s->shots[f->seat] < s->packed[f->seat])
        out[n++] = (struct action){ .kind = DO_FIRE };
    return n;
}

static int drill_check(const struct scenario *scn, const void *state, const struct action *action,
                       struct refusal *why)
{
    struct action list[DRILL_ROUNDS + 1];
    int kind = drill_top(state)->kind, n = drill_legal(scn, state, list);

    for (int i = 0; i < n; i++)
        if (action_same(&list[i], action))
            return 0;
    if (kind == FRAME_PACK)
        return refuse(why, "DRL-2", "pack 0 to %d rounds first", DRILL_ROUNDS);
    if (kind == FRAME_ACT)
        return refuse(why, "DRL-3", "a section marches towards the flag or waits");
    if (action->kind == DO_FIRE)
        return refuse(why, "DRL-4", "no round is left");
    return refuse(why, "DRL-4", "answer the march: fire or hold");
}

static void drill_apply(const struct scenario *scn, void *state, const struct action *action,
                        struct events *events)
{
    struct drill_state *s = state;
    struct frame f = turn_pop(&s->turn);

    switch (action->kind) {
    case DO_PACK: drill_pack(scn, s, f.seat, action->arg[0], events); break;
    case DO_MARCH: drill_march(scn, s, f.seat, events); break;
    case DO_WAIT: drill_wait(scn, s, f.seat, events); break;
    case DO_FIRE: drill_fire(s, &f, events); break;
    case DO_ROLL: drill_roll(s, &f, action->arg[0], events); break;
    default: break; /* DO_HOLD: the moment passes */
    }
}

const struct game game_drill = {
    .id = "drill",
    .title = "Drill",
    .minutes = 5,
    .rules_version = 1,
    .flags = GAME_ADDED,
    .scenario_size = sizeof(struct drill),
    .state_size = sizeof(struct drill_state),
    .max_steps = 20 * SEATS_MAX * (1 + 2 * SEATS_MAX) + SEATS_MAX,
    .max_legal = DRILL_ROUNDS + 1,
    .max_outcomes = 2,
    .play = {
        .start = drill_start,
        .to_move = drill_to_move,
        .legal = drill_legal,
        .check = drill_check,
        .dice = drill_dice,
        .read_dice = drill_read_dice,
        .apply = drill_apply,
        .returns = drill_returns,
    },
    .text = {
        .directive = drill_directive,
        .finish = drill_finish,
        .compose = drill_compose,
        .lines = &drill_lines,
        .write = drill_write,
        .read = drill_read,
        .audit = drill_audit,
        .notation = &drill_notation,
    },
    .words = {
        .prompt = drill_prompt,
        .hint = drill_hint,
        .sentences = &drill_sentences,
    },
    .pictures = {
        .board = drill_board,
        .scene = drill_scene,
    },
    .secrets = {
        .observe = drill_observe,
        .determinize = drill_determinize,
    },
};
