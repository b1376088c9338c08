/* vv_actions.h - what is done, decided and told in Valor & Victory: actions, frames of the stack, rolls,
 * events. */
#ifndef GAMES_VV_ACTIONS_H
#define GAMES_VV_ACTIONS_H

/* --- actions: kind and what its arguments are (units as places in state.unit) --- */

enum vv_do {
    DO_BUILD = 1, /* position, hex */
    DO_PLACE,     /* unit, hex */
    DO_BOARD,     /* unit, carrier: placed aboard */
    DO_WAIT,      /* unit: stays off the map to enter later */
    DO_LEAVE,     /* what cannot be placed anywhere is left out */
    DO_FACE,      /* unit or -1, hex, facing: a unit or bunker just placed */
    DO_GIVE,      /* weapon, unit */

    DO_TRANSFER, /* from, to */
    DO_EXCHANGE, /* unit, unit */
    DO_SPLIT,    /* squad, 1 if the new half takes the weapon */
    DO_COMBINE,  /* half, half */
    DO_DONE,     /* ends a phase, a loading, an unloading */

    DO_FIRE,    /* hex, target hex: infantry group */
    DO_SHOOT,   /* unit, target hex: AFV, vehicle, Gun */
    DO_BARRAGE, /* hex, target hex */
    DO_AT,      /* unit, target unit, enum vv_at_weapon */
    DO_SMOKE,   /* unit, hex */
    DO_CLEAR,   /* unit, hex: satchel on wire */
    DO_SET,     /* unit, mode: how a member takes part */
    DO_GO,      /* leader or -1 */

    DO_MOVE,  /* unit: first of a stack */
    DO_JOIN,  /* unit */
    DO_CRAWL, /* assault move */
    DO_LAY,   /* unit, hex: smoke before a move */
    DO_ENTER, /* hex, facing or -1 */
    DO_STEP,  /* hex */
    DO_TURN,  /* unit, facing */
    DO_STOP,
    DO_EXIT,
    DO_OVERRUN, /* hex */
    DO_PIVOT,   /* unit, facing: its only action */
    DO_LOAD,    /* carrier */
    DO_TAKE,    /* unit */
    DO_UNLOAD,  /* carrier */
    DO_PUT,     /* unit, hex, facing or -1 */

    DO_PASS,
    DO_LANE, /* enum vv_lane_side; -1 none */

    DO_PIN,    /* unit */
    DO_REDUCE, /* unit */
    DO_KILL,   /* unit */
    DO_SUFFER, /* unit, points */
    DO_SHRUG,  /* unit: the shield of a pinned Gun takes the point */
    DO_AUTO,

    DO_ADVANCE, /* unit, hex, facing or -1 */
    DO_WHEEL,   /* unit, facing: turns one hexside instead of advancing */
    DO_ASSAULT, /* hex, target hex */
    DO_OCCUPY,  /* unit, unit or -1 */
    DO_RALLY,   /* unit */

    DO_ROLL, /* chance: sum of the dice */
    DO_KINDS
};

/* --- frames --- */

enum vv_frame {
    F_PHASE = 1, /* the phase in state.phase, decided by the side it belongs to */
    F_FACE,      /* arg: unit or -1, hex */
    F_GROUP,     /* an attack is being put together */
    F_STEP,      /* the moving stack */
    F_LOAD,      /* arg: carrier, last unit taken, 1 when it is moving */
    F_UNLOAD,    /* arg: carrier, last unit put off */
    F_LANDED,    /* arg: carrier; the units put off are attacked hex by hex */
    F_WINDOW,    /* opportunity fire at those who entered arg 0 */
    F_POST,      /* after the window */
    F_END,       /* an attack ends: fire lanes, then it is forgotten */
    F_ALLOC,     /* casualty points */
    F_BARRAGE,   /* mortars: the next vehicle after arg 0 */
    F_ASSAULT,   /* arg 0: what comes next in a close assault */
    F_OCCUPY,    /* which two go into the bunker */
    F_OVERRUN,   /* the attack of an AFV that drives on */
    F_FINAL,     /* Final Opportunity Fire */
    F_ROLL,      /* dice; arg 0: enum vv_roll, 1: unit */
    F_OVER,
    F_KINDS
};

