/* vv_events.c - what happened, in words: one sentence an event, what first, then why. */
#include <stdio.h>
#include <string.h>

#include "games/valor_and_victory/vv_rules.h"

/* --- telling --- */

/* Lasting results, by which odds are named, and whom they cost. */
static int flags_of(int kind, const int arg[7])
{
    switch (kind) {
    case SAW_LOST: return EVENT_EFFECT | EVENT_PIECE | EVENT_LOSS << arg[2];
    case SAW_IMMOBILE:
    case SAW_PINNED:
    case SAW_REDUCED: return EVENT_EFFECT | EVENT_PIECE | EVENT_HURT << arg[2];
    case SAW_POINTS:
    case SAW_REPULSED: return EVENT_EFFECT | EVENT_HURT << arg[0];
    case SAW_RALLIED: return EVENT_EFFECT | EVENT_PIECE;
    case SAW_WON: return EVENT_EFFECT;
    default: return 0;
    }
}

void vv_event_put(struct events *events, int kind, const int arg[7])
{
    struct event e = { .kind = (uint16_t)kind,
                       .seen_by = EVENT_ALL,
                       .flags = (uint16_t)flags_of(kind, arg) };

    EXPECT(kind >= 0 && kind < SAW_KINDS);
    for (int i = 0; i < 7; i++)
        e.arg[i] = (int16_t)arg[i];
    event_add(events, e);
}

/* --- names --- */

static void type_name(const struct vv *v, int type, int u, struct text *out)
{
    text_addf(out, "%s %d", v->type[type].name, u + 1);
}

void vv_add_unit(const struct vv *v, const struct vv_state *s, int u, struct text *out)
{
    type_name(v, s->unit[u].type, u, out);
}

void vv_add_hex(const struct vv *v, int hex, struct text *out)
{
    char name[8];

    vv_hex_name(v, hex, name);
    text_add(out, name);
}

/* --- sentences ---
 * A pattern with marks: %u the unit, %o the other unit of a pair, %h its hex, %w the weapon in the
 * extra argument, %n the extra argument, %f it as a direction; for events about sides: %0 side of
 * argument 0, %1.. %4 the arguments as numbers, %a %b %c arguments 0, 1, 2 as hexes; %x %y %z the
 * plural of arguments 2, 3, 4, %Y that of a hex. */
static const char *const pattern[] = {
    [SAW_BUILT] = "%0 builds %P at %c.",
    [SAW_PLACED] = "%u sets up in %h.",
    [SAW_BOARDED] = "%u starts aboard %o.",
    [SAW_WAITS] = "%u waits off the map.",
    [SAW_LEFT_OUT] = "%0 has no room for one counter; it is left out.",
    [SAW_NOT_GIVEN] = "%0 has nobody left who can carry the %w; it is left out.",
    [SAW_FACES] = "%a faces %F.",
    [SAW_GIVEN] = "%u carries the %w.",
    [SAW_TURN] = "Turn %p.",
    [SAW_PHASE] = "%0: a new segment begins.",
    [SAW_CONTROL] = "%0 now controls %b.",
    [SAW_TRANSFER] = "%u takes over the %w in %h.",
    [SAW_EXCHANGE] = "%u now carries the %w.",
    [SAW_SPLIT] = "%u in %h splits; the other half is number %N.",
    [SAW_COMBINED] = "%u in %h takes in half squad %N: a full squad again.",
    [SAW_FIRES] = "%0 fires from %b at %c with firepower %3, %S to the roll.",
    [SAW_OPFIRES] =
        "%0 takes the chance and fires from %b at %c with firepower %3, %S to the roll.",
    [SAW_SHELLS] = "%0 shells %c from %b with firepower %3, %S to the roll.",
    [SAW_POINTS] = "%b: %2 casualty point%x.",
    [SAW_NO_POINTS] = "%b: no effect.",
    [SAW_LANE_FIRE] = "%0 runs into a fire lane in %b.",
    [SAW_AT] = "%u fires at %o in %h.",
    [SAW_HIT] = "%u in %h is hit.",
    [SAW_MISSED] = "%u in %h is missed.",
    [SAW_UNHARMED] = "%u in %h takes no harm.",
    [SAW_ARMOUR] = "The shot meets the %A of %u.",
    [SAW_IMMOBILE] = "%u in %h is immobile.",
    [SAW_CREW_STAYS] = "The crew of %u stays aboard.",
    [SAW_CREW_LEAVES] = "The crew of %u abandons it.",
    [SAW_SMOKE] = "%u lays smoke %n in %h.",
    [SAW_CLEARED] = "%u blows the wire in %h.",
    [SAW_LANE] = "%0 keeps a fire lane from %b to %c, %3 hex%Y.",
    [SAW_PINNED] = "%u in %h is pinned.",
    [SAW_REDUCED] = "%u in %h is reduced to a half squad.",
    [SAW_LOST] = "%u in %h is lost.",
    [SAW_LOST_ABOARD] = "%u is lost with its transport.",
    [SAW_SURVIVED] = "%u in %h survives.",
    [SAW_SHRUGGED] = "The shield of %u takes the point.",
    [SAW_STRANDED] = "%u cannot stay in %h, where there is no room for it.",
    [SAW_MOVES] = "%u moves.",
    [SAW_CRAWLS] = "%u makes an assault move%M.",
    [SAW_STEPS] = "%u moves to %h%M.",
    [SAW_ENTERS] = "%u enters the map at %h%M.",
    [SAW_TURNS] = "%u turns to face %f.",
    [SAW_STOPS] = "%u stops in %h.",
    [SAW_EXITS] = "%u leaves the map at %h, worth %n point%z.",
    [SAW_LOADS] = "%u climbs aboard %o.",
    [SAW_UNLOADS] = "%u gets off in %h.",
    [SAW_OVERRUN] = "%u overruns %h.",
    [SAW_ADVANCES] = "%u advances to %h.",
    [SAW_ASSAULT] = "%0 assaults %c from %b with %3 unit%y.",
    [SAW_ODDS] = "Close assault on %a: firepower %1 against %2, odds %O; the Kill Number is %4.",
    [SAW_WON] =
        "The assault on %b succeeds: the defenders are lost, the attackers take %2 casualty "
        "point%x.",
    [SAW_TAKEN] = "%0 takes %b.",
    [SAW_REPULSED] = "The assault on %b fails: the attackers take %2 casualty point%x, the "
                     "defenders %3.",
    [SAW_OVERWHELMED] = "Only pinned defenders were in %b; they are lost without a fight.",
    [SAW_RALLIED] = "%u in %h rallies.",
    [SAW_STILL_PINNED] = "%u in %h stays pinned.",
};

