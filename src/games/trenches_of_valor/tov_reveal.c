/* tov_reveal.c - hidden pieces: coming up, decoys, the solitaire search (TOV-6.5.*). */
#include "games/trenches_of_valor/tov_rules.h"

#include <string.h>

/* A group's real units that have not been revealed: hidden still, or lost in a cleared dugout. It
 * follows from what everybody has seen. */
static int unseen(const struct tov *t, const struct tov_state *s, int group, int kind)
{
    int count = t->group[group].count[kind];

    EXPECT(group >= 0 && group < t->groups);
    for (int i = RAIDERS; i < RAIDERS + s->defenders; i++) {
        const struct tov_unit *u = &s->unit[i];

        count -= u->from && t->group_of[u->from - 1] == group && u->kind == kind;
    }
    return count > 0 ? count : 0;
}

/* face_down: how many pieces of a group nobody has seen yet, of whatever kind. */
static int face_down(const struct tov *t, const struct tov_state *s, int group)
{
    int total = 0;

    for (int i = 0; i < PLACES; i++)
        if (t->group_of[i] == group)
            total += tov_pieces(s->hidden[i]);
    return total;
}

void tov_pool(const struct tov *t, const struct tov_state *s, int group, uint8_t pool[PIECES])
{
    int left = face_down(t, s, group);

    memset(pool, 0, PIECES);
    for (int kind = 0; kind < t->kinds; kind++) {
        pool[kind] = (uint8_t)unseen(t, s, group, kind);
        left -= pool[kind];
    }
    pool[DECOY] = (uint8_t)(left > 0 ? left : 0);
}

/* --- what may come up --- */

bool tov_in_time(const struct tov *t, const struct tov_state *s, int kind)
{
    return s->turn >= t->late[kind]; /* TOV-10.3 */
}

/* The locations where somebody has come up this turn. */
static unsigned used_locations(const struct tov_state *s)
{
    unsigned used = 0;

    for (int i = RAIDERS; i < RAIDERS + s->defenders; i++)
        if (s->unit[i].did == DID_REVEAL)
            used |= 1u << (s->unit[i].from - 1);
    return used;
}

unsigned tov_open_locations(const struct tov *t, const struct tov_state *s,
                            const struct tov_field *f)
{
    unsigned used = used_locations(s), open = 0;

    for (int i = 0; i < LOCATIONS; i++)
        if (!nothing(s->hidden[i]) && !(used >> i & 1) &&
            !(f->raiders & bit(location_cell(t, s, i))))
            open |= 1u << i;
    return open;
}

/* In solitaire play nobody knows where the late unit is: none of its places may be searched. */
static bool search_in_time(const struct tov *t, const struct tov_state *s, int location)
{
    const struct tov_group *g = &t->group[t->group_of[location]];

    EXPECT(t->group_of[location] >= 0);
    for (int kind = 0; kind < t->kinds; kind++)
        if (g->count[kind] && !tov_in_time(t, s, kind))
            return false;
    return true;
}

int tov_come_up(const struct tov *t, const struct tov_state *s, const struct tov_field *f,
                uint8_t kinds[LOCATIONS])
{
    int count = 0;

    if (s->phase != PHASE_DEFENDER)
        return 0;
    memset(kinds, 0, LOCATIONS);
    for (uint64_t open = tov_open_locations(t, s, f); open;) {
        int i = next_bit(&open);

        if (solitaire(t))
            kinds[i] = search_in_time(t, s, i);
        for (int kind = 0; kind < t->kinds && !solitaire(t); kind++)
            if (s->hidden[i][kind] && tov_in_time(t, s, kind))
                kinds[i] |= (uint8_t)(1 << kind);
        count += bits_count(kinds[i]);
    }
    return count;
}

int tov_list_come_up(const struct tov *t, const uint8_t kinds[LOCATIONS], struct action *out)
{
    int n = 0;

    for (int i = 0; i < LOCATIONS; i++)
        for (uint64_t left = kinds[i]; left;) {
            int16_t kind = (int16_t)next_bit(&left), at = (int16_t)i;

            out[n++] = solitaire(t) ? (struct action){ .kind = DO_SEARCH, .arg = { at } }
                                    : (struct action){ .kind = DO_REVEAL, .arg = { kind, at } };
        }
    return n;
}

