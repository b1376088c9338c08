/* sim_report.c - what a simulation adds up to, for people, programs and spreadsheets. */
#include "cli/sim.h"

#include <math.h>
#include <string.h>

#include "ai/guest.h"
#include "base/json.h"

int sim_seat(const struct sim *sim, int who, int i)
{
    EXPECT(who >= 0 && who < sim->rules.scn->seats);
    return sim->alternate ? (who + i) % sim->rules.scn->seats : who;
}

/* Wilson's score interval: sound near 0 and 1 and for few games, where the plain one is not. */
struct share share_of(int count, int games)
{
    const double z = 1.959964;
    double n = games, p = count / n, centre = p + z * z / (2 * n);
    double spread = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)), scale = 1 + z * z / n;

    EXPECT(games > 0 && count >= 0 && count <= games);
    return (struct share){ count, p, fmax(0, (centre - spread) / scale),
                           fmin(1, (centre + spread) / scale) };
}

static bool seat_won(const struct sim *sim, const struct contest_result *r, int seat)
{
    const struct scenario *scn = sim->rules.scn;

    return r->winner != SEAT_NONE && scn->side[seat].team == scn->side[r->winner].team;
}

/* Counts one more ending; kinds that do not fit are counted as the last. */
static void tally_ending(struct tally *t, const char *ending)
{
    int i = 0;

    if (!ending)
        return;
    while (i < t->endings && strcmp(t->ending[i], ending) != 0)
        i++;
    if (i == t->endings && i < ENDINGS_MAX)
        t->ending[t->endings++] = ending;
    t->ended[i < ENDINGS_MAX ? i : ENDINGS_MAX - 1]++;
}

void sim_tally(const struct sim *sim, struct tally *out)
{
    int wins[SEATS_MAX] = { 0 }, by[SEATS_MAX] = { 0 }, draws = 0;
    double n = sim->games;

    EXPECT(sim->result);
    *out = (struct tally){ 0 };
    for (int i = 0; i < sim->games; i++) {
        const struct contest_result *r = &sim->result[i];

        draws += r->winner == SEAT_NONE;
        out->cut += r->cut;
        tally_ending(out, r->ending);
        out->turns += r->turns / n;
        out->decisions += r->decisions / n;
        out->rolls += r->rolls / n;
        for (int seat = 0; seat < sim->rules.scn->seats; seat++) {
            wins[seat] += seat_won(sim, r, seat);
            by[seat] += seat_won(sim, r, sim_seat(sim, seat, i));
            bool troubled = r->troubled >> sim_seat(sim, seat, i) & 1;
            out->troubled[seat] += troubled;
            out->saved[seat] += troubled && seat_won(sim, r, sim_seat(sim, seat, i));
            out->points[seat] += r->points[seat] / n;
            out->returns[seat] += r->returns[seat] / n;
        }
    }
    out->draw = share_of(draws, sim->games);
    for (int seat = 0; seat < sim->rules.scn->seats; seat++) {
        out->win[seat] = share_of(wins[seat], sim->games);
        out->by[seat] = share_of(by[seat], sim->games);
    }
}

/* --- for people --- */

enum { NAME_WIDTH = 24 };

/* add_who: who played: the stand-in too, where a program gave up its seat in some of the games. */
static void add_who(struct text *out, const struct level *player, int troubled, int games)
{
    text_add(out, player->name);
    if (troubled)
        text_addf(out, ", then %s in %d of %d", guest_stand_in()->name, troubled, games);
}

static void add_share_at(struct text *out, size_t width, const char *name, const char *who,
                         struct share s)
{
    size_t start = out->length;

    text_addf(out, "  %s", name);
    text_fill(out, ' ', start + width);
    text_addf(out, " %-10s %7d  %6.2f %%  (%.2f to %.2f)\n", who, s.count, 100 * s.p, 100 * s.low,
              100 * s.high);
}

static void add_share(struct text *out, const char *name, const char *who, struct share s)
{
    add_share_at(out, NAME_WIDTH, name, who, s);
}

/* add_player: the share of games that player `who` won, in a row of this name. */
static void add_player(struct text *out, const char *name, const struct sim *sim,
                       const struct tally *t, int who, struct share s)
{
    struct text words = text_growing();

    add_who(&words, &sim->level[who], t->troubled[who], sim->games);
    add_share(out, name, words.at, s);
    text_release(&words);
}

