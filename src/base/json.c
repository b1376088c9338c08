/* json.c - writing JSON. */
#include "base/json.h"

#include <string.h>

#include "base/error.h"

struct json json_to(struct text *out)
{
    EXPECT(out->grows);
    return (struct json){ .out = out, .first = true };
}

/* A server spends its time here, so each value reserves its room once and fills it byte by byte. */

enum { ESCAPED = 6 }; /* bytes that one character may become */

static char *escape(char *to, unsigned char c)
{
    static const char digit[] = "0123456789abcdef";

    *to++ = '\\';
    if (c == '"' || c == '\\' || c == '\n') {
        *to++ = c == '\n' ? 'n' : (char)c;
        return to;
    }
    memcpy(to, "u00", 3); /* '<' too, so that a document is safe inside a page */
    to[3] = digit[c >> 4];
    to[4] = digit[c & 15];
    return to + 5;
}

/* eight_plain: is there nothing to escape in these eight bytes? All of them are looked at at once: a
 * byte less what it must not reach borrows into its highest bit. */
static bool eight_plain(const char *s)
{
    const uint64_t ones = 0x0101010101010101, high = ones << 7;
    uint64_t x, quote, slash, less;

    memcpy(&x, s, sizeof x);
    quote = x ^ ones * '"';
    slash = x ^ ones * '\\';
    less = x ^ ones * '<';
    return !((((x - ones * ' ') & ~x) | ((quote - ones) & ~quote) | ((slash - ones) & ~slash) |
              ((less - ones) & ~less)) &
             high);
}

/* quote writes a text in quotation marks; where it ends. */
static char *quote(char *to, const char *s, size_t length)
{
    const char *end = s + length;

    *to++ = '"';
    for (; end - s >= 8 && eight_plain(s); s += 8, to += 8)
        memcpy(to, s, 8);
    for (unsigned char c; (c = (unsigned char)*s); s++)
        if (c >= ' ' && c != '"' && c != '\\' && c != '<')
            *to++ = (char)c;
        else
            to = escape(to, c);
    *to++ = '"';
    return to;
}

/* room_for: the most bytes that a text, its quotation marks, a comma and a colon need. */
static size_t room_for(size_t length)
{
    return ESCAPED * length + 4;
}

/* put_key: what comes before a value; where it ends. */
static char *put_key(struct json *j, char *to, const char *key, size_t length)
{
    if (!j->first)
        *to++ = ',';
    j->first = false;
    if (!key)
        return to;
    to = quote(to, key, length);
    *to++ = ':';
    return to;
}

static void begin(struct json *j, const char *key)
{
    size_t length = key ? strlen(key) : 0;
    char *from = text_space(j->out, room_for(length));

    text_wrote(j->out, (size_t)(put_key(j, from, key, length) - from));
}

static void open_with(struct json *j, const char *key, char bracket)
{
    begin(j, key);
    text_add_char(j->out, bracket);
    j->first = true;
}

static void close_with(struct json *j, char bracket)
{
    text_add_char(j->out, bracket);
    j->first = false;
}

void json_open_object(struct json *j, const char *key)
{
    open_with(j, key, '{');
}

void json_close_object(struct json *j)
{
    close_with(j, '}');
}

void json_open_array(struct json *j, const char *key)
{
    open_with(j, key, '[');
}

void json_close_array(struct json *j)
{
    close_with(j, ']');
}

void json_string(struct json *j, const char *key, const char *value)
{
    size_t before = key ? strlen(key) : 0, length = strlen(value);
    char *from = text_space(j->out, room_for(before) + room_for(length));
    char *to = put_key(j, from, key, before);

    text_wrote(j->out, (size_t)(quote(to, value, length) - from));
}

void json_int(struct json *j, const char *key, int64_t value)
{
    begin(j, key);
    text_add_number(j->out, value);
}

void json_bool(struct json *j, const char *key, bool value)
{
    begin(j, key);
    text_add(j->out, value ? "true" : "false");
}

void json_null(struct json *j, const char *key)
{
    begin(j, key);
    text_add(j->out, "null");
}

void json_ready(struct json *j, const char *key, const char *json, size_t size)
{
    begin(j, key);
    text_add_bytes(j->out, json, size);
}

void json_real(struct json *j, const char *key, double value, int decimals)
{
    begin(j, key);
    text_addf(j->out, "%.*f", decimals, value);
}
