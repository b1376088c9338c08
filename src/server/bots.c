/* bots.c - computer players. A table keeps none: each question carries a fresh player and all that
 * its seat has seen so far. So nothing is shared with the worker that answers, nothing grows stale
 * when moves are taken back, and nothing is lost when the server stops but what the last searches
 * found (kept.h), which only saves time. The same workers give hints
 * to people, and work out reviews (hindsight.c).
 *
 * While a person decides, the computer who comes next may think ahead, for a while and when there is
 * nothing else to do: what it finds is kept for its next question, which waits until that thought
 * has come to its end.
 *
 * A question waits for its turn (fair.h), is thought about by a worker, and is known until its
 * answer may be seen (ai/pace.h) and the table is not busy. Whenever nobody wants to know any more
 * it is dropped, also while it is thought about: the table has moved on, the last watcher of a match
 * of computers has left, the asker of a hint has gone. */
#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "ai/pace.h"
#include "ai/stint.h"
#include "base/mem.h"
#include "server/service.h"

enum {
    QUESTIONS_MAX = 4000,
    PRESENT_MS = 60000, /* a player without a live stream counts as present for so long */
    NEVER_MS = 1000 * 3600,
    AHEAD_TIMES = 10, /* thinking ahead: times the budget of a decision */
};

enum progress { WAITING, THINKING, KNOWN };

struct job {
    enum progress progress;
    struct ask ask; /* its place among the questions */
    char match[STORE_ID_MAX + 1];
    uint32_t seq; /* of the decision it is about */
    int seat;
    struct level level;
    char level_name[16];         /* the table may have gone when a worker reads it */
    bool ahead;                  /* it thinks on a person's time, and there will be no answer */
    struct request *asker;       /* of a hint; NULL: a move of the computer */
    struct hindsight *hindsight; /* a slice of a review; then nothing else is asked */
    /* since it was begun: */
    struct shared *shared; /* kept in use as long as there is a question */
    struct bot_question question;
    int64_t began;
    int share;          /* ms it may take, as things were then; 0: not limited by time */
    int pace;           /* ms until its answer may be seen */
    atomic_bool enough; /* the worker should come to an end */
    bool unwanted;      /* and nobody will hear its answer */
    /* the answer, once it is known: */
    struct action action;
    char why[ACCOUNT_BYTES];
    int64_t due; /* ms after `began` */
    struct job *next;
};

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

    (void)server;
    if (job->hindsight)
        hindsight_think(job->hindsight, &job->enough);
    else if (job->ahead)
        player_think_ahead(
            &job->question.player, &job->question.seen,
            (struct budget){ .seconds = job->share / 1000.0, .enough = &job->enough });
    else
        player_decide(&job->question.player, &job->question.seen, &job->action, &why);
}

/* --- whose question it is --- */

/* urgency_of: does somebody wait for the computer at this table? */
static enum urgency urgency_of(const struct server *s, const struct table *t)
{
    unsigned persons = table_persons(t);
    bool present = s->steady - t->used < PRESENT_MS;

    if (!persons)
        return FAIR_ALONE;
    for (int i = 0; i < SEATS_MAX; i++)
        present |= persons & 1u << i && t->online[i];
    return present ? FAIR_WAITS : FAIR_AWAY;
}

/* job_new: about what this seat does now or, if it is not its decision, may do next. */
static struct job *job_new(const struct server *s, const struct table *t, int seat,
                           struct level level)
{
    struct job *job = mem_alloc(sizeof *job);
    struct stint stint = stint_of(t->match);
    bool ahead = seat != match_to_move(t->match);

    if (!ahead)
        level.budget = stint_budget(&stint, seat, level.budget);
    *job = (struct job){ .seq = t->decided, .seat = seat, .level = level, .ahead = ahead };
    job->ask = (struct ask){ .urgency = ahead ? FAIR_AHEAD : urgency_of(s, t),
                             .address = t->address,
                             .budget = (int)(level.budget.seconds * 1000),
                             .job = job };
    if (ahead)
        job->ask.budget *= AHEAD_TIMES;
    snprintf(job->match, sizeof job->match, "%s", t->head.id);
    snprintf(job->level_name, sizeof job->level_name, "%s", level.name);
    job->level.name = job->level_name;
    return job;
}

static void job_free(struct job *job)
{
    if (job->shared) {
        EXPECT(job->shared->users > 0);
        job->shared->users--;
        bots_question_release(&job->question);
    }
    mem_free(job);
}

