/* api_board.c - what anybody may ask about a game, in no match.
 *
 * GET /api/games/GAME/board?scenario=ID&moves=N: the map; covers are drawn from it.
 * GET /api/games/GAME/odds?words=KEY=VALUE..: exact odds for people at a real table.
 *
 * Neither needs a token, and playing some hundred decisions takes milliseconds in which no table is
 * served. So boards are kept, and making a new one counts as a costly question. */
#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "core/posed.h"
#include "core/rules.h"
#include "core/scene.h"
#include "server/service.h"

enum { BOARD_MOVES_MAX = 500, SCENARIO_ID = 40, WORDS_MAX = 1000 };

/* go_on plays random decisions, the same every time, so that there is something to see. */
static void go_on(struct rules r, void *state, long decisions)
{
    struct action *room = mem_alloc((size_t)r.game->max_legal * sizeof *room), action;
    struct rng rng;
    uint8_t faces[DICE_MAX];

    rng_seed(&rng, 1, 0);
    for (int to; (to = rules_to_move(r, state)) != SEAT_NONE;) {
        if (to != SEAT_CHANCE && decisions-- <= 0)
            break;
        if (to == SEAT_CHANCE)
            rules_roll(r, state, &rng, faces, &action);
        else
            rules_sample(r, state, &rng, room, &action);
        rules_apply(r, state, &action, NULL);
    }
    mem_free(room);
}

static void draw(struct rules r, long decisions, struct json *j)
{
    void *state = mem_alloc(r.game->state_size);
    struct scene scene;

    rules_start(r, state);
    go_on(r, state, decisions);
    rules_scene(r, state, SEAT_NONE, &scene);
    json_open_object(j, NULL);
    scene_board_json(&scene, j, "board");
    scene_json(&scene, j, "scene");
    json_close_object(j);
    scene_release(&scene);
    mem_free(state);
}

/* --- answers that are kept --- */

/* place_for: the board of this key, or the place of the one that was asked for longest ago. */
static struct board *place_for(struct server *s, const char *key)
{
    struct board *oldest = &s->board[0];

    for (int i = 0; i < BOARDS_KEPT; i++) {
        if (strcmp(s->board[i].key, key) == 0)
            return &s->board[i];
        if (s->board[i].used < oldest->used)
            oldest = &s->board[i];
    }
    return oldest;
}

static void keep(struct board *b, const char *key, struct rules r, long decisions)
{
    text_release(&b->json);
    b->json = text_growing();
    text_copy(b->key, sizeof b->key, key);
    struct json j = json_to(&b->json);
    draw(r, decisions, &j);
}

void boards_free(struct server *s)
{
    for (int i = 0; i < BOARDS_KEPT; i++)
        text_release(&s->board[i].json);
}

/* --- the answer --- */

static int make_board(struct call *c, struct board *b, const char *key, const struct game *game,
                      const char *id, long decisions)
{
    struct error err;

    if (call_too_often(c, LIMIT_COSTLY, c->r->address, (int)strlen(c->r->address)))
        return -1;
    struct shared *sh = shared_get(c->s, game->id, id, "", NULL, &err);
    if (!sh) {
        reply_error(c->r, 404, NULL, "There is no such game or scenario.");
        return -1;
    }
    keep(b, key, (struct rules){ game, sh->scn }, decisions);
    return 0;
}

void api_board(struct call *c)
{
    struct error err;
    const struct game *game = library_game(&c->s->library, c->word[1], &err);
    const char *id = request_query(c->r, "scenario"), *moves = request_query(c->r, "moves");
    long decisions = 0;
    char key[120];

    if (moves && number_read(moves, 0, BOARD_MOVES_MAX, &decisions)) {
        reply_error(c->r, 400, NULL, "moves should be a number from 0 to %d.", BOARD_MOVES_MAX);
        return;
    }
    id = id ? id : ""; /* the first one */
    if (!game || strlen(id) >= SCENARIO_ID) {
        reply_error(c->r, 404, NULL, "There is no such game or scenario.");
        return;
    }
    snprintf(key, sizeof key, "%s %s %ld", game->id, id, decisions);
    struct board *b = place_for(c->s, key);
    if (strcmp(b->key, key) != 0 && make_board(c, b, key, game, id, decisions))
        return;
    b->used = ++c->s->boards_asked;
    reply_json(c->r, 200);
    text_add_bytes(&c->r->reply.body, b->json.at, b->json.length);
    reply_stamp(c->r);
}

/* --- odds in words --- */

/* split: words between blanks, in place; how many. */
static int split(char *words, const char **word)
{
    int count = 0;

    for (char *at = words; *(at += strspn(at, " ")) && count < POSED_WORDS; count++) {
        word[count] = at;
        at += strcspn(at, " ");
        if (*at)
            *at++ = '\0';
    }
    return count;
}

static void answer_words(struct call *c, struct rules r, const char *asked)
{
    const char *word[POSED_WORDS];
    char words[WORDS_MAX];
    struct error err;
    struct posed *p = mem_alloc(sizeof *p);

    snprintf(words, sizeof words, "%s", asked);
    if (posed_read(r, word, split(words, word), p, &err))
        reply_error(c->r, 422, NULL, "%s.", err.text);
    else {
        struct json j = reply_json(c->r, 200);

        posed_json(r, p, &j);
    }
    mem_free(p);
}

/* api_posed: without words, what a form should ask. */
void api_posed(struct call *c)
{
    struct error err;
    const struct game *game = library_game(&c->s->library, c->word[1], &err);
    const char *asked = request_query(c->r, "words");

    if (!game || !posed_possible(game)) {
        reply_error(c->r, 404, NULL, "There is no such game, or it has no odds in words.");
        return;
    }
    if (asked && strlen(asked) >= WORDS_MAX) {
        reply_error(c->r, 400, NULL, "The words are too long.");
        return;
    }
    struct shared *sh = shared_get(c->s, game->id, "", "", NULL, &err);
    if (!sh) {
        reply_error(c->r, 404, NULL, "%s.", err.text);
        return;
    }
    struct rules r = { game, sh->scn };
    if (asked)
        answer_words(c, r, asked);
    else {
        struct json j = reply_json(c->r, 200);

        posed_form_json(r, &j);
    }
}
