/* findings.h - every mistake in a file, one sentence each, for programs that check files.
 *
 * A reader that can go on after a mistake looks at a `struct findings *`: with NULL it stops at the
 * first one as usual; otherwise it reports each one and reads on. A doubt is something that can be
 * played but was probably not meant; without findings it is not reported. */
#ifndef BASE_FINDINGS_H
#define BASE_FINDINGS_H

#include <stdbool.h>
#include <stddef.h>

#include "base/error.h"

struct findings {
    void (*report)(void *context, bool doubt, const char *sentence);
    void *context;
    int mistakes, doubts;
};

/* findings_add reports a mistake. 0 to read on; -1 when f is NULL and the reader must stop. */
static inline int findings_add(struct findings *f, const struct error *err)
{
    if (!f)
        return -1;
    f->mistakes++;
    f->report(f->context, false, err->text);
    return 0;
}

/* findings_stop: the same for a mistake that leaves nothing more to read; always -1. */
static inline int findings_stop(struct findings *f, const struct error *err)
{
    findings_add(f, err);
    return -1;
}

/* findings_doubt reports a doubt; with f NULL it does nothing. */
static inline void findings_doubt(struct findings *f, const struct error *err)
{
    if (!f)
        return;
    f->doubts++;
    f->report(f->context, true, err->text);
}

/* findings_any: has a mistake been reported? With f NULL never: the reader would have stopped. */
static inline bool findings_any(const struct findings *f)
{
    return f && f->mistakes;
}

#endif
