/* drill_fire.c - a shot at a section that has marched, and its die. */
#include "games/drill/drill_rules.h"

/* DRL-5: 4 or more hits a section within two posts, 5 or more one further away. */
int drill_needed(const struct drill_state *s, const struct frame *f)
{
    int gap = s->post[f->arg[0]] - s->post[f->arg[1]];

    return gap >= -2 && gap <= 2 ? 4 : 5;
}

void drill_fire(struct drill_state *s, const struct frame *f, struct events *events)
{
    EXPECT(s->shots[f->seat] < s->packed[f->seat]);
    s->shots[f->seat]++;
    drill_tell(events, SAW_FIRE, EVENT_ALL, 0, f->arg[0], 0);
    turn_push(&s->turn, (struct frame){
                            .kind = FRAME_ROLL,
                            .seat = SEAT_CHANCE,
                            .arg = { f->arg[0], f->arg[1] },
                        });
}

void drill_roll(struct drill_state *s, const struct frame *f, bool hit, struct events *events)
{
    int target = f->arg[1];

    if (hit && s->post[target] > 0)
        s->post[target]--; /* DRL-5 */
    drill_tell(events, hit ? SAW_HIT : SAW_MISS, EVENT_ALL,
               hit ? EVENT_EFFECT | EVENT_HURT << target : 0, target, s->post[target]);
}

struct dice drill_dice(const struct scenario *scn, const void *state)
{
    (void)scn;
    (void)state;
    return (struct dice){ 1, 6 };
}

unsigned drill_read_dice(const struct scenario *scn, const void *state, const uint8_t *faces,
                         struct action *out)
{
    (void)scn;
    *out = (struct action){ .kind = DO_ROLL,
                            .arg = { faces[0] >= drill_needed(state, drill_top(state)) } };
    return DICE_ALL;
}
