/* tcl_odds.c - an attack described in words becomes a position and an action, for `odds`:
 *     attacker=CAR damage=3 exp=3 target=INF target-damage=1 target-exp=2
 *     ground=open|forest|trench distance=1.. help=none|flank|surround
 * Hexes that fit are looked for on the board; what comes of the attack is left to the rules. */
#include <string.h>

#include "games/trench_club/tcl_rules.h"

static const char *const manual =
    "say who attacks whom: attacker=CAR target=INF, and as needed damage=0..5 exp=0..9 "
    "target-damage=0..5 target-exp=0..9 distance=1..40 ground=open|forest|trench "
    "help=none|flank|surround";

enum { OPEN, FOREST, TRENCH };
enum { ALONE, FLANK, SURROUND };

struct attack_words {
    int attacker, target; /* types */
    long damage, exp, target_damage, target_exp, distance;
    int ground, help;
};

/* --- reading --- */

static int read_number(const struct pair *word, struct attack_words *a)
{
    const struct {
        const char *key;
        long most, *to;
    } number[] = { { "damage", DAMAGE_OUT - 1, &a->damage },
                   { "exp", 9, &a->exp },
                   { "target-damage", DAMAGE_OUT - 1, &a->target_damage },
                   { "target-exp", 9, &a->target_exp },
                   { "distance", 40, &a->distance } };

    for (size_t i = 0; i < sizeof number / sizeof number[0]; i++)
        if (strcmp(word->key, number[i].key) == 0)
            return number_read(word->value, 0, number[i].most, number[i].to);
    return -1;
}

static int read_word(const struct pair *word, struct attack_words *a)
{
    if (strcmp(word->key, "attacker") == 0)
        return (a->attacker = tcl_type_find(word->value)) ? 0 : -1;
    if (strcmp(word->key, "target") == 0)
        return (a->target = tcl_type_find(word->value)) ? 0 : -1;
    if (strcmp(word->key, "ground") == 0)
        return (a->ground = choice_find("open|forest|trench", word->value)) >= 0 ? 0 : -1;
    if (strcmp(word->key, "help") == 0)
        return (a->help = choice_find("none|flank|surround", word->value)) >= 0 ? 0 : -1;
    return read_number(word, a);
}

static int read_words(const struct tcl *t, const struct pair *words, int count,
                      struct attack_words *a, struct error *err)
{
    *a = (struct attack_words){ .distance = 0 };
    for (int i = 0; i < count; i++)
        if (read_word(&words[i], a))
            return error_set(err, "%.20s=%.20s is not known here; %s", words[i].key, words[i].value,
                             manual);
    if (!a->attacker || !a->target)
        return error_set(err, "%s", manual);
    if (a->ground == TRENCH && !option(t, OPTION_TRENCHES))
        return error_set(err, "trenches count with --option trenches=yes only (TCL-11.1)");
    if (!a->distance) /* as near as it can */
        a->distance = t->type[a->attacker].least > 1 ? t->type[a->attacker].least : 1;
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
static bool put_helper(const struct tcl *t, struct tcl_state *s, int attacker, int target, int help)
{
    int slot = tcl_add_unit(s, 0, TYPE_AIR, PLACE_NONE);
    bool surround;

    for (int dir = 0; dir < 6; dir++) {
        int hex = t->next[s->unit[target].place][dir];

        if (hex < 0 || s->on[hex] || !tcl_may_stand(t, s, &s->unit[slot], team_of(t, slot), hex))
            continue;
        tcl_put_unit(s, slot, hex);
        tcl_helpers(t, s, attacker, target, &surround);
        if (surround == (help == SURROUND))
            return true;
    }
    return false;
}

static bool put_attacker(const struct tcl *t, struct tcl_state *s, int attacker, int target,
                         const struct attack_words *a)
{
    for (int hex = 0; hex < HEXES; hex++) {
        if (!t->terrain[hex] || !suits(t, s, attacker, hex, OPEN))
            continue;
        tcl_put_unit(s, attacker, hex);
        if (tcl_distance(t, s, attacker, target) != a->distance)
            continue;
        struct tcl_state trial = *s;
        if (!a->help || put_helper(t, &trial, attacker, target, a->help)) {
            *s = trial;
            return true;
        }
    }
    tcl_put_unit(s, attacker, PLACE_NONE);
    return false;
}

static bool put_both(const struct tcl *t, struct tcl_state *s, int attacker, int target,
                     const struct attack_words *a)
{
    for (int hex = 0; hex < HEXES; hex++) {
        if (!t->terrain[hex] || !suits(t, s, target, hex, a->ground))
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
    struct attack_words a;
    int enemy = 1;

    if (read_words(t, words, count, &a, err))
        return -1;
    while (team_of_seat(t, enemy) == t->team_of[0])
        enemy++;
    memset(s, 0, sizeof *s);
    s->round = 3;
    s->active = ALL_ARMIES;
    turn_push(&s->turn, frame(FRAME_DECLARE, 0, 0, 0, 0));
    reserves(t, s);
    int attacker = tcl_add_unit(s, 0, a.attacker, PLACE_NONE);
    int target = tcl_add_unit(s, enemy, a.target, PLACE_NONE);
    s->unit[attacker].damage = (uint8_t)a.damage;
    s->unit[attacker].experience = (uint8_t)a.exp;
    s->unit[target].damage = (uint8_t)a.target_damage;
    s->unit[target].experience = (uint8_t)a.target_exp;
    if (!put_both(t, s, attacker, target, &a))
        return error_set(err, "no hexes of the board fit these words");
    *action = act(DO_ATTACK, attacker, target, 0, 0);
    return 0;
}
