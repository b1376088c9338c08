/* muster.c - rosters to fighters: the lines `roster`, `model` and `fireteam` of a scenario. Whether a
 * roster is legal is not asked here: a price corrected later must not make a record unreadable. */
#include <stdio.h>

#include "games/trench_crusade/warband/muster.h"
#include "games/trench_crusade/kit/kit.h"

/* --- a model --- */

/* keyword_bit: the game's keyword for a word of the lists, or 0: some matter in campaigns only. */
static uint64_t keyword_bit(const char *word)
{
    int keyword = choice_find(
        tc_keyword_words, strcmp(word, "ignore-off-hand-weapon") == 0 ? "ignore-off-hand" : word);

    return keyword < 0 ? 0 : (uint64_t)1 << keyword;
}

static uint64_t keywords_of(const struct tc_case *c, const struct tc_entry *e, uint8_t *regenerate)
{
    const struct tc_list *list = c->list;
    uint64_t bits = tc_recruit_elite(c) ? (uint64_t)1 << KW_ELITE : 0;

    for (int i = 0; i < e->keywords; i++) {
        const char *word = list->word[e->keyword[i]];

        if (strcmp(word, "regenerate-1") == 0)
            *regenerate = 1;
        if (tc_recruit_keyword(c, e->keyword[i]))
            bits |= keyword_bit(word);
    }
    for (int i = 0; i < e->changes.count; i++) {
        const struct tc_change *x = &list->change[e->changes.first + i];

        if (x->kind == CHANGE_GAINS && tc_recruit_keyword(c, x->what))
            bits |= keyword_bit(list->word[x->what]);
    }
    return bits;
}

/* moves_by_air: the entry flies, or the last line that changes its move says so. */
static bool moves_by_air(const struct tc_case *c, const struct tc_entry *e)
{
    bool flying = e->flying;

    for (int i = 0; i < e->changes.count; i++) {
        const struct tc_change *x = &c->list->change[e->changes.first + i];

        if (x->kind == CHANGE_MOVE && !x->relative && tc_holds(c, x))
            flying = x->flying;
    }
    return flying;
}

static int ask(const struct tc_case *c, const struct tc_entry *e, int kind, int start)
{
    return tc_ask_number(c, e->changes, kind, start);
}

static int fill(struct tc_fighter *f, const struct tc_case *c, int side, struct error *err)
{
    const struct tc_recruit *r = &c->roster->recruit[c->model];
    const struct tc_entry *e = &c->list->entry[r->entry];
    struct tc_price price = tc_recruit_price(c);
    int ranged = ask(c, e, CHANGE_RANGED, e->ranged), base = ask(c, e, CHANGE_BASE, e->base);
    int row = tc_base_of(base);

    *f = (struct tc_fighter){ .side = (uint8_t)side, .partner = -1, .master = -1 };
    if (row < 0)
        return error_set(err, "there are no bases of %d mm", base);
    f->base = (uint8_t)row;
    text_copy(f->name, sizeof f->name, r->name);
    f->listed = true;
    text_copy(f->entry, sizeof f->entry, c->list->word[e->id]);
    f->keywords = keywords_of(c, e, &f->regenerate);
    if (moves_by_air(c, e))
        f->keywords |= (uint64_t)1 << KW_FLYING;
    f->movement = (int16_t)(ask(c, e, CHANGE_MOVE, e->move) * TC_INCH);
    f->ranged = (int8_t)(ranged == TC_NO_RANGED ? 0 : ranged);
    f->melee = (int8_t)ask(c, e, CHANGE_MELEE, e->melee);
    f->armour = (int8_t)e->armour;
    f->cost = (int16_t)price.ducats;
    f->glory = (int16_t)price.glory;
    return 0;
}

static int want_all(struct tc_muster *m, const struct tc_case *c, int slot, struct error *err)
{
    int16_t word[TC_RECRUIT_ITEMS + 24];
    int count = tc_recruit_kit(c, word, TC_RECRUIT_ITEMS + 8);

    count += tc_recruit_abilities(c, word + count, 16);
    for (int i = 0; i < count; i++) {
        int place = tc_want(&m->wants, c->list->word[word[i]]);

        if (place < 0 || m->items[slot] == TC_KITS)
            return error_set(err, "%s: there are too many items",
                             c->roster->recruit[c->model].name);
        m->item[slot][m->items[slot]++] = (uint8_t)place;
    }
    return 0;
}

/* --- a roster --- */

static int join_teams(struct tc *t, const struct tc_roster *r, int side, struct error *err)
{
    for (int i = 0; i < r->teams; i++) {
        int one = side * TC_SIDE_MODELS + r->recruit[r->team[i][0]].number - 1;
        int two = side * TC_SIDE_MODELS + r->recruit[r->team[i][1]].number - 1;

        if (t->fighter[one].partner >= 0 || t->fighter[two].partner >= 0)
            return error_set(err, "%s: somebody is in two Fireteams", r->name);
        t->fighter[one].partner = (int8_t)two;
        t->fighter[two].partner = (int8_t)one;
    }
    return 0;
}

int tc_muster_roster(struct tc_muster *m, struct tc *t, const struct content *content, int side,
                     const char *name, const char *lines, size_t size, struct error *err)
{
    struct tc_list list;
    struct tc_roster roster;
    struct data d;

    data_open(&d, name, lines, size);
    if (tc_roster_read(&roster, &list, content, &d, err))
        return -1;
    for (int i = 0; i < roster.recruits; i++) {
        struct tc_case c = { &list, &roster, i };
        int slot = side * TC_SIDE_MODELS + roster.recruit[i].number - 1;

        if (roster.recruit[i].number > TC_SIDE_MODELS)
            return error_set(err, "%s: models of a match are numbered 1 to %d", name,
                             TC_SIDE_MODELS);
        if (fill(&t->fighter[slot], &c, side, err) || want_all(m, &c, slot, err))
            return -1;
        t->there |= model_bit(slot);
        m->mustered |= model_bit(slot);
    }
    return join_teams(t, &roster, side, err);
}

int tc_muster_equip(const struct tc_muster *m, struct tc *t, struct error *err)
{
    for_models (slot, m->mustered)
        for (int i = 0; i < m->items[slot]; i++) {
            const char *id = m->wants.id[m->item[slot][i]];
            int item = tc_item_find(t, id);

            if (item < 0)
                return error_set(err, "there is no kit or ability \"%s\"", id);
            if (tc_equip(t, slot, item, err))
                return -1;
        }
    return 0;
}
