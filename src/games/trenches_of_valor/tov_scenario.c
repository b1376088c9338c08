/* tov_scenario.c - the scenario's own lines: forces, set-up limits, points, special rules.
 * The head of every scenario file is their manual. */
#include "games/trenches_of_valor/tov_rules.h"

#include <stdio.h>
#include <string.h>

#include "base/nearest.h"

/* --- words --- */

static int need_cell(const struct tov *t, const struct data *d, int word, struct error *err)
{
    int cell = word < d->count ? tov_cell(t, d->word[word]) : -1;

    if (cell < 0)
        data_fail(d, err, "\"%.20s\" is not a hex of the map",
                  word < d->count ? d->word[word] : "");
    return cell;
}

/* where: the cells named by the words from `at` on. */
static int where(const struct tov *t, const struct data *d, int at, uint64_t *cells,
                 struct error *err)
{
    uint64_t plus = 0, minus = 0, *to = &plus;
    int row;

    for (int i = at; i < d->count; i++) {
        if (strcmp(d->word[i], "except") == 0) {
            to = &minus;
        } else if (strcmp(d->word[i], "trench") == 0) {
            for (int cell = 0; cell < t->cells; cell++)
                *to |= t->terrain[cell] == TRENCH ? bit(cell) : 0;
        } else if (strcmp(d->word[i], "row") == 0) {
            if (i + 1 == d->count || data_int(d, ++i, 1, t->grid.rows, &row, err))
                return data_fail(d, err, "`row` needs the number of a row");
            for (int k = 0; k < t->grid.columns; k++)
                *to |= bit((row - 1) * t->grid.columns + k);
        } else {
            int cell = need_cell(t, d, i, err);

            if (cell < 0)
                return -1;
            *to |= bit(cell);
        }
    }
    *cells = plus & ~minus;
    return *cells ? 0 : data_fail(d, err, "no hex is named");
}

/* "4G": how many of which piece. */
static int read_count(const struct tov *t, const struct data *d, int word, int *count, int *piece,
                      struct error *err)
{
    const char *p = d->word[word];
    int number = 0;

    while (*p >= '0' && *p <= '9' && number < 100)
        number = number * 10 + (*p++ - '0');
    int found = tov_find_piece(t, p), many = p == d->word[word] ? 1 : number;
    if (found < 0 || found >= UNKNOWN || many < 1 || many > 12)
        return data_fail(d, err, "\"%.20s\" should be pieces such as 2R", d->word[word]);
    *count = many;
    *piece = found;
    return 0;
}

static int find_word(const struct data *d, const char *word)
{
    for (int i = 1; i < d->count; i++)
        if (strcmp(d->word[i], word) == 0)
            return i;
    return d->count;
}

static void add_step(struct tov *t, struct tov_step step)
{
    if (t->steps < STEPS)
        t->step[t->steps] = step;
    t->steps++;
}

/* --- pieces --- */

static int read_dugouts(struct tov *t, struct data *d, struct error *err)
{
    uint64_t cells;
    int count;

    if (data_want(d, 3, 40, "dugouts N at WHERE", err) ||
        data_int(d, 1, 1, DUGOUTS - t->dugouts, &count, err) || where(t, d, 3, &cells, err))
        return -1;
    t->dugouts = (uint8_t)(t->dugouts + count);
    if (bits(cells) == count) {
        while (cells)
            t->dugout_cell[t->fixed_dugouts++] = (uint8_t)next_bit(&cells);
        return 0;
    }
    for (int i = 0; i < count; i++)
        add_step(t, (struct tov_step){ .piece = DUGOUT, .group = -1, .cells = cells });
    return 0;
}

/* add_unit: face-up units of one kind with a choice of hexes, or none. */
static int add_unit(struct tov *t, const struct data *d, bool raider, int kind, uint64_t cells,
                    struct error *err)
{
    bool choice = (cells & (cells - 1)) != 0;
    int cell = __builtin_ctzll(cells);

    if (t->raiders == RAIDERS || t->fixed == DEFENDERS)
        return data_fail(d, err, "there are more than %d units", raider ? RAIDERS : DEFENDERS);
    if (raider) {
        t->raider_kind[t->raiders] = (uint8_t)kind;
        t->raider_cell[t->raiders++] = (uint8_t)(choice ? WAITING : cell);
    } else {
        t->defenders_of[kind]++;
        t->fixed_kind[t->fixed] = (uint8_t)kind;
        t->fixed_cell[t->fixed] = (uint8_t)cell;
        t->fixed = (uint8_t)(t->fixed + !choice);
    }
    if (choice)
        add_step(t, (struct tov_step){ .piece = (uint8_t)kind,
                                       .raider = raider,
                                       .group = -1,
                                       .slot = (uint8_t)(raider ? t->raiders - 1 : 0),
                                       .cells = cells });
    return 0;
}

