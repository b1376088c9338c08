/* shop.c - questions about a roster: which conditions hold, what a model is and has, by which offer it
 * gets an item, and what that costs. */
#include <stdio.h>

#include "games/trench_crusade/tc_rules.h"
#include "games/trench_crusade/warband/warband.h"

/* --- conditions --- */

static const struct tc_recruit *recruit_of(const struct tc_case *c)
{
    return c->model >= 0 ? &c->roster->recruit[c->model] : NULL;
}

static const struct tc_entry *entry_of(const struct tc_case *c)
{
    const struct tc_recruit *r = recruit_of(c);

    return r ? &c->list->entry[r->entry] : NULL;
}

static bool bought(const struct tc_recruit *r, int word)
{
    for (int i = 0; i < r->items; i++)
        if (r->item[i] == word)
            return true;
    return false;
}

/* on_roster: somebody is of the entry or has bought the thing. */
static bool on_roster(const struct tc_case *c, int word)
{
    for (int i = 0; i < c->roster->recruits; i++) {
        const struct tc_recruit *r = &c->roster->recruit[i];

        if (c->list->entry[r->entry].id == word || bought(r, word))
            return true;
    }
    return false;
}

static bool others_cost(const struct tc_case *c, int ducats)
{
    int sum = 0;

    for (int i = 0; i < c->roster->recruits; i++)
        if (i != c->model)
            sum += tc_recruit_price(&(struct tc_case){ c->list, c->roster, i }).ducats;
    return sum >= ducats;
}

static bool term_holds(const struct tc_case *c, const struct tc_term *t)
{
    const struct tc_entry *e = entry_of(c);
    const struct tc_list *list = c->list;

    switch (t->kind) {
    case TERM_VARIANT:
        return c->roster->variant >= 0 && list->variant[c->roster->variant].id == t->what;
    case TERM_FACTION: return strcmp(list->id, list->word[t->what]) == 0;
    case TERM_MODEL: return e && e->id == t->what;
    case TERM_ELITE: return e && tc_recruit_elite(c);
    case TERM_HAS: return e && tc_recruit_has(c, t->what);
    case TERM_KEYWORD: return e && tc_recruit_keyword(c, t->what);
    case TERM_ROSTER: return on_roster(c, t->what);
    default: return others_cost(c, t->what);
    }
}

bool tc_holds(const struct tc_case *c, const struct tc_change *change)
{
    uint32_t stack = 0; /* its lowest bit is the top */

    if (!change->terms)
        return true;
    for (int i = 0; i < change->terms; i++) {
        const struct tc_term *t = &c->list->term[change->term + i];

        if (t->kind == TERM_NOT)
            stack ^= 1;
        else if (t->kind == TERM_AND)
            stack = stack >> 1 & (~(uint32_t)1 | stack);
        else if (t->kind == TERM_OR)
            stack = stack >> 1 | (stack & 1);
        else
            stack = stack << 1 | (term_holds(c, t) ? 1u : 0u);
    }
    return stack & 1;
}

/* --- changes --- */

#define for_changes(x, c, of, which)                                                               \
    for (const struct tc_change *x = (c)->list->change + (of).first;                               \
         x < (c)->list->change + (of).first + (of).count; x++)                                     \
        if (x->kind == (which) && tc_holds(c, x))

int tc_ask_number(const struct tc_case *c, struct tc_edits of, int kind, int start)
{
    for_changes(x, c, of, kind) start = x->relative ? start + x->value : x->value;
    return start;
}

bool tc_ask_any(const struct tc_case *c, struct tc_edits of, int kind, int word)
{
    for_changes(x, c, of, kind) if (word < 0 || x->what == word) return true;
    return false;
}

/* closed_by: the line `only` or `never` that keeps this thing from whom is asked about, or NULL. */
static const struct tc_change *closed_by(const struct tc_case *c, struct tc_edits of)
{
    for (int i = 0; i < of.count; i++) {
        const struct tc_change *x = &c->list->change[of.first + i];

        if ((x->kind == CHANGE_ONLY && !tc_holds(c, x)) ||
            (x->kind == CHANGE_NEVER && tc_holds(c, x)))
            return x;
    }
    return NULL;
}

bool tc_entry_open(const struct tc_case *c, const struct tc_entry *e)
{
    return !closed_by(c, e->changes);
}

/* --- a model --- */

bool tc_recruit_has(const struct tc_case *c, int word)
{
    const struct tc_entry *e = entry_of(c);

    if (bought(recruit_of(c), word))
        return true;
    /* Conditions of what it carries never ask what it carries. */
    for (int i = 0; i < e->changes.count; i++) {
        const struct tc_change *x = &c->list->change[e->changes.first + i];

        if (x->kind == CHANGE_CARRIES && x->what == word)
            return !tc_ask_any(c, e->changes, CHANGE_WITHOUT, word);
    }
    return false;
}

bool tc_recruit_elite(const struct tc_case *c)
{
    const struct tc_entry *e = entry_of(c);
    int word = tc_word(c->list, "elite");

    return e->elite || (word >= 0 && tc_ask_any(c, e->changes, CHANGE_GAINS, word));
}

