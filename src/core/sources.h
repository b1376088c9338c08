/* sources.h - the data files that a scenario was made from, so that a record can name them, or carry
 * those that only its author has:
 *
 *     data drill/scenarios/2-sections.txt 1f3a9c0d77b012ab     compiled in, now or in the archive
 *     file drill/scenarios/mine.txt 77b012ab1f3a9c0d           anything else, its text after bars
 *     | title "Mine"
 *
 * The hash is the first 16 digits of BLAKE2b-256 of the file's lines, without those that begin with
 * #: comments may change freely. A file that has changed since is looked up in the archive, as
 * archive/NAME@HASH (data/archive in the source, or in --data). */
#ifndef CORE_SOURCES_H
#define CORE_SOURCES_H

#include "base/text.h"
#include "core/content.h"

enum {
    SOURCES_MAX = 32,
    SOURCE_NAME_MAX = 99,
    SOURCE_HASH_DIGITS = 16,
    CARRIED_BYTES_MAX = 1 << 20, /* of all texts together; beyond that, files are only named */
};

struct source {
    char name[SOURCE_NAME_MAX + 1];
    char hash[SOURCE_HASH_DIGITS + 1];
    char *text; /* owned; NULL: the program has it, or it is too large to carry */
    size_t size;
};

struct sources {
    int count;
    size_t carried; /* bytes of all texts */
    struct source at[SOURCES_MAX];
};

/* sources_new: an empty list; sources_free releases it and takes NULL too. */
struct sources *sources_new(void);
void sources_free(struct sources *s);

/* source_hash: the hash of a file's text, as above. */
void source_hash(const char *text, size_t size, char out[SOURCE_HASH_DIGITS + 1]);

/* sources_note: this file was read (content_find calls it). */
void sources_note(struct sources *s, const struct content_file *file);

/* sources_write: the lines shown above. */
void sources_write(const struct sources *s, struct text *out);

/* sources_line reads d's current line, `data` or `file`, and the text below it. 0; or -1 and a
 * sentence, for instance when a text does not match its hash. */
int sources_line(struct sources *s, struct data *d, struct error *err);

/* sources_lay: the content with these files in place of its own of the same names; mem_free its
 * `file` before freeing `s`. A file whose old version cannot be found is left as it is now, and
 * `changed` says so: "drill/posts.txt has changed since (1f3a9c0d then, 77b012ab now) and 2 more". */
struct content sources_lay(const struct sources *s, const struct content *content,
                           struct text *changed);

#endif
