/* import.c - a roster of another program becomes one of ours. Names are compared without case, blanks
 * and signs, so that "Bolt Action Rifle" and "eq_boltactionrifle" are our Bolt-Action Rifle. Every thing
 * of the file is answered: understood, changed, ignored or unknown. */
#include "roster/roster.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "games/trench_crusade/tc_scenario.h"
#include "roster/foreign.h"

enum { PLAIN = FOREIGN_NAME, NOBODY = -1, LEFT_OUT = -2 };

const char *const roster_verdicts[] = { "understood", "changed", "ignored", "unknown" };

/* A thing of the file with the models it belongs to. */
struct place {
    int first, count; /* recruits; first is NOBODY, or LEFT_OUT with a model that is not ours */
};

struct import {
    const struct foreign *f;
    struct roster *to;
    roster_answer *answer;
    void *context;
    struct place place[FOREIGN_THINGS];
};

/* --- names --- */

/* plain: letters and digits alone; bytes beyond ASCII are left out. */
static void plain(const char *words, size_t size, char out[PLAIN])
{
    size_t length = 0;

    for (size_t i = 0; i < size && words[i] && length + 1 < PLAIN; i++)
        if (isalnum((unsigned char)words[i]))
            out[length++] = (char)tolower((unsigned char)words[i]);
    out[length] = '\0';
}

/* bare: without what a program puts before its ids ("eq_", "md_"). */
static const char *bare(const char *name)
{
    return strlen(name) > 3 && name[2] == '_' ? name + 3 : name;
}

/* same: the same name, or the same but for an s at the end. */
static bool same(const char *one, const char *two)
{
    size_t a = strlen(one), b = strlen(two);

    if (!a || !b)
        return false;
    if (a + 1 == b)
        return two[a] == 's' && strncmp(one, two, a) == 0;
    if (b + 1 == a)
        return one[b] == 's' && strncmp(one, two, b) == 0;
    return strcmp(one, two) == 0;
}

static bool is_named(const char *ours, const char *theirs)
{
    char one[PLAIN];

    plain(ours, strlen(ours), one);
    return same(one, theirs);
}

/* What other programs call our kit, where no letter helps. */
static const struct {
    const char *theirs, *ours;
} aliases[] = {
    { "antimaterialrifle", "anti-materiel-rifle" }, { "grenades", "frag-grenades" },
    { "fragmentationgrenades", "frag-grenades" },   { "shield", "trench-shield" },
    { "muradbombard", "murad-bombardment" },        { "tormentorschain", "tormentor-chain" },
    { "callofflesh", "call-of-the-flesh" }
};

/* --- answers --- */

/* name_of: "Yeoman, Bolt Action Rifle": the thing and the outermost it belongs to, cut to fit. */
static void name_of(const struct import *m, int at, char *to, size_t room)
{
    const char *name = m->f->thing[at].name;

    if (m->f->thing[at].parent < 0) {
        text_copy(to, room, name);
        return;
    }
    while (m->f->thing[at].parent >= 0)
        at = m->f->thing[at].parent;
    snprintf(to, room, "%.60s, %.60s", m->f->thing[at].name, name);
}

__attribute__((format(printf, 4, 5))) static void
answer(const struct import *m, int at, enum roster_verdict verdict, const char *format, ...)
{
    char what[140] = "the roster", why[240];
    va_list args;

    if (at >= 0)
        name_of(m, at, what, sizeof what);
    va_start(args, format);
    vsnprintf(why, sizeof why, format, args);
    va_end(args);
    what[text_utf8(what)] = '\0'; /* they may have been cut */
    why[text_utf8(why)] = '\0';
    m->answer(m->context, verdict, what, why);
}

/* --- the list --- */

