/* fuzz_engine.c - the bytes are what a program says to `sandtable engine`; the first one chooses the
 * game that is there. */
#include <stdio.h>
#include <string.h>

#include "cli/engine.h"
#include "fuzz.h"
#include "small.h"

/* says: does this word occur? */
static bool says(const uint8_t *data, size_t size, const char *word)
{
    size_t length = strlen(word);

    for (size_t i = 0; i + length <= size; i++)
        if (memcmp(data + i, word, length) == 0)
            return true;
    return false;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static FILE *out;
    struct cli cli = { 0 };

    /* Both could take any amount of time. */
    if (size < 2 || says(data, size, "choose") || says(data, size, "playout"))
        return 0;
    cli.library = *small_library(data[0]);
    FILE *in = fmemopen((void *)(uintptr_t)(data + 1), size - 1, "r");
    if (!out)
        out = fopen("/dev/null", "w");
    if (in && out)
        engine_talk(&cli, in, out);
    if (in)
        fclose(in);
    return 0;
}