static void add_troubled(const struct sim *sim, const struct tally *t, struct text *out)
{
    for (int i = 0; i < sim->rules.scn->seats; i++)
        if (t->troubled[i])
            text_addf(out, "  %s gave up its seat in %d of %d games; %s played on and won %d\n",
                      sim->level[i].name, t->troubled[i], sim->games, guest_stand_in()->name,
                      t->saved[i]);
}

static void add_endings(const struct sim *sim, const struct tally *t, struct text *out)
{
    size_t width = NAME_WIDTH;

    for (int i = 0; i < t->endings; i++)
        width = strlen(t->ending[i]) + 3 > width ? strlen(t->ending[i]) + 3 : width;
    if (t->endings)
        text_add(out, "\nhow games ended\n");
    for (int i = 0; i < t->endings; i++)
        add_share_at(out, width, t->ending[i], "", share_of(t->ended[i], sim->games));
}

static void add_means(const struct sim *sim, const struct tally *t, struct text *out)
{
    const struct scenario *scn = sim->rules.scn;

    text_addf(out, "mean length: %.1f turns, %.1f decisions, %.1f rolls\n", t->turns, t->decisions,
              t->rolls);
    text_add(out, "mean points:");
    for (int i = 0; i < scn->seats; i++)
        text_addf(out, "%s %s %.2f", i ? "," : "", scn->side[i].title, t->points[i]);
    text_addf(out, "\n%.1f seconds, %.0f games a second, %d thread%s\n", sim->seconds,
              sim->games / sim->seconds, sim->threads, sim->threads == 1 ? "" : "s");
}

void sim_text(const struct sim *sim, const struct tally *t, struct text *out)
{
    const struct scenario *scn = sim->rules.scn;

    text_addf(out, "%s, %s: %d games, seed %llu\n\n", sim->rules.game->title, scn->title,
              sim->games, (unsigned long long)sim->seed);
    text_add(out, "wins by side                            games     share  95 % interval\n");
    for (int i = 0; i < scn->seats; i++)
        if (sim->alternate)
            add_share(out, scn->side[i].title, "", t->win[i]);
        else
            add_player(out, scn->side[i].title, sim, t, i, t->win[i]);
    add_share(out, "draws", "", t->draw);
    if (t->cut)
        text_addf(out, "  (%d of them stopped after %d steps)\n", t->cut,
                  sim->rules.game->max_steps);
    if (sim->alternate)
        text_add(out, "\nwins by player, changing seats from game to game\n");
    for (int i = 0; i < scn->seats && sim->alternate; i++)
        add_player(out, scn->side[i].id, sim, t, i, t->by[i]);
    add_troubled(sim, t, out);
    add_endings(sim, t, out);
    text_add_char(out, '\n');
    add_means(sim, t, out);
}

/* --- for programs --- */

static void json_share(struct json *j, const char *key, struct share s)
{
    json_open_object(j, key);
    json_real(j, "p", s.p, 6);
    json_real(j, "low", s.low, 6);
    json_real(j, "high", s.high, 6);
    json_close_object(j);
}

static void json_sides(const struct sim *sim, const struct tally *t, struct json *j)
{
    const struct scenario *scn = sim->rules.scn;

    json_open_object(j, "seats");
    for (int i = 0; i < scn->seats; i++)
        json_string(j, scn->side[i].id, sim->level[i].name);
    json_close_object(j);
    json_open_object(j, "wins");
    for (int i = 0; i < scn->seats; i++)
        json_int(j, scn->side[i].id, t->win[i].count);
    json_close_object(j);
    json_int(j, "draws", t->draw.count);
    json_int(j, "adjudicated", t->cut);
    json_open_object(j, "endings");
    for (int i = 0; i < t->endings; i++)
        json_int(j, t->ending[i], t->ended[i]);
    json_close_object(j);
    json_open_object(j, "rate");
    for (int i = 0; i < scn->seats; i++)
        json_share(j, scn->side[i].id, t->win[i]);
    json_close_object(j);
}

