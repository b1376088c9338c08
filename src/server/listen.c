/* listen.c - live updates. */
#include "server/listen.h"

#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "server/service.h"
#include "server/squeeze.h"
#include "server/view.h"

/* Bytes of an event, shared by the listeners that are sending it. */
struct blob {
    int users;
    struct text bytes;
    bool squeezed;
    /* what it was made for */
    const struct table *t;
    unsigned you;
    int as;
    uint32_t after, seq, orders;
    /* what it tells beside that; whoever needs newer news of these gets an event of its own */
    uint32_t thoughts;
    uint64_t presence;
};

struct listener {
    struct server *s;
    struct table *t; /* NULL: the stream is over */
    struct listener *next, **link;
    void *owner;
    int token, wanted, as;
    unsigned you;
    uint32_t seen, seen_chat, orders;
    uint32_t thoughts;  /* as sent last */
    uint64_t presence;  /* as sent last */
    bool updated, ping; /* updated: the first update has been made, or is not needed */
    bool squeezed;      /* events are sent compressed .. */
    bool begun;         /* .. after a head, which has been sent */
    size_t last_size;   /* bytes of the last update: about what the next one needs */
    struct blob *blob;  /* being sent */
    size_t at;
};

/* --- who is there --- */

static void count_in(struct listener *l, int step)
{
    for (int i = 0; i < SEATS_MAX; i++)
        if (l->you & 1u << i)
            l->t->online[i] += step;
    if (!l->you)
        l->t->watchers += step;
    EXPECT(l->t->watchers >= 0);
    l->t->presence_stale = true;
}

/* presence_of: a number that changes whenever what people see of it does. */
static uint64_t presence_of(const struct table *t)
{
    uint64_t p = (uint64_t)t->watchers;

    for (int i = 0; i < SEATS_MAX; i++)
        p = p * 2 + (t->online[i] > 0);
    return p + 1;
}

struct listener *listener_new(struct server *s, struct table *t, int token, unsigned you,
                              int wanted, uint32_t seen)
{
    struct listener *l = mem_alloc(sizeof *l);

    *l = (struct listener){ .s = s,
                            .t = t,
                            .token = token,
                            .wanted = wanted,
                            .you = you,
                            .seen = seen,
                            .seen_chat = seen };
    l->as = table_viewpoint(t, you, wanted);
    l->next = t->listeners;
    if (l->next)
        l->next->link = &l->next;
    l->link = &t->listeners;
    t->listeners = l;
    count_in(l, 1);
    bots_ask(s, t);
    return l;
}

static void leave_table(struct listener *l)
{
    struct table *t = l->t;

    if (!t)
        return;
    *l->link = l->next;
    if (l->next)
        l->next->link = l->link;
    count_in(l, -1);
    l->t = NULL;
    t->used = l->s->steady;
    bots_rest(l->s, t);
}

static void blob_leave(struct listener *l)
{
    struct blob *b = l->blob;

    l->blob = NULL;
    l->at = 0;
    if (!b || --b->users)
        return;
    text_release(&b->bytes);
    mem_free(b);
}

void listener_free(struct listener *l)
{
    if (!l)
        return;
    leave_table(l);
    blob_leave(l);
    mem_free(l);
}

void listener_quiet(struct listener *l)
{
    l->updated = l->seen && l->seen == l->t->seq && !(l->you & (l->you - 1));
}

void listener_squeeze(struct listener *l)
{
    EXPECT(!l->blob); /* nothing has been made yet */
    l->squeezed = true;
}

void listener_own(struct listener *l, void *owner)
{
    l->owner = owner;
}

void *listener_owner(const struct listener *l)
{
    return l->owner;
}

/* --- what is sent --- */

static struct blob *blob_new(struct listener *l, const char *event, uint32_t id)
{
    struct blob *b = mem_alloc(sizeof *b);

    EXPECT(!l->blob);
    b->users = 1;
    b->bytes = text_growing();
    if (id)
        text_addf(&b->bytes, "id: %u\n", id);
    if (event)
        text_addf(&b->bytes, "event: %s\ndata: ", event);
    l->blob = b;
    l->at = 0;
    return b;
}

/* borrow_update: is another listener of the table sending the update this one needs? Who is online
 * may have changed since it was made: nobody can make the server keep a copy for each listener by
 * coming and going. */
static bool borrow_update(struct listener *l, const struct blob *like)
{
    for (struct listener *o = l->t->listeners; o; o = o->next) {
        struct blob *b = o->blob;

        if (!b || o->squeezed != l->squeezed || b->t != like->t || b->seq != like->seq ||
            b->orders != like->orders || b->you != like->you || b->as != like->as ||
            b->after != like->after)
            continue;
        b->users++;
        l->blob = b;
        l->at = 0;
        return true;
    }
    return false;
}

/* make_update: the view as it is now, for this listener. shared_scene: see view.h. */
static void make_update(struct listener *l, struct text *shared_scene)
{
    struct table *t = l->t;
    int as = table_viewpoint(t, l->you, l->wanted);
    /* A viewer with several seats may have seen the log as another of them before reconnecting. */
    bool other_eyes = as != l->as || (!l->updated && l->you & (l->you - 1));
    uint32_t after = other_eyes ? 0 : table_log_after(t, l->seen);
    struct blob like = { .t = t,
                         .you = l->you,
                         .as = as,
                         .after = after,
                         .seq = t->seq,
                         .orders = table_orders(t, l->you),
                         .thoughts = t->thoughts,
                         .presence = presence_of(t) };
    struct view_wish wish = {
        .you = l->you, .as = as, .log_after = after, .now = l->s->now, .shared_scene = shared_scene
    };

    l->as = as;
    l->updated = true;
    l->seen = t->seq;
    l->orders = like.orders;
    if (borrow_update(l, &like)) {
        l->thoughts = l->blob->thoughts;
        if (l->blob->presence != like.presence)
            l->presence = 0; /* the next event says who is there now */
        return;
    }
    l->thoughts = t->thoughts;
    struct blob *b = blob_new(l, "update", t->seq);
    struct json j = json_to(&b->bytes);
    text_space(&b->bytes, l->last_size);
    view_json(t, &wish, &j, NULL);
    text_add(&b->bytes, "\n\n");
    l->last_size = b->bytes.length;
    like.users = 1;
    like.bytes = b->bytes;
    *b = like;
}

