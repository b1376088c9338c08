/* tcl_events.c - the story: a short sentence for each event. */
#include <stdio.h>

#include "games/trench_club/tcl_rules.h"

/* "German Infantry 2", from the badge an event carries. */
const char *tcl_badge_name(const struct tcl *t, int badge, char out[60])
{
    int seat = badge >> 12 & 3, type = badge >> 6 & 63, number = badge & 63;
    int n = snprintf(out, 60, "%s %s", t->nation[t->nation_of[seat]].adjective,
                     t->type[type <= TYPES ? type : 0].name);

    if (number > 1)
        snprintf(out + n, 60 - (size_t)n, " %d", number);
    return out;
}

static const char *place_name(const struct tcl *t, int place, char out[32])
{
    if (place >= PLACE_FORT && place < PLACE_FORT + FORTS)
        snprintf(out, 32, "%s", t->fort[place - PLACE_FORT].name);
    else if (place >= 0)
        tcl_hex_name(place, out);
    else
        snprintf(out, 32, "the board's edge");
    return out;
}

static void tell_seats(const struct tcl *t, const struct event *e, struct text *out)
{
    const int16_t *a = e->arg;
    const char *who = t->base.side[a[0] >= 0 && a[0] < t->base.seats ? a[0] : 0].title;
    const char *other = t->base.side[a[1] >= 0 && a[1] < t->base.seats ? a[1] : 0].title;

    switch (e->kind) {
    case SAW_ASSIGN: text_addf(out, "%s composes its armies.", who); return;
    case SAW_SPLIT: text_addf(out, "%s takes the suggested armies.", who); return;
    case SAW_ORDER:
        text_addf(out, "%s %s.", who, a[1] ? "has the first turn" : "places first");
        return;
    case SAW_NUMBER:
        text_addf(out, "%s turns over chip %d: number %d.", who, a[1] + 1, a[2]);
        return;
    case SAW_TURN: text_addf(out, "Round %d: %s.", a[1], who); return;
    case SAW_PASS:
        text_addf(out, a[2] ? "%s is done; %s goes on." : "%s hands over to %s.", who, other);
        return;
    case SAW_TIME: text_addf(out, "Time is up for %s.", who); return;
    case SAW_INCOME:
        text_addf(out, "%s collects %d %s and has %d.", who, a[1], a[1] == 1 ? "coin" : "coins",
                  a[2]);
        return;
    case SAW_DRAW: text_addf(out, "%s gets special forces: %s.", who, t->type[a[1]].name); return;
    case SAW_GIFT:
        text_addf(out, "%s gives %d %s; %s receives %d.", who, a[2], a[2] == 1 ? "coin" : "coins",
                  other, a[2] - 1);
        return;
    case SAW_SURRENDER:
        text_addf(out, a[1] < 0 ? "%s surrenders." : "%s offers to surrender; %s is asked.", who,
                  other);
        return;
    case SAW_ACCEPT: text_addf(out, "%s agrees to surrender.", who); return;
    case SAW_DECLINE: text_addf(out, "%s fights on.", who); return;
    default: text_addf(out, "%s goes on.", who);
    }
}

static void tell_armies(const struct tcl *t, const struct event *e, struct text *out)
{
    const char *army = bits((unsigned)e->arg[1]) > 1 ? " armies" : " army";

    text_addf(out, "%s may act with", t->base.side[e->arg[0]].title);
    for (int i = 0, n = 0; i < CHIPS; i++)
        if (e->arg[1] >> i & 1)
            text_addf(out, "%s %d", n++ ? " and" : army, i + 1);
    text_add(out, " only.");
}

static void tell_order(const char *who, const int16_t *arg, struct text *out)
{
    struct tcl_plan plan = { .roman = arg[1] / 10,
                             .order = arg[1] % 10,
                             .target_letters = (unsigned)arg[2],
                             .hex_letters = (unsigned)arg[3] };

    text_addf(out, "%s follows order ", who);
    tcl_plan_text(&plan, out);
    text_add_char(out, '.');
}

