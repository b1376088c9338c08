/* tcl_unit.c - what a unit is worth: distances, attack values, armour, who helps whom; and units
 * coming and going. */
#include "games/trench_club/tcl_rules.h"

#include <string.h>

/* --- places --- */

/* TCL-11.4: for soldiers in a trench the nearest of its hexes counts. A unit that crosses
 * their trench is next to them (TCL-11.10). */
static int extents_apart(const struct tcl *t, const struct tcl_set *a, const struct tcl_set *b)
{
    int best = 99;

    for (int i = set_next(a, 0); i >= 0; i = set_next(a, i + 1))
        for (int k = set_next(b, 0); k >= 0; k = set_next(b, k + 1)) {
            int d = tcl_hexes_apart(t, i, k);

            best = d < best ? d : best;
        }
    return best > 1 ? best : 1;
}

int tcl_distance(const struct tcl *t, const struct tcl_state *s, int a, int b)
{
    const struct tcl_unit *u = &s->unit[a], *v = &s->unit[b];
    struct tcl_set x, y;

    EXPECT(on_hex(u) && on_hex(v));
    if (!option(t, OPTION_TRENCHES) || (!tcl_in_trench(t, s, u) && !tcl_in_trench(t, s, v)))
        return tcl_hexes_apart(t, u->place, v->place);
    tcl_extent(t, s, u, &x);
    tcl_extent(t, s, v, &y);
    return extents_apart(t, &x, &y);
}

int tcl_ground_at(const struct tcl *t, const struct tcl_state *s, int hex)
{
    EXPECT(hex >= 0 && hex < HEXES);
    if (!set_has(&s->road, hex))
        return t->terrain[hex];
    return t->terrain[hex] == GROUND_WATER ? GROUND_BRIDGE : GROUND_ROAD;
}

bool tcl_wading(const struct tcl *t, const struct tcl_state *s, const struct tcl_unit *u)
{
    return on_hex(u) && !is(t, u, MARK_AIR | MARK_SHIP) &&
           tcl_ground_at(t, s, u->place) == GROUND_WATER;
}

/* TCL-1.7, 1.8, 4.4: may this unit be set down there? Other units are not looked at. */
bool tcl_may_stand(const struct tcl *t, const struct tcl_state *s, const struct tcl_unit *u,
                   int team, int hex)
{
    struct tcl_set trench;
    int ground = tcl_ground_at(t, s, hex);

    if (ground == GROUND_OFF || ground == GROUND_FORT || ground == GROUND_ENTRANCE)
        return false;
    if (is(t, u, MARK_AIR))
        return true;
    if (is(t, u, MARK_SHIP))
        return ground == GROUND_WATER || ground == GROUND_BRIDGE;
    if (ground == GROUND_WATER)
        return is(t, u, MARK_FOOT) || option(t, OPTION_WATER);
    if (!option(t, OPTION_TRENCHES))
        return true;
    tcl_trench_all(t, s, &trench);
    if (!set_has(&trench, hex) || is(t, u, MARK_TANK))
        return true;
    if (!is(t, u, MARK_FOOT)) /* TCL-11.1 */
        return ground == GROUND_ROAD;
    tcl_trench_at(t, s, hex, &trench);
    int holder = tcl_trench_holder(t, s, &trench);
    return holder < 0 || holder == team; /* TCL-11.3 */
}

/* --- fighting worth --- */

int tcl_level(const struct tcl *t, const struct tcl_unit *u)
{
    return u->experience >= t->hero ? 2 : u->experience >= t->veteran ? 1 : 0; /* TCL-7.8 */
}

/* The row of attack values that holds against the other unit (TCL-7.7, TCL-10.3). */
static const uint8_t *values(const struct tcl *t, const struct tcl_unit *u,
                             const struct tcl_unit *other)
{
    static const unsigned kind[VERSUS] = { MARK_TANK, MARK_FOOT, MARK_AIR };
    const struct tcl_type *type = type_of(t, u);

    for (int i = 0; i < VERSUS; i++)
        if (type->versus[i][0] && is(t, other, kind[i]))
            return type->versus[i];
    return type->attack;
}

int tcl_attack_value(const struct tcl *t, const struct tcl_unit *shooter,
                     const struct tcl_unit *other)
{
    return values(t, shooter, other)[tcl_level(t, shooter)];
}

/* TCL-13.4: what the Automa lands instead of throwing dice. */
int tcl_fixed_hits(const struct tcl *t, const struct tcl_unit *shooter,
                   const struct tcl_unit *other)
{
    int value = values(t, shooter, other)[0], level = tcl_level(t, shooter);

    return shooter->damage <= 2 ? value + 2 * level : (value + 1) / 2 + level;
}

