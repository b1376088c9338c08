/* body.c - reading the JSON that clients send. */
#include "server/body.h"

#include <jansson.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

/* A body is jansson's value under another name, so that nobody else needs to know it. */
static const json_t *value_of(const struct body *b)
{
    return (const json_t *)(const void *)b;
}

static const struct body *body_of(const json_t *v)
{
    return (const struct body *)(const void *)v;
}

struct body *body_read(const char *bytes, size_t size, struct error *err)
{
    json_error_t why;
    json_t *v = size ? json_loadb(bytes, size, JSON_REJECT_DUPLICATES, &why) : json_object();

    if (!v) {
        error_set(err, "the body is not JSON: line %d: %.160s", why.line, why.text);
        return NULL;
    }
    if (json_is_object(v))
        return (struct body *)(void *)v;
    json_decref(v);
    error_set(err, "the body should be a JSON object");
    return NULL;
}

void body_free(struct body *b)
{
    json_decref((json_t *)(void *)b);
}

/* field: the value, or NULL when it is missing or null. */
static const json_t *field(const struct body *b, const char *key)
{
    const json_t *v = json_object_get(value_of(b), key);

    return json_is_null(v) ? NULL : v;
}

bool body_has(const struct body *b, const char *key)
{
    return field(b, key) != NULL;
}

int body_text(const struct body *b, const char *key, char *to, size_t room, struct error *err)
{
    const json_t *v = field(b, key);

    to[0] = '\0';
    if (!v)
        return 0;
    if (!json_is_string(v))
        return error_set(err, "\"%s\" should be a text", key);
    if (json_string_length(v) >= room)
        return error_set(err, "\"%s\" should be at most %zu bytes long", key, room - 1);
    memcpy(to, json_string_value(v), json_string_length(v) + 1);
    return 0;
}

int body_number(const struct body *b, const char *key, long min, long max, long otherwise,
                long *value, struct error *err)
{
    const json_t *v = field(b, key);

    *value = otherwise;
    if (!v)
        return 0;
    if (!json_is_integer(v) || json_integer_value(v) < min || json_integer_value(v) > max)
        return error_set(err, "\"%s\" should be a whole number from %ld to %ld", key, min, max);
    *value = (long)json_integer_value(v);
    return 0;
}

int body_flag(const struct body *b, const char *key, bool *value, struct error *err)
{
    const json_t *v = field(b, key);

    *value = json_is_true(v);
    return v && !json_is_boolean(v) ? error_set(err, "\"%s\" should be true or false", key) : 0;
}

int body_object(const struct body *b, const char *key, const struct body **out, struct error *err)
{
    const json_t *v = field(b, key);

    *out = body_of(v);
    return v && !json_is_object(v) ? error_set(err, "\"%s\" should be an object", key) : 0;
}

int body_list(const struct body *b, const char *key, const struct body **out, struct error *err)
{
    const json_t *v = field(b, key);

    *out = body_of(v);
    return v && !json_is_array(v) ? error_set(err, "\"%s\" should be a list", key) : 0;
}

int body_count(const struct body *list)
{
    return list ? (int)json_array_size(value_of(list)) : 0;
}

int body_item(const struct body *list, int i, const struct body **out, struct error *err)
{
    const json_t *v = json_array_get(value_of(list), (size_t)i);

    *out = body_of(v);
    return json_is_object(v) ? 0 : error_set(err, "item %d of the list should be an object", i + 1);
}

static const char *words_of(const json_t *v, char room[32])
{
    if (json_is_string(v))
        return json_string_value(v);
    if (json_is_boolean(v))
        return json_is_true(v) ? "yes" : "no";
    if (!json_is_integer(v))
        return NULL;
    snprintf(room, 32, "%" JSON_INTEGER_FORMAT, json_integer_value(v));
    return room;
}

int body_each(const struct body *b,
              int (*visit)(void *context, const char *key, const char *words, struct error *err),
              void *context, struct error *err)
{
    json_t *object = (json_t *)(void *)(uintptr_t)b; /* jansson's iterators do not take const */

    for (void *at = json_object_iter(object); at; at = json_object_iter_next(object, at)) {
        char room[32];
        const char *key = json_object_iter_key(at);
        const char *words = words_of(json_object_iter_value(at), room);

        if (!words)
            return error_set(err, "\"%.40s\" should be a text or a whole number", key);
        if (visit(context, key, words, err))
            return -1;
    }
    return 0;
}
