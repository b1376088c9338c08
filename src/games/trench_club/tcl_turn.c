/* tcl_turn.c - the order of play: rounds, turns, which armies may act, and the end of the game
 * (TCL-1.11 to 1.14, TCL-9, TCL-15). */
#include "games/trench_club/tcl_rules.h"

#include <string.h>

/* --- the end --- */

void tcl_end_game(struct tcl_state *s, int winner, int reason, struct events *events)
{
    EXPECT(winner > 0 && winner <= WINNER_DRAW && !s->winner);
    memset(&s->turn, 0, sizeof s->turn);
    memset(&s->fight, 0, sizeof s->fight);
    tcl_clear_queue(s);
    s->winner = (uint8_t)winner;
    s->reason = (uint8_t)reason;
    turn_push(&s->turn, frame(FRAME_OVER, SEAT_NONE, 0, 0, 0));
    tell(events, SAW_END, EVENT_EFFECT, winner, reason, 0, 0);
}

/* TCL-15.2: more forts, then the more expensive army, else a draw. */
static void adjudicate(const struct tcl *t, struct tcl_state *s, struct events *events)
{
    int lead = tcl_forts_of_team(t, s, 0) - tcl_forts_of_team(t, s, 1);

    if (lead == 0)
        lead = tcl_worth(t, s, 0) - tcl_worth(t, s, 1);
    tcl_end_game(s, lead > 0 ? 1 : lead < 0 ? 2 : WINNER_DRAW, END_ROUNDS, events);
}

/* --- turns --- */

/* TCL-1.13, 1.14: how many armies may act; 3 is no limit. */
static int armies_allowed(const struct tcl *t, const struct tcl_state *s)
{
    static const uint8_t four[4] = { 1, 1, 2, 3 };
    int place = (s->player - s->first + t->players) % t->players;

    if (t->players == 4)
        return s->round == 1 ? four[place] : CHIPS;
    return s->round == 1 ? 1 + place : s->round == 2 && place == 0 ? 2 : CHIPS;
}

static void begin_orders(const struct tcl *t, struct tcl_state *s, struct events *events)
{
    int seat = t->lead[s->player];

    if (s->active != ALL_ARMIES)
        tell(events, SAW_ARMIES, 0, seat, s->active, 0, 0);
    go_on(s, frame(seat == t->automa ? FRAME_AUTO : FRAME_MOVE, seat, 0, 0, 0));
    if (seat == t->automa)
        tcl_automa_go_on(t, s, events);
}

static void begin_armies(const struct tcl *t, struct tcl_state *s, struct events *events)
{
    int allowed = armies_allowed(t, s), player = s->player;

    s->active = ALL_ARMIES;
    if (allowed < CHIPS && s->round == 2)
        s->active = (uint8_t)(ALL_ARMIES & ~s->used[player]); /* exactly the two left over */
    else if (allowed < CHIPS && t->lead[player] == t->automa)
        s->active = (uint8_t)((1 << allowed) - 1); /* TCL-13.2: in placing order */
    else if (allowed < CHIPS) {
        s->active = 0;
        go_on(s, frame(FRAME_ARMIES, t->lead[player], allowed, 0, 0));
        return;
    }
    s->used[player] |= s->active;
    begin_orders(t, s, events);
}

static void begin_turn(const struct tcl *t, struct tcl_state *s, struct events *events)
{
    int player = s->player;

    s->bought = s->offered = 0;
    for (int seat = 0; seat < t->base.seats; seat++)
        for (EACH_SLOT(s, seat, i)) {
            struct tcl_unit *u = &s->unit[i];
            bool own = t->player_of[seat] == player;

            u->flags = own && in_fort(u) ? UNIT_RESTED : 0;
        }
    tell(events, SAW_TURN, 0, t->lead[player], s->round, 0, 0);
    begin_armies(t, s, events);
}

void tcl_begin_game(const struct tcl *t, struct tcl_state *s, struct events *events)
{
    s->round = 1;
    s->player = s->first;
    begin_turn(t, s, events);
}

/* TCL-15.3: a player who has nothing at all is skipped. */
static bool has_nothing(const struct tcl *t, const struct tcl_state *s, int player)
{
    return !tcl_alive(t, s, player) && !tcl_forts_of(s, player) && !s->coins[player];
}

/* last_round: TCL-15.2, none where people play; but the count of rounds has an end. */
static int last_round(const struct tcl *t)
{
    int limit = t->base.option[OPTION_ROUNDS];

    return limit ? limit : ROUNDS_MAX;
}

