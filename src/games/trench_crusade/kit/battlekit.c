/* battlekit.c - battlekit.txt and files like it: items and what they do. */
#include "games/trench_crusade/kit/kit.h"

#include <stdio.h>

/* --- words --- */

static const char types[] = "equipment|1-handed|2-handed|grenade|armour|shield|ammunition|ability";

const char tc_keyword_words[] =
    "armour-piercing|artificial|assault|black-grail|block|consumable|cover|critical|cumbersome|"
    "deadly|demonic|elite|fear|fire|flamethrower|gas|golem|heavy|held|heretic|ignore-armour|"
    "ignore-cover|ignore-long-range|ignore-off-hand|impervious|infiltrator|leader|mined|"
    "negate-fear|negate-fire|negate-gas|negate-shrapnel|new-antioch|pilgrim|pistol|reload|risky|"
    "scatter|shield-combo|shotgun|shrapnel|skirmisher|strong|sultanate|the-court|tough|flying|"
    "no-morale|goetic|headgear|infection|apart|line|negate-difficult|negate-mined|torture|"
    "instead";

static const char moments[] =
    "always|before-deployment|deploy-where|deployed|after-deployment|turn-start|stand-up|"
    "activation-start|friend-acts|regenerated|healed|offers|must|activation-end|allowance|"
    "charge-bonus|bonus|charge-move|taunt|charge-target|charged|retreat|retreats|dash|climb|mine|"
    "approached|forced-move|fall|"
    "elevation|ground|pool|risky|"
    "critical-from|declared|declare|rolled|failed|sure|"
    "spend-roll|weapon|heavy|off-hand|fought|target-may|targeted|ignore|melee|ranged|attack-by|"
    "attack-for|hit-"
    "by|"
    "missed|thrown|blast-other|hunt|guard|hurt-by|hurt-for|kills|marked-by|after-attack|injury-by|"
    "injury-for|"
    "armour|"
    "injury-declare|injury-brace|spend-by|spend-for|injury-rolled|result|change|downed|marked|out|"
    "morale|game-end|deeds|blast-guard|join|encore|felled|bound|slumber|contact|wake";

static const char verbs[] =
    "nothing|dice|injury-dice|injury-mod|armour|keyword|ignore|allowance|bonus-best-of|risky|"
    "not-risky|reroll|set-die|blood|blessing|infection|remove|stand|take-down|forbid|permit|"
    "extra-attack|push|change|price|ban|save|code|dice-each|most|each|redeploy|keep-off|hinder|"
    "steer|pull|glory";

static const char conditions[] =
    "always|melee|ranged|critical|long|short|off-hand|not-off-hand|charged|first-charge|"
    "target-down|target-fear|target-tough|target-base|target-keyword|target-fresh|attack-keyword|"
    "no-attack-keyword|self-down|no-blood|touching|elevated|friends|unmoved|dash|climb|attacked|"
    "pills|jump|dive|treat|reply|no-target-keyword|target-small|self-small|self-keyword|"
    "no-self-keyword|covered|bloody|target-friends|infected|placed-blood|placed-infection|"
    "target-there|target-up|bled|target-near|target-armoured|no-dash|no-attack|heals|"
    "target-bloody|target-struck|bearer-up|foes-small|using|with|named|target-enemy|"
    "target-friendly|element|target-has|unengaged|sheltered|other-way|alone|only-one|braced|target-"
    "own|chosen|infections|target-infections|laid|armed|no-target-has|no-reply|partner-hit|first-"
    "turn";
static const char currencies[] = "blood|infection-near|infection-foes|infection-own";
static const char whoms[] = "self|within|against|on-target|on-friends|on-enemies";

