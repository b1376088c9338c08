/* tov_odds.c - an attack described in words: `odds trenches-of-valor unit=G range=2`. */
#include "games/trenches_of_valor/tov_rules.h"

#include <string.h>

struct wish {
    int kind, range, along, post;
    enum tov_terrain target;
};

static int read_wish(const struct tov *t, const struct pair *words, int count, struct wish *w,
                     struct error *err)
{
    *w = (struct wish){ .kind = -1, .range = 1 };
    for (int i = 0; i < count; i++) {
        const char *key = words[i].key, *value = words[i].value;
        long number = 0;

        if (strcmp(key, "unit") == 0 && (w->kind = tov_find_piece(t, value)) >= 0 &&
            w->kind < t->kinds)
            continue;
        if (strcmp(key, "range") == 0 && number_read(value, 1, RANGE_MAX, &number) == 0) {
            w->range = (int)number;
            continue;
        }
        int choice = choice_find(strcmp(key, "target") == 0 ? "clear|trench" : "no|yes", value);
        if (choice >= 0 && strcmp(key, "target") == 0)
            w->target = (enum tov_terrain)choice;
        else if (choice >= 0 && strcmp(key, "along") == 0)
            w->along = choice;
        else if (choice >= 0 && strcmp(key, "post") == 0)
            w->post = choice;
        else
            return error_set(err, "\"%.20s=%.20s\" is not understood", key, value);
    }
    if (w->kind < 0)
        return error_set(err, "describe the attack: unit=H|G|R|LMG|MG range=1..4 "
                              "target=clear|trench along=no|yes post=no|yes (scenario 4)");
    return 0;
}

static bool suits(const struct tov *t, const struct wish *w, int from, int to)
{
    return t->range[from][to] == w->range && t->terrain[from] != WIRE &&
           t->terrain[to] == w->target && tov_connected(t, from, to) == (w->along != 0) &&
           !!(t->posts & bit(to)) == w->post;
}

int tov_set_up_attack(const struct scenario *scn, const struct pair *words, int count, void *state,
                      struct action *action, struct error *err)
{
    const struct tov *t = tov_of(scn);
    struct tov_state *s = state;
    struct wish w;

    if (read_wish(t, words, count, &w, err))
        return -1;
    tov_start_game(t, 0, 0, s);
    memset(s->unit, 0, sizeof s->unit);
    for (int i = 0; i < t->raiders; i++)
        s->unit[i].cell = DEAD;
    s->defenders = 1;
    s->phase = PHASE_RAIDER;
    s->step = 0;
    *action = (struct action){ .kind = DO_ATTACK, .arg = { 0, RAIDERS } };
    for (int pair = 0; pair < t->cells * t->cells; pair++) {
        int from = pair / t->cells, to = pair % t->cells;

        if (!suits(t, &w, from, to))
            continue;
        s->unit[0] = (struct tov_unit){ .kind = (uint8_t)w.kind, .cell = (uint8_t)from };
        s->unit[RAIDERS] = (struct tov_unit){ .kind = t->raider_kind[0], .cell = (uint8_t)to };
        return 0;
    }
    return error_set(err, "no two hexes of the map are like that");
}
