/* hunger.c - Eternal Appetence: what the hunger of a warband is for this Turn, and what it makes of its
 * models that are full of INFECTION (TC-16.7). */
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/tc_rules.h"
#include "games/trench_crusade/turn/turn.h"

enum { NEAR_INCHES = 8, PRICE = 2, MOST_DRIVEN = 4 };

void tc_hunger(struct tc_play *p, int model, int which)
{
    p->s->model[model].element = (uint8_t)which;
    if (which != HUNGER_MASTICATES && which != HUNGER_WRETCHES)
        return;
    for_models (
        m, tc_all_near(p->t, p->s, model, tc_friends(p->t, p->s, model), NEAR_INCHES * TC_INCH))
        tc_add_mark(p, m, MARK_INFECTION, 1);
}

uint64_t tc_hunger_prey(const struct tc *t, const struct tc_state *s, int model)
{
    uint64_t prey = 0;

    for_models (m, tc_engaged(t, s, model))
        if (!tc_has_keyword(t, s, m, KW_ARTIFICIAL) && !tc_has_keyword(t, s, m, KW_DEMONIC))
            prey |= model_bit(m);
    return prey;
}

void tc_hunger_feeds(struct tc_play *p, int model, int prey)
{
    tc_add_mark(p, model, MARK_INFECTION, -PRICE);
    tc_add_mark(p, prey, MARK_INFECTION, PRICE);
}

void tc_hunger_drives(struct tc_play *p, int model)
{
    int half = tc_movement(p->t, p->s, model) / 2;

    tc_add_mark(p, model, MARK_INFECTION, -PRICE);
    tc_rally_one(p, model, half < MOST_DRIVEN * TC_INCH ? half : MOST_DRIVEN * TC_INCH);
}
