/* tcl_notation.c - the notation: `move GER-INF 0709`, `attack GER-CAR FRA-INF`, `buy CAR A4`. */
#include "games/trench_club/tcl_rules.h"

static const struct notation_row rows[] = {
    { DO_ASSIGN, "assign UNIT ARMY" },
    { DO_TAKE, "take TYPE ARMY" },
    { DO_SPLIT, "split" },
    { DO_CHIP, "chip ARMY" },
    { DO_PLACE, "place UNIT HEX" },
    { DO_ARMIES, "armies ARMY.." },
    { DO_MOVE, "move UNIT HEX" },
    { DO_ENTER, "enter UNIT FORT" },
    { DO_CONQUER, "conquer UNIT FORT" },
    { DO_BOARD, "board UNIT UNIT" },
    { DO_UNLOAD, "unload UNIT HEX" },
    { DO_MINE, "mine UNIT HEX" },
    { DO_BUILD, "build UNIT WHAT HEX HEX" },
    { DO_DONE, "done" },
    { DO_PASS, "pass" },
    { DO_TIME, "time" },
    { DO_ATTACK, "attack UNIT UNIT [DIRECTION]" },
    { DO_FIGHT, "fight" },
    { DO_REPAIR, "repair UNIT" },
    { DO_BUY, "buy TYPE FORT" },
    { DO_SPECIAL, "special [TYPE]" },
    { DO_PUT, "put PLACE" },
    { DO_GIFT, "gift COINS" },
    { DO_KEEP, "keep" },
    { DO_END, "end" },
    { DO_SURRENDER, "surrender" },
    { DO_ACCEPT, "accept" },
    { DO_DECLINE, "decline" },
    { DO_ACT, "act UNIT PLACE [attack TARGET]" },
    { DO_DRAW, "draw" },
    { DO_LOTS, "lots UNIT N" },
    { 0, NULL },
};

const struct notation tcl_notation = { tcl_kinds, rows };

/* Two hexes to build on are read in either order; gas alone needs its direction. */
int tcl_action_parse(const struct scenario *scn, const void *state, const char *words,
                     struct action *out, struct error *err)
{
    const struct tcl_state *s = state;

    if (notation_read(&tcl_notation, scn, state, words, out, err))
        return -1;
    if (out->kind == DO_BUILD && out->arg[2] > out->arg[3])
        *out = act(DO_BUILD, out->arg[0], out->arg[1], out->arg[3], out->arg[2]);
    if (out->kind != DO_ATTACK || out->arg[2] >= 0)
        return 0;
    out->arg[2] = 0;
    return is(tcl_of(scn), &s->unit[out->arg[0]], MARK_PATTERN)
               ? error_set(err, "gas needs a direction: attack UNIT UNIT DIRECTION")
               : 0;
}
