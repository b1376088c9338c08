/* tov_audit.c - what makes a position impossible. */
#include "games/trenches_of_valor/tov_rules.h"

static int audit_units(const struct tov *t, const struct tov_state *s, struct error *err)
{
    struct tov_field f = tov_field_of(t, s);

    for (int i = 0; i < RAIDERS + s->defenders; i++) {
        const struct tov_unit *u = &s->unit[i];

        if (!in_play(t, s, i) || u->cell >= CELLS_MAX)
            continue;
        if (u->cell >= t->cells || (t->terrain[u->cell] == WIRE && !(t->cut & bit(u->cell))))
            return error_set(err, "%s stands in uncut wire", tov_unit_name(t, s, i).at);
    }
    if (f.raiders & f.defenders)
        return error_set(err, "a hex holds face-up units of both sides (TOV-6.3)");
    if (s->phase >= PHASE_RAIDER && s->phase <= PHASE_SEARCH && !f.raiders)
        return error_set(err, "no Raider is on the map: the game would be over (TOV-A16)");
    return 0;
}

static int audit_kinds(const struct tov *t, const struct tov_state *s, struct error *err)
{
    int count[KINDS_MAX] = { 0 };

    for (int i = RAIDERS; i < RAIDERS + s->defenders; i++) {
        const struct tov_unit *u = &s->unit[i];

        if (++count[u->kind] > t->defenders_of[u->kind])
            return error_set(err, "there are more %ss than the scenario has", t->kind[u->kind].id);
        if (u->from && t->group_of[u->from - 1] < 0)
            return error_set(err, "a unit came up where none can be hidden");
    }
    return 0;
}

/* No more pieces of a kind than the scenario has, and known ones unless chance decides them. */
static int audit_group(const struct tov *t, const struct tov_state *s, int group, struct error *err)
{
    uint8_t pool[PIECES], seen[PIECES] = { 0 };

    tov_pool(t, s, group, pool);
    for (int i = 0; i < PLACES; i++)
        for (int piece = 0; piece < PIECES && t->group_of[i] == group; piece++)
            seen[piece] = (uint8_t)(seen[piece] + s->hidden[i][piece]);
    if (seen[UNKNOWN] && !solitaire(t))
        return error_set(err, "a view cannot be played on: the kinds of some pieces are unknown");
    for (int kind = 0; kind < t->kinds; kind++)
        if (seen[kind] > pool[kind])
            return error_set(err, "there are more hidden %ss than the scenario has",
                             t->kind[kind].id);
    if (pool[DECOY] > t->group[group].count[DECOY] || (solitaire(t) && seen[DECOY] > pool[DECOY]))
        return error_set(err, "there are more face-down pieces than the scenario has");
    return 0;
}

/* may_hold: pieces lie in dugouts that are not cleared, and aside for those that are. */
static bool may_hold(const struct tov *t, const struct tov_state *s, int place)
{
    int dugout = place - (place < ASIDE ? ENTRIES : ASIDE);

    if (t->group_of[place] < 0 || dugout < 0)
        return t->group_of[place] >= 0;
    return dugout < s->dugouts && (s->cleared >> dugout & 1) == (place >= ASIDE);
}

static int audit_hidden(const struct tov *t, const struct tov_state *s, struct error *err)
{
    int total = 0, unseen = 0, revealed = 0;
    uint8_t pool[PIECES];

    for (int i = 0; i < PLACES; i++) {
        if (!nothing(s->hidden[i]) && !may_hold(t, s, i))
            return error_set(err, "hidden pieces lie where the scenario allows none");
        total += i < ASIDE ? tov_pieces(s->hidden[i]) : 0;
    }
    for (int g = 0; g < t->groups; g++) {
        if (audit_group(t, s, g, err))
            return -1;
        tov_pool(t, s, g, pool);
        unseen += tov_pieces(pool) - pool[DECOY];
    }
    for (int i = RAIDERS; i < RAIDERS + s->defenders; i++)
        revealed += s->unit[i].from != 0;
    if (total && revealed && !unseen)
        return error_set(err,
                         "all hidden units have come up: the decoys would be gone (TOV-6.5.5)");
    return 0;
}

/* What stands on the map is what the steps so far have placed, so that there is room for the rest. */
static int audit_set_up(const struct tov *t, const struct tov_state *s, struct error *err)
{
    int dugouts = t->fixed_dugouts, defenders = t->fixed, more[GROUPS] = { 0 };

    for (int i = 0; i < PLACES; i++)
        if (t->group_of[i] >= 0)
            more[t->group_of[i]] += tov_pieces(s->hidden[i]);
    for (int i = 0; i < t->steps; i++) {
        const struct tov_step *step = &t->step[i];

        dugouts += i < s->step && step->piece == DUGOUT;
        defenders += i < s->step && step->piece < KINDS_MAX && step->group < 0 && !step->raider;
        if (step->group >= 0 && i >= s->step)
            more[step->group]++;
    }
    if (s->dugouts != dugouts || s->defenders != defenders)
        return error_set(err, "by this step %d dugouts and %d Defenders are placed", dugouts,
                         defenders);
    for (int g = 0; g < t->groups; g++)
        if (more[g] != tov_pieces(t->group[g].count))
            return error_set(err, "the face-down pieces are not those placed by this step");
    return 0;
}

static int audit_phase(const struct tov *t, const struct tov_state *s, struct error *err)
{
    if (s->game && !t->base.option[OPTION_MATCH])
        return error_set(err, "a second game is played in a match only");
    if (s->phase == PHASE_SETUP && s->step >= t->steps)
        return error_set(err, "the set-up has no such step");
    if (s->phase == PHASE_SETUP && audit_set_up(t, s, err))
        return -1;
    if (s->turn > t->base.turns && s->phase != PHASE_OVER && s->phase != PHASE_TURN_UP)
        return error_set(err, "the last turn is over");
    if (s->phase == PHASE_ROLL &&
        (is_raider(s->attacker) == is_raider(s->target) || s->unit[s->attacker].cell >= CELLS_MAX ||
         s->unit[s->target].cell >= CELLS_MAX || tov_hits_on(t, s, s->attacker, s->target) < 0))
        return error_set(err, "that attack cannot be made");
    if (s->phase == PHASE_SEARCH &&
        (!solitaire(t) || t->group_of[s->search] < 0 || !s->hidden[s->search][UNKNOWN]))
        return error_set(err, "that location cannot be searched");
    if (s->row_hexes > t->grid.columns)
        return error_set(err, "a row has only %d hexes", t->grid.columns);
    struct tov_state copy = *s;
    if (s->phase == PHASE_TURN_UP && (!solitaire(t) || tov_turn_up(t, &copy)))
        return error_set(err, "no piece is left to be turned up");
    return 0;
}

int tov_audit(const struct scenario *scn, const void *state, struct error *err)
{
    const struct tov *t = tov_of(scn);
    const struct tov_state *s = state;

    if (audit_units(t, s, err) || audit_kinds(t, s, err) || audit_hidden(t, s, err))
        return -1;
    return audit_phase(t, s, err);
}
