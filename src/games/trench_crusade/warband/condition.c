/* condition.c - the little language of conditions in warband lists:
 *
 *     variant stosstruppen/kingdom-of-alba and not ( elite or has chewa )
 *
 * Words: variant X, faction X, model X, keyword X, has X, roster X, others DUCATS, elite; a slash means
 * any of them. Compiled to postfix terms, which shop.c evaluates; said to people as they were written. */
#include "games/trench_crusade/tc_rules.h"
#include "games/trench_crusade/warband/warband.h"

struct condition {
    struct tc_list *list;
    const struct data *d;
    int i;     /* the next word */
    int depth; /* of parentheses */
    struct error *err;
};

static int add(struct condition *c, int kind, int what)
{
    if (c->list->terms == TC_LIST_TERMS)
        return data_fail(c->d, c->err, "there are too many conditions");
    c->list->term[c->list->terms++] = (struct tc_term){ (uint8_t)kind, (int16_t)what };
    return 0;
}

static bool next_is(const struct condition *c, const char *word)
{
    return c->i < c->d->count && strcmp(c->d->word[c->i], word) == 0;
}

/* any_of: the words of "a/b/c", each as a term of this kind. */
static int any_of(struct condition *c, int kind)
{
    const char *at = c->d->word[c->i++];

    for (bool first = true; *at; first = false) {
        size_t length = strcspn(at, "/");
        char word[TC_ID];
        int number;

        if (!length || length >= sizeof word)
            return data_fail(c->d, c->err, "a word of the condition is missing or too long");
        memcpy(word, at, length);
        word[length] = '\0';
        number = tc_word_add(c->list, word);
        if (number < 0)
            return data_fail(c->d, c->err, "there are too many words");
        if (add(c, kind, number) || (!first && add(c, TERM_OR, 0)))
            return -1;
        at += length + (at[length] == '/');
    }
    return 0;
}

static int read_or(struct condition *c);

static int read_atom(struct condition *c)
{
    static const char words[] = "variant|faction|model|elite|has|keyword|roster|others";
    int kind, number;

    if (next_is(c, "(")) {
        c->i++;
        if (++c->depth > 8 || read_or(c))
            return -1;
        if (!next_is(c, ")"))
            return data_fail(c->d, c->err, "a parenthesis is not closed");
        c->i++;
        return 0;
    }
    if (c->i >= c->d->count)
        return data_fail(c->d, c->err, "the condition ends too early");
    if (data_choice(c->d, c->i++, words, &kind, c->err))
        return -1;
    if (kind == TERM_ELITE)
        return add(c, kind, 0);
    if (c->i >= c->d->count)
        return data_fail(c->d, c->err, "the condition ends too early");
    if (kind != TERM_OTHERS)
        return any_of(c, kind);
    return data_int(c->d, c->i++, 1, 9999, &number, c->err) || add(c, kind, number) ? -1 : 0;
}

static int read_not(struct condition *c)
{
    bool negated = next_is(c, "not");

    c->i += negated;
    return read_atom(c) || (negated && add(c, TERM_NOT, 0)) ? -1 : 0;
}

static int read_and(struct condition *c)
{
    if (read_not(c))
        return -1;
    while (next_is(c, "and")) {
        c->i++;
        if (read_not(c) || add(c, TERM_AND, 0))
            return -1;
    }
    return 0;
}

static int read_or(struct condition *c)
{
    if (read_and(c))
        return -1;
    while (next_is(c, "or")) {
        c->i++;
        if (read_and(c) || add(c, TERM_OR, 0))
            return -1;
    }
    return 0;
}

int tc_condition_read(struct tc_list *list, const struct data *d, int i, struct tc_change *change,
                      struct error *err)
{
    struct condition c = { list, d, i, 0, err };

