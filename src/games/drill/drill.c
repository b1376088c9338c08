/* drill.c - the teaching game: template, test subject, example in docs/adding-a-game.md.
 *
 * Two to four sections race along a row of posts to the flag. Each first packs 0 to 3 rounds of
 * ammunition in secret (a hidden value). Whenever a section marches, every other one may interrupt
 * and fire a round at it (an interrupt with dice): a hit throws it back one post. The best total of
 * two points a post less one a round packed wins. docs/rules/drill.md numbers the clauses. */
#include "games/drill/drill.h"

#include <stdio.h>
#include <string.h>

#include "core/event.h"
#include "core/hex.h"
#include "core/rules.h"
#include "core/scenario.h"
#include "core/scene.h"
#include "core/turn.h"

enum { POSTS_MAX = 12, ROUNDS_MAX = 3, UNKNOWN = 9 };

struct drill {
    struct scenario base; /* first, as in every game */
    int posts;            /* the flag stands on the last one */
};

enum { PACK = 1, ACT, REACT, ROLL, OVER, FRAMES };
static const char *const frame_name[FRAMES] = { "", "pack", "act", "react", "roll", "over" };

struct state {
    struct turn turn; /* REACT and ROLL: arg[0] shoots at arg[1] */
    uint8_t post[SEATS_MAX];
    uint8_t packed[SEATS_MAX]; /* secret until the end; UNKNOWN in the views of others */
    uint8_t shots[SEATS_MAX];  /* public: everybody hears a shot */
    uint8_t day, unused;
};

enum { DO_PACK = 1, DO_MARCH, DO_WAIT, DO_FIRE, DO_HOLD, DO_ROLL };
static const struct {
    const char *verb, *label, *clause;
    enum hint_role role;
} order[] = {
    [DO_PACK] = { "pack", "Pack %d rounds", "DRL-2", HINT_OTHER },
    [DO_MARCH] = { "march", "March to post %d", "DRL-3", HINT_MOVE },
    [DO_WAIT] = { "wait", "Wait", "DRL-3", HINT_END },
    [DO_FIRE] = { "fire", "Fire a round", "DRL-5", HINT_SHOOT },
    [DO_HOLD] = { "hold", "Hold fire", "DRL-4", HINT_OTHER },
};

enum { SAW_PACK, SAW_PACK_OWN, SAW_MARCH, SAW_FIRE, SAW_HIT, SAW_MISS, SAW_END };
static const char *const sentence[] = { /* of a section's title and a number */
                                        "%s packs its rounds.",
                                        "%s packs %d rounds.",
                                        "%s marches to post %d.",
                                        "%s fires.",
                                        "%s is thrown back to post %d.",
                                        "The shot at %s goes wide.",
                                        "The drill ends after the move of %s."
};

static int posts_of(const struct scenario *scn)
{
    return ((const struct drill *)scn)->posts;
}

static const struct frame *top(const void *state)
{
    return turn_peek(&((const struct state *)state)->turn);
}

/* --- content and positions --- */

static int drill_directive(struct scenario *scn, struct data *d, struct error *err)
{
    if (!data_is(d, "posts"))
        return data_unknown(d, "a drill scenario", SCENARIO_WORDS "|posts", err);
    if (data_want(d, 1, 1, "posts NUMBER", err))
        return -1;
    return data_int(d, 1, 2, POSTS_MAX, &((struct drill *)scn)->posts, err);
}

static int drill_finish(struct scenario *scn, const struct content *content,
                        struct findings *findings, struct error *err)
{
    (void)content;
    if (findings_any(findings))
        return -1;
    if (scn->seats < 2 || posts_of(scn) == 0 || scn->turns < 1 || scn->turns > 20)
        return error_set(
            err, "scenario %s: two to four sides, posts and turns (1 to 20) are needed", scn->id);
    return 0;
}

static void drill_start(const struct scenario *scn, void *state)
{
    struct state *s = state;

    (void)scn;
    memset(s, 0, sizeof *s);
    s->day = 1;
    turn_push(&s->turn, (struct frame){ .kind = PACK, .seat = 0 });
}

