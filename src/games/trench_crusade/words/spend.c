/* spend.c - markers in words: what both sides could lay out on an attack, and what a marker would
 * change on the roll that waits for it. */
#include "games/trench_crusade/fight/fight.h"
#include "games/trench_crusade/roll/roll.h"
#include "games/trench_crusade/words/words.h"

#include <stdio.h>

/* millionths: how often a pool with a modifier reaches a total, rounded. */
static int millionths(const struct tc *t, int keep, int dice, int mod, int least)
{
    uint64_t good = 0, all = 0;

    for (int total = keep; total <= 6 * keep; total++) {
        uint64_t ways = tc_pool_ways(&t->pools, keep, dice, total);

        all += ways;
        good += total + mod >= least ? ways : 0;
    }
    while (all > UINT64_MAX / 2000000) { /* too many throws to multiply: less precise */
        all >>= 1;
        good >>= 1;
    }
    return (int)((2000000 * good + all) / (2 * all));
}

int tc_dice_chance(const struct tc *t, int dice)
{
    return millionths(t, 2, dice, 0, 7);
}

/* out_chance: of taking the victim Out of Action. */
static int out_chance(const struct tc *t, const struct tc_injury *i, int dice, int mod, bool bath)
{
    int keep = 2 + ((i->flags & INJURY_DEADLY) != 0) + (bath || i->flags & INJURY_BATH);

    return millionths(t, keep, dice, mod, 9);
}

void tc_add_percent(char *out, size_t size, const char *word, int chance)
{
    int tenths = (chance + 500) / 1000;

    snprintf(out, size, "%s%d.%d %%", word, tenths / 10, tenths % 10);
}

void tc_hint_dice(const struct tc *t, struct hint *h, const char *label, int dice,
                  const char *clause)
{
    char value[16];

    snprintf(value, sizeof value, "%+d", dice);
    tc_hint_line(h, label, value, clause);
    tc_add_percent(h->needs, sizeof h->needs, "7 or more: ", tc_dice_chance(t, dice));
}

/* --- what both sides could spend on an attack --- */

/* might_spend: "You may spend up to 3 BLOOD   +3: 82.4 %". */
static void might_spend(struct hint *h, bool own, int count, const char *what, int chance,
                        const char *clause)
{
    char label[48], value[16];

    if (!count)
        return;
    snprintf(label, sizeof label, "%s may spend %d %s", own ? "You" : "The enemy", count, what);
    tc_add_percent(value, sizeof value, "", chance);
    tc_hint_line(h, label, value, clause);
}

static const char *wounds(const struct tc_model *m)
{
    return m->infection ? m->blood ? "BLOOD, INFECTION" : "INFECTION" : "BLOOD";
}

void tc_hint_spending(const struct tc *t, const struct tc_state *s, int model, int dice,
                      struct hint *h)
{
    const struct tc_model *m = &s->model[model];
    int marks = m->blood + m->infection;

    might_spend(h, true, m->blessing, "BLESSING", tc_dice_chance(t, dice + m->blessing), "TC-2.5");
    might_spend(h, false, marks, wounds(m), tc_dice_chance(t, dice - marks), "TC-2.2");
}

void tc_hint_injury_spending(const struct tc *t, const struct tc_state *s,
                             const struct tc_injury *i, const struct tc_sum *sum, struct hint *h)
{
    const struct tc_model *m = &s->model[i->victim];
    struct tc_purse own = tc_purse_on(t, s, i, i->roller);
    int marks = own.dice ? own.blood + own.infection : 0;
    char value[16];

    tc_add_percent(value, sizeof value, "", out_chance(t, i, sum->dice, sum->mod, false));
    tc_hint_line(h, "Out of Action, if it is hit", value, "TC-10.1");
    might_spend(h, true, marks, wounds(m), out_chance(t, i, sum->dice + marks, sum->mod, false),
                "TC-2.3");
    if (own.bath && own.blood + own.infection >= own.bath)
        might_spend(h, true, own.bath, "for a Bloodbath",
                    out_chance(t, i, sum->dice, sum->mod, true), "TC-2.8");
    might_spend(h, false, m->blessing, "BLESSING",
                out_chance(t, i, sum->dice - m->blessing, sum->mod, false), "TC-2.5");
}

