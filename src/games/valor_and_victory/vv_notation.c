/* vv_notation.c - actions as text: a verb and its words. Units are numbers, hexes names like E7,
 * directions N NE SE S SW NW. One table says what the words of each verb are. */
#include <stdio.h>
#include <string.h>

#include "games/valor_and_victory/vv_rules.h"

/* What an argument is: u unit, h hex, f facing, p position, w weapon, m mode, a anti-tank weapon,
 * l side of a lane, k number. Capitals: may be missing (-1). */
static const struct verb {
    const char *word, *args;
} verbs[DO_KINDS] = {
    [DO_BUILD] = { "build", "ph" },       [DO_PLACE] = { "place", "uh" },
    [DO_BOARD] = { "board", "uu" },       [DO_WAIT] = { "wait", "u" },
    [DO_LEAVE] = { "leave", "" },         [DO_FACE] = { "face", "Uhf" },
    [DO_GIVE] = { "give", "wu" },         [DO_TRANSFER] = { "transfer", "uu" },
    [DO_EXCHANGE] = { "exchange", "uu" }, [DO_SPLIT] = { "split", "us" },
    [DO_COMBINE] = { "combine", "uu" },   [DO_DONE] = { "done", "" },
    [DO_FIRE] = { "fire", "hh" },         [DO_SHOOT] = { "shoot", "uh" },
    [DO_BARRAGE] = { "barrage", "hh" },   [DO_AT] = { "at", "uua" },
    [DO_SMOKE] = { "smoke", "uh" },       [DO_CLEAR] = { "clear", "uh" },
    [DO_SET] = { "set", "um" },           [DO_GO] = { "go", "U" },
    [DO_MOVE] = { "move", "u" },          [DO_JOIN] = { "join", "u" },
    [DO_CRAWL] = { "crawl", "" },         [DO_LAY] = { "lay", "uh" },
    [DO_ENTER] = { "enter", "hF" },       [DO_STEP] = { "step", "h" },
    [DO_TURN] = { "turn", "uf" },         [DO_STOP] = { "stop", "" },
    [DO_EXIT] = { "exit", "" },           [DO_OVERRUN] = { "overrun", "h" },
    [DO_PIVOT] = { "pivot", "uf" },       [DO_LOAD] = { "load", "u" },
    [DO_TAKE] = { "take", "u" },          [DO_UNLOAD] = { "unload", "u" },
    [DO_PUT] = { "put", "uhF" },          [DO_PASS] = { "pass", "" },
    [DO_LANE] = { "lane", "l" },          [DO_PIN] = { "pin", "u" },
    [DO_REDUCE] = { "reduce", "u" },      [DO_KILL] = { "eliminate", "u" },
    [DO_SUFFER] = { "suffer", "uk" },     [DO_SHRUG] = { "shrug", "u" },
    [DO_AUTO] = { "auto", "" },           [DO_ADVANCE] = { "advance", "uhF" },
    [DO_WHEEL] = { "wheel", "uf" },       [DO_ASSAULT] = { "assault", "hh" },
    [DO_OCCUPY] = { "occupy", "uu" },     [DO_RALLY] = { "rally", "u" },
    [DO_ROLL] = { "roll", "k" },
};

const char vv_mode_names[] = "all|grenades|satchel|out";
const char vv_at_names[] = "gun|carried|panzerfaust|at-grenade";
static const char lane_names[] = "none|left|right";
static const char split_names[] = "keep|pass";

/* --- writing --- */

static void add_word(const char *list, int i, struct text *out)
{
    char word[20];

    choice_name(list, i, word, sizeof word);
    text_addf(out, " %s", word);
}

static void add_arg(const struct vv *v, char kind, int value, struct text *out)
{
    char name[8];

    if (value < 0 && kind >= 'A' && kind <= 'Z')
        return;
    switch (kind) {
    case 'u':
    case 'U': text_addf(out, " %d", value + 1); break;
    case 'h':
        vv_hex_name(v, value, name);
        text_addf(out, " %s", name);
        break;
    case 'f':
    case 'F': text_addf(out, " %s", hex_direction_name(&v->grid, value)); break;
    case 'p': text_addf(out, " %s", v->tables.position_id[value]); break;
    case 'w': text_addf(out, " %s", v->weapon[value].id); break;
    case 'm': add_word(vv_mode_names, value, out); break;
    case 'a': add_word(vv_at_names, value, out); break;
    case 'l': add_word(lane_names, value + 1, out); break;
    case 's': add_word(split_names, value, out); break;
    default: text_addf(out, " %d", value);
    }
}

/* The face of a unit needs no hex, that of a bunker no unit. */
static const char *args_of(const struct action *a)
{
    return a->kind == DO_FACE ? a->arg[0] < 0 ? "-hf" : "u-f" : verbs[a->kind].args;
}

void vv_action_text(const struct scenario *scn, const void *state, const struct action *action,
                    struct text *out)
{
    const char *args = args_of(action);

