/* tcl_audit.c - what makes a position possible. */
#include "games/trench_club/tcl_rules.h"

/* A kind of frame: dice or a decision, how many arguments it has, and what it lacks when they make
 * no sense. The arguments of a phase are who is done, and whether an order was given. */
static const struct {
    bool dice;
    uint8_t arguments;
    const char *lacks;
} about[FRAMES] = {
    [FRAME_ASSIGN] = { false, 1, "there is no unit to assign" },
    [FRAME_ORDER] = { true, 2, "nobody rolls for order" },
    [FRAME_CHIP] = { false, 1, "there is no chip to turn over" },
    [FRAME_NUMBER] = { true, 2, "there is no chip to turn over" },
    [FRAME_PLACE] = { false, 2, "there is no unit to place, or its chip has no number" },
    [FRAME_TOKEN] = { true, 3, "there is no unit to place, or its chip has no number" },
    [FRAME_ARMIES] = { false, 1, "there is nothing to choose" },
    [FRAME_MOVE] = { false, 2, NULL },
    [FRAME_UNLOAD] = { false, 1, "there is no truck to unload" },
    [FRAME_DECLARE] = { false, 2, NULL },
    [FRAME_SCATTER] = { true, 0, "there is no fight" },
    [FRAME_THROW] = { true, 4, "nobody can throw these dice" },
    [FRAME_GIFT] = { false, 0, "there is no ally" },
    [FRAME_MONEY] = { false, 2, NULL },
    [FRAME_CARD] = { true, 0, "the deck is empty" },
    [FRAME_PUT] = { false, 1, "nothing was drawn" },
    [FRAME_YIELD] = { false, 1, "nobody offers to surrender" },
    [FRAME_LOTS] = { true, 2, "there is nothing to draw lots for" },
    [FRAME_AUTO_TYPE] = { true, 0, "the Automa can buy nothing" },
};

static int audit_unit(const struct tcl *t, const struct tcl_state *s, int slot, struct error *err)
{
    const struct tcl_unit *u = &s->unit[slot];
    char name[16];

    if (!u->type)
        return 0;
    tcl_slot_name(t, s, slot, name);
    if (u->damage >= DAMAGE_OUT || u->army >= ARMY_HIDDEN || u->number == 0)
        return error_set(err, "%s: damage, army or number is out of range", name);
    if (on_hex(u) && (u->place >= HEXES || s->on[u->place] != slot + 1))
        return error_set(err, "%s and its hex do not agree", name);
    if (on_hex(u) && set_has(&t->stone, u->place))
        return error_set(err, "%s stands on a fort hex; units are inside or outside", name);
    if (on_hex(u) && is(t, u, MARK_SHIP) && tcl_ground_at(t, s, u->place) != GROUND_WATER &&
        tcl_ground_at(t, s, u->place) != GROUND_BRIDGE)
        return error_set(err, "%s is ashore", name);
    if (in_fort(u) && s->fort[u->place - PLACE_FORT] != player_of(t, slot) + 1)
        return error_set(err, "%s is in a fort that is not its own", name);
    if (in_truck(u) &&
        (u->place - PLACE_TRUCK >= UNITS || s->unit[u->place - PLACE_TRUCK].type != TYPE_TRK))
        return error_set(err, "%s rides in something that is not a truck", name);
    return 0;
}

static bool arguments_fit(const struct tcl *t, const struct frame *f)
{
    bool phase = f->kind == FRAME_MOVE || f->kind == FRAME_DECLARE || f->kind == FRAME_MONEY;
    bool flag = phase || f->kind == FRAME_ORDER;

    for (int i = about[f->kind].arguments; i < 5; i++)
        if (f->arg[i])
            return false;
    return f->arg[0] >= 0 && (!phase || f->arg[0] < 1 << t->base.seats) &&
           (!flag || f->arg[1] == 0 || f->arg[1] == 1);
}

static int audit_frames(const struct tcl *t, const struct tcl_state *s, struct error *err)
{
    if (s->turn.depth < 1 || s->turn.depth > 2)
        return error_set(err, "nobody is to move: one or two `frame` lines are needed");
    for (int i = 0; i < s->turn.depth; i++) {
        const struct frame *f = &s->turn.frame[i];

        if (about[f->kind].dice != (f->seat == SEAT_CHANCE) ||
            (f->kind == FRAME_OVER) != (f->seat == SEAT_NONE))
            return error_set(err, "frame %d names a seat that cannot be there", i + 1);
        if (!arguments_fit(t, f))
            return error_set(err, "frame %d says something that no frame of its kind says", i + 1);
        if ((f->kind == FRAME_OVER) != (s->winner != 0))
            return error_set(err, "a game is over exactly when it has a result");
    }
    if ((s->winner != 0) != (s->reason != 0))
        return error_set(err, "a result needs its reason");
    return 0;
}

