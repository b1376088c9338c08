/* service.h - the insides of the server that its files share: the tables in memory, lines on their
 * way to the store, computer players, the handlers' call. */
#ifndef SERVER_SERVICE_H
#define SERVER_SERVICE_H

#include <stdatomic.h>

#include "ai/player.h"
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
    char *changed;                 /* those that are not as they were, in words; NULL: none */
    int users;
};

/* Tables whose lines are written in one go. */
struct round {
    struct batch *batch;
    struct table **table;
    int tables, room;
    bool failed;
    struct error err;
};

/* A board that was drawn for somebody, kept for the next who asks (api_board.c). */
struct board {
    char key[120]; /* game, scenario, moves; "" while there is none */
    struct text json;
    uint64_t used; /* the larger, the later somebody asked */
};

enum { BOARDS_KEPT = 64 };

enum { TABLE_BUCKETS = 4096, TABLES_MAX = 20000 };

struct server {
    struct server_config config;
    struct library library;
    struct store *store;
    int64_t now; /* ms since 1970, of this turn */
    int64_t next_number;
    int64_t swept; /* when idle tables were last looked for */
    int64_t alive; /* when the store was last told that we are */
    struct pauses pauses;
    struct limiter *limiter;
    struct text games; /* the answer to GET /api/games */
    struct board board[BOARDS_KEPT];
    uint64_t boards_asked;

    struct table *bucket[TABLE_BUCKETS];
    int tables;
    struct shared *shared;
    struct round *filling; /* the next one */
    struct workers *writer, *thinkers;
    atomic_bool closing; /* read by the thinkers: do not begin anything */

    void (*answer)(void *context, struct request *r);
    void *answer_context;
    void (*news)(void *context, struct listener *l);
    void *news_context;
};

/* --- tables.c: finding, loading, dropping --- */

/* shared_get: the scenario as it is today. shared_for: as it was when the match was made, as far as
 * anybody still has the files (core/sources.h). */
struct shared *shared_get(struct server *s, const char *game, const char *scenario,
                          const char *options, struct error *err);
struct shared *shared_for(struct server *s, const struct store_head *head, struct error *err);

/* tables_find: in memory or loaded from the store. 1, 0 no such match, -1 and a sentence. */
int tables_find(struct server *s, const char *id, struct table **out, struct error *err);
struct table *tables_loaded(struct server *s, const char *id);

/* tables_new makes a match that is not in the store yet: it is busy until its first lines are. */
struct table *tables_new(struct server *s, struct store_head *head, struct shared *shared);
void tables_drop(struct server *s, struct table *t);
void tables_sweep(struct server *s);
void tables_free(struct server *s);

/* --- durable.c: lines on their way to the store --- */

/* server_append adds a line to the table's log and to the next round. -1: the line does not fit,
 * nothing has changed. */
int server_append(struct server *s, struct table *t, struct error *err, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* server_roll throws all dice that are due now. */
int server_roll(struct server *s, struct table *t, struct error *err);

/* server_go_on throws the dice that are due and gives the answers that standing orders have ready,
 * until somebody has to be asked. */
int server_go_on(struct server *s, struct table *t, struct error *err);

void server_token(struct server *s, struct table *t, const struct store_token *token);
void server_head(struct server *s, struct table *t);

bool durable_busy(const struct server *s);
void durable_turn(struct server *s);       /* sends the next round, hears of the last one */
void durable_finish(struct server *s);     /* writes all there is and waits for it */
void write_round(void *server, void *job); /* the writer's work */

/* server_again takes up a request that waited for its table. */
void server_again(struct server *s, struct request *r);

/* server_settled: nothing of this table is on its way any more: tell everybody, answer who waits.
 */
void server_settled(struct server *s, struct table *t);

/* --- bots.c --- */

/* What a computer is asked: a player who remembers nothing yet, and all its seat has seen. Nothing
 * else may decide the answer. */
struct bot_question {
    struct player player;
    struct history seen;
};

struct bot_question bots_question(const struct match *m, int seat, struct level level,
                                  uint64_t seed);
void bots_question_release(struct bot_question *q);

void bots_think(void *server, void *work); /* a worker's work */

/* bots_ask puts the computer's decision to a worker, if one is due at this table. */
void bots_ask(struct server *s, struct table *t);
void bots_settled(struct server *s, struct table *t); /* an answer that waited */
void bots_forget(struct table *t);
/* bots_hint: what it would do in this seat's place answers the request later. -1: too busy. */
int bots_hint(struct server *s, struct table *t, int seat, struct request *r);
void bots_turn(struct server *s);   /* hears of answers */
void bots_finish(struct server *s); /* waits for the workers and forgets what they say */

/* bots_level: the level a table uses where none is named: "normal", else the first. */
const struct level *bots_level(const struct game *game, const char *name, struct error *err);

/* --- the handlers --- */

struct call {
    struct server *s;
    struct request *r;
    const char *word[6]; /* of the path, behind "api" */
    int words;
    /* of calls that concern a match: */
    struct table *t;
    int token;         /* place in t->token, or -1 */
    unsigned you;      /* seats the token holds */
    struct body *body; /* of posts */
};

/* call_seat: the seat of the caller that a post is about: named in it, or the only one. -1:
 * answered. */
int call_seat(struct call *c);

/* call_too_often: -1 and answered (429) when this address or token has asked such things too often.
 */
int call_too_often(struct call *c, enum limit_class limit, const void *who, int size);

void api_games(struct call *c);
void api_board(struct call *c);
void api_rules(struct call *c);
void api_lobby(struct call *c);
void api_create(struct call *c);
void api_join(struct call *c);
void api_rematch(struct call *c);
void api_fork(struct call *c);
void api_view(struct call *c);
void api_events(struct call *c);
void api_act(struct call *c);
void api_undo(struct call *c);
void api_takeback(struct call *c);
void api_draw(struct call *c);
void api_resign(struct call *c);
void api_name(struct call *c);
void api_standing(struct call *c);
void api_chat(struct call *c);
void api_handover(struct call *c);
void api_odds(struct call *c);
void api_why(struct call *c);
void api_hint(struct call *c);
void api_sight(struct call *c);
void api_field(struct call *c);
void api_luck(struct call *c);
void api_record(struct call *c);
void api_replay(struct call *c);
void api_verify(struct call *c);

/* api_board.c */
void boards_free(struct server *s);

/* pages.c: a file of the client. */
void pages_get(struct server *s, struct request *r);

/* api_games.c: the list is made once, when the server starts; it loads every scenario. */
int games_list(struct server *s, struct error *err);

/* reply_seq: {"seq": N}, what most posts answer. */
void reply_seq(struct call *c);

/* server_card: what the lobby shows of this table, as JSON. */
void server_card(const struct table *t, struct text *out);

#endif
