/* story.h - a match in sentences: headings by turn and phase, moves, dice, what came of them, all
 * as certain eyes may see it (a seat, SEAT_NONE, or EYES_ALL of snapshot.h). */
#ifndef CLI_STORY_H
#define CLI_STORY_H

#include "cli/snapshot.h"

/* story_events adds a line for each event these eyes may see, after `indent`. For EYES_ALL private
 * news is marked with the sides it was for: "[red] Red section packs 2 rounds." */
void story_events(struct rules r, const struct events *events, int eyes, const char *indent,
                  struct text *out);

/* story_heading: "Turn 3 of 8, Fire", for a position. */
void story_heading(struct rules r, const void *state, int eyes, struct text *out);

/* story_entry: entry i in words, "Red section: march" or "Dice: 4 2", given the state before it and
 * what came of it. Notation and faces could give secrets away: only eyes that may know them see
 * them. */
void story_entry(const struct match *m, const void *before, int i, int eyes,
                 const struct events *events, struct text *out);

/* A walk through a match that has been played. */
struct story {
    const struct match *match;
    int eyes, next;       /* the entry that story_next will play */
    void *before, *state; /* around the entry played last */
    struct events events; /* of that entry */
    char heading[120];
};

/* story_open begins before the first entry; the match must outlive the story. story_next plays the
 * next entry, false at the end. story_close frees it. */
void story_open(struct story *s, const struct match *m, int eyes);
bool story_next(struct story *s);
void story_close(struct story *s);

/* story_tell writes the entry played last: its heading if that is new, its line, its events. */
void story_tell(struct story *s, struct text *out);

/* story_result: one sentence on who won, or whose move it is. */
void story_result(const struct match *m, struct text *out);

#endif
