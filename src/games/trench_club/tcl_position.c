/* tcl_position.c - a position as text, line by line, and what makes one possible.
 *
 *   round 3   first ger   turn ger   armies ger 2 3   used ger 1
 *   coins ger 4   fort A4 ger   chip ger 2 7
 *   unit GER-INF 0709 damage 1 exp 2 army 1 moved worked rested declared attacked slot 3
 *   unit GER-HMT GER-TRK | A4 | off ..
 *   road 1007   trench 1007   mine ger 0808
 *   queue GER-CAR FRA-INF N   fought 1   fight NUMBERS..
 *   frame NAME SEAT a b c d e */
#include <stdio.h>
#include <string.h>

#include "core/form.h"
#include "core/scenario.h"
#include "games/trench_club/tcl_rules.h"

static const char *const frame_name[FRAMES] = {
    "",     "assign", "order",   "chip",    "number",       "place",       "token", "armies",
    "move", "unload", "declare", "scatter", "throw",        "gift",        "money", "card",
    "put",  "yield",  "automa",  "lots",    "automa-money", "automa-type", "over",
};

static const char *const flag_name[] = { "moved", "worked", "rested", "declared", "attacked" };
enum { FLAGS = sizeof flag_name / sizeof flag_name[0] };

/* A player is named after its first seat. */
static const char *seat_id(const struct tcl *t, int player)
{
    return t->base.side[t->lead[player]].id;
}

/* --- writing --- */

static void write_place(const struct tcl *t, const struct tcl_state *s, int place, struct text *out)
{
    char name[16] = "off";

    if (place >= PLACE_TRUCK)
        tcl_slot_name(t, s, place - PLACE_TRUCK, name);
    else if (place >= PLACE_FORT)
        snprintf(name, sizeof name, "%s", t->fort[place - PLACE_FORT].id);
    else if (place >= 0)
        tcl_hex_name(place, name);
    text_addf(out, " %s", name);
}

static void write_unit(const struct tcl *t, const struct tcl_state *s, int slot, bool gap,
                       struct text *out)
{
    static const char *const army[] = { "1", "2", "3", "", "none", "?" };
    const struct tcl_unit *u = &s->unit[slot];
    char name[16];

    tcl_slot_name(t, s, slot, name);
    text_addf(out, "unit %s", name);
    write_place(t, s, u->place, out);
    if (u->damage)
        text_addf(out, " damage %d", u->damage);
    if (u->experience)
        text_addf(out, " exp %d", u->experience);
    if (u->army != ARMY_BOUGHT)
        text_addf(out, " army %s", army[u->army]);
    for (int i = 0; i < FLAGS; i++)
        if (u->flags >> i & 1)
            text_addf(out, " %s", flag_name[i]);
    if (gap)
        text_addf(out, " slot %d", slot % SEAT_UNITS);
    text_add_char(out, '\n');
}

/* Trucks first: their passengers name them. */
static void write_units(const struct tcl *t, const struct tcl_state *s, struct text *out)
{
    for (int pass = 0; pass < 2; pass++)
        for (int seat = 0; seat < t->base.seats; seat++) {
            int next = seat * SEAT_UNITS;

            for (EACH_SLOT(s, seat, i)) {
                if (!s->unit[i].type || in_truck(&s->unit[i]) != pass)
                    continue;
                write_unit(t, s, i, pass || i != next, out);
                next = i + 1;
            }
        }
}

static void write_hexes(const char *word, const struct tcl_set *set, struct text *out)
{
    char name[8];

    for (int h = set_next(set, 0); h >= 0; h = set_next(set, h + 1)) {
        tcl_hex_name(h, name);
        text_addf(out, "%s %s\n", word, name);
    }
}

static void write_players(const struct tcl *t, const struct tcl_state *s, struct text *out)
{
    for (int i = 0; i < t->players; i++) {
        if (s->coins[i])
            text_addf(out, "coins %s %d\n", seat_id(t, i), s->coins[i]);
        if (s->used[i])
            text_addf(out, "used %s %d\n", seat_id(t, i), s->used[i]);
        for (int k = 0; k < CHIPS; k++)
            if (s->chip[i][k])
                text_addf(out, "chip %s %d %d\n", seat_id(t, i), k + 1, s->chip[i][k]);
    }
    for (int i = 0; i < FORTS; i++)
        if (s->fort[i])
            text_addf(out, "fort %s %s\n", t->fort[i].id, seat_id(t, s->fort[i] - 1));
}

/* The numbers of a fight in progress, in the order of struct tcl_fight. */
enum { FIGHT_BYTES = 7 + 3 + ANSWERS_MAX + 3 };

