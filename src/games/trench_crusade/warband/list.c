/* list.c - data/trench-crusade/factions: the lists that warbands are recruited from, and the kit and
 * abilities they speak of. */
#include <stdio.h>

#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/warband/warband.h"

/* --- words --- */

int tc_word(const struct tc_list *list, const char *word)
{
    for (int i = 0; i < list->words; i++)
        if (strcmp(list->word[i], word) == 0)
            return i;
    return -1;
}

int tc_word_add(struct tc_list *list, const char *word)
{
    int known = tc_word(list, word);

    if (known >= 0 || list->words == TC_LIST_WORDS || strlen(word) >= TC_ID)
        return known;
    text_copy(list->word[list->words], TC_ID, word);
    return list->words++;
}

static int take_word(struct tc_list *list, const struct data *d, int i, int16_t *to,
                     struct error *err)
{
    int word = i < d->count ? tc_word_add(list, d->word[i]) : -1;

    if (i >= d->count)
        return data_fail(d, err, "a word is missing");
    if (word < 0)
        return data_fail(d, err, "\"%.40s\" is too long, or one word too many", d->word[i]);
    *to = (int16_t)word;
    return 0;
}

int tc_entry_of(const struct tc_list *list, int id)
{
    for (int i = 0; i < list->entries; i++)
        if (list->entry[i].id == id)
            return i;
    return -1;
}

int tc_article_of(const struct tc_list *list, int id)
{
    for (int i = 0; i < list->articles; i++)
        if (list->article[i].id == id)
            return i;
    return -1;
}

int tc_variant_of(const struct tc_list *list, int id)
{
    for (int i = 0; i < list->variants; i++)
        if (list->variant[i].id == id)
            return i;
    return -1;
}

/* --- changes: WORD [VALUES] [if CONDITION] --- */

/* What follows the word: nothing, a number, words until `if`, or what is said below. */
enum form { NOTHING, NUMBER, WORDS, MOVE, NAME, PICK, DEAREST, WORD_NUMBER, TWO_WORDS };

static const struct {
    const char *word;
    uint8_t kind, form;
} lines[] = {
    { "only", CHANGE_ONLY, NOTHING },
    { "never", CHANGE_NEVER, NOTHING },
    { "least", CHANGE_LEAST, NUMBER },
    { "most", CHANGE_MOST, NUMBER },
    { "cost", CHANGE_COST, NUMBER },
    { "glory", CHANGE_GLORY, NUMBER },
    { "limit", CHANGE_LIMIT, NUMBER },
    { "second", CHANGE_SECOND, WORD_NUMBER },
    { "gains", CHANGE_GAINS, WORDS },
    { "loses", CHANGE_LOSES, WORDS },
    { "ranged", CHANGE_RANGED, NUMBER },
    { "melee", CHANGE_MELEE, NUMBER },
    { "move", CHANGE_MOVE, MOVE },
    { "base", CHANGE_BASE, NUMBER },
    { "named", CHANGE_NAMED, NAME },
    { "carries", CHANGE_CARRIES, WORDS },
    { "without", CHANGE_WITHOUT, WORDS },
    { "needs", CHANGE_NEEDS, WORDS },
    { "buys", CHANGE_BUYS, WORDS },
    { "takes", CHANGE_TAKES, WORDS },
    { "has", CHANGE_HAS, WORDS },
    { "pick", CHANGE_PICK, PICK },
    { "teams", CHANGE_TEAMS, WORDS },
    { "half", CHANGE_HALF, NOTHING },
    { "one-per", CHANGE_ONE_PER, WORDS },
    { "fewer-than", CHANGE_FEWER, WORDS },
    { "dearest", CHANGE_DEAREST, DEAREST },
    { "armed", CHANGE_ARMED, NOTHING },
    { "armoured", CHANGE_ARMOURED, NOTHING },
    { "hands", CHANGE_HANDS, NUMBER },
    { "weapons", CHANGE_WEAPONS, NUMBER },
    { "guns", CHANGE_GUNS, NUMBER },
    { "hands-full", CHANGE_HANDS_FULL, NOTHING },
    { "at-most", CHANGE_AT_MOST, NUMBER },
    { "worth", CHANGE_WORTH, NUMBER },
    { "heavy-weapons", CHANGE_HEAVY, NOTHING },
    { "light", CHANGE_LIGHT, NOTHING },
    { "shuns", CHANGE_SHUNS, WORDS },
    { "fireteams", CHANGE_FIRETEAMS, NUMBER },
    { "together", CHANGE_TOGETHER, TWO_WORDS },
    { "heavy-guns", CHANGE_HEAVY_GUNS, NUMBER },
    { "half-price", CHANGE_HALF_PRICE, WORDS },
    { "plain", CHANGE_PLAIN, TWO_WORDS },
    { "everybody", CHANGE_EVERYBODY, WORDS },
    { "one-of", CHANGE_ONE_OF, TWO_WORDS },
    { "must-choose-variant", CHANGE_MUST_CHOOSE, NOTHING },
};

