/* turn.c - the stack of frames as text. */
#include "core/turn.h"

#include <string.h>

#include "core/form_inside.h"

static const char *seat_name(const struct forms *f, int seat)
{
    return seat == SEAT_CHANCE ? "dice" : seat == SEAT_NONE ? "nobody" : f->scn->side[seat].id;
}

/* rest_of: a form without its first word. */
static const char *rest_of(const char *form)
{
    form += strcspn(form, " ");
    return form + strspn(form, " ");
}

static void write_frame(const struct forms *f, const struct frame *frame, const char *form,
                        struct text *out)
{
    int64_t value[FORM_VALUES] = { 0 };
    char room[200];
    struct text rest = text_fixed(room, sizeof room);

    for (int i = 0; i < 5; i++)
        value[i] = frame->arg[i];
    form_write(f, rest_of(form), value, &rest);
    text_addf(out, "frame %.*s %s%s%s\n", (int)strcspn(form, " "), form, seat_name(f, frame->seat),
              rest.length ? " " : "", room);
}

/* write_numbers: the frame of a game that gives its arguments no words. */
static void write_numbers(const struct frame *frame, const char *form, struct text *out)
{
    text_addf(out, "frame %.*s %d", (int)strcspn(form, " "), form, frame->seat);
    for (int i = 0; i < 5; i++)
        text_addf(out, " %d", frame->arg[i]);
    text_add_char(out, '\n');
}

void turn_write(const struct forms *f, const struct turn *t, const char *const *forms,
                struct text *out)
{
    for (int i = 0; i < t->depth; i++) {
        const struct frame *frame = &t->frame[i];

        if (f)
            write_frame(f, frame, forms[frame->kind], out);
        else
            write_numbers(frame, forms[frame->kind], out);
    }
}

static int find_seat(const struct forms *f, const char *word, int8_t *out)
{
    long number;

    for (int seat = SEAT_NONE; seat < f->scn->seats; seat++)
        if (strcmp(word, seat_name(f, seat)) == 0) {
            *out = (int8_t)seat;
            return 0;
        }
    if (number_read(word, SEAT_NONE, f->scn->seats - 1, &number))
        return -1;
    *out = (int8_t)number;
    return 0;
}

static bool in_numbers(const struct data *d)
{
    long number;
    bool all = d->count == 8;

    for (int i = 2; i < d->count; i++)
        all &= number_read(d->word[i], -32768, 32767, &number) == 0;
    return all;
}

/* read_numbers: what the form has no word for could not be written again. */
static int read_numbers(const struct forms *f, const char *form, const struct data *d,
                        struct frame *out, struct error *err)
{
    int known = f->kinds ? form_count_values(f->kinds, rest_of(form)) : 5, number = 0;

    for (int i = 0; i < 5; i++) {
        data_int(d, 3 + i, -32768, 32767, &number, NULL);
        if (i >= known && number)
            return data_fail(d, err, "a frame \"%.20s\" has no argument %d", d->word[1], i + 1);
        out->arg[i] = (int16_t)number;
    }
    return 0;
}

static int read_arguments(const struct forms *f, const char *form, const struct data *d,
                          struct frame *out, struct error *err)
{
    int64_t value[FORM_VALUES] = { 0 };
    struct error inner;

    if (in_numbers(d))
        return read_numbers(f, form, d, out, err);
    if (form_read(f, rest_of(form), d->word + 3, d->count - 3, value, &inner))
        return data_fail(d, err, "%s %s: %.200s", d->word[1], d->word[2], inner.text);
    for (int i = 0; i < 5; i++)
        out->arg[i] = (int16_t)value[i];
    return 0;
}

int turn_read(const struct forms *f, struct turn *t, const char *const *forms, int kinds,
              const struct data *d, struct error *err)
{
    struct frame frame = { 0 };

    if (data_want(d, 2, DATA_WORDS_MAX, "frame NAME SEAT ..", err))
        return -1;
    if (t->depth == TURN_DEPTH)
        return data_fail(d, err, "more than %d frames", TURN_DEPTH);
    for (int i = 1; i < kinds; i++)
        if (form_is(forms[i], d->word[1]))
            frame.kind = (uint8_t)i;
    if (!frame.kind)
        return data_fail(d, err, "there is no frame \"%.30s\"", d->word[1]);
    if (find_seat(f, d->word[2], &frame.seat))
        return data_fail(d, err, "\"%.20s\" is not a side, dice or nobody", d->word[2]);
    if (read_arguments(f, forms[frame.kind], d, &frame, err))
        return -1;
    turn_push(t, frame);
    return 0;
}
