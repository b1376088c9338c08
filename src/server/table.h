/* table.h - a match as the server keeps it: who sits where, what was played, said and agreed.
 *
 * A table is its log, replayed: table_apply is the only way to change it, in play as in loading. It
 * knows neither sockets nor the store. The lines:
 *
 *     seat SIDE open | person NAME | computer LEVEL     who decides for this seat from now on
 *     name SIDE NAME
 *     nonce SIDE WORD                                   what the seat adds to the dice from now on
 *     play SIDE NOTATION
 *     standing SIDE ORDERS                              its secret; see core/standing.h
 *     answer SIDE NOTATION                              a decision that its standing orders made
 *     dice FACES          dice! FACES                   drawn from the match's dice; entered by hand
 *     back COUNT SIDE                                   back to COUNT decisions and rolls
 *     rewind COUNT SIDE                                 the same in older logs, where the dice that
 *                                                       were taken back fell again
 *     resign SIDE         timeout SIDE
 *     draw SIDE yes|no    takeback SIDE yes|no          offer or agree; decline or withdraw
 *     chat SIDE|- WORDS
 *     mute SIDE|- on|off                                by the host; - are the spectators
 *     out SIDE|- open | computer LEVEL                  the host puts whoever sits there out
 *     clock add SECONDS | each                          how the clocks go (struct timing)
 *     rematch ID */
#ifndef SERVER_TABLE_H
#define SERVER_TABLE_H

#include "ai/account.h"
#include "base/json.h"
#include "core/match.h"
#include "core/standing.h"
#include "store/store.h"

enum { NAME_BYTES = 48, CHAT_BYTES = 2000, TABLE_ENTRIES_MAX = 50000, TABLE_TOKENS_MAX = 1000 };

enum {
    DAY_MINUTES = 24 * 60,
    CLOCK_MINUTES_MAX = 365 * DAY_MINUTES,
    CLOCK_ADD_MAX = 3600,
    CLOCK_DAYS_MAX = 60
};

enum who { WHO_NOBODY, WHO_OPEN, WHO_PERSON, WHO_COMPUTER }; /* nobody: not yet set up */
enum { SPECTATORS = SEATS_MAX };                             /* their bit in table.muted */
enum token_kind {
    TOKEN_GONE = -1, /* its place is free */
    TOKEN_SEAT,
    TOKEN_SPECTATOR,
    TOKEN_INVITE, /* may look and take an open seat: one of its own, or any that is not kept */
    TOKEN_HOST,   /* of whoever set up the table: may look, and look after it (api_host.c) */
    TOKEN_LEFT,   /* held a seat once; may look */
};
enum log_kind { LOG_PLAY, LOG_DICE, LOG_NOTE, LOG_CHAT };

/* What people may add to a log without playing on: each seat has so much of every kind, and the
 * spectators together have some to say too (table_share). Play itself, dice, resignations and
 * time-outs have no such limit, so that a match can always go on and end. */
enum share {
    SHARE_NAMES,
    SHARE_ORDERS,
    SHARE_OFFERS,
    SHARE_HANDS,
    SHARE_TALK,
    SHARE_BACK,
    SHARE_HOST,
    SHARES
};

struct seat {
    enum who who;
    char level[16];              /* of a computer */
    bool resigned;               /* gave up or ran out of time, for good */
    enum who was;                /* before it resigned, for a rematch: open or a person */
    char person[NAME_BYTES + 1]; /* and their name */
    uint32_t used[SHARES];
    struct standing standing; /* the seat's secret */
    uint32_t orders;          /* how many times they were given */
};

struct log_line {
    uint32_t seq;
    int32_t entry; /* entries of the match with this one; -1 for notes and chat */
    uint8_t kind;
    int8_t seat;
    uint16_t events;
    uint32_t first_event;
    uint32_t took; /* decisions: ms since it was to be made; 0 for the first of a match */
    int32_t said;  /* notes and chat: their place in table.said; -1 */
};

/* Most lines of a log have no text of their own, so texts have a list to themselves. */
struct said {
    char *text;
    int64_t at;
};

/* A rewind removes lines: readers that had seen more than `keep` before `seq` forget the rest. */
struct cut {
    uint32_t seq, keep;
};

struct offer {
    int by; /* seat, or SEAT_NONE when nothing is offered */
    unsigned agreed;
    int entry; /* takeback: rewind to here */
};

/* How the clocks of a match go, beside the minutes that its head gives each seat. The move passes when
 * another seat than before is to decide. */
struct timing {
    int add;   /* seconds that a seat gains whenever the move passes to it */
    bool each; /* the minutes are for a move: a seat has all of them whenever it passes to it */
};

/* The times in which the server was down, oldest first: nobody's clock runs then. */
struct pauses {
    struct store_pause *at;
    int count;
};

struct request;
struct listener;
struct round;
struct job;

struct table {
    struct store_head head;
    struct match *match;         /* its scenario is borrowed from the server */
    const struct pauses *pauses; /* the server's */
    struct seat seat[SEATS_MAX];
    uint32_t others[SHARES]; /* used by nobody's seat: spectators and the host */
    unsigned muted;          /* seats that may not talk, as bits, and SPECTATORS */
    uint32_t stored;         /* number of the last line of the log */
    uint32_t seq;            /* the same without secret orders, so that everybody may know it */
    uint32_t decided;        /* seq of the last line that changed the position or ended the match */

    struct log_line *line;
    int lines, line_room;
    struct said *said;
    int saids;
    struct event *event;
    int events, event_room;
    struct cut *cut;
    int cuts;

