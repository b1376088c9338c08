/* tc_words.h - words of the rules of Trench Crusade: keywords, modifiers, markers, results, ACTIONS. */
#ifndef GAMES_TC_WORDS_H
#define GAMES_TC_WORDS_H

/* Keywords of models and weapons, as bits. Those with a number have it in a field of their own. */
enum tc_keyword {
    KW_ARMOUR_PIERCING,
    KW_ARTIFICIAL,
    KW_ASSAULT,
    KW_BLACK_GRAIL,
    KW_BLOCK,
    KW_CONSUMABLE,
    KW_COVER,
    KW_CRITICAL,
    KW_CUMBERSOME,
    KW_DEADLY,
    KW_DEMONIC,
    KW_ELITE,
    KW_FEAR,
    KW_FIRE,
    KW_FLAMETHROWER,
    KW_GAS,
    KW_GOLEM,
    KW_HEAVY,
    KW_HELD,
    KW_HERETIC,
    KW_IGNORE_ARMOUR,
    KW_IGNORE_COVER,
    KW_IGNORE_LONG_RANGE,
    KW_IGNORE_OFF_HAND,
    KW_IMPERVIOUS,
    KW_INFILTRATOR,
    KW_LEADER,
    KW_MINED,
    KW_NEGATE_FEAR,
    KW_NEGATE_FIRE,
    KW_NEGATE_GAS,
    KW_NEGATE_SHRAPNEL,
    KW_NEW_ANTIOCH,
    KW_PILGRIM,
    KW_PISTOL,
    KW_RELOAD,
    KW_RISKY,
    KW_SCATTER,
    KW_SHIELD_COMBO,
    KW_SHOTGUN,
    KW_SHRAPNEL,
    KW_SKIRMISHER,
    KW_STRONG,
    KW_SULTANATE,
    KW_THE_COURT,
    KW_TOUGH,
    KW_FLYING,    /* the move type, kept here so that rules can grant it */
    KW_NO_MORALE, /* counts neither in the force nor as a loss (TC-11.1) */
    KW_GOETIC,
    KW_HEADGEAR,  /* worn on the head (TC-13.7) */
    KW_INFECTION, /* of an attack: its BLOOD is placed as INFECTION (TC-12.33) */
    KW_APART,     /* of a weapon: its attack is an ACTION of its own, once an Activation */
    KW_LINE,      /* of a weapon: it hits everybody on a straight line, without a roll */
    KW_NEGATE_DIFFICULT,
    KW_NEGATE_MINED,
    KW_TORTURE, /* of an attack: its Injury Roll keeps one die less, and BLOOD is doubled */
    KW_INSTEAD, /* of an attack: it is made instead of those with weapons */
    KEYWORDS,
};

/* Modifiers of an attack, as bits of tc_attack.modifiers: those that really applied (deeds ask). */
enum tc_modifier {
    MOD_ELEVATED,
    MOD_COVER,
    MOD_LONG_RANGE,
    MOD_DIVING,
    MOD_OFF_HAND,
    MOD_FEAR,
    MOD_BLOCK,
    MOD_DOWN,
    MODIFIERS,
};

enum tc_marking { MARK_BLOOD, MARK_BLESSING, MARK_INFECTION, MARKINGS };

/* Results of a Success Roll (TC-1.3) and of an Injury Roll (table 2.7), after all changes. */
enum tc_success { ROLL_FAILURE, ROLL_SUCCESS, ROLL_CRITICAL };
enum tc_injury_result { INJURY_NONE, INJURY_MINOR, INJURY_DOWN, INJURY_OUT };

/* What an injury, a marker or a fall comes from. */
enum tc_source {
    FROM_NOTHING,
    FROM_ATTACK, /* the Injury Roll of the attack itself */
    FROM_BLAST,  /* of a BLAST, on somebody who was not its named target */
    FROM_FALL,
    FROM_TERRAIN,
    FROM_MINE,
    FROM_ABILITY,
    SOURCES,
};

/* ACTIONS, as bits of tc_active.did (TC-4.7). */
enum tc_act {
    ACT_MOVE,
    ACT_CHARGE,
    ACT_RETREAT,
    ACT_DASH,
    ACT_SHOOT,
    ACT_FIGHT,
    ACT_SPECIAL,
    ACTS
};

#endif
