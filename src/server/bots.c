/* bots.c - computer players. A table keeps none: each question carries a fresh player and all that
 * its seat has seen so far. So nothing is shared with the worker that answers, nothing grows stale
 * when moves are taken back, and nothing is lost when the server stops. An answer counts only if
 * the table has not moved on. The same workers give hints to people. */
#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "server/service.h"

struct job {
    char match[STORE_ID_MAX + 1];
    uint32_t seq;
    struct shared *shared; /* kept in use until the answer is heard */
    struct bot_question question;
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

struct bot_question bots_question(const struct match *m, int seat, struct level level,
                                  uint64_t seed)
{
    struct player player = player_open(m->rules, seat, level, player_rng(seed, 0, seat));

    return (struct bot_question){ player, history_of(m, seat, player_remembers(&player)) };
}

void bots_question_release(struct bot_question *q)
{
    player_close(&q->player);
    history_release(&q->seen);
}

/* present_view: what the seat sees at the moment it has to decide. */
static const void *present_view(const struct job *job)
{
    return history_view(&job->question.seen, job->question.seen.steps);
}

/* bots_think runs on a worker's thread: it touches nothing but the job, and the scenario that never
 * changes. */
void bots_think(void *server, void *work)
{
    struct job *job = work;
    struct text why = text_fixed(job->why, sizeof job->why);

    if (atomic_load(&((struct server *)server)->closing))
        return;
    player_decide(&job->question.player, &job->question.seen, &job->action, &why);
}

/* shared_of: the scenario this table borrows. */
static struct shared *shared_of(struct server *s, const struct table *t)
{
    for (struct shared *sh = s->shared; sh; sh = sh->next)
        if (sh->scn == t->match->scn)
            return sh;
    BUG_ON("a table plays a scenario the server does not have");
    return NULL;
}

static struct job *job_new(struct server *s, struct table *t, int seat, struct level level)
{
    struct job *job = mem_alloc(sizeof *job);
    uint64_t seed;

    EXPECT(seat == match_to_move(t->match));
    snprintf(job->match, sizeof job->match, "%s", t->head.id);
    job->seq = t->decided;
    job->shared = shared_of(s, t);
    job->shared->users++;
    if (s->config.direct)
        level.budget = (struct budget){ .playouts = 20 };
    randombytes_buf(&seed, sizeof seed);
    job->question = bots_question(t->match, seat, level, seed);
    return job;
}

static void job_free(struct job *job)
{
    EXPECT(job->shared->users > 0);
    job->shared->users--;
    bots_question_release(&job->question);
    mem_free(job);
}

/* wanted: is a computer's decision due? Computers on their own wait until somebody watches. */
static bool wanted(const struct table *t)
{
    int mover = match_to_move(t->match);

    if (mover < 0 || t->seat[mover].who != WHO_COMPUTER || t->stuck)
        return false;
    return table_persons(t) || t->listeners;
}

void bots_ask(struct server *s, struct table *t)
{
    struct error err;

    if (!wanted(t) || (t->thinking != SEAT_NONE && t->asked == t->decided))
        return;
    int seat = match_to_move(t->match);
    const struct level *level = bots_level(t->match->rules.game, t->seat[seat].level, &err);
    if (!level) {
        fprintf(stderr, "sandtable: match %s: %s\n", t->head.id, err.text);
        t->stuck = true;
        return;
    }
    struct job *job = job_new(s, t, seat, *level);
    if (workers_give(s->thinkers, job)) {
        job_free(job); /* too many at once: tables_sweep asks again */
        return;
    }
    t->thinking = seat;
    t->asked = t->decided;
    t->asked_at = s->now;
    t->budget = (int)(job->question.player.level.budget.seconds * 1000);
}

int bots_hint(struct server *s, struct table *t, int seat, struct request *r)
{
    const struct level *level = bots_level(t->match->rules.game, "", NULL);

    if (!level)
        return -1;
    struct job *job = job_new(s, t, seat, *level);
    job->asker = r;
    r->asked = true;
    if (workers_give(s->thinkers, job) == 0)
        return 0;
    job_free(job);
    r->asked = false;
    return -1;
}

/* play_answer: the computer's answer, as if it had been posted. */
static void play_answer(struct server *s, struct table *t, const struct job *job)
{
    const char *side = t->match->scn->side[job->question.player.seat].id;
    struct error err;
    char words[400];
    struct text notation = text_fixed(words, sizeof words);

    rules_text(t->match->rules, present_view(job), &job->action, &notation);
    if (durable_append(s, t, &err, "play %s %s", side, words) == 0 &&
        durable_go_on(s, t, &err) == 0)
        return;
    fprintf(stderr, "sandtable: match %s: the computer's \"%s\" was refused: %s\n", t->head.id,
            words, err.text);
    t->stuck = true;
}

/* keep_answer: it waits until the table's lines are saved. Of two, the one to the last question
 * is kept. */
static void keep_answer(struct table *t, struct job *job)
{
    if (job->seq != t->asked) {
        job_free(job);
        return;
    }
    bots_forget(t);
    t->heard = job;
}

/* heard_move takes over the job. */
static void heard_move(struct server *s, struct table *t, struct job *job)
{
    int seat = job->question.player.seat;

    if (t->busy) {
        keep_answer(t, job);
        return;
    }
    if (t->thinking != SEAT_NONE && t->asked == job->seq) {
        t->thinking = SEAT_NONE;
        if (t->decided == job->seq && match_to_move(t->match) == seat &&
            t->seat[seat].who == WHO_COMPUTER)
            play_answer(s, t, job);
    }
    job_free(job);
}

void bots_resume(struct server *s, struct table *t)
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
    const struct player *player = &job->question.player;
    struct request *r = job->asker;
    struct json j = reply_json(r, 200);
    char words[400];
    struct text notation = text_fixed(words, sizeof words);
    struct hint hint;

    rules_text(player->rules, present_view(job), &job->action, &notation);
    rules_hint(player->rules, (struct view){ player->seat, present_view(job) }, &job->action,
               &hint);
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
