/* expect.h - what the tests of the public header share, so that they need nothing else. */
#ifndef TESTS_LIB_EXPECT_H
#define TESTS_LIB_EXPECT_H

#include <stdio.h>

static int failures;

#define EXPECT(condition)                                                                          \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition);                        \
            failures++;                                                                            \
        }                                                                                          \
    } while (0)

static inline unsigned next_random(unsigned *seed)
{
    *seed = *seed * 1103515245u + 12345u;
    return *seed >> 16;
}

#endif