/* announce: who thinks at this table, since when and for how long. */
static void announce(struct table *t, int seat, int64_t since, int budget, bool hurried)
{
    t->thinking = seat;
    t->asked_at = since;
    t->budget = budget;
    t->hurried = hurried;
    t->thoughts++;
    t->presence_stale = true;
}

/* drop: nobody wants to know any more. A worker that thinks about it comes to an end soon. */
static void drop(struct server *s, struct job *job)
{
    struct job **at = &s->known;

    if (job->progress == THINKING) {
        job->unwanted = true;
        atomic_store(&job->enough, true);
        return;
    }
    if (job->progress == WAITING)
        fair_remove(&s->fair, &job->ask);
    for (; job->progress == KNOWN && *at; at = &(*at)->next)
        if (*at == job) {
            *at = job->next;
            break;
        }
    job_free(job);
}

/* end_ahead: no more thinking ahead at this table. What is thought about ends soon, and is heard. */
static void end_ahead(struct server *s, struct table *t)
{
    struct job *job = t->ahead;

    if (!job)
        return;
    if (job->progress == WAITING)
        t->ahead = NULL;
    drop(s, job);
}

void bots_forget(struct server *s, struct table *t)
{
    struct job *job = t->question;

    end_ahead(s, t);
    if (!job)
        return;
    t->question = NULL;
    announce(t, SEAT_NONE, 0, 0, false);
    drop(s, job);
}

/* --- beginning --- */

struct shared *shared_of(struct server *s, const struct table *t)
{
    for (struct shared *sh = s->shared; sh; sh = sh->next)
        if (sh->scn == t->match->scn)
            return sh;
    BUG_ON("a table plays a scenario the server does not have");
    return NULL;
}

/* put_question: all that the worker needs, and how long it may take. */
static void put_question(struct server *s, struct table *t, struct job *job)
{
    struct level level = job->level;
    uint64_t seed;

    job->share = fair_share(&s->fair, &job->ask);
    if (s->config.hasty)
        level.budget = (struct budget){ .playouts = 20 };
    else if (job->share && !job->ahead)
        level.budget.seconds = job->share / 1000.0;
    level.budget.enough = &job->enough;
    randombytes_buf(&seed, sizeof seed);
    job->shared = shared_of(s, t);
    job->shared->users++;
    job->question = bots_question(t->match, job->seat, level, seed);
    if (job->asker)
        return;
    kept_take(&s->kept, job->match, &job->question.player);
    if (job->ahead)
        return;
    job->pace = s->config.hasty ? 0 : pace_of(t->match->rules, t->match->state, level.budget);
    announce(t, job->seat, s->now, job->share, job->share < job->ask.budget);
}

/* moved_on: the table is no longer where it was when the question was put. */
static void moved_on(struct server *s, struct table *t, struct job *job)
{
    fair_remove(&s->fair, &job->ask);
    if (job->asker) {
        job->asker->asked = false;
        reply_error(job->asker, 409, NULL, "The position has changed since you saw it.");
        s->answer(s->answer_context, job->asker);
    } else if (job->ahead) {
        EXPECT(!t || t->ahead == job);
        if (t)
            t->ahead = NULL;
    } else if (t) {
        t->question = NULL;
        announce(t, SEAT_NONE, 0, 0, false);
    }
    job_free(job);
}

/* begin_next gives questions to the workers that have none. */
static void begin_next(struct server *s)
{
    struct ask *a;

    while ((a = fair_next(&s->fair))) {
        struct job *job = a->job;
        struct table *t = job->hindsight ? NULL : tables_loaded(s, job->match);

        if (!job->hindsight && (!t || t->decided != job->seq)) {
            moved_on(s, t, job);
            continue;
        }
        if (t)
            put_question(s, t, job);
        job->began = s->steady;
        job->progress = THINKING;
        int full = workers_give(s->thinkers, job);
        BUG_ON(full);
    }
}

/* wanted: is a computer's decision due? Computers on their own wait until somebody watches. */
static bool wanted(const struct table *t)
{
    int mover = match_to_move(t->match);

    if (mover < 0 || t->seat[mover].who != WHO_COMPUTER || t->stuck)
        return false;
    return table_persons(t) || t->listeners;
}

/* person_decides: does a person who is here decide at this table? */
static bool person_decides(const struct table *t)
{
    int mover = match_to_move(t->match);

    return mover >= 0 && t->seat[mover].who == WHO_PERSON && t->online[mover];
}

