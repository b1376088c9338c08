/* fighter.c - a fighter's card: profile, markers, what it has done, its kit and abilities with what
 * they do, and what of that is left to the players. */
#include "games/trench_crusade/words/words.h"

#include <stdio.h>

#include "core/content.h"
#include "core/scene.h"

enum { SENTENCE = 700 };

static void add_comma(struct text *out)
{
    if (out->length)
        text_add(out, ", ");
}

/* rows_of: a sentence that may be longer than a row: broken at a space. */
static void rows_of(struct scene *scene, const char *label, const char *words)
{
    enum { LONGEST = 230 };

    while (*words) {
        size_t length = strlen(words);

        if (length > LONGEST)
            for (length = LONGEST; length > 1 && words[length] != ' ';)
                length--;
        scene_row(scene, label, "%.*s", (int)length, words);
        words += length + (words[length] == ' ');
    }
}

static void row_keywords(struct scene *scene, uint64_t keywords)
{
    char room[SENTENCE];
    struct text words = text_fixed(room, sizeof room);

    for_models (k, keywords) {
        add_comma(&words);
        tc_keyword_say(k, &words);
    }
    if (words.length)
        rows_of(scene, "Keywords", room);
}

/* --- what it has done --- */

static void row_deeds(const struct tc_state *s, int m, struct scene *scene)
{
    static const char *const did[ACTS] = {
        "moved", "charged", "retreated", "dashed", "shot", "fought", "took a special ACTION"
    };
    const struct tc_model *model = &s->model[m];
    char room[SENTENCE];
    struct text words = text_fixed(room, sizeof room);
    bool acting = false;

    for (int i = 0; i < s->actives; i++)
        for (int act = 0; act < ACTS && s->active[i].model == m; act++) {
            acting = true;
            if (s->active[i].did >> act & 1) {
                add_comma(&words);
                text_add(&words, did[act]);
            }
        }
    if (!acting && model->flags & IS_ACTIVATED)
        text_add(&words, model->flags & HAS_CHARGED ? "activated, charged" : "activated");
    if (model->flags & IS_EXHAUSTED)
        text_addf(&words, "%sfailed a Risky roll", words.length ? ", " : "");
    scene_row(scene, "This turn", "%s", words.length ? room : acting ? "is acting" : "nothing yet");
    if (model->kills)
        scene_row(scene, "Took out", "%d", model->kills);
}

/* --- kit --- */

/* add_part: a number of the weapon, unless it is 0. */
static void add_part(struct text *words, int number, const char *format)
{
    if (!number)
        return;
    add_comma(words);
    text_addf(words, format, number);
}

static void row_attack(const struct tc_item *item, struct scene *scene)
{
    char room[SENTENCE];
    struct text words = text_fixed(room, sizeof room);

    if (item->ranged)
        text_addf(&words, "%d in", item->range / TC_INCH);
    if (item->melee)
        text_addf(&words, "%smelee", words.length ? " or " : "");
    add_part(&words, item->dice, "%+d DICE");
    add_part(&words, item->injury_dice, "%+d INJURY DICE");
    add_part(&words, item->injury_mod, "%+d INJURY MODIFIER");
    add_part(&words, item->automatic, "AUTOMATIC %d");
    add_part(&words, item->blast, "BLAST %d in");
    add_part(&words, item->cleave, "CLEAVE %d");
    add_part(&words, item->once, "once a game");
    if (words.length)
        scene_row(scene, "Attack", "%s", room);
    if (item->armour)
        scene_row(scene, "Armour", "%+d INJURY MODIFIER", item->armour);
}

/* find_item: the line of a data file that begins this item; NULL: it is not there. */
static const char *find_item(const struct content_file *file, const char *id)
{
    static const char *const begins[] = { "\nkit %s ", "\nability %s " };
    char line[60];

    for (int i = 0; i < 2; i++) {
        snprintf(line, sizeof line, begins[i], id);
        const char *found = strstr(file->text, line);
        if (found)
            return found + 1;
    }
    return NULL;
}

/* rows_left: what the data files say is left to the players. */
static void rows_left(const struct tc_item *item, struct scene *scene)
{
    static const char *const files[] = { "trench-crusade/battlekit.txt",
                                         "trench-crusade/warband-kit.txt",
                                         "trench-crusade/abilities.txt" };

    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        const struct content_file *file = content_find(&embedded_content, files[i]);
        const char *at = file ? find_item(file, item->id) : NULL;
        struct error err;
        struct data d;

        if (!at)
            continue;
        data_open(&d, files[i], at, file->size - (size_t)(at - file->text));
        data_next(&d, &err);
        while (data_next(&d, &err) > 0 && !data_is(&d, "kit") && !data_is(&d, "ability"))
            if (d.count > 1 && (data_is(&d, "unenforced") || data_is(&d, "campaign")))
                rows_of(scene, data_is(&d, "campaign") ? "In a campaign" : "Left to the players",
                        d.word[1]);
    }
}

static void show_item(const struct tc_item *item, bool used, struct scene *scene)
{
    scene_panel(scene, item->name, item->clause);
    row_attack(item, scene);
    row_keywords(scene, item->keywords);
    for (int i = 0; i < item->effects; i++) {
        char room[SENTENCE];
        struct text words = text_fixed(room, sizeof room);

        tc_effect_say(&item->effect[i], &words);
        rows_of(scene, "Effect", room);
    }
    rows_left(item, scene);
    if (used)
        scene_row(scene, "State", "used up");
}

void tc_fighter_card(const struct tc *t, const struct tc_state *s, int m, struct scene *scene)
{
    const struct tc_fighter *f = &t->fighter[m];

    row_deeds(s, m, scene);
    if (f->partner >= 0)
        scene_row(scene, "Fireteam", "with %s %s", t->fighter[f->partner].name,
                  tc_model_name(f->partner).at);
    scene_row(scene, "Base", "%d mm", tc_base(f->base)->mm);
    row_keywords(scene, f->keywords);
    for (int i = 0; i < f->kits; i++) {
        int bit = f->kit_use[i];

        show_item(&t->item[f->kit[i]], bit && s->model[m].used >> (bit - 1) & 1, scene);
    }
}