static int read_side(struct tov *t, struct data *d, struct error *err)
{
    bool raider = data_is(d, "raider");
    int at = find_word(d, "at"), count = 0, kind = 0;
    uint64_t cells;

    if (data_want(d, 3, 40, "raider|defender UNITS at WHERE", err) ||
        where(t, d, at + 1, &cells, err))
        return -1;
    for (int i = 1; i < at; i++) {
        if (read_count(t, d, i, &count, &kind, err))
            return -1;
        if (kind == DECOY)
            return data_fail(d, err, "decoys are set up hidden");
        while (count--)
            if (add_unit(t, d, raider, kind, cells, err))
                return -1;
    }
    return 0;
}

static int read_location(const struct tov *t, const struct data *d, int word, struct tov_group *g,
                         struct error *err)
{
    const char *name = d->word[word];

    if (strcmp(name, "each") == 0) {
        g->each = true;
        return 0;
    }
    if (strcmp(name, "dugouts") == 0) {
        for (int i = 0; i < t->dugouts; i++)
            g->locations |= (uint16_t)(1 << (ENTRIES + i));
        return 0;
    }
    for (int i = 0; i < t->fixed_dugouts; i++)
        if (t->fixed_dugouts == t->dugouts && t->dugout_cell[i] == tov_cell(t, name)) {
            g->locations |= (uint16_t)(1 << (ENTRIES + i));
            return 0;
        }
    if (name[0] < 'A' || name[0] >= 'A' + ENTRIES || name[1] || t->entry[name[0] - 'A'] < 0)
        return data_fail(d, err,
                         "\"%.20s\" is no location: entry letter, hex of a fixed dugout, `dugouts`",
                         name);
    g->locations |= (uint16_t)(1 << (name[0] - 'A'));
    return 0;
}

static int close_group(struct tov *t, const struct data *d, struct tov_group *g, struct error *err)
{
    int total = 0;

    for (int i = 0; i < LOCATIONS; i++) {
        if (!(g->locations >> i & 1))
            continue;
        if (t->group_of[i] >= 0)
            return data_fail(d, err, "a location takes the pieces of one `hidden` line only");
        t->group_of[i] = (int8_t)t->groups;
    }
    for (int i = 0; i < PIECES; i++) {
        total += g->count[i];
        if (total > GROUP_MAX || g->count[i] == GROUP_MAX) /* SAW_CONTENT has four bits a kind */
            return data_fail(d, err, "a group has at most %d pieces, not all alike", GROUP_MAX);
    }
    if (!g->locations || (g->each && total != bits(g->locations)))
        return data_fail(d, err, "locations are missing, or are not as many as pieces");
    t->groups++;
    return 0;
}

/* TOV-3.2s: in solitaire play the pieces are mixed, so each one set up is just a piece. */
static void add_hidden_steps(struct tov *t, int group)
{
    const struct tov_group *g = &t->group[group];

    if ((g->locations & (g->locations - 1)) == 0)
        return; /* no choice: they stand in the start position */
    for (int piece = 0; piece < PIECES; piece++)
        for (int i = 0; i < g->count[piece]; i++)
            add_step(t, (struct tov_step){ .piece = (uint8_t)(solitaire(t) ? UNKNOWN : piece),
                                           .group = (int8_t)group });
}

static int read_hidden(struct tov *t, struct data *d, struct error *err)
{
    int in = find_word(d, "in"), count = 0, piece = 0;

    if (data_want(d, 3, 40, "hidden UNITS in LOCATION...", err))
        return -1;
    if (t->groups == GROUPS)
        return data_fail(d, err, "there are more than %d hidden groups", GROUPS);
    struct tov_group *g = &t->group[t->groups];
    for (int i = 1; i < in; i++) {
        if (read_count(t, d, i, &count, &piece, err))
            return -1;
        g->count[piece] = (uint8_t)(g->count[piece] + count);
        if (piece < KINDS_MAX)
            t->defenders_of[piece] = (uint8_t)(t->defenders_of[piece] + count);
    }
    for (int i = in + 1; i < d->count; i++)
        if (read_location(t, d, i, g, err))
            return -1;
    if (close_group(t, d, g, err))
        return -1;
    add_hidden_steps(t, t->groups - 1);
    return 0;
}

/* --- ground and points --- */

static int read_need(struct tov *t, struct data *d, struct error *err)
{
    return data_want(d, 1, 1, "need N", err) || data_int(d, 1, 1, 100, &t->need, err) ? -1 : 0;
}

static int read_clause(struct tov *t, struct data *d, struct error *err)
{
    return data_want(d, 1, 1, "clause ID", err) || data_name(d, 1, t->clause, sizeof t->clause, err)
               ? -1
               : 0;
}

