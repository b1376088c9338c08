/* form.c - one mechanism for words. */
#include "core/form_inside.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "core/scenario.h"

/* --- a form in pieces --- */

enum item_type { ITEM_END, ITEM_WORD, ITEM_ARGUMENT, ITEM_OPEN, ITEM_CLOSE };

struct item {
    enum item_type type;
    const char *at; /* a word or the name of a kind, `length` letters */
    int length;
    bool set;
    const struct form_kind *kind;
    int value; /* an argument's first value; of OPEN: a flag's, or -1 */
};

enum { ITEMS_MAX = 100 };

struct pieces {
    int count, values;
    struct item item[ITEMS_MAX];
};

static const struct form_kind *find_kind(const struct form_kind *kinds, const char *name,
                                         int length)
{
    for (const struct form_kind *k = kinds; k->name; k++)
        if (strncmp(k->name, name, (size_t)length) == 0 && !k->name[length])
            return k;
    return NULL;
}

static bool is_argument(const char *word, int length)
{
    for (int i = 0; i < length; i++)
        if (!isupper((unsigned char)word[i]) && !isdigit((unsigned char)word[i]) &&
            word[i] != '-' && word[i] != '_')
            return false;
    return length > 0 && isupper((unsigned char)word[0]);
}

static int takes(const struct item *i)
{
    return i->kind->takes && !i->set ? i->kind->takes : 1;
}

/* mark_flag: a part in brackets that has no argument has a value of its own. */
static void mark_flag(struct pieces *p)
{
    struct item *item = &p->item[p->count - 2];

    while (item->type == ITEM_WORD)
        item--;
    if (item->type == ITEM_OPEN)
        item->value = p->values++;
}

/* add_piece: the next piece of a form; returns where the one after it begins. */
static const char *add_piece(const struct form_kind *kinds, const char *p, struct pieces *out)
{
    struct item *item = &out->item[out->count++];

    *item = (struct item){ .at = p, .value = -1 };
    if (*p == '[' || *p == ']') {
        item->type = *p == '[' ? ITEM_OPEN : ITEM_CLOSE;
        if (*p == ']')
            mark_flag(out);
        return p + 1;
    }
    int length = (int)strcspn(p, " []");
    item->set = length > 2 && strncmp(p + length - 2, "..", 2) == 0;
    item->length = item->set ? length - 2 : length;
    item->type = is_argument(p, item->length) ? ITEM_ARGUMENT : ITEM_WORD;
    if (item->type == ITEM_ARGUMENT) {
        item->kind = find_kind(kinds, p, item->length);
        BUG_ON(!item->kind); /* a form names a kind that its table does not have */
        item->value = out->values;
        out->values += takes(item);
    }
    return p + length;
}

static void take_apart(const struct form_kind *kinds, const char *form, struct pieces *out)
{
    out->count = out->values = 0;
    for (const char *p = form; *(p += strspn(p, " "));) {
        BUG_ON(out->count >= ITEMS_MAX - 1);
        p = add_piece(kinds, p, out);
    }
    out->item[out->count] = (struct item){ .type = ITEM_END, .value = -1 };
    BUG_ON(out->values > FORM_VALUES);
}

static bool same_word(const char *word, const char *small, int length)
{
    int i = 0;

    while (i < length && tolower((unsigned char)word[i]) == tolower((unsigned char)small[i]))
        i++;
    return i == length && !word[i];
}

bool form_is(const char *form, const char *word)
{
    return same_word(word, form, (int)strcspn(form, " ["));
}

bool form_begins(const struct forms *f, const char *form, const char *word)
{
    int length = (int)strcspn(form, " [");
    const struct form_kind *kind =
        is_argument(form, length) ? find_kind(f->kinds, form, length) : NULL;
    int64_t value[FORM_VALUES];

    return kind && kind->read && kind->read(f, &word, 1, value) == 1;
}

/* --- kinds that every game has --- */

void form_write_side(const struct forms *f, const int64_t *value, struct text *out)
{
    EXPECT(*value >= 0 && *value < f->scn->seats);
    text_add(out, f->scn->side[*value].id);
}

