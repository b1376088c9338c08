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
#include "games/trench_club/tcl_automa.h"

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

static void write_place(const struct tcl *t, const struct state *s, int place, struct text *out)
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

static void write_unit(const struct tcl *t, const struct state *s, int slot, bool gap,
                       struct text *out)
{
    static const char *const army[] = { "1", "2", "3", "", "none", "?" };
    const struct unit *u = &s->unit[slot];
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
static void write_units(const struct tcl *t, const struct state *s, struct text *out)
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

static void write_hexes(const char *word, const struct set *set, struct text *out)
{
    char name[8];

    for (int h = set_next(set, 0); h >= 0; h = set_next(set, h + 1)) {
        tcl_hex_name(h, name);
        text_addf(out, "%s %s\n", word, name);
    }
}

static void write_players(const struct tcl *t, const struct state *s, struct text *out)
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

/* The numbers of a fight in progress, in the order of struct fight. */
enum { FIGHT_BYTES = 7 + 3 + ANSWERS_MAX + 3 };

static void fight_bytes(struct fight *f, uint8_t *out[FIGHT_BYTES])
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

static void write_fight(const struct tcl *t, const struct state *s, struct text *out)
{
    static const char *const way[6] = { "N", "NE", "SE", "S", "SW", "NW" };
    struct fight f = s->fight;
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
    const struct state *s = state;

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
    *type = got == 2 ? tcl_type_find(t, code) : 0;
    if (*seat < 0 || !*type || (d->word[1][end] && number_read(d->word[1] + end, 2, 60, &value)))
        return data_fail(d, err, "\"%.20s\" is not a unit such as GER-INF or GER-INF2", d->word[1]);
    *number = (int)value;
    return 0;
}

static int read_unit_place(const struct tcl *t, const struct state *s, const struct data *d,
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

static int read_trait(const struct data *d, int *i, struct unit *u, int *slot, struct error *err)
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

static int read_unit(const struct tcl *t, struct state *s, const struct data *d, int *last,
                     struct error *err)
{
    struct unit u = { .army = ARMY_BOUGHT };
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

static int read_hexes(const struct tcl *t, const struct data *d, int from, struct set *set,
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
static int read_slot(const struct tcl *t, const struct state *s, const struct data *d, int i,
                     uint8_t *out, struct error *err)
{
    long value = i < d->count ? tcl_slot_find(t, s, d->word[i]) : -1;

    if (value < 0 && (i >= d->count || number_read(d->word[i], 0, UNITS - 1, &value)))
        return data_fail(d, err, "there is no such unit");
    *out = (uint8_t)value;
    return 0;
}

static int read_queue(const struct tcl *t, struct state *s, const struct data *d, struct error *err)
{
    struct attack *a = &s->queue[s->queued];
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

static int read_fight(struct state *s, const struct data *d, struct error *err)
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
static int read_player_line(const struct tcl *t, struct state *s, const struct data *d,
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

static int read_fort(const struct tcl *t, struct state *s, const struct data *d, struct error *err)
{
    int fort = d->count > 1 ? tcl_fort_find(t, d->word[1]) : -1, player;

    if (fort < 0)
        return data_fail(d, err, "that is not a fort of this board");
    if ((player = player_find(t, d, 2, err)) < 0)
        return -1;
    s->fort[fort] = (uint8_t)(player + 1);
    return 0;
}

static int read_mine(const struct tcl *t, struct state *s, const struct data *d, struct error *err)
{
    int team;

    return data_choice(d, 1, "central|entente", &team, err)
               ? -1
               : read_hexes(t, d, 2, &s->mine[team], err);
}

static int read_line(const struct tcl *t, struct state *s, const struct data *d, int *last,
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
    struct state *s = state;
    int got, last[SEATS_MAX] = { -1, -1, -1, -1 };

    memset(s, 0, sizeof *s);
    s->round = 3;
    s->active = (1 << CHIPS) - 1;
    while ((got = data_next(d, err)) > 0)
        if (read_line(t, s, d, last, err))
            return -1;
    return got;
}

/* --- what makes a position possible --- */

static int audit_unit(const struct tcl *t, const struct state *s, int slot, struct error *err)
{
    const struct unit *u = &s->unit[slot];
    char name[16];

    if (!u->type)
        return 0;
    tcl_slot_name(t, s, slot, name);
    if (u->damage >= DAMAGE_OUT || u->army > ARMY_HIDDEN || u->number == 0)
        return error_set(err, "%s has a number that cannot be", name);
    if (on_hex(u) && (u->place >= HEXES || s->on[u->place] != slot + 1))
        return error_set(err, "%s is not where it should be", name);
    if (on_hex(u) && set_has(&t->stone, u->place))
        return error_set(err, "%s stands on a fort hex; units are inside or outside", name);
    if (on_hex(u) && is(t, u, MARK_SHIP) && tcl_ground_at(t, s, u->place) != GROUND_WATER &&
        tcl_ground_at(t, s, u->place) != GROUND_BRIDGE)
        return error_set(err, "%s is ashore", name);
    if (in_fort(u) && s->fort[u->place - PLACE_FORT] != player_of(t, slot) + 1)
        return error_set(err, "%s is in a fort that is not its own", name);
    if (in_truck(u) &&
        (u->place - PLACE_TRUCK >= UNITS || s->unit[u->place - PLACE_TRUCK].type != TYPE_TRK))
        return error_set(err, "%s rides in nothing", name);
    return 0;
}

static int audit_frames(const struct tcl *t, const struct state *s, struct error *err)
{
    if (s->turn.depth < 1 || s->turn.depth > 4)
        return error_set(err, "somebody must be to decide: a `frame` line is missing or too many");
    for (int i = 0; i < s->turn.depth; i++) {
        const struct frame *f = &s->turn.frame[i];
        bool chance = f->kind == FRAME_ORDER || f->kind == FRAME_NUMBER || f->kind == FRAME_TOKEN ||
                      f->kind == FRAME_SCATTER || f->kind == FRAME_THROW || f->kind == FRAME_CARD ||
                      f->kind == FRAME_LOTS || f->kind == FRAME_AUTO_TYPE;

        if (chance != (f->seat == SEAT_CHANCE) || (f->kind == FRAME_OVER) != (f->seat == SEAT_NONE))
            return error_set(err, "frame %d names a seat that cannot be there", i + 1);
        if ((f->kind == FRAME_OVER) != (s->winner != 0))
            return error_set(err, "a game is over exactly when it has a result");
    }
    if ((s->winner != 0) != (s->reason != 0))
        return error_set(err, "a result needs its reason");
    (void)t;
    return 0;
}

/* What lies below a frame that interrupts another; FRAME_OVER: nothing does. */
static int base_of(int kind, int below)
{
    switch (kind) {
    case FRAME_UNLOAD:
    case FRAME_YIELD: return FRAME_MOVE;
    case FRAME_SCATTER:
    case FRAME_THROW: return below == FRAME_AUTO || below == FRAME_MOVE ? below : FRAME_DECLARE;
    case FRAME_GIFT:
    case FRAME_CARD:
    case FRAME_PUT: return FRAME_MONEY;
    case FRAME_LOTS: return FRAME_AUTO;
    case FRAME_AUTO_TYPE: return FRAME_AUTO_MONEY;
    default: return FRAME_OVER;
    }
}

static int audit_stack(const struct tcl *t, const struct state *s, struct error *err)
{
    const struct frame *f = &s->turn.frame[0];
    int below = s->turn.depth > 1 ? f->kind : FRAME_OVER;
    bool turn = f->kind == FRAME_MOVE || f->kind == FRAME_DECLARE || f->kind == FRAME_MONEY ||
                f->kind == FRAME_ARMIES || f->kind == FRAME_AUTO || f->kind == FRAME_AUTO_MONEY;
    bool automa = f->kind == FRAME_AUTO || f->kind == FRAME_AUTO_MONEY;

    if (s->turn.depth > 2 || base_of(top(s)->kind, below) != below)
        return error_set(err, "the frames do not fit on each other");
    if (turn && (t->player_of[f->seat] != s->player || (f->seat == t->automa) != automa))
        return error_set(err, "it is not the turn of that seat");
    return 0;
}

static int audit_setup(const struct tcl *t, const struct state *s, struct error *err)
{
    const struct frame *f = top(s);
    int chip = f->arg[1], player = (s->first + f->arg[0]) % t->players;
    uint8_t numbers[STARTS];
    struct action list[64];
    bool fine = f->arg[0] >= 0 && f->arg[0] < CHIPS * t->players && chip >= 0 && chip < CHIPS;

    if (fine && (f->kind == FRAME_PLACE || f->kind == FRAME_TOKEN))
        fine = s->chip[player][chip] && t->start[s->chip[player][chip] - 1] >= 0;
    if (fine && f->kind == FRAME_TOKEN)
        fine = t->automa >= 0 && tcl_setup_dice(t, s).sides > 0;
    if (fine && f->kind == FRAME_NUMBER)
        fine = tcl_numbers_left(t, s, numbers) > 0;
    if (fine && f->kind == FRAME_CHIP)
        fine = tcl_legal_setup(t, s, list) > 0;
    if (fine && f->kind == FRAME_PLACE) {
        fine = false;
        for (EACH_SLOT(s, f->seat, i))
            fine |= s->unit[i].type && s->unit[i].army == chip && s->unit[i].place == PLACE_NONE;
    }
    return fine ? 0 : error_set(err, "placing cannot stand like that");
}

/* What the frame on top takes for granted. */
static int audit_top(const struct tcl *t, const struct state *s, struct error *err)
{
    const struct frame *f = top(s);
    int slot = f->arg[0], load[TRUCK_ROOM];
    bool unit = slot >= 0 && slot < UNITS && s->unit[slot].type;
    uint8_t types[TYPES];
    struct action list[HEXES];

    switch (f->kind) {
    case FRAME_ASSIGN:
        return (t->common ? f->seat < 2 && tcl_legal_setup(t, s, list) > 0
                          : unit && seat_of(slot) == f->seat)
                   ? 0
                   : error_set(err, "there is no unit to assign");
    case FRAME_ORDER:
        return slot > 0 && slot < 1 << t->players ? 0 : error_set(err, "nobody rolls for order");
    case FRAME_CHIP:
    case FRAME_NUMBER:
    case FRAME_PLACE:
    case FRAME_TOKEN: return audit_setup(t, s, err);
    case FRAME_ARMIES:
        return slot >= 1 && slot < CHIPS ? 0 : error_set(err, "there is nothing to choose");
    case FRAME_UNLOAD:
        return unit && s->unit[slot].type == TYPE_TRK && on_hex(&s->unit[slot]) &&
                       tcl_aboard(s, slot, load)
                   ? 0
                   : error_set(err, "there is no truck to unload");
    case FRAME_THROW:
        return unit && s->fight.on && s->fight.victims && f->arg[1] >= 5 && f->arg[1] <= 15 &&
                       f->arg[2] >= 2 && f->arg[2] <= 10 && f->arg[3] >= 0 && f->arg[3] <= 10 &&
                       (s->fight.on == 1 || s->fight.answered < s->fight.answers)
                   ? 0
                   : error_set(err, "nobody can throw these dice");
    case FRAME_SCATTER: return s->fight.on ? 0 : error_set(err, "there is no fight");
    case FRAME_CARD: return tcl_deck(t, s, types) ? 0 : error_set(err, "the deck is empty");
    case FRAME_PUT:
        return slot >= TYPE_SHP && slot <= TYPES && tcl_legal_money(t, s, list)
                   ? 0
                   : error_set(err, "nothing was drawn");
    case FRAME_GIFT:
        return tcl_ally(t, t->player_of[f->seat]) >= 0 ? 0 : error_set(err, "there is no ally");
    case FRAME_LOTS:
        return unit && (on_hex(&s->unit[slot]) || in_fort(&s->unit[slot])) && f->arg[1] >= 2 &&
                       f->arg[1] <= 255
                   ? 0
                   : error_set(err, "no lots are drawn here");
    case FRAME_AUTO_TYPE:
        return tcl_random_types(t, s, t->automa, types) &&
                       tcl_best_fort(t, s, t->automa, TYPE_CAR) >= 0
                   ? 0
                   : error_set(err, "the Automa can buy nothing");
    default: return 0;
    }
}

/* A loaded truck waits for its move, unless the game ends before; only then can it be unloaded. */
static int audit_load(const struct tcl *t, const struct state *s, int slot, struct error *err)
{
    const struct unit *u = &s->unit[slot];
    int n = 0;

    for (int i = 0; i < UNITS; i++)
        n += s->unit[i].type && s->unit[i].place == PLACE_TRUCK + slot;
    if (n == 0)
        return 0;
    bool unloads = top(s)->kind == FRAME_UNLOAD && top(s)->arg[0] == slot, over = s->winner != 0;
    if (n > TRUCK_ROOM || !on_hex(u) || player_of(t, slot) != s->player || tcl_barred(s, u) ||
        (!unloads && !over && ((u->flags & UNIT_MOVED) || s->turn.frame[0].kind != FRAME_MOVE)))
        return error_set(err, "a loaded truck cannot be there now");
    return 0;
}

static int audit_fight(const struct state *s, struct error *err)
{
    const struct fight *f = &s->fight;
    bool fine = f->victims <= 3 && f->answers <= ANSWERS_MAX && f->answered <= f->answers &&
                f->way < 6 && f->on <= 2;

    if (f->on)
        fine = fine && s->unit[f->attacker].type && s->unit[f->target].type &&
               on_hex(&s->unit[f->target]) && on_hex(&s->unit[f->attacker]);
    for (int i = 0; i < f->victims; i++)
        fine = fine && s->unit[f->struck[i]].type;
    for (int i = 0; i < f->answers; i++)
        fine = fine && s->unit[f->answer[i]].type;
    for (int i = s->fought; i < s->queued; i++) {
        const struct unit *u = &s->unit[s->queue[i].attacker], *v = &s->unit[s->queue[i].target];

        fine = fine && (!u->type || on_hex(u)) && (!v->type || on_hex(v));
    }
    if (s->fought > s->queued)
        fine = false;
    return fine ? 0 : error_set(err, "the fight cannot be as it is written");
}

int tcl_audit(const struct scenario *scn, const void *state, struct error *err)
{
    const struct tcl *t = tcl_of(scn);
    const struct state *s = state;

    if (audit_frames(t, s, err))
        return -1;
    if (s->first >= t->players || s->player >= t->players)
        return error_set(err, "there is no such player");
    if (audit_stack(t, s, err))
        return -1;
    for (int i = 0; i < UNITS; i++)
        if (audit_unit(t, s, i, err) || (s->unit[i].type == TYPE_TRK && audit_load(t, s, i, err)))
            return -1;
    for (int i = 0; i < t->players * CHIPS; i++)
        if (s->chip[i / CHIPS][i % CHIPS] > STARTS)
            return error_set(err, "there is no such start number");
    for (int h = 0; h < HEXES; h++)
        if (s->on[h] && (s->on[h] > UNITS || s->unit[s->on[h] - 1].place != h))
            return error_set(err, "hex %d and the units do not agree", h);
    for (int i = 0; i < FORTS; i++)
        if (s->fort[i] > t->players || (s->fort[i] && !t->fort[i].used))
            return error_set(err, "fort %s cannot be held like that", t->fort[i].id);
    if (audit_fight(s, err))
        return -1;
    return audit_top(t, s, err);
}
