/* tcl_notation.c - the notation: `move GER-INF 0709`, `attack GER-CAR FRA-INF`, `buy CAR A4`. */
#include <string.h>

#include "core/hex.h"
#include "games/trench_club/tcl_rules.h"

/* How each action is written: its verb and one letter an argument.
 *   u unit   h hex   f fort   t type   o type or nothing   a army   m armies   c number
 *   b what is built   w direction of a pattern   p hex or fort   x "attack UNIT" or nothing */
static const struct {
    const char *verb, *args, *manual;
} form[DOINGS] = {
    [DO_ASSIGN] = { "assign", "ua", "assign UNIT ARMY" },
    [DO_TAKE] = { "take", "ta", "take TYPE ARMY" },
    [DO_SPLIT] = { "split", "", "split" },
    [DO_CHIP] = { "chip", "a", "chip 1|2|3" },
    [DO_PLACE] = { "place", "uh", "place UNIT HEX" },
    [DO_ARMIES] = { "armies", "m", "armies NUMBER..." },
    [DO_MOVE] = { "move", "uh", "move UNIT HEX" },
    [DO_ENTER] = { "enter", "uf", "enter UNIT FORT" },
    [DO_CONQUER] = { "conquer", "uf", "conquer UNIT FORT" },
    [DO_BOARD] = { "board", "uu", "board UNIT TRUCK" },
    [DO_UNLOAD] = { "unload", "uh", "unload UNIT HEX" },
    [DO_MINE] = { "mine", "uh", "mine UNIT HEX" },
    [DO_BUILD] = { "build", "ubhh", "build UNIT road|trench HEX HEX" },
    [DO_DONE] = { "done", "", "done" },
    [DO_PASS] = { "pass", "", "pass" },
    [DO_TIME] = { "time", "", "time" },
    [DO_ATTACK] = { "attack", "uuw", "attack UNIT UNIT [DIRECTION]" },
    [DO_FIGHT] = { "fight", "", "fight" },
    [DO_REPAIR] = { "repair", "u", "repair UNIT" },
    [DO_BUY] = { "buy", "tf", "buy TYPE FORT" },
    [DO_SPECIAL] = { "special", "o", "special [TYPE]" },
    [DO_PUT] = { "put", "p", "put FORT|HEX" },
    [DO_GIFT] = { "gift", "c", "gift COINS" },
    [DO_KEEP] = { "keep", "", "keep" },
    [DO_END] = { "end", "", "end" },
    [DO_SURRENDER] = { "surrender", "", "surrender" },
    [DO_ACCEPT] = { "accept", "", "accept" },
    [DO_DECLINE] = { "decline", "", "decline" },
    [DO_ACT] = { "act", "upx", "act UNIT HEX|FORT [attack UNIT]" },
    [DO_DRAW] = { "draw", "", "draw" },
    [DO_LOTS] = { "lots", "uc", "lots UNIT NUMBER" },
};

static const char *const build_word[] = { [BUILD_ROAD] = "road", [BUILD_TRENCH] = "trench" };
static const char *const way_word[6] = { "N", "NE", "SE", "S", "SW", "NW" };

/* --- writing --- */

static void add_place(const struct tcl *t, int place, struct text *out)
{
    char name[8];

    if (place >= PLACE_FORT && place < PLACE_FORT + FORTS) {
        text_addf(out, " %s", t->fort[place - PLACE_FORT].id);
        return;
    }
    tcl_hex_name(place < 0 ? 0 : place, name);
    text_addf(out, " %s", name);
}

static void add_unit(const struct tcl *t, const struct tcl_state *s, int slot, struct text *out)
{
    char name[16];

    tcl_slot_name(t, s, slot & (UNITS - 1), name);
    text_addf(out, " %s", name);
}

static void add_arg(const struct tcl *t, const struct tcl_state *s, const struct action *a,
                    char kind, int value, struct text *out)
{
    switch (kind) {
    case 'u': add_unit(t, s, value, out); return;
    case 'h':
    case 'p': add_place(t, value, out); return;
    case 'f': add_place(t, PLACE_FORT + value, out); return;
    case 't': text_addf(out, " %s", t->type[value % (TYPES + 1)].code); return;
    case 'o':
        if (value)
            text_addf(out, " %s", t->type[value % (TYPES + 1)].code);
        return;
    case 'a': text_addf(out, " %d", value + 1); return;
    case 'm':
        for (int i = 0; i < CHIPS; i++)
            if (value >> i & 1)
                text_addf(out, " %d", i + 1);
        return;
    case 'b': text_addf(out, " %s", build_word[value & 1]); return;
    case 'w':
        if (is(t, &s->unit[a->arg[0] & (UNITS - 1)], MARK_PATTERN))
            text_addf(out, " %s", way_word[value % 6]);
        return;
    case 'x':
        if (value > 0) {
            text_add(out, " attack");
            add_unit(t, s, value - 1, out);
        }
        return;
    default: text_addf(out, " %d", value);
    }
}

void tcl_action_text(const struct scenario *scn, const void *state, const struct action *a,
                     struct text *out)
{
    if (a->kind >= DOINGS || !form[a->kind].verb)
        return;
    text_add(out, form[a->kind].verb);
    for (int i = 0; form[a->kind].args[i]; i++)
        add_arg(tcl_of(scn), state, a, form[a->kind].args[i], a->arg[i], out);
}

/* --- reading --- */

/* What is left to read, with capitals made even. */
struct reader {
    const struct tcl *t;
    const struct tcl_state *s;
    char room[12][20];
    int count, at;
};

