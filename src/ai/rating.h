/* rating.h - who is stronger, and how sure that is: pairs of games, a test that stops when it is
 * decided, ratings by Elo's scale (400 points: ten to one). */
#ifndef AI_RATING_H
#define AI_RATING_H

enum { RATED_MAX = 16, PAIR_POINTS = 5 };

/* Pairs of games between two players with the same dice, the second with seats exchanged. Luck and
 * the better side fall on both alike, so a pair is what is counted, not a game. */
struct pairs {
    int count[PAIR_POINTS]; /* by the half points the first player made, 0 to 4 */
};

int pairs_played(const struct pairs *p);

/* pairs_score: the first player's share of the points, 0 to 1, with its 95 % interval. */
struct estimate {
    double value, low, high;
};
struct estimate pairs_score(const struct pairs *p);

/* pairs_likelihood: the logarithm of how much likelier these pairs are if the first player is `elo`
 * stronger than if the second is. pairs_decided: 1 when that says the first, -1 the second, each
 * wrong once in twenty; 0: not yet. */
double pairs_likelihood(const struct pairs *p, double elo);
int pairs_decided(const struct pairs *p, double elo);

/* What some players have scored against each other. */
struct table_of_results {
    int players;
    double points[RATED_MAX][RATED_MAX]; /* of the row's player against the column's .. */
    double games[RATED_MAX][RATED_MAX];  /* .. in so many games */
};

/* ratings: Elo of each player, 0 on average, with 95 % intervals. Each is taken to have drawn one
 * game with an average player, so that those who won every game have a rating, too. */
void ratings(const struct table_of_results *t, struct estimate out[RATED_MAX]);

#endif