/* take_number: +1 and -1 are added to what was; of a Characteristic -1 is the value itself. */
static int take_number(const struct data *d, int i, struct tc_change *c, struct error *err)
{
    bool characteristic = c->kind == CHANGE_RANGED || c->kind == CHANGE_MELEE;
    const char *word = i < d->count ? d->word[i] : "";
    long value;

    if (number_read(word + (word[0] == '+'), -9, 2000, &value))
        return data_fail(d, err, "\"%.20s\" should be a number", word);
    c->value = (int16_t)value;
    c->relative = word[0] == '+' || (word[0] == '-' && !characteristic);
    return 0;
}

static int take_pick(struct tc_list *list, const struct data *d, struct tc_change *c,
                     struct error *err)
{
    int least, most;

    if (take_word(list, d, 1, &c->what, err))
        return -1;
    if (d->count < 3 || sscanf(d->word[2], "%d-%d", &least, &most) != 2 || least < 0 ||
        most < least)
        return data_fail(d, err, "should read: pick GROUP LEAST-MOST");
    c->value = (int16_t)least;
    c->more = (int16_t)most;
    return 0;
}

/* take_values: what stands between the word and `if`, which is word number `end`. */
static int take_values(struct tc_list *list, const struct data *d, int form, int end,
                       struct tc_change *c, struct error *err)
{
    int16_t second = -1;
    int i = 1;

    switch (form) {
    case NUMBER: return take_number(d, 1, c, err);
    case MOVE:
        c->flying = end > 2 && strcmp(d->word[2], "flying") == 0;
        return take_number(d, 1, c, err);
    case NAME: return take_word(list, d, 1, &c->what, err);
    case PICK: return take_pick(list, d, c, err);
    case WORD_NUMBER: i = 2; return take_number(d, i, c, err);
    case DEAREST:
        c->what = end > 2 ? 1 : 0; /* ranged weapons only */
        return take_number(d, end - 1, c, err);
    case TWO_WORDS: /* [NUMBER] WORD WORD */
        if (end == 4 && take_number(d, i++, c, err))
            return -1;
        if (take_word(list, d, i, &c->what, err) || take_word(list, d, i + 1, &second, err))
            return -1;
        c->more = second;
        return 0;
    default: return 0;
    }
}

static int keep(struct tc_list *list, const struct data *d, struct tc_edits *of,
                const struct tc_change *c, struct error *err)
{
    if (list->change_count == TC_LIST_CHANGES)
        return data_fail(d, err, "there are more than %d such lines", TC_LIST_CHANGES);
    if (!of->count)
        of->first = (int16_t)list->change_count;
    if (of->first + of->count != list->change_count)
        return data_fail(d, err, "belongs above the options and rows");
    list->change[list->change_count++] = *c;
    of->count++;
    return 0;
}

/* read_change: a line about `of`; 1 when it is none. */
static int read_change(struct tc_list *list, const struct data *d, struct tc_edits *of,
                       struct error *err)
{
    struct tc_change c = { .what = -1 };
    int end = 1;
    size_t row = 0;

    while (row < sizeof lines / sizeof lines[0] && !data_is(d, lines[row].word))
        row++;
    if (row == sizeof lines / sizeof lines[0])
        return 1;
    c.kind = lines[row].kind;
    while (end < d->count && strcmp(d->word[end], "if") != 0)
        end++;
    if (end < d->count && tc_condition_read(list, d, end + 1, &c, err))
        return -1;
    if (lines[row].form != WORDS)
        return take_values(list, d, lines[row].form, end, &c, err) || keep(list, d, of, &c, err)
                   ? -1
                   : 0;
    for (int i = 1; i < end; i++)
        if (take_word(list, d, i, &c.what, err) || keep(list, d, of, &c, err))
            return -1;
    return 0;
}

/* --- entries --- */

