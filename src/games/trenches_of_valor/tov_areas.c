/* tov_areas.c - what a scenario puts where, for pictures of it (`map render`): see struct authoring
 * in core/game.h. */
#include <stdio.h>

#include "core/hexmap.h"
#include "games/trenches_of_valor/tov_rules.h"

enum { SETUP, DIGS, FIXED_DUGOUT, CUT, POST, STANDS, HIDES }; /* in the order of TOV_AREA_KINDS */

_Static_assert(7 + UNITS <= HEXMAP_AREAS, "every area has room");

struct areas {
    struct hexmap_area *at;
    int count;
};

/* add: an area of these cells, unless there are none. */
static void add(struct areas *a, int kind, int seat, uint64_t cells, const char *name)
{
    EXPECT(a->count < HEXMAP_AREAS);
    if (!cells)
        return;
    struct hexmap_area *area = &a->at[a->count++];
    *area = (struct hexmap_area){ .kind = kind, .seat = seat };
    snprintf(area->name, sizeof area->name, "%s", name);
    while (cells)
        area->has[next_bit(&cells)] = true;
}

/* choices: where pieces go whose place is chosen at set-up. */
static uint64_t choices(const struct tov *t, bool dugouts, bool raider)
{
    uint64_t cells = 0;

    for (int i = 0; i < t->steps; i++)
        if (t->step[i].group < 0 && (t->step[i].piece == DUGOUT) == dugouts &&
            t->step[i].raider == raider)
            cells |= t->step[i].cells;
    return cells;
}

/* add_standing: those of a side who begin in a certain hex: "4G", "R LMG". */
static void add_standing(const struct tov *t, struct areas *a, int cell, int seat, int units,
                         const uint8_t *kinds, const uint8_t *cells)
{
    char words[24];
    struct text name = text_fixed(words, sizeof words);
    int standing = 0;

    for (int kind = 0; kind < t->kinds; kind++) {
        int count = 0;

        for (int i = 0; i < units; i++)
            count += cells[i] == cell && kinds[i] == kind;
        if (count > 1)
            text_addf(&name, "%s%d%s", standing ? " " : "", count, t->kind[kind].id);
        else if (count)
            text_addf(&name, "%s%s", standing ? " " : "", t->kind[kind].id);
        standing += count;
    }
    add(a, STANDS, seat, standing ? bit(cell) : 0, words);
}

/* hiding_cells: the entries and fixed dugouts at which pieces lie face-down. */
static uint64_t hiding_cells(const struct tov *t)
{
    uint64_t cells = 0;

    for (int i = 0; i < ENTRIES; i++)
        if (t->group_of[i] >= 0)
            cells |= bit(t->entry[i]);
    for (int i = 0; i < t->fixed_dugouts; i++)
        if (t->group_of[ENTRIES + i] >= 0)
            cells |= bit(t->dugout_cell[i]);
    return cells;
}

int tov_areas(const struct scenario *scn, struct hexmap_area *out, char file[100])
{
    const struct tov *t = tov_of(scn);
    struct areas a = { out, 0 };
    uint64_t dugouts = 0;

    snprintf(file, 100, "%s", "trenches-of-valor/map.txt");
    for (int i = 0; i < t->fixed_dugouts; i++)
        dugouts |= bit(t->dugout_cell[i]);
    add(&a, SETUP, 0, choices(t, false, true), "");
    add(&a, SETUP, 1, choices(t, false, false), "");
    add(&a, DIGS, 1, choices(t, true, false), "");
    add(&a, FIXED_DUGOUT, 1, dugouts, "");
    add(&a, CUT, 0, t->cut, "");
    add(&a, POST, 1, t->posts, "");
    add(&a, HIDES, 1, hiding_cells(t), "?");
    for (int cell = 0; cell < t->cells; cell++) {
        add_standing(t, &a, cell, 0, t->raiders, t->raider_kind, t->raider_cell);
        add_standing(t, &a, cell, 1, t->fixed, t->fixed_kind, t->fixed_cell);
    }
    return a.count;
}
