/* form_inside.h - what form.c lends to form_tables.c. */
#ifndef CORE_FORM_INSIDE_H
#define CORE_FORM_INSIDE_H

#include "core/form.h"

/* form_read_shown: form_read, where the complaint shows `shown` as the way to write it. */
int form_read_shown(const struct forms *f, const char *form, const char *shown,
                    const char *const *word, int count, int64_t *value, struct error *err);

/* form_begins: does the form begin with an argument, and can it be this word? */
bool form_begins(const struct forms *f, const char *form, const char *word);

/* form_count_values: how many values a form has. */
int form_count_values(const struct form_kind *kinds, const char *form);

/* form_add_manual: a form as a line of a manual; the kinds of its arguments are added to the set
 * `used`. form_explain_kinds: what the kinds of such a set are, one a line. */
void form_add_manual(const struct form_kind *kinds, const char *form, uint64_t *used,
                     struct text *out);
void form_explain_kinds(const struct form_kind *kinds, uint64_t used, struct text *out);

#endif
