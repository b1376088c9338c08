/* tov_setup.c - the start position and the set-up by choice, the Defender's first (TOV-3.0).
 * A step that leaves no choice is taken at once; secrets never change how many steps are asked. */
#include "games/trenches_of_valor/tov_rules.h"

#include <string.h>

const struct tov_step *tov_setup_step(const struct tov *t, const struct tov_state *s)
{
    return s->phase == PHASE_SETUP && s->step < t->steps ? &t->step[s->step] : NULL;
}

static void add_dugout(struct tov_state *s, int cell)
{
    int at = s->dugouts++;

    EXPECT(s->dugouts <= DUGOUTS);
    for (; at > 0 && s->dugout[at - 1] > cell; at--)
        s->dugout[at] = s->dugout[at - 1];
    s->dugout[at] = (uint8_t)cell;
}

static void add_defender(struct tov_state *s, int kind, int cell)
{
    EXPECT(s->defenders < DEFENDERS);
    s->unit[RAIDERS + s->defenders++] =
        (struct tov_unit){ .kind = (uint8_t)kind, .cell = (uint8_t)cell };
}

static void put(struct tov_state *s, const struct tov_step *step, int place)
{
    if (step->piece == DUGOUT)
        add_dugout(s, place);
    else if (step->group >= 0)
        s->hidden[place][step->piece]++;
    else if (step->raider)
        s->unit[step->slot].cell = (uint8_t)place;
    else
        add_defender(s, step->piece, place);
}

/* TOV-3.1: at least one hex between two dugouts. */
static uint64_t dugout_places(const struct tov *t, const struct tov_state *s, uint64_t cells)
{
    for (int i = 0; i < s->dugouts; i++)
        for (int cell = 0; cell < t->cells; cell++)
            if (t->range[cell][s->dugout[i]] < 2)
                cells &= ~bit(cell);
    return cells;
}

static uint64_t hidden_places(const struct tov_state *s, const struct tov_group *g)
{
    uint64_t places = 0;

    for (int i = 0; i < LOCATIONS; i++)
        if ((g->locations >> i & 1) && !(g->each && tov_pieces(s->hidden[i])))
            places |= bit(i);
    return places;
}

static uint64_t places_now(const struct tov *t, const struct tov_state *s)
{
    const struct tov_step *step = tov_setup_step(t, s);

    EXPECT(step && step->group < t->groups);
    if (step->piece == DUGOUT)
        return dugout_places(t, s, step->cells);
    return step->group >= 0 ? hidden_places(s, &t->group[step->group]) : step->cells;
}

/* --- what may be placed --- */

/* place_action: the piece of a step goes to a cell or, if it is hidden, to a location. */
static struct action place_action(const struct tov_step *step, int place)
{
    return (struct action){ .kind = DO_PLACE,
                            .arg = { step->piece,
                                     (int16_t)(step->group >= 0 ? AT_LOCATION + place : place) } };
}

int tov_list_places(const struct tov *t, const struct tov_state *s, struct action *out)
{
    uint64_t places = places_now(t, s);
    int n = 0;

    while (places)
        out[n++] = place_action(tov_setup_step(t, s), next_bit(&places));
    return n;
}

void tov_sample_place(const struct tov *t, const struct tov_state *s, struct rng *rng,
                      struct action *out)
{
    uint64_t places = places_now(t, s);
    int n = (int)rng_below(rng, (uint32_t)bits_count(places));

    *out = place_action(tov_setup_step(t, s), pick_bit(places, n));
}

/* place_of: the cell or location that an action names; -1: it names none. */
static int place_of(const struct tov_step *step, const struct action *a)
{
    int at = a->arg[1];

    if (step->group < 0)
        return at >= 0 && at < CELLS_MAX ? at : -1;
    return at >= AT_LOCATION && at < AT_LOCATION + LOCATIONS ? at - AT_LOCATION : -1;
}

int tov_check_place(const struct tov *t, const struct tov_state *s, const struct action *a,
                    struct refusal *why)
{
    const struct tov_step *step = tov_setup_step(t, s);

