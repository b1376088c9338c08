/* desk.c - questions of somebody who puts a warband together. Whatever could be added is added to a
 * copy and judged like any roster: what the judge then says for the first time is the reason why not.
 * So there is one set of rules, and nothing is remembered between two questions. */
#include "roster/notes.h"
#include "roster/roster.h"

#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "games/trench_crusade/tc_rules.h"

enum { FAULTS = 160, NEW_LINE = 30000, KIT = TC_RECRUIT_ITEMS + 8, ABILITIES = 40, WORDS = 24 };

/* --- faults --- */

/* "NAME:LINE: REASON (CLAUSE)", taken apart. */
struct fault {
    int line;
    char clause[12], reason[ERROR_MAX];
};

static struct fault fault_of(const char *sentence)
{
    struct fault f = { 0, "", "" };
    const char *colon = strchr(sentence, ':'), *open = strrchr(sentence, '(');
    size_t length = open ? strcspn(open + 1, ")") : 0;
    int used = 0;

    if (colon && sscanf(colon, ":%d: %n", &f.line, &used) == 1 && used)
        sentence = colon + used;
    text_copy(f.reason, sizeof f.reason, sentence);
    if (!open || strncmp(open, "(TC", 3) != 0 || length >= sizeof f.clause ||
        open[length + 1] != ')' || open[length + 2])
        return f;
    snprintf(f.clause, sizeof f.clause, "%.*s", (int)length, open + 1);
    f.reason[open - sentence - (open > sentence)] = '\0';
    return f;
}

struct faults {
    int count;
    struct fault at[FAULTS];
};

static void take_fault(void *context, bool doubt, const char *sentence)
{
    struct faults *faults = context;

    (void)doubt;
    if (faults->count < FAULTS)
        faults->at[faults->count++] = fault_of(sentence);
}

static bool is_known(const struct faults *faults, const struct fault *f)
{
    for (int i = 0; i < faults->count; i++)
        if (faults->at[i].line == f->line && strcmp(faults->at[i].reason, f->reason) == 0)
            return true;
    return false;
}

/* --- the desk --- */

struct desk {
    const struct content *content;
    const struct roster *roster;
    struct faults faults;   /* of the roster as it is */
    struct tc_roster trial; /* with something added */
    struct notes *notes;
};

/* What a trial has brought to light. */
struct objection {
    const struct faults *before;
    bool bare; /* a new model: what it lacks may still be bought */
    bool found;
    struct fault first;
};

/* is_lack: what is wrong with a new model only because it carries nothing yet. */
static bool is_lack(const struct fault *f)
{
    return strcmp(f->clause, "TC-16.6") == 0 ||
           (f->line == NEW_LINE && choice_find("TC-16.3|TC-16.4|TC-16.8", f->clause) >= 0);
}

static void object(void *context, bool doubt, const char *sentence)
{
    struct objection *o = context;
    struct fault f = fault_of(sentence);

    (void)doubt;
    if (is_known(o->before, &f) || (o->bare && is_lack(&f)))
        return;
    if (!o->found || strcmp(o->first.clause, "TC-16.3") == 0) /* money is the least of reasons */
        o->first = f;
    o->found = true;
}

/* try: what does the judge say to the trial that he did not say before? */
static bool try(const struct desk *desk, bool bare, struct fault *why)
{
    struct objection o = { .before = &desk->faults, .bare = bare };
    struct findings findings = { .report = object, .context = &o };

    tc_roster_judge(&desk->roster->list, &desk->trial, "roster", &findings);
    *why = o.first;
    return !o.found;
}

/* --- what articles are --- */

static const char *const slots[ITEM_TYPES] = { "equipment", "1-handed", "2-handed",   "grenade",
                                               "armour",    "shield",   "ammunition", "ability" };

static const char *const saying_names[SAYINGS] = { "facts", "does", "left" };

