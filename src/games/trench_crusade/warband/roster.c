/* roster.c - rosters as text:
 *
 *     roster "Third Platoon" new-antioch [VARIANT]
 *     ducats 700 [glory 2]
 *     campaign
 *     model 1 "Osric" lieutenant : sword pistol standard-armour
 *     fireteam 1 2
 *     strongbox 15 [glory 1]
 *     arsenal combat-helmet
 *
 * In a match the side stands after the word roster. */
#include <stdio.h>

#include "base/nearest.h"
#include "games/trench_crusade/tc_rules.h"
#include "games/trench_crusade/warband/warband.h"

#define ROSTER_WORDS "roster|ducats|campaign|model|fireteam|strongbox|arsenal"

/* --- reading --- */

static int read_head(struct tc_roster *r, struct tc_list *list, const struct content *content,
                     const struct data *d, struct error *err)
{
    int at = 1;
    struct error inner;

    if (data_want(d, 2, 4, "roster [SIDE] \"NAME\" FACTION [VARIANT]", err))
        return -1;
    if (d->count > 3 && choice_find("south|north", d->word[1]) >= 0)
        at = 2;
    if (data_name(d, at, r->name, sizeof r->name, err))
        return -1;
    if (tc_list_read(list, content, d->word[at + 1], &inner))
        return data_fail(d, err, "%s", inner.text);
    r->line = (int16_t)d->line;
    if (at + 2 >= d->count)
        return 0;
    int variant = tc_variant_of(list, tc_word(list, d->word[at + 2]));
    struct nearest near = nearest_to(d->word[at + 2]);
    for (int i = 0; i < list->variants; i++)
        nearest_try(&near, list->word[list->variant[i].id]);
    if (variant < 0)
        return data_fail(d, err, "%s has no variant \"%.36s\"%s (TC-16.1)", list->name,
                         d->word[at + 2], nearest_hint(&near));
    r->variant = (int16_t)variant;
    return 0;
}

static int read_ducats(struct tc_roster *r, const struct data *d, struct error *err)
{
    if (data_want(d, 1, 3, "ducats N [glory N]", err) || data_int(d, 1, 0, 9999, &r->ducats, err))
        return -1;
    r->limited = true;
    if (d->count < 3)
        return 0;
    return strcmp(d->word[2], "glory") != 0 || d->count != 4
               ? data_fail(d, err, "should read: ducats N [glory N]")
               : data_int(d, 3, 0, 999, &r->glory, err);
}

/* find_item: the word of an item or option the list knows; else a sentence. */
static int find_item(const struct tc_list *list, const struct data *d, int i, struct error *err)
{
    int word = tc_word(list, d->word[i]);
    struct nearest near = nearest_to(d->word[i]);

    if (word >= 0 && tc_article_of(list, word) >= 0)
        return word;
    for (int k = 0; k < list->articles; k++)
        nearest_try(&near, list->word[list->article[k].id]);
    data_fail(d, err, "there is no item or option \"%.36s\"%s (TC-16.4)", d->word[i],
              nearest_hint(&near));
    return -1;
}

/* read_items: the words from i on; a word that is not known is a mistake, but not the end. */
static int read_items(const struct tc_list *list, const struct data *d, int i, int16_t *to,
                      int room, int *count, struct error *err)
{
    for (; i < d->count; i++) {
        int word = find_item(list, d, i, err);

        if (word >= 0 && *count == room)
            word = data_fail(d, err, "names more than %d items", room);
        if (word < 0 && data_go_on(d, err))
            return -1;
        if (word >= 0)
            to[(*count)++] = (int16_t)word;
    }
    return 0;
}

static int find_number(const struct tc_roster *r, int number)
{
    for (int i = 0; i < r->recruits; i++)
        if (r->recruit[i].number == number)
            return i;
    return -1;
}

static int read_model(struct tc_roster *r, const struct tc_list *list, const struct data *d,
                      struct error *err)
{
    struct tc_recruit *one = &r->recruit[r->recruits];
    int number, entry, items = 0;

    if (data_want(d, 3, DATA_WORDS_MAX, "model NUMBER \"NAME\" ENTRY [: ITEM..]", err) ||
        data_int(d, 1, 1, 99, &number, err))
        return -1;
    if (r->recruits == TC_RECRUITS)
        return data_fail(d, err, "there are more than %d models", TC_RECRUITS);
    if (find_number(r, number) >= 0)
        return data_fail(d, err, "there are two models %d", number);
    *one = (struct tc_recruit){ .number = (int16_t)number, .line = (int16_t)d->line };
    if (data_name(d, 2, one->name, sizeof one->name, err))
        return -1;
    entry = tc_entry_of(list, tc_word(list, d->word[3]));
    struct nearest near = nearest_to(d->word[3]);
    for (int i = 0; i < list->entries; i++)
        nearest_try(&near, list->word[list->entry[i].id]);
    if (entry < 0)
        return data_fail(d, err, "%s has no entry \"%.36s\"%s (TC-16.2)", list->name, d->word[3],
                         nearest_hint(&near));
    one->entry = (int16_t)entry;
    if (d->count > 4 && strcmp(d->word[4], ":") != 0)
        return data_fail(d, err, "a colon stands before the items");
    r->recruits++;
    if (read_items(list, d, 5, one->item, TC_RECRUIT_ITEMS, &items, err))
        return -1;
    one->items = (uint8_t)items;
    return 0;
}

