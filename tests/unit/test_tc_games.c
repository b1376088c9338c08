/* test_tc_games.c - Trench Crusade: random games, watched after every action. The position is sound;
 * nobody stands where nothing brought him, further on than his movement takes him, or beside an enemy
 * he did not charge; points are those that were told; standing orders answer what they say they
 * answer. */
#include "unit.h"

#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "core/standing.h"
#include "games/games.h"
#include "games/trench_crusade/move/move.h"
#include "games/trench_crusade/tc_rules.h"

/* Close quarters, with everything that moves somebody: roofs, wire, pushes, dives, evades. */
static const char brawl[] = "piece 1 ruin-a at 8,9\n"
                            "piece 2 wire6 at 20,12\n"
                            "piece 3 box 6 x 5 x 4 at 20,18 turn 0 stand climb\n"
                            "piece 4 trench-s8 at 6,20\n"
                            "piece 5 box 6 x 3 x 3 at 13,15 turn 0 stand climb\n"
                            "kit heavy-bore TC-5.21 \"Heavy Bore Ammunition\" ammunition\n"
                            "at hurt-by push 3\n"
                            "kit ram TC-5.21 \"Ram\" 1-handed melee cleave 2\n"
                            "at hurt-by push d6\n"
                            "kit lucky TC-15.4 \"Lucky Charm\" ability regenerate 1\n"
                            "at rolled reroll once-a-turn\n"
                            "at injury-declare injury-dice 1 once-an-activation\n"
                            "fighter s1 REG plus heavy-bore frag-grenades\n"
                            "fighter s2 BRU plus ram\n"
                            "fighter s3 SKI plus lucky satchel-charge\n"
                            "fighter s4 FLY plus blessed-icon\n"
                            "fireteam s1 s3\n"
                            "fighter n1 REG plus heavy-bore medi-kit\n"
                            "fighter n2 VET plus ram lucky\n"
                            "fighter n3 SKI plus unholy-trinket\n"
                            "fighter n4 HVY plus martyrdom-pills\n";

static const char drawn[] = "turn 1 acting south\n"
                            "s1 at 18,16.5^3\ns2 at 16,14\ns3 at 12,14\ns4 at 22,16\n"
                            "n1 at 22,20^4\nn2 at 17,20\nn3 at 17,22.4\nn4 at 26,16\n";

/* The fallen at close quarters: orders to others, moves out of turn, zones, who swallows whom. */
static const char fallen[] =
    "piece 1 ruin-a at 8,9\n"
    "piece 2 wire6 at 20,12\n"
    "piece 3 box 6 x 5 x 4 at 20,18 turn 0 stand climb\n"
    "fighter s1 BRU plus cadre-of-flesh mothers-call bereaved hegemons-will\n"
    "fighter s2 REG only bolt-action-rifle trench-club plus ravenous-infection cadre-ravenous "
    "bereaved pack\n"
    "fighter s3 REG plus cadre-ravenous pack bereaved\n"
    "fighter s4 REG only black-spot-rifle trench-club\n"
    "fighter n1 REG plus yoke slavemaster\n"
    "fighter n2 BRU plus yoke\n"
    "fighter n3 SKI plus yoke\n"
    "fighter n4 REG plus yoke\n";

static const char hunting[] = "turn 1 acting south\n"
                              "s1 at 16,14 infection 3\ns2 at 12,14 blood 1\ns3 at 18,16\n"
                              "s4 at 13,10\n"
                              "n1 at 17,20 infection 2\nn2 at 16,16 infection 1\nn3 at 17,23\n"
                              "n4 at 26,16 blood 2\n";

