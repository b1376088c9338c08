/* form_tables.c - the tables made of forms: a game's notation, and the lines of its positions. */
#include "core/form_inside.h"

#include <stdio.h>
#include <string.h>

#include "base/nearest.h"
#include "core/turn.h"

/* --- actions --- */

void notation_write(const struct notation *n, const struct scenario *scn, const void *state,
                    const struct action *action, struct text *out)
{
    const struct forms f = { n->kinds, scn, state };
    int64_t value[FORM_VALUES] = { 0 };

    for (int i = 0; i < 7; i++)
        value[i] = action->arg[i];
    for (int i = 0; n->row[i].form; i++)
        if (n->row[i].kind == action->kind) {
            form_write(&f, n->row[i].form, value, out);
            return;
        }
}

/* split cuts a line into words, stored in `room`; how many, or -1 when it is too long. */
static int split(const char *line, char *room, size_t size, const char **word, int most)
{
    int count = 0;

    if (strlen(line) >= size)
        return -1;
    strcpy(room, line);
    for (char *p = room; *(p += strspn(p, " "));) {
        if (count == most)
            return -1;
        word[count++] = p;
        p += strcspn(p, " ");
        if (*p)
            *p++ = '\0';
    }
    return count;
}

/* no_such_verb: what can be written instead. */
static int no_such_verb(const struct notation *n, const char *words, struct error *err)
{
    char room[ERROR_MAX];
    struct text out = text_fixed(room, sizeof room);
    struct nearest near = nearest_to(words);

    for (int i = 0; n->row[i].form; i++) {
        int length = (int)strcspn(n->row[i].form, " [");
        char verb[40];

        snprintf(verb, sizeof verb, "%.*s", length, n->row[i].form);
        nearest_try(&near, verb);
        if (i == 0 || strncmp(n->row[i].form, n->row[i - 1].form, (size_t)length + 1) != 0)
            text_addf(&out, "%s%s", out.length ? ", " : "", verb);
    }
    return error_set(err, "\"%.40s\" is not one of: %s%s", words, room, nearest_hint(&near));
}

/* ways_to_write: every form of a verb: "fire HEX DIRECTION, or fire HEX". */
static void ways_to_write(const struct notation *n, const char *verb, char *to, size_t room)
{
    struct text out = text_fixed(to, room);

    for (int i = 0; n->row[i].form; i++)
        if (form_is(n->row[i].form, verb))
            text_addf(&out, "%s%s", out.length ? ", or " : "", n->row[i].form);
}

int notation_values(const struct notation *n, const struct scenario *scn, const void *state,
                    const char *words, uint16_t *kind, int64_t *value, struct error *err)
{
    const struct forms f = { n->kinds, scn, state };
    const char *word[FORM_WORDS];
    char room[400], shown[200];
    struct error first = { "" }, again;
    int count = split(words, room, sizeof room, word, FORM_WORDS);

    ways_to_write(n, count > 0 ? word[0] : "", shown, sizeof shown);
    for (int i = 0; count > 0 && n->row[i].form; i++) {
        if (!form_is(n->row[i].form, word[0]))
            continue;
        if (form_read_shown(&f, n->row[i].form, shown, word, count, value,
                            first.text[0] ? &again : &first))
            continue;
        *kind = n->row[i].kind;
        return 0;
    }
    return first.text[0] ? error_set(err, "%s", first.text)
                         : no_such_verb(n, count > 0 ? word[0] : "", err);
}

int notation_read(const struct notation *n, const struct scenario *scn, const void *state,
                  const char *words, struct action *out, struct error *err)
{
    int64_t value[FORM_VALUES];

    *out = (struct action){ 0 };
    if (notation_values(n, scn, state, words, &out->kind, value, err))
        return -1;
    for (int k = 0; k < 7; k++)
        out->arg[k] = (int16_t)value[k];
    return 0;
}

void notation_manual(const struct notation *n, struct text *out)
{
    uint64_t used = 0;

    for (int i = 0; n->row[i].form; i++)
        form_add_manual(n->kinds, n->row[i].form, &used, out);
    form_explain_kinds(n->kinds, used, out);
}

/* --- lines of a position --- */

static int64_t load(struct form_slot slot, const char *from)
{
    int64_t value = 0;

    from += slot.offset;
    switch (slot.size) {
    case -1: return *(const int8_t *)from;
    case -2: return *(const int16_t *)(const void *)from;
    case -4: return *(const int32_t *)(const void *)from;
    case 1: return *(const uint8_t *)from;
    case 2: return *(const uint16_t *)(const void *)from;
    case 4: return *(const uint32_t *)(const void *)from;
    case 8:
    case -8: memcpy(&value, from, 8); return value;
    default: return 0; /* no slot */
    }
}

