/* tov_events.c - what happened, in words. An event carries all that its sentence needs. */
#include "games/trenches_of_valor/tov_rules.h"

#include <stdio.h>
#include <string.h>

void tov_tell(struct events *e, int kind, int seen_by, int flags, const int16_t arg[7])
{
    struct event event = { .kind = (uint16_t)kind,
                           .seen_by = (uint16_t)seen_by,
                           .flags = (uint16_t)flags };

    memcpy(event.arg, arg, sizeof event.arg);
    event_add(e, event);
}

enum { CODE_NUMBER = 8, CODE_SIDE = 8 * 64 };

int tov_unit_code(const struct tov_state *s, int slot)
{
    return s->unit[slot].kind + CODE_NUMBER * tov_number(s, slot) +
           (is_raider(slot) ? 0 : CODE_SIDE);
}

/* "Grenadier G2" */
static const char *unit_of(const struct tov *t, int code, char out[48])
{
    const struct tov_kind *kind = &t->kind[code % CODE_NUMBER];
    char id[8];

    text_copy(id, sizeof id, kind->id);
    if (code >= CODE_SIDE)
        lower(id);
    snprintf(out, 48, "%s %s%d", kind->name, id, code % CODE_SIDE / CODE_NUMBER);
    return out;
}

/* "entry C" or "the dugout in 0303" */
static const char *place_of(const struct tov *t, int location, int cell, char out[48])
{
    char name[24];

    if (location < ENTRIES)
        snprintf(out, 48, "entry %c", 'A' + location);
    else
        snprintf(out, 48, "the dugout in %s", tov_cell_name(t, cell, name));
    return out;
}

static void points(struct text *out, int count)
{
    if (count)
        text_addf(out, ", %d point%s", count, count == 1 ? "" : "s");
}

static void placed(const struct tov *t, const int16_t *a, struct text *out)
{
    const char *piece = a[0] < t->kinds ? t->kind[a[0]].name : tov_piece_id(t, a[0]);
    char name[48], cell[24];

    if (a[1] >= AT_LOCATION)
        text_addf(out, "A %s is laid face-down at %s.", piece,
                  place_of(t, a[1] - AT_LOCATION, a[2], name));
    else
        text_addf(out, "A %s is placed in %s.", piece, tov_cell_name(t, a[1], cell));
}

static void moved(const struct tov *t, const struct event *event, struct text *out)
{
    const int16_t *a = event->arg;
    char name[48], from[24], to[24], via[24];

    text_addf(out,
              event->kind == SAW_EXIT ? "%s leaves from %s by the gap in %s"
                                      : "%s moves from %s to %s",
              unit_of(t, a[0], name), tov_cell_name(t, a[1], from), tov_cell_name(t, a[2], to));
    if (a[3] >= 0)
        text_addf(out, " through %s", tov_cell_name(t, a[3], via));
    if (event->kind == SAW_EXIT)
        points(out, 1);
    text_add_char(out, '.');
}

static void attacked(const struct tov *t, const int16_t *a, struct text *out)
{
    char one[48], two[48], from[24], to[24];

    text_addf(out, "%s in %s attacks %s in %s: ", unit_of(t, a[0], one),
              tov_cell_name(t, a[1], from), unit_of(t, a[2], two), tov_cell_name(t, a[3], to));
    if (a[4])
        text_addf(out, "%d or less hits.", a[4]);
    else
        text_add(out, "no roll can hit."); /* TOV-A7 */
}

static void cleared(const struct tov *t, const int16_t *a, struct text *out)
{
    char name[48], cell[24];

    text_addf(out, "%s clears the dugout in %s", unit_of(t, a[0], name),
              tov_cell_name(t, a[1], cell));
    points(out, a[3]);
    if (a[2])
        text_addf(out, "; %d face-down piece%s set aside unseen", a[2],
                  a[2] == 1 ? " is" : "s are");
    text_add_char(out, '.');
}

