/* test_tw.c - Trench Warfare's generator of legal actions against a second one written in the
 * plainest way: a grid of letters, paths tried step by step, lines walked hex by hex. Both get the
 * same thousands of random positions, with every combination of options. */
#include "unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "core/conform.h"
#include "core/rules.h"
#include "core/scenario.h"
#include "core/scene.h"
#include "games/games.h"

enum { ROWS = 12, COLUMNS = 17, LISTED = 1000 };

/* The board once more, independent of the data file. */
static const char *const ground[ROWS] = {
    "..T..x....o...ssv", "..T..x.o......ssv", "..T.ox........ssv", "..T..x.....o..ssv",
    "..T..x.o......ssv", "..To..........ssv", "..T.......o...ssv", "..T.ox........ssv",
    "..T..x.o......ssv", "..T..x.....o..ssv", "..To.x........ssv", "..T..x.o......ssv",
};

static const char *const direction[6] = { "E", "SE", "SW", "W", "NW", "NE" };

struct spot {
    int row, column; /* as printed, from 1 */
};

/* A position as a person would set it up: the board of this step, and the other one. */
struct table {
    char at[ROWS + 1][COLUMNS + 1], other[ROWS + 1][COLUMNS + 1]; /* c, d, a or . */
    bool moved[ROWS + 1][COLUMNS + 1], ran[ROWS + 1][COLUMNS + 1], fired[ROWS + 1][COLUMNS + 1];
    char step; /* A..L */
    int floor;
    bool trench_immune, no_backward, foxhole_stops_artillery, squareoff_bars_entry;
};

struct list {
    int count;
    char words[LISTED][24];
};

/* --- the plain rules --- */

static char ground_at(struct spot p)
{
    return ground[p.row - 1][p.column - 1];
}

static bool trench(struct spot p)
{
    return ground_at(p) == 'T';
}

static char piece_at(const struct table *t, struct spot p)
{
    return t->at[p.row][p.column];
}

static bool on_map(struct spot p)
{
    return p.row >= 1 && p.row <= ROWS && p.column >= 1 && p.column <= COLUMNS;
}

static struct spot neighbour(struct spot p, int dir)
{
    static const int odd[6][2] = {
        { 0, 1 }, { 1, 0 }, { 1, -1 }, { 0, -1 }, { -1, -1 }, { -1, 0 }
    };
    static const int even[6][2] = { { 0, 1 }, { 1, 1 }, { 1, 0 }, { 0, -1 }, { -1, 0 }, { -1, 1 } };
    const int *step = p.row % 2 ? odd[dir] : even[dir];

    return (struct spot){ p.row + step[0], p.column + step[1] };
}

static char class_of(const struct table *t)
{
    return "ccccddaaddaa"[t->step - 'A'];
}

static char enemy_of(const struct table *t)
{
    return class_of(t) == 'c' ? 'd' : 'c';
}

static bool firing(const struct table *t)
{
    return (t->step - 'A') % 2 == 1;
}

static void add(struct list *list, const char *words)
{
    for (int i = 0; i < list->count; i++)
        if (strcmp(list->words[i], words) == 0)
            return;
    snprintf(list->words[list->count++], sizeof list->words[0], "%s", words);
}

static bool squaring_off(const struct table *t, struct spot from, struct spot to)
{
    for (int dir = 0; dir < 6; dir++) {
        struct spot n = neighbour(from, dir);

        if (n.row == to.row && n.column == to.column)
            return piece_at(t, to) == enemy_of(t) && trench(from) == trench(to);
    }
    return false;
}

static bool may_step(const struct table *t, struct spot from, struct spot to, int dir)
{
    char there = on_map(to) ? piece_at(t, to) : '#';

    if (there == '#' || there == 'a' || there == class_of(t))
        return false;
    if (class_of(t) == 'a')
        return there == '.' && to.column <= 2;
    bool back = dir == 0 || dir == 1 || dir == 5;
    return !(t->no_backward && class_of(t) == 'c' && back && !(trench(from) && trench(to)));
}

