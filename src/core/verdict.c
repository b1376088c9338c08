/* verdict.c - how a match ends. */
#include "core/verdict.h"

#include <stdlib.h>
#include <string.h>

static bool teams_fare_alike(const struct scenario *scn, const int *result)
{
    for (int i = 0; i < scn->seats; i++)
        for (int k = 0; k < i; k++)
            if (scn->side[i].team == scn->side[k].team && result[i] != result[k])
                return false;
    return true;
}

/* decisive: someone loses, everyone else wins; if all are one team, all lose. */
static bool decisive(const struct scenario *scn, const int *result)
{
    int won = 0, lost = 0, teams = 1;

    for (int i = 0; i < scn->seats; i++) {
        won += result[i] == RETURN_ONE;
        lost += result[i] == -RETURN_ONE;
        teams += scn->side[i].team != scn->side[0].team;
    }
    return lost && won + lost == scn->seats && (won || teams == 1);
}

static bool drawn(const struct scenario *scn, const int *result)
{
    for (int i = 0; i < scn->seats; i++)
        if (result[i])
            return false;
    return true;
}

static bool in_range(const struct scenario *scn, const int *result)
{
    for (int i = 0; i < scn->seats; i++)
        if (abs(result[i]) > RETURN_ONE)
            return false;
    return teams_fare_alike(scn, result);
}

int match_end(struct match *m, enum verdict verdict, const int result[SEATS_MAX], struct error *err)
{
    static bool (*const fits[])(const struct scenario *scn, const int *result) = {
        [VERDICT_RESIGNATION] = decisive,
        [VERDICT_TIME] = decisive,
        [VERDICT_AGREEMENT] = drawn,
        [VERDICT_ADJUDICATION] = in_range,
    };

    EXPECT(verdict >= VERDICT_RESIGNATION && verdict <= VERDICT_ADJUDICATION);
    if (match_to_move(m) == SEAT_NONE)
        return error_set(err, "the game is over already");
    if (!teams_fare_alike(m->scn, result))
        return error_set(err, "seats of one team win and lose together");
    if (!fits[verdict](m->scn, result))
        return error_set(err, "a match cannot end like that");
    m->verdict = verdict;
    memset(m->awarded, 0, sizeof m->awarded);
    memcpy(m->awarded, result, (size_t)m->scn->seats * sizeof *result);
    return 0;
}

int match_award(struct match *m, enum verdict verdict, unsigned winners, struct error *err)
{
    int result[SEATS_MAX] = { 0 };

    for (int i = 0; i < m->scn->seats && verdict != VERDICT_AGREEMENT; i++)
        result[i] = winners & 1u << i ? RETURN_ONE : -RETURN_ONE;
    return match_end(m, verdict, result, err);
}

enum verdict match_verdict(const struct match *m)
{
    if (m->verdict || match_to_move(m) != SEAT_NONE)
        return m->verdict;
    return VERDICT_RULES;
}

void match_standing(const struct match *m, const void *state, int out[SEATS_MAX])
{
    memset(out, 0, SEATS_MAX * sizeof *out);
    if (m->verdict)
        memcpy(out, m->awarded, sizeof m->awarded);
    else
        rules_returns(m->rules, state, out);
}

int match_winner(const struct match *m)
{
    int standing[SEATS_MAX];

    match_standing(m, m->state, standing);
    return returns_winner(m->scn, standing);
}
