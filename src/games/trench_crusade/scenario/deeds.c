/* deeds.c - Glorious Deeds: what the rules tell, heard by the deeds of the scenario (TCS-0.20,
 * 0.21). */
#include "games/trench_crusade/tc_rules.h"

enum {
    BLOODLETTING,
    CAST_THEM_DOWN,
    HOLD_YOUR_GROUND,
    LORD_OF_WAR,
    RESIST_AND_BITE,
    SNIPER,
    SUICIDAL_BRAVERY,
    DEED_KINDS
};

const char tc_deed_words[] = "bloodletting|cast-them-down|hold-your-ground|lord-of-war|"
                             "resist-and-bite|sniper|suicidal-bravery";

/* is_enemy: of the model whose deed it is. */
static bool is_enemy(int model, int root)
{
    return model >= 0 && root >= 0 && side_of(root) != NEUTRAL && side_of(model) != side_of(root);
}

static bool by_attack(const struct tc_event *e)
{
    return e->direct >= 0 && (e->source == FROM_ATTACK || e->source == FROM_BLAST);
}

/* TCS-1.81 to 1.87. */
static bool is_done(const struct tc *t, const struct tc_state *s, int deed,
                    const struct tc_event *e)
{
    const int far_in_cover = 1 << MOD_LONG_RANGE | 1 << MOD_COVER;

    switch (deed) {
    case BLOODLETTING:
        return e->kind == HEARD_BLOOD && by_attack(e) && is_enemy(e->model, e->direct) &&
               e->before < TC_MOST_MARKS && e->after == TC_MOST_MARKS;
    case CAST_THEM_DOWN:
        return e->kind == HEARD_FALL && e->height >= TC_FALL && is_enemy(e->model, e->root);
    case HOLD_YOUR_GROUND: return e->kind == HEARD_MORALE && e->result;
    case LORD_OF_WAR:
        return e->kind == HEARD_OUT && by_attack(e) && e->flags & INJURY_MELEE &&
               is_enemy(e->model, e->direct) && s->model[e->direct].flags & HAS_KILLED;
    case RESIST_AND_BITE:
        return e->kind == HEARD_OUT && is_enemy(e->model, e->root) && is_down(s, e->root);
    case SNIPER:
        return e->kind == HEARD_OUT && e->source == FROM_ATTACK && e->flags & INJURY_RANGED &&
               is_enemy(e->model, e->direct) && t->fighter[e->model].keywords >> KW_ELITE & 1 &&
               (e->modifiers & far_in_cover) == far_in_cover;
    default: return e->kind == HEARD_CHARGE && e->result && e->models & (e->models - 1);
    }
}

static void take(struct tc_play *p, int i, const struct tc_event *e)
{
    int model = e->kind == HEARD_MORALE ? -1 : e->root; /* TCS-0.21 */
    int side = model < 0 ? e->target : side_of(model);

    if (side == NEUTRAL)
        return;
    p->s->deed_taken[i] = (uint8_t)(side + 1);
    p->s->deed_model[i] = (uint8_t)(model + 1);
    tc_tell(p, SAW_DEED, EVENT_EFFECT,
            (int16_t[7]){ (int16_t)side, p->t->deed[i].kind, (int16_t)model });
}

/* count: what one model did, for deeds and for its history. */
static void count(struct tc_play *p, const struct tc_event *e)
{
    if (e->kind != HEARD_OUT || !is_enemy(e->model, e->root))
        return;
    if (p->s->model[e->root].kills < 255)
        p->s->model[e->root].kills++;
    if (by_attack(e) && e->flags & INJURY_MELEE)
        p->s->model[e->direct].flags |= HAS_KILLED;
}

void tc_deeds_hear(struct tc_play *p, const struct tc_event *e)
{
    for (int i = 0; i < p->t->deeds; i++)
        if (!p->s->deed_taken[i] && is_done(p->t, p->s, p->t->deed[i].kind, e))
            take(p, i, e);
    count(p, e);
}