static void drill_write(const struct scenario *scn, const void *state, struct text *out)
{
    const struct state *s = state;

    text_addf(out, "day %d\n", s->day);
    for (int i = 0; i < scn->seats; i++) {
        text_addf(out, "section %s %d %d ", scn->side[i].id, s->post[i], s->shots[i]);
        text_addf(out, s->packed[i] == UNKNOWN ? "?\n" : "%d\n", s->packed[i]);
    }
    turn_write(&s->turn, frame_name, out);
}

static int read_section(const struct scenario *scn, struct state *s, struct data *d,
                        struct error *err)
{
    int seat, post, shots, packed = UNKNOWN;

    if (data_want(d, 4, 4, "section SIDE POST SHOTS PACKED", err))
        return -1;
    if ((seat = scenario_seat(scn, d->word[1])) < 0)
        return data_fail(d, err, "there is no side \"%.20s\"", d->word[1]);
    if (data_int(d, 2, 0, posts_of(scn), &post, err) ||
        data_int(d, 3, 0, ROUNDS_MAX, &shots, err) ||
        (strcmp(d->word[4], "?") != 0 && data_int(d, 4, 0, ROUNDS_MAX, &packed, err)))
        return -1;
    s->post[seat] = (uint8_t)post;
    s->shots[seat] = (uint8_t)shots;
    s->packed[seat] = (uint8_t)packed;
    return 0;
}

static int drill_read(const struct scenario *scn, struct data *d, void *state, struct error *err)
{
    struct state *s = state;
    int got, day = 1;

    memset(s, 0, sizeof *s);
    while ((got = data_next(d, err)) > 0)
        if (data_is(d, "day") ? data_int(d, 1, 1, scn->turns + 1, &day, err)
            : data_is(d, "section")
                ? read_section(scn, s, d, err)
                : turn_read_line(&s->turn, frame_name, FRAMES, scn->seats, d, err))
            return -1;
    s->day = (uint8_t)day;
    return got;
}

/* frame_fits: one decision of a turn at the bottom, answers to a march above it, a roll on top. */
static bool frame_fits(const struct scenario *scn, const struct turn *t, int i)
{
    const struct frame *f = &t->frame[i];
    bool answer = f->kind == REACT || f->kind == ROLL;

    if (answer != (i > 0) || (f->kind == ROLL && i + 1 < t->depth))
        return false;
    if ((f->kind == ROLL) != (f->seat == SEAT_CHANCE) ||
        (f->kind == OVER) != (f->seat == SEAT_NONE))
        return false;
    return f->arg[0] >= 0 && f->arg[0] < scn->seats && f->arg[1] >= 0 && f->arg[1] < scn->seats;
}

static int drill_audit(const struct scenario *scn, const void *state, struct error *err)
{
    const struct state *s = state;

    if (s->turn.depth < 1 || s->turn.depth > scn->seats + 1)
        return error_set(err, "somebody must be to decide, and at most one march is interrupted");
    for (int i = 0; i < s->turn.depth; i++)
        if (!frame_fits(scn, &s->turn, i))
            return error_set(err, "frame %d names a seat or stands in a place that cannot be",
                             i + 1);
    for (int i = 0; i < scn->seats; i++)
        if (s->packed[i] == UNKNOWN || s->shots[i] > s->packed[i])
            return error_set(err, "%s has fired more rounds than it is known to have packed",
                             scn->side[i].title);
    return 0;
}

/* --- play --- */

static int drill_to_move(const struct scenario *scn, const void *state)
{
    return (void)scn, top(state)->seat;
}

static int drill_legal(const struct scenario *scn, const void *state, struct action *out)
{
    const struct state *s = state;
    const struct frame *f = top(s);
    int n = 0;

    if (f->kind == PACK) /* DRL-2 */
        for (int i = 0; i <= ROUNDS_MAX; i++)
            out[n++] = (struct action){ .kind = DO_PACK, .arg = { (int16_t)i } };
    if (f->kind == ACT && s->post[f->seat] < posts_of(scn)) /* DRL-3 */
        out[n++] = (struct action){ .kind = DO_MARCH };
    if (f->kind == ACT)
        out[n++] = (struct action){ .kind = DO_WAIT };
    if (f->kind == REACT) /* DRL-4: asked even without ammunition, or silence would tell */
        out[n++] = (struct action){ .kind = DO_HOLD };
    if (f->kind == REACT && s->shots[f->seat] < s->packed[f->seat])
        out[n++] = (struct action){ .kind = DO_FIRE };
    return n;
}