/* ask_ahead: the next computer may think ahead, once for each decision of a person. */
static void ask_ahead(struct server *s, struct table *t)
{
    int mover = match_to_move(t->match), seats = t->match->scn->seats, seat = SEAT_NONE;

    if (t->ahead || t->mused == t->decided + 1 || !person_decides(t) || s->config.hasty ||
        s->fair.count >= QUESTIONS_MAX)
        return;
    for (int i = seats - 1; i > 0; i--)
        if (t->seat[(mover + i) % seats].who == WHO_COMPUTER)
            seat = (mover + i) % seats;
    t->mused = t->decided + 1;
    if (seat == SEAT_NONE || t->stuck)
        return;
    struct player player = { .level = bots_level_of(s, t, seat) };
    if (!player_thinks_ahead(&player))
        return;
    t->ahead = job_new(s, t, seat, player.level);
    fair_add(&s->fair, &t->ahead->ask);
    begin_next(s);
}

void bots_ask(struct server *s, struct table *t)
{
    if (t->question && (t->asked != t->decided || !wanted(t)))
        bots_forget(s, t);
    if (t->ahead && (t->ahead->seq != t->decided || !person_decides(t)))
        end_ahead(s, t);
    if (!wanted(t))
        ask_ahead(s, t);
    if (!wanted(t) || t->question || t->ahead || s->fair.count >= QUESTIONS_MAX)
        return; /* tables_sweep asks again, or who hears the end of a thought */
    int seat = match_to_move(t->match);
    t->question = job_new(s, t, seat, bots_level_of(s, t, seat));
    t->asked = t->decided;
    announce(t, seat, s->now, t->question->ask.budget, false);
    fair_add(&s->fair, &t->question->ask);
    begin_next(s);
}

void bots_rest(struct server *s, struct table *t)
{
    if (!wanted(t) && !person_decides(t))
        bots_forget(s, t);
}

int bots_hint(struct server *s, struct table *t, int seat, struct request *r)
{
    if (s->fair.count >= QUESTIONS_MAX)
        return -1;
    struct job *job = job_new(s, t, seat, bots_usual(t->match->rules.game));
    job->asker = r;
    r->asked = true;
    fair_add(&s->fair, &job->ask);
    begin_next(s);
    return 0;
}

int bots_study(struct server *s, struct hindsight *h, uint64_t address, int ms)
{
    if (s->fair.count >= QUESTIONS_MAX)
        return -1;
    struct job *job = mem_alloc(sizeof *job);
    *job = (struct job){ .hindsight = h, .seat = SEAT_NONE };
    job->ask = (struct ask){ .urgency = FAIR_AWAY, .address = address, .budget = ms, .job = job };
    fair_add(&s->fair, &job->ask);
    begin_next(s);
    return 0;
}

/* hint_for: the question of this request, or NULL. */
static struct job *hint_for(const struct server *s, const struct request *r)
{
    for (const struct party *p = s->fair.parties; p; p = p->next)
        for (struct ask *a = p->asks; a; a = a->next)
            if (a->job->asker == r)
                return a->job;
    return NULL;
}

void bots_gone(struct server *s, struct request *r)
{
    struct job *job = hint_for(s, r);

    if (!job)
        return;
    job->asker = NULL;
    r->asked = false;
    drop(s, job);
}

/* --- answers --- */