bool tc_recruit_keyword(const struct tc_case *c, int word)
{
    const struct tc_entry *e = entry_of(c);
    bool has = tc_ask_any(c, e->changes, CHANGE_GAINS, word);

    for (int i = 0; i < e->keywords; i++)
        has |= e->keyword[i] == word;
    return has && !tc_ask_any(c, e->changes, CHANGE_LOSES, word);
}

const char *tc_recruit_title(const struct tc_case *c)
{
    const struct tc_entry *e = entry_of(c);
    const char *name = e->name;

    for_changes(x, c, e->changes, CHANGE_NAMED) name = c->list->word[x->what];
    return name;
}

static void put(int16_t *out, int room, int *count, int word)
{
    if (*count < room)
        out[(*count)++] = (int16_t)word;
}

int tc_recruit_keywords(const struct tc_case *c, int16_t *out, int room)
{
    const struct tc_entry *e = entry_of(c);
    int elite = tc_word(c->list, "elite"), count = 0;

    for (int i = 0; i < e->keywords; i++)
        if (tc_recruit_keyword(c, e->keyword[i]))
            put(out, room, &count, e->keyword[i]);
    for_changes(x, c, e->changes,
                CHANGE_GAINS) if (x->what != elite && tc_recruit_keyword(c, x->what))
        put(out, room, &count, x->what);
    return count;
}

bool tc_recruit_flies(const struct tc_case *c)
{
    const struct tc_entry *e = entry_of(c);
    bool flying = e->flying;

    for_changes(x, c, e->changes, CHANGE_MOVE) flying = x->relative ? flying : x->flying;
    return flying;
}

int tc_recruit_kit(const struct tc_case *c, int16_t *out, int room)
{
    const struct tc_entry *e = entry_of(c);
    const struct tc_recruit *r = recruit_of(c);
    int count = 0;

    for_changes(x, c, e->changes,
                CHANGE_CARRIES) if (!tc_ask_any(c, e->changes, CHANGE_WITHOUT, x->what))
        put(out, room, &count, x->what);
    for (int i = 0; i < r->items; i++)
        put(out, room, &count, r->item[i]);
    return count;
}

int tc_recruit_base(const struct tc_case *c, const struct tc_entry *e)
{
    int16_t kit[TC_RECRUIT_ITEMS + 8];
    int base = tc_ask_number(c, e->changes, CHANGE_BASE, e->base);
    int count = c->model < 0 ? 0 : tc_recruit_kit(c, kit, TC_RECRUIT_ITEMS + 8);

    for (int i = 0; i < count; i++) {
        int article = tc_article_of(c->list, kit[i]);

        if (article >= 0 && c->list->article[article].base > base)
            base = c->list->article[article].base;
    }
    return base;
}

int tc_recruit_abilities(const struct tc_case *c, int16_t *out, int room)
{
    const struct tc_entry *e = entry_of(c);
    int count = 0;

    for_changes(x, c, e->changes, CHANGE_HAS) put(out, room, &count, x->what);
    if (!e->mercenary)
        for_changes(x, c, c->list->changes, CHANGE_EVERYBODY) put(out, room, &count, x->what);
    return count;
}

/* --- offers --- */

static int fault(struct tc_objection *why, const char *clause, const char *reason, const char *item)
{
    if (why) {
        text_copy(why->clause, sizeof why->clause, clause);
        snprintf(why->reason, sizeof why->reason, reason, item);
    }
    return -1;
}

static const char *name_of(const struct tc_case *c, int word)
{
    int article = tc_article_of(c->list, word);

    return article >= 0 ? c->list->article[article].name : c->list->word[word];
}

/* keep_from: "Binoculars is only for ELITE". */
static int keep_from(const struct tc_case *c, const char *name, const struct tc_change *line,
                     const char *clause, struct tc_objection *why)
{
    char words[190];
    struct text out = text_fixed(words, sizeof words);

    text_addf(&out, "%s is %s for ", name, line->kind == CHANGE_ONLY ? "only" : "not");
    tc_condition_say(c->list, line, &out);
    return fault(why, clause, "%s", words);
}

bool tc_entry_shut(const struct tc_case *c, const struct tc_entry *e, struct tc_objection *why)
{
    const struct tc_change *closed = closed_by(c, e->changes);

    return closed && keep_from(c, e->name, closed, "TC-16.2", why);
}

/* may_take: is the offer open to this model? */
static int may_take(const struct tc_case *c, const struct tc_offer *o, struct tc_objection *why)
{
    if (o->campaign && !c->roster->campaign)
        return fault(why, "TC-16.6", "%s is never bought, only earned", name_of(c, o->item));
    const struct tc_change *closed = closed_by(c, o->changes);
    return closed ? keep_from(c, name_of(c, o->item), closed, "TC-16.4", why) : 0;
}

/* opens: may the model buy from this row's group, or take this row? */
static bool opens(const struct tc_case *c, const struct tc_offer *o)
{
    const struct tc_entry *e = entry_of(c);

    return tc_ask_any(c, e->changes, CHANGE_BUYS, o->group) ||
           tc_ask_any(c, e->changes, CHANGE_TAKES, o->item);
}

