/* tcl_economy.c - phase 4: income, repairs, purchases, special forces; gifts between allies
 * (TCL-8). */
#include "games/trench_club/tcl_rules.h"

/* --- counting --- */

static int units_of_team(const struct tcl *t, const struct tcl_state *s, int team)
{
    int n = 0;

    for (int seat = 0; seat < t->base.seats; seat++)
        if (team_of_seat(t, seat) == team)
            n += tcl_living(s, seat);
    return n;
}

/* TCL-8.6: a team behind in units and in forts chooses its special unit. */
static bool may_choose(const struct tcl *t, const struct tcl_state *s, int player)
{
    int team = t->team_of[player];

    return units_of_team(t, s, team) < units_of_team(t, s, !team) &&
           tcl_forts_of_team(t, s, team) < tcl_forts_of_team(t, s, !team);
}

static bool water_left(const struct tcl *t, const struct tcl_state *s)
{
    for (int hex = 0; hex < HEXES; hex++)
        if ((t->terrain[hex] == GROUND_WATER || t->terrain[hex] == GROUND_BRIDGE) && !s->on[hex])
            return true;
    return false;
}

int tcl_deck(const struct tcl *t, const struct tcl_state *s, uint8_t *types)
{
    bool out[TYPES + 1] = { false };
    int n = 0;

    for (int seat = 0; seat < t->base.seats; seat++)
        for (EACH_SLOT(s, seat, i))
            out[s->unit[i].type] = true;
    for (int type = TYPE_SHP; type <= TYPES; type++) {
        if (out[type] || (type == TYPE_ENG && !option(t, OPTION_LEGACY)) ||
            (type == TYPE_GUN && !water_left(t, s)))
            continue;
        types[n++] = (uint8_t)type;
    }
    return n;
}

/* --- what can be done --- */

/* TCL-8.2: any number of coins to the ally; one of them goes to the bank. */
int tcl_legal_gift(const struct tcl *t, const struct tcl_state *s, int seat, struct action *out)
{
    int player = t->player_of[seat], coins = s->coins[player], n = 0;

    if (tcl_ally(t, player) < 0)
        return 0;
    for (int i = 1; i <= coins && i <= GIFT_MAX; i++)
        out[n++] = act(DO_GIFT, i, 0, 0, 0);
    return n;
}

/* TCL-8.1, 8.3: damaged, in a fort of its own since the turn began, and nothing bought yet. */
static bool may_repair(const struct tcl *t, const struct tcl_state *s, int slot)
{
    const struct tcl_unit *u = &s->unit[slot];

    return in_fort(u) && (u->flags & UNIT_RESTED) && u->damage && !s->bought &&
           s->coins[player_of(t, slot)] >= t->repair_price;
}

static bool room_left(const struct tcl_state *s, int seat)
{
    return tcl_living(s, seat) < SEAT_UNITS; /* TCL-15.4 */
}

/* TCL-8.4, 8.5: coins, room, and at most two of a type. */
static bool may_buy(const struct tcl *t, const struct tcl_state *s, int seat, int type)
{
    int player = t->player_of[seat];

    return s->coins[player] >= t->type[type].cost && room_left(s, seat) &&
           !(option(t, OPTION_CAP) && tcl_owned(t, s, player, type) >= 2);
}

static int add_purchases(const struct tcl *t, const struct tcl_state *s, int seat,
                         struct action *out)
{
    const struct tcl_nation *nation = &t->nation[t->nation_of[seat]];
    int player = t->player_of[seat], n = 0;

    for (int i = 0; i < NATION_TYPES; i++)
        for (int fort = 0; fort < FORTS && may_buy(t, s, seat, nation->type[i]); fort++)
            if (s->fort[fort] == player + 1)
                out[n++] = act(DO_BUY, nation->type[i], fort, 0, 0);
    return n;
}

