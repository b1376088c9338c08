/* tcl_map.c - reads map.txt, the drawn board, and prepares what play looks up: neighbours, forts
 * and their access hexes, what terrain costs, and how many hexes a unit can reach at most. */
#include "games/trench_club/tcl_rules.h"

#include <string.h>

#include "core/hex.h"

const uint64_t tcl_even[WORDS] = {
    0x7ffffc00001fffff, 0xc00001fffff00000, 0x1fffff000007ffff, 0xf000007ffffc0000,
    0x07ffffc00001ffff, 0xfc00001fffff0000, 0x01fffff000007fff, 0xff000007ffffc000,
    0x007ffffc00001fff, 0xffc00001fffff000, 0x00000000000007ff,
};

enum { ROWS = 20 };

static bool on_grid(int column, int row)
{
    return column >= 0 && column < COLUMNS && row >= 0 && row < ROWS - (column & 1);
}

int tcl_hex_read(const char *word)
{
    int column, row;

    return !hex_digits_read(word, &column, &row) && on_grid(column, row) ? column * STRIDE + row
                                                                         : -1;
}

void tcl_hex_name(int hex, char out[8])
{
    EXPECT(hex >= 0 && hex < HEXES);
    text_copy(out, 8, hex_digits(hex / STRIDE, hex % STRIDE).at);
}

const char *tcl_way_name(int way)
{
    static const char *const name[6] = { "N", "NE", "SE", "S", "SW", "NW" };

    EXPECT(way >= 0);
    return name[way % 6];
}

void tcl_place_name(const struct tcl *t, int place, struct text *out)
{
    char name[8];

    if (place >= PLACE_FORT) {
        text_add(out, t->fort[place - PLACE_FORT].name);
        return;
    }
    tcl_hex_name(place, name);
    text_add(out, name);
}

int tcl_fort_find(const struct tcl *t, const char *id)
{
    for (int i = 0; i < FORTS; i++)
        if (t->fort[i].used && form_is(t->fort[i].id, id))
            return i;
    return -1;
}

int tcl_hexes_apart(const struct tcl *t, int a, int b)
{
    int q = t->q[a] - t->q[b], r = t->r[a] - t->r[b], s = -q - r;

    EXPECT(a >= 0 && a < HEXES && b >= 0 && b < HEXES);
    q = q < 0 ? -q : q;
    r = r < 0 ? -r : r;
    s = s < 0 ? -s : s;
    return q > r ? (q > s ? q : s) : (r > s ? r : s);
}

/* The step in a direction (N NE SE S SW NW), also from and to places beyond the board. */
static void step(int *column, int *row, int direction)
{
    static const int8_t across[6] = { 0, 1, 1, 0, -1, -1 };
    static const int8_t down[2][6] = { { -1, -1, 0, 1, 0, -1 }, { -1, 0, 1, 1, 1, 0 } };

    *row += down[*column & 1][direction];
    *column += across[direction];
}

int tcl_ring(const struct tcl *t, int centre, int k, int16_t *out)
{
    static const int8_t side[6] = { 2, 3, 4, 5, 0, 1 }; /* SE S SW NW N NE: clockwise from N */
    int column = centre / STRIDE, row = centre % STRIDE, n = 0;

    EXPECT(k >= 0 && k < COLUMNS);
    if (k == 0)
        out[n++] = (int16_t)centre;
    for (int i = 0; i < k; i++)
        step(&column, &row, 0);
    for (int i = 0; i < 6 * k; i++) {
        int hex = on_grid(column, row) ? column * STRIDE + row : -1;

        out[n++] = (int16_t)(hex >= 0 && t->terrain[hex] ? hex : -1);
        step(&column, &row, side[i / k]);
    }
    return n;
}

/* --- the drawing --- */

static int ground_of(char letter)
{
    static const struct {
        char letter;
        uint8_t ground;
    } known[] = { { '.', GROUND_MEADOW }, { '=', GROUND_ROAD },   { 'f', GROUND_FOREST },
                  { '~', GROUND_WATER },  { '#', GROUND_BRIDGE }, { 't', GROUND_MEADOW },
                  { 'T', GROUND_ROAD },   { 'F', GROUND_FORT },   { 'e', GROUND_ENTRANCE } };

    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        if (known[i].letter == letter)
            return known[i].ground;
    return GROUND_OFF;
}

static bool in_use(const struct tcl *t, int column)
{
    return t->board == 2 || (column >= t->half_first[t->board] && column <= t->half_last[t->board]);
}

