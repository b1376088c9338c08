/* secrets.c - the non-interference test of core/secrets.h for a game that hides something, all its
 * scenarios, with a bot's choice among what is compared; and the planted leaks that it must find.
 * usage: secrets GAME PAIRS [FIRST SEED [OPTION=VALUE...]]    secrets --planted */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/player.h"
#include "base/mem.h"
#include "core/scenario.h"
#include "core/scene.h"
#include "core/secrets.h"
#include "games/games.h"
#include "games/trenches_of_valor/tov_internal.h"

enum { PAIRS_A_GAME = 25, GAMES_WITHOUT = 40, BOT_PLAYOUTS = 24 };

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
    printf("%s %s: %ld pairs, %ld comparisons of %ld bytes, %ld pairs told apart by the rules\n",
           r.game->id, r.scn->id, report.pairs, report.looks, report.bytes, report.reveals);
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
            scenario_load(game, library.content, names[i], settings, count, &err);

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

/* --- planted leaks: each of these games lets the Raider learn something --- */

/* secret_of: what he must not know: how many decoys lie at the first location that holds pieces. */
static int secret_of(const struct state *s)
{
    for (int i = 0; i < LOCATIONS; i++)
        if (tov_pieces(s->hidden[i]))
            return s->hidden[i][DECOY];
    return 0;
}

static bool raider_plays(const struct state *s)
{
    return s->phase == PHASE_RAIDER;
}

static int leaky_legal(const struct scenario *scn, const void *state, struct action *out)
{
    int count = tov_legal(scn, state, out);

    return raider_plays(state) && count > 1 && secret_of(state) % 2 ? count - 1 : count;
}

static int leaky_check(const struct scenario *scn, const void *state, const struct action *a,
                       struct refusal *why)
{
    int bad = tov_check(scn, state, a, why);

    if (bad && why && raider_plays(state))
        snprintf(why->why, sizeof why->why, "no, and %d decoys", secret_of(state));
    return bad;
}

/* One letter more or less tells as well as a number. */
static int leaky_words(const struct scenario *scn, const void *state, const char *words,
                       struct action *out, struct error *err)
{
    int bad = tov_action_parse(scn, state, words, out, err);

    return bad && raider_plays(state) ? error_set(err, secret_of(state) % 2 ? "no." : "no") : bad;
}

static void leaky_story(const struct scenario *scn, void *state, const struct action *a,
                        struct events *e)
{
    int secret = secret_of(state);

    tov_apply(scn, state, a, e);
    if (raider_plays(state))
        TELL(e, SAW_DECOYS, EVENT_ALL, 0, (int16_t)secret);
}

/* An event that nobody reads, but that stops undo. */
static void leaky_undo(const struct scenario *scn, void *state, const struct action *a,
                       struct events *e)
{
    int secret = secret_of(state);

    tov_apply(scn, state, a, e);
    if (raider_plays(state) && secret % 2)
        TELL(e, SAW_DECOYS, 0, EVENT_REVEAL, 0);
}

/* The Defender is not asked when nobody can come up: his silence tells that decoys lie there. */
static void leaky_skip(const struct scenario *scn, void *state, const struct action *a,
                       struct events *e)
{
    struct action list[TOV_MAX_LEGAL], end = { .kind = DO_END };
    const struct state *s = state;
    bool busy = false;

    tov_apply(scn, state, a, e);
    if (a->kind != DO_END || s->phase != PHASE_DEFENDER)
        return;
    for (int i = tov_legal(scn, state, list) - 1; i >= 0; i--)
        busy |= list[i].kind == DO_REVEAL;
    if (!busy)
        tov_apply(scn, state, &end, e);
}

/* A byte of the view that depends on what was blanked. */
static void leaky_view(const struct scenario *scn, const void *state, int seat, void *view)
{
    int secret = secret_of(state);

    tov_observe(scn, state, seat, view);
    if (seat != 1)
        ((struct state *)view)->first_vp = (uint8_t)secret;
}

static struct dice leaky_dice(const struct scenario *scn, const void *state)
{
    struct dice d = tov_dice(scn, state);