static const char codes[] =
    "none|soul-contract|treat|shrine|guard|altar|mine|drag|dog|lurk|split|rally|ram|charges|blow|"
    "wheel|bless|lay-on-"
    "hands|raise|"
    "judge|gaze|infect|bleed|"
    "aim|"
    "fortify|hide|arise|fell|command|psalm|greed|puppet|smite|device|detonate|pain|"
    "take|"
    "swap|samael|charm|inferno|leave|halt|bank|drain|"
    "dark-blessing|greedy-hearts|scripture|grasp|portal|physic|"
    "voice|transmute|fire|gas|shrapnel|edge|cloud|wear|favour|pleasures|gluttony|"
    "mother|hegemon|slaves|hunt|gather|sacrament|guide|heel|flesh|devour|purge|"
    "churning|masticating|wretching|craving|churn|crave|spill";
static const char modifiers[] = "elevated|cover|long-range|diving|off-hand|fear|block|down";
static const char acts[] = "move|charge|retreat|dash|shoot|fight|special";
static const char limits[] = "any-time|once-a-game|once-a-turn|once-an-activation|once-an-attack|"
                             "until-found|until-moved|while-used";
static const char markings[] = "blood|blessing|infection";
static const char results[] = "none|minor|down|out";

/* Which verbs the rules ask for at which moment: any other line would do nothing, and is refused. */
#define V(verb) ((uint64_t)1 << DOES_##verb)
#define DEEDS                                                                                      \
    (V(BLOOD) | V(BLESSING) | V(INFECTION) | V(REMOVE) | V(STAND) | V(TAKE_DOWN) | V(CODE))