static void fight_bytes(struct tcl_fight *f, uint8_t *out[FIGHT_BYTES])
{
    uint8_t *const head[] = { &f->on,      &f->attacker, &f->target,   &f->way,
                              &f->victims, &f->hits,     &f->hits_foot };
    int n = 0;

    for (int i = 0; i < 7; i++)
        out[n++] = head[i];
    for (int i = 0; i < 3; i++)
        out[n++] = &f->struck[i];
    for (int i = 0; i < ANSWERS_MAX; i++)
        out[n++] = &f->answer[i];
    out[n++] = &f->answers;
    out[n++] = &f->answered;
    out[n++] = &f->back;
}

static void write_fight(const struct tcl *t, const struct tcl_state *s, struct text *out)
{
    static const char *const way[6] = { "N", "NE", "SE", "S", "SW", "NW" };
    struct tcl_fight f = s->fight;
    uint8_t *byte[FIGHT_BYTES];

    /* a unit that has fallen since is written by its slot */
    for (int i = 0; i < s->queued; i++)
        text_addf(out, "queue %d %d %s\n", s->queue[i].attacker, s->queue[i].target,
                  way[s->queue[i].way]);
    (void)t;
    if (s->fought)
        text_addf(out, "fought %d\n", s->fought);
    if (!f.on)
        return;
    fight_bytes(&f, byte);
    text_add(out, "fight");
    for (int i = 0; i < FIGHT_BYTES; i++)
        text_addf(out, " %d", *byte[i]);
    text_addf(out, " %d\n", f.hurting);
}

void tcl_write(const struct scenario *scn, const void *state, struct text *out)
{
    const struct tcl *t = tcl_of(scn);
    const struct tcl_state *s = state;

    text_addf(out, "round %d\nfirst %s\nturn %s\n", s->round, seat_id(t, s->first),
              seat_id(t, s->player));
    text_addf(out, "active %d\n", s->active);
    if (s->bought || s->offered)
        text_addf(out, "done %d %d\n", s->bought, s->offered);
    if (s->winner)
        text_addf(out, "winner %d %d\n", s->winner, s->reason);
    write_players(t, s, out);
    write_units(t, s, out);
    write_hexes("road", &s->road, out);
    write_hexes("trench", &s->trench, out);
    write_hexes("mine central", &s->mine[0], out);
    write_hexes("mine entente", &s->mine[1], out);
    if (s->built)
        text_add(out, "built\n");
    write_fight(t, s, out);
    turn_write(NULL, &s->turn, frame_name, out);
}

/* --- reading --- */

static int player_find(const struct tcl *t, const struct data *d, int i, struct error *err)
{
    int seat = i < d->count ? scenario_seat(&t->base, d->word[i]) : -1;

    if (seat < 0)
        return data_fail(d, err, "\"%.20s\" is not a side", i < d->count ? d->word[i] : "");
    return t->player_of[seat];
}

/* "GER-INF2": the seat, type and number. */
static int read_name(const struct tcl *t, const struct data *d, int *seat, int *type, int *number,
                     struct error *err)
{
    char nation[8], code[8];
    int got = sscanf(d->word[1], "%3[A-Z]-%3[A-Z0-9]%n", nation, code, number), end = *number;
    long value = 1;

    *seat = -1;
    for (int i = 0; i < t->base.seats && got == 2; i++)
        if (strcmp(t->nation[t->nation_of[i]].code, nation) == 0)
            *seat = i;
    *type = got == 2 ? tcl_type_find(code) : 0;
    if (*seat < 0 || !*type || (d->word[1][end] && number_read(d->word[1] + end, 2, 60, &value)))
        return data_fail(d, err, "\"%.20s\" is not a unit such as GER-INF or GER-INF2", d->word[1]);
    *number = (int)value;
    return 0;
}

static int read_unit_place(const struct tcl *t, const struct tcl_state *s, const struct data *d,
                           int *place, struct error *err)
{
    const char *word = d->word[2];
    int fort = tcl_fort_find(t, word), hex = tcl_hex_read(word), truck;

    *place = strcmp(word, "off") == 0 ? PLACE_NONE : fort >= 0 ? PLACE_FORT + fort : hex;
    if (*place >= 0 || strcmp(word, "off") == 0)
        return hex >= 0 && !t->terrain[hex] ? data_fail(d, err, "%s is not on the board", word) : 0;
    truck = tcl_slot_find(t, s, word);
    if (truck < 0 || s->unit[truck].type != TYPE_TRK)
        return data_fail(d, err, "\"%.20s\" is not a hex, fort or truck", word);
    *place = PLACE_TRUCK + truck;
    return 0;
}

