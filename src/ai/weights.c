/* weights.c - tables of weights as text. */
#include "ai/weights.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/data.h"

void weights_usual(struct weights table, double out[WEIGHTS_MAX])
{
    EXPECT(table.count <= WEIGHTS_MAX);
    for (int i = 0; i < table.count; i++)
        out[i] = table.row[i].value;
}

void weights_write(struct weights table, const double value[WEIGHTS_MAX], struct text *out)
{
    for (int i = 0; i < table.count; i++) {
        const struct weight *w = &table.row[i];

        text_addf(out, "WEIGHT(%s, %.4g, %.4g, %.4g, \"%s\")\n", w->name, value[i], w->least,
                  w->most, w->about);
    }
}

static int find_row(struct weights table, const char *name)
{
    for (int i = 0; i < table.count; i++)
        if (strcmp(table.row[i].name, name) == 0)
            return i;
    return -1;
}

/* read_row: one line WEIGHT(NAME, VALUE, ...). */
static int read_row(struct weights table, struct data *d, double value[WEIGHTS_MAX],
                    struct error *err)
{
    char name[40], number[40], *end;

    if (sscanf(d->raw, " WEIGHT(%39[A-Z0-9_], %39[0-9.eE+-],", name, number) != 2)
        return error_set(err, "%s:%d: should be WEIGHT(NAME, VALUE, LEAST, MOST, \"..\")", d->name,
                         d->line);
    int row = find_row(table, name);
    if (row < 0)
        return error_set(err, "%s:%d: there is no weight %s", d->name, d->line, name);
    double read = strtod(number, &end);
    if (*end || !isfinite(read))
        return error_set(err, "%s:%d: %s should be a number", d->name, d->line, name);
    value[row] = read;
    return 0;
}

/* weights_read: comments and empty lines are passed over. */
int weights_read(struct weights table, const char *name, const char *bytes, size_t size,
                 double value[WEIGHTS_MAX], struct error *err)
{
    struct data d;
    int got;

    data_open(&d, name, bytes, size);
    while ((got = data_next_raw(&d, err)) > 0) {
        const char *line = d.raw + strspn(d.raw, " ");

        if (line[0] == '\0' || strncmp(line, "/*", 2) == 0 || line[0] == '*')
            continue;
        if (read_row(table, &d, value, err))
            return -1;
    }
    return got;
}