int tcl_damage(const struct tcl *t, int row, int hits)
{
    int damage = 0;

    EXPECT(row >= 0 && row < DAMAGE_OUT);
    while (damage < DAMAGE_OUT && hits >= t->armour[row][damage])
        damage++;
    return damage;
}

/* TCL-7.9, 11.7: only the defender has use of forest and trench. */
int tcl_armour_of(const struct tcl *t, const struct tcl_state *s, const struct tcl_unit *u)
{
    const struct tcl_type *type = type_of(t, u);

    EXPECT(u->type);
    if (tcl_in_trench(t, s, u))
        return t->type[TYPE_TNK].forest;
    return type->forest >= 0 && tcl_ground_at(t, s, u->place) == GROUND_FOREST ? type->forest
                                                                               : type->open;
}

int tcl_armour_row(const struct tcl *t, const struct tcl_state *s, int slot, bool defends)
{
    const struct tcl_unit *u = &s->unit[slot];

    EXPECT(u->type);
    return defends ? tcl_armour_of(t, s, u) : type_of(t, u)->open;
}

/* TCL-6.2, 6.3: range and cloud; where they stand is not looked at. */
bool tcl_can_hit(const struct tcl *t, const struct tcl_unit *a, const struct tcl_unit *b,
                 int distance)
{
    const struct tcl_type *type = type_of(t, a);
    bool air = is(t, b, MARK_AIR);

    if (air && !(type->marks & MARK_CLOUD))
        return false;
    return distance <= type->most && distance >= (air ? type->least_air : type->least);
}

bool tcl_can_close(const struct tcl *t, const struct tcl_state *s, int a, int b)
{
    return tcl_can_hit(t, &s->unit[a], &s->unit[b], 1) && !tcl_wading(t, s, &s->unit[a]);
}

/* TCL-7.5, 11.8: helper and attacker are opposite when one step leads from the attacker into the
 * target and the same step out of the target to the helper. */
static bool opposite(const struct tcl *t, const struct tcl_state *s, int attacker, int target,
                     int helper)
{
    struct tcl_set a, b, c;

    tcl_extent(t, s, &s->unit[attacker], &a);
    tcl_extent(t, s, &s->unit[target], &b);
    tcl_extent(t, s, &s->unit[helper], &c);
    for (int dir = 0; dir < 6; dir++) {
        bool in = false, out = false;

        for (int h = set_next(&a, 0); h >= 0; h = set_next(&a, h + 1))
            in |= t->next[h][dir] >= 0 && set_has(&b, t->next[h][dir]);
        for (int h = set_next(&b, 0); h >= 0 && in; h = set_next(&b, h + 1)) {
            int next = t->next[h][dir];

            out |= next >= 0 && set_has(&c, next) && !set_has(&b, next);
        }
        if (out)
            return true;
    }
    return false;
}

/* TCL-7.4 to 7.6: other units of the same player beside the target that could attack it too. */
int tcl_helpers(const struct tcl *t, const struct tcl_state *s, int attacker, int target,
                bool *surround)
{
    int player = player_of(t, attacker), n = 0;

    EXPECT(attacker != target);
    *surround = false;
    for (int seat = t->lead[player]; seat <= t->last[player]; seat++)
        for (EACH_SLOT(s, seat, i)) {
            if (i == attacker || i == target || !on_hex(&s->unit[i]) ||
                !tcl_can_close(t, s, i, target) || tcl_distance(t, s, i, target) != 1)
                continue;
            n++;
            *surround |= opposite(t, s, attacker, target, i);
        }
    *surround |= n >= 2;
    return n;
}

bool tcl_barred(const struct tcl_state *s, const struct tcl_unit *u)
{
    return u->army < CHIPS && !(s->active >> u->army & 1);
}

/* --- coming and going --- */

static int free_number(const struct tcl_state *s, int seat, int type)
{
    for (int number = 1;; number++) {
        bool taken = false;

        for (EACH_SLOT(s, seat, i))
            taken |= s->unit[i].type == type && s->unit[i].number == number;
        if (!taken)
            return number;
    }
}

int tcl_living(const struct tcl_state *s, int seat)
{
    int n = 0;

    for (EACH_SLOT(s, seat, i))
        n += s->unit[i].type != 0;
    return n;
}

