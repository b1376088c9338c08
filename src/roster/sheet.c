/* sheet.c - a roster for people and programs: as text, as JSON, as one printed page. */
#include "roster/notes.h"
#include "roster/roster.h"

#include <stdio.h>
#include <string.h>

enum { THINGS = 48, WORDS = 24 };

/* A model with all that is said about it. */
struct card {
    struct tc_case c;
    const struct tc_recruit *recruit;
    const struct tc_entry *entry;
    struct tc_price price;
    int kits, abilities;
    int16_t kit[THINGS], ability[THINGS];
};

static void fill_card(const struct roster *roster, int model, struct card *card)
{
    card->c = (struct tc_case){ &roster->list, &roster->r, model };
    card->recruit = &roster->r.recruit[model];
    card->entry = &roster->list.entry[card->recruit->entry];
    card->price = tc_recruit_price(&card->c);
    card->kits = tc_recruit_kit(&card->c, card->kit, THINGS);
    card->abilities = tc_recruit_abilities(&card->c, card->ability, THINGS);
}

static const struct tc_article *article_of(const struct tc_list *list, int word)
{
    static const struct tc_article nothing = { .id = -1 };
    int article = tc_article_of(list, word);

    return article < 0 ? &nothing : &list->article[article];
}

static int ask(const struct card *card, int kind, int start)
{
    return tc_ask_number(&card->c, card->entry->changes, kind, start);
}

static void add_price(struct text *out, struct tc_price p)
{
    if (p.ducats || !p.glory)
        text_addf(out, "%d ducats", p.ducats);
    if (p.glory)
        text_addf(out, "%s%d glory", p.ducats ? ", " : "", p.glory);
}

static void add_profile(struct text *out, const struct card *card, const struct notes *notes)
{
    int ranged = ask(card, CHANGE_RANGED, card->entry->ranged);

    text_addf(out, "%d\"%s", ask(card, CHANGE_MOVE, card->entry->move),
              tc_recruit_flies(&card->c) ? " flying" : "");
    if (ranged == TC_NO_RANGED)
        text_add(out, " ranged -");
    else
        text_addf(out, " ranged %+d", ranged);
    text_addf(out, " melee %+d armour %d base %d mm", ask(card, CHANGE_MELEE, card->entry->melee),
              notes_armour(notes, &card->c), tc_recruit_base(&card->c, card->entry));
}

/* add_keywords: "ELITE, LEADER, NEW ANTIOCH". */
static void add_keywords(struct text *out, const struct card *card)
{
    int16_t word[WORDS];
    int count = tc_recruit_keywords(&card->c, word, WORDS);

    if (tc_recruit_elite(&card->c))
        text_addf(out, "ELITE%s", count ? ", " : "");
    for (int i = 0; i < count; i++) {
        const char *name = card->c.list->word[word[i]];

        text_add(out, i ? ", " : "");
        for (; *name; name++)
            text_add_char(out, *name == '-'                   ? ' '
                               : *name >= 'a' && *name <= 'z' ? (char)(*name - 'a' + 'A')
                                                              : *name);
    }
}

/* add_names: "Pistol, Sword"; what is left to the players has a star. */
static void add_names(struct text *out, const struct tc_list *list, const int16_t *word, int count)
{
    for (int i = 0; i < count; i++) {
        const struct tc_article *a = article_of(list, word[i]);

        text_addf(out, "%s%s%s", i ? ", " : "", a->name, a->unenforced ? "*" : "");
    }
}

/* --- text --- */

