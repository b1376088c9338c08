/* fighters.c - lines `fighter` and `fireteam`: who fights, from the profiles of profiles.txt. */
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/scenario/scenario.h"
#include "games/trench_crusade/words/words.h"

#include <stdio.h>

/* --- words that both profiles and fighters may have --- */

static int number_of(struct tc_fighter *f, const struct data *d, int *i, struct error *err)
{
    static const char names[] = "move|ranged|melee|armour|base|cost|glory";
    static const int least[] = { 0, -3, -3, -3, 25, 0, 0 }, most[] = { 12, 4, 4, 0, 120, 999, 99 };
    int which = choice_find(names, d->word[*i]), value, row;

    if (which < 0)
        return 0;
    if (*i + 1 >= d->count)
        return data_fail(d, err, "%s: how much?", d->word[*i]);
    if (data_int(d, *i + 1, least[which], most[which], &value, err))
        return -1;
    switch (which) {
    case 0: f->movement = (int16_t)(value * TC_INCH); break;
    case 1: f->ranged = (int8_t)value; break;
    case 2: f->melee = (int8_t)value; break;
    case 3: f->armour = (int8_t)value; break;
    case 4:
        row = tc_base_of(value);
        if (row < 0)
            return data_fail(d, err, "there are no bases of %d mm", value);
        f->base = (uint8_t)row;
        break;
    case 5: f->cost = (int16_t)value; break;
    default: f->glory = (int16_t)value; break;
    }
    *i += 2;
    return 1;
}

/* read_words: numbers, keywords, and after `:` or `plus` items. */
static int read_words(struct tc *t, int model, const struct data *d, int i, struct error *err)
{
    struct tc_fighter *f = &t->fighter[model];
    enum { NUMBERS, KEYWORDS_NOW, ITEMS_NOW } now = NUMBERS;

    while (i < d->count) {
        const char *word = d->word[i];
        int got = number_of(f, d, &i, err), keyword, item;

        if (got)
            now = NUMBERS;
        if (got < 0)
            return -1;
        if (got)
            continue;
        i++;
        if (strcmp(word, "flying") == 0) {
            f->keywords |= (uint64_t)1 << KW_FLYING;
        } else if (strcmp(word, "keyword") == 0) {
            now = KEYWORDS_NOW;
        } else if (strcmp(word, ":") == 0 || strcmp(word, "plus") == 0 ||
                   strcmp(word, "only") == 0) {
            now = ITEMS_NOW;
            if (word[0] == 'o')
                f->kits = 0;
        } else if (now == KEYWORDS_NOW && (keyword = choice_find(tc_keyword_words, word)) >= 0) {
            f->keywords |= (uint64_t)1 << keyword;
        } else if (now == ITEMS_NOW && (item = tc_item_find(t, word)) >= 0) {
            struct error inner;

            if (tc_equip(t, model, item, &inner))
                return data_fail(d, err, "%s", inner.text);
        } else {
            return data_fail(d, err, "\"%.30s\" is not known here", word);
        }
    }
    return 0;
}

/* --- profiles --- */

static int read_profile(struct tc *t, const struct content *content, int model, const char *id,
                        struct error *err)
{
    const struct content_file *file = content_find(content, "trench-crusade/profiles.txt");
    struct data d;
    int got;

    if (!file)
        return error_set(err, "there is no file trench-crusade/profiles.txt");
    content_read(file, &d);
    while ((got = data_next(&d, err)) > 0) {
        if (!data_is(&d, "profile") || d.count < 3 || strcmp(d.word[1], id) != 0)
            continue;
        text_copy(t->fighter[model].name, sizeof t->fighter[model].name, d.word[2]);
        text_copy(t->fighter[model].entry, sizeof t->fighter[model].entry, id);
        return read_words(t, model, &d, 3, err);
    }
    return got < 0 ? -1 : 1;
}

int tc_fighter_line(struct tc *t, const struct content *content, const struct data *d,
                    struct error *err)
{
    int model, got;

    if (data_want(d, 2, DATA_WORDS_MAX, "fighter NAME PROFILE [WORDS] [plus ITEM..]", err))
        return -1;
    model = tc_find_model(d->word[1]);
    if (model < 0)
        return data_fail(d, err, "\"%.10s\" should be s1, n1, x1 or such", d->word[1]);
    if (t->there & model_bit(model))
        return data_fail(d, err, "%s is there twice", d->word[1]);
    t->fighter[model] =
        (struct tc_fighter){ .side = (uint8_t)side_of(model), .partner = -1, .master = -1 };
    got = read_profile(t, content, model, d->word[2], err);
    if (got)
        return got < 0 ? -1 : data_fail(d, err, "there is no profile \"%.20s\"", d->word[2]);
    t->there |= model_bit(model);
    return read_words(t, model, d, 3, err);
}

/* TC-12.23: exactly two models. */
int tc_fireteam_line(struct tc *t, const struct data *d, struct error *err)
{
    int one, two;

    if (data_want(d, 2, 2, "fireteam NAME NAME", err))
        return -1;
    one = tc_find_model(d->word[1]);
    two = tc_find_model(d->word[2]);
    if (one < 0 || two < 0 || one == two || side_of(one) != side_of(two) ||
        !(t->there & model_bit(one)) || !(t->there & model_bit(two)))
        return data_fail(d, err, "should name two fighters of one side");
    if (t->fighter[one].partner >= 0 || t->fighter[two].partner >= 0)
        return data_fail(d, err, "one of them is in another Fireteam");
    t->fighter[one].partner = (int8_t)two;
    t->fighter[two].partner = (int8_t)one;
    return 0;
}