/* article_json: id, name, and what is said about it. */
static void article_json(const struct desk *desk, int word, struct json *j)
{
    const struct tc_list *list = &desk->roster->list;
    int at = tc_article_of(list, word);

    json_string(j, "id", list->word[word]);
    if (at < 0) {
        json_string(j, "name", list->word[word]);
        return;
    }
    json_string(j, "name", list->article[at].name);
    json_string(j, "slot", slots[list->article[at].type]);
    if (list->article[at].ranged)
        json_bool(j, "ranged", true);
    for (int i = 0; i < SAYINGS; i++) {
        const char *words = notes_say(desk->notes, at, (enum saying)i);

        if (words[0])
            json_string(j, saying_names[i], words);
    }
}

static void price_json(struct json *j, struct tc_price p)
{
    json_int(j, "ducats", p.ducats);
    if (p.glory)
        json_int(j, "glory", p.glory);
}

static void why_json(struct json *j, bool fits, const struct fault *why)
{
    if (fits)
        return;
    json_string(j, "why", why->reason);
    json_string(j, "clause", why->clause);
}

/* --- models --- */

static void items_json(const struct desk *desk, const struct tc_case *c, struct json *j)
{
    const struct tc_recruit *r = &c->roster->recruit[c->model];
    int16_t kit[KIT];
    int count = tc_recruit_kit(c, kit, KIT), fixed = count - r->items;

    json_open_array(j, "items");
    for (int i = 0; i < count; i++) {
        int offer = i < fixed ? -1 : tc_offer_for(c, kit[i], NULL);

        json_open_object(j, NULL);
        article_json(desk, kit[i], j);
        if (i < fixed)
            json_bool(j, "fixed", true);
        else
            price_json(j, tc_item_price(c, i - fixed));
        if (offer >= 0)
            json_string(j, "group", c->list->word[c->list->offer[offer].group]);
        json_close_object(j);
    }
    json_close_array(j);
}

static void abilities_json(const struct desk *desk, const struct tc_case *c, struct json *j)
{
    int16_t ability[ABILITIES];
    int count = tc_recruit_abilities(c, ability, ABILITIES);

    json_open_array(j, "abilities");
    for (int i = 0; i < count; i++) {
        json_open_object(j, NULL);
        article_json(desk, ability[i], j);
        json_close_object(j);
    }
    json_close_array(j);
}

static void keywords_json(const struct tc_case *c, struct json *j)
{
    int16_t word[WORDS];
    int count = tc_recruit_keywords(c, word, WORDS);

    json_open_array(j, "keywords");
    if (tc_recruit_elite(c))
        json_string(j, NULL, "elite");
    for (int i = 0; i < count; i++)
        json_string(j, NULL, c->list->word[word[i]]);
    json_close_array(j);
}

static void profile_json(const struct desk *desk, const struct tc_case *c, const struct tc_entry *e,
                         struct json *j)
{
    int ranged = tc_ask_number(c, e->changes, CHANGE_RANGED, e->ranged);

    json_open_object(j, "profile");
    json_int(j, "move", tc_ask_number(c, e->changes, CHANGE_MOVE, e->move));
    if (ranged != TC_NO_RANGED)
        json_int(j, "ranged", ranged);
    json_int(j, "melee", tc_ask_number(c, e->changes, CHANGE_MELEE, e->melee));
    json_int(j, "armour", notes_armour(desk->notes, c));
    if (tc_recruit_flies(c))
        json_bool(j, "flying", true);
    json_int(j, "base", tc_recruit_base(c, e));
    json_close_object(j);
}

/* picture_of: a model by the most telling thing about it, as on the table. */
static const char *picture_of(const struct desk *desk, const struct tc_case *c,
                              const struct tc_entry *e)
{
    int16_t kit[KIT];
    int count = tc_recruit_kit(c, kit, KIT), leader = tc_word(c->list, "leader");
    const char *found = "u-melee";

    if (leader >= 0 && tc_recruit_keyword(c, leader))
        return "u-leader";
    for (int i = 0; i < count; i++) {
        const char *picture = desk->notes->picture[tc_article_of(c->list, kit[i])];

        if (picture && strcmp(picture, "u-rifle") != 0 && strcmp(picture, "u-lmg") != 0)
            return picture;
        found = picture ? picture : found;
    }
    if (e->flying)
        return "u-winged";
    return tc_recruit_base(c, e) > 32 ? "u-brute" : found;
}

