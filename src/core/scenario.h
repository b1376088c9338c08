/* scenario.h - scenario files and position texts, the parts common to all games.
 *
 * A scenario file, data/<game>/scenarios/<id>.txt, has these directives; all others belong to the
 * game:
 *
 *     title "Two sections"
 *     situation "One line of what it is about."
 *     note "A paragraph of history."     may repeat
 *     side red "Red section" [TEAM]      one per seat, in seat order; TEAM defaults to the seat
 *     turns 6
 *     option NAME VALUE
 *
 * Lines that were added to the file (core/added.h) are read after it. A position text is `game`,
 * `scenario`, `option` and `+ ADDED LINE` lines, then the game's own lines. */
#ifndef CORE_SCENARIO_H
#define CORE_SCENARIO_H

#include "core/content.h"
#include "core/game.h"

enum { SCENARIOS_MAX = 64 };

/* The common directives, for games that suggest what an unknown one may mean. */
#define SCENARIO_WORDS "title|situation|note|for-tests|side|turns|option"

/* Everything a program can play: the list of games and the files they read. */
struct library {
    const struct game *const *games; /* ends with NULL */
    const struct content *content;
};

/* library_game: the game with this id, or NULL and a sentence. */
const struct game *library_game(const struct library *library, const char *id, struct error *err);

/* A choice made by the user: option NAME=VALUE. */
struct setting {
    char name[32], value[32];
};

/* scenario_names fills ids (from file names, sorted) and returns how many there are. */
int scenario_names(const struct game *game, const struct content *content,
                   char names[SCENARIOS_MAX][40]);

/* scenario_load reads one scenario (NULL or "": the first) and the lines added to it (NULL: none);
 * free it with scenario_free. */
struct scenario *scenario_load(const struct game *game, const struct content *content,
                               const char *name, const struct setting *settings, int count,
                               const char *added, struct error *err);

/* scenario_compose appends to `added` (a growing text) the lines by which the game fulfils a wish,
 * "table ruins 4711", for this scenario. `rng` decides what the wish leaves open. 0, or -1 and a
 * sentence. */
int scenario_compose(const struct game *game, const struct content *content, const char *name,
                     const struct setting *settings, int count, const char *wish, struct rng *rng,
                     struct text *added, struct error *err);

/* scenario_vet: may a new match have these added lines? 0; or -1 and the first reason why not, all of
 * which `findings` (may be NULL) is told. */
int scenario_vet(const struct game *game, const struct content *content, const char *added,
                 struct findings *findings, struct error *err);

/* scenario_admit: may a match begin with this scenario? 0, or -1 and a sentence with its clause. */
int scenario_admit(const struct game *game, const struct scenario *scn, struct error *err);

/* scenario_parse: as scenario_load from the text in d, for the user's own files. If d->findings collects
 * mistakes, all of them are reported, and the answer is NULL if there was one. scenario_free takes
 * NULL too. */
struct scenario *scenario_parse(const struct game *game, const struct content *content,
                                const char *name, struct data *d, const struct setting *settings,
                                int count, const char *added, struct error *err);
void scenario_free(struct scenario *scn);

/* scenario_seat: the seat whose side id is `name`, or -1. */
int scenario_seat(const struct scenario *scn, const char *name);

/* option_find: the index of an option in game->options, or -1. option_show writes a value's name. */
int option_find(const struct game *game, const char *name);
void option_show(const struct option *option, int value, char *to, size_t room);
/* option_read: the index of an option and the number that `value` (a choice or a number) means, or
 * -1 and a sentence. */
int option_read(const struct game *game, const char *name, const char *value, int *number,
                struct error *err);
/* options_for_people: the settings that a match with people has beside those that its user or its
 * scenario file gives (`option.people`). How many; `out` has room for OPTIONS_MAX. */
int options_for_people(const struct game *game, const struct scenario *scn, struct setting *out);
/* options_write: a line `option NAME VALUE` for each option that was set or is not the default. */
void options_write(const struct game *game, const struct scenario *scn, struct text *out);
/* setting_parse reads "name=value". 0, or -1 and a sentence. */
int setting_parse(const char *word, struct setting *out, struct error *err);

/* position_write: the whole position text. position_read is its inverse: it loads the scenario that
 * the text names (the caller frees it with scenario_free) and allocates *state (mem_free). */
void position_write(const struct game *game, const struct scenario *scn, const void *state,
                    struct text *out);
int position_read(const struct library *library, struct data *d, const struct game **game,
                  struct scenario **scn, void **state, struct error *err);

#endif
