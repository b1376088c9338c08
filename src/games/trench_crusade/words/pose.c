/* pose.c - a roll or an attack described in words, for people at a real table:
 *     odds trench-crusade dice=+1 injury=+2 armour=2 keywords=critical,fire
 *     odds trench-crusade weapon=sniper-rifle dice=+1 when=cover,long armour=1
 *     odds trench-crusade roll=success dice=-1
 *     odds trench-crusade roll=injury armour=3 blood=2 when=down,bath
 * No position is needed: the words are added up, and the tables of weights say the rest. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "core/odds.h"
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/roll/roll.h"
#include "games/trench_crusade/words/words.h"

enum roll { ROLL_ANY = -1, ROLL_ATTACK, ROLL_MELEE, ROLL_ALONE, ROLL_INJURY };

/* What the situation adds: words of `when`. */
enum situation {
    IN_COVER,
    AT_LONG_RANGE,
    FROM_ABOVE,
    TARGET_IS_DOWN,
    WITH_OFF_HAND,
    FROM_A_DIVE,
    AS_BLOODBATH,
};
static const char situations[] = "cover|long|elevated|down|off-hand|diving|bath";

/* What is asked. */
struct pose {
    const struct tc *t;
    const struct tc_item *weapon; /* NULL: none is named */
    uint64_t keywords;            /* of the weapon and of the target */
    uint64_t when;                /* bits of enum situation */
    int roll;                     /* enum roll */
    int dice, injury, modifier, armour;
    int blood, blessing; /* spent: on the Injury Roll, or on the Success Roll alone */
};

static bool has(const struct pose *p, int keyword)
{
    return p->keywords >> keyword & 1;
}

static bool when(const struct pose *p, int situation)
{
    return p->when >> situation & 1;
}

/* --- reading --- */

/* A word as it stands: looked up where an error can say more. */
static int read_text(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    (void)f;
    (void)count;
    *value = (int64_t)(intptr_t)word[0];
    return 1;
}

enum { DICE_MOST = 20 };

/* +2, 2 or -1 */
static int read_dice(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    long number;

    (void)f;
    (void)count;
    bool plus = word[0][0] == '+';
    if (number_read(word[0] + plus, plus ? 0 : -DICE_MOST, DICE_MOST, &number))
        return -1;
    *value = number;
    return 1;
}

static const struct form_kind kinds[] = {
    { "ROLL", .choices = "attack|melee|success|injury", .missing = ROLL_ANY },
    { "WEAPON", "an id such as sniper-rifle", .read = read_text },
    { "DICE", "-20 to +20", .read = read_dice },
    { "ARMOUR", .max = 3 },
    { "KEYWORDS", "as in critical,fire", .read = read_text },
    { "WORDS", "as in cover,down", .read = read_text },
    { "MARKERS", .max = 2 * TC_MOST_MARKS },
    { NULL },
};

static const char form[] = "[roll ROLL] [weapon WEAPON] [dice DICE] [injury DICE] [modifier DICE] "
                           "[armour ARMOUR] [keywords KEYWORDS] [when WORDS] [blood MARKERS] "
                           "[blessing MARKERS]";
enum {
    WORD_ROLL,
    WORD_WEAPON,
    WORD_DICE,
    WORD_INJURY,
    WORD_MODIFIER,
    WORD_ARMOUR,
    WORD_KEYWORDS,
    WORD_WHEN,
    WORD_BLOOD,
    WORD_BLESSING,
};

/* --- for a form that people fill in --- */