static void revealed(const struct tov *t, const int16_t *a, struct text *out)
{
    char name[48], place[48];

    text_addf(out, a[1] < ENTRIES ? "%s comes up at %s." : "%s comes out of %s.",
              unit_of(t, a[0], name), place_of(t, a[1], a[2], place));
}

static void content(const struct tov *t, const int16_t *a, struct text *out)
{
    char place[48];
    int listed = 0;

    text_addf(out, a[2] ? "Lost in %s:" : "Still face-down at %s:", place_of(t, a[0], a[1], place));
    for (int piece = 0; piece < PIECES; piece++) {
        int count = (uint16_t)a[3 + piece / 4] >> piece % 4 * 4 & 15;

        if (count)
            text_addf(out, "%s %d %s", listed++ ? "," : "", count,
                      piece == UNKNOWN ? "unknown" : tov_piece_id(t, piece));
    }
    text_add(out, listed ? "." : " nothing.");
}

static void result(const int16_t *a, struct text *out)
{
    text_addf(out, "The raid scores %d of %d points", a[0], a[1]);
    if (a[2])
        text_addf(out, ", %d of them for units lost in dugouts", a[2]);
    text_addf(out, ": the %s wins.", a[0] >= a[1] ? "Raider" : "Defender");
}

static void match_result(const struct tov *t, const int16_t *a, struct text *out)
{
    if (a[1] < 0)
        text_addf(out, "Second game, sides swapped: %d points are to be beaten.", a[0]);
    else
        text_addf(out, "The match: %d points against %d; %s wins.", a[0], a[1],
                  t->base.side[a[2]].title);
}

void tov_event_text(const struct scenario *scn, const struct event *event, struct text *out)
{
    const struct tov *t = tov_of(scn);
    const int16_t *a = event->arg;
    char name[48], cell[24];

    switch (event->kind) {
    case SAW_PLACED: placed(t, a, out); break;
    case SAW_SET_UP: text_addf(out, "The %s has set up.", a[0] ? "Raider" : "Defender"); break;
    case SAW_MOVE:
    case SAW_EXIT: moved(t, event, out); break;
    case SAW_VISIT:
        text_addf(out, "%s is entered", tov_cell_name(t, a[0], cell));
        points(out, a[1]);
        text_add_char(out, '.');
        break;
    case SAW_ATTACK: attacked(t, a, out); break;
    case SAW_HIT:
        text_addf(out, "%s in %s is eliminated", unit_of(t, a[0], name),
                  tov_cell_name(t, a[1], cell));
        points(out, a[2]);
        text_add_char(out, '.');
        break;
    case SAW_MISS:
        text_addf(out, "%s in %s is missed.", unit_of(t, a[0], name), tov_cell_name(t, a[1], cell));
        break;
    case SAW_CLEAR: cleared(t, a, out); break;
    case SAW_REVEAL: revealed(t, a, out); break;
    case SAW_DECOYS:
        text_addf(out, "No hidden unit is left: %d decoy%s off the map.", a[0],
                  a[0] == 1 ? " goes" : "s go");
        break;
    case SAW_SEARCH:
        text_addf(out, "The pieces at %s are turned over.", place_of(t, a[0], a[1], name));
        break;
    case SAW_DISCARD:
        text_addf(out, "A decoy at %s is discarded.", place_of(t, a[0], a[1], name));
        break;
    case SAW_EMPTY:
        text_addf(out, "Only decoys were left at %s.", place_of(t, a[0], a[1], name));
        break;
    case SAW_TURN: text_addf(out, "Turn %d of %d begins.", a[0], a[1]); break;
    case SAW_ROW:
        text_addf(out, "Raiders hold %d hexes of row %02d", a[1], a[0]);
        points(out, a[2]);
        text_add_char(out, '.');
        break;
    case SAW_CONTENT: content(t, a, out); break;
    case SAW_RESULT: result(a, out); break;
    default: match_result(t, a, out);
    }
}