static int read_words(struct reader *r, const char *words, struct error *err)
{
    while (*words) {
        size_t length;

        words += strspn(words, " ");
        length = strcspn(words, " ");
        if (!length)
            break;
        if (r->count == 12 || length >= sizeof r->room[0])
            return error_set(err, "\"%.60s\" is not an order", words);
        for (size_t i = 0; i < length; i++) {
            char c = words[i];

            r->room[r->count][i] = (char)(c >= 'a' && c <= 'z' ? c - 32 : c);
        }
        r->room[r->count++][length] = '\0';
        words += length;
    }
    return 0;
}

static const char *next_word(struct reader *r)
{
    return r->at < r->count ? r->room[r->at++] : NULL;
}

static bool same_word(const char *upper, const char *lower)
{
    for (; *upper && *lower; upper++, lower++)
        if (*upper != (*lower >= 'a' && *lower <= 'z' ? *lower - 32 : *lower))
            return false;
    return *upper == *lower;
}

static int read_place(const struct reader *r, const char *word, int *value, struct error *err)
{
    int fort = tcl_fort_find(r->t, word), hex = tcl_hex_read(word);

    if (fort < 0 && hex < 0)
        return error_set(err, "\"%s\" is neither a hex such as 0709 nor a fort such as A4", word);
    *value = fort >= 0 ? PLACE_FORT + fort : hex;
    return 0;
}

static int read_unit(const struct reader *r, const char *word, int *value, struct error *err)
{
    *value = tcl_slot_find(r->t, r->s, word);
    return *value >= 0 ? 0 : error_set(err, "there is no unit \"%s\" such as GER-INF", word);
}

static int read_number(const char *word, int min, int max, int *value, struct error *err)
{
    long v;

    if (number_read(word, min, max, &v))
        return error_set(err, "\"%s\" should be a number from %d to %d", word, min, max);
    *value = (int)v;
    return 0;
}

static int read_type(const char *word, int *value, struct error *err)
{
    *value = tcl_type_find(word);
    return *value ? 0 : error_set(err, "there is no unit type \"%s\" such as CAR", word);
}

static int read_armies(struct reader *r, const char *word, int *value, struct error *err)
{
    int number = 0;

    for (*value = 0; word; word = next_word(r)) {
        if (read_number(word, 1, CHIPS, &number, err))
            return -1;
        *value |= 1 << (number - 1);
    }
    return 0;
}

static int read_choice(const char *word, const char *const *list, int count, int *value,
                       struct error *err)
{
    for (*value = 0; *value < count; ++*value)
        if (same_word(word, list[*value]))
            return 0;
    return error_set(err, "\"%s\" is not one of the choices there", word);
}

/* Arguments that may be missing. */
static bool may_be_missing(const struct reader *r, const struct action *a, char kind)
{
    return kind == 'o' || kind == 'x' ||
           (kind == 'w' && !is(r->t, &r->s->unit[a->arg[0] & (UNITS - 1)], MARK_PATTERN));
}

static int read_arg(struct reader *r, const struct action *a, char kind, int *value,
                    struct error *err)
{
    const char *word = next_word(r);

    *value = 0;
    if (!word)
        return may_be_missing(r, a, kind) ? 0 : error_set(err, "something is missing");
    switch (kind) {
    case 'u': return read_unit(r, word, value, err);
    case 'h':
        *value = tcl_hex_read(word);
        return *value >= 0 ? 0 : error_set(err, "\"%s\" is not a hex such as 0709", word);
    case 'p': return read_place(r, word, value, err);
    case 'f':
        *value = tcl_fort_find(r->t, word);
        return *value >= 0 ? 0 : error_set(err, "there is no fort \"%s\" on this board", word);
    case 't':
    case 'o': return read_type(word, value, err);
    case 'a':
        if (read_number(word, 1, CHIPS, value, err))
            return -1;
        --*value;
        return 0;
    case 'm': return read_armies(r, word, value, err);
    case 'b': return read_choice(word, build_word, 2, value, err);
    case 'w': return read_choice(word, way_word, 6, value, err);
    case 'x':
        word = same_word(word, "attack") ? next_word(r) : NULL;
        if (!word || read_unit(r, word, value, err))
            return error_set(err, "should end in \"attack UNIT\"");
        ++*value;
        return 0;
    default: return read_number(word, 0, 9999, value, err);
    }
}

int tcl_action_parse(const struct scenario *scn, const void *state, const char *words,
                     struct action *out, struct error *err)
{
    struct reader r = { .t = tcl_of(scn), .s = state };
    int kind = 1, value;
    struct error inner = { "" };

    *out = (struct action){ 0 };
    if (read_words(&r, words, err))
        return -1;
    const char *verb = next_word(&r);
    while (verb && kind < DOINGS && !(form[kind].verb && same_word(verb, form[kind].verb)))
        kind++;
    if (!verb || kind == DOINGS)
        return error_set(err, "\"%.40s\" is not an order of Trench Club", words);
    out->kind = (uint16_t)kind;
    for (int i = 0; form[kind].args[i]; i++) {
        if (read_arg(&r, out, form[kind].args[i], &value, &inner))
            return error_set(err, "%s: \"%s\" is the form", inner.text, form[kind].manual);
        out->arg[i] = (int16_t)value;
    }
    if (next_word(&r))
        return error_set(err, "too many words: \"%s\" is the form", form[kind].manual);
    if (kind == DO_BUILD && out->arg[2] > out->arg[3]) { /* two hexes, in either order */
        value = out->arg[2];
        out->arg[2] = out->arg[3];
        out->arg[3] = (int16_t)value;
    }
    return 0;
}
