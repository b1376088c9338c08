/* rites.h - special ACTIONS with a row of their own: whom they are done to, what is rolled, what follows.
 * Only special.c and rites.c need it. */
#ifndef GAMES_TC_RITES_H
#define GAMES_TC_RITES_H

#include "games/trench_crusade/tc_rules.h"

/* How an ACTION is done, where it can be done in several ways: the words of `use`. */
enum tc_how {
    HOW_BLOOD,
    HOW_STAND,
    HOW_ONE,
    HOW_TWO,
    HOW_THREE,
    HOW_BLESSING,
    HOW_INFECTION,
    HOW_MOVE, /* Commands */
    HOW_CHARGE,
    HOW_FIGHT,
    HOW_SHOOT,
    HOW_FEAST,
    HOW_SACRIFICE,
    HOW_DASH,
    HOWS
};

enum tc_rite_roll { RITE_SURE, RITE_ROLL, RITE_RISKY };

enum tc_rite_whom {
    ON_SELF_OR_FRIEND,
    ON_ENEMY,
    ON_ANYBODY_ELSE,
    ON_FALLEN_FRIENDS, /* said of itself: there are some near */
    ON_ITSELF,
    ON_FRIEND,
    ON_ANYBODY,
    ON_SELF_OR_PREY, /* itself, or a small enemy within 1" who is taken along */
};

struct tc_rite {
    uint8_t roll;   /* enum tc_rite_roll */
    int8_t dice;    /* DICE of the roll */
    uint8_t inches; /* how far off the target may be; 0: anywhere */
    uint8_t whom;   /* enum tc_rite_whom */
    bool sees;      /* the target must be seen */
    uint8_t roll_for;
    uint16_t hows; /* bits of enum tc_how */
    bool steers;   /* it wants a direction */
    int8_t larger; /* DICE more if the target's base has at least 40 mm */
};

extern const struct tc_rite tc_rites[CODES];

/* One ACTION that succeeded. */
struct tc_rite_case {
    int model, effect, target, how, way;
    bool critical;
};

/* tc_rite_price: BLOOD it costs this way. tc_rite_roll: enum tc_rite_roll. tc_rite_dice: DICE of its
 * roll. tc_rite_check: may it be done to the target? tc_rite_perform does it; what it puts on the stack
 * answers tc_rite_follow. tc_healed: markers were taken off somebody by an ACTION. */
int tc_rite_roll(int code, int model, int target, int how);
int tc_rite_price(const struct tc_effect *e, int how);
int tc_rite_dice(const struct tc *t, const struct tc_state *s, int code, int model, int target);
int tc_rite_check(const struct tc *t, const struct tc_state *s, int code, int model, int target,
                  int how, struct refusal *why);
void tc_rite_perform(struct tc_play *p, int code, const struct tc_rite_case *c);
void tc_rite_follow(struct tc_play *p, int code, const struct tc_rite_case *c, int answer);
void tc_healed(struct tc_play *p, int healer, int patient);

/* tc_command: a Command is given (kit/order.c). tc_command_unfit: NULL, or why it cannot be. */
void tc_command(struct tc_play *p, const struct tc_rite_case *c);
const char *tc_command_unfit(const struct tc *t, const struct tc_state *s, int code, int by,
                             int model, int how);

#endif