static void add_signed(int value, struct text *out)
{
    text_addf(out, "%+d", value);
}

static void fill(const struct vv *v, const struct event *e, char mark, struct text *out)
{
    const int16_t *a = e->arg;
    char odds[8];

    switch (mark) {
    case 'u': type_name(v, a[1], a[0], out); break;
    case 'o': type_name(v, a[5], a[4], out); break;
    case 'h': vv_add_hex(v, a[3], out); break;
    case 'w': text_add(out, v->weapon[a[4]].name); break;
    case 'n': text_addf(out, "%d", a[4]); break;
    case 'N': text_addf(out, "%d", a[4] + 1); break;
    case 'f': text_add(out, hex_direction_name(&v->grid, a[4])); break;
    case 'F': text_add(out, hex_direction_name(&v->grid, a[1])); break;
    case 'A': text_add(out, a[4] == 1 ? "front armour" : "rear armour"); break;
    case 'M':
        if (a[4] > 0)
            text_addf(out, " with %d other%s", a[4], a[4] > 1 ? "s" : "");
        break;
    case 'P': text_add(out, v->tables.position_name[a[1]]); break;
    case 'S': add_signed(a[4], out); break;
    case 'O':
        choice_name(vv_odds_names, a[3], odds, sizeof odds);
        text_add(out, odds);
        break;
    case 'p': text_addf(out, "%d", a[0]); break;
    case 'x':
    case 'y':
    case 'z': text_add(out, a[mark - 'x' + 2] == 1 ? "" : "s"); break;
    case 'Y': text_add(out, a[3] == 1 ? "" : "es"); break;
    case '0': text_add(out, v->base.side[a[0]].title); break;
    case 'a': vv_add_hex(v, a[0], out); break;
    case 'b': vv_add_hex(v, a[1], out); break;
    case 'c': vv_add_hex(v, a[2], out); break;
    default: text_addf(out, "%d", a[mark - '0']);
    }
}

static void end_text(const struct vv *v, const struct event *e, struct text *out)
{
    const struct vv_goal *goal = e->arg[1] ? &v->goal[e->arg[1] - 1] : NULL;

    text_add(out, "The game is over: ");
    if (e->arg[0])
        text_addf(out, "%s wins", v->base.side[e->arg[0] - 1].title);
    else
        text_add(out, "a draw");
    if (goal && goal->terms) {
        text_add(out, " (");
        vv_goal_text(v, goal, out);
        text_add_char(out, ')');
    } else {
        text_addf(out, ": no %svictory line holds", goal ? "other " : "");
    }
    text_add_char(out, '.');
}

void vv_event_text(const struct scenario *scn, const struct event *event, struct text *out)
{
    const struct vv *v = (const struct vv *)scn;

    if (event->kind == SAW_END) {
        end_text(v, event, out);
        return;
    }
    for (const char *p = pattern[event->kind]; *p; p++)
        if (*p == '%')
            fill(v, event, *++p, out);
        else
            text_add_char(out, *p);
}
