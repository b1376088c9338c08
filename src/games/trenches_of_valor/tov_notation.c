/* tov_notation.c - actions as text, and back. */
#include "games/trenches_of_valor/tov_rules.h"

#include <stdio.h>
#include <string.h>

static const struct {
    const char *verb, *form;
    int words; /* behind the verb; `via HEX` may follow a move */
} notation[] = {
    [DO_PLACE] = { "place", "place PIECE HEX-OR-ENTRY", 2 },
    [DO_MOVE] = { "move", "move UNIT HEX [via HEX]", 2 },
    [DO_EXIT] = { "exit", "exit UNIT HEX [via HEX]", 2 },
    [DO_ATTACK] = { "attack", "attack UNIT UNIT", 2 },
    [DO_CLEAR] = { "clear", "clear UNIT", 1 },
    [DO_REVEAL] = { "reveal", "reveal KIND LOCATION", 2 },
    [DO_SEARCH] = { "search", "search LOCATION", 1 },
    [DO_END] = { "end", "end", 0 },
};

void tov_action_text(const struct scenario *scn, const void *state, const struct action *a,
                     struct text *out)
{
    const struct tov *t = tov_of(scn);
    const struct tov_state *s = state;
    char one[24], two[24], three[24];

    switch (a->kind) {
    case DO_PLACE:
        text_addf(out, "place %s %s", tov_piece_id(t, a->arg[0]),
                  a->arg[1] >= AT_LOCATION ? tov_location_name(t, s, a->arg[1] - AT_LOCATION, one)
                                           : tov_cell_name(t, a->arg[1], one));
        return;
    case DO_MOVE:
    case DO_EXIT:
        text_addf(out, "%s %s %s", notation[a->kind].verb, tov_unit_name(t, s, a->arg[0], one),
                  tov_cell_name(t, a->arg[1], two));
        if (a->arg[2])
            text_addf(out, " via %s", tov_cell_name(t, t->visit_cell[a->arg[2] - 1], three));
        return;
    case DO_ATTACK:
        text_addf(out, "attack %s %s", tov_unit_name(t, s, a->arg[0], one),
                  tov_unit_name(t, s, a->arg[1], two));
        return;
    case DO_CLEAR: text_addf(out, "clear %s", tov_unit_name(t, s, a->arg[0], one)); return;
    case DO_REVEAL:
        text_addf(out, "reveal %s %s", tov_piece_id(t, a->arg[1]),
                  tov_location_name(t, s, a->arg[0], one));
        return;
    case DO_SEARCH: text_addf(out, "search %s", tov_location_name(t, s, a->arg[0], one)); return;
    default: text_add(out, "end");
    }
}

/* The words of one line of notation. */
struct words {
    int count;
    char word[6][12];
};

static int split(const char *line, struct words *w)
{
    w->count = 0;
    while (*(line += strspn(line, " "))) {
        size_t length = strcspn(line, " ");

        if (w->count == 6 || length >= sizeof w->word[0])
            return -1;
        snprintf(w->word[w->count++], sizeof w->word[0], "%.*s", (int)length, line);
        line += length;
    }
    return w->count ? 0 : -1;
}

static int parse_unit(const struct tov *t, const struct tov_state *s, const char *word,
                      int16_t *out, struct error *err)
{
    int slot = tov_find_unit(t, s, word);

    if (slot < 0)
        return error_set(err, "there is no unit %.12s in play (TOV-6.5)", word);
    *out = (int16_t)slot;
    return 0;
}

static int parse_cell(const struct tov *t, const char *word, int16_t *out, struct error *err)
{
    int cell = tov_cell(t, word);

    if (cell < 0)
        return error_set(err, "%.12s is not a hex of the map", word);
    *out = (int16_t)cell;
    return 0;
}

