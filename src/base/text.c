/* text.c - text under construction. */
#include "base/text.h"

#include <stdio.h>
#include <string.h>

#include "base/error.h"
#include "base/mem.h"

struct text text_fixed(char *buffer, size_t room)
{
    BUG_ON(room == 0);
    buffer[0] = '\0';
    return (struct text){ .at = buffer, .room = room };
}

struct text text_growing(void)
{
    return (struct text){ .at = mem_alloc(64), .room = 64, .grows = true };
}

void text_release(struct text *t)
{
    if (t->grows)
        mem_free(t->at);
    *t = (struct text){ 0 };
}

void text_clear(struct text *t)
{
    t->length = 0;
    t->at[0] = '\0';
    t->cut = false;
}

/* reserve makes room for `extra` more bytes and a NUL where it can; returns how many fit. */
static size_t reserve(struct text *t, size_t extra)
{
    size_t need = t->length + extra + 1;

    EXPECT(t->at && t->length < t->room);
    if (need <= t->room)
        return extra;
    if (t->grows) {
        size_t room = t->room * 2 > need ? t->room * 2 : need;

        t->at = mem_resize(t->at, room);
        t->room = room;
        return extra;
    }
    t->cut = true;
    return t->room - t->length - 1;
}

char *text_space(struct text *t, size_t count)
{
    size_t fit = reserve(t, count);

    BUG_ON(fit < count);
    return t->at + t->length;
}

void text_wrote(struct text *t, size_t count)
{
    EXPECT(t->length + count < t->room);
    t->length += count;
    t->at[t->length] = '\0';
}

void text_copy(char *to, size_t room, const char *words)
{
    size_t length = strlen(words);

    EXPECT(room > 0);
    length = length < room ? length : room - 1;
    memcpy(to, words, length);
    to[length] = '\0';
}

void text_add_bytes(struct text *t, const char *bytes, size_t count)
{
    size_t fit = reserve(t, count);

    memcpy(t->at + t->length, bytes, fit);
    t->length += fit;
    t->at[t->length] = '\0';
}

void text_add(struct text *t, const char *words)
{
    text_add_bytes(t, words, strlen(words));
}

void text_add_block(struct text *t, const char *words)
{
    for (const char *empty; (empty = strstr(words, "\n\n")) != NULL; words = empty + 1) {
        text_add_bytes(t, words, (size_t)(empty + 1 - words));
        text_add_char(t, ' ');
    }
    text_add(t, words);
    text_add(t, "\n\n");
}

void text_add_number(struct text *t, int64_t value)
{
    char digits[24], *at = digits + sizeof digits;
    uint64_t rest = value < 0 ? 0 - (uint64_t)value : (uint64_t)value;

    do
        *--at = (char)('0' + rest % 10);
    while (rest /= 10);
    if (value < 0)
        *--at = '-';
    text_add_bytes(t, at, (size_t)(digits + sizeof digits - at));
}

static void add_printed(struct text *t, const char *format, va_list args)
{
    va_list again;

    va_copy(again, args);
    int size = vsnprintf(t->at + t->length, t->room - t->length, format, args);
    if (size > 0 && t->length + (size_t)size < t->room) {
        t->length += (size_t)size;
    } else if (size > 0) { /* it did not fit, but now we know how much is needed */
        size_t fit = reserve(t, (size_t)size);

        vsnprintf(t->at + t->length, fit + 1, format, again);
        t->length += fit;
    }
    va_end(again);
}

/* The usual conversions are written here, several times as fast as by vsnprintf; the rest of a
 * format from the first other one on is left to it. */
void text_addv(struct text *t, const char *format, va_list args)
{
    const char *words;
    unsigned count;

    for (;; format += 2) {
        size_t plain = strcspn(format, "%");

        text_add_bytes(t, format, plain);
        format += plain;
        switch (format[0] ? format[1] : '\0') {
        case 's':
            words = va_arg(args, const char *);
            text_add(t, words ? words : "(null)");
            break;
        case 'd': text_add_number(t, va_arg(args, int)); break;
        case 'u':
            count = va_arg(args, unsigned);
            text_add_number(t, count);
            break;
        case 'c': text_add_char(t, (char)va_arg(args, int)); break;
        default:
            if (format[0])
                add_printed(t, format, args);
            return;
        }
    }
}

void text_set(char *to, size_t room, const char *format, ...)
{
    struct text t = text_fixed(to, room);
    va_list args;

    va_start(args, format);
    text_addv(&t, format, args);
    va_end(args);
}

void text_add_word(struct text *t, const char *word)
{
    const char *quote = *word && !strpbrk(word, " \t#") ? "" : "\"";

    text_addf(t, "%s%s%s", quote, word, quote);
}

void text_addf(struct text *t, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    text_addv(t, format, args);
    va_end(args);
}

void text_fill(struct text *t, char c, size_t length)
{
    while (t->length < length && !t->cut)
        text_add_char(t, c);
}

/* utf8_length: the bytes of the character that begins here, 0 when it is not UTF-8. */
static int utf8_length(const unsigned char *p)
{
    int length = *p < 0x80 ? 1 : *p < 0xc2 ? 0 : *p < 0xe0 ? 2 : *p < 0xf0 ? 3 : *p < 0xf5 ? 4 : 0;

    for (int i = 1; i < length; i++)
        if ((p[i] & 0xc0) != 0x80)
            return 0;
    if ((*p == 0xe0 && p[1] < 0xa0) || (*p == 0xed && p[1] > 0x9f) || (*p == 0xf0 && p[1] < 0x90) ||
        (*p == 0xf4 && p[1] > 0x8f))
        return 0; /* overlong, a surrogate, or beyond the last character */
    return length;
}

size_t text_utf8(const char *words)
{
    const char *p = words;

    for (int length; *p && (length = utf8_length((const unsigned char *)p)); p += length)
        ;
    return (size_t)(p - words);
}
