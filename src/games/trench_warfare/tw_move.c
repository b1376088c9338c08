/* tw_move.c - who may move where: descending order, one or two hexes, what stops and what blocks.
 *
 * The 19 hexes within two steps of a piece are read as one word, its window. Rows from the top,
 * hexes from the west; 9 is the piece itself, 4 5 8 10 13 14 are its neighbours:
 *
 *        0  1  2
 *       3  4  5  6
 *      7  8  9 10 11
 *      12 13 14 15
 *       16 17 18
 */
#include "games/trench_warfare/tw_rules.h"

enum {
    CENTRE = 9,
    NEIGHBOURS = 1 << 4 | 1 << 5 | 1 << 8 | 1 << 10 | 1 << 13 | 1 << 14,
    WESTERN = 1 << 4 | 1 << 8 | 1 << 13,
};

static const uint8_t neighbour[HEX_DIRECTIONS] = { 4, 5, 8, 10, 13, 14 };

/* --- tables --- */

/* Rows of the window begin in these columns from the piece; even rows lie half a hex further east,
 * so that there the rows next to the piece's begin one column later. */
static void find_jumps(struct tw *tw)
{
    static const int8_t first[2][5] = { { -1, -1, -2, -1, -1 }, { -1, -2, -2, -2, -1 } };
    static const int8_t length[5] = { 3, 4, 5, 4, 3 };

    for (int odd = 0; odd < 2; odd++) {
        int16_t *jump = tw->jump[odd];

        for (int row = 0; row < 5; row++)
            for (int i = 0; i < length[row]; i++)
                *jump++ = (int16_t)((row - 2) * 32 + first[odd][row] + i);
        EXPECT(jump == tw->jump[odd] + WINDOW);
    }
}

/* around: which hexes of the window of `middle` lie next to its neighbour `bit`. */
static uint32_t around(const struct tw *tw, int middle, int bit, bool west_only)
{
    uint32_t found = 0;

    for (int dir = 0; dir < HEX_DIRECTIONS; dir++)
        for (int k = 0; k < WINDOW; k++)
            if (tw->next[middle + tw->jump[row_of(middle) & 1][bit]][dir] ==
                    middle + tw->jump[row_of(middle) & 1][k] &&
                k != CENTRE && (!west_only || (dir >= 2 && dir <= 4)))
                found |= 1u << k;
    return found;
}

/* Two steps are a step to a neighbour that can be passed and one from there: for every set of such
 * neighbours, what they lead to. TWF-A4: through_west knows only steps SW, W, NW. */
void tw_prepare_moves(struct tw *tw)
{
    int middle = hex_at(ROWS / 2, COLUMNS / 2);

    find_jumps(tw);
    for (int set = 0; set < 64; set++)
        for (int i = 0; i < HEX_DIRECTIONS; i++) {
            if (!(set >> i & 1))
                continue;
            tw->through[set] |= around(tw, middle, neighbour[i], false);
            if (WESTERN >> neighbour[i] & 1)
                tw->through_west[set] |= around(tw, middle, neighbour[i], true);
        }
}

/* --- where a piece can go --- */

/* The hexes that the moving class may enter and pass, as rows -1 to 14 with one column more at the
 * west, so that a window at the edge needs no special care. */
struct ground {
    uint32_t enter[ROWS + 4], pass[ROWS + 4];
    bool chargers; /* chargers move */
    bool options;  /* an option that changes movement is on */
};

static void find_ground(const struct tw *tw, const struct tw_state *s, struct ground *g)
{
    const struct tw_step *step = step_of(s);
    const struct tw_field *f = field_of(s);
    const struct tw_plane *own = &f->of[step->piece], *gun = &f->of[GUN];
    const struct tw_plane *enemy = &f->of[enemy_of(step->piece)];

    g->chargers = step->piece == CHARGER;
    g->options = tw_option(tw, OPTION_NO_BACKWARD) || tw_option(tw, OPTION_SQUAREOFF_BARS_ENTRY);
    g->enter[0] = g->enter[ROWS + 3] = g->pass[0] = g->pass[ROWS + 3] = 0;
    if (step->piece == GUN) { /* TWF-4M, 4G, 4I */
        for (int row = 0; row < ROWS + 2; row++)
            g->enter[row + 1] = (tw->rear.row[row] & ~f->of[CHARGER].row[row] &
                                 ~f->of[DEFENDER].row[row] & ~gun->row[row])
                                << 1;
        return;
    }
    for (int row = 0; row < ROWS + 2; row++) {
        /* TWF-4F, 4G, 4I: whole hexes without own pieces and guns; TWF-4H: enemies may be there */
        uint32_t enter = tw->land.row[row] & ~own->row[row] & ~gun->row[row];

        g->enter[row + 1] = enter << 1;
        /* TWF-4G, 4L, 4N: nobody passes pieces, trench, fox-holes, wire */
        g->pass[row + 1] = (enter & ~enemy->row[row] & ~tw->stops.row[row]) << 1;
    }
}

