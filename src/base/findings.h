/* findings.h - every mistake of a file, one sentence each, for programs that check files.
 *
 * A reader that can go on after a mistake looks at a `struct findings *`: with NULL it stops at the
 * first one as usual; otherwise it tells each and reads on. A doubt is something that can be played
 * but was hardly meant; without findings nobody hears of it. */
#ifndef BASE_FINDINGS_H
#define BASE_FINDINGS_H

#include <stdbool.h>
#include <stddef.h>

#include "base/error.h"

struct findings {
    void (*tell)(void *context, bool doubt, const char *sentence);
    void *context;
    int mistakes, doubts;
};

/* findings_add: 0 when somebody collects (the mistake is told), -1 when the reader must stop. */
static inline int findings_add(struct findings *f, const struct error *err)
{
    if (!f)
        return -1;
    f->mistakes++;
    f->tell(f->context, false, err->text);
    return 0;
}

/* findings_stop: the same for a mistake after which nothing more can be read; always -1. */
static inline int findings_stop(struct findings *f, const struct error *err)
{
    findings_add(f, err);
    return -1;
}

static inline void findings_doubt(struct findings *f, const struct error *err)
{
    if (!f)
        return;
    f->doubts++;
    f->tell(f->context, true, err->text);
}

/* findings_any: has a mistake been told? Nobody collects: no, the reader would have stopped. */
static inline bool findings_any(const struct findings *f)
{
    return f && f->mistakes;
}

#endif
