/* effect_say.c - an effect of kit or of an ability as words: "+1 DICE on its attacks, in melee". */
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/move/move.h"
#include "games/trench_crusade/words/words.h"

#include <stdio.h>

/* on_what: what the verb is about. */
static const char *const on_what[MOMENTS] = {
    [AT_BEFORE_DEPLOYMENT] = "before deployment",
    [AT_DEPLOYED] = "when it is deployed",
    [AT_AFTER_DEPLOYMENT] = "after deployment",
    [AT_TURN_START] = "when a Turn begins",
    [AT_STAND_UP] = "when it stands up",
    [AT_ACTIVATION_START] = "when its Activation begins",
    [AT_FRIEND_ACTS] = "when a friend is activated",
    [AT_REGENERATED] = "for each BLOOD that it regenerates",
    [AT_ACTIVATION_END] = "when its Activation ends",
    [AT_ALLOWANCE] = "of movement",
    [AT_CHARGE_BONUS] = "as its Charge Bonus",
    [AT_CHARGED] = "when it has charged",
    [AT_RETREAT] = "when it retreats",
    [AT_POOL] = "on its Success Rolls",
    [AT_RISKY] = "on its Success Rolls",
    [AT_DECLARE] = "on a Success Roll, if you say so before",
    [AT_ROLLED] = "of a Success Roll",
    [AT_SPEND_ROLL] = "on its Success Rolls",
    [AT_IGNORE] = "on its attacks",
    [AT_MELEE] = "to its Melee Characteristic",
    [AT_RANGED] = "to its Ranged Characteristic",
    [AT_ATTACK_BY] = "on its attacks",
    [AT_ATTACK_FOR] = "on attacks against it",
    [AT_HIT_BY] = "when it hits",
    [AT_FOUGHT] = "when its Fight is over and it has hit",
    [AT_MISSED] = "when an attack on it has missed",
    [AT_BLAST_OTHER] = "when its blast catches others than its target",
    [AT_HURT_BY] = "when it has hurt its target",
    [AT_HURT_FOR] = "when it was hurt",
    [AT_MARKED_BY] = "when its attack has placed markers",
    [AT_AFTER_ATTACK] = "after its attack",
    [AT_INJURY_BY] = "on Injury Rolls of its attacks",
    [AT_INJURY_FOR] = "on Injury Rolls against it",
    [AT_ARMOUR] = "on Injury Rolls against it",
    [AT_INJURY_DECLARE] = "on an Injury Roll of its attack, if you say so before",
    [AT_SPEND_BY] = "on Injury Rolls of its attacks",
    [AT_SPEND_FOR] = "on Injury Rolls against it",
    [AT_INJURY_ROLLED] = "of an Injury Roll of its attack",
    [AT_CHANGE] = "on Injury Rolls against it",
    [AT_MARKED] = "when BLOOD would be placed on it",
    [AT_OUT] = "when it goes Out of Action",
    [AT_MORALE] = "on Morale Checks",
    [AT_HEALED] = "when a friend has healed somebody",
    [AT_RETREATS] = "when it retreats",
    [AT_APPROACHED] = "when an enemy has ended a move",
    [AT_DASH] = "in a Dash",
    [AT_CRITICAL] = "for a Critical Success",
    [AT_CHARGE_MOVE] = "in a Charge",
    [AT_DECLARED] = "when that is declared",
    [AT_ELEVATION] = "higher when it shoots",
    [AT_KILLS] = "when its attack has taken somebody out",
    [AT_INJURY_BRACE] = "on an Injury Roll against it, if you say so before",
    [AT_RESULT] = "on Injury Rolls against it, if you say so",
    [AT_THROWN] = "for each victim of the blast",
    [AT_FELLED] =
        "may move, and then fight once more, when its blow has taken the target Down or out:",
    [AT_GAME_END] = "after the battle, if it is not out",
};