const struct pose_word tc_pose_words[] = {
    { "roll", "Roll", "attack|melee|success|injury" },
    { "weapon", "Weapon", "", .none = "None in particular" },
    { "dice", "DICE", .min = -6, .max = 6 },
    { "injury", "INJURY DICE", .min = -6, .max = 6 },
    { "modifier", "INJURY MODIFIER", .min = -6, .max = 6 },
    { "armour", "Armour of the target", .max = 3 },
    { "when", "Situation", situations, .many = true },
    { "keywords", "Keywords",
      "critical|deadly|fire|gas|shrapnel|scatter|risky|shotgun|flamethrower|armour-piercing|"
      "ignore-armour|ignore-cover|ignore-long-range|ignore-off-hand|block|cover|fear|impervious|"
      "tough|golem|demonic|negate-fear|negate-fire|negate-gas|negate-shrapnel",
      .many = true },
    { "blood", "BLOOD spent", .max = 6 },
    { "blessing", "BLESSING spent", .max = 6 },
    { NULL },
};

void tc_pose_choices(const struct scenario *scn, const char *key, struct text *out)
{
    const struct tc *t = tc_of(scn);

    EXPECT(strcmp(key, "weapon") == 0);
    for (int i = 0; i < t->items; i++)
        if (t->item[i].ranged || t->item[i].melee)
            text_addf(out, "%s %s\n", t->item[i].id, t->item[i].name);
}

/* read_set: "critical,fire" of the words "a|b|c", as bits. */
static int read_set(const char *key, const char *list, const char *words, uint64_t *set,
                    struct error *err)
{
    char word[32];
    size_t length;

    for (const char *p = words; p; p = p[length] ? p + length + 1 : NULL) {
        length = strcspn(p, ",");
        snprintf(word, sizeof word, "%.*s", length < sizeof word ? (int)length : 31, p);
        int i = choice_find(list, word);
        if (i < 0 && list == situations)
            return error_set(err,
                             "%s=%s: there are cover, long, elevated, down, off-hand, diving "
                             "and bath, with commas between them",
                             key, word);
        if (i < 0)
            return error_set(err,
                             "%s=%s is not a keyword; write them as in "
                             "critical,ignore-armour",
                             key, word);
        *set |= (uint64_t)1 << i;
    }
    return 0;
}

/* read_weapon: its keywords come with it. */
static int read_weapon(struct pose *p, const char *id, struct error *err)
{
    int item = id ? tc_item_find(p->t, id) : -1;

    if (!id)
        return 0;
    if (item < 0)
        return error_set(err, "weapon=%.30s is not an item of battlekit.txt", id);
    p->weapon = &p->t->item[item];
    if (!p->weapon->ranged && !p->weapon->melee)
        return error_set(err, "weapon=%s: the %s is not a weapon", id, p->weapon->name);
    p->keywords |= p->weapon->keywords;
    return 0;
}

/* settle_roll: an attack if nothing is said, of the kind that the weapon makes. */
static int settle_roll(struct pose *p, struct error *err)
{
    const struct tc_item *w = p->weapon;

    if (p->roll == ROLL_ANY)
        p->roll = w && !w->ranged ? ROLL_MELEE : ROLL_ATTACK;
    if (w && p->roll == ROLL_ATTACK && !w->ranged)
        return error_set(err, "roll=attack: the %s makes no Ranged Attacks; say roll=melee",
                         w->name);
    if (w && p->roll == ROLL_MELEE && !w->melee)
        return error_set(err, "roll=melee: the %s makes no Melee Attacks; say roll=attack",
                         w->name);
    if (p->roll == ROLL_ALONE && (p->injury || p->modifier || p->armour || w))
        return error_set(err, "roll=success has dice, blood and blessing; weapon, injury, modifier "
                              "and armour are for an attack or roll=injury");
    if (p->roll == ROLL_INJURY && p->dice)
        return error_set(err, "roll=injury has injury dice; dice are for an attack or "
                              "roll=success");
    return 0;
}

static int read_words(const struct tc *t, const struct pair *words, int count, struct pose *out,
                      struct error *err)
{
    int64_t value[FORM_VALUES];

