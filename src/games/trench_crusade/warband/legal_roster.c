/* legal_roster.c - every fault of a roster, each with its line, the reason and the clause. */
#include <stdarg.h>
#include <stdio.h>

#include "games/trench_crusade/tc_rules.h"
#include "games/trench_crusade/warband/warband.h"

struct judge {
    const struct tc_list *list;
    const struct tc_roster *r;
    const char *name; /* of the file */
    struct findings *findings;
    int faults;
};

/* fault: "FILE:LINE: REASON (CLAUSE)". */
__attribute__((format(printf, 4, 5))) static void fault(struct judge *j, int line,
                                                        const char *clause, const char *format, ...)
{
    char reason[300];
    struct error err;
    va_list args;

    va_start(args, format);
    vsnprintf(reason, sizeof reason, format, args);
    va_end(args);
    error_set(&err, "%s:%d: %s (%s)", j->name, line, reason, clause);
    j->faults++;
    findings_add(j->findings, &err);
}

static struct tc_case case_of(const struct judge *j, int model)
{
    return (struct tc_case){ j->list, j->r, model };
}

static const struct tc_entry *entry_of(const struct judge *j, int model)
{
    return &j->list->entry[j->r->recruit[model].entry];
}

static const struct tc_article *article_of(const struct judge *j, int word)
{
    int article = tc_article_of(j->list, word);

    EXPECT(article >= 0);
    return &j->list->article[article];
}

/* for_held: the lines of one kind that hold for a case. */
#define for_held(x, c, of, which)                                                                  \
    for (const struct tc_change *x = (c)->list->change + (of).first;                               \
         x < (c)->list->change + (of).first + (of).count; x++)                                     \
        if (x->kind == (which) && tc_holds(c, x))

/* --- counting --- */

static int count_entry(const struct judge *j, int entry)
{
    int count = 0;

    for (int i = 0; i < j->r->recruits; i++)
        count += j->r->recruit[i].entry == entry;
    return count;
}

static int count_keyword(const struct judge *j, int word)
{
    int count = 0;

    for (int i = 0; i < j->r->recruits; i++) {
        struct tc_case c = case_of(j, i);

        count += tc_recruit_keyword(&c, word);
    }
    return count;
}

/* count_word: models of the entry, or copies of the item that were bought. */
static int count_word(const struct judge *j, int word)
{
    int entry = tc_entry_of(j->list, word), count = 0;

    if (entry >= 0)
        return count_entry(j, entry);
    for (int i = 0; i < j->r->recruits; i++)
        for (int k = 0; k < j->r->recruit[i].items; k++)
            count += j->r->recruit[i].item[k] == word;
    return count;
}

static bool has(const struct judge *j, int model, int word)
{
    struct tc_case c = case_of(j, model);

    return tc_recruit_has(&c, word);
}

/* --- the warband --- */

static void judge_variant(struct judge *j)
{
    struct tc_case c = case_of(j, -1);

    if (j->r->variant >= 0 && j->list->variant[j->r->variant].third_party)
        fault(j, j->r->line, "TC-16.1", "%s is a third-party list, which we do not play",
              j->list->variant[j->r->variant].name);
    if (j->r->variant < 0 && tc_ask_any(&c, j->list->changes, CHANGE_MUST_CHOOSE, -1))
        fault(j, j->r->line, "TC-16.1", "a warband of the Court chooses one of the seven sins");
}

