/* request.c - one question to the server and its answer. */
#include "server/request.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/error.h"
#include "base/plain.h"
#include "server/listen.h"

const char *request_query(const struct request *r, const char *name)
{
    EXPECT(r->queries <= QUERY_MAX);
    for (int i = 0; i < r->queries; i++)
        if (strcmp(r->query[i].name, name) == 0)
            return r->query[i].value ? r->query[i].value : "";
    return NULL;
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