/* of_moment: what is forbidden or permitted, where that is not an ACTION. */
static const char *const forbidden[MOMENTS] = {
    [AT_DEPLOY_WHERE] = "limits where the enemy deploys",
    [AT_STAND_UP] = "does not stand up by itself",
    [AT_CHARGE_TARGET] = "cannot be charged",
    [AT_RETREAT] = "cannot retreat",
    [AT_FORCED_MOVE] = "cannot be pushed",
    [AT_HEAVY] = "its weapon is not HEAVY for it",
    [AT_TARGET_MAY] = "limits who may be its target",
    [AT_MORALE] = "no Morale Check is made",
    [AT_TARGETED] = "can be neither shot at nor charged",
    [AT_OFF_HAND] = "not as the second weapon",
    [AT_CHARGE_BONUS] = "has no Charge Bonus",
    [AT_FALL] = "a fall does it no harm",
    [AT_CLIMB] = "does not climb sheer faces",
    [AT_WEAPON] = "cannot be used",
    [AT_HIT_BY] = "its hits make no Injury Roll",
    [AT_ARMOUR] = "rules of Armour do not work",
};
static const char *const permitted[MOMENTS] = {
    [AT_OFF_HAND] = "its second attack is one with the off-hand",
    [AT_RETREAT] = "retreats without an attack on it",
    [AT_HUNT] = "may be sent to charge whom the shot has hit",
    [AT_GUARD] = "may take a hit for somebody near it",
    [AT_SLUMBER] = "becomes a Marker instead of going Out of Action, without its INFECTION",
    [AT_WAKE] = "comes back, Down, when one of its brood ends a move within 1 in and is removed",
    [AT_CONTACT] = "spell: from a piece of terrain that it comes into contact with to another one",
    [AT_JOIN] = "may be activated together with a friend",
    [AT_ENCORE] = "one more Fight or Shoot",
    [AT_BOUND] = "belongs to one of the warband",
    [AT_BLAST_GUARD] = "may take the hit of a blast for somebody near it",
    [AT_MORALE] = "who fails a Morale Check is Shaken and does not flee",
    [AT_TARGET_MAY] = "may strike friends",
    [AT_TAUNT] = "who can charge it must",
    [AT_BONUS] =
        "when its Charge Bonus is known it may name a second enemy, fights the first, appears "
        "beside the second and fights that one too",
    [AT_MINE] = "may defuse a mine it comes to, by a Risky roll; its own without one",
    [AT_SURE] = "needs no roll",
    [AT_CHARGE_BONUS] = "keeps its Charge Bonus in heavy armour",
    [AT_DOWNED] = "may stay up when it should go Down",
    [AT_OUT] = "its own device is no loss for Morale Checks",
    [AT_CHARGE_TARGET] = "need not see whom it charges",
    [AT_DEPLOY_WHERE] = "deploys in spite of watchers",
};

