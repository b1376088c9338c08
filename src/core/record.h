/* record.h - the record file: save, replay, bug report and test fixture in one readable text.
 *
 *     sandtable-record 3
 *     by sandtable 0.1.0
 *     game drill
 *     rules 1
 *     scenario two
 *     data NAME HASH            what the scenario was made from; sources.h also has `file`
 *     option NAME VALUE
 *     + LINE                    added to the scenario's file: added.h
 *     seat red "Anna"
 *     position 1                the version of the position text behind the check digits
 *     dice seeded 42 | dice given | dice sealed COMMITMENT MATCH
 *     nonce red WORD [from N]   N: the first roll it counts for, if not the first of all
 *     | ...                     a position to start from, if it is not the scenario's own
 *     moves
 *     1 red move 3 ~a1b2        number, side, notation, four digits of the hash of the position
 *                               after it, as text
 *     2 dice d6 4 2 ~09fe       a roll of six-sided dice; `dice!`: faces that were entered by hand
 *     taken-back 1              a roll fell here and was taken back; its number is not used again
 *     result red 1000 blue -1000      then "by resignation", time, agreement or adjudication
 *                               if it was not the rules that ended the match
 *     secret HEX                sealed dice: once the game is over
 *     state 0123456789abcdef
 *     sum HEX                   BLAKE2b-256 of everything above
 *
 * Blank lines and # comments are allowed anywhere. The tags, result, state and sum lines may be
 * missing in a record written by hand; only a record that has them can be verified.
 *
 * Format 2 did not name the sides of dice, and knew neither rolls that were taken back (going back
 * brought the same faces again) nor nonces that came later. In format 1 the digits came from the
 * state's bytes as well: they are skipped, and everything else is checked. Digits of another version
 * of the position text are skipped too. */
#ifndef CORE_RECORD_H
#define CORE_RECORD_H

#include "core/match.h"

enum { RECORD_FORMAT = 3, RECORD_BYTES_MAX = 8 << 20, RECORD_ENTRIES_MAX = 200000 };

/* What the record of a match in progress may reveal. */
enum record_scope {
    RECORD_WHOLE,  /* everything, sealed secret included: the owner's save file */
    RECORD_PUBLIC, /* the secret only when the game is over: what a table hands out */
};

/* record_write writes the whole record file. */
void record_write(const struct match *m, enum record_scope scope, struct text *out);

/* record_write_for: what one seat (SEAT_NONE: a spectator) may keep. Of a finished game that is the
 * whole record; of one in progress, the events the seat could see and the position as it sees it, to
 * be read but not played on: no moves of others, no dice to come, no hash of what it must not know.
 *
 *     sandtable-view 1
 *     game, rules, scenario, option, seat lines as in a record
 *     eyes red
 *     # Red section marches to post 1.
 *     | section blue 0 0 ?
 */
void record_write_for(const struct match *m, int seat, struct text *out);

/* record_hash: of the position's text, which is written into `room`. The check digits are taken from
 * it. Unlike match_hash it does not depend on the layout of a state. */
uint64_t record_hash(struct rules r, const void *state, struct text *room);

/* record_read replays a record; every action is checked. NULL and "file:line: reason" on failure.
 * The scenario is made from the data files of the time, if they can be found (sources.h). */
struct match *record_read(const struct library *library, const char *name, const char *text,
                          size_t size, struct error *err);

/* record_verify: the same, and every die, the result, the closing hash and the sum must be there and
 * correct. `remarks` (may be NULL) gets one line for each thing that could not be compared. */
struct match *record_verify(const struct library *library, const char *name, const char *text,
                            size_t size, struct text *remarks, struct error *err);

/* record_open reads a record, or a position text (it begins with `game`): then a match in which
 * nothing has been played and dice are entered by hand. NULL and a sentence on failure. */
struct match *record_open(const struct library *library, const char *name, const char *text,
                          size_t size, struct error *err);

/* record_begins: does this text begin like a record? The rest may be anything. */
bool record_begins(const char *text, size_t size);

#endif
