/* store.h - where matches are kept: an interface, so that the program does not depend on the
 * database.
 *
 * A match is a head that never changes, a log of numbered lines, the tokens of its seats, and a
 * card (what a list of matches shows of it). The data it is played with is a text in the server's
 * own format, shared by matches and kept under its hash. Everything is written through a batch: when
 * store_write returns 0 all of it is durable, else none of it is.
 *
 * A store has two sides that two threads may use at once: store_write for one, everything else for
 * the other. (A store in memory has only one side.) */
#ifndef STORE_STORE_H
#define STORE_STORE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/error.h"

enum { STORE_ID_MAX = 32, STORE_SECRET = 32, STORE_HASH = 32, STORE_DATA_MAX = 16 };

struct store_head {
    int64_t number; /* unique, from 1; what everything else refers to */
    char id[STORE_ID_MAX + 1];
    char game[40], scenario[40];
    char options[1024]; /* "NAME=VALUE\n" for each that is set */
    const char *added;  /* lines added to the scenario, the caller's; NULL: none */
    int rules_version;
    char data[STORE_DATA_MAX + 1]; /* hash of the data it is played with; "": not known */
    bool is_public;
    int64_t created;              /* ms since 1970 */
    int minutes;                  /* on a seat's clock; 0: no clock */
    uint8_t secret[STORE_SECRET]; /* of the sealed dice */
    int64_t origin;               /* a number for who made it; not read back */
    bool over;                    /* as its card says; only read */
};

struct store_token {
    uint8_t hash[STORE_HASH];
    unsigned seats; /* bit i: seat i; 0: none */
    int kind;       /* for the server to define */
};

struct store_line {
    uint32_t seq; /* from 1, without gaps */
    int64_t at;   /* ms since 1970 */
    const char *text;
};

struct store_card {
    const char *text; /* JSON, for the server to define */
    int open;         /* seats that anyone may take */
    int64_t opened;   /* when there was last a new one, ms since 1970 */
    bool over;
};

/* --- writing --- */

struct batch;

/* batch_new: an empty batch; batch_free releases it and takes NULL too. */
struct batch *batch_new(void);
void batch_free(struct batch *b);

/* Each adds a copy of what it is given. A token replaces one of the same match and hash; with kind
 * below 0 it removes it. batch_data keeps what is already there under this hash. */
void batch_head(struct batch *b, const struct store_head *head);
void batch_line(struct batch *b, int64_t match, struct store_line line);
void batch_token(struct batch *b, int64_t match, struct store_token token);
void batch_card(struct batch *b, int64_t match, struct store_card card);
void batch_data(struct batch *b, const char *hash, const char *text);

/* batch_drop removes a match, with its lines and tokens. */
void batch_drop(struct batch *b, int64_t match);

struct store;

/* store_open: "sqlite:PATH", a plain path, or ":memory:". NULL and a sentence on failure. store_close
 * takes NULL too. */
struct store *store_open(const char *url, struct error *err);
void store_close(struct store *s);

/* store_write: 0 when the whole batch is durable; or -1 and a sentence, and nothing was written. A
 * line is refused where its predecessor is missing, the first one where its match is. */
int store_write(struct store *s, const struct batch *b, struct error *err);

/* store_alive notes that the server is running, and what time it has (ms since 1970). Cheap: call it
 * every second or so. When the store is opened again, the time since the last call counts as a
 * pause. */
void store_alive(struct store *s, int64_t now);

/* store_began: the time that goes on from here, in ms since 1970: when the store was opened, or when a
 * server was last running on it, should the time of day have been set back since. So the times in a
 * store never go back. */
int64_t store_began(const struct store *s);

/* A time when no server was running, in ms since 1970. */
struct store_pause {
    int64_t from, to;
};

/* --- reading: 1 found, 0 not there, -1 and a sentence --- */

/* store_find: the head of the match with this id. *added is head->added; mem_free it. */
int store_find(struct store *s, const char *id, struct store_head *head, char **added,
               struct error *err);

/* store_data: *text is the data with this hash, or NULL; mem_free it. */
int store_data(struct store *s, const char *hash, char **text, struct error *err);

/* store_next: the number for the next match. */
int store_next(struct store *s, int64_t *number, struct error *err);

/* Visitors return 0 to go on, anything else to stop; then the walk returns -1, and it is up to the
 * visitor to say why. */
typedef int store_visit_line(void *context, struct store_line line, struct error *err);
typedef int store_visit_token(void *context, const struct store_token *token, struct error *err);
typedef int store_visit_card(void *context, const char *id, const char *card);

/* store_lines: the log of a match in order. store_tokens: its tokens in any order. */
int store_lines(struct store *s, int64_t match, store_visit_line *visit, void *context,
                struct error *err);
int store_tokens(struct store *s, int64_t match, store_visit_token *visit, void *context,
                 struct error *err);

/* store_pauses: all pauses, oldest first. */
typedef int store_visit_pause(void *context, struct store_pause pause);
int store_pauses(struct store *s, store_visit_pause *visit, void *context, struct error *err);

/* store_cards: the cards of at most `most` public matches that are not over, newest first: those with
 * a seat that was opened after `since`, or those without an open seat. The card is NULL where it is
 * damaged. Neither matches that are over nor private or abandoned ones make it slower. */
int store_cards(struct store *s, bool open, int64_t since, int most, store_visit_card *visit,
                void *context, struct error *err);

/* store_old looks at the next `most` matches after number *after, which moves on (and back to 0 at the
 * end). 1 and the id of the first one whose last line is older than `moment`; 0 when there is none
 * among them. */
int store_old(struct store *s, int64_t *after, int64_t moment, int most, char id[STORE_ID_MAX + 1],
              struct error *err);

/* store_public: how many public matches of this origin, made after `since`, are not over; -1 and a
 * sentence. */
int store_public(struct store *s, int64_t origin, int64_t since, struct error *err);

#endif