static void model_json(const struct desk *desk, int model, struct json *j)
{
    struct tc_case c = { &desk->roster->list, &desk->roster->r, model };
    const struct tc_recruit *r = &desk->roster->r.recruit[model];
    const struct tc_entry *e = &c.list->entry[r->entry];

    json_open_object(j, NULL);
    json_int(j, "number", r->number);
    json_int(j, "line", r->line);
    json_string(j, "name", r->name);
    json_string(j, "entry", c.list->word[e->id]);
    json_string(j, "title", tc_recruit_title(&c));
    json_string(j, "picture", picture_of(desk, &c, e));
    price_json(j, tc_recruit_price(&c));
    keywords_json(&c, j);
    profile_json(desk, &c, e, j);
    items_json(desk, &c, j);
    abilities_json(desk, &c, j);
    json_close_object(j);
}

/* --- what may be added --- */

/* entry_json: one more of this entry. A roster of a campaign may have found it. */
static void entry_json(struct desk *desk, int entry, struct json *j)
{
    const struct tc_list *list = &desk->roster->list;
    const struct tc_entry *e = &list->entry[entry];
    struct tc_roster *trial = &desk->trial;
    struct fault why = { 0, "TC-16.13", "a roster has no room for more models" };
    bool fits = false;

    *trial = desk->roster->r;
    json_open_object(j, NULL);
    json_string(j, "id", list->word[e->id]);
    json_string(j, "name", e->name);
    json_bool(j, "elite", e->elite);
    json_bool(j, "mercenary", e->mercenary);
    if (trial->recruits < TC_RECRUITS) {
        struct tc_case c = { list, trial, trial->recruits };

        trial->recruit[trial->recruits++] =
            (struct tc_recruit){ .number = 99, .entry = (int16_t)entry, .line = NEW_LINE };
        fits = try(desk, true, &why);
        price_json(j, tc_recruit_price(&c));
    }
    why_json(j, fits, &why);
    json_close_object(j);
}

static void entries_json(struct desk *desk, struct json *j)
{
    json_open_array(j, "entries");
    for (int i = 0; i < desk->roster->list.entries; i++)
        if (!desk->roster->list.entry[i].campaign || desk->roster->r.campaign)
            entry_json(desk, i, j);
    json_close_array(j);
}

/* kit_json: one item more. `never`: this model may not have it at all, whatever else it has. */
static void kit_json(struct desk *desk, int model, const struct tc_offer *o, struct json *j)
{
    const struct tc_list *list = &desk->roster->list;
    struct tc_recruit *r = &desk->trial.recruit[model];
    struct tc_case c = { list, &desk->trial, model };
    struct tc_price price = { o->cost, o->glory };
    struct tc_objection never;
    struct fault why = { 0, "", "it has no room for more" };
    bool fits = false;

    desk->trial = desk->roster->r;
    int offer = tc_offer_for(&c, o->item, &never);
    if (offer >= 0 && r->items < TC_RECRUIT_ITEMS) {
        r->item[r->items++] = o->item;
        fits = try(desk, false, &why);
        price = tc_item_price(&c, r->items - 1);
    } else if (offer < 0) {
        text_copy(why.reason, sizeof why.reason, never.reason);
        text_copy(why.clause, sizeof why.clause, never.clause);
    }
    json_open_object(j, NULL);
    article_json(desk, o->item, j);
    json_string(j, "group", list->word[offer < 0 ? o->group : list->offer[offer].group]);
    price_json(j, price);
    if (offer < 0)
        json_bool(j, "never", true);
    why_json(j, fits, &why);
    json_close_object(j);
}

