/* body.h - reading the JSON that clients send. Nobody else in the server includes jansson.
 *
 * A body is read once; objects and lists inside it live as long as it does. Getters return 0, or
 * -1 and a sentence that names the field. A field that is missing or null gives the default. */
#ifndef SERVER_BODY_H
#define SERVER_BODY_H

#include <stdbool.h>
#include <stddef.h>

#include "base/error.h"

struct body; /* an object or a list */

/* body_read: NULL and a sentence unless the bytes are one JSON object. No bytes: an empty object.
 * body_free: NULL is allowed. */
struct body *body_read(const char *bytes, size_t size, struct error *err);
void body_free(struct body *b);

/* body_text copies a text, "" when it is missing; it is valid UTF-8 without NUL. body_number reads
 * a whole number in min..max. body_flag reads true or false, false when it is missing. */
int body_text(const struct body *b, const char *key, char *to, size_t room, struct error *err);
int body_number(const struct body *b, const char *key, long min, long max, long otherwise,
                long *value, struct error *err);
int body_flag(const struct body *b, const char *key, bool *value, struct error *err);

/* body_has: is there such a field, with anything in it? */
bool body_has(const struct body *b, const char *key);

/* body_object, body_list: *out is NULL when the field is missing. body_count: how many items a list
 * has, 0 for NULL. body_item: the i-th item, which must be an object. */
int body_object(const struct body *b, const char *key, const struct body **out, struct error *err);
int body_list(const struct body *b, const char *key, const struct body **out, struct error *err);
int body_count(const struct body *list);
int body_item(const struct body *list, int i, const struct body **out, struct error *err);

/* body_each visits the fields of an object with their values as words: texts as they are, numbers
 * in digits, true and false as yes and no. A visitor's -1 ends the walk. */
int body_each(const struct body *b,
              int (*visit)(void *context, const char *key, const char *words, struct error *err),
              void *context, struct error *err);

#endif