static const char *const code_words[CODES] = {
    [CODE_SOUL_CONTRACT] = "1 BLOOD on each enemy within 1 in without NEGATE FIRE",
    [CODE_MINE] =
        "ACTION: a roll with +2 DICE, then terrain that it touches, at most 8 by 8 in, is MINED",
    [CODE_DRAG] =
        "takes a friend who is Down and within 1 in along in a Move or a Dash, at half its "
        "Movement",
    [CODE_DOG] = "ACTION beside a Mercy Dog: a Risky roll, then 1 BLOOD off itself",
    [CODE_RALLY] =
        "ACTION: a Risky roll with +2 DICE, then each friend within 8 in may move up to 3 in, "
        "towards the nearest enemy it sees",
    [CODE_RAM] = "a straight Move that pushes an enemy whom it touches, on a base of 40 mm at most",
    [CODE_SPILL] =
        "spoils ground of at most 6 by 2 in: Difficult, Dangerous, and FIRE, GAS or SHRAPNEL",
    [CODE_CHARGES] = "fills terrain of at most 8 by 8 in after deployment",
    [CODE_BLOW] = "may be set off: an Injury Roll with SHRAPNEL for all in contact with it, and "
                  "the terrain is gone",
    [CODE_LURK] = "may stay off the table, and from Turn 2 on come by an edge when it is activated",
    [CODE_WHEEL] =
        "may have one of its warband given up: then weak until it would be out, when it rises",
    [CODE_TREAT] = "ACTION: a Risky roll, then 1 BLOOD off itself or a friend within 1 in, or the "
                   "friend stands up",
    [CODE_SHRINE] = "places a Field Shrine",
    [CODE_GUARD] =
        "is set up: in its own zone after deployment, or by an ACTION, a Risky roll with "
        "+2 DICE, within 1 in",
    [CODE_ALTAR] = "ACTION: is set up within 1 in",
    [CODE_BLESS] = "ACTION: 1 BLESSING for itself or a friend within 6 in",
    [CODE_LAY_ON_HANDS] = "ACTION: 1 BLOOD off one within 6 in, 3 on a Critical Success",
    [CODE_RAISE] = "ACTION: Down friends within 8 in stand up",
    [CODE_JUDGE] = "ACTION: BLOOD on an enemy within 24 in",
    [CODE_GAZE] = "ACTION: 1 BLOOD on an enemy it sees, 2 on a Critical Success",
    [CODE_INFECT] = "ACTION: 1 INFECTION on a model within 1 in",
    [CODE_BLEED] = "1 BLOOD for itself, 1 INFECTION for the target",
    [CODE_DRAIN] = "loses as much BLOOD as its attack has placed",
    [CODE_DARK_BLESSING] = "1 BLESSING for the nearest ELITE HERETIC of its side",
    [CODE_GREEDY_HEARTS] = "1 BLESSING for each enemy worth 150 ducats or more",
    [CODE_AIM] = "ACTION: a Risky roll with +2 DICE",
    [CODE_FORTIFY] = "ACTION: a Risky roll",
    [CODE_HIDE] = "ACTION, beside terrain: a Risky roll with +1 DICE",
    [CODE_ARISE] =
        "ACTION: a Risky roll, then it or a friend within 3 in stands up and loses D3 markers",
    [CODE_FELL] = "ACTION: a Risky roll, then an enemy within 12 in goes Down",
    [CODE_COMMAND] = "ACTION: names the enemy who must be activated next",
    [CODE_PSALM] = "ACTION: hands a BLESSING to a friend",
    [CODE_GREED] =
        "ACTION: a Risky roll, then an Injury Roll for an enemy within 12 in, worse for armour",
    [CODE_PUPPET] = "ACTION: a Risky roll, then somebody within 12 in moves D6 in",
    [CODE_SMITE] =
        "ACTION: a Risky roll, then an Injury Roll for an enemy within 3 in, IGNORE ARMOUR",
    [CODE_DEVICE] = "ACTION: Injury Rolls for everybody within 3 in, with four dice for itself",
    [CODE_DETONATE] =
        "ACTION: a Risky roll with +1 DICE, then it hits everybody it sees within 3 in and is out",
    [CODE_PAIN] = "spell: as much BLOOD as was paid on somebody it sees",
    [CODE_TAKE] = "spell: 1 BLOOD or BLESSING of somebody it sees",
    [CODE_SWAP] = "spell: changes places with somebody within 12 in",
    [CODE_SAMAEL] = "spell: an Injury Roll for an enemy within 24 in, who is driven away",
    [CODE_CHARM] = "spell: the first roll of its next ACTION is a success",
    [CODE_INFERNO] = "spell: a Ranged Attack with a blast as large as its price",
    [CODE_LEAVE] = "leaves the battle",
    [CODE_HALT] = "makes no further attack",
    [CODE_BANK] = "+1 DICE on the next Morale Check",
    [CODE_SCRIPTURE] = "ACTION: an Injury Roll for an enemy within 18 in that it sees",
    [CODE_GRASP] = "ACTION: draws an enemy within 12 in that it sees 3 in nearer",
    [CODE_PORTAL] =
        "ACTION: a Risky roll with +1 DICE, then it is set up again within 6 in, perhaps with "
        "an enemy on a base of 32 mm at most",
    [CODE_PHYSIC] = "ACTION: 2 BLOOD or 1 INFECTION off somebody within 1 in, or he stands up",
    [CODE_VOICE] = "ACTION: names who must be activated next",
    [CODE_TRANSMUTE] = "ACTION: another element",
    [CODE_FIRE] = "its weapons have FIRE",
    [CODE_GAS] = "or GAS",
    [CODE_SHRAPNEL] = "or SHRAPNEL",
    [CODE_EDGE] = "is deployed last, at an edge of the table",
    [CODE_CLOUD] = "ACTION instead of a Shoot: everybody else within 6 in is hit",
    [CODE_WEAR] = "the enemy puts BLOOD on the warband before the battle",
    [CODE_FAVOUR] = "a BLESSING for one of the warband",
    [CODE_PLEASURES] = "3 BLOOD for one of the warband",
    [CODE_MOTHER] =
        "ACTION: takes INFECTION off models within 18 in; for each a Command to one within "
        "8 in: move, fight with +1 DICE, or infect with 1 more",
    [CODE_HEGEMON] = "ACTION: takes INFECTION off enemies; for each a Command to one within 18 in: "
                     "move, charge, fight or shoot",
    [CODE_SLAVES] = "spell: a Command to one within 18 in: move, fight, shoot or die",
    [CODE_GATHER] = "the Glorious Deed Gather Knowledge: 3 enemies out of action within 1 in of it",
    [CODE_FLESH] =
        "spell: ends its Activation; the next enemy who is activated comes to it first, and "
        "does not attack it this Turn",
    [CODE_DEVOUR] =
        "ACTION: a Risky roll, of a friend a plain one with +1 DICE, then somebody within 1 in "
        "is inside it, bleeds at each of its Activations and may only strike it with -3 DICE",
    [CODE_PURGE] = "ACTION: a roll with +4 DICE, then who is inside it comes out, Down",
    [CODE_SACRAMENT] =
        "ACTION: a Risky roll, then better ammunition for a friend within 1 in: +1 DICE, a "
        "blast of 2 in with SHRAPNEL, or +1 INJURY DICE, to the end of his next "
        "Activation",
    [CODE_CHURNING] = "Agonised Churning: full friends near it hand INFECTION to enemies",
    [CODE_MASTICATING] =
        "Ruinous Masticating: 1 INFECTION on friends within 8 in; that of full friends "
        "is not spent on their Melee Attacks",
    [CODE_WRETCHING] =
        "Spasmodic Wretching: 1 INFECTION on friends within 8 in; full friends are harder "
        "to shoot",
    [CODE_CRAVING] = "Vile Craving: full friends near it move towards the enemy",
    [CODE_CHURN] = "hands 2 INFECTION to an enemy within 1 in",
    [CODE_CRAVE] = "loses 2 INFECTION and moves towards the nearest enemy",
    [CODE_GUIDE] = "up to 2 of the warband on bases of 32 mm or less have INFILTRATOR",
    [CODE_HEEL] = "is deployed together with its owner",
    [CODE_HUNT] = "one within 12 in may charge at once",
    [CODE_GLUTTONY] = "spell: an enemy loses the use of an item of Equipment",
};

