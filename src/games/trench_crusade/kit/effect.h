/* effect.h - what kit and abilities do: verbs at named moments.
 *
 * A fighter's kit, profile and abilities are compiled into effects of 16 bytes, sorted by moment. A
 * rule that can be touched has a moment; it walks the effects the fighter has there and does what
 * their verbs say, if their conditions hold. What no verb can say is DOES_CODE: a function of the
 * kit's own file. */
#ifndef GAMES_TC_EFFECT_H
#define GAMES_TC_EFFECT_H

#include <stdint.h>

/* When an effect is asked for. A moment ends in _FOR where the fighter is the one it happens to, in
 * _BY where he does it to somebody. */
enum tc_moment {
    AT_ALWAYS, /* not a moment: keywords it has as long as the condition holds */
    /* set-up, and the start of a Turn */
    AT_BEFORE_DEPLOYMENT,
    AT_DEPLOY_WHERE,
    AT_DEPLOYED,
    AT_AFTER_DEPLOYMENT,
    AT_TURN_START,
    /* activation */
    AT_STAND_UP,
    AT_ACTIVATION_START,
    AT_FRIEND_ACTS, /* a friend is activated, itself included, before ACTIONS */
    AT_REGENERATED, /* for each BLOOD that REGENERATE has taken */
    AT_HEALED,      /* an ACTION of a friend has taken markers off a friend */
    AT_OFFERS,      /* adds or forbids ACTIONS */
    AT_MUST,        /* the ACTION it must take first */
    AT_ACTIVATION_END,
    /* movement */
    AT_ALLOWANCE,
    AT_CHARGE_BONUS, /* `most 3`: a D3, unless one has `permit` */
    AT_BONUS,        /* its bonus is known: `permit`: it may charge a second enemy besides */
    AT_CHARGE_MOVE,  /* its Movement in a Charge; `risky`: a roll first if another is nearer */
    AT_TAUNT,        /* who could charge it must */
    AT_CHARGE_TARGET,
    AT_CHARGED,
    AT_RETREAT,  /* with a price: its owner is asked */
    AT_RETREATS, /* it takes a Retreat ACTION; nobody has attacked it yet */
    AT_DASH,     /* its Movement in a Dash is what the verb says */
    AT_CLIMB,    /* `forbid`: it does not climb sheer faces */
    AT_MINE, /* it has come to MINED terrain: `permit`: its owner is asked whether it defuses it */
    AT_APPROACHED, /* the target, an enemy, has ended a move: its owner is asked */
    AT_FORCED_MOVE,
    AT_FALL,      /* it falls: `forbid`: unharmed */
    AT_ELEVATION, /* half inches it counts higher when it shoots */
    AT_GROUND,    /* `hinder`: ground near it is Difficult for its enemies */
    /* success roll */
    AT_POOL,
    AT_RISKY,
    AT_CRITICAL, /* by how many the total of a Critical Success is lower, as DICE */
    AT_DECLARED, /* an option of the same item has been declared */
    AT_DECLARE,  /* before markers are spent: its owner is asked */
    AT_ROLLED,   /* the dice lie: its owner is asked */
    AT_FAILED,
    AT_SURE,       /* the roll is a success without dice */
    AT_SPEND_ROLL, /* what the opponent may spend on it */
    /* attack */
    AT_WEAPON,
    AT_HEAVY,    /* is the weapon HEAVY for its bearer? */
    AT_OFF_HAND, /* `forbid`: not as the second weapon; `permit`: a further attack counts as one */
    AT_FOUGHT,   /* its Fight is over, and its last attack has hit */
    AT_TARGET_MAY, /* `permit`: a friend may be struck */
    AT_TARGETED,   /* `forbid`: it is neither shot at nor charged; `dice`: it rolls when it is
                    * chosen: a success spoils the attack by so many DICE */
    AT_IGNORE,
    AT_MELEE, /* its Melee Characteristic, and the Ranged one */
    AT_RANGED,
    AT_ATTACK_BY,
    AT_ATTACK_FOR,
    AT_HIT_BY,
    AT_MISSED,      /* the Success Roll of an attack on it has failed */
    AT_THROWN,      /* of a blast: its victims are thrown so far */
    AT_BLAST_OTHER, /* its blast has caught somebody who is not its named target */
    AT_HUNT,        /* `permit`: it may be sent to charge whom a friend has marked */
    AT_GUARD,       /* somebody near it is hit, and it may take the hit: its owner is asked */
    AT_HURT_BY,     /* its Injury Roll is over, and the target is still there */
    AT_HURT_FOR,    /* the same, of its target */
    AT_KILLS,       /* its Injury Roll has taken the target out */
    AT_MARKED_BY,   /* so it is, and has placed BLOOD or INFECTION; of a blast, for each victim */
    AT_AFTER_ATTACK,
    /* injury roll */
    AT_INJURY_BY,
    AT_INJURY_FOR,
    AT_ARMOUR,
    AT_INJURY_DECLARE, /* by the attacker, before markers are spent: its owner is asked */
    AT_INJURY_BRACE,   /* the same by the victim */
    AT_SPEND_BY,
    AT_SPEND_FOR,
    AT_INJURY_ROLLED, /* by the attacker, the dice lie */
    AT_RESULT, /* of the victim: the dice say so, its owner is asked whether it becomes another */
    AT_CHANGE,
    AT_DOWNED, /* it is to go Down: its owner is asked whether it stays up */
    AT_MARKED, /* BLOOD is to be placed on it */
    AT_OUT,    /* `permit`: by its own ability it is no loss for Morale Checks */
    AT_MORALE, /* a Morale Check of the Warband; the same item counts once; `forbid`: there is none,
                * `permit`: who fails it is Shaken and does not flee */
    AT_GAME_END,    /* it is not Out of Action then */
    AT_DEEDS,       /* the scenario gains a Glorious Deed */
    AT_BLAST_GUARD, /* AT_GUARD, where the hit is of a blast */
    AT_JOIN,        /* it may be activated together with the target */
    AT_ENCORE,      /* `permit`: one more ACTION of this kind, one in all */
    AT_FELLED, /* its Melee Attack has taken the target Down or out: it may move half inches, and
                     * fight once more */
    AT_BOUND, /* a friend with a certain item owns it; the first such friend the first of its kind */
    AT_SLUMBER, /* instead of going out of action it becomes a Marker */
    AT_CONTACT, /* in its own move it has come into contact with a piece of terrain: it may be set up
                     * in contact with another one, and goes on */
    AT_WAKE,    /* until this friend comes within 1" */

