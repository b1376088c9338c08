/* error.c - sentences for the caller; abort for our own mistakes. */
#include "base/error.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int error_set(struct error *err, const char *format, ...)
{
    va_list args;

    if (!err)
        return -1;
    va_start(args, format);
    vsnprintf(err->text, sizeof err->text, format, args);
    va_end(args);
    return -1;
}

int error_wrap(struct error *err, const char *prefix)
{
    char inner[ERROR_MAX];

    if (!err)
        return -1;
    memcpy(inner, err->text, sizeof inner);
    inner[sizeof inner - 1] = '\0';
    EXPECT(prefix != err->text);
    int used = snprintf(err->text, sizeof err->text, "%s: ", prefix);
    if (used > 0 && used < ERROR_MAX)
        snprintf(err->text + used, sizeof err->text - (size_t)used, "%.*s", ERROR_MAX - used - 1,
                 inner);
    return -1;
}

_Noreturn void bug_at(const char *file, int line, const char *what)
{
    fprintf(stderr,
            "sandtable: a bug in the program: %s:%d: %s; please report it with the record\n", file,
            line, what);
    abort();
}
