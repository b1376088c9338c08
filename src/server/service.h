/* service.h - the insides of the server that its files share: the tables in memory, lines on their
 * way to the store, computer players, the handlers' call. */
#ifndef SERVER_SERVICE_H
#define SERVER_SERVICE_H

#include <stdatomic.h>

#include "ai/player.h"
#include "server/fair.h"
#include "server/health.h"
#include "server/kept.h"
#include "server/limit.h"
#include "server/server.h"
#include "server/table.h"
#include "server/worker.h"
#include "store/store.h"

/* A scenario with its look-up tables, shared by every table that plays it. */
struct shared {
    struct shared *next;
    char *key;
    const struct game *game;
    struct scenario *scn;
    char data[STORE_DATA_MAX + 1]; /* names the files it was made of */
    char *changed;                 /* in words, those that have changed since; NULL: none */
    int users;
};

/* Tables whose lines are written in one go. */
struct round {
    struct batch *batch;
    struct table **table;
    int tables, room;
    int moves;       /* lines that are decisions */
    int64_t took_us; /* to write */
    bool failed;
    struct error err;
};

/* A board that was drawn once and is kept for the next request (api_board.c). */
struct board {
    char key[160]; /* game, scenario, moves, wish; "" while empty */
    struct text json;
    uint64_t used; /* the larger, the more recently it was asked for */
};

enum { BOARDS_KEPT = 64 };

enum { TABLE_BUCKETS = 4096, DICE_LINE = 4 + DICE_MAX * 4 + 1 };

struct server {
    struct server_config config;
    struct library library;
    struct store *store;
    int64_t now;    /* ms since 1970, of this turn: for lines of a log and game clocks */
    int64_t steady; /* ms of this turn by a clock that never jumps: for limits and patience */
    int64_t next_number;
    int64_t swept;     /* steady; when idle tables were last looked for */
    int64_t looked;    /* steady; when old matches were last looked for */
    int64_t looked_at; /* number of the last match looked at */
    int64_t alive;     /* steady; when the store last got its sign of life */
    struct pauses pauses;
    uint8_t
        origin_key[16]; /* addresses are kept as a hash with this, which is forgotten at the end */
    struct limiter *limiter;
    struct tally tally;
    struct text games; /* the answer to GET /api/games */
    struct board board[BOARDS_KEPT];
    uint64_t boards_asked;

    struct table *bucket[TABLE_BUCKETS];
    int tables;
    struct shared *shared;
    struct round *filling; /* the next one */
    struct workers *writer, *thinkers;
    bool card_missed;  /* it was said that the lobby leaves out a damaged card */
    struct fair fair;  /* the questions to the thinkers */
    struct job *known; /* answers that may not be seen yet */
    struct hindsight *hindsights;
    struct kept kept; /* what was found for the last answers */

    void (*answer)(void *context, struct request *r);
    void *answer_context;
    void (*news)(void *context, struct listener *l);
    void *news_context;
};

/* --- tables.c: finding, loading, dropping --- */

/* shared_get: the scenario as it is today, with these lines added (NULL: none). shared_for: as it was
 * when the match was made, as far as the files can still be found (core/sources.h). Both keep what
 * they load; NULL and a sentence on failure. shared_options: the lines "NAME=VALUE" of `options`; how
 * many, or -1 and a sentence. */
struct shared *shared_get(struct server *s, const char *game, const char *scenario,
                          const char *options, const char *added, struct error *err);
int shared_options(const char *options, struct setting *setting, struct error *err);
struct shared *shared_for(struct server *s, const struct store_head *head, struct error *err);

/* tables_find: in memory or loaded from the store. 1; 0: no such match; or -1 and a sentence. *out is
 * NULL unless it is found. */
int tables_find(struct server *s, const char *id, struct table **out, struct error *err);

/* tables_loaded: the table if it is in memory, else NULL. */
struct table *tables_loaded(struct server *s, const char *id);

/* tables_room: is there room in memory for one more, which plays this scenario (NULL: not known yet)? If
 * not, those that have been at rest for longest are dropped. 0; or -1 and a sentence when everybody is
 * at play. Call it before tables_new. It never drops a table that was used in this turn. */
int tables_room(struct server *s, const struct shared *sh, struct error *err);

/* tables_new makes a match that is not in the store yet; it is busy until its first lines are
 * saved. */
struct table *tables_new(struct server *s, struct store_head *head, struct shared *shared);

/* tables_read: the table of a match as the store has it, not in memory; tables_discard it. 1, 0 no such
 * match, -1 and a sentence. */