static void judge_numbers(struct judge *j, int entry)
{
    const struct tc_entry *e = &j->list->entry[entry];
    struct tc_case c = case_of(j, -1);
    int count = count_entry(j, entry), line = j->r->line;

    for (int i = 0; i < j->r->recruits; i++)
        if (j->r->recruit[i].entry == entry) {
            c = case_of(j, i);
            line = j->r->recruit[i].line;
        }
    struct tc_objection why = { "", "" };
    bool closed = tc_entry_shut(&c, e, &why);
    int least = closed ? 0 : tc_ask_number(&c, e->changes, CHANGE_LEAST, e->least);
    int most = tc_ask_number(&c, e->changes, CHANGE_MOST, e->most);
    if (count && closed)
        fault(j, line, why.clause, "%s", why.reason);
    else if (count < least)
        fault(j, j->r->line, "TC-16.2", "at least %d of %s must be there, not %d", least, e->name,
              count);
    else if (count > most)
        fault(j, line, "TC-16.2", "there may be %d of %s, not %d", most, e->name, count);
    if (count && e->campaign && !j->r->campaign)
        fault(j, line, "TC-16.2", "%s is never recruited, only found in a campaign", e->name);
    if (!count)
        return;
    if (tc_ask_any(&c, e->changes, CHANGE_HALF, -1) && 2 * count > j->r->recruits)
        fault(j, line, "TC-16.2", "there may not be more of %s than of all others", e->name);
    for_held(x, &c, e->changes, CHANGE_ONE_PER) if (count > count_word(j, x->what))
        fault(j, line, "TC-16.2", "there is one %s for each %s, and %d of those", e->name,
              j->list->word[x->what], count_word(j, x->what));
    for_held(x, &c, e->changes, CHANGE_FEWER) if (count >= count_keyword(j, x->what))
        fault(j, line, "TC-16.2", "there must be fewer of %s than models with %s", e->name,
              j->list->word[x->what]);
}

/* judge_company: lines of the faction about two entries, or an entry and an option. */
static void judge_company(struct judge *j)
{
    struct tc_case c = case_of(j, -1);
    struct tc_edits of = j->list->changes;

    for_held(x, &c, of,
             CHANGE_TOGETHER) if (count_word(j, x->what) + count_word(j, x->more) > x->value)
        fault(j, j->r->line, "TC-16.2", "of %s and %s there may be %d together",
              j->list->word[x->what], j->list->word[x->more], x->value);
    for_held(x, &c, of, CHANGE_ONE_OF) if (!count_word(j, x->what) && !count_word(j, x->more))
        fault(j, j->r->line, "TC-16.2", "a %s or a %s must be there", j->list->word[x->what],
              j->list->word[x->more]);
    for_held(x, &c, of, CHANGE_PLAIN)
    {
        int plain = 0;

        for (int i = 0; i < j->r->recruits; i++)
            plain += entry_of(j, i)->id == x->what && !has(j, i, x->more);
        if (plain > x->value)
            fault(j, j->r->line, "TC-16.2", "of %s there may be %d without %s",
                  j->list->word[x->what], x->value, j->list->word[x->more]);
    }
}

static void judge_heavy_guns(struct judge *j)
{
    struct tc_case c = case_of(j, -1);
    int satchel = tc_word(j->list, "satchel-charge"), guns = 0;
    int most = tc_ask_number(&c, j->list->changes, CHANGE_HEAVY_GUNS, TC_ANY);

    for (int i = 0; i < j->r->recruits; i++)
        for (int k = 0; k < j->r->recruit[i].items; k++) {
            const struct tc_article *a = article_of(j, j->r->recruit[i].item[k]);

            guns += a->heavy && a->ranged && a->id != satchel;
        }
    if (guns > most)
        fault(j, j->r->line, "TC-16.5", "there may be %d HEAVY Ranged Weapons, not %d", most, guns);
}

static void judge_price(struct judge *j)
{
    struct tc_price sum = tc_roster_price(j->list, j->r);

    if (!j->r->limited || j->r->campaign)
        return;
    if (sum.ducats > j->r->ducats)
        fault(j, j->r->line, "TC-16.3", "it costs %d ducats, and there are %d", sum.ducats,
              j->r->ducats);
    if (sum.glory > j->r->glory)
        fault(j, j->r->line, "TC-16.3", "it costs %d glory, and there is %d", sum.glory,
              j->r->glory);
}

/* --- Fireteams --- */

static bool may_team_up(const struct judge *j, int model, int other)
{
    struct tc_case c = case_of(j, model), o = case_of(j, other);

    for_held(x, &c, entry_of(j, model)->changes,
             CHANGE_TEAMS) if (strcmp(j->list->word[x->what], "any") == 0 ||
                               tc_recruit_elite(&o)) return true;
    return false;
}