static int read_range(const struct data *d, int i, struct tc_entry *e, struct error *err)
{
    int least, most = TC_ANY;

    if (sscanf(d->word[i], "%d-%d", &least, &most) < 1 || least < 0 || most < least)
        return data_fail(d, err, "\"%.20s\" should be such as 0-2 or 1-any", d->word[i]);
    e->least = (int16_t)least;
    e->most = (int16_t)most;
    return 0;
}

static int read_profile(const struct data *d, int *i, struct tc_entry *e, struct error *err)
{
    static const char names[] = "cost|glory|move|ranged|melee|armour|base";
    int16_t *const at[] = { &e->cost,  &e->glory,  &e->move, &e->ranged,
                            &e->melee, &e->armour, &e->base };

    while (*i < d->count && strcmp(d->word[*i], ":") != 0) {
        int which = choice_find(names, d->word[*i]), value = TC_NO_RANGED;

        if (strcmp(d->word[*i], "flying") == 0) {
            e->flying = true;
            ++*i;
            continue;
        }
        if (which < 0 || *i + 1 >= d->count)
            return data_fail(d, err, "\"%.20s\" is not known here", d->word[*i]);
        if (strcmp(d->word[*i + 1], "-") != 0 && data_int(d, *i + 1, -3, 999, &value, err))
            return -1;
        *at[which] = (int16_t)value;
        *i += 2;
    }
    return 0;
}

static int read_entry(struct tc_list *list, const struct data *d, struct error *err)
{
    struct tc_entry *e = &list->entry[list->entries];
    int i = 3;

    if (list->entries == TC_LIST_ENTRIES)
        return data_fail(d, err, "there are more than %d entries", TC_LIST_ENTRIES);
    *e = (struct tc_entry){ .offer = (int16_t)list->offers };
    if (data_want(d, 6, DATA_WORDS_MAX, "entry ID \"NAME\" CLASS LEAST-MOST PROFILE : KEYWORDS",
                  err) ||
        take_word(list, d, 1, &e->id, err) || data_name(d, 2, e->name, sizeof e->name, err))
        return -1;
    for (; i < d->count && !strchr("0123456789", d->word[i][0]); i++) {
        int class;

        if (data_choice(d, i, "troop|elite|mercenary|campaign", &class, err))
            return -1;
        e->elite |= class == 1;
        e->mercenary |= class == 2;
        e->campaign |= class == 3;
    }
    if (i == d->count || read_range(d, i, e, err))
        return -1;
    i++;
    if (read_profile(d, &i, e, err))
        return -1;
    for (i++; i < d->count; i++)
        if (e->keywords == sizeof e->keyword / sizeof e->keyword[0] ||
            take_word(list, d, i, &e->keyword[e->keywords++], err))
            return data_fail(d, err, "has too many keywords");
    list->entries++;
    return 0;
}

/* --- options and rows: option ITEM GROUP cost N [limit N] [combo] [claim ..] --- */

static int read_claims(struct tc_list *list, const struct data *d, int i, struct tc_offer *o,
                       struct error *err)
{
    int16_t word;

    for (; i < d->count; i++) {
        int place = 0;

        if (strcmp(d->word[i], "own") == 0) {
            o->claims |= CLAIM_OWN;
            continue;
        }
        if (take_word(list, d, i, &word, err))
            return -1;
        while (place < list->claim_count && list->claim[place] != word)
            place++;
        if (place == TC_CLAIMS)
            return data_fail(d, err, "too many lists");
        list->claim[place] = word;
        if (place == list->claim_count)
            list->claim_count++;
        o->claims |= (uint8_t)(1u << place);
    }
    return 0;
}

static int read_offer_word(const struct data *d, int *i, struct tc_offer *o, struct error *err)
{
    int which, value = 0;

    if (data_choice(d, *i, "cost|glory|limit|combo|campaign|claim", &which, err))
        return -1;
    if (which < 3 && (*i + 1 >= d->count || data_int(d, *i + 1, 0, 999, &value, err)))
        return data_fail(d, err, "%s: how much?", d->word[*i]);
    switch (which) {
    case 0: o->cost = (int16_t)value; break;
    case 1: o->glory = (int16_t)value; break;
    case 2: o->limit = (int16_t)value; break;
    case 3: o->combo = true; break;
    case 4: o->campaign = true; break;
    default: *i = d->count; return 0;
    }
    *i += which < 3 ? 2 : 1;
    return 0;
}