    (void)state;
    text_add(out, verbs[action->kind].word);
    for (int i = 0; args[i]; i++)
        if (args[i] != '-')
            add_arg((const struct vv *)scn, args[i], action->arg[i], out);
}

/* --- reading --- */

/* read_arg: 0, or -1 when the word is not of that kind. */
static int read_arg(const struct vv *v, char kind, const char *word, int16_t *out)
{
    long number;
    int value = -1;

    switch (kind) {
    case 'u':
    case 'U': value = number_read(word, 1, VV_UNITS, &number) ? -1 : (int)number - 1; break;
    case 'h': value = vv_find_hex(v, word); break;
    case 'f':
    case 'F': value = hex_direction_find(&v->grid, word); break;
    case 'p':
        value = choice_find(vv_position_names, word);
        value += value >= 0 ? VV_BUNKER4 : 0;
        break;
    case 'w': value = vv_find_weapon(v, word) ? vv_find_weapon(v, word) : -1; break;
    case 'm': value = choice_find(vv_mode_names, word); break;
    case 'a': value = choice_find(vv_at_names, word); break;
    case 's': value = choice_find(split_names, word); break;
    case 'l':
        if ((value = choice_find(lane_names, word)) < 0)
            return -1;
        *out = (int16_t)(value - 1);
        return 0;
    default: value = number_read(word, 0, 999, &number) ? -1 : (int)number;
    }
    *out = (int16_t)value;
    return value < 0 ? -1 : 0;
}

static int unreadable(const char *words, const char *word, const char *args, struct error *err)
{
    struct text list;
    char room[120];

    list = text_fixed(room, sizeof room);
    for (int i = 0; args[i]; i++) {
        static const struct {
            char kind;
            const char *what;
        } names[] = { { 'u', "UNIT" },
                      { 'h', "HEX" },
                      { 'f', "DIRECTION" },
                      { 'p', "POSITION" },
                      { 'w', "WEAPON" },
                      { 'm', "all|grenades|satchel|out" },
                      { 'a', "gun|carried|panzerfaust|at-grenade" },
                      { 'l', "none|left|right" },
                      { 's', "keep|pass" },
                      { 'k', "NUMBER" } };
        bool option = args[i] >= 'A' && args[i] <= 'Z';
        char kind = (char)(option ? args[i] + 32 : args[i]);

        for (size_t k = 0; k < sizeof names / sizeof names[0]; k++)
            if (names[k].kind == kind)
                text_addf(&list, option ? " [%s]" : " %s", names[k].what);
    }
    return error_set(err, "\"%.60s\" should read: %s%s", words, word, room);
}

/* split: up to `most` words of a line; their number, or -1. */
static int split(const char *words, char out[][20], int most)
{
    int count = 0;

    for (const char *p = words; *(p += strspn(p, " "));) {
        size_t size = strcspn(p, " ");

        if (count == most || size >= 20)
            return -1;
        snprintf(out[count++], 20, "%.*s", (int)size, p);
        p += size;
    }
    return count;
}

/* `face 3 N` is a unit, `face M5 N` a bunker. */
static int parse_face(const struct vv *v, const struct vv_state *s, char word[][20], int count,
                      struct action *out)
{
    int16_t first = 0;

    if (count != 3 || read_arg(v, 'f', word[2], &out->arg[2]))
        return -1;
    if (read_arg(v, 'h', word[1], &out->arg[1]) == 0) {
        out->arg[0] = VV_NONE;
        return 0;
    }
    if (read_arg(v, 'u', word[1], &first))
        return -1;
    out->arg[0] = first;
    out->arg[1] = s->unit[first].hex;
    return 0;
}

static int parse_args(const struct vv *v, const char *args, char word[][20], int count,
                      struct action *out)
{
    int at = 1;

    for (int i = 0; args[i]; i++) {
        bool option = args[i] >= 'A' && args[i] <= 'Z';

        if (at == count && option) {
            out->arg[i] = VV_NONE;
            continue;
        }
        if (at == count || read_arg(v, args[i], word[at++], &out->arg[i]))
            return -1;
    }
    return at == count ? 0 : -1;
}

int vv_action_parse(const struct scenario *scn, const void *state, const char *words,
                    struct action *out, struct error *err)
{
    const struct vv *v = (const struct vv *)scn;
    char word[6][20];
    int count = split(words, word, 6);

    memset(out, 0, sizeof *out);
    for (int kind = 1; count > 0 && kind < DO_ROLL; kind++) {
        if (strcmp(verbs[kind].word, word[0]) != 0)
            continue;
        out->kind = (uint16_t)kind;
        if ((kind == DO_FACE ? parse_face(v, state, word, count, out)
                             : parse_args(v, verbs[kind].args, word, count, out)) == 0)
            return 0;
        return unreadable(words, verbs[kind].word, verbs[kind].args, err);
    }
    return error_set(err, "\"%.60s\" is no order; `legal` lists those that are", words);
}