void roster_show(const struct roster *roster, const struct content *content, struct text *out)
{
    const struct tc_list *list = &roster->list;
    const struct tc_roster *r = &roster->r;
    struct notes *notes = notes_read(content, list);
    struct card card;

    text_addf(out, "%s: %s", r->name, list->name);
    if (r->variant >= 0)
        text_addf(out, ", %s", list->variant[r->variant].name);
    text_add(out, "\n");
    for (int i = 0; i < r->recruits; i++) {
        fill_card(roster, i, &card);
        text_addf(out, "%3d  %s, %s: ", card.recruit->number, card.recruit->name,
                  tc_recruit_title(&card.c));
        add_price(out, card.price);
        text_add(out, "\n     ");
        add_profile(out, &card, notes);
        text_add(out, "\n     ");
        add_keywords(out, &card);
        text_add(out, "\n     ");
        add_names(out, list, card.kit, card.kits);
        text_add(out, card.kits && card.abilities ? "; " : "");
        add_names(out, list, card.ability, card.abilities);
        text_add(out, "\n");
    }
    for (int i = 0; i < r->teams; i++)
        text_addf(out, "Fireteam: %s and %s\n", r->recruit[r->team[i][0]].name,
                  r->recruit[r->team[i][1]].name);
    if (r->arsenal_items) {
        text_add(out, "Arsenal: ");
        add_names(out, list, r->arsenal, r->arsenal_items);
        text_add(out, "\n");
    }
    add_price(out, tc_roster_price(list, r));
    text_addf(out, ", %d models. * the players see to it.\n", r->recruits);
    for (int i = 0; i < list->rules; i++)
        if (tc_rule_left(list, i, r->variant)) {
            text_addf(out, "* %s: ", list->rule[i].name);
            tc_rule_say(content, list, i, out);
            text_add(out, "\n");
        }
    notes_release(notes);
}

/* --- JSON --- */

static void add_words(struct json *j, const char *key, const struct tc_list *list,
                      const int16_t *word, int count)
{
    json_open_array(j, key);
    for (int i = 0; i < count; i++)
        json_string(j, NULL, list->word[word[i]]);
    json_close_array(j);
}

static void add_model(struct json *j, const struct tc_list *list, const struct card *card)
{
    json_open_object(j, NULL);
    json_int(j, "number", card->recruit->number);
    json_string(j, "name", card->recruit->name);
    json_string(j, "entry", list->word[card->entry->id]);
    json_string(j, "title", tc_recruit_title(&card->c));
    json_int(j, "ducats", card->price.ducats);
    json_int(j, "glory", card->price.glory);
    add_words(j, "bought", list, card->recruit->item, card->recruit->items);
    add_words(j, "kit", list, card->kit, card->kits);
    add_words(j, "abilities", list, card->ability, card->abilities);
    json_close_object(j);
}

void roster_json(const struct roster *roster, struct text *out)
{
    const struct tc_list *list = &roster->list;
    const struct tc_roster *r = &roster->r;
    struct tc_price sum = tc_roster_price(list, r);
    struct json j = json_to(out);
    struct card card;

    json_open_object(&j, NULL);
    json_string(&j, "name", r->name);
    json_string(&j, "faction", list->id);
    if (r->variant >= 0)
        json_string(&j, "variant", list->word[list->variant[r->variant].id]);
    json_int(&j, "ducats", sum.ducats);
    json_int(&j, "glory", sum.glory);
    json_open_array(&j, "models");
    for (int i = 0; i < r->recruits; i++) {
        fill_card(roster, i, &card);
        add_model(&j, list, &card);
    }
    json_close_array(&j);
    json_open_array(&j, "fireteams");
    for (int i = 0; i < r->teams; i++) {
        json_open_array(&j, NULL);
        json_int(&j, NULL, r->recruit[r->team[i][0]].number);
        json_int(&j, NULL, r->recruit[r->team[i][1]].number);
        json_close_array(&j);
    }
    json_close_array(&j);
    json_int(&j, "strongbox", r->strongbox);
    add_words(&j, "arsenal", list, r->arsenal, r->arsenal_items);
    json_close_object(&j);
    text_add(out, "\n");
}

/* --- HTML --- */

static void add_escaped(struct text *out, const char *words)
{
    for (; *words; words++)
        switch (*words) {
        case '<': text_add(out, "&lt;"); break;
        case '>': text_add(out, "&gt;"); break;
        case '&': text_add(out, "&amp;"); break;
        case '"': text_add(out, "&quot;"); break;
        default: text_add_char(out, *words);
        }
}

