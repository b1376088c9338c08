/* tov_unit.c - one unit: its name, where it is, what it may do; names of pieces and locations.
 *
 * Raiders are written in capitals (G1), Defenders in small letters (g1), numbered by kind in the
 * order they became visible. */
#include "games/trenches_of_valor/tov_rules.h"

#include <stdio.h>
#include <string.h>

/* --- names --- */

int tov_unit_code(const struct tov_state *s, int slot)
{
    int number = 1;

    EXPECT(slot >= 0 && slot < RAIDERS + s->defenders);
    for (int i = is_raider(slot) ? 0 : RAIDERS; i < slot; i++)
        number += s->unit[i].kind == s->unit[slot].kind;
    return s->unit[slot].kind + CODE_NUMBER * number + (is_raider(slot) ? 0 : CODE_DEFENDER);
}

struct tov_name tov_code_name(const struct tov *t, int code)
{
    struct tov_name name;

    EXPECT(code_kind(code) < t->kinds);
    snprintf(name.at, sizeof name.at, "%s%d", t->kind[code_kind(code)].id,
             code % CODE_DEFENDER / CODE_NUMBER);
    for (char *p = name.at; code >= CODE_DEFENDER && *p; p++)
        *p = (char)(*p >= 'A' && *p <= 'Z' ? *p - 'A' + 'a' : *p);
    return name;
}

int tov_find_code(const struct tov *t, const char *word)
{
    long number;

    if (number_read(word + strcspn(word, "123456789"), 1, DEFENDERS, &number))
        return -1;
    for (int kind = 0; kind < t->kinds; kind++)
        for (int side = 0; side <= CODE_DEFENDER; side += CODE_DEFENDER) {
            int code = kind + CODE_NUMBER * (int)number + side;

            if (strcmp(tov_code_name(t, code).at, word) == 0)
                return code;
        }
    return -1;
}

struct tov_name tov_unit_name(const struct tov *t, const struct tov_state *s, int slot)
{
    return tov_code_name(t, tov_unit_code(s, slot));
}

int tov_find_unit(const struct tov *t, const struct tov_state *s, int code)
{
    for (int i = 0; i < RAIDERS + s->defenders; i++)
        if (in_play(t, s, i) && tov_unit_code(s, i) == code)
            return i;
    return -1;
}

const char *tov_piece_id(const struct tov *t, int piece)
{
    if (piece < t->kinds)
        return t->kind[piece].id;
    return piece == DECOY ? "decoy" : piece == DUGOUT ? "dugout" : "piece";
}

const char *tov_piece_name(const struct tov *t, int piece)
{
    return piece < t->kinds ? t->kind[piece].name : tov_piece_id(t, piece);
}

int tov_find_piece(const struct tov *t, const char *word)
{
    for (int piece = 0; piece <= DUGOUT; piece++)
        if ((piece < t->kinds || piece >= DECOY) && strcmp(tov_piece_id(t, piece), word) == 0)
            return piece;
    return -1;
}

int tov_pieces(const uint8_t pieces[PIECES])
{
    int total = 0;

    for (int i = 0; i < PIECES; i++)
        total += pieces[i];
    return total;
}

struct hex_name tov_location_name(const struct tov *t, const struct tov_state *s, int location)
{
    EXPECT(location >= 0 && location < ENTRIES + s->dugouts);
    return location < ENTRIES ? (struct hex_name){ { (char)('A' + location) } }
                              : tov_cell_name(t, s->dugout[location - ENTRIES]);
}

int tov_find_location(const struct tov *t, const struct tov_state *s, const char *word)
{
    int cell = tov_cell(t, word);

    if (word[0] >= 'A' && word[0] < 'A' + ENTRIES && !word[1])
        return t->entry[word[0] - 'A'] >= 0 ? word[0] - 'A' : -1;
    for (int i = 0; i < s->dugouts && cell >= 0; i++)
        if (s->dugout[i] == cell)
            return ENTRIES + i;
    return -1;
}

/* --- what it may do --- */

struct tov_field tov_field_of(const struct tov *t, const struct tov_state *s)
{
    struct tov_field f = { 0 };

    for (int i = 0; i < t->raiders; i++)
        if (s->unit[i].cell < CELLS_MAX)
            f.raiders |= bit(s->unit[i].cell);
    for (int i = RAIDERS; i < RAIDERS + s->defenders; i++)
        if (s->unit[i].cell < CELLS_MAX)
            f.defenders |= bit(s->unit[i].cell);
    for (int i = 0; i < s->dugouts; i++)
        if (!(s->cleared >> i & 1))
            f.dugouts |= bit(s->dugout[i]);
    return f;
}

void tov_own_slots(const struct tov *t, const struct tov_state *s, int *first, int *last)
{
    bool raider = s->phase == PHASE_RAIDER;

    *first = raider ? 0 : RAIDERS;
    *last = raider ? t->raiders : RAIDERS + s->defenders;
}

