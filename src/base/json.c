/* json.c - writing JSON. */
#include "base/json.h"

struct json json_to(struct text *out)
{
    return (struct json){ .out = out, .first = true };
}

static bool is_plain(unsigned char c)
{
    return c >= ' ' && c != '"' && c != '\\' && c != '<';
}

static void add_escaped(struct text *out, unsigned char c)
{
    if (c == '"' || c == '\\')
        text_addf(out, "\\%c", c);
    else if (c == '\n')
        text_add(out, "\\n");
    else
        text_addf(out, "\\u%04x", c); /* '<' too, so that a document may stand inside a page */
}

/* Runs of plain characters go in one piece: this is where a server spends its time. */
static void add_quoted(struct text *out, const char *s)
{
    text_add_char(out, '"');
    while (*s) {
        size_t run = 0;

        while (is_plain((unsigned char)s[run]))
            run++;
        text_add_bytes(out, s, run);
        s += run;
        if (*s)
            add_escaped(out, (unsigned char)*s++);
    }
    text_add_char(out, '"');
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

void json_real(struct json *j, const char *key, double value, int decimals)
{
    begin(j, key);
    text_addf(j->out, "%.*f", decimals, value);
}