static const uint64_t asked[MOMENTS] = {
    [AT_ALWAYS] = V(KEYWORD),
    [AT_BEFORE_DEPLOYMENT] = V(CODE), /* nobody is there yet to put a marker on */
    [AT_DEPLOY_WHERE] = V(KEEP_OFF) | V(PERMIT) | V(ALLOWANCE) | V(CODE),
    [AT_DEPLOYED] = V(FORBID) | DEEDS | V(NOTHING),
    [AT_AFTER_DEPLOYMENT] = DEEDS,
    [AT_TURN_START] = DEEDS,
    [AT_STAND_UP] = V(FORBID) | V(STAND),
    [AT_ACTIVATION_START] = DEEDS | V(ALLOWANCE),
    [AT_FRIEND_ACTS] = DEEDS,
    [AT_REGENERATED] = DEEDS,
    [AT_HEALED] = DEEDS,
    [AT_OFFERS] = V(FORBID) | V(PERMIT) | V(CODE) | V(EACH),
    [AT_ACTIVATION_END] = DEEDS,
    [AT_ALLOWANCE] = V(ALLOWANCE),
    [AT_CHARGE_MOVE] = V(ALLOWANCE) | V(MAKES_RISKY),
    [AT_TAUNT] = V(PERMIT),
    [AT_MUST] = V(PERMIT),
    [AT_SURE] = V(PERMIT),
    [AT_FALL] = V(FORBID),
    [AT_ELEVATION] = V(ALLOWANCE),
    [AT_GROUND] = V(HINDER),
    [AT_DECLARED] = DEEDS,
    [AT_CHARGE_BONUS] = V(MOST) | V(PERMIT) | V(FORBID) | V(BONUS_BEST_OF),
    [AT_BONUS] = V(PERMIT),
    [AT_CHARGE_TARGET] = V(FORBID) | V(PERMIT),
    [AT_CHARGED] = DEEDS | V(MAKES_RISKY),
    [AT_RETREAT] = V(PERMIT),
    [AT_RETREATS] = DEEDS | V(MAKES_RISKY),
    [AT_DASH] = V(ALLOWANCE) | V(PERMIT),
    [AT_CLIMB] = V(FORBID),
    [AT_MINE] = V(PERMIT),
    [AT_APPROACHED] = DEEDS,
    [AT_FORCED_MOVE] = V(FORBID),
    [AT_POOL] = V(DICE),
    [AT_RISKY] = V(MAKES_RISKY) | V(NOT_RISKY) | V(PERMIT),
    [AT_CRITICAL] = V(DICE) | V(DICE_EACH),
    [AT_DECLARE] = V(DICE) | V(SET_DIE),
    [AT_ROLLED] = V(REROLL),
    [AT_FAILED] = V(SAVE),
    [AT_SPEND_ROLL] = V(BAN) | V(MOST),
    [AT_WEAPON] = V(KEYWORD) | V(EXTRA_ATTACK) | V(EACH) | V(FORBID),
    [AT_HEAVY] = V(FORBID),
    [AT_OFF_HAND] = V(FORBID) | V(PERMIT),
    [AT_FOUGHT] = V(STEER) | V(PUSH),
    [AT_TARGET_MAY] = V(FORBID) | V(PERMIT),
    [AT_TARGETED] = V(FORBID) | V(DICE),
    [AT_IGNORE] = V(IGNORE),
    [AT_MELEE] = V(DICE) | V(DICE_EACH),
    [AT_RANGED] = V(DICE) | V(DICE_EACH),
    [AT_ATTACK_BY] = V(DICE) | V(DICE_EACH),
    [AT_ATTACK_FOR] = V(DICE) | V(MAKES_RISKY),
    [AT_HIT_BY] = DEEDS | V(FORBID),
    [AT_MISSED] = DEEDS | V(REDEPLOY),
    [AT_THROWN] = V(PUSH) | V(STEER),
    [AT_BLAST_OTHER] = V(TAKE_DOWN),
    [AT_HUNT] = V(PERMIT),
    [AT_GUARD] = V(PERMIT),
    [AT_HURT_BY] = DEEDS | V(PULL) | V(PUSH) | V(STEER),
    [AT_HURT_FOR] = DEEDS,
    [AT_KILLS] = DEEDS | V(NOTHING),
    [AT_MARKED_BY] = DEEDS | V(NOTHING) | V(REDEPLOY),
    [AT_AFTER_ATTACK] = DEEDS,
    [AT_INJURY_BY] = V(INJURY_DICE) | V(INJURY_MOD) | V(KEYWORD),
    [AT_INJURY_FOR] = V(INJURY_DICE) | V(INJURY_MOD),
    [AT_ARMOUR] = V(FORBID) | V(ARMOUR),
    [AT_INJURY_DECLARE] = V(INJURY_DICE) | V(INJURY_MOD) | V(KEYWORD),
    [AT_INJURY_BRACE] = V(INJURY_MOD) | V(INJURY_DICE),
    [AT_SPEND_BY] = V(PRICE) | V(MOST),
    [AT_SPEND_FOR] = V(PRICE) | V(BAN),
    [AT_INJURY_ROLLED] = V(REROLL) | V(SET_DIE),
    [AT_RESULT] = V(CHANGE),
    [AT_DOWNED] = V(PERMIT),
    [AT_CHANGE] = V(CHANGE),
    [AT_MARKED] = V(BAN),
    [AT_OUT] = DEEDS | V(PERMIT),
    [AT_MORALE] = V(DICE) | V(FORBID) | V(PERMIT),
    [AT_GAME_END] = V(GLORY),
    [AT_DEEDS] = V(CODE),
    [AT_BLAST_GUARD] = V(PERMIT),
    [AT_JOIN] = V(PERMIT),
    [AT_ENCORE] = V(PERMIT),
    [AT_FELLED] = V(ALLOWANCE),
    [AT_BOUND] = V(PERMIT),
    [AT_SLUMBER] = V(PERMIT),
    [AT_WAKE] = V(PERMIT),
    [AT_CONTACT] = V(PERMIT),
};

/* can_ask: moments of deeds at which the owner can be asked whether he does them. */
static bool can_ask(int moment)
{
    static const uint8_t moments_asked[] = { AT_BEFORE_DEPLOYMENT, AT_AFTER_DEPLOYMENT,
                                             AT_DEPLOYED,          AT_ACTIVATION_START,
                                             AT_MARKED_BY,         AT_HURT_BY,
                                             AT_APPROACHED,        AT_FRIEND_ACTS,
                                             AT_TURN_START };

    return memchr(moments_asked, moment, sizeof moments_asked) != NULL;
}

