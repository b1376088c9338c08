/* sandtable.c - libsandtable, the stable interface for other programs, on top of a match. */
#include <sandtable/sandtable.h>

#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "core/propose.h"
#include "core/record.h"
#include "core/scene.h"
#include "core/verdict.h"
#include "games/games.h"

_Static_assert((int)SANDTABLE_DICE == SEAT_CHANCE && (int)SANDTABLE_NOBODY == SEAT_NONE &&
                   (int)SANDTABLE_SEATS == SEATS_MAX && (int)SANDTABLE_FACES == DICE_MAX,
               "the public numbers are ours");

/* Lists are made when asked for and dropped when the match moves on: count -1. */
struct sandtable {
    struct match *match;
    struct rng rng;
    int legal_count, chance_count;
    struct action *legal;
    struct outcome *chance;
    struct text words; /* the text returned last */
};

static const struct library library = { all_games, &embedded_content };

static int fail(struct sandtable_error *to, const char *sentence)
{
    if (to)
        snprintf(to->text, sizeof to->text, "%s", sentence);
    return -1;
}

static struct sandtable *handle(struct match *m)
{
    struct sandtable *t = mem_alloc(sizeof *t);
    const struct game *game = m->rules.game;

    t->match = m;
    t->legal_count = t->chance_count = -1;
    t->legal = mem_alloc((size_t)game->max_legal * sizeof *t->legal);
    t->chance = mem_alloc((size_t)game->max_outcomes * sizeof *t->chance);
    t->words = text_growing();
    rng_seed(&t->rng, m->dice.seed, 0);
    return t;
}

/* moved: the position has changed, the lists are out of date. Returns what the caller returns. */
static int moved(struct sandtable *t)
{
    t->legal_count = t->chance_count = -1;
    return 0;
}

const char *sandtable_version(void)
{
    return SANDTABLE_VERSION;
}

int sandtable_game_count(void)
{
    int count = 0;

    while (all_games[count])
        count++;
    return count;
}

const char *sandtable_game_id(int i)
{
    return i >= 0 && i < sandtable_game_count() ? all_games[i]->id : NULL;
}

/* --- a match --- */

struct sandtable *sandtable_open(const char *game_id, const char *scenario, uint64_t seed,
                                 struct sandtable_error *error)
{
    return sandtable_open_with(game_id, scenario, NULL, seed, error);
}

struct sandtable *sandtable_open_with(const char *game_id, const char *scenario, const char *added,
                                      uint64_t seed, struct sandtable_error *error)
{
    struct error err;
    const struct game *game = library_game(&library, game_id, &err);
    struct scenario *scn =
        game ? scenario_load(game, library.content, scenario, NULL, 0, added, &err) : NULL;

    if (scn)
        return handle(match_new(game, scn, NULL, fairdice_seeded(seed)));
    fail(error, err.text);
    return NULL;
}

struct sandtable *sandtable_read(const char *text, size_t size, struct sandtable_error *error)
{
    struct error err;
    struct match *m = record_open(&library, "text", text, size, &err);

    if (m)
        return handle(m);
    fail(error, err.text);
    return NULL;
}

struct sandtable *sandtable_copy(const struct sandtable *t)
{
    struct sandtable *copy = handle(match_copy(t->match));

    copy->rng = t->rng;
    return copy;
}

void sandtable_close(struct sandtable *t)
{
    if (!t)
        return;
    match_free(t->match);
    mem_free(t->legal);
    mem_free(t->chance);
    text_release(&t->words);
    mem_free(t);
}

int sandtable_seats(const struct sandtable *t)
{
    return t->match->scn->seats;
}

const char *sandtable_side(const struct sandtable *t, int seat)
{
    return seat >= 0 && seat < sandtable_seats(t) ? t->match->scn->side[seat].id : NULL;
}

int sandtable_team(const struct sandtable *t, int seat)
{
    return seat >= 0 && seat < sandtable_seats(t) ? t->match->scn->side[seat].team : -1;
}

/* --- looking --- */

int sandtable_to_move(const struct sandtable *t)
{
    return match_to_move(t->match);
}

bool sandtable_is_over(const struct sandtable *t)
{
    return match_to_move(t->match) == SEAT_NONE;
}

int sandtable_legal_count(struct sandtable *t)
{
    const struct match *m = t->match;

    if (t->legal_count < 0)
        t->legal_count = match_to_move(m) < 0 ? 0 : rules_legal(m->rules, m->state, t->legal);
    return t->legal_count;
}

const char *sandtable_legal_text(struct sandtable *t, int i)
{
    const struct match *m = t->match;

    if (i < 0 || i >= sandtable_legal_count(t))
        return NULL;
    text_clear(&t->words);
    rules_text(m->rules, m->state, &t->legal[i], &t->words);
    return t->words.at;
}

void sandtable_dice(const struct sandtable *t, int *count, int *sides)
{
    const struct match *m = t->match;
    struct dice d = { 0 };

    if (match_to_move(m) == SEAT_CHANCE)
        d = rules_dice(m->rules, m->state);
    *count = d.count;
    *sides = d.sides;
}