static void judge_teams(struct judge *j)
{
    struct tc_case c = case_of(j, -1);
    int most = tc_ask_number(&c, j->list->changes, CHANGE_FIRETEAMS, 0), count = 0;

    for (int i = 0; i < j->r->teams; i++) {
        int a = j->r->team[i][0], b = j->r->team[i][1];

        for (int k = 0; k < i; k++)
            for (int m = 0; m < 4; m++)
                if (j->r->team[k][m / 2] == j->r->team[i][m % 2])
                    fault(j, j->r->team_line[i], "TC-12.23", "model %d is in two Fireteams",
                          j->r->recruit[j->r->team[i][m % 2]].number);
        if (may_team_up(j, a, b) || may_team_up(j, b, a))
            continue;
        if (entry_of(j, a)->mercenary || entry_of(j, b)->mercenary)
            fault(j, j->r->team_line[i], "TC-16.10", "mercenaries form no Fireteams");
        else if (++count > most)
            fault(j, j->r->team_line[i], "TC-16.10", "there may be %d Fireteams", most);
    }
}

/* --- limits of offers --- */

/* limit_of: how many the warband may have by this offer; 0: as many as it likes. */
static int limit_of(const struct judge *j, int model, int offer)
{
    struct tc_case c = case_of(j, model);
    const struct tc_offer *o = &j->list->offer[offer];

    return tc_ask_number(&c, o->changes, CHANGE_LIMIT, o->limit);
}

/* counts_models: the limit is one of models, each of whom may have a second copy. */
static bool counts_models(const struct judge *j, int model, int offer)
{
    struct tc_case c = case_of(j, model);

    return tc_ask_any(&c, j->list->offer[offer].changes, CHANGE_SECOND, -1);
}

/* count_limited: copies of an item that count against a limit. Those who have it by an offer without
 * one do not count. */
static int count_limited(const struct judge *j, int word)
{
    int count = 0;

    for (int i = 0; i < j->r->recruits; i++) {
        struct tc_case c = case_of(j, i);
        int offer = tc_offer_for(&c, word, NULL), own = 0;

        for (int k = 0; k < j->r->recruit[i].items; k++)
            own += j->r->recruit[i].item[k] == word;
        if (own && offer >= 0 && limit_of(j, i, offer))
            count += counts_models(j, i, offer) ? 1 : own;
    }
    for (int i = 0; i < j->r->arsenal_items; i++) /* TC-16.14 */
        count += j->r->arsenal[i] == word;
    return count;
}

/* judge_limits: at the last model that has the item. */
static void judge_limits(struct judge *j)
{
    bool told[TC_LIST_WORDS] = { false };

    for (int i = j->r->recruits - 1; i >= 0; i--)
        for (int k = 0; k < j->r->recruit[i].items; k++) {
            struct tc_case c = case_of(j, i);
            int word = j->r->recruit[i].item[k], offer = tc_offer_for(&c, word, NULL);
            int limit = offer < 0 ? 0 : limit_of(j, i, offer);

            if (!limit || told[word] || count_limited(j, word) <= limit)
                continue;
            told[word] = true;
            fault(j, j->r->recruit[i].line, "TC-16.5", "the limit of %s is %d, not %d",
                  article_of(j, word)->name, limit, count_limited(j, word));
        }
}

/* judge_claims: foreign kit, one item from each of the lists it may come from. */
static void judge_claims(struct judge *j)
{
    unsigned set[8];
    int sets = 0, lists = 0, line = j->r->line;

    for (int i = 0; i < j->r->recruits; i++)
        for (int k = 0; k < j->r->recruit[i].items; k++) {
            struct tc_case c = case_of(j, i);
            int offer = tc_offer_for(&c, j->r->recruit[i].item[k], NULL);
            unsigned claims = offer < 0 ? 0 : j->list->offer[offer].claims & ~(unsigned)CLAIM_OWN;

            if (claims && sets < 8) {
                set[sets++] = claims;
                line = j->r->recruit[i].line;
            }
        }
    for (int i = 0; i < j->list->claim_count; i++)
        lists++;
    bool clash = sets == 2 && set[0] == set[1] && (set[0] & (set[0] - 1)) == 0;
    if (sets > lists || clash)
        fault(j, line, "TC-16.12", "one item of each foreign list may be bought, and no more");
}

