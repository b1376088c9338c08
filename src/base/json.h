/* json.h - writing JSON into a growing text: one document, compact, keys in the order they are
 * written. JSON is read in server/body.c, roster/foreign_json.c and cli/tiled_read.c. */
#ifndef BASE_JSON_H
#define BASE_JSON_H

#include <stdbool.h>
#include <stdint.h>

#include "base/text.h"

struct json {
    struct text *out;
    bool first; /* no comma is due before the next value */
};

/* json_to starts a document at the end of `out`, which must be a growing text. */
struct json json_to(struct text *out);

/* One call for each value, an open for each close. The key is NULL inside arrays and for the
 * outermost value. json_ready adds text that is JSON already; json_real rounds to `decimals`. */
void json_open_object(struct json *j, const char *key);
void json_close_object(struct json *j);
void json_open_array(struct json *j, const char *key);
void json_close_array(struct json *j);
void json_string(struct json *j, const char *key, const char *value);
void json_int(struct json *j, const char *key, int64_t value);
void json_bool(struct json *j, const char *key, bool value);
void json_null(struct json *j, const char *key);
void json_ready(struct json *j, const char *key, const char *json, size_t size);
void json_real(struct json *j, const char *key, double value, int decimals);

#endif
