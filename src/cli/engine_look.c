/* engine_look.c - the commands of `engine` that look at the match. */
#include "cli/engine.h"

#include <inttypes.h>
#include <string.h>

#include "base/mem.h"
#include "core/propose.h"
#include "core/record.h"
#include "core/verdict.h"

void engine_mover(struct engine *e)
{
    const struct match *m = e->match;

    EXPECT(e->match);
    text_add(&e->out, cli_mover(m));
    if (match_to_move(m) == SEAT_CHANCE) {
        struct dice d = rules_dice(m->rules, m->state);

        text_addf(&e->out, " %dd%d", d.count, d.sides);
    }
}

int engine_tomove(struct engine *e, struct error *err)
{
    (void)err;
    engine_mover(e);
    return 0;
}

int engine_sides(struct engine *e, struct error *err)
{
    const struct scenario *scn = e->match->scn;

    (void)err;
    for (int i = 0; i < scn->seats; i++)
        text_addf(&e->out, "%s%s %d", i ? "\n" : "", scn->side[i].id, scn->side[i].team);
    return 0;
}

static int list_legal(struct engine *e, struct error *err)
{
    const struct match *m = e->match;

    if (match_to_move(m) < 0)
        return error_set(err,
                         match_to_move(m) == SEAT_CHANCE ? "dice are due" : "the game is over");
    return rules_legal(m->rules, m->state, e->list);
}

int engine_legal(struct engine *e, struct error *err)
{
    const struct match *m = e->match;
    int count = list_legal(e, err);

    for (int i = 0; i < count; i++) {
        text_add(&e->out, i ? "\n" : "");
        rules_text(m->rules, m->state, &e->list[i], &e->out);
    }
    return count < 0 ? -1 : 0;
}

/* read_eyes: whose view: a side, `spectator`, or the side to move when none is named. */
static int read_eyes(const struct engine *e, int *seat, struct error *err)
{
    int mover = match_to_move(e->match);

    *seat = mover < 0 ? SEAT_NONE : mover;
    if (e->words < 2)
        return 0;
    bool spectator = strcmp(e->word[1], "spectator") == 0;
    *seat = spectator ? SEAT_NONE : scenario_seat(e->match->scn, e->word[1]);
    return *seat >= 0 || spectator ? 0 : error_set(err, "there is no side \"%.20s\"", e->word[1]);
}

void engine_trim(struct engine *e)
{
    if (e->out.length && e->out.at[e->out.length - 1] == '\n')
        e->out.at[--e->out.length] = '\0';
}

int engine_observe(struct engine *e, struct error *err)
{
    struct rules r = e->match->rules;
    int seat;

    if (read_eyes(e, &seat, err))
        return -1;
    void *view = mem_alloc(r.game->state_size);
    rules_observe(r, e->match->state, seat, view);
    position_write(r.game, r.scn, view, &e->out);
    mem_free(view);
    engine_trim(e);
    return 0;
}

int engine_scene(struct engine *e, struct error *err)
{
    struct json j = json_to(&e->out);
    struct scene scene;
    int seat;

    if (read_eyes(e, &seat, err))
        return -1;
    rules_scene(e->match->rules, e->match->state, seat, &scene);
    json_open_object(&j, NULL);
    scene_board_json(&scene, &j, "board");
    scene_json(&scene, &j, "scene");
    json_close_object(&j);
    scene_release(&scene);
    return 0;
}

int engine_position(struct engine *e, struct error *err)
{
    (void)err;
    position_write(e->match->rules.game, e->match->scn, e->match->state, &e->out);
    engine_trim(e);
    return 0;
}

int engine_record(struct engine *e, struct error *err)
{
    (void)err;
    record_write(e->match, RECORD_WHOLE, &e->out);
    engine_trim(e);
    return 0;
}

int engine_hash(struct engine *e, struct error *err)
{
    (void)err;
    text_addf(&e->out, "%016" PRIx64, match_hash(e->match));
    return 0;
}

void engine_returns(struct engine *e, const void *state)
{
    const struct match *m = e->match;
    int returns[SEATS_MAX];

    EXPECT(e->match);
    match_standing(m, state, returns);
    for (int i = 0; i < m->scn->seats; i++)
        text_addf(&e->out, "%s%s %.3f", i ? " " : "", m->scn->side[i].id,
                  (double)returns[i] / RETURN_ONE);
}

int engine_standing(struct engine *e, struct error *err)
{
    (void)err;
    engine_returns(e, e->match->state);
    return 0;
}

int engine_why(struct engine *e, struct error *err)
{
    struct refusal why = { .why = "" };
    struct action action = { 0 };
    const struct match *m = e->match;

    if (match_to_move(m) >= 0 && match_parse(m, e->rest, &action, &why))
        return error_set(err, "%s", why.why);
    bool legal = rules_check(m->rules, m->state, &action, &why) == 0;
    text_addf(&e->out, legal ? "legal" : "illegal %s %s", why.clause[0] ? why.clause : "-",
              why.why);
    return 0;
}

int engine_propose(struct engine *e, struct error *err)
{
    const struct match *m = e->match;
    struct json j = json_to(&e->out);
    struct pointing at;

    if (match_to_move(m) < 0)
        return error_set(err, "nobody decides here");
    if (e->words != 2 && e->words != 3)
        return error_set(err, "propose [PIECE] X,Y;X,Y");
    if (pointing_read(e->words > 2 ? e->word[1] : "", e->word[e->words - 1], &at, err))
        return -1;
    proposal_json(m->rules, m->state, match_to_move(m), &at, &j);
    return 0;
}

/* engine_chance: one outcome a line: number, weight, what happens. */
int engine_chance(struct engine *e, struct error *err)
{
    const struct match *m = e->match;
    const struct game *g = m->rules.game;

    if (match_to_move(m) != SEAT_CHANCE)
        return error_set(err, "no dice are due");
    struct outcome *list = mem_alloc((size_t)g->max_outcomes * sizeof *list);
    void *after = mem_alloc(g->state_size);
    int count = rules_chance(m->rules, m->state, list);
    for (int i = 0; i < count; i++) {
        struct events events = { 0 };

        memcpy(after, m->state, g->state_size);
        rules_apply(m->rules, after, &list[i].action, &events);
        text_addf(&e->out, "%s%d %" PRIu64, i ? "\n" : "", i + 1, list[i].weight);
        for (int k = 0; k < events.count; k++) {
            text_add_char(&e->out, ' ');
            rules_event_text(m->rules, &events.at[k], &e->out);
        }
    }
    mem_free(after);
    mem_free(list);
    return 0;
}
