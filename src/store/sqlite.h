/* sqlite.h - the inside of the SQLite store, which its files share: connections and their prepared
 * statements. */
#ifndef STORE_SQLITE_H
#define STORE_SQLITE_H

#include <sqlite3.h>

#include "store/store.h"

enum statement {
    BEGIN,
    COMMIT,
    ROLLBACK,
    PUT_HEAD,
    PUT_LINE,
    PUT_TOKEN,
    DROP_TOKEN,
    PUT_CARD,
    PUT_DATA,
    PUT_PAUSE,
    GET_HEAD,
    GET_DATA,
    GET_NEXT,
    GET_LINES,
    GET_TOKENS,
    GET_OPEN,
    GET_LIVE,
    GET_PUBLIC,
    GET_PAUSES,
    STATEMENTS
};

/* One connection with its prepared statements. */
struct link {
    sqlite3 *db;
    sqlite3_stmt *stmt[STATEMENTS];
};

struct store {
    struct link writer, reader;
    bool one_sided; /* in memory: reader is the writer */
    int file;       /* locked while the store is open; -1: none */
    int alive;      /* its time of modification says when a server was last running; -1: none */
    int64_t began;  /* ms since 1970, see store_began */
    char path[1024];
};

/* link_complain puts what SQLite says into *err; -1. */
int link_complain(struct link *l, struct error *err);

/* link_run executes a statement that gives no rows, and resets it for the next time. 0, or -1 and a
 * sentence; err may be NULL. */
int link_run(struct link *l, enum statement which, struct error *err);

#endif