/* --- an effect: at MOMENT VERB [VALUE|WORD] [WHOM] [when CONDITION [OF] and ..] [once-a-game] [may]
 * --- */

/* words_of: what the word behind a verb is one of; NULL: there is none. */
static const char *words_of(int verb)
{
    switch (verb) {
    case DOES_KEYWORD: return tc_keyword_words;
    case DOES_IGNORE: return modifiers;
    case DOES_EACH:
    case DOES_FORBID:
    case DOES_PERMIT: return acts;
    case DOES_CODE: return codes;
    case DOES_REMOVE:
    case DOES_BAN: return markings;
    case DOES_CHANGE: return results;
    case DOES_REDEPLOY: return "anywhere|away|beside";
    default: return NULL;
    }
}

/* number_of_verb: what the rules can play: dice have six faces, nobody is pushed further than a charge
 * goes. */
static int number_of_verb(const struct data *d, int verb, int i, int *value, struct error *err)
{
    switch (verb) {
    case DOES_ALLOWANCE: return data_int(d, i, -24, 24, value, err); /* half inches */
    case DOES_REDEPLOY:
    case DOES_PULL:
    case DOES_STEER:
    case DOES_PUSH: return data_int(d, i, 1, TC_CHARGE / TC_INCH, value, err);
    case DOES_REROLL: return data_int(d, i, 1, 1, value, err);
    case DOES_SET_DIE:
    case DOES_BONUS_BEST_OF:
    case DOES_EXTRA_ATTACK: return data_int(d, i, 1, 6, value, err);
    case DOES_CHANGE: return data_choice(d, i, results, value, err);
    default: return data_int(d, i, -20, 20, value, err);
    }
}

/* word_of_verb: a word, a number, or both; `push` may have a die, `change` a second result. */
static int word_of_verb(const struct data *d, int verb, int *i, struct tc_effect *e,
                        struct error *err)
{
    const char *words = words_of(verb);
    int value;
    long most;

    if (words) {
        if (data_choice(d, (*i)++, words, &value, err))
            return -1;
        e->what = (uint8_t)value;
        if (verb != DOES_REMOVE && verb != DOES_CHANGE && verb != DOES_REDEPLOY)
            return 0;
        if (*i >= d->count)
            return data_fail(d, err, verb == DOES_CHANGE ? "becomes what?" : "how many?");
    }
    if ((verb == DOES_PUSH || verb == DOES_STEER) &&
        (value = choice_find("d3|d6", d->word[*i])) >= 0)
        value = value ? -6 : -3;
    else if (number_of_verb(d, verb, *i, &value, err))
        return -1;
    ++*i;
    e->value = (int8_t)value;
    if (verb == DOES_DICE_EACH && *i < d->count && number_read(d->word[*i], 1, 20, &most) == 0) {
        e->what = (uint8_t)most;
        ++*i;
    }
    return 0;
}

/* word_of_condition: the words a condition wants one of; NULL: it wants none. */
static const char *word_of_condition(int condition)
{
    switch (condition) {
    case WHEN_TARGET_KEYWORD:
    case WHEN_NO_TARGET_KEYWORD:
    case WHEN_SELF_KEYWORD:
    case WHEN_NO_SELF_KEYWORD:
    case WHEN_ONLY_ONE:
    case WHEN_ATTACK_KEYWORD:
    case WHEN_NO_ATTACK_KEYWORD: return tc_keyword_words;
    case WHEN_USING: return codes;
    default: return NULL;
    }
}

static bool names_item(int condition)
{
    return condition == WHEN_WITH || condition == WHEN_TARGET_HAS ||
           condition == WHEN_NO_TARGET_HAS;
}