int tcl_owned(const struct tcl *t, const struct tcl_state *s, int player, int type)
{
    int n = 0;

    for (int seat = t->lead[player]; seat <= t->last[player]; seat++)
        for (EACH_SLOT(s, seat, i))
            n += s->unit[i].type == type;
    return n;
}

int tcl_add_unit(struct tcl_state *s, int seat, int type, int place)
{
    int slot = seat * SEAT_UNITS, number = free_number(s, seat, type);

    EXPECT(type > 0 && type <= TYPES);
    while (s->unit[slot].type)
        slot++;
    BUG_ON(seat_of(slot) != seat);
    if (slot - seat * SEAT_UNITS >= s->count[seat])
        s->count[seat] = (uint8_t)(slot - seat * SEAT_UNITS + 1);
    s->unit[slot] = (struct tcl_unit){
        .type = (uint8_t)type, .number = (uint8_t)number, .army = ARMY_BOUGHT, .place = PLACE_NONE
    };
    tcl_put_unit(s, slot, place);
    return slot;
}

void tcl_put_unit(struct tcl_state *s, int slot, int place)
{
    struct tcl_unit *u = &s->unit[slot];

    EXPECT(u->type);
    EXPECT(place < 0 || place >= HEXES || !s->on[place] || s->on[place] == slot + 1);
    if (on_hex(u))
        s->on[u->place] = 0;
    if (in_fort(u)) /* TCL-8.3: only who has not left the fort can be repaired */
        u->flags &= (uint8_t)~UNIT_RESTED;
    u->place = (int16_t)place;
    if (on_hex(u))
        s->on[u->place] = (uint8_t)(slot + 1);
}

int tcl_aboard(const struct tcl_state *s, int truck, int *slots)
{
    int n = 0;

    for (int seat = 0; seat < SEATS_MAX; seat++)
        for (EACH_SLOT(s, seat, i))
            if (s->unit[i].type && s->unit[i].place == PLACE_TRUCK + truck && n < TRUCK_ROOM)
                slots[n++] = i;
    return n;
}

/* A truck takes its passengers with it (TCL-4.8). */
void tcl_remove_unit(const struct tcl *t, struct tcl_state *s, int slot)
{
    int seat = seat_of(slot), load[TRUCK_ROOM];

    EXPECT(s->unit[slot].type);
    if (is(t, &s->unit[slot], MARK_TRUCK)) {
        int n = tcl_aboard(s, slot, load);

        for (int i = 0; i < n; i++)
            tcl_remove_unit(t, s, load[i]);
    }
    if (on_hex(&s->unit[slot]))
        s->on[s->unit[slot].place] = 0;
    memset(&s->unit[slot], 0, sizeof s->unit[slot]);
    while (s->count[seat] && !s->unit[seat * SEAT_UNITS + s->count[seat] - 1].type)
        s->count[seat]--;
}

/* --- names --- */

/* Names are made by hand: scenes and lists ask for thousands of them. */
void tcl_badge_code(const struct tcl *t, int badge, char out[16])
{
    int number = badge_number(badge);

    memcpy(out, t->nation[t->nation_of[badge_seat(badge)]].code, 3);
    out[3] = '-';
    memcpy(out + 4, t->type[badge_type(badge)].code, 3);
    out += 7;
    if (number > 9)
        *out++ = (char)('0' + number / 10);
    if (number > 1)
        *out++ = (char)('0' + number % 10);
    *out = '\0';
}

void tcl_slot_name(const struct tcl *t, const struct tcl_state *s, int slot, char out[16])
{
    tcl_badge_code(t, badge(s, slot), out);
}

int tcl_badge_find(const struct tcl *t, const char *word)
{
    char nation[4] = "", code[4] = "";
    long number = 1;
    int seat = 0;

    if (strlen(word) < 7 || word[3] != '-' || (word[7] && number_read(word + 7, 2, 60, &number)))
        return -1;
    memcpy(nation, word, 3);
    memcpy(code, word + 4, 3);
    while (seat < t->base.seats && !form_is(t->nation[t->nation_of[seat]].code, nation))
        seat++;
    int type = tcl_type_find(code);
    return seat < t->base.seats && type ? make_badge(seat, type, (int)number) : -1;
}

int tcl_slot_find(const struct tcl *t, const struct tcl_state *s, const char *name)
{
    int wanted = tcl_badge_find(t, name);

    if (wanted < 0)
        return -1;
    for (EACH_SLOT(s, badge_seat(wanted), i))
        if (s->unit[i].type && badge(s, i) == wanted)
            return i;
    return -1;
}