/* find_entry: by its name, or by what a model of it is called with an option, which is then set. */
static int find_entry(const struct tc_list *list, const char *name, int *option)
{
    char theirs[PLAIN];

    plain(bare(name), FOREIGN_NAME, theirs);
    *option = -1;
    for (int i = 0; i < list->entries; i++)
        if (is_named(list->entry[i].name, theirs) ||
            is_named(list->word[list->entry[i].id], theirs))
            return i;
    for (int i = 0; i < list->entries; i++) {
        struct tc_edits of = list->entry[i].changes;

        for (int k = 0; k < of.count; k++) {
            const struct tc_change *x = &list->change[of.first + k];
            const struct tc_term *t = &list->term[x->term];

            if (x->kind != CHANGE_NAMED || !is_named(list->word[x->what], theirs))
                continue;
            if (x->terms == 1 && t->kind == TERM_HAS)
                *option = t->what;
            return i;
        }
    }
    return -1;
}

static int find_variant(const struct tc_list *list, const char *name)
{
    char theirs[PLAIN], ours[PLAIN];

    plain(bare(name), FOREIGN_NAME, theirs);
    for (int i = 0; i < list->variants && strlen(theirs) > 3; i++) {
        plain(list->variant[i].name, TC_LONG_NAME, ours);
        if (strstr(ours, theirs) || strstr(theirs, ours) ||
            is_named(list->word[list->variant[i].id], theirs))
            return i;
    }
    return -1;
}

/* worth_of: how well a list fits the file: by its name, and by the models it knows. */
static int worth_of(const struct foreign *f, const struct tc_list *list)
{
    char theirs[PLAIN], ours[PLAIN];
    int worth = 0, option;

    plain(bare(f->list), FOREIGN_NAME, theirs);
    plain(list->name, TC_LONG_NAME, ours);
    if (theirs[0] && (strstr(theirs, ours) || strstr(ours, theirs)))
        worth += 1000;
    if (find_variant(list, f->list) >= 0)
        worth += 500;
    for (int i = 0; i < f->things; i++) {
        int entry = find_entry(list, f->thing[i].name, &option);

        worth += entry >= 0 && !list->entry[entry].mercenary;
    }
    return worth;
}

/* choose_list reads the list that fits best. */
static int choose_list(const struct foreign *f, struct tc_list *list, const struct content *content,
                       struct error *err)
{
    int best = 0, worth = 0;
    char id[TC_ID];

    for (int i = 0; i < choice_count(TC_FACTIONS); i++) {
        choice_name(TC_FACTIONS, i, id, sizeof id);
        if (tc_list_read(list, content, id, err))
            return -1;
        int now = worth_of(f, list);

        if (now > worth) {
            best = i;
            worth = now;
        }
    }
    if (!worth)
        return error_set(err, "no warband of Trench Crusade that we know is in it");
    choice_name(TC_FACTIONS, best, id, sizeof id);
    return tc_list_read(list, content, id, err);
}

/* --- kit --- */

/* fit: how well an article fits a model: it can buy it, always has it, or it is called so. */
static int fit(const struct tc_case *c, int word)
{
    const struct tc_list *list = c->list;
    int article = tc_article_of(list, word);

    if (tc_offer_for(c, word, NULL) >= 0)
        return 4;
    if (tc_recruit_has(c, word))
        return 3;
    return list->article[article].type == ITEM_ABILITY ? 1 : 2;
}

/* match_part: the article of this name that fits best, or -1. */
static int match_part(const struct tc_case *c, const char *theirs)
{
    int best = -1, worth = 0;

    for (size_t i = 0; i < sizeof aliases / sizeof aliases[0]; i++)
        if (strcmp(aliases[i].theirs, theirs) == 0)
            return tc_word(c->list, aliases[i].ours);
    for (int i = 0; i < c->list->articles; i++) {
        const struct tc_article *a = &c->list->article[i];

        if (!is_named(a->name, theirs) && !is_named(c->list->word[a->id], theirs))
            continue;
        int now = fit(c, a->id);

        if (now > worth) {
            best = a->id;
            worth = now;
        }
    }
    return best;
}

/* find_item: by the whole name, without what is in brackets, or by one of "Sword/Axe". */
static int find_item(const struct tc_case *c, const char *name)
{
    char theirs[PLAIN];
    int word;

    name = bare(name);
    plain(name, FOREIGN_NAME, theirs);
    if ((word = match_part(c, theirs)) >= 0)
        return word;
    plain(name, strcspn(name, "(["), theirs);
    if ((word = match_part(c, theirs)) >= 0)
        return word;
    for (const char *at = name; *at; at += *at == '/') {
        plain(at, strcspn(at, "/(["), theirs);
        if ((word = match_part(c, theirs)) >= 0)
            return word;
        at += strcspn(at, "/");
    }
    return -1;
}