/* What lies below a frame that interrupts another; FRAME_OVER: nothing does. */
static int base_of(int kind, int below)
{
    switch (kind) {
    case FRAME_UNLOAD:
    case FRAME_YIELD: return FRAME_MOVE;
    case FRAME_SCATTER:
    case FRAME_THROW: return below == FRAME_AUTO || below == FRAME_MOVE ? below : FRAME_DECLARE;
    case FRAME_GIFT:
    case FRAME_CARD:
    case FRAME_PUT: return FRAME_MONEY;
    case FRAME_LOTS: return FRAME_AUTO;
    case FRAME_AUTO_TYPE: return FRAME_AUTO_MONEY;
    default: return FRAME_OVER;
    }
}

static int audit_stack(const struct tcl *t, const struct tcl_state *s, struct error *err)
{
    const struct frame *f = &s->turn.frame[0];
    int below = s->turn.depth > 1 ? f->kind : FRAME_OVER;
    bool turn = f->kind == FRAME_MOVE || f->kind == FRAME_DECLARE || f->kind == FRAME_MONEY ||
                f->kind == FRAME_ARMIES || f->kind == FRAME_AUTO || f->kind == FRAME_AUTO_MONEY;
    bool automa = f->kind == FRAME_AUTO || f->kind == FRAME_AUTO_MONEY;

    if (base_of(top(s)->kind, below) != below)
        return error_set(err, "the frames do not fit on each other");
    if (turn && (t->player_of[f->seat] != s->player || (f->seat == t->automa) != automa))
        return error_set(err, "it is not the turn of that seat");
    return 0;
}

/* Chips and placing: arg 0 chips have been placed, arg 1 is the one in hand. */
static bool placing_fits(const struct tcl *t, const struct tcl_state *s)
{
    const struct frame *f = top(s);
    uint8_t numbers[STARTS];
    struct action list[CHIPS];

    if (f->arg[0] < 0 || f->arg[0] >= CHIPS * t->players || f->arg[1] < 0 || f->arg[1] >= CHIPS)
        return false;
    if (f->kind == FRAME_CHIP)
        return tcl_legal_setup(t, s, list) > 0;
    if (f->kind == FRAME_NUMBER)
        return tcl_numbers_left(t, s, numbers) > 0;
    int number = s->chip[(s->first + f->arg[0]) % t->players][f->arg[1]];
    if (!number || t->start[number - 1] < 0)
        return false;
    if (f->kind == FRAME_TOKEN)
        return t->automa >= 0 && tcl_setup_dice(t, s).sides > 0 && f->arg[2] >= 0 &&
               f->arg[2] < SEAT_UNITS;
    for (EACH_SLOT(s, f->seat, i))
        if (s->unit[i].type && s->unit[i].army == f->arg[1] && s->unit[i].place == PLACE_NONE)
            return true;
    return false;
}

static bool throw_fits(const struct tcl_state *s)
{
    const struct frame *f = top(s);

    return is_unit(s, f->arg[0]) && s->fight.on && s->fight.victims && f->arg[1] >= 5 &&
           f->arg[1] <= 15 && f->arg[2] >= 2 && f->arg[2] <= 10 && f->arg[3] >= 0 &&
           f->arg[3] <= 10 && (s->fight.on == 1 || s->fight.answered < s->fight.answers);
}