static const char *const when_words[CONDITIONS] = {
    [WHEN_MELEE] = "in melee",
    [WHEN_RANGED] = "at range",
    [WHEN_CRITICAL] = "on a Critical Success",
    [WHEN_LONG] = "at Long Range",
    [WHEN_SHORT] = "at short range",
    [WHEN_OFF_HAND] = "with the off-hand weapon",
    [WHEN_NOT_OFF_HAND] = "not with the off-hand weapon",
    [WHEN_CHARGED] = "when it charged this Turn",
    [WHEN_FIRST_CHARGE] = "when its first ACTION was a charge",
    [WHEN_TARGET_DOWN] = "against one who is Down",
    [WHEN_TARGET_FEAR] = "against FEAR",
    [WHEN_TARGET_TOUGH] = "against TOUGH",
    [WHEN_TARGET_BASE] = "against bases of %d mm or more",
    [WHEN_TARGET_KEYWORD] = "against %s",
    [WHEN_TARGET_FRESH] = "against one who was not activated this Turn",
    [WHEN_ATTACK_KEYWORD] = "of %s weapons",
    [WHEN_NO_ATTACK_KEYWORD] = "not of %s weapons",
    [WHEN_SELF_DOWN] = "while it is Down",
    [WHEN_NO_BLOOD] = "while it has no BLOOD",
    [WHEN_TOUCHING] = "touching what lies between it and the target",
    [WHEN_ELEVATED] = "from above",
    [WHEN_FRIENDS] = "with a friend within %d in",
    [WHEN_UNMOVED] = "where it was deployed, in the open",
    [WHEN_DASH] = "for a Dash",
    [WHEN_CLIMB] = "for climbing",
    [WHEN_ATTACKED] = "of an attack",
    [WHEN_PILLS] = "after Martyrdom Pills",
    [WHEN_JUMP] = "for jumping",
    [WHEN_DIVE] = "for a Diving Charge",
    [WHEN_TREAT] = "for treating",
    [WHEN_REPLY] = "against one who retreats",
    [WHEN_NO_TARGET_KEYWORD] = "not against %s",
    [WHEN_TARGET_SMALL] = "against bases of %d mm or less",
    [WHEN_SELF_SMALL] = "on a base of %d mm or less",
    [WHEN_SELF_KEYWORD] = "if it is %s",
    [WHEN_NO_SELF_KEYWORD] = "if it is not %s",
    [WHEN_COVERED] = "against Cover",
    [WHEN_BLOODY] = "while it has BLOOD",
    [WHEN_TARGET_FRIENDS] = "with friends within %d in of the target",
    [WHEN_INFECTED] = "while it has INFECTION",
    [WHEN_PLACED_BLOOD] = "of BLOOD",
    [WHEN_PLACED_INFECTION] = "of INFECTION",
    [WHEN_TARGET_THERE] = "if the target is still there",
    [WHEN_TARGET_UP] = "if the target still stands",
    [WHEN_BLED] = "for BLOOD it has placed",
    [WHEN_TARGET_NEAR] = "within %d in",
    [WHEN_TARGET_ARMOURED] = "against armour",
    [WHEN_NO_DASH] = "not for a Dash",
    [WHEN_NO_ATTACK] = "not for an attack",
    [WHEN_HEALS] = "for taking markers off",
    [WHEN_TARGET_ENEMY] = "against an enemy",
    [WHEN_TARGET_FRIENDLY] = "against a friend",
    [WHEN_UNENGAGED] = "while no enemy is within 1 in",
    [WHEN_NAMED] = "on the target itself",
    [WHEN_TARGET_BLOODY] = "against one who has BLOOD",
    [WHEN_TARGET_STRUCK] = "against one it has attacked",
    [WHEN_BEARER_UP] = "while its bearer stands",
    [WHEN_FOES_SMALL] = "among bases of %d mm or less",
    [WHEN_SHELTERED] = "against one who is sheltered",
    [WHEN_OTHER_WAY] = "used in its other way",
    [WHEN_ALONE] = "while no friend touches it",
    [WHEN_BRACED] = "again",
    [WHEN_TARGET_OWN] = "of the one it belongs to",
    [WHEN_CHOSEN] = "if it was chosen for this Turn",
    [WHEN_INFECTIONS] = "with %d INFECTION or more",
    [WHEN_TARGET_INFECTIONS] = "of one with %d INFECTION or more",
    [WHEN_LAID] = "while they lie there",
    [WHEN_ONLY_ONE] = "if it has one %s weapon",
    [WHEN_ARMED] = "while it carries a Melee Weapon",
    [WHEN_NO_TARGET_HAS] = "not against everybody",
    [WHEN_NO_REPLY] = "not against one who retreats",
    [WHEN_PARTNER_HIT] = "against one its partner has hit",
};

