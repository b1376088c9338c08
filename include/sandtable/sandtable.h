/* sandtable.h - libsandtable: play any of the games from a program of your own.
 *
 *     #include <sandtable/sandtable.h>        cc bot.c $(pkg-config --cflags --libs sandtable)
 *
 *     struct sandtable *t = sandtable_open("trench-warfare", NULL, 42, &error);
 *     while (!sandtable_is_over(t)) {
 *         if (sandtable_to_move(t) == SANDTABLE_DICE)
 *             sandtable_roll(t, &error);
 *         else
 *             sandtable_play(t, sandtable_legal_text(t, 0), &error);
 *     }
 *
 * A struct sandtable is one match. Seats are numbered from 0; actions are texts in the game's
 * notation. Texts that a function returns belong to the match and stay valid until the next call
 * with it that returns one. Functions that can fail return 0, or -1 and leave one sentence in
 * *error (which may be NULL). One match is used by one thread at a time; different matches, copies
 * included, by any.
 *
 * This interface is stable: functions are added, never changed, while SANDTABLE_INTERFACE stays. */
#ifndef SANDTABLE_SANDTABLE_H
#define SANDTABLE_SANDTABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define SANDTABLE_INTERFACE 1
#define SANDTABLE_API __attribute__((visibility("default")))

enum {
    SANDTABLE_DICE = -1,      /* to_move: dice are due */
    SANDTABLE_NOBODY = -2,    /* to_move: the game is over */
    SANDTABLE_SPECTATOR = -2, /* observe, scene: somebody at no seat */
    SANDTABLE_SEATS = 4,
    SANDTABLE_FACES = 32, /* no more dice are ever thrown at once */
};

struct sandtable;

struct sandtable_error {
    char text[320];
};

/* --- what there is --- */

SANDTABLE_API const char *sandtable_version(void);
SANDTABLE_API int sandtable_game_count(void);
SANDTABLE_API const char *sandtable_game_id(int i); /* NULL past the last */

/* --- a match --- */

/* Begins a match. scenario NULL: the first one; the seed names all dice. NULL on failure. */
SANDTABLE_API struct sandtable *sandtable_open(const char *game, const char *scenario,
                                               uint64_t seed, struct sandtable_error *error);

/* The same with lines added to the scenario (two rosters, a table), as a record has them after its plus
 * signs. NULL: none. */
SANDTABLE_API struct sandtable *sandtable_open_with(const char *game, const char *scenario,
                                                    const char *added, uint64_t seed,
                                                    struct sandtable_error *error);

/* Goes on from a record, or from a position text. NULL on failure. */
SANDTABLE_API struct sandtable *sandtable_read(const char *text, size_t size,
                                               struct sandtable_error *error);

/* The same match once more, for a search or another thread. */
SANDTABLE_API struct sandtable *sandtable_copy(const struct sandtable *t);
SANDTABLE_API void sandtable_close(struct sandtable *t); /* NULL is allowed */

SANDTABLE_API int sandtable_seats(const struct sandtable *t);
SANDTABLE_API const char *sandtable_side(const struct sandtable *t, int seat); /* "red" */
SANDTABLE_API int sandtable_team(const struct sandtable *t, int seat); /* teams win together */

/* --- looking --- */

/* A seat, SANDTABLE_DICE or SANDTABLE_NOBODY. */
SANDTABLE_API int sandtable_to_move(const struct sandtable *t);
SANDTABLE_API bool sandtable_is_over(const struct sandtable *t);

/* The legal actions of the seat to move; 0 and NULL when no seat is. */
SANDTABLE_API int sandtable_legal_count(struct sandtable *t);
SANDTABLE_API const char *sandtable_legal_text(struct sandtable *t, int i);

/* The dice that are due, and their outcomes: probability = weight / sum of weights. All 0 when none
 * are due. */
SANDTABLE_API void sandtable_dice(const struct sandtable *t, int *count, int *sides);
SANDTABLE_API int sandtable_chance_count(struct sandtable *t);
SANDTABLE_API uint64_t sandtable_chance_weight(struct sandtable *t, int i);

/* The standing of every seat from -1 to 1; once the game is over, the result. */
SANDTABLE_API void sandtable_returns(const struct sandtable *t, double out[SANDTABLE_SEATS]);

/* What a seat may know: as a position text, and as JSON {"board":..,"scene":..} for drawing. */
SANDTABLE_API const char *sandtable_observe(struct sandtable *t, int seat);
SANDTABLE_API const char *sandtable_scene(struct sandtable *t, int seat);

/* What pointing at the places "X,Y;X,Y" (scene units) with a piece ("": any) means for the seat to
 * move, as JSON: {"legal":true,"action":..,"label":..,"cost":..,"scene":..}, or {"legal":false,
 * "error":..,"clause":..}. NULL when no seat is to move or the places cannot be read. */
SANDTABLE_API const char *sandtable_propose(struct sandtable *t, const char *piece,
                                            const char *places, struct sandtable_error *error);

/* Everything, secrets included. */
SANDTABLE_API const char *sandtable_position(struct sandtable *t);
SANDTABLE_API const char *sandtable_record(struct sandtable *t);

/* Equal positions have equal hashes. */
SANDTABLE_API uint64_t sandtable_hash(const struct sandtable *t);

/* --- playing --- */

/* The seat to move decides, in notation or by the number of a legal action. */
SANDTABLE_API int sandtable_play(struct sandtable *t, const char *action,
                                 struct sandtable_error *error);
SANDTABLE_API int sandtable_play_number(struct sandtable *t, int i, struct sandtable_error *error);

/* The dice fall: as the seed says; showing these faces; or so that outcome i comes. */
SANDTABLE_API int sandtable_roll(struct sandtable *t, struct sandtable_error *error);
SANDTABLE_API int sandtable_give(struct sandtable *t, const unsigned char *faces, int count,
                                 struct sandtable_error *error);
SANDTABLE_API int sandtable_outcome(struct sandtable *t, int i, struct sandtable_error *error);

/* Takes the last decision or roll back. Faces that sandtable_roll drew are not drawn again: the next
 * roll is a new one. Outcomes and faces that were chosen use nothing up. */
SANDTABLE_API int sandtable_undo(struct sandtable *t, struct sandtable_error *error);

#ifdef __cplusplus
}
#endif

#endif
