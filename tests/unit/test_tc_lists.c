/* test_tc_lists.c - the warband lists of Trench Crusade say what the facts about them say, both ways. The
 * facts are two tables, written down from the lists and not from our data: who may buy what and for how
 * much (tests/data/warbands.txt), profiles and limits (tests/data/profiles.txt).
 * usage: test_tc_lists WARBANDS.txt PROFILES.txt */
#include "unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/trench_crusade/tc_rules.h"
#include "games/trench_crusade/warband/warband.h"

static struct tc_list list;
static struct tc_roster roster;
static const char *shop_facts, *profile_facts;
static int wrong;

static void load(const char *faction)
{
    struct error err;

    if (strcmp(list.id, faction) != 0 && tc_list_read(&list, &embedded_content, faction, &err))
        fail_msg("%s", err.text);
}

/* choose: an empty roster of a faction and variant. */
static void choose(const char *faction, const char *variant)
{
    load(faction);
    memset(&roster, 0, sizeof roster);
    roster.variant = -1;
    if (strcmp(variant, "-") != 0)
        roster.variant = (int16_t)tc_variant_of(&list, tc_word(&list, variant));
    roster.line = 1;
}

static int recruit(int entry)
{
    roster.recruits = 1;
    roster.recruit[0] = (struct tc_recruit){ .number = 1, .entry = (int16_t)entry };
    return entry;
}

static struct tc_case asked(void)
{
    return (struct tc_case){ &list, &roster, 0 };
}

/* --- profiles --- */

static int by_name(const void *a, const void *b)
{
    const char *const *left = a, *const *right = b;

    return strcmp(*left, *right);
}

/* say_words: sorted, each once. */
static void say_words(struct text *out, const int16_t *word, int count)
{
    const char *name[128];

    EXPECT(count <= 128);
    for (int i = 0; i < count; i++)
        name[i] = list.word[word[i]];
    qsort(name, (size_t)count, sizeof *name, by_name);
    for (int i = 0; i < count; i++)
        if (i == 0 || strcmp(name[i], name[i - 1]) != 0)
            text_addf(out, " %s", name[i]);
}

static void say_keywords(struct text *out)
{
    struct tc_case c = asked();
    int16_t word[128];
    int count = 0;

    for (int i = 0; i < list.words; i++) {
        bool rank = strcmp(list.word[i], "elite") == 0;

        if (!rank && tc_recruit_keyword(&c, i) && count < 128)
            word[count++] = (int16_t)i;
    }
    say_words(out, word, count);
}

static int number(const struct tc_entry *e, int kind, int start)
{
    struct tc_case c = asked();

    return tc_ask_number(&c, e->changes, kind, start);
}

/* flies: of its lines about movement the last one that holds. */
static bool flies(const struct tc_entry *e)
{
    struct tc_case c = asked();
    bool flying = e->flying;

    for (int i = 0; i < e->changes.count; i++) {
        const struct tc_change *x = &list.change[e->changes.first + i];

        if (x->kind == CHANGE_MOVE && !x->relative && tc_holds(&c, x))
            flying = x->flying;
    }
    return flying;
}

/* own_abilities: those of the entry; what everybody has belongs to the rules of a variant. */
static int own_abilities(const struct tc_entry *e, int16_t out[128])
{
    struct tc_case c = asked();
    int count = 0;

    for (int i = 0; i < e->changes.count; i++) {
        const struct tc_change *x = &list.change[e->changes.first + i];

        if (x->kind == CHANGE_HAS && tc_holds(&c, x))
            out[count++] = x->what;
    }
    return count;
}

static void say_profile(struct text *out, const struct tc_entry *e)
{
    struct tc_case c = asked();
    int16_t word[128];
    int ranged = number(e, CHANGE_RANGED, e->ranged);

    text_addf(out, "%s%s %d%s ", e->mercenary && e->elite ? "elite-" : "",
              e->mercenary           ? "mercenary"
              : tc_recruit_elite(&c) ? "elite"
                                     : "troop",
              number(e, CHANGE_MOVE, e->move), flies(e) ? "f" : "");
    if (ranged == TC_NO_RANGED)
        text_addf(out, "- ");
    else
        text_addf(out, "%d ", ranged);
    text_addf(out, "%d %d %d :", number(e, CHANGE_MELEE, e->melee), e->armour,
              number(e, CHANGE_BASE, e->base));
    say_keywords(out);
    text_addf(out, " |");
    say_words(out, word, tc_recruit_kit(&c, word, 64));
    text_addf(out, " |");
    say_words(out, word, own_abilities(e, word));
}