/* window: the bits of the 19 hexes around this one. */
static uint32_t window(const uint32_t *rows, int hex)
{
    const uint32_t *at = rows + row_of(hex) + 1;
    int column = column_of(hex), beside = column - (row_of(hex) & 1);

    return (at[-2] >> column & 7) | (at[-1] >> beside & 15) << 3 |
           (at[0] >> (column - 1) & 31) << 7 | (at[1] >> beside & 15) << 12 |
           (at[2] >> column & 7) << 16;
}

/* open_neighbours: which of the six can be passed, as an index into `through`. */
static int open_neighbours(const uint32_t *rows, int hex)
{
    const uint32_t *at = rows + row_of(hex) + 1;
    int column = column_of(hex), beside = column + 1 - (row_of(hex) & 1);

    return (int)((at[-1] >> beside & 3) | (at[0] >> column & 1) << 2 |
                 (at[0] >> (column + 2) & 1) << 3 | (at[1] >> beside & 3) << 4);
}

static uint32_t plane_window(const struct tw_plane *p, int hex)
{
    uint32_t rows[ROWS + 4] = { 0 };

    for (int row = 1; row <= ROWS; row++)
        rows[row + 1] = p->row[row] << 1;
    return window(rows, hex);
}

/* TWF-A4: a charger steps back only along the trench. */
static uint32_t forward_only(const struct tw *tw, int hex)
{
    return plane_has(&tw->trench, hex) ? WESTERN | plane_window(&tw->trench, hex) : WESTERN;
}

/* TWF-A16: neighbours with whom a piece on this hex is squaring off. */
static uint32_t squaring_off(const struct tw *tw, const struct tw_state *s, int hex)
{
    const struct tw_step *step = step_of(s);
    enum tw_piece foe = enemy_of(step->piece);
    uint32_t trench = plane_window(&tw->trench, hex);

    if (step->piece == GUN)
        return 0;
    return NEIGHBOURS & plane_window(&field_of(s)->of[foe], hex) &
           (plane_has(&tw->trench, hex) ? trench : ~trench);
}

/* TWF-4J, 4K, A3: one hex for those who begin in the trench, for defenders and for guns. */
static bool moves_two(const struct tw *tw, const struct ground *g, int hex)
{
    return g->chargers && !plane_has(&tw->trench, hex);
}

/* reach_by_options: reach where TWF-A4 or TWF-A16 is played. */
static uint32_t reach_by_options(const struct tw *tw, const struct tw_state *s,
                                 const struct ground *g, int hex)
{
    bool forward = g->chargers && tw_option(tw, OPTION_NO_BACKWARD);
    const uint32_t *through = forward ? tw->through_west : tw->through;
    uint32_t steps = forward ? NEIGHBOURS & forward_only(tw, hex) : NEIGHBOURS;
    uint32_t to = window(g->enter, hex);

    if (moves_two(tw, g, hex))
        steps |= through[open_neighbours(g->pass, hex)];
    if (tw_option(tw, OPTION_SQUAREOFF_BARS_ENTRY))
        to &= ~squaring_off(tw, s, hex);
    return to & steps;
}

/* reach: the window hexes where the piece on `hex` may end its move. */
static inline uint32_t reach(const struct tw *tw, const struct tw_state *s, const struct ground *g,
                             int hex)
{
    uint32_t steps = NEIGHBOURS;

    if (g->options)
        return reach_by_options(tw, s, g, hex);
    if (moves_two(tw, g, hex))
        steps |= tw->through[open_neighbours(g->pass, hex)]; /* TWF-4N */
    return window(g->enter, hex) & steps;
}

/* TWF-4B, 4C, 4D: the pieces of this row that have not moved, if the order has not passed it. */
static uint32_t movable(const struct tw_state *s, int row)
{
    return own_of(s)->row[row] & ~s->moved.row[row];
}