static int drill_check(const struct scenario *scn, const void *state, const struct action *action,
                       struct refusal *why)
{
    struct action list[ROUNDS_MAX + 1];
    int kind = top(state)->kind, n = drill_legal(scn, state, list);

    for (int i = 0; i < n; i++)
        if (action_same(&list[i], action))
            return 0;
    if (kind == PACK)
        return refuse(why, "DRL-2", "pack 0 to %d rounds first", ROUNDS_MAX);
    if (kind == ACT)
        return refuse(why, "DRL-3", "a section marches towards the flag or waits");
    return refuse(why, "DRL-4", "%s",
                  action->kind == DO_FIRE ? "no round is left" : "answer the march: fire or hold");
}

static struct dice drill_dice(const struct scenario *scn, const void *state)
{
    return (void)scn, (void)state, (struct dice){ 1, 6 };
}

/* DRL-5: 4 or more hits a section within two posts, 5 or more one further away. */
static int needed(const struct state *s, const struct frame *f)
{
    int gap = s->post[f->arg[0]] - s->post[f->arg[1]];

    return gap >= -2 && gap <= 2 ? 4 : 5;
}

static unsigned drill_read_dice(const struct scenario *scn, const void *state, const uint8_t *faces,
                                struct action *out)
{
    (void)scn;
    *out = (struct action){ .kind = DO_ROLL, .arg = { faces[0] >= needed(state, top(state)) } };
    return DICE_ALL;
}

static int drill_chance(const struct scenario *scn, const void *state, struct outcome *out)
{
    uint64_t need = (uint64_t)needed(state, top(state));

    (void)scn;
    out[0] = (struct outcome){ { .kind = DO_ROLL, .arg = { 0 } }, need - 1 };
    out[1] = (struct outcome){ { .kind = DO_ROLL, .arg = { 1 } }, 7 - need };
    return 2;
}

static void tell(struct events *events, int kind, int seen_by, int flags, int seat, int number)
{
    event_add(events, (struct event){ .kind = (uint16_t)kind,
                                      .seen_by = (uint16_t)seen_by,
                                      .flags = (uint16_t)flags,
                                      .arg = { (int16_t)seat, (int16_t)number } });
}

static void next_turn(const struct scenario *scn, struct state *s, int seat, struct events *events)
{
    s->day += seat + 1 == scn->seats;
    if (s->post[seat] < posts_of(scn) && s->day <= scn->turns) {
        seat = (seat + 1) % scn->seats;
        turn_push(&s->turn, (struct frame){ .kind = ACT, .seat = (int8_t)seat });
        return;
    }
    turn_push(&s->turn, (struct frame){ .kind = OVER, .seat = SEAT_NONE }); /* DRL-6 */
    tell(events, SAW_END, EVENT_ALL, EVENT_REVEAL, seat, 0);
}

static void apply_pack(const struct scenario *scn, struct state *s, int seat, int rounds,
                       struct events *events)
{
    bool last = seat + 1 == scn->seats;

    s->packed[seat] = (uint8_t)rounds;
    tell(events, SAW_PACK_OWN, 1 << seat, 0, seat, rounds);
    tell(events, SAW_PACK, ~(1 << seat), 0, seat, 0);
    turn_push(&s->turn,
              (struct frame){ .kind = last ? ACT : PACK, .seat = (int8_t)(last ? 0 : seat + 1) });
}

/* DRL-4: one reaction frame for every other section, in seat order; the march ends beneath them. */
static void apply_march(const struct scenario *scn, struct state *s, int seat,
                        struct events *events)
{
    s->post[seat]++;
    tell(events, SAW_MARCH, EVENT_ALL, 0, seat, s->post[seat]);
    next_turn(scn, s, seat, events);
    for (int k = scn->seats - 1; k >= 1 && top(s)->kind != OVER; k--) {
        int other = (seat + k) % scn->seats;

        turn_push(&s->turn, (struct frame){ .kind = REACT,
                                            .seat = (int8_t)other,
                                            .arg = { (int16_t)other, (int16_t)seat } });
    }
}

static void drill_apply(const struct scenario *scn, void *state, const struct action *action,
                        struct events *events)
{
    struct state *s = state;
    struct frame f = turn_pop(&s->turn);
    bool hit = action->kind == DO_ROLL && action->arg[0];