static int read_trait(const struct data *d, int *i, struct tcl_unit *u, int *slot,
                      struct error *err)
{
    const char *word = d->word[*i];
    int value;

    for (int k = 0; k < FLAGS; k++)
        if (strcmp(word, flag_name[k]) == 0) {
            u->flags = (uint8_t)(u->flags | 1 << k);
            return 0;
        }
    if (strcmp(word, "army") == 0) {
        if (data_choice(d, ++*i, "1|2|3|bought|none|?", &value, err))
            return -1;
        u->army = (uint8_t)value;
        return 0;
    }
    uint8_t *to = strcmp(word, "damage") == 0 ? &u->damage
                  : strcmp(word, "exp") == 0  ? &u->experience
                                              : NULL;
    if (!to && strcmp(word, "slot") != 0)
        return data_fail(d, err, "\"%.20s\" says nothing about a unit", word);
    int most = to == &u->damage ? DAMAGE_OUT - 1 : to ? 99 : SEAT_UNITS - 1;
    if (data_int(d, ++*i, 0, most, &value, err))
        return -1;
    if (to)
        *to = (uint8_t)value;
    else
        *slot = value;
    return 0;
}

static int read_unit(const struct tcl *t, struct tcl_state *s, const struct data *d, int *last,
                     struct error *err)
{
    struct tcl_unit u = { .army = ARMY_BOUGHT };
    int seat, type, number, place, slot = -1;

    if (data_want(d, 2, 20, "unit NAME PLACE ...", err) ||
        read_name(t, d, &seat, &type, &number, err) || read_unit_place(t, s, d, &place, err))
        return -1;
    for (int i = 3; i < d->count; i++)
        if (read_trait(d, &i, &u, &slot, err))
            return -1;
    slot = slot < 0 ? last[seat] + 1 : slot;
    last[seat] = slot;
    if (slot >= SEAT_UNITS || s->unit[seat * SEAT_UNITS + slot].type)
        return data_fail(d, err, "there is no free slot for %s", d->word[1]);
    if (tcl_slot_find(t, s, d->word[1]) >= 0)
        return data_fail(d, err, "%s is there twice", d->word[1]);
    if (place >= 0 && place < PLACE_FORT && s->on[place])
        return data_fail(d, err, "two units stand on %s", d->word[2]);
    u.type = (uint8_t)type;
    u.number = (uint8_t)number;
    u.place = PLACE_NONE;
    if (slot >= s->count[seat])
        s->count[seat] = (uint8_t)(slot + 1);
    s->unit[seat * SEAT_UNITS + slot] = u;
    tcl_put_unit(s, seat * SEAT_UNITS + slot, place);
    return 0;
}

static int read_hexes(const struct tcl *t, const struct data *d, int from, struct tcl_set *set,
                      struct error *err)
{
    for (int i = from; i < d->count; i++) {
        int hex = tcl_hex_read(d->word[i]);

        if (hex < 0 || !t->terrain[hex])
            return data_fail(d, err, "\"%.20s\" is not a hex of this board", d->word[i]);
        set_add(set, hex);
    }
    return 0;
}

/* A unit in the queue: its name, or its slot when it has fallen. */
static int read_slot(const struct tcl *t, const struct tcl_state *s, const struct data *d, int i,
                     uint8_t *out, struct error *err)
{
    long value = i < d->count ? tcl_slot_find(t, s, d->word[i]) : -1;

    if (value < 0 && (i >= d->count || number_read(d->word[i], 0, UNITS - 1, &value)))
        return data_fail(d, err, "there is no such unit");
    *out = (uint8_t)value;
    return 0;
}

static int read_queue(const struct tcl *t, struct tcl_state *s, const struct data *d,
                      struct error *err)
{
    struct tcl_attack *a = &s->queue[s->queued];
    int way = 0;

    if (s->queued == QUEUE_MAX)
        return data_fail(d, err, "more than %d attacks", QUEUE_MAX);
    if (read_slot(t, s, d, 1, &a->attacker, err) || read_slot(t, s, d, 2, &a->target, err) ||
        (d->count > 3 && data_choice(d, 3, "N|NE|SE|S|SW|NW", &way, err)))
        return -1;
    a->way = (uint8_t)way;
    s->queued++;
    return 0;
}

static int read_fight(struct tcl_state *s, const struct data *d, struct error *err)
{
    uint8_t *byte[FIGHT_BYTES];
    int value;

    fight_bytes(&s->fight, byte);
    for (int i = 0; i < FIGHT_BYTES; i++) {
        if (data_int(d, 1 + i, 0, 127, &value, err))
            return -1;
        *byte[i] = (uint8_t)value;
    }
    if (data_int(d, 1 + FIGHT_BYTES, 0, 65535, &value, err))
        return -1;
    s->fight.hurting = (uint16_t)value;
    return 0;
}

