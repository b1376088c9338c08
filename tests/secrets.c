/* secrets.c - the non-interference test of core/secrets.h for a game that hides something, all its
 * scenarios, with a bot's choice among what is compared; and the planted leaks that it must find.
 * usage: secrets GAME PAIRS [FIRST SEED [OPTION=VALUE...]]    secrets --planted GAME...
 * The second names the games that are tested in the first way, and fails when one is missing. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/player.h"
#include "base/hash.h"
#include "base/mem.h"
#include "core/conform.h"
#include "core/scenario.h"
#include "core/scene.h"
#include "core/secrets.h"
#include "games/games.h"
#include "games/trench_club/tcl_state.h"

enum { PAIRS_A_GAME = 25, GAMES_WITHOUT = 10, BOT_PLAYOUTS = 24, SKIPPED = 77 };

static const struct library library = { all_games, &embedded_content };

/* --- what a bot does --- */

/* The bot gets a view of its own; while it thinks, the state of the match is rubbish. */
static void ask_bot(struct rules r, const void *state, int seat, uint64_t seed, struct text *out)
{
    static const struct level level = { "test", &bot_mcts, { .playouts = BOT_PLAYOUTS } };
    size_t size = r.game->state_size;
    void *view = mem_alloc(size), *kept = mem_alloc(size), *truth = (void *)(uintptr_t)state;
    struct action action = { 0 };

    rules_observe(r, state, seat, view);
    if (seat >= 0 && rules_to_move(r, view) == seat) {
        struct player p = player_open(r, seat, level, player_rng(seed, 0, seat));

        memcpy(kept, state, size);
        memset(truth, 0xdb, size);
        player_choose(&p, view, &action, out);
        memcpy(truth, kept, size);
        rules_text(r, view, &action, out);
        player_close(&p);
    }
    mem_free(kept);
    mem_free(view);
}

static int check_scenario(struct rules r, long pairs, uint64_t seed, struct secrets_report *all)
{
    struct secrets_report report = { 0 };
    struct error err;

    for (uint64_t n = 0; report.pairs < pairs; n++) {
        int left = pairs - report.pairs < PAIRS_A_GAME ? (int)(pairs - report.pairs) : PAIRS_A_GAME;

        if (n == GAMES_WITHOUT && report.pairs == 0)
            break; /* everything hidden can be worked out */

        if (secrets_game(r, seed + n, left, ask_bot, &report, &err))
            return fprintf(stderr, "%s\n", err.text), -1;
    }
    printf("%s %s: %ld pairs, %ld secret decisions, %ld comparisons of %ld bytes, %ld pairs told "
           "apart by the rules\n",
           r.game->id, r.scn->id, report.pairs, report.choices, report.looks, report.bytes,
           report.reveals);
    all->pairs += report.pairs;
    return 0;
}

static int check_game(const struct game *game, long pairs, uint64_t seed,
                      const struct setting *settings, int count)
{
    char names[SCENARIOS_MAX][40];
    struct secrets_report all = { 0 };
    struct error err;
    int scenarios = scenario_names(game, library.content, names);

    for (int i = 0; i < scenarios; i++) {
        struct scenario *scn =
            scenario_load(game, library.content, names[i], settings, count, NULL, &err);

        if (!scn)
            return fprintf(stderr, "%s\n", err.text), 2;
        long share = (pairs - all.pairs + scenarios - i - 1) / (scenarios - i);
        int bad = check_scenario((struct rules){ game, scn }, share, seed, &all);
        scenario_free(scn);
        if (bad)
            return 1;
    }
    printf("%s: %ld pairs\n", game->id, all.pairs);
    if (all.pairs >= pairs)
        return 0;
    fprintf(stderr, "%s: only %ld of %ld pairs were found\n", game->id, all.pairs, pairs);
    return 1;
}

/* --- planted leaks: each of these games lets somebody learn something --- */

/* The game that a leaky one is made of, and what nobody sees whole: a bit of all its bytes. */
static const struct game *honest;

static struct rules honest_rules(const struct scenario *scn)
{
    return (struct rules){ honest, scn };
}

static bool secret_of(const void *state)
{
    return hash_bytes(state, honest->state_size) % 2;
}

static int leaky_legal(const struct scenario *scn, const void *state, struct action *out)
{
    int count = rules_legal(honest_rules(scn), state, out);

    return count > 1 && secret_of(state) ? count - 1 : count;
}

