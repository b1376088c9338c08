/* nearest.h - finds the known word that a misspelt one probably means. */
#ifndef BASE_NEAREST_H
#define BASE_NEAREST_H

struct nearest {
    const char *word;
    int distance; /* letters to change, add, drop or swap to get from `word` to `found` */
    char found[40];
    char hint[64];
};

/* nearest_to starts with the unknown word, which must outlive the search. nearest_try offers one
 * known word, nearest_list all of "a|b|c". */
struct nearest nearest_to(const char *word);
void nearest_try(struct nearest *n, const char *known);
void nearest_list(struct nearest *n, const char *list);

/* nearest_hint: "; did you mean wall?", or "" when nothing known is close. */
const char *nearest_hint(struct nearest *n);

#endif
