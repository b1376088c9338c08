/* tw_duel.c - hand-to-hand combat: two pieces roll in turn until one fails. */
#include "games/trench_warfare/tw_rules.h"

void tw_start_duel(struct tw_state *s, int hex, struct events *events)
{
    const struct tw_step *step = step_of(s);

    EXPECT(s->due == DUE_NONE && plane_has(own_of(s), hex) &&
           plane_has(&field_of(s)->of[enemy_of(step->piece)], hex));
    s->due = DUE_DUEL;
    s->target = (uint16_t)hex;
    tw_tell(events, SAW_CHARGE, 0, step->seat, (int)step->piece, hex, 0);
}

/* TWF-7: a roll that is not higher than the last eliminates the roller's piece. */
void tw_apply_duel(const struct tw *tw, struct tw_state *s, int roll, struct events *events)
{
    const struct tw_step *step = step_of(s);
    struct tw_field *f = &s->field[step->field];
    enum tw_piece roller = s->answer ? enemy_of(step->piece) : step->piece;
    int seat = roller_of(s), hex = s->target;

    EXPECT(roll == ROLL_FAILS || (roll >= s->beat && roll <= 6));
    if (roll != ROLL_FAILS) {
        s->beat = (uint8_t)(roll + 1);
        s->answer ^= 1;
        tw_tell(events, SAW_DUEL_ROLL, 0, seat, (int)roller, hex, roll);
        return;
    }
    plane_clear(&f->of[roller], hex);
    if (!s->answer) {
        plane_clear(&s->moved, hex);
        plane_clear(&s->ran, hex);
    }
    tw_tell(events, SAW_DUEL_FAILS, 0, seat, (int)roller, hex, s->beat - 1);
    tw_tell(events, SAW_DUEL_LOST, EVENT_EFFECT | EVENT_LOSS << seat, seat, (int)roller, hex, 0);
    s->due = DUE_NONE;
    s->target = 0;
    s->beat = s->answer = 0;
    tw_go_on(tw, s, false, events);
}
