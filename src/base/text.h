/* text.h - text under construction: in a fixed buffer (rules, which own no heap) or growing.
 *
 * A fixed text that is full stays full and NUL-terminated; `cut` is set once something is lost. */
#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct text {
    char *at; /* always NUL-terminated once initialised */
    size_t length, room;
    bool grows, cut;
};

/* text_fixed writes into the caller's buffer of `room` bytes (at least 1). Nothing to release. */
struct text text_fixed(char *buffer, size_t room);

/* text_growing owns its memory: give it back with text_release, which also takes a fixed text. */
struct text text_growing(void);
void text_release(struct text *t);

/* text_clear empties a text but keeps its memory. The others append. */
void text_clear(struct text *t);
void text_add(struct text *t, const char *words);
void text_add_bytes(struct text *t, const char *bytes, size_t count);
void text_add_number(struct text *t, int64_t value);
/* text_add_block: words that an empty line ends, with that line; an empty line inside gets a blank. */
void text_add_block(struct text *t, const char *words);
/* text_add_word: as one word of a data file, in quotation marks if it is empty or has blanks. */
void text_add_word(struct text *t, const char *word);
void text_addf(struct text *t, const char *format, ...) __attribute__((format(printf, 2, 3)));
void text_addv(struct text *t, const char *format, va_list args);

/* text_add_char appends one character; inline because drawings are made of single ones. */
static inline void text_add_char(struct text *t, char c)
{
    if (t->length + 1 >= t->room) {
        text_add_bytes(t, &c, 1);
        return;
    }
    t->at[t->length++] = c;
    t->at[t->length] = '\0';
}

/* text_space makes room for `count` more bytes in a growing text and returns where they go. Write
 * up to that many, then pass how many to text_wrote. For code that writes a lot. */
char *text_space(struct text *t, size_t count);
void text_wrote(struct text *t, size_t count);

/* text_copy puts words into a field of `room` bytes, cut to fit: snprintf(to, room, "%s", words),
 * but several times as fast. */
void text_copy(char *to, size_t room, const char *words);

/* text_set does the same with a format: snprintf(to, room, format, ...), but faster. */
void text_set(char *to, size_t room, const char *format, ...) __attribute__((format(printf, 3, 4)));

/* text_utf8: how many bytes of these words are UTF-8: all of them, or those before the first that is
 * not. */
size_t text_utf8(const char *words);

/* text_fill pads with `c` until the text is `length` long; for columns. */
void text_fill(struct text *t, char c, size_t length);

#endif
