/* injury_sum.c - what an Injury Roll adds up to (TC-10.2 to 10.4), and what may be spent on it (TC-2.8). The
 * rolls and the odds card both ask here. */
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/roll/roll.h"
#include "games/trench_crusade/tc_rules.h"

struct tc_ask tc_injury_ask(const struct tc *t, const struct tc_injury *i)
{
    struct tc_ask ask = { .model = i->victim,
                          .target = i->by,
                          .injury = i->flags | (i->taken ? INJURY_BRACED : 0) };

    if (i->by >= 0 && i->weapon) {
        const struct tc_weapon *w = &t->fighter[i->by].weapon[i->weapon - 1];

        ask.keywords = w->keywords;
        ask.item = w->item + 1;
    }
    return ask;
}

struct tc_ask tc_injury_ask_by(const struct tc *t, const struct tc_injury *i)
{
    struct tc_ask ask = tc_injury_ask(t, i);

    ask.model = i->by;
    ask.target = i->victim;
    ask.weapon = i->weapon;
    return ask;
}

/* --- its sum --- */

/* TC-10.3: armour, and what ignores it. */
static void sum_armour(const struct tc *t, const struct tc_state *s, const struct tc_injury *i,
                       const struct tc_ask *ask, struct tc_sum *sum)
{
    const struct tc_fighter *f = &t->fighter[i->victim];
    int armour = f->armour < -3 ? -3 : f->armour, more = 0, before = armour;

    if (s->model[i->victim].flags & IS_BROKEN)
        armour = before = 0;
    else if (i->flags & INJURY_IGNORES_ARMOUR)
        armour = f->impervious < -3 ? -3 : f->impervious;
    else if (i->flags & INJURY_PIERCES && armour < 0 && armour < f->impervious)
        armour++;
    if (armour != before && sum->hint)
        tc_sum_note(sum, "Armour that does not count", armour - before,
                    i->flags & INJURY_IGNORES_ARMOUR ? "TC-12.30" : "TC-12.5");
    tc_effects_has(t, s, AT_ARMOUR, DOES_ARMOUR, 0, ask, &more);
    tc_sum_mod(sum, armour, "Armour", "TC-10.3");
    tc_sum_mod(sum, more, "Protection", "TC-10.3");
}

void tc_injury_sum(const struct tc *t, const struct tc_state *s, const struct tc_injury *i,
                   struct tc_sum *sum)
{
    struct tc_ask ask = tc_injury_ask(t, i);

    sum->injury = true;
    sum->dice += i->dice;
    sum->mod += i->mod;
    sum->worse = i->mod < 0 ? i->mod : 0;
    if (is_down(s, i->victim) && (i->flags & INJURY_MELEE))
        tc_sum_dice(sum, 1, "Target Down", "TC-10.9");
    if (i->source == FROM_FALL)
        tc_sum_dice(sum, i->height / 3, "Fall", "TC-7.10");
    tc_effects_sum(t, s, AT_INJURY_FOR, &ask, sum);
    sum_armour(t, s, i, &ask, sum);
    if (sum->worse < -3) /* all that is negative together */
        tc_sum_mod(sum, -3 - sum->worse, "No worse than -3", "TC-10.3");
}

int tc_injury_of(int total)
{
    return total >= 9   ? INJURY_OUT
           : total >= 7 ? INJURY_DOWN
           : total >= 2 ? INJURY_MINOR
                        : INJURY_NONE;
}

/* --- what may be spent on it --- */

/* TC-2.8: six BLOOD for a Bloodbath, three when the victim is Down; rules of either may change it
 * (TC-2.11). */
static int bath_price(const struct tc *t, const struct tc_state *s, const struct tc_injury *i)
{
    struct tc_ask ask = tc_injury_ask(t, i);
    int price = is_down(s, i->victim) ? 3 : 6, change = 0, most = price;

    if (tc_effects_has(t, s, AT_SPEND_FOR, DOES_PRICE, 0, &ask, &change))
        price += change;
    if (i->by >= 0) {
        ask = tc_injury_ask_by(t, i);
        if (tc_effects_has(t, s, AT_SPEND_BY, DOES_MOST, 0, &ask, &most) && price > most)
            price = most;
        if (tc_effects_has(t, s, AT_SPEND_BY, DOES_PRICE, 0, &ask, &change))
            price += change;
    }
    return price < 1 ? 1 : price;
}

struct tc_purse tc_purse_on(const struct tc *t, const struct tc_state *s, const struct tc_injury *i,
                            int seat)
{
    const struct tc_model *m = &s->model[i->victim];
    struct tc_ask ask = tc_injury_ask(t, i);
    struct tc_purse purse = { .seat = seat };

    if (purse.seat != i->roller) {
        purse.blessing = side_of(i->victim) == purse.seat ? m->blessing : 0; /* TC-2.5 */
        return purse;
    }
    purse.blood = m->blood; /* TC-2.3, 2.10 */
    purse.infection = m->infection;
    purse.bath = bath_price(t, s, i);
    purse.dice =
        !tc_effects_has(t, s, AT_SPEND_FOR, DOES_BAN, MARK_BLOOD, &ask, NULL); /* TC-2.11 */
    purse.sealed = tc_effects_has(t, s, AT_SPEND_FOR, DOES_BAN, MARK_INFECTION, &ask, NULL);
    return purse;
}
