/* tw_odds.c - an attack described in words becomes a position and an action, for `odds`. The position
 * is looked for on the board; what comes of the attack is left to the rules. */
#include "games/trench_warfare/tw_rules.h"

#include <string.h>

static const char *const manual =
    "say what attacks: attack=duel, attack=rifle distance=1..6 target=open|trench, "
    "attack=grenade distance=1..5, or attack=artillery hex=1..8";

static const struct form_kind kinds[] = {
    { "ATTACK", .choices = "duel|rifle|grenade|artillery", .missing = -1 },
    { "NUMBER", .min = 1, .max = 8 },
    { "TARGET", .choices = "open|trench" },
    { .name = NULL },
};
static const char form[] = "[attack ATTACK] [distance NUMBER] [hex NUMBER] [target TARGET]";

struct attack {
    int number; /* the distance, or the hex; 0 when none is given */
    bool at_trench;
};

/* Far from the attack each side keeps a charger, so that the game goes on after it. */
static void reserves(const struct tw *tw, struct tw_state *s)
{
    int hex[CHARGERS], n = plane_list(&tw->start, hex);

    for (int i = 0; i < FIELDS; i++)
        plane_set(&s->field[i].of[CHARGER], hex[n - 1]);
}

static struct action set_up_duel(const struct tw *tw, struct tw_state *s, const struct attack *a)
{
    int trench = trench_in(tw, ROWS / 2);
    int from = tw->next[trench][0];

    (void)a;
    s->step = STEP_A;
    plane_set(&s->field[CPB].of[DEFENDER], trench);
    plane_set(&s->field[CPB].of[CHARGER], from);
    return tw_action(DO_MOVE, from, trench);
}

/* A row in which `distance` hexes east of the trench lies open ground; 0 when there is none. */
static int open_hex(const struct tw *tw, int distance)
{
    for (int row = 1; row <= ROWS - 2; row++) {
        int column = bits_first(tw->trench.row[row]) + distance;

        if (column <= COLUMNS && tw->ground[hex_at(row, column)] == '.')
            return hex_at(row, column);
    }
    return 0;
}

/* A charger on open ground and a defender in the trench of its row: one shoots at the other. */
static struct action set_up_rifle(const struct tw *tw, struct tw_state *s, const struct attack *a)
{
    int charger = open_hex(tw, a->number);
    int defender = charger - a->number;

    if (!charger)
        return tw_action(0, 0, 0);
    s->step = a->at_trench ? STEP_B : STEP_F;
    plane_set(&s->field[CPB].of[DEFENDER], defender);
    plane_set(&s->field[CPB].of[CHARGER], charger);
    return tw_action(DO_FIRE, a->at_trench ? charger : defender,
                     hex_direction_find(&tw_grid, a->at_trench ? "W" : "E"));
}

static struct action set_up_grenade(const struct tw *tw, struct tw_state *s, const struct attack *a)
{
    s->step = STEP_F;
    for (int row = 1; row <= ROWS; row++)
        for (int i = 0; i < tw->lobs[row]; i++) {
            int from = trench_in(tw, row);

            if (tw->lob[row][i].distance != a->number)
                continue;
            plane_set(&s->field[CPB].of[DEFENDER], from);
            plane_set(&s->field[CPB].of[CHARGER], tw->lob[row][i].hex);
            return tw_action(DO_GRENADE, from, tw->lob[row][i].hex);
        }
    return tw_action(0, 0, 0);
}

static struct action set_up_artillery(const struct tw *tw, struct tw_state *s,
                                      const struct attack *a)
{
    int row = ROWS / 2, gun = hex_at(row, bits_first(tw->rear.row[row])),
        column = tw->water + a->number;

    s->step = STEP_H;
    if (column > COLUMNS)
        return tw_action(0, 0, 0);
    plane_set(&s->field[CPB].of[GUN], gun);
    plane_set(&s->field[CPB].of[CHARGER], hex_at(row, column));
    return tw_action(DO_SHELL, gun, 0);
}

int tw_set_up_attack(const struct scenario *scn, const struct pair *words, int count, void *state,
                     struct action *action, struct error *err)
{
    static struct action (*const set_up[])(
        const struct tw *, struct tw_state *,
        const struct attack *) = { set_up_duel, set_up_rifle, set_up_grenade, set_up_artillery };
    const struct tw *tw = tw_of(scn);
    struct tw_state *s = state;
    int64_t value[FORM_VALUES];

    if (count == 0)
        return error_set(err, "%s", manual);
    if (form_pairs(&(struct forms){ kinds, scn, NULL }, form, words, count, value, err))
        return -1;
    struct attack a = { (int)(value[1] ? value[1] : value[2]), value[3] != 0 };
    if (value[0] < 0 || (value[0] == 0) != (a.number == 0))
        return error_set(err, "%s", manual);
    memset(s, 0, sizeof *s);
    s->turn = 1;
    reserves(tw, s);
    *action = set_up[value[0]](tw, s, &a);
    return action->kind ? 0 : error_set(err, "no hex on the board fits these words");
}
