/* tc_actions.h - what is done and decided in Trench Crusade: actions, frames of the stack, dice; and what
 * is told of it, to people and to other rules. */
#ifndef GAMES_TC_ACTIONS_H
#define GAMES_TC_ACTIONS_H

#include "core/game.h"

/* --- actions --- */

/* The verb is the low byte of action.kind. */
enum tc_verb_of_action {
    DO_MOVE = 1, /* legs and so on in the high byte; arg[0] kinds and levels; x, y of each point */
    DO_STOP,
    DO_DASH,
    DO_RETREAT,
    DO_END,
    DO_CHARGE, /* target, options */
    DO_SLIDE,  /* goal */
    DO_DIVE,   /* and DO_EVADE: yes; DO_SKIP is no */
    DO_EVADE,
    DO_JUMPSIDE, /* 0 near, 1 far */
    DO_SHOOT,    /* weapon, target, x, y, level, choice bits */
    DO_AGAIN,    /* target, x, y, level: the next attack of an AUTOMATIC weapon */
    DO_FIGHT,    /* weapon, target, 0 melee or 1 ranged characteristic, choice bits */
    DO_REPLY,    /* attacker, weapon, characteristic */
    DO_SPEND,    /* blood, infection, bath, blessing */
    DO_KEEP,     /* spends nothing */
    DO_USE,      /* effect, its parameter: model, x, y, level */
    DO_SKIP,
    DO_SCATTER,  /* direction */
    DO_ACTIVATE, /* model, second member or -1 */
    DO_FIRST,    /* 0 me, 1 the other */
    DO_DEPLOY,   /* model, x, y, level, flags (pills) */
    DO_PLACE,    /* marker, x, y, level */
    DO_TARGET,   /* a model for a rule that lets somebody pick */
    DO_NEXT,     /* whose ability comes next */
    DO_SHAKEN,
    DO_FLEE,
    DO_PAY,      /* a model that has BLOOD */
    DO_NAME,     /* a model, for a rule */
    DO_ZONE,     /* 0 south end, 1 north end */
    DO_STEER,    /* direction */
    DO_STRUGGLE, /* inside somebody */
    DO_ADVANCE,  /* towards whom it is drawn to */
    DO_SPILL,    /* x, y, level, direction, element, length, width */
    DO_ROLL,     /* chance: what the frame reads from its dice */
    DO_KINDS,
};

/* The high byte of action.kind. */
enum {
    ACTION_LEGS_SHIFT = 8,   /* 2 bits: 1 to 3 */
    ACTION_ON = 1 << 10,     /* the move goes on with another action */
    ACTION_SECOND = 1 << 11, /* the second member of the Fireteam */
    ACTION_FLAGS = 0xff00,
};

enum { LEG_BITS = 5, LEG_LEVEL_SHIFT = 2 }; /* of arg[0]: 2 bits kind, 3 bits level for each leg */

static inline int verb_of(const struct action *a)
{
    return a->kind & 0xff;
}

static inline int legs_of(const struct action *a)
{
    return a->kind >> ACTION_LEGS_SHIFT & 3;
}

static inline int member_of(const struct action *a)
{
    return (a->kind & ACTION_SECOND) != 0;
}

/* --- frames --- */

/* One row each in the table of tc.c, which says what its five numbers are. */
enum tc_frame {
    F_TURN = 1, /* the bottom: phases of the Turn */
    F_ZONE,
    F_PREGAME,
    F_DEPLOY,
    F_TASK,
    F_FIRST,
    F_ACTIVATE, /* who is next */
    F_ACT,      /* the Activation */
    F_DASH,     /* its roll, then a path */
    F_CHARGE,
    F_RETREAT,
    F_PATH, /* a path under way, or waiting for its next legs */
    F_EVADE,
    F_DIVE,
    F_SLIDE,
    F_JUMPSIDE,
    F_RETORT,
    F_FORCED, /* a push */
    F_REDEPLOY,
    F_ATTACK, /* an ACTION's attacks */
    F_SCATTER,
    F_QUEUE,
    F_SUCCESS,
    F_INJURY,
    F_DIE, /* one D6, a D3, a roll-off */
    F_OPTION,
    F_SPECIAL, /* a special ACTION: its roll */
    F_PAY,     /* BLOOD for a spell */
    F_COMMAND, /* orders to others: whom, what, and the next one */
    F_ORDER,   /* one of them is carried out */
    F_NAME,    /* somebody names models */
    F_PICK,
    F_MORALE,
    F_NEUTRAL,
    F_STEER,    /* a push in a direction that somebody picks */
    F_TWIN,     /* one who has charged two enemies at once */
    F_BLOW,     /* Explosive Charges go off */
    F_RALLY,    /* friends who may move, one after another */
    F_STRUGGLE, /* who was devoured fights who has devoured it */
    F_SPILL,    /* an alchemist spoils ground */
    F_OVER,
    F_KINDS,
};

