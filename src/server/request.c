/* request.c - one question to the server and its answer. */
#include "server/request.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "base/error.h"
#include "base/hash.h"
#include "base/plain.h"
#include "server/listen.h"
#include "server/squeeze.h"

const char *request_query(const struct request *r, const char *name)
{
    EXPECT(r->queries <= QUERY_MAX);
    for (int i = 0; i < r->queries; i++)
        if (strcmp(r->query[i].name, name) == 0)
            return r->query[i].value ? r->query[i].value : "";
    return NULL;
}

/* request_accepts: a list of names with commas between; ";q=0" refuses one. */
bool request_accepts(const struct request *r, const char *encoding)
{
    size_t length = strlen(encoding);

    for (const char *at = r->accept_encoding; at && *at; at += *at == ',') {
        at += strspn(at, " ");
        size_t part = strcspn(at, ",");
        size_t name = strcspn(at, ";, ");
        bool same = name == length && strncasecmp(at, encoding, length) == 0;

        if (same && part == name)
            return true;
        if (same) {
            const char *q = memchr(at, '=', part);
            return !q || strspn(q + 1, "0.") != strcspn(q + 1, ", ");
        }
        at += part;
    }
    return false;
}

struct listener *request_take_listener(struct request *r)
{
    struct listener *l = r->reply.listener;

    r->reply.listener = NULL;
    return l;
}

void request_release(struct request *r)
{
    listener_free(r->reply.listener);
    text_release(&r->reply.body);
    r->reply = (struct reply){ 0 };
}

struct json reply_json(struct request *r, int status)
{
    EXPECT(status >= 200 && status < 600);
    request_release(r);
    r->reply.status = status;
    r->reply.type = "application/json";
    r->reply.body = text_growing();
    return json_to(&r->reply.body);
}

void reply_error(struct request *r, int status, const char *clause, const char *format, ...)
{
    char words[400];
    va_list args;

    va_start(args, format);
    vsnprintf(words, sizeof words, format, args);
    va_end(args);
    plain_line(words); /* it may quote what was sent */
    struct json j = reply_json(r, status);
    json_open_object(&j, NULL);
    json_string(&j, "error", words);
    if (clause && clause[0])
        json_string(&j, "clause", clause);
    json_close_object(&j);
}

void reply_stamp(struct request *r)
{
    struct reply *reply = &r->reply;
    uint64_t hash = reply->bytes ? hash_bytes(reply->bytes, reply->size)
                                 : hash_bytes(reply->body.at, reply->body.length);

    /* weak, W/: the same whether it is compressed or not */
    snprintf(reply->etag, sizeof reply->etag, "W/\"%016llx\"", (unsigned long long)hash);
    if (!r->if_none_match || strcmp(r->if_none_match, reply->etag) != 0)
        return;
    text_release(&reply->body);
    reply->bytes = "";
    reply->size = 0;
    reply->encoding = NULL;
    reply->status = 304;
}

void reply_squeeze(struct request *r)
{
    enum { SMALLEST = 1 << 10, LARGEST = 32 << 20 };
    struct reply *reply = &r->reply;
    const char *bytes = reply->bytes ? reply->bytes : reply->body.at;
    size_t size = reply->bytes ? reply->size : reply->body.length;

    if (reply->encoding || reply->listener || !r->method || r->method[0] != 'G' || !reply->type ||
        strcmp(reply->type, "application/json") != 0)
        return; /* without a method: it was turned away before it could say */
    reply->varies = true;
    if (size < SMALLEST || size > LARGEST || !request_accepts(r, "gzip"))
        return;
    struct text small = squeeze_whole(bytes, size);
    if (!small.length)
        return;
    text_release(&reply->body);
    reply->bytes = NULL;
    reply->body = small;
    reply->encoding = "gzip";
}
