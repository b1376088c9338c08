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
    bool reveals;        /* someone learned a secret or saw dice: undo stops here */
    uint32_t counted;    /* bit i: die i counts */
    uint32_t first_face; /* into match.face */
    uint32_t roll;       /* of a roll: its number, by which its faces are drawn */
};

/* How a match ended; see verdict.h. */
enum verdict {
    VERDICT_NONE, /* it goes on */
    VERDICT_RESIGNATION,
    VERDICT_TIME,
    VERDICT_AGREEMENT,
    VERDICT_ADJUDICATION,
    VERDICT_RULES, /* what match_verdict says when the rules ended it */
};

struct match {
    struct rules rules;
    struct scenario *scn; /* the same as rules.scn; owned, jointly with copies, unless borrowed */
    atomic_int *owners;   /* how many copies share scn */
    bool borrowed;        /* set by a caller who shares one scenario among matches and frees it */
    void *start, *state;
    bool from_start; /* start is the scenario's own first position */
    struct fairdice dice;
    char seat_name[SEATS_MAX][64]; /* "Anna", "computer normal"; may be empty */
    int count, room;
    struct entry *entry;
    uint8_t *face; /* of all rolls, one after the other */
    int faces, face_room;
    int rolls;              /* the number of the next roll */
    int drawn;              /* the smallest number of which nobody has seen the faces */
    struct events events;   /* of the entry applied last */
    enum verdict verdict;   /* how it ended if not by the rules; else VERDICT_NONE */
    int awarded[SEATS_MAX]; /* with a verdict: the result, in thousandths */
};

/* match_new takes ownership of scn. `position` is copied; NULL: the scenario's start. match_free
 * releases everything; NULL is allowed. */
struct match *match_new(const struct game *game, struct scenario *scn, const void *position,
                        struct fairdice dice);
void match_free(struct match *m);

/* match_copy: an independent copy that only shares the scenario; it may go to another thread. */
struct match *match_copy(const struct match *m);

/* match_name_seat sets the name of the person in a seat, made fit to be shown and for a record
 * (base/plain.h); a long name is cut. */
void match_name_seat(struct match *m, int seat, const char *words);

/* match_to_move: a seat, SEAT_CHANCE, or SEAT_NONE when it is over, by the rules or a verdict. */
static inline int match_to_move(const struct match *m)
{
    return m->verdict ? SEAT_NONE : rules_to_move(m->rules, m->state);
}

/* match_play: `seat` makes the decision written in notation. 0; or -1, and `why` says what is wrong
 * (its clause is empty when the rules are not the reason: wrong seat, unreadable notation). */
int match_play(struct match *m, int seat, const char *words, struct refusal *why);

/* match_act: the same with an action instead of notation. */
int match_act(struct match *m, int seat, const struct action *action, struct refusal *why);

/* match_parse: notation to action for the current position. 0, or -1 and why. */
int match_parse(const struct match *m, const char *words, struct action *out, struct refusal *why);

/* match_roll throws the dice that are due. There must be some, and not dice entered by hand. */
void match_roll(struct match *m);

/* match_throw: the dice that are due show these faces, which the caller has drawn from the match's
 * dice or, if `given`, entered by hand. 0, or -1 and a sentence. */
int match_throw(struct match *m, const uint8_t *faces, int count, bool given, struct error *err);

/* match_rewind goes back to the position after the first `count` entries. Faces that were drawn from
 * the match's dice have been seen, so their numbers are not used again: the next roll is a new one. */
void match_rewind(struct match *m, int count);

/* match_undo_point: how many entries remain if `seat` takes back its last decision, or -1 when it may
 * not. Undo stops at dice, secrets and other seats' decisions. When `alone` (one person plays every
 * seat) it never stops: anyone's last decision can be taken back. */
int match_undo_point(const struct match *m, int seat, bool alone);

/* match_take_rolls: this many rolls were drawn here and taken back; the next number is a later one.
 * 0, or -1 where there are no such numbers. */
int match_take_rolls(struct match *m, int count);

/* match_entry_text: entry i as a record has it, given the state before it. */
void match_entry_text(const struct match *m, const void *before, int i, struct text *out);

/* match_faces: the faces of a roll, face_count of them. match_faces_text adds them: " 4 2". */
static inline const uint8_t *match_faces(const struct match *m, const struct entry *e)
{
    EXPECT((int)e->first_face + e->face_count <= m->faces);
    return m->face + e->first_face;
}
void match_faces_text(const struct match *m, const struct entry *e, struct text *out);

/* match_hash: of the state's bytes. It changes with the layout of states; see record_hash. */
uint64_t match_hash(const struct match *m);

#endif
