/* notes.h - what is said about kit and abilities while a warband is put together: numbers, deeds, and
 * what is left to the players. An article is an index of the list. */
#ifndef ROSTER_NOTES_H
#define ROSTER_NOTES_H

#include "base/text.h"
#include "games/trench_crusade/warband/warband.h"

enum saying { FACTS, DOES, LEFT, SAYINGS };

struct notes {
    struct text said[SAYINGS];             /* about all articles, one after the other */
    size_t at[TC_LIST_ARTICLES][SAYINGS];  /* where that of an article begins; 0: nowhere */
    int armour[TC_LIST_ARTICLES];          /* what it gives its bearer */
    const char *picture[TC_LIST_ARTICLES]; /* of a weapon that tells who bears it, or NULL */
};

/* notes_read: about the articles of a list. The caller releases them. */
struct notes *notes_read(const struct content *content, const struct tc_list *list);
void notes_release(struct notes *notes);

/* notes_armour: the Armour of a model with all that it wears (TC-10.3). */
int notes_armour(const struct notes *notes, const struct tc_case *c);

/* notes_say: a saying about an article, or "". It lives as long as the notes. */
const char *notes_say(const struct notes *notes, int article, enum saying saying);

#endif