static int read_drawing(struct tcl *t, struct data *d, struct error *err)
{
    for (int line = 0; line < 2 * ROWS - 1; line++) {
        if (data_next_raw(d, err) <= 0)
            return error_set(err, "%s: the map should have %d lines", d->name, 2 * ROWS - 1);
        size_t length = strlen(d->raw);
        for (int column = line & 1; column < COLUMNS; column += 2) {
            size_t at = 4 + 2 * (size_t)column;
            char letter = at < length ? d->raw[at] : ' ';
            int hex = column * STRIDE + line / 2, ground = ground_of(letter);

            if (ground == GROUND_OFF)
                return error_set(err, "%s:%d: \"%c\" in column %d is not a terrain", d->name,
                                 d->line, letter, column);
            if (!in_use(t, column))
                continue; /* TCL-1.2: the rest of the board does not exist */
            t->terrain[hex] = (uint8_t)ground;
            if (letter == 't' || letter == 'T')
                set_add(&t->trench, hex);
        }
    }
    return 0;
}

static int read_hex(const struct data *d, int i, int16_t *out, struct error *err)
{
    int hex = i < d->count ? tcl_hex_read(d->word[i]) : -1;

    if (hex < 0)
        return data_fail(d, err, "\"%.10s\" is not a hex such as 0709",
                         i < d->count ? d->word[i] : "");
    *out = (int16_t)hex;
    return 0;
}

static int read_fort(struct tcl *t, const struct data *d, int index, struct error *err)
{
    if (data_want(d, 5, 5, "fort ID \"NAME\" LEFT BODY RIGHT", err))
        return -1;
    if (index >= FORTS)
        return data_fail(d, err, "there are more than %d forts", FORTS);
    struct tcl_fort *f = &t->fort[index];
    if (data_name(d, 1, f->id, sizeof f->id, err) || data_name(d, 2, f->name, sizeof f->name, err))
        return -1;
    for (int i = 0; i < 3; i++)
        if (read_hex(d, 3 + i, &f->hex[i], err))
            return -1;
    f->used = in_use(t, f->hex[1] / STRIDE);
    return 0;
}

static int read_start(struct tcl *t, const struct data *d, struct error *err)
{
    int number;
    int16_t hex = -1;

    if (data_want(d, 2, 2, "start NUMBER HEX", err) || data_int(d, 1, 1, STARTS, &number, err) ||
        read_hex(d, 2, &hex, err))
        return -1;
    t->start[number - 1] = (int16_t)(in_use(t, hex / STRIDE) ? hex : -1);
    return 0;
}

static int read_map_line(struct tcl *t, struct data *d, int *forts, struct error *err)
{
    int half;

    if (data_is(d, "half"))
        return data_want(d, 3, 3, "half A|B FIRST LAST", err) ||
                       data_choice(d, 1, "A|B", &half, err) ||
                       data_int(d, 2, 0, COLUMNS - 1, &t->half_first[half], err) ||
                       data_int(d, 3, 0, COLUMNS - 1, &t->half_last[half], err)
                   ? -1
                   : 0;
    if (data_is(d, "start"))
        return read_start(t, d, err);
    if (data_is(d, "fort"))
        return read_fort(t, d, (*forts)++, err);
    if (data_is(d, "map"))
        return read_drawing(t, d, err);
    return data_fail(d, err, "is not a directive of this file");
}

/* --- tables --- */

static void prepare_hexes(struct tcl *t)
{
    struct tcl_set *const by_ground[] = {
        [GROUND_MEADOW] = &t->meadow, [GROUND_ROAD] = &t->road,     [GROUND_FOREST] = &t->forest,
        [GROUND_WATER] = &t->water,   [GROUND_BRIDGE] = &t->bridge, [GROUND_FORT] = &t->stone,
        [GROUND_ENTRANCE] = &t->stone
    };

    t->first_column = t->board == 2 ? 0 : t->half_first[t->board];
    t->last_column = t->board == 2 ? COLUMNS - 1 : t->half_last[t->board];
    t->all =
        (struct tcl_span){ t->first_column * STRIDE / 64, (t->last_column * STRIDE + 20) / 64 };
    for (int hex = 0; hex < HEXES; hex++) {
        t->q[hex] = (int8_t)(hex / STRIDE);
        t->r[hex] = (int8_t)(hex % STRIDE - hex / STRIDE / 2);
        for (int dir = 0; dir < 6; dir++) {
            int column = hex / STRIDE, row = hex % STRIDE;

            step(&column, &row, dir);
            int next = on_grid(column, row) ? column * STRIDE + row : -1;
            t->next[hex][dir] = (int16_t)(next >= 0 && t->terrain[next] ? next : -1);
        }
        if (!t->terrain[hex])
            continue;
        set_add(&t->on_board, hex);
        set_add(by_ground[t->terrain[hex]], hex);
    }
}

/* TCL-5.1: access hexes are the neighbours of the two entrances that are not part of the fort. */
static int prepare_fort(struct tcl *t, struct tcl_fort *f, struct error *err)
{
    static const uint8_t want[3] = { GROUND_ENTRANCE, GROUND_FORT, GROUND_ENTRANCE };

    for (int i = 0; i < 3; i++)
        if (t->terrain[f->hex[i]] != want[i])
            return error_set(err, "trench-club/map.txt: %s is not drawn e F e", f->name);
    for (int i = 0; i < 3; i += 2)
        for (int dir = 0; dir < 6; dir++) {
            int next = t->next[f->hex[i]][dir];

            if (next < 0 || set_has(&t->stone, next))
                continue;
            set_add(&f->access, next);
            t->before[next] |= (uint16_t)(1 << (f - t->fort));
        }
    return 0;
}

