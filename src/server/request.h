/* request.h - one question to the server and its answer, without sockets: http.c makes them from
 * connections, tests and fuzzers from bytes. */
#ifndef SERVER_REQUEST_H
#define SERVER_REQUEST_H

#include <stdbool.h>
#include <stddef.h>

#include "base/json.h"
#include "base/text.h"
#include "server/address.h"

enum { QUERY_MAX = 8, BODY_BYTES_MAX = 64 << 10 };

struct listener;

struct reply {
    int status; /* 0: not answered yet */
    const char *type;
    struct text body;  /* owned; unused where .bytes is set: */
    const char *bytes; /* borrowed from something that outlives the reply */
    size_t size;
    bool close;                /* the connection ends with this answer */
    char etag[28];             /* of what browsers may keep, if they ask whether it has changed */
    bool forever;              /* or without asking: its address has a hash of it */
    bool varies;               /* by the encodings the client accepts */
    const char *encoding;      /* gzip or br; NULL: as it is */
    char allow[16];            /* with 405 */
    int retry_after;           /* seconds, with 429 */
    struct listener *listener; /* owned; the answer is a stream of events, see listen.h */
};

struct request {
    /* The question. Texts may be NULL where the client sent none. */
    const char *method, *path; /* path is decoded */
    struct {
        const char *name, *value;
    } query[QUERY_MAX];
    int queries;
    const char *authorization, *host, *origin, *fetch_site, *content_type, *last_event_id,
        *if_none_match, *accept_encoding;
    char address[ADDRESS_TEXT]; /* the house that asks; limits are counted by it */
    bool forwarded;             /* it is what a trusted proxy said */
    bool inside;                /* this machine or a trusted one asks for itself */
    const char *body;
    size_t size;

    /* The answer. */
    struct reply reply;
    double work; /* ms of our time it has taken */
    bool known;  /* it came with a valid token */
    bool asked;  /* a worker is computing it */
    bool waited; /* for its table; it is handled a second time, and counted once */
    struct request *next;
    void *owner; /* http.c's own */
};

/* request_query: the value of ?name=, or NULL. */
const char *request_query(const struct request *r, const char *name);

/* request_accepts: may the answer come in this encoding? */
bool request_accepts(const struct request *r, const char *encoding);

/* request_take_listener: the listener of the answer, which is the caller's from now on; NULL: the
 * answer is no stream. */
struct listener *request_take_listener(struct request *r);

/* request_release frees what the answer owns. */
void request_release(struct request *r);

/* reply_error answers {"error": sentence, "clause": id}; clause may be NULL. It replaces an earlier
 * answer. */
void reply_error(struct request *r, int status, const char *clause, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* reply_json begins a JSON answer with this status; write into the result. It replaces an earlier
 * answer. */
struct json reply_json(struct request *r, int status);

/* reply_stamp gives the answer an ETag, or makes it "not modified" where that is the one the client
 * has. */
void reply_stamp(struct request *r);

/* reply_squeeze compresses a JSON answer to a question, where that is worth it and the client accepts
 * it. What posts are answered may hold a token, and is left alone: its length should tell nothing. */
void reply_squeeze(struct request *r);

#endif
