/* snapshot.h - a record or a position at one moment, as certain eyes see it. */
#ifndef CLI_SNAPSHOT_H
#define CLI_SNAPSHOT_H

#include "cli/cli.h"
#include "core/scene.h"

enum { EYES_ALL = -3 }; /* beside a seat and SEAT_NONE: the owner of a record knows everything */

struct snapshot {
    struct match *match; /* rewound to that moment */
    int at, entries;     /* the moment, and how long the whole record is */
    int eyes;
    void *view; /* the position as those eyes see it */
};

/* snapshot_open: the record named by argument 0, at --at N, seen by --as SIDE; a flag that the verb
 * does not have counts as not given. 0, or -1 and a sentence. */
int snapshot_open(const struct cli *cli, struct snapshot *s, struct error *err);

/* snapshot_of: the same for a match in hand, which the snapshot owns from here on, also on failure.
 */
int snapshot_of(const struct cli *cli, struct match *m, struct snapshot *s, struct error *err);

/* snapshot_close frees the match and the view. */
void snapshot_close(struct snapshot *s);

/* snapshot_scene: the scene for these eyes; scene_release it. */
void snapshot_scene(const struct snapshot *s, struct scene *out);

#endif