    change->term = (int16_t)list->terms;
    if (read_or(&c))
        return -1;
    if (c.i < d->count)
        return data_fail(d, err, "\"%.20s\" is not known in a condition", d->word[c.i]);
    change->terms = (int16_t)(list->terms - change->term);
    return 0;
}

/* --- in words --- */

/* begin_of: the first term of what ends at this one. */
static int begin_of(const struct tc_list *list, int end)
{
    int kind = list->term[end].kind;

    if (kind == TERM_NOT)
        return begin_of(list, end - 1);
    if (kind == TERM_AND || kind == TERM_OR)
        return begin_of(list, begin_of(list, end - 1) - 1);
    return end;
}

static const char *article_name(const struct tc_list *list, int word)
{
    int article = tc_article_of(list, word);

    return article >= 0 ? list->article[article].name : list->word[word];
}

/* say_id: "the-court" as The Court, or all of it in capitals. */
static void say_id(const char *id, bool loud, struct text *out)
{
    for (bool first = true; *id; id++) {
        bool small = *id >= 'a' && *id <= 'z';

        text_add_char(out, *id == '-'                 ? ' '
                           : small && (first || loud) ? (char)(*id - 'a' + 'A')
                                                      : *id);
        first = *id == '-';
    }
}

static void say_one(const struct tc_list *list, const struct tc_term *t, struct text *out)
{
    int entry = tc_entry_of(list, t->what), variant = tc_variant_of(list, t->what);

    if (t->kind == TERM_ELITE)
        text_add(out, "ELITE");
    else if (t->kind == TERM_OTHERS)
        text_addf(out, "warbands whose others cost %d ducats", t->what);
    else if (t->kind == TERM_ROSTER || t->kind == TERM_HAS)
        text_add(out, entry < 0 ? article_name(list, t->what) : list->entry[entry].name);
    else if (t->kind == TERM_MODEL && entry >= 0)
        text_add(out, list->entry[entry].name);
    else if (t->kind == TERM_VARIANT && variant >= 0)
        text_add(out, list->variant[variant].name);
    else
        say_id(list->word[t->what], t->kind == TERM_KEYWORD, out);
}

static void say(const struct tc_list *list, int end, int outer, struct text *out);

/* say_two: both sides of "and" or "or". What it is not comes last, things that one has are introduced once. */
static void say_two(const struct tc_list *list, int end, struct text *out)
{
    const struct tc_term *t = list->term;
    int kind = t[end].kind, right = end - 1, left = begin_of(list, right) - 1;
    int last = t[left].kind == TERM_OR ? left - 1 : left;

    if (kind == TERM_AND && t[left].kind == TERM_NOT && t[right].kind != TERM_NOT) {
        right = left;
        left = end - 1;
    }
    say(list, left, kind, out);
    text_add(out, kind == TERM_AND ? " and " : " or ");
    if (kind == TERM_OR && t[right].kind == TERM_HAS && t[last].kind == TERM_HAS)
        say_one(list, &t[right], out);
    else
        say(list, right, kind, out);
}

/* say: what ends at this term; `outer` is what it is part of. */
static void say(const struct tc_list *list, int end, int outer, struct text *out)
{
    const struct tc_term *t = &list->term[end];
    bool brackets = t->kind == TERM_OR && (outer == TERM_AND || outer == TERM_NOT);

    if (t->kind == TERM_NOT) {
        text_add(out, "not ");
        say(list, end - 1, TERM_NOT, out);
    } else if (t->kind == TERM_AND || t->kind == TERM_OR) {
        text_add(out, brackets ? "(" : "");
        say_two(list, end, out);
        text_add(out, brackets ? ")" : "");
    } else {
        text_add(out, t->kind == TERM_HAS      ? "those with "
                      : t->kind == TERM_ROSTER ? "warbands with "
                                               : "");
        say_one(list, t, out);
    }
}

void tc_condition_say(const struct tc_list *list, const struct tc_change *change, struct text *out)
{
    if (change->terms)
        say(list, change->term + change->terms - 1, 0, out);
}