/* --- why not --- */

/* may_come_up: the same for one location, with the reason. */
static int may_come_up(const struct tov *t, const struct tov_state *s, int location,
                       struct refusal *why)
{
    struct tov_field f = tov_field_of(t, s);

    if (location < 0 || location >= LOCATIONS || nothing(s->hidden[location]))
        return refuse(why, "TOV-6.5", "no face-down piece is there");
    if (f.raiders & bit(location_cell(t, s, location)))
        return refuse(why, "TOV-6.5.3", "a Raider is in that hex");
    if (used_locations(s) >> location & 1)
        return refuse(why, "TOV-6.5.2", "a unit has come up there this turn");
    return 0;
}

int tov_check_reveal(const struct tov *t, const struct tov_state *s, const struct action *a,
                     struct refusal *why)
{
    int kind = a->arg[0], location = a->arg[1];

    if (solitaire(t))
        return refuse(why, "TOV-6.5s", "in solitaire play a location is searched instead");
    if (may_come_up(t, s, location, why))
        return -1;
    if (kind < 0 || kind >= t->kinds)
        return refuse(why, "TOV-6.5", "a decoy can never come up");
    if (!s->hidden[location][kind])
        return refuse(why, "TOV-6.5", "no hidden %s is there", t->kind[kind].name);
    if (!tov_in_time(t, s, kind))
        return refuse(why, t->clause, "a %s may not come up before turn %d", t->kind[kind].name,
                      t->late[kind]);
    return 0;
}

int tov_check_search(const struct tov *t, const struct tov_state *s, const struct action *a,
                     struct refusal *why)
{
    if (!solitaire(t))
        return refuse(why, "TOV-6.5s", "locations are searched in solitaire play only");
    if (may_come_up(t, s, a->arg[0], why))
        return -1;
    if (!search_in_time(t, s, a->arg[0]))
        return refuse(why, t->clause, "that location may not be searched yet");
    return 0;
}

/* --- coming up --- */

/* TOV-6.5.5, TOV-A8: with the last real unit seen the decoys go. A unit lost in a cleared dugout is
 * never seen, so then they stay to the end. */
static void dismiss_decoys(const struct tov *t, struct tov_state *s, struct events *e)
{
    int count = 0;

    for (int g = 0; g < t->groups; g++)
        for (int kind = 0; kind < t->kinds; kind++)
            if (unseen(t, s, g, kind))
                return;
    for (int i = 0; i < LOCATIONS; i++) {
        count += tov_pieces(s->hidden[i]);
        memset(s->hidden[i], 0, PIECES);
    }
    if (count)
        TELL(e, SAW_DECOYS, EVENT_ALL, EVENT_REVEAL, (int16_t)count);
}

/* TOV-6.5.1: it comes up in its hex and does nothing else this turn. */
void tov_reveal(const struct tov *t, struct tov_state *s, int location, int kind, struct events *e)
{
    int slot = RAIDERS + s->defenders++;

    EXPECT(slot < UNITS && s->hidden[location][kind] > 0);
    s->hidden[location][kind]--;
    s->unit[slot] = (struct tov_unit){ .kind = (uint8_t)kind,
                                       .cell = (uint8_t)location_cell(t, s, location),
                                       .did = DID_REVEAL,
                                       .from = (uint8_t)(location + 1),
                                       .turn = s->turn };
    TELL(e, SAW_REVEAL, EVENT_ALL, EVENT_REVEAL | EVENT_EFFECT, (int16_t)tov_unit_code(s, slot),
         (int16_t)location, dugout_cell(s, location));
    dismiss_decoys(t, s, e);
}

/* --- solitaire --- */

void tov_search(struct tov_state *s, int location, struct events *e)
{
    EXPECT(s->hidden[location][UNKNOWN] > 0);
    s->phase = PHASE_SEARCH;
    s->search = (uint8_t)location;
    TELL(e, SAW_SEARCH, EVENT_ALL, 0, (int16_t)location, dugout_cell(s, location));
}

