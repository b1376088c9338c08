/* test_automa.c - the level `automa` of Trench Club plays by the printed priorities, and says by
 * which order and letter. Positions are drawn as in the rule fixtures. */
#include "../unit/unit.h"

#include <stdio.h>
#include <string.h>

#include "ai/player.h"
#include "base/mem.h"
#include "core/scenario.h"
#include "games/games.h"

static const struct library library = { all_games, &embedded_content };

struct answer {
    char action[80], why[200];
};

/* ask: what the automa decides in the position, and why. */
static struct answer ask(const char *lines)
{
    static const char head[] = "game trench-club\nscenario 2-players-a\n";
    struct answer out;
    struct text action = text_fixed(out.action, sizeof out.action);
    struct text why = text_fixed(out.why, sizeof out.why);
    struct text all = text_growing();
    const struct game *game;
    struct scenario *scn;
    struct action chosen;
    struct error err;
    struct data d;
    void *state;

    text_add(&all, head);
    text_add(&all, lines);
    data_open(&d, "position", all.at, all.length);
    if (position_read(&library, &d, &game, &scn, &state, &err))
        fail_msg("%s", err.text);
    struct rules r = { game, scn };
    const struct level *level = level_find(game, "automa", &err);
    assert_non_null(level);
    struct player p = player_open(r, rules_to_move(r, state), *level, player_rng(1, 0, 0));
    player_choose(&p, state, &chosen, &why);
    assert_int_equal(rules_check(r, state, &chosen, NULL), 0);
    rules_text(r, state, &chosen, &action);
    player_close(&p);
    mem_free(state);
    scenario_free(scn);
    text_release(&all);
    return out;
}

static void expect(const char *lines, const char *action, const char *why)
{
    struct answer is = ask(lines);

    assert_string_equal(is.action, action);
    if (!strstr(is.why, why))
        fail_msg("%s: \"%s\" does not say \"%s\"", action, is.why, why);
}

/* The book's example of a close-combat unit, and what changes when the car can be destroyed. */
#define TANK                                                                                       \
    "unit GER-TNK 0509\nunit GER-CAR 0311 moved\nunit FRA-AAG 0708\nunit FRA-HMT 0611\n"           \
    "unit FRA-TRK 0019\n"

static void close_combat(void **state)
{
    (void)state;
    expect(TANK "unit FRA-CAR 0507 damage 2\nframe move 0 0 0 0 0 0\n", "move GER-TNK 0510",
           "Tank by order II.1, target by b, d, hex by c");
    expect(TANK "unit FRA-CAR 0507 damage 3\nframe move 0 0 0 0 0 0\n", "move GER-TNK 0508",
           "Tank by order II.1, target by a");
}

/* What it moved for it attacks, and then there is nothing else to declare. */
static void attacks_follow(void **state)
{
    (void)state;
    expect("unit GER-TNK 0510 moved\nunit FRA-CAR 0507 damage 2\nunit FRA-HMT 0611\n"
           "unit FRA-TRK 0019\nframe declare 0 0 0 0 0 0\n",
           "attack GER-TNK FRA-HMT", "Tank by order II.1");
    expect("unit GER-TNK 0510 moved\nunit FRA-CAR 0501\nframe declare 0 0 0 0 0 0\n", "fight",
           "No orders for anyone else to attack");
}

/* Forts first, but not where an enemy soldier would take them back. */
static void foot_soldiers(void **state)
{
    (void)state;
    expect("unit GER-INF 0509\nunit FRA-TNK 0909\nframe move 0 0 0 0 0 0\n", "conquer GER-INF A4",
           "Infantry by order I.1");
    expect("unit GER-INF 0509\nunit FRA-INF 0909\nframe move 0 0 0 0 0 0\n", "move GER-INF 0309",
           "Infantry by order I.2");
}