/* judge_offer_least: options and kit that somebody must have; kit may have been lost in a campaign. */
static void judge_offer_least(struct judge *j)
{
    for (int i = 0; i < (j->r->campaign ? j->list->row : j->list->offers); i++) {
        const struct tc_offer *o = &j->list->offer[i];
        struct tc_case c = case_of(j, -1);
        int least = tc_ask_number(&c, o->changes, CHANGE_LEAST, 0);

        if (count_word(j, o->item) < least)
            fault(j, j->r->line, "TC-16.6", "%d model must have %s%s", least,
                  i < j->list->row ? "the option " : "", article_of(j, o->item)->name);
    }
}

/* --- one model --- */

static void judge_items(struct judge *j, int model)
{
    const struct tc_recruit *r = &j->r->recruit[model];
    struct tc_case c = case_of(j, model);
    int own_claims = 0;

    for (int i = 0; i < r->items; i++) {
        struct tc_objection why = { "", "" };
        int offer = tc_offer_for(&c, r->item[i], &why);

        if (offer < 0) {
            fault(j, r->line, why.clause, "%s: %s", entry_of(j, model)->name, why.reason);
            continue;
        }
        own_claims += j->list->offer[offer].claims == CLAIM_OWN;
        if (tc_ask_any(&c, entry_of(j, model)->changes, CHANGE_SHUNS, j->list->offer[offer].group))
            fault(j, r->line, "TC-16.6", "what it has become rules out %s",
                  article_of(j, r->item[i])->name);
    }
    if (own_claims > 1)
        fault(j, r->line, "TC-16.12", "a model claims one foreign item at most");
}

/* judge_picks: so many of each group of options. */
static void judge_picks(struct judge *j, int model)
{
    const struct tc_recruit *r = &j->r->recruit[model];
    const struct tc_entry *e = entry_of(j, model);
    struct tc_case c = case_of(j, model);

    for_held(x, &c, e->changes, CHANGE_PICK)
    {
        int count = 0;
        bool last = true; /* a later line about the group overrules this one */

        for (const struct tc_change *y = x + 1;
             y < j->list->change + e->changes.first + e->changes.count; y++)
            last &= !(y->kind == CHANGE_PICK && y->what == x->what && tc_holds(&c, y));
        for (int i = 0; i < r->items; i++) {
            int offer = tc_offer_for(&c, r->item[i], NULL);

            count += offer >= 0 && j->list->offer[offer].group == x->what;
        }
        if (last && (count < x->value || count > x->more))
            fault(j, r->line, "TC-16.6", "it has %d of %s, and should have %d to %d", count,
                  j->list->word[x->what], x->value, x->more);
    }
    for (int i = 0; i < r->items; i++) {
        int offer = tc_offer_for(&c, r->item[i], NULL), with = 0;

        if (offer < 0 || !tc_ask_any(&c, j->list->offer[offer].changes, CHANGE_HALF, -1))
            continue;
        for (int k = 0; k < j->r->recruits; k++)
            with += j->r->recruit[k].entry == r->entry && has(j, k, r->item[i]);
        if (2 * with > count_entry(j, r->entry))
            fault(j, r->line, "TC-16.6", "there may not be more %s with %s than without", e->name,
                  article_of(j, r->item[i])->name);
    }
}

/* What a model carries, counted. */
struct load {
    int one_melee, two_melee, one_ranged, two_ranged;
    int grenades, armour, shields, headgear, held, heavy, weapons, hands;
    int bows;       /* weapons that it is, and never puts down */
    int two_heavy;  /* 2-Handed weapons that are HEAVY */
    bool all_combo; /* every 2-Handed weapon has Shield Combo */
    bool shield_combo;
};