/* of_condition: the number, the word or the item that a condition wants. */
static int of_condition(const struct tc *t, const struct data *d, int *i, struct tc_when *w,
                        struct error *err)
{
    static const uint8_t numbers[] = { WHEN_TARGET_BASE, WHEN_TARGET_SMALL,     WHEN_SELF_SMALL,
                                       WHEN_FRIENDS,     WHEN_TARGET_FRIENDS,   WHEN_FOES_SMALL,
                                       WHEN_TARGET_NEAR, WHEN_ELEMENT,          WHEN_CHOSEN,
                                       WHEN_INFECTIONS,  WHEN_TARGET_INFECTIONS };
    const char *words = word_of_condition(w->condition);
    bool number = memchr(numbers, w->condition, sizeof numbers) != NULL;
    int value = 0;

    if (!words && !number && !names_item(w->condition))
        return 0;
    if (*i >= d->count)
        return data_fail(d, err, number ? "how many?" : "which?");
    if (names_item(w->condition))
        value = tc_item_find(t, d->word[*i]); /* -1: nobody has brought it */
    else if (words ? data_choice(d, *i, words, &value, err) : data_int(d, *i, 1, 200, &value, err))
        return -1;
    w->of = (uint8_t)value;
    ++*i;
    return 0;
}

/* conditions_of: when A [and B ..]; word i is `when`. */
static int conditions_of(const struct tc *t, const struct data *d, int *i, struct tc_effect *e,
                         struct error *err)
{
    for (int n = 0; n == 0 || (*i < d->count && strcmp(d->word[*i], "and") == 0); n++) {
        int value;

        if (n == TC_WHENS)
            return data_fail(d, err, "has more than %d conditions", TC_WHENS);
        if (*i + 1 >= d->count)
            return data_fail(d, err, "when what?");
        if (data_choice(d, *i + 1, conditions, &value, err))
            return -1;
        e->when[n].condition = (uint8_t)value;
        *i += 2;
        if (of_condition(t, d, i, &e->when[n], err))
            return -1;
    }
    return 0;
}

enum { MOST_REACH = 90 }; /* inches: across the largest table */

/* read_whom: who has it, or whom it is done to; of its bearer's own, what it costs. */
static int read_whom(const struct data *d, int *i, int whom, struct tc_effect *e, struct error *err)
{
    int inches = 0;

    e->whom = (uint8_t)whom;
    ++*i;
    if (whom == ON_TARGET)
        return 0;
    if (*i >= d->count)
        return data_fail(d, err, whom == WHOM_SELF ? "paying what?" : "how near?");
    if (data_int(d, *i, 1, MOST_REACH, &inches, err))
        return -1;
    e->reach = (uint8_t)inches;
    ++*i;
    int currency = whom == WHOM_SELF && *i < d->count ? choice_find(currencies, d->word[*i]) : -1;
    if (currency < 0)
        return 0;
    e->reach = (uint8_t)(e->reach | currency << TC_PRICE_BITS);
    ++*i;
    return 0;
}

/* read_rest: what stands behind the verb and its words. */
static int read_rest(const struct tc *t, const struct data *d, int i, struct tc_effect *e,
                     struct error *err)
{
    while (i < d->count) {
        int whom = choice_find(whoms, d->word[i]), limit;

        if (strcmp(d->word[i], "may") == 0) {
            if (!can_ask(e->moment))
                return data_fail(d, err, "nobody can be asked at \"%s\"", d->word[1]);
            e->may = 1;
            i++;
        } else if (whom > WHOM_SELF) {
            if (read_whom(d, &i, whom, e, err))
                return -1;
        } else if (strcmp(d->word[i], "paying") == 0) {
            if (read_whom(d, &i, WHOM_SELF, e, err))
                return -1;
        } else if (strcmp(d->word[i], "when") == 0) {
            if (conditions_of(t, d, &i, e, err))
                return -1;
        } else if (data_choice(d, i++, limits, &limit, err)) {
            return -1;
        } else {
            e->use = (uint8_t)(limit << 5);
        }
    }
    return 0;
}