int form_read_side(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    (void)count;
    *value = scenario_seat(f->scn, word[0]);
    return *value >= 0 ? 1 : -1;
}

void form_write_title(const struct forms *f, const int64_t *value, struct text *out)
{
    EXPECT(*value >= 0 && *value < f->scn->seats);
    text_add(out, f->scn->side[*value].title);
}

/* --- writing --- */

static void write_number(const struct form_kind *k, int64_t value, struct text *out)
{
    text_add_number(out, value + k->shift);
}

static void write_choice(const struct form_kind *k, int64_t value, struct text *out)
{
    char word[60];

    choice_name(k->choices, (int)value, word, sizeof word);
    text_add(out, word);
}

static void write_value(const struct forms *f, const struct form_kind *k, const int64_t *value,
                        struct text *out)
{
    if (k->write)
        k->write(f, value, out);
    else if (k->choices)
        write_choice(k, *value, out);
    else
        write_number(k, *value, out);
}

static void write_word(const struct item *i, struct text *out)
{
    text_add_char(out, ' ');
    text_add_bytes(out, i->at, (size_t)i->length);
}

/* cut_back drops what was written after `length`. */
static void cut_back(struct text *t, size_t length)
{
    if (t->length > length) {
        t->length = length;
        t->at[length] = '\0';
    }
}

/* write_argument: false when there was nothing to write. */
static bool write_argument(const struct forms *f, const struct item *i, const int64_t *value,
                           struct text *out)
{
    size_t before = out->length, blank;

    for (int bit = 0; i->set && bit < 64; bit++) {
        int64_t one = bit;

        if (!((uint64_t)value[i->value] >> bit & 1))
            continue;
        text_add_char(out, ' ');
        write_value(f, i->kind, &one, out);
    }
    if (!i->set) {
        text_add_char(out, ' ');
        blank = out->length;
        write_value(f, i->kind, &value[i->value], out);
        if (out->length == blank && !out->cut)
            cut_back(out, before);
    }
    return out->length > before;
}

/* left_out: can this part in brackets be left out? Yes, if its values are those of a missing part. */
static bool left_out(const struct item *open, const int64_t *value)
{
    if (open->value >= 0)
        return !value[open->value];
    for (const struct item *i = open + 1; i->type != ITEM_CLOSE; i++)
        if (i->type == ITEM_ARGUMENT && value[i->value] != (i->set ? 0 : i->kind->missing))
            return false;
    return true;
}

static const struct item *write_part(const struct forms *f, const struct item *open,
                                     const int64_t *value, struct text *out)
{
    size_t before = out->length;
    bool written = !left_out(open, value);
    const struct item *i = open + 1;

    for (; i->type != ITEM_CLOSE; i++) {
        if (i->type == ITEM_WORD)
            write_word(i, out);
        else if (!write_argument(f, i, value, out))
            written = false;
    }
    if (!written)
        cut_back(out, before);
    return i;
}

void form_write(const struct forms *f, const char *form, const int64_t *value, struct text *out)
{
    size_t start = out->length;
    struct pieces p;

    take_apart(f->kinds, form, &p);
    for (const struct item *i = p.item; i->type != ITEM_END; i++) {
        if (i->type == ITEM_WORD)
            write_word(i, out);
        else if (i->type == ITEM_ARGUMENT)
            write_argument(f, i, value, out);
        else
            i = write_part(f, i, value, out);
    }
    if (out->length > start) { /* every word came with a blank; the first needs none */
        memmove(out->at + start, out->at + start + 1, out->length - start);
        out->length--;
    }
}

/* --- reading --- */

struct reader {
    const struct forms *f;
    const char *const *word;
    int count, at;
    int64_t *value;
    int worst; /* the furthest word that does not fit, and what should be there */
    const struct form_kind *wanted;
};

/* misfit: remembers the furthest word that does not fit; always -1. */
static int misfit(struct reader *r, const struct form_kind *wanted)
{
    if (r->at >= r->worst) {
        r->worst = r->at;
        r->wanted = wanted;
    }
    return -1;
}

