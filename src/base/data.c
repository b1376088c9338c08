/* data.c - reader for line-oriented text files. */
#include "base/data.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/nearest.h"
#include "base/text.h"

void data_open(struct data *d, const char *name, const char *text, size_t size)
{
    EXPECT(name && (text || !size));
    memset(d, 0, sizeof *d);
    d->name = name;
    d->at = text;
    d->end = text + size;
}

/* read_line copies the next line into raw; 1, 0 at the end, -1 when it is not a line of text. */
static int read_line(struct data *d, struct error *err)
{
    d->count = 0;
    if (d->at == d->end)
        return 0;
    d->line++;
    const char *stop = memchr(d->at, '\n', (size_t)(d->end - d->at));
    size_t length = (size_t)((stop ? stop : d->end) - d->at);
    const char *from = d->at;
    d->at = stop ? stop + 1 : d->end;
    if (length > DATA_LINE_MAX)
        return error_set(err, "%s:%d: the line is longer than %d bytes", d->name, d->line,
                         DATA_LINE_MAX);
    memcpy(d->raw, from, length);
    d->raw[length] = '\0';
    if (length && d->raw[length - 1] == '\r')
        d->raw[--length] = '\0';
    for (size_t i = 0; i < length; i++) {
        unsigned char c = (unsigned char)d->raw[i];

        if ((c < ' ' && c != '\t') || c == 127)
            return error_set(err, "%s:%d: byte %zu is not text (code %d)", d->name, d->line, i + 1,
                             c);
    }
    return 1;
}

int data_split(struct data *d, struct error *err)
{
    const char *p = d->raw;
    char *to = d->words;

    d->count = 0;
    for (;;) {
        p += strspn(p, " \t");
        if (!*p || *p == '#')
            return 0;
        if (d->count == DATA_WORDS_MAX)
            return error_set(err, "%s:%d: more than %d words", d->name, d->line, DATA_WORDS_MAX);
        bool quoted = *p == '"';
        size_t length = quoted ? strcspn(++p, "\"") : strcspn(p, " \t");
        if (quoted && p[length] != '"')
            return error_set(err, "%s:%d: a quotation is not closed", d->name, d->line);
        if (quoted ? p[length + 1] && !strchr(" \t", p[length + 1])
                   : memchr(p, '"', length) != NULL)
            return error_set(err, "%s:%d: there is a quotation mark inside a word", d->name,
                             d->line);
        EXPECT(to + length < d->words + sizeof d->words);
        d->word[d->count++] = to;
        memcpy(to, p, length);
        to[length] = '\0';
        to += length + 1;
        p += length + quoted;
    }
}

int data_next(struct data *d, struct error *err)
{
    for (;;) {
        int got = read_line(d, err);

        if (got <= 0)
            return got;
        if (data_split(d, err))
            return -1;
        if (d->count)
            return 1;
    }
}

int data_next_raw(struct data *d, struct error *err)
{
    return read_line(d, err);
}

int data_utf8(const struct data *d, struct error *err)
{
    size_t good = text_utf8(d->raw);

    if (d->raw[good])
        return error_set(err, "%s:%d: byte %zu is not UTF-8; save the file as UTF-8", d->name,
                         d->line, good + 1);
    return 0;
}

bool data_is(const struct data *d, const char *name)
{
    return d->count && strcmp(d->word[0], name) == 0;
}

int data_fail(const struct data *d, struct error *err, const char *format, ...)
{
    char what[ERROR_MAX];
    va_list args;

    va_start(args, format);
    vsnprintf(what, sizeof what, format, args);
    va_end(args);
    if (!d->count)
        return error_set(err, "%s:%d: %s", d->name, d->line, what);
    return error_set(err, "%s:%d: %.40s: %s", d->name, d->line, d->word[0], what);
}

int data_go_on(const struct data *d, const struct error *err)
{
    return findings_add(d->findings, err);
}

int data_unknown(const struct data *d, const char *what, const char *list, struct error *err)
{
    struct nearest near = nearest_to(d->word[0]);

    nearest_list(&near, list);
    return data_fail(d, err, "is not a directive of %s%s", what, nearest_hint(&near));
}

int data_want(const struct data *d, int least, int most, const char *form, struct error *err)
{
    if (d->count - 1 < least || d->count - 1 > most)
        return data_fail(d, err, "should read \"%s\"", form);
    return 0;
}

int number_read(const char *word, long min, long max, long *value)
{
    char *end;

    errno = 0;
    long v = strtol(word, &end, 10);
    if (end == word || *end || errno || v < min || v > max || word[0] == ' ' || word[0] == '+')
        return -1;
    *value = v;
    return 0;
}

int data_int(const struct data *d, int i, int min, int max, int *value, struct error *err)
{
    long v;

    EXPECT(d->count > 0 && min <= max);
    if (i >= d->count)
        return data_fail(d, err, "a number is missing after \"%s\"", d->word[d->count - 1]);
    if (number_read(d->word[i], min, max, &v))
        return data_fail(d, err, "\"%.40s\" must be a number from %d to %d", d->word[i], min, max);
    *value = (int)v;
    return 0;
}

int data_name(const struct data *d, int i, char *to, size_t room, struct error *err)
{
    EXPECT(d->count > 0 && room > 0);
    if (i >= d->count)
        return data_fail(d, err, "a word is missing after \"%.40s\"", d->word[d->count - 1]);
    size_t length = strlen(d->word[i]);
    if (length >= room)
        return data_fail(d, err, "\"%.40s...\" is longer than %zu letters", d->word[i], room - 1);
    memcpy(to, d->word[i], length + 1);
    return 0;
}

int choice_find(const char *list, const char *word)
{
    size_t length = strlen(word);

    for (int i = 0;; i++) {
        size_t size = strcspn(list, "|");

        if (size == length && memcmp(list, word, size) == 0)
            return i;
        if (!list[size])
            return -1;
        list += size + 1;
    }
}

void choice_name(const char *list, int i, char *to, size_t room)
{
    size_t size = strcspn(list, "|");

    for (; i > 0 && list[size]; i--) {
        list += size + 1;
        size = strcspn(list, "|");
    }
    snprintf(to, room, "%.*s", (int)size, list);
}

int choice_count(const char *list)
{
    int count = 1;

    for (; *list; list++)
        count += *list == '|';
    return count;
}

int data_choice(const struct data *d, int i, const char *list, int *value, struct error *err)
{
    if (i >= d->count)
        return data_fail(d, err, "one of %s is missing", list);
    *value = choice_find(list, d->word[i]);
    if (*value < 0)
        return data_fail(d, err, "\"%.40s\" should be one of %s", d->word[i], list);
    return 0;
}