/* is_beside: weapons that fill no slot: they are part of something else, or Equipment. */
static bool is_beside(const struct judge *j, int word)
{
    const char *id = j->list->word[word];

    return strcmp(id, "bayonet") == 0 || strcmp(id, "butcher-bayonet") == 0 ||
           strcmp(id, "shovel") == 0;
}

static void add_weapon(const struct judge *j, struct load *l, const struct tc_article *a,
                       const struct tc_offer *o)
{
    bool ranged = o && strcmp(j->list->word[o->group], "melee") == 0 ? false : a->ranged;
    bool two = a->type == ITEM_TWO_HANDED;

    ++*(ranged ? (two ? &l->two_ranged : &l->one_ranged) : (two ? &l->two_melee : &l->one_melee));
    l->weapons++;
    l->hands += two ? 2 : 1;
    l->two_heavy += two && a->heavy;
    if (two && !(o && o->combo))
        l->all_combo = false;
}

static void add_item(const struct judge *j, int model, struct load *l, int word)
{
    struct tc_case c = case_of(j, model);
    const struct tc_article *a = article_of(j, word);
    int offer = tc_offer_for(&c, word, NULL);
    const struct tc_offer *o = offer < 0 ? NULL : &j->list->offer[offer];

    l->grenades += a->type == ITEM_GRENADE;
    l->armour += a->type == ITEM_ARMOUR;
    l->held += a->held && a->type != ITEM_SHIELD; /* a Shield takes its hand below */
    l->headgear += o && strcmp(j->list->word[o->group], "headgear") == 0;
    if (a->type == ITEM_SHIELD) {
        l->shields++;
        l->hands++;
        l->shield_combo = o && o->combo;
    }
    l->heavy += a->heavy && !(o && tc_ask_any(&c, o->changes, CHANGE_LIGHT, -1));
    if ((a->type == ITEM_ONE_HANDED || a->type == ITEM_TWO_HANDED) && !is_beside(j, word))
        add_weapon(j, l, a, o);
}

static bool has_ability(const struct tc_case *c, const char *id)
{
    int16_t ability[TC_KITS];
    int count = tc_recruit_abilities(c, ability, TC_KITS), word = tc_word(c->list, id);

    for (int i = 0; i < count; i++)
        if (ability[i] == word)
            return true;
    return false;
}

/* count_bows: abilities that are HELD. */
static int count_bows(const struct tc_case *c)
{
    int16_t ability[TC_KITS];
    int count = tc_recruit_abilities(c, ability, TC_KITS), bows = 0;

    for (int i = 0; i < count; i++) {
        int article = tc_article_of(c->list, ability[i]);

        bows += article >= 0 && c->list->article[article].held;
    }
    return bows;
}

