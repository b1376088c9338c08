/* reference.c - the rules reference of a game, clause by clause. */
#include "core/reference.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

const struct content_file *reference_file(const struct content *content, const struct game *game,
                                          struct error *err)
{
    char name[80];

    snprintf(name, sizeof name, "rules/%s.md", game->id);
    const struct content_file *file = content_find(content, name);
    if (!file)
        error_set(err, "%s has no rules reference (%s)", game->title, name);
    return file;
}

struct reference reference_open(const struct content *content, const struct game *game)
{
    const struct content_file *file = reference_file(content, game, NULL);

    return file ? (struct reference){ file->text, file->text + file->size }
                : (struct reference){ NULL, NULL };
}

/* id_length: how many characters at `p` are a clause id, 0 when none: two capitals or more, "-", a
 * digit or a capital, and then letters, digits, "." and "-". */
static size_t id_length(const char *p, const char *end)
{
    const char *q = p;

    while (q < end && isupper((unsigned char)*q))
        q++;
    if (q < p + 2 || q + 1 >= end || q[0] != '-' ||
        (!isdigit((unsigned char)q[1]) && !isupper((unsigned char)q[1])))
        return 0;
    for (q++; q < end && (isalnum((unsigned char)*q) || *q == '.' || *q == '-'); q++)
        ;
    return (size_t)(q - p);
}

static bool is_heading(const char *line, const char *end)
{
    return end - line > 2 && memcmp(line, "**", 2) == 0 && id_length(line + 2, end) > 0;
}

static const char *next_line(const char *line, const char *end)
{
    const char *stop = memchr(line, '\n', (size_t)(end - line));

    return stop ? stop + 1 : end;
}

static const char *find_heading(const char *line, const char *end)
{
    while (line < end && !is_heading(line, end))
        line = next_line(line, end);
    return line;
}

/* body_end: where the clause that begins on `line` stops: the next heading of any kind. */
static const char *body_end(const char *line, const char *end)
{
    do
        line = next_line(line, end);
    while (line < end && *line != '#' && !is_heading(line, end));
    return line;
}

static const char *find_stars(const char *p, const char *end)
{
    while (p + 1 < end && memcmp(p, "**", 2) != 0)
        p++;
    return p + 1 < end ? p : end;
}

/* take_title: what follows the id in the heading, without its brackets. */
static void take_title(struct clause *out, const char *from, const char *to)
{
    while (from < to && (*from == ' ' || *from == '('))
        from++;
    while (to > from && (to[-1] == ' ' || to[-1] == ')' || to[-1] == '.'))
        to--;
    snprintf(out->title, sizeof out->title, "%.*s", (int)(to - from), from);
}

bool reference_next(struct reference *ref, struct clause *out)
{
    const char *line = find_heading(ref->at, ref->end);

    if (line == ref->end)
        return false;
    ref->at = body_end(line, ref->end);
    const char *id = line + 2, *stars = find_stars(id, ref->at);
    size_t length = id_length(id, stars);
    memset(out, 0, sizeof *out);
    snprintf(out->id, sizeof out->id, "%.*s", (int)length, id);
    take_title(out, id + length, stars);
    const char *from = stars < ref->at ? stars + 2 : ref->at, *to = ref->at;
    while (from < to && isspace((unsigned char)*from))
        from++;
    while (to > from && isspace((unsigned char)to[-1]))
        to--;
    out->text = from;
    out->size = (size_t)(to - from);
    return true;
}

/* order: 4A before 4C, 9 before 12: by leading number, then by what follows. */
static int order(const char *a, const char *b)
{
    char *a_rest, *b_rest;
    long x = strtol(a, &a_rest, 10), y = strtol(b, &b_rest, 10);

    return x != y ? (x < y ? -1 : 1) : strcasecmp(a_rest, b_rest);
}

bool clause_covers(const struct clause *clause, const char *id)
{
    const char *dots = strstr(clause->id, "..");

    if (strcasecmp(clause->id, id) == 0)
        return true;
    if (!dots)
        return false;
    char first[32];
    snprintf(first, sizeof first, "%.*s", (int)(dots - clause->id), clause->id);
    size_t stem = strlen(first); /* what all ids of the range share: up to the last - or . */
    while (stem > 0 && first[stem - 1] != '-' && first[stem - 1] != '.')
        stem--;
    if (strncasecmp(id, first, stem) != 0 || strpbrk(id + stem, "-."))
        return false;
    return order(id + stem, first + stem) >= 0 && order(id + stem, dots + 2) <= 0;
}

bool reference_find(const struct content *content, const struct game *game, const char *id,
                    struct clause *out)
{
    struct reference ref = reference_open(content, game);

    while (reference_next(&ref, out))
        if (clause_covers(out, id))
            return true;
    memset(out, 0, sizeof *out);
    return false;
}