/* kits_json: the entry's own options, and the rows of the armoury; each item once. */
static void kits_json(struct desk *desk, int model, struct json *j)
{
    const struct tc_list *list = &desk->roster->list;
    const struct tc_entry *e = &list->entry[desk->roster->r.recruit[model].entry];
    bool told[TC_LIST_WORDS] = { false };

    json_open_array(j, "kit");
    for (int i = 0; i < list->offers; i++) {
        const struct tc_offer *o = &list->offer[i];
        bool own = i >= e->offer && i < e->offer + e->offers;

        if ((!own && i < list->row) || told[o->item])
            continue;
        told[o->item] = true;
        kit_json(desk, model, o, j);
    }
    json_close_array(j);
}

/* --- the answer --- */

static void faults_json(const struct faults *faults, struct json *j)
{
    json_open_array(j, "faults");
    for (int i = 0; i < faults->count; i++) {
        json_open_object(j, NULL);
        json_int(j, "line", faults->at[i].line);
        json_string(j, "reason", faults->at[i].reason);
        json_string(j, "clause", faults->at[i].clause);
        json_close_object(j);
    }
    json_close_array(j);
}

static void head_json(const struct roster *roster, struct json *j)
{
    const struct tc_list *list = &roster->list;
    const struct tc_roster *r = &roster->r;
    struct tc_case c = { list, r, -1 };
    struct text lines = text_growing();

    json_string(j, "name", r->name);
    json_string(j, "faction", list->id);
    json_string(j, "title", list->name);
    if (r->variant >= 0) {
        json_string(j, "variant", list->word[list->variant[r->variant].id]);
        json_string(j, "variant_title", list->variant[r->variant].name);
    }
    price_json(j, tc_roster_price(list, r));
    if (r->limited) {
        json_open_object(j, "limit");
        json_int(j, "ducats", r->ducats);
        json_int(j, "glory", r->glory);
        json_close_object(j);
    }
    json_bool(j, "campaign", r->campaign);
    json_int(j, "most", TC_SIDE_MODELS);
    json_int(j, "teams", tc_ask_number(&c, list->changes, CHANGE_FIRETEAMS, 0));
    tc_roster_write(list, r, &lines);
    json_string(j, "text", lines.at);
    text_release(&lines);
}

static void teams_json(const struct tc_roster *r, struct json *j)
{
    json_open_array(j, "fireteams");
    for (int i = 0; i < r->teams; i++) {
        json_open_array(j, NULL);
        json_int(j, NULL, r->recruit[r->team[i][0]].number);
        json_int(j, NULL, r->recruit[r->team[i][1]].number);
        json_close_array(j);
    }
    json_close_array(j);
}

static void arsenal_json(const struct desk *desk, struct json *j)
{
    const struct tc_roster *r = &desk->roster->r;

    json_open_array(j, "arsenal");
    for (int i = 0; i < r->arsenal_items; i++) {
        json_open_object(j, NULL);
        article_json(desk, r->arsenal[i], j);
        json_close_object(j);
    }
    json_close_array(j);
}

/* left_json: rules of the list and the variant that are left to the players. */
static void left_json(const struct desk *desk, struct json *j)
{
    const struct tc_list *list = &desk->roster->list;

    json_open_array(j, "left");
    for (int i = 0; i < list->rules; i++)
        if (tc_rule_left(list, i, desk->roster->r.variant)) {
            struct text words = text_growing();

            tc_rule_say(desk->content, list, i, &words);
            json_open_object(j, NULL);
            json_string(j, "name", list->rule[i].name);
            json_string(j, "left", words.at ? words.at : "");
            json_close_object(j);
            text_release(&words);
        }
    json_close_array(j);
}

