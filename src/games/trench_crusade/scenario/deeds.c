/* deeds.c - Glorious Deeds: what the rules tell, heard by the deeds of the scenario (TCS-0.20,
 * 0.21). */
#include "games/trench_crusade/scenario/scenario.h"
#include "games/trench_crusade/tc_rules.h"

enum {
    BLOODLETTING,
    CAST_THEM_DOWN,
    HOLD_YOUR_GROUND,
    LORD_OF_WAR,
    RESIST_AND_BITE,
    SNIPER,
    SUICIDAL_BRAVERY,
    GATHER_KNOWLEDGE,
    DEED_KINDS
};

const char tc_deed_words[] = "bloodletting|cast-them-down|hold-your-ground|lord-of-war|"
                             "resist-and-bite|sniper|suicidal-bravery|gather-knowledge";

enum { SPECIMENS = 3 }; /* enemies whose fall beside a biologist teaches enough */

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

static void award(struct tc_play *p, int i, int side, int model)
{
    p->s->deed_taken[i] = (uint8_t)(side + 1);
    p->s->deed_model[i] = (uint8_t)(model + 1);
    tc_tell(p, SAW_DEED, EVENT_EFFECT,
            (int16_t[7]){ (int16_t)side, p->t->deed[i].kind, (int16_t)model });
}

static void take(struct tc_play *p, int i, const struct tc_event *e)
{
    int model = e->kind == HEARD_MORALE ? -1 : e->root; /* TCS-0.21 */
    int side = model < 0 ? e->target : side_of(model);

    if (side != NEUTRAL)
        award(p, i, side, model);
}

/* gathers: has this fighter the deed? */
static bool gathers(const struct tc_fighter *f)
{
    return f->first[AT_DEEDS] < f->first[AT_DEEDS + 1];
}

/* study: an enemy falls beside one who gathers knowledge, whoever felled him. */
static void study(struct tc_play *p, int i, const struct tc_event *e)
{
    struct tc_figure fallen = { { e->x, e->y, e->z }, p->t->fighter[e->model].base, 0 };

    for_models (m, tc_enemies(p->t, p->s, e->model)) {
        int side = side_of(m);

        if (side > NORTH || !gathers(&p->t->fighter[m]) ||
            !tc_within(fallen, tc_figure_of(p->t, p->s, m), TC_INCH))
            continue;
        if (++p->s->deed_count[side == SOUTH ? SOUTH : NORTH][i] == SPECIMENS)
            award(p, i, side, m);
        return;
    }
}

void tc_deeds_add(struct tc *t)
{
    for_models (m, t->there)
        if (gathers(&t->fighter[m]) && t->deeds < TC_DEEDS) {
            t->deed[t->deeds++] = (struct tc_deed){ GATHER_KNOWLEDGE, 1 };
            return;
        }
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
        if (p->t->deed[i].kind == GATHER_KNOWLEDGE) {
            if (e->kind == HEARD_OUT && !p->s->deed_taken[i])
                study(p, i, e);
        } else if (!p->s->deed_taken[i] && is_done(p->t, p->s, p->t->deed[i].kind, e))
            take(p, i, e);
    count(p, e);
}
