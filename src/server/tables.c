/* tables.c - the tables in memory. A match at rest is rows in the store: it is loaded by replaying
 * its log when it is asked for, and leaves memory when it has not been for a while. */
#include <stdio.h>
#include <string.h>

#include "base/hash.h"
#include "base/mem.h"
#include "core/fairdice.h"
#include "core/sources.h"
#include "server/listen.h"
#include "server/service.h"

enum {
    SHARED_KEPT = 32,
    OWN_WEIGHT = 40, /* tables that take as much memory as the scenario of one match */
};

/* --- scenarios --- */

static struct shared *shared_find(struct server *s, const char *key)
{
    for (struct shared *sh = s->shared; sh; sh = sh->next)
        if (strcmp(sh->key, key) == 0)
            return sh;
    return NULL;
}

static void shared_free(struct shared *sh)
{
    scenario_free(sh->scn);
    mem_free(sh->key);
    mem_free(sh->changed);
    mem_free(sh);
}

/* shared_trim forgets scenarios that nobody plays, once there are many; those without options stay
 * (api_games.c). */
static void shared_trim(struct server *s)
{
    int kept = 0;

    for (struct shared **at = &s->shared; *at;) {
        struct shared *sh = *at;

        if (sh->users || ++kept <= SHARED_KEPT) {
            at = &sh->next;
            continue;
        }
        *at = sh->next;
        shared_free(sh);
    }
}

int shared_options(const char *options, struct setting *setting, struct error *err)
{
    int count = 0;

    while (*options) {
        char word[80];
        size_t length = strcspn(options, "\n");

        snprintf(word, sizeof word, "%.*s", (int)length, options);
        if (count == OPTIONS_MAX)
            return error_set(err, "more than %d options are given", OPTIONS_MAX);
        if (setting_parse(word, &setting[count++], err))
            return -1;
        options += length + (options[length] == '\n');
    }
    return count;
}

/* name_data names the data files that a scenario was made of, by one hash. */
static void name_data(const struct scenario *scn, char out[STORE_DATA_MAX + 1])
{
    struct text lines = text_growing();
    char digest[65];

    sources_write(scn->sources, &lines);
    digest_text(lines.at, lines.length, digest);
    text_copy(out, STORE_DATA_MAX + 1, digest);
    text_release(&lines);
}

/* shared_load reads a scenario from this content and keeps it. */
static struct shared *shared_load(struct server *s, const char *key, const struct game *game,
                                  const struct content *content, const char *scenario,
                                  const char *options, const char *added, struct error *err)
{
    struct setting setting[OPTIONS_MAX];
    int count = shared_options(options, setting, err);
    struct scenario *scn =
        count < 0 ? NULL : scenario_load(game, content, scenario, setting, count, added, err);

    if (!scn)
        return NULL;
    shared_trim(s);
    struct shared *sh = mem_alloc(sizeof *sh);
    *sh = (struct shared){
        .next = s->shared, .key = mem_copy_text(key, strlen(key)), .game = game, .scn = scn
    };
    name_data(scn, sh->data);
    return s->shared = sh;
}

struct shared *shared_get(struct server *s, const char *game, const char *scenario,
                          const char *options, const char *added, struct error *err)
{
    char names[SCENARIOS_MAX][40];
    const struct game *g = library_game(&s->library, game, err);
    struct text key = text_growing();

    if (g && !scenario[0] && scenario_names(g, s->library.content, names) > 0)
        scenario = names[0];
    text_addf(&key, "%s\n%s\n%s\n%s", game, scenario, options, added ? added : "");
    struct shared *sh = shared_find(s, key.at);
    if (!sh && g)
        sh = shared_load(s, key.at, g, s->library.content, scenario, options, added, err);
    text_release(&key);
    return sh;
}

/* read_sources: the lines that were kept with the match. */
static int read_sources(const char *lines, struct sources *out, struct error *err)
{
    struct data d;
    int got;

    data_open(&d, "data", lines, strlen(lines));
    while ((got = data_next(&d, err)) > 0)
        if (sources_line(out, &d, err))
            return -1;
    return got;
}

/* as_it_was loads the scenario of a match from the files it was made of. */
static struct shared *as_it_was(struct server *s, const char *key, const struct store_head *head,
                                const char *lines, struct error *err)
{
    struct sources *sources = sources_new();
    struct text changed = text_growing();
    struct shared *sh = NULL;
    const struct game *game = library_game(&s->library, head->game, err);

    if (game && read_sources(lines, sources, err) == 0) {
        struct content content = sources_lay(sources, s->library.content, &changed);

        sh = shared_load(s, key, game, &content, head->scenario, head->options, head->added, err);
        mem_free((struct content_file *)content.file);
    }
    if (sh && changed.length)
        sh->changed = mem_copy_text(changed.at, changed.length);
    text_release(&changed);
    sources_free(sources);
    return sh;
}

