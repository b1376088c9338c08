/* plain.c - words made fit to be shown. */
#include "base/plain.h"

#include <stdint.h>
#include <string.h>

enum kind { SHOWN, BLANK, GONE, MARK };

/* Everything that is not simply shown, in order. The marks are those of the scripts people write
 * names in; a rare one that is missing is only shown as it is. */
static const struct range {
    uint32_t first, last;
    enum kind kind;
} ranges[] = {
    { 0x00, 0x20, BLANK },      { 0x7f, 0xa0, BLANK },      { 0xad, 0xad, GONE },
    { 0x300, 0x34e, MARK },     { 0x34f, 0x34f, GONE },     { 0x350, 0x36f, MARK },
    { 0x483, 0x489, MARK },     { 0x591, 0x5bd, MARK },     { 0x5bf, 0x5bf, MARK },
    { 0x5c1, 0x5c2, MARK },     { 0x5c4, 0x5c5, MARK },     { 0x5c7, 0x5c7, MARK },
    { 0x610, 0x61a, MARK },     { 0x61c, 0x61c, GONE },     { 0x64b, 0x65f, MARK },
    { 0x670, 0x670, MARK },     { 0x6d6, 0x6dc, MARK },     { 0x6df, 0x6e4, MARK },
    { 0x6e7, 0x6e8, MARK },     { 0x6ea, 0x6ed, MARK },     { 0xe31, 0xe31, MARK },
    { 0xe34, 0xe3a, MARK },     { 0xe47, 0xe4e, MARK },     { 0x115f, 0x1160, BLANK },
    { 0x1680, 0x1680, BLANK },  { 0x17b4, 0x17b5, GONE },   { 0x180b, 0x180f, GONE },
    { 0x1ab0, 0x1aff, MARK },   { 0x1dc0, 0x1dff, MARK },   { 0x2000, 0x200a, BLANK },
    { 0x200b, 0x200f, GONE },   { 0x2028, 0x2029, BLANK },  { 0x202a, 0x202e, GONE },
    { 0x202f, 0x202f, BLANK },  { 0x205f, 0x205f, BLANK },  { 0x2060, 0x206f, GONE },
    { 0x20d0, 0x20ff, MARK },   { 0x2800, 0x2800, BLANK },  { 0x3000, 0x3000, BLANK },
    { 0x3099, 0x309a, MARK },   { 0x3164, 0x3164, BLANK },  { 0xfe00, 0xfe0f, GONE },
    { 0xfe20, 0xfe2f, MARK },   { 0xfeff, 0xfeff, GONE },   { 0xffa0, 0xffa0, BLANK },
    { 0xfff0, 0xfffb, GONE },   { 0xfffe, 0xffff, GONE },   { 0x1bca0, 0x1bca3, GONE },
    { 0x1d173, 0x1d17a, GONE }, { 0xe0000, 0xe0fff, GONE },
};

static enum kind kind_of(uint32_t c)
{
    for (size_t i = 0; i < sizeof ranges / sizeof ranges[0] && c >= ranges[i].first; i++)
        if (c <= ranges[i].last)
            return ranges[i].kind;
    return (c & 0xfffe) == 0xfffe ? GONE : SHOWN; /* the last two of each plane are no characters */
}

/* decode: the character that begins here, and how many bytes it has; 0 bytes if it is not UTF-8
 * (a stray byte, a longer form than needed, half of a pair, too large). */
static int decode(const unsigned char *s, uint32_t *c)
{
    static const uint32_t least[] = { 0, 0, 0x80, 0x800, 0x10000 };
    int size = s[0] < 0x80 ? 1 : s[0] < 0xc0 ? 0 : s[0] < 0xe0 ? 2 : s[0] < 0xf0 ? 3 : 4;

    *c = size == 1 ? s[0] : s[0] & (0x7fu >> size);
    if (s[0] >= 0xf8)
        return 0;
    for (int i = 1; i < size; i++) {
        if ((s[i] & 0xc0) != 0x80)
            return 0;
        *c = *c << 6 | (s[i] & 0x3fu);
    }
    if (!size || *c < least[size] || *c > 0x10ffff || (*c >= 0xd800 && *c <= 0xdfff))
        return 0;
    return size;
}

enum { HEAP_MAX = 3 }; /* marks on one letter: enough for every script */

/* clean: the new length. `kept` are the control characters that stay. */
static size_t clean(char *words, const char *kept)
{
    unsigned char *from = (unsigned char *)words, *to = from;
    int heap = HEAP_MAX; /* marks on the letter before; nothing can stand on a blank */

    while (*from) {
        uint32_t c;
        int size = decode(from, &c);
        enum kind kind = size ? kind_of(c) : SHOWN;

        if (kind == MARK && heap++ == HEAP_MAX)
            kind = GONE;
        if (!size || (kind == BLANK && !strchr(kept, *from))) {
            *to++ = size ? ' ' : '?';
        } else if (kind != GONE) {
            memmove(to, from, (size_t)size);
            to += size;
        }
        if (kind == SHOWN)
            heap = 0;
        if (kind == BLANK || heap > HEAP_MAX)
            heap = HEAP_MAX;
        from += size ? size : 1;
    }
    *to = '\0';
    return (size_t)(to - (unsigned char *)words);
}

void plain_text(char *words)
{
    clean(words, "\n\t");
}

void plain_line(char *words)
{
    size_t length = clean(words, "");

    while (length && words[length - 1] == ' ')
        words[--length] = '\0';
    size_t lead = strspn(words, " ");
    memmove(words, words + lead, length - lead + 1);
}

void plain_name(char *words)
{
    plain_line(words);
    for (char *c = words; (c = strpbrk(c, "\"\\")); c++)
        *c = '\'';
}