    struct offer draw, takeback;
    unsigned winners; /* bit i: seat i; 0 when drawn */
    struct timing timing;
    int64_t left[SEATS_MAX], since; /* clocks: ms left; when the mover's started, 0 while stopped */
    int on_move;                    /* the seat that the move passed to last; SEAT_NONE */
    unsigned has_decided;           /* seats that have decided something, as bits */
    int64_t arisen;                 /* when the present position came about */
    int64_t took[SEATS_MAX];        /* ms a seat has taken for its decisions so far */
    int64_t opened;                 /* when a seat was last left open */
    char rematch[STORE_ID_MAX + 1];
    int last_seat; /* the seat that decided last; SEAT_NONE */

    struct store_token *token;
    int tokens; /* with those that are gone */

    /* What the server keeps with a table. */
    bool busy;                  /* lines are on their way to the store: nobody may look */
    const struct round *round;  /* ... in this round */
    bool card_stale;            /* what the lobby shows has changed */
    bool stuck;                 /* the computer has no answer for it */
    bool verified;              /* over, and its record has been verified */
    uint64_t address;           /* of the player who asked last, or of who made or watches it */
    struct job *question;       /* what the computer is asked, until it is answered */
    uint32_t asked;             /* seq of the decision it is about */
    struct job *ahead;          /* the computer thinks on a person's time .. */
    uint32_t mused;             /* .. as it did last at the decision before this seq */
    int thinking;               /* seat the computer thinks for; SEAT_NONE */
    char reason[ACCOUNT_BYTES]; /* why it decided as it did last; empty: none is known .. */
    int reasoned;               /* .. and for which seat */
    int64_t asked_at;           /* since when .. */
    int budget;                 /* .. and ms it may take; 0: not limited by time */
    bool hurried;               /* less than its level would, since the computer is busy */
    uint32_t thoughts;          /* changes with any of these four */
    struct request *answering;  /* answered once their lines are saved */
    struct request *waiting, **last_waiting; /* not handled yet, in the order they came */
    struct listener *listeners;
    int online[SEATS_MAX], watchers;
    bool presence_stale; /* somebody came or went since the last news */
    int64_t used;        /* when somebody last asked for it */
    struct table *next;
};

/* table_new takes over the match; `pauses` must outlive the table. table_free: NULL is allowed. */
struct table *table_new(const struct store_head *head, struct match *match,
                        const struct pauses *pauses);
void table_free(struct table *t);

/* table_apply plays the next line of the log. 0; or -1 and a sentence, and nothing has changed. */
int table_apply(struct table *t, struct store_line line, struct error *err);

/* table_share: may this line still be added, or has the seat used up its share of such lines? 0, or
 * -1 and a sentence. Ask before table_apply, for new lines only: what is in a log stays there. */
int table_share(const struct table *t, const char *line, struct error *err);

/* table_over: has the match ended, by the rules or otherwise? */
static inline bool table_over(const struct table *t)
{
    return match_to_move(t->match) == SEAT_NONE;
}

/* table_sees_all: may the holder of these seats know everything? */
bool table_sees_all(const struct table *t, unsigned you);

/* table_viewpoint: the seat through whose eyes the holder of these seats looks: the wanted one
 * if it is one of them, else the mover, the one that decided last, the first. SEAT_NONE: a
 * spectator. */
int table_viewpoint(const struct table *t, unsigned you, int wanted);

/* table_orders: a number that changes whenever one of these seats gives standing orders. */
uint32_t table_orders(const struct table *t, unsigned you);

/* table_log_after: the seq up to which a reader that has seen `seen` may keep its lines. */
uint32_t table_log_after(const struct table *t, uint32_t seen);

/* table_persons: the seats of people who still play, as bits. */
unsigned table_persons(const struct table *t);

/* table_kept: the open seats that are kept for whoever has their invitation, as bits. table_seats_for:
 * the open seats that this token (its place, or -1) lets somebody take. */
unsigned table_kept(const struct table *t);
unsigned table_seats_for(const struct table *t, int token);

/* table_undo_point: how many entries are left if the holder of these seats takes back alone, or -1.
 * table_undo_reaches: may the holder take back everything after this many entries in one go, an order
 * of several actions? table_takeback_point: as table_undo_point, if the others agree; *seat is the one
 * whose decision it was. */
int table_undo_point(const struct table *t, unsigned you);
bool table_undo_reaches(const struct table *t, unsigned you, long entry);
int table_takeback_point(const struct table *t, unsigned you, int *seat);

/* table_time_left: ms on the clock of a seat at this moment. */
int64_t table_time_left(const struct table *t, int seat, int64_t now);

/* table_timing_json adds to an open object how the clocks of a match that has them go: "minutes" and
 * perhaps "add", or "days". */
void table_timing_json(const struct table *t, struct json *j);

/* table_token: the place of this hash, or -1. It always compares all of them, so that its time
 * tells nothing. */
int table_token(const struct table *t, const uint8_t hash[STORE_HASH]);

/* table_put_token adds a token or replaces the one with its hash; TOKEN_GONE removes it. The others
 * keep their places. -1: no room. */
int table_put_token(struct table *t, const struct store_token *token);

/* table_room_for_tokens: can two more be added? */
bool table_room_for_tokens(const struct table *t);

/* seat_title: the side's name; "A spectator" for SEAT_NONE. */
const char *seat_title(const struct table *t, int seat);

#endif
