/* tcl_position.c - positions as text, line by line:
 *
 *     round 3                     first ger, turn fra: who began, and whose turn it is
 *     coins ger 4                 fort A4 ger            chip ger 2 7
 *     active armies 2 3           used ger armies 1      done bought offered
 *     unit GER-INF 0709 damage 1 exp 2 army 1 moved worked rested declared attacked slot 3
 *     unit GER-HMT GER-TRK        unit GER-AIR A4        unit FRA-TNK off
 *     road 1007   trench 1007     mine central 0808
 *     queue GER-CAR FRA-INF, and of gas its direction    fought 1
 *     fight GER-CAR at FRA-INF answer hits 3             struck FRA-INF
 *     answer FRA-INF thrown hurts                        winner entente by forts
 *     frame declare ger
 *
 * What a drawn position leaves out: round 3, all armies may act, the first side's turn. */
#include "games/trench_club/tcl_rules.h"

#include <string.h>

#define SLOT(member) FORM_SLOT(struct tcl_state, member)
#define FIGHT_SLOT(member) FORM_SLOT(struct tcl_fight, member)

enum {
    LINE_ROUND,
    LINE_FIRST,
    LINE_TURN,
    LINE_ACTIVE,
    LINE_DONE,
    LINE_WINNER,
    LINE_COINS,
    LINE_USED,
    LINE_CHIP,
    LINE_FORT,
    LINE_UNIT,
    LINE_ROAD,
    LINE_TRENCH,
    LINE_MINE,
    LINE_QUEUE,
    LINE_FOUGHT,
    LINE_FIGHT,
    LINE_STRUCK,
    LINE_ANSWER,
};

/* The order of values in the line of a unit. */
enum { U_NAME, U_WHERE, U_DAMAGE, U_EXP, U_ARMY, U_FLAGS, U_SLOT = U_FLAGS + 5, U_VALUES };

/* --- reading --- */

/* The lines coins, used, chip, fort: what players hold. */
static int put_held(const struct forms *f, void *state, const int64_t *value, const struct data *d,
                    struct error *err)
{
    struct tcl_state *s = state;

    (void)f, (void)err;
    if (data_is(d, "coins"))
        s->coins[value[0]] = (uint16_t)value[1];
    else if (data_is(d, "used"))
        s->used[value[0]] = (uint8_t)value[1];
    else if (data_is(d, "chip"))
        s->chip[value[0]][value[1]] = (uint8_t)value[2];
    else
        s->fort[value[0]] = (uint8_t)(value[1] + 1);
    return 0;
}

static int put_unit(const struct forms *f, void *state, const int64_t *value, const struct data *d,
                    struct error *err)
{
    struct tcl_state *s = state;
    int name = (int)value[U_NAME], place = (int)value[U_WHERE], seat = badge_seat(name), flags = 0;
    int slot = value[U_SLOT] < 0 ? s->count[seat] : (int)value[U_SLOT];

    if (slot >= SEAT_UNITS || s->unit[seat * SEAT_UNITS + slot].type)
        return data_fail(d, err, "there is no free slot for %s", d->word[1]);
    if (place >= 0 && place < PLACE_FORT && !is_hex(tcl_of(f->scn), place))
        return data_fail(d, err, "%s is not on the board", d->word[2]);
    if (tcl_slot_find(tcl_of(f->scn), s, d->word[1]) >= 0)
        return data_fail(d, err, "%s is listed twice", d->word[1]);
    if (place >= 0 && place < PLACE_FORT && s->on[place])
        return data_fail(d, err, "two units stand on %s", d->word[2]);
    for (int i = 0; i < 5; i++)
        flags |= (int)value[U_FLAGS + i] << i;
    if (slot >= s->count[seat])
        s->count[seat] = (uint8_t)(slot + 1);
    slot += seat * SEAT_UNITS;
    s->unit[slot] = (struct tcl_unit){ .type = (uint8_t)badge_type(name),
                                       .number = (uint8_t)badge_number(name),
                                       .army = (uint8_t)value[U_ARMY],
                                       .flags = (uint8_t)flags,
                                       .place = PLACE_NONE,
                                       .damage = (uint8_t)value[U_DAMAGE],
                                       .experience = (uint8_t)value[U_EXP] };
    tcl_put_unit(s, slot, place);
    return 0;
}

