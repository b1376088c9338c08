/* store.h - where matches are kept: an interface, so that the program does not care about the
 * database.
 *
 * A match is a head that never changes, a log of numbered lines, the tokens of its seats, and a
 * card (what a list of matches shows of it). The data it is played with is a text of the server's
 * own that matches share, kept under its hash. Whatever is written goes through a batch: all of it is
 * durable when store_write returns 0, or none of it.
 *
 * A store has two sides that may be used by two threads at once: store_write by one, everything
 * else by the other. (A store in memory has one side only.) */
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
    int rules_version;
    char data[STORE_DATA_MAX + 1]; /* names the data it is played with; "": not known */
    bool is_public;
    int64_t created;              /* ms since 1970 */
    int minutes;                  /* a seat's clock; 0: none */
    uint8_t secret[STORE_SECRET]; /* of the sealed dice */
};

struct store_token {
    uint8_t hash[STORE_HASH];
    unsigned seats; /* bit i: seat i; 0: none */
    int kind;       /* the server's own */
};

struct store_line {
    uint32_t seq; /* from 1, without a gap */
    int64_t at;   /* ms since 1970 */
    const char *text;
};

struct store_card {
    const char *text; /* JSON, the server's own */
    int open;         /* seats that anybody may take */
    bool over;
};

/* --- writing --- */

struct batch;

struct batch *batch_new(void);
void batch_free(struct batch *b);

/* Each copies what it is given. A token of the same match and hash is replaced; without seats and
 * kind below 0 it is removed. */
void batch_head(struct batch *b, const struct store_head *head);
void batch_line(struct batch *b, int64_t match, struct store_line line);
void batch_token(struct batch *b, int64_t match, struct store_token token);
void batch_card(struct batch *b, int64_t match, struct store_card card);
void batch_data(struct batch *b, const char *hash, const char *text); /* unless it is there */

struct store;

/* store_open: "sqlite:PATH", a plain path, or ":memory:". NULL and a sentence on failure. */
struct store *store_open(const char *url, struct error *err);
void store_close(struct store *s);

int store_write(struct store *s, const struct batch *b, struct error *err);

/* store_alive: the server is at work. Cheap: call it every second or so. When the store is opened
 * again, the time since then was a pause. */
void store_alive(struct store *s);

/* A time in which no server was at work, in ms since 1970. */
struct store_pause {
    int64_t from, to;
};

/* --- reading: 1 found, 0 not there, -1 and a sentence --- */

int store_find(struct store *s, const char *id, struct store_head *head, struct error *err);

/* store_data: *text is the data of this name; mem_free it. */
int store_data(struct store *s, const char *hash, char **text, struct error *err);

/* store_next: the number for the next match. */
int store_next(struct store *s, int64_t *number, struct error *err);

/* Visitors return 0 to go on, anything else to stop; then the walk returns -1 (the visitor says
 * why). */
typedef int store_visit_line(void *context, struct store_line line, struct error *err);
typedef int store_visit_token(void *context, const struct store_token *token);
typedef int store_visit_card(void *context, const char *card);

int store_lines(struct store *s, int64_t match, store_visit_line *visit, void *context,
                struct error *err);
int store_tokens(struct store *s, int64_t match, store_visit_token *visit, void *context,
                 struct error *err);

/* store_pauses: all there were, oldest first. */
typedef int store_visit_pause(void *context, struct store_pause pause);
int store_pauses(struct store *s, store_visit_pause *visit, void *context, struct error *err);

/* store_cards: public matches that are not over, newest first: those with an open seat, or those
 * without. */
int store_cards(struct store *s, bool open, int most, store_visit_card *visit, void *context,
                struct error *err);

#endif