/* TC-13.1, 13.2, 13.7, 12.27, 12.28, 12.46 */
static void judge_hands(struct judge *j, int model, const struct load *l)
{
    struct tc_case c = case_of(j, model);
    int line = j->r->recruit[model].line, strong = tc_word(j->list, "strong");
    bool is_strong = strong >= 0 && tc_recruit_keyword(&c, strong);
    int two_melee = l->two_melee, one_melee = l->one_melee;
    int hands = tc_ask_number(&c, entry_of(j, model)->changes, CHANGE_HANDS, 0);

    if (is_strong && two_melee) {
        two_melee--;
        one_melee++;
    }
    if (l->heavy > 1 && !is_strong)
        fault(j, line, "TC-12.27", "it carries %d HEAVY items, and may carry one", l->heavy);
    if (hands) {
        int one_handed = has_ability(&c, "strong-ish") ? (l->two_heavy < 2 ? l->two_heavy : 2)
                                                       : is_strong && l->two_melee;

        if (l->hands - one_handed > hands)
            fault(j, line, "TC-16.8", "its weapons need %d hands, and it has %d", l->hands, hands);
        return;
    }
    if (l->one_ranged > 2 || l->two_ranged > 1 || (l->one_ranged && l->two_ranged))
        fault(j, line, "TC-13.1", "it carries one 2-Handed or two 1-Handed Ranged Weapons at most");
    if (one_melee > 2 || two_melee > 1 || (one_melee && two_melee))
        fault(j, line, "TC-13.1", "it carries one 2-Handed or two 1-Handed Melee Weapons at most");
    if (l->shields && (one_melee > 1 || l->one_ranged > 1))
        fault(j, line, "TC-13.2", "with a Shield it has one 1-Handed weapon of each kind at most");
    if (l->shields && (two_melee || l->two_ranged) && !(l->all_combo && l->shield_combo))
        fault(j, line, "TC-13.2", "a 2-Handed weapon and a Shield go together with Shield Combo");
    if (l->held &&
        (two_melee || l->two_ranged || one_melee + l->one_ranged + l->shields > 2 - l->held))
        fault(j, line, "TC-12.28",
              "what it holds leaves one hand: no 2-Handed weapon, and a "
              "1-Handed one or a Shield");
    if (l->bows && (two_melee || l->two_ranged || one_melee > 1 || l->one_ranged > 1 ||
                    (l->shields && one_melee + l->one_ranged)))
        fault(j, line, "TC-13.2",
              "one hand is never free: a 1-Handed weapon of each kind, or a Shield");
}

static void judge_load(struct judge *j, int model)
{
    const struct tc_recruit *r = &j->r->recruit[model];
    struct tc_case c = case_of(j, model);
    struct load l = { .all_combo = true };
    int16_t kit[TC_RECRUIT_ITEMS + 8];
    int count = tc_recruit_kit(&c, kit, TC_RECRUIT_ITEMS + 8);
    int copies = tc_ask_number(&c, entry_of(j, model)->changes, CHANGE_AT_MOST, 0);
    int weapons = tc_ask_number(&c, entry_of(j, model)->changes, CHANGE_WEAPONS, TC_ANY);
    int guns = tc_ask_number(&c, entry_of(j, model)->changes, CHANGE_GUNS, TC_ANY);

    for (int i = 0; i < count; i++) {
        const struct tc_article *a = article_of(j, kit[i]);
        int offer = tc_offer_for(&c, kit[i], NULL), same = 1;
        bool twice = offer >= 0 && counts_models(j, model, offer);
        int own =
            offer < 0 ? 0 : tc_ask_number(&c, j->list->offer[offer].changes, CHANGE_AT_MOST, 0);

        for (int k = 0; k < i; k++)
            same += kit[k] == kit[i];
        if (same > (a->type == ITEM_ONE_HANDED || a->type == ITEM_TWO_HANDED || twice ? 2 : 1) ||
            (copies && same > copies) || (own && same > own))
            fault(j, r->line, "TC-13.1", "it has %s once too often", a->name);
        add_item(j, model, &l, kit[i]);
    }
    l.bows = count_bows(&c);
    if (l.grenades > 1)
        fault(j, r->line, "TC-13.1", "it carries one kind of Grenade at most");
    if (l.armour > 1)
        fault(j, r->line, "TC-13.1", "it wears one suit of Armour at most");
    if (l.shields > 1)
        fault(j, r->line, "TC-13.1", "it carries one Shield at most");
    if (l.headgear > 1)
        fault(j, r->line, "TC-13.7", "it wears one piece of Headgear at most");
    if (l.weapons > weapons)
        fault(j, r->line, "TC-16.8", "it carries %d weapons at most", weapons);
    if (l.one_ranged + l.two_ranged > guns)
        fault(j, r->line, "TC-16.8", "it carries %d Ranged Weapon at most", guns);
    if (l.hands < 2 && tc_ask_any(&c, entry_of(j, model)->changes, CHANGE_HANDS_FULL, -1))
        fault(j, r->line, "TC-16.8", "it must have two 1-Handed Melee Weapons or a 2-Handed one");
    judge_hands(j, model, &l);
}