    if (form_pairs(&(struct forms){ kinds, &t->base, NULL }, form, words, count, value, err))
        return -1;
    *out = (struct pose){ .t = t,
                          .roll = (int)value[WORD_ROLL],
                          .dice = (int)value[WORD_DICE],
                          .injury = (int)value[WORD_INJURY],
                          .modifier = (int)value[WORD_MODIFIER],
                          .armour = (int)value[WORD_ARMOUR],
                          .blood = (int)value[WORD_BLOOD],
                          .blessing = (int)value[WORD_BLESSING] };
    if (read_set("keywords", tc_keyword_words, (const char *)(intptr_t)value[WORD_KEYWORDS],
                 &out->keywords, err) ||
        read_set("when", situations, (const char *)(intptr_t)value[WORD_WHEN], &out->when, err) ||
        read_weapon(out, (const char *)(intptr_t)value[WORD_WEAPON], err))
        return -1;
    return settle_roll(out, err);
}

/* --- adding up --- */

/* one_holds: a condition of a weapon's own rule. What it needs a table for, people add themselves. */
static bool one_holds(const struct pose *p, int condition, bool critical)
{
    switch (condition) {
    case WHEN_ALWAYS: return true;
    case WHEN_MELEE: return p->roll == ROLL_MELEE;
    case WHEN_RANGED: return p->roll == ROLL_ATTACK;
    case WHEN_CRITICAL: return critical;
    case WHEN_LONG: return when(p, AT_LONG_RANGE);
    case WHEN_SHORT: return !when(p, AT_LONG_RANGE);
    case WHEN_OFF_HAND: return when(p, WITH_OFF_HAND);
    case WHEN_NOT_OFF_HAND: return !when(p, WITH_OFF_HAND);
    case WHEN_TARGET_DOWN: return when(p, TARGET_IS_DOWN);
    case WHEN_ELEVATED: return when(p, FROM_ABOVE);
    default: return false;
    }
}

static bool holds(const struct pose *p, const struct tc_effect *e, bool critical)
{
    for (int i = 0; i < TC_WHENS; i++)
        if (!one_holds(p, e->when[i].condition, critical))
            return false;
    return true;
}

/* by_weapon: what its own rules add at a moment by a verb; a keyword they give counts as 1. */
static int by_weapon(const struct pose *p, int moment, int verb, int what, bool critical)
{
    int sum = 0;

    for (int i = 0; p->weapon && i < p->weapon->effects; i++) {
        const struct tc_effect *e = &p->weapon->effect[i];

        if (e->moment == moment && e->verb == verb && (verb != DOES_KEYWORD || e->what == what) &&
            holds(p, e, critical))
            sum += verb == DOES_KEYWORD ? 1 : e->value;
    }
    return sum;
}

static void sum_ranged(const struct pose *p, struct tc_sum *sum)
{
    if (when(p, FROM_ABOVE))
        tc_sum_dice(sum, 1, "Elevated", "TC-8.7");
    if (when(p, AT_LONG_RANGE) && !has(p, KW_IGNORE_LONG_RANGE) && !has(p, KW_SHOTGUN))
        tc_sum_dice(sum, -1, "Long Range", "TC-8.4");
}

static void sum_melee(const struct pose *p, struct tc_sum *sum)
{
    bool own_block = p->weapon && p->weapon->keywords >> KW_BLOCK & 1; /* that of the attacker */

    if (when(p, FROM_A_DIVE))
        tc_sum_dice(sum, 1, "Diving Charge", "TC-7.14");
    if (when(p, WITH_OFF_HAND) && !has(p, KW_IGNORE_OFF_HAND))
        tc_sum_dice(sum, -1, "Off-Hand Weapon", "TC-9.5");
    if (has(p, KW_FEAR) && !has(p, KW_NEGATE_FEAR))
        tc_sum_dice(sum, -1, "FEAR", "TC-9.9");
    if (has(p, KW_BLOCK) && !own_block)
        tc_sum_dice(sum, -1, "BLOCK", "TC-12.13");
}