static void try_paths(const struct table *t, struct spot start, struct spot from, int left,
                      struct list *list)
{
    char words[24];

    for (int dir = 0; left > 0 && dir < 6; dir++) {
        struct spot to = neighbour(from, dir);

        if (!may_step(t, from, to, dir) || (to.row == start.row && to.column == start.column))
            continue;
        snprintf(words, sizeof words, "move %02d%02d %02d%02d", start.row, start.column, to.row,
                 to.column);
        if (!(t->squareoff_bars_entry && squaring_off(t, start, to)))
            add(list, words);
        if (piece_at(t, to) == '.' && !strchr("Txo", ground_at(to)))
            try_paths(t, start, to, left - 1, list);
    }
}

static void list_moves(const struct table *t, struct spot p, struct list *list)
{
    if (!t->moved[p.row][p.column])
        try_paths(t, p, p, class_of(t) == 'c' && !trench(p) ? 2 : 1, list);
}

static bool target_fits(const struct table *t, struct spot from, struct spot to, int distance)
{
    if (piece_at(t, to) != enemy_of(t) || ground_at(to) == 'o')
        return false;
    if (trench(to))
        return distance > 1 && !t->trench_immune;
    return distance > 1 || trench(from);
}

static void list_line(const struct table *t, struct spot from, int dir, struct list *list)
{
    bool open = true;
    char words[24];
    struct spot to = from;

    for (int distance = 1; distance <= 6; distance++) {
        to = neighbour(to, dir);
        if (!on_map(to))
            return;
        snprintf(words, sizeof words, "fire %02d%02d %s", from.row, from.column, direction[dir]);
        if (open && target_fits(t, from, to, distance))
            add(list, words);
        open = open && piece_at(t, to) == '.';
        snprintf(words, sizeof words, "grenade %02d%02d %02d%02d", from.row, from.column, to.row,
                 to.column);
        if (class_of(t) == 'd' && trench(from) && ground_at(to) == 'o' && piece_at(t, to) == 'c')
            add(list, words);
    }
}

static void list_shots(const struct table *t, struct spot p, struct list *list)
{
    if (t->fired[p.row][p.column] || t->ran[p.row][p.column] || ground_at(p) == 'o' ||
        (t->moved[p.row][p.column] && ground_at(p) == 'x'))
        return;
    for (int dir = 0; dir < 6; dir++)
        list_line(t, p, dir, list);
}

static void list_shell(const struct table *t, struct spot p, struct list *list)
{
    char words[24];

    snprintf(words, sizeof words, "fire %02d%02d", p.row, p.column);
    for (int column = 10; column <= COLUMNS && !t->fired[p.row][p.column]; column++) {
        struct spot to = { p.row, column };

        if (piece_at(t, to) == 'c' && !(t->foxhole_stops_artillery && ground_at(to) == 'o'))
            add(list, words);
    }
}

static void list_plainly(const struct table *t, struct list *list)
{
    list->count = 0;
    for (int row = 1; row <= ROWS; row++)
        for (int column = 1; column <= COLUMNS; column++) {
            struct spot p = { row, column };

            if (piece_at(t, p) != class_of(t) || row < t->floor)
                continue;
            if (!firing(t))
                list_moves(t, p, list);
            else if (class_of(t) == 'a')
                list_shell(t, p, list);
            else
                list_shots(t, p, list);
        }
    add(list, "end");
}

/* --- random positions --- */

static struct spot anywhere(struct rng *rng, int columns)
{
    return (struct spot){ 1 + (int)rng_below(rng, ROWS),
                          1 + (int)rng_below(rng, (uint32_t)columns) };
}

static void scatter(char at[ROWS + 1][COLUMNS + 1], struct rng *rng, char letter, int most,
                    int columns)
{
    int count = (int)rng_below(rng, (uint32_t)most + 1);

    for (int i = 0; i < count; i++) {
        struct spot p = anywhere(rng, columns);

        if (letter == 'd' && rng_below(rng, 2))
            p.column = 3;
        if (at[p.row][p.column] == '.')
            at[p.row][p.column] = letter;
    }
}