struct shared *shared_for(struct server *s, const struct store_head *head, struct error *err)
{
    struct shared *today =
        shared_get(s, head->game, head->scenario, head->options, head->added, err);
    char *lines;

    if (!head->data[0] || (today && strcmp(today->data, head->data) == 0))
        return today;
    struct text key = text_growing();
    text_addf(&key, "%s\n%s\n%s\n%s\n%s", head->game, head->scenario, head->options,
              head->added ? head->added : "", head->data);
    struct shared *sh = shared_find(s, key.at);
    if (!sh && store_data(s->store, head->data, &lines, err) > 0) {
        sh = as_it_was(s, key.at, head, lines, err);
        mem_free(lines);
    } else if (!sh) {
        sh = today;
    }
    text_release(&key);
    return sh;
}

static void shared_leave(struct server *s, const struct scenario *scn)
{
    for (struct shared *sh = s->shared; sh; sh = sh->next)
        if (sh->scn == scn) {
            EXPECT(sh->users > 0);
            sh->users--;
        }
}

/* --- tables --- */

static struct table **bucket_of(struct server *s, const char *id)
{
    return &s->bucket[hash_bytes(id, strlen(id)) % TABLE_BUCKETS];
}

struct table *tables_loaded(struct server *s, const char *id)
{
    for (struct table *t = *bucket_of(s, id); t; t = t->next)
        if (strcmp(t->head.id, id) == 0)
            return t;
    return NULL;
}

/* sealed: the dice as they were committed to when the match was made. */
static struct fairdice sealed(const struct store_head *head)
{
    struct fairdice d = { .source = DICE_SEALED, .secret_known = true };

    memcpy(d.secret, head->secret, SECRET_BYTES);
    snprintf(d.match, sizeof d.match, "%s", head->id);
    fairdice_commitment(d.secret, d.match, d.commitment);
    return d;
}

static struct table *table_of(struct server *s, const struct store_head *head, struct shared *sh)
{
    struct match *m = match_new(sh->game, sh->scn, NULL, sealed(head));

    m->borrowed = true;
    sh->users++;
    struct table *t = table_new(head, m, &s->pauses);
    t->head.added = sh->scn->added; /* as long as the match */
    return t;
}

static void enter(struct server *s, struct table *t)
{
    struct table **bucket = bucket_of(s, t->head.id);

    EXPECT(!tables_loaded(s, t->head.id));
    t->used = s->steady;
    t->next = *bucket;
    *bucket = t;
    s->tables++;
}

struct table *tables_new(struct server *s, struct store_head *head, struct shared *sh)
{
    head->number = s->next_number++;
    struct table *t = table_of(s, head, sh);

    enter(s, t);
    durable_head(s, t);
    return t;
}

static int replay_line(void *context, struct store_line line, struct error *err)
{
    return table_apply(context, line, err);
}

static int keep_token(void *context, const struct store_token *token, struct error *err)
{
    if (table_put_token(context, token) == 0)
        return 0;
    return error_set(err, "it has more than %d tokens", TABLE_TOKENS_MAX);
}

struct table *tables_begin(struct server *s, const struct store_head *head, struct error *err)
{
    struct shared *sh = shared_for(s, head, err);

    if (!sh)
        return NULL;
    if (!game_plays(sh->game, head->rules_version)) {
        error_set(err,
                  "this match was played by version %d of the rules; this server has version %d",
                  head->rules_version, sh->game->rules_version);
        return NULL;
    }
    return table_of(s, head, sh);
}

void tables_discard(struct server *s, struct table *t)
{
    shared_leave(s, t->match->scn);
    table_free(t);
}

const char *tables_changed(const struct server *s, const struct table *t)
{
    for (const struct shared *sh = s->shared; sh; sh = sh->next)
        if (sh->scn == t->match->scn)
            return sh->changed;
    return NULL;
}

int tables_tokens(struct server *s, struct table *t, struct error *err)
{
    return store_tokens(s->store, t->head.number, keep_token, t, err) < 0 ? -1 : 0;
}

static struct table *load(struct server *s, const struct store_head *head, struct error *err)
{
    struct table *t = tables_begin(s, head, err);

    if (!t)
        return NULL;
    if (store_lines(s->store, head->number, replay_line, t, err) >= 0 &&
        tables_tokens(s, t, err) == 0) {
        t->card_stale = false;
        return t;
    }
    if (tables_changed(s, t))
        error_wrap(err, tables_changed(s, t));
    tables_discard(s, t);
    return NULL;
}

int tables_read(struct server *s, const char *id, struct table **out, struct error *err)
{
    struct store_head head;
    char *added;
    int got = store_find(s->store, id, &head, &added, err);

    if (got <= 0)
        return got;
    *out = load(s, &head, err);
    mem_free(added);
    return *out ? 1 : error_wrap(err, "the match cannot be loaded");
}

