/* tw_notation.c - actions as text, and back. */
#include "games/trench_warfare/tw_rules.h"

void tw_form_hex(const struct forms *f, const int64_t *value, struct text *out)
{
    (void)f;
    text_add(out, name_of((int)*value).at);
}

/* A hex off the board is read too: the rules say why not. */
static int read_hex(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    (void)f;
    (void)count;
    *value = tw_find_hex(word[0]);
    return *value < 0 ? -1 : 1;
}

static const struct form_kind kinds[] = {
    { "HEX", "a hex such as 0503", .write = tw_form_hex, .read = read_hex },
    { "DIRECTION", .choices = "E|SE|SW|W|NW|NE" }, /* in the order of tw_grid */
    { .name = NULL },
};

static const struct notation_row rows[] = {
    { DO_PLACE, "place HEX" },
    { DO_MOVE, "move HEX HEX" },
    { DO_FIRE, "fire HEX DIRECTION" },
    { DO_SHELL, "fire HEX" },
    { DO_GRENADE, "grenade HEX HEX" },
    { DO_END, "end" },
    { 0, NULL },
};

const struct notation tw_notation = { kinds, rows };