/* Strange trades: what the other two have not, mostly asked for in the middle of something else. */
static const char strange[] =
    "piece 1 box 4 x 0.5 x 1 at 12,16 turn 0 stand\n"
    "piece 2 wire6 at 20,12\n"
    "fighter s1 BRU plus cadre-of-flesh foetid-palanquin frag-grenades\n"
    "fighter s2 REG only vomitus vile-ferment pummeling-blows\n"
    "fighter s3 REG plus cadre-ravenous hide butcher-king dormant-hunger\n"
    "fighter s4 VET only sword pistol automatic-pistol gunslinger tartarus-claws\n"
    "fighter s5 REG plus left-hand-path ammunition-sacrament faithful-followers parasite-grenades\n"
    "fighter s6 REG only vivisector additional-arm bolt-action-rifle unending-starvation\n"
    "fighter n1 REG plus eye-of-god frag-grenades\n"
    "fighter n2 REG plus battlefield-vivisection machine-armour daemonium-meridianum "
    "devour-the-guilty purge\n"
    "fighter n3 SKI plus eye-of-god frag-grenades call-of-the-flesh\n"
    "fighter n4 REG only vivisector tartarus-claws grasping-maw dormant-hunger cadre-ravenous\n";

static const char crowded[] = "turn 1 acting south\n"
                              "s1 at 16,13 infection 3\ns2 at 12,14 infection 6\ns3 at 18,14\n"
                              "s4 at 13,10\ns5 at 14.5,10\ns6 at 20,16\n"
                              "n1 at 17,20 infection 2\nn2 at 16,18 infection 1\nn3 at 12.5,19\n"
                              "n4 at 22,16 blood 2\n";

/* What is known of a game so far. */
struct watch {
    struct rules r;
    struct tc_state s;
    struct events events;
    struct tc_spot start[TC_PATHS]; /* of each path under way */
    bool plain[TC_PATHS];           /* nothing but walking so far */
    int points[2];
    int pushes, slides, reactions, orders;
};

static bool told(const struct watch *w, int saw, int model)
{
    for (int i = 0; i < w->events.count; i++)
        if (w->events.at[i].kind == saw && (model < 0 || w->events.at[i].arg[0] == model))
            return true;
    return false;
}

static int apart(struct tc_spot a, struct tc_spot b)
{
    return plane_length(tc_plan(a), tc_plan(b));
}

/* was_moving: a path, a charge with its slide, a push of this model was under way. */
static bool was_moving(const struct tc_state *s, int model)
{
    for (int i = 0; i < s->stack.depth; i++) {
        const struct frame *f = &s->stack.frame[i];

        if ((f->kind == F_PATH || f->kind == F_CHARGE || f->kind == F_FORCED) && f->arg[0] == model)
            return true;
    }
    return false;
}

/* check_places: who is somewhere else than before was deployed, moved, pushed, or fell. */
static void check_places(const struct watch *w, const struct tc_state *before)
{
    for (int m = 0; m < TC_MODELS; m++) {
        struct tc_spot from = tc_spot_of(before, m), to = tc_spot_of(&w->s, m);

        if (memcmp(&from, &to, sizeof from) == 0)
            continue;
        assert_true(told(w, SAW_DEPLOYED, m) || told(w, SAW_MOVED, m) || told(w, SAW_PUSHED, m) ||
                    told(w, SAW_FALL, m) || told(w, SAW_FREED, m) || was_moving(before, m) ||
                    was_moving(&w->s, m));
    }
}

/* check_paths: a mover is never further from where he set out than his allowance; where he climbs,
 * jumps or falls, bases are put down at the nearest place to stand, within a few inches. */
static void check_paths(struct watch *w, const struct tc_state *before)
{
    for (int i = 0; i < before->paths; i++) {
        const struct tc_path *p = &before->path[i];

        if (told(w, SAW_DEPLOYED, p->mover)) /* set up somewhere else on its way */
            w->start[i] = tc_spot_of(&w->s, p->mover);
        int far = apart(w->start[i], tc_spot_of(&w->s, p->mover));

        for (int k = 0; k < p->legs; k++)
            w->plain[i] &= p->leg[k].kind == LEG_GO;
        w->plain[i] &= !told(w, SAW_FALL, p->mover);
        assert_true(far <= p->allowance + (w->plain[i] ? 0 : 4 * TC_INCH));
    }
    for (int i = 0; i < w->s.paths; i++) {
        if (i < before->paths && w->s.path[i].mover == before->path[i].mover &&
            w->s.path[i].kind == before->path[i].kind)
            continue; /* not another one that took its place: a Charge after an evade */
        w->start[i] = tc_spot_of(before, w->s.path[i].mover);
        w->plain[i] = true;
        assert_true(w->s.path[i].allowance <= TC_CHARGE);
    }
}