/* find_choice: the place of a word in "a|b|c", in capitals or not, or -1. */
static int find_choice(const char *list, const char *word)
{
    for (int i = 0; *list; i++) {
        int length = (int)strcspn(list, "|");

        if (length && same_word(word, list, length))
            return i;
        list += length + (list[length] == '|');
    }
    return -1;
}

/* read_value: how many words it took, or -1. */
static int read_value(struct reader *r, const struct form_kind *k, int64_t *value)
{
    int left = r->count - r->at, choice;
    long number;

    if (left <= 0)
        return misfit(r, k);
    if (k->read) {
        int took = k->read(r->f, r->word + r->at, left, value);

        return took > 0 ? took : misfit(r, k);
    }
    if (k->choices) {
        choice = find_choice(k->choices, r->word[r->at]);
        *value = choice;
        return choice >= 0 ? 1 : misfit(r, k);
    }
    if (number_read(r->word[r->at], k->min + k->shift, k->max + k->shift, &number))
        return misfit(r, k);
    *value = number - k->shift;
    return 1;
}

static int read_set(struct reader *r, const struct item *i)
{
    uint64_t set = 0;
    int64_t one = 0;
    int took;

    while (r->at < r->count && (took = read_value(r, i->kind, &one)) > 0) {
        if (one < 0 || one > 63)
            return misfit(r, i->kind);
        set |= (uint64_t)1 << one;
        r->at += took;
    }
    r->value[i->value] = (int64_t)set;
    return 0;
}

static int read_argument(struct reader *r, const struct item *i)
{
    if (i->set)
        return read_set(r, i);
    int took = read_value(r, i->kind, &r->value[i->value]);
    if (took < 0)
        return -1;
    r->at += took;
    return 0;
}

static int read_item(struct reader *r, const struct item *i)
{
    if (i->type == ITEM_ARGUMENT)
        return read_argument(r, i);
    if (r->at == r->count || !same_word(r->word[r->at], i->at, i->length))
        return misfit(r, NULL);
    r->at++;
    return 0;
}

static const struct item *close_of(const struct item *open)
{
    while (open->type != ITEM_CLOSE)
        open++;
    return open;
}

static void set_missing(struct reader *r, const struct item *open)
{
    if (open->value >= 0)
        r->value[open->value] = 0;
    for (const struct item *i = open + 1; i->type != ITEM_CLOSE; i++)
        for (int k = 0; i->type == ITEM_ARGUMENT && k < takes(i); k++)
            r->value[i->value + k] = i->set ? 0 : i->kind->missing;
}

/* read_part: a part in brackets; true when it is here. Its first item decides that, and then the rest
 * must follow. */
static bool read_part(struct reader *r, const struct item *open, int *bad)
{
    int start = r->at;

    if (r->at == r->count || read_item(r, open + 1)) {
        r->at = start;
        set_missing(r, open);
        return false;
    }
    for (const struct item *i = open + 2; i->type != ITEM_CLOSE && !*bad; i++)
        *bad = read_item(r, i);
    if (open->value >= 0)
        r->value[open->value] = 1;
    return r->at > start;
}

/* read_parts: brackets in a row, in any order; returns the end of the last one. */
static const struct item *read_parts(struct reader *r, const struct item *first, int *bad)
{
    const struct item *open[ITEMS_MAX], *last = first;
    bool done[ITEMS_MAX] = { false };
    bool found = true;
    int count = 0;

    for (const struct item *i = first; i->type == ITEM_OPEN; i = last + 1) {
        open[count++] = i;
        last = close_of(i);
        set_missing(r, i);
    }
    while (found && !*bad) {
        found = false;
        for (int k = 0; k < count && !*bad; k++) {
            if (done[k])
                continue;
            done[k] = read_part(r, open[k], bad);
            found |= done[k];
        }
    }
    return last;
}

