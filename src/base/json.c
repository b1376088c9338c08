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

static void add_quoted(struct text *out, const char *s)
{
    char *from = text_space(out, ESCAPED * strlen(s) + 2), *to = from;

    *to++ = '"';
    for (unsigned char c; (c = (unsigned char)*s); s++)
        if (c >= ' ' && c != '"' && c != '\\' && c != '<')
            *to++ = (char)c;
        else
            to = escape(to, c);
    *to++ = '"';
    text_wrote(out, (size_t)(to - from));
}

static void begin(struct json *j, const char *key)
{
    if (!j->first)
        text_add_char(j->out, ',');
    j->first = false;
    if (key) {
        add_quoted(j->out, key);
        text_add_char(j->out, ':');
    }
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
    begin(j, key);
    add_quoted(j->out, value);
}

void json_int(struct json *j, const char *key, int64_t value)
{
    char digits[24], *at = digits + sizeof digits;
    uint64_t rest = value < 0 ? 0 - (uint64_t)value : (uint64_t)value;

    begin(j, key);
    do
        *--at = (char)('0' + rest % 10);
    while (rest /= 10);
    if (value < 0)
        *--at = '-';
    text_add_bytes(j->out, at, (size_t)(digits + sizeof digits - at));
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