static void check_profile(const char *line)
{
    char faction[40], variant[40], entry[40], room[1000];
    struct text out = text_fixed(room, sizeof room);
    int at = 0;

    assert_int_equal(sscanf(line, "entry %39s %39s %39s %n", faction, variant, entry, &at), 3);
    choose(faction, variant);
    int found = recruit(tc_entry_of(&list, tc_word(&list, entry)));
    struct tc_case c = asked();
    if (found < 0 || !tc_entry_open(&c, &list.entry[found])) {
        print_error("%.60s: is not open\n", line);
        wrong++;
        return;
    }
    say_profile(&out, &list.entry[found]);
    if (strcmp(room, line + at) != 0) {
        print_error("%.*s\n  should be %s\n  but is    %s\n", at, line, line + at, room);
        wrong++;
    }
}

/* --- limits --- */

/* limits_of: every number that the rows of an item set for somebody in the warband, 0 for none. */
static int limits_of(int word, int out[8])
{
    int count = 0;

    for (int pass = 0; pass < 2 && !count; pass++) /* first for those who may buy it as they are */
        for (int i = 0; i < list.entries; i++) {
            struct tc_case c = asked();

            recruit(i);
            if (!tc_entry_open(&c, &list.entry[i]))
                continue;
            for (int k = list.row; k < list.offers; k++) {
                const struct tc_offer *o = &list.offer[k];
                int limit = tc_ask_number(&c, o->changes, CHANGE_LIMIT, o->limit), seen = 0;

                if (o->item != word || (!pass && tc_offer_for(&c, word, NULL) != k))
                    continue;
                while (seen < count && out[seen] != limit)
                    seen++;
                if (seen == count && count < 8)
                    out[count++] = limit;
            }
        }
    return count;
}

static void check_option(const char *line)
{
    char faction[40], variant[40], entry[40], option[40];
    int limit = 0, is = -1;

    assert_int_equal(
        sscanf(line, "option %39s %39s %39s %39s %d", faction, variant, entry, option, &limit), 5);
    choose(faction, variant);
    EXPECT(recruit(tc_entry_of(&list, tc_word(&list, entry))) >= 0);
    struct tc_case c = asked();
    int offer = tc_offer_for(&c, tc_word(&list, option), NULL);
    if (offer >= 0)
        is = tc_ask_number(&c, list.offer[offer].changes, CHANGE_LIMIT, list.offer[offer].limit);
    if (is != limit) {
        print_error("%s: the limit is %d\n", line, is);
        wrong++;
    }
}

/* check_hire: mercenaries, how many and for how much. */
static void check_hire(const char *line)
{
    char faction[40], variant[40], entry[40], most[8];
    int least = 0, ducats = 0, glory = 0;

    assert_int_equal(sscanf(line, "hire %39s %39s %39s %d-%7s %d/%d", faction, variant, entry,
                            &least, most, &ducats, &glory),
                     7);
    choose(faction, variant);
    int found = recruit(tc_entry_of(&list, tc_word(&list, entry)));
    const struct tc_entry *e = &list.entry[found];
    struct tc_case c = asked();
    struct tc_price price = tc_recruit_price(&c);
    int is = number(e, CHANGE_MOST, e->most);
    if (!tc_entry_open(&c, e) || number(e, CHANGE_LEAST, e->least) != least ||
        is != (strcmp(most, "any") == 0 ? TC_ANY : atoi(most)) || price.ducats != ducats ||
        price.glory != glory) {
        print_error("%s: %d may come, for %d/%d\n", line, is, price.ducats, price.glory);
        wrong++;
    }
}

static int by_size(const void *a, const void *b)
{
    return *(const int *)a - *(const int *)b;
}

static void check_limit(const char *line)
{
    char faction[40], variant[40], item[40], room[80] = "", facts[40];
    struct text out = text_fixed(room, sizeof room);
    int limit[8];

    assert_int_equal(sscanf(line, "limit %39s %39s %39s %39s", faction, variant, item, facts), 4);
    choose(faction, variant);
    int count = limits_of(tc_word(&list, item), limit);
    qsort(limit, (size_t)count, sizeof *limit, by_size);
    for (int i = 0; i < count; i++)
        text_addf(&out, "%s%d", i ? "|" : "", limit[i]);
    if (strcmp(room, facts) != 0) {
        print_error("%s: the limit is %s\n", line, room);
        wrong++;
    }
}

