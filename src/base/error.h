/* error.h - the kinds of failure, never mixed.
 *
 *   our mistake      BUG_ON(condition): always there; prints where and aborts
 *                    EXPECT(condition): the same in test and fuzz builds, nothing in a release
 *   someone's input  a function returns -1 and leaves one full sentence in the caller's struct error
 *   out of memory    base/mem.h stops the program; every input is bounded, so it is not expected */
#ifndef BASE_ERROR_H
#define BASE_ERROR_H

enum { ERROR_MAX = 320 };

struct error {
    char text[ERROR_MAX];
};

/* error_set writes the sentence (cut at ERROR_MAX) and returns -1, so that callers can
 * `return error_set(err, ...)`. A NULL err is allowed when the caller only wants a yes or no. */
int error_set(struct error *err, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* error_wrap puts `prefix: ` before the sentence that is already there and returns -1. */
int error_wrap(struct error *err, const char *prefix);

/* bug_at prints where the program went wrong and aborts. Call it through BUG_ON or EXPECT. */
_Noreturn void bug_at(const char *file, int line, const char *what);

#define BUG_ON(condition)                                                                          \
    do {                                                                                           \
        if (condition)                                                                             \
            bug_at(__FILE__, __LINE__, #condition);                                                \
    } while (0)

/* EXPECT: what the next lines rely on, written as a comment that runs. Needs -Dchecks=true. */
#ifdef SANDTABLE_CHECKS
#define EXPECT(condition) BUG_ON(!(condition))
#else
#define EXPECT(condition) ((void)sizeof((condition) ? 1 : 0))
#endif

#endif
