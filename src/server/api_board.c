/* api_board.c - what anybody may ask about a game, in no match.
 *
 * GET /api/games/GAME/board?scenario=ID&moves=N&compose=WISH: the map; covers and the tables that
 * are offered before a match are drawn from it.
 * GET /api/games/GAME/odds?words=KEY=VALUE..: exact odds for people at a real table.
 *
 * Neither needs a token, and playing some hundred decisions takes milliseconds in which no table is
 * served. So boards are kept, and making a new one counts as a costly question. */
#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "core/outset.h"
#include "core/posed.h"
#include "core/rules.h"
#include "core/scene.h"
#include "server/service.h"

enum { BOARD_MOVES_MAX = 500, SCENARIO_ID = 40, WISH = 48, WORDS_MAX = 1000 };

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
    if (decisions == 0)
        outset_json(r, j, "outset");
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

/* What board is asked for. */
struct wanted {
    const struct game *game;
    const char *id, *wish; /* scenario; what is left to chance, "" for nothing */
    long decisions;
};

/* compose_board: the scenario on a table of its own. The same wish gives the same table. */
static int compose_board(struct call *c, struct board *b, const char *key, const struct wanted *w,
                         const struct scenario *plain, struct error *err)
{
    const struct content *content = c->s->library.content;
    struct text added = text_growing();
    struct scenario *scn = NULL;
    struct rng rng;

    rng_seed(&rng, 1, 0);
    if (scenario_compose(w->game, content, plain->id, NULL, 0, w->wish, &rng, &added, err) == 0)
        scn = scenario_load(w->game, content, plain->id, NULL, 0, added.at, err);
    if (scn)
        keep(b, key, (struct rules){ w->game, scn }, w->decisions);
    scenario_free(scn);
    text_release(&added);
    return scn ? 0 : -1;
}

static int make_board(struct call *c, struct board *b, const char *key, const struct wanted *w)
{
    struct error err;

    if (call_too_often(c, LIMIT_COSTLY, c->r->address, (int)strlen(c->r->address)))
        return -1;
    struct shared *sh = shared_get(c->s, w->game->id, w->id, "", NULL, &err);
    if (!sh) {
        reply_error(c->r, 404, NULL, "There is no such game or scenario.");
        return -1;
    }
    if (!w->wish[0]) {
        keep(b, key, (struct rules){ w->game, sh->scn }, w->decisions);
        return 0;
    }
    if (compose_board(c, b, key, w, sh->scn, &err) == 0)
        return 0;
    reply_error(c->r, 422, NULL, "%s.", err.text);
    return -1;
}

/* read_board: -1 and answered when there is no such board. */
static int read_board(struct call *c, struct wanted *w)
{
    struct error err;
    const char *id = request_query(c->r, "scenario"), *moves = request_query(c->r, "moves"),
               *wish = request_query(c->r, "compose");

    *w = (struct wanted){ .game = library_game(&c->s->library, c->word[1], &err),
                          .id = id ? id : "", /* the first one */
                          .wish = wish ? wish : "" };
    if (moves && number_read(moves, 0, BOARD_MOVES_MAX, &w->decisions)) {
        reply_error(c->r, 400, NULL, "moves should be a number from 0 to %d.", BOARD_MOVES_MAX);
        return -1;
    }
    if (!w->game || strlen(w->id) >= SCENARIO_ID) {
        reply_error(c->r, 404, NULL, "There is no such game or scenario.");
        return -1;
    }
    if (strlen(w->wish) >= WISH) {
        reply_error(c->r, 400, NULL, "The wish is too long.");
        return -1;
    }
    return 0;
}

void api_board(struct call *c)
{
    struct wanted w;
    char key[sizeof c->s->board[0].key];

    if (read_board(c, &w))
        return;
    snprintf(key, sizeof key, "%s %s %ld %s", w.game->id, w.id, w.decisions, w.wish);
    struct board *b = place_for(c->s, key);
    if (strcmp(b->key, key) != 0 && make_board(c, b, key, &w))
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
