/* interrupts.c - a move of Valor & Victory under opportunity fire, through the public header alone:
 * saved, read again, taken back and gone on with at every decision of the interrupt, the match is
 * the same. usage: interrupts */
#include <sandtable/sandtable.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "expect.h"

enum { WINDOWS = 4, AHEAD = 6, MOST = 4000 };

/* number_of: the place of the first legal action that begins with this word, or -1. */
static int number_of(struct sandtable *t, const char *word)
{
    for (int i = 0; i < sandtable_legal_count(t); i++)
        if (strncmp(sandtable_legal_text(t, i), word, strlen(word)) == 0)
            return i;
    return -1;
}

/* Whoever may march does, so that the other side gets its chances. */
static int choose(struct sandtable *t, unsigned *seed)
{
    int march = number_of(t, "move"), step = number_of(t, "step");
    int any = (int)(next_random(seed) % (unsigned)sandtable_legal_count(t));

    if (next_random(seed) % 4 == 0)
        return any;
    return step >= 0 ? step : march >= 0 ? march : any;
}

static void step(struct sandtable *t, unsigned *seed)
{
    struct sandtable_error error = { "" };
    int bad = sandtable_to_move(t) == SANDTABLE_DICE
                  ? sandtable_roll(t, &error)
                  : sandtable_play_number(t, choose(t, seed), &error);

    if (bad) {
        fprintf(stderr, "%s\n", error.text);
        exit(1);
    }
}

/* in_interrupt: the move rests while the other side may shoot, puts a shot together or rolls for
 * it. */
static bool in_interrupt(struct sandtable *t)
{
    return strstr(sandtable_position(t), "\nframe window ") != NULL;
}

static struct sandtable *read_again(const char *text)
{
    struct sandtable_error error = { "" };
    char *copy = strdup(text); /* the text belongs to the match it came from */
    struct sandtable *again = sandtable_read(copy, strlen(copy), &error);

    if (!again) {
        fprintf(stderr, "%s\n", error.text);
        exit(1);
    }
    free(copy);
    return again;
}

/* same: position, what every seat sees, and what it may do. */
static void same(struct sandtable *a, struct sandtable *b)
{
    EXPECT(sandtable_hash(a) == sandtable_hash(b));
    EXPECT(strcmp(sandtable_position(a), sandtable_position(b)) == 0);
    for (int seat = 0; seat < sandtable_seats(a); seat++)
        EXPECT(strcmp(sandtable_scene(a, seat), sandtable_scene(b, seat)) == 0);
    EXPECT(sandtable_to_move(a) == sandtable_to_move(b));
    EXPECT(sandtable_legal_count(a) == sandtable_legal_count(b));
    for (int i = 0; i < sandtable_legal_count(a); i++)
        EXPECT(strcmp(sandtable_legal_text(a, i), sandtable_legal_text(b, i)) == 0);
}

/* go_on: a few steps further, the dice as the seed says; the number taken. */
static int go_on(struct sandtable *t, unsigned seed)
{
    int taken = 0;

    while (taken < AHEAD && !sandtable_is_over(t)) {
        step(t, &seed);
        taken++;
    }
    return taken;
}

/* survives: what was saved here goes on like the match itself, and comes back here by undo. */
static void survives(struct sandtable *t, unsigned seed)
{
    struct sandtable *plain = sandtable_copy(t), *saved = read_again(sandtable_record(t));
    struct sandtable *position = read_again(sandtable_position(t));

    same(t, saved);
    same(t, position);
    int taken = go_on(plain, seed);
    EXPECT(go_on(saved, seed) == taken);
    same(plain, saved);
    for (int i = 0; i < taken; i++)
        EXPECT(sandtable_undo(saved, NULL) == 0);
    same(t, saved);
    struct sandtable *again =
        read_again(sandtable_record(saved)); /* dice that were seen are gone */
    EXPECT(go_on(saved, seed) == go_on(again, seed));
    same(saved, again);
    sandtable_close(again);
    sandtable_close(plain);
    sandtable_close(saved);
    sandtable_close(position);
}

/* play: how many moments of an interrupt were looked at; in *rolls those with dice due. */
static int play(const char *scenario, unsigned seed, int *rolls)
{
    struct sandtable_error error = { "" };
    struct sandtable *t = sandtable_open("valor-and-victory", scenario, seed, &error);
    int windows = 0;

    if (!t) {
        fprintf(stderr, "%s\n", error.text);
        exit(1);
    }
    for (int n = 0; n < MOST && windows < WINDOWS && !sandtable_is_over(t); n++) {
        if (in_interrupt(t)) {
            survives(t, seed);
            windows++;
            *rolls += sandtable_to_move(t) == SANDTABLE_DICE;
        }
        step(t, &seed);
    }
    sandtable_close(t);
    return windows;
}

int main(void)
{
    int rolls = 0;

    EXPECT(play("1-first-patrol", 1, &rolls) == WINDOWS);
    EXPECT(play("1-first-patrol", 3, &rolls) == WINDOWS);
    EXPECT(play("2-les-forges-crossroads", 2, &rolls) == WINDOWS);
    EXPECT(rolls > 0);
    return failures != 0;
}
