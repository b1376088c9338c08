/* declare.c - what may be declared around a roll: markers, options; and single dice. */
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/roll/roll.h"
#include "games/trench_crusade/tc_rules.h"

/* --- markers (TC-2.2 to 2.11) --- */

/* TC-2.6: the player without the Initiative declares first. */
int tc_spender(const struct tc_state *s, int order)
{
    int with = s->initiative == NORTH ? NORTH : SOUTH;

    return order ? with : other_side(with);
}

static struct action spend(int blood, int infection, int bath, int blessing)
{
    return (struct action){
        DO_SPEND, { (int16_t)blood, (int16_t)infection, (int16_t)bath, (int16_t)blessing }
    };
}

bool tc_purse_empty(const struct tc_purse *purse)
{
    bool dice = purse->dice && purse->blood + (purse->sealed ? 0 : purse->infection) > 0;
    bool bath = purse->bath && purse->blood + purse->infection >= purse->bath;

    return !dice && !bath && !purse->blessing;
}

/* after_bath: what is left when so many INFECTION are in the price of a Bloodbath and BLOOD is the
 * rest (TC-2.8, 2.10). False: that cannot be paid. */
static bool after_bath(const struct tc_purse *purse, int paid, int *blood, int *infection)
{
    *blood = purse->blood - (purse->bath - paid);
    *infection = purse->infection - paid;
    return purse->bath && paid >= 0 && paid <= purse->bath && *blood >= 0 && *infection >= 0;
}

int tc_purse_least(const struct tc_purse *purse)
{
    return purse->bath > purse->blood ? purse->bath - purse->blood : 0;
}

/* list_dice: `bath` is 0, or 1 and the INFECTION in its price. */
static void list_dice(int bath, int blood, int infection, struct tc_menu *m)
{
    for (int i = 0; i <= infection; i++)
        for (int b = 0; b <= blood; b++)
            if (b + i + bath > 0)
                tc_offer(m, spend(b, i, bath, 0));
}

void tc_purse_list(const struct tc_purse *purse, struct tc_menu *m)
{
    int blood, infection;

    tc_offer(m, (struct action){ .kind = DO_KEEP });
    for (int n = 1; n <= purse->blessing; n++)
        tc_offer(m, spend(0, 0, 0, n));
    if (purse->dice)
        list_dice(0, purse->blood, purse->sealed ? 0 : purse->infection, m);
    for (int paid = tc_purse_least(purse); after_bath(purse, paid, &blood, &infection); paid++)
        list_dice(1 + paid, purse->dice ? blood : 0, purse->dice && !purse->sealed ? infection : 0,
                  m);
}

int tc_purse_check(const struct tc_purse *purse, const struct action *a, struct refusal *why)
{
    int blood = purse->dice ? purse->blood : 0, infection = purse->dice ? purse->infection : 0;
    bool fits = a->arg[0] >= 0 && a->arg[1] >= 0 && a->arg[3] >= 0 && !a->arg[4] && !a->arg[5] &&
                !a->arg[6] && a->arg[2] >= 0;

    if (a->kind == DO_KEEP)
        return fits && !(a->arg[0] | a->arg[1] | a->arg[2] | a->arg[3])
                   ? 0
                   : refuse(why, "TC-2.2", "keep takes no number");
    if (a->kind != DO_SPEND || !fits)
        return refuse(why, "TC-2.2", "spend markers, or keep them");
    if (a->arg[2]) {
        if (!after_bath(purse, a->arg[2] - 1, &blood, &infection))
            return refuse(why, "TC-2.8", "there are not enough markers for a Bloodbath");
        if (!purse->dice)
            blood = infection = 0;
    }
    if (purse->sealed)
        infection = 0;
    if (a->arg[0] > blood || a->arg[1] > infection)
        return refuse(why, purse->dice ? "TC-2.2" : "TC-2.11",
                      "it does not have that many markers to spend");
    if (a->arg[3] > purse->blessing)
        return refuse(why, "TC-2.5", "it does not have that many BLESSING MARKERS");
    if (!(a->arg[0] | a->arg[1] | a->arg[2] | a->arg[3]))
        return refuse(why, "TC-2.2", "to spend nothing, choose keep");
    return 0;
}

int tc_purse_spend(struct tc_play *p, const struct tc_purse *purse, int model,
                   const struct action *a)
{
    struct tc_model *m = &p->s->model[model];
    int blood = purse->blood, infection = purse->infection;

    if (a->kind == DO_KEEP)
        return 0;
    if (a->arg[2])
        after_bath(purse, a->arg[2] - 1, &blood, &infection);
    m->blood = (uint8_t)(m->blood - (purse->blood - blood) - a->arg[0]);
    m->infection = (uint8_t)(m->infection - (purse->infection - infection) - a->arg[1]);
    m->blessing = (uint8_t)(m->blessing - a->arg[3]);
    tc_tell(p, SAW_SPENT, 0,
            (int16_t[7]){ (int16_t)purse->seat, (int16_t)model, (int16_t)(a->arg[0] + a->arg[1]),
                          (int16_t)(a->arg[2] > 0), a->arg[3] });
    return a->arg[0] + a->arg[1] + a->arg[3];
}

/* --- options --- */

/* F_OPTION: model, effect; of a deed the model it is done to + 1. */
void tc_option(struct tc_play *p, int model, int effect)
{
    tc_call(p, F_OPTION, model, effect, 0, 0);
}

