/* tcl_map_trench.c - the expert rules: trenches as one long hex (TCL-11). */
#include "games/trench_club/tcl_rules.h"

#include <string.h>

void tcl_trench_all(const struct tcl *t, const struct tcl_state *s, struct tcl_set *out)
{
    memset(out, 0, sizeof *out);
    if (!option(t, OPTION_TRENCHES))
        return;
    *out = t->trench;
    set_join(out, &s->trench, t->all);
}

/* TCL-11.2: connected trench hexes are one trench. */
void tcl_trench_at(const struct tcl *t, const struct tcl_state *s, int hex, struct tcl_set *out)
{
    struct tcl_set all, near;
    bool grows = true;

    EXPECT(is_hex(t, hex));
    tcl_trench_all(t, s, &all);
    memset(out, 0, sizeof *out);
    set_add(out, hex);
    while (grows) {
        grows = false;
        set_spread(out, &near, t->all);
        for (int i = t->all.lo; i <= t->all.hi; i++) {
            uint64_t more = near.w[i] & all.w[i] & ~out->w[i];

            out->w[i] |= more;
            grows |= more != 0;
        }
    }
}

bool tcl_in_trench(const struct tcl *t, const struct tcl_state *s, const struct tcl_unit *u)
{
    if (!option(t, OPTION_TRENCHES) || !on_hex(u) || !is(t, u, MARK_FOOT))
        return false;
    return set_has(&t->trench, u->place) || set_has(&s->trench, u->place);
}

int tcl_trench_holder(const struct tcl *t, const struct tcl_state *s, const struct tcl_set *trench)
{
    for (int h = set_next(trench, 0); h >= 0; h = set_next(trench, h + 1))
        if (s->on[h] && is(t, &s->unit[s->on[h] - 1], MARK_FOOT))
            return team_of(t, s->on[h] - 1);
    return -1;
}

void tcl_extent(const struct tcl *t, const struct tcl_state *s, const struct tcl_unit *u,
                struct tcl_set *out)
{
    EXPECT(on_hex(u));
    if (tcl_in_trench(t, s, u)) {
        tcl_trench_at(t, s, u->place, out);
        return;
    }
    memset(out, 0, sizeof *out);
    set_add(out, u->place);
}