/* play_answer: the computer's answer, as if it had been posted. */
static void play_answer(struct server *s, struct table *t, const struct job *job)
{
    const char *side = t->match->scn->side[job->seat].id;
    struct error err;
    char words[400];
    struct text notation = text_fixed(words, sizeof words);

    rules_text(t->match->rules, present_view(job), &job->action, &notation);
    if (durable_append(s, t, &err, "play %s %s", side, words) == 0 &&
        durable_go_on(s, t, &err) == 0) {
        memcpy(t->reason, job->why, sizeof t->reason);
        t->reasoned = job->seat;
        return;
    }
    fprintf(stderr, "sandtable: match %s: the computer's \"%s\" was refused: %s\n", t->head.id,
            words, err.text);
    t->stuck = true;
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

/* thought_over: the table, if it is still here, has this thought ahead no longer. */
static struct table *thought_over(struct server *s, struct job *job)
{
    struct table *t = tables_loaded(s, job->match);

    if (!t || t->ahead != job)
        return NULL;
    t->ahead = NULL;
    return t;
}

/* heard_ahead: what the table's computer found on a person's time is kept; it may be asked now. */
static void heard_ahead(struct server *s, struct job *job)
{
    struct table *t = thought_over(s, job);

    job_free(job);
    if (t)
        bots_ask(s, t);
}

static void heard(struct server *s, struct job *job)
{
    const char *trouble = job->question.player.trouble;

    if (trouble[0] && !job->unwanted)
        fprintf(stderr, "sandtable: match %s: %s\n", job->match, trouble);
    fair_remove(&s->fair, &job->ask);
    if (job->hindsight) {
        hindsight_heard(s, job->hindsight);
        job_free(job);
        return;
    }
    if (!job->asker)
        kept_put(&s->kept, job->match, job->shared, &job->question.player);
    if (job->ahead) {
        heard_ahead(s, job);
        return;
    }
    if (job->asker || job->unwanted) {
        if (job->asker)
            heard_hint(s, job);
        job_free(job);
        return;
    }
    job->progress = KNOWN;
    job->due = pace_due(job->pace, s->steady - job->began);
    job->next = s->known;
    s->known = job;
}

/* wait_for: ms until so much time has passed since the question was begun. */
static int wait_for(const struct server *s, const struct job *job, int64_t ms)
{
    int64_t passed = s->steady - job->began;

    return passed >= ms ? 0 : (int)(ms - passed);
}

/* release plays the answers that may be seen now. */
static void release(struct server *s)
{
    for (struct job **at = &s->known; *at;) {
        struct job *job = *at;
        struct table *t = tables_loaded(s, job->match);

        EXPECT(t && t->question == job);
        if (t->busy || wait_for(s, job, job->due)) {
            at = &job->next;
            continue;
        }
        *at = job->next;
        t->question = NULL;
        announce(t, SEAT_NONE, 0, 0, false);
        if (t->decided == job->seq && t->seat[job->seat].who == WHO_COMPUTER)
            play_answer(s, t, job);
        job_free(job);
    }
}

/* think_on: ms that a question may still be thought about; only when others wait can it be less
 * than its worker believes. */
static int think_on(const struct server *s, const struct job *job)
{
    if (job->progress != THINKING || !job->ask.budget || s->fair.count == s->fair.thinking)
        return NEVER_MS;
    return wait_for(s, job, fair_share(&s->fair, &job->ask));
}

/* hurry: others wait for these workers. */
static void hurry(struct server *s)
{
    for (struct party *p = s->fair.count > s->fair.thinking ? s->fair.parties : NULL; p;
         p = p->next)
        for (struct ask *a = p->asks; a; a = a->next)
            if (a->begun && think_on(s, a->job) == 0)
                atomic_store(&a->job->enough, true);
}

void bots_turn(struct server *s)
{
    struct job *job;

    while ((job = workers_take(s->thinkers)))
        heard(s, job);
    release(s);
    begin_next(s);
    hurry(s);
}

int bots_wait(struct server *s)
{
    int least = NEVER_MS;

    for (const struct job *job = s->known; job; job = job->next) {
        int ms = tables_loaded(s, job->match)->busy ? NEVER_MS : wait_for(s, job, job->due);

        least = ms < least ? ms : least;
    }
    for (struct party *p = s->fair.count > s->fair.thinking ? s->fair.parties : NULL; p;
         p = p->next)
        for (struct ask *a = p->asks; a; a = a->next) {
            int ms = a->begun && !atomic_load(&a->job->enough) ? think_on(s, a->job) : NEVER_MS;

            least = ms < least ? ms : least;
        }
    return least;
}

bool bots_busy(const struct server *s)
{
    return s->fair.count || s->known;
}

/* any_apart: a question that no table knows of, a hint or a review, and that was not dropped yet. */
static struct job *any_apart(const struct server *s)
{
    for (const struct party *p = s->fair.parties; p; p = p->next)
        for (struct ask *a = p->asks; a; a = a->next)
            if ((a->job->asker || a->job->hindsight) && !a->job->unwanted)
                return a->job;
    return NULL;
}

void bots_finish(struct server *s)
{
    struct job *job;

    for (int i = 0; i < TABLE_BUCKETS; i++)
        for (struct table *t = s->bucket[i]; t; t = t->next)
            bots_forget(s, t);
    while ((job = any_apart(s))) {
        job->asker = NULL;
        drop(s, job);
    }
    while ((job = workers_wait(s->thinkers))) {
        fair_remove(&s->fair, &job->ask);
        if (job->ahead)
            thought_over(s, job);
        job_free(job);
    }
    kept_clear(&s->kept);
}