static int read_items(struct reader *r, const struct pieces *p)
{
    int bad = 0;

    for (const struct item *i = p->item; i->type != ITEM_END && !bad; i++) {
        if (i->type == ITEM_OPEN)
            i = read_parts(r, i, &bad);
        else
            bad = read_item(r, i);
    }
    return bad || r->at < r->count ? misfit(r, r->wanted) : 0;
}

/* what_it_is: "a hex such as 0503", "1 to 3", "road or trench". */
static void what_it_is(const struct form_kind *k, struct text *out)
{
    if (k->what) {
        text_add(out, k->what);
    } else if (k->choices) {
        for (const char *p = k->choices; *p; p++)
            text_add(out, *p == '|' ? ", " : (char[]){ *p, '\0' });
    } else {
        text_addf(out, "%d to %d", k->min + k->shift, k->max + k->shift);
    }
}

static int complain(const struct reader *r, const char *form, struct error *err)
{
    char room[ERROR_MAX];
    struct text out = text_fixed(room, sizeof room);

    text_add_char(&out, '"');
    for (int i = 0; i < r->count && out.length < 60; i++)
        text_addf(&out, "%s%.40s", i ? " " : "", r->word[i]);
    text_addf(&out, "\" should read: %s", form);
    if (r->wanted) {
        text_addf(&out, "; %s: ", r->wanted->name);
        what_it_is(r->wanted, &out);
    }
    return error_set(err, "%s", room);
}

int form_read_shown(const struct forms *f, const char *form, const char *shown,
                    const char *const *word, int count, int64_t *value, struct error *err)
{
    struct reader r = { .f = f, .word = word, .count = count, .value = value };
    struct pieces p;

    take_apart(f->kinds, form, &p);
    memset(value, 0, FORM_VALUES * sizeof *value);
    return read_items(&r, &p) ? complain(&r, shown, err) : 0;
}

int form_read(const struct forms *f, const char *form, const char *const *word, int count,
              int64_t *value, struct error *err)
{
    return form_read_shown(f, form, form, word, count, value, err);
}

/* pairs_manual: "range=NUMBER target=TERRAIN", then what the words in capitals mean. */
static void pairs_manual(const struct form_kind *kinds, const char *form, bool explain,
                         struct text *out)
{
    uint64_t said = 0;
    struct pieces p;

    take_apart(kinds, form, &p);
    for (int i = 0; i + 1 < p.count; i++)
        if (p.item[i].type == ITEM_WORD && p.item[i + 1].type == ITEM_ARGUMENT)
            text_addf(out, "%s%.*s=%s", out->length ? " " : "", p.item[i].length, p.item[i].at,
                      p.item[i + 1].kind->name);
    for (int i = 0; explain && i < p.count; i++) {
        const struct form_kind *k = p.item[i].kind;

        if (!k || said >> (k - kinds) & 1)
            continue;
        said |= (uint64_t)1 << (k - kinds);
        text_addf(out, "; %s: ", k->name);
        what_it_is(k, out);
    }
}

int form_pairs(const struct forms *f, const char *form, const struct pair *pair, int count,
               int64_t *value, struct error *err)
{
    char manual[ERROR_MAX];
    struct text out = text_fixed(manual, sizeof manual);
    const char *word[FORM_WORDS];
    int words = 0;

    pairs_manual(f->kinds, form, count == 0, &out);
    if (count == 0)
        return error_set(err, "describe it in words: %s", manual);
    for (int i = 0; i < count && words + 2 <= FORM_WORDS; i++) {
        word[words++] = pair[i].key;
        word[words++] = pair[i].value;
    }
    return form_read_shown(f, form, manual, word, words, value, err);
}

/* --- sentences --- */

/* write_mark: one {i:KIND} of a sentence; p is just after the brace. */
static void write_mark(const struct forms *f, const char *p, const int64_t value[7],
                       struct text *out)
{
    int i = *p - '0', length = (int)strcspn(p, "}");
    const char *kind = p + 2;