static int parse_location(const struct tov *t, const struct tov_state *s, const char *word,
                          int16_t *out, struct error *err)
{
    int location = tov_find_location(t, s, word);

    if (location < 0)
        return error_set(err, "%.12s is not an entry letter or the hex of a dugout", word);
    *out = (int16_t)location;
    return 0;
}

static int parse_place(const struct tov *t, const struct tov_state *s, const struct words *w,
                       struct action *out, struct error *err)
{
    const struct tov_step *step = tov_setup_step(t, s);
    int piece = tov_find_piece(t, w->word[1]);
    int location = tov_find_location(t, s, w->word[2]);

    if (piece < 0)
        return error_set(err, "%.12s is not a piece", w->word[1]);
    out->arg[0] = (int16_t)piece;
    if (location >= 0 && (location < ENTRIES || (step && step->group >= 0))) {
        out->arg[1] = (int16_t)(AT_LOCATION + location);
        return 0;
    }
    return parse_cell(t, w->word[2], &out->arg[1], err);
}

static int parse_move(const struct tov *t, const struct tov_state *s, const struct words *w,
                      struct action *out, struct error *err)
{
    int16_t via = -1;

    if (parse_unit(t, s, w->word[1], &out->arg[0], err) ||
        parse_cell(t, w->word[2], &out->arg[1], err))
        return -1;
    if (w->count == 3)
        return 0;
    if (strcmp(w->word[3], "via") != 0 || parse_cell(t, w->word[4], &via, err))
        return error_set(err, "should read \"%s\"", notation[out->kind].form);
    for (int v = 0; v < t->visits; v++)
        if (t->visit_cell[v] == via)
            out->arg[2] = (int16_t)(v + 1);
    return out->arg[2] ? 0
                       : error_set(err, "passing %s means nothing in this scenario", w->word[4]);
}

static int parse_reveal(const struct tov *t, const struct tov_state *s, const struct words *w,
                        struct action *out, struct error *err)
{
    int kind = tov_find_piece(t, w->word[1]);

    if (kind < 0)
        return error_set(err, "%.12s is not a kind of unit", w->word[1]);
    out->arg[1] = (int16_t)kind;
    return parse_location(t, s, w->word[2], &out->arg[0], err);
}

static int parse_words(const struct tov *t, const struct tov_state *s, const struct words *w,
                       struct action *out, struct error *err)
{
    switch (out->kind) {
    case DO_PLACE: return parse_place(t, s, w, out, err);
    case DO_MOVE:
    case DO_EXIT: return parse_move(t, s, w, out, err);
    case DO_ATTACK:
        return parse_unit(t, s, w->word[1], &out->arg[0], err) ||
                       parse_unit(t, s, w->word[2], &out->arg[1], err)
                   ? -1
                   : 0;
    case DO_CLEAR: return parse_unit(t, s, w->word[1], &out->arg[0], err);
    case DO_REVEAL: return parse_reveal(t, s, w, out, err);
    case DO_SEARCH: return parse_location(t, s, w->word[1], &out->arg[0], err);
    default: return 0;
    }
}

int tov_action_parse(const struct scenario *scn, const void *state, const char *words,
                     struct action *out, struct error *err)
{
    struct words w;

    *out = (struct action){ .kind = 0 };
    if (split(words, &w))
        return error_set(err, "\"%.60s\" is not an action", words);
    for (int kind = DO_PLACE; kind <= DO_END; kind++) {
        if (strcmp(w.word[0], notation[kind].verb) != 0)
            continue;
        int more = w.count - 1 - notation[kind].words;
        bool path = kind == DO_MOVE || kind == DO_EXIT;

        if (more != 0 && !(path && more == 2))
            return error_set(err, "should read \"%s\"", notation[kind].form);
        out->kind = (uint16_t)kind;
        return parse_words(tov_of(scn), state, &w, out, err);
    }
    return error_set(err,
                     "\"%.60s\" is not one of: place, move, exit, attack, clear, reveal, "
                     "search, end",
                     words);
}