    if (action->kind == DO_PACK)
        apply_pack(scn, s, f.seat, action->arg[0], events);
    if (action->kind == DO_MARCH)
        apply_march(scn, s, f.seat, events);
    if (action->kind == DO_WAIT)
        next_turn(scn, s, f.seat, events);
    if (action->kind == DO_FIRE) {
        s->shots[f.seat]++;
        tell(events, SAW_FIRE, EVENT_ALL, 0, f.arg[0], 0);
        turn_push(&s->turn, (struct frame){
                                .kind = ROLL, .seat = SEAT_CHANCE, .arg = { f.arg[0], f.arg[1] } });
    }
    if (hit && s->post[f.arg[1]] > 0)
        s->post[f.arg[1]]--; /* DRL-5 */
    if (action->kind == DO_ROLL)
        tell(events, hit ? SAW_HIT : SAW_MISS, EVENT_ALL,
             hit ? EVENT_EFFECT | EVENT_HURT << f.arg[1] : 0, f.arg[1], s->post[f.arg[1]]);
}

/* DRL-7: two points a post, less one a round packed. A view counts unknown rounds as none. */
static int score(const struct state *s, int seat)
{
    return 2 * s->post[seat] - s->packed[seat] % UNKNOWN;
}

static void drill_returns(const struct scenario *scn, const void *state, int out[SEATS_MAX])
{
    int win = top(state)->kind == OVER ? RETURN_ONE : RETURN_ONE / 2;

    for (int i = 0; i < SEATS_MAX; i++) {
        int above = 0, level = 0;

        for (int k = 0; k < scn->seats && i < scn->seats; k++) {
            above += score(state, k) > score(state, i);
            level += k != i && score(state, k) == score(state, i);
        }
        out[i] = i >= scn->seats ? 0 : above ? -win : level ? 0 : win; /* DRL-1 */
    }
}

/* --- knowledge --- */

static void drill_observe(const struct scenario *scn, const void *state, int seat, void *view)
{
    struct state *v = memmove(view, state, sizeof *v);

    for (int i = 0; i < SEATS_MAX && i < scn->seats && top(v)->kind != OVER; i++)
        if (i != seat && (top(v)->kind != PACK || i < top(v)->seat))
            v->packed[i] = UNKNOWN; /* DRL-2 */
}

static void drill_determinize(const struct scenario *scn, const void *view, int seat,
                              struct rng *rng, void *state)
{
    struct state *s = memcpy(state, view, sizeof *s);

    (void)seat;
    for (int i = 0; i < scn->seats; i++)
        if (s->packed[i] == UNKNOWN)
            s->packed[i] =
                (uint8_t)(s->shots[i] + rng_below(rng, (uint32_t)(ROUNDS_MAX + 1 - s->shots[i])));
}

/* --- words and pictures --- */

static void drill_prompt(const struct scenario *scn, struct view view, struct text *out)
{
    static const char *const ask[FRAMES] = { [PACK] = "packs 0 to 3 rounds in secret",
                                             [ACT] = "marches or waits",
                                             [REACT] = "fires or holds" };
    const struct frame *f = top(view.state);

    if (f->seat >= 0)
        text_addf(out, "%s %s.", scn->side[f->seat].title, ask[f->kind]);
    else
        text_add(out, f->kind == ROLL ? "A shot is in the air." : "The drill is over.");
}

static void drill_action_text(const struct scenario *scn, const void *state,
                              const struct action *action, struct text *out)
{
    (void)scn;
    (void)state;
    text_add(out, order[action->kind].verb);
    if (action->kind == DO_PACK)
        text_addf(out, " %d", action->arg[0]);
}

static int drill_action_parse(const struct scenario *scn, const void *state, const char *words,
                              struct action *out, struct error *err)
{
    long rounds;

    (void)scn;
    (void)state;
    *out = (struct action){ .kind = DO_PACK };
    if (strncmp(words, "pack ", 5) == 0 && number_read(words + 5, 0, 99, &rounds) == 0) {
        out->arg[0] = (int16_t)rounds;
        return 0;
    }
    for (out->kind = DO_MARCH; out->kind <= DO_HOLD; out->kind++)
        if (strcmp(words, order[out->kind].verb) == 0)
            return 0;
    return error_set(err, "\"%.60s\" is not one of: pack N, march, wait, fire, hold", words);
}

