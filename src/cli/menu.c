/* menu.c - the legal actions as a numbered list. */
#include "cli/menu.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "cli/cli.h"

/* group_of: the place of a group by name, added when it is new. */
static int group_of(struct menu *m, const char *name)
{
    if (!name[0])
        return -1;
    for (int i = 0; i < m->groups; i++)
        if (strcmp(m->group[i].name, name) == 0)
            return i;
    snprintf(m->group[m->groups].name, sizeof m->group[0].name, "%s", name);
    return m->groups++;
}

static void add_item(struct menu *m, const struct action *action)
{
    struct menu_item *item = &m->item[m->items++];
    struct hint hint = { .items = 0 };

    rules_hint(m->rules, (struct view){ m->seat, m->view }, action, &hint);
    *item = (struct menu_item){ .action = *action, .role = hint.role };
    snprintf(item->label, sizeof item->label, "%s", hint.label);
    snprintf(item->needs, sizeof item->needs, "%s", hint.needs);
    item->group = group_of(m, hint.group);
    if (item->group >= 0)
        m->group[item->group].count++;
}

/* sort_items: by group, the ungrouped last, else in the order the rules list them. */
static void sort_items(struct menu *m)
{
    struct menu_item *sorted = mem_alloc((size_t)m->items * sizeof *sorted);
    int n = 0;

    for (int g = 0; g <= m->groups; g++)
        for (int i = 0; i < m->items; i++)
            if (m->item[i].group == (g < m->groups ? g : -1))
                sorted[n++] = m->item[i];
    mem_free(m->item);
    m->item = sorted;
}

void menu_open(struct menu *m, struct rules r, const void *view, int seat)
{
    size_t most = (size_t)r.game->max_legal;
    struct action *list = mem_alloc(most * sizeof *list);
    int count = rules_legal(r, view, list);

    *m = (struct menu){ .rules = r, .view = view, .seat = seat, .open = -1 };
    m->item = mem_alloc((size_t)count * sizeof *m->item);
    m->group = mem_alloc((size_t)count * sizeof *m->group);
    for (int i = 0; i < count; i++)
        add_item(m, &list[i]);
    mem_free(list);
    sort_items(m);
}

void menu_close(struct menu *m)
{
    mem_free(m->item);
    mem_free(m->group);
    *m = (struct menu){ 0 };
}

/* by_piece: is the list so long that the piece should be chosen first? Where actions are but
 * candidates, those of one piece are folded away too, so that what else can be done is seen. */
static bool by_piece(const struct menu *m)
{
    int least = m->rules.game->flags & GAME_UNLISTED ? 1 : 2;

    return m->open < 0 && m->groups >= least &&
           m->items > (least == 1 ? MENU_CANDIDATES : MENU_LONG);
}

/* first_of: where the items of the open group begin; 0 when none is open, as all are offered
 * then. */
static int first_of(const struct menu *m, int group)
{
    int i = 0;

    EXPECT(group < m->groups);
    while (group >= 0 && i < m->items && m->item[i].group != group)
        i++;
    return i;
}

/* --- odds beside attacks --- */

static bool dice_follow(const struct menu *m, const struct menu_item *item)
{
    size_t size = m->rules.game->state_size;
    void *after = mem_alloc(size);

    memcpy(after, m->view, size);
    rules_apply(m->rules, after, &item->action, NULL);
    bool follow = rules_to_move(m->rules, after) == SEAT_CHANCE;
    mem_free(after);
    return follow;
}

/* write_odds: the likeliest results in brief, "50.00 % (1/2) the section is thrown back". */
static void write_odds(const struct menu *m, const struct menu_item *item, struct text *out)
{
    static const int lines_max = 5;
    struct odds odds;
    struct error err;

    if (odds_of(m->rules, m->view, m->seat, &item->action, &odds, &err) || odds.count == 0)
        return;
    odds_merge(&odds);
    for (int i = 0; i < odds.count && i < lines_max; i++) {
        text_addf(out, "         %.2f %% (", 100 * fraction_show(odds.line[i].p));
        fraction_write(odds.line[i].p, out);
        text_add(out, ") ");
        cli_odds_words(m->rules.scn, &odds.line[i], out);
        text_add_char(out, '\n');
    }
    if (odds.count > lines_max)
        text_addf(out, "         ... `odds` shows all %d results\n", odds.count);
}

static void write_item(const struct menu *m, int number, const struct menu_item *item,
                       struct text *out)
{
    size_t from = out->length;

    text_addf(out, "  %3d  ", number);
    rules_text(m->rules, m->view, &item->action, out);
    text_add_char(out, ' ');
    text_fill(out, ' ', from + 28);
    text_addf(out, "%s%s%s\n", item->label, item->needs[0] ? "; " : "", item->needs);
    if (item->role == HINT_SHOOT || item->needs[0] || dice_follow(m, item))
        write_odds(m, item, out);
}

/* --- the list --- */

static void write_groups(const struct menu *m, struct text *out)
{
    for (int g = 0; g < m->groups; g++)
        text_addf(out, "  %3d  %s (%d action%s)\n", g + 1, m->group[g].name, m->group[g].count,
                  m->group[g].count == 1 ? "" : "s");
    for (int i = 0, number = m->groups; i < m->items; i++)
        if (m->item[i].group < 0)
            write_item(m, ++number, &m->item[i], out);
}

static void write_items(const struct menu *m, struct text *out)
{
    int first = first_of(m, m->open), heading = -1;

    for (int i = first; i < m->items; i++) {
        const struct menu_item *item = &m->item[i];

        if (m->open >= 0 && item->group != m->open)
            break;
        if (item->group >= 0 && item->group != heading)
            text_addf(out, "%s\n", m->group[item->group].name);
        heading = item->group;
        write_item(m, i - first + 1, item, out);
    }
}

void menu_write(const struct menu *m, struct text *out)
{
    if (by_piece(m))
        write_groups(m, out);
    else
        write_items(m, out);
}

/* loose: the n-th item, from 0, that belongs to no group; -1 when there are fewer. */
static int loose(const struct menu *m, long n)
{
    for (int i = 0; i < m->items; i++)
        if (m->item[i].group < 0 && n-- == 0)
            return i;
    return -1;
}

enum menu_choice menu_choose(struct menu *m, long number, struct action *out)
{
    long at = -1;

    if (number < 1)
        return MENU_NOTHING;
    if (by_piece(m) && number <= m->groups) {
        m->open = (int)number - 1;
        return MENU_GROUP;
    }
    if (by_piece(m))
        at = loose(m, number - m->groups - 1);
    else if (number <= (m->open >= 0 ? m->group[m->open].count : m->items))
        at = first_of(m, m->open) + number - 1;
    if (at < 0)
        return MENU_NOTHING;
    *out = m->item[at].action;
    return MENU_ACTION;
}

bool menu_back(struct menu *m)
{
    bool was = m->open >= 0;

    m->open = -1;
    return was;
}
