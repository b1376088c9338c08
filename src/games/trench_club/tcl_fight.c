/* tcl_fight.c - phase 3: fights, one after the other (TCL-7), with scatter and gas (TCL-10), the
 * common answer of a trench (TCL-11.6), dice cards (TCL-12) and the Automa's fixed hits (TCL-13.4).
 *
 * Both sides throw one after the other, but nothing happens before all have thrown. */
#include "games/trench_club/tcl_rules.h"

#include <string.h>

#include "core/dice.h"

enum { RED_FLANK = 2, RED_SURROUND = 3 };

static bool by_automa(const struct tcl *t, int slot)
{
    return seat_of(slot) == t->automa;
}

static bool by_cards(const struct tcl *t, int slot)
{
    return option(t, OPTION_CARDS + seat_of(slot));
}

/* --- who is in it --- */

/* TCL-10.1: what stands on the hex that a shot strikes and can be hurt there. */
static void strike_hex(const struct tcl *t, struct tcl_state *s, int hex)
{
    struct tcl_fight *f = &s->fight;
    int slot = hex >= 0 ? s->on[hex] - 1 : -1;

    EXPECT(f->victims < STRUCK_MAX);
    if (slot >= 0 && !is(t, &s->unit[slot], MARK_AIR) && slot != f->attacker)
        f->struck[f->victims++] = (uint8_t)slot;
}

int tcl_cloud(const struct tcl *t, const struct tcl_state *s, struct tcl_attack gas,
              uint8_t out[STRUCK_MAX])
{
    int aimed = s->unit[gas.target].place, n = 0;

    EXPECT(gas.way < 6);
    const int hexes[STRUCK_MAX] = { aimed, t->next[aimed][gas.way],
                                    t->next[aimed][(gas.way + 1) % 6] };
    for (int i = 0; i < STRUCK_MAX; i++) {
        int slot = hexes[i] >= 0 ? s->on[hexes[i]] - 1 : -1;

        if (slot >= 0 && !is(t, &s->unit[slot], MARK_AIR) &&
            team_of(t, slot) != team_of(t, gas.attacker))
            out[n++] = (uint8_t)slot;
    }
    return n;
}

/* TCL-7.2, 11.6: who shoots back. In a trench all of its foot soldiers do. */
int tcl_answers(const struct tcl *t, const struct tcl_state *s, int attacker, int target,
                uint8_t out[ANSWERS_MAX])
{
    const struct tcl_unit *v = &s->unit[target];
    struct tcl_set trench;
    int n = 0;

    if (is(t, &s->unit[attacker], MARK_SCATTER | MARK_PATTERN) ||
        tcl_distance(t, s, attacker, target) != 1)
        return 0;
    if (!tcl_in_trench(t, s, v)) {
        if (tcl_can_close(t, s, target, attacker))
            out[n++] = (uint8_t)target;
        return n;
    }
    tcl_trench_at(t, s, v->place, &trench);
    for (int h = set_next(&trench, 0); h >= 0; h = set_next(&trench, h + 1))
        if (s->on[h] && is(t, &s->unit[s->on[h] - 1], MARK_FOOT) && n < ANSWERS_MAX &&
            tcl_can_close(t, s, s->on[h] - 1, attacker))
            out[n++] = (uint8_t)(s->on[h] - 1);
    return n;
}

/* TCL-7.4, 7.5: only in close combat, never for the Automa (TCL-13.4). */
int tcl_red_dice(const struct tcl *t, const struct tcl_state *s, int attacker, int target)
{
    const struct tcl_unit *u = &s->unit[attacker];
    bool surround;

    if (by_automa(t, attacker) || is(t, u, MARK_SCATTER | MARK_PATTERN) ||
        tcl_distance(t, s, attacker, target) != 1)
        return 0;
    int n = tcl_helpers(t, s, attacker, target, &surround);
    return surround ? RED_SURROUND : n ? RED_FLANK : 0;
}

/* --- throwing --- */

static void shots(const struct tcl *t, struct tcl_state *s, int hits, int hits_foot,
                  struct events *events);