static int leaky_check(const struct scenario *scn, const void *state, const struct action *a,
                       struct refusal *why)
{
    int bad = rules_check(honest_rules(scn), state, a, why);

    return bad && secret_of(state) ? refuse(why, "", "no") : bad;
}

/* One letter more or less tells as well as a number. */
static int leaky_words(const struct scenario *scn, const void *state, const char *words,
                       struct action *out, struct error *err)
{
    int bad = rules_parse(honest_rules(scn), state, words, out, err);

    return bad ? error_set(err, secret_of(state) ? "no." : "no") : bad;
}

static void leaky_story(const struct scenario *scn, void *state, const struct action *a,
                        struct events *e)
{
    bool secret = secret_of(state);

    rules_apply(honest_rules(scn), state, a, e);
    if (secret && e && e->count)
        event_add(e, e->at[e->count - 1]);
}

/* An event that nobody reads, but that stops undo. */
static void leaky_undo(const struct scenario *scn, void *state, const struct action *a,
                       struct events *e)
{
    bool secret = secret_of(state);

    rules_apply(honest_rules(scn), state, a, e);
    if (secret)
        event_add(e, (struct event){ .flags = EVENT_REVEAL });
}

/* Somebody is not asked, and his silence tells. */
static void leaky_skip(const struct scenario *scn, void *state, const struct action *a,
                       struct events *e)
{
    struct rules r = honest_rules(scn);

    rules_apply(r, state, a, e);
    if (rules_to_move(r, state) < 0 || !secret_of(state))
        return;
    struct action *list = mem_alloc((size_t)honest->max_legal * sizeof *list);
    rules_legal(r, state, list);
    rules_apply(r, state, &list[0], NULL);
    mem_free(list);
}

/* Everybody hears what was decided. */
static void leaky_voice(const struct scenario *scn, void *state, const struct action *a,
                        struct events *e)
{
    rules_apply(honest_rules(scn), state, a, e);
    for (int i = 0; e && i < e->count; i++)
        e->at[i].seen_by = EVENT_ALL;
}

/* The same, as if the rules meant it; but no view keeps it. */
static void leaky_reveal(const struct scenario *scn, void *state, const struct action *a,
                         struct events *e)
{
    leaky_voice(scn, state, a, e);
    for (int i = 0; e && i < e->count; i++)
        e->at[i].flags |= EVENT_REVEAL;
}

/* A view that sometimes shows everything. */
static void leaky_view(const struct scenario *scn, const void *state, int seat, void *view)
{
    if (secret_of(state))
        memmove(view, state, honest->state_size);
    else
        rules_observe(honest_rules(scn), state, seat, view);
}

/* One that always does. */
static void open_view(const struct scenario *scn, const void *state, int seat, void *view)
{
    (void)scn;
    (void)seat;
    memmove(view, state, honest->state_size);
}

static struct dice leaky_dice(const struct scenario *scn, const void *state)
{
    struct dice d = rules_dice(honest_rules(scn), state);

    d.count = (uint8_t)(d.count + secret_of(state));
    return d;
}

/* A scene drawn from the match instead of the view it was given. */
static bool remembered;

static int remembering_to_move(const struct scenario *scn, const void *state)
{
    remembered = secret_of(state);
    return rules_to_move(honest_rules(scn), state);
}

static void leaky_scene(const struct scenario *scn, struct view view, struct scene *scene)
{
    rules_draw(honest_rules(scn), view, scene);
    scene->turn += remembered;
}

static void cheating_bot(struct rules r, const void *state, int seat, uint64_t seed,
                         struct text *out)
{
    (void)seed;
    if (seat >= 0 && rules_to_move(r, state) == seat)
        text_add(out, secret_of(state) ? "attack" : "wait");
}

enum leak {
    LEAK_LEGAL,
    LEAK_REFUSAL,
    LEAK_WORDS,
    LEAK_STORY,
    LEAK_UNDO,
    LEAK_SKIP,
    LEAK_VOICE,
    LEAK_REVEAL,
    LEAK_VIEW,
    LEAK_OPEN,
    LEAK_DICE,
    LEAK_SCENE,
    LEAK_BOT,
    LEAKS
};
static const char *const leak_name[LEAKS] = { [LEAK_LEGAL] = "legal list",
                                              [LEAK_REFUSAL] = "refusal",
                                              [LEAK_WORDS] = "unreadable words",
                                              [LEAK_STORY] = "event",
                                              [LEAK_UNDO] = "undo",
                                              [LEAK_SKIP] = "skipped decision",
                                              [LEAK_VOICE] = "decision told",
                                              [LEAK_REVEAL] = "decision told as a reveal",
                                              [LEAK_VIEW] = "view",
                                              [LEAK_OPEN] = "observe hides nothing",
                                              [LEAK_DICE] = "dice",
                                              [LEAK_SCENE] = "scene",
                                              [LEAK_BOT] = "bot" };