static void json_players(const struct sim *sim, const struct tally *t, struct json *j)
{
    json_open_array(j, "players");
    for (int i = 0; i < sim->rules.scn->seats; i++) {
        json_open_object(j, NULL);
        json_string(j, "level", sim->level[i].name);
        json_string(j, "first_side", sim->rules.scn->side[i].id);
        json_int(j, "nodes", sim->level[i].budget.playouts);
        json_real(j, "time", sim->level[i].budget.seconds, 3);
        json_int(j, "wins", t->by[i].count);
        json_int(j, "gave_up", t->troubled[i]);
        json_int(j, "gave_up_and_won", t->saved[i]);
        json_string(j, "stand_in", t->troubled[i] ? guest_stand_in()->name : "");
        json_share(j, "rate", t->by[i]);
        json_close_object(j);
    }
    json_close_array(j);
}

static void json_means(const struct sim *sim, const char *key, const double *mean, struct json *j)
{
    json_open_object(j, key);
    for (int i = 0; i < sim->rules.scn->seats; i++)
        json_real(j, sim->rules.scn->side[i].id, mean[i], 4);
    json_close_object(j);
}

void sim_json(const struct sim *sim, const struct tally *t, struct text *out)
{
    struct json j = json_to(out);

    json_open_object(&j, NULL);
    json_string(&j, "game", sim->rules.game->id);
    json_string(&j, "scenario", sim->rules.scn->id);
    json_int(&j, "games", sim->games);
    json_int(&j, "seed", (int64_t)sim->seed);
    json_bool(&j, "alternate", sim->alternate);
    json_sides(sim, t, &j);
    json_players(sim, t, &j);
    json_real(&j, "mean_turns", t->turns, 4);
    json_real(&j, "mean_decisions", t->decisions, 4);
    json_real(&j, "mean_rolls", t->rolls, 4);
    json_means(sim, "mean_points", t->points, &j);
    json_means(sim, "mean_returns", t->returns, &j);
    json_real(&j, "seconds", sim->seconds, 3);
    json_real(&j, "games_per_second", sim->games / sim->seconds, 1);
    json_close_object(&j);
    text_add_char(out, '\n');
}

/* --- for spreadsheets --- */

static void csv_head(const struct scenario *scn, struct text *out)
{
    static const char *const column[] = { "player", "points", "return" };

    text_add(out, "game,winner,adjudicated,turns,decisions,rolls");
    for (int k = 0; k < 3; k++)
        for (int i = 0; i < scn->seats; i++)
            text_addf(out, ",%s_%s", column[k], scn->side[i].id);
    text_add(out, ",ending\n");
}

/* csv_player: who played a seat in game i. Commands hold commas and quotation marks. */
static void csv_player(const struct sim *sim, int i, int seat, struct text *out)
{
    struct text words = text_growing();
    int who = 0;

    while (sim_seat(sim, who, i) != seat)
        who++;
    text_add(&words, sim->level[who].name);
    if (sim->result[i].troubled >> seat & 1)
        text_addf(&words, ", then %s", guest_stand_in()->name);
    text_add(out, ",\"");
    for (const char *c = words.at; *c; c++) {
        if (*c == '"')
            text_add_char(out, '"');
        text_add_char(out, *c);
    }
    text_add_char(out, '"');
    text_release(&words);
}

static void csv_line(const struct sim *sim, int i, struct text *out)
{
    const struct contest_result *r = &sim->result[i];
    const struct scenario *scn = sim->rules.scn;

    text_addf(out, "%d,%s,%d,%d,%d,%d", i, r->winner == SEAT_NONE ? "" : scn->side[r->winner].id,
              r->cut, r->turns, r->decisions, r->rolls);
    for (int k = 0; k < scn->seats; k++)
        csv_player(sim, i, k, out);
    for (int k = 0; k < scn->seats; k++)
        text_addf(out, ",%d", r->points[k]);
    for (int k = 0; k < scn->seats; k++)
        text_addf(out, ",%d", r->returns[k]);
    text_addf(out, ",\"%s\"\n", r->ending ? r->ending : ""); /* words that may hold commas */
}

void sim_csv(const struct sim *sim, struct text *out)
{
    csv_head(sim->rules.scn, out);
    for (int i = 0; i < sim->games; i++)
        csv_line(sim, i, out);
}
