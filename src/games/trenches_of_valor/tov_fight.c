/* tov_fight.c - attacks (TOV-7.*) and clearing dugouts (TOV-8.*). */
#include "games/trenches_of_valor/tov_rules.h"

#include <string.h>

int tov_hits_on(const struct tov *t, const struct tov_state *s, int attacker, int target)
{
    const struct tov_unit *a = &s->unit[attacker], *b = &s->unit[target];

    EXPECT(a->cell < t->cells && b->cell < t->cells);
    return t->hits_on[a->kind][a->cell][b->cell];
}

/* Every enemy unit on the map at a range for which there is a number, also where no roll can hit
 * (TOV-A7); nothing blocks the view (TOV-A13). */
void tov_targets(const struct tov *t, const struct tov_state *s, const struct tov_field *f,
                 int slot, struct tov_menu *m)
{
    const struct tov_unit *u = &s->unit[slot];
    uint64_t within = t->within[u->kind][u->cell];
    int first = is_raider(slot) ? RAIDERS : 0;
    int last = is_raider(slot) ? RAIDERS + s->defenders : t->raiders;

    EXPECT(u->cell < t->cells);
    m->clear = is_raider(slot) && f->dugouts & bit(u->cell); /* TOV-8.0 */
    if (!(within & (is_raider(slot) ? f->defenders : f->raiders)))
        return;
    for (int i = first; i < last; i++)
        if (s->unit[i].cell < CELLS_MAX && within & bit(s->unit[i].cell))
            m->targets |= (uint32_t)1 << i;
}

/* --- why not --- */

int tov_check_attack(const struct tov *t, const struct tov_state *s, const struct action *a,
                     struct refusal *why)
{
    int slot = a->arg[0], target = a->arg[1];

    if (!in_play(t, s, target))
        return refuse(why, "TOV-7.5", "no such unit is on the map");
    if (is_raider(slot) == is_raider(target))
        return refuse(why, "TOV-7.2", "the target must be an enemy unit");
    if (s->unit[target].cell >= CELLS_MAX)
        return refuse(why, s->unit[target].cell == EXITED ? "TOV-6.6.3" : "TOV-7.5",
                      "that unit is no longer on the map");
    if (tov_hits_on(t, s, slot, target) < 0)
        return refuse(why, "TOV-7.1", "a %s has no number for range %d",
                      t->kind[s->unit[slot].kind].name,
                      t->range[s->unit[slot].cell][s->unit[target].cell]);
    return 0;
}

int tov_check_clear(const struct tov *t, const struct tov_state *s, const struct action *a,
                    struct refusal *why)
{
    struct tov_field f = tov_field_of(t, s);

    if (!is_raider(a->arg[0]))
        return refuse(why, "TOV-8.0", "only Raiders clear dugouts");
    if (!(f.dugouts & bit(s->unit[a->arg[0]].cell)))
        return refuse(why, "TOV-8.0", "no dugout is in its hex");
    return 0; /* it has not acted, so it was here when the turn began (TOV-A15) */
}

/* --- doing it --- */

void tov_attack(const struct tov *t, struct tov_state *s, const struct action *a, struct events *e)
{
    struct tov_unit *u = &s->unit[a->arg[0]];

    EXPECT(tov_hits_on(t, s, a->arg[0], a->arg[1]) >= 0);
    u->did = DID_ATTACK;
    s->attacker = (uint8_t)a->arg[0];
    s->target = (uint8_t)a->arg[1];
    s->phase = PHASE_ROLL;
    TELL(e, SAW_ATTACK, EVENT_ALL, 0, (int16_t)tov_unit_code(s, a->arg[0]), u->cell,
         (int16_t)tov_unit_code(s, a->arg[1]), s->unit[a->arg[1]].cell,
         (int16_t)tov_hits_on(t, s, a->arg[0], a->arg[1]));
}

/* dugout_at: the dugout in a cell that is not cleared; -1: there is none. */
static int dugout_at(const struct tov_state *s, int cell)
{
    for (int i = 0; i < s->dugouts; i++)
        if (s->dugout[i] == cell && !(s->cleared >> i & 1))
            return i;
    return -1;
}

/* TOV-8.0, TOV-8.1: no die; what was inside is set aside face-down. Pieces at an entry in the same
 * hex are another location and stay. Face-up units are not inside (TOV-A19). */
void tov_clear(const struct tov *t, struct tov_state *s, const struct action *a, struct events *e)
{
    struct tov_unit *u = &s->unit[a->arg[0]];
    int i = dugout_at(s, u->cell);

    EXPECT(i >= 0);
    u->did = DID_CLEAR;
    memcpy(s->hidden[ASIDE + i], s->hidden[ENTRIES + i], PIECES);
    memset(s->hidden[ENTRIES + i], 0, PIECES);
    s->cleared |= (uint8_t)(1 << i);
    TELL(e, SAW_CLEAR, EVENT_ALL, 0, (int16_t)tov_unit_code(s, a->arg[0]), u->cell,
         (int16_t)tov_pieces(s->hidden[ASIDE + i]), (int16_t)t->clear_vp);
}

/* --- the die --- */

struct action tov_read_roll(const struct tov *t, const struct tov_state *s, int face)
{
    bool hit = face <= tov_hits_on(t, s, s->attacker, s->target);

    return (struct action){ .kind = DO_ROLL, .arg = { hit } };
}

/* TOV-7.3: a hit removes the target, at once (TOV-7.6); anything else has no effect. */
void tov_roll(const struct tov *t, struct tov_state *s, bool hit, struct events *e)
{
    struct tov_unit *target = &s->unit[s->target];
    int points = is_raider(s->target) ? 0 : t->kill_vp[target->kind];
    int owner = is_raider(s->target) ? raider_seat(s) : 1 - raider_seat(s);

    EXPECT(s->phase == PHASE_ROLL && target->cell < t->cells);
    TELL(e, hit ? SAW_HIT : SAW_MISS, EVENT_ALL, hit ? EVENT_EFFECT | EVENT_LOSS << owner : 0,
         (int16_t)tov_unit_code(s, s->target), target->cell, (int16_t)points);
    if (hit) {
        target->cell = DEAD;
        target->did = DID_NOTHING;
    }
    s->phase = is_raider(s->attacker) ? PHASE_RAIDER : PHASE_DEFENDER;
    s->attacker = s->target = 0;
}
