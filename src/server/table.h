/* table.h - a match as the server keeps it: who sits where, what was played, said and agreed.
 *
 * A table is nothing but its log replayed: table_apply is the only way anything changes, in play as
 * in loading. It knows neither sockets nor the store. The lines:
 *
 *     seat SIDE open | person NAME | computer LEVEL     who decides for this seat from now on
 *     name SIDE NAME
 *     nonce SIDE WORD                                   what the seat adds to the dice
 *     play SIDE NOTATION
 *     standing SIDE ORDERS                              its secret; see core/standing.h
 *     answer SIDE NOTATION                              a decision that its standing orders made
 *     dice FACES          dice! FACES                   drawn from the match's dice; entered by hand
 *     rewind COUNT SIDE                                 back to COUNT decisions and rolls
 *     resign SIDE         timeout SIDE
 *     draw SIDE yes|no    takeback SIDE yes|no          offer or agree; decline or withdraw
 *     chat SIDE|- WORDS
 *     rematch ID */
#ifndef SERVER_TABLE_H
#define SERVER_TABLE_H

#include "core/match.h"
#include "core/standing.h"
#include "store/store.h"

enum { NAME_BYTES = 48, CHAT_BYTES = 2000, TABLE_LINES_MAX = 100000, TABLE_TOKENS_MAX = 24 };

enum who { WHO_NOBODY, WHO_OPEN, WHO_PERSON, WHO_COMPUTER }; /* nobody: not yet set up */
enum token_kind { TOKEN_SEAT, TOKEN_SPECTATOR, TOKEN_INVITE };
enum log_kind { LOG_PLAY, LOG_DICE, LOG_NOTE, LOG_CHAT };

struct seat {
    enum who who;
    char level[16]; /* of a computer */
    bool resigned;
    bool nonce_given;
    struct standing standing; /* nobody else's business */
    uint32_t orders;          /* how often they were given */
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

/* Most lines of a log say nothing of their own, so words have a list to themselves. */
struct said {
    char *text;
    int64_t at;
};

/* A rewind makes lines vanish: readers who have seen `seq` or more keep those up to `keep`. */
struct cut {
    uint32_t seq, keep;
};

struct offer {
    int by; /* seat, or SEAT_NONE when nothing is offered */
    unsigned agreed;
    int entry; /* takeback: rewind to here */
};

/* The times in which the server was down, oldest first: nobody's clock runs then. */
struct pauses {
    struct store_pause *at;
    int count;
};

struct request;
struct listener;
struct job;

struct table {
    struct store_head head;
    struct match *match;         /* its scenario is borrowed from the server */
    const struct pauses *pauses; /* the server's */
    struct seat seat[SEATS_MAX];
    uint32_t stored;  /* number of the last line of the log */
    uint32_t seq;     /* the same as everybody may know it: orders given in secret do not count */
    uint32_t decided; /* of the last line that changed the position or whether it goes on */

    struct log_line *line;
    int lines, line_room;
    struct said *said;
    int saids;
    struct event *event;
    int events, event_room;
    struct cut *cut;
    int cuts;

    struct offer draw, takeback;
    unsigned winners;               /* bit i: seat i; 0 when drawn */
    int64_t left[SEATS_MAX], since; /* clocks: ms left; since when the mover's runs (0: not) */
    int64_t arisen;                 /* when the present position did */
    int64_t took[SEATS_MAX];        /* ms a seat has taken for its decisions so far */
    char rematch[STORE_ID_MAX + 1];
    int last_seat; /* that decided last; SEAT_NONE */
    bool rolled;   /* some dice fell, even if they were taken back */

    struct store_token token[TABLE_TOKENS_MAX];
    int tokens;

    /* What the server hangs on a table. */
    bool busy;                 /* lines are on their way to the store: nobody may look */
    bool card_stale;           /* what the lobby shows has changed */
    bool stuck;                /* the computer has no answer for it */
    bool verified;             /* over, and its record was proved */
    int thinking;              /* seat a worker thinks for; SEAT_NONE */
    uint32_t asked;            /* seq of that question */
    int64_t asked_at;          /* when it was put */
    int budget;                /* ms it may take; 0: it is not measured in time */
    struct job *heard;         /* its answer, while the table is busy */
    struct request *answering; /* their answers tell of lines that are on their way */
    struct request *waiting, **last_waiting; /* not looked at yet, in the order they came */
    struct listener *listeners;
    int online[SEATS_MAX], watchers;
    bool presence_stale; /* somebody came or went since the others were told */
    int64_t used;        /* when somebody last asked for it */
    struct table *next;
};

/* table_new takes over the match. */
struct table *table_new(const struct store_head *head, struct match *match,
                        const struct pauses *pauses);
void table_free(struct table *t);

/* table_apply: 0; or -1 and a sentence, and nothing has changed. */
int table_apply(struct table *t, struct store_line line, struct error *err);

/* table_over: by the rules or otherwise. */
static inline bool table_over(const struct table *t)
{
    return match_to_move(t->match) == SEAT_NONE;
}

/* table_sees_all: may whoever holds these seats know everything there is to know? */
bool table_sees_all(const struct table *t, unsigned you);

/* table_viewpoint: as which seat a holder of these seats looks: the wanted one if it is his, else
 * the mover, the one that decided last, the first. SEAT_NONE for spectators. */
int table_viewpoint(const struct table *t, unsigned you, int wanted);

/* table_orders: a number that differs when standing orders of these seats were given since. */
uint32_t table_orders(const struct table *t, unsigned you);

/* table_log_after: up to which seq the lines are still good for someone who has seen `seen`. */
uint32_t table_log_after(const struct table *t, uint32_t seen);

/* table_persons: seats that persons decide for and have not given up. */
unsigned table_persons(const struct table *t);

/* table_undo_point: to how many entries a holder of these seats may go back by himself, or -1.
 * table_takeback_point: the same for what he may ask the others for. */
int table_undo_point(const struct table *t, unsigned you);
int table_takeback_point(const struct table *t, unsigned you, int *seat);

/* table_time_left: of a seat at this moment; the clock of the mover is running. */
int64_t table_time_left(const struct table *t, int seat, int64_t now);

/* table_token: the place of this hash, or -1; looks at all of them whatever it finds. */
int table_token(const struct table *t, const uint8_t hash[STORE_HASH]);

/* table_put_token: adds or replaces. -1 when there is no room. */
int table_put_token(struct table *t, const struct store_token *token);

const char *seat_title(const struct table *t, int seat);

#endif
