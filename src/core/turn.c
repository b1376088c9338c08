/* turn.c - the stack of frames as text. */
#include "core/turn.h"

#include "core/game.h"

void turn_write(const struct turn *t, const char *const *names, struct text *out)
{
    for (int i = 0; i < t->depth; i++) {
        const struct frame *f = &t->frame[i];

        text_addf(out, "frame %s %d", names[f->kind], f->seat);
        for (int k = 0; k < 5; k++)
            text_addf(out, " %d", f->arg[k]);
        text_add_char(out, '\n');
    }
}

int turn_read_line(struct turn *t, const char *const *names, int kinds, int seats,
                   const struct data *d, struct error *err)
{
    struct frame f = { 0 };
    int value;

    if (data_want(d, 7, 7, "frame NAME SEAT a b c d e", err))
        return -1;
    if (t->depth == TURN_DEPTH)
        return data_fail(d, err, "more than %d frames", TURN_DEPTH);
    for (int i = 1; i < kinds; i++)
        if (strcmp(names[i], d->word[1]) == 0)
            f.kind = (uint8_t)i;
    if (!f.kind)
        return data_fail(d, err, "there is no frame \"%.30s\"", d->word[1]);
    if (data_int(d, 2, SEAT_NONE, seats - 1, &value, err))
        return -1;
    f.seat = (int8_t)value;
    for (int k = 0; k < 5; k++) {
        if (data_int(d, 3 + k, -32768, 32767, &value, err))
            return -1;
        f.arg[k] = (int16_t)value;
    }
    turn_push(t, f);
    return 0;
}
