/* http.c - connections: from libmicrohttpd's callbacks to a request, and from its answer to bytes.
 *
 * A request that has to wait, and a listener without news, are suspended connections; they cost
 * memory but no time. While one is suspended libmicrohttpd does not notice that the other end has
 * gone, so our own epoll watches listeners, and whoever waits for the computer, for that.
 *
 * What a client makes us keep, the body it sends or the answer it has not read, is counted for its
 * house and in all. A house that holds too much gets no more answers, whoever reads too slowly is
 * cut, and when all together hold too much the house that holds most gives way. */
#include "server/http.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>

#include "base/mem.h"
#include "server/door.h"
#include "server/head.h"
#include "server/listen.h"
#include "server/service.h"

enum {
    CONNECTION_MEMORY = 12 << 10, /* for headers and buffers of one connection */
    STREAM_BLOCK = 2 << 10,
    ATTEND_MS = 1000,
    PING_MS = 15000,
    SLICE_MS = 10,   /* a house that took this much of a turn has to wait for the next */
    WOKEN = 16,      /* so many who wait are woken each turn */
    SLOWEST = 4,     /* bytes a ms: nobody may read more slowly for long */
    SMALL = 4 << 10, /* an answer of this size is never refused */
    HOUSE_PART = 8,  /* one house may hold this part of the memory */
};

/* --- what is held in memory --- */

static size_t most_in_all(const struct http *h)
{
    return (size_t)h->config->memory << 20;
}

/* most_of_a_house: without a limit of connections for a house there is none of memory either. */
static size_t most_of_a_house(const struct http *h)
{
    return h->config->per_address ? most_in_all(h) / HOUSE_PART : most_in_all(h);
}

static void hold(struct conn *c, size_t bytes)
{
    struct http *h = c->http;

    h->held += bytes - c->held;
    c->house->held += bytes - c->held;
    c->held = bytes;
    h->crowded |= h->held > most_in_all(h) || c->house->held > most_of_a_house(h);
}

/* deadline: by when a reader who is not too slow has read so many bytes. */
static int64_t deadline(const struct conn *c, size_t bytes)
{
    return c->http->now + PATIENCE_SECONDS * 1000 + (int64_t)bytes / SLOWEST;
}

static void weigh_listener(struct conn *c)
{
    size_t bytes = listener_held(c->listener);

    hold(c, bytes);
    if (!bytes)
        c->due = 0;
    else if (!c->due)
        c->due = deadline(c, bytes);
}

/* --- connections --- */

static struct conn *conn_new(struct http *h, struct MHD_Connection *mhd)
{
    struct conn *c = mem_alloc(sizeof *c);
    struct request *r = &c->request;

    *c = (struct conn){ .http = h, .mhd = mhd, .next = h->conns, .link = &h->conns, .fd = -1 };
    c->request.owner = c;
    if (c->next)
        c->next->link = &c->next;
    h->conns = c;
    c->guest = MHD_get_connection_info(mhd, MHD_CONNECTION_INFO_SOCKET_CONTEXT)->socket_context;
    struct asker asker = head_asker(mhd, h->config, c->guest->from);
    c->house = house_enter(h->houses, address_house(asker.from));
    c->house->requests++;
    address_write(c->house->at, r->address);
    r->forwarded = asker.forwarded;
    r->inside = asker.inside;
    return c;
}

static void conn_free(struct conn *c)
{
    *c->link = c->next;
    if (c->next)
        c->next->link = c->link;
    if (c->fd >= 0)
        epoll_ctl(c->http->epoll, EPOLL_CTL_DEL, c->fd, NULL);
    guest_waits(c->guest);
    hold(c, 0);
    c->house->requests--;
    house_leave(c->http->houses, c->house);
    c->http->listeners -= c->listener != NULL;
    listener_free(c->listener);
    request_release(&c->request);
    text_release(&c->body);
    mem_free(c);
}

/* conn_cut: the other end does not read, or holds too much. */
static void conn_cut(struct conn *c)
{
    guest_cut(c->guest);
    c->http->server->tally.cut++;
    c->due = 0;
    if (c->listener)
        listener_end(c->listener);
    hold(c, 0);
}

static void suspend(struct conn *c)
{
    EXPECT(!c->suspended);
    c->suspended = true;
    MHD_suspend_connection(c->mhd);
}

void conn_resume(struct conn *c)
{
    if (!c->suspended)
        return;
    c->suspended = false;
    c->http->resumed = true;
    MHD_resume_connection(c->mhd);
}

/* --- what a request says --- */