/* The lines road, trench, mine: what was built and laid; roads and trenches change the ground. */
static int put_works(const struct forms *f, void *state, const int64_t *value, const struct data *d,
                     struct error *err)
{
    struct tcl_state *s = state;
    bool mine = data_is(d, "mine");

    (void)f, (void)err;
    set_add(mine                 ? &s->mine[value[0]]
            : data_is(d, "road") ? &s->road
                                 : &s->trench,
            (int)value[mine]);
    s->built |= !mine;
    return 0;
}

static int put_queue(const struct forms *f, void *state, const int64_t *value, const struct data *d,
                     struct error *err)
{
    struct tcl_state *s = state;

    (void)f;
    if (s->queued == QUEUE_MAX)
        return data_fail(d, err, "more than %d attacks", QUEUE_MAX);
    s->queue[s->queued++] =
        (struct tcl_attack){ (uint8_t)value[0], (uint8_t)value[1], (uint8_t)value[2] };
    return 0;
}

static int put_struck(const struct forms *f, void *state, const int64_t *value,
                      const struct data *d, struct error *err)
{
    struct tcl_fight *fight = &((struct tcl_state *)state)->fight;

    (void)f;
    if (fight->victims >= STRUCK_MAX)
        return data_fail(d, err, "more than %d units are struck", STRUCK_MAX);
    fight->struck[fight->victims++] = (uint8_t)value[0];
    return 0;
}

static int put_answer(const struct forms *f, void *state, const int64_t *value,
                      const struct data *d, struct error *err)
{
    struct tcl_fight *fight = &((struct tcl_state *)state)->fight;

    (void)f;
    if (fight->answers >= ANSWERS_MAX)
        return data_fail(d, err, "more than %d units answer", ANSWERS_MAX);
    if (value[1] ? fight->answered != fight->answers : value[2] != 0)
        return data_fail(d, err, "those who have thrown come first, and only they can hurt");
    fight->hurting = (uint16_t)(fight->hurting | value[2] << fight->answers);
    fight->answered = (uint8_t)(fight->answered + value[1]);
    fight->answer[fight->answers++] = (uint8_t)value[0];
    return 0;
}

/* --- the lines --- */

#define TEN_BYTES " BYTE BYTE BYTE BYTE BYTE BYTE BYTE BYTE BYTE BYTE"