static int read_byte(const struct data *d, int i, int max, uint8_t *out, struct error *err)
{
    int value;

    if (data_int(d, i, 0, max, &value, err))
        return -1;
    *out = (uint8_t)value;
    return 0;
}

/* Lines that begin with a side: coins, used, chip; and the lines first and turn. */
static int read_player_line(const struct tcl *t, struct tcl_state *s, const struct data *d,
                            struct error *err)
{
    int player = player_find(t, d, 1, err), value, chip;

    if (player < 0)
        return -1;
    if (data_is(d, "first"))
        s->first = (uint8_t)player;
    if (data_is(d, "turn"))
        s->player = (uint8_t)player;
    if (data_is(d, "used"))
        return read_byte(d, 2, 7, &s->used[player], err);
    if (data_is(d, "chip")) {
        if (data_int(d, 2, 1, CHIPS, &chip, err) || data_int(d, 3, 1, STARTS, &value, err))
            return -1;
        s->chip[player][chip - 1] = (uint8_t)value;
    }
    if (data_is(d, "coins")) {
        if (data_int(d, 2, 0, 9999, &value, err))
            return -1;
        s->coins[player] = (uint16_t)value;
    }
    return 0;
}

static int read_fort(const struct tcl *t, struct tcl_state *s, const struct data *d,
                     struct error *err)
{
    int fort = d->count > 1 ? tcl_fort_find(t, d->word[1]) : -1, player;

    if (fort < 0)
        return data_fail(d, err, "that is not a fort of this board");
    if ((player = player_find(t, d, 2, err)) < 0)
        return -1;
    s->fort[fort] = (uint8_t)(player + 1);
    return 0;
}

static int read_mine(const struct tcl *t, struct tcl_state *s, const struct data *d,
                     struct error *err)
{
    int team;

    return data_choice(d, 1, "central|entente", &team, err)
               ? -1
               : read_hexes(t, d, 2, &s->mine[team], err);
}

static int read_line(const struct tcl *t, struct tcl_state *s, const struct data *d, int *last,
                     struct error *err)
{
    if (data_is(d, "unit"))
        return read_unit(t, s, d, last, err);
    if (data_is(d, "fort"))
        return read_fort(t, s, d, err);
    if (data_is(d, "round"))
        return read_byte(d, 1, ROUNDS_MAX + 1, &s->round, err);
    if (data_is(d, "active"))
        return read_byte(d, 1, 7, &s->active, err);
    if (data_is(d, "done"))
        return read_byte(d, 1, 1, &s->bought, err) || read_byte(d, 2, 1, &s->offered, err) ? -1 : 0;
    if (data_is(d, "winner"))
        return read_byte(d, 1, 3, &s->winner, err) || read_byte(d, 2, 4, &s->reason, err) ? -1 : 0;
    if (data_is(d, "road"))
        return read_hexes(t, d, 1, &s->road, err);
    if (data_is(d, "trench"))
        return read_hexes(t, d, 1, &s->trench, err);
    if (data_is(d, "mine"))
        return read_mine(t, s, d, err);
    if (data_is(d, "built")) {
        s->built = 1;
        return 0;
    }
    if (data_is(d, "queue"))
        return read_queue(t, s, d, err);
    if (data_is(d, "fought"))
        return read_byte(d, 1, QUEUE_MAX, &s->fought, err);
    if (data_is(d, "fight"))
        return read_fight(s, d, err);
    if (data_is(d, "frame"))
        return turn_read(&(struct forms){ .scn = &t->base }, &s->turn, frame_name, FRAMES, d, err);
    if (data_is(d, "coins") || data_is(d, "used") || data_is(d, "chip") || data_is(d, "first") ||
        data_is(d, "turn"))
        return read_player_line(t, s, d, err);
    return data_fail(d, err, "is not a line of a Trench Club position");
}

/* What a drawn position leaves out: round 3, all armies may act, the first side's turn. */
int tcl_read(const struct scenario *scn, struct data *d, void *state, struct error *err)
{
    const struct tcl *t = tcl_of(scn);
    struct tcl_state *s = state;
    int got, last[SEATS_MAX] = { -1, -1, -1, -1 };

    memset(s, 0, sizeof *s);
    s->round = 3;
    s->active = ALL_ARMIES;
    while ((got = data_next(d, err)) > 0)
        if (read_line(t, s, d, last, err))
            return -1;
    return got;
}