static const char *header(struct conn *c, const char *name)
{
    return MHD_lookup_connection_value(c->mhd, MHD_HEADER_KIND, name);
}

static enum MHD_Result add_query(void *context, enum MHD_ValueKind kind, const char *key,
                                 const char *value)
{
    struct request *r = context;

    (void)kind;
    if (r->queries == QUERY_MAX)
        return MHD_NO;
    r->query[r->queries].name = key;
    r->query[r->queries++].value = value;
    return MHD_YES;
}

static void fill_request(struct conn *c, const char *url, const char *method)
{
    struct request *r = &c->request;

    r->method = method;
    r->path = url;
    r->authorization = header(c, "Authorization");
    r->host = header(c, "Host");
    r->origin = header(c, "Origin");
    r->fetch_site = header(c, "Sec-Fetch-Site");
    r->content_type = header(c, "Content-Type");
    r->last_event_id = header(c, "Last-Event-ID");
    r->if_none_match = header(c, "If-None-Match");
    r->accept_encoding = header(c, "Accept-Encoding");
    MHD_get_connection_values(c->mhd, MHD_GET_ARGUMENT_KIND, add_query, r);
    r->body = c->body.at;
    r->size = c->body.length;
}

/* --- answers --- */

static const char *const always[][2] = {
    { "Content-Security-Policy", "default-src 'none'; script-src 'self'; style-src 'self'; img-src "
                                 "'self' data:; font-src 'self'; "
                                 "connect-src 'self'; media-src 'self'; manifest-src 'self'; "
                                 "base-uri 'none'; form-action 'none'; "
                                 "frame-ancestors 'none'" },
    { "X-Content-Type-Options", "nosniff" },
    { "Referrer-Policy", "no-referrer" },
    { "Cross-Origin-Opener-Policy", "same-origin" },
    { "Cross-Origin-Resource-Policy", "same-origin" },
};

static void add_headers(struct MHD_Response *response, const struct reply *reply)
{
    char number[16];

    for (size_t i = 0; i < sizeof always / sizeof always[0]; i++)
        MHD_add_response_header(response, always[i][0], always[i][1]);
    MHD_add_response_header(response, "Content-Type", reply->type);
    MHD_add_response_header(response, "Cache-Control",
                            reply->forever   ? "public, max-age=31536000, immutable"
                            : reply->etag[0] ? "no-cache"
                                             : "no-store");
    if (reply->varies)
        MHD_add_response_header(response, "Vary", "Accept-Encoding");
    if (reply->encoding)
        MHD_add_response_header(response, "Content-Encoding", reply->encoding);
    if (reply->etag[0])
        MHD_add_response_header(response, "ETag", reply->etag);
    if (reply->close)
        MHD_add_response_header(response, "Connection", "close");
    if (reply->allow[0])
        MHD_add_response_header(response, "Allow", reply->allow);
    if (reply->retry_after) {
        snprintf(number, sizeof number, "%d", reply->retry_after);
        MHD_add_response_header(response, "Retry-After", number);
    }
}

static ssize_t read_stream(void *context, uint64_t at, char *to, size_t room)
{
    struct conn *c = context;
    struct server *s = c->http->server;
    bool fresh = !listener_held(c->listener); /* an event may have to be made */
    double began = fresh ? server_work(s) : 0;
    int got = listener_read(c->listener, to, room);

    (void)at;
    if (fresh)
        server_worked(s, &c->request, began);
    weigh_listener(c);
    if (got > 0)
        server_sent(s, &c->request, (size_t)got);
    EXPECT(got || !c->http->closing); /* libmicrohttpd cannot end with a suspended connection */
    if (got == 0)
        suspend(c);
    return got < 0 ? (ssize_t)MHD_CONTENT_READER_END_OF_STREAM : got;
}

/* watch_end: the loop hears of it when the other end goes. */
static void watch_end(struct conn *c)
{
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(c->mhd, MHD_CONNECTION_INFO_CONNECTION_FD);
    struct epoll_event watch = { .events = EPOLLRDHUP | EPOLLONESHOT, .data = { .ptr = c } };

    if (info && epoll_ctl(c->http->epoll, EPOLL_CTL_ADD, info->connect_fd, &watch) == 0)
        c->fd = info->connect_fd;
}

/* begin_stream: from now on the connection is a listener's. */
static struct MHD_Response *begin_stream(struct conn *c)
{
    c->listener = request_take_listener(&c->request);
    c->http->listeners++;
    c->heard = c->http->now;
    listener_own(c->listener, c);
    watch_end(c);
    struct MHD_Response *response =
        MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, STREAM_BLOCK, read_stream, c, NULL);
    if (response) /* nginx: do not hold it back */
        MHD_add_response_header(response, "X-Accel-Buffering", "no");
    return response;
}