    MOMENTS,
};

/* What it does. The value is in `value`; where a verb needs a word, `what` has it. */
enum tc_verb {
    DOES_NOTHING,
    DOES_DICE,          /* +value DICE */
    DOES_INJURY_DICE,   /* +value INJURY DICE */
    DOES_INJURY_MOD,    /* +value INJURY MODIFIER */
    DOES_ARMOUR,        /* +value to the armour part */
    DOES_KEYWORD,       /* gives the keyword `what` */
    DOES_IGNORE,        /* ignores the modifier `what`, an enum tc_modifier */
    DOES_ALLOWANCE,     /* +value half inches */
    DOES_BONUS_BEST_OF, /* the best of `value` dice as charge bonus */
    DOES_MAKES_RISKY,   /* the roll is Risky */
    DOES_NOT_RISKY,     /* it is not */
    DOES_REROLL,  /* may roll all dice again; with a `value` a failure only, which it stays, and the
                         * model goes Down, if any die shows that */
    DOES_SET_DIE, /* one die shows `value`: at declare instead of being thrown, at injury-rolled
                         * the lowest that is kept */
    DOES_BLOOD,   /* `value` BLOOD on the model the moment is about */
    DOES_BLESSING,     /* `value` BLESSING */
    DOES_INFECTION,    /* `value` INFECTION */
    DOES_REMOVE,       /* takes `value` markers of the kind `what`, an enum tc_marking */
    DOES_STAND,        /* stands up, at stand-up without halving its Movement */
    DOES_TAKE_DOWN,    /* is taken Down */
    DOES_FORBID,       /* forbids the ACTION `what`, an enum tc_act, or what the moment is about */
    DOES_PERMIT,       /* permits it */
    DOES_EXTRA_ATTACK, /* `value` more attacks with the weapon */
    DOES_PUSH,         /* pushes the target by `value` inches; by a die of -value sides */
    DOES_CHANGE,       /* a result `what` becomes `value`, both enum tc_injury_result */
    DOES_PRICE,        /* +value to the price of a Bloodbath */
    DOES_BAN,          /* nobody spends markers of the kind `what` as dice here */
    DOES_SAVE,         /* a failed Risky roll does not end the Activation (Talisman) */
    DOES_CODE,         /* the function of the kit's own that `what` names */
    DOES_DICE_EACH,    /* +value DICE for each of what a condition counts, at most `what` of them */
    DOES_MOST,         /* at most `value` markers are spent here */
    DOES_EACH, /* one ACTION of the kind `what` with each weapon; at `weapon` one attack at each enemy,
                    * or a Shoot with two such weapons */
    DOES_REDEPLOY, /* may be set up within `value` inches, `what` an enum tc_redeploy */
    DOES_KEEP_OFF, /* INFILTRATORS deploy no closer than `value` inches */
    DOES_HINDER, /* spoils the ground within its reach for enemies; 1: not for those who fly, and it is
                    * not Dangerous any more */
    DOES_STEER, /* pushes the target like DOES_PUSH, in a direction its player picks */
    DOES_PULL,  /* pulls the target by up to `value` inches */
    DOES_GLORY, /* `value` glory for the warband, in a campaign */
    VERBS,
};

