/* sqlite.h - the inside of the SQLite store, which its files share: connections and their prepared
 * statements. */
#ifndef STORE_SQLITE_H
#define STORE_SQLITE_H

#include <sqlite3.h>

#include "store/store.h"

/* CARD_GOOD: in SQL, whether a card is what it should be. */
#define CARD_GOOD "CASE WHEN json_valid(card) THEN json_type(card) = 'object' ELSE 0 END"

enum { PATH_BYTES = 1024 };

enum statement {
    BEGIN,
    COMMIT,
    ROLLBACK,
    PUT_HEAD,
    PUT_LINE,
    PUT_TOKEN,
    DROP_TOKEN,
    DROP_LINES,
    DROP_TOKENS,
    DROP_MATCH,
    PUT_CARD,
    PUT_DATA,
    PUT_PAUSE,
    END_PAUSE,
    GET_HEAD,
    GET_DATA,
    GET_NEXT,
    GET_LINES,
    GET_TOKENS,
    GET_OPEN,
    GET_LIVE,
    GET_PUBLIC,
    GET_LAST,
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
    bool changing;  /* between store_begin and store_end: what is read is what was changed */
    int file;       /* locked while the store is open; -1: none */
    int alive;      /* its time of modification says when a server was last running; -1: none */
    int64_t began;  /* ms since 1970, see store_began */
    char path[PATH_BYTES];
};

/* link_to_read: the connection for everything but writing. */
struct link *link_to_read(struct store *s);

/* link_words: a column of the present row as text; "" where there is none. */
const char *link_words(sqlite3_stmt *s, int column);

/* link_complain puts what SQLite says into *err; -1. */
int link_complain(struct link *l, struct error *err);

/* link_run executes a statement that gives no rows, and resets it for the next time. 0, or -1 and a
 * sentence; err may be NULL. */
int link_run(struct link *l, enum statement which, struct error *err);

#endif