static struct MHD_Response *whole_response(struct conn *c)
{
    struct reply *reply = &c->request.reply;
    size_t size = reply->bytes ? reply->size : reply->body.length;

    server_sent(c->http->server, &c->request, size);
    c->due = deadline(c, size);
    if (reply->bytes)
        return MHD_create_response_from_buffer(size, (void *)(uintptr_t)reply->bytes,
                                               MHD_RESPMEM_PERSISTENT);
    struct text body = reply->body;
    reply->body = (struct text){ 0 };
    hold(c, body.room);
    return MHD_create_response_from_buffer(size, body.at, MHD_RESPMEM_MUST_FREE);
}

/* squeeze: compressing is work for the client like any other. */
static void squeeze(struct conn *c)
{
    double began = server_work(c->http->server);

    reply_squeeze(&c->request);
    server_worked(c->http->server, &c->request, began);
}

/* read_first: a house that holds too much gets no further answers. */
static void read_first(struct conn *c)
{
    reply_error(&c->request, 429, NULL,
                "Answers you have asked for wait to be read; read them first.");
    c->request.reply.retry_after = 1;
}

static enum MHD_Result send_reply(struct conn *c)
{
    struct reply *reply = &c->request.reply;

    EXPECT(reply->status);
    squeeze(c);
    text_release(&c->body);
    hold(c, 0);
    if (c->request.known)
        house_know(c->http->houses, c->house, c->http->now);
    if (reply->body.length > SMALL &&
        c->house->held + reply->body.room > most_of_a_house(c->http)) {
        server_sent(c->http->server, &c->request, reply->body.length); /* for the work */
        read_first(c);
    }
    struct MHD_Response *response = reply->listener ? begin_stream(c) : whole_response(c);

    if (!response)
        return MHD_NO;
    add_headers(response, reply);
    tally_answer(&c->http->server->tally, reply->status);
    enum MHD_Result done = MHD_queue_response(c->mhd, (unsigned)reply->status, response);
    MHD_destroy_response(response);
    return done;
}

/* --- libmicrohttpd's callbacks --- */

/* too_large: a body that announces its size is refused before it is read. */
static bool too_large(struct conn *c)
{
    const char *length = header(c, "Content-Length");
    long value;

    return length && number_read(length, 0, BODY_BYTES_MAX, &value) != 0;
}

/* turn_away answers before the body is read; then nobody can tell where the next request begins. */
static enum MHD_Result turn_away(struct conn *c, int status, const char *why)
{
    c->refused = true;
    guest_said(c->guest);
    reply_error(&c->request, status, NULL, "%s", why);
    c->request.reply.close = true;
    return send_reply(c);
}

/* begin: the head of a request is here. */
static enum MHD_Result begin(struct conn *c)
{
    const char *wrong = head_wrong(c->mhd);
    int most = c->http->config->per_address;

    if (wrong)
        return turn_away(c, 400, wrong);
    if (most && c->guest->trusted && c->house->requests > most)
        return turn_away(c, 429, "Too many connections at one time.");
    return too_large(c) ? turn_away(c, 413, "A body has at most 64 KB.") : MHD_YES;
}

static enum MHD_Result collect(struct conn *c, const char *bytes, size_t *size)
{
    if (!c->body.at)
        c->body = text_growing();
    if (c->body.length + *size > BODY_BYTES_MAX)
        return MHD_NO; /* chunks without a length cannot be answered: close the connection */
    text_add_bytes(&c->body, bytes, *size);
    hold(c, c->body.room);
    *size = 0;
    return MHD_YES;
}

/* has_turn: has its house had less than its share of this turn? */
static bool has_turn(const struct conn *c)
{
    return c->house->turn != c->http->turn || c->house->work < SLICE_MS;
}

/* defer: it is handled in a later turn, when others have been heard. */
static enum MHD_Result defer(struct conn *c)
{
    struct http *h = c->http;

    guest_said(c->guest);
    c->next_deferred = NULL;
    *h->last_deferred = c;
    h->last_deferred = &c->next_deferred;
    suspend(c);
    return MHD_YES;
}

static bool ask_server(struct conn *c)
{
    struct house *house = c->house;
    bool there = server_handle(c->http->server, &c->request);

    if (house->turn != c->http->turn)
        house->work = 0;
    house->turn = c->http->turn;
    house->work += c->request.work;
    return there;
}