/* When it applies. `of` is the number or word that the condition wants. */
enum tc_condition {
    WHEN_ALWAYS,
    WHEN_MELEE,
    WHEN_RANGED,
    WHEN_CRITICAL,
    WHEN_LONG,
    WHEN_SHORT,
    WHEN_OFF_HAND,
    WHEN_NOT_OFF_HAND,
    WHEN_CHARGED,      /* the fighter charged this Turn */
    WHEN_FIRST_CHARGE, /* its first ACTION was a charge */
    WHEN_TARGET_DOWN,
    WHEN_TARGET_FEAR,
    WHEN_TARGET_TOUGH,
    WHEN_TARGET_BASE, /* at least `of` mm */
    WHEN_TARGET_KEYWORD,
    WHEN_TARGET_FRESH,   /* not activated this Turn */
    WHEN_ATTACK_KEYWORD, /* the weapon has the keyword */
    WHEN_NO_ATTACK_KEYWORD,
    WHEN_SELF_DOWN,
    WHEN_NO_BLOOD,
    WHEN_TOUCHING, /* touching a piece between itself and the target (TC-3.16) */
    WHEN_ELEVATED,
    WHEN_FRIENDS, /* a friend within `of` inches */
    WHEN_UNMOVED, /* still where it was deployed, on open ground */
    WHEN_DASH,
    WHEN_CLIMB,
    WHEN_ATTACKED, /* the injury comes from an attack */
    WHEN_PILLS,    /* Martyrdom Pills were taken */
    WHEN_JUMP,
    WHEN_DIVE,
    WHEN_TREAT,
    WHEN_REPLY, /* the attack is one on a retreating enemy */
    WHEN_NO_TARGET_KEYWORD,
    WHEN_TARGET_SMALL, /* its base is at most `of` mm */
    WHEN_SELF_SMALL,
    WHEN_SELF_KEYWORD, /* of its profile, not lent by others */
    WHEN_NO_SELF_KEYWORD,
    WHEN_COVERED,        /* Cover counts in this attack */
    WHEN_BLOODY,         /* it has BLOOD; counts them */
    WHEN_TARGET_FRIENDS, /* friends within `of` inches of the target; counts them */
    WHEN_INFECTED,       /* it has INFECTION */
    WHEN_PLACED_BLOOD,   /* its attack has just placed BLOOD, */
    WHEN_PLACED_INFECTION,
    WHEN_TARGET_THERE, /* the target is on the table */
    WHEN_TARGET_UP,    /* and not Down */
    WHEN_BLED,         /* the attack placed BLOOD on its target; counts them */
    WHEN_TARGET_NEAR,  /* within `of` inches */
    WHEN_TARGET_ARMOURED,
    WHEN_NO_DASH,
    WHEN_NO_ATTACK,     /* the roll is for something else */
    WHEN_HEALS,         /* the roll is for an ACTION that takes markers off */
    WHEN_TARGET_BLOODY, /* it has BLOOD; counts them */
    WHEN_TARGET_STRUCK, /* this ACTION has attacked it */
    WHEN_BEARER_UP,     /* who has the item, or lends it, is not Down */
    WHEN_FOES_SMALL,    /* all enemies within 1" have bases of at most `of` mm */
    WHEN_USING,         /* a roll for the special ACTION `of`, an enum tc_code */
    WHEN_WITH,          /* with the weapon `of`, an item */
    WHEN_NAMED,         /* the target is the named one, or a blast's point has scattered onto it */
    WHEN_TARGET_ENEMY,
    WHEN_TARGET_FRIENDLY,
    WHEN_ELEMENT,    /* the element of its weapons is `of` */
    WHEN_TARGET_HAS, /* the target has the item `of` */
    WHEN_UNENGAGED,  /* no enemy is within 1" of it */
    WHEN_SHELTERED,  /* the victim touches a piece between itself and the blast */
    WHEN_OTHER_WAY,  /* the weapon is used in its other way */
    WHEN_ALONE,      /* no friend touches it */
    WHEN_ONLY_ONE,   /* it has one weapon with the keyword `of` */
    WHEN_BRACED,     /* the option asked before this one was taken */
    WHEN_TARGET_OWN, /* the target is the one it is bound to */
    WHEN_CHOSEN,     /* who has the item, or lends it, has chosen `of` for this Turn */
    WHEN_INFECTIONS, /* it has at least `of` INFECTION */
    WHEN_TARGET_INFECTIONS,
    WHEN_LAID,  /* charges of its own lie on the table */
    WHEN_ARMED, /* it carries a Melee Weapon */
    WHEN_NO_TARGET_HAS,
    WHEN_NO_REPLY,
    WHEN_PARTNER_HIT, /* its partner has hit the target in this Activation of both */
    WHEN_FIRST_TURN,  /* of the game */
    CONDITIONS,
};

