/* view.h - what a viewer sees of a table, as JSON; docs/server.md describes it. Everything here is
 * made from the view of one seat (or of a spectator), never from the state of the match. */
#ifndef SERVER_VIEW_H
#define SERVER_VIEW_H

#include "base/json.h"
#include "server/table.h"

/* How many lines of the log and of the talk a viewer gets at once; older ones are asked for. */
enum { LOG_PAGE = 100, CHAT_PAGE = 50 };

/* What a viewer asks for. */
struct view_wish {
    unsigned you;       /* seats of the viewer */
    unsigned invited;   /* open seats the viewer may take */
    int as;             /* whose view: one of them, or SEAT_NONE */
    bool board, chat;   /* include the board; include the chat */
    bool parts;         /* lines of the log sentence by sentence, with what they name */
    bool brief;         /* who sits there and whose turn it is; no position, no log */
    uint32_t log_after; /* the log from here on, unless that is more than a page */
    int64_t now;
    struct text *shared_scene; /* made once for all viewers, where nothing is hidden; or NULL */
};

/* view_json: the table as this viewer sees it, under `key` (NULL: as the whole document). */
void view_json(const struct table *t, const struct view_wish *wish, struct json *j,
               const char *key);

/* view_full: the answer to GET /api/matches/ID. */
void view_full(const struct table *t, unsigned you, int as, int64_t now, struct json *j,
               const char *key);

/* view_past: the same for the position after `at` entries, without the legal actions. as_all:
 * nothing is hidden. */
void view_past(const struct table *t, int at, unsigned you, int as, bool as_all, int64_t now,
               struct json *j);

/* Part of a match, step by step. */
struct view_steps {
    int after, to;      /* the entries after these, up to these; at most STEPS_MAX of them */
    unsigned you;       /* seats of the viewer */
    int as;             /* whose view */
    bool as_all, start; /* nothing is hidden; include the picture before the first step */
};

enum { STEPS_MAX = 64 };

/* view_steps: what each entry changed in the picture, and what the log says of it. */
void view_steps(const struct table *t, const struct view_steps *want, struct json *j);

/* view_turns: the first entry of each turn, and how the score was then. */
void view_turns(const struct table *t, struct json *j);

/* hint_json adds an action as the legal list has it: its notation and how to offer it. */
void hint_json(const struct hint *h, const char *words, struct json *j);

/* thinking_json adds "thinking": which computer player is at work, or null. */
void thinking_json(const struct table *t, struct json *j);

/* chat_json adds what was said after `after` and where older talk begins; if that is more than a page,
 * the last page. */
void chat_json(const struct table *t, uint32_t after, struct json *j);

/* view_log, view_chat: the page of the log, or of the talk, before this seq. */
void view_log(const struct table *t, unsigned you, int as, uint32_t before, struct json *j);
void view_chat(const struct table *t, uint32_t before, struct json *j);

#endif