/* was_charging: a Charge of this model was under way. */
static bool was_charging(const struct tc_state *s, int model)
{
    for (int i = 0; i < s->stack.depth; i++)
        if (s->stack.frame[i].kind == F_CHARGE && s->stack.frame[i].arg[0] == model)
            return true;
    return false;
}

/* was_lunging: over one it has felled. */
static bool was_lunging(const struct tc_state *s, int model)
{
    return s->paths && s->path[s->paths - 1].mover == model &&
           s->path[s->paths - 1].kind == PATH_LUNGE;
}

/* check_distance: who moved, and did not charge, lunge or fall, has come within 1" of nobody new. */
static void check_distance(const struct watch *w, const struct tc_state *before)
{
    const struct tc *t = tc_of(w->r.scn);

    for (int m = 0; m < TC_MODELS; m++) {
        if (!told(w, SAW_MOVED, m) || told(w, SAW_CHARGES, m) || told(w, SAW_FALL, m) ||
            was_charging(before, m) || was_lunging(before, m) || !is_on_table(&w->s, m))
            continue;
        assert_true((tc_engaged(t, &w->s, m) & ~tc_engaged(t, before, m)) == 0);
    }
}

/* check_text: a position reads back as it was written. */
static void check_text(const struct watch *w)
{
    static char room[1 << 15];
    struct text out = text_fixed(room, sizeof room);
    struct tc_state again;
    struct error err;
    struct data d;

    rules_write(w->r, &w->s, &out);
    data_open(&d, "written", room, strlen(room));
    if (rules_read(w->r, &d, &again, &err))
        fail_msg("%s\n%s", err.text, room);
    if (memcmp(&again, &w->s, sizeof again) != 0)
        fail_msg("it reads back as something else:\n%s", room);
}

/* check_points: what was told is what is there. */
static void check_points(struct watch *w)
{
    for (int i = 0; i < w->events.count; i++) {
        const struct event *e = &w->events.at[i];

        if (e->kind == SAW_SCORED)
            w->points[e->arg[0]] += e->arg[1];
    }
    for (int side = SOUTH; side <= NORTH; side++)
        assert_int_equal(w->s.side[side].points, w->points[side]);
}

/* check_orders: "hold" answers each reaction; nothing else is answered. */
static void check_orders(struct watch *w, int mover)
{
    static const int kinds[] = { F_EVADE, F_RETORT };
    const struct standing hold = { .kind = STANDING_HOLD };
    struct action a;
    bool answers = standing_answer(w->r, &w->s, mover, hold, &a);

    for (int i = 0; i < 2; i++)
        if (top_of(&w->s)->kind == kinds[i]) {
            assert_true(answers);
            assert_int_equal(verb_of(&a), DO_SKIP);
            w->reactions++;
        }
    if (top_of(&w->s)->kind == F_ACT || top_of(&w->s)->kind == F_PATH)
        assert_false(answers);
    if (top_of(&w->s)->kind == F_OPTION && answers) { /* the Talisman: used, as everybody would */
        assert_int_equal(verb_of(&a), DO_USE);
        w->reactions++;
    }
}

/* choose: an action of the list, rather one that does something. */
static void choose(struct watch *w, struct rng *rng, struct action *out)
{
    static struct action list[TC_LEGAL];
    int count = rules_legal(w->r, &w->s, list);

    for (int tries = 0; tries < 3; tries++) {
        *out = list[rng_below(rng, (uint32_t)count)];
        if (verb_of(out) != DO_END && verb_of(out) != DO_STOP && verb_of(out) != DO_MOVE)
            return;
    }
}

/* any_leg: to some place around; where that is a drop, just to where it lands. */
static struct tc_leg any_leg(const struct tc_mover *m, struct tc_spot from, struct rng *rng)
{
    struct point to = { from.x - 6 * TC_INCH + (int32_t)rng_below(rng, 12 * TC_INCH),
                        from.y - 6 * TC_INCH + (int32_t)rng_below(rng, 12 * TC_INCH) };
    struct tc_stride s;