/* What no verb says: the word of DOES_CODE. */
enum tc_code {
    CODE_NONE,
    CODE_SOUL_CONTRACT,
    CODE_TREAT,
    CODE_SHRINE,
    CODE_GUARD,
    /* an ACTION, or after deployment: sets an Anqā Guard up */
    CODE_ALTAR, /* an ACTION: sets a Golden Calf Altar up */
    CODE_MINE,  /* an ACTION: terrain beside it becomes MINED */
    CODE_DRAG,  /* a Move or a Dash: takes a friend along who is Down */
    CODE_DOG,   /* an ACTION: treats itself with what a dog beside it carries */
    CODE_LURK,
    /* stays off the table, and comes by an edge when it is activated */
    CODE_SPLIT, /* names a second enemy that it charges */
    CODE_RALLY,
    /* an ACTION: friends move towards the enemy */
    CODE_RAM,          /* a Move that pushes an enemy along */
    CODE_CHARGES,      /* terrain is filled with charges after deployment */
    CODE_BLOW,         /* they are set off */
    CODE_WHEEL,        /* one of the warband is given up for it */
    CODE_BLESS,        /* an ACTION: 1 BLESSING for itself or a friend within 6" */
    CODE_LAY_ON_HANDS, /* an ACTION: takes 1 BLOOD off one within 6", on a critical 3 */
    CODE_RAISE,        /* an ACTION: Down friends within 8" stand up */
    CODE_JUDGE,        /* an ACTION: BLOOD on an enemy within 24" */
    CODE_GAZE,         /* an ACTION: the same on one that is seen, 2 on a critical */
    CODE_INFECT,       /* an ACTION: 1 INFECTION on a model within 1" */
    CODE_BLEED,        /* 1 BLOOD for itself, 1 INFECTION for the target */
    CODE_AIM,          /* an ACTION: then its other lines work, as for the next two */
    CODE_FORTIFY,
    CODE_HIDE,     /* beside terrain */
    CODE_ARISE,    /* an ACTION: one within 3" stands up and loses D3 markers */
    CODE_FELL,     /* an ACTION: an enemy within 12" goes Down */
    CODE_COMMAND,  /* an ACTION: the enemy it names is the next to be activated */
    CODE_PSALM,    /* an ACTION: hands a BLESSING to a friend */
    CODE_GREED,    /* an ACTION: an Injury Roll, worse for armour */
    CODE_PUPPET,   /* an ACTION: somebody else moves D6" the way it wants */
    CODE_SMITE,    /* an ACTION: an Injury Roll for an enemy within 3" */
    CODE_DEVICE,   /* an ACTION: Injury Rolls for everybody within 3", itself above all */
    CODE_DETONATE, /* an ACTION: hits everybody it sees within 3", and is out */
    CODE_PAIN,     /* spells: BLOOD on somebody seen */
    CODE_TAKE,     /* a marker of somebody seen */
    CODE_SWAP,     /* places with somebody within 12" */
    CODE_SAMAEL,   /* an Injury Roll, and drives it away */
    CODE_CHARM,    /* the first roll of the next ACTION is a success */
    CODE_INFERNO,  /* a Ranged Attack with a blast as large as its price */
    CODE_LEAVE,    /* leaves the game */
    CODE_HALT,     /* makes no further attack in this Activation */
    CODE_BANK,     /* a die for the next Morale Check */
    CODE_DRAIN,    /* loses as much BLOOD as its attack has placed */
    CODE_DARK_BLESSING,
    CODE_GREEDY_HEARTS,
    CODE_SCRIPTURE, /* an ACTION: an Injury Roll for an enemy within 18" that is seen */
    CODE_GRASP,     /* an ACTION: an enemy within 12" that is seen is drawn 3" nearer */
    CODE_PORTAL,    /* an ACTION: set up again within 6" */
    CODE_PHYSIC,    /* an ACTION: 2 BLOOD or 1 INFECTION off one within 1", or it stands up */
    CODE_VOICE,     /* an ACTION: the next to be activated is who it names */
    CODE_TRANSMUTE, /* an ACTION: another element */
    CODE_FIRE,      /* the element of its weapons, */
    CODE_GAS,
    CODE_SHRAPNEL,
    CODE_EDGE,      /* deployed last, at an edge of the table */
    CODE_CLOUD,     /* instead of a Shoot: everybody else within 6" is hit */
    CODE_WEAR,      /* the enemy puts BLOOD on the warband before the battle */
    CODE_FAVOUR,    /* a BLESSING for one of the warband */
    CODE_PLEASURES, /* BLOOD for one of the warband */
    CODE_GLUTTONY,  /* spell: an enemy loses the use of an item of Equipment */
    CODE_MOTHER,    /* an ACTION: INFECTION near it is taken off, a Command for each */
    CODE_HEGEMON,   /* the same with INFECTION of enemies */
    CODE_SLAVES,    /* spell: a Command */
    CODE_HUNT,      /* somebody near may charge at once */
    CODE_GATHER,    /* the deed Gather Knowledge */
    CODE_SACRAMENT, /* an ACTION: better ammunition for a friend */
    CODE_GUIDE,     /* two of the warband infiltrate */
    CODE_HEEL,      /* deployed together with whom it is bound to */
    CODE_FLESH,     /* spell: the next enemy who acts comes to the caster */
    CODE_DEVOUR,    /* an ACTION: somebody within 1" is inside it from now on */
    CODE_PURGE,     /* an ACTION: and comes out again */
    CODE_CHURNING,  /* what the hunger of a warband is for this Turn (kit/hunger.c), */
    CODE_MASTICATING,
    CODE_WRETCHING,
    CODE_CRAVING,
    CODE_CHURN, /* and what it does to a friend who is activated */
    CODE_CRAVE,
    CODE_SPILL, /* ground is spoilt */
    CODES,
};