/* The next shooter throws its dice, or the Automa's hits are read at once. */
static void throw_next(const struct tcl *t, struct tcl_state *s, struct events *events)
{
    struct tcl_fight *f = &s->fight;
    bool answering = f->on > 1;
    int shooter = answering ? f->answer[f->answered] : f->attacker;
    const struct tcl_unit *u = &s->unit[shooter];
    const struct tcl_unit *v = &s->unit[answering ? f->attacker : f->struck[0]];
    int value = tcl_attack_value(t, u, v), value_foot = 0, dice = t->dice[u->damage];

    EXPECT(answering ? f->answered < f->answers : f->victims > 0);
    if (!answering && f->victims > 1) { /* gas: one throw, read for each kind of victim */
        value = type_of(t, u)->attack[tcl_level(t, u)];
        value_foot = type_of(t, u)->versus[VERSUS_FOOT][tcl_level(t, u)];
    }
    if (!answering && f->victims == 1 && f->struck[0] == f->target)
        dice += tcl_red_dice(t, s, shooter, f->target);
    if (by_automa(t, shooter)) {
        shots(t, s, tcl_fixed_hits(t, u, v), 0, events);
        return;
    }
    turn_push(&s->turn, (struct frame){ .kind = FRAME_THROW,
                                        .seat = SEAT_CHANCE,
                                        .arg = { (int16_t)shooter, (int16_t)dice, (int16_t)value,
                                                 (int16_t)value_foot } });
}

/* --- what comes of it --- */

static void gain(const struct tcl *t, struct tcl_state *s, int slot, int points,
                 struct events *events)
{
    struct tcl_unit *u = &s->unit[slot];
    int before = tcl_level(t, u);

    if (!u->type || !points)
        return;
    u->experience = (uint8_t)(u->experience + points > 99 ? 99 : u->experience + points);
    if (tcl_level(t, u) > before)
        tell(events, SAW_LEVEL, 0, badge(s, slot), tcl_level(t, u), 0, 0);
}

/* TCL-7.10: damage, and destruction at six. Returns the experience it earns whoever caused it. */
static int hurt(const struct tcl *t, struct tcl_state *s, int slot, int damage,
                struct events *events)
{
    struct tcl_unit *u = &s->unit[slot];

    EXPECT(u->type && damage >= 0);
    if (damage == 0) {
        tell(events, SAW_NO_DAMAGE, 0, badge(s, slot), 0, 0, 0);
        return 0;
    }
    if (u->damage + damage >= DAMAGE_OUT) {
        tell(events, SAW_DESTROYED, EVENT_EFFECT | EVENT_PIECE | EVENT_LOSS << seat_of(slot),
             badge(s, slot), 0, 0, 0);
        tcl_remove_unit(t, s, slot);
        return 2;
    }
    u->damage = (uint8_t)(u->damage + damage);
    tell(events, SAW_DAMAGE, EVENT_EFFECT | EVENT_PIECE | EVENT_HURT << seat_of(slot),
         badge(s, slot), damage, u->damage, 0);
    return 1;
}

static int victim_hits(const struct tcl *t, const struct tcl_state *s, int slot)
{
    const struct tcl_fight *f = &s->fight;
    bool special = f->victims > 1 && type_of(t, &s->unit[f->attacker])->versus[VERSUS_FOOT][0];

    return special && is(t, &s->unit[slot], MARK_FOOT) ? f->hits_foot : f->hits;
}

/* TCL-7.9 to 7.11, 10.6, 11.6: everything at once, then experience. */
static void resolve(const struct tcl *t, struct tcl_state *s, struct events *events)
{
    struct tcl_fight f = s->fight;
    int damage[STRUCK_MAX], earned = 0, back = 0;

    EXPECT(f.victims > 0 && f.answered == f.answers);
    for (int i = 0; i < f.victims; i++)
        damage[i] =
            tcl_damage(t, tcl_armour_row(t, s, f.struck[i], true), victim_hits(t, s, f.struck[i]));
    memset(&s->fight, 0, sizeof s->fight);
    for (int i = 0; i < f.victims; i++) {
        int points = hurt(t, s, f.struck[i], damage[i], events);

        earned = points > earned ? points : earned;
    }
    if (f.answers)
        back = hurt(t, s, f.attacker, f.back, events);
    gain(t, s, f.attacker, earned, events);
    for (int i = 0; i < f.answers; i++)
        if (f.hurting >> i & 1)
            gain(t, s, f.answer[i], back, events);
}