    if (tc_walk(m, from, to, &s, NULL) == TC_FREE && s.kind == TC_DROPS)
        to = tc_plan(s.land);
    return (struct tc_leg){ .x = (int16_t)to.x,
                            .y = (int16_t)to.y,
                            .kind = rng_below(rng, 2) ? LEG_GO : LEG_JUMP,
                            .level = (uint8_t)rng_below(rng, 2) };
}

/* stray: a leg that nobody offers, if the rules allow it: by every face and ladder, or anywhere. */
static bool stray(const struct watch *w, struct rng *rng, struct action *out)
{
    const struct tc *t = tc_of(w->r.scn);
    int kind = top_of(&w->s)->kind;
    int model = kind == F_ACT    ? w->s.active[0].model
                : kind == F_PATH ? w->s.path[w->s.paths - 1].mover
                                 : -1;
    struct tc_leg leg[17];
    struct tc_field field;

    if (model < 0)
        return false;
    tc_field_make(&field, t, &w->s);
    struct tc_spot from = tc_spot_of(&w->s, model);
    struct tc_mover m = tc_mover_of(&field, model, 0);
    int count = tc_climbs(&m, from, leg, 8);
    count += tc_links_here(&m, from, leg + count, 8);
    leg[count] = any_leg(&m, from, rng);
    *out = tc_move_action(&leg[rng_below(rng, (uint32_t)count + 1)], 1, 0);
    return rules_check(w->r, &w->s, out, NULL) == 0;
}

/* begin: at the beginning, or in a position that is drawn. */
static void begin(struct watch *w, const char *position)
{
    struct data d;
    struct error err;

    memset(w->points, 0, sizeof w->points);
    rules_start(w->r, &w->s);
    if (!position)
        return;
    data_open(&d, "drawn", position, strlen(position));
    if (rules_read(w->r, &d, &w->s, &err) || rules_audit(w->r, &w->s, &err))
        fail_msg("%s", err.text);
}

static void play_game(struct watch *w, const char *position, uint64_t seed)
{
    struct rng rng;
    struct error err;
    int mover;

    rng_seed(&rng, seed, 11);
    begin(w, position);
    while ((mover = rules_to_move(w->r, &w->s)) != SEAT_NONE) {
        struct tc_state before = w->s;
        struct action a;
        uint8_t faces[DICE_MAX];

        if (mover == SEAT_CHANCE) {
            rules_roll(w->r, &w->s, &rng, faces, &a);
        } else {
            check_orders(w, mover);
            if (!stray(w, &rng, &a))
                choose(w, &rng, &a);
        }
        w->events.count = 0;
        rules_apply(w->r, &w->s, &a, &w->events);
        if (rules_audit(w->r, &w->s, &err))
            fail_msg("seed %d: %s", (int)seed, err.text);
        check_text(w);
        check_places(w, &before);
        check_paths(w, &before);
        check_distance(w, &before);
        check_points(w);
        w->orders += told(w, SAW_COMMANDED, -1);
        w->pushes += told(w, SAW_PUSHED, -1);
        w->slides += verb_of(&a) == DO_SLIDE;
    }
}

static void play_games(const char *scenario, const char *added, const char *position, int games,
                       struct watch *w)
{
    struct error err;
    struct scenario *scn =
        scenario_load(&game_trench_crusade, &embedded_content, scenario, NULL, 0, added, &err);

    if (!scn)
        fail_msg("%s", err.text);
    memset(w, 0, sizeof *w);
    w->r = (struct rules){ &game_trench_crusade, scn };
    for (int i = 0; i < games; i++)
        play_game(w, position, (uint64_t)i);
    scenario_free(scn);
}

static struct watch w;

static void battles_are_sound(void **unused)
{
    (void)unused;
    play_games("1-claim-no-mans-land", NULL, NULL, 4, &w);
    play_games("12-great-war", NULL, NULL, 4, &w);
}

/* What is rare happens here often enough to be watched. */
static void brawls_are_sound(void **unused)
{
    (void)unused;
    play_games("bare", brawl, drawn, 40, &w);
    assert_true(w.pushes > 0);
    assert_true(w.slides > 0);
    assert_true(w.reactions > 0);
}

/* The same with rules that make others act and move. */
static void orders_are_sound(void **unused)
{
    (void)unused;
    play_games("bare", fallen, hunting, 60, &w);
    assert_true(w.orders > 0);
}

