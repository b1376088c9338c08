/* vv_menu.h - menus: one way to list actions, to count them and to look for one. Lists are what
 * rules are asked for most, so this is written for speed. */
#ifndef GAMES_VV_MENU_H
#define GAMES_VV_MENU_H

#include "games/valor_and_victory/vv_state.h"

struct vv_menu {
    struct action *out;
    int count, most;           /* no more than `most` are taken; which, is the lister's choice */
    const struct action *want; /* is it among them? Then all are listed, one over the other */
    bool found;
};

static inline bool menu_full(const struct vv_menu *m)
{
    return m->count >= m->most;
}

/* The kind and the first three arguments of an action, as they lie in memory: two words are
 * written faster than eight fields, and lists are what rules are asked for most. */
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define FIELD(i, value) ((uint64_t)(uint16_t)(value) << 16 * (i))
#else
#define FIELD(i, value) ((uint64_t)(uint16_t)(value) << (48 - 16 * (i)))
#endif

static inline void action_write(struct action *to, uint64_t fields)
{
    const uint64_t words[2] = { fields, 0 };

    _Static_assert(sizeof words == sizeof *to, "an action is two words");
    memcpy(to, words, sizeof words);
}

__attribute__((cold)) void vv_menu_look(struct vv_menu *m); /* vv.c: at what was just added */

static inline void menu_add(struct vv_menu *m, int kind, int a, int b, int c)
{
    if (m->count >= m->most)
        return;
    action_write(&m->out[m->count++], FIELD(0, kind) | FIELD(1, a) | FIELD(2, b) | FIELD(3, c));
    if (m->want)
        vv_menu_look(m);
}

/* menu_enough: are no more actions wanted than those of a set of directions? */
static inline bool menu_enough(const struct vv_menu *m, unsigned set)
{
    return m->most - m->count < 6 && m->most - m->count <= bits_count(set);
}

/* menu_add_steps: an action for each direction of a set, with the hex there as argument `place`, 0
 * or 1; in the latter case `a` comes before it. Where there is room all six are written and those
 * not meant overwritten: which directions are free is the one thing that no processor predicts. */
static inline void menu_add_steps(struct vv_menu *m, int kind, int place, int a,
                                  const uint16_t near[6], unsigned set, int c)
{
    int count = m->count;

    if (m->want || m->most - count < 6) {
        for (; set && !menu_full(m); set &= set - 1) {
            int hex = near[bits_first(set)];

            menu_add(m, kind, place ? a : hex, place ? hex : 0, c);
        }
        return;
    }
    uint64_t fields = FIELD(0, kind) | FIELD(1, place ? a : 0) | FIELD(3, c);

    for (int dir = 0; dir < 6; dir++) {
        action_write(&m->out[count], fields | FIELD(1 + place, near[dir]));
        count += set >> dir & 1;
    }
    m->count = count;
}

#endif