static void check_closed(const char *line)
{
    char faction[40], variant[40], entry[40];

    assert_int_equal(sscanf(line, "closed %39s %39s %39s", faction, variant, entry), 3);
    choose(faction, variant);
    int found = recruit(tc_entry_of(&list, tc_word(&list, entry)));
    struct tc_case c = asked();
    if (found < 0 || tc_entry_open(&c, &list.entry[found])) {
        print_error("%s: but it is open\n", line);
        wrong++;
    }
}

/* somebody_has: an ability, as it comes or by an option or kit that may be bought. */
static bool somebody_has(int ability)
{
    for (int i = list.row; i < list.offers; i++)
        if (list.offer[i].item == ability)
            return true;
    for (int i = 0; i < list.entries; i++) {
        struct tc_case c = asked();
        int16_t word[128];

        recruit(i);
        if (!tc_entry_open(&c, &list.entry[i]))
            continue;
        if (tc_offer_for(&c, ability, NULL) >= 0)
            return true;
        for (int k = tc_recruit_abilities(&c, word, 128) - 1; k >= 0; k--)
            if (word[k] == ability)
                return true;
    }
    return false;
}

/* check_rule: a rule of a variant or of the faction is in the list, and if an ability keeps it, somebody has
 * that. */
static void check_rule(const char *line)
{
    char faction[40], variant[40];
    int at = 0;

    assert_int_equal(sscanf(line, "rule %39s %39s %n", faction, variant, &at), 2);
    choose(faction, variant);
    for (int i = 0; i < list.rules; i++) {
        const struct tc_rule *r = &list.rule[i];

        if (r->variant == roster.variant && strcmp(r->name, line + at) == 0 &&
            (r->kept != KEPT_ABILITY || somebody_has(r->ability)))
            return;
    }
    print_error("%s: it is not kept\n", line);
    wrong++;
}

/* check_combo: these 2-Handed weapons go together with a Shield, and no others. */
static void check_combo(const char *line)
{
    char faction[40], room[1000];
    struct text out = text_fixed(room, sizeof room);
    int16_t word[128];
    int count = 0;

    assert_int_equal(sscanf(line, "combo %39s", faction), 1);
    choose(faction, "-");
    text_addf(&out, "combo %s -", faction);
    for (int i = list.row; i < list.offers && count < 128; i++) {
        const struct tc_article *a = &list.article[tc_article_of(&list, list.offer[i].item)];

        if (list.offer[i].combo && a->type != ITEM_SHIELD)
            word[count++] = list.offer[i].item;
    }
    say_words(&out, word, count);
    if (strcmp(room, line) != 0) {
        print_error("should be %s\nbut is    %s\n", line, room);
        wrong++;
    }
}

static void profiles_hold(void **state)
{
    FILE *in = fopen(profile_facts, "r");
    char line[1000];
    int lines = 0;

    (void)state;
    assert_non_null(in);
    while (fgets(line, sizeof line, in)) {
        line[strcspn(line, "\n")] = '\0';
        if (strncmp(line, "entry ", 6) == 0)
            check_profile(line);
        else if (strncmp(line, "limit ", 6) == 0)
            check_limit(line);
        else if (strncmp(line, "hire ", 5) == 0)
            check_hire(line);
        else if (strncmp(line, "rule ", 5) == 0)
            check_rule(line);
        else if (strncmp(line, "combo ", 6) == 0)
            check_combo(line);
        else if (strncmp(line, "option ", 7) == 0)
            check_option(line);
        else if (strncmp(line, "closed ", 7) == 0)
            check_closed(line);
        else
            continue;
        lines++;
    }
    fclose(in);
    assert_int_equal(lines, 1859);
    assert_int_equal(wrong, 0);
}

/* --- who may buy what --- */

/* price_in: what the facts say an item costs; false when it is not for sale. */
static bool price_in(const char *line, const char *item, struct tc_price *price)
{
    char word[48];
    const char *at;

    snprintf(word, sizeof word, " %s=", item);
    at = strstr(line, word);
    *price = (struct tc_price){ 0, 0 };
    return at && sscanf(at + strlen(word), "%d/%d", &price->ducats, &price->glory) >= 1;
}