static void trades_are_sound(void **unused)
{
    (void)unused;
    play_games("bare", strange, crowded, 60, &w);
}

/* Kit that no rule knows, or that no die can show, is refused with a sentence. */
static void odd_kit_is_refused(void **unused)
{
    static const struct {
        const char *line, *sentence;
    } odd[] = { { "at always push 3", "no rule asks for" },
                { "at hurt-by push 13", "1" },
                { "at hurt-by push -3", "1" },
                { "at declare set-die 7", "1" },
                { "at charge-bonus bonus-best-of 0", "1" },
                { "at weapon extra-attack 99", "1" },
                { "at activation-end remove blood", "how many" },
                { "at change change out", "becomes what" } };

    (void)unused;
    for (size_t i = 0; i < sizeof odd / sizeof odd[0]; i++) {
        char added[240];
        struct error err = { "" };

        snprintf(added, sizeof added,
                 "kit odd TC-15.4 \"Odd\" ability\n%s\nfighter s1 REG plus odd\nfighter n1 REG\n",
                 odd[i].line);
        struct scenario *scn =
            scenario_load(&game_trench_crusade, &embedded_content, "bare", NULL, 0, added, &err);
        assert_null(scn);
        if (!strstr(err.text, odd[i].sentence))
            fail_msg("%s: %s", odd[i].line, err.text);
    }
}

/* Kit that does not fit is refused; nothing of it is left out in silence. */
static void heaps_of_kit_are_refused(void **unused)
{
    static const struct {
        const char *lines, *kit, *sentence;
    } heap[] = {
        { "kit heap TC-15.4 \"Heap\" 1-handed melee",
          "heap heap heap heap heap heap heap heap heap", "s1 has more than 8 weapons" },
        { "kit heap TC-15.4 \"Heap\" ability\nat pool dice 1\nat pool dice 1\nat pool dice 1\n"
          "at pool dice 1\nat pool dice 1\nat pool dice 1",
          "heap heap heap heap heap heap heap", "s1 has more than 40 effects" },
        { "kit heap TC-15.4 \"Heap\" ability\nat pool dice 1 within 6\nat pool dice 1 within 6\n"
          "at pool dice 1 within 6\nat pool dice 1 within 6\nat pool dice 1 within 6\n"
          "at pool dice 1 within 6",
          "heap heap heap heap heap heap heap heap heap heap heap",
          "more than 64 effects on others" }
    };

    (void)unused;
    for (size_t i = 0; i < sizeof heap / sizeof heap[0]; i++) {
        char added[600];
        struct error err = { "" };

        snprintf(added, sizeof added, "%s\nfighter s1 REG only %s\nfighter n1 REG\n", heap[i].lines,
                 heap[i].kit);
        struct scenario *scn =
            scenario_load(&game_trench_crusade, &embedded_content, "bare", NULL, 0, added, &err);
        assert_null(scn);
        if (!strstr(err.text, heap[i].sentence))
            fail_msg("%s: %s", heap[i].kit, err.text);
    }
}

/* Sums beyond any pool stay within what a position can hold. */
static void heaps_of_dice(void **unused)
{
    static const char heaps[] = "kit heap TC-15.4 \"Heap\" ability\n"
                                "at injury-by injury-dice 20\nat injury-by injury-dice 20\n"
                                "at injury-by injury-mod -20\nat injury-by injury-dice 20\n"
                                "at attack-by dice 20\nat allowance allowance -20\n"
                                "fighter s1 REG plus heap heap heap heap heap\n"
                                "fighter n1 REG plus heap heap heap heap heap\n";
    static const char close[] = "turn 1 acting south\ns1 at 12,12 blood 6\nn1 at 12,13.5 blood 6\n";

    (void)unused;
    play_games("bare", heaps, close, 10, &w);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(battles_are_sound),  cmocka_unit_test(brawls_are_sound),
        cmocka_unit_test(orders_are_sound),   cmocka_unit_test(trades_are_sound),
        cmocka_unit_test(odd_kit_is_refused), cmocka_unit_test(heaps_of_kit_are_refused),
        cmocka_unit_test(heaps_of_dice),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
