/* hindsight.c - the reviews of matches that are over (ai/review.h). They are worked out by the threads
 * of the computer players, a slice at a time, after everybody who waits for the computer to play; and
 * kept, the last ones that were asked for, until there are too many.
 *
 * The page asks again and again until a review is finished. While nobody asks, it rests: what was worked
 * out so far is kept, and the next one who asks goes on with it. */
#include <stdio.h>
#include <string.h>

#include "ai/review_tell.h"
#include "base/mem.h"
#include "server/service.h"

enum {
    KEPT_MAX = 64,
    SLICE_MS = 200,
    PATIENCE_MS = 5000, /* whoever has not asked for so long does not wait any more */
};

struct hindsight {
    struct hindsight *next;
    char match[STORE_ID_MAX + 1];
    uint32_t decided; /* seq of the end of the match: one that was taken back has another */
    uint64_t address; /* who asked last .. */
    int64_t asked;    /* .. and when; steady */
    bool under_way;   /* waits for a thread, or has one */
    double share;     /* of the work that is done */
    /* a thread's while it is under way; all but the last until it is finished: */
    struct shared *shared; /* kept in use */
    struct match *played;
    struct review *review;
    struct text json; /* once it is finished */
};

/* --- on a worker's thread --- */

static void write_down(struct hindsight *h)
{
    struct toll toll = toll_of(h->played);
    struct json j;

    h->json = text_growing();
    j = json_to(&h->json);
    json_open_object(&j, NULL);
    json_int(&j, "entry", h->played->count);
    json_int(&j, "done", 1);
    review_json(h->review, &toll, &j);
    json_close_object(&j);
    toll_release(&toll);
}

void hindsight_think(struct hindsight *h, const atomic_bool *enough)
{
    struct budget slice = { .seconds = SLICE_MS / 1000.0, .enough = enough };

    if (!h->review)
        h->review = review_open(h->played, review_plan());
    if (review_on(h->review, slice))
        write_down(h);
}

/* --- on the loop --- */

/* put_away frees what only the work needs. */
static void put_away(struct hindsight *h)
{
    if (!h->played)
        return;
    EXPECT(h->shared->users > 0);
    h->shared->users--;
    review_close(h->review);
    match_free(h->played);
    h->review = NULL;
    h->played = NULL;
}

static void forget(struct server *s, struct hindsight *h)
{
    struct hindsight **at = &s->hindsights;

    while (*at != h)
        at = &(*at)->next;
    *at = h->next;
    put_away(h);
    text_release(&h->json);
    mem_free(h);
}

/* finished: as long as a thread has it, nobody else looks at what it writes. */
static bool finished(const struct hindsight *h)
{
    return !h->under_way && h->json.length > 0;
}

static void go_on(struct server *s, struct hindsight *h)
{
    h->under_way = bots_study(s, h, h->address, SLICE_MS) == 0;
}

void hindsight_heard(struct server *s, struct hindsight *h)
{
    h->under_way = false;
    h->share = h->review ? review_share(h->review) : 0;
    if (finished(h))
        put_away(h);
    else if (s->steady - h->asked < PATIENCE_MS)
        go_on(s, h);
}

void hindsight_free(struct server *s)
{
    while (s->hindsights)
        forget(s, s->hindsights);
}

/* make_room: the one that nobody has asked for the longest goes, unless a thread has it. */
static int make_room(struct server *s)
{
    struct hindsight *oldest = NULL;
    int count = 0;

    for (struct hindsight *h = s->hindsights; h; h = h->next) {
        count++;
        if (!h->under_way && (!oldest || h->asked < oldest->asked))
            oldest = h;
    }
    if (count < KEPT_MAX)
        return 0;
    if (oldest)
        forget(s, oldest);
    return oldest ? 0 : -1;
}

static struct hindsight *find(struct server *s, const struct table *t)
{
    struct hindsight *h = s->hindsights;

    while (h && (strcmp(h->match, t->head.id) != 0 || h->decided != t->decided))
        h = h->next;
    return h;
}

static struct hindsight *begin(struct server *s, const struct table *t)
{
    struct hindsight *h;

    if (make_room(s))
        return NULL;
    h = mem_alloc(sizeof *h);
    *h = (struct hindsight){ .next = s->hindsights, .decided = t->decided };
    snprintf(h->match, sizeof h->match, "%s", t->head.id);
    h->shared = shared_of(s, t);
    h->shared->users++;
    h->played = match_copy(t->match);
    return s->hindsights = h;
}

void api_review(struct call *c)
{
    struct hindsight *h;

    if (!table_over(c->t)) {
        reply_error(c->r, 403, NULL, "The review is open once the match is over.");
        return;
    }
    h = find(c->s, c->t);
    if (!h)
        h = begin(c->s, c->t);
    if (!h) {
        reply_error(c->r, 503, NULL, "The computer is busy; try again in a moment.");
        return;
    }
    h->asked = c->s->steady;
    h->address = call_address(c);
    if (!finished(h) && !h->under_way)
        go_on(c->s, h);
    struct json j = reply_json(c->r, 200);
    if (finished(h)) {
        json_ready(&j, NULL, h->json.at, h->json.length);
        return;
    }
    json_open_object(&j, NULL);
    json_int(&j, "entry", c->t->match->count);
    json_real(&j, "done", h->share, 3);
    json_close_object(&j);
}
