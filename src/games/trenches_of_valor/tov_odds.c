/* tov_odds.c - an attack described in words: `odds trenches-of-valor unit=G range=2 target=trench`.
 * `along` is an attack along a connected trench, `post` one at the Special Terrain of scenario 4. */
#include "games/trenches_of_valor/tov_rules.h"

#include <string.h>

static const struct form_kind kinds[] = {
    { "KIND", "H, G, R, LMG or MG", .missing = -1, .read = tov_read_kind },
    { "RANGE", .min = 1, .max = RANGE_MAX, .missing = 1 },
    { "GROUND", .choices = "clear|trench" },
    { "ANSWER", .choices = "no|yes" },
    { NULL },
};

static const char form[] = "[unit KIND] [range RANGE] [target GROUND] [along ANSWER] [post ANSWER]";
enum { WORD_UNIT, WORD_RANGE, WORD_TARGET, WORD_ALONG, WORD_POST };

/* fits: do these two hexes have what the words ask for? */
static bool fits(const struct tov *t, const int64_t *value, int from, int to)
{
    return t->range[from][to] == value[WORD_RANGE] && t->terrain[from] != WIRE &&
           t->terrain[to] == value[WORD_TARGET] &&
           tov_connected(t, from, to) == value[WORD_ALONG] &&
           !!(t->posts & bit(to)) == value[WORD_POST];
}

int tov_set_up_attack(const struct scenario *scn, const struct pair *words, int count, void *state,
                      struct action *action, struct error *err)
{
    const struct tov *t = tov_of(scn);
    const struct forms f = { kinds, scn, NULL };
    struct tov_state *s = state;
    int64_t value[FORM_VALUES];

    if (form_pairs(&f, form, words, count, value, err))
        return -1;
    if (value[WORD_UNIT] < 0)
        return error_set(err, "name the attacker: unit=R");
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

        if (!fits(t, value, from, to))
            continue;
        s->unit[0] = (struct tov_unit){ .kind = (uint8_t)value[WORD_UNIT], .cell = (uint8_t)from };
        s->unit[RAIDERS] = (struct tov_unit){ .kind = t->raider_kind[0], .cell = (uint8_t)to };
        return 0;
    }
    return error_set(err, "no two hexes of the map fit that description");
}
