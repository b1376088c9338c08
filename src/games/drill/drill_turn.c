/* drill_turn.c - packing, marching, and whose turn is next. */
#include "games/drill/drill_rules.h"

static void next_turn(const struct scenario *scn, struct drill_state *s, int seat,
                      struct events *events)
{
    s->day += seat + 1 == scn->seats;
    if (s->post[seat] < drill_posts(scn) && s->day <= scn->turns) {
        seat = (seat + 1) % scn->seats;
        turn_push(&s->turn, (struct frame){ .kind = FRAME_ACT, .seat = (int8_t)seat });
        return;
    }
    turn_push(&s->turn, (struct frame){ .kind = FRAME_OVER, .seat = SEAT_NONE }); /* DRL-6 */
    drill_tell(events, SAW_END, EVENT_ALL, EVENT_REVEAL, seat, 0);
}

/* DRL-2: everybody hears that a section packs, and it alone what. */
void drill_pack(const struct scenario *scn, struct drill_state *s, int seat, int rounds,
                struct events *events)
{
    bool last = seat + 1 == scn->seats;

    EXPECT(rounds >= 0 && rounds <= DRILL_ROUNDS);
    s->packed[seat] = (uint8_t)rounds;
    drill_tell(events, SAW_PACK_OWN, 1 << seat, 0, seat, rounds);
    drill_tell(events, SAW_PACK, ~(1 << seat), 0, seat, 0);
    turn_push(&s->turn, (struct frame){ .kind = last ? FRAME_ACT : FRAME_PACK,
                                        .seat = (int8_t)(last ? 0 : seat + 1) });
}

/* DRL-4: one reaction frame for every other section, in seat order; the march ends beneath them. */
void drill_march(const struct scenario *scn, struct drill_state *s, int seat, struct events *events)
{
    EXPECT(s->post[seat] < drill_posts(scn));
    s->post[seat]++;
    drill_tell(events, SAW_MARCH, EVENT_ALL, 0, seat, s->post[seat]);
    next_turn(scn, s, seat, events);
    for (int k = scn->seats - 1; k >= 1 && drill_top(s)->kind != FRAME_OVER; k--) {
        int other = (seat + k) % scn->seats;

        turn_push(&s->turn, (struct frame){ .kind = FRAME_REACT,
                                            .seat = (int8_t)other,
                                            .arg = { (int16_t)other, (int16_t)seat } });
    }
}

void drill_wait(const struct scenario *scn, struct drill_state *s, int seat, struct events *events)
{
    next_turn(scn, s, seat, events);
}
