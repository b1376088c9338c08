/* sources.c - the data files that a scenario was made of. */
#include "core/sources.h"

#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "core/fairdice.h"

struct sources *sources_new(void)
{
    return mem_alloc(sizeof(struct sources));
}

void sources_free(struct sources *s)
{
    if (!s)
        return;
    for (int i = 0; i < s->count; i++)
        mem_free(s->at[i].text);
    mem_free(s);
}

static struct source *find(struct sources *s, const char *name)
{
    for (int i = 0; i < s->count; i++)
        if (strcmp(s->at[i].name, name) == 0)
            return &s->at[i];
    return NULL;
}

/* --- the hash --- */

/* next_line: the line at *at, without its line end (of any system); *at moves on. */
static size_t next_line(const char **at, const char *end, const char **line)
{
    const char *stop = memchr(*at, '\n', (size_t)(end - *at));
    size_t length = (size_t)((stop ? stop : end) - *at);

    *line = *at;
    *at = stop ? stop + 1 : end;
    return length && (*line)[length - 1] == '\r' ? length - 1 : length;
}

/* lines_of: the text with our line ends, with or without the lines that begin with #. */
static struct text lines_of(const char *text, size_t size, bool comments)
{
    struct text lines = text_growing();
    const char *end = text + size, *line;

    while (text < end) {
        size_t length = next_line(&text, end, &line);

        if (!comments && length && *line == '#')
            continue;
        text_add_bytes(&lines, line, length);
        text_add_char(&lines, '\n');
    }
    return lines;
}

void source_hash(const char *text, size_t size, char out[SOURCE_HASH_DIGITS + 1])
{
    struct text lines = lines_of(text, size, false);
    char digest[65];

    digest_text(lines.at, lines.length, digest);
    text_release(&lines);
    text_copy(out, SOURCE_HASH_DIGITS + 1, digest);
}

/* as_it_was: the file of this name and hash, or NULL. It may be in the archive, or hidden by another
 * file of its name. */
static const struct content_file *as_it_was(const struct content *content, const char *name,
                                            const char *hash)
{
    char archived[SOURCE_NAME_MAX + SOURCE_HASH_DIGITS + 20], is[SOURCE_HASH_DIGITS + 1];

    snprintf(archived, sizeof archived, "archive/%s@%s", name, hash);
    for (int i = 0; i < content->count; i++) {
        const struct content_file *file = &content->file[i];

        if (strcmp(file->name, name) != 0 && strcmp(file->name, archived) != 0)
            continue;
        source_hash(file->text, file->size, is);
        if (strcmp(is, hash) == 0)
            return file;
    }
    return NULL;
}

/* --- noting --- */

/* carry takes over the text; false, and it is freed, when that would be too much. */
static bool carry(struct sources *s, struct source *source, struct text lines)
{
    if (s->carried + lines.length > CARRIED_BYTES_MAX) {
        text_release(&lines);
        return false;
    }
    source->text = lines.at;
    source->size = lines.length;
    s->carried += lines.length;
    return true;
}

/* can_be_written: can this name be a word in a line? */
static bool can_be_written(const char *name)
{
    if (strlen(name) > SOURCE_NAME_MAX)
        return false;
    for (const char *p = name; *p; p++)
        if ((unsigned char)*p < ' ' || *p == '"' || *p == 127)
            return false;
    return true;
}

void sources_note(struct sources *s, const struct content_file *file)
{
    if (find(s, file->name) || s->count == SOURCES_MAX || !can_be_written(file->name))
        return;
    struct source *source = &s->at[s->count++];
    text_copy(source->name, sizeof source->name, file->name);
    source_hash(file->text, file->size, source->hash);
    if (!as_it_was(&embedded_content, source->name, source->hash))
        carry(s, source, lines_of(file->text, file->size, true));
}

/* --- writing and reading --- */

static void write_text(const struct source *source, struct text *out)
{
    const char *at = source->text, *end = at + source->size, *line;

    while (at < end) {
        size_t length = next_line(&at, end, &line);

        text_add(out, length ? "| " : "|");
        text_add_bytes(out, line, length);
        text_add_char(out, '\n');
    }
}