static int read_cut(struct tov *t, struct data *d, struct error *err)
{
    return where(t, d, 1, &t->cut, err);
}

static int read_post(struct tov *t, struct data *d, struct error *err)
{
    return where(t, d, 1, &t->posts, err);
}

static int read_misprint(struct tov *t, struct data *d, struct error *err)
{
    for (int i = 0; i < 2; i++)
        if ((t->misprint[i] = need_cell(t, d, i + 1, err)) < 0)
            return -1;
    return 0;
}

static int read_blocked(struct tov *t, struct data *d, struct error *err)
{
    int a = need_cell(t, d, 1, err), b = a < 0 ? -1 : need_cell(t, d, 2, err);

    if (b < 0)
        return -1;
    for (int i = 0; i < HEX_DIRECTIONS; i++) {
        if (hex_step(&t->grid, a, i) != b)
            continue;
        t->blocked[a] |= (uint8_t)(1 << i);
        t->blocked[b] |= (uint8_t)(1 << (i + 3) % 6);
        return 0;
    }
    return data_fail(d, err, "%.8s and %.8s are no neighbours", d->word[1], d->word[2]);
}

static int read_late(struct tov *t, struct data *d, struct error *err)
{
    int turn;

    if (data_want(d, 2, 2, "late KIND TURN", err) || data_int(d, 2, 1, 12, &turn, err))
        return -1;
    int kind = tov_find_piece(t, d->word[1]);
    if (kind < 0 || kind >= t->kinds)
        return data_fail(d, err, "\"%.8s\" is no kind of unit", d->word[1]);
    t->late[kind] = (uint8_t)turn;
    return 0;
}

static int score_kill(struct tov *t, struct data *d, struct error *err)
{
    int points, kind = d->count > 2 ? tov_find_piece(t, d->word[2]) : -1;
    bool other = d->count > 2 && strcmp(d->word[2], "other") == 0;

    if (data_want(d, 3, 3, "score eliminate KIND N", err) || data_int(d, 3, 0, 20, &points, err))
        return -1;
    if (!other && (kind < 0 || kind >= t->kinds))
        return data_fail(d, err, "\"%.8s\" is no kind of unit", d->word[2]);
    for (int i = 0; i < t->kinds; i++)
        if (i == kind || (other && t->kill_vp[i] == 0))
            t->kill_vp[i] = points;
    return 0;
}

static int score_enter(struct tov *t, struct data *d, struct error *err)
{
    if (t->visits == VISITS)
        return data_fail(d, err, "at most %d hexes score on entering", VISITS);
    int cell = need_cell(t, d, 2, err);
    if (cell < 0 || data_want(d, 3, 3, "score enter HEX N", err) ||
        data_int(d, 3, 0, 20, &t->visit_vp[t->visits], err))
        return -1;
    t->visit_cell[t->visits++] = cell;
    return 0;
}

static int score_row(struct tov *t, struct data *d, struct error *err)
{
    return data_want(d, 4, 4, "score row ROW TURN N", err) ||
                   data_int(d, 2, 1, t->grid.rows, &t->row, err) ||
                   data_int(d, 3, 1, 12, &t->row_turn, err) ||
                   data_int(d, 4, 0, 20, &t->row_vp, err)
               ? -1
               : 0;
}

static int read_score(struct tov *t, struct data *d, struct error *err)
{
    int what;

    if (d->count < 2 || data_choice(d, 1, "eliminate|clear|enter|row", &what, err))
        return data_fail(d, err, "should score eliminate, clear, enter or row");
    if (what == 1)
        return data_want(d, 2, 2, "score clear N", err) || data_int(d, 2, 0, 20, &t->clear_vp, err)
                   ? -1
                   : 0;
    return what == 0   ? score_kill(t, d, err)
           : what == 2 ? score_enter(t, d, err)
                       : score_row(t, d, err);
}

/* --- all lines --- */

/* The order of set-up is TOV-3.0's: dugouts, the Defender's units and hidden pieces, the Raider. */
static const struct {
    const char *name;
    int pass;
    int (*read)(struct tov *t, struct data *d, struct error *err);
} directives[] = {
    { "need", 0, read_need },         { "clause", 0, read_clause }, { "cut-wire", 0, read_cut },
    { "misprint", 0, read_misprint }, { "post", 0, read_post },     { "blocked", 0, read_blocked },
    { "late", 0, read_late },         { "score", 0, read_score },   { "dugouts", 1, read_dugouts },
    { "defender", 2, read_side },     { "hidden", 3, read_hidden }, { "raider", 4, read_side },
};

enum { DIRECTIVES = sizeof directives / sizeof directives[0], PASSES = 5 };