void tc_keyword_say(int keyword, struct text *out)
{
    char name[24];

    choice_name(tc_keyword_words, keyword, name, sizeof name);
    for (char *c = name; *c; c++)
        *c = *c == '-' ? ' ' : *c >= 'a' && *c <= 'z' ? (char)(*c - 'a' + 'A') : *c;
    text_add(out, name);
}

/* add_number: verbs that are a number of something. */
static bool add_number(const struct tc_effect *e, struct text *out)
{
    static const char *const unit[VERBS] = {
        [DOES_DICE] = "%+d DICE",
        [DOES_INJURY_DICE] = "%+d INJURY DICE",
        [DOES_INJURY_MOD] = "%+d INJURY MODIFIER",
        [DOES_ARMOUR] = "%+d INJURY MODIFIER",
        [DOES_BONUS_BEST_OF] = "the best of %d dice",
        [DOES_SET_DIE] = "one die shows %d",
        [DOES_BLOOD] = "%d BLOOD",
        [DOES_BLESSING] = "%d BLESSING",
        [DOES_INFECTION] = "%d INFECTION",
        [DOES_EXTRA_ATTACK] = "%+d attack",
        [DOES_PRICE] = "a Bloodbath costs %+d",
        [DOES_DICE_EACH] = "%+d DICE for each",
        [DOES_MOST] = "at most %d markers are spent",
        [DOES_KEEP_OFF] = "INFILTRATORS keep %d in off",
        [DOES_PULL] = "pulls the target up to %d in",
        [DOES_GLORY] = "%d glory",
    };

    if (unit[e->verb])
        text_addf(out, unit[e->verb], e->value);
    return unit[e->verb] != NULL;
}