int tc_hit_chance(const struct tc *t, const struct tc_state *s, const struct tc_attack *attack)
{
    struct tc_roll roll = { .model = attack->attacker, .roll_for = FOR_ATTACK };
    struct tc_attack aimed = *attack;
    struct tc_sum sum = { .dice = 0 };

    tc_attack_sum(t, s, &aimed, &sum);
    tc_success_sum(t, s, &roll, &sum);
    return tc_dice_chance(t, sum.dice);
}

int tc_out_chance(const struct tc *t, const struct tc_state *s, const struct tc_attack *attack,
                  int victim)
{
    struct tc_sum sum = { .injury = true };
    struct tc_injury injury;

    tc_attack_injury(t, s, attack, victim, &injury, &sum);
    sum = (struct tc_sum){ .injury = true }; /* they are in the injury now */
    tc_injury_sum(t, s, &injury, &sum);
    return out_chance(t, &injury, sum.dice, sum.mod, false);
}

/* --- a roll that waits for markers --- */

/* rest_line: what the parts above do not say: markers laid out before, options, what the order
 * itself brought along. */
static void rest_line(struct hint *h, int rest, const char *unit)
{
    char value[16];

    if (!rest)
        return;
    snprintf(value, sizeof value, "%+d%s", rest, unit);
    tc_hint_line(h, "Declared before", value, "TC-2.6");
}

static void success_items(const struct tc *t, const struct tc_state *s, struct hint *h)
{
    const struct frame *f = top_of(s);
    struct tc_roll roll = { .model = f->arg[0], .roll_for = tc_success_for(s) };
    struct tc_sum sum = { .hint = h };
    struct tc_attack attack = s->attack;
    char value[16];

    if ((roll.roll_for == FOR_ATTACK || roll.roll_for == FOR_SCATTER) && attack.shots)
        tc_attack_sum(t, s, &attack, &sum);
    tc_success_sum(t, s, &roll, &sum);
    rest_line(h, f->arg[1] - sum.dice, "");
    snprintf(value, sizeof value, "%+d", f->arg[1]);
    tc_hint_line(h, "DICE", value, "TC-1.2");
}

static void injury_items(const struct tc *t, const struct tc_state *s, const struct tc_injury *i,
                         struct hint *h)
{
    struct tc_sum sum = { .hint = h, .injury = true };
    struct tc_injury injury = *i;
    char value[16];

    injury.dice = injury.mod = 0;
    if (i->attack && i->attack == s->attack.id && s->attack.shots) {
        tc_attack_injury(t, s, &s->attack, i->victim, &injury, &sum);
        sum.dice = sum.mod = 0; /* they are in the injury now */
    }
    tc_injury_sum(t, s, &injury, &sum);
    rest_line(h, i->dice - sum.dice, " injury");
    rest_line(h, i->mod - sum.mod, " to injury");
    snprintf(value, sizeof value, "%+d, %+d", i->dice, i->mod);
    tc_hint_line(h, "INJURY DICE, modifier", value, "TC-10.1");
}

void tc_hint_spend(const struct tc *t, const struct tc_state *s, const struct action *a,
                   struct hint *h)
{
    const struct frame *f = top_of(s);
    const struct tc_injury *i = f->kind == F_INJURY ? &s->injury[s->injuries - 1] : NULL;
    bool spends = a->kind == DO_SPEND, bath = spends && a->arg[2];
    bool roller = f->seat == (i ? i->roller : f->arg[3]);
    int dice = spends ? a->arg[0] + a->arg[1] + a->arg[3] : 0, gain = roller ? dice : -dice;

    h->amount = dice + (bath ? tc_injury_purse(t, s).bath : 0);
    h->chance =
        i ? out_chance(t, i, i->dice + gain, i->mod, bath) : tc_dice_chance(t, f->arg[1] + gain);
    if (!roller)
        h->chance = 1000000 - h->chance;
    tc_add_percent(h->needs, sizeof h->needs,
                   i        ? roller ? "Out of Action: " : "not Out of Action: "
                   : roller ? "succeeds: "
                            : "fails: ",
                   h->chance);
    if (spends)
        return;
    if (i)
        injury_items(t, s, i, h);
    else
        success_items(t, s, h);
}
