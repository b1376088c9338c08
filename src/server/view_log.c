/* view_log.c - the log and the talk of a table as a viewer sees them, page by page. */
#include <string.h>

#include "core/form.h"
#include "core/scene.h"
#include "server/view_inside.h"

enum { ANCHORS = 4 * FORM_ANCHOR };

/* --- lines --- */

/* faces_shown: only where this viewer may know everything that came of the roll. */
static bool faces_shown(const struct look *l, const struct log_line *line)
{
    if (table_sees_all(l->t, l->wish->you))
        return true;
    for (int i = 0; i < line->events; i++)
        if (!event_seen_by(&l->t->event[line->first_event + (uint32_t)i], l->view.seat))
            return false;
    return true;
}

static void faces_json(const struct look *l, const struct log_line *line, struct json *j)
{
    const struct entry *e = &l->m->entry[line->entry - 1];

    EXPECT(e->seat == SEAT_CHANCE);
    json_open_array(j, "faces");
    for (int i = 0; i < e->face_count; i++)
        json_int(j, NULL, match_faces(l->m, e)[i]);
    json_close_array(j);
    json_int(j, "sides", e->sides);
    mask_json(j, "counted", e->counted);
}

/* seen_event: event i of a line, or NULL where this viewer may not know of it. */
static const struct event *seen_event(const struct look *l, const struct log_line *line, int i)
{
    const struct event *e = &l->t->event[line->first_event + (uint32_t)i];

    return event_seen_by(e, l->view.seat) ? e : NULL;
}

/* What a line says to this viewer: the flags of its events, and how many there are. */
struct told {
    unsigned flags;
    int events;
};

/* line_text: the part of a line that this viewer may know, in words. */
static struct told line_text(const struct look *l, const struct log_line *line, struct text *out)
{
    struct told told = { 0, 0 };

    if (line->said >= 0)
        text_add(out, l->t->said[line->said].text);
    for (int i = 0; i < line->events; i++) {
        const struct event *e = seen_event(l, line, i);

        if (!e)
            continue;
        if (out->length)
            text_add_char(out, ' ');
        rules_event_text(l->m->rules, e, out);
        told.flags |= e->flags;
        told.events++;
    }
    return told;
}

/* cost_json: the seats that were hurt or lost a piece; left out of most lines. */
static void cost_json(unsigned flags, struct json *j)
{
    unsigned all = (1u << SEATS_MAX) - 1;

    if (flags / EVENT_HURT & all)
        mask_json(j, "hurt", flags / EVENT_HURT & all);
    if (flags / EVENT_LOSS & all)
        mask_json(j, "lost", flags / EVENT_LOSS & all);
}

/* named_json: the tokens and cells that the sentence of an event names. */
static void named_json(const struct look *l, const struct event *e, struct json *j)
{
    char words[ANCHORS];
    struct text ids = text_fixed(words, sizeof words);

    rules_event_anchors(l->m->rules, e, &ids);
    EXPECT(!ids.cut);
    json_open_array(j, "at");
    for (char *save = NULL, *id = strtok_r(words, " ", &save); id; id = strtok_r(NULL, " ", &save))
        json_string(j, NULL, id);
    json_close_array(j);
}

/* parts_json: the line sentence by sentence. */
static void parts_json(const struct look *l, const struct log_line *line, struct json *j)
{
    json_open_array(j, "parts");
    for (int i = 0; i < line->events; i++) {
        const struct event *e = seen_event(l, line, i);
        char words[400];
        struct text text = text_fixed(words, sizeof words);

        if (!e)
            continue;
        rules_event_text(l->m->rules, e, &text);
        json_open_object(j, NULL);
        json_string(j, "text", words);
        cost_json(e->flags, j);
        named_json(l, e, j);
        json_close_object(j);
    }
    json_close_array(j);
}

static void line_json(const struct look *l, const struct log_line *line, struct json *j)
{
    static const char *const kind[] = {
        [LOG_PLAY] = "play", [LOG_DICE] = "dice", [LOG_NOTE] = "note"
    };
    char words[2000];
    struct text text = text_fixed(words, sizeof words);
    bool faces = line->kind == LOG_DICE && faces_shown(l, line);

    struct told told = line_text(l, line, &text);
    if (!text.length && !faces)
        return; /* this viewer may know nothing of it */
    bool costly = told.flags & (EVENT_HURT | EVENT_LOSS) * ((1u << SEATS_MAX) - 1);
    json_open_object(j, NULL);
    json_int(j, "seq", line->seq);
    if (line->entry >= 0)
        json_int(j, "entry", line->entry);
    json_string(j, "kind", kind[line->kind]);
    json_int(j, "seat", seat_number(line->seat));
    json_string(j, "text", words);
    cost_json(told.flags, j);
    if (l->wish->parts || (costly && told.events > 1))
        parts_json(l, line, j);
    if (line->kind == LOG_PLAY)
        json_int(j, "took", line->took);
    if (faces)
        faces_json(l, line, j);
    json_close_object(j);
}

