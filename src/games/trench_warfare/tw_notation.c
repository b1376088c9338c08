/* tw_notation.c - actions as text, and back: "move 0503 0504", "fire 0503 E". */
#include "games/trench_warfare/tw_rules.h"

#include <string.h>

static const char *const verb[] = {
    [DO_PLACE] = "place",     [DO_MOVE] = "move",  [DO_FIRE] = "fire",
    [DO_GRENADE] = "grenade", [DO_SHELL] = "fire", [DO_END] = "end",
};

static void add_hex(struct text *out, int hex)
{
    text_add_char(out, ' ');
    text_add(out, name_of(hex).at);
}

void tw_action_text(const struct scenario *scn, const void *state, const struct action *a,
                    struct text *out)
{
    (void)scn;
    (void)state;
    text_add(out, verb[a->kind]);
    if (a->kind != DO_END)
        add_hex(out, a->arg[0]);
    if (a->kind == DO_MOVE || a->kind == DO_GRENADE)
        add_hex(out, a->arg[1]);
    if (a->kind == DO_FIRE)
        text_addf(out, " %s", hex_direction_name(&tw_grid, a->arg[1]));
}

enum { WORDS_MAX = 4, WORD_ROOM = 12 };

/* cut: up to WORDS_MAX words of a line; -1 when there are more or one is too long. */
static int cut(const char *line, char word[WORDS_MAX][WORD_ROOM])
{
    int count = 0;

    for (;;) {
        line += strspn(line, " ");
        size_t length = strcspn(line, " ");
        if (length == 0)
            return count;
        if (count == WORDS_MAX || length >= WORD_ROOM)
            return -1;
        memcpy(word[count], line, length);
        word[count++][length] = '\0';
        line += length;
    }
}

/* The second argument: a hex, or a direction for `fire`. */
static int second_argument(struct action *out, const char *word)
{
    int value = out->kind == DO_SHELL ? hex_direction_find(&tw_grid, word) : tw_find_hex(word);

    if (out->kind == DO_SHELL)
        out->kind = DO_FIRE;
    out->arg[1] = (int16_t)value;
    return value;
}

int tw_action_parse(const struct scenario *scn, const void *state, const char *words,
                    struct action *out, struct error *err)
{
    static const struct {
        int kind, least, most;
    } form[] = { { DO_PLACE, 2, 2 },
                 { DO_MOVE, 3, 3 },
                 { DO_SHELL, 2, 3 },
                 { DO_GRENADE, 3, 3 },
                 { DO_END, 1, 1 } };
    char word[WORDS_MAX][WORD_ROOM] = { "" };
    int count = cut(words, word);

    (void)scn;
    (void)state;
    for (int i = 0; i < 5; i++) {
        if (strcmp(word[0], verb[form[i].kind]) != 0 || count < form[i].least ||
            count > form[i].most)
            continue;
        int hex = count > 1 ? tw_find_hex(word[1]) : 0;
        *out = tw_action(form[i].kind, hex, 0);
        if (hex >= 0 && (count < 3 || second_argument(out, word[2]) >= 0))
            return 0;
    }
    return error_set(err,
                     "\"%.60s\" is not one of: place HEX, move HEX HEX, fire HEX [DIRECTION], "
                     "grenade HEX HEX, end; a hex is like 0503, a direction E SE SW W NW NE",
                     words);
}