void tc_offer_deed(struct tc_play *p, int model, int effect, int target)
{
    tc_call(p, F_OPTION, model, effect, target + 1, 0);
}

void tc_option_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m)
{
    (void)t;
    tc_offer(m, (struct action){ DO_USE, { top_of(s)->arg[1] } });
    tc_offer(m, (struct action){ .kind = DO_SKIP });
}

void tc_option_apply(struct tc_play *p, const struct action *a)
{
    int model = top_of(p->s)->arg[0], effect = top_of(p->s)->arg[1];
    int target = top_of(p->s)->arg[2] - 1;
    bool deed = p->t->fighter[model].effect[effect].may;

    if (a->kind == DO_USE) {
        tc_use(p, model, effect);
        tc_tell(p, SAW_USED, 0,
                (int16_t[7]){ (int16_t)model, p->t->fighter[model].effect[effect].source });
    }
    const struct tc_effect *e = &p->t->fighter[model].effect[effect];
    tc_end_frame(p, a->kind == DO_USE);
    if (a->kind == DO_USE && deed)
        tc_effect_do(p, model, effect, target);
    if (a->kind == DO_USE && tc_price(e))
        tc_pay(p, model, tc_price(e), tc_currency(e)); /* which answers 1 too */
}

bool tc_option_run(struct tc_play *p)
{
    int model = top_of(p->s)->arg[0];
    const struct tc_effect *e = &p->t->fighter[model].effect[top_of(p->s)->arg[1]];

    if (p->s->quiet || (e->may && tc_is_used(p->s, model, e)))
        return tc_end_frame(p, 0);
    return tc_wait(p, tc_controller(p->s, top_of(p->s)->arg[0]));
}

/* --- single dice --- */

/* F_DIE: what for, model, how many dice of which the best counts (0: one). */
void tc_die(struct tc_play *p, int die_for, int model)
{
    tc_call(p, F_DIE, die_for, model, 0, 0);
}

void tc_best_die(struct tc_play *p, int die_for, int model, int dice)
{
    tc_call(p, F_DIE, die_for, model, dice, 0);
}

/* TC-1.11: a roll-off. */
static bool is_roll_off(int die_for)
{
    return die_for == DIE_INITIATIVE || die_for == DIE_ZONE || die_for == DIE_DEPLOY ||
           die_for == DIE_TASK;
}

struct dice tc_die_dice(const struct tc *t, const struct tc_state *s)
{
    int best = top_of(s)->arg[2];

    (void)t;
    return (struct dice){ (uint8_t)(is_roll_off(top_of(s)->arg[0]) ? 2 : best > 1 ? best : 1), 6 };
}

enum { SOUTH_WINS, NORTH_WINS, TIE };

/* What faces mean: a roll-off's winner; the half of the die for a D3 and for friend or foe. */
static int die_meaning(int die_for, int first, int second)
{
    if (is_roll_off(die_for))
        return first > second ? SOUTH_WINS : first < second ? NORTH_WINS : TIE;
    switch (die_for) {
    case DIE_PUSH_D3:
    case DIE_REINFORCE:
    case DIE_CURE:
    case DIE_CHARGE_D3:
    case DIE_EVADE: return (first + 1) / 2; /* TC-1.1 */
    case DIE_ASTRAY: return first > 3;      /* TC-8.5 */
    case DIE_LENGTH: return first > 2;      /* TCS-0.11 */
    default: return first;
    }
}

unsigned tc_die_read(const struct tc *t, const struct tc_state *s, const uint8_t *faces,
                     struct action *out)
{
    int die_for = top_of(s)->arg[0], first = faces[0];
    bool two = is_roll_off(die_for);

    for (int i = 1; i < tc_die_dice(t, s).count && !two; i++)
        first = faces[i] > first ? faces[i] : first;
    *out = (struct action){ DO_ROLL, { (int16_t)die_meaning(die_for, first, two ? faces[1] : 0) } };
    return DICE_ALL;
}

/* least_power: throws of so many dice that show nothing above a face. */
static uint64_t least_power(int face, int dice)
{
    uint64_t ways = 1;

    for (int i = 0; i < dice; i++)
        ways *= (uint64_t)face;
    return ways;
}

int tc_die_chance(const struct tc *t, const struct tc_state *s, struct outcome *out)
{
    int die_for = top_of(s)->arg[0], two = is_roll_off(die_for), n = 0;
    int dice = two ? 1 : tc_die_dice(t, s).count;
    uint64_t weight[7] = { 0 };

    for (int first = 1; first <= 6; first++)
        for (int second = 1; second <= (two ? 6 : 1); second++)
            weight[die_meaning(die_for, first, second)] +=
                least_power(first, dice) - least_power(first - 1, dice);
    for (int i = 0; i < 7; i++)
        if (weight[i])
            out[n++] = (struct outcome){ { DO_ROLL, { (int16_t)i } }, weight[i] };
    return n;
}

void tc_die_apply(struct tc_play *p, const struct action *a)
{
    if (is_roll_off(top_of(p->s)->arg[0]) && a->arg[0] == TIE)
        return; /* thrown again (TC-1.11) */
    tc_end_frame(p, a->arg[0]);
}

bool tc_die_run(struct tc_play *p)
{
    return tc_wait(p, SEAT_CHANCE);
}