static int read_offer(struct tc_list *list, const struct data *d, struct error *err)
{
    struct tc_offer *o = &list->offer[list->offers];
    bool row = data_is(d, "row");

    if (list->offers == TC_LIST_OFFERS)
        return data_fail(d, err, "there are more than %d offers", TC_LIST_OFFERS);
    if (!row && !list->entries)
        return data_fail(d, err, "belongs to an entry");
    *o = (struct tc_offer){ .limit = 0 };
    if (take_word(list, d, 1, &o->item, err) || take_word(list, d, 2, &o->group, err))
        return -1;
    for (int i = 3; i < d->count;) {
        if (strcmp(d->word[i], "claim") == 0 && read_claims(list, d, i + 1, o, err))
            return -1;
        if (read_offer_word(d, &i, o, err))
            return -1;
    }
    if (row && list->row < 0)
        list->row = (int16_t)list->offers;
    if (!row)
        list->entry[list->entries - 1].offers++;
    list->offers++;
    return 0;
}

/* --- variants and rules --- */

static int read_variant(struct tc_list *list, const struct data *d, struct error *err)
{
    struct tc_variant *v = &list->variant[list->variants];

    if (list->variants == TC_LIST_VARIANTS)
        return data_fail(d, err, "there are more than %d variants", TC_LIST_VARIANTS);
    *v = (struct tc_variant){ .id = -1 };
    if (data_want(d, 2, 3, "variant ID \"NAME\" [third-party]", err) ||
        take_word(list, d, 1, &v->id, err) || data_name(d, 2, v->name, sizeof v->name, err))
        return -1;
    v->third_party = d->count == 4;
    list->variants++;
    return 0;
}

/* rule "NAME" roster|campaign|unenforced "SENTENCE", or rule "NAME" ability ID */
static int read_rule(struct tc_list *list, const struct data *d, struct error *err)
{
    struct tc_rule *r = &list->rule[list->rules];
    int kept;

    if (list->rules == TC_LIST_RULES)
        return data_fail(d, err, "there are more than %d rules", TC_LIST_RULES);
    *r = (struct tc_rule){ .ability = -1, .variant = (int16_t)(list->variants - 1) };
    if (data_want(d, 3, 3, "rule \"NAME\" roster|campaign|ability|unenforced WORDS", err) ||
        data_name(d, 1, r->name, sizeof r->name, err) ||
        data_choice(d, 2, "roster|campaign|ability|unenforced", &kept, err))
        return -1;
    if (kept == KEPT_ABILITY && take_word(list, d, 3, &r->ability, err))
        return -1;
    r->kept = (uint8_t)kept;
    list->rules++;
    return 0;
}

/* --- files --- */

struct reading {
    struct tc_list *list;
    struct tc_edits *of; /* whom the next change is about */
    bool own;            /* the faction's file, not the mercenaries' */
};

static int read_faction(struct reading *r, const struct data *d, struct error *err)
{
    struct tc_list *list = r->list;

    if (data_want(d, 2, 3, "faction ID \"NAME\" KEYWORD", err))
        return -1;
    if (r->own && (data_name(d, 1, list->id, sizeof list->id, err) ||
                   data_name(d, 2, list->name, sizeof list->name, err)))
        return -1;
    r->of = &list->changes;
    return tc_word_add(list, d->word[1]) < 0 ? -1 : 0;
}

static int read_line(struct reading *r, const struct data *d, struct error *err)
{
    struct tc_list *list = r->list;
    int changed;

    if (data_is(d, "faction"))
        return read_faction(r, d, err);
    if (data_is(d, "variant"))
        return read_variant(list, d, err);
    if (data_is(d, "rule"))
        return read_rule(list, d, err);
    if (data_is(d, "entry")) {
        r->of = &list->entry[list->entries].changes;
        return read_entry(list, d, err);
    }
    if (data_is(d, "option") || data_is(d, "row")) {
        r->of = &list->offer[list->offers].changes;
        return read_offer(list, d, err);
    }
    changed = read_change(list, d, r->of, err);
    return changed <= 0 ? changed : data_fail(d, err, "is not known here");
}

static int read_file(struct tc_list *list, const struct content *content, const char *faction,
                     struct error *err)
{
    struct reading r = { list, &list->changes, strcmp(faction, "mercenaries") != 0 };
    const struct content_file *file;
    struct data d;
    char name[80];
    int got;