/* The first place with pieces that nobody has seen: those set aside, then those on the map; -1 when
 * all are known. */
static int unknown_place(const struct tov_state *s)
{
    for (int i = 0; i < PLACES; i++) {
        int place = (ASIDE + i) % PLACES;

        if (s->hidden[place][UNKNOWN])
            return place;
    }
    return -1;
}

/* The pool of a group, less what has been turned up already. */
static void unknown_pool(const struct tov *t, const struct tov_state *s, int group,
                         uint8_t pool[PIECES])
{
    tov_pool(t, s, group, pool);
    for (int i = 0; i < PLACES; i++)
        for (int piece = 0; piece < UNKNOWN && t->group_of[i] == group; piece++)
            pool[piece] = (uint8_t)(pool[piece] - s->hidden[i][piece]);
}

/* draw_pool: the pieces among which the dice that are due choose one. */
static void draw_pool(const struct tov *t, const struct tov_state *s, uint8_t pool[PIECES])
{
    int place = s->phase == PHASE_TURN_UP ? unknown_place(s) : s->search;

    EXPECT((s->phase == PHASE_TURN_UP || s->phase == PHASE_SEARCH) && place >= 0);
    unknown_pool(t, s, t->group_of[place], pool);
}

struct dice tov_draw_dice(const struct tov *t, const struct tov_state *s)
{
    uint8_t pool[PIECES];

    draw_pool(t, s, pool);
    return (struct dice){ 1, (uint8_t)tov_pieces(pool) };
}

struct action tov_read_draw(const struct tov *t, const struct tov_state *s, int face)
{
    uint8_t pool[PIECES];
    int piece = 0;

    for (draw_pool(t, s, pool); face > pool[piece]; piece++)
        face -= pool[piece];
    EXPECT(piece < UNKNOWN);
    return (struct action){ .kind = DO_DRAW, .arg = { (int16_t)piece } };
}

/* only_kind: the one kind the pool holds, or -1. */
static int only_kind(const uint8_t pool[PIECES])
{
    int found = -1;

    for (int i = 0; i < UNKNOWN; i++) {
        if (pool[i] && found >= 0)
            return -1;
        if (pool[i])
            found = i;
    }
    return found;
}

bool tov_turn_up(const struct tov *t, struct tov_state *s)
{
    uint8_t pool[PIECES];
    int place;

    while ((place = unknown_place(s)) >= 0) {
        unknown_pool(t, s, t->group_of[place], pool);
        int kind = only_kind(pool);
        if (kind < 0)
            return false;
        uint8_t *at = s->hidden[place];
        at[kind] = (uint8_t)(at[kind] + at[UNKNOWN]);
        at[UNKNOWN] = 0;
    }
    return true;
}

static void turn_one_up(const struct tov *t, struct tov_state *s, int piece, struct events *e)
{
    uint8_t *at = s->hidden[unknown_place(s)];

    at[UNKNOWN]--;
    at[piece]++;
    if (tov_turn_up(t, s))
        tov_conclude(t, s, e);
}

/* TOV-6.5s: decoys go, the first real unit comes up and ends the search. */
void tov_draw(const struct tov *t, struct tov_state *s, int piece, struct events *e)
{
    int location = s->search;

    EXPECT(piece >= 0 && piece < UNKNOWN);
    if (s->phase == PHASE_TURN_UP) {
        turn_one_up(t, s, piece, e);
        return;
    }
    s->hidden[location][UNKNOWN]--;
    if (piece != DECOY) {
        s->hidden[location][piece]++;
        tov_reveal(t, s, location, piece, e);
    } else {
        TELL(e, SAW_DISCARD, EVENT_ALL, EVENT_REVEAL | EVENT_EFFECT, (int16_t)location,
             dugout_cell(s, location));
        if (s->hidden[location][UNKNOWN])
            return;
        TELL(e, SAW_EMPTY, EVENT_ALL, EVENT_EFFECT, (int16_t)location, dugout_cell(s, location));
    }
    s->phase = PHASE_DEFENDER;
    s->search = 0;
}