int tc_offer_for(const struct tc_case *c, int word, struct tc_objection *why)
{
    const struct tc_entry *e = entry_of(c);

    fault(why, "TC-16.4", "%s is not in its list", name_of(c, word));
    for (int i = 0; i < e->offers; i++)
        if (c->list->offer[e->offer + i].item == word &&
            may_take(c, &c->list->offer[e->offer + i], why) == 0)
            return e->offer + i;
    for (int i = c->list->row; i < c->list->offers; i++) {
        const struct tc_offer *o = &c->list->offer[i];

        if (o->item != word)
            continue;
        if (!opens(c, o) && e->mercenary)
            fault(why, "TC-16.11", "a mercenary's kit is fixed: no %s", name_of(c, word));
        else if (!opens(c, o))
            fault(why, "TC-16.4", "it may not buy %s", name_of(c, word));
        else if (may_take(c, o, why) == 0)
            return i;
    }
    return -1;
}

/* --- prices --- */

/* copies_before: how many of its n-th item the model has before it. */
static int copies_before(const struct tc_recruit *r, int n)
{
    int count = 0;

    for (int i = 0; i < n; i++)
        count += r->item[i] == r->item[n];
    return count;
}

/* is_first_copy: nobody before has bought this item. */
static bool is_first_copy(const struct tc_case *c, int n)
{
    int word = c->roster->recruit[c->model].item[n];

    for (int i = 0; i < c->model; i++)
        if (bought(&c->roster->recruit[i], word))
            return false;
    return copies_before(&c->roster->recruit[c->model], n) == 0;
}

struct tc_price tc_item_price(const struct tc_case *c, int n)
{
    const struct tc_recruit *r = recruit_of(c);
    int offer = tc_offer_for(c, r->item[n], NULL), article = tc_article_of(c->list, r->item[n]);
    const struct tc_offer *o = &c->list->offer[offer < 0 ? 0 : offer];
    struct tc_price p;

    if (offer < 0)
        return (struct tc_price){ 0, 0 };
    p.ducats = tc_ask_number(c, o->changes, CHANGE_COST, o->cost);
    p.glory = tc_ask_number(c, o->changes, CHANGE_GLORY, o->glory);
    if (copies_before(r, n) && tc_ask_any(c, o->changes, CHANGE_SECOND, -1))
        p = (struct tc_price){ 0, tc_ask_number(c, o->changes, CHANGE_SECOND, 0) };
    if (article >= 0 && c->list->article[article].melee && !c->list->article[article].ranged &&
        tc_ask_any(c, c->list->changes, CHANGE_HALF_PRICE, -1) && is_first_copy(c, n))
        p.ducats = (p.ducats + 1) / 2; /* ours: odd prices are rounded up */
    return p;
}

struct tc_price tc_recruit_price(const struct tc_case *c)
{
    const struct tc_entry *e = entry_of(c);
    struct tc_price p = { tc_ask_number(c, e->changes, CHANGE_COST, e->cost),
                          tc_ask_number(c, e->changes, CHANGE_GLORY, e->glory) };

    for (int i = 0; i < c->model; i++) /* the second of some entries has another price */
        if (c->roster->recruit[i].entry == c->roster->recruit[c->model].entry &&
            tc_ask_any(c, e->changes, CHANGE_SECOND, -1))
            p = (struct tc_price){ 0, tc_ask_number(c, e->changes, CHANGE_SECOND, 0) };
    for (int i = 0; i < recruit_of(c)->items; i++) {
        struct tc_price one = tc_item_price(c, i);

        p.ducats += one.ducats;
        p.glory += one.glory;
    }
    return p;
}

/* store_price: of an item that nobody carries: by the first row that is for anybody, or else the first. */
static struct tc_price store_price(const struct tc_case *c, int word)
{
    const struct tc_offer *row = NULL;

    for (int i = c->list->row; i < c->list->offers; i++) {
        const struct tc_offer *o = &c->list->offer[i];

        if (o->item == word && (!row || (closed_by(c, row->changes) && !closed_by(c, o->changes))))
            row = o;
    }
    if (!row)
        return (struct tc_price){ 0, 0 };
    return (struct tc_price){ tc_ask_number(c, row->changes, CHANGE_COST, row->cost),
                              tc_ask_number(c, row->changes, CHANGE_GLORY, row->glory) };
}

struct tc_price tc_roster_price(const struct tc_list *list, const struct tc_roster *r)
{
    struct tc_case c = { list, r, -1 };
    struct tc_price sum = { 0, 0 };

    for (int i = 0; i < r->arsenal_items && !r->campaign; i++) { /* TC-16.14 */
        struct tc_price one = store_price(&c, r->arsenal[i]);

        sum.ducats += one.ducats;
        sum.glory += one.glory;
    }
    for (int i = 0; i < r->recruits; i++) {
        struct tc_price one = tc_recruit_price(&(struct tc_case){ list, r, i });

        sum.ducats += one.ducats;
        sum.glory += one.glory;
    }
    return sum;
}