/* Chat carries no id: the update that follows it does. A connection that breaks between the two
 * gets both again. */
static void make_chat(struct listener *l)
{
    struct blob *b = blob_new(l, "chat", 0);
    struct json j = json_to(&b->bytes);

    json_open_object(&j, NULL);
    chat_json(l->t, l->seen_chat, &j);
    json_close_object(&j);
    text_add(&b->bytes, "\n\n");
    l->seen_chat = l->t->seq;
}

static void make_presence(struct listener *l)
{
    struct blob *b = blob_new(l, "presence", 0);
    struct json j = json_to(&b->bytes);

    json_open_object(&j, NULL);
    json_open_array(&j, "online");
    for (int i = 0; i < l->t->match->scn->seats; i++)
        json_bool(&j, NULL, l->t->online[i] > 0);
    json_close_array(&j);
    json_int(&j, "watchers", l->t->watchers);
    json_close_object(&j);
    text_add(&b->bytes, "\n\n");
    l->presence = presence_of(l->t);
}

static void make_thinking(struct listener *l)
{
    struct blob *b = blob_new(l, "thinking", 0);
    struct json j = json_to(&b->bytes);

    json_open_object(&j, NULL);
    thinking_json(l->t, &j);
    json_close_object(&j);
    text_add(&b->bytes, "\n\n");
    l->thoughts = l->t->thoughts;
}

static void make_ping(struct listener *l)
{
    text_add(&blob_new(l, NULL, 0)->bytes, ": still here\n\n");
    l->ping = false;
}

/* chat_since: was anything said after `seen`? */
static bool chat_since(const struct table *t, uint32_t seen)
{
    for (int i = t->lines - 1; i >= 0 && t->line[i].seq > seen; i--)
        if (t->line[i].kind == LOG_CHAT)
            return true;
    return false;
}

static void choose_next(struct listener *l, struct text *shared_scene)
{
    struct table *t = l->t;

    if (l->seen_chat < t->seq && chat_since(t, l->seen_chat))
        make_chat(l);
    else if (!l->updated || l->seen < t->seq || l->orders != table_orders(t, l->you))
        make_update(l, shared_scene);
    else if (l->presence != presence_of(t))
        make_presence(l);
    else if (l->thoughts != t->thoughts)
        make_thinking(l);
    else if (l->ping)
        make_ping(l);
}

static void squeeze_blob(struct blob *b)
{
    struct text small = squeeze_part(b->bytes.at, b->bytes.length);

    text_release(&b->bytes);
    b->bytes = small;
    b->squeezed = true;
}

static bool make_next(struct listener *l, struct text *shared_scene)
{
    if (l->t->busy)
        return false; /* what it shows is not durable yet */
    choose_next(l, shared_scene);
    if (l->blob && l->squeezed && !l->blob->squeezed)
        squeeze_blob(l->blob);
    return l->blob != NULL;
}

/* read_head: a stream of compressed events begins with it, even before there is one. */
static int read_head(struct listener *l, char *to, size_t room)
{
    EXPECT(room >= SQUEEZE_HEAD);
    memcpy(to, squeeze_head, SQUEEZE_HEAD);
    l->begun = true;
    return SQUEEZE_HEAD;
}

int listener_read(struct listener *l, char *to, size_t room)
{
    if (l->squeezed && !l->begun)
        return read_head(l, to, room);
    if (!l->blob && (!l->t || !make_next(l, NULL)))
        return l->t ? 0 : -1;
    EXPECT(l->at <= l->blob->bytes.length);
    size_t left = l->blob->bytes.length - l->at, count = left < room ? left : room;

    memcpy(to, l->blob->bytes.at + l->at, count);
    l->at += count;
    if (count == left)
        blob_leave(l);
    return (int)count;
}

size_t listener_held(const struct listener *l)
{
    return l->blob ? l->blob->bytes.room / (size_t)l->blob->users : 0;
}

void listener_ping(struct listener *l)
{
    l->ping = true;
    l->s->news(l->s->news_context, l);
}

void listener_end(struct listener *l)
{
    leave_table(l);
    blob_leave(l);
    l->s->news(l->s->news_context, l);
}

/* The next event is made at once unless one is being sent: the table may be busy again by the time
 * the connection asks. */
void listeners_news(struct server *s, struct table *t)
{
    struct text shared_scene = text_growing();

    t->presence_stale = false;
    for (struct listener *l = t->listeners; l; l = l->next)
        if (l->blob || make_next(l, &shared_scene))
            s->news(s->news_context, l);
    text_release(&shared_scene);
}

void listeners_end(struct server *s, struct table *t)
{
    (void)s;
    while (t->listeners)
        listener_end(t->listeners);
}

void listeners_leave(struct server *s, struct table *t, int token)
{
    (void)s;
    for (struct listener *l = t->listeners, *next; l; l = next) {
        next = l->next;
        if (l->token == token)
            listener_end(l);
    }
}