void entry_lines_json(const struct look *l, int entry, int *line, struct json *j)
{
    const struct table *t = l->t;

    while (*line < t->lines && t->line[*line].entry < entry)
        ++*line;
    json_open_array(j, "log");
    for (; *line < t->lines && t->line[*line].entry <= entry; ++*line)
        if (t->line[*line].entry == entry)
            line_json(l, &t->line[*line], j);
    json_close_array(j);
}

/* --- pages --- */

/* A stretch of lines of one sort, talk or the rest of the log: those of that sort in [first, end). */
struct page {
    bool chat;
    int first, end;
    uint32_t after; /* readers keep what they have up to here; 0: they begin anew */
};

static bool on_page(const struct table *t, const struct page *p, int i)
{
    return (t->line[i].kind == LOG_CHAT) == p->chat;
}

/* page_before: the last page that ends at `end`. Lines of one seq are not parted. */
static struct page page_before(const struct table *t, bool chat, int end)
{
    struct page p = { .chat = chat, .first = end, .end = end };

    for (int left = chat ? CHAT_PAGE : LOG_PAGE; p.first > 0; p.first--) {
        if (!on_page(t, &p, p.first - 1))
            continue;
        if (left-- <= 0 && (p.first == end || t->line[p.first - 1].seq != t->line[p.first].seq))
            break;
    }
    return p;
}

/* page_after: what came after `after`, or if that is too much the last page. */
static struct page page_after(const struct table *t, bool chat, uint32_t after, int end)
{
    struct page p = page_before(t, chat, end);

    for (int i = p.first - 1; i >= 0 && t->line[i].seq > after; i--)
        if (on_page(t, &p, i))
            return p;
    while (p.first < end && t->line[p.first].seq <= after)
        p.first++;
    p.after = after;
    return p;
}

/* first_from: the first line with this seq or a later one. */
static int first_from(const struct table *t, uint32_t seq)
{
    int i = t->lines;

    while (i > 0 && t->line[i - 1].seq >= seq)
        i--;
    return i;
}

/* older_than: what to ask for the page before this one with; 0: there is none. */
static uint32_t older_than(const struct table *t, const struct page *p)
{
    for (int i = p->first - 1; i >= 0; i--)
        if (on_page(t, p, i))
            return t->line[i].seq + 1;
    return 0;
}

static void log_page(const struct look *l, const struct page *p, struct json *j)
{
    json_int(j, "log_before", older_than(l->t, p));
    json_open_array(j, "log");
    for (int i = p->first; i < p->end; i++)
        if (on_page(l->t, p, i))
            line_json(l, &l->t->line[i], j);
    json_close_array(j);
}

/* log_json: lines that came after the position shown are not part of it. */
void log_json(const struct look *l, struct json *j)
{
    int end = l->past ? 0 : l->t->lines;

    while (end < l->t->lines && l->t->line[end].entry <= l->entry)
        end++;
    struct page p = page_after(l->t, false, l->wish->log_after, end);
    json_int(j, "log_after", p.after);
    log_page(l, &p, j);
}

void view_log(const struct table *t, unsigned you, int as, uint32_t before, struct json *j)
{
    struct view_wish wish = { .you = you, .as = as };
    struct look l = { .t = t, .m = t->match, .view = { .seat = as }, .wish = &wish };
    struct page p = page_before(t, false, first_from(t, before));

    json_open_object(j, NULL);
    log_page(&l, &p, j);
    json_close_object(j);
}

static void said_json(const struct table *t, const struct log_line *line, struct json *j)
{
    json_open_object(j, NULL);
    json_int(j, "seq", line->seq);
    json_int(j, "seat", seat_number(line->seat));
    json_string(j, "name", line->seat >= 0 ? t->match->seat_name[line->seat] : "");
    json_string(j, "text", t->said[line->said].text);
    json_int(j, "at", t->said[line->said].at);
    json_close_object(j);
}

static void chat_page(const struct table *t, const struct page *p, struct json *j)
{
    json_int(j, "chat_before", older_than(t, p));
    json_open_array(j, "chat");
    for (int i = p->first; i < p->end; i++)
        if (on_page(t, p, i))
            said_json(t, &t->line[i], j);
    json_close_array(j);
}

void chat_json(const struct table *t, uint32_t after, struct json *j)
{
    struct page p = page_after(t, true, after, t->lines);

    json_int(j, "chat_after", p.after);
    chat_page(t, &p, j);
}

void view_chat(const struct table *t, uint32_t before, struct json *j)
{
    struct page p = page_before(t, true, first_from(t, before));

    json_open_object(j, NULL);
    chat_page(t, &p, j);
    json_close_object(j);
}