static int add_special(const struct tcl *t, const struct tcl_state *s, int seat, struct action *out)
{
    int player = t->player_of[seat], n = 0;
    uint8_t deck[TYPES];

    if (s->coins[player] < t->special_price || !room_left(s, seat) || !tcl_forts_of(s, player))
        return 0;
    int cards = tcl_deck(t, s, deck);
    if (cards && !may_choose(t, s, player))
        out[n++] = act(DO_SPECIAL, 0, 0, 0, 0);
    else
        for (int i = 0; i < cards; i++)
            out[n++] = act(DO_SPECIAL, deck[i], 0, 0, 0);
    return n;
}

static int legal_economy(const struct tcl *t, const struct tcl_state *s, struct action *out)
{
    int seat = top(s)->seat, n = 0;

    for (EACH_SLOT(s, seat, i))
        if (may_repair(t, s, i))
            out[n++] = act(DO_REPAIR, i, 0, 0, 0);
    n += add_purchases(t, s, seat, out + n);
    n += add_special(t, s, seat, out + n);
    n += tcl_legal_gift(t, s, seat, out + n);
    if (tcl_may_pass(t, s))
        out[n++] = act(DO_PASS, 0, 0, 0, 0);
    out[n++] = act(DO_END, 0, 0, 0, 0);
    return n;
}

/* Where the unit that was drawn may appear (TCL-8.7). */
static int legal_put(const struct tcl *t, const struct tcl_state *s, struct action *out)
{
    int n = 0;

    if (top(s)->arg[0] != TYPE_GUN) {
        for (int fort = 0; fort < FORTS; fort++)
            if (s->fort[fort] == s->player + 1)
                out[n++] = act(DO_PUT, PLACE_FORT + fort, 0, 0, 0);
        return n;
    }
    for (int hex = 0; hex < HEXES; hex++)
        if ((t->terrain[hex] == GROUND_WATER || t->terrain[hex] == GROUND_BRIDGE) && !s->on[hex])
            out[n++] = act(DO_PUT, hex, 0, 0, 0);
    return n;
}

int tcl_legal_economy(const struct tcl *t, const struct tcl_state *s, struct action *out)
{
    int n = 0;

    switch (top(s)->kind) {
    case FRAME_PUT: return legal_put(t, s, out);
    case FRAME_GIFT:
        n = tcl_legal_gift(t, s, top(s)->seat, out);
        out[n++] = act(DO_KEEP, 0, 0, 0, 0);
        return n;
    default: return legal_economy(t, s, out);
    }
}

/* --- why not --- */

static int refuse_buy(const struct tcl *t, const struct tcl_state *s, int seat,
                      const struct action *a, struct refusal *why)
{
    const struct tcl_nation *nation = &t->nation[t->nation_of[seat]];
    int type = a->arg[0], fort = a->arg[1], player = t->player_of[seat];
    bool own = false;

    for (int i = 0; i < NATION_TYPES; i++)
        own |= nation->type[i] == type;
    if (!own)
        return refuse(why, "TCL-8.5", "%s does not field this type", nation->name);
    if (fort < 0 || fort >= FORTS || s->fort[fort] != player + 1)
        return refuse(why, "TCL-8.4", "new units appear in a fort of your own");
    if (s->coins[player] < t->type[type].cost)
        return refuse(why, "TCL-8.4", "%s costs %d, you have %d", t->type[type].name,
                      t->type[type].cost, s->coins[player]);
    if (!room_left(s, seat))
        return refuse(why, "TCL-15.4", "you may have at most %d units", SEAT_UNITS);
    return refuse(why, "TCL-8.5", "you have two of this type already");
}

static int refuse_repair(const struct tcl *t, const struct tcl_state *s, int seat, int slot,
                         struct refusal *why)
{
    const struct tcl_unit *u = slot >= 0 && slot < UNITS ? &s->unit[slot] : NULL;

    if (!u || !u->type || seat_of(slot) != seat)
        return refuse(why, "TCL-8.3", "that is not a unit of yours");
    if (s->bought)
        return refuse(why, "TCL-8.1", "repairs come before the first purchase");
    if (!in_fort(u) || !(u->flags & UNIT_RESTED))
        return refuse(why, "TCL-8.3", "it must have been in a fort of yours since the turn began");
    if (!u->damage)
        return refuse(why, "TCL-8.3", "it has no damage");
    return refuse(why, "TCL-8.3", "a repair costs %d, you have %d", t->repair_price,
                  s->coins[player_of(t, slot)]);
}

