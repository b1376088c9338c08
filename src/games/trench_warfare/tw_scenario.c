/* tw_scenario.c - scenario files: an opening may be drawn, board by board. */
#include "games/trench_warfare/tw_rules.h"

#include <string.h>

#include "core/scenario.h"

static int drawn_row(struct tw *tw, int field, int row, const struct data *d, struct error *err)
{
    int number, column = 0;

    if (data_int(d, 0, 1, ROWS, &number, err))
        return -1;
    for (int i = 1; i < d->count && column <= COLUMNS; i++)
        if (strcmp(d->word[i], "~") != 0 && strcmp(d->word[i], "|") != 0 && ++column <= COLUMNS)
            tw->drawn[field][hex_at(row, column)] = d->word[i][1] ? '?' : d->word[i][0];
    if (number != row || column != COLUMNS)
        return data_fail(d, err, "row %02d, with %d hexes, is expected here", row, COLUMNS);
    return 0;
}

int tw_directive(struct scenario *scn, struct data *d, struct error *err)
{
    struct tw *tw = (struct tw *)(void *)scn;
    int field = data_is(d, tw_field_name[CPB]) ? CPB : ALB, got = 1;

    if (!data_is(d, tw_field_name[field]))
        return data_unknown(d, "a Trench Warfare scenario", SCENARIO_WORDS "|CPB|ALB", err);
    for (int row = 1; row <= ROWS; row++)
        if ((got = data_next(d, err)) <= 0 || drawn_row(tw, field, row, d, err))
            return got == 0 ? error_set(err, "%s: %s has fewer than %d rows", d->name,
                                        tw_field_name[field], ROWS)
                            : -1;
    return 0;
}

static int open_field(struct tw *tw, int field, struct error *err)
{
    for (int cell = 0; cell < ROWS * COLUMNS; cell++) {
        int hex = tw_hex(cell);
        const char word[2] = { tw->drawn[field][hex], '\0' };

        if (tw_read_letter(tw, &tw->opening.field[field], hex, word))
            return error_set(err, "scenario %s: %s %s: \"%s\" is not c, d, a, a dot or the ground",
                             tw->base.id, tw_field_name[field], name_of(hex).at, word);
    }
    return 0;
}

/* Without a drawing the set-up is played: only the chargers stand already (TWF-2A, A14). */
static int prepare_opening(struct tw *tw, struct error *err)
{
    bool first = tw->drawn[CPB][hex_at(1, 1)], second = tw->drawn[ALB][hex_at(1, 1)];
    struct error inner = { "" };

    tw->opening.turn = 1;
    if (!first && !second) {
        for (int i = 0; i < FIELDS; i++)
            tw->opening.field[i].of[CHARGER] = tw->start;
        return 0;
    }
    tw->opening.step = STEP_A;
    if (!first || !second)
        return error_set(err, "scenario %s: both boards must be drawn, or none", tw->base.id);
    if (open_field(tw, CPB, err) || open_field(tw, ALB, err))
        return -1;
    if (tw_audit(&tw->base, &tw->opening, &inner))
        return error_set(err, "scenario %s: %s", tw->base.id, inner.text);
    return 0;
}

int tw_finish(struct scenario *scn, const struct content *content, struct findings *findings,
              struct error *err)
{
    struct tw *tw = (struct tw *)(void *)scn;

    if (findings_any(findings))
        return -1;
    if (scn->seats != FIELDS || scn->turns < 1 || scn->turns > TURNS_MAX)
        return error_set(err, "scenario %s: two sides and 1 to %d turns are needed", scn->id,
                         TURNS_MAX);
    if (tw_read_map(tw, content, err))
        return -1;
    tw_prepare_moves(tw);
    tw_prepare_score(tw);
    return prepare_opening(tw, err);
}