static const struct form_line lines[] = {
    [LINE_ROUND] = { "round ROUND", .slot = { SLOT(round) } },
    [LINE_FIRST] = { "first PLAYER", .slot = { SLOT(first) } },
    [LINE_TURN] = { "turn PLAYER", .slot = { SLOT(player) } },
    [LINE_ACTIVE] = { "active armies ARMY..", .slot = { SLOT(active) } },
    [LINE_DONE] = { "done [bought] [offered]", .slot = { SLOT(bought), SLOT(offered) } },
    [LINE_WINNER] = { "winner WINNER by REASON", .slot = { SLOT(winner), SLOT(reason) } },
    [LINE_COINS] = { "coins PLAYER COINS", .put = put_held },
    [LINE_USED] = { "used PLAYER armies ARMY..", .put = put_held },
    [LINE_CHIP] = { "chip PLAYER ARMY START", .put = put_held },
    [LINE_FORT] = { "fort FORT PLAYER", .put = put_held },
    [LINE_UNIT] = { "unit NAME WHERE [damage DAMAGE] [exp COUNT] [army ARMY-OF] [moved] [worked] "
                    "[rested] [declared] [attacked] [slot SLOT]",
                    .put = put_unit },
    [LINE_ROAD] = { "road SPOT", .put = put_works },
    [LINE_TRENCH] = { "trench SPOT", .put = put_works },
    [LINE_MINE] = { "mine TEAM SPOT", .put = put_works },
    [LINE_QUEUE] = { "queue FIGHTER FIGHTER [WAY]", .put = put_queue },
    [LINE_FOUGHT] = { "fought COUNT", .slot = { SLOT(fought) } },
    [LINE_FIGHT] = { "fight FIGHTER at FIGHTER STAGE [WAY] [hits COUNT] [foot-hits COUNT] [back "
                     "COUNT]",
                     .base = offsetof(struct tcl_state, fight),
                     .slot = { FIGHT_SLOT(attacker), FIGHT_SLOT(target), FIGHT_SLOT(on),
                               FIGHT_SLOT(way), FIGHT_SLOT(hits), FIGHT_SLOT(hits_foot),
                               FIGHT_SLOT(back) } },
    [LINE_STRUCK] = { "struck FIGHTER", .put = put_struck },
    [LINE_ANSWER] = { "answer FIGHTER [thrown] [hurts]", .put = put_answer },
    /* older ways to write them, and `built`, which a road or a trench says as well */
    { "active ARMY-BITS", .slot = { SLOT(active) } },
    { "done BIT BIT", .slot = { SLOT(bought), SLOT(offered) } },
    { "used PLAYER ARMY-BITS", .put = put_held },
    { "winner WON WHY", .slot = { SLOT(winner), SLOT(reason) } },
    { "fight" TEN_BYTES TEN_BYTES " BYTE BYTE BYTE BYTE BYTE MASK",
      .base = offsetof(struct tcl_state, fight),
      .slot = { FIGHT_SLOT(on),         FIGHT_SLOT(attacker),  FIGHT_SLOT(target),
                FIGHT_SLOT(way),        FIGHT_SLOT(victims),   FIGHT_SLOT(hits),
                FIGHT_SLOT(hits_foot),  FIGHT_SLOT(struck[0]), FIGHT_SLOT(struck[1]),
                FIGHT_SLOT(struck[2]),  FIGHT_SLOT(answer[0]), FIGHT_SLOT(answer[1]),
                FIGHT_SLOT(answer[2]),  FIGHT_SLOT(answer[3]), FIGHT_SLOT(answer[4]),
                FIGHT_SLOT(answer[5]),  FIGHT_SLOT(answer[6]), FIGHT_SLOT(answer[7]),
                FIGHT_SLOT(answer[8]),  FIGHT_SLOT(answer[9]), FIGHT_SLOT(answer[10]),
                FIGHT_SLOT(answer[11]), FIGHT_SLOT(answers),   FIGHT_SLOT(answered),
                FIGHT_SLOT(back),       FIGHT_SLOT(hurting) } },
    { "built" },
    { NULL },
};

#define SHARED " [done SIDE..] [ordered]" /* common play: who is done; an order was given */

static const char *const frames[FRAMES] = {
    [FRAME_ASSIGN] = "assign [N]",
    [FRAME_ORDER] = "order PLAYER.. [turn]",
    [FRAME_CHIP] = "chip [placed N]",
    [FRAME_NUMBER] = "number [placed N] [chip ARMY]",
    [FRAME_PLACE] = "place [placed N] [chip ARMY]",
    [FRAME_TOKEN] = "token [placed N] [chip ARMY] [drawn N]",
    [FRAME_ARMIES] = "armies N",
    [FRAME_MOVE] = "move" SHARED,
    [FRAME_UNLOAD] = "unload UNIT",
    [FRAME_DECLARE] = "declare" SHARED,
    [FRAME_SCATTER] = "scatter",
    [FRAME_THROW] = "throw UNIT dice N value N [foot N]",
    [FRAME_GIFT] = "gift",
    [FRAME_MONEY] = "money" SHARED,
    [FRAME_CARD] = "card",
    [FRAME_PUT] = "put TYPE",
    [FRAME_YIELD] = "yield SIDE",
    [FRAME_AUTO] = "automa",
    [FRAME_LOTS] = "lots UNIT N",
    [FRAME_AUTO_MONEY] = "automa-money",
    [FRAME_AUTO_TYPE] = "automa-type",
    [FRAME_OVER] = "over",
};

const struct position_lines tcl_lines = { "a Trench Club position", tcl_kinds, lines, frames,
                                          FRAMES };

/* --- writing --- */

/* LINE: a line of t and s with these values. */
#define LINE(line, ...) lines_values(&tcl_lines, &t->base, s, line, (int64_t[]){ __VA_ARGS__ }, out)