enum vv_roll {
    ROLL_AP = 1,
    ROLL_LANE,
    ROLL_HIT,    /* AT to hit */
    ROLL_FACING, /* front or rear (VV-16.5) */
    ROLL_ARMOUR, /* elimination */
    ROLL_CREW,   /* abandon; arg 1: unit */
    ROLL_MORTAR, /* mortar to hit; arg 1: unit */
    ROLL_MORTAR_EN,
    ROLL_SURVIVE,  /* vehicle or Gun that took points */
    ROLL_IMMOBILE, /* AFV after a failed assault */
    ROLL_ASSAULT,
    ROLL_RALLY, /* arg 1: unit */
    ROLL_KINDS
};

/* --- events: what apply functions tell, worded in vv_events.c --- */

/* Arguments of unit events: unit, type, side, hex, and one more. */
enum vv_saw {
    SAW_BUILT,     /* side, position, hex, facing or -1 */
    SAW_PLACED,    /* unit event; extra: facing or -1 */
    SAW_BOARDED,   /* pair: unit, carrier */
    SAW_WAITS,     /* unit event */
    SAW_LEFT_OUT,  /* side, stock kind, what */
    SAW_NOT_GIVEN, /* side, 0, 0, 0, weapon */
    SAW_FACES,     /* hex, facing */
    SAW_GIVEN,     /* unit event; extra: weapon */

    SAW_TURN,    /* number */
    SAW_PHASE,   /* side, phase */
    SAW_END,     /* result + 1, victory line + 1 */
    SAW_CONTROL, /* side, hex */

    SAW_TRANSFER, /* unit event of the receiver; extra: weapon */
    SAW_EXCHANGE, /* unit event; extra: weapon it has now */
    SAW_SPLIT,    /* unit event; extra: number of the new half */
    SAW_COMBINED, /* unit event; extra: number of the half that is gone */

    SAW_FIRES,       /* side, from, at, firepower, modifier */
    SAW_OPFIRES,     /* the same as opportunity fire */
    SAW_SHELLS,      /* the same by mortars */
    SAW_POINTS,      /* side of the victims, hex, points */
    SAW_NO_POINTS,   /* side of the victims, hex */
    SAW_LANE_FIRE,   /* side of the victims, hex, markers */
    SAW_AT,          /* pair: unit, target */
    SAW_HIT,         /* unit event of the target; extra: 1 front, 2 rear, 0 soft */
    SAW_MISSED,      /* unit event of the target */
    SAW_UNHARMED,    /* unit event: hit without effect */
    SAW_ARMOUR,      /* unit event; extra: 1 front, 2 rear */
    SAW_IMMOBILE,    /* unit event */
    SAW_CREW_STAYS,  /* unit event */
    SAW_CREW_LEAVES, /* unit event */
    SAW_SMOKE,       /* unit event; hex: where; extra: strength */
    SAW_CLEARED,     /* unit event; hex: where */
    SAW_LANE,        /* side, from, to */

    SAW_PINNED,      /* unit event */
    SAW_REDUCED,     /* unit event; type before */
    SAW_LOST,        /* unit event; extra: weapon lost with it */
    SAW_LOST_ABOARD, /* unit event */
    SAW_SURVIVED,    /* unit event */
    SAW_SHRUGGED,    /* unit event: the shield takes the point */
    SAW_STRANDED,    /* unit event */

    SAW_CRAWLS,   /* unit event */
    SAW_STEPS,    /* unit event; extra: others with it */
    SAW_ENTERS,   /* unit event; extra: others with it */
    SAW_TURNS,    /* unit event; extra: facing */
    SAW_EXITS,    /* unit event; extra: points scored */
    SAW_LOADS,    /* pair: unit, carrier */
    SAW_UNLOADS,  /* unit event; hex: where to */
    SAW_OVERRUN,  /* unit event; hex: target */
    SAW_ADVANCES, /* unit event; extra: facing or -1 */

    SAW_ASSAULT,     /* side, from, at, attackers */
    SAW_ODDS,        /* hex, attack, defence, odds column, kill number */
    SAW_WON,         /* side, hex, attackers' points */
    SAW_TAKEN,       /* side, hex */
    SAW_REPULSED,    /* side, hex, attackers' points, defenders' points */
    SAW_OVERWHELMED, /* side, hex: only pinned defenders */

    SAW_RALLIED,      /* unit event */
    SAW_STILL_PINNED, /* unit event */
    SAW_KINDS
};

#endif
