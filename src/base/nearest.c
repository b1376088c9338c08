/* nearest.c - the edit distance between words, with swapped neighbours counted once. */
#include "base/nearest.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "base/data.h"

enum { LETTERS = 39, FAR = 1000 };

struct nearest nearest_to(const char *word)
{
    return (struct nearest){ .word = word, .distance = FAR };
}

static int least(int a, int b)
{
    return a < b ? a : b;
}

static bool same(char a, char b)
{
    return tolower((unsigned char)a) == tolower((unsigned char)b);
}

/* distance: fills a table over all prefixes of both words. */
static int distance(const char *a, const char *b)
{
    int table[LETTERS + 1][LETTERS + 1], rows = (int)strlen(a), columns = (int)strlen(b);

    EXPECT(rows <= LETTERS && columns <= LETTERS);
    for (int i = 0; i <= rows; i++)
        for (int k = 0; k <= columns; k++) {
            if (!i || !k) {
                table[i][k] = i + k;
                continue;
            }
            int best = table[i - 1][k - 1] + !same(a[i - 1], b[k - 1]);

            best = least(best, least(table[i - 1][k], table[i][k - 1]) + 1);
            if (i > 1 && k > 1 && same(a[i - 1], b[k - 2]) && same(a[i - 2], b[k - 1]))
                best = least(best, table[i - 2][k - 2] + 1);
            table[i][k] = best;
        }
    return table[rows][columns];
}

void nearest_try(struct nearest *n, const char *known)
{
    if (strlen(n->word) > LETTERS || strlen(known) > LETTERS || !known[0])
        return;
    int d = distance(n->word, known);
    if (d >= n->distance)
        return;
    n->distance = d;
    snprintf(n->found, sizeof n->found, "%s", known);
}

void nearest_list(struct nearest *n, const char *list)
{
    char known[LETTERS + 1];

    for (const char *p = list; p; p = strchr(p, '|') ? strchr(p, '|') + 1 : NULL) {
        choice_name(p, 0, known, sizeof known);
        nearest_try(n, known);
    }
}

/* Up to a third of the letters may be wrong, at most two, but never a whole short word. */
const char *nearest_hint(struct nearest *n)
{
    int allowed = least(((int)strlen(n->word) + 2) / 3, 2);

    if (n->distance > allowed || n->distance >= (int)strlen(n->found))
        return "";
    snprintf(n->hint, sizeof n->hint, "; did you mean %s?", n->found);
    return n->hint;
}