int tc_effect_line(struct tc *t, const struct data *d, struct error *err)
{
    struct tc_item *item = &t->item[t->items - 1];
    struct tc_effect e = { .source = (uint8_t)(t->items - 1) };
    int moment, verb, i = 3;

    if (!t->items || item->effects == TC_ITEM_EFFECTS)
        return data_fail(d, err, "belongs to an item, which has at most %d", TC_ITEM_EFFECTS);
    if (data_want(d, 2, 24, "at MOMENT VERB [VALUE] [within N] [when CONDITION] [once-a-game]",
                  err) ||
        data_choice(d, 1, moments, &moment, err) || data_choice(d, 2, verbs, &verb, err))
        return -1;
    if (!(asked[moment] >> verb & 1))
        return data_fail(d, err, "no rule asks for \"%s\" at \"%s\"", d->word[2], d->word[1]);
    e.moment = (uint8_t)moment;
    e.verb = (uint8_t)verb;
    if (i < d->count && choice_find("when|paying|may", d->word[i]) < 0 &&
        choice_find(whoms, d->word[i]) < 0 && choice_find(limits, d->word[i]) < 0 &&
        word_of_verb(d, verb, &i, &e, err))
        return -1;
    if (read_rest(t, d, i, &e, err))
        return -1;
    item->effect[item->effects++] = e;
    return 0;
}

/* --- an item: kit ID "Name" TYPE [RANGE] WORDS.. --- */

/* number_word: +1d, -1i, +2m: DICE, INJURY DICE, INJURY MODIFIER. */
static bool number_word(struct tc_item *item, const char *word)
{
    int8_t *at;
    size_t length = strlen(word);

    if ((word[0] != '+' && word[0] != '-') || length != 3 || word[1] < '0' || word[1] > '9')
        return false;
    at = word[2] == 'd'   ? &item->dice
         : word[2] == 'i' ? &item->injury_dice
         : word[2] == 'm' ? &item->injury_mod
                          : NULL;
    if (!at)
        return false;
    *at = (int8_t)((word[0] == '-' ? -1 : 1) * (word[1] - '0'));
    return true;
}

static int word_of_item(const struct data *d, struct tc_item *item, int *i, struct error *err)
{
    static const char counted[] =
        "automatic|blast|blessed|cleave|regenerate|grenade-range|beyond|base|range|armour";
    uint8_t *const at[] = { &item->automatic,  &item->blast,         &item->blessed, &item->cleave,
                            &item->regenerate, &item->grenade_range, &item->beyond,  &item->base };
    const char *word = d->word[*i];
    int which = choice_find(counted, word), value, keyword = choice_find(tc_keyword_words, word);

    if (number_word(item, word)) {
        ++*i;
        return 0;
    }
    if (which >= 0) {
        if (*i + 1 >= d->count || data_int(d, *i + 1, which == 9 ? -3 : 1, 60, &value, err))
            return *i + 1 >= d->count ? data_fail(d, err, "%s: how many?", word) : -1;
        if (which == 7 && tc_base_of(value) < 0)
            return data_fail(d, err, "there are no bases of %d mm", value);
        *i += 2;
        if (which < 8)
            *at[which] = (uint8_t)value;
        else if (which == 8)
            item->range = (int16_t)(value * TC_INCH);
        else
            item->armour = (int8_t)value;
        return 0;
    }
    ++*i;
    if (strcmp(word, "melee") == 0)
        item->melee = true;
    else if (strcmp(word, "once") == 0)
        item->once = true;
    else if (strcmp(word, "hand") == 0)
        item->hand = true;
    else if (strcmp(word, "deployable") == 0)
        item->deployable = true;
    else if (keyword >= 0)
        item->keywords |= (uint64_t)1 << keyword;
    else
        return data_fail(d, err, "\"%.24s\" is not a keyword", word);
    return 0;
}

