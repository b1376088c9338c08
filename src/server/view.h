/* view.h - what a viewer sees of a table, as JSON; docs/server.md describes it. Everything here is
 * made from the view of one seat (or of a spectator), never from the state of the match. */
#ifndef SERVER_VIEW_H
#define SERVER_VIEW_H

#include "base/json.h"
#include "server/table.h"

struct view_wish {
    unsigned you;       /* seats of the viewer */
    int as;             /* whose view: one of them, or SEAT_NONE */
    bool board, chat;   /* with the board; with what was said */
    uint32_t log_after; /* the log from here on */
    int64_t now;
    struct text *alike; /* where everybody sees alike: the scene, made once for several; or NULL */
};

void view_json(const struct table *t, const struct view_wish *wish, struct json *j,
               const char *key);

/* view_full: the answer to GET /api/matches/ID. */
void view_full(const struct table *t, unsigned you, int as, int64_t now, struct json *j,
               const char *key);

/* view_past: the same for the position after `at` entries, without what can be done. as_all:
 * everything is shown. */
void view_past(const struct table *t, int at, unsigned you, int as, bool as_all, int64_t now,
               struct json *j);

/* thinking_json: "thinking", which computer player is at work, if one is. */
void thinking_json(const struct table *t, struct json *j);

void chat_json(const struct table *t, uint32_t after, struct json *j, const char *key);

#endif