static void tell_units(const struct tcl *t, const struct event *e, struct text *out)
{
    static const char *const level[] = { "a rookie", "a veteran", "a war hero" };
    const int16_t *a = e->arg;
    char who[60], other[60], at[32], to[32];

    tcl_badge_name(t, a[0], who);
    switch (e->kind) {
    case SAW_ASSIGN_OWN: text_addf(out, "%s joins army %d.", who, a[1] + 1); return;
    case SAW_TAKE: text_addf(out, "%s is taken for chip %d.", who, a[1] + 1); return;
    case SAW_PLACE: text_addf(out, "%s is placed on %s.", who, place_name(t, a[1], at)); return;
    case SAW_MOVE:
        text_addf(out, "%s moves from %s to %s.", who, place_name(t, a[1], at),
                  place_name(t, a[2], to));
        return;
    case SAW_ENTER:
        text_addf(out, "%s enters %s", who, t->fort[a[1]].name);
        text_addf(out, a[2] ? " with %d aboard." : ".", a[2]);
        return;
    case SAW_CONQUER:
        text_addf(out, "%s takes %s%s.", who, t->fort[a[1]].name, a[2] ? " from the enemy" : "");
        return;
    case SAW_LOST_INSIDE: text_addf(out, "%s is lost inside %s.", who, t->fort[a[1]].name); return;
    case SAW_BOARD:
        text_addf(out, "%s boards the %s.", who, tcl_badge_name(t, a[1], other));
        return;
    case SAW_UNLOAD: text_addf(out, "%s gets off on %s.", who, place_name(t, a[1], at)); return;
    case SAW_MINE: text_addf(out, "%s lay a mine on %s.", who, place_name(t, a[1], at)); return;
    case SAW_BLOWN:
        text_addf(out, "%s is destroyed by a mine on %s.", who, place_name(t, a[1], at));
        return;
    case SAW_BUILD:
        text_addf(out, "%s builds a %s on %s and %s.", who, a[1] == BUILD_ROAD ? "road" : "trench",
                  place_name(t, a[2], at), place_name(t, a[3], to));
        return;
    case SAW_DECLARE:
        text_addf(out, "Attack %d: %s at %s.", a[2], who, tcl_badge_name(t, a[1], other));
        return;
    case SAW_ATTACK:
        text_addf(out, "%s attacks %s, range %d.", who, tcl_badge_name(t, a[1], other), a[2]);
        return;
    case SAW_SCATTER:
        text_addf(out, a[2] ? "%s strikes the aimed hex %s." : "%s misses its aim and strikes %s.",
                  who, place_name(t, a[1], at));
        return;
    case SAW_NOTHING: text_addf(out, "The shell of %s hits nothing.", who); return;
    case SAW_HITS:
        if (a[3])
            text_addf(out, "%s lands %d %s, %d on foot soldiers.", who, a[1],
                      a[1] == 1 ? "hit" : "hits", a[2]);
        else
            text_addf(out, "%s lands %d %s.", who, a[1], a[1] == 1 ? "hit" : "hits");
        return;
    case SAW_CARD:
        text_addf(out, "%s draws card %d: %s luck.", who, a[1], t->luck[a[1] - 1]);
        return;
    case SAW_DAMAGE: text_addf(out, "%s takes %d damage and has %d.", who, a[1], a[2]); return;
    case SAW_NO_DAMAGE: text_addf(out, "%s is unharmed.", who); return;
    case SAW_DESTROYED: text_addf(out, "%s is destroyed.", who); return;
    case SAW_LEVEL: text_addf(out, "%s is now %s.", who, level[a[1] % 3]); return;
    case SAW_REPAIR: text_addf(out, "%s is repaired for %d coins.", who, a[1]); return;
    case SAW_BUY:
        text_addf(out, "%s appears %s %s", who, a[1] >= PLACE_FORT ? "in" : "on",
                  place_name(t, a[1], at));
        text_addf(out, a[2] ? " for %d coins." : ".", a[2]);
        return;
    case SAW_ORDERED: tell_order(who, a, out); return;
    default: text_addf(out, "%s draws lots between %d equal options.", who, a[1]);
    }
}

void tcl_event_text(const struct scenario *scn, const struct event *event, struct text *out)
{
    const struct tcl *t = tcl_of(scn);
    const int16_t *a = event->arg;

    switch (event->kind) {
    case SAW_TIE: text_add(out, "The highest dice are equal; they roll again."); return;
    case SAW_LAPSE: text_add(out, "An attack lapses: attacker or target is gone."); return;
    case SAW_ARMIES: tell_armies(t, event, out); return;
    case SAW_END:
        text_addf(out, "%s: %s.",
                  a[0] == WINNER_DRAW ? "A draw"
                  : a[0] == 1         ? "The Central Powers win"
                                      : "The Entente wins",
                  tcl_end_reason(a[1]));
        return;
    case SAW_ASSIGN:
    case SAW_SPLIT:
    case SAW_ORDER:
    case SAW_NUMBER:
    case SAW_TURN:
    case SAW_PASS:
    case SAW_TIME:
    case SAW_INCOME:
    case SAW_DRAW:
    case SAW_GIFT:
    case SAW_SURRENDER:
    case SAW_ACCEPT:
    case SAW_DECLINE: tell_seats(t, event, out); return;
    default: tell_units(t, event, out);
    }
}