/* Crowds in few columns, so that most pieces stand in each other's way or line. */
static void fill(char at[ROWS + 1][COLUMNS + 1], struct rng *rng)
{
    static const int width[4] = { 5, 9, 12, COLUMNS };
    int columns = width[rng_below(rng, 4)];

    memset(at, '.', (ROWS + 1) * (COLUMNS + 1));
    scatter(at, rng, 'a', 3, 2);
    scatter(at, rng, 'd', 6, columns < 9 ? columns : 9);
    scatter(at, rng, 'c', 24, columns);
}

static void mark(struct table *t, struct rng *rng)
{
    for (int row = 1; row <= ROWS; row++)
        for (int column = 1; column <= COLUMNS; column++) {
            if (t->at[row][column] != class_of(t))
                continue;
            t->moved[row][column] = rng_below(rng, 3) == 0;
            t->ran[row][column] = t->moved[row][column] && class_of(t) == 'c' && rng_below(rng, 2);
            t->fired[row][column] = firing(t) && rng_below(rng, 4) == 0;
        }
}

static void set_up(struct table *t, struct rng *rng)
{
    memset(t, 0, sizeof *t);
    t->step = (char)('A' + rng_below(rng, 12));
    t->floor = rng_below(rng, 2) ? 0 : (int)rng_below(rng, ROWS + 1);
    fill(t->at, rng);
    fill(t->other, rng);
    mark(t, rng);
}

static void write_marks(const char *name, bool marks[ROWS + 1][COLUMNS + 1], struct text *out)
{
    text_add(out, name);
    for (int row = 1; row <= ROWS; row++)
        for (int column = 1; column <= COLUMNS; column++)
            if (marks[row][column])
                text_addf(out, " %02d%02d", row, column);
    text_add_char(out, '\n');
}

static void write_board(char at[ROWS + 1][COLUMNS + 1], struct text *out)
{
    for (int row = 1; row <= ROWS; row++) {
        text_addf(out, "%02d", row);
        for (int column = 1; column <= COLUMNS; column++)
            text_addf(out, " %c", at[row][column]);
        text_add_char(out, '\n');
    }
}

static void write_table(struct table *t, struct text *out)
{
    bool first = strchr("ABEFGH", t->step) != NULL;

    text_addf(out, "turn 3 step %c floor %d\nCPB\n", t->step, t->floor);
    write_board(first ? t->at : t->other, out);
    text_add(out, "ALB\n");
    write_board(first ? t->other : t->at, out);
    write_marks("moved1", t->moved, out);
    write_marks("moved2", t->ran, out);
    write_marks("fired", t->fired, out);
}

/* --- the comparison --- */

struct game_at_hand {
    const struct game *game;
    struct scenario *scn;
    struct rules rules;
    void *state;
    struct action list[LISTED];
};

static void open_game(struct game_at_hand *g, unsigned options, const char *off_table)
{
    static const char *const names[5] = { "trench_immune", "no_backward", "foxhole_stops_artillery",
                                          "squareoff_bars_entry", "off_table" };
    const struct library library = { all_games, &embedded_content };
    struct setting setting[5];
    struct error err = { "" };

    for (int i = 0; i < 5; i++) {
        snprintf(setting[i].name, sizeof setting[i].name, "%s", names[i]);
        snprintf(setting[i].value, sizeof setting[i].value, "%s",
                 i == 4             ? off_table
                 : options >> i & 1 ? "yes"
                                    : "no");
    }
    g->game = library_game(&library, "trench-warfare", &err);
    assert_non_null(g->game);
    g->scn = scenario_load(g->game, &embedded_content, "standard", setting, 5, NULL, &err);
    assert_non_null(g->scn);
    g->rules = (struct rules){ g->game, g->scn };
    g->state = calloc(1, g->game->state_size);
    assert_true(g->game->max_legal <= LISTED);
}

static void close_game(struct game_at_hand *g)
{
    free(g->state);
    scenario_free(g->scn);
}