    if (!step)
        return refuse(why, "TOV-3.0", "the set-up is over");
    if (a->arg[0] != step->piece)
        return refuse(why, "TOV-3.0", "the %s places a %s next",
                      step->raider ? "Raider" : "Defender", tov_piece_id(t, step->piece));
    int place = place_of(step, a);
    if (place >= 0 && places_now(t, s) >> place & 1)
        return 0;
    if (place >= 0 && step->piece == DUGOUT && step->cells >> place & 1)
        return refuse(why, "TOV-3.1", "there must be a hex between two dugouts");
    return refuse(why, t->clause[0] ? t->clause : "TOV-3.0",
                  "the scenario does not allow a %s there", tov_piece_id(t, step->piece));
}

/* --- doing it --- */

static void tell_placed(const struct tov_state *s, const struct tov_step *step, int place,
                        struct events *e)
{
    bool hidden = step->group >= 0;
    int owner = step->raider ? raider_seat(s) : 1 - raider_seat(s);

    /* Whoever waits sees a set-up only when it is complete: each one costs him the same silence. */
    TELL(e, hidden ? SAW_LAID : SAW_PLACED, 1 << owner, 0, step->piece, (int16_t)place,
         hidden ? dugout_cell(s, place) : (int16_t)0);
}

static void begin_play(const struct tov *t, struct tov_state *s, struct events *e)
{
    s->phase = PHASE_RAIDER;
    s->step = 0;
    s->turn = 1;
    TELL(e, SAW_TURN, EVENT_ALL, 0, 1, (int16_t)t->base.turns);
}

/* TOV-3.2s: mixed pieces, one to each location: it does not matter which is laid first. */
static bool all_alike(const struct tov *t, const struct tov_step *step)
{
    return step->piece == UNKNOWN && t->group[step->group].each;
}

/* advance: the next step that leaves a choice, or the first turn. */
static void advance(const struct tov *t, struct tov_state *s, struct events *e)
{
    for (;;) {
        bool raider = s->step > 0 && t->step[s->step - 1].raider;

        if (s->step == t->steps || t->step[s->step].raider != raider)
            TELL(e, SAW_SET_UP, EVENT_ALL, EVENT_REVEAL | EVENT_STAGE, raider);
        if (s->step == t->steps)
            break;
        uint64_t places = places_now(t, s);
        EXPECT(places); /* the scenario leaves room for every piece */
        if (places & (places - 1) && !all_alike(t, &t->step[s->step]))
            return;
        put(s, &t->step[s->step], next_bit(&places));
        s->step++;
    }
    begin_play(t, s, e);
}

/* Hidden groups with a single location, as the dugouts of scenario 1 (TOV-A5). */
static void add_fixed_groups(const struct tov *t, struct tov_state *s)
{
    for (int i = 0; i < t->groups; i++) {
        const struct tov_group *g = &t->group[i];
        uint8_t *at = s->hidden[__builtin_ctz(g->locations)];

        if (g->locations & (g->locations - 1))
            continue;
        if (solitaire(t))
            at[UNKNOWN] = (uint8_t)tov_pieces(g->count);
        else
            memcpy(at, g->count, PIECES);
    }
}

void tov_start_game(const struct tov *t, int game, int first_vp, struct tov_state *s)
{
    memset(s, 0, sizeof *s);
    s->game = (uint8_t)game;
    s->first_vp = (uint8_t)first_vp;
    for (int i = 0; i < t->fixed_dugouts; i++)
        add_dugout(s, t->dugout_cell[i]);
    for (int i = 0; i < t->fixed; i++)
        add_defender(s, t->fixed_kind[i], t->fixed_cell[i]);
    for (int i = 0; i < t->raiders; i++)
        s->unit[i] = (struct tov_unit){ .kind = t->raider_kind[i], .cell = t->raider_cell[i] };
    add_fixed_groups(t, s);
    s->phase = PHASE_SETUP;
    s->turn = 1;
    advance(t, s, NULL);
}

void tov_place(const struct tov *t, struct tov_state *s, const struct action *a, struct events *e)
{
    const struct tov_step *step = tov_setup_step(t, s);
    int place = place_of(step, a);

    EXPECT(place >= 0);
    put(s, step, place);
    tell_placed(s, step, place, e);
    s->step++;
    advance(t, s, e);
}