static struct game plant(enum leak leak)
{
    struct game g = *honest;

    switch (leak) {
    case LEAK_LEGAL: g.play.legal = leaky_legal; break;
    case LEAK_REFUSAL: g.play.check = leaky_check; break;
    case LEAK_WORDS: g.text.action_parse = leaky_words; break;
    case LEAK_STORY: g.play.apply = leaky_story; break;
    case LEAK_UNDO: g.play.apply = leaky_undo; break;
    case LEAK_SKIP: g.play.apply = leaky_skip; break;
    case LEAK_VOICE: g.play.apply = leaky_voice; break;
    case LEAK_REVEAL: g.play.apply = leaky_reveal; break;
    case LEAK_VIEW: g.secrets.observe = leaky_view; break;
    case LEAK_OPEN: g.secrets.observe = open_view; break;
    case LEAK_DICE: g.play.dice = leaky_dice; break;
    case LEAK_SCENE:
        g.play.to_move = remembering_to_move;
        g.pictures.scene = leaky_scene;
        break;
    case LEAK_BOT:
    case LEAKS: break; /* the bot cheats, not the game */
    }
    return g;
}

/* possible: Trench Club shows the armies before its first dice. */
static bool possible(enum leak leak)
{
    return leak != LEAK_DICE || strcmp(honest->id, "trench-club") != 0;
}

/* found: is the leak of this game found within a few games? */
static bool found(struct rules r, secrets_probe probe, struct error *how)
{
    struct secrets_report report = { 0 };

    for (uint64_t seed = 1; seed <= 12; seed++)
        if (secrets_game(r, seed, PAIRS_A_GAME, probe, &report, how))
            return true;
    return false;
}

/* found_open: two games at whose nodes all is seen, though the game is one with secrets. */
static bool found_open(struct rules r, struct error *how)
{
    struct conform_report report = { 0 };

    return conform_game(r, 1, &report, how) || conform_game(r, 2, &report, how) ||
           conform_hides(r.game, &report, how);
}

static int check_leaks(const struct scenario *scn)
{
    int missed = 0;

    for (enum leak leak = 0; leak < LEAKS; leak++) {
        struct game game = plant(leak);
        struct rules r = { &game, scn };
        struct error how = { "" };

        if (!possible(leak))
            continue;
        bool caught = leak == LEAK_OPEN ? found_open(r, &how)
                                        : found(r, leak == LEAK_BOT ? cheating_bot : NULL, &how);
        printf("%s %s %s: %s\n", caught ? "found:" : "MISSED:", honest->id, leak_name[leak],
               how.text);
        missed += !caught;
    }
    return missed;
}

/* --- one kind of private event told to everybody, as if EVENT_ALL stood where 1 << seat does --- */

enum { EVENT_KINDS = 256, GAMES_FOR_KINDS = 3 };

static int loud;

static void leaky_kind(const struct scenario *scn, void *state, const struct action *a,
                       struct events *e)
{
    rules_apply(honest_rules(scn), state, a, e);
    for (int i = 0; e && i < e->count; i++)
        if (e->at[i].kind == loud)
            e->at[i].seen_by = EVENT_ALL;
}

/* note_private: the kinds of events that a spectator does not hear of in a random game. */
static void note_private(struct rules r, uint64_t seed, bool kinds[EVENT_KINDS])
{
    struct action *list = mem_alloc((size_t)r.game->max_legal * sizeof *list), action;
    char *state = mem_alloc(r.game->state_size);
    uint8_t faces[DICE_MAX];
    struct rng rng;
    int mover;

    rng_seed(&rng, seed, 0);
    rules_start(r, state);
    while ((mover = rules_to_move(r, state)) != SEAT_NONE) {
        struct events events = { 0 };

        memset(&action, 0, sizeof action);
        if (mover == SEAT_CHANCE)
            rules_roll(r, state, &rng, faces, &action);
        else
            rules_sample(r, state, &rng, list, &action);
        rules_apply(r, state, &action, &events);
        for (int i = 0; i < events.count; i++)
            if (!event_seen_by(&events.at[i], SEAT_NONE))
                kinds[events.at[i].kind] = true;
    }
    mem_free(state);
    mem_free(list);
}