/* judge_dear: an item that may cost so many ducats at most, and no glory. */
static void judge_dear(struct judge *j, int model, int item, int most)
{
    const struct tc_recruit *r = &j->r->recruit[model];
    struct tc_case c = case_of(j, model);
    struct tc_price price = tc_item_price(&c, item);
    const char *name = article_of(j, r->item[item])->name;

    if (price.glory)
        fault(j, r->line, "TC-16.4", "%s costs glory, and not up to %d ducats", name, most);
    else if (price.ducats > most)
        fault(j, r->line, "TC-16.4", "%s is dearer than %d ducats", name, most);
}

/* judge_needs: what an entry must have, and what its kit may cost. */
static void judge_needs(struct judge *j, int model)
{
    const struct tc_recruit *r = &j->r->recruit[model];
    const struct tc_entry *e = entry_of(j, model);
    struct tc_case c = case_of(j, model);
    bool armed = false, armoured = false;

    for (int i = 0; i < r->items; i++) {
        const struct tc_article *a = article_of(j, r->item[i]);
        bool weapon = a->type == ITEM_ONE_HANDED || a->type == ITEM_TWO_HANDED;

        armed |= (a->ranged || a->melee) && a->type != ITEM_ABILITY;
        armoured |= a->type == ITEM_ARMOUR;
        if (weapon && !a->heavy && !is_beside(j, r->item[i]) &&
            tc_ask_any(&c, e->changes, CHANGE_HEAVY, -1))
            fault(j, r->line, "TC-16.4", "its weapons are HEAVY: no %s", a->name);
        if (e->ranged == TC_NO_RANGED && a->ranged && weapon &&
            tc_ask_number(&c, e->changes, CHANGE_RANGED, e->ranged) == TC_NO_RANGED)
            fault(j, r->line, "TC-16.4", "it has no Ranged Characteristic: no %s", a->name);
        for_held(x, &c, e->changes, CHANGE_DEAREST) if (!x->what || (weapon && a->ranged))
            judge_dear(j, model, i, x->value);
    }
    if (!armed && tc_ask_any(&c, e->changes, CHANGE_ARMED, -1))
        fault(j, r->line, "TC-16.8", "%s must have a weapon", e->name);
    if (!armoured && tc_ask_any(&c, e->changes, CHANGE_ARMOURED, -1))
        fault(j, r->line, "TC-16.8", "%s must wear Armour", e->name);
    for_held(x, &c, e->changes, CHANGE_NEEDS) if (!tc_recruit_has(&c, x->what))
        fault(j, r->line, "TC-16.8", "%s must have %s", e->name, article_of(j, x->what)->name);
    int worth = tc_ask_number(&c, e->changes, CHANGE_WORTH, 0);
    if (tc_recruit_price(&c).ducats < worth)
        fault(j, r->line, "TC-16.3", "it costs %d ducats with its kit, and must cost %d",
              tc_recruit_price(&c).ducats, worth);
}

int tc_roster_judge(const struct tc_list *list, const struct tc_roster *r, const char *name,
                    struct findings *findings)
{
    struct judge j = { list, r, name, findings, 0 };

    if (!r->recruits)
        fault(&j, r->line, "TC-16.1", "there is nobody in it");
    if (r->recruits > TC_SIDE_MODELS && !r->campaign)
        fault(&j, r->recruit[TC_SIDE_MODELS].line, "TC-16.13", "%d models are the most of a side",
              TC_SIDE_MODELS);
    judge_variant(&j);
    for (int i = 0; i < list->entries; i++)
        judge_numbers(&j, i);
    judge_company(&j);
    judge_heavy_guns(&j);
    judge_price(&j);
    judge_teams(&j);
    judge_limits(&j);
    judge_claims(&j);
    judge_offer_least(&j);
    for (int i = 0; i < r->recruits; i++) {
        judge_items(&j, i);
        judge_picks(&j, i);
        judge_load(&j, i);
        judge_needs(&j, i);
    }
    return j.faults;
}