static int refuse_special(const struct tcl *t, const struct tcl_state *s, int seat,
                          const struct action *a, struct refusal *why)
{
    int player = t->player_of[seat];
    uint8_t deck[TYPES];

    if (!tcl_forts_of(s, player))
        return refuse(why, "TCL-8.4", "you need a fort to buy anything");
    if (s->coins[player] < t->special_price)
        return refuse(why, "TCL-8.6", "special forces cost %d, you have %d", t->special_price,
                      s->coins[player]);
    if (!room_left(s, seat))
        return refuse(why, "TCL-15.4", "you may have at most %d units", SEAT_UNITS);
    if (!tcl_deck(t, s, deck))
        return refuse(why, "TCL-8.6", "no special unit is left in the deck");
    if (may_choose(t, s, player))
        return refuse(why, "TCL-8.6", "you are behind: choose one of the units left in the deck");
    return refuse(why, "TCL-8.6",
                  a->arg[0] ? "you draw: only a team with fewer units and forts chooses"
                            : "that cannot be bought");
}

int tcl_refuse_economy(const struct tcl *t, const struct tcl_state *s, const struct action *a,
                       struct refusal *why)
{
    int seat = top(s)->seat, kind = top(s)->kind;

    if (a->kind == DO_GIFT)
        return tcl_ally(t, t->player_of[seat]) < 0
                   ? refuse(why, "TCL-8.2", "you have no ally")
                   : refuse(why, "TCL-8.2", "you have %d coins to give",
                            s->coins[t->player_of[seat]]);
    if (kind == FRAME_GIFT)
        return refuse(why, "TCL-8.2", "give coins to your ally, or keep them");
    if (kind == FRAME_PUT)
        return refuse(why, "TCL-8.7",
                      top(s)->arg[0] == TYPE_GUN
                          ? "a Gunboat appears on an empty water or bridge hex"
                          : "the unit appears in a fort of your own");
    if (a->kind == DO_REPAIR)
        return refuse_repair(t, s, seat, a->arg[0], why);
    if (a->kind == DO_BUY && a->arg[0] > 0 && a->arg[0] <= TYPES)
        return refuse_buy(t, s, seat, a, why);
    if (a->kind == DO_SPECIAL)
        return refuse_special(t, s, seat, a, why);
    return refuse(why, "TCL-1.12", "this is the money phase: repair, buy, or end the turn");
}

/* --- doing it --- */

/* The turn ends by itself when nothing but its end is left. */
static void settle(const struct tcl *t, struct tcl_state *s, struct events *events)
{
    struct action list[MONEY_ORDERS_MAX];

    EXPECT(top(s)->kind == FRAME_MONEY);
    while (legal_economy(t, s, list) == 1)
        if (!tcl_hand_over(t, s, true, events)) {
            tcl_next_turn(t, s, events);
            return;
        }
}

void tcl_begin_economy(const struct tcl *t, struct tcl_state *s, struct events *events)
{
    int player = s->player, income = tcl_forts_of(s, player), ally = tcl_ally(t, player);
    int seat = t->lead[player];

    s->coins[player] = (uint16_t)(s->coins[player] + income); /* TCL-8.1 */
    tell(events, SAW_INCOME, 0, seat, income, s->coins[player], 0);
    if (seat == t->automa) {
        go_on(s, frame(FRAME_AUTO_MONEY, seat, 0, 0, 0));
        tcl_automa_economy(t, s, events);
        return;
    }
    go_on(s, frame(FRAME_MONEY, seat, 0, 0, 0));
    if (ally >= 0 && s->coins[ally] >= 2) /* TCL-R19 */
        turn_push(&s->turn, frame(FRAME_GIFT, t->lead[ally], 0, 0, 0));
    else
        settle(t, s, events);
}