static void store(struct form_slot slot, char *to, int64_t value)
{
    to += slot.offset;
    switch (slot.size < 0 ? -slot.size : slot.size) {
    case 1: *(uint8_t *)to = (uint8_t)value; break;
    case 2: *(uint16_t *)(void *)to = (uint16_t)value; break;
    case 4: *(uint32_t *)(void *)to = (uint32_t)value; break;
    case 8: memcpy(to, &value, 8); break;
    default: break;
    }
}

void lines_values(const struct position_lines *p, const struct scenario *scn, const void *state,
                  int i, const int64_t *value, struct text *out)
{
    form_write(&(struct forms){ p->kinds, scn, state }, p->line[i].form, value, out);
    text_add_char(out, '\n');
}

void lines_write(const struct position_lines *p, const struct scenario *scn, int i,
                 const void *from, struct text *out)
{
    int64_t value[FORM_VALUES];

    for (int k = 0; k < FORM_VALUES; k++)
        value[k] = load(p->line[i].slot[k], from);
    lines_values(p, scn, NULL, i, value, out);
}

void lines_frames(const struct position_lines *p, const struct scenario *scn,
                  const struct turn *turn, struct text *out)
{
    turn_write(&(struct forms){ p->kinds, scn, NULL }, turn, p->frame, out);
}

/* find_line: the first row that reads these words, and its values. Or NULL and a sentence, which is
 * empty when no row begins with the first word. */
static const struct form_line *find_line(const struct position_lines *p, const struct forms *f,
                                         const struct data *d, int64_t *value, struct error *err)
{
    struct error again;

    err->text[0] = '\0';
    for (const struct form_line *line = p->line; line->form; line++)
        if (form_is(line->form, d->word[0]) &&
            form_read(f, line->form, d->word, d->count, value, err->text[0] ? &again : err) == 0)
            return line;
    for (const struct form_line *line = p->line; line->form && !err->text[0]; line++)
        if (form_begins(f, line->form, d->word[0]) &&
            form_read(f, line->form, d->word, d->count, value, err) == 0)
            return line;
    return NULL;
}

int lines_read(const struct position_lines *p, const struct scenario *scn, const struct data *d,
               void *state, struct turn *turn, struct error *err)
{
    const struct forms f = { p->kinds, scn, state };
    int64_t value[FORM_VALUES];
    struct error inner;

    if (turn && data_is(d, "frame"))
        return turn_read(&f, turn, p->frame, p->frames, d, err);
    const struct form_line *line = find_line(p, &f, d, value, &inner);
    if (!line)
        return inner.text[0] ? data_fail(d, err, "%s", inner.text)
                             : data_fail(d, err, "is not a line of %s", p->what);
    if (line->put)
        return line->put(&f, state, value, d, err);
    char *to = line->at ? line->at(state, value, d, err) : (char *)state + line->base;
    for (int i = 0; i < FORM_VALUES && to; i++)
        store(line->slot[i], to, value[i]);
    return to ? 0 : -1;
}

bool lines_canonical(const struct position_lines *p, const struct scenario *scn, const void *state,
                     const struct data *d, struct text *out)
{
    const struct forms f = { p->kinds, scn, state };
    int64_t value[FORM_VALUES];
    struct turn turn = { 0 };
    struct error inner;
    int i = 0;

    if (data_is(d, "frame") && p->frame) {
        if (turn_read(&f, &turn, p->frame, p->frames, d, NULL))
            return false;
        turn_write(&f, &turn, p->frame, out);
        return true;
    }
    const struct form_line *line = find_line(p, &f, d, value, &inner);
    if (!line)
        return false;
    while (!form_is(p->line[i].form, d->word[0]) && &p->line[i] != line)
        i++;
    if (form_count_values(p->kinds, p->line[i].form) != form_count_values(p->kinds, line->form))
        return false; /* an older line that was written differently */
    lines_values(p, scn, state, i, value, out);
    return true;
}

void lines_manual(const struct position_lines *p, struct text *out)
{
    uint64_t used = 0;

    for (int i = 0; p->line[i].form; i++)
        form_add_manual(p->kinds, p->line[i].form, &used, out);
    for (int i = 1; i < p->frames; i++) {
        size_t name = strcspn(p->frame[i], " ");

        text_addf(out, "frame %.*s SEAT", (int)name, p->frame[i]);
        form_add_manual(p->kinds, p->frame[i] + name, &used, out);
    }
    form_explain_kinds(p->kinds, used, out);
}