static bool is_ability(const struct tc_case *c, int word)
{
    int16_t ability[40];
    int count = tc_recruit_abilities(c, ability, 40);

    for (int i = 0; i < count; i++)
        if (ability[i] == word)
            return true;
    return false;
}

/* give: so many of an item to each of the models; how many found room. */
static int give(const struct import *m, struct place who, int word, int number)
{
    int given = 0;

    for (int i = who.first; i < who.first + who.count; i++)
        for (int k = 0; k < number; k++) {
            struct tc_recruit *r = &m->to->r.recruit[i];

            if (r->items == TC_RECRUIT_ITEMS)
                continue;
            r->item[r->items++] = (int16_t)word;
            given++;
        }
    return given;
}

/* answer_price: is the price ours? `ours` is that of one. */
static void answer_price(const struct import *m, int at, const char *name, struct tc_price ours)
{
    const struct foreign_thing *t = &m->f->thing[at];

    if (t->priced && (t->ducats != ours.ducats * t->number || t->glory != ours.glory * t->number))
        answer(m, at, ROSTER_CHANGED, "%s: it costs %d ducats and %d glory there, %d and %d here",
               name, t->ducats, t->glory, ours.ducats * t->number, ours.glory * t->number);
    else
        answer(m, at, ROSTER_UNDERSTOOD, "%s", name);
}

static void import_item(struct import *m, int at, struct place who)
{
    const struct foreign_thing *t = &m->f->thing[at];
    struct tc_case c = { &m->to->list, &m->to->r, who.first };
    int word = find_item(&c, t->name), each = t->number / who.count;
    bool heading = at + 1 < m->f->things && m->f->thing[at + 1].parent == at;

    m->place[at] = who;
    if (word < 0 && heading && t->ducats == 0 && t->glory == 0)
        answer(m, at, ROSTER_IGNORED, "a heading");
    else if (word < 0)
        answer(m, at, ROSTER_UNKNOWN, "we know no such kit: left out");
    else if (is_ability(&c, word))
        answer(m, at, ROSTER_IGNORED, "an ability that it has anyway");
    else if (tc_offer_for(&c, word, NULL) < 0 && tc_recruit_has(&c, word))
        answer(m, at, ROSTER_IGNORED, "it always carries that");
    else if (t->number < 1 || each * who.count != t->number || each > FOREIGN_COUNT)
        answer(m, at, ROSTER_UNKNOWN, "%d of them cannot be shared among %d models: left out",
               t->number, who.count);
    else if (give(m, who, word, each) < t->number)
        answer(m, at, ROSTER_CHANGED, "a model has room for %d things", TC_RECRUIT_ITEMS);
    else
        answer_price(m, at, c.list->article[tc_article_of(c.list, word)].name,
                     tc_item_price(&c, m->to->r.recruit[who.first].items - 1));
}

/* --- models --- */

/* name_model: the owner's name for it, or the entry's; cut between letters. */
static void name_model(const struct import *m, struct tc_recruit *r, const char *given)
{
    const char *title = m->to->list.entry[r->entry].name;

    if (given[0])
        text_copy(r->name, sizeof r->name, given);
    else
        snprintf(r->name, sizeof r->name, "%.30s %d", title, r->number);
    r->name[text_utf8(r->name)] = '\0';
}

static void import_model(struct import *m, int at, int entry, int option)
{
    const struct foreign_thing *t = &m->f->thing[at];
    struct tc_roster *r = &m->to->r;
    int room = TC_RECRUITS - r->recruits;

    m->place[at] = (struct place){ LEFT_OUT, 0 };
    if (t->number < 1 || t->number > room) {
        answer(m, at, ROSTER_UNKNOWN, "%d models more than %d: left out", t->number, room);
        return;
    }
    m->place[at] = (struct place){ r->recruits, t->number };
    for (int i = 0; i < t->number; i++) {
        struct tc_recruit *one = &r->recruit[r->recruits++];

        *one = (struct tc_recruit){ .number = (int16_t)r->recruits,
                                    .entry = (int16_t)entry,
                                    .line = (int16_t)r->recruits };
        name_model(m, one, t->given);
        if (option >= 0)
            one->item[one->items++] = (int16_t)option;
    }
    struct tc_case c = { &m->to->list, r, m->place[at].first };
    answer_price(m, at, m->to->list.entry[entry].name, tc_recruit_price(&c));
}