/* sum_success: the DICE of an attack, or of the Success Roll alone. */
static void sum_success(const struct pose *p, struct tc_sum *sum)
{
    tc_sum_dice(sum, p->dice, "DICE as told", "TC-1.4");
    if (p->roll == ROLL_ALONE) {
        tc_sum_dice(sum, -p->blood, "BLOOD spent", "TC-2.2");
        tc_sum_dice(sum, p->blessing, "BLESSING spent", "TC-2.5");
        return;
    }
    if (p->weapon)
        tc_sum_dice(sum, p->weapon->dice + by_weapon(p, AT_ATTACK_BY, DOES_DICE, 0, false),
                    p->weapon->name, "TC-12.1");
    if ((when(p, IN_COVER) || has(p, KW_COVER)) && !has(p, KW_IGNORE_COVER))
        tc_sum_dice(sum, -1, p->roll == ROLL_MELEE ? "Defended Obstacle" : "Cover",
                    p->roll == ROLL_MELEE ? "TC-9.4" : "TC-3.14");
    if (p->roll == ROLL_MELEE)
        sum_melee(p, sum);
    else
        sum_ranged(p, sum);
}

/* sum_armour: TC-10.3. Protection and a modifier below 0 together never exceed -3. */
static void sum_armour(const struct pose *p, bool critical, struct tc_sum *sum)
{
    bool ignored = has(p, KW_IGNORE_ARMOUR) ||
                   by_weapon(p, AT_INJURY_BY, DOES_KEYWORD, KW_IGNORE_ARMOUR, critical);
    int armour = -p->armour, more = p->modifier < 0 ? p->modifier : 0;

    if (armour && !has(p, KW_IMPERVIOUS)) {
        if (ignored)
            armour = 0;
        else if (has(p, KW_ARMOUR_PIERCING))
            armour++;
        if (armour != -p->armour)
            tc_sum_note(sum, "Armour that does not count", armour + p->armour,
                        ignored ? "TC-12.30" : "TC-12.5");
    }
    if (armour + more < -3)
        more = -3 - armour;
    tc_sum_mod(sum, armour, "Armour", "TC-10.3");
    tc_sum_mod(sum, more, "INJURY MODIFIER as told", "TC-10.3");
    tc_sum_mod(sum, p->modifier > 0 ? p->modifier : 0, "INJURY MODIFIER as told", "TC-12.3");
}

static void sum_injury(const struct pose *p, bool critical, struct tc_sum *sum)
{
    bool attack = p->roll != ROLL_INJURY;

    sum->injury = true;
    tc_sum_dice(sum, p->injury, "INJURY DICE as told", "TC-10.2");
    if (p->weapon) {
        int own = by_weapon(p, AT_INJURY_BY, DOES_INJURY_DICE, 0, critical);

        tc_sum_dice(sum, p->weapon->injury_dice + own, p->weapon->name, "TC-12.2");
        tc_sum_mod(sum, p->weapon->injury_mod, p->weapon->name, "TC-12.3");
    }
    if (critical)
        tc_sum_dice(sum, has(p, KW_CRITICAL) ? 2 : 1, "Critical Success",
                    has(p, KW_CRITICAL) ? "TC-12.17" : "TC-8.8");
    if (has(p, KW_SHOTGUN) && attack && when(p, AT_LONG_RANGE) && !has(p, KW_IGNORE_LONG_RANGE))
        tc_sum_dice(sum, -1, "Long Range", "TC-12.43");
    if (p->roll == ROLL_MELEE && when(p, TARGET_IS_DOWN))
        tc_sum_dice(sum, 1, "Target Down", "TC-10.9");
    tc_sum_dice(sum, p->blood, "BLOOD spent", "TC-2.3");
    tc_sum_dice(sum, -p->blessing, "BLESSING spent", "TC-2.5");
    sum_armour(p, critical, sum);
}

/* --- the results --- */