int sandtable_chance_count(struct sandtable *t)
{
    const struct match *m = t->match;

    if (t->chance_count < 0)
        t->chance_count =
            match_to_move(m) == SEAT_CHANCE ? rules_chance(m->rules, m->state, t->chance) : 0;
    return t->chance_count;
}

uint64_t sandtable_chance_weight(struct sandtable *t, int i)
{
    return i < 0 || i >= sandtable_chance_count(t) ? 0 : t->chance[i].weight;
}

void sandtable_returns(const struct sandtable *t, double out[SANDTABLE_SEATS])
{
    int returns[SEATS_MAX];

    match_standing(t->match, t->match->state, returns);
    for (int i = 0; i < SEATS_MAX; i++)
        out[i] = (double)returns[i] / RETURN_ONE;
}

/* known: a seat, or a spectator for any other number. */
static int known(const struct sandtable *t, int seat)
{
    return seat >= 0 && seat < sandtable_seats(t) ? seat : SEAT_NONE;
}

const char *sandtable_observe(struct sandtable *t, int seat)
{
    struct rules r = t->match->rules;
    void *view = mem_alloc(r.game->state_size);

    rules_observe(r, t->match->state, known(t, seat), view);
    text_clear(&t->words);
    position_write(r.game, r.scn, view, &t->words);
    mem_free(view);
    return t->words.at;
}

const char *sandtable_scene(struct sandtable *t, int seat)
{
    struct json j = json_to(&t->words);
    struct scene scene;

    rules_scene(t->match->rules, t->match->state, known(t, seat), &scene);
    text_clear(&t->words);
    json_open_object(&j, NULL);
    scene_board_json(&scene, &j, "board");
    scene_json(&scene, &j, "scene");
    json_close_object(&j);
    scene_release(&scene);
    return t->words.at;
}

const char *sandtable_propose(struct sandtable *t, const char *piece, const char *places,
                              struct sandtable_error *error)
{
    const struct match *m = t->match;
    struct json j = json_to(&t->words);
    struct pointing at;
    struct error err;

    if (match_to_move(m) < 0)
        error_set(&err, "nobody decides here");
    else if (pointing_read(piece, places, &at, &err) == 0) {
        text_clear(&t->words);
        proposal_json(m->rules, m->state, match_to_move(m), &at, &j);
        return t->words.at;
    }
    fail(error, err.text);
    return NULL;
}

const char *sandtable_position(struct sandtable *t)
{
    text_clear(&t->words);
    position_write(t->match->rules.game, t->match->scn, t->match->state, &t->words);
    return t->words.at;
}

const char *sandtable_record(struct sandtable *t)
{
    text_clear(&t->words);
    record_write(t->match, RECORD_WHOLE, &t->words);
    return t->words.at;
}

uint64_t sandtable_hash(const struct sandtable *t)
{
    return match_hash(t->match);
}

/* --- playing --- */

int sandtable_play(struct sandtable *t, const char *action, struct sandtable_error *error)
{
    struct refusal why = { .why = "" };
    struct error err;

    if (match_play(t->match, match_to_move(t->match), action, &why) == 0)
        return moved(t);
    error_set(&err, "%s%s%s", why.clause, why.clause[0] ? " " : "", why.why);
    return fail(error, err.text);
}

int sandtable_play_number(struct sandtable *t, int i, struct sandtable_error *error)
{
    if (i < 0 || i >= sandtable_legal_count(t))
        return fail(error, "there is no legal action of that number");
    BUG_ON(match_act(t->match, match_to_move(t->match), &t->legal[i], NULL));
    return moved(t);
}

int sandtable_roll(struct sandtable *t, struct sandtable_error *error)
{
    if (match_to_move(t->match) != SEAT_CHANCE)
        return fail(error, "no dice are due here");
    if (!t->match->dice.secret_known)
        return fail(error, "this match has no dice of its own; give the faces");
    match_roll(t->match);
    return moved(t);
}

int sandtable_give(struct sandtable *t, const unsigned char *faces, int count,
                   struct sandtable_error *error)
{
    struct error err;

    if (match_throw(t->match, faces, count, true, &err))
        return fail(error, err.text);
    return moved(t);
}

int sandtable_outcome(struct sandtable *t, int i, struct sandtable_error *error)
{
    struct match *m = t->match;
    uint8_t faces[DICE_MAX];

    if (i < 0 || i >= sandtable_chance_count(t))
        return fail(error, "there is no outcome of that number");
    if (!rules_faces_of(m->rules, m->state, &t->chance[i].action, &t->rng, faces))
        return fail(error, "no throw was found that gives this outcome; it is very rare");
    return sandtable_give(t, faces, rules_dice(m->rules, m->state).count, error);
}

int sandtable_undo(struct sandtable *t, struct sandtable_error *error)
{
    if (t->match->count == 0)
        return fail(error, "there is nothing to take back");
    match_rewind(t->match, t->match->count - 1);
    return moved(t);
}