/* found_loud: is it found here that this kind of event is told to everybody? */
static bool found_loud(const struct scenario *scn, int kind)
{
    struct game game = *honest;
    struct error how = { "" };

    loud = kind;
    game.play.apply = leaky_kind;
    bool caught = found((struct rules){ &game, scn }, NULL, &how);
    if (caught)
        printf("found: %s event %d told to all: %s\n", honest->id, kind, how.text);
    return caught;
}

/* seen_anyway: who takes the suggested armies of Trench Club decides once instead of unit by unit,
 * which everybody sees. */
static bool seen_anyway(int kind)
{
    return strcmp(honest->id, "trench-club") == 0 && kind == SAW_SPLIT;
}

/* check_kinds: every private kind of event, told to all, is found in one of the scenarios that have
 * it; in others what it tells could be worked out anyway. */
static int check_kinds(void)
{
    bool seen[EVENT_KINDS] = { false }, caught[EVENT_KINDS] = { false };
    char names[SCENARIOS_MAX][40];
    int count = scenario_names(honest, library.content, names), missed = 0;
    struct error err;

    for (int i = 0; i < count; i++) {
        struct scenario *scn =
            scenario_load(honest, library.content, names[i], NULL, 0, NULL, &err);
        bool here[EVENT_KINDS] = { false };

        for (uint64_t seed = 1; scn && seed <= GAMES_FOR_KINDS; seed++)
            note_private(honest_rules(scn), seed, here);
        for (int kind = 0; scn && kind < EVENT_KINDS; kind++) {
            seen[kind] |= here[kind];
            caught[kind] |=
                here[kind] && !caught[kind] && !seen_anyway(kind) && found_loud(scn, kind);
        }
        scenario_free(scn);
    }
    for (int kind = 0; kind < EVENT_KINDS; kind++)
        if (seen[kind] && !caught[kind] && !seen_anyway(kind))
            missed += printf("MISSED: %s event %d told to all\n", honest->id, kind) > 0;
    return missed;
}

/* hiding_scenario: the first in which somebody does not see something; NULL when none is. */
static struct scenario *hiding_scenario(const struct game *game)
{
    char names[SCENARIOS_MAX][40];
    int count = scenario_names(game, library.content, names);
    struct error err;

    for (int i = 0; i < count; i++) {
        struct scenario *scn = scenario_load(game, library.content, names[i], NULL, 0, NULL, &err);
        struct secrets_report report = { 0 };

        if (scn && !secrets_game((struct rules){ game, scn }, 1, 1, NULL, &report, &err) &&
            report.pairs)
            return scn;
        scenario_free(scn);
    }
    return NULL;
}

static bool is_named(const char *id, char **name)
{
    while (*name && strcmp(*name, id) != 0)
        name++;
    return *name;
}

/* check_planted: every leak is found in every game that has secrets, and each of these is named. */
static int check_planted(char **name)
{
    int missed = 0;

    for (const struct game *const *game = all_games; *game; game++) {
        honest = *game;
        if (!game_hides(honest))
            continue;
        if (!is_named(honest->id, name))
            return fprintf(stderr, "%s has secrets and no test of them\n", honest->id), 1;
        struct scenario *scn = hiding_scenario(honest);
        if (!scn)
            return fprintf(stderr, "%s: no scenario hides anything\n", honest->id), 1;
        missed += check_leaks(scn) + check_kinds();
        scenario_free(scn);
    }
    return missed ? 1 : 0;
}

int main(int argc, char **argv)
{
    struct setting setting[OPTIONS_MAX];
    struct error err;
    int settings = 0;

    if (argc >= 2 && strcmp(argv[1], "--planted") == 0)
        return check_planted(argv + 2);
    if (argc < 3)
        return fprintf(stderr, "usage: secrets GAME PAIRS [FIRST SEED [OPTION=VALUE...]]\n"), 2;
    const struct game *game = library_game(&library, argv[1], &err);
    if (!game)
        return fprintf(stderr, "%s\n", err.text), 2;
    if (!game_hides(game))
        return printf("%s hides nothing\n", game->id), SKIPPED;
    for (int i = 4; i < argc && settings < OPTIONS_MAX; i++)
        if (setting_parse(argv[i], &setting[settings++], &err))
            return fprintf(stderr, "%s\n", err.text), 2;
    return check_game(game, atol(argv[2]), argc > 3 ? strtoull(argv[3], NULL, 10) : 1, setting,
                      settings);
}