/* What the frame on top takes for granted. */
static bool top_fits(const struct tcl *t, const struct tcl_state *s)
{
    const struct frame *f = top(s);
    int slot = f->arg[0], load[TRUCK_ROOM];
    const struct tcl_unit *u = is_unit(s, slot) ? &s->unit[slot] : NULL;
    uint8_t types[TYPES];
    struct action list[HEXES];

    switch (f->kind) {
    case FRAME_ASSIGN:
        return t->common ? f->seat < 2 && tcl_legal_setup(t, s, list) > 0
                         : u && seat_of(slot) == f->seat;
    case FRAME_ORDER: return slot > 0 && slot < 1 << t->players;
    case FRAME_CHIP:
    case FRAME_NUMBER:
    case FRAME_PLACE:
    case FRAME_TOKEN: return placing_fits(t, s);
    case FRAME_ARMIES: return slot >= 1 && slot < CHIPS;
    case FRAME_UNLOAD: return u && u->type == TYPE_TRK && on_hex(u) && tcl_aboard(s, slot, load);
    case FRAME_THROW: return throw_fits(s);
    case FRAME_SCATTER: return s->fight.on;
    case FRAME_CARD: return tcl_deck(t, s, types);
    case FRAME_PUT: return slot >= TYPE_SHP && slot <= TYPES && tcl_legal_economy(t, s, list);
    case FRAME_YIELD: return slot < t->base.seats;
    case FRAME_GIFT: return tcl_ally(t, t->player_of[f->seat]) >= 0;
    case FRAME_LOTS: return u && (on_hex(u) || in_fort(u)) && f->arg[1] >= 2 && f->arg[1] <= 255;
    case FRAME_AUTO_TYPE:
        return tcl_automa_random_types(t, s, t->automa, types) &&
               tcl_automa_fort(t, s, t->automa, TYPE_CAR) >= 0;
    default: return true;
    }
}

/* A loaded truck waits for its move, unless the game ends before; only then can it be unloaded. */
static int audit_load(const struct tcl *t, const struct tcl_state *s, int slot, struct error *err)
{
    const struct tcl_unit *u = &s->unit[slot];
    int n = 0;

    for (int i = 0; i < UNITS; i++)
        n += s->unit[i].type && s->unit[i].place == PLACE_TRUCK + slot;
    if (n == 0)
        return 0;
    bool unloads = top(s)->kind == FRAME_UNLOAD && top(s)->arg[0] == slot, over = s->winner != 0;
    if (n > TRUCK_ROOM || !on_hex(u) || player_of(t, slot) != s->player || tcl_barred(s, u) ||
        (!unloads && !over && ((u->flags & UNIT_MOVED) || s->turn.frame[0].kind != FRAME_MOVE)))
        return error_set(err, "a loaded truck cannot be there now");
    return 0;
}

static int audit_fight(const struct tcl_state *s, struct error *err)
{
    const struct tcl_fight *f = &s->fight;
    bool fine = f->victims <= STRUCK_MAX && f->answers <= ANSWERS_MAX &&
                f->answered <= f->answers && f->way < 6 && f->on <= 2;

    if (!f->on)
        fine = fine && !f->victims && !f->answers;
    else
        fine = fine && on_hex(&s->unit[f->target]) && on_hex(&s->unit[f->attacker]);
    for (int i = 0; i < f->victims; i++)
        fine = fine && on_hex(&s->unit[f->struck[i]]);
    for (int i = 0; i < f->answers; i++)
        fine = fine && on_hex(&s->unit[f->answer[i]]);
    for (int i = s->fought; i < s->queued; i++) {
        const struct tcl_unit *u = &s->unit[s->queue[i].attacker],
                              *v = &s->unit[s->queue[i].target];

        fine = fine && (!u->type || on_hex(u)) && (!v->type || on_hex(v));
    }
    if (s->fought > s->queued)
        fine = false;
    return fine ? 0 : error_set(err, "the fight names units that cannot be in it");
}

int tcl_audit(const struct scenario *scn, const void *state, struct error *err)
{
    const struct tcl *t = tcl_of(scn);
    const struct tcl_state *s = state;

    if (audit_frames(t, s, err))
        return -1;
    if (s->first >= t->players || s->player >= t->players)
        return error_set(err, "there is no such player");
    if (audit_stack(t, s, err))
        return -1;
    for (int i = 0; i < UNITS; i++)
        if (audit_unit(t, s, i, err) || (s->unit[i].type == TYPE_TRK && audit_load(t, s, i, err)))
            return -1;
    for (int i = 0; i < t->players * CHIPS; i++)
        if (s->chip[i / CHIPS][i % CHIPS] > STARTS)
            return error_set(err, "there is no such start number");
    for (int h = 0; h < HEXES; h++)
        if (s->on[h] && (s->on[h] > UNITS || s->unit[s->on[h] - 1].place != h))
            return error_set(err, "hex %d and the units do not agree", h);
    for (int i = 0; i < FORTS; i++)
        if (s->fort[i] > t->players || (s->fort[i] && !t->fort[i].used))
            return error_set(err, "fort %s cannot be held like that", t->fort[i].id);
    if (audit_fight(s, err))
        return -1;
    return top_fits(t, s) ? 0 : error_set(err, "%s", about[top(s)->kind].lacks);
}
