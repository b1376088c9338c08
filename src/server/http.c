/* http.c - connections: from libmicrohttpd's callbacks to a request, and from its answer to bytes.
 *
 * A request that has to wait, and a listener without news, are suspended connections; they cost
 * memory but no time. While one is suspended libmicrohttpd does not notice that the other end has
 * gone, so our own epoll watches listeners, and whoever waits for the computer, for that. */
#include "server/http.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <stdio.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>

#include "base/mem.h"
#include "server/listen.h"

enum {
    CONNECTION_MEMORY = 12 << 10, /* for headers and buffers of one connection */
    STREAM_BLOCK = 2 << 10,
    SILENCE_SECONDS = 20, /* a connection that is silent for longer is closed */
};

/* --- connections --- */

static struct conn *conn_new(struct http *h, struct MHD_Connection *mhd)
{
    struct conn *c = mem_alloc(sizeof *c);

    *c = (struct conn){ .http = h, .mhd = mhd, .next = h->conns, .link = &h->conns, .fd = -1 };
    c->request.owner = c;
    if (c->next)
        c->next->link = &c->next;
    h->conns = c;
    return c;
}

static void conn_free(struct conn *c)
{
    *c->link = c->next;
    if (c->next)
        c->next->link = c->link;
    if (c->fd >= 0)
        epoll_ctl(c->http->epoll, EPOLL_CTL_DEL, c->fd, NULL);
    listener_free(c->listener);
    request_release(&c->request);
    text_release(&c->body);
    mem_free(c);
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

/* name_address: limits are counted by address; for IPv6 by the half that one household shares. */
static void name_address(const struct sockaddr *address, char *to, size_t room)
{
    struct in6_addr half;

    if (address->sa_family == AF_INET) {
        inet_ntop(AF_INET, &((const struct sockaddr_in *)(const void *)address)->sin_addr, to,
                  (socklen_t)room);
        return;
    }
    half = ((const struct sockaddr_in6 *)(const void *)address)->sin6_addr;
    if (!IN6_IS_ADDR_LOOPBACK(&half))
        memset(half.s6_addr + 8, 0, 8);
    inet_ntop(AF_INET6, &half, to, (socklen_t)room);
}

/* The proxy adds the address it saw after the last comma; what comes before is only the client's
 * claim. */
static void forwarded_address(struct conn *c)
{
    const char *list = header(c, "X-Forwarded-For");
    char *to = c->request.address;

    if (!c->http->config->proxy || !list ||
        (strcmp(to, "127.0.0.1") != 0 && strcmp(to, "::1") != 0))
        return;
    const char *last = strrchr(list, ',');
    last = last ? last + 1 : list;
    snprintf(to, sizeof c->request.address, "%s", last + strspn(last, " "));
}

static void fill_request(struct conn *c, const char *url, const char *method)
{
    struct request *r = &c->request;
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(c->mhd, MHD_CONNECTION_INFO_CLIENT_ADDRESS);

    r->method = method;
    r->path = url;
    r->authorization = header(c, "Authorization");
    r->host = header(c, "Host");
    r->origin = header(c, "Origin");
    r->fetch_site = header(c, "Sec-Fetch-Site");
    r->content_type = header(c, "Content-Type");
    r->last_event_id = header(c, "Last-Event-ID");
    r->if_none_match = header(c, "If-None-Match");
    MHD_get_connection_values(c->mhd, MHD_GET_ARGUMENT_KIND, add_query, r);
    if (info)
        name_address(info->client_addr, r->address, sizeof r->address);
    forwarded_address(c);
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
    MHD_add_response_header(response, "Cache-Control", reply->etag[0] ? "no-cache" : "no-store");
    if (reply->etag[0])
        MHD_add_response_header(response, "ETag", reply->etag);
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
    int got = listener_read(c->listener, to, room);

    (void)at;
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
    c->heard = c->http->now;
    listener_own(c->listener, c);
    watch_end(c);
    struct MHD_Response *response =
        MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, STREAM_BLOCK, read_stream, c, NULL);
    if (response) /* nginx: do not hold it back */
        MHD_add_response_header(response, "X-Accel-Buffering", "no");
    return response;
}

static struct MHD_Response *whole_response(struct reply *reply)
{
    if (reply->bytes)
        return MHD_create_response_from_buffer(reply->size, (void *)(uintptr_t)reply->bytes,
                                               MHD_RESPMEM_PERSISTENT);
    struct text body = reply->body;
    reply->body = (struct text){ 0 };
    return MHD_create_response_from_buffer(body.length, body.at, MHD_RESPMEM_MUST_FREE);
}

static enum MHD_Result send_reply(struct conn *c)
{
    struct reply *reply = &c->request.reply;

    EXPECT(reply->status);
    struct MHD_Response *response = reply->listener ? begin_stream(c) : whole_response(reply);

    if (!response)
        return MHD_NO;
    add_headers(response, reply);
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

static enum MHD_Result refuse_body(struct conn *c)
{
    c->refused = true;
    reply_error(&c->request, 413, NULL, "A body has at most %d bytes.", BODY_BYTES_MAX);
    return send_reply(c);
}

static enum MHD_Result collect(struct conn *c, const char *bytes, size_t *size)
{
    if (!c->body.at)
        c->body = text_growing();
    if (c->body.length + *size > BODY_BYTES_MAX)
        return MHD_NO; /* chunks without a length cannot be answered: close the connection */
    text_add_bytes(&c->body, bytes, *size);
    *size = 0;
    return MHD_YES;
}

static enum MHD_Result on_request(void *context, struct MHD_Connection *mhd, const char *url,
                                  const char *method, const char *version, const char *bytes,
                                  size_t *size, void **state)
{
    struct conn *c = *state;

    (void)version;
    if (!c) {
        *state = c = conn_new(context, mhd);
        return too_large(c) ? refuse_body(c) : MHD_YES;
    }
    if (*size)
        return collect(c, bytes, size);
    if (c->refused)
        return MHD_YES;
    if (!c->handled) {
        c->handled = true;
        fill_request(c, url, method);
        if (c->http->closing)
            reply_error(&c->request, 503, NULL, "The server is closing.");
        else if (!server_handle(c->http->server, &c->request)) {
            suspend(c);
            if (c->request.asked)
                watch_end(c);
            return MHD_YES;
        }
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
    if (c)
        conn_resume(c);
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
        flags, 0, NULL, NULL, on_request, h, MHD_OPTION_LISTEN_SOCKET, h->listening,
        MHD_OPTION_NOTIFY_COMPLETED, on_completed, h, MHD_OPTION_CONNECTION_MEMORY_LIMIT,
        (size_t)CONNECTION_MEMORY, MHD_OPTION_CONNECTION_LIMIT, (unsigned)h->config->connections,
        MHD_OPTION_PER_IP_CONNECTION_LIMIT,
        (unsigned)(h->config->proxy ? 0 : h->config->per_address), MHD_OPTION_CONNECTION_TIMEOUT,
        (unsigned)SILENCE_SECONDS, MHD_OPTION_STRICT_FOR_CLIENT, 1, MHD_OPTION_END);
    server_on_answer(h->server, on_answer, h);
    server_on_news(h->server, on_news, h);
    return h->daemon ? 0 : error_set(err, "the HTTP server cannot be started: %s", strerror(errno));
}