/* The book's example of a long-range unit: the soldier before a fort, else the dearer target. */
#define GUN "unit GER-FGN 0509 exp 3 moved\nunit GER-INF 0409 moved\nunit FRA-AAG 0808 damage 3\n"

static void long_range(void **state)
{
    (void)state;
    expect(GUN "unit FRA-INF 0811 damage 3\nframe declare 0 0 0 0 0 0\n", "attack GER-FGN FRA-INF",
           "Field Gun by order III.1, target by b");
    expect(GUN "unit FRA-INF 0711 damage 3\nframe declare 0 0 0 0 0 0\n", "attack GER-FGN FRA-AAG",
           "Field Gun by order III.1, target by d");
}

/* The printed sequence: foot soldiers, then close combat by price, then guns by range. */
static void sequence(void **state)
{
    static const char *const order[] = { "INF", "MTD", "HVY", "AIR", "TNK", "CAR", "FGN", "HMT" };
    char lines[800];

    (void)state;
    for (int i = 0; i < 8; i++) {
        struct text out = text_fixed(lines, sizeof lines);

        for (int k = 7; k >= 0; k--) /* who went before has moved */
            text_addf(&out, "unit GER-%s %02d17%s\n", order[k], k + 5, k < i ? " moved" : "");
        text_add(&out, "unit FRA-INF 0500\nunit FRA-MTD 1400\nframe move 0 0 0 0 0 0\n");
        struct answer is = ask(lines);
        if (strstr(is.action, order[i]) == NULL)
            fail_msg("%s is next, not \"%s\"", order[i], is.action);
    }
}

static void money(void **state)
{
    static const char held[] = "fort A4 ger\nunit FRA-INF 0500\nframe money 0 0 0 0 0 0\n";
    char lines[600];

    (void)state;
    snprintf(lines, sizeof lines, "coins ger 7\nunit GER-INF 0017\nunit GER-CAR 0117\n%s", held);
    expect(lines, "buy MTD A4", "Fewer than two foot soldiers");
    snprintf(lines, sizeof lines,
             "coins ger 4\nunit GER-INF 0017\nunit GER-MTD 0818\nunit GER-HVY 0317\n"
             "unit GER-CAR 0117\n%s",
             held);
    expect(lines, "end", "Saves its coins for: Armored Car");
    snprintf(lines, sizeof lines,
             "coins ger 4\nunit GER-INF 0017\nunit GER-MTD 0818\nunit GER-CAR 0117\n"
             "unit GER-CAR2 0118\n%s",
             held);
    expect(lines, "buy FGN A4", "Enough foot soldiers: Field Gun");
    snprintf(lines, sizeof lines,
             "coins ger 9\nunit GER-INF 0017\nunit GER-MTD 0818\nunit GER-CAR 0117\n"
             "unit GER-CAR2 0118\nunit GER-FGN 0518\nunit GER-FGN2 0618\n%s",
             held);
    if (strstr(ask(lines).why, "A random purchase") == NULL)
        fail_msg("no lot is drawn: %s", ask(lines).why);
}

/* A hopeless game is given up, a hard one is not. */
static void surrender(void **state)
{
    static const char strong[] = "fort A1 fra\nfort A2 fra\nunit FRA-TNK 0500\nunit FRA-TNK2 0600\n"
                                 "unit FRA-AIR 0700\nframe move 0 0 0 0 0 0\n";
    char lines[400];

    (void)state;
    snprintf(lines, sizeof lines, "round 9\nunit GER-INF 0717\n%s", strong);
    expect(lines, "surrender", "The game is lost");
    snprintf(lines, sizeof lines, "round 9\nunit GER-INF 0717\nunit GER-TNK 0817\n%s", strong);
    assert_string_not_equal(ask(lines).action, "surrender");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(close_combat),  cmocka_unit_test(attacks_follow),
        cmocka_unit_test(foot_soldiers), cmocka_unit_test(long_range),
        cmocka_unit_test(sequence),      cmocka_unit_test(money),
        cmocka_unit_test(surrender),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
