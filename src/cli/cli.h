/* cli.h - what the verbs of the command line share. One file for each verb, one table of verbs
 * (main.c).
 *
 * Exit status: 0 done, 1 the answer is 'no', 2 the call or its input is wrong, 3 the machine
 * failed, 4 (`replay --verify`) nothing is wrong, but not every die is proved. */
#ifndef CLI_CLI_H
#define CLI_CLI_H

#include "ai/weights.h"
#include "base/json.h"
#include "core/match.h"
#include "core/scenario.h"

enum { EXIT_DONE, EXIT_NO, EXIT_WRONG, EXIT_MACHINE, EXIT_UNPROVED };
enum { CLI_ARGS_MAX = 4096, CLI_FLAGS_MAX = 64 };

struct flag {
    const char *name;  /* "--seed" */
    const char *value; /* "N"; NULL for a switch */
    const char *help;
};

struct cli;
struct odds;
struct odds_line;
struct scene;

struct verb {
    const char *name, *group, *usage, *summary, *example;
    const struct flag
        *flags;      /* those beside --json, --data and --help, up to a NULL name; may be NULL */
    int least, most; /* positional arguments */
    int (*run)(struct cli *cli);
};

/* Weights that a player of the call goes by: cli_level. */
struct own_weights {
    struct own_weights *next;
    double value[WEIGHTS_MAX];
};

struct cli {
    const struct verb *verb;
    struct library library;
    struct own_weights *weights; /* owned */
    bool json;
    int args;
    const char *arg[CLI_ARGS_MAX];
    int flags;
    struct {
        const char *name, *value;
    } flag[CLI_FLAGS_MAX];
};

/* cli_flag: the value of a flag ("" for a switch), or NULL when it was not given; the last one
 * counts. cli_flag_at: the i-th one given under that name, for flags that repeat. */
const char *cli_flag(const struct cli *cli, const char *name);
const char *cli_flag_at(const struct cli *cli, const char *name, int i);

/* cli_number: a flag's whole number in min..max, or `otherwise` when it was not given. 0, or -1 and
 * a sentence. */
int cli_number(const struct cli *cli, const char *name, long min, long max, long otherwise,
               long *value, struct error *err);