void tcl_give(const struct tcl *t, struct tcl_state *s, int seat, int coins, struct events *events)
{
    int player = t->player_of[seat], ally = tcl_ally(t, player);

    EXPECT(ally >= 0 && coins > 0 && coins <= s->coins[player]);
    s->coins[player] = (uint16_t)(s->coins[player] - coins);
    s->coins[ally] = (uint16_t)(s->coins[ally] + coins - 1);
    tell(events, SAW_GIFT, 0, seat, t->lead[ally], coins, 0);
}

void tcl_buy(const struct tcl *t, struct tcl_state *s, int seat, int type, int place, int price,
             struct events *events)
{
    int player = t->player_of[seat];

    EXPECT(s->coins[player] >= price);
    s->coins[player] = (uint16_t)(s->coins[player] - price);
    s->bought = 1;
    int slot = tcl_add_unit(s, seat, type, place);
    tell(events, SAW_BUY, 0, badge(s, slot), place, price, 0);
}

static void repair(const struct tcl *t, struct tcl_state *s, int slot, struct events *events)
{
    int player = player_of(t, slot);

    EXPECT(s->unit[slot].damage && s->coins[player] >= t->repair_price);
    s->coins[player] = (uint16_t)(s->coins[player] - t->repair_price);
    s->unit[slot].damage = 0;
    tell(events, SAW_REPAIR, 0, badge(s, slot), t->repair_price, 0, 0);
}

/* A special unit has been drawn or chosen: the player chooses where it appears, if he can. */
static void found(const struct tcl *t, struct tcl_state *s, int seat, int type,
                  struct events *events)
{
    struct action list[HEXES];

    EXPECT(type >= TYPE_SHP && type <= TYPES);
    tell(events, SAW_DRAW, EVENT_EFFECT, seat, type, 0, 0);
    turn_push(&s->turn, frame(FRAME_PUT, seat, type, 0, 0));
    if (legal_put(t, s, list) > 1)
        return;
    turn_pop(&s->turn);
    tcl_buy(t, s, seat, type, list[0].arg[0], 0, events);
    settle(t, s, events);
}

static void apply_special(const struct tcl *t, struct tcl_state *s, const struct action *a,
                          struct events *events)
{
    int seat = top(s)->seat, player = t->player_of[seat];

    s->coins[player] = (uint16_t)(s->coins[player] - t->special_price);
    s->bought = 1;
    if (a->arg[0])
        found(t, s, seat, a->arg[0], events);
    else
        turn_push(&s->turn, frame(FRAME_CARD, SEAT_CHANCE, 0, 0, 0));
}

static void apply_economy(const struct tcl *t, struct tcl_state *s, const struct action *a,
                          struct events *events)
{
    int seat = top(s)->seat;

    if (t->common)
        turn_top(&s->turn)->arg[1] = 1;
    switch (a->kind) {
    case DO_REPAIR: repair(t, s, a->arg[0], events); break;
    case DO_BUY:
        tcl_buy(t, s, seat, a->arg[0], PLACE_FORT + a->arg[1], t->type[a->arg[0]].cost, events);
        break;
    case DO_GIFT: tcl_give(t, s, seat, a->arg[0], events); break;
    case DO_SPECIAL: apply_special(t, s, a, events); return;
    default:
        if (!tcl_hand_over(t, s, a->kind == DO_END, events)) {
            tcl_next_turn(t, s, events);
            return;
        }
    }
    settle(t, s, events);
}

void tcl_apply_economy(const struct tcl *t, struct tcl_state *s, const struct action *a,
                       struct events *events)
{
    int seat = top(s)->seat, type = top(s)->arg[0];

    switch (top(s)->kind) {
    case FRAME_CARD:
        turn_pop(&s->turn);
        found(t, s, top(s)->seat, a->arg[0], events);
        return;
    case FRAME_PUT:
        turn_pop(&s->turn);
        tcl_buy(t, s, seat, type, a->arg[0], 0, events);
        settle(t, s, events);
        return;
    case FRAME_GIFT:
        turn_pop(&s->turn);
        if (a->kind == DO_GIFT)
            tcl_give(t, s, seat, a->arg[0], events);
        settle(t, s, events);
        return;
    default: apply_economy(t, s, a, events);
    }
}