static void place_table(struct game_at_hand *g, struct table *t)
{
    struct text text = text_growing();
    struct error err = { "" };
    struct data d;

    write_table(t, &text);
    data_open(&d, "random position", text.at, text.length);
    if (rules_read(g->rules, &d, g->state, &err) || rules_audit(g->rules, g->state, &err))
        fail_msg("%s\n%s", err.text, text.at);
    text_release(&text);
}

static int compare_words(const void *a, const void *b)
{
    return strcmp(a, b);
}

static void list_by_game(struct game_at_hand *g, struct list *list)
{
    list->count = rules_legal(g->rules, g->state, g->list);
    for (int i = 0; i < list->count; i++) {
        struct text words = text_fixed(list->words[i], sizeof list->words[i]);

        rules_text(g->rules, g->state, &g->list[i], &words);
    }
}

static void sort_list(struct list *list)
{
    qsort(list->words, (size_t)list->count, sizeof list->words[0], compare_words);
}

static void compare_lists(struct game_at_hand *g, struct table *t, struct list *plain,
                          struct list *fast)
{
    list_plainly(t, plain);
    list_by_game(g, fast);
    sort_list(plain);
    sort_list(fast);
    for (int i = 0; i < plain->count || i < fast->count; i++) {
        const char *a = i < plain->count ? plain->words[i] : "nothing";
        const char *b = i < fast->count ? fast->words[i] : "nothing";

        if (strcmp(a, b) == 0)
            continue;
        struct text text = text_growing();
        write_table(t, &text);
        fail_msg("plainly \"%s\", by the game \"%s\" in\n%s", a, b, text.at);
    }
}

/* check accepts exactly the list: every pair of hexes for moves, every direction for fire. */
static void compare_checks(struct game_at_hand *g, const struct list *plain, const char *verb)
{
    char words[24];
    int accepted = 0, expected = 0;

    for (int i = 0; i < plain->count; i++)
        expected += strncmp(plain->words[i], verb, strlen(verb)) == 0;
    for (int a = 0; a < ROWS * COLUMNS; a++)
        for (int b = 0; b < (strcmp(verb, "fire") == 0 ? 7 : ROWS * COLUMNS); b++) {
            struct action action;
            struct error err;
            int n = snprintf(words, sizeof words, "%s %02d%02d", verb, a / COLUMNS + 1,
                             a % COLUMNS + 1);

            if (strcmp(verb, "fire") != 0)
                snprintf(words + n, sizeof words - (size_t)n, " %02d%02d", b / COLUMNS + 1,
                         b % COLUMNS + 1);
            else if (b < 6)
                snprintf(words + n, sizeof words - (size_t)n, " %s", direction[b]);
            assert_int_equal(rules_parse(g->rules, g->state, words, &action, &err), 0);
            accepted += rules_check(g->rules, g->state, &action, NULL) == 0;
        }
    assert_int_equal(accepted, expected);
}

static void same_lists(void **state)
{
    static struct list plain, fast;
    static struct table t;
    struct rng rng;

    (void)state;
    rng_seed(&rng, 20, 5);
    for (unsigned options = 0; options < 16; options++) {
        static struct game_at_hand g;

        open_game(&g, options, "0");
        for (int i = 0; i < 1500; i++) {
            set_up(&t, &rng);
            t.trench_immune = options & 1;
            t.no_backward = options >> 1 & 1;
            t.foxhole_stops_artillery = options >> 2 & 1;
            t.squareoff_bars_entry = options >> 3 & 1;
            place_table(&g, &t);
            compare_lists(&g, &t, &plain, &fast);
            if (i % 300 == 0) {
                compare_checks(&g, &plain, "move");
                compare_checks(&g, &plain, "fire");
                compare_checks(&g, &plain, "grenade");
            }
        }
        close_game(&g);
    }
}