/* add_named: verbs with a word: an ACTION, a result, a kind of marker. */
static void add_named(const struct tc_effect *e, struct text *out)
{
    static const char acts[] = "move|charge|retreat|dash|shoot|fight|take a special ACTION";
    static const char results[] = "No Effect|Minor Hit|Down|Out of Action";
    static const char markings[] = "BLOOD|BLESSING|INFECTION";
    static const char modifiers[] =
        "height|Cover|Long Range|Diving|the off-hand modifier|FEAR|BLOCK|being Down";
    const char *of = e->verb == DOES_FORBID ? forbidden[e->moment] : permitted[e->moment];
    char word[28], other[28];

    choice_name(e->verb == DOES_CHANGE                          ? results
                : e->verb == DOES_IGNORE                        ? modifiers
                : e->verb == DOES_REMOVE || e->verb == DOES_BAN ? markings
                                                                : acts,
                e->what, word, sizeof word);
    switch (e->verb) {
    case DOES_FORBID:
    case DOES_PERMIT:
        if (e->moment == AT_OFFERS && e->verb == DOES_PERMIT && e->what == ACT_SPECIAL)
            text_add(out, "may infect itself");
        else if (of)
            text_add(out, of);
        else
            text_addf(out, "%s %s", e->verb == DOES_FORBID ? "may not" : "may", word);
        break;
    case DOES_IGNORE: text_addf(out, "ignores %s", word); break;
    case DOES_REMOVE: text_addf(out, "%d %s is removed", e->value, word); break;
    case DOES_BAN: text_addf(out, "no %s counts or is spent", word); break;
    case DOES_CHANGE:
        choice_name(results, e->value, other, sizeof other);
        text_addf(out, "%s becomes %s", word, other);
        break;
    default: break;
    }
}

static const char *const set_up[] = { [REDEPLOY_ANYWHERE] = "may be set up within %d in",
                                      [REDEPLOY_AWAY] = "may be set up within %d in, away from "
                                                        "enemies",
                                      [REDEPLOY_TAKEN] = "may be taken along",
                                      [REDEPLOY_BESIDE] = "may be set up within %d in of the "
                                                          "target" };

static void add_each(const struct tc_effect *e, struct text *out)
{
    if (e->moment == AT_WEAPON && e->what == ACT_SHOOT)
        text_add(out, "a Shoot with two of them");
    else if (e->moment == AT_WEAPON)
        text_add(out, "one attack at each enemy");
    else
        text_addf(out, "a %s with each of its weapons", e->what == ACT_SHOOT ? "Shoot" : "Fight");
}

static void add_reroll(const struct tc_effect *e, struct text *out)
{
    text_add(out, "may roll all dice again");
    if (e->value)
        text_addf(out, " after a failure; if any then shows %d it fails and goes Down", e->value);
}

