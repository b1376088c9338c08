/* json.h - writing JSON into a growing text: one document, compact, keys in the order they are
 * written. Reading JSON that others send is another matter and another place. */
#ifndef BASE_JSON_H
#define BASE_JSON_H

#include <stdbool.h>
#include <stdint.h>

#include "base/text.h"

struct json {
    struct text *out;
    bool first; /* no comma is due before the next value */
};

struct json json_to(struct text *out);

/* The key is NULL inside arrays and for the outermost value. */
void json_open_object(struct json *j, const char *key);
void json_close_object(struct json *j);
void json_open_array(struct json *j, const char *key);
void json_close_array(struct json *j);
void json_string(struct json *j, const char *key, const char *value);
void json_int(struct json *j, const char *key, int64_t value);
void json_bool(struct json *j, const char *key, bool value);
void json_null(struct json *j, const char *key);
void json_ready(struct json *j, const char *key, const char *json, size_t size); /* as it is */
void json_real(struct json *j, const char *key, double value, int decimals);

#endif