void sources_write(const struct sources *s, struct text *out)
{
    for (int i = 0; i < s->count; i++) {
        const struct source *source = &s->at[i];

        text_add(out, source->text ? "file " : "data ");
        text_add_word(out, source->name);
        text_addf(out, " %s\n", source->hash);
        if (source->text)
            write_text(source, out);
    }
}

/* read_text: the lines with bars below this one. They are taken as they are, because with its bar a
 * line may be longer than data files allow. */
static int read_text(struct sources *s, struct source *source, struct data *d, struct error *err)
{
    struct text lines = text_growing();
    const char *line;

    while (d->at < d->end && *d->at == '|') {
        size_t length = next_line(&d->at, d->end, &line),
               bar = length > 1 && line[1] == ' ' ? 2 : 1;

        d->line++;
        text_add_bytes(&lines, line + bar, length - bar);
        text_add_char(&lines, '\n');
    }
    if (carry(s, source, lines))
        return 0;
    return data_fail(d, err, "a record carries at most %d bytes of files", CARRIED_BYTES_MAX);
}

/* read_file reads the text and checks that it matches the hash, if there is one. */
static int read_file(struct sources *s, struct source *source, struct data *d, struct error *err)
{
    char is[SOURCE_HASH_DIGITS + 1];

    if (read_text(s, source, d, err))
        return -1;
    source_hash(source->text, source->size, is);
    if (source->hash[0] && strcmp(is, source->hash) != 0)
        return data_fail(d, err, "the text below %s has hash %s, not %s: somebody changed it",
                         source->name, is, source->hash);
    text_copy(source->hash, sizeof source->hash, is);
    return 0;
}

static int read_hash(struct source *source, const struct data *d, struct error *err)
{
    if (data_name(d, 2, source->hash, sizeof source->hash, err))
        return -1;
    return strlen(source->hash) == SOURCE_HASH_DIGITS &&
                   strspn(source->hash, "0123456789abcdef") == SOURCE_HASH_DIGITS
               ? 0
               : data_fail(d, err, "a hash is %d hex digits", SOURCE_HASH_DIGITS);
}

int sources_line(struct sources *s, struct data *d, struct error *err)
{
    bool whole = data_is(d, "file");

    if (data_want(d, whole ? 1 : 2, 2, whole ? "file NAME [HASH]" : "data NAME HASH", err))
        return -1;
    if (s->count == SOURCES_MAX)
        return data_fail(d, err, "there are more than %d of these lines", SOURCES_MAX);
    struct source *source = &s->at[s->count];
    memset(source, 0, sizeof *source);
    if (data_name(d, 1, source->name, sizeof source->name, err) ||
        (d->count == 3 && read_hash(source, d, err)))
        return -1;
    if (find(s, source->name))
        return data_fail(d, err, "%s is named twice", source->name);
    s->count++;
    return whole ? read_file(s, source, d, err) : 0;
}

/* --- playing with them --- */

static void describe_change(const struct source *source, const struct content_file *now,
                            struct text *changed)
{
    char hash[SOURCE_HASH_DIGITS + 1] = "gone";

    if (now)
        source_hash(now->text, now->size, hash);
    text_addf(changed, "%s has changed since (%.8s then, %.8s now)", source->name, source->hash,
              hash);
}

struct content sources_lay(const struct sources *s, const struct content *content,
                           struct text *changed)
{
    struct content_file *file = mem_alloc((size_t)(s->count + content->count) * sizeof *file);
    int count = 0, lost = 0;

    for (int i = 0; i < s->count; i++) {
        const struct source *source = &s->at[i];
        const struct content_file *now = content_find(content, source->name),
                                  *then = as_it_was(content, source->name, source->hash);

        if (source->text)
            file[count++] = (struct content_file){ source->name, source->text, source->size, NULL };
        else if (then && then != now)
            file[count++] = (struct content_file){ source->name, then->text, then->size, NULL };
        else if (!then && lost++ == 0)
            describe_change(source, now, changed);
    }
    if (lost > 1)
        text_addf(changed, " and %d more", lost - 1);
    if (content->count)
        memcpy(file + count, content->file, (size_t)content->count * sizeof *file);
    return (struct content){ .file = file, .count = count + content->count };
}