int tables_read(struct server *s, const char *id, struct table **out, struct error *err);

/* tables_begin: a match of the store before the first line of its log, not in memory yet; NULL and a
 * sentence when it cannot be played here. tables_tokens reads its tokens. tables_changed: in words, its
 * data files that are not what they were; NULL: none. tables_discard frees it. */
struct table *tables_begin(struct server *s, const struct store_head *head, struct error *err);
int tables_tokens(struct server *s, struct table *t, struct error *err);
const char *tables_changed(const struct server *s, const struct table *t);
void tables_discard(struct server *s, struct table *t);

/* tables_drop removes a table from memory and frees it. tables_sweep checks clocks and drops tables
 * that have been idle for long. tables_free drops them all, and the scenarios. */
void tables_drop(struct server *s, struct table *t);
void tables_sweep(struct server *s);
void tables_free(struct server *s);

/* --- durable.c: lines on their way to the store --- */

/* durable_append plays a line on the table and puts it into the next round. -1 and a sentence: the
 * table refuses it and nothing has changed. */
int durable_append(struct server *s, struct table *t, struct error *err, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* durable_dice: the line of the roll that is due. durable_roll rolls all dice that are due. */
void durable_dice(const struct table *t, struct text *line);
int durable_roll(struct server *s, struct table *t, struct error *err);

/* durable_go_on rolls the dice that are due and plays what standing orders decide, until a player
 * has to be asked. */
int durable_go_on(struct server *s, struct table *t, struct error *err);

/* durable_token adds or replaces a token of the table. durable_head saves the head of a new match
 * and the names of its data files. */
void durable_token(struct server *s, struct table *t, const struct store_token *token);
void durable_head(struct server *s, struct table *t);

/* durable_card: what the lobby shows of this table goes into a batch. */
void durable_card(struct table *t, struct batch *batch);

/* durable_drop removes a match that is not in memory from the store. */
void durable_drop(struct server *s, int64_t number);

/* durable_turn sends the next round to the writer and takes back the last one. durable_busy: is
 * there anything left to write? durable_finish writes all of it and waits. */
void durable_turn(struct server *s);
bool durable_busy(const struct server *s);
void durable_finish(struct server *s);

/* durable_write: the job of the writer's thread, one round to the store. */
void durable_write(void *server, void *job);

/* --- archive.c --- */

/* archive_turn looks for a match that nobody has touched for long, and puts it away. */
void archive_turn(struct server *s);

/* --- server.c --- */

/* server_saved: all lines of this table are in the store. Posts are answered, listeners get their
 * update, a computer player is asked, requests that waited are handled. */
void server_saved(struct server *s, struct table *t);

/* --- bots.c --- */

/* What a computer player is asked: a player without memories yet, and all its seat has seen. The
 * answer depends on nothing else. */
struct bot_question {
    struct player player;
    struct history seen;
};

/* bots_question: `seat` at this match, played at `level`. Release it. */
struct bot_question bots_question(const struct match *m, int seat, struct level level,
                                  uint64_t seed);
void bots_question_release(struct bot_question *q);

/* bots_think: the job of a thinking thread, one question. */
void bots_think(void *server, void *work);

/* bots_ask: if a computer's decision is due at this table, its question waits for its turn from now
 * on. One that is no longer wanted is dropped. */
void bots_ask(struct server *s, struct table *t);

/* bots_rest: somebody has left; computers alone rest while nobody watches. bots_forget: the table
 * leaves memory. */
void bots_rest(struct server *s, struct table *t);
void bots_forget(struct server *s, struct table *t);

/* bots_hint asks what the computer would do in this seat; the request is answered later. -1: too
 * busy. bots_gone: the asker has gone; the request is not touched any more. */
int bots_hint(struct server *s, struct table *t, int seat, struct request *r);
void bots_gone(struct server *s, struct request *r);

/* shared_of: the scenario this table borrows. */
struct shared *shared_of(struct server *s, const struct table *t);

/* bots_study: a slice of a review waits for its turn from now on, for this address and so many ms. 0, or
 * -1: too busy. */
int bots_study(struct server *s, struct hindsight *h, uint64_t address, int ms);

/* bots_room: may this address have one more match of computers alone? 0, or -1 and a sentence. */
int bots_room(const struct server *s, uint64_t address, struct error *err);

/* bots_turn takes in the answers that are ready, plays those that may be seen, and begins the next
 * questions. bots_wait: ms until it has something to do even if no worker answers. bots_busy: is
 * any question open? bots_finish drops them all and waits for the workers. */
void bots_turn(struct server *s);
int bots_wait(struct server *s);
bool bots_busy(const struct server *s);
void bots_finish(struct server *s);

/* bots_level: the level of this name, LEVEL@PLAYOUTS (which never thinks longer than LEVEL), or one
 * of the operator's programs; "" gives "normal", or the first one a game has. It points to `name`.
 * 0, or -1 and a sentence. */
int bots_level(const struct server *s, const struct game *game, const char *name, struct level *out,
               struct error *err);

/* bots_usual: the level where none is named. bots_level_of: that of a computer's seat; one that is not
 * known any more is told on stderr, and the usual one plays on. */
struct level bots_usual(const struct game *game);
struct level bots_level_of(const struct server *s, const struct table *t, int seat);

/* --- hindsight.c: the reviews of matches that are over --- */

/* hindsight_think: a slice, on a worker's thread. hindsight_heard: it is done.
 * hindsight_free forgets them all, once no thread has one. */
void hindsight_think(struct hindsight *h, const atomic_bool *enough);
void hindsight_heard(struct server *s, struct hindsight *h);
void hindsight_free(struct server *s);

/* --- the handlers --- */

/* One request on its way through a handler. */
struct call {
    struct server *s;
    struct request *r;
    const char *word[6]; /* of the path, after "api" */
    int words;
    /* of calls that concern a match: */
    struct table *t;
    int token;         /* place in t->token, or -1 */
    unsigned you;      /* seats the token holds */
    struct body *body; /* of posts */
};

/* call_seat: which of the caller's seats a post is about: the one it names, or the only one. -1:
 * the call has been answered with an error. */
int call_seat(struct call *c);

/* call_token: the token the call brings, or NULL. */
const char *call_token(const struct call *c);

/* call_address: a number for the address the call comes from. */
uint64_t call_address(const struct call *c);

/* call_too_often: 0, or -1 and answered with 429 when this address or token has asked too often. */
int call_too_often(struct call *c, enum limit_class limit, const void *who, int size);

/* api_*: one function a route; docs/server.md describes what each answers. Every one of them leaves
 * an answer in c->r, or has asked a worker for it. */
void api_games(struct call *c);
void api_board(struct call *c);
void api_posed(struct call *c);
void api_rosters(struct call *c);
void api_roster(struct call *c);
void api_roster_new(struct call *c);
void api_roster_import(struct call *c);
void api_rules(struct call *c);
void api_lobby(struct call *c);
void api_create(struct call *c);
void api_join(struct call *c);
void api_rematch(struct call *c);
void api_fork(struct call *c);
void api_view(struct call *c);
void api_brief(struct call *c);
void api_events(struct call *c);
void api_log(struct call *c);
void api_talk(struct call *c);
void api_act(struct call *c);
void api_undo(struct call *c);
void api_takeback(struct call *c);
void api_draw(struct call *c);
void api_resign(struct call *c);
void api_name(struct call *c);
void api_nonce(struct call *c);
void api_standing(struct call *c);
void api_chat(struct call *c);
void api_handover(struct call *c);
void api_host(struct call *c);
void api_odds(struct call *c);
void api_why(struct call *c);
void api_ways(struct call *c);
void api_from(struct call *c);
void api_hint(struct call *c);
void api_reason(struct call *c);
void api_sight(struct call *c);
void api_field(struct call *c);
void api_propose(struct call *c);
void api_luck(struct call *c);
void api_review(struct call *c);
void api_record(struct call *c);
void api_replay(struct call *c);
void api_steps(struct call *c);
void api_turns(struct call *c);
void api_verify(struct call *c);

/* boards_free frees the boards that are kept (api_board.c). */
void boards_free(struct server *s);

/* pages_get answers with a file of the browser client (pages.c). */
void pages_get(struct server *s, struct request *r);

/* games_list makes the answer to GET /api/games, once, when the server starts (api_games.c). It
 * loads every scenario. 0, or -1 and a sentence. */
int games_list(struct server *s, struct error *err);

/* retired_answer: if this program can no longer play the match that a call names, the call is answered,
 * with the reason or with the record of the match (retired.c). */
bool retired_answer(struct call *c);

/* reply_seq answers {"seq": N}, as most posts do. */
void reply_seq(struct call *c);

/* lobby_card: what the lobby shows of this table, as JSON (api_lobby.c). lobby_origin: a number for
 * the address a call comes from, that says nothing to others. lobby_full: are there as many public
 * matches from there as the lobby takes? 0, or -1 and answered. */
void lobby_card(const struct table *t, struct text *out);
int64_t lobby_origin(const struct call *c);
int lobby_full(struct call *c);

#endif
