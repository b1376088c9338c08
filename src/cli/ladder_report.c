/* ladder_report.c - what the games of a ladder say, for people and programs. */
#include <math.h>

#include "cli/ladder.h"

/* table_of: what everybody has scored against everybody. */
static struct table_of_results table_of(const struct ladder *l)
{
    struct table_of_results t = { .players = l->players };

    for (int i = 0; i < l->pairings; i++) {
        const struct pairing *p = &l->pairing[i];
        double games = 2.0 * p->played, points = games * pairs_score(&p->pairs).value;

        t.games[p->first][p->second] = t.games[p->second][p->first] = games;
        t.points[p->first][p->second] = points;
        t.points[p->second][p->first] = games - points;
    }
    return t;
}

/* by_rank: the players, the strongest first. */
static void by_rank(const struct ladder *l, const struct estimate elo[RATED_MAX],
                    int order[RATED_MAX])
{
    for (int i = 0; i < l->players; i++) {
        int at = i;

        for (; at > 0 && elo[order[at - 1]].value < elo[i].value; at--)
            order[at] = order[at - 1];
        order[at] = i;
    }
}

static void sum_up(const struct table_of_results *t, int player, double *points, double *games)
{
    *points = *games = 0;
    for (int i = 0; i < t->players; i++) {
        *points += t->points[player][i];
        *games += t->games[player][i];
    }
}

static const char *verdict_of(const struct ladder *l, const struct pairing *p)
{
    if (p->decided)
        return l->player[p->decided > 0 ? p->first : p->second].name;
    return NULL;
}

static void add_pairing(const struct ladder *l, const struct pairing *p, struct text *out)
{
    struct estimate score = pairs_score(&p->pairs);
    const char *stronger = verdict_of(l, p);

    text_addf(out, "  %s - %s: %.1f : %.1f, %.1f %% (%.1f to %.1f)", l->player[p->first].name,
              l->player[p->second].name, 2 * p->played * score.value,
              2 * p->played * (1 - score.value), 100 * score.value, 100 * score.low,
              100 * score.high);
    if (stronger)
        text_addf(out, "; decided after %d games: %s is stronger\n", 2 * p->played, stronger);
    else
        text_addf(out, "; not decided in %d games\n", 2 * p->played);
}

void ladder_text(const struct ladder *l, struct text *out)
{
    struct table_of_results t = table_of(l);
    struct estimate elo[RATED_MAX];
    int order[RATED_MAX];

    ratings(&t, elo);
    by_rank(l, elo, order);
    text_addf(out, "%s, %s: seed %llu\n\n", l->rules.game->title, l->rules.scn->title,
              (unsigned long long)l->seed);
    text_add(out, "   Elo  95 % interval      points of games  player\n");
    for (int i = 0; i < l->players; i++) {
        const struct estimate *e = &elo[order[i]];
        double points, games;

        sum_up(&t, order[i], &points, &games);
        text_addf(out, "%+6.0f  (%+5.0f to %+5.0f)  %8.1f of %-5.0f  %s\n", e->value, e->low,
                  e->high, points, games, l->player[order[i]].name);
    }
    text_add(out, "\npairs of games with the same dice, seats exchanged\n");
    for (int i = 0; i < l->pairings; i++)
        add_pairing(l, &l->pairing[i], out);
    text_addf(out, "\n%.1f seconds, %d thread%s\n", l->seconds, l->threads,
              l->threads == 1 ? "" : "s");
}

static void json_estimate(struct json *j, const char *key, struct estimate e, int digits)
{
    json_open_object(j, key);
    json_real(j, "value", e.value, digits);
    json_real(j, "low", e.low, digits);
    json_real(j, "high", e.high, digits);
    json_close_object(j);
}

static void json_pairing(const struct ladder *l, const struct pairing *p, struct json *j)
{
    json_open_object(j, NULL);
    json_string(j, "first", l->player[p->first].name);
    json_string(j, "second", l->player[p->second].name);
    json_int(j, "games", 2 * p->played);
    json_estimate(j, "score", pairs_score(&p->pairs), 6);
    json_open_array(j, "pairs");
    for (int i = 0; i < PAIR_POINTS; i++)
        json_int(j, NULL, p->pairs.count[i]);
    json_close_array(j);
    json_string(j, "stronger", p->decided ? verdict_of(l, p) : "");
    json_close_object(j);
}

void ladder_json(const struct ladder *l, struct text *out)
{
    struct table_of_results t = table_of(l);
    struct estimate elo[RATED_MAX];
    struct json j = json_to(out);
    int order[RATED_MAX];

    ratings(&t, elo);
    by_rank(l, elo, order);
    json_open_object(&j, NULL);
    json_string(&j, "game", l->rules.game->id);
    json_string(&j, "scenario", l->rules.scn->id);
    json_int(&j, "seed", (int64_t)l->seed);
    json_open_array(&j, "players");
    for (int i = 0; i < l->players; i++) {
        double points, games;

        sum_up(&t, order[i], &points, &games);
        json_open_object(&j, NULL);
        json_string(&j, "player", l->player[order[i]].name);
        json_estimate(&j, "elo", elo[order[i]], 1);
        json_real(&j, "points", points, 1);
        json_real(&j, "games", games, 0);
        json_close_object(&j);
    }
    json_close_array(&j);
    json_open_array(&j, "pairings");
    for (int i = 0; i < l->pairings; i++)
        json_pairing(l, &l->pairing[i], &j);
    json_close_array(&j);
    json_real(&j, "seconds", l->seconds, 3);
    json_close_object(&j);
    text_add_char(out, '\n');
}