void tcl_next_turn(const struct tcl *t, struct tcl_state *s, struct events *events)
{
    do {
        s->player = (uint8_t)((s->player + 1) % t->players);
        s->round = (uint8_t)(s->round + (s->player == s->first));
    } while (has_nothing(t, s, s->player));
    if (s->round > last_round(t))
        adjudicate(t, s, events);
    else
        begin_turn(t, s, events);
}

void tcl_after_moves(const struct tcl *t, struct tcl_state *s, struct events *events)
{
    EXPECT(top(s)->kind == FRAME_MOVE);
    if (tcl_attack_left(t, s, s->player))
        go_on(s, frame(FRAME_DECLARE, t->lead[s->player], 0, 0, 0));
    else
        tcl_begin_economy(t, s, events);
}

int tcl_ally(const struct tcl *t, int player)
{
    for (int i = 0; i < t->players; i++)
        if (i != player && t->team_of[i] == t->team_of[player])
            return i;
    return -1;
}

/* --- common play: two seats, one turn (TCL-14.2) --- */

static int partner_of(const struct tcl *t, int seat)
{
    return t->common && seat < 2 ? !seat : -1;
}

bool tcl_may_pass(const struct tcl *t, const struct tcl_state *s)
{
    const struct frame *f = top(s);
    int partner = partner_of(t, f->seat);

    return partner >= 0 && f->arg[1] && !(f->arg[0] >> partner & 1);
}

bool tcl_hand_over(const struct tcl *t, struct tcl_state *s, bool done, struct events *events)
{
    struct frame *f = turn_top(&s->turn);
    int partner = partner_of(t, f->seat);

    EXPECT(f->seat >= 0);
    if (done)
        f->arg[0] = (int16_t)(f->arg[0] | 1 << f->seat);
    if (partner < 0 || (f->arg[0] >> partner & 1))
        return false;
    tell(events, done ? SAW_PASS_DONE : SAW_PASS, 0, f->seat, partner, 0, 0);
    f->seat = (int8_t)partner;
    f->arg[1] = 0;
    return true;
}

/* --- surrender: TCL-9.2 --- */

/* Who else of the team must agree, or -1. */
static int must_agree(const struct tcl *t, const struct tcl_state *s, int seat)
{
    int ally = tcl_ally(t, t->player_of[seat]);

    if (partner_of(t, seat) >= 0)
        return partner_of(t, seat);
    return ally >= 0 && !has_nothing(t, s, ally) ? t->lead[ally] : -1;
}

static void give_up(const struct tcl *t, struct tcl_state *s, int seat, struct events *events)
{
    tcl_end_game(s, !team_of_seat(t, seat) + 1, END_SURRENDER, events);
}

void tcl_apply_surrender(const struct tcl *t, struct tcl_state *s, const struct action *a,
                         struct events *events)
{
    int seat = top(s)->seat;

    EXPECT(a->kind == DO_SURRENDER || top(s)->kind == FRAME_YIELD);
    if (a->kind == DO_SURRENDER) {
        int other = must_agree(t, s, seat);

        tell(events, other < 0 ? SAW_SURRENDER : SAW_OFFER, 0, seat, other, 0, 0);
        s->offered = 1;
        if (other < 0)
            give_up(t, s, seat, events);
        else
            turn_push(&s->turn, frame(FRAME_YIELD, other, seat, 0, 0));
        return;
    }
    tell(events, a->kind == DO_ACCEPT ? SAW_ACCEPT : SAW_DECLINE, 0, seat, 0, 0, 0);
    if (a->kind == DO_ACCEPT)
        give_up(t, s, seat, events);
    else
        turn_pop(&s->turn);
}

/* TCL-R36: offered before the first order of a turn, once, from round 3 on. */
bool tcl_may_surrender(const struct tcl *t, const struct tcl_state *s)
{
    const struct frame *f = top(s);

    if (s->round < 3 || s->offered || f->arg[0] || f->arg[1])
        return false;
    for (int seat = t->lead[s->player]; seat <= t->last[s->player]; seat++)
        for (EACH_SLOT(s, seat, i))
            if (s->unit[i].flags & (UNIT_MOVED | UNIT_WORKED))
                return false;
    return true;
}

/* --- choosing armies --- */

int tcl_legal_armies(const struct tcl_state *s, struct action *out)
{
    int n = 0;

    for (int mask = 1; mask < 1 << CHIPS; mask++)
        if (bits_count((unsigned)mask) == top(s)->arg[0])
            out[n++] = act(DO_ARMIES, mask, 0, 0, 0);
    return n;
}

void tcl_apply_armies(const struct tcl *t, struct tcl_state *s, const struct action *a,
                      struct events *events)
{
    EXPECT(bits_count((unsigned)a->arg[0]) == top(s)->arg[0]);
    s->active = (uint8_t)a->arg[0];
    s->used[s->player] |= s->active;
    begin_orders(t, s, events);
}
