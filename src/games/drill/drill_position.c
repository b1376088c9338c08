/* drill_position.c - positions as text. */
#include "games/drill/drill_rules.h"

#include <string.h>

/* The rounds of others are a question mark in a view. */
static void write_rounds(const struct forms *f, const int64_t *value, struct text *out)
{
    (void)f;
    text_addf(out, *value == DRILL_UNKNOWN ? "?" : "%d", (int)*value);
}

static int read_rounds(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    long number = DRILL_UNKNOWN;

    (void)f;
    (void)count;
    if (strcmp(word[0], "?") != 0 && number_read(word[0], 0, DRILL_ROUNDS, &number))
        return -1;
    *value = number;
    return 1;
}

static const struct form_kind kinds[] = {
    FORM_SIDE,
    { "DAY", .min = 1, .max = 21 },
    { "POST", .min = 0, .max = DRILL_POSTS },
    { "SHOTS", .min = 0, .max = DRILL_ROUNDS },
    { "PACKED", "0 to 3, or ? in a view", .write = write_rounds, .read = read_rounds },
    { NULL },
};

static int put_section(const struct forms *f, void *state, const int64_t *value,
                       const struct data *d, struct error *err)
{
    struct drill_state *s = state;

    if (value[1] > drill_posts(f->scn))
        return data_fail(d, err, "there are %d posts", drill_posts(f->scn));
    s->post[value[0]] = (uint8_t)value[1];
    s->shots[value[0]] = (uint8_t)value[2];
    s->packed[value[0]] = (uint8_t)value[3];
    return 0;
}

enum { LINE_DAY, LINE_SECTION };

static const struct form_line lines[] = {
    [LINE_DAY] = { "day DAY", .slot = { FORM_SLOT(struct drill_state, day) } },
    [LINE_SECTION] = { "section SIDE POST SHOTS PACKED", .put = put_section },
    { NULL },
};

static const char *const frames[DRILL_FRAMES] = {
    [FRAME_PACK] = "pack",
    [FRAME_ACT] = "act",
    [FRAME_REACT] = "react by SIDE at SIDE",
    [FRAME_ROLL] = "roll by SIDE at SIDE",
    [FRAME_OVER] = "over",
};

const struct position_lines drill_lines = { "a drill position", kinds, lines, frames,
                                            DRILL_FRAMES };

void drill_write(const struct scenario *scn, const void *state, struct text *out)
{
    const struct drill_state *s = state;

    lines_write(&drill_lines, scn, LINE_DAY, s, out);
    for (int i = 0; i < scn->seats; i++)
        lines_values(&drill_lines, scn, s, LINE_SECTION,
                     (int64_t[]){ i, s->post[i], s->shots[i], s->packed[i] }, out);
    lines_frames(&drill_lines, scn, &s->turn, out);
}

int drill_read(const struct scenario *scn, struct data *d, void *state, struct error *err)
{
    struct drill_state *s = state;
    int got;

    memset(s, 0, sizeof *s);
    s->day = 1;
    while ((got = data_next(d, err)) > 0)
        if (lines_read(&drill_lines, scn, d, s, &s->turn, err))
            return -1;
    return got;
}