static void prepare_ground(struct tcl *t)
{
    for (int i = 0; i < WORDS; i++) {
        uint64_t road = t->road.w[i] | t->bridge.w[i];

        for (int by = BY_WHEEL; by <= BY_FOOT; by++) {
            t->ground[by].half.w[i] = road;
            t->ground[by].one.w[i] = t->meadow.w[i];
            t->ground[by].more.w[i] = t->forest.w[i];
            t->ground[by].last.w[i] = t->meadow.w[i];
        }
        t->ground[BY_FOOT].wade.w[i] = t->water.w[i];
        t->ground[BY_AIR].one.w[i] = t->on_board.w[i] & ~t->stone.w[i]; /* TCL-2.7, 2.9 */
        t->ground[BY_SHIP].one.w[i] = t->water.w[i] | t->bridge.w[i];   /* TCL-2.11 */
    }
    for (int by = 0; by < MOVERS; by++)
        for (int hex = 0; hex < HEXES; hex++) {
            const struct tcl_ground *g = &t->ground[by];

            t->step[by][hex] = (uint8_t)(set_has(&g->half, hex)   ? 1
                                         : set_has(&g->one, hex)  ? 2
                                         : set_has(&g->more, hex) ? 3
                                         : set_has(&g->wade, hex) ? WADE
                                                                  : 0);
        }
}

/* prepare_bounds: how many hexes a lone unit reaches, from every hex: no unit can do better. */
static void prepare_bounds(struct tcl *t)
{
    bool wanted[MOVERS][13] = { { false } };

    for (int i = 1; i <= TYPES; i++)
        wanted[t->type[i].mover][t->type[i].speed] = true;
    for (int by = 0; by < MOVERS; by++)
        for (int speed = 1; speed <= 12; speed++) {
            for (int hex = 0; hex < HEXES && wanted[by][speed]; hex++)
                if (t->terrain[hex])
                    t->bound[by][speed][hex] = (uint8_t)tcl_reach_bound(t, by, speed, hex);
            for (int i = 0; i < FORTS && wanted[by][speed]; i++)
                if (t->fort[i].used)
                    t->fort_bound[by][speed][i] =
                        (uint8_t)tcl_reach_bound(t, by, speed, PLACE_FORT + i);
        }
}

/* shorten: the ways through one hex; true when one of them is shorter than those known. A foot
 * soldier wades in a move of its own, about four half points. */
static bool shorten(const struct tcl *t, uint8_t march[HEXES], int hex)
{
    int step = t->step[BY_FOOT][hex] == WADE ? 4 : t->step[BY_FOOT][hex];
    bool any = false;

    for (int dir = 0; dir < 6 && step && march[hex] < 250; dir++) {
        int from = t->next[hex][dir];

        if (from < 0 || !t->step[BY_FOOT][from] || march[from] <= march[hex] + step)
            continue;
        march[from] = (uint8_t)(march[hex] + step);
        any = true;
    }
    return any;
}

/* prepare_marches: how far every fort is for foot soldiers, by the ground alone. */
static void prepare_marches(struct tcl *t)
{
    memset(t->march, 255, sizeof t->march);
    memset(t->march_out, 255, sizeof t->march_out);
    for (int fort = 0; fort < FORTS; fort++) {
        const struct tcl_set *access = &t->fort[fort].access;
        bool any = true;

        for (int h = set_next(access, 0); h >= 0; h = set_next(access, h + 1))
            t->march[fort][h] = 0;
        while (any) {
            any = false;
            for (int hex = 0; hex < HEXES; hex++)
                any |= shorten(t, t->march[fort], hex);
        }
    }
    for (int fort = 0; fort < FORTS; fort++)
        for (int from = 0; from < FORTS; from++) {
            const struct tcl_set *access = &t->fort[from].access;

            for (int h = set_next(access, 0); h >= 0; h = set_next(access, h + 1)) {
                int way = t->march[fort][h] + 2;

                if (way < t->march_out[fort][from])
                    t->march_out[fort][from] = (uint8_t)way;
            }
        }
}

int tcl_load_map(struct tcl *t, const struct content *content, struct error *err)
{
    struct data d;
    int got, forts = 0;

    if (tcl_open_file(content, "trench-club/map.txt", &d, err))
        return -1;
    while ((got = data_next(&d, err)) > 0)
        if (read_map_line(t, &d, &forts, err))
            return -1;
    if (got)
        return -1;
    if (forts != FORTS)
        return error_set(err, "%s: there should be %d forts", d.name, FORTS);
    prepare_hexes(t);
    for (int i = 0; i < FORTS; i++)
        if (t->fort[i].used && prepare_fort(t, &t->fort[i], err))
            return -1;
    prepare_ground(t);
    prepare_bounds(t);
    prepare_marches(t);
    return 0;
}