    snprintf(name, sizeof name, "trench-crusade/factions/%.36s.txt", faction);
    file = content_find(content, name);
    if (!file)
        return error_set(err, "there is no file %s", name);
    content_read(file, &d);
    while ((got = data_next(&d, err)) > 0)
        if (read_line(&r, &d, err))
            return -1;
    return got;
}

/* --- kit and abilities --- */

static const char *const kit_files[] = { "trench-crusade/battlekit.txt",
                                         "trench-crusade/warband-kit.txt",
                                         "trench-crusade/abilities.txt" };

static int read_article(struct tc_list *list, const struct data *d, struct error *err)
{
    struct tc_article *a = &list->article[list->articles];
    struct tc_item item;
    int word;

    if (list->articles == TC_LIST_ARTICLES)
        return data_fail(d, err, "there are more than %d articles", TC_LIST_ARTICLES);
    if (tc_item_read(&item, d, err))
        return -1;
    word = tc_word_add(list, item.id);
    if (word < 0)
        return data_fail(d, err, "one word too many");
    *a = (struct tc_article){ .id = (int16_t)word,
                              .type = item.type,
                              .ranged = item.ranged,
                              .melee = item.melee,
                              .heavy = item.keywords >> KW_HEAVY & 1,
                              .base = item.base,
                              .held = item.keywords >> KW_HELD & 1,
                              .works = d->count > (data_is(d, "kit") ? 5 : 3) };
    text_copy(a->name, sizeof a->name, item.name);
    list->articles++;
    return 0;
}

static int read_kit(struct tc_list *list, const struct content *content, const char *name,
                    struct error *err)
{
    const struct content_file *file = content_find(content, name);
    struct data d;
    int got;

    if (!file)
        return error_set(err, "there is no file %s", name);
    content_read(file, &d);
    while ((got = data_next(&d, err)) > 0) {
        if ((data_is(&d, "kit") || data_is(&d, "ability")) && read_article(list, &d, err))
            return -1;
        if (data_is(&d, "at") && list->articles)
            list->article[list->articles - 1].works = true;
        if (data_is(&d, "unenforced") && list->articles)
            list->article[list->articles - 1].unenforced = true;
    }
    return got;
}

int tc_list_read(struct tc_list *list, const struct content *content, const char *faction,
                 struct error *err)
{
    memset(list, 0, sizeof *list);
    list->row = -1;
    if (choice_find(TC_FACTIONS, faction) < 0)
        return error_set(err, "\"%.40s\" is not a faction; they are %s", faction,
                         "new-antioch, trench-pilgrims, iron-sultanate, heretic-legion, "
                         "black-grail, the-court");
    if (read_file(list, content, "mercenaries", err) || read_file(list, content, faction, err))
        return -1;
    for (size_t i = 0; i < sizeof kit_files / sizeof kit_files[0]; i++)
        if (read_kit(list, content, kit_files[i], err))
            return -1;
    return 0;
}

bool tc_rule_left(const struct tc_list *list, int rule, int variant)
{
    const struct tc_rule *r = &list->rule[rule];

    return r->kept == KEPT_NOT && (r->variant < 0 || r->variant == variant);
}

void tc_rule_say(const struct content *content, const struct tc_list *list, int rule,
                 struct text *out)
{
    char name[TC_ID + 40];
    const struct content_file *file;
    struct error err;
    struct data d;

    snprintf(name, sizeof name, "trench-crusade/factions/%s.txt", list->id);
    file = content_find(content, name);
    if (!file)
        return;
    content_read(file, &d);
    while (data_next(&d, &err) > 0)
        if (data_is(&d, "rule") && d.count > 3 && strcmp(d.word[1], list->rule[rule].name) == 0 &&
            strcmp(d.word[2], "unenforced") == 0)
            text_add(out, d.word[3]);
}

void tc_article_say(const struct content *content, const char *id, struct text *out)
{
    for (size_t i = 0; i < sizeof kit_files / sizeof kit_files[0]; i++) {
        const struct content_file *file = content_find(content, kit_files[i]);
        bool here = false;
        struct error err;
        struct data d;

        if (!file)
            continue;
        content_read(file, &d);
        while (data_next(&d, &err) > 0) {
            if (data_is(&d, "kit") || data_is(&d, "ability"))
                here = d.count > 1 && strcmp(d.word[1], id) == 0;
            if (here && data_is(&d, "unenforced") && d.count > 1)
                text_addf(out, "%s%s", out->length ? "; " : "", d.word[1]);
        }
    }
}