    EXPECT(i >= 0 && i < 7);
    if (length == 1)
        text_addf(out, "%d", (int)value[i]);
    else if (*kind == '+')
        text_addf(out, "%+d", (int)value[i]);
    else if (*kind == 's' || *kind == 'e')
        text_addf(out, "%.*s", value[i] == 1 ? 0 : length - 2, kind);
    else {
        const struct form_kind *k = find_kind(f->kinds, kind, length - 2);

        BUG_ON(!k);
        write_value(f, k, &value[i], out);
    }
}

void form_sentence(const struct forms *f, const char *pattern, const int16_t arg[7],
                   struct text *out)
{
    int64_t value[7];

    for (int i = 0; i < 7; i++)
        value[i] = arg[i];
    for (const char *p = pattern; *p;) {
        size_t plain = strcspn(p, "{");

        text_add_bytes(out, p, plain);
        p += plain;
        if (*p == '{') {
            write_mark(f, p + 1, value, out);
            p += strcspn(p, "}") + 1;
        }
    }
}

/* anchor_mark: the id of what one {i:KIND} names, if its kind has one. */
static void anchor_mark(const struct forms *f, const char *p, const int64_t value[7],
                        struct text *out)
{
    int length = (int)strcspn(p, "}");
    const struct form_kind *k = length > 2 ? find_kind(f->kinds, p + 2, length - 2) : NULL;
    char words[FORM_ANCHOR];
    struct text id = text_fixed(words, sizeof words);

    if (!k || !k->anchor)
        return;
    k->anchor(f, &value[*p - '0'], &id);
    EXPECT(!id.cut);
    if (id.length)
        text_addf(out, "%s%s", out->length ? " " : "", words);
}

void form_anchors(const struct forms *f, const char *pattern, const int16_t arg[7],
                  struct text *out)
{
    int64_t value[7];

    for (int i = 0; i < 7; i++)
        value[i] = arg[i];
    for (const char *p = strchr(pattern, '{'); p; p = strchr(p + 1, '{'))
        anchor_mark(f, p + 1, value, out);
}

/* --- tables that make sense --- */

int form_check(const struct form_kind *kinds, const char *form, struct error *err)
{
    for (const char *p = form; *(p += strspn(p, " []"));) {
        int whole = (int)strcspn(p, " []"), length = whole;

        if (length > 2 && strncmp(p + length - 2, "..", 2) == 0)
            length -= 2;
        if (is_argument(p, length) && !find_kind(kinds, p, length))
            return error_set(err, "\"%s\": %.*s is not in the table of kinds", form, length, p);
        p += whole;
    }
    return 0;
}

int form_check_sentence(const struct form_kind *kinds, const char *pattern, struct error *err)
{
    for (const char *p = pattern; *(p += strcspn(p, "{")); p++) {
        int length = (int)strcspn(p, "}") - 3; /* of the kind; {0} has none */

        if (p[1] < '0' || p[1] > '6' || (length != -1 && (length < 1 || p[2] != ':')))
            return error_set(err, "\"%s\": a mark is {0} to {6}, or {0:KIND}", pattern);
        if (length > 0 && !strchr("+se", p[3]) && !find_kind(kinds, p + 3, length))
            return error_set(err, "\"%s\": %.*s is not in the table of kinds", pattern, length,
                             p + 3);
    }
    return 0;
}

/* --- for the tables of form_tables.c --- */

void form_add_manual(const struct form_kind *kinds, const char *form, uint64_t *used,
                     struct text *out)
{
    struct pieces p;

    text_addf(out, "%s\n", form);
    take_apart(kinds, form, &p);
    for (int i = 0; i < p.count; i++)
        if (p.item[i].kind)
            *used |= (uint64_t)1 << (p.item[i].kind - kinds);
}

void form_explain_kinds(const struct form_kind *kinds, uint64_t used, struct text *out)
{
    for (const struct form_kind *k = kinds; k->name; k++) {
        EXPECT(k - kinds < 64);
        if (!(used >> (k - kinds) & 1))
            continue;
        text_addf(out, "%s: ", k->name);
        what_it_is(k, out);
        text_add_char(out, '\n');
    }
}

int form_count_values(const struct form_kind *kinds, const char *form)
{
    struct pieces p;

    take_apart(kinds, form, &p);
    return p.values;
}
