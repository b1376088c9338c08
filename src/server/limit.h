/* limit.h - how often a client may ask, and how much it may get: a leaky bucket for each (who,
 * what), in a table of fixed size. When room is short the emptiest bucket is forgotten: whoever has
 * used up a limit cannot shake it off by coming from other addresses. */
#ifndef SERVER_LIMIT_H
#define SERVER_LIMIT_H

#include <stdint.h>

/* What is counted. LIMIT_BYTES are bytes sent, LIMIT_TIME ms of the main thread; both are counted
 * when they are known (limit_count). */
enum limit_class {
    LIMIT_PAGE,
    LIMIT_ASK,
    LIMIT_POST,
    LIMIT_CHAT,
    LIMIT_COSTLY,
    LIMIT_CREATE,
    LIMIT_BYTES,
    LIMIT_TIME,
    LIMIT_CLASSES
};

struct limiter;

/* limiter_new: `factor` multiplies every rate; 0: no limits. limiter_free: NULL is allowed. */
struct limiter *limiter_new(double factor);
void limiter_free(struct limiter *l);

/* In the following `who` is an address or a token's hash, at most 64 bytes; `now` is in ms and
 * never goes back. */

/* limit_take counts one request: 0, or how many seconds to wait; then it is not counted. */
int limit_take(struct limiter *l, const void *who, int size, enum limit_class what, int64_t now);

/* limit_count counts `amount` that cannot be refused any more. limit_wait: 0, or how many seconds
 * it takes until what was counted is within the limit again. */
void limit_count(struct limiter *l, const void *who, int size, enum limit_class what, double amount,
                 int64_t now);
int limit_wait(struct limiter *l, const void *who, int size, enum limit_class what, int64_t now);

#endif
