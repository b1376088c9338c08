/* tov_data.c - the kinds of units: units.txt. */
#include "games/trenches_of_valor/tov_rules.h"

#include <stdio.h>
#include <string.h>

static int read_number(struct tov_kind *kind, struct data *d, int word, int range,
                       struct error *err)
{
    char digits[8];
    long number;
    size_t length = strlen(d->word[word]);
    bool yellow = length > 1 && d->word[word][length - 1] == 'y';

    snprintf(digits, sizeof digits, "%.*s", (int)(length - yellow), d->word[word]);
    if (number_read(digits, 1, 6, &number))
        return data_fail(d, err,
                         "\"%.8s\" should be a number from 1 to 6, with a y for the yellow die",
                         d->word[word]);
    kind->hit[range] = (int)number;
    kind->yellow[range] = yellow;
    return 0;
}

static int read_unit(struct tov *t, struct data *d, struct error *err)
{
    struct tov_kind *kind = &t->kind[t->kinds];

    if (!data_is(d, "unit") || t->kinds == KINDS_MAX)
        return data_fail(d, err, "should be one of at most %d unit lines", KINDS_MAX);
    if (data_want(d, 5, 4 + RANGE_MAX, "unit ID \"NAME\" PICTURE MOVE NUMBER...", err) ||
        data_name(d, 1, kind->id, sizeof kind->id, err) ||
        data_name(d, 2, kind->name, sizeof kind->name, err) ||
        data_name(d, 3, kind->picture, sizeof kind->picture, err) ||
        data_int(d, 4, 0, MOVE_MAX, &kind->move, err))
        return -1;
    for (int i = 5; i < d->count; i++)
        if (read_number(kind, d, i, i - 4, err))
            return -1;
    t->kinds++;
    return 0;
}

int tov_read_units(struct tov *t, struct data *d, struct error *err)
{
    int got;

    while ((got = data_next(d, err)) > 0)
        if (read_unit(t, d, err))
            return -1;
    return got;
}