static int read_team(struct tc_roster *r, const struct data *d, struct error *err)
{
    int number[2], at[2];

    if (data_want(d, 2, 2, "fireteam NUMBER NUMBER", err) ||
        data_int(d, 1, 1, 99, &number[0], err) || data_int(d, 2, 1, 99, &number[1], err))
        return -1;
    for (int i = 0; i < 2; i++) {
        at[i] = find_number(r, number[i]);
        if (at[i] < 0)
            return data_fail(d, err, "there is no model %d above", number[i]);
    }
    if (r->teams == TC_TEAMS || at[0] == at[1])
        return data_fail(d, err, "should name two models, and there are at most %d", TC_TEAMS);
    r->team[r->teams][0] = (int16_t)at[0];
    r->team[r->teams][1] = (int16_t)at[1];
    r->team_line[r->teams++] = (int16_t)d->line;
    return 0;
}

static int read_strongbox(struct tc_roster *r, const struct data *d, struct error *err)
{
    if (data_want(d, 1, 3, "strongbox DUCATS [glory N]", err) ||
        data_int(d, 1, 0, 9999, &r->strongbox, err))
        return -1;
    return d->count < 4 ? 0 : data_int(d, 3, 0, 999, &r->glory_left, err);
}

static int read_line(struct tc_roster *r, struct tc_list *list, const struct content *content,
                     const struct data *d, struct error *err)
{
    if (data_is(d, "roster"))
        return r->line ? data_fail(d, err, "there is one already")
                       : read_head(r, list, content, d, err);
    if (data_is(d, "ducats"))
        return read_ducats(r, d, err);
    if (data_is(d, "model"))
        return read_model(r, list, d, err);
    if (data_is(d, "fireteam"))
        return read_team(r, d, err);
    if (data_is(d, "strongbox"))
        return read_strongbox(r, d, err);
    if (data_is(d, "arsenal")) {
        r->arsenal_line = (int16_t)d->line;
        return read_items(list, d, 1, r->arsenal, TC_ARSENAL, &r->arsenal_items, err);
    }
    if (data_is(d, "campaign")) {
        r->campaign = true;
        return data_want(d, 0, 0, "campaign", err);
    }
    return data_unknown(d, "a roster", ROSTER_WORDS, err);
}

int tc_roster_read(struct tc_roster *r, struct tc_list *list, const struct content *content,
                   struct data *d, struct error *err)
{
    int got;

    memset(r, 0, sizeof *r);
    r->variant = -1;
    while ((got = data_next(d, err)) > 0) {
        bool head = !r->line;

        if (data_utf8(d, err)) {
            if (data_go_on(d, err))
                return -1;
            continue;
        }
        if (head && !data_is(d, "roster"))
            return data_fail(d, err, "a roster begins with: roster \"NAME\" FACTION [VARIANT]");
        if (read_line(r, list, content, d, err) && (!r->line || data_go_on(d, err)))
            return -1;
    }
    if (got == 0 && !r->line)
        return error_set(err, "%s: there is no roster in it", d->name);
    return got;
}

/* --- writing --- */

static void write_model(const struct tc_list *list, const struct tc_recruit *one, struct text *out)
{
    text_addf(out, "model %d \"%s\" %s", one->number, one->name,
              list->word[list->entry[one->entry].id]);
    for (int i = 0; i < one->items; i++)
        text_addf(out, "%s %s", i ? "" : " :", list->word[one->item[i]]);
    text_add(out, "\n");
}

void tc_roster_write(const struct tc_list *list, const struct tc_roster *r, struct text *out)
{
    text_addf(out, "roster \"%s\" %s", r->name, list->id);
    if (r->variant >= 0)
        text_addf(out, " %s", list->word[list->variant[r->variant].id]);
    text_add(out, "\n");
    if (r->limited)
        text_addf(out, "ducats %d", r->ducats);
    if (r->limited && r->glory)
        text_addf(out, " glory %d", r->glory);
    text_add(out, r->limited ? "\n" : "");
    text_add(out, r->campaign ? "campaign\n" : "");
    for (int i = 0; i < r->recruits; i++)
        write_model(list, &r->recruit[i], out);
    for (int i = 0; i < r->teams; i++)
        text_addf(out, "fireteam %d %d\n", r->recruit[r->team[i][0]].number,
                  r->recruit[r->team[i][1]].number);
    if (r->strongbox || r->glory_left)
        text_addf(out, "strongbox %d", r->strongbox);
    if (r->glory_left)
        text_addf(out, " glory %d", r->glory_left);
    text_add(out, r->strongbox || r->glory_left ? "\n" : "");
    for (int i = 0; i < r->arsenal_items; i++)
        text_addf(out, "%s %s", i ? "" : "arsenal", list->word[r->arsenal[i]]);
    text_add(out, r->arsenal_items ? "\n" : "");
}