static const char style[] =
    "@page{size:A4;margin:10mm}@media print{html body{margin:0 auto}}body{font:9pt/1.25 "
    "Georgia,serif;color:#221c14;margin:1em auto;"
    "max-width:190mm}h1{font-size:15pt;margin:0}p{margin:.2em 0}"
    "table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #a89b82;"
    "padding:.2em .4em;text-align:left;vertical-align:top}"
    "th{font-size:7.5pt;font-weight:normal;color:#6b5f4a}td.n{text-align:right;white-space:nowrap}"
    "th{"
    "white-space:nowrap}"
    "small{color:#6b5f4a}.boxes{letter-spacing:.15em;white-space:nowrap}"
    ".says small{display:block}tr,dl div{break-inside:avoid}h2{font-size:9pt;margin:1.2em 0 .3em}"
    "dl{columns:2;font-size:7.5pt;margin:0}dl div{margin:0 0 .25em}dt,dd{display:inline;margin:0}"
    "dt{font-weight:bold}";

/* add_cell: what has been written, escaped, in an element of its own; nothing for nothing. */
static void add_cell(struct text *out, const char *element, struct text *cell)
{
    if (cell->length) {
        text_addf(out, "<%s>", element);
        add_escaped(out, cell->at);
        text_addf(out, "</%s>", element);
    }
    text_clear(cell);
}

/* sheet_profile: Movement, Ranged, Melee, Armour, base. */
static void sheet_profile(struct text *out, const struct card *card, const struct notes *notes)
{
    int ranged = ask(card, CHANGE_RANGED, card->entry->ranged);

    text_addf(out, "<td class=n>%d&quot;%s<td class=n>", ask(card, CHANGE_MOVE, card->entry->move),
              tc_recruit_flies(&card->c) ? "<br><small>flying</small>" : "");
    if (ranged == TC_NO_RANGED)
        text_add(out, "&ndash;");
    else
        text_addf(out, "%+d", ranged);
    text_addf(out, "<td class=n>%+d<td class=n>%d<td class=n>%d",
              ask(card, CHANGE_MELEE, card->entry->melee), notes_armour(notes, &card->c),
              tc_recruit_base(&card->c, card->entry));
}

/* sheet_row: a model; below its name six boxes for BLOOD. */
static void sheet_row(struct text *out, const struct tc_list *list, const struct card *card,
                      const struct notes *notes)
{
    struct text cell = text_growing();

    text_addf(out, "<tr><td class=n>%d<td class=says>", card->recruit->number);
    text_add(&cell, card->recruit->name);
    add_cell(out, "b", &cell);
    text_add(&cell, tc_recruit_title(&card->c));
    add_cell(out, "small", &cell);
    text_add(out, "<span class=boxes>&#9633;&#9633;&#9633;&#9633;&#9633;&#9633;</span>");
    sheet_profile(out, card, notes);
    text_add(out, "<td class=says>");
    add_names(&cell, list, card->kit, card->kits);
    add_cell(out, "span", &cell);
    add_names(&cell, list, card->ability, card->abilities);
    text_add(&cell, card->abilities ? "; " : "");
    add_keywords(&cell, card);
    add_cell(out, "small", &cell);
    text_add(out, "<td class=n>");
    if (card->price.ducats || !card->price.glory)
        text_addf(out, "%d", card->price.ducats);
    if (card->price.glory)
        text_addf(out, "%s%d glory", card->price.ducats ? "<br>" : "", card->price.glory);
    text_add(out, "\n");
    text_release(&cell);
}

/* add_note: a thing the players must see to, and our sentence about it. */
static void add_note(struct text *out, const char *name, struct text *sentence)
{
    text_add(out, "<div><dt>");
    add_escaped(out, name);
    text_add(out, "</dt> <dd>");
    add_escaped(out, sentence->at ? sentence->at : "");
    text_add(out, "</dd></div>\n");
    text_release(sentence);
}

static void say_once(struct text *out, const struct tc_list *list, const struct content *content,
                     bool *said, int word)
{
    const struct tc_article *a = article_of(list, word);

    if (a->id < 0 || !a->unenforced || said[word])
        return;
    struct text sentence = text_growing();
    said[word] = true;
    tc_article_say(content, list->word[word], &sentence);
    add_note(out, a->name, &sentence);
}