/* add_line: one more result; nothing where it cannot come about. */
static void add_line(struct odds *out, struct fraction p, const char *how, const char *what)
{
    if (p.top == 0 || out->count == ODDS_MAX)
        return;
    struct odds_line *line = &out->line[out->count++];

    *line = (struct odds_line){ .p = p, .next = SEAT_NONE };
    snprintf(line->text, sizeof line->text, "%s%s", how, what);
}

/* add_loss: what it comes to in all, whatever the Success Roll was. */
static int add_loss(struct odds *out, struct fraction p, const char *what, struct error *err)
{
    int i = 0;

    while (i < out->effects && strcmp(out->effect[i].text, what) != 0)
        i++;
    if (i == out->effects) {
        EXPECT(i < ODDS_EFFECTS);
        out->effect[i] = (struct odds_effect){ .p = { 0, 1 }, .flags = EVENT_LOSS };
        text_copy(out->effect[out->effects++].text, sizeof out->effect[0].text, what);
    }
    return fraction_add(&out->effect[i].p, p) ? error_set(err, "the odds do not fit 128 bits") : 0;
}

/* chance: how often a pool has one of these totals. */
static struct fraction chance(const struct tc *t, int keep, int dice, int from, int to)
{
    uint64_t all = 0, good = 0;

    for (int total = keep; total <= 6 * keep; total++) {
        uint64_t ways = tc_pool_ways(&t->pools, keep, dice, total);

        all += ways;
        good += total >= from && total <= to ? ways : 0;
    }
    return fraction_of(good, all);
}

/* changed: TC-10.7. TOUGH saves from the first Out of Action, a GOLEM from all but a Bloodbath's. */
static int changed(const struct pose *p, int result)
{
    bool saved = has(p, KW_TOUGH) || (has(p, KW_GOLEM) && !when(p, AS_BLOODBATH));

    return result == INJURY_OUT && saved ? INJURY_DOWN : result;
}

/* extra_blood: what FIRE, GAS and SHRAPNEL add where nothing negates them (TC-10.13). */
static int extra_blood(const struct pose *p)
{
    bool no_fire = has(p, KW_NEGATE_FIRE) || has(p, KW_DEMONIC); /* TC-12.19 */
    bool no_gas = has(p, KW_NEGATE_GAS) || has(p, KW_GOLEM);     /* TC-12.26 */

    return (has(p, KW_FIRE) && !no_fire) + (has(p, KW_GAS) && !no_gas) +
           (has(p, KW_SHRAPNEL) && !has(p, KW_NEGATE_SHRAPNEL));
}

/* word_injury: the result and the BLOOD it brings. */
static void word_injury(const struct pose *p, int result, char *out, size_t room)
{
    static const char *const name[] = { "No Effect", "Minor Hit", "Down", "Out of Action" };
    int blood = extra_blood(p) + (result != INJURY_NONE);

    if (result == INJURY_DOWN && when(p, TARGET_IS_DOWN)) /* TC-10.10 */
        blood++;
    if (result == INJURY_OUT || blood == 0)
        snprintf(out, room, "%s.", name[result]);
    else
        snprintf(out, room, "%s, %d BLOOD.", name[result], blood);
}

/* injuries: the four results of a hit that comes with this chance. */
static int injuries(const struct pose *p, struct fraction hit, bool critical, const char *how,
                    struct odds *out, struct error *err)
{
    static const int from[] = { -100, 2, 7, 9 }, to[] = { 1, 6, 8, 100 };
    struct tc_sum sum = { .injury = true };
    int keep = 2 + has(p, KW_DEADLY) + when(p, AS_BLOODBATH);
    char what[60];

