/* tov_scenario.c - the scenario's own lines: forces, set-up limits, points, special rules.
 * The head of every scenario file is their manual. */
#include "games/trenches_of_valor/tov_rules.h"

#include <string.h>

/* --- kinds of words --- */

/* A kind, or OTHER for those that are not named. */
enum { OTHER = KINDS_MAX };

static int read_victim(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    if (strcmp(word[0], "other") != 0)
        return tov_read_kind(f, word, count, value);
    *value = OTHER;
    return 1;
}

/* The cells that all words to the end of the line name. */
static int read_where(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    const struct tov *t = tov_of(f->scn);
    uint64_t plus = 0, minus = 0, *to = &plus;
    long row;

    for (int i = 0; i < count; i++) {
        if (strcmp(word[i], "except") == 0) {
            to = &minus;
        } else if (strcmp(word[i], "trench") == 0) {
            for (int cell = 0; cell < t->cells; cell++)
                *to |= t->terrain[cell] == TRENCH ? bit(cell) : 0;
        } else if (strcmp(word[i], "row") == 0) {
            if (++i == count || number_read(word[i], 1, t->grid.rows, &row))
                return -1;
            *to |= tov_row(t, (int)row);
        } else if (tov_cell(t, word[i]) >= 0) {
            *to |= bit(tov_cell(t, word[i]));
        } else {
            return -1;
        }
    }
    *value = (int64_t)(plus & ~minus);
    return *value ? count : -1;
}

/* read_count: "4G", how many of which piece; "G" is one. */
static int read_count(const struct tov *t, const char *word, int *piece)
{
    int count = 0;
    const char *p = word;

    while (*p >= '0' && *p <= '9' && count < 100)
        count = count * 10 + (*p++ - '0');
    *piece = tov_find_piece(t, p);
    return p == word ? 1 : count;
}

/* Pieces up to the word `at` or `in`: the piece + 1 of each, GROUP_MAX values. */
static int read_pieces(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    int listed = 0, i = 0, piece;

    memset(value, 0, GROUP_MAX * sizeof *value);
    for (; i < count && strcmp(word[i], "at") != 0 && strcmp(word[i], "in") != 0; i++) {
        int many = read_count(tov_of(f->scn), word[i], &piece);

        if (piece < 0 || piece >= UNKNOWN || many < 1 || listed + many > GROUP_MAX)
            return -1;
        while (many--)
            value[listed++] = piece + 1;
    }
    return listed ? i : -1;
}

/* location_of: an entry, or a dugout that stands in a certain hex; -1. */
static int location_of(const struct tov *t, const char *word)
{
    for (int i = 0; i < t->fixed_dugouts; i++)
        if (t->fixed_dugouts == t->dugouts && t->dugout_cell[i] == tov_cell(t, word))
            return ENTRIES + i;
    int entry = word[0] - 'A';
    return entry >= 0 && entry < ENTRIES && !word[1] && t->entry[entry] >= 0 ? entry : -1;
}

/* Locations to the end of the line, a bit each, and whether each of them takes one piece. */
static int read_locations(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    const struct tov *t = tov_of(f->scn);

    value[0] = value[1] = 0;
    for (int i = 0; i < count; i++) {
        int location = location_of(t, word[i]);

        if (location >= 0)
            value[0] |= 1 << location;
        else if (strcmp(word[i], "dugouts") == 0)
            value[0] |= ((1 << t->dugouts) - 1) << ENTRIES;
        else if (strcmp(word[i], "each") == 0)
            value[1] = 1;
        else
            return -1;
    }
    return value[0] ? count : -1;
}

static const struct form_kind kinds[] = {
    { "HEX", "a hex of the map such as 0304", .read = tov_read_hex },
    { "KIND", "a kind of unit such as R", .read = tov_read_kind },
    { "VICTIM", "a kind of unit such as R, or other", .read = read_victim },
    { "WHERE", "hexes, row NN, trench; those after `except` are taken away", .read = read_where },
    { "UNITS", "kinds of units such as 2R LMG 3decoy", .takes = GROUP_MAX, .read = read_pieces },
    { "LOCATIONS", "entry letters, hexes of fixed dugouts, `dugouts`; then perhaps `each`",
      .takes = 2, .read = read_locations },
    { "POINTS", .min = 1, .max = 100 },
    { "N", .max = 20, .missing = -1 },
    { "ROW", .min = 1, .max = ROWS_MAX },
    { "TURN", .min = 1, .max = TURNS_MAX },
    { "NUMBER", .min = 1, .max = DUGOUTS },
    { NULL },
};