static int unknown_line(const struct data *d, struct error *err)
{
    struct nearest near = nearest_to(d->word[0]);

    nearest_list(&near, SCENARIO_WORDS);
    for (int i = 0; i < DIRECTIVES; i++)
        nearest_try(&near, directives[i].name);
    return data_fail(d, err, "is not a directive of a Trenches of Valor scenario%s",
                     nearest_hint(&near));
}

static int run_line(struct tov *t, int line, int pass, struct error *err)
{
    struct data d;

    data_open(&d, t->file, t->line[line], strlen(t->line[line]));
    d.line = t->number[line] - 1;
    if (data_next(&d, err) < 0)
        return -1;
    for (int i = 0; i < DIRECTIVES; i++)
        if (data_is(&d, directives[i].name))
            return directives[i].pass == pass ? directives[i].read(t, &d, err) : 0;
    return pass == 0 ? unknown_line(&d, err) : 0;
}

/* check_ground: nothing may be set up where it could not stand. */
static int check_ground(const struct tov *t, struct error *err)
{
    for (int cell = 0; cell < t->cells; cell++)
        if ((t->cut & bit(cell)) && t->terrain[cell] != WIRE)
            return error_set(err, "%s: only wire can be cut", t->file);
    for (int i = 0; i < t->fixed_dugouts; i++)
        for (int k = 0; k < i; k++)
            if (hex_distance(&t->grid, t->dugout_cell[i], t->dugout_cell[k]) < 2)
                return error_set(err, "%s: dugouts need a hex between them (TOV-3.1)", t->file);
    return 0;
}

static int forces(struct tov *t, struct findings *findings, struct error *err)
{
    int before = findings ? findings->mistakes : 0;

    memset(t->group_of, -1, sizeof t->group_of);
    for (int pass = 0; pass < PASSES; pass++)
        for (int i = 0; i < t->lines; i++)
            if (run_line(t, i, pass, err) && findings_add(findings, err))
                return -1;
    if (findings && findings->mistakes > before)
        return -1;
    if (t->base.option[OPTION_S5] && t->misprint[1]) /* TOV-A3 */
        t->cut = (t->cut & ~bit(t->misprint[0])) | bit(t->misprint[1]);
    if (!t->need || !t->raiders || !t->cut || t->steps > STEPS) {
        error_set(err, "%s: `need`, `cut-wire` and `raider` lines are needed", t->file);
        return findings_stop(findings, err);
    }
    return check_ground(t, err) ? findings_stop(findings, err) : 0;
}

/* The map is not known yet while a scenario file is read: its lines are kept for tov_finish. */
int tov_directive(struct scenario *scn, struct data *d, struct error *err)
{
    struct tov *t = (struct tov *)(void *)scn;

    if (t->lines == LINES)
        return data_fail(d, err, "a scenario has at most %d lines of its own", LINES);
    if (strlen(d->raw) >= sizeof t->line[0])
        return data_fail(d, err, "the line is longer than %d letters", (int)sizeof t->line[0] - 1);
    text_copy(t->file, sizeof t->file, d->name);
    text_copy(t->line[t->lines], sizeof t->line[0], d->raw);
    t->number[t->lines++] = d->line;
    return 0;
}

/* In a match both players raid once, so seats are named by the order in which they do (TOV-9.1). */
static void name_sides(struct tov *t)
{
    if (!t->base.option[OPTION_MATCH])
        return;
    text_copy(t->base.side[0].title, sizeof t->base.side[0].title, "First Raider");
    text_copy(t->base.side[1].title, sizeof t->base.side[1].title, "Second Raider");
}

static int check_sides(const struct scenario *scn, struct error *err)
{
    if (scn->seats == 2 && scn->turns >= 1 && scn->turns <= 12)
        return 0;
    return error_set(err, "scenario %s: two sides (the Raider first) and 1 to 12 turns are needed",
                     scn->id);
}

static int read_file(struct tov *t, const struct content *content, const char *name,
                     int (*read)(struct tov *, struct data *, struct error *), struct error *err)
{
    const struct content_file *file = content_find(content, name);
    struct data d;

    if (!file)
        return error_set(err, "the data file %s is missing", name);
    content_read(file, &d);
    return read(t, &d, err);
}

int tov_finish(struct scenario *scn, const struct content *content, struct findings *findings,
               struct error *err)
{
    struct tov *t = (struct tov *)(void *)scn;

    if (check_sides(scn, err) ||
        read_file(t, content, "trenches-of-valor/map.txt", tov_read_map, err) ||
        read_file(t, content, "trenches-of-valor/units.txt", tov_read_units, err))
        return findings_stop(findings, err);
    if (forces(t, findings, err))
        return -1;
    name_sides(t);
    tov_map_tables(t);
    return 0;
}
