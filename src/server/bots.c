/* bots.c - computer players. A worker gets the scenario, the view of its seat and the seq; its
 * answer counts only if the table has not moved on. The same workers give hints to persons. */
#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "server/service.h"

struct job {
    char match[STORE_ID_MAX + 1];
    uint32_t seq;
    struct shared *shared; /* kept in use until the answer is heard */
    void *view;
    int seat;
    const struct level *level;
    struct budget budget;
    uint64_t seed;
    struct request *asker; /* for a hint */
    /* the answer */
    struct action action;
    char why[160];
};

const struct level *bots_level(const struct game *game, const char *name, struct error *err)
{
    const struct level *level =
        name[0] ? level_find(game, name, err) : level_find(game, "normal", NULL);

    return level || name[0] ? level : level_at(game, 0);
}

/* think runs on a worker's thread: it touches nothing but the job, and the scenario that never
 * changes. */
void think(void *server, void *work)
{
    struct job *job = work;
    struct rules r = { job->shared->game, job->shared->scn };
    struct text why = text_fixed(job->why, sizeof job->why);
    struct rng rng;

    if (atomic_load(&((struct server *)server)->closing))
        return;
    rng_seed(&rng, job->seed, 0);
    job->level->bot->choose(r, job->view, job->seat, job->budget, &rng, &job->action, &why);
}

/* shared_of: the scenario this table borrows. */
static struct shared *shared_of(struct server *s, const struct table *t)
{
    for (struct shared *sh = s->shared; sh; sh = sh->next)
        if (sh->scn == t->match->scn)
            return sh;
    BUG_ON(1);
    return NULL;
}

static struct job *job_new(struct server *s, struct table *t, int seat, const struct level *level)
{
    struct job *job = mem_alloc(sizeof *job);
    const struct match *m = t->match;

    snprintf(job->match, sizeof job->match, "%s", t->head.id);
    job->seq = t->decided;
    job->seat = seat;
    job->level = level;
    job->budget = s->config.direct ? (struct budget){ .playouts = 20 } : level->budget;
    job->shared = shared_of(s, t);
    job->shared->users++;
    job->view = mem_alloc(m->rules.game->state_size);
    rules_observe(m->rules, m->state, seat, job->view);
    randombytes_buf(&job->seed, sizeof job->seed);
    return job;
}

static void job_free(struct job *job)
{
    job->shared->users--;
    mem_free(job->view);
    mem_free(job);
}

/* wanted: is a computer's decision due? Where only computers play, they wait for somebody to watch.
 */
static bool wanted(const struct table *t)
{
    int mover = table_to_move(t);

    if (mover < 0 || t->seat[mover].who != WHO_COMPUTER || t->stuck)
        return false;
    return table_persons(t) || t->listeners;
}

void bots_ask(struct server *s, struct table *t)
{
    struct error err;

    if (!wanted(t) || (t->thinking != SEAT_NONE && t->asked == t->decided))
        return;
    int seat = table_to_move(t);
    const struct level *level = bots_level(t->match->rules.game, t->seat[seat].level, &err);
    if (!level) {
        fprintf(stderr, "sandtable: match %s: %s\n", t->head.id, err.text);
        t->stuck = true;
        return;
    }
    struct job *job = job_new(s, t, seat, level);
    if (workers_give(s->thinkers, job)) {
        job_free(job); /* too many at once: asked again when the table is next looked at */
        return;
    }
    t->thinking = seat;
    t->asked = t->decided;
    t->asked_at = s->now;
    t->budget = (int)(job->budget.seconds * 1000);
}

int bots_hint(struct server *s, struct table *t, int seat, struct request *r)
{
    const struct level *level = bots_level(t->match->rules.game, "", NULL);

    if (!level)
        return -1;
    struct job *job = job_new(s, t, seat, level);
    job->asker = r;
    r->asked = true;
    if (workers_give(s->thinkers, job) == 0)
        return 0;
    job_free(job);
    r->asked = false;
    return -1;
}

/* play: the computer's answer, as if it had been posted. */
static void play(struct server *s, struct table *t, const struct job *job)
{
    struct error err;
    char words[400];
    struct text notation = text_fixed(words, sizeof words);

    rules_text(t->match->rules, job->view, &job->action, &notation);
    if (server_append(s, t, &err, "play %s %s", t->match->scn->side[job->seat].id, words) == 0 &&
        server_go_on(s, t, &err) == 0)
        return;
    fprintf(stderr, "sandtable: match %s: the computer's \"%s\" is refused: %s\n", t->head.id,
            words, err.text);
    t->stuck = true;
}

/* heard_move: takes over the job. While lines of the table are on their way, the answer waits with
 * it. */
static void heard_move(struct server *s, struct table *t, struct job *job)
{
    if (t->busy && !t->heard) {
        t->heard = job;
        return;
    }
    if (t->thinking != SEAT_NONE && t->asked == job->seq) {
        t->thinking = SEAT_NONE;
        if (t->decided == job->seq && table_to_move(t) == job->seat &&
            t->seat[job->seat].who == WHO_COMPUTER)
            play(s, t, job);
    }
    job_free(job);
}

void bots_settled(struct server *s, struct table *t)
{
    struct job *job = t->heard;

    t->heard = NULL;
    if (job)
        heard_move(s, t, job);
}

void bots_forget(struct table *t)
{
    if (t->heard)
        job_free(t->heard);
    t->heard = NULL;
}

static void heard_hint(struct server *s, const struct job *job)
{
    struct rules rules = { job->shared->game, job->shared->scn };
    struct request *r = job->asker;
    struct json j = reply_json(r, 200);
    char words[400];
    struct text notation = text_fixed(words, sizeof words);
    struct hint hint;

    rules_text(rules, job->view, &job->action, &notation);
    rules_hint(rules, (struct view){ job->seat, job->view }, &job->action, &hint);
    json_open_object(&j, NULL);
    json_string(&j, "action", words);
    json_string(&j, "label", hint.label);
    json_string(&j, "why", job->why);
    json_string(&j, "token", hint.token);
    json_string(&j, "cell", hint.cell);
    json_string(&j, "target", hint.target);
    json_close_object(&j);
    r->asked = false;
    s->answer(s->answer_context, r);
}

void bots_turn(struct server *s)
{
    struct job *job;

    while ((job = workers_take(s->thinkers))) {
        struct table *t = tables_loaded(s, job->match);

        if (t && !job->asker) {
            heard_move(s, t, job);
            continue;
        }
        if (job->asker)
            heard_hint(s, job);
        job_free(job);
    }
}

void bots_finish(struct server *s)
{
    struct job *job;

    while ((job = workers_wait(s->thinkers)))
        job_free(job);
}
