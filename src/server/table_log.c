/* table_log.c - the log that people read: what happened, what was said, and what was taken back. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "base/plain.h"
#include "server/table_inside.h"

struct log_line *log_add(struct table *t, enum log_kind kind, int seat)
{
    if (t->lines == t->line_room) {
        t->line_room += t->line_room < 32 ? 16 : t->line_room / 2;
        t->line = mem_resize(t->line, (size_t)t->line_room * sizeof *t->line);
    }
    struct log_line *line = &t->line[t->lines++];
    *line = (struct log_line){ .seq = t->seq + 1,
                               .entry = -1,
                               .said = -1,
                               .kind = (uint8_t)kind,
                               .seat = (int8_t)seat,
                               .first_event = (uint32_t)t->events };
    return line;
}

void log_say(struct table *t, enum log_kind kind, int seat, const char *words, int64_t at)
{
    log_add(t, kind, seat)->said = t->saids;
    t->said = mem_one_more(t->said, t->saids, sizeof *t->said);
    t->said[t->saids++] = (struct said){ mem_copy_text(words, strlen(words)), at };
    plain_line(t->said[t->saids - 1].text); /* older logs have it as it was written */
}

void log_note(struct table *t, int seat, const char *format, ...)
{
    char words[300];
    va_list args;

    va_start(args, format);
    vsnprintf(words, sizeof words, format, args);
    va_end(args);
    log_say(t, LOG_NOTE, seat, words, 0);
}

/* log_events: what the match's last entry brought about, for the log. */
void log_events(struct table *t, struct log_line *line)
{
    const struct events *list = &t->match->events;

    EXPECT(list->count <= UINT16_MAX);
    line->entry = t->match->count;
    line->events = (uint16_t)list->count;
    if (t->events + list->count > t->event_room) {
        t->event_room = t->events + list->count + 16 + t->events / 2;
        t->event = mem_resize(t->event, (size_t)t->event_room * sizeof *t->event);
    }
    if (list->count)
        memcpy(t->event + t->events, list->at, (size_t)list->count * sizeof *t->event);
    t->events += list->count;
}

/* log_drop removes the lines of entries after the first `count`; notes and chat stay. */
void log_drop(struct table *t, int count)
{
    int kept = 0;
    struct cut cut = { t->seq + 1, t->seq };

    for (int i = 0; i < t->lines; i++) {
        if (t->line[i].entry <= count) {
            t->line[kept++] = t->line[i];
            continue;
        }
        if (t->line[i].seq <= cut.keep)
            cut.keep = t->line[i].seq - 1;
        if ((int)t->line[i].first_event < t->events)
            t->events = (int)t->line[i].first_event;
    }
    t->lines = kept;
    for (int i = 0; i < t->lines; i++)
        if ((int)t->line[i].first_event > t->events)
            t->line[i].first_event = (uint32_t)t->events;
    t->cut = mem_one_more(t->cut, t->cuts, sizeof cut);
    t->cut[t->cuts++] = cut;
}
