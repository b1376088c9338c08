/* test_vv_steps.c - Valor & Victory lists steps, advances and set-up hexes by short cuts: sets of
 * directions and of hexes made when the scenario is loaded. Along random games of every scenario
 * the lists must hold exactly what the closer look of the rules allows. */
#include "unit.h"

#include <stdlib.h>
#include <string.h>

#include "core/content.h"
#include "core/scenario.h"
#include "games/valor_and_victory/vv_rules.h"

enum { GAMES = 3 };

/* What is listed at a decision. */
struct list {
    int count;
    struct action action[16384];
};

static bool listed(const struct list *l, int kind, int a, int b)
{
    for (int i = 0; i < l->count; i++)
        if (l->action[i].kind == kind && l->action[i].arg[0] == a && l->action[i].arg[1] == b)
            return true;
    return false;
}

static void compare_steps(const struct vv *v, const struct vv_state *s, const struct list *l)
{
    struct vv_march w;

    vv_march_of(v, s, &s->move, &w);
    for (int dir = 0; dir < 6 && !w.entering; dir++)
        if (v->next[w.hex][dir] != VV_NONE)
            assert_int_equal(listed(l, DO_STEP, v->next[w.hex][dir], 0),
                             !vv_step_refused(v, s, &w, dir));
    for (int hex = 0; hex < v->hexes && w.entering; hex++)
        for (int facing = -1; facing < 6; facing++)
            assert_int_equal(listed(l, DO_ENTER, hex, facing),
                             !vv_enter_refused(v, s, &w, hex, facing));
}

static void compare_advances(const struct vv *v, const struct vv_state *s, const struct list *l)
{
    for_units (u, s->here[s->active]) {
        for (int dir = 0; dir < 6; dir++) {
            int to = v->next[s->unit[u].hex][dir];

            if (to != VV_NONE)
                assert_int_equal(listed(l, DO_ADVANCE, u, to), !vv_advance_refused(v, s, u, to));
        }
    }
}

/* A bunker that must be occupied may narrow the choice. */
static void compare_places(const struct vv *v, const struct vv_state *s, const struct list *l)
{
    const struct vv_stock *item = vv_setup_item(v, s);

    if (item->kind != VV_PLACE_UNIT)
        return;
    for (int hex = 0; hex < v->hexes; hex++) {
        bool may = !vv_place_refused(v, s, item->unit, hex);

        if (listed(l, DO_PLACE, item->unit, hex))
            assert_true(may);
        else
            assert_true(!may || hexes_any(&s->bunkers));
    }
}

static void compare(const struct vv *v, const struct vv_state *s, const struct list *l)
{
    int kind = top_of(s)->kind;

    if (kind == F_STEP)
        compare_steps(v, s, l);
    else if (kind == F_PHASE && s->phase == VV_ADVANCE)
        compare_advances(v, s, l);
    else if (kind == F_PHASE && s->phase == VV_SETUP)
        compare_places(v, s, l);
}

static void play(struct rules r, struct rng *rng)
{
    static struct vv_state s;
    static struct list l;
    uint8_t faces[DICE_MAX];
    struct action roll;
    int mover;

    rules_start(r, &s);
    while ((mover = rules_to_move(r, &s)) != SEAT_NONE) {
        if (mover == SEAT_CHANCE) {
            rules_roll(r, &s, rng, faces, &roll);
            rules_apply(r, &s, &roll, NULL);
            continue;
        }
        l.count = rules_legal(r, &s, l.action);
        compare((const struct vv *)r.scn, &s, &l);
        rules_apply(r, &s, &l.action[rng_below(rng, (uint32_t)l.count)], NULL);
    }
}

static void test_every_scenario(void **unused)
{
    char names[SCENARIOS_MAX][40];
    int count = scenario_names(&game_valor_and_victory, &embedded_content, names);
    struct error err;

    (void)unused;
    for (int i = 0; i < count; i++) {
        struct scenario *scn = scenario_load(&game_valor_and_victory, &embedded_content, names[i],
                                             NULL, 0, NULL, &err);
        struct rng rng;

        assert_non_null(scn);
        rng_seed(&rng, 7, (uint64_t)i);
        for (int game = 0; game < GAMES; game++)
            play((struct rules){ &game_valor_and_victory, scn }, &rng);
        scenario_free(scn);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_scenario),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
