/* added.c - lines added to a scenario file. */
#include "core/added.h"

#include <stdio.h>
#include <string.h>

#include "core/scenario.h"

/* after_plus: the line without the plus signs before it; taken twice it is the same. */
static const char *after_plus(const char *line)
{
    for (;;) {
        const char *p = line + strspn(line, " \t");

        if (p[0] != '+' || (p[1] && p[1] != ' ' && p[1] != '\t'))
            return line;
        line = p + 1 + (p[1] != '\0');
    }
}

static int count_lines(const char *text)
{
    int count = 0;

    for (; *text; text++)
        count += *text == '\n';
    return count;
}

/* check_words: the line splits into words, and its first is the game's own. */
static int check_words(const struct data *d, const char *line, struct error *err)
{
    struct data own;

    data_open(&own, d->name, line, strlen(line));
    own.line = d->line - 1;
    if (data_next(&own, err) < 0 || data_utf8(&own, err))
        return -1;
    if (own.count == DATA_WORDS_MAX) /* with the plus sign there would be one more */
        return error_set(err, "%s:%d: an added line has at most %d words", d->name, d->line,
                         DATA_WORDS_MAX - 1);
    if (own.count && choice_find(SCENARIO_WORDS, own.word[0]) >= 0)
        return data_fail(&own, err, "belongs to the scenario's file and cannot be added to it");
    return 0;
}

/* add appends one line, if it may be one; d says where it is from. */
static int add(struct text *added, const struct data *d, const char *line, struct error *err)
{
    size_t length = strlen(line), blank = strspn(line, " \t");

    if (!line[blank] || line[blank] == '#')
        return 0;
    if (length > ADDED_LINE_MAX)
        return error_set(err, "%s:%d: an added line has at most %d bytes", d->name, d->line,
                         ADDED_LINE_MAX);
    if (count_lines(added->at) == ADDED_LINES_MAX)
        return error_set(err, "%s:%d: there are more than %d added lines", d->name, d->line,
                         ADDED_LINES_MAX);
    if (added->length + length + 1 > ADDED_BYTES_MAX)
        return error_set(err, "%s:%d: the added lines have more than %d bytes", d->name, d->line,
                         ADDED_BYTES_MAX);
    if (check_words(d, line, err))
        return -1;
    text_add_bytes(added, line, length);
    text_add_char(added, '\n');
    return 0;
}

int added_take(struct text *added, const char *name, const char *lines, size_t size,
               struct error *err)
{
    struct data d;
    int got;

    data_open(&d, name, lines, size);
    while ((got = data_next_raw(&d, err)) > 0)
        if (add(added, &d, after_plus(d.raw), err))
            return -1;
    return got;
}

/* name_first: the first line of the text, which begins at `line`, with `whose` after its first word,
 * unless it is there already. */
static void name_first(const char *line, const char *whose, struct text *out)
{
    size_t first = strcspn(line, " \t");
    const char *rest = line + first + strspn(line + first, " \t");
    size_t same = strlen(whose);

    text_add_bytes(out, line, first);
    if (strncmp(rest, whose, same) != 0 || (rest[same] && !strchr(" \t\n", rest[same])))
        text_addf(out, " %s", whose);
    text_addf(out, "%s%s\n", *rest ? " " : "", rest);
}

int added_take_for(struct text *added, const char *whose, const char *name, const char *lines,
                   size_t size, struct error *err)
{
    size_t from = added->length;

    if (added_take(added, name, lines, size, err))
        return -1;
    if (!whose[0] || added->length == from)
        return 0;
    struct text named = text_growing();
    size_t first = strcspn(added->at + from, "\n") + 1;
    char line[ADDED_LINE_MAX + 1];
    snprintf(line, sizeof line, "%.*s", (int)first - 1,
             added->at + from + strspn(added->at + from, " \t"));
    name_first(line, whose, &named);
    text_add(&named, added->at + from + first);
    added->length = from;
    added->at[from] = '\0';
    int bad = added_take(added, name, named.at, named.length, err);
    text_release(&named);
    return bad;
}

int added_line(struct text *added, const struct data *d, struct error *err)
{
    return add(added, d, after_plus(d->raw), err);
}

void added_write(const char *added, struct text *out)
{
    while (added && *added) {
        size_t length = strcspn(added, "\n");

        text_add(out, "+ ");
        text_add_bytes(out, added, length);
        text_add_char(out, '\n');
        added += length + (added[length] == '\n');
    }
}
