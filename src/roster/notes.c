/* notes.c - what is said about articles, from the data files of kit and abilities. */
#include "roster/notes.h"

#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/words/words.h"

/* add_bonus: "+1i" is "+1 INJURY DICE"; false for any other word. */
static bool add_bonus(struct text *out, const char *word)
{
    static const char letters[] = "dim";
    static const char *const what[] = { "DICE", "INJURY DICE", "INJURY MODIFIER" };
    const char *letter =
        strlen(word) == 3 && strchr("+-", word[0]) && word[1] >= '1' && word[1] <= '9'
            ? strchr(letters, word[2])
            : NULL;

    if (letter)
        text_addf(out, "%.2s %s", word, what[letter - letters]);
    return letter;
}

/* add_facts: `12", melee, pistol` from the words of a line of battlekit.txt. */
static void add_facts(struct text *out, const struct data *d, int from)
{
    bool first = true;
    long number;

    for (int i = from; i < d->count; i++) {
        bool counted = i + 1 < d->count && number_read(d->word[i + 1], -99, 99, &number) == 0;
        bool ranged = counted && strcmp(d->word[i], "range") == 0;

        text_add(out, first ? "" : ", ");
        first = false;
        if (ranged)
            text_addf(out, "%s\"", d->word[++i]);
        else if (!add_bonus(out, d->word[i]))
            text_add(out, d->word[i]);
        if (counted && !ranged)
            text_addf(out, " %s", d->word[++i]);
    }
}

/* note: an article's saying goes on, or begins. */
static struct text *note(struct notes *notes, int article, enum saying saying)
{
    struct text *said = &notes->said[saying];
    size_t *at = &notes->at[article][saying];

    if (*at)
        text_add(said, "; ");
    else
        text_add_char(said, '\0');
    *at = *at ? *at : said->length;
    return said;
}

/* note_effect: a line `at` in words. */
static void note_effect(struct notes *notes, int article, struct tc *kit, const struct data *d)
{
    struct error err;

    if (tc_effect_line(kit, d, &err))
        return; /* the game's own reading has reported it */
    const struct tc_item *item = &kit->item[kit->items - 1];
    const struct tc_effect *e = &item->effect[item->effects - 1];
    if (e->verb != DOES_NOTHING)
        tc_effect_say(e, note(notes, article, DOES));
}

/* picture_of_weapon: those by which a fighter is known on the table. */
static const char *picture_of_weapon(const struct tc_item *item)
{
    if (item->keywords & UINT64_C(1) << KW_FLAMETHROWER)
        return "u-flame";
    if (item->automatic > 2)
        return "u-mg";
    if (item->blast && item->type != ITEM_GRENADE)
        return "u-launcher";
    if (item->range >= 40 * TC_INCH)
        return "u-sniper";
    if (item->ranged && item->type == ITEM_TWO_HANDED)
        return item->automatic ? "u-lmg" : "u-rifle";
    return NULL;
}

/* read_notes: `kit` has room for the item that is being read. */
static void read_notes(struct notes *notes, const struct content *content, const char *name,
                       const struct tc_list *list, struct tc *kit)
{
    const struct content_file *file = content_find(content, name);
    struct error err;
    struct data d;
    int at = -1;

    if (!file)
        return;
    content_read(file, &d);
    while (data_next(&d, &err) > 0) {
        if (data_is(&d, "kit") || data_is(&d, "ability")) {
            kit->items = 0;
            at = tc_item_line(kit, &d, &err) ? -1 : tc_article_of(list, tc_word(list, d.word[1]));
            if (at < 0)
                continue;
            add_facts(note(notes, at, FACTS), &d, data_is(&d, "kit") ? 5 : 3);
            notes->armour[at] = kit->item[0].armour;
            notes->picture[at] = picture_of_weapon(&kit->item[0]);
        } else if (at >= 0 && data_is(&d, "at")) {
            note_effect(notes, at, kit, &d);
        } else if (at >= 0 && data_is(&d, "unenforced") && d.count > 1) {
            text_add(note(notes, at, LEFT), d.word[1]);
        }
    }
}

struct notes *notes_read(const struct content *content, const struct tc_list *list)
{
    static const char *const files[] = { "trench-crusade/battlekit.txt",
                                         "trench-crusade/warband-kit.txt",
                                         "trench-crusade/abilities.txt" };
    struct notes *notes = mem_alloc(sizeof *notes);
    struct tc *kit = mem_alloc(sizeof *kit);

    for (int i = 0; i < SAYINGS; i++)
        notes->said[i] = text_growing();
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++)
        read_notes(notes, content, files[i], list, kit);
    mem_free(kit);
    return notes;
}

void notes_release(struct notes *notes)
{
    for (int i = 0; i < SAYINGS; i++)
        text_release(&notes->said[i]);
    mem_free(notes);
}

int notes_armour(const struct notes *notes, const struct tc_case *c)
{
    int16_t worn[2 * TC_RECRUIT_ITEMS + 48];
    int room = (int)(sizeof worn / sizeof worn[0]), count = tc_recruit_kit(c, worn, room);
    int sum = c->list->entry[c->roster->recruit[c->model].entry].armour;

    count += tc_recruit_abilities(c, worn + count, room - count);
    for (int i = 0; i < count; i++) {
        int article = tc_article_of(c->list, worn[i]);

        sum += article < 0 ? 0 : notes->armour[article];
    }
    return sum < -3 ? -3 : sum;
}

const char *notes_say(const struct notes *notes, int article, enum saying saying)
{
    size_t at = notes->at[article][saying];

    return at ? notes->said[saying].at + at : "";
}
