/* tumble.c - falls (TC-7.9 to 7.16), F_DIVE and F_JUMPSIDE: what is asked around them. */
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/move/move.h"
#include "games/trench_crusade/roll/roll.h"
#include "games/trench_crusade/tc_rules.h"

void tc_land(struct tc_play *p, int model, int height, int root)
{
    const struct tc_model *m = &p->s->model[model];

    tc_tell(p, SAW_FALL, 0, (int16_t[7]){ (int16_t)model, (int16_t)height });
    tc_hear(p, &(struct tc_event){ .kind = HEARD_FALL,
                                   .model = (int8_t)model,
                                   .target = -1,
                                   .root = (int8_t)root,
                                   .direct = -1,
                                   .source = FROM_FALL,
                                   .height = (int16_t)height,
                                   .x = m->x,
                                   .y = m->y,
                                   .z = m->z });
    struct tc_ask ask = { .model = model, .target = -1 };
    if (height < TC_FALL || tc_has_keyword(p->t, p->s, model, KW_FLYING) || /* TC-7.10, 7.13 */
        tc_effects_has(p->t, p->s, AT_FALL, DOES_FORBID, 0, &ask, NULL))
        return;
    tc_injure(p, &(struct tc_injury){ .victim = (uint8_t)model,
                                      .source = FROM_FALL,
                                      .root = (int8_t)root,
                                      .by = -1,
                                      .height = (uint8_t)(height / TC_INCH) });
}

void tc_tumble(struct tc_play *p, int model, struct tc_spot from, int root)
{
    struct tc_field field;
    int height;

    tc_field_make(&field, p->t, p->s);
    struct tc_mover m = tc_mover_of(&field, model, 0);
    tc_move_to(p, model, tc_fall(&m, from, &height));
    p->s->model[model].flags |= HAS_MOVED; /* TC-13.76 */
    tc_land(p, model, height, root);
}

/* --- F_DIVE: its first number is the charger (TC-7.14) --- */

void tc_dive_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m)
{
    (void)t;
    (void)s;
    tc_offer(m, (struct action){ .kind = DO_DIVE });
    tc_offer(m, (struct action){ .kind = DO_SKIP });
}

void tc_dive_apply(struct tc_play *p, const struct action *a)
{
    tc_end_frame(p, a->kind == DO_DIVE);
}

bool tc_dive_run(struct tc_play *p)
{
    return tc_wait(p, tc_controller(p->s, top_of(p->s)->arg[0]));
}

/* --- F_JUMPSIDE: its first number is the jumper (TC-7.8) --- */

void tc_jumpside_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m)
{
    (void)t;
    (void)s;
    tc_offer(m, (struct action){ DO_JUMPSIDE, { 0 } });
    tc_offer(m, (struct action){ DO_JUMPSIDE, { 1 } });
}

void tc_jumpside_apply(struct tc_play *p, const struct action *a)
{
    tc_end_frame(p, a->arg[0]);
}

bool tc_jumpside_run(struct tc_play *p)
{
    return tc_wait(p, other_side(tc_controller(p->s, top_of(p->s)->arg[0])));
}