    sum_injury(p, critical, &sum);
    for (int i = INJURY_NONE; i <= INJURY_OUT; i++) {
        struct fraction both = hit;
        struct fraction injury = chance(p->t, keep, sum.dice, from[i] - sum.mod, to[i] - sum.mod);

        word_injury(p, changed(p, i), what, sizeof what);
        if (fraction_times(&both, injury))
            return error_set(err, "the odds do not fit 128 bits");
        add_line(out, both, how, what);
        if (both.top && add_loss(out, both, what, err))
            return -1;
    }
    return 0;
}

/* failures: a miss, or how far a SCATTER goes (TC-8.14). */
static void failures(const struct pose *p, int dice, struct odds *out)
{
    const char *ends = has(p, KW_RISKY) ? " The Activation ends." : "";
    char what[80];

    for (int total = 2; has(p, KW_SCATTER) && total <= 6; total++) {
        snprintf(what, sizeof what, "Failure: it scatters %d inch%s.", 7 - total,
                 total == 6 ? "" : "es");
        add_line(out, chance(p->t, 2, dice, total, total), what, ends);
    }
    if (!has(p, KW_SCATTER))
        add_line(out, chance(p->t, 2, dice, 2, 6),
                 p->roll == ROLL_ALONE ? "Failure." : "Failure: a miss.", ends);
}

static int results(const struct pose *p, struct odds *out, struct error *err)
{
    const struct fraction always = { 1, 1 };
    struct tc_sum sum = { .dice = 0 };

    if (p->roll == ROLL_INJURY)
        return injuries(p, always, false, "", out, err);
    if (p->roll == ROLL_ATTACK && has(p, KW_FLAMETHROWER)) /* TC-12.24 */
        return injuries(p, always, false, "A hit without a roll: ", out, err);
    sum_success(p, &sum);
    struct fraction success = chance(p->t, 2, sum.dice, 7, 11),
                    critical = chance(p->t, 2, sum.dice, 12, 12);
    failures(p, sum.dice, out);
    if (p->roll == ROLL_ALONE) {
        add_line(out, success, "Success.", "");
        add_line(out, critical, "Critical Success.", "");
        return 0;
    }
    return injuries(p, success, false, "Success: ", out, err) ||
                   injuries(p, critical, true, "Critical Success: ", out, err)
               ? -1
               : 0;
}

/* --- how it is told --- */

static void tell(const struct pose *p, struct hint *h)
{
    static const char *const label[] = { "Ranged Attack", "Melee Attack", "Success Roll",
                                         "Injury Roll" };
    static const char *const clause[] = { "TC-8.7", "TC-9.3", "TC-1.2", "TC-10.1" };
    bool sure = p->roll == ROLL_ATTACK && has(p, KW_FLAMETHROWER);
    struct tc_sum sum = { .hint = h };
    char value[16];

    *h = (struct hint){ .role = HINT_SHOOT };
    snprintf(h->label, sizeof h->label, "%s%s%s%s", label[p->roll], p->weapon ? " with the " : "",
             p->weapon ? p->weapon->name : "", when(p, AS_BLOODBATH) ? ", a Bloodbath" : "");
    text_copy(h->clause, sizeof h->clause, clause[p->roll]);
    if (p->roll != ROLL_INJURY && !sure) {
        sum_success(p, &sum);
        snprintf(value, sizeof value, "%+d", sum.dice);
        tc_hint_line(h, "DICE", value, "TC-1.2");
    }
    if (p->roll == ROLL_ALONE)
        return;
    sum = (struct tc_sum){ .hint = h };
    sum_injury(p, false, &sum);
    snprintf(value, sizeof value, "%+d, %+d", sum.dice, sum.mod);
    tc_hint_line(h, "INJURY DICE, modifier", value, "TC-10.1");
}

int tc_pose(const struct scenario *scn, const struct pair *words, int count, struct hint *hint,
            struct odds *out, struct error *err)
{
    struct pose p;

    *out = (struct odds){ .count = 0 };
    if (read_words(tc_of(scn), words, count, &p, err))
        return -1;
    tell(&p, hint);
    return results(&p, out, err);
}