/* What a Success Roll is for; it decides what the roll can tell apart and what the story says. */
enum tc_roll_for {
    FOR_NOTHING,
    FOR_DASH,
    FOR_ATTACK,
    FOR_SCATTER, /* an attack whose total matters */
    FOR_DANGER,
    FOR_CLIMB,
    FOR_JUMP,
    FOR_DIVE,
    FOR_LEDGE,
    FOR_MORALE,
    FOR_TREAT,
    FOR_ABILITY,
    FOR_HEALING, /* of an ability that takes markers off */
    ROLLS_FOR,
};

/* What a medic does to a patient. */
enum tc_treat { TREAT_BLOOD, TREAT_STAND };

/* What a single die is for. */
enum tc_die_for {
    DIE_INITIATIVE, /* roll-offs: 0 south, 1 north wins; a tie is thrown again */
    DIE_ZONE,
    DIE_DEPLOY,
    DIE_CHARGE,
    DIE_CHARGE_D3,
    DIE_EVADE,  /* D3 */
    DIE_ASTRAY, /* shooting into melee */
    DIE_LENGTH,
    DIE_PUSH,
    DIE_PUSH_D3,
    DIE_TASK,      /* a roll-off of the scenario: who brings reinforcements first */
    DIE_REINFORCE, /* D3: how many */
    DIE_CURE,      /* D3: markers that are healed */
    DIE_NEUTRAL,   /* may a neutral model be activated? */
    DICE_FOR,
};

/* --- events --- */

/* What people are told. Arguments are named beside the sentences (words/story.c). */
enum tc_saw {
    SAW_NOTHING,
    SAW_ZONE,
    SAW_DEPLOYED,
    SAW_TURN,
    SAW_REINFORCED,
    SAW_LENGTH,
    SAW_INITIATIVE,
    SAW_FIRST,
    SAW_ACTIVATED,
    SAW_STOOD,
    SAW_PASSED,
    SAW_MOVED,
    SAW_DASHES,
    SAW_CHARGES,
    SAW_BONUS,
    SAW_CHARGED,
    SAW_EVADES,
    SAW_RETREATS,
    SAW_PUSHED,
    SAW_ROLL,
    SAW_SPENT,
    SAW_SHOT,
    SAW_STRUCK,
    SAW_ASTRAY,
    SAW_LOST,
    SAW_MISSED,
    SAW_HIT,
    SAW_BLAST,
    SAW_SCATTERS,
    SAW_UNHURT,
    SAW_WOUNDED,
    SAW_DOWN,
    SAW_OUT,
    SAW_FALL,
    SAW_MARKED,
    SAW_TREATED,
    SAW_SAVED,
    SAW_USED,
    SAW_USED_UP,
    SAW_PAID,
    SAW_DRAINED,
    SAW_COMMANDED,
    SAW_LEFT,
    SAW_NAMED,
    SAW_ENDED,
    SAW_MORALE,
    SAW_SHAKEN,
    SAW_STEADY,
    SAW_FLED,
    SAW_SHRINE,
    SAW_SET_UP,
    SAW_MINE,
    SAW_DEFUSED,
    SAW_RISEN,
    SAW_BLOWN,
    SAW_LEFT_LYING,
    SAW_HID,
    SAW_MARKER_HIT,
    SAW_SCORED,
    SAW_DEED,
    SAW_GLORY,
    SAW_DEVOURED,
    SAW_FREED,
    SAW_SLEEPS,
    SAW_WAKES,
    SAW_OVER,
    SAWS,
};

/* What the rules tell each other: deeds and effects listen (ledger 5.6, campaign 2.15). */
enum tc_event_kind {
    HEARD_ATTACK,
    HEARD_INJURY,
    HEARD_BLOOD,
    HEARD_DOWN,
    HEARD_OUT,
    HEARD_FALL,
    HEARD_CHARGE,
    HEARD_RETREAT,
    HEARD_FORCED,
    HEARD_RISKY,
    HEARD_ACTIVATION,
    HEARD_ACTIVATION_END,
    HEARD_MORALE,
    HEARD_CLAIM,
    HEARD_EXPLOSION,
    HEARD_TURN_END,
    HEARD_GAME_END,
    HEARD_KINDS,
};

struct tc_event {
    uint8_t kind;
    int8_t model;           /* who it befalls, or who does it: attacker, target, charger */
    int8_t target;          /* of an attack or charge; -1: none */
    int8_t root;            /* whose deed began it, -1: nobody's */
    int8_t direct;          /* the attacker whose own attack did this; -1: no attack did */
    uint8_t source, attack; /* enum tc_source; id of the attack */
    uint8_t before, after;  /* markers */
    uint8_t result;         /* enum tc_injury_result, or success */
    uint8_t weapon;         /* slot + 1 */
    uint16_t flags;         /* enum tc_attack_flag or tc_injury_flag */
    uint16_t modifiers;     /* bits of enum tc_modifier */
    int16_t height;         /* of a fall, in units */
    int16_t x, y, z;
    uint64_t models; /* within 1" at the end of a charge; left by a retreat */
};

#endif