/* explain: the numbers of a thing and what it does, once. */
static void explain(struct text *out, const struct tc_list *list, const struct notes *notes,
                    bool *said, int word)
{
    int article = tc_article_of(list, word);

    if (article < 0 || said[word])
        return;
    struct text sentence = text_growing();
    said[word] = true;
    for (int i = FACTS; i <= DOES; i++) {
        const char *words = notes_say(notes, article, (enum saying)i);

        text_addf(&sentence, "%s%s", words[0] && sentence.length ? "; " : "", words);
    }
    if (sentence.length)
        add_note(out, list->article[article].name, &sentence);
    else
        text_release(&sentence);
}

/* sheet_reference: what the kit and the abilities of these models are. */
static void sheet_reference(struct text *out, const struct roster *roster,
                            const struct notes *notes)
{
    bool said[TC_LIST_WORDS] = { false };
    struct card card;

    text_add(out, "<h2>What they have</h2>\n<dl>\n");
    for (int i = 0; i < roster->r.recruits; i++) {
        fill_card(roster, i, &card);
        for (int k = 0; k < card.kits; k++)
            explain(out, &roster->list, notes, said, card.kit[k]);
        for (int k = 0; k < card.abilities; k++)
            explain(out, &roster->list, notes, said, card.ability[k]);
    }
    text_add(out, "</dl>\n");
}

/* sheet_notes: if there is anything to say. */
static void sheet_notes(struct text *out, const struct roster *roster,
                        const struct content *content)
{
    const struct tc_list *list = &roster->list;
    bool said[TC_LIST_WORDS] = { false };
    struct text notes = text_growing();
    struct card card;

    for (int i = 0; i < list->rules; i++)
        if (tc_rule_left(list, i, roster->r.variant)) {
            struct text sentence = text_growing();

            tc_rule_say(content, list, i, &sentence);
            add_note(&notes, list->rule[i].name, &sentence);
        }
    for (int i = 0; i < roster->r.recruits; i++) {
        fill_card(roster, i, &card);
        for (int k = 0; k < card.kits; k++)
            say_once(&notes, list, content, said, card.kit[k]);
        for (int k = 0; k < card.abilities; k++)
            say_once(&notes, list, content, said, card.ability[k]);
    }
    if (notes.length)
        text_addf(out, "<h2>* The players see to it</h2>\n<dl>\n%s</dl>\n", notes.at);
    text_release(&notes);
}

void roster_sheet(const struct roster *roster, const struct content *content, struct text *out)
{
    const struct tc_list *list = &roster->list;
    const struct tc_roster *r = &roster->r;
    struct notes *notes = notes_read(content, list);
    struct card card;

    text_add(out, "<!doctype html>\n<html lang=en><meta charset=utf-8><title>");
    add_escaped(out, r->name);
    text_addf(out, "</title><style>%s</style>\n<h1>", style);
    add_escaped(out, r->name);
    text_add(out, "</h1>\n<p>");
    add_escaped(out, r->variant >= 0 ? list->variant[r->variant].name : list->name);
    text_add(out, ", ");
    add_price(out, tc_roster_price(list, r));
    text_addf(out,
              ", %d models</p>\n<table><tr><th>#<th>Model, BLOOD<th>Move<th>Ranged<th>Melee"
              "<th>Armour<th>Base<th>Battlekit, abilities, keywords<th>Ducats\n",
              r->recruits);
    for (int i = 0; i < r->recruits; i++) {
        fill_card(roster, i, &card);
        sheet_row(out, list, &card, notes);
    }
    text_add(out, "</table>\n");
    for (int i = 0; i < r->teams; i++) {
        text_add(out, "<p>Fireteam: ");
        add_escaped(out, r->recruit[r->team[i][0]].name);
        text_add(out, " and ");
        add_escaped(out, r->recruit[r->team[i][1]].name);
        text_add(out, "</p>\n");
    }
    if (r->arsenal_items) {
        struct text names = text_growing();

        add_names(&names, list, r->arsenal, r->arsenal_items);
        text_add(out, "<p>Arsenal: ");
        add_escaped(out, names.at);
        text_add(out, "</p>\n");
        text_release(&names);
    }
    sheet_reference(out, roster, notes);
    sheet_notes(out, roster, content);
    text_add(out, "</html>\n");
    notes_release(notes);
}