    d.count = (uint8_t)(d.count + secret_of(state) % 2);
    return d;
}

/* A scene drawn from the match instead of the view it was given. */
static const struct state *remembered;

static int remembering_to_move(const struct scenario *scn, const void *state)
{
    remembered = state;
    return tov_to_move(scn, state);
}

static void leaky_scene(const struct scenario *scn, struct view view, struct scene *scene)
{
    tov_scene(scn, view, scene);
    if (secret_of(remembered) % 2 && scene->tokens)
        scene->token[0].order++;
}

static void cheating_bot(struct rules r, const void *state, int seat, uint64_t seed,
                         struct text *out)
{
    (void)seed;
    if (seat >= 0 && rules_to_move(r, state) == seat)
        text_add(out, secret_of(state) % 2 ? "attack" : "wait");
}

/* found: is the leak of this game found within a few games? */
static bool found(const struct game *game, struct scenario *scn, secrets_probe probe, char *how)
{
    struct secrets_report report = { 0 };
    struct error err;

    for (uint64_t seed = 1; seed <= 30; seed++)
        if (secrets_game((struct rules){ game, scn }, seed, PAIRS_A_GAME, probe, &report, &err)) {
            snprintf(how, 200, "%.199s", err.text);
            return true;
        }
    return false;
}

static int check_planted(void)
{
    enum { LEAKS = 9 };
    struct game leaky[LEAKS];
    const char *const name[LEAKS] = { "legal list", "refusal", "unreadable words",
                                      "event",      "undo",    "skipped turn",
                                      "view",       "dice",    "scene" };
    struct error err;
    char how[200] = "";
    int missed = 0;
    struct scenario *scn = scenario_load(&game_trenches_of_valor, library.content,
                                         "4-troy-and-thunder-patrol", NULL, 0, &err);

    if (!scn)
        return fprintf(stderr, "%s\n", err.text), 2;
    for (int i = 0; i < LEAKS; i++)
        leaky[i] = game_trenches_of_valor;
    leaky[0].play.legal = leaky_legal;
    leaky[1].play.check = leaky_check;
    leaky[2].text.action_parse = leaky_words;
    leaky[3].play.apply = leaky_story;
    leaky[4].play.apply = leaky_undo;
    leaky[5].play.apply = leaky_skip;
    leaky[6].secrets.observe = leaky_view;
    leaky[7].play.dice = leaky_dice;
    leaky[8].play.to_move = remembering_to_move;
    leaky[8].pictures.scene = leaky_scene;
    for (int i = 0; i < LEAKS; i++) {
        bool caught = found(&leaky[i], scn, NULL, how);

        printf("%s %s%s%s\n", caught ? "found:" : "MISSED:", name[i], caught ? ": " : "",
               caught ? how : "");
        missed += !caught;
    }
    if (!found(&game_trenches_of_valor, scn, cheating_bot, how))
        missed += printf("MISSED: bot\n") > 0;
    if (found(&game_trenches_of_valor, scn, NULL, how))
        missed += printf("a leak was found where none is: %s\n", how) > 0;
    scenario_free(scn);
    return missed ? 1 : 0;
}

int main(int argc, char **argv)
{
    struct setting setting[OPTIONS_MAX];
    struct error err;
    int settings = 0;

    if (argc == 2 && strcmp(argv[1], "--planted") == 0)
        return check_planted();
    if (argc < 3)
        return fprintf(stderr, "usage: secrets GAME PAIRS [FIRST SEED [OPTION=VALUE...]]\n"), 2;
    const struct game *game = library_game(&library, argv[1], &err);
    if (!game || !game_hides(game))
        return fprintf(stderr, "%s\n", game ? "this game hides nothing" : err.text), 2;
    for (int i = 4; i < argc && settings < OPTIONS_MAX; i++)
        if (setting_parse(argv[i], &setting[settings++], &err))
            return fprintf(stderr, "%s\n", err.text), 2;
    return check_game(game, atol(argv[2]), argc > 3 ? strtoull(argv[3], NULL, 10) : 1, setting,
                      settings);
}
