/* review_tell.h - a review in words, for people, and as JSON, for the page. */
#ifndef AI_REVIEW_TELL_H
#define AI_REVIEW_TELL_H

#include "ai/review.h"
#include "base/json.h"
#include "core/toll.h"

enum { REVIEW_WORDS = 400 };

/* A turning point, from the match's own story. */
struct review_story {
    int from, entry;         /* the first entry of the move, from 0, and those made after it */
    int seat;                /* whose move it was; SEAT_NONE: nobody's */
    bool dice;               /* most of the swing came with dice .. */
    double odds;             /* .. which would have done the same with this chance */
    char text[REVIEW_WORDS]; /* what happened, a sentence or two */
    char place[24];          /* where: a cell, or on a plane "X,Y" in scene units; "": nowhere */
};

/* review_story: the k-th turning point of a finished review. */
struct review_story review_story(struct review *r, int k);

/* review_most: the seat whose chances a turning point raised most. */
int review_most(const struct review *r, int k);

/* review_method: how the chances were worked out, in one sentence. */
void review_method(const struct review *r, struct text *out);

/* review_json adds to an open object all that a finished review tells. */
void review_json(struct review *r, const struct toll *toll, struct json *j);

#endif