/* shots: a shooter has landed its hits; the next one throws, or the fight is resolved. */
static void shots(const struct tcl *t, struct tcl_state *s, int hits, int hits_foot,
                  struct events *events)
{
    struct tcl_fight *f = &s->fight;

    EXPECT(f->on == 1 || f->on == 2);
    if (f->on == 1) {
        tell(events, f->victims > 1 ? SAW_HITS_FOOT : SAW_HITS, 0, badge(s, f->attacker), hits,
             hits_foot, 0);
        f->hits = (uint8_t)hits;
        f->hits_foot = (uint8_t)hits_foot;
        f->on = 2;
    } else {
        int damage = tcl_damage(t, tcl_armour_row(t, s, f->attacker, false), hits);

        tell(events, SAW_HITS, 0, badge(s, f->answer[f->answered]), hits, 0, 0);
        f->back = (uint8_t)(f->back + damage);
        f->hurting = (uint16_t)(f->hurting | (damage > 0) << f->answered);
        f->answered++;
    }
    if (f->answered < f->answers)
        throw_next(t, s, events);
    else
        resolve(t, s, events);
}

/* --- beginning a fight --- */

static void open_fire(const struct tcl *t, struct tcl_state *s, struct events *events)
{
    if (s->fight.victims) {
        throw_next(t, s, events);
        return;
    }
    tell(events, SAW_NOTHING, EVENT_EFFECT, badge(s, s->fight.attacker), 0, 0, 0);
    memset(&s->fight, 0, sizeof s->fight);
}

void tcl_fight_begin(const struct tcl *t, struct tcl_state *s, struct tcl_attack attack,
                     struct events *events)
{
    const struct tcl_unit *u = &s->unit[attack.attacker];

    EXPECT(!s->fight.on);
    if (!u->type || !s->unit[attack.target].type) { /* TCL-6.6 */
        tell(events, SAW_LAPSE, 0, 0, 0, 0, 0);
        return;
    }
    s->fight = (struct tcl_fight){
        .on = 1, .attacker = attack.attacker, .target = attack.target, .way = attack.way
    };
    tell(events, SAW_ATTACK, 0, badge(s, attack.attacker), badge(s, attack.target),
         tcl_distance(t, s, attack.attacker, attack.target), 0);
    s->unit[attack.target].flags |= UNIT_ATTACKED;
    if (is(t, u, MARK_SCATTER) && tcl_level(t, u) < 2) { /* TCL-10.1 */
        turn_push(&s->turn, frame(FRAME_SCATTER, SEAT_CHANCE, 0, 0, 0));
        return;
    }
    if (is(t, u, MARK_PATTERN)) {
        s->fight.victims = (uint8_t)tcl_cloud(t, s, attack, s->fight.struck);
    } else {
        s->fight.struck[s->fight.victims++] = attack.target;
        s->fight.answers =
            (uint8_t)tcl_answers(t, s, attack.attacker, attack.target, s->fight.answer);
    }
    open_fire(t, s, events);
}

void tcl_fight_on(const struct tcl *t, struct tcl_state *s, struct events *events)
{
    while (!s->fight.on && s->fought < s->queued) {
        if (tcl_over(t, s, events))
            return;
        tcl_fight_begin(t, s, s->queue[s->fought++], events);
    }
    if (s->fight.on || tcl_over(t, s, events))
        return;
    tcl_clear_queue(s);
    if (top(s)->kind == FRAME_AUTO)
        tcl_automa_go_on(t, s, events);
    else
        tcl_begin_economy(t, s, events);
}

/* TCL-10.1: faces 1 to 6 scatter a rookie's shot, 1 to 3 a veteran's. */
static int scatter_hex(const struct tcl *t, const struct tcl_unit *u, int aimed, int face)
{
    static const uint8_t way[6] = { 0, 2, 4, 3, 5, 1 }; /* N SE SW S NW NE */
    int last = tcl_level(t, u) == 0 ? 6 : tcl_level(t, u) == 1 ? 3 : 0;

    EXPECT(face >= 1 && face <= 12);
    return face > last ? aimed : t->next[aimed][way[face - 1]];
}

/* TCL-12.1: hits by dice and value on the card that was drawn. */
static void read_card(const struct tcl *t, struct tcl_state *s, const struct frame *f, int card,
                      struct events *events)
{
    const uint8_t *row = t->card[card - 1][f->arg[1]];

