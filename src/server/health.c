/* health.c - /healthz and /metrics. */
#include "server/health.h"

#include <stdio.h>
#include <string.h>

#include "server/service.h"

enum { STUCK_MS = 30000 }; /* a write that takes longer than this does not go well */

void tally_answer(struct tally *t, int status)
{
    EXPECT(status >= 100 && status < 600);
    t->answers[status / 100]++;
    t->too_many += status == 429;
}

/* why_ill: NULL while all is well. */
static const char *why_ill(const struct server *s)
{
    const struct tally *t = &s->tally;

    if (t->ill)
        return "the last write to the store failed";
    if (t->writing_since && s->steady - t->writing_since > STUCK_MS)
        return "the store is stuck";
    return NULL;
}

static void healthz(const struct server *s, struct request *r)
{
    const char *why = why_ill(s);
    struct json j = reply_json(r, why ? 503 : 200);

    json_open_object(&j, NULL);
    if (why)
        json_string(&j, "error", why);
    json_bool(&j, "well", !why);
    json_int(&j, "thinking", s->fair.count);
    json_close_object(&j);
}

static void count(struct text *out, const char *kind, const char *name, const char *help,
                  double value)
{
    text_addf(out, "# HELP sandtable_%s %s\n# TYPE sandtable_%s %s\nsandtable_%s %.17g\n", name,
              help, name, kind, name, value);
}

static void answers(struct text *out, const struct tally *t)
{
    text_add(out, "# HELP sandtable_answers_total Answers, by the first digit of their status.\n"
                  "# TYPE sandtable_answers_total counter\n");
    for (int i = 2; i < 6; i++)
        text_addf(out, "sandtable_answers_total{class=\"%dxx\"} %llu\n", i,
                  (unsigned long long)t->answers[i]);
}

static void metrics(const struct server *s, struct request *r)
{
    const struct tally *t = &s->tally;
    struct text *out = &r->reply.body;
    const struct {
        const char *kind, *name, *help;
        double value;
    } row[] = {
        { "counter", "moves_total", "Decisions of players that were saved.", (double)t->moves },
        { "counter", "syncs_total", "Writes to the store.", (double)t->syncs },
        { "counter", "sync_failures_total", "Writes to the store that failed.", (double)t->failed },
        { "counter", "sync_seconds_total", "Time spent on them.", (double)t->sync_us / 1e6 },
        { "gauge", "sync_longest_seconds", "The longest of them.",
          (double)t->sync_longest_us / 1e6 },
        { "gauge", "thinking", "Questions to computer players that are not answered yet.",
          s->fair.count },
        { "gauge", "tables", "Matches in memory.", s->tables },
        { "gauge", "listeners", "Streams of events.", t->listeners },
        { "gauge", "connections", "Open connections.", t->sockets },
        { "gauge", "held_bytes", "Memory of requests and answers on their way.", (double)t->held },
        { "counter", "too_many_total", "Answers 429: too many requests.", (double)t->too_many },
        { "counter", "cut_total", "Connections that read too slowly or held too much.",
          (double)t->cut },
        { "counter", "sent_bytes_total", "Bytes of answers and events.", (double)t->bytes },
    };

    request_release(r);
    r->reply.status = 200;
    r->reply.type = "text/plain; version=0.0.4; charset=utf-8";
    *out = text_growing();
    for (size_t i = 0; i < sizeof row / sizeof row[0]; i++)
        count(out, row[i].kind, row[i].name, row[i].help, row[i].value);
    answers(out, t);
}

bool health_get(const struct server *s, struct request *r)
{
    if (!r->inside || (strcmp(r->method, "GET") != 0 && strcmp(r->method, "HEAD") != 0))
        return false;
    if (strcmp(r->path, "/healthz") == 0)
        healthz(s, r);
    else if (strcmp(r->path, "/metrics") == 0)
        metrics(s, r);
    else
        return false;
    return true;
}