/* is_special: ranks, powers and such, which are no lines of the armoury. */
static bool is_special(int group)
{
    static const char groups[] = "ranks|butcher-ranks|strains|arts|secrets|anchorite-kit|skill|"
                                 "goetic";

    return choice_find(groups, list.word[group]) >= 0;
}

static void check_item(const char *line, int offer)
{
    struct tc_case c = { &list, &roster, 0 };
    int word = list.offer[offer].item;
    struct tc_price want, got;
    bool sold = price_in(line, list.word[word], &want);

    if (strcmp(list.word[word], "leader") == 0)
        return; /* no offer, but a choice the warband makes */
    roster.recruit[0].items = 0;
    int found = tc_offer_for(&c, word, NULL);
    if (found >= 0 && is_special(list.offer[found].group))
        return;
    roster.recruit[0].item[0] = (int16_t)word;
    roster.recruit[0].items = 1;
    got = tc_item_price(&c, 0);
    if (sold != (found >= 0))
        fail_msg("%.60s: %s should be %s", line, list.word[word], sold ? "sold" : "refused");
    /* The first Melee Weapon of the Kingdom of Alba costs half. */
    if (sold && tc_ask_any(&c, list.changes, CHANGE_HALF_PRICE, -1) && got.ducats < want.ducats)
        got.ducats = want.ducats;
    if (sold && (got.ducats != want.ducats || got.glory != want.glory))
        fail_msg("%.60s: %s costs %d/%d, and should cost %d/%d", line, list.word[word], got.ducats,
                 got.glory, want.ducats, want.glory);
}

static void check_line(const char *line)
{
    char faction[40], variant[40], entry[40], range[16] = "";
    int ducats = 0, glory = 0, least = 0, most = TC_ANY;

    assert_true(sscanf(line, "%39s %39s %39s %15s %d/%d", faction, variant, entry, range, &ducats,
                       &glory) >= 4);
    choose(faction, variant);
    if (recruit(tc_entry_of(&list, tc_word(&list, entry))) < 0)
        fail_msg("%s has no entry %s", faction, entry);
    struct tc_case c = { &list, &roster, 0 };
    const struct tc_entry *e = &list.entry[roster.recruit[0].entry];
    bool closed = strcmp(range, "closed") == 0;
    /* The Great Maw needs a large warband, which nobody has here. */
    if (strcmp(entry, "great-maw") != 0 && tc_entry_open(&c, e) == closed)
        fail_msg("%.60s: should be %s", line, closed ? "closed" : "open");
    if (closed)
        return;
    sscanf(range, "%d-%d", &least, &most);
    struct tc_price price = tc_recruit_price(&c);
    if (price.ducats != ducats || price.glory != glory)
        fail_msg("%.60s: costs %d/%d", line, price.ducats, price.glory);
    if (tc_ask_number(&c, e->changes, CHANGE_LEAST, e->least) != least)
        fail_msg("%.60s: at least %d", line, tc_ask_number(&c, e->changes, CHANGE_LEAST, e->least));
    if (strcmp(entry, "plague-knight") != 0 && /* a third when there is no Lord */
        tc_ask_number(&c, e->changes, CHANGE_MOST, e->most) != most)
        fail_msg("%.60s: at most %d", line, tc_ask_number(&c, e->changes, CHANGE_MOST, e->most));
    for (int i = 0; i < list.offers; i++)
        if (!is_special(list.offer[i].group))
            check_item(line, i);
}

static void facts_hold(void **state)
{
    FILE *in = fopen(shop_facts, "r");
    char line[4096];
    int lines = 0;

    (void)state;
    assert_non_null(in);
    while (fgets(line, sizeof line, in)) {
        line[strcspn(line, "\n")] = '\0';
        if (line[0] != '#' && line[0]) {
            check_line(line);
            lines++;
        }
    }
    fclose(in);
    assert_int_equal(lines, 259);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(facts_hold),
        cmocka_unit_test(profiles_hold),
    };

    if (argc != 3)
        return 2;
    shop_facts = argv[1];
    profile_facts = argv[2];
    return cmocka_run_group_tests(tests, NULL, NULL);
}