static int read_head(struct tc_item *item, const struct data *d, struct error *err)
{
    int type = ITEM_ABILITY;

    if (data_is(d, "ability"))
        return data_want(d, 2, DATA_WORDS_MAX, "ability ID \"NAME\" WORDS..", err) ||
                       data_name(d, 2, item->name, sizeof item->name, err)
                   ? -1
                   : (text_copy(item->clause, sizeof item->clause, "TC-16.7"), type);
    return data_want(d, 4, DATA_WORDS_MAX, "kit ID CLAUSE \"NAME\" TYPE WORDS..", err) ||
                   data_name(d, 2, item->clause, sizeof item->clause, err) ||
                   data_name(d, 3, item->name, sizeof item->name, err) ||
                   data_choice(d, 4, types, &type, err)
               ? -1
               : type;
}

int tc_item_read(struct tc_item *item, const struct data *d, struct error *err)
{
    int i = data_is(d, "kit") ? 5 : 3, type;

    *item = (struct tc_item){ .type = 0 };
    type = read_head(item, d, err);
    if (type < 0 || data_name(d, 1, item->id, sizeof item->id, err))
        return -1;
    item->type = (uint8_t)type;
    while (i < d->count)
        if (word_of_item(d, item, &i, err))
            return -1;
    item->ranged = item->range > 0;
    return 0;
}

int tc_item_line(struct tc *t, const struct data *d, struct error *err)
{
    if (t->items == TC_ITEMS)
        return data_fail(d, err, "there are more than %d items", TC_ITEMS);
    return tc_item_read(&t->item[t->items++], d, err);
}

/* other_line: `or WORDS..`: how else the weapon can be used. */
static int other_line(struct tc *t, const struct data *d, struct error *err)
{
    struct tc_item *item = &t->item[t->items - 1], other = { .type = item->type };
    int i = 1;

    while (i < d->count)
        if (word_of_item(d, &other, &i, err))
            return -1;
    item->other = true;
    item->other_keywords = other.keywords;
    item->other_automatic = other.automatic;
    item->other_blast = other.blast;
    return 0;
}

/* is_wanted: the item this line begins, or always in the file of standard kit. */
static bool is_wanted(const struct tc_wants *wants, const struct data *d)
{
    if (!wants)
        return true;
    for (int i = 0; i < wants->count && d->count > 1; i++)
        if (strcmp(wants->id[i], d->word[1]) == 0)
            return true;
    return false;
}

int tc_kit_read(struct tc *t, const struct content *content, const char *name,
                const struct tc_wants *wants, struct findings *findings, struct error *err)
{
    const struct content_file *file = content_find(content, name);
    bool wanted = false;
    struct data d;
    int got;

    if (!file)
        return error_set(err, "there is no file %s", name);
    content_read(file, &d);
    d.findings = findings;
    while ((got = data_next(&d, err)) > 0) {
        bool begins = data_is(&d, "kit") || data_is(&d, "ability");
        int bad = 0;

        if (begins)
            wanted = is_wanted(wants, &d);
        if (begins && wanted)
            bad = tc_item_line(t, &d, err);
        else if (data_is(&d, "at") && wanted)
            bad = tc_effect_line(t, &d, err);
        else if (data_is(&d, "or") && wanted)
            bad = other_line(t, &d, err);
        else if (!begins && choice_find("at|or|campaign|unenforced", d.word[0]) < 0)
            bad = data_unknown(&d, "battlekit", "kit|ability|at|or|campaign|unenforced", err);
        if (bad && data_go_on(&d, err))
            return -1;
    }
    return got;
}

int tc_battlekit_read(struct tc *t, const struct content *content, struct findings *findings,
                      struct error *err)
{
    return tc_kit_read(t, content, "trench-crusade/battlekit.txt", NULL, findings, err);
}

int tc_want(struct tc_wants *wants, const char *id)
{
    int i = 0;

    while (i < wants->count && strcmp(wants->id[i], id) != 0)
        i++;
    if (i == TC_WANTS || strlen(id) >= sizeof wants->id[0])
        return -1;
    if (i == wants->count)
        text_copy(wants->id[wants->count++], sizeof wants->id[0], id);
    return i;
}

int tc_item_find(const struct tc *t, const char *id)
{
    for (int i = 0; i < t->items; i++)
        if (strcmp(t->item[i].id, id) == 0)
            return i;
    return -1;
}