/* import_other: of no model: the variant, kit in the arsenal, or a heading. */
static void import_other(struct import *m, int at)
{
    const struct foreign_thing *t = &m->f->thing[at];
    struct tc_roster *r = &m->to->r;
    int variant = find_variant(&m->to->list, t->name), word = -1;

    m->place[at] = (struct place){ t->model ? LEFT_OUT : NOBODY, 0 };
    if (t->model) {
        answer(m, at, ROSTER_UNKNOWN, "%s has no such model: left out", m->to->list.name);
        return;
    }
    if (variant >= 0 && r->variant < 0) {
        r->variant = (int16_t)variant;
        answer(m, at, ROSTER_UNDERSTOOD, "the variant %s", m->to->list.variant[variant].name);
        return;
    }
    for (int i = m->to->list.row; i < m->to->list.offers && word < 0; i++) {
        int item = m->to->list.offer[i].item;
        char theirs[PLAIN];

        plain(bare(t->name), FOREIGN_NAME, theirs);
        if (is_named(m->to->list.article[tc_article_of(&m->to->list, item)].name, theirs))
            word = item;
    }
    if (word >= 0 && r->arsenal_items < TC_ARSENAL && t->priced) {
        r->arsenal[r->arsenal_items++] = (int16_t)word;
        answer(m, at, ROSTER_UNDERSTOOD, "kit in the arsenal");
    } else
        answer(m, at, ROSTER_IGNORED, "it is about no model");
}

static void import_thing(struct import *m, int at)
{
    const struct foreign_thing *t = &m->f->thing[at];
    struct place above = t->parent >= 0 ? m->place[t->parent] : (struct place){ NOBODY, 0 };
    int option, entry = find_entry(&m->to->list, t->name, &option);

    if (entry >= 0 && (t->model || above.first == NOBODY))
        import_model(m, at, entry, option);
    else if (above.first == LEFT_OUT) {
        m->place[at] = above;
        answer(m, at, ROSTER_IGNORED, "left out with its model");
    } else if (above.first == NOBODY)
        import_other(m, at);
    else
        import_item(m, at, above);
}

/* --- the whole --- */

static void import_head(struct import *m)
{
    struct tc_roster *r = &m->to->r;
    const char *name = m->f->name[0] ? m->f->name : m->to->list.name;

    memset(r, 0, sizeof *r);
    r->line = 1;
    text_copy(r->name, 60, name);
    r->name[text_utf8(r->name)] = '\0';
    r->variant = (int16_t)find_variant(&m->to->list, m->f->list);
    r->limited = m->f->ducats > 0 && m->f->ducats <= 9999 && m->f->glory >= 0 && m->f->glory <= 999;
    if (r->limited) {
        r->ducats = m->f->ducats;
        r->glory = m->f->glory;
    }
    answer(m, -1, ROSTER_UNDERSTOOD, "a roster of %s, %s", m->f->program, m->to->list.name);
}

static void import_all(struct import *m)
{
    import_head(m);
    for (int i = 0; i < m->f->things; i++)
        import_thing(m, i);
}

struct roster *roster_import(const struct content *content, const char *bytes, size_t size,
                             roster_answer *answer_with, void *context, struct error *err)
{
    struct foreign *f = mem_alloc(sizeof *f);
    struct import *m = mem_alloc(sizeof *m);
    struct roster *to = mem_alloc(sizeof *to);

    *m = (struct import){ .f = f, .to = to, .answer = answer_with, .context = context };
    int bad = foreign_read(f, bytes, size, err) || choose_list(f, &to->list, content, err);
    if (!bad)
        import_all(m);
    mem_free(f);
    mem_free(m);
    if (!bad)
        return to;
    mem_free(to);
    return NULL;
}
