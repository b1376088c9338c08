/* tcl_scenario.c - the lines of a scenario file, and who plays: nations, players, teams
 * (TCL-1.1). */
#include "games/trench_club/tcl_rules.h"

#include <string.h>

#include "core/scenario.h"

static int nation_find(const struct tcl *t, const char *id)
{
    for (int i = 0; i < NATIONS; i++)
        if (form_is(t->nation[i].code, id))
            return i;
    return -1;
}

int tcl_directive(struct scenario *scn, struct data *d, struct error *err)
{
    struct tcl *t = (struct tcl *)scn;

    if (data_is(d, "board"))
        return data_want(d, 1, 1, "board half-a|half-b|whole", err)
                   ? -1
                   : data_choice(d, 1, "half-a|half-b|whole", &t->board, err);
    if (data_is(d, "automa")) {
        if (data_want(d, 1, 1, "automa SIDE", err))
            return -1;
        t->automa = 1;
        for (int i = 0; i < scn->seats; i++)
            if (strcmp(scn->side[i].id, d->word[1]) == 0 && i == scn->seats - 1)
                return 0;
        return data_fail(d, err, "the Automa must be the last side, named above");
    }
    if (data_is(d, "common")) {
        t->common = true;
        return data_want(d, 0, 0, "common", err);
    }
    return data_unknown(d, "a Trench Club scenario", SCENARIO_WORDS "|board|automa|common", err);
}

/* Sides are nations: the file names them, the options nation1.. may choose others. */
static int seat_nations(struct tcl *t, struct error *err)
{
    struct scenario *scn = &t->base;

    for (int i = 0; i < scn->seats; i++) {
        int chosen = scn->option[OPTION_NATION + i];
        int nation = chosen ? chosen - 1 : nation_find(t, scn->side[i].id);

        if (nation < 0)
            return error_set(err, "scenario %s: side %s is not a nation", scn->id, scn->side[i].id);
        const struct tcl_nation *n = &t->nation[nation];
        struct side *side = &scn->side[i];
        t->nation_of[i] = (uint8_t)nation;
        side->team = n->team;
        memset(side->id, 0, sizeof side->id);
        for (int k = 0; k < 3; k++)
            side->id[k] = (char)(n->code[k] | 32);
        memcpy(side->title, n->name, sizeof n->name);
        for (int k = 0; k < i; k++)
            if (t->nation_of[k] == nation)
                return error_set(err, "scenario %s: %s cannot play twice (TCL-1.1)", scn->id,
                                 n->name);
    }
    return 0;
}

/* Players: one a seat, or the first two seats together in common play. */
static int make_players(struct tcl *t, struct error *err)
{
    struct scenario *scn = &t->base;

    t->automa = t->automa ? scn->seats - 1 : -1;
    if (t->automa >= 0)
        scn->side[t->automa].printed = true;
    for (int seat = 0; seat < scn->seats; seat++) {
        int player = t->common && seat > 0 ? seat - 1 : seat;

        if (seat == 0 || player != t->player_of[seat - 1])
            t->lead[player] = seat;
        t->last[player] = seat;
        t->player_of[seat] = player;
        t->team_of[player] = scn->side[seat].team;
        t->players = player + 1;
    }
    if (t->players != 2 && t->players != 4)
        return error_set(err, "scenario %s: two or four players are needed (TCL-1.1)", scn->id);
    if (t->common && scn->side[0].team != scn->side[1].team)
        return error_set(err, "scenario %s: partners must be allies (TCL-14.1)", scn->id);
    for (int i = 0; i < t->players; i++) /* TCL-1.1: allies are never neighbours */
        if (t->team_of[i] == t->team_of[(i + 1) % t->players])
            return error_set(err, "scenario %s: neighbours must be enemies (TCL-1.1)", scn->id);
    return 0;
}

int tcl_finish(struct scenario *scn, const struct content *content, struct findings *findings,
               struct error *err)
{
    struct tcl *t = (struct tcl *)scn;

    if (findings_any(findings))
        return -1;
    if (tcl_load_units(t, content, err) || tcl_load_cards(t, content, err) ||
        tcl_load_map(t, content, err) || seat_nations(t, err) || make_players(t, err))
        return -1;
    tcl_describe_types(t);
    if ((t->players == 4) != (t->board == 2))
        return error_set(err, "scenario %s: four players use the whole board, two a half (TCL-1.2)",
                         scn->id);
    t->need = t->players == 4 ? (option(t, OPTION_SHORT) ? 7 : 9) : option(t, OPTION_SHORT) ? 4 : 5;
    return 0;
}