static void drill_hint(const struct scenario *scn, struct view view, const struct action *action,
                       struct hint *out)
{
    const struct state *s = view.state;
    const struct frame *f = top(s);
    const char *id = scn->side[f->seat].id;
    int number = action->kind == DO_PACK ? action->arg[0] : s->post[f->seat] + 1;

    *out = (struct hint){ .role = order[action->kind].role };
    snprintf(out->label, sizeof out->label, order[action->kind].label, number);
    snprintf(out->clause, sizeof out->clause, "%s", order[action->kind].clause);
    snprintf(out->token, sizeof out->token, "%s", id);
    if (action->kind == DO_MARCH)
        snprintf(out->cell, sizeof out->cell, "%s%d", id, number);
    if (action->kind == DO_FIRE) {
        snprintf(out->target, sizeof out->target, "%s", scn->side[f->arg[1]].id);
        snprintf(out->needs, sizeof out->needs, "hits on %d or more", needed(s, f));
    }
}

static void drill_event_text(const struct scenario *scn, const struct event *event,
                             struct text *out)
{
    text_addf(out, sentence[event->kind], scn->side[event->arg[0]].title, event->arg[1]);
}

static void drill_board(const struct scenario *scn, struct scene *scene)
{
    const struct hex_grid grid = { HEX_ODD_ROWS, posts_of(scn) + 1, scn->seats };

    for (int cell = 0; cell < grid.columns * grid.rows; cell++) {
        int lane = cell / grid.columns, post = cell % grid.columns;
        bool flag = post == posts_of(scn);
        struct scene_cell c = { 0 };

        hex_centre(&grid, cell, &c.x, &c.y);
        snprintf(c.id, sizeof c.id, "%.8s%d", scn->side[lane].id, post);
        snprintf(c.name, sizeof c.name, "%d", post);
        snprintf(c.glyph, sizeof c.glyph, flag ? "F" : ".");
        snprintf(c.terrain, sizeof c.terrain, "%s", flag ? "open objective" : "open");
        snprintf(c.label, sizeof c.label, "%s, post %d", scn->side[lane].title, post);
        scene_cell(scene, c);
    }
}

static void drill_scene(const struct scenario *scn, struct view view, struct scene *scene)
{
    const struct state *s = view.state;

    scene->turn = s->day > scn->turns ? scn->turns : s->day;
    scene->turns = scn->turns;
    scene_panel(scene, "Sections", "DRL-7");
    for (int i = 0; i < scn->seats; i++) {
        struct scene_token t = { .side = i, .facing = -1, .picture = "u-rifle", .glyph = "S" };

        snprintf(t.id, sizeof t.id, "%s", scn->side[i].id);
        snprintf(t.cell, sizeof t.cell, "%.8s%d", scn->side[i].id, s->post[i]);
        snprintf(t.name, sizeof t.name, "%s", scn->side[i].title);
        snprintf(t.left, sizeof t.left, s->packed[i] == UNKNOWN ? "?" : "%d", s->packed[i]);
        scene_row(scene, t.name, "post %d, %d fired of %s", s->post[i], s->shots[i], t.left);
        scene_token(scene, t);
        scene_score(scene, (struct scene_score){ .side = i, .points = score(s, i) });
    }
}

/* clang-format off */
const struct game game_drill = {
    .id = "drill",
    .title = "Drill",
    .rules_version = 1,
    .scenario_size = sizeof(struct drill),
    .state_size = sizeof(struct state),
    .max_steps = 20 * SEATS_MAX * (1 + 2 * SEATS_MAX) + SEATS_MAX,
    .max_legal = ROUNDS_MAX + 1,
    .max_outcomes = 2,
    .play = {
        .start = drill_start,
        .to_move = drill_to_move,
        .legal = drill_legal,
        .check = drill_check,
        .dice = drill_dice,
        .read_dice = drill_read_dice,
        .chance = drill_chance,
        .apply = drill_apply,
        .returns = drill_returns,
    },
    .text = {
        .directive = drill_directive,
        .finish = drill_finish,
        .write = drill_write,
        .read = drill_read,
        .audit = drill_audit,
        .action_text = drill_action_text,
        .action_parse = drill_action_parse,
    },
    .words = {
        .prompt = drill_prompt,
        .hint = drill_hint,
        .event_text = drill_event_text,
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
