/* match.h - one game being played: seats, state, log of decisions and rolls, dice.
 *
 * The log is the truth: the state is always the log replayed from the start. */
#ifndef CORE_MATCH_H
#define CORE_MATCH_H

#include <stdatomic.h>

#include "core/fairdice.h"
#include "core/rules.h"
#include "core/scenario.h"

struct entry {
    struct action action;
    int8_t seat; /* SEAT_CHANCE for a roll */
    uint8_t face_count, sides;
    bool given;          /* the faces were entered by hand, not drawn from the match's dice */
    bool reveals;        /* somebody learned a secret or saw dice: undo stops here */
    uint32_t counted;    /* bit i: the result rests on die i */
    uint32_t first_face; /* into match.face */
};

/* How a match ended; see verdict.h. */
enum verdict {
    VERDICT_NONE, /* it goes on */
    VERDICT_RESIGNATION,
    VERDICT_TIME,
    VERDICT_AGREEMENT,
    VERDICT_ADJUDICATION,
    VERDICT_RULES, /* what match_verdict says where nobody had to give one */
};

struct match {
    struct rules rules;
    struct scenario *scn; /* the same as rules.scn; owned, together with copies, unless borrowed */
    atomic_int *owners;   /* how many copies share scn */
    bool borrowed;        /* whoever shares one scenario among matches sets this and frees it */
    void *start, *state;
    bool from_start; /* start is the scenario's own first position */
    struct fairdice dice;
    char seat_name[SEATS_MAX][64]; /* "Anna", "computer normal"; may be empty */
    int count, room;
    struct entry *entry;
    uint8_t *face; /* of all rolls, one after the other */
    int faces, face_room;
    int rolls;              /* rolls in the log so far: the number of the next one */
    struct events events;   /* of the entry applied last */
    enum verdict verdict;   /* how it ended otherwise than by the rules, or VERDICT_NONE */
    int awarded[SEATS_MAX]; /* with a verdict: the result, in thousandths */
};

/* match_new takes ownership of scn. `position` is copied; NULL: the scenario's start. */
struct match *match_new(const struct game *game, struct scenario *scn, const void *position,
                        struct fairdice dice);
void match_free(struct match *m);

/* match_copy: the same match once more; the scenario is shared, so that copies may go their own
 * ways on different threads. */
struct match *match_copy(const struct match *m);

/* match_name_seat: who sits there, in words that a record can hold (quotation marks and control
 * characters become blanks, the rest is cut to fit). */
void match_name_seat(struct match *m, int seat, const char *words);

/* match_to_move: a seat, SEAT_CHANCE, or SEAT_NONE when it is over, by the rules or a verdict. */
static inline int match_to_move(const struct match *m)
{
    return m->verdict ? SEAT_NONE : rules_to_move(m->rules, m->state);
}

/* match_play: `seat` makes the decision written in notation. 0; or -1, and why says what is wrong
 * (clause is empty when it is not the rules that refuse: wrong seat, unreadable notation). */
int match_play(struct match *m, int seat, const char *words, struct refusal *why);

/* match_act: the same with an action in hand. */
int match_act(struct match *m, int seat, const struct action *action, struct refusal *why);

/* match_parse: notation to action for the position on the table. */
int match_parse(const struct match *m, const char *words, struct action *out, struct refusal *why);

/* match_roll throws the dice that are due (BUG when none are, or when dice are given by hand). */
void match_roll(struct match *m);

/* match_throw: the dice that are due show these faces: drawn from the match's dice by the caller,
 * or `given` by hand. */
int match_throw(struct match *m, const uint8_t *faces, int count, bool given, struct error *err);

/* match_rewind goes back to the position after the first `count` entries. */
void match_rewind(struct match *m, int count);

/* match_undo_point: to how many entries `seat` may rewind to take back its last decision, or -1.
 * Undo stops at dice, secrets and decisions of other seats; not when `alone` (one person holds
 * every seat): then the last decision of anyone can be taken back. */
int match_undo_point(const struct match *m, int seat, bool alone);

/* match_entry_text: entry i as it stands in a record, given the state before it. */
void match_entry_text(const struct match *m, const void *before, int i, struct text *out);

/* match_faces: the faces of a roll, face_count of them. */
static inline const uint8_t *match_faces(const struct match *m, const struct entry *e)
{
    EXPECT((int)e->first_face + e->face_count <= m->faces);
    return m->face + e->first_face;
}

uint64_t match_hash(const struct match *m); /* of the state */

#endif