void tov_fill_menu(const struct tov *t, const struct tov_state *s, const struct tov_field *f,
                   int slot, struct tov_menu *m)
{
    EXPECT(can_act(s, slot));
    *m = (struct tov_menu){ 0 };
    if (t->kind[s->unit[slot].kind].move)
        tov_ways(t, s, f, slot, m);
    tov_targets(t, s, f, slot, m);
}

static int list_mask(uint64_t mask, int kind, int slot, int via, struct action *out)
{
    int n = 0;

    while (mask) {
        out[n] = (struct action){ .kind = (uint16_t)kind, .arg = { (int16_t)slot } };
        out[n].arg[1] = (int16_t)next_bit(&mask);
        out[n++].arg[2] = (int16_t)via;
    }
    return n;
}

int tov_list_menu(const struct tov_menu *m, int slot, struct action *out)
{
    int n = list_mask(m->moves, DO_MOVE, slot, 0, out);

    for (int v = 0; v < VISITS; v++)
        n += list_mask(m->via[v], DO_MOVE, slot, v + 1, out + n);
    n += list_mask(m->exits, DO_EXIT, slot, 0, out + n);
    for (int v = 0; v < VISITS; v++)
        n += list_mask(m->exit_via[v], DO_EXIT, slot, v + 1, out + n);
    n += list_mask(m->targets, DO_ATTACK, slot, 0, out + n);
    if (m->clear)
        out[n++] = (struct action){ .kind = DO_CLEAR, .arg = { (int16_t)slot } };
    return n;
}

/* What a unit could do at most: go anywhere within reach of an empty board, attack anybody, leave
 * by any gap, clear. Drawing from that and refusing what is not legal gives every legal action the
 * same chance, and only the menu of the unit that was drawn is worked out: measured a seventh to a
 * half faster than listing. */
int tov_most_actions(const struct tov *t, const struct tov_state *s, int slot)
{
    const struct tov_unit *u = &s->unit[slot];
    int enemies = is_raider(slot) ? s->defenders : t->raiders;

    return bits_count(t->open[u->cell][t->kind[u->kind].move]) + enemies + bits_count(t->exits) + 1;
}

bool tov_draw_action(const struct tov *t, const struct tov_state *s, const struct tov_field *f,
                     int slot, int n, struct action *out)
{
    const struct tov_unit *u = &s->unit[slot];
    uint64_t open = t->open[u->cell][t->kind[u->kind].move];
    int reach = bits_count(open), enemies = is_raider(slot) ? s->defenders : t->raiders;
    struct tov_menu m = { 0 };

    EXPECT(n >= 0 && n < tov_most_actions(t, s, slot));
    *out = (struct action){ .kind = DO_CLEAR, .arg = { (int16_t)slot } };
    if (n >= reach && n < reach + enemies) {
        int target = n - reach + (is_raider(slot) ? RAIDERS : 0);

        out->kind = DO_ATTACK;
        out->arg[1] = (int16_t)target;
        return s->unit[target].cell < CELLS_MAX && tov_hits_on(t, s, slot, target) >= 0;
    }
    if (n == reach + enemies + bits_count(t->exits))
        return is_raider(slot) && f->dugouts & bit(u->cell);
    if (t->kind[u->kind].move)
        tov_ways(t, s, f, slot, &m);
    out->kind = n < reach ? DO_MOVE : DO_EXIT;
    out->arg[1] =
        (int16_t)(n < reach ? pick_bit(open, n) : pick_bit(t->exits, n - reach - enemies));
    return (n < reach ? m.moves : m.exits) & bit(out->arg[1]);
}

/* TOV-5.0: one action a unit and turn. What it has done names the clause that forbids more. */
static int check_acted(const struct tov_unit *u, int wish, struct refusal *why)
{
    if (u->did == DID_NOTHING)
        return 0;
    if (u->did == DID_REVEAL)
        return refuse(why, "TOV-6.5.1", "it came up this turn and can do nothing else");
    if (wish == DO_CLEAR && u->did == DID_MOVE)
        return refuse(why, "TOV-8.0", "it was not in this hex when the turn began");
    return refuse(why, "TOV-5.0", "it has already acted this turn");
}

int tov_check_unit(const struct tov *t, const struct tov_state *s, const struct action *a,
                   struct refusal *why)
{
    int slot = a->arg[0], first, last;

    tov_own_slots(t, s, &first, &last);
    if (!in_play(t, s, slot))
        return refuse(why, "TOV-6.5", "no such unit is in play");
    if (s->unit[slot].cell == EXITED)
        return refuse(why, "TOV-6.6.3", "it has left the map for good");
    if (s->unit[slot].cell >= CELLS_MAX)
        return refuse(why, "TOV-7.3", "it has been eliminated");
    if (slot < first || slot >= last)
        return refuse(why, "TOV-6.0", "only your own units act, in your own turn");
    return check_acted(&s->unit[slot], a->kind, why);
}