static void add_verb(const struct tc_effect *e, struct text *out)
{
    if (add_number(e, out))
        return;
    switch (e->verb) {
    case DOES_KEYWORD: tc_keyword_say(e->what, out); break;
    case DOES_ALLOWANCE: text_addf(out, "%+d.%d in", e->value / 2, e->value % 2 ? 5 : 0); break;
    case DOES_MAKES_RISKY: text_add(out, "Risky"); break;
    case DOES_NOT_RISKY: text_add(out, "not Risky"); break;
    case DOES_REROLL: add_reroll(e, out); break;
    case DOES_STAND: text_add(out, "stands up at no cost"); break;
    case DOES_TAKE_DOWN: text_add(out, "is taken Down"); break;
    case DOES_HINDER: text_add(out, "ground is Difficult, for those who fly too"); break;
    case DOES_SAVE: text_add(out, "a failed Risky roll does not end its Activation"); break;
    case DOES_CODE: text_add(out, code_words[e->what] ? code_words[e->what] : ""); break;
    case DOES_EACH: add_each(e, out); break;
    case DOES_REDEPLOY: text_addf(out, set_up[e->what], e->value); break;
    case DOES_STEER:
        text_addf(out, e->value < 0 ? "moves the target D%d in" : "moves the target %d in",
                  e->value < 0 ? -e->value : e->value);
        text_add(out, " in a direction of its choice");
        break;
    case DOES_PUSH:
        if (e->value < 0)
            text_addf(out, "pushes the target D%d in", -e->value);
        else
            text_addf(out, "pushes the target %d in", e->value);
        break;
    default: add_named(e, out);
    }
}

static void add_when(struct tc_when w, struct text *out)
{
    const char *words = when_words[w.condition];
    const char *mark = words ? strchr(words, '%') : NULL;

    if (!words)
        return;
    text_addf(out, ", %.*s", mark ? (int)(mark - words) : (int)strlen(words), words);
    if (!mark)
        return;
    if (mark[1] == 'd')
        text_addf(out, "%d", w.of);
    else
        tc_keyword_say(w.of, out);
    text_add(out, mark + 2);
}

/* says_it_all: what is forbidden, permitted or saved names its moment already. */
static bool says_it_all(const struct tc_effect *e)
{
    return (e->verb == DOES_FORBID && forbidden[e->moment]) ||
           (e->verb == DOES_PERMIT && permitted[e->moment]);
}

void tc_effect_say(const struct tc_effect *e, struct text *out)
{
    static const char *const often[] = { [TC_ANY_TIME] = "",
                                         [TC_ONCE_A_GAME] = ", once a game",
                                         [TC_ONCE_A_TURN] = ", once a Turn",
                                         [TC_ONCE_AN_ACTIVATION] = ", once an Activation",
                                         [TC_ONCE_AN_ATTACK] = ", once an attack",
                                         [TC_UNTIL_FOUND] = ", until it is found",
                                         [TC_UNTIL_MOVED] = ", until it moves",
                                         [TC_WHILE_USED] = ", while it is in use" };
    static const char *const whose[] = {
        NULL, ", for friends within %d in",      ", for enemies within %d in",
        NULL, ", for every friend within %d in", ", for every enemy within %d in"
    };

    static const char *const paid[] = { [PAY_BLOOD] = ", for %d BLOOD",
                                        [PAY_INFECTION_NEAR] = ", for %d INFECTION within 18 in",
                                        [PAY_INFECTION_FOES] = ", for %d INFECTION of enemies",
                                        [PAY_INFECTION_OWN] = ", for %d of its INFECTION" };

    if (e->verb == DOES_NOTHING) /* it only marks the item as used */
        return;
    add_verb(e, out);
    if (on_what[e->moment] && !says_it_all(e))
        text_addf(out, " %s", on_what[e->moment]);
    for (int i = 0; i < TC_WHENS; i++)
        if (e->when[i].condition != WHEN_ALWAYS)
            add_when(e->when[i], out);
    if (e->whom == ON_TARGET)
        text_add(out, ", for the target");
    else if (whose[e->whom])
        text_addf(out, whose[e->whom], e->reach);
    if (tc_price(e))
        text_addf(out, paid[tc_currency(e)], tc_price(e));
    text_add(out, often[e->use >> 5]);
}