/* sample draws every legal action, all equally often within five standard deviations. */
static void fair_samples(void **state)
{
    enum { EACH = 400 };
    static struct game_at_hand g;
    static struct table t;
    struct rng rng;

    (void)state;
    rng_seed(&rng, 1, 1);
    open_game(&g, 0, "0");
    for (int i = 0; i < 60; i++) {
        int seen[LISTED] = { 0 };

        set_up(&t, &rng);
        place_table(&g, &t);
        int count = rules_legal((struct rules){ g.game, g.scn }, g.state, g.list);
        for (int k = 0; k < count * EACH; k++) {
            struct action a;
            int at = 0;

            g.game->play.sample(g.scn, g.state, &rng, &a);
            while (at < count && !action_same(&g.list[at], &a))
                at++;
            assert_true(at < count);
            seen[at]++;
        }
        for (int k = 0; k < count; k++)
            assert_in_range(seen[k], EACH - 5 * 20, EACH + 5 * 20);
    }
    close_game(&g);
}

/* Random play from the start hardly ever comes to blows: the contract of game.h is checked from
 * crowded positions too, and with every option set. */
static void play_on(struct game_at_hand *g, struct rng *rng, int *duels)
{
    struct rules r = { g->game, g->scn };
    uint8_t faces[DICE_MAX];
    struct error err = { "" };

    for (int step = 0; step < 40; step++) {
        int seat = rules_to_move(r, g->state);
        struct action a;

        if (conform_node(r, g->state, rng, &err))
            fail_msg("%s", err.text);
        if (seat == SEAT_NONE)
            return;
        if (seat == SEAT_CHANCE)
            rules_roll(r, g->state, rng, faces, &a);
        else
            rules_sample(r, g->state, rng, g->list, &a);
        struct text words = text_growing();
        rules_write(g->rules, g->state, &words);
        *duels += strstr(words.at, "duel") != NULL;
        text_release(&words);
        rules_apply(g->rules, g->state, &a, NULL);
    }
}

static void crowds_conform(void **state)
{
    static const char *const off_table[3] = { "0", "1", "5" };
    static struct game_at_hand g;
    static struct table t;
    struct rng rng;
    int duels = 0;

    (void)state;
    rng_seed(&rng, 7, 7);
    for (int i = 0; i < 60; i++) {
        open_game(&g, i % 4 ? (unsigned)i % 16 : 0, off_table[i % 3]);
        set_up(&t, &rng);
        place_table(&g, &t);
        play_on(&g, &rng, &duels);
        close_game(&g);
    }
    assert_true(duels > 20);
}

/* The line of fire that a player asks for. */
static void lines_of_fire(void **state)
{
    static const struct {
        const char *from, *to, *says;
    } asked[] = {
        { "c0503", "c0507", "hits on 4 or more" },
        { "c0503", "c0508", "blocked in 0507" },
        { "c0503", "c0508", "hits on 5 only" },
        { "c0503", "c0504", "hits on any roll" },
        { "c0504", "c0503", "TWF-OA" },
        { "c0505", "c0503", "hits on 2 only" },
        { "c0503", "c0703", "not in one of the six directions" },
        { "c0503", "a0507", "the boards never touch" },
        { "c0503", "c0510", "7 of at most 6" },
        { "", "c05030", "two hexes are needed" },
    };
    static struct game_at_hand g;
    static struct table t;

    (void)state;
    open_game(&g, 0, "0");
    memset(t.at, '.', sizeof t.at);
    memset(t.other, '.', sizeof t.other);
    t.step = 'A';
    t.at[5][3] = 'd';
    t.at[5][7] = t.at[5][8] = 'c';
    place_table(&g, &t);
    for (size_t i = 0; i < sizeof asked / sizeof asked[0]; i++) {
        struct text words = text_growing();
        struct scene scene;

        scene_init(&scene);
        g.game->pictures.look(g.scn, (struct view){ 0, g.state }, asked[i].from, asked[i].to,
                              &scene);
        scene_text(&scene, &words);
        if (!strstr(words.at, asked[i].says))
            fail_msg("%s to %s: no \"%s\" in\n%s", asked[i].from, asked[i].to, asked[i].says,
                     words.at);
        scene_release(&scene);
        text_release(&words);
    }
    close_game(&g);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(same_lists),
        cmocka_unit_test(fair_samples),
        cmocka_unit_test(crowds_conform),
        cmocka_unit_test(lines_of_fire),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