/* handle: a whole request is here. True: so is its answer. */
static bool handle(struct conn *c, const char *url, const char *method)
{
    c->handled = true;
    guest_said(c->guest);
    fill_request(c, url, method);
    if (c->http->closing)
        reply_error(&c->request, 503, NULL, "The server is closing.");
    else if (c->house->held > most_of_a_house(c->http))
        read_first(c);
    else
        return ask_server(c);
    return true;
}

static enum MHD_Result on_request(void *context, struct MHD_Connection *mhd, const char *url,
                                  const char *method, const char *version, const char *bytes,
                                  size_t *size, void **state)
{
    struct conn *c = *state;

    (void)version;
    if (!c) {
        *state = c = conn_new(context, mhd);
        return begin(c);
    }
    if (*size)
        return collect(c, bytes, size);
    if (c->refused)
        return MHD_YES;
    if (!c->handled && !c->http->closing && !has_turn(c))
        return defer(c);
    if (!c->handled && !handle(c, url, method)) {
        suspend(c);
        if (c->request.asked)
            watch_end(c);
        return MHD_YES;
    }
    return send_reply(c);
}

static void on_completed(void *context, struct MHD_Connection *mhd, void **state,
                         enum MHD_RequestTerminationCode code)
{
    (void)context;
    (void)mhd;
    (void)code;
    if (*state)
        conn_free(*state);
    *state = NULL;
}

/* --- the server's callbacks --- */

static void on_answer(void *context, struct request *r)
{
    (void)context;
    conn_resume(r->owner);
}

static void on_news(void *context, struct listener *l)
{
    struct conn *c = listener_owner(l);

    (void)context;
    if (!c)
        return;
    weigh_listener(c);
    conn_resume(c);
}

/* --- once a second, once a turn --- */

void http_turn(struct http *h)
{
    h->turn++;
    for (int i = 0; h->deferred && i < WOKEN; i++) {
        struct conn *c = h->deferred;

        h->deferred = c->next_deferred;
        if (!h->deferred)
            h->last_deferred = &h->deferred;
        conn_resume(c);
    }
}

/* A comment to each listener every PING_MS keeps proxies from closing the stream. */
void http_attend(struct http *h)
{
    if (h->now - h->attended < ATTEND_MS)
        return;
    h->attended = h->now;
    for (struct conn *c = h->conns; c; c = c->next) {
        if (c->due && h->now > c->due)
            conn_cut(c);
        if (c->listener && h->now - c->heard >= PING_MS) {
            c->heard = h->now;
            listener_ping(c->listener);
        }
    }
}

/* heaviest: of the houses that hold too much, or of all when all together do, the one that holds
 * most gives way first; of its connections the one that has taken longest. */
static struct conn *heaviest(struct http *h)
{
    bool all = h->held > most_in_all(h);
    struct conn *best = NULL;

    for (struct conn *c = h->conns; c; c = c->next) {
        if (!c->held || (!all && c->house->held <= most_of_a_house(h)))
            continue;
        if (!best || c->house->held > best->house->held ||
            (c->house == best->house && c->due < best->due))
            best = c;
    }
    return best;
}

void http_relieve(struct http *h)
{
    struct conn *c;

    while (h->crowded && (c = heaviest(h)))
        conn_cut(c);
    h->crowded = false;
}

/* --- the beginning --- */

int http_start(struct http *h, struct error *err)
{
    struct sockaddr_storage address = { 0 };
    socklen_t size = sizeof address;

    getsockname(h->listening, (struct sockaddr *)&address, &size);
    unsigned flags = MHD_USE_EPOLL | MHD_ALLOW_SUSPEND_RESUME |
                     (address.ss_family == AF_INET6 ? MHD_USE_IPv6 : 0);
    h->daemon = MHD_start_daemon(
        flags, 0, door_policy, h, on_request, h, MHD_OPTION_LISTEN_SOCKET, h->listening,
        MHD_OPTION_NOTIFY_COMPLETED, on_completed, h, MHD_OPTION_NOTIFY_CONNECTION, door_notify, h,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)CONNECTION_MEMORY, MHD_OPTION_CONNECTION_LIMIT,
        (unsigned)(h->config->connections + SPARE_SOCKETS), MHD_OPTION_CONNECTION_TIMEOUT,
        (unsigned)PATIENCE_SECONDS, MHD_OPTION_STRICT_FOR_CLIENT, 1, MHD_OPTION_END);
    server_on_answer(h->server, on_answer, h);
    server_on_news(h->server, on_news, h);
    return h->daemon ? 0 : error_set(err, "the HTTP server cannot be started: %s", strerror(errno));
}
