/* play.c - a program of somebody else: plays every game through the public header alone, forks it,
 * takes back, reads a record again. usage: play */
#include <sandtable/sandtable.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "expect.h"

/* step: one random decision by text or by number, or a roll. */
static void step(struct sandtable *t, unsigned *seed)
{
    struct sandtable_error error = { "" };
    int bad;

    if (sandtable_to_move(t) == SANDTABLE_DICE) {
        bad = sandtable_roll(t, &error);
    } else {
        int i = (int)(next_random(seed) % (unsigned)sandtable_legal_count(t));

        bad = i % 2 ? sandtable_play(t, sandtable_legal_text(t, i), &error)
                    : sandtable_play_number(t, i, &error);
    }
    if (bad) {
        fprintf(stderr, "%s\n", error.text);
        exit(1);
    }
}

/* A copy that takes another way leaves the first alone; undo comes back to the same position. */
static void fork_and_return(const struct sandtable *t, unsigned seed)
{
    struct sandtable *copy = sandtable_copy(t);
    uint64_t here = sandtable_hash(t);

    EXPECT(sandtable_hash(copy) == here);
    if (!sandtable_is_over(copy)) {
        step(copy, &seed);
        EXPECT(sandtable_undo(copy, NULL) == 0);
        EXPECT(sandtable_hash(copy) == here);
    }
    for (int i = 0; i < sandtable_chance_count(copy); i++) {
        EXPECT(sandtable_chance_weight(copy, i) > 0);
        EXPECT(sandtable_outcome(copy, i, NULL) == 0);
        EXPECT(sandtable_undo(copy, NULL) == 0);
    }
    EXPECT(sandtable_hash(t) == here);
    sandtable_close(copy);
}

static void play_one(const char *game)
{
    struct sandtable_error error = { "" };
    struct sandtable *t = sandtable_open(game, NULL, 42, &error);
    unsigned seed = 7;
    double result[SANDTABLE_SEATS];

    if (!t) {
        fprintf(stderr, "%s\n", error.text);
        exit(1);
    }
    EXPECT(strstr(sandtable_scene(t, 0), "\"board\":{") != NULL);
    EXPECT(strncmp(sandtable_observe(t, SANDTABLE_SPECTATOR), "game ", 5) == 0);
    for (int n = 0; !sandtable_is_over(t); n++) {
        if (n % 16 == 0)
            fork_and_return(t, seed);
        step(t, &seed);
    }
    sandtable_returns(t, result);
    for (int i = 0; i < sandtable_seats(t); i++)
        printf("%s %s %+.3f\n", game, sandtable_side(t, i), result[i]);
    const char *record = sandtable_record(t);
    struct sandtable *again = sandtable_read(record, strlen(record), &error);
    EXPECT(again && sandtable_hash(again) == sandtable_hash(t));
    sandtable_close(again);
    sandtable_close(t);
}

static void refuses(void)
{
    struct sandtable_error error;
    const unsigned char seven = 7;
    int count, sides;

    EXPECT(sandtable_open("chess", NULL, 1, &error) == NULL);
    EXPECT(strstr(error.text, "chess") != NULL);
    EXPECT(sandtable_open("drill", "nowhere", 1, NULL) == NULL);
    EXPECT(sandtable_read("hello", 5, &error) == NULL);
    struct sandtable *t = sandtable_open("drill", "2-sections", 1, &error);
    EXPECT(sandtable_play(t, "dance", &error) == -1);
    EXPECT(sandtable_play(t, "march", &error) == -1);
    EXPECT(strncmp(error.text, "DRL-2 ", 6) == 0);
    EXPECT(sandtable_play_number(t, 99, &error) == -1);
    EXPECT(sandtable_play_number(t, -1, NULL) == -1);
    EXPECT(sandtable_legal_text(t, 99) == NULL);
    EXPECT(sandtable_roll(t, &error) == -1);
    EXPECT(sandtable_give(t, &seven, 1, &error) == -1);
    EXPECT(sandtable_outcome(t, 0, &error) == -1);
    EXPECT(sandtable_undo(t, &error) == -1);
    EXPECT(sandtable_side(t, 9) == NULL && sandtable_team(t, 9) == -1);
    sandtable_dice(t, &count, &sides);
    EXPECT(count == 0 && sides == 0);
    EXPECT(sandtable_to_move(t) == 0 && sandtable_legal_count(t) == 4);
    EXPECT(strstr(sandtable_observe(t, 1), "section red") != NULL);
    sandtable_close(t);
    sandtable_close(NULL);
}

int main(void)
{
    refuses();
    for (int i = 0; i < sandtable_game_count(); i++)
        play_one(sandtable_game_id(i));
    EXPECT(sandtable_game_id(-1) == NULL && sandtable_version()[0]);
    return failures != 0;
}