void tables_drop(struct server *s, struct table *t)
{
    struct table **at = bucket_of(s, t->head.id);

    while (*at != t) {
        EXPECT(*at);
        at = &(*at)->next;
    }
    *at = t->next;
    s->tables--;
    listeners_end(s, t);
    bots_forget(s, t);
    tables_discard(s, t);
}

/* at_rest: does nobody need it in memory? */
static bool at_rest(const struct server *s, const struct table *t)
{
    return !t->busy && !t->listeners && t->thinking == SEAT_NONE && t->used < s->steady;
}

static bool idle(const struct server *s, const struct table *t)
{
    return at_rest(s, t) && s->steady - t->used > (int64_t)s->config.idle * 1000;
}

/* is_own: is it the scenario of one match, with rosters or a table of its own? */
static bool is_own(const struct scenario *scn)
{
    return scn->added && scn->added[0];
}

/* drop_oldest drops some of those at rest that were used longest ago (looking costs time); of those
 * with a scenario of their own, if `own`. */
static void drop_oldest(struct server *s, bool own)
{
    int64_t oldest = s->steady, moment;

    for (int i = 0; i < TABLE_BUCKETS; i++)
        for (struct table *t = s->bucket[i]; t; t = t->next)
            if (at_rest(s, t) && t->used < oldest && (!own || is_own(t->match->scn)))
                oldest = t->used;
    moment = oldest + (s->steady - oldest) / 8;
    for (int i = 0; i < TABLE_BUCKETS; i++)
        for (struct table *t = s->bucket[i], *next; t; t = next) {
            next = t->next;
            if (at_rest(s, t) && t->used <= moment && (!own || is_own(t->match->scn)))
                tables_drop(s, t);
        }
}

/* own_played: how many scenarios of one match are played. */
static int own_played(const struct server *s)
{
    int count = 0;

    for (const struct shared *sh = s->shared; sh; sh = sh->next)
        count += sh->users && is_own(sh->scn);
    return count;
}

/* own_room: is there room for the scenarios of one match that are played, and so many more? They are as
 * large as many tables. */
static int own_room(struct server *s, int more, struct error *err)
{
    int most = 1 + s->config.tables / OWN_WEIGHT;

    if (own_played(s) + more > most)
        drop_oldest(s, true);
    if (own_played(s) + more <= most)
        return 0;
    return error_set(err,
                     "The server is full: too many matches with rosters or a table of their own "
                     "are in use; try again in a minute");
}

int tables_room(struct server *s, const struct shared *sh, struct error *err)
{
    if (s->tables >= s->config.tables)
        drop_oldest(s, false);
    if (s->tables >= s->config.tables)
        return error_set(err, "The server is full: every table is in use; try again in a minute");
    return sh && is_own(sh->scn) && !sh->users ? own_room(s, 1, err) : 0;
}

int tables_find(struct server *s, const char *id, struct table **out, struct error *err)
{
    *out = tables_loaded(s, id);
    if (*out) {
        (*out)->used = s->steady;
        return 1;
    }
    if (tables_room(s, NULL, err))
        return -1;
    int got = tables_read(s, id, out, err);
    if (got <= 0)
        return got;
    if (own_room(s, 0, err)) {
        tables_discard(s, *out);
        *out = NULL;
        return -1;
    }
    enter(s, *out);
    bots_ask(s, *out);
    return 1;
}

/* check_clock ends the time of a mover who has none left. Computers never run out. */
static void check_clock(struct server *s, struct table *t)
{
    int mover = match_to_move(t->match);
    struct error err;

    if (t->busy || !t->since || mover < 0 || t->seat[mover].who == WHO_COMPUTER ||
        table_time_left(t, mover, s->now) > 0)
        return;
    durable_append(s, t, &err, "timeout %s", t->match->scn->side[mover].id);
}

/* catch_up asks a computer that could not be asked before, and announces who came or went. */
static void catch_up(struct server *s, struct table *t)
{
    bots_ask(s, t);
    if (t->presence_stale)
        listeners_news(s, t);
}

void tables_sweep(struct server *s)
{
    for (int i = 0; i < TABLE_BUCKETS; i++)
        for (struct table *t = s->bucket[i], *next; t; t = next) {
            next = t->next;
            check_clock(s, t);
            if (idle(s, t))
                tables_drop(s, t);
            else if (!t->busy)
                catch_up(s, t);
        }
}

void tables_free(struct server *s)
{
    for (int i = 0; i < TABLE_BUCKETS; i++)
        while (s->bucket[i])
            tables_drop(s, s->bucket[i]);
    while (s->shared) {
        struct shared *sh = s->shared;

        s->shared = sh->next;
        shared_free(sh);
    }
}