static void answer(struct desk *desk, int number, struct json *j)
{
    const struct tc_roster *r = &desk->roster->r;

    json_open_object(j, NULL);
    head_json(desk->roster, j);
    faults_json(&desk->faults, j);
    teams_json(r, j);
    arsenal_json(desk, j);
    left_json(desk, j);
    json_open_array(j, "models");
    for (int i = 0; i < r->recruits; i++)
        model_json(desk, i, j);
    json_close_array(j);
    entries_json(desk, j);
    for (int i = 0; i < r->recruits; i++)
        if (r->recruit[i].number == number)
            kits_json(desk, i, j);
    json_close_object(j);
}

int roster_desk_json(const struct content *content, const char *text, size_t size, int number,
                     struct json *j, struct error *err)
{
    struct desk *desk = mem_alloc(sizeof *desk);
    struct findings findings = { .report = take_fault, .context = &desk->faults };
    struct roster *roster = roster_read(content, "roster", text, size, &findings, err);

    if (roster) {
        desk->roster = roster;
        desk->content = content;
        desk->notes = notes_read(content, &roster->list);
        tc_roster_judge(&roster->list, &roster->r, "roster", &findings);
        answer(desk, number, j);
        notes_release(desk->notes);
    }
    mem_free(desk);
    mem_free(roster);
    return roster ? 0 : -1;
}

/* --- the lists --- */

static int faction_json(const struct content *content, const char *id, struct tc_list *list,
                        struct json *j, struct error *err)
{
    struct tc_roster none = { .variant = -1 };
    struct tc_case c = { list, &none, -1 };

    if (tc_list_read(list, content, id, err))
        return -1;
    json_open_object(j, NULL);
    json_string(j, "id", id);
    json_string(j, "name", list->name);
    if (tc_ask_any(&c, list->changes, CHANGE_MUST_CHOOSE, -1))
        json_bool(j, "must_choose", true);
    json_open_array(j, "variants");
    for (int i = 0; i < list->variants; i++) {
        if (list->variant[i].third_party)
            continue;
        json_open_object(j, NULL);
        json_string(j, "id", list->word[list->variant[i].id]);
        json_string(j, "name", list->variant[i].name);
        json_close_object(j);
    }
    json_close_array(j);
    json_close_object(j);
    return 0;
}

/* ready_json: a warband of the data files; one that cannot be read is for `roster check`. */
static void ready_json(const struct content *content, const struct content_file *file,
                       struct json *j)
{
    struct error err;
    struct roster *roster =
        roster_read(content, content_label(file), file->text, file->size, NULL, &err);
    const char *id = strrchr(file->name, '/') + 1;
    char word[44];

    if (!roster)
        return;
    snprintf(word, sizeof word, "%.*s", (int)strcspn(id, "."), id);
    json_open_object(j, NULL);
    json_string(j, "id", word);
    json_string(j, "name", roster->r.name);
    json_string(j, "faction", roster->list.id);
    price_json(j, tc_roster_price(&roster->list, &roster->r));
    json_int(j, "models", roster->r.recruits);
    struct text lines = text_growing();
    tc_roster_write(&roster->list, &roster->r, &lines);
    json_string(j, "text", lines.at);
    text_release(&lines);
    json_close_object(j);
    mem_free(roster);
}

int roster_lists_json(const struct content *content, struct json *j, struct error *err)
{
    static const char folder[] = ROSTER_GAME "/rosters/";
    struct tc_list *list = mem_alloc(sizeof *list);
    char id[TC_ID];
    int bad = 0;

    json_open_object(j, NULL);
    json_open_array(j, "factions");
    for (int i = 0; i < choice_count(TC_FACTIONS) && !bad; i++) {
        choice_name(TC_FACTIONS, i, id, sizeof id);
        bad = faction_json(content, id, list, j, err);
    }
    json_close_array(j);
    json_open_array(j, "ready");
    for (int i = 0; i < content->count; i++) {
        const struct content_file *file = &content->file[i];

        if (strncmp(file->name, folder, strlen(folder)) == 0 &&
            content_find(content, file->name) == file)
            ready_json(content, file, j);
    }
    json_close_array(j);
    json_close_object(j);
    mem_free(list);
    return bad;
}
