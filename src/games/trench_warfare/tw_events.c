/* tw_events.c - what happened: telling it, and the sentences. */
#include "games/trench_warfare/tw_rules.h"

void tw_tell(struct events *events, int kind, int flags, int a, int b, int c, int d)
{
    event_add(events, (struct event){ .kind = (uint16_t)kind,
                                      .seen_by = EVENT_ALL,
                                      .flags = (uint16_t)flags,
                                      .arg = { (int16_t)a, (int16_t)b, (int16_t)c, (int16_t)d } });
}

static void end_text(const struct scenario *scn, const int16_t *a, struct text *out)
{
    text_addf(out, "The game ends%s. Chargers in the enemy trench: %s %d, %s %d. ",
              a[2] ? " early" : "", scn->side[0].title, a[0], scn->side[1].title, a[1]);
    if (a[0] == a[1])
        text_add(out, "It is a draw.");
    else
        text_addf(out, "Victory: %s.", scn->side[a[0] > a[1] ? 0 : 1].title);
}

static void step_text(const int16_t *a, struct text *out)
{
    const struct tw_step *step = &tw_steps[a[1]];

    if (step->doing == PLACE)
        text_addf(out, "Set-up, step %s: %s.", step->name, step->title);
    else
        text_addf(out, "Turn %d, step %s: %s.", a[0], step->name, step->title);
}

/* Most events are: seat, piece, hex and another hex or a number. */
void tw_event_text(const struct scenario *scn, const struct event *event, struct text *out)
{
    const int16_t *a = event->arg;
    bool plain = event->kind != SAW_STEP && event->kind != SAW_END;
    const char *side = plain ? scn->side[a[0]].title : "",
               *piece = plain ? tw_piece_name[a[1]] : "";
    const char *foe = a[1] == CHARGER ? "defender" : "charger";
    int row = row_of(a[2]), column = column_of(a[2]), row2 = row_of(a[3]),
        column2 = column_of(a[3]);

    switch (event->kind) {
    case SAW_STEP: step_text(a, out); break;
    case SAW_END: end_text(scn, a, out); break;
    case SAW_PLACE:
        text_addf(out, "%s: a %s takes post in %02d%02d.", side, piece, row, column);
        break;
    case SAW_MOVE:
        text_addf(out, "%s: %s %02d%02d moves to %02d%02d.", side, piece, row, column, row2,
                  column2);
        break;
    case SAW_CHARGE:
        text_addf(out, "Hand-to-hand combat in %02d%02d: the %s, who moved in, rolls first.", row,
                  column, piece);
        break;
    case SAW_FIRE:
        text_addf(out, "%s: %s %02d%02d fires at the %s in %02d%02d.", side, piece, row, column,
                  foe, row2, column2);
        break;
    case SAW_GRENADE:
        text_addf(out, "%s: %s %02d%02d throws a grenade at the fox-hole %02d%02d.", side, piece,
                  row, column, row2, column2);
        break;
    case SAW_SHELL:
        text_addf(out, "%s: %s %02d%02d fires along row %02d.", side, piece, row, column, row);
        break;
    case SAW_MISS: text_addf(out, "The %s in %02d%02d is missed.", piece, row, column); break;
    case SAW_HIT: text_addf(out, "The %s in %02d%02d falls.", piece, row, column); break;
    case SAW_DUEL_ROLL: text_addf(out, "%s: the %s rolls %d.", side, piece, a[3]); break;
    case SAW_DUEL_FAILS:
        text_addf(out, "%s: the %s does not roll more than %d.", side, piece, a[3]);
        break;
    default: text_addf(out, "The %s in %02d%02d falls in hand-to-hand combat.", piece, row, column);
    }
}