/* cli_fail prints "sandtable: <sentence>" to stderr and returns EXIT_WRONG. */
int cli_fail(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* One of the works of a verb that has several: `map check`, `store backup`. least, most: arguments
 * after its name. */
struct cli_work {
    const char *name;
    int least, most;
    int (*run)(struct cli *cli);
};

/* cli_work: runs the work that argument 0 names, up to a NULL name in the list; what does not fit gets
 * the verb's usage. */
int cli_work(struct cli *cli, const struct cli_work *works);

/* cli_settings reads every --option NAME=VALUE; how many, or -1 and a sentence. */
int cli_settings(const struct cli *cli, struct setting setting[OPTIONS_MAX], struct error *err);

/* The flags that add lines to the scenario of a new match (core/added.h). */
#define CLI_ADDED_FLAGS                                                                            \
    { "--with", "[NAME=]FILE",                                                                     \
      "add the lines of FILE to the scenario, as those of NAME (a side); may be repeated" },       \
        { "--add", "LINE", "add this line to the scenario; may be repeated" },                     \
    {                                                                                              \
        "--table", "KIND[:NUMBER]", "lay out a table of this kind, where the game has tables"      \
    }

/* cli_added appends the lines of these flags, for this game and scenario. 0, or -1 and a sentence. */
int cli_added(const struct cli *cli, const struct content *content, const struct game *game,
              const char *scenario, const struct setting *setting, int settings, struct text *added,
              struct error *err);

/* cli_rules loads the game named by argument `at` and the scenario by argument at + 1 (or the
 * first), with the options of --option NAME=VALUE and the lines of CLI_ADDED_FLAGS. 0, or -1 and a
 * sentence; free *scn. */
int cli_rules(const struct cli *cli, int at, const struct game **game, struct scenario **scn,
              struct error *err);

/* cli_rules_for_people: the same for a match with people. */
int cli_rules_for_people(const struct cli *cli, const struct game **game, struct scenario **scn,
                         struct error *err);

/* cli_match reads the record, or the position text, in a file ("-": standard input). NULL and a
 * sentence on failure. */
struct match *cli_match(const struct cli *cli, const char *path, struct error *err);

/* cli_dice: the dice of a new match, seeded by --seed N or sealed with a fresh secret. 0, or -1 and
 * a sentence. */
int cli_dice(const struct cli *cli, struct fairdice *out, struct error *err);

/* cli_say writes a text to stdout and clears it: false if that failed. A terminal gets only what
 * can be seen (base/plain.h), whatever a file has in it; a pipe gets every byte. */
bool cli_say(struct text *out);

/* cli_print writes a finished text to stdout and releases it; EXIT_DONE, or EXIT_MACHINE. */
int cli_print(struct text *out);

/* cli_write: to the file that --output names, or as cli_print does. Releases the text. */
int cli_write(const struct cli *cli, struct text *out);

/* file_read: a whole file of at most `most` bytes, with a NUL after it; mem_free it. NULL and a
 * sentence on failure. file_write writes all of it or nothing, through a temporary file beside
 * it. file_writable: can that be done? For those who work long before they write. */
char *file_read(const char *path, size_t most, size_t *size, struct error *err);
int file_writable(const char *path, struct error *err);
int file_write(const char *path, const char *bytes, size_t size, struct error *err);

/* --- what several verbs read and print --- */

/* cli_mover: the id of the side to decide, "dice" or "nobody". */
const char *cli_mover(const struct match *m);

/* cli_returns adds an object {side: standing by this view} under `key`; 1 is a win. */
void cli_returns(struct json *j, const char *key, const struct match *m, const void *view);

/* cli_legal: the legal actions of the seat to move (none when no seat is); mem_free the list. */
struct action *cli_legal(const struct match *m, int *count);

/* cli_words joins the arguments from `first` on, so that an action at the end needs no quotes. */
void cli_words(const struct cli *cli, int first, char *to, size_t room);

/* cli_scores: one line, "Score: Red section (+) 3; Blue section (-) 1", or nothing. The marks are
 * those of the pieces on the board. */
void cli_scores(const struct scene *scene, const struct scenario *scn, struct text *out);

/* cli_faces reads "4,2,6" or "4 2 6" into at most `most` faces; how many, or -1 and a sentence. */
int cli_faces(const char *words, uint8_t *faces, int most, struct error *err);

/* cli_odds writes odds for people, one result a line, each after `indent`. Results under 0.01 % are
 * only counted; a loss that several results have gets its chance in all. */
void cli_odds(const struct scenario *scn, const struct odds *odds, const char *indent,
              struct text *out);

/* cli_odds_words: a result in words, and who decides next if the attack is not over. */
void cli_odds_words(const struct scenario *scn, const struct odds_line *line, struct text *out);

/* cli_items writes the sum behind an action, one item a line; the parts of an item come before it,
 * indented further. */
void cli_items(const struct hint *hint, struct text *out);

/* cli_save writes the match as a record to --output or, without it, to stdout; an exit status. */
int cli_save(const struct cli *cli, const struct match *m);

/* --- the verbs, one in each file --- */

extern const struct verb verb_apply, verb_check, verb_engine, verb_games, verb_legal, verb_new,
    verb_odds, verb_play, verb_replay, verb_rules, verb_scenarios, verb_show, verb_sight, verb_why;
extern const struct verb verb_bench, verb_ladder, verb_perft, verb_sim, verb_tune, verb_watch;
extern const struct verb verb_export, verb_map, verb_report, verb_roster, verb_serve, verb_store;

#endif