/* How often: the counted effects of an item share a bit of the model's `used`. */
enum tc_limit {
    TC_ANY_TIME,
    TC_ONCE_A_GAME,
    TC_ONCE_A_TURN,
    TC_ONCE_AN_ACTIVATION, /* forgotten when it begins and when it ends */
    TC_ONCE_AN_ATTACK,
    TC_UNTIL_FOUND, /* forgotten when it moves or shoots, or an enemy comes within 1.5 inches */
    TC_UNTIL_MOVED, /* forgotten when the model leaves its place */
    TC_WHILE_USED,  /* not counted: it works as long as the item's bit is set */
};

/* Who has it, or whom it is done to. */
enum tc_whom {
    WHOM_SELF,
    WHOM_FRIENDS, /* friends within `reach` inches have it, the bearer included */
    WHOM_FOES,    /* enemies within `reach` inches have it */
    ON_TARGET,    /* a deed done to the other model of the moment */
    ON_FRIENDS,   /* to every friend within `reach` inches */
    ON_FOES,
};

/* What is paid with. */
enum tc_currency {
    PAY_BLOOD,          /* of anybody (TC-16.15) */
    PAY_INFECTION_NEAR, /* INFECTION of anybody within 18 inches, */
    PAY_INFECTION_FOES, /* of enemies, */
    PAY_INFECTION_OWN,  /* of its own */
};
enum { TC_PRICE_BITS = 6, TC_PRICE_MASK = (1 << TC_PRICE_BITS) - 1 };

enum { TC_WHENS = 4 };

struct tc_when {
    uint8_t condition; /* enum tc_condition */
    uint8_t of;        /* its number or word */
};

struct tc_effect {
    uint8_t moment, verb;
    int8_t value;
    uint8_t what;   /* the verb's word */
    uint8_t source; /* the line of kit or ability it comes from: for people, and for fixtures */
    uint8_t use;    /* 0: any time; else enum tc_limit << 5 and the bit of tc_model.used */
    uint8_t whom : 7, may : 1;     /* enum tc_whom; a deed that its owner is asked for */
    uint8_t reach;                 /* inches; of WHOM_SELF its price, enum tc_currency above it */
    struct tc_when when[TC_WHENS]; /* all of them hold; unused ones are WHEN_ALWAYS */
};

_Static_assert(sizeof(struct tc_effect) == 16, "an effect is 16 bytes");

#endif