/* --- pieces --- */

static void add_step(struct tov *t, struct tov_step step)
{
    if (t->steps < STEPS)
        t->step[t->steps] = step;
    t->steps++;
}

static int put_dugouts(const struct forms *f, void *scn, const int64_t *value, const struct data *d,
                       struct error *err)
{
    struct tov *t = scn;
    int count = (int)value[0];
    uint64_t cells = (uint64_t)value[1];

    (void)f;
    if (t->dugouts + count > DUGOUTS)
        return data_fail(d, err, "there are at most %d dugouts", DUGOUTS);
    t->dugouts = (uint8_t)(t->dugouts + count);
    if (bits_count(cells) == count) {
        while (cells)
            t->dugout_cell[t->fixed_dugouts++] = (uint8_t)next_bit(&cells);
        return 0;
    }
    for (int i = 0; i < count; i++)
        add_step(t, (struct tov_step){ .piece = DUGOUT, .group = -1, .cells = cells });
    return 0;
}

static int too_many(const struct data *d, struct error *err)
{
    return data_fail(d, err, "there are at most %d Raiders and %d Defenders", RAIDERS, DEFENDERS);
}

/* add_defender: counts one more of a kind, face-up or hidden; -1 when there are too many. */
static int add_defender(struct tov *t, int kind)
{
    int total = 0;

    t->defenders_of[kind]++;
    for (int i = 0; i < t->kinds; i++)
        total += t->defenders_of[i];
    return total > DEFENDERS ? -1 : 0;
}

/* add_unit: a face-up unit with a choice of hexes, or none. */
static int add_unit(struct tov *t, bool raider, int kind, uint64_t cells)
{
    bool choice = (cells & (cells - 1)) != 0;
    int cell = __builtin_ctzll(cells);

    if (raider ? t->raiders == RAIDERS : add_defender(t, kind))
        return -1;
    if (raider) {
        t->raider_kind[t->raiders] = (uint8_t)kind;
        t->raider_cell[t->raiders++] = (uint8_t)(choice ? WAITING : cell);
    } else if (!choice) {
        t->fixed_kind[t->fixed] = (uint8_t)kind;
        t->fixed_cell[t->fixed++] = (uint8_t)cell;
    }
    if (choice)
        add_step(t, (struct tov_step){ .piece = (uint8_t)kind,
                                       .raider = raider,
                                       .group = -1,
                                       .slot = (uint8_t)(raider ? t->raiders - 1 : 0),
                                       .cells = cells });
    return 0;
}

static int put_side(const struct forms *f, void *scn, const int64_t *value, const struct data *d,
                    struct error *err)
{
    struct tov *t = scn;

    (void)f;
    for (int i = 0; i < GROUP_MAX && value[i]; i++) {
        if (value[i] - 1 == DECOY)
            return data_fail(d, err, "decoys are set up hidden");
        if (add_unit(t, data_is(d, "raider"), (int)value[i] - 1, (uint64_t)value[GROUP_MAX]))
            return too_many(d, err);
    }
    return 0;
}

