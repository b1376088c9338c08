/* table.h - what lies on the table: a record or a position, opened for looking at. */
#ifndef CLI_TABLE_H
#define CLI_TABLE_H

#include "cli/cli.h"
#include "core/odds.h"
#include "core/scene.h"

enum { EYES_ALL = -3 }; /* beside a seat and SEAT_NONE: the owner of a record knows everything */

struct table {
    struct match *match;
    int at, entries; /* how far the record is played through, and how long it is */
    int eyes;
    void *view; /* the position on the table as those eyes see it */
};

/* table_open: the record named by argument 0, at --at N, seen by --as SIDE; flags a verb does not
 * have count as not given. 0, or -1 and a sentence. */
int table_open(const struct cli *cli, struct table *t, struct error *err);

/* table_lay: the same for a match in hand, which the table owns from here on, also on failure. */
int table_lay(const struct cli *cli, struct match *m, struct table *t, struct error *err);
void table_close(struct table *t);

/* table_look refreshes the view after the match has moved on. */
void table_look(struct table *t);

/* table_scene: the scene for these eyes; scene_release it. */
void table_scene(const struct table *t, struct scene *out);

/* table_mover: the id of the side to decide, "dice" or "nobody". */
const char *table_mover(const struct match *m);

/* table_returns: an object {side: standing by this view} under `key`, 1 a win. */
void table_returns(struct json *j, const char *key, const struct match *m, const void *view);

/* table_legal: the legal actions of the seat to move (none when no seat is); mem_free the list. */
struct action *table_legal(const struct match *m, int *count);

/* table_words joins the arguments from `first` on: an action that comes last needs no quotes. */
void table_words(const struct cli *cli, int first, char *to, size_t room);

/* table_scores: one line, "Score: Red section (+) 3; Blue section (-) 1", or nothing. The marks are
 * those before the pieces on the board. */
void table_scores(const struct scene *scene, const struct scenario *scn, struct text *out);

/* table_faces reads "4,2,6" or "4 2 6" into at most `most` faces; how many, or -1. */
int table_faces(const char *words, uint8_t *faces, int most, struct error *err);

/* table_odds writes odds for people, one result a line, each behind `indent`. */
void table_odds(const struct odds *odds, const char *indent, struct text *out);

/* table_items writes the sum behind an action, one item a line, the parts of a line before it and
 * further in. */
void table_items(const struct hint *hint, struct text *out);

/* table_save writes the match as a record to --output or, without it, to stdout. */
int table_save(const struct cli *cli, const struct match *m);

/* --- sight.c --- */

/* A question put to the map: the line of sight between two places or, where `to` is NULL, the field
 * of fire of a piece. */
struct look {
    struct rules rules;
    struct view view;
    const char *from, *to;
};

/* look_write: the answer for people, marked on the map. 0, or -1 and a sentence. */
int look_write(const struct look *look, struct text *out, struct error *err);

#endif