int tw_list_moves(const struct tw *tw, const struct tw_state *s, struct action *out)
{
    struct action *at = out;
    struct ground g;

    find_ground(tw, s, &g);
    for (int row = s->floor; row <= ROWS; row++)
        for (uint32_t bits = movable(s, row); bits; bits &= bits - 1) {
            int from = hex_at(row, bits_first(bits));
            const struct action stay = tw_action(DO_MOVE, from, from);

            for (uint32_t to = reach(tw, s, &g, from); to; to &= to - 1, at++) {
                *at = stay; /* one wide store and a narrow one: the loop of all lists */
                at->arg[1] = (int16_t)(from + tw->jump[row & 1][bits_first(to)]);
            }
        }
    EXPECT(at - out < LEGAL_MAX); /* the end of the step is one more */
    return (int)(at - out);
}

bool tw_can_move(const struct tw *tw, const struct tw_state *s)
{
    struct ground g;

    find_ground(tw, s, &g);
    for (int row = s->floor; row <= ROWS; row++)
        for (uint32_t bits = movable(s, row); bits; bits &= bits - 1)
            if (reach(tw, s, &g, hex_at(row, bits_first(bits))))
                return true;
    return false;
}

/* Drawing a piece and one of its window hexes until the move is legal gives every legal move the
 * same chance, and `end` that of one move; crowded positions, where that takes long, are listed. */
void tw_sample_move(const struct tw *tw, const struct tw_state *s, struct rng *rng,
                    struct action *out)
{
    bool charger = step_of(s)->piece == CHARGER;
    uint32_t slots = charger ? WINDOW - 1 : HEX_DIRECTIONS, count = 0;
    struct action list[LEGAL_MAX];
    uint16_t hex[CHARGERS];
    struct ground g;

    find_ground(tw, s, &g);
    for (int row = s->floor; row <= ROWS; row++)
        for (uint32_t bits = movable(s, row); bits; bits &= bits - 1)
            hex[count++] = (uint16_t)hex_at(row, bits_first(bits));
    EXPECT(count <= CHARGERS);
    for (int tries = 0; tries < 64; tries++) {
        uint32_t draw = rng_below(rng, count * slots + 1);

        if (draw == count * slots) {
            *out = tw_action(DO_END, 0, 0);
            return;
        }
        int from = hex[draw / slots], slot = (int)(draw % slots);
        int bit = charger ? slot + (slot >= CENTRE) : neighbour[slot];
        if (reach(tw, s, &g, from) >> bit & 1) {
            *out = tw_action(DO_MOVE, from, from + tw->jump[row_of(from) & 1][bit]);
            return;
        }
    }
    int n = tw_list_moves(tw, s, list);
    list[n++] = tw_action(DO_END, 0, 0);
    *out = list[rng_below(rng, (uint32_t)n)];
}

/* --- why not --- */

static int refuse_piece(const struct tw_state *s, int from, struct refusal *why)
{
    const struct tw_step *step = step_of(s);

    if (!plane_has(own_of(s), from))
        return refuse(why, "TWF-3", "%s holds no %s that moves in this step", name_of(from).at,
                      tw_piece_name[step->piece]);
    if (plane_has(&s->moved, from))
        return refuse(why, "TWF-4C", "the piece in %s has already moved this turn",
                      name_of(from).at);
    if (row_of(from) < s->floor)
        return refuse(why, "TWF-4B", "row %02d has moved, so pieces above it can no longer move",
                      s->floor);
    return 0;
}

static int refuse_gun(const struct tw *tw, const struct tw_field *f, int from, int to,
                      struct refusal *why)
{
    if (!plane_has(&tw->rear, to))
        return refuse(why, "TWF-4M", "artillery stays behind the trench");
    if (tw_distance(from, to) > 1)
        return refuse(why, "TWF-4M", "artillery moves one hex");
    if (plane_has(&f->of[GUN], to))
        return refuse(why, "TWF-4G", "two of your pieces cannot share a hex");
    return refuse(why, "TWF-4I", "artillery never shares a hex with infantry");
}

/* blocked: why nobody passes through a hex; NULL when it can be passed. */
static const struct tw_reason *blocked(const struct tw *tw, const struct tw_field *f, int hex)
{
    static const struct tw_reason occupied = { "TWF-4G", "nobody passes through an occupied hex" };
    static const struct tw_reason stops[] = {
        { "TWF-4L", "a piece that enters the trench stops there" },
        { "TWF-4N-f", "a piece that enters a fox-hole stops there" },
        { "TWF-4N-w", "a piece that enters wire stops there" },
    };
    const struct tw_plane *const ground[] = { &tw->trench, &tw->hole, &tw->wire };

    for (int i = 0; i < PIECES; i++)
        if (plane_has(&f->of[i], hex))
            return &occupied;
    for (int i = 0; i < 3; i++)
        if (plane_has(ground[i], hex))
            return &stops[i];
    return NULL;
}