/* claim: every location takes the pieces of one group only. */
static int claim(struct tov *t, uint64_t locations, const struct data *d, struct error *err)
{
    while (locations) {
        int location = next_bit(&locations);

        if (t->group_of[location] >= 0)
            return data_fail(d, err, "a location takes the pieces of one `hidden` line only");
        t->group_of[location] = (int8_t)t->groups;
        if (location >= ENTRIES)
            t->group_of[location + DUGOUTS] = (int8_t)t->groups;
    }
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

static int put_hidden(const struct forms *f, void *scn, const int64_t *value, const struct data *d,
                      struct error *err)
{
    struct tov *t = scn;
    struct tov_group *g = &t->group[t->groups];

    (void)f;
    if (t->groups == GROUPS)
        return data_fail(d, err, "there are more than %d hidden groups", GROUPS);
    g->locations = (uint16_t)value[GROUP_MAX];
    g->each = value[GROUP_MAX + 1];
    for (int i = 0; i < GROUP_MAX && value[i]; i++) {
        int piece = (int)value[i] - 1;

        if (++g->count[piece] == GROUP_MAX) /* SAW_CONTENT has four bits a kind */
            return data_fail(d, err, "there are at most %d pieces of a kind", GROUP_MAX - 1);
        if (piece < KINDS_MAX && add_defender(t, piece))
            return too_many(d, err);
    }
    if (g->each && tov_pieces(g->count) != bits_count(g->locations))
        return data_fail(d, err, "`each` needs as many pieces as locations");
    if (claim(t, g->locations, d, err))
        return -1;
    add_hidden_steps(t, t->groups++);
    return 0;
}

/* --- ground and points --- */

static int put_blocked(const struct forms *f, void *scn, const int64_t *value, const struct data *d,
                       struct error *err)
{
    struct tov *t = scn;
    int a = (int)value[0], b = (int)value[1];

    (void)f;
    if (hex_distance(&t->grid, a, b) != 1)
        return data_fail(d, err, "%.8s and %.8s are not neighbours", d->word[1], d->word[2]);
    t->blocked[a] |= (uint8_t)(1 << hex_direction(&t->grid, a, b));
    t->blocked[b] |= (uint8_t)(1 << hex_direction(&t->grid, b, a));
    return 0;
}

static int put_cut(const struct forms *f, void *scn, const int64_t *value, const struct data *d,
                   struct error *err)
{
    struct tov *t = scn;

    (void)f;
    for (uint64_t cells = (uint64_t)value[0]; cells;) {
        int cell = next_bit(&cells);

        if (t->terrain[cell] != WIRE)
            return data_fail(d, err, "only wire can be cut, and %s is none",
                             tov_cell_name(t, cell).at);
    }
    t->cut = (uint64_t)value[0];
    return 0;
}

/* TOV-A3 */
static int put_misprint(const struct forms *f, void *scn, const int64_t *value,
                        const struct data *d, struct error *err)
{
    struct tov *t = scn;

    (void)f;
    if (t->terrain[value[1]] != WIRE)
        return data_fail(d, err, "only wire can be cut, and %.8s is none", d->word[2]);
    t->misprint[0] = (int)value[0];
    t->misprint[1] = (int)value[1];
    return 0;
}

static int put_late(const struct forms *f, void *scn, const int64_t *value, const struct data *d,
                    struct error *err)
{
    (void)f;
    (void)d;
    (void)err;
    ((struct tov *)scn)->late[value[0]] = (uint8_t)value[1];
    return 0;
}

static int put_score(const struct forms *f, void *scn, const int64_t *value, const struct data *d,
                     struct error *err)
{
    struct tov *t = scn;

    (void)f;
    for (int i = 0; i < t->kinds && value[1] >= 0; i++)
        if (value[0] == i || (value[0] == OTHER && t->kill_vp[i] == 0))
            t->kill_vp[i] = (int)value[1];
    if (value[2] >= 0)
        t->clear_vp = (int)value[2];
    if (value[4] >= 0) {
        if (t->visits == VISITS)
            return data_fail(d, err, "at most %d hexes score when they are entered", VISITS);
        t->visit_cell[t->visits] = (int)value[3];
        t->visit_vp[t->visits++] = (int)value[4];
    }
    if (value[5] > t->grid.rows)
        return data_fail(d, err, "the map has %d rows", t->grid.rows);
    if (value[7] >= 0) {
        t->row = (int)value[5];
        t->row_turn = (int)value[6];
        t->row_vp = (int)value[7];
    }
    return d->count > 1 ? 0 : data_fail(d, err, "should say what scores");
}

/* --- all lines --- */

#define SLOT(member) FORM_SLOT(struct tov, member)

static const struct form_line lines[] = {
    { "need POINTS", .slot = { SLOT(need) } },
    { "cut-wire WHERE", .put = put_cut },
    { "misprint HEX HEX", .put = put_misprint },
    { "post WHERE", .slot = { SLOT(posts) } },
    { "blocked HEX HEX", .put = put_blocked },
    { "late KIND TURN", .put = put_late },
    { "score [eliminate VICTIM N] [clear N] [enter HEX N] [row ROW TURN N]", .put = put_score },
    { "dugouts NUMBER at WHERE", .put = put_dugouts },
    { "defender UNITS at WHERE", .put = put_side },
    { "hidden UNITS in LOCATIONS", .put = put_hidden },
    { "raider UNITS at WHERE", .put = put_side },
    { NULL },
};

static const struct position_lines all_lines = { .kinds = kinds, .line = lines };

/* The forces are read in the order of set-up (TOV-3.0), one pass each, after everything else. */
#define FORCES "dugouts|defender|hidden|raider"
#define WORDS "clause|need|cut-wire|misprint|post|blocked|late|score|" FORCES
enum { PASSES = 5 };

/* known_pieces: forms say how a word should look; what pieces there are, only units.txt knows. */
static int known_pieces(const struct tov *t, const struct data *d, struct error *err)
{
    char known[80];
    struct text list = text_fixed(known, sizeof known);
    int piece;

    for (int i = 0; i < t->kinds; i++)
        text_addf(&list, "%s, ", t->kind[i].id);
    for (int i = 1; i < d->count && strcmp(d->word[i], "at") != 0 && strcmp(d->word[i], "in") != 0;
         i++) {
        read_count(t, d->word[i], &piece);
        if (piece < 0 || piece >= UNKNOWN)
            return data_fail(d, err, "there is no piece \"%.20s\"; there are %sdecoy", d->word[i],
                             known);
    }
    return 0;
}

static int run_line(struct tov *t, int line, int pass, struct error *err)
{
    struct data d;

    data_open(&d, t->file, t->line[line], strlen(t->line[line]));
    d.line = t->number[line] - 1;
    if (data_next(&d, err) < 0)
        return -1;
    if (choice_find(FORCES, d.word[0]) + 1 != pass)
        return 0;
    if (pass > 1 && known_pieces(t, &d, err)) /* past the dugouts */
        return -1;
    return lines_read(&all_lines, &t->base, &d, t, NULL, err);
}

/* room_for_dugouts: is there a hex for the last one wherever the Defender puts the others? Each
 * takes its own hex and those beside it (TOV-3.1). */
static bool room_for_dugouts(const struct tov *t, uint64_t cells)
{
    int most = 0;

    for (int cell = 0; cell < t->cells; cell++) {
        int taken = 0;

        for (uint64_t left = cells; left;)
            taken += hex_distance(&t->grid, cell, next_bit(&left)) < 2;
        most = taken > most ? taken : most;
    }
    return bits_count(cells) > most * (t->dugouts - 1);
}

/* check_ground: nothing may be set up where it could not stand. */
static int check_ground(const struct tov *t, struct error *err)
{
    for (int i = 0; i < t->steps; i++)
        if (t->step[i].piece == DUGOUT && !room_for_dugouts(t, t->step[i].cells))
            return error_set(err, "%s: there may be no room for all dugouts (TOV-3.1)", t->file);
    for (int i = 0; i < t->fixed_dugouts; i++)
        for (int k = 0; k < i; k++)
            if (hex_distance(&t->grid, t->dugout_cell[i], t->dugout_cell[k]) < 2)
                return error_set(err, "%s: dugouts need a hex between them (TOV-3.1)", t->file);
    return 0;
}

static int forces(struct tov *t, struct findings *findings, struct error *err)
{
    memset(t->group_of, -1, sizeof t->group_of);
    for (int pass = 0; pass < PASSES; pass++)
        for (int i = 0; i < t->lines; i++)
            if (run_line(t, i, pass, err) && findings_add(findings, err))
                return -1;
    if (findings_any(findings))
        return -1;
    if (t->base.option[OPTION_S5] && t->misprint[1]) /* TOV-A3 */
        t->cut = (t->cut & ~bit(t->misprint[0])) | bit(t->misprint[1]);
    if (!t->need || !t->raiders || !t->cut || t->steps > STEPS) {
        error_set(err, "%s: `need`, `cut-wire` and `raider` lines are needed, %d pieces at most",
                  t->file, STEPS);
        return findings_stop(findings, err);
    }
    t->need += t->base.option[OPTION_HANDICAP]; /* TOV-A21 */
    if (t->need < 1)
        t->need = 1;
    return check_ground(t, err) ? findings_stop(findings, err) : 0;
}

/* The map is not known yet while a scenario file is read: its lines are kept for tov_finish. */
int tov_directive(struct scenario *scn, struct data *d, struct error *err)
{
    struct tov *t = (struct tov *)(void *)scn;

    if (data_is(d, "clause"))
        return data_want(d, 1, 1, "clause ID", err)
                   ? -1
                   : data_name(d, 1, t->clause, sizeof t->clause, err);
    if (choice_find(WORDS, d->word[0]) < 0)
        return data_unknown(d, "a Trenches of Valor scenario", SCENARIO_WORDS "|" WORDS, err);
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
    if (scn->seats == 2 && scn->turns >= 1 && scn->turns <= TURNS_MAX)
        return 0;
    return error_set(err, "scenario %s: two sides (the Raider first) and 1 to %d turns are needed",
                     scn->id, TURNS_MAX);
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
