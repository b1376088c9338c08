/* limit.h - how often a client may ask: a leaky bucket for each (who, what), in a table of fixed
 * size. The one that has been quiet for longest is forgotten first. */
#ifndef SERVER_LIMIT_H
#define SERVER_LIMIT_H

#include <stdint.h>

/* What is counted, cheapest first. */
enum limit_class { LIMIT_ASK, LIMIT_POST, LIMIT_CHAT, LIMIT_COSTLY, LIMIT_CREATE, LIMIT_CLASSES };

struct limiter;

/* limiter_new: `factor` multiplies every rate; 0: no limits. limiter_free: NULL is allowed. */
struct limiter *limiter_new(double factor);
void limiter_free(struct limiter *l);

/* limit_take counts one request: 0, or how many seconds to wait. `who` is an address or a token's
 * hash; `now` is in ms. */
int limit_take(struct limiter *l, const void *who, int size, enum limit_class what, int64_t now);

#endif
