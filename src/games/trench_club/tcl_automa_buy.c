/* tcl_automa_buy.c - what the Automa buys and where it appears (TCL-13.11, 13.12). */
#include "games/trench_club/tcl_automa.h"

#include <string.h>

int tcl_automa_wants(const struct tcl *t, const struct tcl_state *s, int seat)
{
    const struct tcl_nation *nation = &t->nation[t->nation_of[seat]];
    int player = t->player_of[seat], foot = 0;
    bool cap = option(t, OPTION_CAP);

    for (EACH_SLOT(s, seat, i))
        foot += s->unit[i].type && is(t, &s->unit[i], MARK_FOOT);
    if (foot < 2)
        return TYPE_MTD;
    if (!cap || tcl_owned(t, s, player, TYPE_CAR) < 2)
        return TYPE_CAR;
    for (int i = 0; i < NATION_TYPES; i++) {
        int type = nation->type[i];

        if ((type == TYPE_FGN || type == TYPE_HOW) && tcl_owned(t, s, player, type) < 2)
            return type;
    }
    return 0;
}

/* One more in a sorted list. */
static void insert(uint8_t *list, int count, uint8_t value)
{
    for (; count > 0 && list[count - 1] > value; count--)
        list[count] = list[count - 1];
    list[count] = value;
}

/* For every fort its distances to all enemies, nearest first. */
static int measure_forts(struct tcl_mind *m, uint8_t list[FORTS][UNITS])
{
    uint8_t way[HEXES];
    int count = 0;

    for (int slot = 0; slot < UNITS; slot++) {
        struct tcl_set at = { { 0 } };

        if (!on_hex(&m->s->unit[slot]) || !tcl_mind_hostile(m, slot))
            continue;
        set_add(&at, m->s->unit[slot].place);
        tcl_mind_measure(m, &at, true, way);
        for (int i = 0; i < FORTS; i++) {
            const struct tcl_set *access = &m->t->fort[i].access;
            uint8_t best = FAR;

            for (int h = set_next(access, 0); h >= 0; h = set_next(access, h + 1))
                best = way[h] < best ? way[h] : best;
            insert(list[i], count, best);
        }
        count++;
    }
    return count;
}

int tcl_automa_fort(const struct tcl *t, const struct tcl_state *s, int seat, int type)
{
    uint8_t list[FORTS][UNITS];
    struct tcl_unit buyer = { .type = (uint8_t)type, .place = PLACE_NONE };
    struct tcl_mind m = { .t = t, .s = s, .u = &buyer, .slot = -1, .player = t->player_of[seat] };
    int best = -1;

    m.team = t->team_of[m.player];
    tcl_mind_find_steps(&m);
    int count = measure_forts(&m, list);
    for (int i = 0; i < FORTS; i++)
        if (s->fort[i] == m.player + 1 && !tcl_mind_foot_before(&m, i, true) &&
            (best < 0 || memcmp(list[i], list[best], (size_t)count) < 0))
            best = i;
    return best;
}