    EXPECT(card >= 1 && card <= CARDS);
    tell(events, SAW_CARD, 0, badge(s, f->arg[0]), card, 0, 0);
    shots(t, s, row[f->arg[2]], f->arg[3] ? row[f->arg[3]] : 0, events);
}

void tcl_apply_fight(const struct tcl *t, struct tcl_state *s, const struct action *a,
                     struct events *events)
{
    struct frame f = turn_pop(&s->turn);

    EXPECT(s->fight.on);
    if (f.kind == FRAME_SCATTER) {
        const struct tcl_unit *u = &s->unit[s->fight.attacker];
        int aimed = s->unit[s->fight.target].place;
        int hex = scatter_hex(t, u, aimed, a->arg[0]);

        tell(events, SAW_SCATTER, 0, badge(s, s->fight.attacker), hex, hex == aimed, 0);
        strike_hex(t, s, hex);
        open_fire(t, s, events);
    } else if (by_cards(t, f.arg[0])) {
        read_card(t, s, &f, a->arg[0], events);
    } else {
        shots(t, s, a->arg[0], a->arg[1], events);
    }
    tcl_fight_on(t, s, events);
}

/* --- dice --- */

struct dice tcl_fight_dice(const struct tcl *t, const struct tcl_state *s)
{
    const struct frame *f = top(s);

    if (f->kind == FRAME_SCATTER)
        return (struct dice){ 1, 12 };
    if (by_cards(t, f->arg[0]))
        return (struct dice){ 1, CARDS };
    return (struct dice){ (uint8_t)f->arg[1], 12 };
}

unsigned tcl_fight_read(const struct tcl *t, const struct tcl_state *s, const uint8_t *faces,
                        struct action *out)
{
    const struct frame *f = top(s);
    int hits = 0, hits_foot = 0;
    unsigned counted = 0;

    if (f->kind == FRAME_SCATTER || by_cards(t, f->arg[0])) {
        *out = act(DO_ROLL, faces[0], 0, 0, 0);
        return 1;
    }
    for (int i = 0; i < f->arg[1]; i++) {
        bool hit = faces[i] <= f->arg[2], hit_foot = faces[i] <= f->arg[3];

        hits += hit;
        hits_foot += hit_foot;
        counted |= (unsigned)(hit || hit_foot) << i;
    }
    *out = act(DO_ROLL, hits, hits_foot, 0, 0);
    return counted;
}

static uint64_t power(uint64_t base, int exponent)
{
    uint64_t p = 1;

    while (exponent-- > 0)
        p *= base;
    return p;
}

static uint64_t choose(int n, int k)
{
    uint64_t c = 1;

    for (int i = 1; i <= k; i++)
        c = c * (uint64_t)(n - k + i) / (uint64_t)i;
    return c;
}

/* One throw read twice: `low` dice hit everyone, `high` - `low` more hit foot soldiers only. */
static int twofold(const struct frame *f, struct outcome *out)
{
    int dice = f->arg[1], n = 0;
    uint64_t low = (uint64_t)f->arg[2], high = (uint64_t)f->arg[3];

    EXPECT(low <= high && high <= 12);
    for (int b = 0; b <= dice; b++)
        for (int a = 0; a <= b; a++) {
            uint64_t weight = choose(dice, b) * choose(b, a) * power(low, a) *
                              power(high - low, b - a) * power(12 - high, dice - b);

            if (weight)
                out[n++] = (struct outcome){ act(DO_ROLL, a, b, 0, 0), weight };
        }
    return n;
}

int tcl_fight_chance(const struct tcl *t, const struct tcl_state *s, struct outcome *out)
{
    const struct frame *f = top(s);
    struct dist pool;
    int n = 0;

    if (f->kind == FRAME_SCATTER || by_cards(t, f->arg[0])) {
        for (int face = 1; face <= (f->kind == FRAME_SCATTER ? 12 : CARDS); face++)
            out[n++] = (struct outcome){ act(DO_ROLL, face, 0, 0, 0), 1 };
        return n;
    }
    if (f->arg[3])
        return twofold(f, out);
    dist_pool(&pool, f->arg[1], 12, f->arg[2]);
    for (int i = 0; i < pool.count; i++)
        if (pool.weight[i])
            out[n++] = (struct outcome){ act(DO_ROLL, pool.low + i, 0, 0, 0), pool.weight[i] };
    return n;
}
