/* findings.h - every mistake of a file, one sentence each, for programs that check files.
 *
 * A reader that can go on after a mistake takes a `struct findings *`: with NULL it stops at the
 * first one as usual; otherwise it reports each and reads on. */
#ifndef BASE_FINDINGS_H
#define BASE_FINDINGS_H

#include <stddef.h>

#include "base/error.h"

struct findings {
    void (*tell)(void *context, const char *sentence);
    void *context;
    int count;
};

/* findings_add: 0 when somebody collects (the mistake is told), -1 when the reader must stop. */
static inline int findings_add(struct findings *f, const struct error *err)
{
    if (!f)
        return -1;
    f->count++;
    f->tell(f->context, err->text);
    return 0;
}

#endif
