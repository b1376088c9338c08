/* drill_notation.c - actions as text. */
#include "games/drill/drill_rules.h"

static const struct form_kind kinds[] = {
    { "ROUNDS", "0 to 3", .min = 0,
      .max = 99 }, /* too many are refused by the rules, with a reason */
    { NULL },
};

static const struct notation_row rows[] = {
    { DO_PACK, "pack ROUNDS" }, { DO_MARCH, "march" }, { DO_WAIT, "wait" },
    { DO_FIRE, "fire" },        { DO_HOLD, "hold" },   { 0, NULL },
};

const struct notation drill_notation = { kinds, rows };
