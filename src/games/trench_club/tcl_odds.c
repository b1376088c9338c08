/* tcl_odds.c - an attack described in words becomes a position and an action, for `odds`:
 *     attacker=CAR damage=3 exp=3 target=INF target-damage=1 target-exp=2
 *     ground=open|forest|trench distance=1.. help=none|flank|surround
 * Hexes that fit are looked for on the board; what comes of the attack is left to the rules. */
#include "games/trench_club/tcl_rules.h"

#include <string.h>

static const char form[] = "[attacker TYPE] [target TYPE] [damage DAMAGE] [exp EXPERIENCE] "
                           "[target-damage DAMAGE] [target-exp EXPERIENCE] [distance HEXES] "
                           "[ground GROUND] [help HELP]";

/* Its values. */
enum {
    ATTACKER,
    TARGET,
    ATTACKER_DAMAGE,
    ATTACKER_EXPERIENCE,
    TARGET_DAMAGE,
    TARGET_EXPERIENCE,
    DISTANCE,
    ON_GROUND,
    HELPED,
};

enum { OPEN, FOREST, TRENCH };
enum { HELP_SURROUND = 2 };

static int read_words(const struct tcl *t, const struct pair *words, int count, int64_t *a,
                      struct error *err)
{
    if (form_pairs(&(struct forms){ tcl_kinds, &t->base, NULL }, form, words, count, a, err))
        return -1;
    if (!a[ATTACKER] || !a[TARGET])
        return error_set(err, "say who attacks whom, attacker=CAR target=INF: %s", form);
    if (a[ON_GROUND] == TRENCH && !option(t, OPTION_TRENCHES))
        return error_set(err, "trenches count with --option trenches=yes only (TCL-11.1)");
    if (!a[DISTANCE]) /* as near as it can */
        a[DISTANCE] = t->type[a[ATTACKER]].least > 1 ? t->type[a[ATTACKER]].least : 1;
    return 0;
}

/* --- finding hexes --- */

/* Does the hex suit a unit that stands on that kind of ground? Ships need water all the same. */
static bool suits(const struct tcl *t, const struct tcl_state *s, int slot, int hex, int ground)
{
    const struct tcl_unit *u = &s->unit[slot];

    if (s->on[hex] || !tcl_may_stand(t, s, u, team_of(t, slot), hex))
        return false;
    if (is(t, u, MARK_SHIP))
        return ground == OPEN;
    if (ground == TRENCH)
        return set_has(&t->trench, hex);
    return set_has(ground == FOREST ? &t->forest : &t->meadow, hex) && !set_has(&t->trench, hex);
}

/* The helper: a fighter, which may be anywhere and can hit anything. */
static bool put_helper(const struct tcl *t, struct tcl_state *s, int attacker, int target,
                       bool surrounds)
{
    int slot = tcl_add_unit(s, 0, TYPE_AIR, PLACE_NONE);
    bool surround;

    for (int dir = 0; dir < 6; dir++) {
        int hex = t->next[s->unit[target].place][dir];

        if (hex < 0 || s->on[hex] || !tcl_may_stand(t, s, &s->unit[slot], team_of(t, slot), hex))
            continue;
        tcl_put_unit(s, slot, hex);
        tcl_helpers(t, s, attacker, target, &surround);
        if (surround == surrounds)
            return true;
    }
    return false;
}

static bool put_attacker(const struct tcl *t, struct tcl_state *s, int attacker, int target,
                         const int64_t *a)
{
    for (int hex = 0; hex < HEXES; hex++) {
        if (!t->terrain[hex] || !suits(t, s, attacker, hex, OPEN))
            continue;
        tcl_put_unit(s, attacker, hex);
        if (tcl_distance(t, s, attacker, target) != a[DISTANCE])
            continue;
        struct tcl_state trial = *s;
        if (!a[HELPED] || put_helper(t, &trial, attacker, target, a[HELPED] == HELP_SURROUND)) {
            *s = trial;
            return true;
        }
    }
    tcl_put_unit(s, attacker, PLACE_NONE);
    return false;
}

/* The target on ground that suits, and the attacker at its distance. */
static bool put_pair(const struct tcl *t, struct tcl_state *s, int attacker, int target,
                     const int64_t *a)
{
    for (int hex = 0; hex < HEXES; hex++) {
        if (!t->terrain[hex] || !suits(t, s, target, hex, (int)a[ON_GROUND]))
            continue;
        tcl_put_unit(s, target, hex);
        if (put_attacker(t, s, attacker, target, a))
            return true;
    }
    return false;
}

/* In a fort each side keeps a truck, so that the game goes on after the attack. */
static void reserves(const struct tcl *t, struct tcl_state *s)
{
    int fort = 0;

    for (int seat = 0; seat < t->base.seats; seat++, fort++) {
        while (!t->fort[fort].used)
            fort++;
        s->fort[fort] = (uint8_t)(t->player_of[seat] + 1);
        tcl_add_unit(s, seat, TYPE_TRK, PLACE_FORT + fort);
    }
}

int tcl_set_up_attack(const struct scenario *scn, const struct pair *words, int count, void *state,
                      struct action *action, struct error *err)
{
    const struct tcl *t = tcl_of(scn);
    struct tcl_state *s = state;
    int64_t a[FORM_VALUES];
    int enemy = 1;

    if (read_words(t, words, count, a, err))
        return -1;
    while (team_of_seat(t, enemy) == t->team_of[0])
        enemy++;
    memset(s, 0, sizeof *s);
    s->round = 3;
    s->active = ALL_ARMIES;
    turn_push(&s->turn, frame(FRAME_DECLARE, 0, 0, 0, 0));
    reserves(t, s);
    int attacker = tcl_add_unit(s, 0, (int)a[ATTACKER], PLACE_NONE);
    int target = tcl_add_unit(s, enemy, (int)a[TARGET], PLACE_NONE);
    s->unit[attacker].damage = (uint8_t)a[ATTACKER_DAMAGE];
    s->unit[attacker].experience = (uint8_t)a[ATTACKER_EXPERIENCE];
    s->unit[target].damage = (uint8_t)a[TARGET_DAMAGE];
    s->unit[target].experience = (uint8_t)a[TARGET_EXPERIENCE];
    if (!put_pair(t, s, attacker, target, a))
        return error_set(err, "no hexes of the board fit these words");
    *action = act(DO_ATTACK, attacker, target, 0, 0);
    return 0;
}
