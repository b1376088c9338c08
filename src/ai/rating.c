/* rating.c - ratings and the sequential test. */
#include "ai/rating.h"

#include <math.h>
#include <string.h>

#include "base/error.h"

static const double z95 = 1.959964;

/* --- two players --- */

int pairs_played(const struct pairs *p)
{
    int sum = 0;

    for (int i = 0; i < PAIR_POINTS; i++)
        sum += p->count[i];
    return sum;
}

/* mean_of, and the variance of a pair's share. One pair more, half lost and half won, is added for
 * the variance, or a few equal pairs would leave none. */
static double mean_of(const struct pairs *p, double *variance)
{
    double n = pairs_played(p), sum = 0, sum_more = 0.5, squares = 0.5;

    for (int i = 0; i < PAIR_POINTS; i++) {
        double share = (double)i / (PAIR_POINTS - 1);

        sum += p->count[i] * share;
        squares += p->count[i] * share * share;
    }
    sum_more += sum;
    double mean = sum_more / (n + 1);
    *variance = squares / (n + 1) - mean * mean;
    return n > 0 ? sum / n : 0.5;
}

struct estimate pairs_score(const struct pairs *p)
{
    double variance, mean = mean_of(p, &variance), n = pairs_played(p);
    double reach = n > 0 ? z95 * sqrt(variance / n) : 1;

    return (struct estimate){ mean, fmax(0, mean - reach), fmin(1, mean + reach) };
}

static double expected(double elo)
{
    return 1 / (1 + pow(10, -elo / 400));
}

/* The likelihoods of a mean, taken as normal with the variance that was seen. */
double pairs_likelihood(const struct pairs *p, double elo)
{
    double variance, mean = mean_of(p, &variance), n = pairs_played(p);
    double stronger = expected(elo), weaker = 1 - stronger;

    EXPECT(elo > 0 && variance > 0);
    return n * (stronger - weaker) * (2 * mean - stronger - weaker) / (2 * variance);
}

int pairs_decided(const struct pairs *p, double elo)
{
    const double sure = log(0.95 / 0.05);
    double likelihood = pairs_likelihood(p, elo);

    return (likelihood >= sure) - (likelihood <= -sure);
}

/* --- many players --- */

/* slope_and_bend: of the log-likelihood at these strengths (natural logarithms of odds). */
static void slope_and_bend(const struct table_of_results *t, const double at[RATED_MAX],
                           double slope[RATED_MAX], double bend[RATED_MAX][RATED_MAX])
{
    memset(bend, 0, RATED_MAX * sizeof bend[0]);
    for (int i = 0; i < t->players; i++) {
        double p = 1 / (1 + exp(-at[i]));

        slope[i] = 0.5 - p; /* the drawn game with an average player */
        bend[i][i] = p * (1 - p);
        for (int k = 0; k < t->players; k++) {
            if (k == i)
                continue;
            p = 1 / (1 + exp(at[k] - at[i]));
            slope[i] += t->points[i][k] - t->games[i][k] * p;
            bend[i][i] += t->games[i][k] * p * (1 - p);
            bend[i][k] -= t->games[i][k] * p * (1 - p);
        }
    }
}

/* invert: of a small positive matrix, by elimination; no pivot is needed. */
static void invert(double m[RATED_MAX][RATED_MAX], int n, double out[RATED_MAX][RATED_MAX])
{
    for (int i = 0; i < n; i++)
        for (int k = 0; k < n; k++)
            out[i][k] = i == k;
    for (int col = 0; col < n; col++) {
        double pivot = m[col][col];

        EXPECT(pivot > 0);
        for (int k = 0; k < n; k++) {
            m[col][k] /= pivot;
            out[col][k] /= pivot;
        }
        for (int row = 0; row < n; row++) {
            double factor = m[row][col];

            for (int k = 0; k < n && row != col; k++) {
                m[row][k] -= factor * m[col][k];
                out[row][k] -= factor * out[col][k];
            }
        }
    }
}

/* variance_of: of a player's strength as against the mean of all. */
static double variance_of(double covariance[RATED_MAX][RATED_MAX], int n, int player)
{
    double own = 0, all = 0;

    for (int i = 0; i < n; i++) {
        own += covariance[player][i] / n;
        for (int k = 0; k < n; k++)
            all += covariance[i][k] / n / n;
    }
    return fmax(0, covariance[player][player] - 2 * own + all);
}

void ratings(const struct table_of_results *t, struct estimate out[RATED_MAX])
{
    double at[RATED_MAX] = { 0 }, slope[RATED_MAX], mean = 0;
    double bend[RATED_MAX][RATED_MAX], inverse[RATED_MAX][RATED_MAX];
    const double to_elo = 400 / log(10);

    EXPECT(t->players > 0 && t->players <= RATED_MAX);
    for (int round = 0; round < 50; round++) { /* Newton's method, in short steps */
        slope_and_bend(t, at, slope, bend);
        invert(bend, t->players, inverse);
        for (int i = 0; i < t->players; i++) {
            double step = 0;

            for (int k = 0; k < t->players; k++)
                step += inverse[i][k] * slope[k];
            at[i] += fmax(-1, fmin(1, step));
        }
    }
    for (int i = 0; i < t->players; i++)
        mean += at[i] / t->players;
    for (int i = 0; i < t->players; i++) {
        double elo = to_elo * (at[i] - mean);
        double reach = to_elo * z95 * sqrt(variance_of(inverse, t->players, i));

        out[i] = (struct estimate){ elo, elo - reach, elo + reach };
    }
}