static int refuse_two(const struct tw *tw, const struct tw_field *f, int from, int to,
                      struct refusal *why)
{
    for (int dir = 0; dir < HEX_DIRECTIONS; dir++) {
        int mid = tw->next[from][dir];
        const struct tw_reason *no = mid && tw_distance(mid, to) == 1 ? blocked(tw, f, mid) : NULL;

        if (no)
            return refuse(why, no->clause, "%s: %s", name_of(mid).at, no->why);
    }
    return refuse(why, "TWF-A4", "chargers do not step backward"); /* no way is blocked */
}

static int refuse_distance(const struct tw *tw, enum tw_piece piece, int from, int to,
                           struct refusal *why)
{
    if (plane_has(&tw->trench, from))
        return plane_has(&tw->trench, to)
                   ? refuse(why, "TWF-4J", "within the trench a piece moves one hex")
                   : refuse(why, "TWF-4K", "out of the trench a piece moves one hex");
    if (piece == DEFENDER)
        return refuse(why, "TWF-A3", "defenders move one hex");
    return refuse(why, "TWF-4N", "chargers move at most two hexes");
}

static int refuse_move(const struct tw *tw, const struct tw_state *s, int from, int to,
                       struct refusal *why)
{
    const struct tw_step *step = step_of(s);
    const struct tw_field *f = field_of(s);
    int distance = tw_distance(from, to);
    int most = step->piece == CHARGER && !plane_has(&tw->trench, from) ? 2 : 1;

    if (distance == 0)
        return refuse(why, "TWF-4", "that is not a move; a piece that stays needs no order");
    if (step->piece == GUN)
        return refuse_gun(tw, f, from, to, why);
    if (plane_has(&f->of[step->piece], to))
        return refuse(why, "TWF-4G", "two of your pieces cannot share a hex");
    if (plane_has(&f->of[GUN], to))
        return refuse(why, "TWF-4I", "infantry never shares a hex with artillery");
    if (distance > most)
        return refuse_distance(tw, step->piece, from, to, why);
    if (distance == 2)
        return refuse_two(tw, f, from, to, why);
    if (plane_has(&f->of[enemy_of(step->piece)], to) && squaring_off(tw, s, from) &&
        tw_option(tw, OPTION_SQUAREOFF_BARS_ENTRY))
        return refuse(why, "TWF-A16", "the two are squaring off");
    return refuse(why, "TWF-A4", "chargers do not step backward");
}

int tw_check_move(const struct tw *tw, const struct tw_state *s, int from, int to,
                  struct refusal *why)
{
    struct ground g;

    if (!on_board(from) || !on_board(to))
        return refuse(why, "TWF-4F", "the board has only the whole hexes 0101 to %s",
                      name_of(hex_at(ROWS, COLUMNS)).at);
    if (refuse_piece(s, from, why))
        return -1;
    find_ground(tw, s, &g);
    for (uint32_t open = reach(tw, s, &g, from); open; open &= open - 1)
        if (from + tw->jump[row_of(from) & 1][bits_first(open)] == to)
            return 0;
    return refuse_move(tw, s, from, to, why);
}

void tw_apply_move(const struct tw *tw, struct tw_state *s, int from, int to, struct events *events)
{
    const struct tw_step *step = step_of(s);
    struct tw_field *f = &s->field[step->field];
    struct tw_plane *own = &f->of[step->piece];
    int jump = to - from;
    const int16_t *near = tw->jump[row_of(from) & 1];

    EXPECT(step->doing == MOVE && plane_has(own, from) && !plane_has(own, to));
    plane_clear(own, from);
    plane_set(own, to);
    plane_set(&s->moved, to);
    if (jump != near[4] && jump != near[5] && jump != near[8] && jump != near[10] &&
        jump != near[13] && jump != near[14])
        plane_set(&s->ran, to);
    s->floor = (uint8_t)row_of(from); /* TWF-4D: where it began counts */
    tw_tell(events, SAW_MOVE, 0, step->seat, (int)step->piece, from, to);
    if (step->piece == GUN || !plane_has(&f->of[enemy_of(step->piece)], to)) {
        tw_go_on(tw, s, false, events);
        return;
    }
    tw_start_duel(s, to, events); /* TWF-4H, 7: at once, before anybody else moves */
}