static void write_unit(const struct tcl *t, const struct tcl_state *s, int slot, bool gap,
                       struct text *out)
{
    const struct tcl_unit *u = &s->unit[slot];
    int64_t value[U_VALUES] = { badge(s, slot), u->place, u->damage, u->experience, u->army };

    for (int i = 0; i < 5; i++)
        value[U_FLAGS + i] = u->flags >> i & 1;
    value[U_SLOT] = gap ? slot % SEAT_UNITS : -1;
    lines_values(&tcl_lines, &t->base, s, LINE_UNIT, value, out);
}

/* Trucks first: their passengers name them. */
static void write_units(const struct tcl *t, const struct tcl_state *s, struct text *out)
{
    for (int pass = 0; pass < 2; pass++)
        for (int seat = 0; seat < t->base.seats; seat++) {
            int next = seat * SEAT_UNITS;

            for (EACH_SLOT(s, seat, i)) {
                if (!s->unit[i].type || in_truck(&s->unit[i]) != pass)
                    continue;
                write_unit(t, s, i, pass || i != next, out);
                next = i + 1;
            }
        }
}

static void write_hexes(const struct tcl *t, const struct tcl_state *s, struct text *out)
{
    for (int h = set_next(&s->road, 0); h >= 0; h = set_next(&s->road, h + 1))
        LINE(LINE_ROAD, h);
    for (int h = set_next(&s->trench, 0); h >= 0; h = set_next(&s->trench, h + 1))
        LINE(LINE_TRENCH, h);
    for (int team = 0; team < 2; team++)
        for (int h = set_next(&s->mine[team], 0); h >= 0; h = set_next(&s->mine[team], h + 1))
            LINE(LINE_MINE, team, h);
}

static void write_players(const struct tcl *t, const struct tcl_state *s, struct text *out)
{
    for (int i = 0; i < t->players; i++) {
        if (s->coins[i])
            LINE(LINE_COINS, i, s->coins[i]);
        if (s->used[i])
            LINE(LINE_USED, i, s->used[i]);
        for (int k = 0; k < CHIPS; k++)
            if (s->chip[i][k])
                LINE(LINE_CHIP, i, k, s->chip[i][k]);
    }
    for (int i = 0; i < FORTS; i++)
        if (s->fort[i])
            LINE(LINE_FORT, i, s->fort[i] - 1);
}

static void write_fights(const struct tcl *t, const struct tcl_state *s, struct text *out)
{
    const struct tcl_fight *f = &s->fight;

    for (int i = 0; i < s->queued; i++)
        LINE(LINE_QUEUE, s->queue[i].attacker, s->queue[i].target, s->queue[i].way);
    if (s->fought)
        LINE(LINE_FOUGHT, s->fought);
    if (f->on)
        LINE(LINE_FIGHT, f->attacker, f->target, f->on, f->way, f->hits, f->hits_foot, f->back);
    for (int i = 0; i < f->victims; i++)
        LINE(LINE_STRUCK, f->struck[i]);
    for (int i = 0; i < f->answers; i++)
        LINE(LINE_ANSWER, f->answer[i], i < f->answered, f->hurting >> i & 1);
}

void tcl_write(const struct scenario *scn, const void *state, struct text *out)
{
    const struct tcl *t = tcl_of(scn);
    const struct tcl_state *s = state;

    LINE(LINE_ROUND, s->round);
    LINE(LINE_FIRST, s->first);
    LINE(LINE_TURN, s->player);
    LINE(LINE_ACTIVE, s->active);
    if (s->bought || s->offered)
        LINE(LINE_DONE, s->bought, s->offered);
    if (s->winner)
        LINE(LINE_WINNER, s->winner, s->reason);
    write_players(t, s, out);
    write_units(t, s, out);
    write_hexes(t, s, out);
    write_fights(t, s, out);
    turn_write(&(struct forms){ tcl_kinds, scn, s }, &s->turn, frames, out);
}

int tcl_read(const struct scenario *scn, struct data *d, void *state, struct error *err)
{
    struct tcl_state *s = state;
    int got;

    memset(s, 0, sizeof *s);
    s->round = 3;
    s->active = ALL_ARMIES;
    while ((got = data_next(d, err)) > 0)
        if (lines_read(&tcl_lines, scn, d, s, &s->turn, err))
            return -1;
    return got;
}
